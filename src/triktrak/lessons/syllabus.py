"""The course: its chapters, and the lessons in the order in which they are meant to be taken."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated

from msgspec import Meta, Struct

from ..errors import Malformed
from ..text import LANGUAGES
from .lesson import Lesson, read_lesson
from .markup import Document, read_document
from .source import Listing, Source, plain, repeated
from .steps import Id

COURSE = "course"


def folder(there: Traversable) -> Listing:
    """The files of a folder; what is not text in UTF-8 raises `Malformed` with its line."""

    def text(name: str) -> str | None:
        file = there / name
        if not file.is_file():
            return None
        read = file.read_bytes()
        try:
            return plain(read)
        except UnicodeDecodeError as error:
            line = read.count(b"\n", 0, error.start) + 1
            raise Malformed("lesson_encoding", file=name, line=line) from error

    return text


def packaged(name: str) -> str | None:
    """The text of a file of the course, or None."""
    return folder(files(__package__) / COURSE)(name)


class Chapter(Struct, frozen=True, forbid_unknown_fields=True):
    """Some lessons under one heading."""

    id: Id
    lessons: Annotated[tuple[Id, ...], Meta(min_length=1)]


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    chapter: Annotated[tuple[Chapter, ...], Meta(min_length=1)]


class Course(Struct, frozen=True):
    """All chapters, the lessons by name in their order, and the course's own texts by language."""

    chapters: tuple[Chapter, ...]
    lessons: dict[str, Lesson]
    texts: dict[str, Document]


def read_course(files: Listing = packaged) -> Course:
    """Read the whole course; raises `Malformed` with file and line for whatever is wrong with it."""
    source = Source.of(files, f"{COURSE}.toml")
    chapters = source.decoded(_File, "chapter").chapter
    _once(chapters, source)
    names = [name for chapter in chapters for name in chapter.lessons]
    lessons = {name: read_lesson(name, files) for name in names}
    texts = {lang: read_document(Source.of(files, f"{COURSE}.{lang}.md")) for lang in LANGUAGES}
    for text in texts.values():
        if [section.id for section in text.sections] != [chapter.id for chapter in chapters]:
            raise Malformed("lesson_chapters", **text.source.at(1))
    for document in [*texts.values(), *(text for lesson in lessons.values() for text in lesson.texts.values())]:
        for kind, key, at in document.links:
            if kind == "lesson" and key not in lessons:
                raise Malformed("lesson_unknown", **at, name=key)
    return Course(chapters, lessons, texts)


def _once(chapters: tuple[Chapter, ...], source: Source) -> None:
    for number, id in repeated(chapter.id for chapter in chapters):
        raise Malformed("lesson_twice", **source.field(number, "id", "chapter"), name=id)
    homes = [number for number, chapter in enumerate(chapters) for _ in chapter.lessons]
    for place, name in repeated(name for chapter in chapters for name in chapter.lessons):
        raise Malformed("lesson_twice", **source.field(homes[place], "lessons", "chapter"), name=name)
