"""What truth is worth at the council of Reigns: seats one who rules or advises otherwise.

`python benchmarks/reigns_truth.py play --bot minister@80 --seats 4 6 --blocks 200 --seed 70000`
plays what is missing of the blocks and writes a line for every game; stopped, it goes on where it
was. `python benchmarks/reigns_truth.py report` prints the tables, every interval by blocks.

A block is one deal in every rotation of the seats. One set of games among equals answers most
questions at once: what is said and accepted, what tells a lie, what a broken word costs, who kills,
how reigns end. Only those who do otherwise need games of their own, dealt the same cards.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
from reigns_counts import (
    EXPECTED,
    KINDS,
    best_rule,
    count_deaths,
    count_endings,
    count_records,
    count_words,
    play,
)
from reigns_others import OTHERS

from cabale.bots.bot import Bot
from cabale.bots.levels import seat_bot
from cabale.core.rng import Rng
from cabale.games.reigns.beliefs import CREDIT_NAMES
from cabale.games.reigns.state import ACCEPTING

RESULTS = Path("build/reigns_truth")
EQUALS = "the bot itself"
PORTION = 25  # blocks of one line before the next has its turn
DRAWS = 1000  # of the bootstrap
WAYS = {-1: "lies: towards the centre", 0: "from the centre", 1: "outwards"}

Game = dict[str, Any]  # a line of the results


# -- playing


def thoughts(deal: int, rotation: int, seats: int) -> list[Rng]:
    """Each seat's own stream; other ones in every rotation, so that equals play other games."""
    return [Rng(deal, 1 + seats * rotation + seat) for seat in range(seats)]


def game_among_equals(spec: str, seats: int, deal: int, rotation: int) -> Game:
    """A game of bots of one kind, counted in every way; every seat tells what a reign brings."""
    seen: Counter[str] = Counter()
    rng = Rng(deal, -1 - rotation)

    def note(s: Any) -> None:
        count_words(s, seen)
        count_records(s, rng, seen)
        count_deaths(s, rng, seen)

    bots: list[Bot] = [seat_bot(spec) for _ in range(seats)]
    s, reigns = play(bots, deal, thoughts(deal, rotation, seats), note)
    count_endings(s, reigns, seen)
    reign = np.mean([gains[monarch] for monarch, gains in reigns])
    bench = np.mean([sum(gains) - gains[monarch] for monarch, gains in reigns]) / (seats - 1)
    return {"reign": float(reign), "bench": float(bench), "seen": dict(seen)}


def game_of_another(name: str, spec: str, seats: int, deal: int, seat: int) -> Game:
    """A game in which one seat does otherwise: its share of the win, its reign, its benches."""
    laid: Counter[str] = Counter()

    def note(s: Any) -> None:
        if s.monarch != seat:
            laid["said"] += 1
            laid["accepted"] += s.verdict[seat] == ACCEPTING

    bots: list[Bot] = [seat_bot(spec) for _ in range(seats)]
    bots[seat] = OTHERS[name](spec)
    s, reigns = play(bots, deal, thoughts(deal, seat, seats), note)
    winners = [p for p in range(seats) if s.points[p] == max(s.points)]
    return {
        "share": (seat in winners) / len(winners),
        "reign": float(np.mean([gains[seat] for monarch, gains in reigns if monarch == seat])),
        "bench": float(np.mean([gains[seat] for monarch, gains in reigns if monarch != seat])),
        "seen": dict(laid),
    }


def results_of(spec: str, seats: int) -> Path:
    return RESULTS / f"{spec}-{seats}.jsonl"


def read(path: Path) -> list[Game]:
    """The games played so far; a last line that was cut off is played again."""
    if not path.exists():
        return []
    lines = path.read_text("utf-8").split("\n")
    return [json.loads(line) for line in lines[:-1]]


def portions(args: argparse.Namespace) -> Iterator[tuple[int, str, int]]:
    """Seats, name and deal in an order that leaves all lines about as long whenever it stops."""
    names = args.only or [EQUALS, *OTHERS]
    for first in range(0, args.blocks, PORTION):
        for seats in args.seats:
            for name in names:
                for deal in range(first, min(first + PORTION, args.blocks)):
                    yield seats, name, args.seed + deal


def play_on(args: argparse.Namespace) -> None:
    """Whatever is missing, each game written as soon as it is over."""
    RESULTS.mkdir(parents=True, exist_ok=True)
    paths = {seats: results_of(args.bot, seats) for seats in args.seats}
    done = {
        (seats, game["name"], game["deal"], game["seat"])
        for seats, path in paths.items()
        for game in read(path)
    }
    for seats, name, deal in portions(args):
        for seat in range(seats):
            if (seats, name, deal, seat) in done:
                continue
            if name == EQUALS:
                game = game_among_equals(args.bot, seats, deal, seat)
            else:
                game = game_of_another(name, args.bot, seats, deal, seat)
            with paths[seats].open("a", encoding="utf-8") as out:
                out.write(json.dumps({"name": name, "deal": deal, "seat": seat, **game}) + "\n")


