"""What a tournament does next, as far as that needs no server."""

from __future__ import annotations

import random

from cabale.server.club import pairing
from cabale.server.club.kept import Pod, Round, Tournament, new_id
from cabale.server.club.standing import Standing, standings
from cabale.server.storage.edition import ID_LENGTH


def standings_of(cup: Tournament) -> list[Standing]:
    """The standings of a tournament: a win is worth the others at a full table."""
    byes = [player for one in cup.rounds for player in one.byes]
    return standings(cup.players, cup.played(), byes, cup.seats - 1)


def length_of(cup: Tournament) -> int:
    """How many rounds there will be."""
    return cup.length or pairing.count_rounds(len(cup.players), cup.seats)


def draw_round(cup: Tournament, id: str, least: int) -> Round:
    """The next round; its tables have names before they stand, so that each is made once."""
    here, rounds = cup.here(), cup.drawn()
    if cup.form == "round-robin" and cup.seats == 2:
        drawn = pairing.circle(cup.players, set(cup.left), rounds, id)
    elif cup.form == "round-robin" or not rounds:
        order = random.Random(id).sample(here, len(here))
        drawn = pairing.draw(order, {}, rounds, cup.seats, least, id)
    else:
        lines = standings_of(cup)
        order = [line.player for line in lines if line.player in here]
        points = {line.player: line.points for line in lines}
        drawn = pairing.draw(order, points, rounds, cup.seats, least, id)
    return Round([Pod(new_id(ID_LENGTH), table) for table in drawn.tables], drawn.byes)


def can_go_on(cup: Tournament, least: int) -> bool:
    """Whether another round is due and enough are left to play it."""
    enough = bool(pairing.sizes_of(len(cup.here()), cup.seats, least))
    return enough and len(cup.rounds) < length_of(cup)
