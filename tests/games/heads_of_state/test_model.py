"""Whole games, scored by the engine and by a ledger kept apart from it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from games.heads_of_state.model import RANKS, Ledger

from cabale.core.journal import Journal
from cabale.core.protocol import CHANCE, WATCHER, places
from cabale.core.rng import Rng
from cabale.core.text import read_record
from cabale.games.catalogue import game_named
from cabale.games.heads_of_state import HEADS_OF_STATE
from cabale.games.heads_of_state.actions import COURT, CREATE, EVENTS, STRIKE
from cabale.games.heads_of_state.pieces import NOBLE_NAMES, SECTOR_NAMES
from cabale.games.heads_of_state.state import HeadsState

GAMES = 6
RECORDS = sorted((Path(__file__).parent / "records").glob("*.txt"))


def eager(s: HeadsState, seat: int, rng: Rng) -> int:
    """A random answer, most often one that creates or strikes if there is any."""
    legal = list(s.legal(seat))
    deeds = [a for a in legal if CREATE.has(a) or COURT.has(a) or STRIKE.has(a)]
    chosen = deeds if deeds and rng.below(8) else legal
    return chosen[rng.below(len(chosen))]


def hear(ledger: Ledger, s: HeadsState, begin: int) -> int:
    """What was told since `begin`; how much there is now."""
    assert s.journal is not None
    for i in range(begin, len(s.journal)):
        event = s.journal.told_to(WATCHER, i, list(EVENTS))
        assert event is not None
        name = EVENTS[event.kind].name
        if name == "created":
            ledger.create(event.seat, NOBLE_NAMES[event.details[0]], SECTOR_NAMES[event.details[1]])
        elif name == "killed":
            ledger.kill(NOBLE_NAMES[event.details[0]], SECTOR_NAMES[event.details[1]])
        elif name == "revolted":
            ledger.revolt()
    return len(s.journal)


def told_apart(s: HeadsState, ledger: Ledger) -> None:
    """What both must agree on at every moment."""
    assert [int(n) for n in s.points] == ledger.points
    for seat in range(s.seats):
        for noble, rank in enumerate(NOBLE_NAMES):
            assert s.supply(seat, noble) == ledger.supply(seat, rank)
            assert s.cards[seat * len(RANKS) + noble] == ledger.cards[seat][rank]


def eager_game(seats: int, seed: int) -> Iterator[HeadsState]:
    """A game in which much is created and killed, after every answer."""
    s, rng = HEADS_OF_STATE.new(seats), Rng(seed, seats)
    s.journal = Journal()
    while not s.is_over():
        seat = s.actor
        s.apply(seat, s.draw(rng) if seat == CHANCE else eager(s, seat, rng))
        yield s


def golden_game(path: Path) -> Iterator[HeadsState]:
    """A game of the records, after every answer."""
    _, record = read_record(path.read_text("utf-8"), game_named)
    s = HEADS_OF_STATE.new(record.seats)
    s.journal = Journal()
    for answer in record.answers():
        s.apply(answer.seat, answer.action)
        yield s


def reckon(game: Iterator[HeadsState]) -> None:
    ledger, heard = None, 0
    for s in game:
        ledger = ledger or Ledger(s.seats)
        before, heard = heard, hear(ledger, s, heard)
        if s.is_over():
            ledger.end()
            assert places(s) == ledger.places()
        if heard > before:
            told_apart(s, ledger)


@pytest.mark.parametrize("seats", HEADS_OF_STATE.seats)
def test_6_to_8_every_point_of_a_game_is_that_of_a_ledger_kept_apart(seats: int) -> None:
    for seed in range(GAMES):
        reckon(eager_game(seats, seed))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_6_3_every_point_of_the_golden_games_is_that_of_the_ledger(path: Path) -> None:
    reckon(golden_game(path))
