"""Positions by the names of pieces, for scenarios: read, checked and told."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from librt.vecs import append

from cabale.core.bits import count, one
from cabale.core.game import LETTERS, GameError
from cabale.games.louis_xiv.counting import begin_counting
from cabale.games.louis_xiv.flow import advance
from cabale.games.louis_xiv.pieces import (
    ALL_MISSIONS,
    CARD_NAMES,
    CARDS,
    CHIP_COPIES,
    CHIP_NAMES,
    CHIPS,
    COLOURS,
    COPIES,
    COURTIER_NAMES,
    COURTIERS,
    KINGS_FAMILY,
    MISSION_NAMES,
    NO_CARD,
    PURSE_NAMES,
    SHIELD_COPIES,
    SHIELD_NAMES,
    SHIELDS,
    STONES,
)
from cabale.games.louis_xiv.state import (
    CLOSING,
    COMPENSATION,
    EXCHANGE,
    HANDS,
    MISSION_TURNS,
    NEUTRAL,
    NOBODY,
    OPENINGS,
    REDRAWING,
    SUPPLY,
    TURNS,
    Versailles,
)

NEUTRAL_NAME = "neutral"
STEPS = {
    "round": COMPENSATION,
    "supply": SUPPLY,
    "hands": HANDS,
    "neutral": NEUTRAL,
    "openings": OPENINGS,
    "turns": TURNS,
    "closing": CLOSING,
    "missions": MISSION_TURNS,
    "redrawing": REDRAWING,
    "exchange": EXCHANGE,
}
TOP = (
    "step",
    "round",
    "first",
    "courtier",
    "king",
    "turned",
    "court",
    "seats",
    "purses",
    "plot-bottom",
    "mission-bottom",
    "chip-pool",
    "shield-pool",
    "played",
)
SEAT_KEYS = (
    "own",
    "general",
    "gold",
    "cards",
    "plots",
    "missions",
    "laid",
    "used",
    "chips",
    "shields",
)


# -- reading


def known(table: Mapping[str, Any], keys: Sequence[str], what: str) -> None:
    for key in table:
        if key not in keys:
            raise GameError(f"{what} has no '{key}'; it has {', '.join(keys)}")


def number(value: Any, low: int, high: int, what: str) -> int:
    if type(value) is not int or not low <= value <= high:
        raise GameError(f"'{what}' must be a number from {low} to {high}, not {value!r}")
    return value


def index(name: Any, names: Sequence[str], what: str) -> int:
    if not isinstance(name, str) or name not in names:
        raise GameError(f"'{name}' is no {what}: {', '.join(names)}")
    return list(names).index(name)


def mask(value: Any, names: Sequence[str], what: str) -> int:
    """A set from a list of names, each once."""
    if not isinstance(value, list):
        raise GameError(f"'{what}' must be a list of names")
    out = 0
    for name in value:
        one = 1 << index(name, names, what)
        if out & one:
            raise GameError(f"'{name}' stands twice in '{what}'")
        out |= one
    return out


def seat_of(letter: Any, s: Versailles) -> int:
    return index(letter, LETTERS[: s.seats], "seat")


def position(s: Versailles, table: Mapping[str, Any]) -> None:
    """Set the table as described, then begin at the step that is named."""
    known(table, TOP, "a position")
    s.round = number(table.get("round", 1), 1, 4, "round") - 1
    s.first = seat_of(table.get("first", "A"), s)
    king = table.get("king")
    s.louis = NOBODY if king is None else index(king, COURTIER_NAMES[:KINGS_FAMILY], "visit")
    s.turned = mask(table.get("turned", []), COURTIER_NAMES, "turned")
    s.purses = mask(table.get("purses", list(PURSE_NAMES)), PURSE_NAMES, "purses")
    if count(s.purses) != len(PURSE_NAMES) - s.round and "purses" in table:
        raise GameError(f"'purses' must name {len(PURSE_NAMES) - s.round} cards in this round")
    drop_purses(s)
    read_court(s, table.get("court", {}))
    seats = table.get("seats", {})
    known(seats, LETTERS[: s.seats], "'seats'")
    for seat in range(s.seats):
        read_seat(s, seat, seats.get(LETTERS[seat], {}))
    read_played(s, table.get("played", []))
    read_missions(s, table)
    read_plots(s, table)
    read_pools(s, table)
    begin(s, table)


def drop_purses(s: Versailles) -> None:
    """By default the money cards of past rounds are the last ones of the list."""
    while count(s.purses) > len(PURSE_NAMES) - s.round:
        s.purses &= (1 << int(s.purses).bit_length() - 1) - 1


def read_court(s: Versailles, table: Mapping[str, Any]) -> None:
    for name, stones in table.items():
        courtier = index(name, COURTIER_NAMES, "courtier")
        for who, n in stones.items():
            neutral = s.seats == 2 and who == NEUTRAL_NAME
            colour = s.seats if neutral else seat_of(who, s)
            most = 8 if neutral else STONES
            s.court[courtier * COLOURS + colour] = number(n, 0, most, f"court.{name}.{who}")


def read_seat(s: Versailles, seat: int, table: Mapping[str, Any]) -> None:
    letter = LETTERS[seat]
    known(table, SEAT_KEYS, f"seat '{letter}'")
    read_stones(s, seat, table)
    s.gold[seat] = number(table.get("gold", s.gold[seat]), 0, 999, "gold")
    for name in table.get("cards", []):
        card = index(name, CARD_NAMES, "card")
        s.hand[seat * CARDS + card] += 1
        s.held[seat] += 1
        take_card(s, card)
    s.plots[seat] = mask(table.get("plots", []), COURTIER_NAMES, "plots")
    s.missions[seat] = mask(table.get("missions", []), MISSION_NAMES, "missions")
    s.laid[seat] = mask(table.get("laid", []), MISSION_NAMES, "laid")
    s.used[seat] = mask(table.get("used", []), MISSION_NAMES, "used")
    for name, n in table.get("chips", {}).items():
        s.chips[seat * CHIPS + index(name, CHIP_NAMES, "chip")] = number(n, 0, 10, "chips")
    for name, n in table.get("shields", {}).items():
        kind = index(name, SHIELD_NAMES, "shield")
        s.shields[seat * SHIELDS + kind] = number(n, 0, SHIELD_COPIES, "shields")


def take_card(s: Versailles, card: int) -> None:
    if s.deck[card] == 0:
        raise GameError(f"there are only {COPIES[card]} cards '{CARD_NAMES[card]}'")
    s.deck[card] -= 1
    s.deck_size -= 1


def read_stones(s: Versailles, seat: int, table: Mapping[str, Any]) -> None:
    """Sixteen stones: what is neither at court nor in the general supply is one's own."""
    at_court = sum(s.court[c * COLOURS + seat] for c in range(COURTIERS))
    left = STONES - at_court
    own = table.get("own")
    general = table.get("general", left - own if type(own) is int else min(s.general[seat], left))
    s.general[seat] = number(general, 0, max(left, 0), "general")
    s.own[seat] = left - s.general[seat]
    if own is not None and own != s.own[seat]:
        raise GameError(f"'own' of {LETTERS[seat]} must be {s.own[seat]}: {STONES} stones in all")


