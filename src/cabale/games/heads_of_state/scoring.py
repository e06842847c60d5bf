"""Points: markers won by creating, the countries at a Revolution, the noble cards at the end."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cabale.core.bits import lowest, members
from cabale.core.rows import changed, filled
from cabale.games.heads_of_state.actions import (
    CARDS,
    HEXED,
    HOUSED,
    INFLUENCE,
    MAJORITY,
    MOST,
    NOBODY_MOST,
    PRIZE,
    PROOF,
    RETURNED,
    SHARE,
    SHARED,
    TIE,
    UNCLAIMED,
    UNITED,
    WEIGHED,
    WON,
)
from cabale.games.heads_of_state.pieces import (
    COUNTRIES,
    MAX_SEATS,
    NOBLES,
    SPACES,
)
from cabale.games.heads_of_state.state import (
    FROM_COUNTRIES,
    FROM_HEXES,
    FROM_HOUSE,
    FROM_MOST,
    FROM_ROUNDS,
    HeadsState,
)

ALL_TYPES: i64 = (1 << 7) - 1
NOT_WON: i64 = -2  # a prize that left the game

# where the criteria stand in the int that orders the seats in a country; below them the turn
BY_INFLUENCE: Final = 32
BY_RANK: Final = 24
BY_HEXAGON: Final = 8
BY_SPACE: Final = 4

# -- markers won by creating


def score_creation(s: HeadsState, seat: i64, sector: i64) -> None:
    """The markers a noble wins when it is created, in the order of the rules."""
    if s.hex_taker[sector] == -1:
        take_hex(s, seat, sector)
    country = s.box.country_of[sector]
    if s.been[seat] & s.box.sectors[country] == s.box.sectors[country]:
        if s.country_open(seat, country):
            take_marker(s, seat, country)
    if s.types[seat] == ALL_TYPES:
        join_house(s, seat)


def take_hex(s: HeadsState, seat: i64, sector: i64) -> None:
    """§6.1 The first noble of a sector wins its hexagon."""
    s.hex_taker = changed(s.hex_taker, sector, seat)
    s.score(seat, FROM_HEXES, s.box.hexes[sector])
    s.tell(HEXED, seat, sector, s.box.hexes[sector])


def take_marker(s: HeadsState, seat: i64, country: i64) -> None:
    """§6.2 A noble created in each sector wins the better marker that is left."""
    at = country * 2 if s.marker_taker[country * 2] == -1 else country * 2 + 1
    s.marker_taker = changed(s.marker_taker, at, seat)
    s.score(seat, FROM_COUNTRIES, s.box.markers[at])
    s.tell(UNITED, seat, country, s.box.markers[at])
    if s.journal is not None:
        tell_proofs(s, seat, country)
    clear_dead(s, seat, country)
    if at % 2 == 1:
        for other in range(s.seats):
            clear_dead(s, other, country)


def tell_proofs(s: HeadsState, seat: i64, country: i64) -> None:
    """In which sectors the seat created, and where nobody of its own is left alive."""
    for sector in members(s.box.sectors[country]):
        lives = s.holder[sector * 2] == seat or s.holder[sector * 2 + 1] == seat
        s.tell(PROOF, seat, sector, 0 if lives else 1)


def clear_dead(s: HeadsState, seat: i64, country: i64) -> None:
    """§C-14 Dead nobles that prove nothing any more go back to the supply."""
    cleared: i64 = 0
    left = s.box.lands[country]
    while left:
        space = lowest(left)
        left &= left - 1
        at = seat * SPACES + space
        if s.dead[at]:
            s.tokens[seat * NOBLES + s.box.nobles[space]] += s.dead[at]
            s.dead = changed(s.dead, at, 0)
            cleared = 1
    if cleared:
        s.tell(RETURNED, seat, country)


def join_house(s: HeadsState, seat: i64) -> None:
    """§6.3 One noble of each type wins the best marker left in the House of Nobles."""
    markers = s.box.house_markers(s.seats)
    for rank in range(len(markers)):
        if s.house_taker[rank] == seat:
            return
        if s.house_taker[rank] == -1:
            s.house_taker = changed(s.house_taker, rank, seat)
            s.score(seat, FROM_HOUSE, markers[rank])
            s.tell(HOUSED, seat, markers[rank])
            return


# -- influence


def worth_of_space(s: HeadsState, space: i64) -> i64:
    """§7.2 The influence of the noble that lives there: less below a living higher one."""
    beneath = space % 2 == 1 and s.holder[space - 1] != -1
    points: i64 = 1 if beneath else 2
    return points * 2 if s.box.is_capital(space) else points


def influence(s: HeadsState, country: i64) -> vec[i64]:
    """§7.2 The influence of each seat in a country."""
    out = filled(s.seats)
    left = s.box.lands[country]
    while left:
        space = lowest(left)
        left &= left - 1
        seat = s.holder[space]
        if seat != -1:
            out[seat] += worth_of_space(s, space)
    return out


def shares(s: HeadsState, country: i64) -> list[int]:
    """The influence of the nobles living in a country, for each of its spaces; 0 if nobody does."""
    out: list[int] = []
    for space in members(s.box.lands[country]):
        out.append(worth_of_space(s, space) if s.holder[space] != -1 else 0)
    return out


def order(s: HeadsState, country: i64) -> list[int]:
    """The seats present in a country, the most influential first."""
    keys = ranking(s, country)
    out: list[int] = []
    best = best_of(keys, -1)
    while best != -1:
        out.append(best)
        keys[best] = 0
        best = best_of(keys, -1)
    return out


def tie_key(s: HeadsState, seat: i64, country: i64) -> i64:
    """§C-2 Highest living noble, highest hexagon stood in, the higher noble there; then by turn."""
    rank: i64 = 0
    hexagon: i64 = 0
    there: i64 = 0
    left = s.box.lands[country]
    while left:
        space = lowest(left)
        left &= left - 1
        if s.holder[space] != seat:
            continue
        noble = s.box.nobles[space] + 1
        if noble > rank:
            rank = noble
        value = s.box.hexes[space >> 1]
        if value > hexagon:
            hexagon = value
            there = 0
        if value == hexagon and noble > there:
            there = noble
    after = (seat - s.turn) % s.seats
    return rank << BY_RANK | hexagon << BY_HEXAGON | there << BY_SPACE | (MAX_SEATS - after)


def ranking(s: HeadsState, country: i64) -> vec[i64]:
    """§7.4 One int for each seat that orders them in the country; 0 for those who are not there."""
    out = influence(s, country)
    for seat in range(s.seats):
        if out[seat]:
            out[seat] = out[seat] << BY_INFLUENCE | tie_key(s, seat, country)
    return out


def best_of(keys: vec[i64], but: i64) -> i64:
    """The seat with the highest key above 0, one seat left out; -1 if there is none."""
    best: i64 = -1
    top: i64 = 0
    for seat in range(len(keys)):
        if seat != but and keys[seat] > top:
            best = seat
            top = keys[seat]
    return best


def score_round(s: HeadsState) -> None:
    """§7.3 Each country in turn, in the order of its prizes' table."""
    for country in range(COUNTRIES):
        score_country(s, country)


