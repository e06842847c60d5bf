"""What truth is worth at the council of Reigns: fits what a Monarch believes, and tries it.

`python benchmarks/reigns_truth.py fit --games 400` plays games among courtiers, fits the odds of a
face behind a back to what was said and shown, and writes games/reigns/belief.toml anew.
`python benchmarks/reigns_truth.py table --blocks 200` seats one who rules or advises otherwise
among bots, a block being one deal in every rotation of the seats, and prints what comes of it.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from reigns_council import KINDS, best_rule, count_words

from cabale.bots.bot import Bot, Budget
from cabale.bots.eyes import Eyes
from cabale.bots.levels import seat_bot
from cabale.core.protocol import CHANCE, OVER
from cabale.core.rng import Rng
from cabale.core.rows import filled
from cabale.games.catalogue import game_named
from cabale.games.reigns import beliefs
from cabale.games.reigns.actions import (
    ACCEPT,
    ASK_JUDGE,
    ASK_PITCH,
    ASK_REPLY,
    CLAIM,
    DONE,
    SEAL,
    SILENT,
)
from cabale.games.reigns.hidden import unseen_cards
from cabale.games.reigns.pieces import NO, PILLARS, force_of
from cabale.games.reigns.sense_verdict import drawn_face, is_deadly, verdict_drawn, weigh
from cabale.games.reigns.state import ACCEPTING, Reigns

GAME = "reigns"
WORLDS = 384  # as a minister looks at
EXPECTED = 24  # in which it is counted who would have died
RIDGE = 1.0  # keeps what was hardly ever seen near nothing
STEPS = 30  # of Newton's method
UNITS = np.eye(beliefs.FEATURES, dtype=int).tolist()

Watch = Callable[[Any], None]


def play(bots: list[Bot], seed: int, sealed: Watch) -> tuple[Any, list[tuple[int, list[int]]]]:
    """One game, and what each reign brought; `sealed` looks at every table that is judged."""
    s: Any = game_named(GAME).new(len(bots))
    chance, thoughts = Rng(seed, 0), [Rng(seed, 1 + seat) for seat in range(len(bots))]
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


# -- the belief


def faces(s: Any, seat: int) -> tuple[list[list[int]], int]:
    """The features of every face behind a back, and which is the true one."""
    box = s.box
    back = box.back[s.card[seat]]
    cards = [box.members[i] for i in range(box.first[back], box.first[back + 1])]
    return [features(s, seat, card) for card in cards], cards.index(s.card[seat])


def features(s: Any, seat: int, card: int) -> list[int]:
    """How often each number of the row counts, if this card lies behind the back."""
    return [beliefs.face_odds(s, seat, card, vec[i64](row)) for row in UNITS]


def newton(rows: list[tuple[np.ndarray, int]]) -> np.ndarray:
    """The weights under which the true faces are likeliest."""
    found = np.zeros(beliefs.FEATURES)
    for _ in range(STEPS):
        slope = -RIDGE * found
        bend = RIDGE * np.eye(beliefs.FEATURES)
        for x, true in rows:
            odds = np.exp(x @ found)
            odds /= odds.sum()
            mean = odds @ x
            slope += x[true] - mean
            bend += (x * odds[:, None]).T @ x - np.outer(mean, mean)
        step = np.linalg.solve(bend, slope)
        found = found + step
        if np.abs(step).max() < 1e-4:
            break
    return found


def bits(rows: list[tuple[np.ndarray, int]], found: np.ndarray) -> float:
    """How much doubt is left about a face."""
    left = [np.log2(np.exp(x @ found).sum()) - x[true] @ found / np.log(2) for x, true in rows]
    return float(np.mean(left))


def written(odds: list[int]) -> str:
    """The file, as people read it."""
    lines = [
        "# What a Monarch makes of a back: how likely a face is by what was said. Written by",
        "# `python benchmarks/reigns_truth.py fit`; 16 make a face twice as likely, -16 half so.",
        "",
    ]
    for i, where in enumerate(beliefs.WHERE_NAMES):
        row = odds[beliefs.SAIDS * i : beliefs.SAIDS * (i + 1)]
        pairs = zip(beliefs.SAID_NAMES, row, strict=True)
        lines += [f"[word.{where}]", *(f"{said} = {n}" for said, n in pairs), ""]
    lines += ["[credit]  # added to every word that the face belies, by its advisor's record"]
    credit = odds[beliefs.CREDIT : beliefs.LEAN]
    lines += [f"{name} = {n}" for name, n in zip(beliefs.CREDIT_NAMES, credit, strict=True)]
    lines += ["", "[lean]  # for each step in the direction of the cards shown so far"]
    lean = odds[beliefs.LEAN : beliefs.THREAT]
    lines += [f"{name} = {n}" for name, n in zip(beliefs.LEAN_NAMES, lean, strict=True)]
    lines += ["", "[refused]  # for each pillar that a refusal would push over its end"]
    lines += [f"deadly = {odds[beliefs.THREAT]}"]
    lines += [
        "",
        "# a norm, not fitted: what such a record costs a proposal, in hundredths of a point;",
        "# divided by the number of advisors",
        "[grudge]",
    ]
    grudges = zip(beliefs.CREDIT_NAMES, beliefs.GRUDGE, strict=True)
    lines += [f"{name} = {n}" for name, n in grudges if n]
    return "\n".join(lines) + "\n"


def fit(args: argparse.Namespace) -> None:
    """Play, fit, write; every fifth game is held out."""
    rows: list[tuple[int, np.ndarray, int]] = []

    def note(s: Any) -> None:
        for seat in range(s.seats):
            if seat != s.monarch:
                x, true = faces(s, seat)
                rows.append((seed, np.array(x, dtype=float), true))

    for seed in range(args.games):
        seats = args.seats[seed % len(args.seats)]
        play([seat_bot(args.bot) for _ in range(seats)], 9000 + seed, note)
    known = [(x, true) for seed, x, true in rows if seed % 5]
    tried = [(x, true) for seed, x, true in rows if seed % 5 == 0]
    found = newton(known)
    odds = [round(16 / float(np.log(2)) * float(n)) for n in found]
    now = np.array(list(beliefs.ODDS), dtype=float) * float(np.log(2)) / 16
    print(
        f"{len(known)} proposals; bits of doubt on {len(tried)} others: by the back alone "
        f"{bits(tried, np.zeros(beliefs.FEATURES)):.2f}, by the belief of before "
        f"{bits(tried, now):.2f}, by this one {bits(tried, found):.2f}"
    )
    args.out.write_text(written(odds), "utf-8")


# -- those who rule or advise otherwise


class Other(Bot):
    """Answers as a bot does, but for its own way with verdicts or words."""

    def __init__(self, spec: str) -> None:
        self.bot = seat_bot(spec)

    def answer(self, eyes: Eyes, rng: Rng, budget: Budget | None = None) -> int:
        s: Any = eyes.world(rng)
        own = self.own(s, int(eyes.seat), rng)
        return self.bot.answer(eyes, rng, budget) if own is None else own

    def own(self, s: Reigns, seat: int, rng: Rng) -> int | None:
        return None


class AcceptsAll(Other):
    def own(self, s: Reigns, seat: int, rng: Rng) -> int | None:
        if s.decision != ASK_JUDGE:
            return None
        for p in range(s.seats):
            if p != seat and s.verdict[p] == 0:
                return ACCEPT.of(p)
        return SEAL.of()


class Deaf(Other):
    """The same verdict over whole sets, by backs and the cards shown, whatever was said."""

    def own(self, s: Reigns, seat: int, rng: Rng) -> int | None:
        if s.decision != ASK_JUDGE:
            return None
        return verdict_drawn(s, seat, rng, WORLDS, False)


class Speaker(Other):
    """Chooses its cards as the bot does and has words of its own."""

    def own(self, s: Reigns, seat: int, rng: Rng) -> int | None:
        if s.decision == ASK_REPLY and s.x < PILLARS:
            word = self.word(s, seat, s.x)
            return CLAIM.of(s.x, word - 1) if word else SILENT.of()
        if s.decision != ASK_PITCH or s.card[seat] == NO or s.tone[seat] == NO:
            return None
        for p in range(PILLARS):
            if s.box.touched[s.card[seat]] >> p & 1 and s.claim[seat * PILLARS + p] == 0:
                word = self.word(s, seat, p)
                if word:
                    return CLAIM.of(p, word - 1)
        return DONE.of()

    def word(self, s: Reigns, seat: int, pillar: int) -> int:
        raise NotImplementedError


class Truthful(Speaker):
    def word(self, s: Reigns, seat: int, pillar: int) -> int:
        return 1 + force_of(s.box.white[s.card[seat] * PILLARS + pillar])


class NeverLies(Speaker):
    """True where it pleases, silent where it does not."""

    def word(self, s: Reigns, seat: int, pillar: int) -> int:
        steps = s.box.white[s.card[seat] * PILLARS + pillar]
        return 0 if s.track[pillar] * steps > 0 else 1 + force_of(steps)


class Liar(Speaker):
    """The opposite of the truth, always."""

    def word(self, s: Reigns, seat: int, pillar: int) -> int:
        return 1 + force_of(-s.box.white[s.card[seat] * PILLARS + pillar])


class Soothing(Speaker):
    """Everything will come nearer to the centre."""

    def word(self, s: Reigns, seat: int, pillar: int) -> int:
        steps = s.box.white[s.card[seat] * PILLARS + pillar]
        return 1 + force_of(-steps if s.track[pillar] * steps > 0 else steps)


OTHERS: dict[str, type[Other]] = {
    "the bot itself": Other,
    "accepts everything": AcceptsAll,
    "hears nothing": Deaf,
    "always truthful": Truthful,
    "never lies, may be silent": NeverLies,
    "always lies": Liar,
    "soothes": Soothing,
}


# -- who kills


def killed_by(s: Any, faces: list[int]) -> str:
    """Which cards would end the reign, if these faces were turned over as it was sealed."""
    track = s.track[:]
    for side, steps in (("refused", s.box.black), ("accepted", s.box.white)):
        for p in range(s.seats):
            is_in = s.verdict[p] == ACCEPTING
            if p != s.monarch and is_in == (side == "accepted"):
                if is_deadly(track, steps, faces[p] * PILLARS):
                    return side
    return "nobody"


def count_deaths(s: Any, rng: Rng, seen: Counter[str]) -> None:
    """Add what a sealed table brings, and what its monarch had to expect of it."""
    seen["tables"] += 1
    seen[f"{killed_by(s, list(s.card))} in truth"] += 1
    free = unseen_cards(s, s.monarch)
    weights = filled(s.seats * s.box.cards)
    advisors = [p for p in range(s.seats) if p != s.monarch]
    for p in advisors:
        weigh(s, p, free, weights, True)
    for _ in range(EXPECTED):
        drawn = {p: drawn_face(s, p, weights, rng) for p in advisors}
        faces = [drawn.get(p, NO) for p in range(s.seats)]
        seen[f"{killed_by(s, faces)} believed"] += 1


# -- the table


class Ledger:
    """What the one seat made of its games, block by block."""

    def __init__(self) -> None:
        self.shares: list[float] = []
        self.reigns: list[float] = []  # points as Monarch
        self.benches: list[float] = []  # points as advisor
        self.accepted: Counter[str] = Counter()

    def add(self, games: list[tuple[float, float, float]]) -> None:
        for row, column in zip((self.shares, self.reigns, self.benches), range(3), strict=True):
            row.append(float(np.mean([game[column] for game in games])))


def interval(row: list[float]) -> str:
    """The mean over blocks and 95 % by bootstrap."""
    draw = random.Random(1)
    means = sorted(float(np.mean(draw.choices(row, k=len(row)))) for _ in range(1000))
    return f"{np.mean(row):.2f} [{means[25]:.2f}, {means[975]:.2f}]"


class Trial:
    """One seat that does otherwise, in every rotation of many deals."""

    def __init__(self, kind: type[Other], spec: str, seats: int) -> None:
        self.kind, self.spec, self.seats = kind, spec, seats
        self.ledger = Ledger()
        self.heard: Counter[str] = Counter()  # of all seats, as reigns_council counts
        self.died: Counter[str] = Counter()
        self.thought = Rng(1, 0)

    def block(self, deal: int) -> None:
        """One deal, the other one in each seat in turn."""
        self.ledger.add([self.game(deal, seat) for seat in range(self.seats)])

    def game(self, deal: int, seat: int) -> tuple[float, float, float]:
        """Its share of the win, the points of its reign and of a bench."""

        def note(s: Any) -> None:
            count_words(s, deal % 2, self.heard)
            if self.kind is Other:
                count_deaths(s, self.thought, self.died)
            if s.monarch != seat:
                self.ledger.accepted["laid"] += 1
                self.ledger.accepted["accepted"] += s.verdict[seat] == ACCEPTING

        bots: list[Bot] = [seat_bot(self.spec) for _ in range(self.seats)]
        bots[seat] = self.kind(self.spec)
        s, reigns = play(bots, deal, note)
        winners = [p for p in range(self.seats) if s.points[p] == max(s.points)]
        reign = [gains[seat] for monarch, gains in reigns if monarch == seat]
        bench = [gains[seat] for monarch, gains in reigns if monarch != seat]
        share = (seat in winners) / len(winners)
        return share, float(np.mean(reign)), float(np.mean(bench))

    def row(self, name: str) -> str:
        mine = self.ledger
        accepted = mine.accepted["accepted"] / mine.accepted["laid"]
        return (
            f"| {self.seats} | {name} | {len(mine.shares)} | {interval(mine.shares)} "
            f"| {interval(mine.reigns)} | {interval(mine.benches)} | {accepted:.0%} |"
        )

    def words(self) -> str:
        """How often truth, lie and silence are heard and accepted at this table."""
        seen = self.heard
        said = sum(seen[f"{kind} said"] for kind in KINDS)
        parts = [
            f"{kind} {seen[f'{kind} said'] / said:.0%} "
            f"(accepted {seen[f'{kind} accepted'] / max(1, seen[f'{kind} said']):.0%})"
            for kind in KINDS
        ]
        return f"{', '.join(parts)}; best rule {best_rule(seen):.0%}"

    def deaths(self) -> str:
        """How often sealed cards of each side kill, beside what the belief over faces foretells."""
        seen = self.died
        parts = [
            f"{side} {seen[f'{side} in truth'] / seen['tables']:.1%} "
            f"(believed {seen[f'{side} believed'] / seen['tables'] / EXPECTED:.1%})"
            for side in ("refused", "accepted")
        ]
        return f"{seen['tables']} sealed tables, deaths by cards: {', '.join(parts)}"


def table(args: argparse.Namespace) -> None:
    """One row for each way to rule or advise."""
    print("| seats | one seat | blocks | share | a reign | a bench | accepted |")
    print("|---|---|---|---|---|---|---|")
    names = [name for name in OTHERS if not args.only or name in args.only]
    for seats in args.seats:
        for name in names:
            trial = Trial(OTHERS[name], args.bot, seats)
            for deal in range(args.blocks):
                trial.block(args.seed + deal)
            print(trial.row(name), flush=True)
            if OTHERS[name] is Other:
                print(f"<!-- {trial.words()} -->\n<!-- {trial.deaths()} -->", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(required=True)
    belief = commands.add_parser("fit", help="write belief.toml anew")
    belief.add_argument("--games", type=int, default=400)
    belief.add_argument("--seats", type=int, nargs="*", default=[3, 4, 5, 6])
    belief.add_argument("--bot", default="courtier")
    belief.add_argument("--out", type=Path, default=game_named(GAME).folder / "belief.toml")
    belief.set_defaults(run=fit)
    rows = commands.add_parser("table", help="try other ways to rule and to advise")
    rows.add_argument("--blocks", type=int, default=200)
    rows.add_argument("--seats", type=int, nargs="*", default=[4])
    rows.add_argument("--bot", default="minister@80")
    rows.add_argument("--seed", type=int, default=500)
    rows.add_argument("--only", nargs="*", choices=list(OTHERS))
    rows.set_defaults(run=table)
    args = parser.parse_args()
    args.run(args)


if __name__ == "__main__":
    main()
