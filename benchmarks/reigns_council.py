"""What a council of bots is like: how reigns end, what is earned, what words are worth.

`python benchmarks/reigns_council.py minister@300 --seats 3 4 5 6 --games 60` seats one kind,
`python benchmarks/reigns_council.py cardinal@2000 minister@300` the first once among the others.
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Any

from cabale.bots.eyes import Eyes
from cabale.bots.levels import seat_bot
from cabale.core.protocol import CHANCE, OVER
from cabale.core.rng import Rng
from cabale.games.catalogue import game_named
from cabale.games.reigns.actions import ASK_JUDGE
from cabale.games.reigns.pieces import ABDICATED, PILLARS, is_belied, is_rise
from cabale.games.reigns.state import ACCEPTING, COURT, ENDING, HISTORY, TURNS, UNDECIDED

GAME = "reigns"
KINDS = ("truth", "lie", "silent")


def play(bots: list[Any], seed: int, seen: Counter[str]) -> None:
    """One game, counted reign by reign."""
    s: Any = game_named(GAME).new(len(bots))
    chance, thought = Rng(seed, 0), Rng(seed, 1)
    before, reigned = list(s.points), s.reigned
    while s.decision != OVER:
        if s.waiting == 0:
            s.apply(CHANCE, s.draw(chance))
            continue
        seat, monarch = s.actor, s.monarch
        if s.decision == ASK_JUDGE and not s.shown and is_sealed(s):
            count_words(s, seed % 2, seen)
        s.apply(seat, bots[seat].answer(Eyes(GAME, s, seat), thought))
        if s.reigned != reigned:
            gains = [now - then for now, then in zip(s.points, before, strict=True)]
            count_reign(s, monarch, bots, gains, seen)
            before, reigned = list(s.points), s.reigned


def is_sealed(s: Any) -> bool:
    """Whether every proposal is decided."""
    return all(s.verdict[p] != UNDECIDED for p in range(s.seats) if p != s.monarch)


def count_words(s: Any, half: int, seen: Counter[str]) -> None:
    """Add what was said this turn: each claim by all that a listener sees of it, and its truth."""
    for seat in range(s.seats):
        if seat == s.monarch:
            continue
        spoken = [(p, s.claim[seat * PILLARS + p]) for p in range(PILLARS)]
        lies = [
            is_belied(claim - 1, s.box.white[s.card[seat] * PILLARS + p])
            for p, claim in spoken
            if claim > 0
        ]
        kind = "silent" if not lies else "lie" if any(lies) else "truth"
        seen[f"{kind} said"] += 1
        seen[f"{kind} accepted"] += s.verdict[seat] == ACCEPTING
        for (p, claim), lie in zip([one for one in spoken if one[1] > 0], lies, strict=True):
            place = (s.track[p] > 0) - (s.track[p] < 0)
            way = place * (1 if is_rise(claim - 1) else -1)
            cell = f"{min(s.turn, 4)} {p} {way} {max(0, s.tone[seat])} {is_rise(claim - 1)}"
            seen[f"{half} {cell} {'lie' if lie else 'truth'}"] += 1


def best_rule(seen: Counter[str]) -> float:
    """Balanced accuracy of a rule on turn, pillar, direction, tone and side.

    It is fitted on one half of the games and tried on the other, then the other way round.
    """
    return (rule_between(seen, "0", "1") + rule_between(seen, "1", "0")) / 2


def rule_between(seen: Counter[str], known: str, tried: str) -> float:
    """The accuracy on `tried` of calling a lie whatever is one more often than usual in `known`."""
    usual = heard(seen, known, " lie") / max(1, heard(seen, known, " truth"))
    right = {"lie": 0, "truth": 0}
    for key, n in seen.items():
        half, _, rest = key.partition(" ")
        cell, _, truth = rest.rpartition(" ")
        if half != tried or truth not in right:
            continue
        lie = seen[f"{known} {cell} lie"] > usual * seen[f"{known} {cell} truth"]
        if lie == (truth == "lie"):
            right[truth] += n
    return sum(right[x] / max(1, heard(seen, tried, f" {x}")) for x in right) / 2


def heard(seen: Counter[str], half: str, end: str) -> int:
    """How many claims of one half of the games were lies or truths."""
    return sum(n for key, n in seen.items() if key.startswith(f"{half} ") and key.endswith(end))


def count_reign(
    s: Any, monarch: int, bots: list[Any], gains: list[int], seen: Counter[str]
) -> None:
    """Add one reign that has just ended."""
    at = monarch * HISTORY
    seen["reigns"] += 1
    seen["turns"] += s.history[at + TURNS]
    seen["abdications"] += s.history[at + ENDING] == ABDICATED
    seen["accepted"] += s.history[at + COURT]
    seen["proposed"] += s.history[at + TURNS] * (s.seats - 1)
    for seat, gain in enumerate(gains):
        role = "monarch" if seat == monarch else "advisor"
        seen[f"{bots[seat].name} {role}"] += gain
        seen[f"{bots[seat].name} {role} times"] += 1


def tell(seats: int, names: list[str], seen: Counter[str]) -> None:
    """One line for the council, one for each kind of bot."""
    reigns = seen["reigns"]
    print(
        f"{seats} seats, {reigns} reigns: {seen['turns'] / reigns:.1f} turns, "
        f"{seen['abdications'] / reigns:.0%} abdicate, "
        f"{seen['accepted'] / seen['proposed']:.0%} of the proposals accepted"
    )
    said = sum(seen[f"{kind} said"] for kind in KINDS)
    print(
        "  "
        + ", ".join(
            f"{kind} {seen[f'{kind} said'] / max(1, said):.0%} "
            f"(accepted {seen[f'{kind} accepted'] / max(1, seen[f'{kind} said']):.0%})"
            for kind in KINDS
        )
        + f"; best rule on what is heard {best_rule(seen):.0%}"
    )
    for name in names:
        monarch, advisor = (
            seen[f"{name} {role}"] / max(1, seen[f"{name} {role} times"])
            for role in ("monarch", "advisor")
        )
        print(f"  {name}: {monarch:.1f} points as monarch, {advisor:.1f} as advisor", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "bots", nargs="*", default=["courtier"], help="one bot, or two: the first among the second"
    )
    parser.add_argument("--games", type=int, default=60, help="for each number of seats")
    parser.add_argument("--seats", type=int, nargs="*", default=[3, 4, 5, 6])
    args = parser.parse_args()
    for seats in args.seats:
        seen: Counter[str] = Counter()
        bots = [seat_bot(args.bots[0]), *(seat_bot(args.bots[-1]) for _ in range(seats - 1))]
        for game in range(args.games):
            turn = game % seats
            play(bots[turn:] + bots[:turn], game, seen)
        tell(seats, list(dict.fromkeys(args.bots)), seen)


if __name__ == "__main__":
    main()
