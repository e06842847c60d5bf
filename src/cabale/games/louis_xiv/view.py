"""The shapes of what a seat sees; looks.py fills them."""

from __future__ import annotations

from cabale.core.sight import Shape


class CourtierView(Shape):
    """One board: what shows, what is on its back, who stands there."""

    turned: bool
    condition: int
    price: int
    back_condition: int  # of the side that does not show
    back_price: int
    stones: list[int]  # by seat; with two players the neutral colour comes third
    laid: int  # stones laid in the turn that is going on
    leader: int  # alone first as it stands, -1 for none; the neutral colour is `seats`
    winners: list[int]  # seats that would be rewarded free as it stands


class Count(Shape):
    """The courtier being counted, once the stones are compared."""

    courtier: int
    tally: list[int]
    leader: int
    free: list[int]  # seats rewarded free
    buyers: list[int]  # seats that may bribe
    spent: list[int]  # seats whose stones go to the general supply
    flips: bool


class MissionView(Shape):
    """A mission and what its owner can do with it."""

    mission: int
    chips: list[int]  # kinds it costs; 5 is any
    payable: bool  # in hand: the owner has the chips for it
    paid_by: list[int]  # in hand: a chip of the owner for each of them, -1 for none
    used: bool  # laid out: it has been used in this round


class Final(Shape):
    """The last count of a seat, line by line."""

    missions: int
    shields: list[int]  # by kind
    plain: int  # points for which no shield was left
    majorities: list[int]  # kinds of shields of which it has most
    cards: int  # what the exchange was made of
    plots: int
    chips: int
    stones: int
    gold: int
    points: int
    place: int


class SeatView(Shape):
    """One player as the others see them; own secrets stand in Mine."""

    gold: int
    own: int
    general: int
    chips: list[int]  # by kind
    cards: int
    aside: bool  # laid the last card aside
    plots: int
    known_plots: list[int]  # those that everybody saw them take
    shields: int
    mission_backs: list[int]  # missions in hand by deck
    laid: list[MissionView]
    points: int  # without what is hidden: missions and shields so far


class Mine(Shape):
    """What a seat alone knows."""

    cards: list[int]  # by kind
    aside: int
    plots: list[int]
    missions: list[MissionView]
    shields: list[int]  # by kind
    returned: list[int]  # missions it put under their decks and that still lie there
    answered: bool  # has answered the question about a plot


class View(Shape):
    """Versailles as one seat, or somebody who looks on, sees it."""

    round: int
    phase: str  # supply, influence, counting, missions, end
    step: str
    first: int
    purse: int
    gold: int  # of the money card of the round
    king: int
    court: list[CourtierView]
    chip_pool: list[int]
    shield_pool: int
    deck: int  # influence cards that nobody holds
    played: list[int]  # influence cards on the table, by kind
    plot_deck: int
    plot_bottom: list[int]  # played plots, the next to come last in the deck first
    mission_decks: list[int]
    seats: list[SeatView]
    mine: Mine | None
    card: int  # being played
    trail: list[int]  # courtiers that got a stone in this turn, in order
    count: Count | None
    final: list[Final]
