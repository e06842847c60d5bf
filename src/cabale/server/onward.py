"""Playing on from a step of a finished game: the same answers, then a deal of its own."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from cabale.core.protocol import CHANCE
from cabale.core.record import Answer
from cabale.server.api import Onward, SeatSecret
from cabale.server.chairs import hashed, new_secret
from cabale.server.lines import Answered, Line, Opened, Seated, Started
from cabale.server.lobby import Made, known_level, new_id
from cabale.server.replay import Replay
from cabale.server.table import Refuse, Table
from cabale.server.text import clean
from cabale.server.wire import NAME_LENGTH


def play_on(before: Table, replay: Replay, wish: Onward, levels: list[str], now: float) -> Made:
    """A table against bots at the position after a step; whoever asks takes the seat they chose."""
    replay.check(wish.step, wish.seat)
    if wish.step == replay.last():
        raise Refuse("over")
    answers = replay.play.answers[: replay.ends[wish.step]]
    secret = new_secret()
    first = opened(before, len(answers), now)
    made = Made(Table(new_id(), before.game, first), [first], [SeatSecret(wish.seat, secret)])
    for line in [*seated(before, wish, secret, levels), *begun(answers)]:
        made.add(line)
    return made


def opened(before: Table, given: int, now: float) -> Opened:
    """The new table: the same game and options, a new seed."""
    return Opened(
        before.game.name,
        before.rules,
        "bots",
        secrets.token_hex(32),
        now,
        before.options,
        before.opened.components,
        before.watchers,
        before.patience,
        given=given,
    )


def seated(before: Table, wish: Onward, secret: str, levels: list[str]) -> list[Seated]:
    """One person, and a bot in every other seat: the one that sat there, or one as wished."""
    out = []
    for seat, chair in enumerate(before.chairs):
        if seat == wish.seat:
            name = clean(wish.name, NAME_LENGTH)
            line = Seated(seat, "person", name, None, hashed(secret), wish.entropy)
        else:
            level = chair.level if chair.kind == "bot" else None
            wanted = wish.level or level or levels[len(levels) // 2 - 1]
            line = Seated(seat, "bot", level=known_level(wanted, levels))
        out.append(line)
    return out


def begun(answers: Sequence[Answer]) -> list[Line]:
    """The answers taken over, as lines: the start, then each answer with chance's after it."""
    out: list[Line] = [Started([])]
    for answer in answers:
        last = out[-1]
        if answer.seat != CHANCE:
            out.append(Answered(answer.seat, answer.action, "", []))
        elif isinstance(last, Started | Answered):
            last.chance.append(answer.action)
    return out
