"""A club as it is after two months: members, games, ratings, tournaments, letters, things to do.

Everything comes about by the requests that pages make; only the answers of games that are over and
the passing of days are given by hand.
"""

from __future__ import annotations

import json
import random
import time
from functools import partial
from pathlib import Path
from typing import Any

from server.live import Live
from web.ahead import any_answer, run

from cabale.server.table import Table

DAY = 86_400.0
REAL = time.time
NAMES = (
    "Élise Armand Zoé Max Isaure Côme Ninon Blaise Margot Hugo Agathe Octave Inès Basile Jeanne "
    "Lazare Salomé Victor Olympe Gaspard Noémie Tristan Apolline Félix Capucine Anatole"
).split()
NAMES += ["Maximilienne-Alexandrine", "אסתר", "李小龙", "Ελένη"]
TEXT = "Le jeudi à vingt heures, et par correspondance tous les jours. On entre par invitation."
WEEKLY = {"letters": True, "bank": 7 * 86_400, "gain": 43_200, "over": "vote"}
GAMES = (("cape_epee", 4), ("louis_xiv", 3), ("heads_of_state", 3), ("reigns", 4), ("cape_epee", 2))


KEY = "the key of the host"


class Society:
    """The club, whose clock the script sets."""

    def __init__(self, live: Live, chance: int = 7) -> None:
        self.shift = -64 * DAY
        time.time = self.now
        live.app.house.clock = self.now
        self.live = live
        made = self.host("/name", name="Cercle du Palais-Royal", text=TEXT, sees="members")
        self.invite = made["invite"]
        self.rng = random.Random(chance)
        self.people: list[Any] = []

    def now(self) -> float:
        return REAL() + self.shift

    def upto(self, days: float) -> None:
        """Let time pass until so many days before today."""
        self.shift = max(self.shift, -days * DAY)

    def host(self, path: str, **body: Any) -> Any:
        return self.live.post(f"/api/host/club{path}", body, KEY)

    def gather(self) -> None:
        """Everybody becomes a person and a member."""
        for name in NAMES:
            who = self.live.post("/api/me/introduce", {"name": name})
            word = {"invite": self.invite.partition("#j=")[2]}
            self.live.post("/api/club/join", word, who["token"])
            self.people.append(who)

    # -- games

    def play_out(self, table: str, share: float = 1.0) -> None:
        """Answer for every seat to the end of a game, or so many hundred answers into it."""
        house = self.live.app.house

        async def go_on() -> None:
            room = await house.room(table)
            assert room is not None
            play = room.table.playing()
            most = 100_000 if share == 1 else round(100 * share)
            while not play.is_over() and len(play.answers) < most:
                seat = next(n for n in range(len(play.positions)) if play.is_asked(n))
                answer = partial(Table.answer, seat=seat, key="", action=any_answer(play, seat))
                await house.perform(room, partial(answer, position=play.positions[seat]))

        run(self.live, go_on())

    def table(self, host: Any, guests: list[Any], **wish: Any) -> str:
        """A table of the club that has begun."""
        body = {"seats": 1 + len(guests), "mode": "friends", "names": [host["name"]], **wish}
        made = self.live.post("/api/tables", body, host["token"])
        self.live.post("/api/club/tables", {"table": made["id"]}, host["token"])
        for one in guests:
            path = f"/api/club/tables/{made['id']}/sit"
            self.live.post(path, {"name": one["name"]}, one["token"])
        self.live.post(f"/api/tables/{made['id']}/start", secret=host["token"])
        return str(made["id"])

    def past_games(self, count: int) -> None:
        """Games of the last weeks; whoever stands first among the members plays more of them."""
        weights = [1 / (1 + n / 6) for n in range(len(self.people))]
        for n in range(count):
            self.upto(60 - 58 * n / count)
            game, seats = GAMES[n % len(GAMES)]
            chosen = sorted(
                self.people, key=lambda one: self.rng.random() ** (1 / weights[self.at(one)])
            )[-seats:]
            self.play_out(self.table(chosen[0], chosen[1:], game=game))

    def at(self, who: Any) -> int:
        return self.people.index(who)

    def letters(self, who: Any, others: list[Any], game: str, share: float) -> str:
        """A table by correspondence, some way into its game."""
        table = self.table(who, others, game=game, cadence=WEEKLY)
        self.play_out(table, share)
        return table

    def wanted(self, who: Any, game: str, seats: int, name: str, **more: str) -> str:
        """A table that looks for company."""
        wish = {"game": game, "seats": seats, "mode": "friends", "names": [who["name"]]}
        made = self.live.post("/api/tables", {**wish, "cadence": WEEKLY}, who["token"])
        body = {"table": made["id"], "name": name, **more}
        self.live.post("/api/club/tables", body, who["token"])
        return str(made["id"])

    # -- tournaments

    def announce(self, name: str, people: list[Any], **wish: Any) -> str:
        body = {"game": "cape_epee", "seats": 4, "form": "swiss", "length": 3, **wish}
        cup = str(self.host("/tournaments", name=name, **body)["tournaments"][0]["id"])
        for one in people:
            self.live.post(f"/api/club/tournaments/{cup}/enter", {}, one["token"])
        return cup

    def cup(self, id: str) -> Any:
        return self.live.ask("GET", f"/api/club/tournaments/{id}", secret=self.people[0]["token"])[
            1
        ]

    def play_round(self, id: str, rest: int = 0) -> None:
        """Play the last round of a tournament, all but some of its tables."""
        pods = [pod for pod in self.cup(id)["rounds"][-1]["pods"] if not pod["places"]]
        for pod in pods[: len(pods) - rest]:
            self.play_out(pod["table"])
        run(self.live, self.live.app.steward.look())

    def play_cup(self, id: str) -> None:
        self.host(f"/tournaments/{id}/start")
        while self.cup(id)["state"] == "running":
            self.play_round(id)


