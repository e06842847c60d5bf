"""Whether a reason of De Cape & d'Épée is so: the answer is given, and the table is looked at."""

from __future__ import annotations

from typing import Any

from cabale.core.bits import members
from cabale.core.reason import Reason
from cabale.games.cape_epee.actions import HIDE, SLIDE
from cabale.games.cape_epee.pieces import (
    CARD_NAMES,
    CLOAK,
    DOMAIN_NAMES,
    NO_CARD,
    NO_OBJECTIVE,
    OBJECTIVE_NAMES,
    UP,
    VALUES,
    card_of,
    owner_of,
    tile_of,
)
from cabale.games.cape_epee.scenario import outcome_facts
from cabale.games.cape_epee.scoring import Worksheet, decide, lay_out
from cabale.games.cape_epee.state import Cape
from cabale.games.catalogue import game_named

GAME = game_named("cape_epee")
LETTERS = "ABCDEF"
LEADING = {"leads", "alone", "holds", "tie-near", "tie-far", "leads-low", "couple", "closes"}
TRAILING = {"behind", "behind-tie", "behind-low", "behind-couple"}
OUSTING = {"denies", "ousts", "turns", "loses-lead"}
DECIDED = {  # how the rules must say that a column is won for these words to be so
    "leads": ("highest",),
    "tie-near": ("nearest",),
    "tie-far": ("furthest",),
    "leads-low": ("lowest",),
    "behind": ("highest",),
    "behind-tie": ("nearest",),
    "behind-low": ("lowest", "furthest"),
    "denies": ("highest",),
}


def holds(s: Cape, seat: int, action: int, claim: Reason, after: Cape) -> bool:
    """Whether a claim about an answer is true; `after` is the table with the answer given."""
    args = dict(claim.args)
    verb = GAME.verb_of(action)
    assert verb is not None
    if verb.name in ("hide", "swap", "keep", "decline"):
        return of_choices(s, seat, claim, after)
    card, column = GAME.args_of(action)
    if claim.key in LEADING | TRAILING | OUSTING:
        return of_column(s, seat, claim, after, column)
    before, now = columns(s)[column], after_columns(after)[column]
    if claim.key in ("ends", "fulfils"):
        done = [c["fulfilled"] for c in after_columns(after)]
        ended = after.round > s.round or all(done)
        fresh = not before["fulfilled"] and (now["fulfilled"] or ended)
        return fresh and ended == (claim.key == "ends")
    if claim.key == "wakes":
        name = f"{LETTERS[seat]} {CARD_NAMES[args['card']]}"
        return before["cards"][-1] in (f"{name} down", f"{name} seen")
    if claim.key == "wakes-rival":
        last = before["cards"][-1].split()
        return last[0] == LETTERS[args["seat"]] != LETTERS[seat] and last[-1] in ("down", "seen")
    if claim.key == "stabs-own":
        return card in members(after.discard[seat])
    if claim.key in ("eliminates", "own-victim"):
        owner = LETTERS[args.get("seat", seat)]
        return (
            f"{owner} {CARD_NAMES[args['card']]}" in seen_column(after, seat, column)["eliminated"]
        )
    return of_hand(s, seat, claim, card, column)


def of_hand(s: Cape, seat: int, claim: Reason, card: int, column: int) -> bool:
    args = dict(claim.args)
    if claim.key == "worth":
        bare = s.clone()
        bare.size[column] = 0
        bare.lay(column, tile_of(seat, card))
        return bool(columns(bare)[column]["totals"][LETTERS[seat]] * 2 == args["half"])
    if claim.key == "enough":
        strong = [value for kind, value in claim.args if kind == "card"][1]
        other = s.clone()
        other.apply(seat, SLIDE.of(strong, column))
        return seen_column(other, seat, column)["winner"] == LETTERS[seat]
    if claim.key == "lets-sleep":
        last = columns(s)[args["column"]]["cards"][-1].split()
        return args["column"] != column and last[0] == LETTERS[args["seat"]] and last[-1] != "up"
    if claim.key == "domain":
        won = GAME.facts(s)["won"][LETTERS[seat]]
        have = {name.rsplit("-", 1)[0] for name in won}
        missing = DOMAIN_NAMES[args["domain"]] not in have
        return missing and args["number"] == 6 - len(have)
    return False


