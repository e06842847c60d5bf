"""Lists of answers that are the same again and again, made once: legal answers are put together of
them, by sets of what may still be said.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cabale.core.protocol import Verb
from cabale.games.reigns.actions import (
    ACCEPT,
    ASK,
    CLAIM,
    CONSULT,
    FAREWELL,
    HUSH,
    OPEN,
    REJECT,
    REMARK,
    TONE,
    WARN,
)
from cabale.games.reigns.pieces import (
    BEWARE,
    FORCES,
    FORETOLD,
    LIED,
    MAX_SEATS,
    PILLARS,
    QUESTIONS,
    SECONDED,
    TONES,
)

SETS: Final = 1 << PILLARS  # of pillars
TOPICS: Final = 1 << QUESTIONS  # sets of questions
COURTS: Final = 1 << MAX_SEATS  # sets of seats


def by_force(verb: Verb, pillars: i64) -> vec[i64]:
    """What a claim or a warning may say of each of these pillars."""
    out = vec[i64]()
    for p in range(PILLARS):
        if pillars >> p & 1:
            for force in range(FORCES):
                out = append(out, verb.of(p, force))
    return out


def in_tones(verb: Verb) -> vec[i64]:
    out = vec[i64]()
    for tone in range(TONES):
        out = append(out, verb.of(tone))
    return out


def opinions(about: i64, pillars: i64, lied: bool) -> vec[i64]:
    """§8.6 Support, a warning, a lie remembered, or where a pillar on the back will go."""
    out = append(append(vec[i64](), REMARK.of(about, SECONDED)), REMARK.of(about, BEWARE))
    if lied:
        out = append(out, REMARK.of(about, LIED))
    for p in range(PILLARS):
        if pillars >> p & 1:
            out = append(out, REMARK.of(about, FORETOLD + 2 * p))
            out = append(out, REMARK.of(about, FORETOLD + 2 * p + 1))
    return out


def verdicts(advisor: i64, questions: i64, rejecting: bool) -> vec[i64]:
    """§3.4 What may become of a proposal, and what may be asked about it before."""
    out = append(vec[i64](), ACCEPT.of(advisor))
    if rejecting:
        out = append(out, REJECT.of(advisor))
    for question in range(QUESTIONS):
        if questions >> question & 1:
            out = append(out, ASK.of(advisor, question))
    return out


def orders(speaker: i64, proposals: i64) -> vec[i64]:
    """§8.6 and §8.7 Of which proposals an advisor may be asked an opinion, or be cut short."""
    out = vec[i64]()
    for about in range(MAX_SEATS):
        if proposals >> about & 1:
            out = append(out, CONSULT.of(speaker, about))
    return append(out, HUSH.of(speaker))


CLAIMS: Final[list[vec[i64]]] = [by_force(CLAIM, pillars) for pillars in range(SETS)]
WARNINGS: Final[vec[i64]] = by_force(WARN, SETS - 1)
TONES_OF_A_PITCH: Final[vec[i64]] = in_tones(TONE)
OPENINGS: Final[vec[i64]] = in_tones(OPEN)
FAREWELLS: Final[vec[i64]] = in_tones(FAREWELL)
OPINIONS: Final[list[vec[i64]]] = [
    opinions(about, pillars, lied)
    for about in range(MAX_SEATS)
    for pillars in range(SETS)
    for lied in (False, True)
]
VERDICTS: Final[list[vec[i64]]] = [
    verdicts(advisor, questions, rejecting)
    for advisor in range(MAX_SEATS)
    for questions in range(TOPICS)
    for rejecting in (False, True)
]
ORDERS: Final[list[vec[i64]]] = [
    orders(speaker, proposals) for speaker in range(MAX_SEATS) for proposals in range(COURTS)
]


def opinions_on(about: i64, pillars: i64, lied: bool) -> vec[i64]:
    return OPINIONS[(about * SETS + pillars) * 2 + (1 if lied else 0)]


def verdicts_on(advisor: i64, questions: i64, rejecting: bool) -> vec[i64]:
    return VERDICTS[(advisor * TOPICS + questions) * 2 + (1 if rejecting else 0)]


def orders_to(speaker: i64, proposals: i64) -> vec[i64]:
    return ORDERS[speaker * COURTS + proposals]
