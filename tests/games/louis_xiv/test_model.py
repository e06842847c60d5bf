"""Thousands of courtiers, counted by the engine and by a reading of RULES apart from it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from games.louis_xiv.model import BOARDS, CHIPS, NEUTRAL, Count, Said

from cabale.core.game import LETTERS
from cabale.core.journal import Journal
from cabale.core.protocol import CHANCE, WATCHER
from cabale.core.rng import Rng
from cabale.games.louis_xiv import LOUIS_XIV
from cabale.games.louis_xiv.actions import BUY, CLAIM, EVENTS
from cabale.games.louis_xiv.pieces import CHIP_NAMES, COURTIER_NAMES
from cabale.games.louis_xiv.state import Versailles

COUNTS = 500
ENDS = (
    *("nobody-there", "leads-money", "leads-first", "leads-king", "tied-money", "tied-first"),
    *("tied-king", "neutral-leads", "threshold"),
)
# chance draws these when everybody has been served
DRAWN = ("shield-drawn", "card-drawn", "plot-drawn")
HEARD = (
    *("tie-claimed", "chip-gained", "chip-gone", "crown-gained", "colbert-paid"),
    *(
        "bribed",
        "bribe-refused",
        "bribe-missed",
        "to-general",
        "to-own",
        "flipped",
        "king-left",
        *DRAWN,
    ),
)
Asked = tuple[str, str, bool]


def drawn(chance: Random) -> Count:
    """A courtier with some stones, few chips and little gold."""
    seats = LETTERS[: chance.choice((2, 3, 4))]
    courtier = chance.choice(list(BOARDS))
    crowd = [*seats, NEUTRAL] if len(seats) == 2 else list(seats)
    pool = {chip: chance.choice((0, 1, 2, 5)) for chip in CHIPS}
    return Count(
        courtier=courtier,
        turned=chance.random() < 0.5,
        king=courtier in COURTIER_NAMES[:4] and chance.random() < 0.6,
        last_round=chance.random() < 0.2,
        first=chance.choice(seats),
        stones={colour: chance.choice((0, 1, 1, 2, 2, 3, 4)) for colour in crowd},
        gold={seat: chance.randint(0, 5) for seat in seats},
        pool=pool,
        breaker=chance.choice(["", *seats]),
        cheap=chance.choice(["", *seats]),
        seats=seats,
    )


def position(count: Count) -> dict[str, Any]:
    seats: dict[str, dict[str, Any]] = {
        seat: {"gold": count.gold[seat], "laid": []} for seat in count.seats
    }
    for seat, mission in ((count.breaker, "tie"), (count.cheap, "discount")):
        if seat:
            seats[seat]["laid"].append(mission)
    table: dict[str, Any] = {
        "step": "counting",
        "courtier": count.courtier,
        "round": 4 if count.last_round else 2,
        "first": count.first,
        "turned": [count.courtier] if count.turned else [],
        "court": {count.courtier: dict(count.stones)},
        "seats": seats,
        "chip-pool": dict(count.pool),
    }
    return {**table, "king": count.courtier} if count.king else table


def played(count: Count, rng: Rng) -> tuple[list[Said], list[Asked]]:
    """What the engine tells of the courtier, and what was asked and answered there."""
    s = LOUIS_XIV.new(len(count.seats))
    s.journal = Journal()
    LOUIS_XIV.position(s, position(count))
    asked: list[Asked] = []
    while not is_over(s, count.courtier):
        seat = s.actor
        action = s.draw(rng) if seat == CHANCE else s.pick(seat, rng)
        question = LOUIS_XIV.decisions[s.decision].name
        if question in ("tie", "bribe"):
            asked.append((LETTERS[seat], question, BUY.has(action) or CLAIM.has(action)))
        s.apply(seat, action)
    return told(s, count.courtier), asked


def is_over(s: Versailles, courtier: str) -> bool:
    return s.is_over() or s.courtier != COURTIER_NAMES.index(courtier)


def told(s: Versailles, courtier: str) -> list[Said]:
    """What was told from this courtier on until the next one, by the names of the events."""
    assert s.journal is not None
    out: list[Said] = []
    for i in range(len(s.journal)):
        event = s.journal.told_to(WATCHER, i, list(EVENTS))
        assert event is not None, "no event of a count is private"
        kind = EVENTS[event.kind]
        if kind.name in ENDS and COURTIER_NAMES[event.details[0]] != courtier:
            break
        if kind.name == "phase-began" and out:
            break
        if kind.name in HEARD:
            seat = LETTERS[event.seat] if event.seat >= 0 else ""
            out.append((kind.name, seat, detail(kind.name, event.details)))
    return out


def detail(name: str, details: list[int]) -> str | int:
    """The courtier, chip or number that matters; what is drawn is secret."""
    if name in ("tie-claimed", "bribe-refused", "flipped", "king-left"):
        return COURTIER_NAMES[details[0]]
    if name in ("chip-gained", "chip-gone"):
        return CHIP_NAMES[details[0]]
    if name in ("bribed", "bribe-missed"):
        return details[1]
    return details[0] if name in ("to-general", "to-own", "colbert-paid") else ""


def in_order(said: list[Said]) -> list[Said]:
    return [row for row in said if row[0] not in DRAWN]


def counted(said: list[Said]) -> list[Said]:
    return sorted(row for row in said if row[0] in DRAWN)


@pytest.mark.parametrize("seed", range(4))
def test_5_a_courtier_is_counted_as_a_plain_reading_of_the_rules_counts_it(seed: int) -> None:
    chance = Random(seed)
    for n in range(COUNTS):
        count = drawn(chance)
        found, asked = played(count, Rng(seed, n))
        rest = iter(asked)

        def answered(seat: str, question: str, rest: Iterator[Asked] = rest) -> bool:
            who, what, yes = next(rest, ("nobody", "", False))
            assert (who, what) == (seat, question), "the same questions in the same order"
            return yes

        count.says = answered
        count.run()
        assert in_order(found) == in_order(count.told), count
        assert counted(found) == counted(count.told), count
        assert list(rest) == [], "nobody else was asked"
