"""The glossary is complete in three languages, says what the core says, and uses the words of the interface."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from lessons.glossary_claims import CLAIMS, check
from meta.repository import ROOT
from triktrak.errors import Malformed
from triktrak.lessons.glossary import Term, glossary
from triktrak.lessons.glossary.reader import read
from triktrak.text import LANGUAGES, has, text

KEYS = glossary().keys()
LOCALE = ROOT / "src" / "triktrak" / "locale"
TERMS = [pytest.param(term, id=key) for key, term in glossary().items()]
SAMPLE = {"n": 5, "point": 5, "cube": 2, "value": 2, "own": 1, "theirs": 2, "points": 1}


def test_there_are_more_than_a_hundred_terms_and_most_have_a_board() -> None:
    assert 110 <= len(KEYS) <= 140
    assert sum(term.board is not None for term in glossary().values()) >= 80


@pytest.mark.parametrize("term", TERMS)
def test_what_a_term_claims_is_so(term: Term) -> None:
    assert list(check(term.board, term.claims)) == []


@pytest.mark.parametrize("term", TERMS)
def test_the_sentences_of_a_term_name_the_same_plays_and_numbers(term: Term) -> None:
    figures = {lang: numbers(term.meaning(lang)) for lang in LANGUAGES}
    assert figures["nl"] == figures["en"]
    assert figures["de"] == figures["en"]


def numbers(sentence: str) -> set[str]:
    """The plays, rolls and numbers that a sentence names, in any order; German writes 24er for 24."""
    return set(re.findall(r"\d+(?:[-/]\d+)*\*?(?:/\d+\*?|/off)*", sentence))


@pytest.mark.parametrize("term", TERMS)
def test_a_number_of_rolls_in_a_sentence_is_one_of_its_claims(term: Term) -> None:
    claimed = {str(value) for claim in term.claims for value in flat(claim)}
    for lang in LANGUAGES:
        stated = re.findall(r"(\d+) (?:van de|von|of(?: his| the)?) 36\b", term.meaning(lang))
        assert set(stated) <= claimed


def flat(value: object) -> Iterator[object]:
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list | tuple):
        for item in value:
            yield from flat(item)
    else:
        yield value


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_name_stands_for_two_terms(lang: str) -> None:
    names = [name.casefold() for term in glossary().values() for name in term.names(lang)]
    assert sorted(name for name in set(names) if names.count(name) > 1) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_meaning_is_a_short_sentence_or_two(lang: str) -> None:
    for key, term in glossary().items():
        meaning = term.meaning(lang)
        assert 30 < len(meaning) <= 200, key
        assert meaning[0].isupper() or not meaning[0].isalpha(), key
        assert meaning.endswith("."), key


@pytest.mark.parametrize("term", [case for case in TERMS if case.values[0].ui])  # type: ignore[union-attr]  # ours
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_interface_uses_a_name_of_the_term(term: Term, lang: str) -> None:
    for key in term.ui:
        assert has(key, lang), key
        shown = text(key, lang, SAMPLE).casefold()
        names = [name.casefold() for name in term.names(lang)]
        # A button may be shorter than the term: "Gedwongen" for a forced play.
        assert any(name in shown or shown in name.split() for name in names), (key, shown, names)


FIRM = (
    "backgammon", "bar", "bear-off", "beaver", "blot", "box", "captain", "chouette", "clock", "crawford", "cube",
    "equity", "forced-play", "gammon", "holland", "jacoby", "luck", "match", "money-game", "opening-roll", "raccoon",
    "rating",
    "starting-position",
)  # fmt: skip
"""Terms whose names are the same in every sentence: nouns that are not bent."""

ELSEWISE = {
    ("bar", "cli-help-arena-until-sigma"): "a limit, not a place",
    ("cube", "error-double-dead-cube"): "says that doubling is of no use",
    ("cube", "problem-double-dead-cube"): "says that doubling was of no use",
}


@pytest.mark.parametrize("lang", ["nl", "de"])
@pytest.mark.parametrize("key", FIRM)
def test_where_the_english_catalogues_use_a_term_the_others_use_a_name_of_it(key: str, lang: str) -> None:
    term, english, theirs = glossary()[key], messages("en"), messages(lang)
    said = re.compile(r"(?<!not )\b(" + "|".join(map(re.escape, term.en)) + r")s?\b", re.IGNORECASE)
    used = {message for message, shown in english.items() if said.search(shown)}
    assert used
    names = [name.casefold() for name in term.names(lang)]
    odd = {message for message in used if not any(name in theirs[message].casefold() for name in names)}
    assert odd == {message for message in odd if (key, message) in ELSEWISE}


@cache
def messages(lang: str) -> dict[str, str]:
    """The messages of the catalogues, without typed words and without the glossary and the kit, which quote it."""
    found: dict[str, str] = {}
    for path in sorted((LOCALE / lang).glob("*.ftl")):
        if path.stem not in ("glossary", "kit"):
            for name, shown in re.findall(r"^([a-z][\w-]*) *=(.*?)(?=^\S|\Z)", path.read_text("utf-8"), re.M | re.S):
                # Selectors and parameters are not words.
                found[name] = re.sub(r"\{[^{}]*(->|\})|\[\w+\]", "", shown)
    return {name: shown for name, shown in found.items() if not name.startswith("command-")}


def test_every_term_can_be_reached_from_another() -> None:
    reached = {other for term in glossary().values() for other in term.see}
    assert sorted(KEYS - reached) == []


def test_every_kind_of_claim_is_made() -> None:
    assert {kind for term in glossary().values() for claim in term.claims for kind in claim} == CLAIMS.keys()


GOOD = """
[blot]
nl = ["blot"]
de = ["Blot"]
en = ["blot"]
says = { nl = "Een steen.", de = "Ein Stein.", en = "A checker." }
"""


def test_a_file_of_terms_is_read() -> None:
    assert read({"a.toml": GOOD.encode()})["blot"].names("de") == ("Blot",)


@pytest.mark.parametrize(
    ("found", "put", "said"),
    [
        ("[blot]", "[blot", "a.toml cannot be read"),
        ("[blot]", "[Blot]", "“Blot” is no key"),
        ('de = ["Blot"]\n', "", "missing required field `de`"),
        ('de = "Ein Stein."', 'fr = "x"', "unknown field `fr`"),
        ('"A checker."', '""', "term “blot”: en"),
        ('"A checker."', '" A checker."', "term “blot”: en"),
        ('["blot"]\nde', "[]\nde", "term “blot”: nl"),
        ("says", 'sees = ["x"]\nsays', "unknown field `sees`"),
        ("says", 'see = ["x"]\nsays', "see: x"),
        ("says", 'see = ["blot"]\nsays', "see: blot"),
        ("says", 'board = { own = "24:2" , start = true }\nsays', "either “start” or a variant"),
        ("says", "board = { mark = [5] }\nsays", "either “start” or a variant"),
        ("says", 'board = { own = "25:2" }\nsays', "“25:2” is no stack"),
        ("says", 'board = { own = "6:2", theirs = "6:1" }\nsays', "“6:1” is no stack"),
        ("says", 'board = { own = "6:9 5:9" }\nsays', "18"),
        ("says", "board = { start = true, dice = [0, 7] }\nsays", "0"),
        ("says", "board = { start = true, mark = [25] }\nsays", "mark"),
        ("says", "board = { start = true, crawford = true }\nsays", "crawford"),
        ("says", 'board = { start = true, cube = { value = 4611686018427387904, owner = "own" } }\nsays', "32768"),
        ("says", "board = { start = true, score = [1, 2, 99999999999] }\nsays", "99"),
        ('["blot"]\nde', '["blot", "blot"]\nde', "term “blot”: nl"),
        ('"A checker."', '"A\\nchecker."', "term “blot”: en"),
        ('"A checker."', '"A\\u200bchecker."', "term “blot”: en"),
        ("[blot]", f"x = {'[' * 9000}\n[blot]", "a.toml cannot be read"),
        ("[blot]", f"x = {'9' * 9000}\n[blot]", "a.toml cannot be read"),
        ("says", 'board = { start = true, cube = { value = 3, owner = "own" } }\nsays', "3"),
        ("says", 'board = { start = true, view = "left" }\nsays', "left"),
    ],
)
def test_what_is_not_as_it_must_be_is_refused_with_file_and_term(found: str, put: str, said: str) -> None:
    assert found in GOOD
    with pytest.raises(Malformed) as refused:
        read({"a.toml": GOOD.replace(found, put, 1).encode()})
    message = str(refused.value)
    assert message.startswith("a.toml")
    assert said in message


def test_a_file_of_terms_that_is_no_utf_8_is_named() -> None:
    with pytest.raises(Malformed, match=r"a\.toml cannot be read"):
        read({"a.toml": GOOD.replace("Een", "Eén").encode("latin-1")})


def test_a_mark_before_the_text_and_ends_of_lines_in_two_letters_do_no_harm() -> None:
    assert read({"a.toml": b"\xef\xbb\xbf" + GOOD.replace("\n", "\r\n").encode()}) == read({"a.toml": GOOD.encode()})


def test_a_key_stands_in_one_file_only() -> None:
    with pytest.raises(Malformed, match=r"b\.toml: “blot”"):
        read({"a.toml": GOOD.encode(), "b.toml": GOOD.encode()})
