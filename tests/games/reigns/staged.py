"""Games of Reigns that chance would hardly ever bring, and what else a record can show."""

from __future__ import annotations

from collections.abc import Iterable

from cabale.core.protocol import CHANCE, OVER
from cabale.core.record import Answer, Record
from cabale.core.rng import Rng
from cabale.games.reigns import REIGNS
from cabale.games.reigns.actions import (
    ACCEPT,
    ASK_ENOUGH,
    ASK_JUDGE,
    ASK_MIND,
    ASK_PITCH,
    ASK_STORY,
    CONTINUE,
    DONE,
    REJECT,
    RELENT,
    SEAL,
)
from cabale.games.reigns.pieces import END, PILLARS
from cabale.games.reigns.state import ACCEPTING, Reigns

WANTED = ("died",)
FIRST_SEEDS = 60


def also_shown(record: Record) -> set[str]:
    """Both ways of relenting and of dying, deaths of several pillars, the number of players."""
    s: Reigns = REIGNS.new(record.seats, record.options, record.components)
    out = {f"players {record.seats}"}
    for answer in record.answers():
        if s.decision == ASK_MIND and RELENT.has(answer.action):
            out.add(f"relented about {s.verdict[s.x]}")
        before = s.decision
        s.apply(answer.seat, answer.action)
        if s.decision == ASK_STORY and before != ASK_STORY:
            out.add(f"died of {s.verdict[s.teller]}")
            out.add(f"ends {sum(abs(place) == END for place in s.track)}")
    return out


def staged_records() -> Iterable[tuple[str, Record]]:
    """A cautious council that runs through the small deck, and one that sees a monarch retire."""
    small = {"deck": "small", "pitches": "off"}
    yield "empty-piles", first_record(6, small, wary=True, shows="reshuffled")
    yield "abdication", first_record(4, {"pitches": "off"}, wary=False, shows="abdicated")


def first_record(seats: int, options: dict[str, str], wary: bool, shows: str) -> Record:
    """The first careful game that tells of it."""
    for seed in range(FIRST_SEEDS):
        record = careful_record(seats, options, wary, seed)
        if shows in events_of(record):
            return record
    raise AssertionError(f"no careful game shows '{shows}'")


def events_of(record: Record) -> set[str]:
    from cabale.conformance.golden import shown

    return {name.removeprefix("event ") for name in shown(REIGNS, record)}


def careful_record(seats: int, options: dict[str, str], wary: bool, seed: int) -> Record:
    """A game whose monarchs know every face; a wary one accepts a single card a turn."""
    s: Reigns = REIGNS.new(seats, options)
    chance, players = Rng(seed, 0), Rng(seed, 1)
    record = Record(REIGNS.name, REIGNS.rules_version, seats, REIGNS.resolve(options))
    while s.decision != OVER:
        seat = s.actor
        action = s.draw(chance) if seat == CHANCE else answer_of(s, seat, players, wary)
        s.apply(seat, action)
        record.lines.append(Answer(seat, action))
    return record


def answer_of(s: Reigns, seat: int, rng: Rng, wary: bool) -> int:
    if s.decision == ASK_JUDGE:
        return calmest(s, seat, wary)
    if s.decision == ASK_ENOUGH:
        return CONTINUE.of()
    if s.decision == ASK_PITCH and s.card[seat] >= 0:
        return DONE.of()
    return s.pick(seat, rng)


def calmest(s: Reigns, seat: int, wary: bool) -> int:
    """The decision that leaves the markers nearest to the centre."""
    legal = [action for action in s.legal(seat) if not SEAL.has(action)]
    if not legal:
        return SEAL.of()
    accepted = ACCEPTING in list(s.verdict)
    if wary and accepted:
        legal = [action for action in legal if REJECT.has(action)]
    return min(legal, key=lambda action: unrest(s, action))


def unrest(s: Reigns, action: int) -> int:
    white = ACCEPT.has(action)
    advisor = ACCEPT.row(action) if white else REJECT.row(action)
    steps = s.box.white if white else s.box.black
    at = s.card[advisor] * PILLARS
    places = [abs(s.track[p] + steps[at + p]) for p in range(PILLARS)]
    return 10 * max(places) + sum(places) - (3 if white else 0)
