"""Identifiers: XGID, GNU IDs, OGID and FIBS boards, read and written, and refused at the place of the fault."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cases import CASES, needed
from core_data import lines
from triktrak import (
    Cube,
    CubeOwner,
    Dice,
    Malformed,
    Pending,
    Position,
    Rules,
    Score,
    Situation,
    Stage,
    double_refusal,
)
from triktrak.text import LANGUAGES

START = "4HPwATDgc/ABMA"
Form = tuple[Callable[[str], Situation], Callable[[Situation], str]]
FORMS: dict[str, Form] = {
    "xgid": (Situation.from_xgid, lambda s: s.xgid),
    "ogid": (Situation.from_ogid, lambda s: s.ogid),
    "fibs": (Situation.from_fibs, lambda s: s.fibs),
    "gnubg": (lambda text: Situation.from_gnubg(START, text), lambda s: s.gnubg[1]),
    "position": (lambda text: Situation(Position.from_id(text)), lambda s: s.position.id),
    "pasted": (Situation.parse, lambda s: ":".join(s.gnubg)),
}


def facts(situation: Situation) -> tuple[object, ...]:
    """What every form but the Position ID states."""
    return situation.position, situation.cube, situation.score, situation.dice


def printed_by_gnubg(line: str) -> Situation:
    """The situation of a line of gnu_ids.txt."""
    _, position, match, *_ = line.split()
    return Situation.from_gnubg(position, match)


# What GNU Backgammon printed.


@pytest.mark.parametrize("line", lines("gnu_ids.txt"), ids=lambda line: " ".join(str(line).split()[:3]))
def test_what_gnu_backgammon_printed_says_what_it_showed(line: str) -> None:
    kind, position, match, xgid, decides, rolls, cube, owner, score, length, dice, doubled, resigned, marks = (
        line.split()
    )
    situation = Situation.from_gnubg(position, match)
    assert situation.gnubg == (position, match)
    assert situation.on_top == (decides == "0")
    assert situation.on_roll == (decides == rolls)
    rolling = situation if situation.on_roll else situation.flip()
    assert rolling.position.id == position
    owners = {"-": CubeOwner.CENTRE, decides: CubeOwner.OWN}
    assert situation.cube == Cube(int(cube), owners.get(owner, CubeOwner.THEIRS))
    points = tuple(map(int, score.split(":")))
    own, theirs = points if decides == "0" else points[::-1]
    assert situation.score == Score(own, theirs, int(length), crawford="c" in marks)
    assert situation.dice == (None if dice == "-" else Dice(int(dice[0]), int(dice[1])))
    assert (situation.pending is not Pending.NOTHING) == (doubled == "1")
    assert (situation.pending is Pending.BEAVER) == (kind == "beaver_offered")
    assert situation.resigned == int(resigned)
    assert situation.rules.jacoby == ("j" in marks)
    assert (situation.stage is Stage.PLAYING) == (kind != "finished")
    if xgid != "-":
        assert situation.xgid == xgid
        read = Situation.from_xgid(xgid)
        assert (facts(read), read.pending, read.on_top) == (facts(situation), situation.pending, situation.on_top)


def test_words_and_blanks_around_gnu_identifiers_are_no_part_of_them() -> None:
    pair = (START, "cAngAEAAEAAE")
    expected = Situation.from_gnubg(*pair)
    for text in (
        ":".join(pair),
        " ".join(pair),
        "\n".join(pair),
        f" “{pair[0]}:{pair[1]}” ",
        f"GNU Backgammon  Position ID: {pair[0]}\n                 Match ID   : {pair[1]}",
        f"GNUBGID {pair[0]}:{pair[1]}",
        f"position id = {pair[0]}, match id = {pair[1]}".replace(",", " "),
    ):
        assert Situation.parse(text) == expected
    assert Situation.from_gnubg(f" {pair[0]} ", f"'{pair[1]}'\n") == expected


def test_a_position_alone_has_no_cube_and_no_score() -> None:
    assert Situation.parse(START) == Situation(Position.start())


# Writing.


@pytest.mark.parametrize("line", lines("identifiers.txt"), ids=lambda line: str(line)[:60])
def test_an_identifier_is_read_however_it_is_written(line: str) -> None:
    form, text, printed = line.split(" | ")
    read, write = FORMS[form]
    situation = read(text)
    assert write(situation) == printed
    assert read(printed) == situation
    assert eval(repr(situation), {**vars(__import__("triktrak"))}) == situation  # noqa: S307 - that a repr is code is tested
    if form != "gnubg":
        assert Situation.parse(text) == situation


def test_all_forms_say_the_same_of_a_situation() -> None:
    for line in lines("gnu_ids.txt"):
        situation = printed_by_gnubg(line)
        if line.startswith(("finished", "resignation_offered", "beaver_offered")):
            continue
        for read, write in (FORMS["xgid"], FORMS["ogid"], FORMS["fibs"]):
            again = read(write(situation))
            assert facts(again) == facts(situation)
            assert (again.pending, again.on_top) == (situation.pending, situation.on_top)


def test_an_xgid_found_in_a_longer_text_is_read() -> None:
    xgid = "XGID=-b----E-C---eE---c-e----B-:0:0:-1:52:0:0:3:0:10"
    text = f"Ein Export\n\n{xgid}\nX:Ann   O:Bob\nStand 0 : 0, 3 Punkte\n"
    assert Situation.parse(text).xgid == xgid


def test_the_dice_of_an_xgid_are_kept_as_they_were_rolled() -> None:
    situation = Situation.from_xgid("-aa---EBB---dDa--c-e----B-:0:0:1:16:0:0:3:0:8")
    assert situation.dice == Dice(1, 6)
    assert situation.gnubg == ("4HPkASjg2+ABMA", "cAkHAAAAAAAA")
    own, _ = situation.position.sides
    assert {point: count for point, count in enumerate(own) if count} == {24: 2, 13: 4, 8: 2, 7: 2, 6: 5}
    assert situation.rules == Rules(jacoby=True, beavers=1, max_cube=256)


def test_a_cube_owned_by_the_side_on_roll_stays_with_it() -> None:
    situation = Situation.from_xgid("--CBCBC------B--b--cabbcb-:1:1:1:21:0:0:0:0:8")
    assert situation.cube == Cube(2, CubeOwner.OWN)
    assert situation.gnubg[0] == "u61jAAButwMGAA"


@pytest.mark.parametrize(("log", "value"), [(0, 1), (1, 2), (3, 8), (10, 1024), (15, 32768), (24, 1 << 24)])
def test_the_cube_is_written_as_its_logarithm(log: int, value: int) -> None:
    situation = Situation.from_xgid(f"-b----E-C---eE---c-e----B-:{log}:0:1:00:0:0:0:0:24")
    assert situation.cube == Cube(value)
    assert situation.xgid.split(":")[1] == str(log)


def test_with_the_top_side_on_roll_everything_is_seen_by_it() -> None:
    situation = Situation.from_xgid("XGID=-BaB--C---a-cD-Aabbe-A-A-A:1:-1:-1:00:2:0:0:9:10")
    assert situation.position.id == "Mw54Akng28IJEA"
    assert situation.cube == Cube(2, CubeOwner.OWN)
    assert situation.score == Score(0, 2, 9)
    assert situation.on_top
    # Printed the other way round, it is the same situation.
    board = "-BaB--C---a-cD-Aabbe-A-A-A"[::-1].swapcase()
    turned = Situation.from_xgid(f"XGID={board}:1:1:1:00:0:2:0:9:10")
    assert turned == situation
    assert hash(turned) == hash(situation)
    assert not turned.on_top
    assert turned.xgid != situation.xgid


@pytest.mark.parametrize(
    ("letter", "pending", "on_roll"),
    [("D", Pending.DOUBLE, False), ("B", Pending.BEAVER, True), ("R", Pending.RACCOON, False)],
)
def test_a_cube_that_waits_for_an_answer_has_no_dice(letter: str, pending: Pending, on_roll: bool) -> None:
    for turn in (1, -1):
        text = f"XGID=-b----E-C---eE---c-e----B-:1:{-turn}:{turn}:{letter}:0:0:3:0:10"
        situation = Situation.from_xgid(text)
        assert (situation.pending, situation.dice, situation.on_roll) == (pending, None, on_roll)
        assert situation.on_top == ((turn == -1) == on_roll)
        assert situation.xgid == text


def test_distinct_xgids_stay_distinct() -> None:
    board = "XGID=-b----E-C---eE---c-e----B-"
    texts = [
        f"{board}:1:1:1:{dice}:0:0:0:0:{most}" for dice in ("00", "12", "21", "D", "B", "R") for most in (0, 8, 10)
    ]
    assert [Situation.from_xgid(text).xgid for text in texts] == texts
    assert len({Situation.from_xgid(text) for text in texts}) == len(texts)


def test_the_largest_cube_forbids_the_next_double() -> None:
    situation = Situation.from_xgid("-b----E-C---eE---c-e----B-:3:0:1:00:0:0:0:0:3")
    assert double_refusal(situation.cube, situation.score, situation.rules) == "max_cube"


def test_checkers_that_are_not_on_the_board_are_off() -> None:
    situation = Situation.from_xgid("-A-B--A---------------d---:0:0:1:00:0:0:0:0:10")
    assert situation.position.off == (11, 11)
    assert Situation.from_xgid("-A-B--A---------------d---:0:0:1:00:0:0:0:0:10", men=4).position.off == (0, 0)


def test_hypergammon_has_three_checkers() -> None:
    position = Position.start("hypergammon")
    situation = Situation(position, cube=Cube(2, CubeOwner.OWN), score=Score(1, 2, 5), dice=(6, 1))
    again = Situation.from_ogid(situation.ogid)
    assert again.position.men == 3
    assert facts(again) == facts(situation)
    for text in (situation.xgid, situation.fibs, ":".join(situation.gnubg)):
        assert facts(Situation.parse(text, men=3)) == facts(situation)
        assert Situation.parse(text).position.off == (12, 12)
    for read in (Situation.parse, Situation.from_xgid, Situation.from_ogid, Situation.from_fibs):
        for text in (situation.xgid, situation.fibs):
            with pytest.raises(Malformed):
                read(text, men=2)


@pytest.mark.parametrize("men", [0, -1, 16])
def test_a_side_plays_with_one_to_fifteen_checkers(men: int) -> None:
    situation = Situation(Position.start("hypergammon"), cube=Cube())
    for text in (situation.xgid, situation.fibs, ":".join(situation.gnubg), situation.position.id):
        with pytest.raises(Malformed) as refused:
            Situation.parse(text, men=men)
        assert refused.value.code == "men"


def test_fibs_tells_the_crawford_game_by_its_last_fields() -> None:
    board = Situation(Position.start(), cube=Cube(), score=Score(4, 2, 5, crawford=True)).fibs
    assert Situation.from_fibs(board).score.crawford
    *fields, _ = board.split(":")
    assert not Situation.from_fibs(":".join([*fields, "1"])).score.crawford
    assert not Situation.from_fibs(":".join([*fields[:-1], "3", "0"])).score.crawford


@pytest.mark.parametrize(("length", "own"), [(9999, 0), (65, 64), (1000, 999), (32767, 5)])
def test_matches_may_be_long(length: int, own: int) -> None:
    situation = Situation(Position.start(), cube=Cube(), score=Score(own, 0, length))
    for read, write in (FORMS["xgid"], FORMS["ogid"], FORMS["pasted"]):
        assert read(write(situation)).score == situation.score
    assert Situation.from_gnubg(*situation.gnubg).score == situation.score


def test_what_does_not_fit_into_a_match_id_is_not_written() -> None:
    for situation, field in (
        (Situation(Position.start(), cube=Cube(1 << 16)), "cube"),
        (Situation(Position.start(), cube=Cube(), score=Score(40_000, 0)), "score"),
        (Situation(Position.start(), cube=Cube(), score=Score(0, 0, 40_000)), "length"),
    ):
        with pytest.raises(Malformed) as refused:
            _ = situation.gnubg
        assert (refused.value.code, refused.value.params["field"]) == ("unwritable", field)
        for lang in LANGUAGES:
            assert "Match ID" in refused.value.message(lang)


# Refusals.


@pytest.mark.parametrize("line", lines("not_identifiers.txt"), ids=lambda line: str(line)[:60])
def test_a_malformed_identifier_is_refused_at_its_place(line: str) -> None:
    form, text, place = line.split(" | ")
    with pytest.raises(Malformed) as refused:
        FORMS[form][0](text)
    params = refused.value.params
    assert " ".join(str(params[name]) for name in ("field", "at") if name in params) == place
    assert params["text"] == text
    for lang in LANGUAGES:
        sentence = refused.value.message(lang)
        assert not sentence.startswith("error-")
        assert place.split()[-1] in sentence


def test_a_pasted_book_is_quoted_in_part() -> None:
    with pytest.raises(Malformed) as refused:
        Situation.parse("é" * 1_000_000)
    assert len(str(refused.value)) < 500


def test_half_a_character_is_malformed_too() -> None:
    for read in (Situation.parse, Situation.from_xgid, Situation.from_ogid, Situation.from_fibs, Position.from_id):
        with pytest.raises(Malformed):
            read("\ud800" + START)


# Any text at all.


def seeds() -> list[tuple[str, str]]:
    """Good identifiers of every kind, with their form."""
    found = [(form, text) for form, text, _ in (line.split(" | ") for line in lines("identifiers.txt"))]
    for line in lines("gnu_ids.txt"):
        situation = printed_by_gnubg(line)
        found += [("xgid", situation.xgid), ("ogid", situation.ogid), ("fibs", situation.fibs)]
        found += [
            ("pasted", ":".join(situation.gnubg)),
            ("position", situation.gnubg[0]),
            ("gnubg", situation.gnubg[1]),
        ]
    return found


SEEDS = seeds()
LETTERS = "-:0123456789abcdefghijklmnopqABCDEFGHIJKLMNOWNTPDR=+/ \t\"'()?é½\u00a0\u2013\U0001f3b2\0"


def mutated(seed: int) -> tuple[str, str]:
    """A good identifier after some mutations, or a text without any sense."""
    chance = random.Random(seed)
    form, text = chance.choice(SEEDS)
    if chance.random() < 0.05:
        return form, "".join(chance.choice(LETTERS) for _ in range(chance.randrange(60)))
    for _ in range(chance.choice((1, 1, 2, 5))):
        at = chance.randrange(len(text) + 1)
        match chance.randrange(6):
            case 0:
                text = text[:at] + chance.choice(LETTERS) + text[at:]
            case 1:
                text = text[:at] + text[at + chance.randrange(1, 5) :]
            case 2:
                text = text[:at] + chance.choice(LETTERS) + text[at + 1 :]
            case 3:
                text = text[:at] + chr(chance.randrange(0x20, 0xD800)) + text[at + 1 :]
            case 4:
                fields = text.split(":")
                fields[chance.randrange(len(fields))] = str(chance.choice((-1, 0, 1, 7, 16, 25, 2**31, 10**20)))
                text = ":".join(fields)
            case _:
                other = chance.choice(SEEDS)[1]
                text = text[:at] + other[at:]
    return form, text


def names_a_place(refused: Malformed, text: str) -> bool:
    """Whether a refusal says at which character of the text it goes wrong, the end included."""
    place = refused.params["at"]
    return isinstance(place, int) and 1 <= place <= len(text) + 1 and str(place) in str(refused)


def survive(seed: int) -> None:
    """Either a situation that is written and read back the same, or a refusal that names a place."""
    form, text = mutated(seed)
    for name in (form, "pasted"):
        read, write = FORMS[name]
        try:
            situation = read(text)
        except Malformed as refused:
            sound = names_a_place(refused, text)
        else:
            sound = name == "pasted" or (read(write(situation)) == situation)
        assert sound, text


@pytest.mark.parametrize("block", range(5))
def test_a_mutated_identifier_is_a_situation_or_malformed(block: int) -> None:
    for seed in range(block * 1_000, (block + 1) * 1_000):
        survive(seed)


@pytest.mark.soak
@settings(max_examples=100_000)
@given(st.integers(0, 2**63 - 1))
def test_very_many_mutated_identifiers(seed: int) -> None:
    survive(seed)


@settings(max_examples=500)
@given(st.text(max_size=80))
def test_any_text_is_a_situation_or_malformed(text: str) -> None:
    for read, _ in FORMS.values():
        try:
            sound = read(text).position.men == 15
        except Malformed as refused:
            sound = names_a_place(refused, text)
        assert sound


# Identifiers of other people, from the field.


def field_cases(kind: str) -> Iterator[dict[str, Any]]:
    for line in (CASES / "ids.jsonl").read_text(encoding="utf-8").splitlines():
        case = json.loads(line)
        if case["kind"] == kind:
            yield case


@needed
def test_xgids_from_the_field() -> None:
    for case in field_cases("xgid"):
        situation = Situation.from_xgid(case["xgid"])
        assert situation.xgid == "XGID=" + case["xgid"]
        assert Situation.parse(case["xgid"]) == situation
        bottom = situation.flip() if situation.on_top else situation
        assert [list(side) for side in bottom.position.sides] == [case["board_X_bottom"], case["board_O_top"]]
        assert situation.on_top == case["on_roll"].startswith("O")
        owners = {"centre": CubeOwner.CENTRE, "X(bottom)": CubeOwner.OWN, "O(top)": CubeOwner.THEIRS}
        assert bottom.cube == Cube(case["cube"], owners[case["cube_owner"]])
        score = Score(case["score_X"], case["score_O"], case["match_length"], crawford=bool(case.get("crawford")))
        assert bottom.score == score
        dice = case["dice"]
        assert situation.dice == (None if dice == "00" else Dice(int(dice[0]), int(dice[1])))
        jacoby, beavers = bool(case.get("jacoby")), int(bool(case.get("beaver")))
        assert situation.rules == Rules(jacoby=jacoby, beavers=beavers, max_cube=1 << case["max_cube_exp"])
        assert list(situation.position.pips) == case["pips"]
        assert situation.gnubg[0] == case["gnu_position_id"]
        # GNU Backgammon turns the board round where the top side is on roll.
        turned = situation.flip() if situation.on_top else situation
        assert facts(Situation.from_gnubg(*case["gnubg_1_07"].values()))[0] == situation.position
        if not situation.on_top:
            assert list(turned.gnubg) == list(case["gnubg_1_07"].values())
        if case["ogid"]:
            assert situation.ogid == case["ogid"]
            assert facts(Situation.from_ogid(case["ogid"])) == facts(situation)


@needed
def test_match_ids_from_the_field() -> None:
    for case in field_cases("gnubg_match_id"):
        said = case["decoded_by_gnubg"]
        situation = Situation.from_gnubg(START, case["match_id"])
        assert situation.cube.value == said["cube"]
        assert situation.score.length == said["matchto"]
        assert situation.score.crawford == bool(said["crawford"])
        assert situation.rules.jacoby == bool(said["jacoby"]) or said["matchto"]
        assert situation.dice == (Dice(*said["dice"]) if said["dice"][0] else None)
        # GNU Backgammon steps back before a double that it reads; Triktrak keeps it waiting.
        if situation.pending is Pending.NOTHING:
            assert situation.gnubg == (START, said["roundtrip"])
        else:
            assert situation.gnubg == (START, case["match_id"])


@needed
def test_fibs_boards_from_the_field() -> None:
    for case in field_cases("fibs_board"):
        said = case["fields"]
        situation = Situation.from_fibs(case["fibs"])
        you = situation.flip() if situation.on_top else situation
        length = 0 if said["match_length"] == 9999 else said["match_length"]
        assert you.score == Score(said["score"][0], said["score"][1], length)
        assert you.cube.value == said["cube"]
        for point, count in enumerate(said["board26"]):
            place = point if said["direction"] == -1 else 25 - point
            assert you.position.points[place] == count * said["colour"]
        dice = [die for die in said["dice"] if die]
        assert situation.dice == (Dice(*dice) if dice else None)
        assert Situation.from_fibs(situation.fibs) == situation
        if (said["colour"], said["direction"]) == (-1, -1):
            assert situation.fibs == case["fibs"]


@needed
def test_position_ids_from_the_field() -> None:
    for case in field_cases("gnu_position_id"):
        if not any(case["me_on_roll"][1:] + case["opp"][1:]):
            with pytest.raises(Malformed):
                Position.from_id(case["pos"])
            continue
        position = Position.from_id(case["pos"])
        assert [list(side) for side in position.sides] == [case["me_on_roll"], case["opp"]]
        assert position.id == case["pos"]
