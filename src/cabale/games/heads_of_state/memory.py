"""What everybody knows of hidden cards: every shuffle, and who drew unseen cards since which.

A pile's memory is a flat row of entries in the order of time. A *mix* begins whenever cards that
all knew are shuffled in: it keeps which cards were unseen then, which still are, and what each
seat drew from it unseen. An entry LAID says that a seat laid a card that it had drawn unseen, and
that nobody can tell from which mix. hidden.py counts the possible worlds from this.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

POOL: Final[i64] = 0  # cards that nobody had seen since they were shuffled in, packed; LAID: kind
LEFT: Final[i64] = 1  # those of them that not all have seen since, packed; LAID: the seat
SOURCE: Final[i64] = 2  # the entry of the mix that is drawn from: itself, or the reserve's
UNDER: Final[i64] = 3  # a shuffle of everything: cards that lie or lay under the disc; or NO_DISC
DREW: Final[i64] = 4  # and on, for each seat: what it drew unseen, packed
LAID: Final[i64] = -1
NO_DISC: Final[i64] = -1


def wide(seats: i64) -> i64:
    """How long an entry is."""
    return DREW + seats


def add_entry(past: vec[i64], seats: i64, pool: i64, source: i64, under: i64) -> vec[i64]:
    past = append(append(past, pool), pool)
    past = append(append(past, source), under)
    for _seat in range(seats):
        past = append(past, 0)
    return past


def current(past: vec[i64], seats: i64) -> i64:
    """Where the newest mix begins."""
    at: i64 = len(past) - wide(seats)
    while past[at + SOURCE] == LAID:
        at -= wide(seats)
    return at


def all_shuffled(past: vec[i64], seats: i64, known: i64, under: i64) -> vec[i64]:
    """All cards that are in no hand are shuffled; `known` are those of them that all knew."""
    past = without_old(past, seats)
    pool = known + past[current(past, seats) + LEFT] if len(past) else known
    return add_entry(past, seats, pool, len(past) // wide(seats), under)


def mixed_in(past: vec[i64], seats: i64, known: i64) -> vec[i64]:
    """Known cards are shuffled into the pile; those under the disc stay where they are."""
    pool = past[current(past, seats) + LEFT] + known
    return add_entry(past, seats, pool, len(past) // wide(seats), NO_DISC)


def without_old(past: vec[i64], seats: i64) -> vec[i64]:
    """Leave out the oldest shuffles of which no seat can still hold an unseen card."""
    width = wide(seats)
    keep: i64 = 0
    at: i64 = 0
    while at < len(past) and not drawn_from(past, seats, at):
        at += width
        if at == len(past) or past[at + UNDER] != NO_DISC:
            keep = at
    if keep == 0:
        return past
    out = past[keep:]
    at = 0
    while at < len(out):
        if out[at + SOURCE] != LAID:
            out[at + SOURCE] -= keep // width
        at += width
    return out


def drawn_from(past: vec[i64], seats: i64, at: i64) -> bool:
    """Whether an entry holds cards that a seat drew unseen."""
    for seat in range(seats):
        if past[at + DREW + seat]:
            return True
    return False


def out_of_reserve(past: vec[i64], seats: i64) -> vec[i64]:
    """The next card is drawn from under the disc: a card of the last shuffle of everything."""
    at = current(past, seats)
    disc = at
    while past[disc + UNDER] == NO_DISC:
        disc -= wide(seats)
    past[disc + UNDER] -= 1
    if past[at + SOURCE] == disc // wide(seats):
        return past
    return add_entry(past, seats, past[at + LEFT], disc // wide(seats), NO_DISC)


def all_saw(past: vec[i64], seats: i64, source: i64, card: i64) -> None:
    """A card that was drawn from that mix is seen: no later mix had it."""
    width = wide(seats)
    at = source * width
    past[at + LEFT] -= card
    at += width
    while at < len(past):
        if past[at + SOURCE] != LAID:
            past[at + POOL] -= card
            past[at + LEFT] -= card
        at += width


def turned_up(past: vec[i64], seats: i64, card: i64) -> None:
    """The next card is turned up before all eyes."""
    all_saw(past, seats, past[current(past, seats) + SOURCE], card)


def drawn_unseen(past: vec[i64], seats: i64, seat: i64, card: i64) -> vec[i64]:
    """A seat takes the next card, and nobody else sees it."""
    at = current(past, seats)
    if has_laid(past, seats, seat, at):  # what was laid before cannot be this card
        own = past[at + SOURCE] == at // wide(seats)
        source = len(past) // wide(seats) if own else past[at + SOURCE]
        past = add_entry(past, seats, past[at + LEFT], source, NO_DISC)
        at = current(past, seats)
    past[at + DREW + seat] += card
    return past


def has_laid(past: vec[i64], seats: i64, seat: i64, at: i64) -> bool:
    """Whether a seat laid, since the entry `at`, cards of which nobody knows the mix."""
    while at < len(past):
        if past[at + SOURCE] == LAID and past[at + LEFT] == seat:
            return True
        at += wide(seats)
    return False


def laid(past: vec[i64], seats: i64, seat: i64, kind: i64, card: i64) -> vec[i64]:
    """A seat lays a card that it had drawn unseen; from one mix only, or nobody knows from which.

    What stays in the hand is not touched: a card that is laid tells of itself alone.
    """
    mixes: i64 = 0
    found: i64 = 0
    at: i64 = 0
    while at < len(past):
        if past[at + SOURCE] != LAID and past[at + DREW + seat]:
            mixes += 1
            found = at
        at += wide(seats)
    if mixes == 1 and not has_laid(past, seats, seat, 0):
        past[found + DREW + seat] -= card
        all_saw(past, seats, past[found + SOURCE], card)
        return past
    past = add_entry(past, seats, kind, LAID, NO_DISC)
    past[len(past) - wide(seats) + LEFT] = seat
    return past