def of_column(s: Cape, seat: int, claim: Reason, after: Cape, column: int) -> bool:
    """Totals and winner of a column, the cards that the seat cannot see left out."""
    args = claim.args
    now, before = seen_column(after, seat, column), seen_column(s, seat, column)
    if claim.key == "couple":
        return now["winner"] == LETTERS[seat] and now["reason"] in ("pair", "nearest-pair")
    if claim.key == "loses-lead":
        return before["winner"] == LETTERS[seat] != now["winner"]
    halves = [value / 2 for kind, value in args if kind == "half"]
    who = [LETTERS[value] for kind, value in args if kind == "seat"]
    if claim.key == "behind-couple":
        return now["winner"] == who[0] and now["reason"] in ("pair", "nearest-pair")
    if claim.key in ("ousts", "turns"):
        return [before["winner"], now["winner"]] == [who[0], who[1] if who[1:] else ""]
    if now["reason"] not in DECIDED.get(claim.key, (now["reason"],)):
        return False
    mine = before["winner"] if claim.key == "denies" else LETTERS[seat]
    if now["totals"].get(mine, 0) != halves[0]:
        return False
    if who and now["totals"].get(who[0], 0) != halves[1]:
        return False
    if (now["winner"] == LETTERS[seat]) != (claim.key in LEADING):
        return False
    if claim.key in LEADING - {"holds", "closes"}:
        return before["winner"] != LETTERS[seat]
    return claim.key != "holds" or before["winner"] == LETTERS[seat]


def of_choices(s: Cape, seat: int, claim: Reason, after: Cape) -> bool:
    numbers = [value for kind, value in claim.args if kind == "number"]
    if claim.key == "keeps-hand":
        return after.hand[seat] == s.hand[seat] and numbers[0] == len(members(s.hand[seat]))
    if claim.key.startswith("swaps"):
        return numbers == [led(after, seat), led(s, seat)]
    if claim.key in ("keeps", "keeps-less"):
        more = numbers[1] > numbers[0]
        return numbers[0] == led(s, seat) and more == (claim.key == "keeps-less")
    if claim.key in ("eliminates", "own-victim"):
        return True if not claim.args else in_eliminated(after, seat, claim, s.x)
    if claim.key == "domain":
        return of_hand(s, seat, claim, -1, -1)
    return of_column(s, seat, claim, after, int(s.x))


def in_eliminated(after: Cape, seat: int, claim: Reason, column: int) -> bool:
    args = dict(claim.args)
    name = f"{LETTERS[args.get('seat', seat)]} {CARD_NAMES[args['card']]}"
    return name in seen_column(after, seat, column)["eliminated"]


# -- the table


def columns(s: Cape) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = GAME.facts(s)["columns"]
    return found


def after_columns(s: Cape) -> list[dict[str, Any]]:
    """The columns, those of the round before if it has just ended."""
    found = columns(s)
    return found if all("fulfilled" in c for c in found) else [{"fulfilled": True}] * s.seats


def seen_column(s: Cape, seat: int, column: int) -> dict[str, Any]:
    """A column by the rules of scoring; of cards that the seat has not seen, only that they lie."""
    if s.objective[column] == NO_OBJECTIVE:
        return columns(s)[column]
    twin = s.clone()
    unseen = 0
    for row in range(twin.size[column] - 1, -1, -1):
        tile = twin.tile(column, row)
        if not twin.sees_card(seat, tile):
            twin.lift(column, row)
            unseen += 1
        elif card_of(tile) == CLOAK and tile & UP and owner_of(tile) != seat:
            unseen += twin.under[owner_of(tile)] != NO_CARD
            twin.under[owner_of(tile)] = NO_CARD
    sheet = Worksheet(twin.objective[column], twin.seats, twin.house)
    lay_out(sheet, twin.table, column * twin.depth, twin.size[column], twin.under)
    sheet.unread = unseen  # Hermit and Little Giant count them, whatever they are (§5.14, §5.15)
    decide(sheet)
    return outcome_facts(sheet)


