"""The pieces: names, tables, and a Box of the values an edition may change. No rule here.

A hand, a pile or a display is one int that counts each kind of card: six bits for each
attribute, five for each treachery card, so that nothing has an order and copying is free.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cabale.core.bits import count, one
from cabale.core.rows import filled

MAX_SEATS: Final[i64] = 5

ATTRIBUTE_NAMES: Final = (
    "gold",
    "title",
    "troops",
    "castle",
    "palace",
    "education",
    "duelling",
    "bishop",
    "courtesan",
)
ATTRIBUTES: Final[i64] = 9
COURTESAN: Final[i64] = 8  # the joker: the eight before her are what sets are made of

NOBLE_NAMES: Final = ("baron", "count", "earl", "marquis", "duke", "prince", "king")
NOBLES: Final[i64] = 7
BARON: Final[i64] = 0
KING: Final[i64] = 6

COUNTRY_NAMES: Final = ("great-britain", "france", "spain", "german-states")
COUNTRIES: Final[i64] = 4

TREACHERY_NAMES: Final = (
    "assassin",
    "axeman",
    "guillotine",
    "inquisition",
    "gallows",
    "guillotine-gallows",
    "guillotine-axeman",
    "guillotine-inquisition",
    "gallows-axeman",
    "gallows-inquisition",
    "axeman-inquisition",
)
TREACHERIES: Final[i64] = 11
ASSASSIN: Final[i64] = 0
# a bit for each country in which the card of that number kills; the assassin's need luck
WHERE: Final[vec[i64]] = vec[i64](
    [0b1111, 0b0001, 0b0010, 0b0100, 0b1000, 0b1010, 0b0011, 0b0110, 0b1001, 0b1100, 0b0101]
)

# country → its sectors are consecutive; the first one is the capital
SECTOR_NAMES: Final = (
    "england",
    "scotland",
    "ireland",
    "ile-de-france",
    "dauphine",
    "normandy",
    "burgundy",
    "gascony",
    "castile",
    "catalonia",
    "andalusia",
    "galicia",
    "brandenburg",
    "bavaria",
    "saxony",
    "hanover",
)
SECTORS: Final[i64] = 16
FIRST_SECTOR: Final[vec[i64]] = vec[i64]([0, 3, 8, 12, 16])  # of each country, and the end
COUNTRY_OF: Final[vec[i64]] = vec[i64]([0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3])
COUNTRY_MASK: Final[vec[i64]] = vec[i64]([0x7, 0xF8, 0xF00, 0xF000])  # sectors of each country
CAPITALS: Final[i64] = 1 << 0 | 1 << 3 | 1 << 8 | 1 << 12

# a space is sector * 2 for the upper one, sector * 2 + 1 for the lower one
SPACES: Final[i64] = 32
NO_NOBLE: Final[i64] = -1
# a place is a noble type in a sector, whether an edition has such a space or not: its name
PLACES: Final[i64] = SECTORS * NOBLES
PLACE_NAMES: Final = tuple(f"{sector}-{noble}" for sector in SECTOR_NAMES for noble in NOBLE_NAMES)

YEAR_NAMES: Final = ("1589", "1689", "1789")
ROUNDS: Final[i64] = 3
LIFE_NAMES: Final = ("living", "dead")
CRITERION_NAMES: Final = ("rank", "hexagon", "space")

SHOWN: Final[i64] = 6  # attribute cards on display
SHOWN_TREACHERY: Final[i64] = 2
RESERVE: Final[i64] = 10  # attribute cards that hide the Revolution
DRAWS: Final[i64] = 3
TURN_LIMIT: Final[i64] = 10
TURN_LIMIT_TREACHERY: Final[i64] = 4
ROUND_LIMIT: Final[i64] = 6
ROUND_LIMIT_TREACHERY: Final[i64] = 2
CUBES_FOR: Final[i64] = 3  # of the four in the bag, those of the one who strikes
CUBES_AGAINST: Final[i64] = 1
FIRST_DRAWS: Final[vec[i64]] = vec[i64](  # five for each number of players, from 2
    [2, 3, 0, 0, 0, 1, 2, 3, 0, 0, 1, 1, 2, 3, 0, 1, 1, 2, 2, 3]
)

# -- counts packed into one int

BITS: Final[i64] = 6  # of an attribute
MASK: Final[i64] = 63
TREACHERY_BITS: Final[i64] = 5
TREACHERY_MASK: Final[i64] = 31


def single(attribute: i64) -> i64:
    """A single card, packed."""
    return one(attribute * BITS)


def held(cards: i64, attribute: i64) -> i64:
    """How many cards of that kind."""
    return cards >> (attribute * BITS) & MASK


def single_treachery(card: i64) -> i64:
    """A single treachery card, packed."""
    return one(card * TREACHERY_BITS)


def held_treachery(cards: i64, card: i64) -> i64:
    """How many treachery cards of that kind."""
    return cards >> (card * TREACHERY_BITS) & TREACHERY_MASK


def size(cards: i64) -> i64:
    """How many attribute cards in all."""
    n: i64 = 0
    while cards:
        n += cards & MASK
        cards >>= BITS
    return n


def size_treachery(cards: i64) -> i64:
    """How many treachery cards in all."""
    n: i64 = 0
    while cards:
        n += cards & TREACHERY_MASK
        cards >>= TREACHERY_BITS
    return n


def unpacked(cards: i64) -> list[int]:
    """How many of each attribute."""
    out: list[int] = []
    for attribute in range(ATTRIBUTES):
        out.append(held(cards, attribute))
    return out


def unpacked_treachery(cards: i64) -> list[int]:
    """How many of each treachery card."""
    out: list[int] = []
    for card in range(TREACHERIES):
        out.append(held_treachery(cards, card))
    return out


def kinds(cards: i64) -> i64:
    """A bit for each of the eight attributes that are there; courtesans left out."""
    mask: i64 = 0
    for attribute in range(COURTESAN):
        if cards >> (attribute * BITS) & MASK:
            mask |= 1 << attribute
    return mask


def is_capital(space: i64) -> bool:
    return bool(CAPITALS >> (space >> 1) & 1)


class Box:
    """The values of one edition: what the printed box would say. Never changed once built."""

    def __init__(self) -> None:
        self.sets: vec[i64] = vec[i64]()  # noble → a bit for each attribute of its set
        self.needs: vec[i64] = vec[i64]()  # noble → its set, packed as cards
        self.decks: vec[i64] = vec[i64]()  # players - 2 → the attribute cards, packed
        self.treachery: i64 = 0  # all treachery cards, packed
        self.hexes: vec[i64] = vec[i64]()  # sector → value of its hexagon
        self.nobles: vec[i64] = vec[i64]()  # space → the noble it wants, or NO_NOBLE
        self.spaces: vec[i64] = vec[i64]()  # place → its space, or -1
        self.wanting: vec[i64] = vec[i64]()  # noble → a bit for each space that wants it
        self.all_spaces: i64 = 0  # a bit for each space there is
        self.markers: vec[i64] = vec[i64]()  # country * 2 + rank → value
        self.prizes: vec[i64] = vec[i64]()  # country * 2 + rank → value at the end of a round
        self.tokens: vec[i64] = vec[i64]()  # noble → tokens of each player
        self.most: vec[i64] = vec[i64]()  # noble → value of the most cards of it
        self.noble_cards: i64 = 0  # of each noble
        self.house: vec[i64] = vec[i64]()
        self.house_for_two: vec[i64] = vec[i64]()

    def put_sets(self, sets: list[int]) -> None:
        for noble in range(len(sets)):
            need: i64 = 0
            for attribute in range(COURTESAN):
                if sets[noble] >> attribute & 1:
                    need += single(attribute)
            self.sets = append(self.sets, sets[noble])
            self.needs = append(self.needs, need)

    def put_spaces(self, nobles: list[int]) -> None:
        """The noble each of the 32 spaces wants, and the tables that follow from it."""
        self.nobles = vec[i64](nobles)
        self.spaces = filled(PLACES, -1)
        self.wanting = filled(NOBLES)
        for space in range(SPACES):
            noble = self.nobles[space]
            if noble != NO_NOBLE:
                self.spaces[place_of(space, noble)] = space
                self.wanting[noble] |= one(space)
                self.all_spaces |= one(space)

    def place(self, space: i64) -> i64:
        """The name of a space: its noble in its sector."""
        return place_of(space, self.nobles[space])

    def size_of_set(self, noble: i64) -> i64:
        return count(self.sets[noble])

    def house_markers(self, seats: i64) -> vec[i64]:
        """§C-23 Two players play for two markers."""
        return self.house_for_two if seats == 2 else self.house


def place_of(space: i64, noble: i64) -> i64:
    return (space >> 1) * NOBLES + noble
