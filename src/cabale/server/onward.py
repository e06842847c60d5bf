"""Playing on from a step of a finished game: the same answers, then a deal of its own.

Whoever plays on has seen the end, and may have seen every hand: what their seat could not know is
drawn anew, so that it is as hidden as it was.
"""

from __future__ import annotations

import secrets

from cabale.server import dealing
from cabale.server.api import Onward, SeatSecret
from cabale.server.bearer import Bearer
from cabale.server.lines import Given, Opened, Seated
from cabale.server.lobby import Made, known_level, new_id, person
from cabale.server.replay import Replay
from cabale.server.table import Refuse, Table
from cabale.server.text import clean
from cabale.server.wire import NAME_LENGTH


def play_on(
    before: Table, replay: Replay, wish: Onward, levels: list[str], now: float, who: Bearer
) -> Made:
    """A table against bots at the position after a step; whoever asks takes the seat they chose."""
    replay.check(wish.step, wish.seat)
    if wish.step == replay.last():
        raise Refuse("over")
    answers = replay.play.answers[: replay.ends[wish.step]]
    holder = who.for_new_seat()
    first = opened(before, len(answers), wish.seat, now)
    made = Made(
        Table(new_id(), before.game, first), [first], [SeatSecret(wish.seat, holder.secret)]
    )
    made.add(Given([(answer.seat, answer.action) for answer in answers]))
    for line in seated(before, wish, holder.holder, levels):
        made.add(line)
    made.lines += dealing.close(made.table).lines
    return made


def opened(before: Table, given: int, seat: int, now: float) -> Opened:
    """The new table: the same game and options, a new seed, what `seat` cannot know drawn anew."""
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
        anew=seat,
        edition=before.opened.edition,
    )


def seated(before: Table, wish: Onward, holder: str, levels: list[str]) -> list[Seated]:
    """One person, and a bot in every other seat: the one that sat there, or one as wished."""
    out = []
    for seat, chair in enumerate(before.chairs):
        if seat == wish.seat:
            name = clean(wish.name, NAME_LENGTH)
            line = person(seat, name, holder, wish.seal)
        else:
            level = chair.level if chair.kind == "bot" else None
            wanted = wish.level or level or levels[len(levels) // 2 - 1]
            line = Seated(seat, "bot", level=known_level(wanted, levels))
        out.append(line)
    return out
