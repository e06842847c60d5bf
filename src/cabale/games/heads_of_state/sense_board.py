"""What the board of Heads of State promises: prizes, markers in reach, the most cards, the House.

Every part is weighed once for all seats. A creation or a kill touches one country and one type of
noble, so the board after it is weighed by what it changes.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cabale.core.bits import count
from cabale.core.rows import filled
from cabale.core.sense import POINT
from cabale.games.heads_of_state.pieces import COUNTRIES, NOBLES
from cabale.games.heads_of_state.scoring import influence, tie_key
from cabale.games.heads_of_state.state import HeadsState

THIS_ROUND: Final = 62  # percent that the order in a country holds until the round is scored
LATER: Final = 22  # percent of the prizes of each later round that nobles standing now will bring
SURE: Final = 90  # percent of the most cards that leaders keep, once the last round has begun
RIVAL: Final = 50  # percent of the best rival's worth that counts against one's own


class Board:
    """The promises of one board to every seat, in hundredths of a point."""

    def __init__(self, s: HeadsState) -> None:
        self.seats: Final[i64] = s.seats
        self.countries: vec[i64] = vec[i64](capacity=COUNTRIES * s.seats)  # country * seats + seat
        for country in range(COUNTRIES):
            self.countries = joined(self.countries, country_worths(s, country))
        self.most: vec[i64] = vec[i64](capacity=NOBLES * s.seats)  # noble * seats + seat
        for noble in range(NOBLES):
            self.most = joined(self.most, most_worths(s, noble))
        self.sums: vec[i64] = filled(s.seats)
        for i in range(len(self.countries)):
            self.sums[i % s.seats] += self.countries[i]
        for i in range(len(self.most)):
            self.sums[i % s.seats] += self.most[i]

    def lead(self, s: HeadsState, seat: i64) -> i64:
        """The points of a seat and what its board promises, less some of its best rival's."""
        return lead(s, seat, self.sums)

    def lead_after(self, s: HeadsState, seat: i64, country: i64, noble: i64) -> i64:
        """The same once `s` differs from this board in a country and a type of noble."""
        lands = country_worths(s, country)
        most = most_worths(s, noble)
        sums = vec[i64](capacity=self.seats)
        for other in range(self.seats):
            was = self.countries[country * self.seats + other]
            had = self.most[noble * self.seats + other]
            sums = append(sums, self.sums[other] - was - had + lands[other] + most[other])
        return lead(s, seat, sums)


def joined(row: vec[i64], more: vec[i64]) -> vec[i64]:
    for i in range(len(more)):
        row = append(row, more[i])
    return row


def lead(s: HeadsState, seat: i64, sums: vec[i64]) -> i64:
    best: i64 = 0
    for rival in range(s.seats):
        if rival != seat:
            worth = s.points[rival] * POINT + sums[rival] + house_worth(s, rival)
            if worth > best:
                best = worth
    return s.points[seat] * POINT + sums[seat] + house_worth(s, seat) - best * RIVAL // 100


# -- countries


def country_worths(s: HeadsState, country: i64) -> vec[i64]:
    """For each seat the prizes of this round and the next ones, and the marker in reach."""
    percent = THIS_ROUND + LATER * (2 - s.round)
    out = expected_prizes(s, country)
    for seat in range(s.seats):
        out[seat] = out[seat] * percent // 100 + marker_worth(s, seat, country)
    return out


def expected_prizes(s: HeadsState, country: i64) -> vec[i64]:
    """The prizes as they stand, moved a little towards what the influence would deserve."""
    out = influence(s, country)
    first = most_influential(s, country, out, -1)
    second = most_influential(s, country, out, first)
    squares: i64 = 0
    for seat in range(s.seats):
        squares += out[seat] * out[seat]
    prizes = s.box.prizes
    pot = (prizes[country * 2] + prizes[country * 2 + 1]) * POINT
    for seat in range(s.seats):
        own = out[seat]
        if own:
            stands: i64 = 0
            if seat == first:
                stands = prizes[country * 2]
            elif seat == second:
                stands = prizes[country * 2 + 1]
            out[seat] = (stands * POINT * 3 + pot * own * own // squares * 2) // 5
    return out


def most_influential(s: HeadsState, country: i64, own: vec[i64], but: i64) -> i64:
    """Who goes before all others but one; ties are looked into only where they matter."""
    best: i64 = -1
    for seat in range(s.seats):
        if seat == but or own[seat] == 0:
            continue
        if best == -1 or own[seat] > own[best]:
            best = seat
        elif own[seat] == own[best] and tie_key(s, seat, country) > tie_key(s, best, country):
            best = seat
    return best


def marker_worth(s: HeadsState, seat: i64, country: i64) -> i64:
    """The way to the marker of a country, steeper towards its end."""
    if not s.country_open(seat, country):
        return 0
    done = count(s.been[seat] & s.box.sectors[country])
    if done == 0:
        return 0
    sectors = count(s.box.sectors[country])
    at = country * 2 if s.marker_taker[country * 2] == -1 else country * 2 + 1
    return s.box.markers[at] * POINT * done * done // (sectors * sectors) * 7 // 10


# -- cards and types


def most_worths(s: HeadsState, noble: i64) -> vec[i64]:
    """The share of each seat in the most cards of a type, surer with every round."""
    out = vec[i64](capacity=s.seats)
    cubes: i64 = 0
    for seat in range(s.seats):
        n = s.cards[seat * NOBLES + noble]
        cubes += n * n * n
        out = append(out, n * n * n)
    if cubes:
        prize = s.box.most[noble] * (SURE * (2 + s.round) // 4)
        for seat in range(s.seats):
            out[seat] = prize * out[seat] // cubes
    return out


def house_worth(s: HeadsState, seat: i64) -> i64:
    """The way to the House of Nobles, steeper towards its end."""
    markers = s.box.house_markers(s.seats)
    types = count(s.types[seat])
    for rank in range(len(markers)):
        if s.house_taker[rank] == seat:
            return 0
        if s.house_taker[rank] == -1:
            return markers[rank] * POINT * types * types * types // 343 * 8 // 10
    return 0