def score_country(s: HeadsState, country: i64) -> None:
    """§7.3 The two most influential seats win; a prize nobody wins leaves the game (C-22)."""
    keys = ranking(s, country)
    first = best_of(keys, -1)
    second = best_of(keys, first)
    at = (s.round * COUNTRIES + country) * 2
    s.tell(WEIGHED, -1, country)
    award(s, country, 0, first, at)
    award(s, country, 1, second, at + 1)
    if s.journal is not None:
        tell_influence(s, country, keys, first, second)


def award(s: HeadsState, country: i64, rank: i64, seat: i64, at: i64) -> None:
    if seat == -1:
        s.prize_taker = changed(s.prize_taker, at, NOT_WON)
        s.tell(UNCLAIMED, -1, country, rank + 1)
        return
    points = s.box.prizes[country * 2 + rank]
    s.prize_taker = changed(s.prize_taker, at, seat)
    s.score(seat, FROM_ROUNDS, points)
    s.tell(PRIZE, seat, country, rank + 1, points)


def tell_influence(s: HeadsState, country: i64, keys: vec[i64], first: i64, second: i64) -> None:
    """The arithmetic of one country: each living noble, each total, each tie that mattered."""
    for seat in range(s.seats):
        if keys[seat]:
            tell_shares(s, country, seat)
            s.tell(INFLUENCE, seat, country, keys[seat] >> BY_INFLUENCE)
    third: i64 = -1
    for seat in range(s.seats):
        if seat != first and seat != second and keys[seat]:
            if third == -1 or keys[seat] > keys[third]:
                third = seat
    tell_tie(s, keys, first, second)
    tell_tie(s, keys, second, third)


