"""What bots found out and what the rules say to one who plays, as it is sent."""

from __future__ import annotations

from typing import Final

from cabale.bots import hint
from cabale.core import reason
from cabale.core.rng import Rng
from cabale.server.table import Outcome, Table
from cabale.server.wire import Advice, Coach, Hint, Reason, Remark, encode

MATTERS: Final = 3  # things a coach tells at most, so that the page need not repeat itself


def reason_sent(found: reason.Reason) -> Reason:
    """One claim of the rules."""
    return Reason(found.key, found.paragraph, list(found.args), found.risk)


def hint_sent(id: int, found: hint.Hint) -> Hint:
    """A hint for whoever asked with this id."""
    best = [Advice(one.action, one.trust, one.chance, one.error, one.apart) for one in found.best]
    remarks = [Remark(one.key, one.seat, one.action, one.percent) for one in found.remarks]
    return Hint(id, best, [reason_sent(one) for one in found.reasons], remarks)


def coach(table: Table, seat: int, id: int) -> Outcome:
    """Tell the asker alone what matters, in a world that it cannot tell from the true one."""
    play = table.going()
    stream = table.look(seat)
    assert stream is not None, "the game has begun"
    found = []
    if len(play.legal(seat)) > 1:
        world = stream.position_of(play).resample(seat, Rng(play.positions[seat]))
        found = reason.matters(table.game, world, seat)
    return Outcome(reply=[encode(Coach(id, [reason_sent(one) for one in found[:MATTERS]]))])
