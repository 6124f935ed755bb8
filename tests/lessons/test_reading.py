"""A lesson that is broken is refused with the file and the line, whatever is wrong with it."""

from __future__ import annotations

from pathlib import Path

import pytest

from triktrak.errors import Malformed
from triktrak.lessons import read_lesson
from triktrak.lessons.markup import read_document
from triktrak.lessons.source import Listing, Source
from triktrak.lessons.syllabus import folder, read_course
from triktrak.text import LANGUAGES, text

STEPS = """[[step]]
kind = "read"
id = "one"
board = "start"

[[step]]
kind = "play"
id = "two"
own = "6:2 bar"
theirs = "24:2 23:2"
dice = [6, 3]
right = ["bar/22 6/off"]
wrong = [{ try = "6/off", code = "bar_first" }]
"""
PLAY_STEPS = STEPS.replace('right = ["bar/22 6/off"]\n', "")
TEXT = """# Title

What it is about, on
two lines.

## First {#one}

A **strong** word, an _odd_ one, `8/5*`, a [blot](term:blot).

- this
- that

> A rule.

## Second {#two}

Body.

### What now?

- right: Good.
- hint: Look.
"""


def lesson(steps: str = PLAY_STEPS, changed: dict[str, str | None] | None = None) -> Listing:
    there: dict[str, str | None] = {"x.toml": steps, **{f"x.{lang}.md": TEXT for lang in LANGUAGES}, **(changed or {})}
    return there.get


def fault(files: Listing) -> Malformed:
    with pytest.raises(Malformed) as raised:
        read_lesson("x", files)
    error = raised.value
    for lang in LANGUAGES:
        said = error.message(lang)
        assert str(error.params["file"]) in said
        assert "error-" not in said
        assert "{" not in said or "{#id}" in said
    return error


def test_a_whole_lesson_is_read() -> None:
    read = read_lesson("x", lesson())
    assert [step.id for step in read.steps] == ["one", "two"]
    first, second = read.texts["en"].sections
    assert first.body == (
        [
            "p",
            [
                "A ",
                ["b", "strong"],
                " word, an ",
                ["i", "odd"],
                " one, ",
                ["n", "8/5*"],
                ", a ",
                ["t", "blot", "blot"],
                ".",
            ],
        ],
        ["ul", ["this"], ["that"]],
    )
    assert (first.rule, second.question, sorted(second.parts)) == (["A rule."], "What now?", ["hint", "right"])
    assert read.texts["en"].about == (["p", ["What it is about, on two lines."]],)


