"""The engine compiled, the engine interpreted and Catanatron, on one core in one run.

`make bench` calls it. All take turns, so that a busy machine slows all of them alike; of each
figure the best run counts. Results: a table, and benchmarks/results/engine.json.

    python benchmarks/engine.py --beside DIR [GAME ...]

puts another compiled engine beside ours, say that of the last release, and nobody else. Its games
count, not its decisions: a change of the rules may ask more or fewer questions.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table

from cabale.games.catalogue import game_named, names

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "benchmarks" / "results" / "engine.json"
PEER = ROOT / "build" / "catanatron"
YARDSTICK = "catanatron==3.2.1"
LESS_IS_BETTER = {"clone", "resample", "view", "bytes"}
COLUMNS = ("decisions", "listed", "picked", "games", "clone", "resample", "view", "bytes")
BESIDE = ("games", "clone", "resample", "view")
Row = dict[str, Any]


def one_core() -> None:
    """Stay on one core, and with us everything we start."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def peer_python() -> Path | None:
    """The interpreter of the yardstick's own environment; None if it cannot be installed."""
    python = PEER / "bin" / "python"
    done = PEER / ".done"
    if not done.exists():
        venv.create(PEER, with_pip=True, clear=True)
        command = [str(python), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
        if subprocess.run([*command, YARDSTICK], check=False).returncode:
            return None
        done.touch()
    return python


def run_ours(folder: Path, game: str, seats: int, seconds: float) -> Row:
    """The figures of one table by `cabale bench`, the package taken from `folder`."""
    with tempfile.TemporaryDirectory() as scratch:
        out = Path(scratch) / "figures.json"
        command = [sys.executable, "-m", "cabale", "bench", game, "--seats", str(seats)]
        command += ["--seconds", str(seconds), "--json", str(out)]
        environment = {**os.environ, "PYTHONPATH": str(folder)}
        subprocess.run(command, env=environment, check=True, capture_output=True, cwd=scratch)
        row: Row = json.loads(out.read_text())["rows"][0]
        return row


def run_peer(python: Path, seats: int, seconds: float) -> Row:
    """The figures of the yardstick."""
    script = ROOT / "benchmarks" / "peers" / "catan.py"
    command = [str(python), str(script), str(seats), str(seconds)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    row: Row = json.loads(done.stdout)
    return row


def best_of(rows: list[Row]) -> Row:
    """Of each figure the best."""
    out = dict(rows[0])
    for key in out:
        if isinstance(out[key], float):
            better = min if key in LESS_IS_BETTER else max
            out[key] = better(row[key] for row in rows)
    return out


def measure_beside(args: argparse.Namespace) -> Table:
    """How many times as fast our compiled engine is as another."""
    table = Table(title=f"ours as a multiple of {args.beside}", box=None, padding=(0, 1))
    for column in ("game", "seats", *BESIDE):
        table.add_column(column, justify="right")
    folders = [Path(args.engine).resolve(), Path(args.beside).resolve()]
    for game, seats in tables_of(args.games):
        runs: list[list[Row]] = [[], []]
        for turn in range(args.rounds):
            for which in (0, 1) if turn % 2 else (1, 0):
                runs[which].append(run_ours(folders[which], game, seats, args.seconds))
        ours, theirs = map(best_of, runs)
        shares = {key: ours[key] / theirs[key] for key in BESIDE}
        cells = [1 / share if key in LESS_IS_BETTER else share for key, share in shares.items()]
        table.add_row(game, str(seats), *(f"{cell:.2f}" for cell in cells))
    return table


def tables_of(games: list[str]) -> list[tuple[str, int]]:
    return [(game, seats) for game in games for seats in game_named(game).seats]


def measure(args: argparse.Namespace, peer: Path | None) -> dict[str, list[Row]]:
    """Every table by each contender, in turns."""
    engine = Path(args.engine).resolve()
    tables = tables_of(args.games)
    out: dict[str, list[Row]] = {"compiled": [], "interpreted": [], "catanatron": []}
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task("Measuring", total=len(tables) * args.rounds)
        for game, seats in tables:
            runs: dict[str, list[Row]] = {name: [] for name in out}
            for _ in range(args.rounds):
                runs["compiled"].append(run_ours(engine, game, seats, args.seconds))
                runs["interpreted"].append(run_ours(ROOT / "src", game, seats, args.seconds))
                if peer:
                    runs["catanatron"].append(run_peer(peer, min(4, max(2, seats)), args.seconds))
                progress.advance(task)
            for name, rows in runs.items():
                out[name] += [best_of(rows)] if rows else []
    return out


def table_of(name: str, rows: list[Row]) -> Table:
    table = Table(title=name, box=None, padding=(0, 1))
    for column in ("game", "seats", *COLUMNS):
        table.add_column(column, justify="left" if column == "game" else "right")
    for row in rows:
        figures = [f"{row[column]:,.0f}" for column in COLUMNS]
        table.add_row(row["game"], str(row["seats"]), *figures)
    return table


def ratios(found: dict[str, list[Row]]) -> Table:
    """How many times as fast each is as the other, by decisions of players a second."""
    table = Table(title="decisions/s as ratios", box=None, padding=(0, 1))
    for column in ("game", "seats", "compiled/interpreted", "compiled/catanatron"):
        table.add_column(column, justify="right")
    table.add_column("interpreted/catanatron", justify="right")
    peers = found["catanatron"] or [None] * len(found["compiled"])
    for fast, slow, peer in zip(found["compiled"], found["interpreted"], peers, strict=True):
        cells = [f"{fast['decisions'] / slow['decisions']:.1f}"]
        for row in (fast, slow):
            cells.append(f"{row['decisions'] / peer['decisions']:.1f}" if peer else "-")
        table.add_row(fast["game"], str(fast["seats"]), *cells)
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=names())
    parser.add_argument("--engine", default=os.environ.get("ENGINE", "build/engine"))
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=0.3)
    parser.add_argument("--beside", metavar="DIR", help="another compiled engine to compare with")
    args = parser.parse_args()
    one_core()
    if args.beside:
        Console().print(measure_beside(args))
        return
    peer = peer_python()
    found = measure(args, peer)
    console = Console()
    for name in ("compiled", "interpreted"):
        console.print(table_of(name, found[name]))
    console.print(ratios(found))
    if peer:
        best = max(row["decisions"] for row in found["catanatron"])
        console.print(f"{YARDSTICK}: at best {best:,.0f} decisions/s")
    else:
        console.print(f"{YARDSTICK} could not be installed: no yardstick this time")
    RESULTS.parent.mkdir(parents=True, exist_ok=True)
    RESULTS.write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()
