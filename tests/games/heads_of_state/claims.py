"""Whether a reason of Heads of State is so: the answer is given, and the board is looked at."""

from __future__ import annotations

from typing import Any

from cabale.core.reason import Reason
from cabale.games.catalogue import game_named
from cabale.games.heads_of_state.actions import ASK_BUILD
from cabale.games.heads_of_state.pieces import (
    ATTRIBUTE_NAMES,
    COUNTRY_NAMES,
    NOBLE_NAMES,
    SECTOR_NAMES,
)
from cabale.games.heads_of_state.state import HeadsState
from tests.games.reasoning import of_some_answer

GAME = game_named("heads_of_state")
LETTERS = "ABCDEF"


def holds(s: HeadsState, seat: int, action: int, claim: Reason, after: HeadsState) -> bool:
    """Whether a claim about an answer is true; `after` is the table with the answer given."""
    before, now = GAME.facts(s), GAME.facts(after)
    me, args = LETTERS[seat], dict(claim.args)
    numbers = [value for kind, value in claim.args if kind == "number"]
    if claim.key in ("hexagon", "unites", "house"):
        source = {"hexagon": "hexagons", "unites": "countries", "house": "house"}[claim.key]
        gain = now["sources"][me][source] - before["sources"][me][source]
        return bool(gain == args["points"])
    if claim.key in ("leads", "tie", "second", "secures", "weighs"):
        return in_country(s, after, seat, claim)
    if claim.key in ("kills", "topples"):
        return by_death(s, seat, action, claim)
    if claim.key == "most":
        noble = NOBLE_NAMES[args["noble"]]
        held = {who: cards[noble] for who, cards in now["cards"].items()}
        return bool(numbers == [held.pop(me), max(held.values())] and numbers[0] > numbers[1])
    if claim.key == "halves":
        low = NOBLE_NAMES[args["noble"]]
        weights = [f["influence"] for f in (before, now)]
        country = next(c for c in COUNTRY_NAMES if weights[0][c] != weights[1][c])
        who = LETTERS[args["seat"]]
        return bool(low and weights[1][country][who] < weights[0][country][who])
    return of_cards(s, seat, action, claim, before, now)


def of_cards(
    s: HeadsState,
    seat: int,
    action: int,
    claim: Reason,
    before: dict[str, Any],
    now: dict[str, Any],
) -> bool:
    me, args = LETTERS[seat], dict(claim.args)
    hand = before["hands"][me]
    plots = int(s.held_plots[seat])
    if claim.key in ("completes", "nears", "breaks-set", "spares", "belongs", "unneeded"):
        return of_sets(s, seat, claim)
    if claim.key == "denies":
        rival = LETTERS[args["seat"]]
        shown = before["known"][rival]
        name = ATTRIBUTE_NAMES[args["attribute"]]
        once = before["display"].count(name) == 1
        return once and makes(s, {**shown, name: shown.get(name, 0) + 1}, args["noble"])
    if claim.key in ("leaves-noble", "can-create", "moves-in"):
        return makes(s, hand, args["noble"])
    if claim.key == "saves-set":
        return args["number"] == lacks(s, hand, args["noble"]) and all(
            lacks(s, left, args["noble"]) > args["number"] for left in hands_left(s, seat)
        )
    if claim.key == "no-set":
        return not any(could_place(s, seat, n) and makes(s, hand, n) for n in range(7))
    if claim.key == "nothing-open":
        return not any(
            could_place(s, seat, n)
            and not makes(s, hand, n)
            and makes(s, {**hand, card: hand.get(card, 0) + 1}, n)
            for n in range(7)
            for card in set(before["display"])
        )
    if claim.key == "revolution":
        return bool(before["pile"] == 0 and args["number"] == before["reserve"] + 1)
    if claim.key == "unseen":
        return bool(args["number"] == before["pile"])
    if claim.key == "joker":
        return bool(args["number"] == hand.get("courtesan", 0) + 1)
    if claim.key == "gathers":
        return args["number"] == int(s.held[seat]) + 1
    if claim.key in ("drops", "adds"):
        return args["number"] == plots - 1
    if claim.key == "plots":
        return args["number"] == plots + 1
    if claim.key == "keeps-plots":
        return args["number"] == plots > 0
    if claim.key == "spends-joker":
        lost = hand["courtesan"] - now["hands"][me].get("courtesan", 0)
        return bool(lost == 1)
    if claim.key == "cleans":
        return args["number"] == len(before["display"])
    if claim.key == "three-in-four":
        return bool(now["question"] == "cube")
    if claim.key == "sure-kill":
        return now["question"] == "second" or len(now["board"]) == len(before["board"]) - 1
    if claim.key == "two-cards":
        return (
            now["question"] == "second" or now["treachery-discard"] != before["treachery-discard"]
        )
    return claim.key == "aims" and first_in(before, args, SECTOR_NAMES[args["sector"]])


