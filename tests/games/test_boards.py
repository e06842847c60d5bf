"""What the boards of the terminal tell: no fact of the table that a player needs is left out."""

from __future__ import annotations

import io
import re
from random import Random

import pytest
from games.cape_epee.table import column, laid, told
from rich.console import Console

import cabale
from cabale.boards import draw_board
from cabale.core.protocol import State
from cabale.games.cape_epee.scoring import resolve
from cabale.games.cape_epee.telling import tell_award
from cabale.rulebook import rules_of

NAMES = ["Ann", "Bob", "Cid", "Dan"]


def board(game: str, s: State, seat: int) -> str:
    console = Console(width=110, file=io.StringIO(), record=True)
    words = cabale.Words("en", cabale.game(game), NAMES)
    console.print(draw_board(cabale.game(game), s, seat, words))
    return console.export_text()


def test_the_card_under_ones_own_cloak_is_seen_by_its_owner_alone() -> None:
    s = laid(column("music-4", "B cloak over hermit", "A squire"), hands={"A": ["king"]})
    assert "Hermit" in board("cape_epee", s, 1)
    assert "Hermit" not in board("cape_epee", s, 0)


def test_every_expert_of_the_hand_shows_both_its_values() -> None:
    s = laid(column("music-4"), hands={"A": ["cardinal", "troubadour", "alchemist"]})
    lines = board("cape_epee", s, 0).splitlines()
    for name in ("Cardinal", "Troubadour", "Alchemist"):
        shown = next(line for line in lines if name in line)
        assert re.search(r"\b8\b.*\b12\b|\b12\b.*\b8\b", shown), shown


def test_the_objectives_that_one_holds_are_shown_to_oneself() -> None:
    s = laid(column("music-4"), won={"A": ["alchemy-5"]})
    assert "Alchemy 5" in board("cape_epee", s, 0)


def test_a_rival_who_has_but_a_valueless_double_is_not_told_as_absent() -> None:
    """Beside a Beggar he does not take part, and the sentence says just that."""
    s = laid(column("religion-5", "A beggar", "B double"))
    tell_award(s, 0, resolve(s, 0))
    assert told(s)[0] == "won-alone"
    assert "valueless" in told(s)
    for language, said in (("en", "take part"), ("fr", "participant")):
        assert said in cabale.game("cape_epee").file("words/*.ftl", language)


def test_a_hexagon_that_was_taken_still_shows_its_number() -> None:
    play = cabale.play("heads_of_state", 2, seed=3)
    chance = Random(3)
    taken = [kind.name for kind in play.game.events].index("hexed")
    while not any(event.kind == taken for event in play.told(0)):
        seat = play.waiting()[0]
        play.answer(seat, chance.choice(play.legal(seat)))
    assert len(re.findall(r"⬡\d", board("heads_of_state", play.state, 0))) == 16


def test_what_can_be_created_and_what_is_missing_is_said_by_name() -> None:
    play = cabale.play("heads_of_state", 2, seed=3)
    shown = board("heads_of_state", play.state, 0)
    assert "You can create" in shown
    assert "baron (Gold)" in shown


@pytest.mark.parametrize(
    ("language", "deck", "talk"),
    [
        ("en", "The deck is a reconstruction", "the record of kept and broken words are ours too"),
        ("fr", "Le paquet est une reconstitution", "le crédit de chacun sont également de nous"),
    ],
)
def test_the_book_of_reigns_says_what_is_printed_and_what_is_ours(
    language: str, deck: str, talk: str
) -> None:
    book = rules_of(cabale.game("reigns"), language)
    assert deck in book
    assert talk in book
