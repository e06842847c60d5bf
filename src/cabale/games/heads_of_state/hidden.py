"""What a seat cannot know, drawn anew: the hands of others but for what all saw, and the piles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from cabale.core.rng import Rng
from cabale.games.heads_of_state.actions import ASK_SECOND
from cabale.games.heads_of_state.pieces import ATTRIBUTES, BITS, TREACHERIES, TREACHERY_BITS
from cabale.games.heads_of_state.worlds import Worlds

if TYPE_CHECKING:
    from cabale.games.heads_of_state.state import HeadsState

TRIES: Final[i64] = 10000  # for a hand that could do what its owner did


def draw_anew(s: HeadsState, seat: i64, rng: Rng) -> HeadsState:
    """A world that `seat` cannot tell from a position, with its true odds.

    What the position tells the seat is found once, for all worlds that are drawn from it.
    """
    plots = worlds_of_plots(s, seat)
    attributes = worlds_of(s, seat) if len(s.past.row) else None
    twin = s.clone()
    twin.worlds_plots = plots
    twin.worlds = attributes
    draw_plots(twin, plots, rng)
    if attributes is not None:
        draw_attributes(twin, attributes, rng)
    return twin


def worlds_of(s: HeadsState, seat: i64) -> Worlds:
    """What was found for the world before, if nothing has happened since."""
    worlds = s.worlds
    unseen = s.unseen()
    if worlds is None or not worlds.knows(s.past, unseen, seat):
        worlds = Worlds(s.past, unseen, seat, s.seats, ATTRIBUTES, BITS)
        s.worlds = worlds
    return worlds


def worlds_of_plots(s: HeadsState, seat: i64) -> Worlds:
    worlds = s.worlds_plots
    unseen = s.unseen_plots()
    if worlds is None or not worlds.knows(s.past_plots, unseen, seat):
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
    if s.turn == seat or s.gaps & (s.gaps - 1) == 0:
        return True
    # here, for creating needs the state, and the state draws worlds
    from cabale.games.heads_of_state.creating import can_meet_duty

    return can_meet_duty(s, s.turn, s.gaps)


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
    from cabale.games.heads_of_state.scheming import seconds

    return seconds(s, s.hand_plots[s.turn], s.y, s.x) != 0


def deal(worlds: Worlds, hand: vec[i64], known: vec[i64]) -> None:
    """Give the others what they drew unseen, beside what all saw them take."""
    for rival in range(worlds.seats):
        if rival != worlds.seat:
            hand[rival] = known[rival] + worlds.hand[rival]
