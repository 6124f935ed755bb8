"""The little Markdown that lessons are written in, read strictly: what is not understood is a fault with its line.

    # Title                 once, then paragraphs on what it is about
    ## Step {#id}           a step: paragraphs and lists, and after `>` the rule to remember
    ### Question?           what is asked, once a step at most
    - right: So it is.      below a question: what is answered, by key; of a choice `- key: label | explanation`

Titles, questions and labels are words without markup; a question may have `notation`.
Inline: **strong**, _stressed_, `8/5 6/5` for notation, [word](term:blot) and [word](lesson:bar) for links.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TypeAlias

from msgspec import Struct

from ..errors import Malformed
from .source import At, Source, unseen

Inline: TypeAlias = list[object]
"""Strings, and lists ["b", …] strong, ["i", …] stressed, ["n", text] notation, ["t" | "l", key, text] links."""
Block: TypeAlias = list[object]
"""["p", inline] or ["ul" | "ol", inline, inline, …]."""

_TOKEN = re.compile(
    r"\*\*(?P<b>[^*]+)\*\*|(?<![\w/])_(?P<i>[^_]+)_(?!\w)|`(?P<n>[^`]+)`|(?<!!)\[(?P<text>[^\]]+)\]\((?P<to>[^)]*)\)"
)
_LINK = re.compile(r"(term|lesson):([a-z0-9-]+)")
_LOOSE = re.compile(r"[*`|\\]|(?<!\w)_|_(?!\w)|\]\(|\]\[|!\[|<[a-zA-Z/!]|&#?\w+;|https?:|www\.|^(-{3,}|\d+\) )")
"""What looks like a markup that is not known here, and would be shown as it stands."""
_STEP = re.compile(r"## (.+?) \{#([a-z][a-z0-9-]*)\}")
_PART = re.compile(r"- ([a-z][a-z0-9-]*): (.+)")
_ITEM = re.compile(r"(- |\d+\. )(.+)")


class Part(Struct, frozen=True):
    """What is said to an answer; the label is the answer's own text, where it has one."""

    text: Inline
    label: str
    line: int


class Section(Struct, frozen=True):
    """The text of one step."""

    id: str
    title: str
    line: int
    body: tuple[Block, ...]
    rule: Inline
    question: str
    parts: dict[str, Part]


class Document(Struct, frozen=True):
    """A text in one language: a title, what it is about, its sections and its links with their places."""

    source: Source
    title: str
    about: tuple[Block, ...]
    sections: tuple[Section, ...]
    links: tuple[tuple[str, str, At], ...]


def read_document(source: Source) -> Document:
    """Read a text.

    >>> read_document(Source("x.en.md", "# Bar\\n\\n## Enter {#enter}\\n\\nFirst _enter_.")).sections[0].body
    (['p', ['First ', ['i', 'enter'], '.']],)
    """
    return _Reader(source).document()


