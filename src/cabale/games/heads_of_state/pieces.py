"""The pieces: names, tables, and a Box of the values an edition may change. No rule here.

A hand, a pile or a display is one int that counts each kind of card: six bits for each
attribute, five for each treachery card, so that nothing has an order and copying is free.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cabale.core.bits import one
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

# a space is sector * 2 for the upper one, sector * 2 + 1 for the lower one
SPACES: Final[i64] = 32
NO_NOBLE: Final[i64] = -1
# a place is a noble type in a sector, whether an edition has such a space or not: its name
PLACES: Final[i64] = SECTORS * NOBLES
PLACE_NAMES: Final = tuple(f"{sector}-{noble}" for sector in SECTOR_NAMES for noble in NOBLE_NAMES)

YEAR_NAMES: Final = ("1589", "1689", "1789")
ROUNDS: Final[i64] = 3
LIFE_NAMES: Final = ("living", "dead")
CRITERION_NAMES: Final = ("rank", "hexagon", "space", "turn")

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
ONES: Final[i64] = 0o1_01_01_01_01_01_01_01_01  # a card of each attribute
TOPS: Final[i64] = ONES << 5
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


def nth_card(cards: i64, n: i64) -> i64:
    """The attribute of the card that has `n` before it when all lie in order."""
    attribute: i64 = 0
    while n >= cards & MASK:
        n -= cards & MASK
        cards >>= BITS
        attribute += 1
    return attribute


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


def short_of(cards: i64, needs: i64) -> i64:
    """The cards of `needs` that are not among `cards`, packed.

    All attributes at once: no count reaches the topmost of its six bits, so that it can be lent
    to each; where it was needed, something is lacking.
    """
    rest = (cards | TOPS) - needs
    lent = TOPS & ~rest
    return lent - (rest & (lent - (lent >> (BITS - 1))))


def handful(cards: i64) -> i64:
    """How many cards, of fewer than 63: the sum of the digits to the base 64."""
    return cards % MASK


def at_most_one(cards: i64) -> bool:
    """Whether there is no card, or a single one."""
    return cards & (cards - 1) == 0 and cards & ~ONES == 0


def spread(cards: i64) -> list[int]:
    """The attributes one by one, each as often as it is there."""
    out: list[int] = []
    for attribute in range(ATTRIBUTES):
        for _i in range(held(cards, attribute)):
            out.append(attribute)
    return out


class Box:
    """The values of one edition: what the printed box would say. Never changed once built."""

    def __init__(self) -> None:
        self.sets: vec[i64] = vec[i64]()  # noble → a bit for each attribute of its set
        self.needs: vec[i64] = vec[i64]()  # noble → its set, packed as cards
        self.decks: vec[i64] = vec[i64]()  # players - 2 → the attribute cards, packed
        self.treachery: i64 = 0  # all treachery cards, packed
        self.hexes: vec[i64] = vec[i64]()  # sector → value of its hexagon
        self.country_of: vec[i64] = vec[i64]()  # sector → its country
        self.sectors: vec[i64] = vec[i64]()  # country → a bit for each of its sectors
        self.capitals: i64 = 0  # a bit for each sector that is a capital
        self.nobles: vec[i64] = vec[i64]()  # space → the noble it wants, or NO_NOBLE
        self.spaces: vec[i64] = vec[i64]()  # place → its space, or -1
        self.wanting: vec[i64] = vec[i64]()  # noble → a bit for each space that wants it
        self.lands: vec[i64] = vec[i64]()  # country → a bit for each of its spaces
        self.reach: vec[i64] = vec[i64]()  # treachery card → a bit for each space it works in
        self.all_spaces: i64 = 0  # a bit for each space there is
        self.markers: vec[i64] = vec[i64]()  # country * 2 + rank → value
        self.prizes: vec[i64] = vec[i64]()  # country * 2 + rank → value at the end of a round
        self.tokens: vec[i64] = vec[i64]()  # noble → tokens of each player
        self.most: vec[i64] = vec[i64]()  # noble → value of the most cards of it
        self.noble_cards: i64 = 0  # of each noble
        self.house: vec[i64] = vec[i64]()
        self.house_for_two: vec[i64] = vec[i64]()

    def put_sets(self, needs: list[int]) -> None:
        """The packed cards of each noble's set."""
        for noble in range(len(needs)):
            kinds: i64 = 0
            for attribute in spread(needs[noble]):
                kinds |= 1 << attribute
            self.sets = append(self.sets, kinds)
            self.needs = append(self.needs, needs[noble])

    def put_countries(self, country_of: list[int], capitals: list[int]) -> None:
        """The country of each sector, and the sector that is the capital of each country."""
        self.country_of = vec[i64](country_of)
        self.sectors = filled(COUNTRIES)
        for sector in range(SECTORS):
            self.sectors[self.country_of[sector]] |= one(sector)
        for capital in capitals:
            self.capitals |= one(capital)

    def put_spaces(self, nobles: list[int]) -> None:
        """The noble each of the 32 spaces wants, and the tables that follow from it."""
        self.nobles = vec[i64](nobles)
        self.spaces = filled(PLACES, -1)
        self.wanting = filled(NOBLES)
        self.lands = filled(COUNTRIES)
        for space in range(SPACES):
            noble = self.nobles[space]
            if noble != NO_NOBLE:
                self.spaces[place_of(space, noble)] = space
                self.wanting[noble] |= one(space)
                self.lands[self.country_of[space >> 1]] |= one(space)
                self.all_spaces |= one(space)
        self.put_reach()

    def put_reach(self) -> None:
        self.reach = filled(TREACHERIES)
        for card in range(TREACHERIES):
            for country in range(COUNTRIES):
                if WHERE[card] >> country & 1:
                    self.reach[card] |= self.lands[country]

    def place(self, space: i64) -> i64:
        """The name of a space: its noble in its sector."""
        return place_of(space, self.nobles[space])

    def is_capital(self, space: i64) -> bool:
        return bool(self.capitals >> (space >> 1) & 1)

    def country(self, space: i64) -> i64:
        return self.country_of[space >> 1]

    def size_of_set(self, noble: i64) -> i64:
        return handful(self.needs[noble])

    def house_markers(self, seats: i64) -> vec[i64]:
        """§C-23 Two players play for two markers."""
        return self.house_for_two if seats == 2 else self.house


def place_of(space: i64, noble: i64) -> i64:
    return (space >> 1) * NOBLES + noble
