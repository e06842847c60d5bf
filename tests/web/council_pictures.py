"""A council of six phones and a television, from the invitation to the end of a reign, in pictures.

PYTHONPATH=build/engine:tests python tests/web/council_pictures.py FOLDER [LANGUAGE …]

Each moment is taken once on every size of phone, and in the room whenever it is new there.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, sync_playwright
from server.live import Live
from web.browser import GUARD, Person, chromium
from web.council import Councillor

SIZES = ((390, 844), (360, 640), (844, 390))
TELEVISION = (1920, 1080)
NAMES = ["Anne", "Buckingham", "Constance", "Dantès", "Élise", "Fouquet"]
SETTLED = 400  # milliseconds until fonts and motion have come to rest
MOMENTS = {
    "fatal": ".fatal",
    "reckoning": ".reckoning",
    "interlude": ".interlude .primary",
    "crowned": ".speech li button",
    "draft": ".fill button",
    "opinion": ".opinion.asked button",
    "story": ".tell",
    "compose": ".desk .lay",
    "judge": ".pager .last",
    "reveal": "[data-key^='proposal'][data-state=lit]",
    "remark": "section .row button",
    "answers": ".answers .btn",
}
ROOM = {
    "fatal": ".fatal",
    "interlude": ".interlude",
    "turned": ".card[data-face=up]",
    "verdict": ".stamp",
    "remark": ".remark",
    "laid": ".card .back",
    "draft": ".slot",
}
FIRST = "all => Object.keys(all).find((one) => document.querySelector(all[one])) ?? ''"


class Evening:
    """Six people with phones before one screen."""

    def __init__(self, folder: Path, live: Live, browser: Browser, language: str) -> None:
        self.folder, self.live, self.browser, self.language = folder, live, browser, language
        self.home = f"http://127.0.0.1:{live.port}"
        self.taken: set[str] = set()
        self.room = self.person(TELEVISION)
        self.phones: list[Councillor] = []
        self.begun = 0.0

    def person(self, size: tuple[int, int], name: str = "") -> Person:
        return Person(
            self.browser, self.home, name=name, language=self.language, size=size, still=False
        )

    def take(self, one: Person, moment: str) -> None:
        """One picture of a moment for each size."""
        size = one.page.viewport_size or {"width": 0, "height": 0}
        name = f"{moment}-{size['width']}-{self.language}"
        if name not in self.taken:
            self.taken.add(name)
            one.page.wait_for_timeout(SETTLED)
            one.page.screenshot(path=self.folder / f"{name}.png")

    def look_around(self) -> None:
        """What is new on the screen in the room."""
        moment = self.room.page.evaluate(FIRST, ROOM)
        if moment:
            self.take(self.room, f"room-{moment}")

    def invite(self) -> None:
        """By the link of the table, as guests come; the host begins."""
        made = self.live.make(game="reigns", seats=6, names=NAMES[:1])
        self.room.page.goto(f"{self.home}{made['invite'].replace('#', '/salon#')}")
        self.room.page.locator(".door img").wait_for()
        self.take(self.room, "room-lobby")
        for i, name in enumerate(NAMES):
            one = self.person(SIZES[i % len(SIZES)], name if i == 0 else "")
            if i == 0:
                one.go(f"/t/{made['id']}#s={made['mine'][0]['secret']}")
                one.page.locator(".acts .primary.framed").wait_for()
            else:
                one.page.goto(f"{self.home}{made['invite']}")
                one.page.locator("#name").wait_for()
                self.take(one, "door")
                one.page.locator("#name").fill(name)
                one.page.locator("form .btn").click()
                one.page.locator(".acts .btn").first.wait_for()
                self.take(one, "lobby-guest")
            self.phones.append(Councillor.seated(one))
            if i == 2:
                self.take(self.room, "room-arrivals")
        self.take(self.phones[0].person, "lobby-host")
        self.take(self.room, "room-all-here")
        self.begun = time.monotonic()
        self.phones[0].page.locator(".acts .primary.framed").click()
        self.phones[0].page.locator(".reigns").wait_for()

    def play(self) -> None:
        """Whoever is asked answers, until every phone has told how the reign ended."""
        left = set(self.phones)
        while left:
            for one in self.phones:
                moment = str(one.page.evaluate(FIRST, MOMENTS))
                self.take(one.person, moment or "waits")
                self.look_around()
                self.act(one, moment)
                if moment == "interlude":
                    left.discard(one)

    def act(self, one: Councillor, moment: str) -> None:
        if moment in ("", "fatal", "reckoning"):
            return  # something to look at
        one.page.wait_for_timeout(GUARD)
        if moment == "compose":
            self.compose(one)
        elif moment == "judge":
            self.judge(one)
        else:
            one.page.locator(MOMENTS[moment]).first.click()
            one.page.wait_for_timeout(GUARD)

    def compose(self, one: Councillor) -> None:
        one.choose()
        one.claim(2)
        self.take(one.person, "preview")
        one.page.locator(".lay").click()
        one.page.locator(".desk").wait_for(state="detached")
        if self.begun:
            self.room.page.locator(".card .back").first.wait_for()
            print(f"first proposal after {time.monotonic() - self.begun:.1f} s", flush=True)
            self.begun = 0.0
        self.take(one.person, "laid")

    def judge(self, one: Councillor) -> None:
        """Reject the first, accept the others, and seal."""
        half = ".half{}[aria-pressed=false][aria-disabled=false]"
        sides = [half.format(".no"), *[half.format(":not(.no)")] * len(self.phones)]
        for side in sides:
            one.page.locator(f"{side}, .sealing").first.wait_for()
            if one.has(".sealing"):
                break
            one.page.locator(side).first.click()
            self.take(one.person, "decided")
            one.page.wait_for_timeout(2 * GUARD)  # it goes on by itself
        one.page.locator(".sealing").wait_for()
        self.take(one.person, "sealing")
        one.page.locator(".sealing .seal").click()
        one.page.locator(".sealing").wait_for(state="detached")
        self.take(one.person, "sealed")


def sheet(folder: Path, width: int, language: str) -> None:
    """All moments of one size in one language, side by side, in rows."""
    found = sorted(folder.glob(f"*-{width}-{language}.png"), key=lambda path: path.stat().st_mtime)
    pictures = [Image.open(path).convert("RGB") for path in found]
    if not pictures:
        return
    scale = 600 / max(pictures[0].size)
    wide, high = (int(side * scale) for side in pictures[0].size)
    across = 1800 // wide
    whole = Image.new("RGB", (across * (wide + 8), -(-len(pictures) // across) * (high + 8)))
    for i, one in enumerate(pictures):
        at = (i % across * (wide + 8), i // across * (high + 8))
        whole.paste(one.resize((wide, high)), at)
    (folder / "sheets").mkdir(exist_ok=True)
    whole.save(folder / "sheets" / f"{width}-{language}.png")


def main(folder: Path, *languages: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for language in languages or ("fr", "en"):
        with (
            tempfile.TemporaryDirectory() as data,
            sync_playwright() as playwright,
            Live(Path(data) / "cabale.db") as live,
        ):
            live.app.reach.open.append("127.0.0.1")  # as if of a local network
            browser = chromium(playwright)
            evening = Evening(folder, live, browser, language)
            try:
                evening.invite()
                evening.play()
            finally:
                for width, _ in (*SIZES, TELEVISION):
                    sheet(folder, width, language)
            browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
