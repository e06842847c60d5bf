"""Why a card goes under a column: who leads there on what this seat can see, before and after.

Hidden cards of others are never looked at; where one lies, the figures are those of the rest and
the sentence says so (`unread`).
"""

from __future__ import annotations

from cabale.core.bits import members
from cabale.core.reason import Reason, reason, warning
from cabale.games.cape_epee.actions import DECLINE, HIDE, KEEP, SLIDE, SWAP
from cabale.games.cape_epee.count import best_of
from cabale.games.cape_epee.pieces import (
    ASSASSIN,
    CLOAK,
    DOMAINS,
    DOUBLE,
    IMMEDIATE,
    MUSKETEERS,
    NO_CARD,
    NO_OBJECTIVE,
    NO_VALUE,
    SILENT_LAST_FLIP,
    STORM,
    UP,
    card_of,
    domain_of,
    owner_of,
    printed,
    tile_of,
    value_of,
)
from cabale.games.cape_epee.scoring import (
    ABSENT,
    FURTHEST,
    HIGHEST,
    LOWEST,
    NEAREST,
    NEAREST_PAIR,
    PAIR,
    Worksheet,
    decide,
    uncovered,
)
from cabale.games.cape_epee.state import Cape

THEMES = (  # what puzzles are about: a theme, and the reasons that belong to it; the last takes all
    ("sleep", ("lets-sleep",)),
    ("wake", ("wakes",)),
    ("hand", ("keeps", "keeps-less", "keeps-hand", "swaps", "swaps-level", "swaps-down")),
    ("lead", ("leads", "holds", "alone", "ties", "enough", "couple", "fulfils", "ends")),
    ("column", ()),
)
TIES_OF_YOURS = {NEAREST: "tie-near", FURTHEST: "tie-far"}  # the words for a lead by place alone
ABLE = MUSKETEERS  # from this card on, abilities act at the end of the round


def reasons(s: Cape, seat: int, action: int) -> list[Reason]:
    """What sliding, swapping or hiding does."""
    if SLIDE.has(action):
        return slide_reasons(s, seat, SLIDE.row(action), SLIDE.column(action))
    if HIDE.has(action):
        return change_reasons(s, hidden_under(s, seat, HIDE.row(action)), seat, s.x)
    if DECLINE.has(action):
        return [reason("keeps-hand", "5.8", number=len(members(s.hand[seat])))]
    return swap_reasons(s, seat, action)


# -- a column as a seat sees it


def sheet_of(s: Cape, seat: int, column: int) -> Worksheet:
    """A column decided by what the seat sees; its own cards face down are there, but mute."""
    sheet = Worksheet(s.objective[column], s.seats, s.house)
    for row in range(s.size[column]):
        tile = s.tile(column, row)
        if not s.sees_card(seat, tile):
            sheet.unread += 1
            continue
        sheet.add(tile)
        owner = owner_of(tile)
        if card_of(tile) == CLOAK and tile & UP and s.under[owner] != NO_CARD:
            if owner == seat:
                sheet.add(uncovered(owner, card_of(s.under[owner])))
            else:
                sheet.unread += 1
    decide(sheet)
    return sheet


def last_hidden(s: Cape, column: int) -> int:
    """The card that the next one under this column turns up, -1 for none."""
    row = s.size[column] - 1
    if row < 0 or s.tile(column, row) & UP:
        return -1
    return int(s.tile(column, row))


def laid(s: Cape, seat: int, card: int, column: int) -> Cape:
    """The table with a card slid there and one's own card above it turned up; nothing drawn."""
    twin = s.clone()
    twin.hand[seat] &= ~(1 << card)
    twin.lay(column, tile_of(seat, card))
    above = twin.size[column] - 2
    if above >= 0 and not is_silent(twin):
        twin.turn_up(column, above)
    return twin


def is_silent(s: Cape) -> bool:
    """R-24, played the other way: the last card of a round turns nothing up."""
    return s.house & SILENT_LAST_FLIP != 0 and all(s.is_fulfilled(c) for c in range(s.seats))


def hidden_under(s: Cape, seat: int, card: int) -> Cape:
    """The table with a card under one's Cloak."""
    twin = s.clone()
    twin.hand[seat] &= ~(1 << card)
    twin.under[seat] = card
    twin.cloaked[s.x] += 1
    return twin


# -- sliding


