"""The golden records of Louis XIV show every mission, plot, condition, flip and ending."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from cabale.core.journal import Journal
from cabale.core.protocol import State, places
from cabale.core.text import read_record
from cabale.games.catalogue import game_named
from cabale.games.louis_xiv import LOUIS_XIV
from cabale.games.louis_xiv.pieces import COURTIERS, FIRST, INFLUENCE, MISSIONS, MONEY
from cabale.games.louis_xiv.state import Versailles

RECORDS = sorted((Path(__file__).parent / "records").glob("*.txt"))


@lru_cache(maxsize=1)
def games() -> list[Versailles]:
    """Every golden record played to its end, with its journal."""
    return [played(path) for path in RECORDS]


def played(path: Path) -> Versailles:
    _, record = read_record(path.read_text("utf-8"), game_named)
    s = LOUIS_XIV.new(record.seats, record.options, record.components)
    s.journal = Journal()
    for answer in record.answers():
        s.apply(answer.seat, answer.action)
    return s


def told(s: State, name: str) -> Iterator[list[int]]:
    """The details of every event of one kind."""
    assert s.journal is not None
    for i in range(len(s.journal)):
        kind = LOUIS_XIV.events[s.journal.kind(i)]
        event = s.journal.told_to(0, i, LOUIS_XIV.events)
        if kind.name == name and event is not None:
            yield event.details


def firsts(name: str) -> set[int]:
    """The first detail of every event of one kind, over all records."""
    return {details[0] for s in games() for details in told(s, name)}


def test_6_1_every_mission_is_carried_out() -> None:
    assert firsts("fulfilled") == set(range(MISSIONS))


def test_5_5_every_plot_is_played() -> None:
    assert firsts("plot-played") == set(range(COURTIERS))


def test_5_7_every_board_shows_both_sides() -> None:
    flips = {tuple(details) for s in games() for details in told(s, "flipped")}
    box = LOUIS_XIV.new(2).box
    for courtier in range(COURTIERS):
        assert {(courtier, box.condition(courtier, side)) for side in (0, 1)} <= flips


def test_5_2_to_5_4_every_condition_is_counted_with_leaders_and_ties() -> None:
    assert {MONEY, FIRST, INFLUENCE} == {d[1] for s in games() for d in told(s, "flipped")}
    for name in ("leads-money", "leads-first", "leads-king", "tied-money", "tied-first"):
        assert len(firsts(name)) >= 4, name
    assert firsts("tied-king") == {0, 1, 2, 3}


def test_7_4_games_end_by_points_by_stones_and_shared_with_every_number_of_players() -> None:
    endings = {(int(s.seats), ending(s)) for s in games()}
    assert endings == {(n, how) for n in (2, 3, 4) for how in ("points", "stones", "shared")}


def ending(s: State) -> str:
    points = [int(s.standing(seat)[0]) for seat in range(s.seats)]
    if places(s).count(1) > 1:
        return "shared"
    return "stones" if points.count(max(points)) > 1 else "points"
