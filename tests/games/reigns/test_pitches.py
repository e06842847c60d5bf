"""The ready-made pitches by the thousand: each asks for something, none is heard twice.

A program sees elision, agreement by rule, spaces and repeats; whether a line is worth hearing a
person must read: `python tests/games/reigns/test_pitches.py fr 60`.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from functools import cache

import pytest

from cabale.core.bits import members
from cabale.core.protocol import WATCHER
from cabale.core.rng import Rng
from cabale.games.reigns import REIGNS
from cabale.games.reigns.board import pitch
from cabale.games.reigns.looks import view_proposal
from cabale.games.reigns.pieces import FORCES, PILLARS, TONES
from cabale.games.reigns.state import Reigns
from cabale.words import LANGUAGES, Words

SEATS = 6
TURNS = 12  # of a reign, at most: each accepts a proposal, and twelve end it
MANY = 2400

each_language = pytest.mark.parametrize("language", LANGUAGES)


def council(reign: int, turn: int) -> Reigns:
    """A council at which everybody has yet to lay a card."""
    s = REIGNS.new(SEATS)
    s.monarch, s.turn, s.reigned = reign, turn, (1 << reign) - 1
    s.laid = s.advisors
    return s


def lay(s: Reigns, seat: int, card: int, tone: int, claims: dict[int, int]) -> None:
    s.card[seat], s.tone[seat] = card, tone
    for pillar, force in claims.items():
        s.claim[seat * PILLARS + pillar] = 1 + force


def pitches(s: Reigns, language: str) -> list[str]:
    words = Words(language, REIGNS, ["Ana"] * SEATS)
    return [pitch(view_proposal(s, seat, WATCHER), words) for seat in members(s.advisors)]


def councils() -> Iterator[Reigns]:
    """Councils at which chance chooses cards, tones and claims."""
    rng = Rng(17)
    for _ in range(MANY // (SEATS - 1)):
        s = council(rng.below(SEATS), 1 + rng.below(TURNS))
        for seat in members(s.advisors):
            card = rng.below(len(s.box.back))
            on_back = list(members(s.box.touched[card]))
            claims = {p: rng.below(FORCES) for p in on_back if rng.below(4)}
            lay(s, seat, card, rng.below(TONES), claims)
        yield s


@cache
def heard(language: str) -> list[str]:
    return [text for s in councils() for text in pitches(s, language)]


@each_language
def test_there_are_thousands(language: str) -> None:
    assert len(set(heard(language))) > 2000


@each_language
@pytest.mark.parametrize("claims", [0, 1, 2, 4])
def test_none_is_heard_twice_in_the_longest_game(language: str, claims: int) -> None:
    """Not even if everybody always claims the same, of the same card, in the same tone."""
    said: list[str] = []
    for reign in range(SEATS):
        for turn in range(1, TURNS + 1):
            s = council(reign, turn)
            for seat in members(s.advisors):
                lay(s, seat, 0, 1, {p: 2 - p % 2 for p in range(claims)})
            said += pitches(s, language)
    assert len(set(said)) == len(said) == SEATS * TURNS * (SEATS - 1)


@each_language
def test_each_can_be_granted_or_refused(language: str) -> None:
    request = {"fr": r"\?|^Dites oui", "en": r"\?|^Say yes"}[language]
    assert [text for text in heard(language) if not re.search(request, text)] == []
    assert [text for text in heard(language) if len(text.split()) > 55] == []


def test_an_answer_to_the_monarch_leaves_the_pitch_as_it_was_said() -> None:
    s = council(0, 3)
    for seat in members(s.advisors):
        lay(s, seat, 0, 0, {})
    before = pitches(s, "en")
    s.question[1], s.claim[1 * PILLARS] = 0, 4
    assert pitches(s, "en") == before


WRONG = {
    "fr": {
        "elision": r"(?<![\w’-])(?:[DdLlNnSsJjMmTt]e|[Qq]ue|[Ll]a|[Ss]i(?= il))"
        r" (?!(?:haut|hache|huit|onze|oui)\w*\b)[aeiouyhâàéèêëîïôûœAEIOUÀÂÉÈÊÎÔŒ]",
        "elision before a consonant": r"(?<!\w)(?:[dlnsjmt]|qu)’[^aeiouyhâàéèêëîïôûœAEIOUÀÂÉÈÊÎÔŒ]",
        "contraction": r"\b(?:de|à) les?\b(?! (?:faire|voir))",
        "spaces": r"  |\S [;:!?»]|« | [.,]|\w[;!?»]|'",
    },
    "en": {
        "article": r"\b[Aa] [aeio]|\b[Aa]n [^aeiouh]",
        "spaces": r"  | [;:!?.,]|'",
    },
}
EVERYWHERE = {
    "capital": r"[.!?] [a-zà-ÿ]|^[a-zà-ÿ]",
    "a word twice running": r"\b(\w+) \1\b",
    "two stops": r"[.,;:?!]{2}|[;:,]\s*$",
    "unfilled": r"[{}$]",
}


@each_language
def test_they_are_well_formed(language: str) -> None:
    for what, pattern in {**WRONG[language], **EVERYWHERE}.items():
        assert [text for text in heard(language) if re.search(pattern, text)][:5] == [], what


if __name__ == "__main__":
    texts = heard(sys.argv[1])
    print(*texts[:: len(texts) // int(sys.argv[2])], sep="\n")
