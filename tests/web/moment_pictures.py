"""Each game's main moments in many windows, as pictures to look at.

PYTHONPATH=build/engine:tests python tests/web/moment_pictures.py FOLDER [GAME | MOMENT | SIZE …]

By day in French and by night in English: every other size, the other way round in the next moment.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from server.live import Live
from web.ahead import play_ahead, times_told
from web.browser import Person, chromium
from web.player import holding

from cabale.games import catalogue

SIZES = (
    *("1920x1080", "1280x720", "1024x768", "960x600", "844x390"),
    *("768x1024", "430x932", "390x844", "360x640"),
)
LOOKS = (("fr", "light"), ("en", "dark"))
NAMES = ("Élise", "Armand", "Constance", "Hortense")
SETTLED = 450  # milliseconds until fonts and motion have come to rest
MIDDLE = {"cape_epee": 40, "louis_xiv": 60, "heads_of_state": 140, "reigns": 60}  # answers
COUNTED = {  # what is told with a count, and how often before it is one
    "cape_epee": ("round-ended", 1),
    "louis_xiv": ("round-began", 2),
    "heads_of_state": ("revolted", 1),
    "reigns": ("pile-points", 1),
}
INSPECT = """() => {
  const pieces = [...document.querySelectorAll(".board [data-key]")];
  const one = pieces.find((piece) => piece.dataset.state !== "lit") ?? pieces[0];
  one.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
}"""


class Sight:
    """One moment of one game, open in a browser by day and in one by night."""

    def __init__(self, live: Live, browser: Browser, game: str) -> None:
        home = f"http://127.0.0.1:{live.port}"
        self.live, self.game = live, game
        self.people = [
            Person(browser, home, NAMES[0], language=language, theme=theme)
            for language, theme in LOOKS
        ]
        self.pages = [one.page for one in self.people]
        self.table, self.secrets = live.friends(len(NAMES), NAMES, game=game)

    def open(self, seat: int = 0, path: str = "", shown: str = ".prompt p, .podium") -> None:
        for one in self.people:
            holding(one, self.table, [{"seat": seat, "secret": self.secrets[seat]}])
            one.go(f"/t/{self.table}{path}")
            one.page.locator(shown).first.wait_for()

    # -- the moments

    def own(self) -> None:
        play_ahead(self.live, self.table, lambda play: len(play.answers) >= MIDDLE[self.game])
        self.open(self.live.app.house.rooms[self.table].table.playing().waiting()[0])

    def inspector(self) -> None:
        self.own()
        for page in self.pages:
            page.evaluate(INSPECT)
            page.locator(".inspector").wait_for()

    def talk(self) -> None:
        self.dock(3)

    def rules(self) -> None:
        self.dock(4)

    def dock(self, button: int) -> None:
        self.own()
        for page in self.pages:
            resize(page, SIZES[-1])
            page.locator(".dock button").nth(button).click()

    def count(self) -> None:
        self.open()
        kind, often = COUNTED[self.game]
        play_ahead(self.live, self.table, lambda play: times_told(play, kind) >= often)
        for page in self.pages:
            page.locator(".interlude").wait_for()

    def scene(self) -> None:
        self.count()
        for page in self.pages:
            page.locator(".interlude .btn").first.click()
            for _ in range(4):
                page.locator(".beat").click()

    def podium(self) -> None:
        play_ahead(self.live, self.table, lambda play: False)
        self.open()

    def replay(self) -> None:
        play_ahead(self.live, self.table, lambda play: False)
        self.open(path=f"/replay/{MIDDLE[self.game]}", shown=".scrubber")


MOMENTS: dict[str, Callable[[Sight], None]] = {
    one.__name__: one
    for one in (
        *(Sight.own, Sight.inspector, Sight.talk, Sight.rules),
        *(Sight.count, Sight.scene, Sight.podium, Sight.replay),
    )
}


def resize(page: Page, size: str) -> None:
    width, height = map(int, size.split("x"))
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_timeout(SETTLED)


def main() -> None:
    folder, *wanted = sys.argv[1:]
    games = [one for one in wanted if one in catalogue.names()] or catalogue.names()
    moments = [one for one in wanted if one in MOMENTS] or list(MOMENTS)
    sizes = [one for one in wanted if one[0].isdigit()] or SIZES
    with (
        tempfile.TemporaryDirectory() as data,
        Live(Path(data) / "cabale.db") as live,
        sync_playwright() as playwright,
    ):
        browser = chromium(playwright)
        for n, (game, moment) in enumerate((game, one) for game in games for one in moments):
            sight = Sight(live, browser, game)
            MOMENTS[moment](sight)
            for k, size in enumerate(sizes):
                page = sight.pages[(n + k) % len(LOOKS)]
                resize(page, size)
                page.screenshot(path=Path(folder) / f"{game}-{moment}-{size}.png")
            for one in sight.people:
                one.close()
        browser.close()


if __name__ == "__main__":
    main()