def tell_shares(s: HeadsState, country: i64, seat: i64) -> None:
    left = s.box.lands[country]
    while left:
        space = lowest(left)
        left &= left - 1
        if s.holder[space] == seat:
            s.tell(SHARE, seat, s.box.nobles[space], space >> 1, worth_of_space(s, space))


def tell_tie(s: HeadsState, keys: vec[i64], winner: i64, loser: i64) -> None:
    """§7.4 By what the winner goes before a seat of the same influence."""
    if loser == -1 or keys[winner] >> BY_INFLUENCE != keys[loser] >> BY_INFLUENCE:
        return
    differ = keys[winner] ^ keys[loser]
    criterion: i64 = 0
    for shift in (BY_RANK, BY_HEXAGON, BY_SPACE):
        if differ >> shift == 0:
            criterion += 1
    s.tell(TIE, winner, loser, keys[winner] >> BY_INFLUENCE, criterion)


# -- the end


def score_most(s: HeadsState) -> None:
    """§8.1 The most noble cards of each type, from barons to kings."""
    for noble in range(NOBLES):
        s.tell(MOST, -1, noble, s.box.most[noble])
        score_type(s, noble)


def leaders(s: HeadsState, noble: i64) -> vec[i64]:
    """The seats with the most cards of that noble; none if nobody has one."""
    out = vec[i64]()
    top: i64 = 1
    for seat in range(s.seats):
        n = s.cards[seat * NOBLES + noble]
        if n > top:
            out = vec[i64]()
            top = n
        if n == top:
            out = append(out, seat)
    return out


def score_type(s: HeadsState, noble: i64) -> None:
    """§C-18 Alone: all; two: half each; more: nothing."""
    first = leaders(s, noble)
    if len(first) == 1:
        s.score(first[0], FROM_MOST, s.box.most[noble])
        s.tell(MAJORITY, first[0], noble, s.box.most[noble])
    elif len(first) == 2:
        for seat in first:
            s.score(seat, FROM_MOST, s.box.most[noble] // 2)
            s.tell(SHARED, seat, noble, s.box.most[noble] // 2)
    else:
        s.tell(NOBODY_MOST, -1, noble)
    for seat in range(s.seats):
        if s.cards[seat * NOBLES + noble]:
            s.tell(CARDS, seat, noble, s.cards[seat * NOBLES + noble])


def tell_winners(s: HeadsState) -> None:
    """§8.2 Everybody whom nobody surpasses in points and noble cards."""
    for seat in range(s.seats):
        best = True
        for other in range(s.seats):
            if ahead(s, other, seat):
                best = False
        if best:
            s.tell(WON, seat, s.points[seat])


def ahead(s: HeadsState, one: i64, other: i64) -> bool:
    mine, theirs = s.standing(one), s.standing(other)
    for i in range(len(mine)):
        if mine[i] != theirs[i]:
            return mine[i] > theirs[i]
    return False