@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        ("own =", "mine =", "lesson_field", 6),
        ("dice = [6, 3]", "dice = [7, 3]", "lesson_field", 11),
        ("dice = [6, 3]", "dice = [6, 3", "lesson_field", 12),
        ('kind = "play"', 'kind = "guess"', "lesson_field", 7),
        ('id = "two"', 'id = "one"', "lesson_twice", 8),
        ('own = "6:2 bar"', 'own = "6:12 5:4"', "lesson_board", 9),
        ('own = "6:2 bar"', 'own = "26 bar"', "lesson_stack", 9),
        ('theirs = "24:2 23:2"', 'theirs = "24:2 6:2"', "lesson_stack", 10),
        ('theirs = "24:2 23:2"', 'theirs = "24:2 22:x"', "lesson_stack", 10),
        ('own = "6:2 bar"', 'own = "6:2 bar"\nboard = "start"', "lesson_two_boards", 10),
        ("dice = [6, 3]\n", "", "lesson_needs_dice", 6),
        ('own = "6:2 bar"\ntheirs = "24:2 23:2"\n', "", "lesson_needs_board", 6),
        ('theirs = "24:2 23:2"', 'theirs = "22:2 19:2"', "lesson_no_play", 11),
        ('code = "bar_first"', 'code = "blocked"', "lesson_claim", 12),
        ('try = "6/off"', 'try = "bar/22 22/16"', "lesson_claim", 12),
        ('try = "6/off"', 'try = "hello"', "lesson_field", 12),
        ('code = "bar_first"', 'code = "legal"', "lesson_field", 12),
        ('"bar_first" }]', '"bar_first" }, { try = "6/off", code = "bar_first" }]', "lesson_twice", 12),
        ("wrong =", 'right = ["hello"]\nwrong =', "lesson_field", 12),
        ("wrong =", 'right = ["bar/22 24/18", "24/18 bar/22"]\nwrong =', "lesson_claim", 12),
        ("dice = [6, 3]", "dice = [6, 3]\ncube = 3", "lesson_field", 12),
        ("dice = [6, 3]", "dice = [6, 3]\ncube = 1180591620717411303424", "lesson_field", 12),
        ("dice = [6, 3]", 'dice = [6, 3]\ncube = 1\nowner = "own"', "lesson_odd_part", 13),
        ("dice = [6, 3]", 'dice = [6, 3]\n  "owner" = "own"', "lesson_odd_part", 12),
        ('id = "two"', 'id = "two\\n"', "lesson_field", 8),
        ('[[step]]\nkind = "play"', '[[ step ]] # the second\nkind = "guess"', "lesson_field", 7),
        ("dice = [6, 3]", f"dice = [{'9' * 9000}]", "lesson_field", 1),
        ("dice = [6, 3]", f"dice = {'[' * 9000}", "lesson_field", 1),
    ],
)
def test_a_broken_file_of_steps(old: str, new: str, code: str, line: int) -> None:
    assert old in PLAY_STEPS
    error = fault(lesson(PLAY_STEPS.replace(old, new, 1)))
    assert (error.code, error.params["file"], error.params["line"]) == (code, "x.toml", line)


def test_a_right_play_that_is_illegal_is_no_claim_to_make() -> None:
    error = fault(lesson(STEPS))
    assert (error.code, error.params["line"], error.params["found"]) == ("lesson_claim", 12, "not_all_home")


@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        ("# Title", "Title", "lesson_title", 1),
        ("What it", "> What it", "lesson_about", 1),
        ("## First {#one}", "## First", "lesson_heading", 6),
        ("## First {#one}", "#### First {#one}", "lesson_heading", 6),
        ("{#one}", "{#two}", "lesson_twice", 6),
        ("{#one}", "{#three}", "lesson_order", 6),
        ("**strong**", "**strong", "lesson_markup", 8),
        ("`8/5*`", "`8/5*", "lesson_markup", 8),
        ("_odd_", "<b>odd</b>", "lesson_markup", 8),
        ("term:blot", "term:blob", "lesson_term", 8),
        ("term:blot", "https://example.org", "lesson_link", 8),
        ("> A rule.", "> A rule.\n> Another.", "lesson_twice", 14),
        ("### What now?\n", "", "lesson_question", 15),
        ("### What now?", "### What now?\n\n### And now?", "lesson_twice", 21),
        ("- right: Good.", "Good.", "lesson_part", 21),
        ("- right: Good.\n", "", "lesson_no_part", 15),
        ("- right: Good.", "- right: Yes | Good.", "lesson_label", 21),
        ("- hint: Look.", "- right: Look.", "lesson_twice", 22),
        ("- hint: Look.", "- advice: Look.", "lesson_odd_part", 22),
        ("> A rule.", "> A `rule`, _so", "lesson_markup", 13),
        ("**strong**", "**`8/5`**", "lesson_markup", 8),
        ("**strong**", "**strong **", "lesson_markup", 8),
        ("_odd_", "_an **odd**_", "lesson_markup", 8),
        ("_odd_", "*odd*", "lesson_markup", 8),
        ("_odd_", "_odd", "lesson_markup", 8),
        ("_odd_", "<!-- odd -->", "lesson_markup", 8),
        ("_odd_", "&nbsp;", "lesson_markup", 8),
        ("_odd_", "od\u200bd", "lesson_unseen", 8),
        ("_odd_", "\u202eodd", "lesson_unseen", 8),
        ("_odd_", "o\x1bdd", "lesson_unseen", 8),
        ("[blot](", "[`blot`](", "lesson_markup", 8),
        ("[blot](term:blot)", "![blot](term:blot)", "lesson_markup", 8),
        ("[blot](term:blot)", "[blot][1]", "lesson_markup", 8),
        ("- this", "* this", "lesson_markup", 10),
        ("- this", "1) this", "lesson_markup", 10),
        ("- this", "| this |", "lesson_markup", 10),
        ("# Title", "# **Title**", "lesson_markup", 1),
        ("## First", "## `First`", "lesson_markup", 6),
        ("What now?", "What **now**?", "lesson_markup", 19),
        ("What now?", "What `now?", "lesson_markup", 19),
        ("What it is about, on\ntwo lines.\n", "", "lesson_plain", 1),
        ("two lines.", "two **lines**.", "lesson_plain", 1),
        ("two lines.", "two lines.\n\nAnd more.", "lesson_plain", 1),
        ("Body.\n", "", "lesson_no_text", 15),
        ("## Second {#two}", "## Third {#three}\n\nMore.\n\n## Second {#two}", "lesson_order", 15),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_broken_text(old: str, new: str, code: str, line: int, lang: str) -> None:
    assert old in TEXT
    error = fault(lesson(changed={f"x.{lang}.md": TEXT.replace(old, new, 1)}))
    assert (error.code, error.params["file"], error.params["line"]) == (code, f"x.{lang}.md", line)


