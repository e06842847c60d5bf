"""Plays one game of the arena; the same task gives the same outcome everywhere."""

from __future__ import annotations

import time

from cabale.bots.arena.guard import Player
from cabale.bots.arena.task import Outcome, Task
from cabale.core.matters import Ledger, turns_told
from cabale.core.play import Play
from cabale.core.protocol import State, places
from cabale.core.rng import Rng
from cabale.games.catalogue import game_named

STREAMS = 1 << 20  # answers of one bot in one game, each with a stream of its own


def play(task: Task) -> Outcome:
    """Play the game; chance, each bot and each of its answers draw from streams of their own."""
    players = [Player(spec, task.limits) for spec in task.lineup]
    try:
        return play_with(task, players)
    finally:
        for player in players:
            player.close()


def play_with(task: Task, players: list[Player]) -> Outcome:
    seats = len(players)
    for player in players:
        player.begin()
    deal = Rng(task.seed, task.block)
    chance = Rng(deal.next31(), 0)
    seeds = [deal.next31() for _ in players]
    answers = [0] * seats
    seconds = [0.0] * seats
    game = Play(
        game_named(task.game), seats, dict(task.options), task.box(), chance, rules=task.rules
    )
    while not game.is_over():
        seat = game.waiting()[0]
        slot = (seat - task.turn) % seats
        began = time.perf_counter()
        stream = slot * STREAMS + answers[slot] + 1
        action = players[slot].answer(game, seat, seeds[slot], stream)
        seconds[slot] += time.perf_counter() - began
        answers[slot] += 1
        game.follow(seat, action)
    out = outcome(task, game.state, players, answers, seconds)
    if task.weighed:
        weigh(out, game)
    return out


def weigh(out: Outcome, play: Play) -> None:
    """Tell how long the game was and what each piece did in it."""
    game, journal = play.game, play.journal
    out.turns = turns_told(journal, game.events, game.turn_told)
    deeds = Ledger(game.events, game.matters).read(journal)
    out.deeds = [(d.piece, d.which, d.seat, d.chosen, d.scored) for d in deeds]


def outcome(
    task: Task, s: State, players: list[Player], answers: list[int], seconds: list[float]
) -> Outcome:
    """The end of a game, told by slot."""
    found = places(s)
    slots = range(len(players))
    return Outcome(
        key=task.key(),
        block=task.block,
        lineup=list(task.lineup),
        points=[int(s.standing(task.seat_of(slot))[0]) for slot in slots],
        places=[found[task.seat_of(slot)] for slot in slots],
        answers=answers,
        faults=[(slot, fault) for slot in slots for fault in players[slot].faults],
        seconds=[round(x, 3) for x in seconds],
    )
