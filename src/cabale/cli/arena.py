"""`cabale arena` lets bots play against each other; `cabale tune` looks for better settings."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from cabale.bots.arena import report
from cabale.bots.arena.contest import plan
from cabale.bots.arena.run import Run, cores, play_here, play_there, sequential
from cabale.bots.arena.store import Store
from cabale.bots.arena.task import ArenaError, Limits, Outcome, Task
from cabale.bots.arena.tune import USUAL, Trial, Tuner, said, write_tuning
from cabale.cli.files import load_components, target, write_atomic
from cabale.cli.numbers import number_of, number_or_all, seconds, seed
from cabale.cli.screen import add_language, add_options, aside, read_options, screen
from cabale.core.extras import need
from cabale.games.catalogue import game_named
from cabale.words.words import Words


def add_commands(subparsers: Any) -> None:
    """Enter `arena` and `tune` into the command line."""
    arena = subparsers.add_parser("arena", help="let bots play against each other")
    arena.add_argument("game")
    arena.add_argument("bots", nargs="+", metavar="BOT", help="page, minister@500, module:Bot …")
    arena.add_argument("--games", type=number_of, default=200, help="how many games at most")
    arena.add_argument("--tables", help="one, many, robin: who sits together")
    arena.add_argument("--sequential", metavar="WORSE,BETTER", help="stop when one is excluded")
    arena.add_argument("--json", type=target, help="write the figures to this file")
    arena.add_argument("--plot", type=target, help="draw the shares into this file")
    arena.add_argument(
        "--seconds", type=seconds, default=10.0, help="for an answer of a module:Bot"
    )
    arena.add_argument("--megabytes", type=number_of, default=2048, help="for a module:Bot")
    arena.add_argument("--components", type=Path, metavar="FILE", help="other values of the box")
    add_shared(arena)
    arena.set_defaults(run=run_arena)
    tune = subparsers.add_parser("tune", help="look for better settings of the search")
    tune.add_argument("game")
    tune.add_argument("--iterations", type=number_of, default=300)
    tune.add_argument("--blocks", type=number_of, default=30, help="for each value that is tried")
    tune.add_argument("--level", default="", choices=["minister", "cardinal"], help="for one level")
    tune.add_argument("--knob", action="append", default=[], metavar="NAME=VALUE,VALUE")
    tune.add_argument("--write", type=target, help="write what was found to this tuning.toml")
    add_shared(tune)
    tune.set_defaults(run=run_tune)


def add_shared(parser: argparse.ArgumentParser) -> None:
    """What both commands take."""
    parser.add_argument(
        "--seats", type=number_or_all, default=0, help="the fewest of the game if not said"
    )
    add_options(parser)
    parser.add_argument("--seed", type=seed, default=1)
    parser.add_argument("--out", type=target, help="keep every game here and go on from there")
    parser.add_argument("--workers", type=number_or_all, default=0, help="all cores if not said")
    parser.add_argument("--cluster", metavar="ADDRESS", help="a Dask scheduler, tcp://…")
    add_language(parser)


def run_arena(args: argparse.Namespace) -> int:
    """Play the match and show what came of it."""
    if args.plot:
        need("matplotlib", "plot")
    game = game_named(args.game)
    planned = plan(
        args.game,
        args.bots,
        args.seats or game.seats[0],
        args.games,
        args.seed,
        read_options(args.option),
        args.tables.split(",") if args.tables else (),
        Limits(args.seconds, args.megabytes),
        load_components(args.components, game) if args.components else {},
    )
    run = Run(planned.blocks, Store(planned.described, args.out), bounds(args.sequential))
    words = Words(args.lang, game)
    play_with_bar(run, args, words)
    show(run.outcomes(), planned.described, args, words)
    return 0


def bounds(text: str | None) -> Callable[[Any], bool] | None:
    """The sequential test that `WORSE,BETTER` asks for."""
    if text is None:
        return None
    try:
        worse, better = (float(part) for part in text.split(","))
        if not 0 < worse < better < 1:
            raise ValueError(text)
    except ValueError:
        raise ArenaError(f"'{text[:40]}' is not two shares, as in 0.5,0.55") from None
    return sequential(worse, better)


def play_with_bar(run: Run, args: argparse.Namespace, words: Words, name: str = "") -> None:
    """Play what is still to be played, showing how much that is and how long it takes."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=aside()) as progress:
        total = sum(len(block) for block in run.schedule)
        bar = progress.add_task(name or words.say("arena-playing"), total=total)
        progress.advance(bar, total - len(run.left()))

        def tick(outcome: Outcome) -> None:
            progress.advance(bar)
            for slot, fault in outcome.faults:
                progress.console.print(
                    words.say("arena-fault", {"bot": outcome.lineup[slot], "fault": fault})
                )

        if not run.done and args.cluster:
            play_there(run, args.cluster, tick)
        elif not run.done:
            play_here(run, args.workers or cores(), tick)


def show(
    outcomes: list[Outcome], described: dict[str, Any], args: argparse.Namespace, words: Words
) -> None:
    title = words.say(
        "arena-title", {"game": words.say("title"), "seats": described["seats"], "seed": args.seed}
    )
    console = screen()
    if not console.is_terminal:
        console.width = report.ROOMY + 50
    console.print(report.table(outcomes, words, title, console.width))
    if args.json:
        write_atomic(args.json, report.as_json(described, outcomes) + "\n")
    if args.plot:
        report.plot(outcomes, words, title, args.plot)


def run_tune(args: argparse.Namespace) -> int:
    """Try settings one knob after another and say which are better."""
    game = game_named(args.game)
    seats = args.seats or game.seats[0]
    words = Words(args.lang, game)
    knobs = dict(read_knob(text) for text in args.knob) or dict(USUAL)

    def play(plan: Sequence[Sequence[Task]]) -> list[Outcome]:
        run = Run(plan, Store({}))
        play_with_bar(run, args, words)
        return run.outcomes()

    def tick(trial: Trial) -> None:
        told = {
            "knob": trial.knob,
            "value": f"{trial.value:g}",
            "share": report.said(words, trial.share, 3),
            "plain": report.said(words, trial.plain, 3),
            "verdict": words.say("tune-kept" if trial.kept else "tune-left"),
        }
        screen().print(words.say("tune-line", told))

    tuner = Tuner(args.game, seats, args.iterations, args.blocks, play, args.level)
    tuner.walk(knobs, tick)
    screen().print("\n".join(said(tuner.knobs)))
    if args.write:
        write_tuning(args.write, args.game, args.level or str(seats), tuner.knobs)
    return 0


def read_knob(text: str) -> tuple[str, tuple[float, ...]]:
    name, _, value = text.partition("=")
    try:
        return name, tuple(float(part) for part in value.split(","))
    except ValueError:
        raise ArenaError(f"'{text[:40]}' is not NAME=NUMBER,NUMBER") from None
