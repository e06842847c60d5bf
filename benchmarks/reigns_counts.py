"""What is counted at a council of Reigns: words and their fate, records, tells, deaths, endings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from cabale.bots.bot import Bot
from cabale.bots.eyes import Eyes
from cabale.core.protocol import CHANCE, OVER
from cabale.core.rng import Rng
from cabale.core.rows import filled
from cabale.games.catalogue import game_named
from cabale.games.reigns.actions import ASK_JUDGE, SEAL
from cabale.games.reigns.beliefs import CREDIT_NAMES, SELDOM, credit_of
from cabale.games.reigns.hidden import unseen_cards
from cabale.games.reigns.pieces import ABDICATED, NO, PILLARS, is_belied, is_rise
from cabale.games.reigns.sense_verdict import best_set, drawn_face, is_deadly, set_values, weigh
from cabale.games.reigns.state import ACCEPTING, COURT, ENDING, HISTORY, TURNS

GAME = "reigns"
KINDS = ("truth", "lie", "silent")
EXPECTED = 24  # worlds in which it is counted who would have died
LOOKS = 96  # at which a table is judged once more, had a record been clean

Watch = Callable[[Any], None]
Reign = tuple[int, list[int]]  # the monarch, what each seat gained


def play(bots: list[Bot], deal: int, thoughts: list[Rng], sealed: Watch) -> tuple[Any, list[Reign]]:
    """One game, and what each reign brought; `sealed` looks at every table that is judged."""
    s: Any = game_named(GAME).new(len(bots))
    chance = Rng(deal, 0)
    before, reigned, reigns = list(s.points), s.reigned, []
    while s.decision != OVER:
        if s.waiting == 0:
            s.apply(CHANCE, s.draw(chance))
            continue
        seat, monarch = s.actor, s.monarch
        action = bots[seat].answer(Eyes(GAME, s, seat), thoughts[seat])
        if s.decision == ASK_JUDGE and action == SEAL.of():
            sealed(s)
        s.apply(seat, action)
        if s.reigned != reigned:
            gains = [now - then for now, then in zip(s.points, before, strict=True)]
            reigns.append((monarch, gains))
            before, reigned = list(s.points), s.reigned
    return s, reigns


def advisors(s: Any) -> list[int]:
    return [p for p in range(s.seats) if p != s.monarch]


# -- words


def count_words(s: Any, seen: Counter[str]) -> None:
    """Add what was said this turn: each claim by all that a listener sees of it, and its truth."""
    for seat in advisors(s):
        spoken = [(p, s.claim[seat * PILLARS + p]) for p in range(PILLARS)]
        spoken = [(p, claim) for p, claim in spoken if claim > 0]
        lies = [
            is_belied(claim - 1, s.box.white[s.card[seat] * PILLARS + p]) for p, claim in spoken
        ]
        kind = "silent" if not lies else "lie" if any(lies) else "truth"
        accepted = s.verdict[seat] == ACCEPTING
        credit = CREDIT_NAMES[credit_of(s, seat)]
        for said in (kind, credit):
            seen[f"{said} said"] += 1
            seen[f"{said} accepted"] += accepted
        for (p, claim), lie in zip(spoken, lies, strict=True):
            seen[f"tell {cell(s, seat, p, claim)} {'lie' if lie else 'truth'}"] += 1


def cell(s: Any, seat: int, pillar: int, claim: int) -> str:
    """Turn, pillar, direction, tone and side of a claim."""
    place = (s.track[pillar] > 0) - (s.track[pillar] < 0)
    way = place * (1 if is_rise(claim - 1) else -1)
    return f"{min(s.turn, 4)} {pillar} {way} {max(0, s.tone[seat])} {is_rise(claim - 1)}"


def best_rule(one: Counter[str], other: Counter[str]) -> float:
    """Balanced accuracy of a rule on turn, pillar, direction, tone and side.

    It is fitted on one half of the games and tried on the other, then the other way round.
    """
    return (rule_between(one, other) + rule_between(other, one)) / 2


def rule_between(known: Counter[str], tried: Counter[str]) -> float:
    """The accuracy on `tried` of calling a lie whatever is one more often than usual in `known`."""
    usual = heard(known, " lie") / max(1, heard(known, " truth"))
    right = {"lie": 0, "truth": 0}
    for key, n in tried.items():
        if not key.startswith("tell "):
            continue
        what, _, truth = key.rpartition(" ")
        lie = known[f"{what} lie"] > usual * known[f"{what} truth"]
        if lie == (truth == "lie"):
            right[truth] += n
    return sum(right[x] / max(1, heard(tried, f" {x}")) for x in right) / 2


def heard(seen: Counter[str], end: str) -> int:
    """How many claims were lies or truths."""
    return sum(n for key, n in seen.items() if key.startswith("tell ") and key.endswith(end))


# -- records


def count_records(s: Any, rng: Rng, seen: Counter[str]) -> None:
    """Add who with a broken word would be accepted, and whether it were so with a clean record."""
    for seat in advisors(s):
        if credit_of(s, seat) >= SELDOM:
            seed = rng.next31()
            seen["tarnished"] += 1
            seen["tarnished accepted"] += is_in_best(s.clone(), seat, seed)
            seen["cleaned accepted"] += is_in_best(cleaned(s, seat), seat, seed)


def cleaned(s: Any, seat: int) -> Any:
    """The same table, but that an advisor has kept every word."""
    twin = s.clone()
    for monarch in range(s.seats):
        at = monarch * s.seats + seat
        twin.kept[at] = (1 << twin.words[at]) - 1
    return twin


def is_in_best(s: Any, seat: int, seed: int) -> bool:
    """Whether a monarch who judges anew accepts the advisor."""
    s.verdict = filled(s.seats)
    return bool(best_set(s, set_values(s, s.monarch, Rng(seed), LOOKS, True)) >> seat & 1)


# -- who kills


def killed_by(s: Any, faces: list[int]) -> str:
    """Which cards would end the reign, if these faces were turned over as it was sealed."""
    track = s.track[:]
    for side, steps in (("refused", s.box.black), ("accepted", s.box.white)):
        for p in advisors(s):
            if (s.verdict[p] == ACCEPTING) == (side == "accepted"):
                if is_deadly(track, steps, faces[p] * PILLARS):
                    return side
    return "nobody"


def count_deaths(s: Any, rng: Rng, seen: Counter[str]) -> None:
    """Add what a sealed table brings, and what its monarch had to expect of it."""
    seen["tables"] += 1
    seen[f"{killed_by(s, list(s.card))} in truth"] += 1
    free = unseen_cards(s, s.monarch)
    weights = filled(s.seats * s.box.cards)
    for p in advisors(s):
        weigh(s, p, free, weights, True)
    for _ in range(EXPECTED):
        drawn = {p: drawn_face(s, p, weights, rng) for p in advisors(s)}
        faces = [drawn.get(p, NO) for p in range(s.seats)]
        seen[f"{killed_by(s, faces)} believed"] += 1


# -- how reigns end


def count_endings(s: Any, reigns: list[Reign], seen: Counter[str]) -> None:
    """Add the reigns of a game that is over."""
    for monarch, gains in reigns:
        at = monarch * HISTORY
        seen["reigns"] += 1
        seen["turns"] += s.history[at + TURNS]
        seen["abdications"] += s.history[at + ENDING] == ABDICATED
        seen["pile"] += s.history[at + COURT]
        seen["throne"] += gains[monarch]
        seen["benches"] += sum(gains) - gains[monarch]
