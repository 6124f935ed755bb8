"""A lesson as the browser gets it: every play that the learner can make and every refusal that he can meet is in it.

So no rule runs in the browser, and it needs no server.
"""

from __future__ import annotations

from functools import singledispatch
from typing import TypeAlias

from .._core import Play as CorePlay
from .._core import Position
from .cubes import holder
from .lesson import Lesson
from .markup import Document, Section
from .moments import judge
from .steps import Act, Choose, Count, Find, Play, Read, Step, Verdict
from .syllabus import Course
from .tries import Reason, paths, reason_of, refusal, tries, written

Json: TypeAlias = dict[str, object]
SHOWN = 4
"""So many right plays are shown to whoever asks."""


def contents(course: Course) -> Json:
    """Return the chapters with their lessons and the steps of each."""
    ids = {name: [step.id for step in lesson.steps] for name, lesson in course.lessons.items()}
    chapters = [
        {"id": chapter.id, "lessons": [{"name": name, "steps": ids[name]} for name in chapter.lessons]}
        for chapter in course.chapters
    ]
    return {"chapters": chapters}


def texts(course: Course, lang: str) -> Json:
    """Return everything that is said in one language."""
    return {
        "course": _text(course.texts[lang]),
        "lessons": {name: _text(lesson.texts[lang]) for name, lesson in course.lessons.items()},
    }


def _text(text: Document) -> Json:
    sections = {section.id: _section(section) for section in text.sections}
    return {"title": text.title, "about": text.about, "steps": sections}


def _section(section: Section) -> Json:
    parts = {key: [part.text, part.label] if part.label else [part.text] for key, part in section.parts.items()}
    more = {"rule": section.rule, "question": section.question, "parts": parts}
    return {"title": section.title, "body": section.body, **{key: value for key, value in more.items() if value}}


def judged(lesson: Lesson) -> Json:
    """Return the steps of a lesson without their texts."""
    steps = zip(lesson.steps, lesson.boards, strict=True)
    return {"name": lesson.name, "steps": [_step(step, position) for step, position in steps]}


def _step(step: Step, position: Position | None) -> Json:
    out: Json = {"id": step.id}
    if position is not None:
        out["board"] = position.sides
    if step.dice is not None:
        out["dice"] = step.dice
    if step.cube is not None:
        out["cube"] = [step.cube, holder(step.owner)]
    if step.numbering != "own":
        out["numbering"] = step.numbering
    return {**out, **_asked(step, position)}


@singledispatch
def _asked(step: Step, position: Position | None) -> Json:
    raise TypeError(f"no kind of step: {step!r}")


@_asked.register
def _(step: Read, position: Position | None) -> Json:
    return {"kind": "read"}


@_asked.register
def _(step: Find, position: Position | None) -> Json:
    return {"kind": "find", "answer": step.answer}


@_asked.register
def _(step: Count, position: Position | None) -> Json:
    return {"kind": "count", "answer": step.answer}


@_asked.register
def _(step: Choose, position: Position | None) -> Json:
    opening = {"opening": True} if step.shows == "opening" else {}
    return {"kind": "choose", **opening, "options": [_option(key, key == step.right) for key in step.answers]}


@_asked.register
def _(step: Act, position: Position | None) -> Json:
    offered = {"offered": True} if step.moment == "doubled" else {}
    return {
        "kind": "act",
        **offered,
        "options": [_option(deed, deed in step.right, reason_of(judge(step, position, deed))) for deed in step.deeds],
    }


def _option(key: str, right: bool, reason: Reason | None = None) -> Json:
    return {"key": key, "right": right, **({"reason": _short(reason)} if reason else {})}


def _short(reason: Reason) -> list[object]:
    """A reason without hints where there are none."""
    code, params, hints = reason
    return [code, params, hints] if hints else [code, params]


@_asked.register
def _(step: Verdict, position: Position | None) -> Json:
    assert position is not None
    assert step.dice is not None
    reason = refusal(step.played, position, step.dice)
    return {
        "kind": "verdict",
        "played": step.played,
        "options": [
            {"key": "allowed", "right": reason is None},
            {"key": "refused", "right": reason is not None},
        ],
        # Why it is so, the lesson says itself.
        **({"reason": reason[:2]} if reason else {}),
    }


@_asked.register
def _(step: Play, position: Position | None) -> Json:
    assert position is not None
    assert step.dice is not None
    tree = position.step_tree(step.dice)
    found = tries(position, step.dice)
    out: Json = {
        "kind": "play",
        "tree": tree.nodes,
        "reasons": [_short(reason) for reason in found.reasons],
        "tries": [[number for each in node for number in each] for node in found.steps],
        "stops": found.stops,
    }
    right = [CorePlay.parse(text, position, step.dice) for text in step.right]
    if right:
        leaves = {node: path for node, path in enumerate(paths(tree)) if not tree.nodes[node]}
        out["right"] = [
            node for node, path in leaves.items() if CorePlay.parse(written(path), position, step.dice) in right
        ]
    out["shown"] = [str(play) for play in (right or position.plays(step.dice))[:SHOWN]]
    return out