def test_a_text_that_is_short_or_long_of_a_step() -> None:
    short = TEXT[: TEXT.index("## Second")]
    assert fault(lesson(changed={"x.nl.md": short})).code == "lesson_no_section"
    assert fault(lesson(changed={"x.nl.md": TEXT + "\n## Third {#three}\n\nMore.\n"})).code == "lesson_no_step"


@pytest.mark.parametrize("name", ["x.toml", "x.en.md", "x.nl.md", "x.de.md"])
def test_a_missing_file_is_named(name: str) -> None:
    error = fault(lesson(changed={name: None}))
    assert (error.code, error.params["file"], error.params["line"]) == ("lesson_missing", name, 1)


RESULT = """kind = "choose"
shows = "result"
theirs = "1 13:14"
answers = ["single", "gammon"]
right = "gammon\""""


def test_an_answer_of_the_rules_is_not_argued_with() -> None:
    steps = {
        'kind = "count"\nof = "pips"\nanswer = 168\nboard = "start"': ("answer", "167"),
        'kind = "count"\nof = "points"\nwon = 2\ncube = 4\nanswer = 4': ("answer", "8"),
        'kind = "count"\nof = "dice"\nown = "6"\ntheirs = "13"\ndice = [6, 6]\nanswer = 4': ("answer", "1"),
        'kind = "choose"\nshows = "opening"\ndice = [3, 5]\nanswers = ["me", "they"]\nright = "me"': ("right", "they"),
        RESULT: ("right", "backgammon"),
        'kind = "verdict"\nboard = "start"\ndice = [3, 1]\nplayed = "8/5 6/5"\ncode = "blocked"': ("code", "legal"),
        'kind = "act"\nmoment = "roll"\ndeeds = ["roll", "take"]\nright = ["roll"]': ("deeds", "not_now"),
        'kind = "act"\nmoment = "theirs"\ndeeds = ["roll", "double"]\nright = ["roll"]': ("deeds", "not_your_turn"),
    }
    for body, (key, found) in steps.items():
        error = fault(lesson(f'[[step]]\nid = "one"\n{body}\n'))
        assert (error.code, error.params["found"]) == ("lesson_claim", found)
        line = int(str(error.params["line"]))
        assert f'[[step]]\nid = "one"\n{body}'.splitlines()[line - 1].startswith(key)


@pytest.mark.parametrize("steps", ["", "step = []", "step = 3", "[step]", f"x = {'[' * 9000}"])
def test_a_lesson_has_steps(steps: str) -> None:
    assert fault(lesson(steps)).code == "lesson_field"


