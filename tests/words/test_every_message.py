"""Every message of every game, said with real arguments: plurals, elision, spaces, no raw names."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from words.every_message import Said, Speaker

from cabale.conformance.playing import GAMES
from cabale.core.game import Game
from cabale.words import LANGUAGES, Words

BOOKS = [None, *GAMES]
each_book = pytest.mark.parametrize("game", BOOKS, ids=["shared", *[game.name for game in GAMES]])
each_language = pytest.mark.parametrize("language", LANGUAGES)

# what may follow a number and is the same for one and for many
STEADY = {
    "en": set(
        "gold against of in each own beyond needed more for to and at or face with stones finished "
        "from on less under further would others back min settled accepted wanted are s "
        "instead".split()
    ),
    "fr": set(
        "louis voix marquis fois contre sur en de des du à au et ou dans pour partout par face "
        "min s dos sous".split()
    ),
}
NAMING = {
    "round",
    "column",
    "column2",
    "turn",
    "value",
    "rank",
    "code",
}  # numbers that count nothing
# numbers that are never one: seats, columns, kinds of shields, players who are tied
SEVERAL = {
    "arena-title",
    "error-players",
    "cli-game-facts",
    "rules-players",
    "refusal-no-column",
    "event-tied",
}
SEVERAL |= {"rules-shields"}
ASPIRATED = (
    "hanterai",
    "harpe",
    "hasard",
    "heaume",
    "hache",
    "haches",
    "huit",
    "onze",
    "oui",
    "Hanovre",
    "h",
)  # no elision before these


@cache
def said_of(game: Game[Any] | None, language: str) -> list[Said]:
    return list(Speaker(game, language).everything())


def wrong_ones(said: list[Said], pattern: str) -> list[str]:
    found = [f"{one.key}: {one.text}" for one in said if re.search(pattern, one.text)]
    return sorted(set(found))[:20]


@each_book
@each_language
def test_every_message_can_be_said(game: Game[Any] | None, language: str) -> None:
    assert len(said_of(game, language)) > 50


@each_book
@each_language
def test_nothing_raw_is_said(game: Game[Any] | None, language: str) -> None:
    assert wrong_ones(said_of(game, language), r"\$|\{|-id\b") == []
    raw = {name for names in game.names.values() for name in names} if game else set()
    raw = {name for name in raw if "-" in name and re.search(r"[a-z]-", name)}
    if language == "fr" and raw:
        said = [one for one in said_of(game, language) if not one.key.startswith("credit")]
        names = "|".join(map(re.escape, sorted(raw)))
        assert wrong_ones(said, rf"(?<![\w-])({names})(?![\w-])") == []


@each_book
@each_language
def test_spaces_stand_where_they_should(game: Game[Any] | None, language: str) -> None:
    said = said_of(game, language)
    assert wrong_ones(said, r"\S  +\S| [.,](?:\s|$)|\( | \)") == []
    if language == "fr":
        assert wrong_ones(said, r"\S [;:!?»%](?:\s|$)|« |\w'\w|\w[;!?»](?:\s|$)") == []
    else:
        assert wrong_ones(said, r"\w [;:!](?:\s|$)|\w'\w") == []


@each_book
def test_french_elides(game: Game[Any] | None) -> None:
    vowel = rf"(?!(?:{'|'.join(ASPIRATED)})\b)[aeiouyhâàéèêëîïôûAEIOUÀÂÉÈÊÎÔŒ]"
    pattern = rf"(?<![\w’-])(?:[DdLlNnSsJjMmTt]e|[Qq]ue|[Ll]a|[Ss]i(?= il)) {vowel}"
    said = [one for one in said_of(game, "fr") if one.key != "of-name"]  # said before consonants
    assert wrong_ones(said, pattern) == []


def counted(text: str, count: int) -> tuple[str, list[str]]:
    """The text without its number, and the words that stand right behind it."""
    number = rf"(?<![\d,.½]){count}(?![\w½])"
    return re.sub(number, "#", text), re.findall(rf"{number}[ \u00a0\u202f]([a-zà-ÿœ]+)", text)


@each_book
@each_language
def test_one_and_many_differ(game: Game[Any] | None, language: str) -> None:
    """French says 0 like 1, English like 2; who needs no plural is listed as steady."""
    rows: dict[tuple[str, str], dict[int, str]] = {}
    for one in said_of(game, language):
        if one.varied:
            rows.setdefault((one.key, one.varied), {}).setdefault(one.count, one.text)
    wrong = []
    for (key, varied), texts in rows.items():
        if varied in NAMING or key in SEVERAL:
            continue
        (none, _), (single, words), (many, _) = (counted(texts[n], n) for n in (0, 1, 2))
        if single == many and set(words) - STEADY[language]:
            wrong.append(f"{key} ${varied}: {texts[1]} / {texts[2]}")
        if "#" in none and "#" in single and none != (single if language == "fr" else many):
            wrong.append(f"{key} ${varied}: {texts[0]} / {texts[1]} / {texts[2]}")
    assert wrong == []


# what is said of one thing or more only
AT_LEAST_ONE = set(
    "cli-undone cli-more-answers cli-checked seats-count bots-will-fill not-here club-cup-won "
    "winners watching rematch-asked-by proof-missing proof-given me-link-what host-cup-ready "
    "host-cup-waits unmute bells-others daily-streak daily-share club-more plans-all "
    "puzzle-hard-people club-how-swiss".split()
)


def test_nothing_is_not_told_as_one_thing() -> None:
    """French says 0 like 1: a count in words that can be nothing says so."""
    texts: dict[tuple[str, str], dict[int, str]] = {}
    for one in said_of(None, "fr"):
        if one.varied and one.key not in AT_LEAST_ONE:
            texts.setdefault((one.key, one.varied), {}).setdefault(one.count, one.text)
    same = [f"{key}: {by[1]}" for (key, _), by in texts.items() if by[0] == by[1] != by[2]]
    assert same == []


@pytest.mark.parametrize(
    ("name", "of"),
    [
        ("Élise", "d’Élise"),
        ("Yves", "d’Yves"),
        ("Yann", "de Yann"),
        ("Denis", "de Denis"),
        ("Hortense", "d’Hortense"),
        ("Anne d'Autriche", "d’Anne d'Autriche"),
        ("D’Artagnan", "de D’Artagnan"),
        ("Mme d’Humières", "de Mme d’Humières"),
    ],
)
def test_french_joins_names_as_people_do(name: str, of: str) -> None:
    assert Words("fr").of(name) == of
