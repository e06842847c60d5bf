"""§4–6 Who wins a column, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cabale.core.bits import count, lowest, one
from cabale.games.cape_epee.pieces import (
    BEGGAR,
    BOTH_ACTIVE,
    CLOAK,
    DOUBLE,
    DOUBLE_COPIES_PRINTED,
    DOUBLE_IS_ZERO,
    DRAGON,
    DRAGON_RIVALS,
    FLOOR,
    GIANT_EACH,
    HERMIT,
    HERMIT_EACH,
    JULIET,
    LITTLE_GIANT,
    MAGICIAN,
    MAGICIAN_FROM,
    MUSKETEERS,
    MUTE_UNDER_CLOAK,
    NO_CARD,
    NO_VALUE,
    ONLY_ACTIVE_TWINS,
    PRINCE,
    PRINTED,
    ROMEO,
    ROMEO_GAIN,
    SQUIRE,
    STRIDE,
    UP,
    WITCH,
    WITCH_UPTO,
    card_of,
    domain_of,
    owner_of,
    tile_of,
)

if TYPE_CHECKING:
    from cabale.games.cape_epee.state import Cape

# -- why a column is won

HIGHEST: Final = 0
NEAREST: Final = 1
LOWEST: Final = 2
FURTHEST: Final = 3
PAIR: Final = 4
NEAREST_PAIR: Final = 5
ALONE: Final = 6
NOBODY: Final = 7
REASON_NAMES: Final = (
    "highest", "nearest", "lowest", "furthest", "pair", "nearest-pair", "alone", "nobody",
)  # fmt: skip

BY_MAGICIAN: Final = 4096  # the card was eliminated, and by whom
BY_WITCH: Final = 8192
GONE: Final = BY_MAGICIAN | BY_WITCH

REMOVERS: Final = 1 << MUSKETEERS | 1 << MAGICIAN | 1 << WITCH
PAIRED: Final = 1 << PRINCE | 1 << SQUIRE
MODIFIERS: Final = 1 << HERMIT | 1 << LITTLE_GIANT | 1 << DRAGON | 1 << ROMEO
ABSENT: Final = -(1 << 30)


class Worksheet:
    """One column as it is decided: its cards from the objective down, and their values."""

    def __init__(self, objective: i64, seats: i64, house: i64) -> None:
        self.objective: Final[i64] = objective
        self.domain: Final[i64] = domain_of(objective) * STRIDE  # where its printed values stand
        self.seats: Final[i64] = seats
        self.house: Final[i64] = house
        self.tiles: vec[i64] = vec[i64]()  # UP here means: its ability acts; GONE: eliminated
        self.printed: vec[i64] = vec[i64]()  # in halves
        self.value: vec[i64] = vec[i64]()  # in halves, as finally counted
        self.unread: i64 = 0  # cards that are there too, but which ones is not known
        self.acting: i64 = 0  # the kinds of cards of which some ability acts
        self.present: i64 = 0  # seats with a card that remains
        self.valued: i64 = 0  # seats with a value
        self.totals: vec[i64] = vec[i64]()  # of each seat, ABSENT for one without a card
        self.winner: i64 = -1
        self.rival: i64 = -1  # whose total comes next, -1 for nobody
        self.reason: i64 = NOBODY

    def add(self, tile: i64) -> None:
        """The next card below, with its printed value."""
        card = card_of(tile)
        self.tiles = append(self.tiles, tile)
        self.printed = append(self.printed, PRINTED[self.domain + card])
        if tile & UP:
            self.acting |= one(card)

    def acts(self, row: i64) -> bool:
        """Whether the ability of the card in this row is to be applied."""
        tile = self.tiles[row]
        return tile & (UP | GONE) == UP and self.acting >> card_of(tile) & 1 != 0

    def remains(self, row: i64) -> bool:
        return self.tiles[row] & GONE == 0

    def is_silenced(self) -> bool:
        """Whether Musketeers cancelled every other ability."""
        return self.acting == one(MUSKETEERS)

    def has(self, card: i64) -> bool:
        """Whether the ability of some such card is to be applied."""
        return self.acting >> card & 1 != 0


# -- §4 the column


def resolve(s: Cape, column: i64) -> Worksheet:
    """Decide a column of the table as it lies."""
    sheet = Worksheet(s.objective[column], s.seats, s.house)
    lay_out(sheet, s.table, column * s.depth, s.size[column], s.under)
    decide(sheet)
    return sheet


def resolve_last(s: Cape, column: i64) -> Worksheet:
    """Decide a column of the round before, as it lay."""
    sheet = Worksheet(s.last_objective[column], s.seats, s.house)
    lay_out(sheet, s.last_table, column * s.last_depth, s.last_size[column], s.last_under)
    decide(sheet)
    return sheet


def resolve_visible(s: Cape, column: i64) -> Worksheet:
    """Decide a column by what lies face up, for those who look on; other cards are there too."""
    shown = vec[i64](capacity=s.size[column])
    sheet = Worksheet(s.objective[column], s.seats, s.house)
    for row in range(s.size[column]):
        tile = s.tile(column, row)
        if tile & UP:
            shown = append(shown, tile)
        if not tile & UP or (card_of(tile) == CLOAK and s.under[owner_of(tile)] != NO_CARD):
            sheet.unread += 1
    lay_out(sheet, shown, 0, len(shown), vec[i64]([NO_CARD] * s.seats))
    decide(sheet)
    return sheet


def lay_out(sheet: Worksheet, table: vec[i64], at: i64, size: i64, under: vec[i64]) -> None:
    """§4.2 Abilities of cards that are face up act; a card under a Cloak lies just below it."""
    sheet.tiles = vec[i64](capacity=size + sheet.seats)
    sheet.printed = vec[i64](capacity=size + sheet.seats)
    for row in range(size):
        tile = table[at + row]
        sheet.add(tile)
        if card_of(tile) == CLOAK and tile & UP and under[owner_of(tile)] != NO_CARD:
            sheet.add(uncovered(owner_of(tile), card_of(under[owner_of(tile)])))


def uncovered(owner: i64, card: i64) -> i64:
    """The card from under a Cloak: its ability acts, unless it is an immediate one."""
    if one(card) & MUTE_UNDER_CLOAK:
        return tile_of(owner, card)
    return tile_of(owner, card) | UP


def decide(sheet: Worksheet) -> None:
    """§6 The abilities in their order, then the totals."""
    if len(sheet.tiles) == 0:
        sheet.totals = vec[i64]([ABSENT] * sheet.seats)
        return
    if sheet.acting & REMOVERS:
        eliminate(sheet)
    sheet.value = sheet.printed[:]
    if sheet.acting & MODIFIERS:
        modify(sheet)
    if sheet.acting >> DOUBLE & 1:
        copy_values(sheet)
    add_up(sheet)
    if not (sheet.acting & PAIRED and crown_pair(sheet)):
        award(sheet)


def eliminate(sheet: Worksheet) -> None:
    """§6.1 Musketeers cancel the other abilities; §6.2 Magician and Witch remove cards."""
    if sheet.has(MUSKETEERS):
        sheet.acting = one(MUSKETEERS)
    if sheet.has(MAGICIAN) and is_alone(sheet, MAGICIAN):
        eliminate_high(sheet)
    if sheet.has(WITCH) and is_alone(sheet, WITCH):
        eliminate_low(sheet)


def is_alone(sheet: Worksheet, card: i64) -> bool:
    """R-4 Whether it is the only one of its kind in the column."""
    found: i64 = 0
    for row in range(len(sheet.tiles)):
        tile = sheet.tiles[row]
        if card_of(tile) == card and (tile & UP or sheet.house & ONLY_ACTIVE_TWINS == 0):
            found += 1
    return found == 1


def eliminate_high(sheet: Worksheet) -> None:
    """§5.11 The Magician removes every printed value of 10 and more."""
    for row in range(len(sheet.tiles)):
        if sheet.printed[row] >= MAGICIAN_FROM:
            sheet.tiles[row] |= BY_MAGICIAN


def eliminate_low(sheet: Worksheet) -> None:
    """§5.12 The Witch removes every printed value of 9 and less but herself."""
    for row in range(len(sheet.tiles)):
        if sheet.printed[row] > WITCH_UPTO or not sheet.remains(row):
            continue
        if sheet.printed[row] == NO_VALUE and sheet.house & DOUBLE_IS_ZERO == 0:
            continue
        if card_of(sheet.tiles[row]) != WITCH or not sheet.acts(row):
            sheet.tiles[row] |= BY_WITCH


def modify(sheet: Worksheet) -> None:
    """§5.14–5.17 What the abilities of Hermit, Little Giant, Dragon and Romeo change."""
    others = count_remaining(sheet) + sheet.unread - 1
    for row in range(len(sheet.tiles)):
        if not sheet.acts(row):
            continue
        tile = sheet.tiles[row]
        card = card_of(tile)
        if card == HERMIT:
            sheet.value[row] += HERMIT_EACH * others
        elif card == LITTLE_GIANT:
            sheet.value[row] += GIANT_EACH * others
        elif card == DRAGON:
            scorch(sheet, owner_of(tile))
        elif card == ROMEO and find(sheet, JULIET, owner_of(tile)) >= 0:
            sheet.value[row] += ROMEO_GAIN
    if sheet.house & FLOOR:
        lift_to_zero(sheet)


def count_remaining(sheet: Worksheet) -> i64:
    n: i64 = 0
    for row in range(len(sheet.tiles)):
        if sheet.remains(row):
            n += 1
    return n


def scorch(sheet: Worksheet, owner: i64) -> None:
    """§5.16 A Dragon takes 2 from every card of the others; a Double has nothing to lose."""
    for row in range(len(sheet.tiles)):
        if owner_of(sheet.tiles[row]) != owner and sheet.printed[row] != NO_VALUE:
            sheet.value[row] += DRAGON_RIVALS


def lift_to_zero(sheet: Worksheet) -> None:
    """R-17, played the other way: no value below 0."""
    for row in range(len(sheet.tiles)):
        if sheet.value[row] < 0 and sheet.printed[row] != NO_VALUE:
            sheet.value[row] = 0


def find(sheet: Worksheet, card: i64, owner: i64) -> i64:
    """The row of a remaining card of `owner`, -1 if there is none."""
    for row in range(len(sheet.tiles)):
        tile = sheet.tiles[row]
        if card_of(tile) == card and owner_of(tile) == owner and sheet.remains(row):
            return row
    return -1


def copy_values(sheet: Worksheet) -> None:
    """§5.19 From the bottom up, a Double takes the value of the next remaining card below."""
    below: i64 = NO_VALUE
    for i in range(len(sheet.tiles)):
        row = len(sheet.tiles) - 1 - i
        if not sheet.remains(row):
            continue
        if card_of(sheet.tiles[row]) == DOUBLE and sheet.acts(row):
            sheet.value[row] = below
        below = sheet.value[row]
        if sheet.house & DOUBLE_COPIES_PRINTED and sheet.printed[row] != NO_VALUE:
            below = sheet.printed[row]


# -- §4.4 totals and the award


def add_up(sheet: Worksheet) -> None:
    """The total of each seat; a Double without value adds nothing."""
    totals = vec[i64](capacity=sheet.seats)
    for _i in range(sheet.seats):
        totals = append(totals, ABSENT)
    for row in range(len(sheet.tiles)):
        tile = sheet.tiles[row]
        if tile & GONE:
            continue
        owner = owner_of(tile)
        value = sheet.value[row]
        if totals[owner] == ABSENT:
            totals[owner] = 0
            sheet.present |= one(owner)
        if value != NO_VALUE:
            totals[owner] += value
            sheet.valued |= one(owner)
    sheet.totals = totals


def crown_pair(sheet: Worksheet) -> bool:
    """§5.13 Prince and Squire of one owner win; of several pairs, the nearest card's."""
    pairs: i64 = 0
    for owner in range(sheet.seats):
        prince = find(sheet, PRINCE, owner)
        squire = find(sheet, SQUIRE, owner)
        if prince >= 0 and squire >= 0 and is_pair(sheet, prince, squire):
            pairs |= one(owner)
    if pairs == 0:
        return False
    for row in range(len(sheet.tiles)):
        tile = sheet.tiles[row]
        if PAIRED >> card_of(tile) & 1 and pairs >> owner_of(tile) & 1:
            sheet.winner = owner_of(tile)
            break
    sheet.reason = PAIR if count(pairs) == 1 else NEAREST_PAIR
    return True


