"""The lessons: files of positions and texts, read strictly and judged by the core. Knows no browser and no server."""

from .judged import contents, judged, texts
from .lesson import Lesson, read_lesson
from .syllabus import Course, read_course

__all__ = ["Course", "Lesson", "contents", "judged", "read_course", "read_lesson", "texts"]
