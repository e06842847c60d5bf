"""`cabale play` and `cabale resume`: a game in the terminal."""

from __future__ import annotations

import argparse
import os
import secrets
import shlex
import time
from pathlib import Path
from typing import Any

from cabale.bots.bot import Bot
from cabale.bots.eyes import Eyes
from cabale.cli.errors import CliError
from cabale.cli.files import load_components, load_record
from cabale.cli.numbers import seed
from cabale.cli.saved import Saved
from cabale.cli.screen import add_language, add_options, read_options, screen, tell_rules
from cabale.cli.seats import USUAL_BOT, bots_of, plan_seats, players_of, sit_down
from cabale.cli.talk import Leave, Talk
from cabale.core.deal import Deal
from cabale.core.game import Game
from cabale.core.record import Record
from cabale.core.rng import Rng
from cabale.core.versions import newest_rules
from cabale.games.catalogue import game_named
from cabale.server.place import home_folder
from cabale.words.words import Words


def add_commands(subparsers: Any) -> None:
    """Enter `play` and `resume` into the command line."""
    play = subparsers.add_parser("play", help="play a game in the terminal")
    play.add_argument("game")
    play.add_argument("--seats", default="", help="how many, or who: you,courtier,minister")
    play.add_argument("--seed", type=seed, help="chance's answers follow from it")
    play.add_argument("--components", type=Path, metavar="FILE", help="other values of the box")
    play.add_argument("--record", type=Path, metavar="FILE", help="where to save the game")
    add_options(play)
    play.set_defaults(run=run_play)
    resume = subparsers.add_parser("resume", help="go on with a saved game")
    resume.add_argument("file", type=Path)
    resume.set_defaults(run=run_resume)
    for command in (play, resume):
        command.add_argument("--bot", default="", help="the bot of the other seats, module:Class")
        add_language(command)


def run_play(args: argparse.Namespace) -> int:
    """Begin a game."""
    game = game_named(args.game)
    people = plan_seats(args.seats, game, args.bot or USUAL_BOT)
    components = load_components(args.components, game) if args.components else {}
    options = read_options(args.option)
    game.new(len(people), options, components)
    record = Record(game.name, game.rules_version, len(people), game.resolve(options), components)
    sit_down(record, people)
    seed = secrets.token_bytes(16) if args.seed is None else str(args.seed).encode()
    record.seed, record.commit = seed.hex(), Deal(seed).commitment()
    path = args.record or records_folder() / f"{game.name}-{time.strftime('%Y%m%d-%H%M%S')}.txt"
    if path.exists():
        raise CliError("cli-error-exists", file=str(path))
    return sit(game, record, path, args)


def run_resume(args: argparse.Namespace) -> int:
    """Go on where a record stops."""
    game, record = load_record(args.file)
    record.rules = newest_rules(game, record)
    return sit(game, record, args.file, args)


def records_folder() -> Path:
    """Where games are kept unless somebody says otherwise."""
    home = os.environ.get("XDG_DATA_HOME") or home_folder() / ".local" / "share"
    return Path(home) / "cabale" / "records"


def deal_of(record: Record) -> Deal:
    """Chance as the record committed it; if it committed nothing, chance as it comes."""
    if record.seed:
        try:
            return Deal(bytes.fromhex(record.seed), record.entropy)
        except ValueError:
            raise CliError("cli-error-seed") from None
    if record.commit:
        raise CliError("cli-error-sealed")
    return Deal(secrets.token_bytes(16))


def sit(game: Game[Any], record: Record, path: Path, args: argparse.Namespace) -> int:
    """Seat everybody and play; whatever ends it, the record is on disk."""
    bots = bots_of(record, args.bot)
    saved = Saved(game, record, path, deal_of(record))
    words = Words(args.lang, game, players_of(record, args.lang))
    people = [seat for seat in range(record.seats) if seat not in bots]
    console = screen()
    talk = Talk(saved, words, console, people)
    talk.say_file("cli-welcome", str(path), game=words.say("title"))
    tell_rules(console, game, record, words)
    try:
        go_on(saved, talk, bots)
    except Leave:
        talk.say_file("cli-left", f"cabale resume {shlex.quote(str(path))}")
    except KeyboardInterrupt:
        saved.restore()
        console.print()
        talk.say_file("cli-left", f"cabale resume {shlex.quote(str(path))}")
        raise
    return 0


def go_on(saved: Saved, talk: Talk, bots: dict[int, Bot]) -> None:
    """Ask whoever owes an answer until the game is over."""
    while not saved.play.is_over():
        waiting = saved.play.waiting()
        thinking = [seat for seat in waiting if seat in bots]
        if thinking:
            saved.answer(thinking[0], bot_answer(saved, thinking[0], bots[thinking[0]]))
        else:
            seat = talk.eyes if talk.eyes in waiting else waiting[0]
            action = talk.ask(seat)
            if action is not None:
                before = len(saved.play.journal)
                saved.answer(seat, action)
                talk.hear(seat, before)
        if talk.alone:
            talk.tell_new(talk.eyes)
    talk.finish()


def bot_answer(saved: Saved, seat: int, bot: Bot) -> int:
    """What a bot does; its thinking depends on the game so far and never moves chance."""
    play = saved.play
    rng = Rng(saved.deal.ticket(len(play.answers), 1 << 60), 1 + seat)
    try:
        action = bot.answer(Eyes(play.game.name, play.state, seat), rng)
    except Exception as error:
        why = f"{type(error).__name__} {error}"
        raise CliError("cli-error-bot", bot=bot.name, reason=why) from error
    if action not in play.legal(seat):
        raise CliError("cli-error-bot", bot=bot.name, reason=f"illegal answer {action}")
    return action