@pytest.mark.parametrize(
    ("step", "code", "key"),
    [
        ('kind = "find"\nboard = "start"\nanswer = [8, 8]', "lesson_twice", "answer"),
        ('kind = "find"\nown = "6:2 3 1"\nanswer = [3]\nshows = "blots"', "lesson_claim", "answer"),
        ('kind = "choose"\nanswers = ["yes", "no", "yes"]\nright = "yes"', "lesson_twice", "answers"),
        ('kind = "count"\nof = "pips"\nboard = "start"\nwon = 2\nanswer = 167', "lesson_odd_part", "won"),
        ('kind = "count"\nof = "points"\ncube = 3\nanswer = 3', "lesson_field", "cube"),
        ('kind = "count"\nof = "points"\ncube = 4096\nwon = 3\nanswer = 12288', "lesson_field", "answer"),
        ('kind = "read"\ncube = 2', "lesson_odd_part", "cube"),
        ('kind = "read"\ndice = [3, 1]', "lesson_odd_part", "dice"),
        ('kind = "read"\nnumbering = "both"', "lesson_odd_part", "numbering"),
        ('kind = "play"\nboard = "start"\ndice = [3, 1]\nright = ["8/5 6/5", "6/5 8/5"]', "lesson_twice", "right"),
        ('kind = "verdict"\nboard = "start"\ndice = [3, 1]\nplayed = "hm"\ncode = "legal"', "lesson_field", "played"),
    ],
)
def test_nothing_is_said_twice_or_in_vain(step: str, code: str, key: str) -> None:
    steps = f'[[step]]\nid = "one"\n{step}\n'
    error = fault(lesson(steps))
    assert error.code == code
    assert steps.splitlines()[int(str(error.params["line"])) - 1].startswith(key)


ACT = """[[step]]
id = "one"
kind = "act"
moment = "roll"
deeds = ["roll", "double"]
right = ["roll"]
"""


@pytest.mark.parametrize(
    ("old", "new", "code", "key"),
    [
        ('["roll", "double"]', '["roll", "roll"]', "lesson_twice", "deeds"),
        ('["roll"]', '["roll", "roll"]', "lesson_twice", "right"),
        ("right", "dice = [3, 1]\nright", "lesson_odd_part", "dice"),
        ("right", "score = [1, 2]\nright", "lesson_odd_part", "score"),
        ("right", "crawford = true\nright", "lesson_odd_part", "crawford"),
        ("right", "length = 3\njacoby = true\nright", "lesson_odd_part", "jacoby"),
        ("right", "length = 3\nscore = [1, 1]\ncrawford = true\nright", "lesson_moment", "moment"),
        ("right", "length = 3\nscore = [2, 3]\nright", "lesson_moment", "moment"),
        ("right", "length = 65\nright", "lesson_moment", "moment"),
        ("right", "length = 3\nscore = [2, 1]\ncrawford = true\ncube = 2\nright", "lesson_moment", "moment"),
        ('"roll"\ndeeds', '"beavered"\ncube = 2\ndeeds', "lesson_moment", "moment"),
        ('"roll"\ndeeds', '"doubled"\ncube = 2\nowner = "own"\ndeeds', "lesson_moment", "moment"),
        ('"roll"\ndeeds', '"doubled"\nlength = 1\ndeeds', "lesson_moment", "moment"),
        (
            'right = ["roll"]',
            'cube = 2\nowner = "theirs"\nright = ["double"]\nwrong = [{ try = "double", code = "double_not_owner" }]',
            "lesson_claim",
            "right",
        ),
    ],
)
def test_a_moment_that_no_game_has(old: str, new: str, code: str, key: str) -> None:
    steps = ACT.replace(old, new, 1)
    error = fault(lesson(steps))
    assert error.code == code
    assert steps.splitlines()[int(str(error.params["line"])) - 1].startswith(key)


def test_text_that_is_no_utf_8_is_named_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "x.toml").write_bytes(b"# one\n# \xe9\n")
    with pytest.raises(Malformed) as raised:
        read_lesson("x", folder(tmp_path))
    assert (raised.value.code, raised.value.params) == ("lesson_encoding", {"file": "x.toml", "line": 2})


