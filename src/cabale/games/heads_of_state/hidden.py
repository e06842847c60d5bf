"""What a seat cannot know, drawn anew: the hands of others but for what all saw, and the piles."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cabale.core.rng import Rng
from cabale.games.heads_of_state.actions import ASK_SECOND
from cabale.games.heads_of_state.creating import can_meet_duty
from cabale.games.heads_of_state.pieces import ATTRIBUTES, BITS, TREACHERIES, TREACHERY_BITS
from cabale.games.heads_of_state.scheming import seconds
from cabale.games.heads_of_state.state import HeadsState
from cabale.games.heads_of_state.worlds import Worlds

TRIES: Final[i64] = 10000  # for a hand that could do what its owner did


def draw_anew(s: HeadsState, seat: i64, rng: Rng) -> None:
    """Make of a clone a world that `seat` cannot tell from it, with its true odds."""
    draw_plots(s, worlds_of_plots(s, seat), rng)
    if len(s.past.row):
        draw_attributes(s, worlds_of(s, seat), rng)


def find_worlds(s: HeadsState, seat: i64) -> None:
    """What a position tells a seat is found once, for all worlds that are drawn from it."""
    worlds_of_plots(s, seat)
    if len(s.past.row):
        worlds_of(s, seat)


def worlds_of(s: HeadsState, seat: i64) -> Worlds:
    """What was found for the world before, if nothing has happened since."""
    worlds = s.worlds
    if worlds is None or not worlds.knows(s.past, s.unseen(), seat):
        worlds = Worlds(s.past, s.unseen(), seat, s.seats, ATTRIBUTES, BITS)
        s.worlds = worlds
    return worlds


def worlds_of_plots(s: HeadsState, seat: i64) -> Worlds:
    worlds = s.worlds_plots
    if worlds is None or not worlds.knows(s.past_plots, s.unseen_plots(), seat):
        unseen = s.unseen_plots()
        worlds = Worlds(s.past_plots, unseen, seat, s.seats, TREACHERIES, TREACHERY_BITS)
        s.worlds_plots = worlds
    return worlds


def draw_attributes(s: HeadsState, worlds: Worlds, rng: Rng) -> None:
    for _i in range(TRIES):
        worlds.draw(rng)
        deal(worlds, s.hand, s.known)
        if keeps_duty(s, worlds.seat):
            break
    s.past = worlds.past.with_row(worlds.row)
    s.stock = worlds.old + worlds.under_disc
    s.young = worlds.young


def keeps_duty(s: HeadsState, seat: i64) -> bool:
    """§C-13 Who killed more than one could replace them."""
    return s.turn == seat or can_meet_duty(s, s.turn, s.gaps)


def draw_plots(s: HeadsState, worlds: Worlds, rng: Rng) -> None:
    """The treachery cards of the others, and the pile."""
    for _i in range(TRIES):
        worlds.draw(rng)
        deal(worlds, s.hand_plots, s.known_plots)
        if keeps_second(s, worlds.seat):
            break
    s.past_plots = worlds.past.with_row(worlds.row)
    s.plots = worlds.old


def keeps_second(s: HeadsState, seat: i64) -> bool:
    """§5.4 Who laid one card against a capital holds another that fits."""
    if s.decision != ASK_SECOND or s.turn == seat:
        return True
    return seconds(s, s.hand_plots[s.turn], s.y, s.x) != 0


def deal(worlds: Worlds, hand: vec[i64], known: vec[i64]) -> None:
    """Give the others what they drew unseen, beside what all saw them take."""
    for rival in range(worlds.seats):
        if rival != worlds.seat:
            hand[rival] = known[rival] + worlds.hand[rival]
