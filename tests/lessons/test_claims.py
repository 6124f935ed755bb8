"""No claim of the course can be turned around unnoticed: each is, in turn, and the reading must refuse it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from triktrak import Position
from triktrak.errors import Malformed
from triktrak.lessons import read_course
from triktrak.lessons.claims import check
from triktrak.lessons.source import Source
from triktrak.lessons.steps import LEGAL, Act, Choose, Count, Find, Play, Read, Step, Verdict, Wrong

COURSE = read_course()
STEPS: list[tuple[Step, Position | None]] = [
    (step, position)
    for lesson in COURSE.lessons.values()
    for step, position in zip(lesson.steps, lesson.boards, strict=True)
]
IDS = [f"{lesson.name}-{step.id}" for lesson in COURSE.lessons.values() for step in lesson.steps]
NOWHERE = Source("x.toml", "")


def codes() -> set[str]:
    """All codes that lessons name."""
    found = set[str]()
    for step, _ in STEPS:
        if isinstance(step, Play | Act):
            found |= {wrong.code for wrong in step.wrong}
        elif isinstance(step, Verdict):
            found.add(step.code)
    return found - {LEGAL}


CODES = sorted(codes())


def turned(step: Step, position: Position | None) -> Iterator[Step]:
    """Yield the step with one of its claims turned around."""
    if isinstance(step, Verdict):
        yield from (replace(step, code=code) for code in [LEGAL, *CODES] if code != step.code)
    elif isinstance(step, Play):
        assert position is not None
        assert step.dice is not None
        for wrong in step.wrong:
            yield replace(step, right=(*step.right, wrong.what))
            yield from (replace(step, wrong=(Wrong(wrong.what, code),)) for code in CODES if code != wrong.code)
        yield from (replace(step, wrong=(*step.wrong, Wrong(right, code))) for right in step.right for code in CODES)
        yield replace(step, wrong=(*step.wrong, Wrong(str(position.plays(step.dice)[0]), "blocked")))
    elif isinstance(step, Act):
        for wrong in step.wrong:
            rest = tuple(other for other in step.wrong if other != wrong)
            yield replace(step, wrong=rest)
            yield from (replace(step, wrong=(*rest, Wrong(wrong.what, code))) for code in CODES if code != wrong.code)
            yield replace(step, right=(*step.right, wrong.what))
        allowed = {*step.deeds} - {wrong.what for wrong in step.wrong}
        yield from (replace(step, wrong=(*step.wrong, Wrong(deed, code))) for deed in allowed for code in CODES)
    elif isinstance(step, Count):
        yield from (replace(step, answer=step.answer + more) for more in (-1, 1))
    elif isinstance(step, Choose) and step.shows:
        yield from (replace(step, right=answer) for answer in step.answers if answer != step.right)
    elif isinstance(step, Find) and step.shows:
        yield from (replace(step, answer=(place,)) for place in range(26) if (place,) != step.answer)


@pytest.mark.parametrize(("step", "position"), STEPS, ids=IDS)
def test_a_claim_that_is_turned_around_is_refused(step: Step, position: Position | None) -> None:
    check(step, position, NOWHERE, 0)
    for changed in turned(step, position):
        with pytest.raises(Malformed) as refused:
            check(changed, position, NOWHERE, 0)
        assert refused.value.code in ("lesson_claim", "lesson_twice")


def test_every_kind_of_step_that_the_rules_can_judge_is_turned_around() -> None:
    kinds = {type(step) for step, position in STEPS if list(turned(step, position))}
    assert kinds == {Play, Verdict, Act, Count, Choose, Find}
    assert {type(step) for step, _ in STEPS} - kinds == {Read}


def test_a_place_that_no_rule_can_name_is_named_by_its_question() -> None:
    places = {25: {"en": "bar", "nl": "bar", "de": "Bar"}}
    for lesson in COURSE.lessons.values():
        for index, step in enumerate(lesson.steps):
            if isinstance(step, Find) and not step.shows:
                for lang, text in lesson.texts.items():
                    for place in step.answer:
                        seen = 25 - place if step.numbering == "both" and place < 25 else place
                        assert places.get(place, {}).get(lang, str(seen)) in text.sections[index].question