def test_a_mark_before_the_text_and_ends_of_lines_in_two_letters_do_no_harm(tmp_path: Path) -> None:
    for name, said in {"x.toml": PLAY_STEPS, **{f"x.{lang}.md": TEXT for lang in LANGUAGES}}.items():
        (tmp_path / name).write_bytes(b"\xef\xbb\xbf" + said.replace("\n", "\r\n").encode())
    read = read_lesson("x", folder(tmp_path))
    assert read.steps == read_lesson("x", lesson()).steps
    assert read.texts["en"].sections == read_lesson("x", lesson()).texts["en"].sections


def test_an_answer_nobody_offers_and_a_moment_that_cannot_be() -> None:
    head = '[[step]]\nid = "one"\n'
    choose = 'kind = "choose"\nanswers = ["yes", "no"]\nright = "maybe"\n'
    assert fault(lesson(head + choose)).code == "lesson_no_answer"
    act = 'kind = "act"\nmoment = "roll"\ndeeds = ["roll", "double"]\nright = ["take"]\n'
    assert fault(lesson(head + act)).code == "lesson_no_answer"
    moment = 'kind = "act"\nmoment = "roll"\ndeeds = ["roll", "double"]\nright = ["roll"]\nmax_cube = 3\n'
    assert fault(lesson(head + moment)).code == "lesson_moment"
    raccoons = moment.replace("max_cube = 3", "raccoons = true")
    assert fault(lesson(head + raccoons)).code == "lesson_moment"


COURSE = {
    "course.toml": '[[chapter]]\nid = "all"\nlessons = ["x"]\n',
    **{f"course.{lang}.md": "# Learn\n\n## All {#all}\n" for lang in LANGUAGES},
}


@pytest.mark.parametrize(
    ("name", "content", "code"),
    [
        ("course.toml", '[[chapter]]\nid = "all"\nlessons = ["x", "x"]\n', "lesson_twice"),
        ("course.toml", '[[chapter]]\nid = "all"\nlesson = ["x"]\n', "lesson_field"),
        ("course.toml", "chapter = []", "lesson_field"),
        ("course.toml", '[[chapter]]\nid = "all"\nlessons = []\n', "lesson_field"),
        ("course.toml", '[[chapter]]\nid = "all"\nlessons = ["../x"]\n', "lesson_field"),
        (
            "course.toml",
            '[[chapter]]\nid = "a"\nlessons = ["x"]\n[[chapter]]\nid = "a"\nlessons = ["y"]\n',
            "lesson_twice",
        ),
        ("course.toml", f"x = {'[' * 9000}", "lesson_field"),
        ("course.de.md", "# Learn\n\n## Other {#other}\n", "lesson_chapters"),
        ("course.de.md", None, "lesson_missing"),
        ("x.nl.md", TEXT.replace("term:blot", "lesson:y"), "lesson_unknown"),
    ],
)
def test_a_broken_course(name: str, content: str | None, code: str) -> None:
    whole: dict[str, str | None] = {"x.toml": PLAY_STEPS, **{f"x.{lang}.md": TEXT for lang in LANGUAGES}, **COURSE}
    assert read_course(whole.get).lessons.keys() == {"x"}
    with pytest.raises(Malformed) as raised:
        read_course({**whole, name: content}.get)
    assert (raised.value.code, raised.value.params["file"]) == (code, name)


def test_paragraphs_lists_and_their_lines() -> None:
    document = read_document(Source("x.en.md", "# T\n\n## A {#a}\n\none\ntwo\n1. x\n2. y\n\nthree\n"))
    assert document.sections[0].body == (["p", ["one two"]], ["ol", ["x"], ["y"]], ["p", ["three"]])


def test_the_sentences_are_there_in_three_languages() -> None:
    assert {text("error-lesson-missing", lang, {"file": "x"}) for lang in LANGUAGES} == {
        "x is missing",
        "x ontbreekt",
        "x fehlt",
    }
