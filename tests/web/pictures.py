"""Takes the pictures of docs/pictures: `PYTHONPATH=src:tests python tests/web/pictures.py`."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from server.live import Live
from web.browser import Person, chromium
from web.player import holding

from cabale.bots.eyes import Eyes
from cabale.bots.levels import Courtier
from cabale.core.deal import Deal
from cabale.core.play import Play
from cabale.core.rng import Rng
from cabale.games import catalogue

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
PHONE = (390, 844)
NAMES = ["Élise", "Armand", "Constance", "Hortense"]
# Questions in the middle of a game, after so many answers.
MIDDLES = (("louis_xiv", "lay", 60), ("heads_of_state", "build", 120), ("reigns", "judge", 60))
SETTLED = 900  # milliseconds until fonts and motion have come to rest


def snap(one: Person, name: str) -> None:
    """One picture."""
    one.page.wait_for_timeout(SETTLED)
    one.page.screenshot(path=FOLDER / f"{name}.png")
    print(name)


def before_the_game(browser: Browser, home: str) -> None:
    """Home and set-up."""
    for kind, wish in (("desktop", {}), ("phone", {"size": PHONE})):
        me = Person(browser, home, language="fr", **wish)
        me.go("/")
        me.page.locator(".way.primary:enabled").wait_for()
        snap(me, f"home-{kind}")
        me.go("/new/cape_epee?friends")
        me.page.locator("footer .btn.primary:enabled").click()
        me.page.wait_for_url("**/t/*")
        guest = Person(browser, home, name="Armand", language="fr")
        guest.sit_down(me.page.url, "Armand")
        me.page.locator(".code img").wait_for()
        snap(me, f"setup-{kind}")
        guest.close()
        me.close()


def at_the_table(browser: Browser, home: str) -> None:
    """De Cape & d'Épée in mid-round, and the count of a round."""
    for kind, wish in (
        ("desktop", {"language": "fr"}),
        ("phone", {"language": "fr", "size": PHONE}),
        ("night", {"language": "en", "theme": "dark"}),
    ):
        me = Person(browser, home, **wish)
        me.play_now()
        play_until_busy(me)
        me.choose()
        snap(me, f"cape_epee-{kind}")
        if kind == "desktop":
            play_on(me, "round")
        me.close()


def play_until_busy(one: Person) -> None:
    """Play until the columns are full of cards and a card may be chosen."""
    while one.page.locator(".column .card").count() < 9 or not one.lit.count():
        one.answer()
        one.wait_turn()


def play_on(one: Person, upto: str) -> None:
    """Play to the count of the round (its picture is taken) or to the end."""
    while True:
        one.wait_turn()
        if upto and one.page.locator(".interlude").count():
            snap(one, "cape_epee-round")
            return
        if not one.answer():
            return


def other_games(browser: Browser, live: Live) -> None:
    """The other three games in their middle, on a desktop and on a phone, and an ending."""
    for game, question, answers in MIDDLES:
        play = played(game, question, answers)
        for kind, wish in (("desktop", {}), ("phone", {"size": PHONE})):
            show(browser, live, game, play, f"{game}-{kind}", wish)
    over = played("cape_epee", "none", 0)
    show(browser, live, "cape_epee", over, "cape_epee-final", {"theme": "dark"})


def played(name: str, question: str, answers: int) -> Play:
    """A game among bots up to the first such question after so many answers, or to its end."""
    game, bot, chance = catalogue.game_named(name), Courtier(), Rng(3)
    play = Play(game, 4, {}, chance=Deal(bytes([3]) * 32))
    while not play.is_over():
        asked = game.decisions[play.state.decision].name
        if asked == question and len(play.answers) >= answers:
            break
        seat = play.waiting()[0]
        play.answer(seat, int(bot.answer(Eyes(name, play.state, seat), chance)))
    return play


def show(
    browser: Browser, live: Live, game: str, play: Play, name: str, wish: dict[str, Any]
) -> None:
    """The page of the seat that is asked."""
    table, secrets = live.friends(4, NAMES, game=game)
    live.app.house.rooms[table].table.play = play
    seat = 0 if play.is_over() else play.waiting()[0]
    me = Person(browser, f"http://127.0.0.1:{live.port}", NAMES[seat], language="fr", **wish)
    holding(me, table, [{"seat": seat, "secret": secrets[seat]}])
    me.go(f"/t/{table}")
    me.page.locator(".prompt p, .podium").first.wait_for()
    snap(me, name)
    me.close()


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        with Live(Path(folder) / "cabale.db") as live:
            live.app.reach.open.append("127.0.0.1")
            browser = chromium(playwright)
            home = f"http://127.0.0.1:{live.port}"
            before_the_game(browser, home)
            at_the_table(browser, home)
            other_games(browser, live)
            browser.close()


if __name__ == "__main__":
    main()
