"""A council of six phones and a television, from the invitation to the podium, in pictures.

PYTHONPATH=build/engine:tests python tests/web/council_pictures.py FOLDER [LANGUAGE …]

Every moment is taken once on each size of phone, and in the room whenever it is new there.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from server.live import Live
from web.browser import GUARD, Person, chromium
from web.council import Councillor

SIZES = ((390, 844), (360, 640), (844, 390))
TELEVISION = (1920, 1080)
NAMES = ["Anne", "Buckingham", "Constance", "Dantès", "Élise", "Fouquet"]
SETTLED = 250  # milliseconds until fonts and motion have come to rest
MOMENTS = {
    "podium": ".podium",
    "reckoning": ".reckoning",
    "fatal": ".fatal",
    "interlude": ".interlude .primary",
    "speech": ".speech li button",
    "draft": ".fill button",
    "opinion": ".opinion.asked button",
    "story": ".tell",
    "compose": ".desk .lay",
    "seal": ".sealing .seal",
    "judge": ".pager .last",
    "reveal": "[data-key^='proposal'][data-state=lit]",
    "answers": ".answers .btn",
    "rows": "section .row button",
}


class Evening:
    """Six people with phones before one screen."""

    def __init__(self, folder: Path, live: Live, browser: Browser, language: str) -> None:
        self.folder, self.live, self.browser, self.language = folder, live, browser, language
        self.home = f"http://127.0.0.1:{live.port}"
        self.taken: set[str] = set()
        self.room = self.person(TELEVISION)
        self.phones: list[Councillor] = []

    def person(self, size: tuple[int, int], name: str = "") -> Person:
        return Person(
            self.browser, self.home, name=name, language=self.language, size=size, painted=True
        )

    def take(self, one: Person, moment: str) -> None:
        """One picture of a moment for each size."""
        size = one.page.viewport_size or {"width": 0, "height": 0}
        name = f"{self.language}-{moment}-{size['width']}"
        if name not in self.taken:
            self.taken.add(name)
            one.page.wait_for_timeout(SETTLED)
            one.page.screenshot(path=self.folder / f"{name}.png")

    def take_both(self, one: Councillor, moment: str) -> None:
        self.take(one.person, moment)
        self.take(self.room, moment)

    def invite(self) -> None:
        """By the link of the table, as guests come."""
        made = self.live.make(game="reigns", seats=6, names=NAMES[:1])
        self.room.page.goto(f"{self.home}{made['invite'].replace('#', '/salon#')}")
        self.room.page.locator(".door img").wait_for()
        self.take(self.room, "lobby")
        secret = made["mine"][0]["secret"]
        for i, name in enumerate(NAMES):
            one = self.person(SIZES[i % len(SIZES)], name if i == 0 else "")
            if i == 0:
                one.go(f"/t/{made['id']}#s={secret}")
                one.page.locator(".lobby").first.wait_for()
            else:
                one.page.goto(f"{self.home}{made['invite']}")
                one.page.locator("#name").wait_for()
                self.take(one, "door")
                one.sit_down(f"{self.home}{made['invite']}", name)
            self.phones.append(Councillor.seated(one))
        for one in self.phones[:3]:
            self.take_both(one, "lobby-full")
        self.live.post(f"/api/tables/{made['id']}/start", secret=secret)

    def play(self) -> None:
        """Whoever is asked answers, until the podium stands on every phone."""
        first = time.monotonic()
        told = False
        while not all(one.has(".podium") for one in self.phones):
            for one in self.phones:
                moment = self.moment(one)
                if not moment:
                    self.take(one.person, "waits")
                    continue
                self.take_both(one, moment)
                if moment == "podium":
                    continue
                if not told and moment == "judge":
                    told = True
                    print(self.language, "first turn pleaded after", time.monotonic() - first)
                self.act(one, moment)

    def moment(self, one: Councillor) -> str:
        found = one.page.evaluate(
            "all => Object.keys(all).find((one) => document.querySelector(all[one])) ?? ''", MOMENTS
        )
        return str(found)

    def act(self, one: Councillor, moment: str) -> None:
        one.page.wait_for_timeout(GUARD)
        if moment == "compose":
            one.choose()
            one.claim(2)
            self.take_both(one, "preview")
            one.page.locator(".lay").click()
            one.page.locator(".desk").wait_for(state="detached")
            self.take_both(one, "laid")
            return
        if moment in ("judge", "seal"):
            self.judge(one)
            return
        for what, act in one.acts().items():
            if one.has(what):
                act()
                return

    def judge(self, one: Councillor) -> None:
        """Accept all but the first, looking at the seal before it is pressed."""
        undecided = ".half:not(.no)[aria-pressed=false][aria-disabled=false]"
        refused = ".half.no[aria-pressed=false][aria-disabled=false]"
        first = True
        while not one.has(".sealing"):
            one.page.locator(f"{undecided}, .sealing").first.wait_for()
            if one.has(undecided):
                one.page.locator(refused if first else undecided).first.click()
                self.take_both(one, "decided")
                first = False
        self.take_both(one, "sealing")
        one.page.locator(".sealing .seal").click()
        one.page.locator(".sealing").wait_for(state="detached")
        self.take_both(one, "sealed")


def main(folder: Path, *languages: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        sync_playwright() as playwright,
        Live(Path(data) / "cabale.db") as live,
    ):
        for language in languages or ("fr", "en"):
            browser = chromium(playwright)
            evening = Evening(folder, live, browser, language)
            evening.invite()
            evening.play()
            browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
