"""Whether a reason of Reigns is so: cards are read, tracks moved, words remembered."""

from __future__ import annotations

from cabale.core.protocol import WATCHER
from cabale.core.reason import Reason
from cabale.games.catalogue import game_named
from cabale.games.reigns.pieces import GOAL_NAMES, PILLAR_NAMES
from cabale.games.reigns.state import Reigns
from tests.games.reasoning import of_some_answer

GAME = game_named("reigns")
LETTERS = "ABCDEF"
OF_CARD = {"both-ways", "by-acceptance", "by-refusal", "hurts-goal", "harmless"}
OF_CARD |= {"kills-white", "kills-black", "refusal-hurts", "as-it-was"}
FALLS = 2  # of the four forces the first two


def holds(s: Reigns, seat: int, action: int, claim: Reason, after: Reigns) -> bool:
    """Whether a claim about an answer is true."""
    args = dict(claim.args)
    numbers = [value for kind, value in claim.args if kind == "number"]
    facts = GAME.facts(s)
    verb = GAME.verb_of(action)
    assert verb is not None
    if verb.name == "propose":
        return of_card(s, seat, GAME.args_of(action)[0], claim)
    if claim.key in ("word", "true-word"):
        side = s.box.white if verb.name == "claim" else s.box.black
        steps = side[int(s.card[seat]) * 4 + args["pillar"]]
        says_fall = args["force"] < FALLS
        true = steps < 0 if says_fall else steps > 0
        return bool(true == (claim.key == "true-word"))
    if claim.key in ("credit", "untested"):
        words = [w for monarch in range(s.seats) for w in told(s, monarch, args["seat"])]
        return numbers == ([words.count(1), words.count(0)] if words else [])
    if claim.key == "pile":
        more = 1 if verb.name == "accept" else 0
        accepted = [p for p in range(s.seats) if s.verdict[p] == 1]
        have = len(facts["court"]) + len(accepted) + more
        return numbers == [have, max(0, 12 - have)]
    if claim.key in ("edge", "edge-said"):
        place = facts["tracks"][PILLAR_NAMES[args["pillar"]]]
        return bool(args["space"] == place + 5 and abs(place) >= 3)
    if claim.key in ("kills-now", "survives", "counts-white", "counts-black"):
        return of_mind(s, verb.name == "relent", claim)
    if claim.key.startswith("back-"):
        return of_back(s, seat, action, claim)
    if claim.key in ("stop", "go-on"):
        points = dict(facts["points"])
        return numbers == [points.pop(LETTERS[seat]), max(points.values())]
    if claim.key == "heir":
        return bool(args["number"] == facts["points"][LETTERS[args["seat"]]])
    if claim.key == "fills":
        return args["number"] == len(facts["hands"][LETTERS[seat]])
    return claim.key in ("order", "says-nothing")


def told(s: Reigns, monarch: int, advisor: int) -> list[int]:
    """1 for each word kept under a monarch, 0 for each broken one."""
    at = monarch * s.seats + advisor
    return [int(s.kept[at] >> i & 1) for i in range(s.words[at])]


def wants(s: Reigns, seat: int) -> dict[str, int]:
    """The pillars of a goal by name: 1 up, -1 down."""
    words = GOAL_NAMES[s.goal[seat]].split("-")
    return {words[i]: 1 if words[i + 1] == "up" else -1 for i in (0, 2)}


def worth(s: Reigns, seat: int, tracks: dict[str, int]) -> int:
    return sum(max(0, sign * tracks[name]) for name, sign in wants(s, seat).items())


def moved(s: Reigns, card: int, white: bool) -> dict[str, int]:
    side = s.box.white if white else s.box.black
    tracks = GAME.facts(s)["tracks"]
    return {
        name: max(-5, min(5, tracks[name] + int(side[card * 4 + p])))
        for p, name in enumerate(PILLAR_NAMES)
    }


