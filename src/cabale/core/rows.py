"""Flat rows of ints: filled, read as counts of kinds, and answers listed from them."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from cabale.core.bits import count
from cabale.core.protocol import Verb


def filled(length: i64, n: i64 = 0) -> vec[i64]:
    """A row of `length` times the same number.

    >>> list(filled(3, 7))
    [7, 7, 7]
    """
    return vec[i64]([n] * length)


def changed(row: vec[i64], at: i64, n: i64) -> vec[i64]:
    """A copy with another number at one place: for a row that clones share as long as it lasts.

    >>> list(changed(filled(3, 7), 1, 0))
    [7, 0, 7]
    """
    out = row[:]
    out[at] = n
    return out


def answers(verb: Verb, members: i64) -> vec[i64]:
    """An answer of the verb for each member of a set, the smallest first.

    >>> list(answers(Verb("take", 40, ("card",), 9), 0b101))
    [40, 42]
    """
    return add_answers(vec[i64](capacity=count(members)), verb, members)


def add_answers(out: vec[i64], verb: Verb, members: i64) -> vec[i64]:
    """The same, behind answers that are there already."""
    action = verb.of()
    step = verb.columns
    while members:
        if members & 1:
            out = append(out, action)
        members >>= 1
        action += step
    return out


def either(one: Verb, other: Verb) -> vec[i64]:
    """The answers to a question of yes and no."""
    return append(append(vec[i64](capacity=2), one.of()), other.of())


# -- a row that counts the pieces of each kind


def kinds_left(verb: Verb, counts: vec[i64]) -> vec[i64]:
    """An answer of the verb for each kind of which any are left."""
    out = vec[i64](capacity=len(counts))
    first = verb.of()
    step = verb.columns
    for kind in range(len(counts)):
        if counts[kind] > 0:
            out = append(out, first + kind * step)
    return out


def odds_left(counts: vec[i64]) -> vec[i64]:
    """How many are left of each kind of which any are left."""
    out = vec[i64](capacity=len(counts))
    for kind in range(len(counts)):
        if counts[kind] > 0:
            out = append(out, counts[kind])
    return out


def nth_piece(counts: vec[i64], n: i64) -> i64:
    """The kind of the piece that has `n` before it when all lie in order of kind.

    >>> nth_piece(vec[i64]([2, 0, 3]), 2)
    2
    """
    kind: i64 = 0
    while n >= counts[kind]:
        n -= counts[kind]
        kind += 1
    return kind
