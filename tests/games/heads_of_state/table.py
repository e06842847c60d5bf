"""Small tools for the tests of Heads of State: positions by name, answers by words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cabale.core.protocol import CHANCE, OVER
from cabale.core.record import Answer, Record, check, read_answer, say_answer
from cabale.core.rng import Rng
from cabale.games.heads_of_state import HEADS_OF_STATE
from cabale.games.heads_of_state.state import HeadsState


def placed(seats: int, **position: Any) -> HeadsState:
    """A position in the vocabulary of scenarios; `_` stands for a hyphen in a key."""
    s = HEADS_OF_STATE.new(seats)
    HEADS_OF_STATE.position(s, {key.replace("_", "-"): v for key, v in position.items()})
    return s


def answer(s: HeadsState, *texts: str) -> HeadsState:
    """Give answers in the words of a record, each checked."""
    for text in texts:
        found = read_answer(HEADS_OF_STATE, text, s.seats)
        check(HEADS_OF_STATE, s, found)
        s.apply(found.seat, found.action)
    return s


def odds(s: HeadsState) -> Mapping[str, int]:
    """Chance's answers by their last words, with their weights."""
    words = [say_answer(HEADS_OF_STATE, Answer(CHANCE, a)) for a in s.legal(CHANCE)]
    return dict(zip((w.removeprefix("* ") for w in words), s.weights(), strict=True))


def step(s: HeadsState, rng: Rng) -> None:
    """One random answer."""
    seat = s.actor
    s.apply(seat, s.draw(rng) if seat == CHANCE else s.pick(seat, rng))


def played(seats: int, seed: int, steps: int = 1 << 30) -> HeadsState:
    """A random game, or its beginning."""
    s = HEADS_OF_STATE.new(seats)
    rng = Rng(seed, seats)
    while s.decision != OVER and steps > 0:
        step(s, rng)
        steps -= 1
    return s


def played_record(seats: int, seed: int) -> Record:
    """A whole random game as a record."""
    s = HEADS_OF_STATE.new(seats)
    rng = Rng(seed, seats)
    record = Record(HEADS_OF_STATE.name, HEADS_OF_STATE.rules_version, seats)
    while s.decision != OVER:
        seat = s.actor
        action = s.draw(rng) if seat == CHANCE else s.pick(seat, rng)
        record.lines.append(Answer(seat, action))
        s.apply(seat, action)
    return record
