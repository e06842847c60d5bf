"""The pieces of the box: courtiers, cards, chips, shields, missions, and how they hang together.

Facts that the printed rules settle stand here; values that differ between sources stand in
components.toml and reach the rules through the Box.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# -- the twelve courtiers, numbered from 0 here and from 1 on the table

COURTIERS: Final = 12
ANNE: Final = 0
PHILIPPE: Final = 1
MARIE_THERESE: Final = 2
DAUPHIN: Final = 3
MONTESPAN: Final = 4
CONDE: Final = 5
COLBERT: Final = 6
MAINTENON: Final = 7
VALLIERE: Final = 8
TURENNE: Final = 9
MAZARIN: Final = 10
LOUVOIS: Final = 11
COURTIER_NAMES: Final = (
    "anne",
    "philippe",
    "marie-therese",
    "dauphin",
    "montespan",
    "conde",
    "colbert",
    "maintenon",
    "valliere",
    "turenne",
    "mazarin",
    "louvois",
)
KINGS_FAMILY: Final = 4  # the courtiers that the king may visit: the first four

# Diagonal neighbours: (a, b) once for each of the sixteen links
LINKS: Final = (
    (ANNE, PHILIPPE),
    (ANNE, DAUPHIN),
    (ANNE, CONDE),
    (ANNE, COLBERT),
    (PHILIPPE, MARIE_THERESE),
    (PHILIPPE, MAINTENON),
    (PHILIPPE, VALLIERE),
    (MARIE_THERESE, DAUPHIN),
    (MARIE_THERESE, TURENNE),
    (MARIE_THERESE, MAZARIN),
    (DAUPHIN, MONTESPAN),
    (DAUPHIN, LOUVOIS),
    (MONTESPAN, CONDE),
    (COLBERT, MAINTENON),
    (VALLIERE, TURENNE),
    (MAZARIN, LOUVOIS),
)


def neighbour_masks() -> vec[i64]:
    """For each courtier, a bit for each diagonal neighbour."""
    out = vec[i64]([0] * COURTIERS)
    for a, b in LINKS:
        out[a] |= 1 << b
        out[b] |= 1 << a
    return out


NEIGHBOURS: Final = neighbour_masks()

# Conditions of a board
MONEY: Final = 0
FIRST: Final = 1
INFLUENCE: Final = 2
CONDITION_NAMES: Final = ("money", "first", "influence")

# -- influence cards: one kind for each courtier, and the joker

CARDS: Final = 13
NO_CARD: Final = -1
JOKER: Final = 12
CARD_NAMES: Final = (*COURTIER_NAMES, "joker")
COPIES: Final = vec[i64]([2] * COURTIERS + [6])
DECK_SIZE: Final = 30
DEALT: Final = 5

# -- chips and shields

CHIPS: Final = 5
CROWN: Final = 0
SCEPTRE: Final = 1
HELMET: Final = 2
RING: Final = 3
LETTER: Final = 4
CHIP_NAMES: Final = ("crown", "sceptre", "helmet", "ring", "letter")
CHIP_COPIES: Final = vec[i64]([10, 6, 6, 6, 6])
NO_CHIP: Final = -1
ANY_CHIP: Final = 5  # the question mark of the light missions

# The chip of each courtier; the others give something else
CHIP_OF: Final = vec[i64](
    [
        SCEPTRE,
        LETTER,
        RING,
        HELMET,
        CROWN,
        NO_CHIP,
        NO_CHIP,
        NO_CHIP,
        CROWN,
        NO_CHIP,
        NO_CHIP,
        NO_CHIP,
    ]
)
SHIELDS_OF: Final = vec[i64]([0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 1])

SHIELDS: Final = 6
SHIELD_NAMES: Final = ("lily", "lion", "eagle", "tower", "cross", "sun")
SHIELD_COPIES: Final = 10
SHIELD_TOTAL: Final = 60

STONES: Final = 16
COLOURS: Final = 4  # places for stones on each board; the neutral colour takes the third of two
NEUTRAL_STONES: Final = 2  # laid at once, with two players
NEUTRAL_CARDS: Final = 3
ROUNDS: Final = 4
START_GOLD: Final = 5
COLBERT_GOLD: Final = 5
FAVOUR_PRICE: Final = 2  # of a paid wait, and of a chip turned into a crown

# -- money cards: two for each of the first four courtiers

PURSES: Final = 8
PURSE_NAMES: Final = (
    "anne-a",
    "anne-b",
    "philippe-a",
    "philippe-b",
    "marie-therese-a",
    "marie-therese-b",
    "dauphin-a",
    "dauphin-b",
)

# -- missions: 20 light, 12 medium, 8 dark

MISSIONS: Final = 40
LIGHT: Final = 0
MEDIUM: Final = 1
DARK: Final = 2
DECKS: Final = 3
DECK_NAMES: Final = ("light", "medium", "dark")
MISSION_NAMES: Final = (
    "stone-1",
    "stone-2",
    "stone-3",
    "stone-4",
    "gold-1",
    "gold-2",
    "gold-3",
    "gold-4",
    "place-anne",
    "place-philippe",
    "place-marie-therese",
    "place-dauphin",
    "hand-1",
    "hand-2",
    "wait-1",
    "wait-2",
    "crown-1",
    "crown-2",
    "redraw-1",
    "redraw-2",
    "income-1",
    "income-2",
    "income-3",
    "income-4",
    "shield-1",
    "shield-2",
    "place-king-1",
    "place-king-2",
    "place-montespan",
    "place-valliere",
    "discard-1",
    "discard-2",
    "three-stones",
    "three-gold",
    "plot",
    "stone-for-card",
    "four-stones",
    "last-stone",
    "tie",
    "discount",
)
ALL_MISSIONS: Final[i64] = (1 << 40) - 1
DECK_MASKS: Final = vec[i64]([(1 << 20) - 1, ((1 << 12) - 1) << 20, ((1 << 8) - 1) << 32])

STONE_MISSIONS: Final[i64] = 0b1111
GOLD_MISSIONS: Final[i64] = 0b1111 << 4
HAND_MISSIONS: Final[i64] = 0b11 << 12
WAIT_MISSIONS: Final[i64] = 0b11 << 14
CROWN_MISSIONS: Final[i64] = 0b11 << 16
REDRAW_MISSIONS: Final[i64] = 0b11 << 18
INCOME_MISSIONS: Final[i64] = 0b1111 << 20
SHIELD_MISSIONS: Final[i64] = 0b11 << 24
KING_MISSIONS: Final[i64] = 0b11 << 26
DISCARD_MISSIONS: Final[i64] = 0b11 << 30
PLACE_FAMILY: Final = 8  # the first of the four that lay a stone on courtiers 1 to 4
PLACE_MONTESPAN: Final = 28
PLACE_VALLIERE: Final = 29
THREE_STONES: Final = 32
THREE_GOLD: Final = 33
PLOT_MISSION: Final = 34
STONE_FOR_CARD: Final = 35
FOUR_STONES: Final = 36
LAST_STONE: Final = 37
TIE_MISSION: Final = 38
DISCOUNT: Final = 39

BACK_MISSIONS: Final[i64] = STONE_MISSIONS | 1 << 32  # stones from the general supply
SUPPLY_MISSIONS: Final[i64] = (
    STONE_MISSIONS | GOLD_MISSIONS | INCOME_MISSIONS | SHIELD_MISSIONS | 0b1111 << 32
)
OPENING_MISSIONS: Final[i64] = 0b1111 << 8 | KING_MISSIONS | 0b11 << 28

# -- the phases by the names people know

PHASE_SUPPLY: Final = 0
PHASE_INFLUENCE: Final = 1
PHASE_COUNTING: Final = 2
PHASE_MISSIONS: Final = 3
PHASE_END: Final = 4
PHASE_NAMES: Final = ("supply", "influence", "counting", "missions", "end")

# -- choices that are pieces of the page

INCOME_NAMES: Final = ("two-gold", "gold-and-stone", "two-stones")
SOURCE_NAMES: Final = ("general", "own-one", "own-two")  # stones of a plot


def deck_of(mission: i64) -> i64:
    """Light, medium or dark."""
    if mission < 20:
        return LIGHT
    return MEDIUM if mission < 32 else DARK
