"""Takes the pictures of docs/pictures: `PYTHONPATH=src:tests python tests/web/pictures.py`."""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from server.live import Live
from web.browser import GUARD, Person, chromium

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
PHONE = (390, 844)
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
    """De Cape & d'Épée in mid-round, the count of a round, the final count."""
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
        if kind == "night":
            play_on(me, "")
            snap(me, "cape_epee-final")
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


def other_games(browser: Browser, home: str) -> None:
    """The other three games after some answers, on a desktop and on a phone."""
    for game, answers in (("louis_xiv", 16), ("heads_of_state", 30), ("reigns", 14)):
        for kind, wish in (("desktop", {}), ("phone", {"size": PHONE})):
            me = Person(browser, home, language="fr", **wish)
            me.go(f"/new/{game}")
            me.page.locator("footer .btn.primary:enabled").click()
            me.page.wait_for_url("**/t/*")
            for n in range(answers):
                press_something(me, n)
            snap(me, f"{game}-{kind}")
            me.close()


def press_something(one: Person, n: int) -> None:
    """One lit piece or one button that answers, another one each time."""
    page = one.page
    lit = page.locator("[data-state=lit]:visible, .answers .btn:enabled:visible")
    page.wait_for_timeout(GUARD)
    if page.locator(".interlude .primary").count():
        page.locator(".interlude .primary").first.click()
    elif lit.count():
        lit.nth(n % lit.count()).dispatch_event("click")


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        with Live(Path(folder) / "cabale.db") as live:
            live.app.reach.open.append("127.0.0.1")
            browser = chromium(playwright)
            home = f"http://127.0.0.1:{live.port}"
            before_the_game(browser, home)
            at_the_table(browser, home)
            other_games(browser, home)
            browser.close()


if __name__ == "__main__":
    main()
