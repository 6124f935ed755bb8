"""A lesson: one file of steps, and one text a language whose headings name them."""

from __future__ import annotations

from collections.abc import Set
from typing import Annotated

from msgspec import Meta, Struct

from .._core import Position
from ..errors import Malformed
from ..text import LANGUAGES
from .boards import board_of
from .claims import check
from .glossary import glossary
from .markup import Block, Document, Section, read_document
from .source import At, Listing, Source
from .steps import Act, Choose, Play, Read, Step, Verdict


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    step: Annotated[list[Step], Meta(min_length=1)]


class Lesson(Struct, frozen=True):
    """The steps with their boards, and the texts by language."""

    name: str
    steps: tuple[Step, ...]
    boards: tuple[Position | None, ...]
    texts: dict[str, Document]


def read_lesson(name: str, files: Listing) -> Lesson:
    """Read a lesson and check every claim it makes; raises `Malformed` with file and line.

    >>> from triktrak.lessons.syllabus import packaged
    >>> read_lesson("bearing-off", packaged).steps[1].id
    'exact'
    """
    source = Source.of(files, f"{name}.toml")
    steps = _steps(source)
    boards = tuple(board_of(step, source, number) for number, step in enumerate(steps))
    for number, (step, position) in enumerate(zip(steps, boards, strict=True)):
        check(step, position, source, number)
    texts = {lang: read_document(Source.of(files, f"{name}.{lang}.md")) for lang in LANGUAGES}
    for text in texts.values():
        _fit(steps, text)
    return Lesson(name, steps, boards, texts)


def _steps(source: Source) -> tuple[Step, ...]:
    steps = source.decoded(_File, "step").step
    ids = [step.id for step in steps]
    for number, step in enumerate(steps):
        if step.id in ids[:number]:
            raise Malformed("lesson_twice", **source.field(number, "id"), name=step.id)
    return tuple(steps)


def _fit(steps: tuple[Step, ...], text: Document) -> None:
    """Check that a text speaks of these steps and of nothing else, and says something of the lesson and of each."""
    if not _is_plain(text.about):
        raise Malformed("lesson_plain", **text.source.at(1))
    wanted = [step.id for step in steps]
    for section, step in zip(text.sections, steps, strict=False):
        if section.id != step.id:
            raise Malformed("lesson_order", **text.source.at(section.line), name=section.id, wanted=step.id)
        _fit_step(step, section, text)
    if len(text.sections) < len(wanted):
        last = text.sections[-1].line if text.sections else 1
        raise Malformed("lesson_no_section", **text.source.at(last), name=wanted[len(text.sections)])
    if len(text.sections) > len(wanted):
        extra = text.sections[len(wanted)]
        raise Malformed("lesson_no_step", **text.source.at(extra.line), name=extra.id)
    for kind, key, at in text.links:
        if kind == "term" and key not in glossary():
            raise Malformed("lesson_term", **at, name=key)


def _is_plain(blocks: tuple[Block, ...]) -> bool:
    """Whether it is one paragraph of nothing but words: the list of lessons shows it inside a link."""
    return len(blocks) == 1 and blocks[0][0] == "p" and _only_words(blocks[0][1])


def _only_words(inline: object) -> bool:
    return isinstance(inline, list) and all(isinstance(word, str) for word in inline)


def _fit_step(step: Step, section: Section, text: Document) -> None:
    at: At = text.source.at(section.line)
    if not section.body:
        raise Malformed("lesson_no_text", **at, name=step.id)
    needed, optional, labelled = _parts(step)
    if bool(section.question) == isinstance(step, Read):
        raise Malformed("lesson_question", **at, name=step.id)
    for key in sorted(needed - section.parts.keys()):
        raise Malformed("lesson_no_part", **at, name=step.id, part=key)
    for key, part in section.parts.items():
        here = text.source.at(part.line)
        if key not in needed | optional:
            raise Malformed("lesson_odd_part", **here, name=step.id, part=key)
        if bool(part.label) != labelled:
            raise Malformed("lesson_label", **here, part=key)


def _parts(step: Step) -> tuple[Set[str], Set[str], bool]:
    """What must be said to the answers of a step, what may be, and whether each has a label."""
    if isinstance(step, Read):
        return set(), set(), False
    if isinstance(step, Choose):
        return set(step.answers), set(), True
    if isinstance(step, Act):
        refused = {wrong.what for wrong in step.wrong}
        return {*step.deeds} - refused, refused, False
    if isinstance(step, Verdict):
        return {"because"}, set(), False
    if isinstance(step, Play) and step.right:
        return {"right", "legal"}, {"hint"}, False
    return {"right"}, {"hint"}, False