def read_played(s: Versailles, names: Any) -> None:
    for name in names:
        take_card(s, index(name, CARD_NAMES, "card"))


def read_missions(s: Versailles, table: Mapping[str, Any]) -> None:
    s.mission_deck = ALL_MISSIONS
    bottom = table.get("mission-bottom", [])
    mask(bottom, MISSION_NAMES, "mission-bottom")
    for name in bottom:
        s.bottom = append(s.bottom, index(name, MISSION_NAMES, "mission"))
    for zone in (*s.missions, *s.laid, *(one(m) for m in s.bottom)):
        if zone & ~s.mission_deck:
            raise GameError("a mission is in two places")
        s.mission_deck &= ~zone


def read_plots(s: Versailles, table: Mapping[str, Any]) -> None:
    s.plot_deck = (1 << COURTIERS) - 1
    bottom = table.get("plot-bottom", [])
    mask(bottom, COURTIER_NAMES, "plot-bottom")
    for name in bottom:
        s.plot_bottom = append(s.plot_bottom, index(name, COURTIER_NAMES, "courtier"))
    for zone in (*s.plots, *(one(p) for p in s.plot_bottom)):
        if zone & ~s.plot_deck:
            raise GameError("a plot is in two places")
        s.plot_deck &= ~zone


def read_pools(s: Versailles, table: Mapping[str, Any]) -> None:
    """Chips and shields that nobody has lie in their supplies, unless fewer are said to."""
    pool = table.get("chip-pool", {})
    known(pool, CHIP_NAMES, "'chip-pool'")
    for chip in range(CHIPS):
        held = sum(s.chips[seat * CHIPS + chip] for seat in range(s.seats))
        left = number(CHIP_COPIES[chip] - held, 0, 10, CHIP_NAMES[chip])
        s.chip_pool[chip] = number(pool.get(CHIP_NAMES[chip], left), 0, left, CHIP_NAMES[chip])
    shields = table.get("shield-pool", {})
    known(shields, SHIELD_NAMES, "'shield-pool'")
    s.shields_left = 0
    for kind, name in enumerate(SHIELD_NAMES):
        held = sum(s.shields[seat * SHIELDS + kind] for seat in range(s.seats))
        left = number(SHIELD_COPIES - held, 0, SHIELD_COPIES, name)
        s.shield_pool[kind] = number(shields.get(name, left), 0, left, name)
        s.shields_left += s.shield_pool[kind]


