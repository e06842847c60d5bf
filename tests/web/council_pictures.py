"""A council of six phones and a television, from the invitation to the rematch, in pictures.

PYTHONPATH=build/engine:tests python tests/web/council_pictures.py FOLDER [LANGUAGE[-dark] …]

Each moment is taken once on every size of phone, and in the room whenever it is new there. Reigns
follow each other until one has ended in death and one in peace; then all vote to stop.
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

from cabale.games.reigns.actions import ACCEPT, STOP, VERBS
from cabale.games.reigns.sense_verdict import set_value

SIZES = ((390, 844), (360, 640), (844, 390), (430, 932))
TELEVISION = (1920, 1080)
NAMES = ["Anne", "Buckingham", "Constance", "Dantès", "Élise", "Fouquet"]
OPTIONS = {
    "fr": {"crown": "vote", "story": "majority", "speaking": "60"},
    "en": {"crown": "lot", "council": "called"},
}
OWN = {
    "fr": "Sire, le pont de Neuilly s’effondre ; pavons-le de vos bonnes intentions.",
    "en": "Sire, the bridge at Kew is falling; let us pave it with your good intentions.",
}
SETTLED = 400  # milliseconds until fonts and motion have come to rest
STALLED = 90  # seconds in which nobody was asked anything
MOST_REIGNS = 4
MOMENTS = {
    "podium": ".podium",
    "fatal": ".fatal",
    "reckoning": ".reckoning",
    "interlude": ".interlude .primary",
    "speech": ".speech li button",
    "opinion": ".opinion.asked button",
    "draft": ".fill button",
    "draw": ".pile[data-state=lit]",
    "story": ".tell",
    "compose": ".desk .lay",
    "judge": ".pager .last",
    "reveal": "[data-key^='proposal'][data-state=lit]",
    "reply": "section .row button",
    "many": ".many .btn",
    "answers": ".answers .btn",
}
SEEN_ONLY = ("", "fatal", "reckoning", "podium")
ROOM = {
    "podium": ".podium",
    "fatal": ".fatal",
    "interlude": ".interlude, .count section",
    "turned": ".card[data-face=up]",
    "verdict": ".stamp",
    "remark": ".remark",
    "laid": ".card .back",
    "draft": ".slot",
}
FIRST = "all => Object.keys(all).find((one) => document.querySelector(all[one])) ?? ''"
# what the monarch tries, each once, before a verdict
ASIDES = {"asks": ".chip:not(.who)", "consults": ".chip.who", "hushes": ".chip:not(.who) >> nth=-1"}


class Evening:
    """Six people with phones before one screen."""

    def __init__(self, folder: Path, live: Live, browser: Browser, run: str) -> None:
        self.folder, self.live, self.browser, self.run = folder, live, browser, run
        self.language, _, self.theme = run.partition("-")
        self.home = f"http://127.0.0.1:{live.port}"
        self.taken: set[str] = set()
        self.room = self.person(TELEVISION)
        self.phones: list[Councillor] = []
        self.table = ""
        self.begun = 0.0
        self.asides = dict(ASIDES)
        self.ends: list[str] = []  # how each reign ended
        self.counting = False  # the end of a reign is on the screens

    def person(self, size: tuple[int, int], name: str = "") -> Person:
        return Person(
            self.browser,
            self.home,
            name=name,
            language=self.language,
            size=size,
            theme=self.theme,
            still=False,
        )

    def take(self, one: Person, moment: str) -> None:
        """One picture of a moment for each size."""
        size = one.page.viewport_size or {"width": 0, "height": 0}
        name = f"{moment}-{size['width']}-{self.run}"
        if name not in self.taken:
            self.taken.add(name)
            one.page.wait_for_timeout(SETTLED)
            one.page.screenshot(path=self.folder / f"{name}.png")

    def look_around(self, moment: str) -> None:
        """What is new on the screen in the room, by itself and when a phone is asked anew."""
        shown = str(self.room.page.evaluate(FIRST, ROOM))
        for name in {shown, moment} - {""}:
            self.take(self.room, f"room-{name}")

    # -- coming together

    def invite(self) -> None:
        """By the link of the table, as guests come; the host begins."""
        made = self.live.make(
            game="reigns", seats=6, names=NAMES[:1], options=OPTIONS[self.language]
        )
        self.table = made["id"]
        self.room.page.goto(f"{self.home}{made['invite'].replace('#', '/salon#')}")
        self.room.page.locator(".door img").wait_for()
        self.take(self.room, "room-lobby")
        for i, name in enumerate(NAMES):
            one = self.person(SIZES[i % len(SIZES)], name if i == 0 else "")
            if i == 0:
                one.go(f"/t/{made['id']}#s={made['mine'][0]['secret']}")
                one.page.locator(".acts .primary.framed").wait_for()
            else:
                self.come(one, made["invite"], name)
            self.phones.append(Councillor.seated(one))
            if i == 2:
                self.take(self.room, "room-arrivals")
        self.take(self.phones[0].person, "lobby-host")
        self.take(self.room, "room-all-here")
        self.begun = time.monotonic()
        self.phones[0].page.locator(".acts .primary.framed").click()
        self.phones[0].page.locator(".reigns").wait_for(state="attached")

    def come(self, one: Person, invite: str, name: str) -> None:
        one.page.goto(f"{self.home}{invite}")
        one.page.locator("#name").wait_for()
        self.take(one, "door")
        one.page.locator("#name").fill(name)
        one.page.locator("form .btn").click()
        one.page.locator(".acts .btn").first.wait_for()
        self.take(one, "lobby-guest")

    # -- playing

    def play(self) -> None:
        """Whoever is asked answers, until every phone shows who won."""
        left = set(self.phones)
        asked = time.monotonic()
        while left:
            for one in self.phones:
                moment = str(one.page.evaluate(FIRST, MOMENTS))
                name = self.name_of(one, moment)
                self.take(one.person, name or "waits")
                self.look_around(name)
                self.act(one, moment)
                if moment == "podium":
                    left.discard(one)
                if moment not in SEEN_ONLY:
                    asked = time.monotonic()
            if time.monotonic() - asked > STALLED:
                for i, one in enumerate(self.phones):
                    one.page.screenshot(path=self.folder / f"stalled-{i}-{self.run}.png")
                raise TimeoutError("nobody is asked anything")

    def name_of(self, one: Councillor, moment: str) -> str:
        """A moment; a question that has buttons alone by the verb of the first."""
        if moment not in ("many", "answers", "speech"):
            return moment
        found = one.page.locator(f"{MOMENTS[moment]}[data-answer]")
        action = int(found.first.get_attribute("data-answer") or 0) if found.count() else -1
        return next((verb.name for verb in VERBS if verb.has(action)), moment)

    def act(self, one: Councillor, moment: str) -> None:
        if moment in ("fatal", "interlude") and not self.counting:
            self.counting = True
            self.ends.append("death" if moment == "fatal" or self.has_died(one) else "peace")
            print(f"reign {len(self.ends)}: {self.ends[-1]}", flush=True)
        if moment in SEEN_ONLY:
            return  # something to look at
        one.page.wait_for_timeout(GUARD)
        if moment == "compose":
            self.counting = False
            self.compose(one)
        elif moment == "judge":
            self.judge(one)
        elif one.has(f"[data-answer='{STOP.of()}']"):
            self.vote(one)
        else:
            if moment == "story":
                one.page.locator("textarea").fill(OWN[self.language])
                self.take(one.person, "story-own")
            one.page.locator(MOMENTS[moment]).first.click()
            one.page.wait_for_timeout(GUARD)

    def has_died(self, one: Councillor) -> bool:
        return one.has(".interlude .last")

    def vote(self, one: Councillor) -> None:
        """Half of them want to stop; all do once everything was seen."""
        enough = {"death", "peace"} <= {*self.ends} or len(self.ends) >= MOST_REIGNS
        stop = enough or self.phones.index(one) % 2 == 0
        of = f"[data-answer='{STOP.of()}']"
        buttons = one.page.locator(".answers .btn")
        (one.page.locator(of) if stop else buttons.first).first.click()
        one.page.wait_for_timeout(GUARD)

    def compose(self, one: Councillor) -> None:
        if one.has(".opinion .more") and "comments-390" not in " ".join(self.taken):
            self.comment(one)
        one.choose()
        one.claim(2)
        self.take(one.person, "preview")
        if self.phones.index(one) == 1:
            one.page.locator("textarea").fill(OWN[self.language])
            self.take(one.person, "own-words")
        one.page.locator(".lay").click()
        one.page.locator(".desk").wait_for(state="detached")
        if self.begun:
            self.room.page.locator(".card .back, .state").first.wait_for()
            print(f"first proposal after {time.monotonic() - self.begun:.1f} s", flush=True)
            self.begun = 0.0
        self.take(one.person, "laid")

    def comment(self, one: Councillor) -> None:
        """A remark on what another has laid."""
        more = one.page.locator(".opinion .more").first
        more.scroll_into_view_if_needed()
        more.click()
        self.take(one.person, "comments")
        one.page.locator(".opinion p button").first.click()
        one.page.wait_for_timeout(GUARD)
        self.take(one.person, "commented")
        self.look_around("commented")

    def judge(self, one: Councillor) -> None:
        """Something is asked aside each time; else every proposal is decided, and all sealed."""
        if self.ask_aside(one):
            return
        one.page.locator(".pager .page").first.click()
        wanted = self.wanted()
        undecided = ".stage:not(:has(.half[aria-pressed=true])) .half[aria-disabled=false]"
        while True:
            one.page.locator(f"{undecided}, .sealing").first.wait_for()
            if one.has(".sealing"):
                break
            accept = one.page.locator(".half:not(.no)")
            seat = ACCEPT.row(int(accept.get_attribute("data-part") or 0))
            (accept if wanted >> seat & 1 else one.page.locator(".half.no")).click()
            self.take(one.person, "decided")
            one.page.wait_for_timeout(2 * GUARD)  # it goes on by itself
        self.take(one.person, "sealing")
        one.page.locator(".sealing .seal").click()
        one.page.locator(".sealing").wait_for(state="detached")
        self.take(one.person, "sealed")
        self.look_around("sealed")

    def ask_aside(self, one: Councillor) -> bool:
        """Ask what was not asked yet, of the first proposal of which it may be asked."""
        for page in one.page.locator(".pager .page:not(.last)").all() if self.asides else []:
            page.click()
            if not one.has(".ask .quiet"):
                continue
            one.page.locator(".ask .quiet").first.click()
            name = next((it for it, what in self.asides.items() if one.has(f".ask {what}")), "")
            if name:
                self.take(one.person, "asking")
                one.page.locator(f".ask {self.asides.pop(name)}").first.click()
                one.page.wait_for_timeout(GUARD)
                self.take(one.person, name)
                self.look_around(name)
                return True
        return False

    def wanted(self) -> int:
        """Whom a monarch accepts, a bit each: at first everybody, later as who knows every card."""
        s = self.live.app.house.rooms[self.table].table.playing().state
        sets = [one for one in range(1, 1 << s.seats) if not one >> s.monarch & 1]
        return max(sets, key=lambda one: set_value(s, s.card, one)) if self.ends else sets[-1]

    def again(self) -> None:
        """The host wants a rematch, the others come along, the room follows."""
        self.take(self.room, "room-won")
        for i, one in enumerate(self.phones):
            button = one.page.locator(".end-acts .primary")
            button.wait_for()
            if i == 1:
                one.page.wait_for_timeout(3000)  # the page looks every so often who is there
                self.take(one.person, "rematch-asked")
            if i < 3:
                button.click()
                one.page.locator(".acts .btn").first.wait_for()
                self.take(one.person, "rematch")
        self.take(self.room, "room-rematch")


def sheet(folder: Path, width: int, run: str) -> None:
    """All moments of one size in one run, side by side, in rows."""
    found = sorted(folder.glob(f"*-{width}-{run}.png"), key=lambda path: path.stat().st_mtime)
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
    whole.save(folder / "sheets" / f"{width}-{run}.png")


def main(folder: Path, *runs: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for run in runs or ("fr", "en-dark"):
        with (
            tempfile.TemporaryDirectory() as data,
            sync_playwright() as playwright,
            Live(Path(data) / "cabale.db") as live,
        ):
            live.app.reach.open.append("127.0.0.1")  # as if of a local network
            browser = chromium(playwright)
            evening = Evening(folder, live, browser, run)
            try:
                evening.invite()
                evening.play()
                evening.again()
            finally:
                for width, _ in (*SIZES, TELEVISION):
                    sheet(folder, width, run)
            browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