def led(s: Cape, seat: int) -> int:
    value = 0
    for column in range(s.seats):
        found = seen_column(s, seat, column)
        if found.get("winner") == LETTERS[seat]:
            value += int(found["objective"].rsplit("-", 1)[1])
    return value


def matters(s: Cape, seat: int, claim: Reason) -> bool:
    """Whether a claim about the position is true."""
    args = dict(claim.args)
    table = columns(s)
    if claim.key == "highest":
        values = sorted(int(c["objective"].rsplit("-", 1)[1]) for c in table)
        empty = not any(c["cards"] for c in table)
        return bool(empty and args["number"] == values[-1] > values[-2])
    if claim.key == "round-near":
        left = [c for c in table if not c["fulfilled"]]
        name = OBJECTIVE_NAMES[args["objective"]]
        return len(left) == 1 and left[0]["objective"] == name and args["number"] > 0
    if claim.key == "cards-missing":
        open_ = [c for c in table if not c["fulfilled"]]
        wanted = sum(int(c["objective"].rsplit("-", 1)[1]) for c in open_)
        lie = [card for c in open_ for card in c["cards"]]
        under = sum(" over " in card for card in lie)  # R-10 a card under the Cloak counts too
        return bool(args["number"] == wanted - len(lie) - under > 0)
    if claim.key == "at-home":
        return of_expert(s, seat, claim)
    if claim.key == "mute":
        last = table[args["column"]]["cards"][-1]
        return bool(last == f"{LETTERS[seat]} {CARD_NAMES[args['card']]} down")
    if claim.key in ("rival-leads", "cloak-idle"):
        leader = args["seat"] if claim.key == "rival-leads" else seat
        return of_standing(s, seat, claim, LETTERS[leader])
    if claim.key in ("within-reach", "cloak-takes"):
        return of_reach(s, seat, claim)
    if claim.key in ("keeps", "keeps-less"):
        numbers = [value for kind, value in claim.args if kind == "number"]
        better = numbers[1] > numbers[0]
        return numbers[0] == led(s, seat) and better == (claim.key == "keeps-less")
    return claim.key == "domain" and of_hand(s, seat, claim, -1, -1)


def of_expert(s: Cape, seat: int, claim: Reason) -> bool:
    """A card of the hand, alone under its objective and alone under another, for comparison."""
    args, worth = dict(claim.args), []
    for objective in (args["objective"], (args["objective"] + VALUES) % len(OBJECTIVE_NAMES)):
        bare = s.clone()
        bare.turn_objective(0, objective)
        bare.size[0] = 0
        bare.lay(0, tile_of(seat, args["card"]))
        worth.append(columns(bare)[0]["totals"][LETTERS[seat]] * 2)
    held = args["card"] in members(s.hand[seat])
    return held and args["half"] == worth[0] > worth[1]


def of_standing(s: Cape, seat: int, claim: Reason, leader: str) -> bool:
    """Totals of the column of an objective as the seat sees it, and who leads there."""
    name = OBJECTIVE_NAMES[dict(claim.args)["objective"]]
    halves = [value / 2 for kind, value in claim.args if kind == "half"]
    who = [LETTERS[seat], *(LETTERS[v] for kind, v in claim.args if kind == "seat")]
    for column in range(s.seats):
        seen = seen_column(s, seat, column)
        totals = [seen["totals"].get(letter, 0) for letter in who] if "totals" in seen else []
        here = seen["objective"] == name and seen["winner"] == leader
        if here and totals[: len(halves)] == halves:
            return True
    return False


def of_reach(s: Cape, seat: int, claim: Reason) -> bool:
    """A card of the hand takes the column: it is slid or hidden, and the table looked at."""
    args = dict(claim.args)
    mine = [value / 2 for kind, value in claim.args if kind == "half"][-1]
    for column in range(s.seats):
        if columns(s)[column]["objective"] != OBJECTIVE_NAMES[args["objective"]]:
            continue
        slides = claim.key == "within-reach"
        after = s.clone()
        after.apply(seat, SLIDE.of(args["card"], column) if slides else HIDE.of(args["card"]))
        now = seen_column(after, seat, column)
        if now["winner"] == LETTERS[seat] and now["totals"][LETTERS[seat]] == mine:
            return True
    return False