# -- the tables


class Blocks:
    """The games of one line, deal by deal; a deal that was not played in every rotation is left."""

    def __init__(self, games: list[Game], seats: int) -> None:
        deals: dict[int, list[Game]] = defaultdict(list)
        for game in games:
            deals[game["deal"]].append(game)
        self.deals = {deal: found for deal, found in sorted(deals.items()) if len(found) == seats}

    def __len__(self) -> int:
        return len(self.deals)

    def means(self, key: str) -> dict[int, float]:
        return {deal: float(np.mean([g[key] for g in games])) for deal, games in self.deals.items()}

    def counts(self) -> list[Counter[str]]:
        """What was seen in each block."""
        return [added(Counter(game["seen"]) for game in games) for games in self.deals.values()]


def added(counters: Any) -> Counter[str]:
    out: Counter[str] = Counter()
    for one in counters:
        out.update(one)
    return out


def bootstrap(rows: list[Any], figure: Callable[[list[Any]], float]) -> tuple[float, float, float]:
    """The figure, and its 95 % over blocks drawn anew."""
    draw = np.random.default_rng(1)
    n = len(rows)
    found = sorted(figure([rows[i] for i in draw.integers(n, size=n)]) for _ in range(DRAWS))
    return figure(rows), found[DRAWS // 40], found[-DRAWS // 40 - 1]


def shown(rows: list[Any], figure: Callable[[list[Any]], float], form: str = ".2f") -> str:
    middle, low, high = bootstrap(rows, figure)
    return f"{middle:{form}} [{low:{form}}, {high:{form}}]"


def mean(rows: list[float]) -> float:
    return sum(rows) / len(rows)


def rate(above: str, below: str, times: float = 1.0) -> Callable[[list[Any]], float]:
    """A share of what was counted in some blocks, in percent."""

    def figure(blocks: list[Counter[str]]) -> float:
        return 100 * sum(b[above] for b in blocks) / max(1, sum(b[below] for b in blocks)) / times

    return figure


def less(one: Callable[[list[Any]], float], other: Callable[[list[Any]], float]) -> Any:
    return lambda blocks: one(blocks) - other(blocks)


def lines_of_others(spec: str, seats: int, found: dict[str, Blocks]) -> Iterator[str]:
    """A line for everybody who does otherwise, beside equals who were dealt the same cards."""
    equals = found[EQUALS]
    if len(equals):
        yield (
            f"| {spec} | {seats} | {EQUALS} | {len(equals)} | {1 / seats:.3f} "
            f"| {shown(list(equals.means('reign').values()), mean)} | – "
            f"| {shown(list(equals.means('bench').values()), mean)} "
            f"| {rate('all accepted', 'all said')(with_all(equals.counts())):.0f} % |"
        )
    usual = equals.means("reign")
    for name, blocks in found.items():
        if name == EQUALS or not len(blocks):
            continue
        reign = blocks.means("reign")
        lost = [usual[deal] - reign[deal] for deal in reign if deal in usual]
        yield (
            f"| {spec} | {seats} | {name} | {len(blocks)} "
            f"| {shown(list(blocks.means('share').values()), mean, '.3f')} "
            f"| {shown(list(reign.values()), mean)} | {shown(lost, mean) if lost else '–'} "
            f"| {shown(list(blocks.means('bench').values()), mean)} "
            f"| {rate('accepted', 'said')(blocks.counts()):.0f} % |"
        )


def with_all(blocks: list[Counter[str]]) -> list[Counter[str]]:
    """Truths, lies and silences together."""
    for block in blocks:
        for what in ("said", "accepted"):
            block[f"all {what}"] = sum(block[f"{kind} {what}"] for kind in KINDS)
    return blocks


def line_of_words(spec: str, seats: int, blocks: list[Counter[str]]) -> str:
    """What is said, accepted and given away among equals."""
    cells = []
    for kind in KINDS:
        said, accepted = rate(f"{kind} said", "all said"), rate(f"{kind} accepted", f"{kind} said")
        cells.append(f"{said(blocks):.0f} %, {accepted(blocks):.0f} %")
    gap = less(rate("truth accepted", "truth said"), rate("lie accepted", "lie said"))
    rule = best_rule(added(blocks[::2]), added(blocks[1::2]))
    return (
        f"| {spec} | {seats} | {len(blocks)} | {' | '.join(cells)} "
        f"| {shown(blocks, gap, '.1f')} | {rule:.1%} |"
    )


def line_of_ways(spec: str, seats: int, blocks: list[Counter[str]]) -> str:
    """How many claims are lies, by where they say that their marker goes: all of the best rule."""
    seen = added(blocks)
    cells = []
    for way in WAYS:
        told = {truth: ways_told(seen, way, truth) for truth in ("truth", "lie")}
        cells.append(f"{told['lie'] / max(1, sum(told.values())):.0%}")
    return f"| {spec} | {seats} | {' | '.join(cells)} |"


def ways_told(seen: Counter[str], way: int, truth: str) -> int:
    """The true claims, or the lies, of one way; see `cell` in reigns_counts.py."""
    return sum(
        n
        for key, n in seen.items()
        if key.startswith("tell ") and key.endswith(truth) and int(key.split()[3]) == way
    )


def line_of_deaths(spec: str, seats: int, blocks: list[Counter[str]]) -> str:
    cells = []
    for side in ("refused", "accepted"):
        true = rate(f"{side} in truth", "tables")
        foretold = rate(f"{side} believed", "tables", EXPECTED)
        beyond = shown(blocks, less(true, foretold), "+.2f")
        cells.append(f"{true(blocks):.2f} % ({foretold(blocks):.2f} %) | {beyond}")
    tables = sum(block["tables"] for block in blocks)
    return f"| {spec} | {seats} | {tables:,} | {' | '.join(cells)} |"


def line_of_records(spec: str, seats: int, blocks: list[Counter[str]]) -> str:
    """Acceptance by the record, and what the same tables would bring to a clean one."""
    cells = [f"{rate(f'{name} accepted', f'{name} said')(blocks):.0f} %" for name in CREDIT_NAMES]
    now = rate("tarnished accepted", "tarnished")
    clean = rate("cleaned accepted", "tarnished")
    cells.append(f"{now(blocks):.0f} → {clean(blocks):.0f} %")
    cells.append(shown(blocks, less(clean, now), ".1f"))
    return f"| {spec} | {seats} | {' | '.join(cells)} |"


def line_of_endings(spec: str, seats: int, blocks: list[Counter[str]]) -> str:
    turns = rate("turns", "reigns", 100)
    abdicate = rate("abdications", "reigns")
    throne, bench = rate("throne", "reigns", 100), rate("benches", "reigns", 100 * (seats - 1))
    reigns = sum(block["reigns"] for block in blocks)
    return (
        f"| {spec} | {seats} | {reigns:,} | {turns(blocks):.1f} | {shown(blocks, abdicate, '.0f')} "
        f"| {100 - abdicate(blocks):.0f} | {rate('all accepted', 'all said')(blocks):.0f} "
        f"| {throne(blocks):.1f} | {bench(blocks):.1f} |"
    )


TABLES: dict[str, Callable[[str, int, list[Counter[str]]], str]] = {
    "bot | seats | blocks | true: said, accepted | a lie | silent | truths accepted more often, "
    "points of a hundred | best rule": line_of_words,
    f"bot | seats | {' | '.join(WAYS.values())}": line_of_ways,
    "bot | seats | tables | refused cards kill (foretold) | beyond | accepted cards kill (foretold)"
    " | beyond": line_of_deaths,
    f"bot | seats | {' | '.join(CREDIT_NAMES)} | broken words → the same tables, all kept "
    "| what they cost": line_of_records,
    "bot | seats | reigns | turns | abdicate, % | die, % | accepted, % | a throne | a bench": (
        line_of_endings
    ),
}


def heading(columns: str) -> None:
    print(f"\n| {columns} |")
    print("|" + "---|" * (columns.count(" | ") + 1))


def report(args: argparse.Namespace) -> None:
    found: dict[tuple[str, int], dict[str, Blocks]] = {}
    for path in sorted(RESULTS.glob(f"{args.bot}-*.jsonl")):
        spec, _, number = path.stem.rpartition("-")
        games = read(path)
        found[spec, int(number)] = {
            name: Blocks([game for game in games if game["name"] == name], int(number))
            for name in (EQUALS, *OTHERS)
        }
    heading("bot | seats | one seat | blocks | share | a reign | it costs | a bench | accepted")
    for (spec, seats), blocks in found.items():
        print(*lines_of_others(spec, seats, blocks), sep="\n")
    for columns, line in TABLES.items():
        heading(columns)
        for (spec, seats), blocks in found.items():
            if not len(blocks[EQUALS]):
                continue
            print(line(spec, seats, with_all(blocks[EQUALS].counts())))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(required=True)
    games = commands.add_parser("play", help="play what is missing of the blocks")
    games.add_argument("--bot", default="minister@80")
    games.add_argument("--seats", type=int, nargs="*", default=[4, 6])
    games.add_argument("--blocks", type=int, default=200)
    games.add_argument("--seed", type=int, default=70000, help="the first deal")
    games.add_argument("--only", nargs="*", choices=[EQUALS, *OTHERS])
    games.set_defaults(run=play_on)
    tables = commands.add_parser("report", help="print the tables of what was played")
    tables.add_argument("--bot", default="*", help="a bot, or a pattern for several")
    tables.set_defaults(run=report)
    args = parser.parse_args()
    args.run(args)


if __name__ == "__main__":
    main()