def slide_reasons(s: Cape, seat: int, card: int, column: int) -> list[Reason]:
    """What a slid card does to its column; little can be said where it turns up the unknown."""
    after = laid(s, seat, card, column)
    above = -1 if is_silent(after) else last_hidden(s, column)
    if above >= 0 and owner_of(above) != seat:
        risk = warning("wakes-rival", "3.3", seat=owner_of(above), column=column)
        return [*worth(s, card, column), risk]
    if above >= 0 and IMMEDIATE >> card_of(above) & 1:
        return own_immediate(s, seat, card, column, card_of(above))
    out = ending(s, after, column) + change_reasons(s, after, seat, column)
    if above >= 0 and card_of(above) >= ABLE:
        out.append(reason("wakes", "4.2", card=card_of(above)))
    out += enough(s, seat, card, column)
    return out + lets_sleep(s, seat, column)


def worth(s: Cape, card: int, column: int) -> list[Reason]:
    """§5.3 What is printed on a card for this objective."""
    value = printed(card, s.objective[column])
    if value == NO_VALUE:
        return []
    return [reason("worth", "5.3", card=card, half=value, objective=s.objective[column])]


def own_immediate(s: Cape, seat: int, card: int, column: int, turned: int) -> list[Reason]:
    """§3.3 One's own card that acts at once: what it does is sure for Storm and Assassin alone."""
    if turned == ASSASSIN:
        return [warning("stabs-own", "5.5", card=card)]
    out = [reason("wakes", "3.3", card=turned)]
    if turned == STORM:
        sheet = sheet_of(laid(s, seat, card, column), seat, column)
        if sheet.winner == seat:
            out.insert(0, figures("closes", "5.6", sheet, seat))
    return out


def ending(s: Cape, after: Cape, column: int) -> list[Reason]:
    """§4.1 Whether the objective is fulfilled by this card, and the round with it."""
    if s.is_fulfilled(column) or not after.is_fulfilled(column):
        return []
    if all(after.is_fulfilled(other) for other in range(s.seats)):
        return [reason("ends", "4.1", objective=s.objective[column])]
    needed = value_of(s.objective[column])
    return [reason("fulfils", "4.1", objective=s.objective[column], number=needed)]


def change_reasons(s: Cape, after: Cape, seat: int, column: int) -> list[Reason]:
    """Who led the column, and who leads it then."""
    before, now = sheet_of(s, seat, column), sheet_of(after, seat, column)
    out = []
    if now.winner == seat:
        out += won_by(before, now, seat)
        out += sixth(s, seat, now.objective) if before.winner != seat else []
    elif before.winner >= 0 and before.winner != now.winner and before.winner != seat:
        out.append(ousting(now, before.winner))
    elif now.winner >= 0 and before.winner != seat and now.totals[seat] != ABSENT:
        out.append(trailing(now, seat))
    if before.winner == seat and now.winner != seat:
        out.append(warning("loses-lead", "4.4", objective=now.objective))
    return out + eliminated(before, now, seat)


def won_by(before: Worksheet, now: Worksheet, seat: int) -> list[Reason]:
    """The lead of a column, taken, kept or widened."""
    if now.reason in (PAIR, NEAREST_PAIR):
        return [reason("couple", "5.13", objective=now.objective)]
    if before.winner == seat:
        return [figures("holds", "4.4", now, seat)]
    if now.reason in TIES_OF_YOURS:
        return [figures(TIES_OF_YOURS[now.reason], "4.5", now, seat)]
    if now.reason == LOWEST:
        return [figures("leads-low", "5.18", now, seat)]
    if now.rival < 0:
        return [figures("alone", "4.4", now, seat)]
    return [figures("leads", "4.4", now, seat)]


def figures(key: str, paragraph: str, sheet: Worksheet, seat: int) -> Reason:
    """A claim about totals: one's own and the next, and how many cards are not known."""
    rival = sheet.rival if sheet.winner == seat else sheet.winner
    args = {"objective": sheet.objective, "half": total(sheet, seat), "number": sheet.unread}
    if rival >= 0 and rival != seat:
        args |= {"seat": rival, "half2": total(sheet, rival)}
    return reason(key, paragraph, **args)


def total(sheet: Worksheet, seat: int) -> int:
    return 0 if sheet.totals[seat] == ABSENT else int(sheet.totals[seat])


