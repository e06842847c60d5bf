"""What the golden games of Heads of State must show beyond questions and events."""

from __future__ import annotations

from collections.abc import Iterable

from games.heads_of_state.table import played_record

from cabale.core.journal import Journal
from cabale.core.record import Record
from cabale.games.heads_of_state import HEADS_OF_STATE
from cabale.games.heads_of_state.actions import (
    HOUSED,
    REVOLT,
    STRIKE,
    TIE,
    TO_HAND,
    TREACHERY_OPTION,
    UNITED,
)
from cabale.games.heads_of_state.pieces import (
    COUNTRY_NAMES,
    CRITERION_NAMES,
    TREACHERY_NAMES,
)
from cabale.games.heads_of_state.state import HeadsState

WANTED = ("aimed", "added", "unclaimed")
# random games that show what few do: players, seed
FOUND = (
    (2, 86),
    (2, 108),
    (2, 396),
    (2, 496),
    (2, 536),
    (2, 574),
    (3, 16),
    (3, 86),
    (3, 157),
    (3, 411),
    (3, 507),
    (4, 187),
    (4, 263),
    (5, 58),
    (5, 225),
)


def staged_records() -> Iterable[tuple[str, Record]]:
    """The games that were found."""
    for seats, seed in FOUND:
        yield f"found-{seats}-{seed}", played_record(seats, seed)


def also_shown(record: Record) -> set[str]:
    """Where the Revolution came, who was struck how, which ties and markers there were."""
    s = HEADS_OF_STATE.new(record.seats, record.options, record.components)
    s.journal = Journal()
    out = {f"seats {record.seats}"}
    for answer in record.answers():
        if REVOLT.has(answer.action):
            out.add(revolution(s))
        if STRIKE.has(answer.action):
            out.add(strike(s, answer.action))
        s.apply(answer.seat, answer.action)
    return out | scorings(s)


def revolution(s: HeadsState) -> str:
    """The place in the game where the Revolution is drawn."""
    if s.round == 2:
        return f"revolution 1789 of {s.seats}"
    if s.x != TO_HAND:
        return f"revolution refilling of {s.seats}"
    if s.option == TREACHERY_OPTION:
        return "revolution treachery"
    return "revolution cleaning" if s.cleaned else f"revolution drawing {s.left}"


def strike(s: HeadsState, action: int) -> str:
    capital = s.box.is_capital(s.box.spaces[STRIKE.column(action)])
    where = "capital" if capital else "province"
    return f"strike {TREACHERY_NAMES[STRIKE.row(action)]} {where}"


def scorings(s: HeadsState) -> set[str]:
    """Ties, country markers and House markers in the journal."""
    assert s.journal is not None, "somebody listens"
    out = set()
    for i in range(len(s.journal)):
        event = s.journal.told_to(0, i, HEADS_OF_STATE.events)
        assert event is not None, "nothing here is private"
        if event.kind == TIE:
            out.add(f"tie {CRITERION_NAMES[event.details[2]]}")
        if event.kind == UNITED:
            out.add(f"united {COUNTRY_NAMES[event.details[0]]} {event.details[1]}")
        if event.kind == HOUSED:
            out.add(f"house of {s.seats} {event.details[0]}")
    return out
