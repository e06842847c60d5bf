"""Positions of games among quick and random bots, with every reason that is given in them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from cabale.bots.eyes import Eyes
from cabale.bots.levels import seat_bot
from cabale.core.game import Game
from cabale.core.protocol import CHANCE, State
from cabale.core.reason import Reason, matters, reasons
from cabale.core.rng import Rng

# answers that are talk and ceremony: no point hangs on them
WEIGHTLESS = {"reigns": ("tone", "remark", "time", "hush", "consult", "open", "farewell", "tell")}
WEIGHTLESS["reigns"] += ("silent", "vote", "applaud", "shrug")


@dataclass
class Asked:
    """A seat that has a choice, and the answer that a bot would give."""

    s: State
    seat: int
    action: int
    verb: str


def asked(game: Game[Any], deal: int) -> Iterator[Asked]:
    """Every choice of one game."""
    seats = game.seats[deal % len(game.seats)]
    s: State = game.new(seats)
    chance, thought = Rng(deal, 0), Rng(deal, 1)
    bots = [seat_bot("courtier"), seat_bot("random")]
    while not s.is_over():
        seat = int(s.actor)
        if seat == CHANCE:
            s.apply(seat, s.draw(chance))
            continue
        action = int(bots[chance.below(3) // 2].answer(Eyes(game.name, s, seat), thought))
        if len(s.legal(seat)) > 1:
            verb = game.verb_of(action)
            assert verb is not None
            yield Asked(s, seat, action, verb.name)
        s.apply(seat, action)


def false_reasons(game: Game[Any], at: Asked, rng: Rng) -> list[Reason]:
    """The reasons given for two answers and for the position that are not so, or that leak."""
    claims = import_module(f"tests.games.{game.name}.claims")
    legal = [int(action) for action in at.s.legal(at.seat)]
    out = []
    for action in {at.action, legal[rng.below(len(legal))]}:
        given = reasons(game, at.s.resample(at.seat, rng), at.seat, action)
        if given != reasons(game, at.s, at.seat, action):
            out.append(Reason(f"leaks: {game.verb_of(action).name}", ""))  # type: ignore[union-attr]
        after = at.s.clone()
        after.apply(at.seat, action)
        out += [r for r in given if not claims.holds(at.s, at.seat, action, r, after)]
    told = matters(game, at.s.resample(at.seat, rng), at.seat)
    if told != matters(game, at.s, at.seat):
        out.append(Reason("leaks: what matters", ""))
    return out + [r for r in told if not claims.matters(at.s, at.seat, r)]


def of_some_answer(game: Game[Any], s: State, seat: int, claim: Reason) -> bool:
    """Whether a claim about the position is so of one of the answers that may be given."""
    claims = import_module(f"tests.games.{game.name}.claims")
    for action in s.legal(seat):
        after = s.clone()
        after.apply(seat, int(action))
        if claims.holds(s, seat, int(action), claim, after):
            return True
    return False


def has_weight(game: Game[Any], at: Asked) -> bool:
    return at.verb not in WEIGHTLESS.get(game.name, ())
