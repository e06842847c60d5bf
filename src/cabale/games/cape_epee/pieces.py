"""Influence cards, objectives and their values, read from components.toml.

Values are counted in halves, because the Assassin is worth 9½.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cabale.core.bits import count, one
from cabale.games.cape_epee.components import read_box

BOX: Final[dict[str, Any]] = read_box()

# -- the 25 influence cards of a colour, in the order of RULES §5

KING: Final = 0
QUEEN: Final = 1
JULIET: Final = 2
ALCHEMIST: Final = 3
MASTER_AT_ARMS: Final = 4
LORD: Final = 5
MERCHANT: Final = 6
CARDINAL: Final = 7
TROUBADOUR: Final = 8
EXPLORER: Final = 9
ASSASSIN: Final = 10
STORM: Final = 11
TRAITOR: Final = 12
CLOAK: Final = 13
MUSKETEERS: Final = 14
MAGICIAN: Final = 15
WITCH: Final = 16
PRINCE: Final = 17
SQUIRE: Final = 18
HERMIT: Final = 19
LITTLE_GIANT: Final = 20
DRAGON: Final = 21
ROMEO: Final = 22
BEGGAR: Final = 23
DOUBLE: Final = 24
CARDS: Final = 25
CARD_NAMES: Final[tuple[str, ...]] = tuple([str(card["name"]) for card in BOX["card"]])

ALL_CARDS: Final = (1 << CARDS) - 1
IMMEDIATE: Final = 1 << EXPLORER | 1 << ASSASSIN | 1 << STORM | 1 << TRAITOR | 1 << CLOAK
# under the Cloak these four have no ability; any other card acts as if it lay face up
MUTE_UNDER_CLOAK: Final = 1 << EXPLORER | 1 << ASSASSIN | 1 << STORM | 1 << TRAITOR

HAND: Final = 3
ROUNDS: Final = 6
MAX_SEATS: Final = 6
MAX_COLUMNS: Final = 6

# -- objectives: 30 faces, `domain * VALUES + value - 1`; there are two of each 3

DOMAINS: Final = 6
VALUES: Final = 5
FACES: Final = DOMAINS * VALUES
THREE: Final = 2  # the place of the 3 among the faces of a domain
DOMAIN_NAMES: Final[tuple[str, ...]] = tuple([str(d) for d in BOX["objectives"]["domains"]])
OBJECTIVE_NAMES: Final[tuple[str, ...]] = tuple(
    [f"{domain}-{value}" for domain in DOMAIN_NAMES for value in range(1, VALUES + 1)]
)
COLUMN_NAMES: Final = ("1", "2", "3", "4", "5", "6")
NO_OBJECTIVE: Final = -1
NO_CARD: Final = -1

# A set of objectives is bits: the cards of each domain by value, so that the two 3s are neighbours.
OF_DOMAIN: Final = 6
OBJECTIVES: Final = DOMAINS * OF_DOMAIN
ALL_OBJECTIVES: Final = (1 << OBJECTIVES) - 1

# -- printed values, in halves

NO_VALUE: Final = -(1 << 20)  # the Double's: not 0, no value at all
STRIDE: Final = 32


def halves(value: float) -> int:
    """A printed value counted in halves."""
    return round(value * 2)


def printed_value(card: dict[str, Any], domain: int) -> int:
    """What is printed on a card, under an objective of this domain."""
    if "value" not in card:
        return NO_VALUE
    if card.get("domain") == DOMAIN_NAMES[domain]:
        return halves(card["at_home"])
    return halves(card["value"])


def read_printed() -> vec[i64]:
    """The printed value of every card in every domain, `domain * STRIDE + card`."""
    out = vec[i64](capacity=DOMAINS * STRIDE)
    for domain in range(DOMAINS):
        for n in range(STRIDE):
            out = append(out, printed_value(BOX["card"][n], domain) if n < CARDS else 0)
    return out


def read_effect(card: int, name: str) -> int:
    """A number of a card's ability, counted in halves."""
    return halves(BOX["card"][card][name])


