"""Positions and answers in the words of scenarios, for tests."""

from __future__ import annotations

from typing import Any

from cabale.core.journal import Journal
from cabale.core.protocol import CHANCE
from cabale.core.record import check, read_answer
from cabale.games.cape_epee import CAPE_EPEE
from cabale.games.cape_epee.actions import EVENTS
from cabale.games.cape_epee.state import Cape


def column(objective: str, *cards: str) -> dict[str, Any]:
    return {"objective": objective, "cards": list(cards)}


def laid(
    *columns: dict[str, Any], seats: int = 4, options: dict[str, str] | None = None, **rest: Any
) -> Cape:
    """A position with these columns; those that are not given are empty and need many cards."""
    fillers = ("music-5", "trade-5", "combat-5", "religion-5", "alchemy-5", "agriculture-5")
    taken = {c["objective"] for c in columns}
    free = [column(name) for name in fillers if name not in taken]
    s = CAPE_EPEE.new(seats, options)
    table = {"columns": [*columns, *free][:seats], **rest}
    CAPE_EPEE.position(s, table)
    s.journal = Journal()
    return s


def play(s: Cape, *answers: str) -> Cape:
    """Give these answers; `*` lets chance give its first one."""
    for words in answers:
        if words == "*":
            s.apply(CHANCE, s.legal(CHANCE)[0])
            continue
        answer = read_answer(CAPE_EPEE, words, s.seats)
        check(CAPE_EPEE, s, answer)
        s.apply(answer.seat, answer.action)
    return s


def facts(s: Cape) -> dict[str, Any]:
    return CAPE_EPEE.facts(s)


def outcome(*cards: str, objective: str = "religion-5", **options: str) -> dict[str, Any]:
    """How a column with these cards is decided."""
    named = {key.replace("_", "-"): value for key, value in options.items()}
    s = laid(column(objective, *cards), options=named)
    found: dict[str, Any] = facts(s)["columns"][0]
    return found


def told(s: Cape) -> list[str]:
    """The kinds of events since the position was set up."""
    assert s.journal is not None
    return [EVENTS[s.journal.kind(i)].name for i in range(len(s.journal))]


def question(s: Cape) -> str:
    return "over" if s.is_over() else CAPE_EPEE.decisions[s.decision].name