def hands_left(s: HeadsState, seat: int) -> list[dict[str, int]]:
    """The hand of the seat after every noble that it could create."""
    out = []
    for action in s.legal(seat):
        verb = GAME.verb_of(int(action))
        if verb is not None and verb.name in ("create", "court"):
            after = s.clone()
            after.apply(seat, int(action))
            out.append(GAME.facts(after)["hands"][LETTERS[seat]])
    return out


def first_in(before: dict[str, Any], args: dict[str, int], sector: str) -> bool:
    """Whether the seat has the most influence in some country, and a noble in the sector."""
    who = LETTERS[args["seat"]]
    there = any(sector in place and holder == who for place, holder in before["board"].items())
    return there and any(
        weights[who] == max(weights.values()) > 0 for weights in before["influence"].values()
    )


def sets_of(s: HeadsState, noble: int) -> list[str]:
    return [ATTRIBUTE_NAMES[i] for i in range(8) if s.box.sets[noble] >> i & 1]


def lacks(s: HeadsState, hand: dict[str, int], noble: int) -> int:
    """The cards of a set that a hand lacks, a courtesan standing for one but in two sets."""
    missing = sum(1 for card in sets_of(s, noble) if not hand.get(card, 0))
    joker = hand.get("courtesan", 0) and NOBLE_NAMES[noble] not in ("baron", "king")
    return missing - 1 if missing and joker else missing


def makes(s: HeadsState, hand: dict[str, int], noble: int) -> bool:
    return lacks(s, hand, noble) == 0


def could_place(s: HeadsState, seat: int, noble: int) -> bool:
    """Whether the seat has a token, and a space of that kind is free."""
    tokens = GAME.facts(s)["tokens"][LETTERS[seat]][NOBLE_NAMES[noble]]
    free = any(s.box.nobles[i] == noble and s.holder[i] == -1 for i in range(len(s.holder)))
    return bool(tokens) and free


def of_sets(s: HeadsState, seat: int, claim: Reason) -> bool:
    args = dict(claim.args)
    name = ATTRIBUTE_NAMES[args["attribute"]]
    hand = GAME.facts(s)["hands"][LETTERS[seat]]
    if claim.key == "belongs":
        return name in sets_of(s, args["noble"])
    if claim.key == "unneeded":
        return bool(hand[name] == args["number"])
    if claim.key in ("completes", "nears"):
        then = lacks(s, {**hand, name: hand.get(name, 0) + 1}, args["noble"])
        return then == args.get("number", 0) < lacks(s, hand, args["noble"])
    less = lacks(s, {**hand, name: hand[name] - 1}, args["noble"])
    if claim.key == "breaks-set":
        return less > lacks(s, hand, args["noble"])
    return less == lacks(s, hand, args["noble"]) == args["number"]


