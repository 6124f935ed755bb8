"""The course: its chapters, and the lessons in the order in which they are meant to be taken."""

from __future__ import annotations

from importlib.resources import files

import msgspec
from msgspec import Struct

from ..errors import Malformed
from ..text import LANGUAGES
from .lesson import Lesson, read_lesson
from .markup import Document, read_document
from .source import Listing, Source

COURSE = "course"


def packaged(name: str) -> str | None:
    """The text of a file of the course, or None."""
    file = files(__package__) / COURSE / name
    return file.read_text(encoding="utf-8") if file.is_file() else None


class Chapter(Struct, frozen=True, forbid_unknown_fields=True):
    """Some lessons under one heading."""

    id: str
    lessons: tuple[str, ...]


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    chapter: tuple[Chapter, ...]


class Course(Struct, frozen=True):
    """All chapters, the lessons by name in their order, and the course's own texts by language."""

    chapters: tuple[Chapter, ...]
    lessons: dict[str, Lesson]
    texts: dict[str, Document]


def read_course(files: Listing = packaged) -> Course:
    """Read the whole course; raises `Malformed` with file and line for whatever is wrong with it."""
    source = Source.of(files, f"{COURSE}.toml")
    try:
        chapters = msgspec.toml.decode(source.text, type=_File).chapter
    except msgspec.DecodeError as error:
        raise Malformed("lesson_field", **source.at(1), reason=str(error)) from error
    names = [name for chapter in chapters for name in chapter.lessons]
    for name in names:
        if names.count(name) > 1:
            raise Malformed("lesson_twice", **source.at(1), name=name)
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
