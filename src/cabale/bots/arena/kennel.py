"""Runs one bot of somebody's own in a process of its own: `python -m cabale.bots.arena.kennel`.

Reads a line of JSON for each thing to do, writes a line for each answer; answers are told in the
words of records, which every version of the package reads alike. Whatever the bot prints goes to
the error stream; what it eats beyond the limit it does not get.

This file also runs on the package of an earlier release (frozen.py): it may only use what was
there in 0.1.0.
"""

from __future__ import annotations

import json
import os
import sys
from typing import Any, TextIO

from cabale.bots.bot import Bot
from cabale.bots.eyes import Eyes
from cabale.bots.levels import seat_bot
from cabale.core.protocol import State
from cabale.core.record import Answer, check, read_answer, say_answer
from cabale.core.rng import Rng
from cabale.games.catalogue import game_named

FIRST_NO_CODE = 1 << 32  # the compiled rules take no such number


class Kennel:
    """A bot and the game it plays."""

    def __init__(self, spec: str) -> None:
        self.bot: Bot = seat_bot(spec)
        self.game = ""
        self.state: State | None = None

    def obey(self, order: dict[str, Any]) -> dict[str, Any]:
        """Begin a game, or hear what was answered since and answer."""
        if "game" in order:
            self.game = order["game"]
            self.state = game_named(self.game).new(*order["table"])
            return {"ready": True}
        assert self.state is not None, "a game is begun before its first question"
        for words in order["answers"]:
            self.follow(self.state, words)
        seat = order["seat"]
        eyes = Eyes(self.game, self.state, seat)
        action = int(self.bot.answer(eyes, Rng(order["seed"], order["stream"])))
        return {"answer": self.said(seat, action)}

    def said(self, seat: int, action: int) -> str:
        """An answer in words, or as the number it is if that stands for nothing."""
        game = game_named(self.game)
        known = 0 <= action < FIRST_NO_CODE and game.verb_of(action) is not None
        return say_answer(game, Answer(seat, action)) if known else str(action)

    def follow(self, s: State, words: str) -> None:
        """Carry out an answer, if the rules of this package allow it too."""
        game = game_named(self.game)
        answer = read_answer(game, words, int(s.seats))
        check(game, s, answer)
        s.apply(answer.seat, answer.action)


def limit_memory(megabytes: int) -> None:
    """Refuse more memory than that, where the system can."""
    try:
        import resource
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))


def serve(spec: str, orders: TextIO, replies: TextIO) -> None:
    """Obey until there are no more orders."""
    kennel = Kennel(spec)
    for line in orders:
        try:
            reply = kennel.obey(json.loads(line))
        except BaseException as error:
            reply = {"error": f"{type(error).__name__}: {error}"[:200]}
        replies.write(json.dumps(reply) + "\n")
        replies.flush()


def main() -> None:
    replies = apart()
    limit_memory(int(sys.argv[2]))
    serve(sys.argv[1], sys.stdin, replies)


def apart() -> TextIO:
    """The way back, moved from where a bot prints; libraries in C print to number 1 too."""
    sys.stdout.flush()
    replies = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    return replies


if __name__ == "__main__":
    main()