def in_country(s: HeadsState, after: HeadsState, seat: int, claim: Reason) -> bool:
    """The influence of now, and the prizes if the Revolution came at once."""
    args = dict(claim.args)
    name = COUNTRY_NAMES[args["country"]]
    weights = dict(GAME.facts(after)["influence"][name])
    numbers = [value for kind, value in claim.args if kind == "number"]
    if numbers != [weights.pop(LETTERS[seat]), max(weights.values())]:
        return False
    was, is_ = prize(s, seat, args["country"]), prize(after, seat, args["country"])
    if claim.key in ("leads", "tie", "second"):
        return is_ == args["points"] and was < is_
    return claim.key == "weighs" or was == is_


def prize(s: HeadsState, seat: int, country: int) -> int:
    """What a seat would be paid in a country at a Revolution, by the rules' own count."""
    from cabale.games.heads_of_state.scoring import score_country

    twin = s.clone()
    score_country(twin, country)
    return int(twin.points[seat] - s.points[seat])


def by_death(s: HeadsState, seat: int, action: int, claim: Reason) -> bool:
    """The influence of the victim with the noble, and with its space empty."""
    args = dict(claim.args)
    place = GAME.args_of(action)[1]
    space = int(s.box.spaces[place])
    twin = s.clone()
    twin.holder[space] = -1
    name, who = COUNTRY_NAMES[args["country"]], LETTERS[args["seat"]]
    was = GAME.facts(s)["influence"][name][who]
    then = GAME.facts(twin)["influence"][name][who]
    if claim.key == "topples":
        return prize(twin, args["seat"], args["country"]) < prize(s, args["seat"], args["country"])
    return [was, then] == [value for kind, value in claim.args if kind == "number"]


def matters(s: HeadsState, seat: int, claim: Reason) -> bool:
    """Whether a claim about the position is true."""
    facts, args = GAME.facts(s), dict(claim.args)
    hand = facts["hands"][LETTERS[seat]]
    if claim.key == "can-create":
        asked = s.clone()
        asked.ask(ASK_BUILD, 1 << seat)
        return makes(s, hand, args["noble"]) and len(asked.legal(seat)) > 1
    if claim.key == "one-short":
        name = ATTRIBUTE_NAMES[args["attribute"]]
        more = {**hand, name: hand.get(name, 0) + 1}
        return name in facts["display"] and makes(s, more, args["noble"])
    if claim.key == "one-missing":
        return lacks(s, hand, args["noble"]) == 1
    if claim.key == "revolution":
        return bool(facts["pile"] == 0 and args["number"] == facts["reserve"] + 1)
    if claim.key == "close-second":
        weights = facts["influence"][COUNTRY_NAMES[args["country"]]]
        numbers = [value for kind, value in claim.args if kind == "number"]
        return numbers == [weights[LETTERS[seat]], weights[LETTERS[args["seat"]]]]
    if claim.key == "denies":
        return shows_but_one(s, claim)
    if claim.key == "aims":
        return leads_there(s, claim)
    return of_some_answer(GAME, s, seat, claim)


def shows_but_one(s: HeadsState, claim: Reason) -> bool:
    """What everybody saw a rival take is a set but for the card, which lies open once."""
    args, facts = dict(claim.args), GAME.facts(s)
    name = ATTRIBUTE_NAMES[args["attribute"]]
    view = GAME.view(s, -1)
    shown = {ATTRIBUTE_NAMES[n]: count for n, count in enumerate(view.seats[args["seat"]].known)}
    with_it = {**shown, name: shown.get(name, 0) + 1}
    lacks_it = not makes(s, shown, args["noble"])
    return facts["display"].count(name) == 1 and lacks_it and makes(s, with_it, args["noble"])


def leads_there(s: HeadsState, claim: Reason) -> bool:
    """The seat that is aimed at has its noble there, and the most influence of the country."""
    args, facts = dict(claim.args), GAME.facts(s)
    country = COUNTRY_NAMES[s.box.country_of[args["sector"]]]
    weights = facts["influence"][country]
    space = next(n for n in (0, 1) if s.box.nobles[args["sector"] * 2 + n] == args["noble"])
    there = s.holder[args["sector"] * 2 + space] == args["seat"]
    return bool(there and weights[LETTERS[args["seat"]]] == max(weights.values()))