def found(live: Live, games: int = 30) -> dict[str, Any]:
    """The club after two months: whom and what a page shows of it."""
    club = Society(live)
    club.gather()
    live.post("/api/host/news", {"text": "Jeudi prochain on commence à dix-neuf heures."}, KEY)
    autumn = club.announce("Coupe d’automne", club.people[:13], length=3)
    club.upto(50)
    club.play_cup(autumn)
    club.past_games(games)
    club.upto(2)
    winter = club.announce("Tournoi des Lumières", club.people[:16], length=4)
    club.host(f"/tournaments/{winter}/start")
    club.play_round(winter)
    club.play_round(winter, rest=2)
    letters = {"letters": True, "bank": 86_400, "gain": 86_400, "most": 86_400, "over": "bot"}
    spring = club.announce(
        "Printemps par lettres",
        club.people[3:9],
        game="louis_xiv",
        seats=2,
        form="round-robin",
        length=0,
        cadence=letters,
    )
    season = {"begins": club.now() - 40 * DAY, "ends": club.now() + 40 * DAY}
    club.host("/seasons", name="Saison d’hiver", **season)
    club.host("/seasons", name="Été", begins=club.now() - 90 * DAY, ends=club.now() - 41 * DAY)
    me, *others = club.people
    club.upto(1.2)
    club.letters(others[0], [me, others[3]], "heads_of_state", 0.6)
    tables = [club.letters(me, others[:1], "cape_epee", 0.5)]
    club.upto(0.6)
    tables.append(club.letters(me, [others[2], others[5]], "louis_xiv", 0.6))
    tables.append(club.letters(others[4], [me, others[6], others[7]], "reigns", 0.4))
    club.upto(0.1)
    club.wanted(others[1], "heads_of_state", 4, "Les couronnes du dimanche", language="fr")
    club.wanted(others[8], "louis_xiv", 3, "", level="new")
    club.wanted(others[9], "cape_epee", 5, "Cape, épée et bons mots", language="en", level="strong")
    club.upto(0)
    report = {"text": "Il traite tout le monde de laquais depuis trois tours."}
    live.post(f"/api/tables/{tables[1]}/report", report, others[2]["token"])
    wish = {"text": "Peut-on avoir une semaine de plus ?"}
    live.post(f"/api/tables/{tables[2]}/report", wish, others[4]["token"])
    return {
        "people": club.people,
        "tables": tables,
        "cups": {"over": autumn, "running": winter, "gathering": spring},
        "invite": club.invite,
    }


def kept_in(folder: Path, live: Live) -> dict[str, Any]:
    """The club that a folder keeps; founded if there is none yet."""
    note = folder / "society.json"
    if not note.exists():
        note.write_text(json.dumps(found(live)), "utf-8")
        time.time = REAL
        live.app.house.clock = REAL
    society: dict[str, Any] = json.loads(note.read_text("utf-8"))
    return society