def of_card(s: Reigns, seat: int, card: int, claim: Reason) -> bool:
    """What both sides of a card do to the goal of its holder."""
    args = dict(claim.args)
    numbers = [value for kind, value in claim.args if kind == "number"]
    now = worth(s, seat, GAME.facts(s)["tracks"])
    white, black = (worth(s, seat, moved(s, card, side)) - now for side in (True, False))
    if claim.key in ("kills-white", "kills-black"):
        then = moved(s, card, claim.key == "kills-white")
        paid = worth(s, seat, then)
        return abs(then[PILLAR_NAMES[args["pillar"]]]) == 5 and numbers == [paid]
    if claim.key == "too-late":
        return numbers == [12 - len(s.court)]
    wanted = {
        "both-ways": numbers == [white, black] and min(white, black) > 0,
        "by-acceptance": numbers == [white] and white > 0,
        "by-refusal": numbers == [black] and black > 0,
        "hurts-goal": numbers == [-white] and white < 0,
        "refusal-hurts": numbers == [-black] and black < 0,
        "as-it-was": white == 0,
        "harmless": white == black == 0,
    }
    return wanted[claim.key]


def of_back(s: Reigns, seat: int, action: int, claim: Reason) -> bool:
    """The view shows the backs of the tops to the seat that draws."""
    view = GAME.view(s, seat)
    pile = GAME.args_of(action)[0]
    shown = {PILLAR_NAMES[p] for p in view.tops[pile].pillars} & set(wants(s, seat))
    named = {PILLAR_NAMES[value] for kind, value in claim.args if kind == "pillar"}
    return shown == named and len(named) == {"back-both": 2, "back-one": 1}.get(claim.key, 0)


def of_mind(s: Reigns, relents: bool, claim: Reason) -> bool:
    args = dict(claim.args)
    white = (s.verdict[s.x] == 1) != relents
    if claim.key in ("counts-white", "counts-black"):
        return bool(white == (claim.key == "counts-white"))
    then = moved(s, int(s.card[s.x]), white if claim.key == "kills-now" else not white)
    return abs(then[PILLAR_NAMES[args["pillar"]]]) == 5


def matters(s: Reigns, seat: int, claim: Reason) -> bool:
    """Whether a claim about the position is true."""
    facts, args = GAME.facts(s), dict(claim.args)
    numbers = [value for kind, value in claim.args if kind == "number"]
    if claim.key in ("edge-touched", "end-near"):
        place = facts["tracks"][PILLAR_NAMES[args["pillar"]]]
        if args["space"] != place + 5 or abs(place) < 3:
            return False
    if claim.key == "edge-touched":
        backs = [p.back.pillars for p in GAME.view(s, seat).proposals if not p.shown]
        return numbers == [sum(1 for pillars in backs if args["pillar"] in pillars)]
    if claim.key == "credit":
        return of_credit(s, claim, numbers)
    if claim.key == "pile":
        have = len(facts["court"])
        return numbers == [have, max(0, 12 - have)]
    if claim.key == "too-late":
        return numbers == [12 - len(facts["court"])]
    if claim.key == "goal" and args["goal"] != s.goal[seat]:
        return False
    if claim.key in ("goal", "end-near"):
        return numbers == [worth(s, seat, facts["tracks"])]
    if claim.key in ("hand-ends", "hand-serves"):
        return of_whole_hand(s, seat, claim, numbers)
    if claim.key in OF_CARD:
        return of_card(s, seat, int(s.card[seat]), claim)
    return of_some_answer(GAME, s, seat, claim)


def of_credit(s: Reigns, claim: Reason, numbers: list[int]) -> bool:
    """An advisor's ticks and crosses as everybody sees them, in all reigns."""
    seat = dict(claim.args)["seat"]
    seen = [word for one in GAME.view(s, WATCHER).seats[seat].credit for word in one.words]
    return seat != s.monarch and numbers == [seen.count(True), seen.count(False)]


def of_whole_hand(s: Reigns, seat: int, claim: Reason, numbers: list[int]) -> bool:
    """How many cards of a hand kill on one side or serve on both."""
    now = worth(s, seat, GAME.facts(s)["tracks"])
    sides = [[moved(s, card, white) for white in (True, False)] for card in hand_of(s, seat)]
    if claim.key == "hand-serves":
        serving = [min(worth(s, seat, side) - now for side in both) > 0 for both in sides]
        return numbers == [sum(serving)]
    ending = [any(abs(v) == 5 for side in both for v in side.values()) for both in sides]
    return numbers == [sum(ending), now]


def hand_of(s: Reigns, seat: int) -> list[int]:
    return [GAME.args_of(int(a))[0] for a in s.legal(seat) if GAME.verb_of(a).name == "propose"]