def trailing(sheet: Worksheet, seat: int) -> Reason:
    """§4.4 Still behind, and by how much; or why figures do not decide."""
    if sheet.reason in (PAIR, NEAREST_PAIR):
        return reason("behind-couple", "5.13", seat=sheet.winner, objective=sheet.objective)
    if sheet.reason in (LOWEST, FURTHEST):
        return figures("behind-low", "5.18", sheet, seat)
    return figures("behind-tie" if sheet.reason == NEAREST else "behind", "4.4", sheet, seat)


def ousting(now: Worksheet, leader: int) -> Reason:
    """§4.4 A rival who led does no longer; figures are told where the highest wins by them."""
    if now.reason == HIGHEST and now.totals[leader] != ABSENT:
        return figures("denies", "4.4", now, leader)
    if now.winner < 0:
        return reason("ousts", "4.4", objective=now.objective, seat=leader)
    return reason("turns", "4.4", objective=now.objective, seat=leader, seat2=now.winner)


def eliminated(before: Worksheet, now: Worksheet, seat: int) -> list[Reason]:
    """§6.2 Cards that Magician or Witch would remove now and did not before."""
    gone = [tile for row, tile in enumerate(now.tiles) if not now.remains(row)]
    known = {(owner_of(t), card_of(t)) for r, t in enumerate(before.tiles) if not before.remains(r)}
    fresh = [tile for tile in gone if (owner_of(tile), card_of(tile)) not in known]
    out = []
    for tile in fresh:
        card, owner = card_of(tile), owner_of(tile)
        if owner == seat:
            out.append(warning("own-victim", "6.2", card=card))
        else:
            out.append(reason("eliminates", "6.2", card=card, seat=owner))
    return out[:2]


def enough(s: Cape, seat: int, card: int, column: int) -> list[Reason]:
    """§4.4 A stronger card of the hand would lead as well: it stays in hand."""
    objective = s.objective[column]
    if card == DOUBLE or sheet_of(laid(s, seat, card, column), seat, column).winner != seat:
        return []
    for other in sorted(members(s.hand[seat]), key=lambda one: -printed(one, objective)):
        if other != DOUBLE and printed(other, objective) > printed(card, objective):
            if sheet_of(laid(s, seat, other, column), seat, column).winner == seat:
                return [reason("enough", "4.4", card=card, card2=other)]
    return []


def lets_sleep(s: Cape, seat: int, column: int) -> list[Reason]:
    """§3.3 Elsewhere a card would turn up what a rival has hidden; here none."""
    for other in range(s.seats):
        tile = last_hidden(s, other)
        if other != column and tile >= 0 and owner_of(tile) != seat and s.is_open(other):
            return [reason("lets-sleep", "3.3", seat=owner_of(tile), column=other)]
    return []


def sixth(s: Cape, seat: int, objective: int) -> list[Reason]:
    """§7.3 An objective of a domain that one has not won yet."""
    missing = missing_domains(s, seat)
    if domain_of(objective) not in missing:
        return []
    return [reason("domain", "7.3", domain=domain_of(objective), number=len(missing))]


def missing_domains(s: Cape, seat: int) -> list[int]:
    """The domains of which a seat has won nothing yet."""
    return [d for d in range(DOMAINS) if best_of(s.won[seat], d) == NO_OBJECTIVE]


# -- the Traitor


def swap_reasons(s: Cape, seat: int, action: int) -> list[Reason]:
    """§5.7 What the objectives of the columns that one leads are worth, before and after."""
    now = led(s, seat)
    swaps = [led(swapped(s, other), seat) for other in range(s.seats) if other != s.x]
    if KEEP.has(action):
        best = max(swaps)
        if best <= now:
            return [reason("keeps", "5.7", number=now, number2=best)]
        return [warning("keeps-less", "5.7", number=now, number2=best)]
    after = led(swapped(s, SWAP.row(action)), seat)
    if after > now:
        return [reason("swaps", "5.7", number=after, number2=now)]
    key = "swaps-level" if after == now else "swaps-down"
    return [warning(key, "5.7", number=after, number2=now)]


def swapped(s: Cape, other: int) -> Cape:
    twin = s.clone()
    twin.swap_objectives(s.x, other)
    return twin


def led(s: Cape, seat: int) -> int:
    """The value of the objectives of which the seat is ahead, as far as it sees."""
    out = 0
    for column in range(s.seats):
        if s.objective[column] != NO_OBJECTIVE and sheet_of(s, seat, column).winner == seat:
            out += int(value_of(s.objective[column]))
    return out
