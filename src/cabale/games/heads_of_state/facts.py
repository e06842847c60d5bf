"""Everything on the table by name, in the vocabulary of scenarios."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from cabale.core.game import LETTERS
from cabale.core.protocol import OVER
from cabale.games.heads_of_state.pieces import (
    ATTRIBUTE_NAMES,
    COUNTRIES,
    COUNTRY_NAMES,
    NOBLE_NAMES,
    NOBLES,
    PLACE_NAMES,
    SECTOR_NAMES,
    SECTORS,
    SPACES,
    TREACHERY_NAMES,
    YEAR_NAMES,
    unpacked,
    unpacked_treachery,
)
from cabale.games.heads_of_state.scoring import influence
from cabale.games.heads_of_state.state import SOURCE_NAMES, SOURCES, HeadsState

OPTIONS: Final = ("none", "attributes", "treachery")


def facts(s: HeadsState) -> dict[str, Any]:
    """Everything on the table by name."""
    letters = [LETTERS[seat] for seat in range(s.seats)]
    return {
        **turn_facts(s),
        **card_facts(s),
        **board_facts(s),
        **marker_facts(s),
        "points": dict(zip(letters, s.points, strict=True)),
        "sources": {
            LETTERS[seat]: dict(
                zip(SOURCE_NAMES, s.sources[seat * SOURCES : (seat + 1) * SOURCES], strict=True)
            )
            for seat in range(s.seats)
        },
    }


def turn_facts(s: HeadsState) -> dict[str, Any]:
    return {
        "round": YEAR_NAMES[s.round],
        "turn": letter(s.turn),
        "question": "over" if s.decision == OVER else s.decisions[s.decision].name,
        "option": OPTIONS[s.option],
        "left": s.left,
        "gaps": places_of(s, s.gaps),
        "targeted": places_of(s, s.targeted),
    }


def card_facts(s: HeadsState) -> dict[str, Any]:
    return {
        "hands": {
            LETTERS[p]: named(s.hand[p]) | named_plots(s.hand_plots[p]) for p in range(s.seats)
        },
        "known": {
            LETTERS[p]: named(s.known[p]) | named_plots(s.known_plots[p]) for p in range(s.seats)
        },
        "display": listed(named(s.shown)),
        "cleaned": listed(named(s.cleaned)),
        "discard": named(s.discard),
        "stock": named(s.stock + s.young),
        "pile": s.pile,
        "reserve": s.reserve,
        "treachery-display": listed(named_plots(s.shown_plots)),
        "treachery-discard": named_plots(s.spent_plots),
    }


def board_facts(s: HeadsState) -> dict[str, Any]:
    at = [(p, space) for p in range(s.seats) for space in range(SPACES)]
    dead: dict[str, str] = {}
    for p, space in at:
        if s.dead[p * SPACES + space]:
            name = PLACE_NAMES[s.box.place(space)]
            dead[name] = dead.get(name, "") + LETTERS[p] * s.dead[p * SPACES + space]
    holders = enumerate(s.holder)
    return {
        "board": {PLACE_NAMES[s.box.place(n)]: LETTERS[p] for n, p in holders if p != -1},
        "dead": dead,
        "created": {
            LETTERS[p]: [n for i, n in enumerate(SECTOR_NAMES) if s.been[p] >> i & 1]
            for p in range(s.seats)
        },
        "cards": {LETTERS[p]: nobles_of(list(s.cards), p) for p in range(s.seats)},
        "tokens": {LETTERS[p]: nobles_of(list(s.tokens), p) for p in range(s.seats)},
        "card-pool": dict(zip(NOBLE_NAMES, s.card_pool, strict=True)),
    }


def marker_facts(s: HeadsState) -> dict[str, Any]:
    takers = s.hex_taker
    return {
        "hexes": {SECTOR_NAMES[i]: letter(takers[i]) for i in range(SECTORS) if takers[i] != -1},
        "markers": {
            name: [letter(p) for p in s.marker_taker[c * 2 : c * 2 + 2] if p != -1]
            for c, name in enumerate(COUNTRY_NAMES)
        },
        "house": [letter(p) for p in s.house_taker if p != -1],
        "influence": {
            COUNTRY_NAMES[c]: dict(zip(LETTERS, influence(s, c), strict=False))
            for c in range(COUNTRIES)
        },
    }


def letter(seat: int) -> str:
    return LETTERS[seat] if seat >= 0 else "*"


def places_of(s: HeadsState, mask: int) -> list[str]:
    return [PLACE_NAMES[s.box.place(space)] for space in range(SPACES) if mask >> space & 1]


def named(cards: int) -> dict[str, int]:
    return {ATTRIBUTE_NAMES[i]: n for i, n in enumerate(unpacked(cards)) if n}


def named_plots(cards: int) -> dict[str, int]:
    return {TREACHERY_NAMES[i]: n for i, n in enumerate(unpacked_treachery(cards)) if n}


def listed(cards: dict[str, int]) -> list[str]:
    return [name for name, n in cards.items() for _i in range(n)]


def nobles_of(row: list[i64], seat: int) -> dict[str, int]:
    return {name: row[seat * NOBLES + noble] for noble, name in enumerate(NOBLE_NAMES)}
