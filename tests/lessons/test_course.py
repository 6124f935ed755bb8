"""The course itself: every claim holds, the three languages are of one structure, and no lesson takes long."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from core_data import lines
from triktrak import IllegalPlay, Play, Position
from triktrak.lessons import Lesson, read_course
from triktrak.lessons.glossary import glossary
from triktrak.lessons.markup import Block, Document, Inline
from triktrak.lessons.steps import Act, Read, Verdict
from triktrak.lessons.steps import Play as PlayStep
from triktrak.text import LANGUAGES

COURSE = read_course()
LESSONS = list(COURSE.lessons.values())
WORDS_A_MINUTE = 220
SECONDS_AN_ACT = 10
LONGEST = 180


def words(part: Inline) -> str:
    return "".join(part if isinstance(part, str) else part[-1] for part in part if isinstance(part, str | list))


def read(text: Document) -> str:
    """What whoever needs no help and errs nowhere reads of a text."""
    blocks: list[Block] = [block for section in text.sections for block in section.body]
    said = [words(part) for block in blocks for part in block[1:] if isinstance(part, list)]
    for section in text.sections:
        said += [section.title, section.question, words(section.rule), *(part.label for part in section.parts.values())]
        said.append(max((words(part.text) for part in section.parts.values()), key=len, default=""))
    return " ".join(said)


def named(said: object) -> list[tuple[object, object]]:
    """The plays, terms and lessons that a text names, each with its kind, in the order of the alphabet."""
    if not isinstance(said, list):
        return []
    own = [(said[0], said[1])] if said and said[0] in ("n", "t", "l") and isinstance(said[1], str) else []
    return sorted([*own, *(each for part in said for each in named(part))], key=str)


def ids(lesson: Lesson) -> str:
    return lesson.name


@pytest.mark.parametrize("lesson", LESSONS, ids=ids)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_takes_three_minutes_at_most(lesson: Lesson, lang: str) -> None:
    acts = sum(not isinstance(step, Read) for step in lesson.steps)
    seconds = 60 * len(read(lesson.texts[lang]).split()) / WORDS_A_MINUTE + SECONDS_AN_ACT * acts
    assert seconds <= LONGEST, f"{seconds:.0f} s"


@pytest.mark.parametrize("lesson", LESSONS, ids=ids)
def test_in_every_lesson_the_learner_acts(lesson: Lesson) -> None:
    assert [step.id for step in lesson.steps if not isinstance(step, Read)] != []


@pytest.mark.parametrize("lesson", LESSONS, ids=ids)
def test_the_languages_say_the_same_things_and_name_the_same_plays_numbers_and_links(lesson: Lesson) -> None:
    def shape(text: Document) -> list[object]:
        return [
            (
                section.id,
                bool(section.rule),
                sorted(section.parts),
                [(block[0], len(block)) for block in section.body],
                sorted(re.findall(r"\d+|`[^`]+`", section.question)),
                named([*section.body, section.rule, *(part.text for _, part in sorted(section.parts.items()))]),
            )
            for section in text.sections
        ]

    assert shape(lesson.texts["nl"]) == shape(lesson.texts["en"])
    assert shape(lesson.texts["de"]) == shape(lesson.texts["en"])


@pytest.mark.parametrize("lesson", LESSONS, ids=ids)
def test_every_claim_is_judged_again_play_by_play(lesson: Lesson) -> None:
    for step, position in zip(lesson.steps, lesson.boards, strict=True):
        if isinstance(step, PlayStep):
            assert position is not None
            assert step.dice is not None
            for text in step.right:
                assert Play.parse(text, position, step.dice) in position.plays(step.dice)
            tries = [(wrong.what, wrong.code) for wrong in step.wrong]
        elif isinstance(step, Verdict) and step.code != "legal":
            tries = [(step.played, step.code)]
        else:
            continue
        assert position is not None
        assert step.dice is not None
        for text, code in tries:
            with pytest.raises(IllegalPlay) as refused:
                Play.parse(text, position, step.dice)
            assert refused.value.code == code


def test_every_file_of_the_course_is_used() -> None:
    there = {file.name for file in (files("triktrak.lessons") / "course").iterdir()}
    used = {
        f"{name}{end}" for name in ["course", *COURSE.lessons] for end in [".toml", *(f".{x}.md" for x in LANGUAGES)]
    }
    assert there == used


def test_the_worked_examples_are_exercises() -> None:
    found = {
        (position.id, "".join(map(str, step.dice)))
        for lesson in LESSONS
        for step, position in zip(lesson.steps, lesson.boards, strict=True)
        if isinstance(step, PlayStep) and position is not None and step.dice is not None
    }
    examples = {(row[1], row[2]) for row in map(str.split, lines("worked_examples.txt"))}
    assert len(examples) == 7
    assert examples - found == set()


def test_every_term_is_linked_and_known() -> None:
    linked = {
        key for lesson in LESSONS for text in lesson.texts.values() for kind, key, _ in text.links if kind == "term"
    }
    assert linked - glossary().keys() == set()


def test_the_notation_in_the_texts_can_be_read() -> None:
    notation = re.compile(r"(bar|\d+)(/(\d+|off)\*?)+(\(\d\))?")
    odd = []
    for lesson in LESSONS:
        for lang, text in lesson.texts.items():
            for written in re.findall(r"`([^`]+)`", text.source.text):
                plays = re.sub(r"^[1-6]-[1-6]:? ?", "", written)
                odd += [f"{lesson.name}.{lang}: {word}" for word in plays.split() if not notation.fullmatch(word)]
    assert odd == []


def test_what_the_cube_steps_refuse_has_a_sentence_of_its_own() -> None:
    codes = {wrong.code for lesson in LESSONS for step in lesson.steps if isinstance(step, Act) for wrong in step.wrong}
    assert all("_" in code for code in codes)


def test_the_positions_of_lessons_are_whole() -> None:
    for lesson in LESSONS:
        for position in lesson.boards:
            assert position is None or Position.from_id(position.id) == position
