"""Keeps a bot within bounds: whatever it does, the game gets a legal answer and goes on."""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from cabale.bots.arena.frozen import is_frozen, thaw
from cabale.bots.arena.task import Limits
from cabale.bots.bot import Bot
from cabale.bots.eyes import Eyes
from cabale.bots.levels import seat_bot
from cabale.core.play import Play
from cabale.core.record import read_answer, say_answer
from cabale.core.rng import Rng

START_SECONDS = 60.0  # to import a bot and its libraries
PATIENCE = 3  # faults in one game after which a bot is not asked any more
GAMES = 50  # that a bot of an earlier release plays in one process: to begin one takes long
LONGEST = 1 << 20  # of a reply, in bytes
SPARE = 1 << 40  # streams from here on answer for bots that failed


class Fault(Exception):
    """What a bot did that it must not."""


class Player:
    """A bot at a table whose every answer is legal; what went wrong is kept in `faults`."""

    def __init__(self, spec: str, limits: Limits | None = None) -> None:
        self.spec = spec
        self.limits = limits or Limits()
        self.faults: list[str] = []
        self.bot: Bot | None = None if is_caged(spec) else seat_bot(spec)
        self.cage: Cage | None = None

    def begin(self) -> None:
        """A new game."""
        self.faults = []
        self.told = 0  # answers the caged bot has heard of
        self.fresh = True

    def answer(self, play: Play, seat: int, seed: int, stream: int) -> int:
        """The bot's answer if it is legal, else a random one and a fault."""
        legal = list(play.legal(seat))
        if len(self.faults) < PATIENCE:
            try:
                action = self.ask(play, seat, seed, stream)
                if action in legal:
                    return action
                self.faults.append(f"answered {action}, which is not legal")
            except Exception as error:
                self.faults.append(str(error) or type(error).__name__)
        return legal[Rng(seed, SPARE + stream).below(len(legal))]

    def ask(self, play: Play, seat: int, seed: int, stream: int) -> int:
        if self.bot is not None:
            return self.bot.answer(Eyes(play.game.name, play.state, seat), Rng(seed, stream))
        if self.cage is None:
            self.cage = cage_of(self.spec, self.limits)
            self.fresh = True
        try:
            return self.ask_cage(self.cage, play, seat, seed, stream)
        except Exception:
            self.cage.kill()
            self.cage = None
            raise

    def ask_cage(self, cage: Cage, play: Play, seat: int, seed: int, stream: int) -> int:
        if self.fresh:
            cage.obey({"game": play.game.name, "table": self.table(play)}, START_SECONDS)
            self.fresh, self.told = False, 0
        news = [say_answer(play.game, answer) for answer in play.answers[self.told :]]
        self.told = len(play.answers)
        order = {"answers": news, "seat": seat, "seed": seed, "stream": stream}
        words = str(cage.obey(order, self.limits.seconds)["answer"])
        if " " not in words:  # a number that stands for no answer
            return int(words)
        return read_answer(play.game, words, int(play.state.seats)).action

    def table(self, play: Play) -> list[Any]:
        """What a new game takes; an earlier release knows neither later options nor versions."""
        usual = play.game.resolve({})
        options = {key: value for key, value in play.options.items() if value != usual[key]}
        table = [int(play.state.seats), options, play.components]
        return table if is_frozen(self.spec) else [*table, play.rules]

    def close(self) -> None:
        """Stop the process of a caged bot, or keep it for the next game if it is one of ours."""
        if self.cage is not None:
            self.cage.games += 1
            if is_frozen(self.spec) and not self.faults and self.cage.games < GAMES:
                RESTING.setdefault((self.spec, self.limits), []).append(self.cage)
            else:
                self.cage.kill()
            self.cage = None


def cage_of(spec: str, limits: Limits) -> Cage:
    """A process for a bot: one that rests since its last game, or a new one."""
    resting = RESTING.get((spec, limits))
    return resting.pop() if resting else Cage(spec, limits)


def is_foreign(spec: str) -> bool:
    """Whether the bot is somebody's own, which nobody has checked."""
    return ":" in spec.partition("@")[0]


def is_caged(spec: str) -> bool:
    """Whether the bot lives in a process of its own."""
    return is_foreign(spec) or is_frozen(spec)


class Cage:
    """The process in which a bot of somebody's own, or of an earlier release, lives."""

    def __init__(self, spec: str, limits: Limits) -> None:
        where = ["-m", "cabale.bots.arena.kennel"]
        environment = dict(os.environ)
        if is_frozen(spec):
            spec, tree = thaw(spec)
            where = ["-P", str(Path(__file__).with_name("kennel.py"))]
            environment["PYTHONPATH"] = str(tree)
        self.process = subprocess.Popen(
            [sys.executable, *where, spec, str(limits.megabytes)],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            process_group=0,  # its children end with it
        )
        self.buffer = b""
        self.games = 0  # that it has played

    def obey(self, order: dict[str, Any], seconds: float) -> dict[str, Any]:
        """Send an order and wait that long for the reply."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(order).encode() + b"\n")
            self.process.stdin.flush()
        except OSError:
            raise Fault("its process ended") from None
        reply = read_reply(self.line(time.monotonic() + seconds, seconds))
        if "error" in reply:
            raise Fault(reply["error"])
        return reply

    def line(self, deadline: float, seconds: float) -> bytes:
        """The next whole line of the process."""
        out = self.process.stdout
        assert out is not None
        while b"\n" not in self.buffer:
            ready, _, _ = select.select([out], [], [], max(0.0, deadline - time.monotonic()))
            if not ready:
                raise Fault(f"took more than {seconds:g} s")
            part = out.read1(65536) if hasattr(out, "read1") else out.read(1)
            if not part:
                raise Fault("its process ended")
            self.buffer += part
            if len(self.buffer) > LONGEST:
                raise Fault("sent more than a reply")
        line, _, self.buffer = self.buffer.partition(b"\n")
        return line

    def kill(self) -> None:
        """End the process, whatever processes it began, and what it holds."""
        if sys.platform == "win32":
            self.process.kill()
        else:
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                try:
                    pipe.close()
                except OSError:
                    continue


def read_reply(line: bytes) -> dict[str, Any]:
    """What a line of the process says; the bot may have written to it what it liked."""
    try:
        reply = json.loads(line)
    except (ValueError, RecursionError):
        reply = None
    if not isinstance(reply, dict):
        raise Fault("sent what is no reply")
    return reply


# Those of earlier releases that wait for their next game; they end when this process does.
RESTING: dict[tuple[str, Limits], list[Cage]] = {}
