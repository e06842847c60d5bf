"""A position for every question that a game can ask, found in its recorded games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page
from server.live import FRIENDS, Live
from web.browser import Person
from web.player import holding

from cabale.core.deal import Deal
from cabale.core.game import Game
from cabale.core.play import Play
from cabale.core.record import Record
from cabale.core.text import read_record
from cabale.games import catalogue

GAMES = Path(__file__).parents[1] / "games"
FOLLOW = """(to) => {
  document.querySelector(".shell")?.setAttribute("data-left", "");
  const link = Object.assign(document.createElement("a"), { href: to });
  document.body.append(link);
  link.click();
  link.remove();
}"""


@dataclass(frozen=True)
class Moment:
    """A question in a recorded game, and the seat that is asked."""

    decision: str
    seat: int
    answers: int  # that it has, the most of all places where the question was found
    record: Record
    lines: int  # of the record, before the question

    def play(self, game: Game[Any]) -> Play:
        """The game as it stood; chance goes on from there."""
        return Play.resume(game, self.record, Deal(bytes(32)), self.lines)

    def at_its_end(self) -> Moment:
        """The same game when it was over."""
        return replace(self, lines=len(self.record.lines))


@cache
def moments(name: str) -> list[Moment]:
    """The widest question of each kind that seats are asked, in the order of the rules."""
    game = catalogue.game_named(name)
    found: dict[str, Moment] = {}
    for path in sorted((GAMES / name / "records").glob("*.txt")):
        _, record = read_record(path.read_text("utf-8"), catalogue.game_named)
        if record.rules == game.rules_version:
            look_for_questions(game, record, found)
    order = [decision.name for decision in game.decisions]
    return sorted(found.values(), key=lambda moment: order.index(moment.decision))


def look_for_questions(game: Game[Any], record: Record, found: dict[str, Moment]) -> None:
    """Keep the questions of a game that offer more answers than those found before."""
    play = Play(game, record.seats, record.options, record.components, rules=record.rules)
    for n, line in enumerate(record.lines):
        play.carry_out(line)
        if play.is_over() or not play.waiting():
            continue
        kind, seat = game.decisions[play.state.decision].name, play.waiting()[0]
        answers = len(play.legal(seat))
        if kind not in found or (answers, record.seats) > (
            found[kind].answers,
            found[kind].record.seats,
        ):
            found[kind] = Moment(kind, seat, answers, record, n + 1)


def sit_down_at(live: Live, people: list[Person], name: str, moment: Moment) -> str:
    """Everybody named opens a table where the question is put, as the seat that is asked."""
    table, secrets = lay(live, name, moment)
    for one in people:
        holding(one, table, [{"seat": moment.seat, "secret": secrets[moment.seat]}])
        one.go(f"/t/{table}")
    return table


def follow(
    live: Live, page: Page, name: str, moment: Moment, names: Sequence[str] = FRIENDS
) -> str:
    """Go on to such a table by the personal link of its seat: nothing is loaded again."""
    if page.url == "about:blank":
        page.goto(f"http://127.0.0.1:{live.port}/about")
    table, secrets = lay(live, name, moment, names)
    page.evaluate(FOLLOW, f"/t/{table}#s={secrets[moment.seat]}")
    page.locator(".shell:not([data-left]) .prompt.acts").wait_for()
    return table


def lay(
    live: Live, name: str, moment: Moment, names: Sequence[str] = FRIENDS
) -> tuple[str, list[str]]:
    """A table where the question is put, and the secret of each seat."""
    made = live.friends(moment.record.seats, names, game=name, options=dict(moment.record.options))
    live.app.house.rooms[made[0]].table.play = moment.play(catalogue.game_named(name))
    return made
