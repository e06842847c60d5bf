"""Whether a reason of Louis XIV is so: the answer is given, and the court is looked at."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from cabale.core.reason import Reason
from cabale.games.catalogue import game_named
from cabale.games.louis_xiv.actions import FULFIL_MISSION, PUT
from cabale.games.louis_xiv.components import printed_box
from cabale.games.louis_xiv.pieces import (
    CHIP_NAMES,
    CHIP_OF,
    COURTIER_NAMES,
    MISSION_NAMES,
)
from cabale.games.louis_xiv.state import Versailles
from tests.games.reasoning import of_some_answer

GAME = game_named("louis_xiv")
LETTERS = "ABCDEF"
AT_COURT = {"leads", "breaks-tie", "secures", "ties", "chases", "reaches", "nears", "beyond"}
KEPT = {"supply", "takes-back", "saves-gold", "keeps-plots", "low-stones"}


def holds(s: Versailles, seat: int, action: int, claim: Reason, after: Versailles) -> bool:
    """Whether a claim about an answer is true; `after` is the table with the answer given."""
    before, now = GAME.facts(s), GAME.facts(after)
    mine, then = before["seats"][LETTERS[seat]], now["seats"][LETTERS[seat]]
    numbers = [value for kind, value in claim.args if kind == "number"]
    args = dict(claim.args)
    if claim.key == "still-payable":
        return can_lay(after, seat, MISSION_NAMES[args["mission"]])
    if claim.key in AT_COURT | {"costs-stones", "may-bribe", "king"}:
        return at_court(s, seat, claim, before, now)
    if claim.key in ("gives-chip", "one-short", "crown-pays"):
        return pays(s, seat, claim)
    if claim.key in ("could-lead", "could-reach"):
        return stones_suffice(s, seat, after, claim)
    if claim.key in ("opens", "anywhere", "four"):
        return 0 < numbers[0] <= mine["own"]
    if claim.key == "takes-back":
        took = GAME.verb_of(action).name == "take"  # type: ignore[union-attr]
        return numbers[1] == mine["own"] + numbers[0] > 0 and (
            not took or then["own"] == numbers[1]
        )
    if claim.key == "supply":
        return numbers == [mine["own"], mine["general"]]
    if claim.key == "income":
        return numbers == [then["gold"], then["own"]]
    if claim.key == "bribe":
        gold = [value for kind, value in claim.args if kind == "gold"]
        return mine["gold"] - gold[0] == gold[1] == then["gold"] or gold[1] <= then["gold"]
    if claim.key == "saves-gold":
        return bool(then["gold"] >= args["gold"] == mine["gold"])
    return of_missions(s, seat, claim, mine, then)


def of_missions(
    s: Versailles, seat: int, claim: Reason, mine: dict[str, Any], then: dict[str, Any]
) -> bool:
    args = dict(claim.args)
    payable = [name for name in mine["missions"] if can_lay(s, seat, name)]
    if claim.key == "mission-points":
        return bool(MISSION_NAMES[args["mission"]] in then["laid"] and args["number"] == 5)
    if claim.key in ("pays-besides", "pays-instead"):
        laid = next(name for name in mine["missions"] if name not in then["missions"])
        other = MISSION_NAMES[args["mission"]]
        both = pay_for(mine["chips"], [laid, other])
        return other in payable and both == (claim.key == "pays-besides")
    if claim.key in ("leaves-mission", "payable", "returns-payable"):
        return MISSION_NAMES[args["mission"]] in payable
    if claim.key == "returns":
        return MISSION_NAMES[args["mission"]] not in payable
    if claim.key == "nothing-to-pay":
        return payable == []
    if claim.key in ("saves-crown", "spends-crown"):
        return bool(mine["chips"].get("crown", 0) == args["number"] > 0)
    if claim.key == "spends-chip":
        return bool(mine["chips"][CHIP_NAMES[args["chip"]]] == args["number"] + 1)
    if claim.key == "keeps-for":
        at = args["mission"] * 2
        return args["chip"] in list(printed_box().chips)[at : at + 2]
    if claim.key == "shields-for":
        return args["number"] == sum(mine["chips"].values()) - 1
    if claim.key in ("deck", "deck-any"):
        first = (0, 20, 32)[args["deck"]]
        return (5 in list(printed_box().chips)[first * 2 : first * 2 + 2]) == (
            claim.key == "deck-any"
        )
    if claim.key == "stone-for-card":
        return args["number"] == mine["own"] - 1
    if claim.key == "waits":
        return args["number"] == len(mine["cards"])
    if claim.key == "keeps-plots":
        return args["number"] == len(mine["plots"])
    return claim.key in ("wins-tie", "changes", "crowns", "keeps-crown")


def pay_for(chips: dict[str, int], missions: list[str]) -> bool:
    """Whether chips suffice for missions, one after the other: every way is tried."""
    slots = [
        list(printed_box().chips)[MISSION_NAMES.index(name) * 2 + slot]
        for name in missions
        for slot in range(2)
    ]
    held = [CHIP_NAMES.index(name) for name, copies in chips.items() for _ in range(copies)]
    crown = CHIP_NAMES.index("crown")
    return any(
        all(
            slot in (len(CHIP_NAMES), chip) or chip == crown
            for slot, chip in zip(slots, way, strict=True)
        )
        for way in permutations(held, len(slots))
    )


def can_lay(s: Versailles, seat: int, name: str) -> bool:
    """Whether the rules would let the seat lay this mission out, were it asked."""
    asked = s.clone()
    asked.ask(19, 1 << seat)
    return FULFIL_MISSION.of(MISSION_NAMES.index(name)) in list(asked.legal(seat))


def at_court(
    s: Versailles, seat: int, claim: Reason, before: dict[str, Any], now: dict[str, Any]
) -> bool:
    """The stones at a courtier; a plot is laid only when all have answered."""
    args = dict(claim.args)
    name = COURTIER_NAMES[args["courtier"]]
    numbers = [value for kind, value in claim.args if kind == "number"]
    stood, stands = before["court"][name], now["court"][name]
    had, have = stood[LETTERS[seat]], stands[LETTERS[seat]]
    laid = have > had
    others = max(n for who, n in stood.items() if who != LETTERS[seat])
    if claim.key == "king":
        return bool(before["king"] == name)
    if claim.key == "may-bribe":
        priced = s.condition(args["courtier"]) == 0 and s.price(args["courtier"]) == args["gold"]
        return bool(priced and args["gold"] <= before["seats"][LETTERS[seat]]["gold"])
    if laid and claim.key != "reaches" and numbers[0] != have:
        return False
    then = have if laid else numbers[0]
    if claim.key == "costs-stones":
        return bool(then > others)
    if claim.key in ("reaches", "nears", "beyond"):
        price = s.price(args["courtier"])
        enough = {"reaches": had < price <= then or not laid, "nears": then < price}
        return s.condition(args["courtier"]) == 2 and enough.get(claim.key, then >= price)
    wanted = {
        "leads": then > others >= had,
        "breaks-tie": then > others == had,
        "secures": had > others,
        "ties": then == others,
        "chases": then < others,
    }
    return numbers[1] == others and bool(wanted[claim.key])


def pays(s: Versailles, seat: int, claim: Reason) -> bool:
    """With one chip more the mission can be laid out, and not without."""
    args = dict(claim.args)
    name = MISSION_NAMES[args["mission"]]
    if "courtier" in args and CHIP_OF[args["courtier"]] != args["chip"]:
        return False
    more = s.clone()
    if claim.key == "crown-pays":
        more.chips[seat * 5 + args["chip"]] -= 1
        more.chips[seat * 5] += 1
    else:
        more.chips[seat * 5 + args["chip"]] += 1
    return can_lay(more, seat, name) and not can_lay(s, seat, name)


def stones_suffice(s: Versailles, seat: int, after: Versailles, claim: Reason) -> bool:
    """The card is played: so many stones on its courtier lead, or reach the price."""
    args = dict(claim.args)
    then = after.clone()
    for _i in range(args["number"]):
        if PUT.of(args["courtier"]) not in list(then.legal(seat)):
            return False
        then.apply(seat, PUT.of(args["courtier"]))
    stones = GAME.facts(then)["court"][COURTIER_NAMES[args["courtier"]]]
    mine = stones.pop(LETTERS[seat])
    if claim.key == "could-reach":
        return bool(mine == s.price(args["courtier"]))
    return bool(s.condition(args["courtier"]) != 2 and mine == max(stones.values()) + 1)


def matters(s: Versailles, seat: int, claim: Reason) -> bool:
    """Whether a claim about the position is true."""
    facts = GAME.facts(s)
    mine = facts["seats"][LETTERS[seat]]
    numbers = [value for kind, value in claim.args if kind == "number"]
    args = dict(claim.args)
    if claim.key == "one-short":
        return pays(s, seat, claim)
    if claim.key == "payable":
        return can_lay(s, seat, MISSION_NAMES[args["mission"]])
    if claim.key == "low-stones":
        return numbers == [mine["own"], len(mine["cards"])] and numbers[0] < numbers[1]
    if claim.key == "tie-now":
        stones = dict(facts["court"][COURTIER_NAMES[args["courtier"]]])
        return bool(stones.pop(LETTERS[seat]) == max(stones.values()) == args["number"])
    if claim.key == "last-round":
        return bool(facts["round"] == 4)
    if claim.key in ("king-near", "stands"):
        stones = dict(facts["court"][COURTIER_NAMES[args["courtier"]]])
        own = stones.pop(LETTERS[seat])
        if claim.key == "stands":
            return numbers == [own, max(stones.values())]
        beside = facts["king"] == COURTIER_NAMES[args["courtier"]]
        return bool(beside and own + numbers[0] == max(stones.values()) + 1 <= own + mine["own"])
    if claim.key == "payable-more":
        ready = [name for name in mine["missions"] if can_lay(s, seat, name)]
        return len(ready) > 1 and MISSION_NAMES[args["mission"]] in ready
    if claim.key == "crown-spare":
        chips = [GAME.args_of(int(a))[0] for a in s.legal(seat)]
        return args["chip"] in chips and "crown" in mine["chips"]
    return of_some_answer(GAME, s, seat, claim)