def is_pair(sheet: Worksheet, prince: i64, squire: i64) -> bool:
    """R-14 One of the two must act, the other need only be there."""
    if sheet.house & BOTH_ACTIVE:
        return sheet.acts(prince) and sheet.acts(squire)
    return sheet.acts(prince) or sheet.acts(squire)


def award(sheet: Worksheet) -> None:
    """§4.4 The highest total wins, the lowest beside a Beggar; ties go by distance."""
    begging = is_begging(sheet)
    contenders = sheet.valued if begging else sheet.present
    tied = best_of(sheet, contenders, begging)
    sheet.winner = lowest_card_of(sheet, tied) if begging else nearest_card_of(sheet, tied)
    rest = contenders & ~one(sheet.winner)
    sheet.rival = lowest(best_of(sheet, rest, begging))
    sheet.reason = reason_of(rest, tied & rest != 0, begging)


def is_begging(sheet: Worksheet) -> bool:
    """§5.18 Whether a Beggar's ability acts; two do no more than one."""
    if sheet.has(BEGGAR):
        for row in range(len(sheet.tiles)):
            if card_of(sheet.tiles[row]) == BEGGAR and sheet.acts(row):
                return True
    return False


def best_of(sheet: Worksheet, contenders: i64, begging: bool) -> i64:
    """Those of them with the highest total, with the lowest if a Beggar begs."""
    best: i64 = ABSENT
    tied: i64 = 0
    for seat in range(sheet.seats):
        if not contenders >> seat & 1:
            continue
        total = -sheet.totals[seat] if begging else sheet.totals[seat]
        if total > best:
            best = total
            tied = 0
        if total == best:
            tied |= one(seat)
    return tied


def reason_of(rest: i64, tied: bool, begging: bool) -> i64:
    if rest == 0:
        return ALONE
    if begging:
        return FURTHEST if tied else LOWEST
    return NEAREST if tied else HIGHEST


def nearest_card_of(sheet: Worksheet, owners: i64) -> i64:
    """§4.5 Whose remaining card lies nearest to the objective."""
    for row in range(len(sheet.tiles)):
        if sheet.remains(row) and owners >> owner_of(sheet.tiles[row]) & 1:
            return owner_of(sheet.tiles[row])
    return -1


def lowest_card_of(sheet: Worksheet, owners: i64) -> i64:
    """§5.18 Whose remaining card lies furthest from the objective."""
    for i in range(len(sheet.tiles)):
        row = len(sheet.tiles) - 1 - i
        if sheet.remains(row) and owners >> owner_of(sheet.tiles[row]) & 1:
            return owner_of(sheet.tiles[row])
    return -1