class _Reader:
    def __init__(self, source: Source) -> None:
        self.source = source
        self.links: list[tuple[str, str, At]] = []

    def document(self) -> Document:
        chunks = list(_chunks(self.source.text))
        if not chunks or not (head := chunks[0])[1].startswith("# "):
            raise self.fault(1, "lesson_title")
        self.words(*head)
        heads = [i for i, (_, text) in enumerate(chunks) if text.startswith("## ")]
        about, rule, question, parts = self.contents(chunks[1 : (heads or [len(chunks)])[0]])
        if rule or question or parts:
            raise self.fault(head[0], "lesson_about")
        ends = [*heads[1:], len(chunks)]
        sections = tuple(self.section(chunks[a:b]) for a, b in zip(heads, ends, strict=True))
        for section in sections:
            if [each.id for each in sections].count(section.id) > 1:
                raise self.fault(section.line, "lesson_twice", name=section.id)
        return Document(self.source, head[1][2:].strip(), about, sections, tuple(self.links))

    def section(self, chunks: list[tuple[int, str]]) -> Section:
        line, head = chunks[0]
        found = _STEP.fullmatch(head)
        if not found:
            raise self.fault(line, "lesson_heading", text=head)
        self.words(line, found[1])
        body, rule, question, parts = self.contents(chunks[1:])
        return Section(found[2], found[1], line, body, rule, question, parts)

    def contents(self, chunks: list[tuple[int, str]]) -> tuple[tuple[Block, ...], Inline, str, dict[str, Part]]:
        body: list[Block] = []
        rule: Inline = []
        question, parts = "", dict[str, Part]()
        for line, text in chunks:
            if text.startswith("### "):
                if question:
                    raise self.fault(line, "lesson_twice", name=text)
                question = text[4:].strip()
                self.words(line, re.sub(r"`[^`]+`", "", question))
            elif text.startswith("#"):
                raise self.fault(line, "lesson_heading", text=text)
            elif question:
                self.part(line, text, parts)
            elif text.startswith("> "):
                if rule:
                    raise self.fault(line, "lesson_twice", name=text)
                rule = self.inline(line, text[2:])
            else:
                self.block(line, text, body)
        return tuple(body), rule, question, parts

    def part(self, line: int, text: str, parts: dict[str, Part]) -> None:
        found = _PART.fullmatch(text)
        if not found:
            raise self.fault(line, "lesson_part", text=text)
        if found[1] in parts:
            raise self.fault(line, "lesson_twice", name=found[1])
        label, bar, rest = found[2].partition(" | ")
        self.words(line, label if bar else "")
        said = rest if bar else found[2]
        parts[found[1]] = Part(self.inline(line, said), label.strip() if bar else "", line)

    def block(self, line: int, text: str, body: list[Block]) -> None:
        item = _ITEM.fullmatch(text)
        if not item:
            body.append(["p", self.inline(line, text)])
            return
        kind = "ul" if item[1] == "- " else "ol"
        if not body or body[-1][0] != kind:
            body.append([kind])
        body[-1].append(self.inline(line, item[2]))

    def inline(self, line: int, text: str) -> Inline:
        out: Inline = []
        end = 0
        for found in _TOKEN.finditer(text):
            out += self.plain(line, text[end : found.start()])
            out.append(self.token(line, found))
            end = found.end()
        return out + self.plain(line, text[end:])

    def plain(self, line: int, text: str) -> Inline:
        self.words(line, text)
        return [text] if text else []

    def words(self, line: int, text: str) -> None:
        """Check that there are only words, and no characters that nobody sees."""
        if _LOOSE.search(text):
            raise self.fault(line, "lesson_markup", text=text.strip())
        if (letter := unseen(text)) is not None:
            raise self.fault(line, "lesson_unseen", name=letter)

    def token(self, line: int, found: re.Match[str]) -> Inline:
        inner = found["b"] or found["i"] or found["text"] or ""
        if inner != inner.strip():
            raise self.fault(line, "lesson_markup", text=found[0])
        self.words(line, inner)
        for kind in "bin":
            if found[kind]:
                return [kind, found[kind]]
        link = _LINK.fullmatch(found["to"])
        if not link:
            raise self.fault(line, "lesson_link", text=found["to"])
        self.links.append((link[1], link[2], self.source.at(line)))
        return [link[1][0], link[2], found["text"]]

    def fault(self, line: int, code: str, **params: object) -> Malformed:
        return Malformed(code, **self.source.at(line), **params)


def _chunks(text: str) -> Iterator[tuple[int, str]]:
    """Yield headings, list items, rules and paragraphs, each with the line it begins at and its lines joined."""
    held: list[str] = []
    start = 0
    for number, raw in enumerate([*text.split("\n"), ""], 1):
        line = raw.strip()
        alone = line.startswith("#") or line.startswith("> ") or _ITEM.fullmatch(line) is not None
        if held and (not line or alone):
            yield start, " ".join(held)
            held = []
        if line:
            start = start if held else number
            held.append(line)
        if line.startswith("#"):
            yield start, line
            held = []
