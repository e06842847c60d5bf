"""`cabale check` tries scenarios, lessons, puzzles and records."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from cabale.cli.errors import CliError
from cabale.cli.files import read_text
from cabale.cli.screen import add_language, screen
from cabale.core.lesson_text import (
    LessonError,
    faults_of_lesson,
    is_lesson,
    placed,
    read_lesson,
)
from cabale.core.puzzle import faults_of_puzzles, is_puzzles
from cabale.core.scenario import ScenarioError, run_scenario
from cabale.core.text import RecordError, read_record
from cabale.games.catalogue import game_named
from cabale.rulebook import paragraphs
from cabale.words.words import Words

RECORD = "cabale record "


def add_commands(subparsers: Any) -> None:
    """Enter `check` into the command line."""
    command = subparsers.add_parser("check", help="try scenarios, lessons, puzzles and records")
    command.add_argument("files", nargs="+", type=Path, metavar="FILE")
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Report on every file; the status is 1 if any does not hold."""
    console, words = screen(), Words(args.lang)
    failed = 0
    for path in args.files:
        faults = faults_of(path, words)
        failed += bool(faults)
        report(console, words, path, faults)
    console.print(words.say("cli-checked", {"files": len(args.files), "failed": failed}))
    return 1 if failed else 0


def faults_of(path: Path, words: Words) -> list[str]:
    """Everything that is wrong with one file, nothing if it holds."""
    try:
        text = read_text(path)
        if text.startswith(RECORD):
            read_record(text, game_named)
            return []
        if is_puzzles(text):
            return faults_of_puzzles(text, game_named)
        if is_lesson(text):
            return [*faults_of_lesson(text, game_named), *unknown_paragraphs(text)]
        return run_scenario(text, game_named).failures
    except CliError as error:
        return [error.said(words)]
    except (RecordError, ScenarioError, LessonError) as error:
        return [str(error)]


def unknown_paragraphs(text: str) -> list[str]:
    """Where a lesson names no paragraph of the rules, or one that they do not have."""
    lesson = read_lesson(text, game_named)
    known = paragraphs(lesson.game, "en")
    out = []
    for n, step in enumerate(lesson.steps if known else []):
        if not step.rules:
            out.append(placed(text, "no paragraph says why: 'rules'", n))
        out += [
            placed(text, f"the rules have no paragraph '{rule}'", n)
            for rule in step.rules
            if rule not in known
        ]
    return out


def report(console: Console, words: Words, path: Path, faults: list[str]) -> None:
    """One line for a file that holds, more for one that does not."""
    mark = words.say("cli-check-fails" if faults else "cli-check-holds")
    console.print(Text(mark, style="red" if faults else "green"), Text(str(path)))
    for fault in faults:
        console.print(Padding(Text(fault), (0, 0, 0, 4), expand=False))