PRINTED: Final[vec[i64]] = read_printed()
MAGICIAN_FROM: Final[i64] = read_effect(MAGICIAN, "from")
WITCH_UPTO: Final[i64] = read_effect(WITCH, "upto")
HERMIT_EACH: Final[i64] = read_effect(HERMIT, "each")
GIANT_EACH: Final[i64] = read_effect(LITTLE_GIANT, "each")
DRAGON_RIVALS: Final[i64] = read_effect(DRAGON, "rivals")
ROMEO_GAIN: Final[i64] = read_effect(ROMEO, "beside_juliet") - read_effect(ROMEO, "value")


def printed(card: i64, objective: i64) -> i64:
    """The printed value of a card under an objective, in halves."""
    return PRINTED[domain_of(objective) * STRIDE + card]


def domain_of(objective: i64) -> i64:
    return objective // VALUES


def value_of(objective: i64) -> i64:
    """The points of an objective, and the cards it needs."""
    return objective % VALUES + 1


# -- sets of objectives


def bit_of(objective: i64) -> i64:
    """The bit of an objective, of its first copy if there are two."""
    place = objective % VALUES
    return domain_of(objective) * OF_DOMAIN + (place + 1 if place > THREE else place)


def face_of(bit: i64) -> i64:
    """The objective that a bit of a set stands for."""
    place = bit % OF_DOMAIN
    return bit // OF_DOMAIN * VALUES + (place - 1 if place > THREE else place)


def second_three(objective: i64) -> i64:
    """The set of the second copy of an objective, empty if there is only one."""
    if objective % VALUES != THREE:
        return 0
    return one(bit_of(objective) + 1)


def put_objective(objectives: i64, objective: i64) -> i64:
    """The set with one more objective."""
    first = one(bit_of(objective))
    return objectives | (second_three(objective) if objectives & first else first)


def take_objective(objectives: i64, objective: i64) -> i64:
    """The set with one objective less."""
    second = second_three(objective)
    return objectives & ~(second if objectives & second else one(bit_of(objective)))


def count_of(objectives: i64, objective: i64) -> i64:
    """How many copies of an objective are in the set."""
    return count(objectives & (one(bit_of(objective)) | second_three(objective)))


def starting_deck(seats: i64) -> i64:
    """The objectives that may turn up: with two players those of value 1 stay in the box."""
    deck: i64 = ALL_OBJECTIVES
    if seats == 2:
        for domain in range(DOMAINS):
            deck &= ~one(domain * OF_DOMAIN)
    return deck


# -- rulings that a table may settle the other way: bits of `house`

OBJECTIVES_VISIBLE: Final = 1
ONLY_ACTIVE_TWINS: Final = 2
DOUBLE_IS_ZERO: Final = 4
DOUBLE_COPIES_PRINTED: Final = 8
CLOAKED_APART: Final = 16
BOTH_ACTIVE: Final = 32
FLOOR: Final = 64
SILENT_LAST_FLIP: Final = 128

# -- a card on the table is one int: the card, its owner and what people know of it

UP: Final = 256  # it lies face up
KNOWN: Final = 512  # it lies face down, but everybody saw it: an Explorer that moved
OLD: Final = 1024  # it was laid before its owner last shuffled a discard into a reserve


def tile_of(owner: i64, card: i64) -> i64:
    """A card of `owner`, face down."""
    return owner * STRIDE + card


def card_of(tile: i64) -> i64:
    return tile & (STRIDE - 1)


def owner_of(tile: i64) -> i64:
    return (tile >> 5) & 7


def check_tables() -> None:
    """The names of this module stand in the order of components.toml."""
    names = ("king", "explorer", "cloak", "musketeers", "prince", "dragon", "double")
    places = (KING, EXPLORER, CLOAK, MUSKETEERS, PRINCE, DRAGON, DOUBLE)
    assert len(CARD_NAMES) == CARDS, "components.toml lists 25 cards"
    for i in range(len(names)):
        assert CARD_NAMES[places[i]] == names[i], f"{names[i]} is card {places[i]}"


check_tables()