def begin(s: Versailles, table: Mapping[str, Any]) -> None:
    """Go to the step that is named and ask what comes first there."""
    step = table.get("step", "round")
    if step == "counting":
        begin_counting(s)
        s.courtier = index(table.get("courtier", "anne"), COURTIER_NAMES, "courtier")
    else:
        if "courtier" in table:
            raise GameError("'courtier' is for the step counting")
        index(step, (*STEPS, "counting"), "step")
        s.enter(STEPS[step])
    if s.louis == NOBODY and step in ("neutral", "openings"):
        raise GameError("'king' must be said for this step")
    advance(s)


# -- telling


def named(members: int, names: Sequence[str]) -> list[str]:
    return [name for i, name in enumerate(names) if members >> i & 1]


def counted(numbers: Iterable[int], names: Sequence[str]) -> dict[str, int]:
    return {name: int(n) for name, n in zip(names, numbers, strict=True) if n}


def facts(s: Versailles) -> dict[str, Any]:
    """The table in the vocabulary of `position`."""
    return {
        "round": int(s.round) + 1,
        "first": LETTERS[s.first],
        "king": COURTIER_NAMES[s.louis] if s.louis != NOBODY else "",
        "turned": named(s.turned, COURTIER_NAMES),
        "court": {name: stones_on(s, c) for c, name in enumerate(COURTIER_NAMES)},
        "seats": {LETTERS[seat]: seat_facts(s, seat) for seat in range(s.seats)},
        "plot-bottom": [COURTIER_NAMES[p] for p in s.plot_bottom],
        "mission-bottom": [MISSION_NAMES[m] for m in s.bottom],
        "chip-pool": {name: int(n) for name, n in zip(CHIP_NAMES, s.chip_pool, strict=True)},
        "shield-pool": {n: int(k) for n, k in zip(SHIELD_NAMES, s.shield_pool, strict=True)},
        "deck": {name: int(n) for name, n in zip(CARD_NAMES, s.deck, strict=True)},
    }


def stones_on(s: Versailles, courtier: int) -> dict[str, int]:
    who = [*LETTERS[: s.seats], NEUTRAL_NAME][: s.colours()]
    return {name: int(s.court[courtier * COLOURS + i]) for i, name in enumerate(who)}


def seat_facts(s: Versailles, seat: int) -> dict[str, Any]:
    hand = s.hand[seat * CARDS : (seat + 1) * CARDS]
    cards = [name for name, n in zip(CARD_NAMES, hand, strict=True) for _ in range(n)]
    aside = s.aside[seat]
    return {
        "own": int(s.own[seat]),
        "general": int(s.general[seat]),
        "gold": int(s.gold[seat]),
        "cards": cards,
        "aside": CARD_NAMES[aside] if aside != NO_CARD else "",
        "plots": named(s.plots[seat], COURTIER_NAMES),
        "missions": named(s.missions[seat], MISSION_NAMES),
        "laid": named(s.laid[seat], MISSION_NAMES),
        "used": named(s.used[seat], MISSION_NAMES),
        "chips": counted(s.chips[seat * CHIPS : (seat + 1) * CHIPS], CHIP_NAMES),
        "shields": counted(s.shields[seat * SHIELDS : (seat + 1) * SHIELDS], SHIELD_NAMES),
        "plain": int(s.plain[seat]),
        "bonus": int(s.bonus[seat]),
        "points": int(s.points(seat)),
    }
