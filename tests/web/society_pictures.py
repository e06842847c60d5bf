"""Pictures of everything that friends and a club see, in both languages, sizes and themes.

PYTHONPATH=src:tests python tests/web/society_pictures.py FOLDER [SCREEN …]

FOLDER keeps the club between two runs; without a SCREEN all of them are taken.
"""

from __future__ import annotations

import itertools
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, sync_playwright
from server.live import Live
from web.ahead import run
from web.browser import Person, chromium
from web.society import KEY, kept_in

from cabale.server.calls.bells import Language
from cabale.server.calls.caller import message_for
from cabale.server.calls.letterhead import drawn
from cabale.server.calls.senders import Message
from cabale.server.calls.settings import CallSettings

SMALL, PHONE, LAPTOP, DESKTOP = (360, 640), (390, 844), (1280, 720), (1440, 900)
Look = tuple[tuple[int, int], str, str]  # size, language, theme
SETTLED = 700  # milliseconds until fonts and motion have come to rest
# every size in both languages and both themes
LOOKS = tuple(itertools.product((DESKTOP, LAPTOP, PHONE, SMALL), ("fr", "en"), ("light", "dark")))


# everything on, so that it is seen; nobody is called
CALLS = CallSettings(push=True, mail="smtp://127.0.0.1:9?from=club@example.org", hook=True)


class Studio:
    """Whoever takes the pictures."""

    def __init__(self, folder: Path, live: Live, browser: Browser, society: Any) -> None:
        self.folder, self.live, self.browser, self.society = folder, live, browser, society
        self.home = f"http://127.0.0.1:{live.port}"

    def person(self, look: Look, at: int | None = 0, **wish: Any) -> Person:
        """Somebody before a browser: a member by their number, or a guest."""
        size, language, theme = look
        one = Person(self.browser, self.home, size=size, language=language, theme=theme, **wish)
        if at is not None:
            member = self.society["people"][at]
            key = json.dumps({"id": member["id"], "token": member["token"]})
            one.context.add_init_script(f"localStorage.setItem('cabale.me', {json.dumps(key)})")
            name = json.dumps(member["name"])
            one.context.add_init_script(f"localStorage.setItem('cabale.name', {name})")
        return one

    def snap(self, one: Person, screen: str, look: Look, whole: bool = True) -> None:
        (width, _), language, theme = look
        one.page.locator("h1, .prompt").first.wait_for()
        one.page.wait_for_timeout(SETTLED)
        path = self.folder / f"{screen}-{width}-{language}-{theme}.png"
        one.page.screenshot(path=path, full_page=whole)
        over = one.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        print(path.name, one.errors or "", f"too wide by {over}" if over > 0 else "", flush=True)


def simple(path: str, screen: str, at: int | None = 0) -> Callable[[Studio], None]:
    """A screen that is only looked at."""

    def take(studio: Studio) -> None:
        for look in LOOKS:
            one = studio.person(look, at)
            one.refused = {403, 404}
            one.go(path.format(**studio.society["cups"], **names_of(studio)))
            studio.snap(one, screen, look)
            one.close()

    return take


def names_of(studio: Studio) -> dict[str, str]:
    people = studio.society["people"]
    tables = studio.society["tables"]
    return {"member": people[0]["id"], "other": people[2]["id"], "letters": tables[0]}


def take_invite(studio: Studio) -> None:
    """A table of friends: its host, who comes, who has come."""
    for look in LOOKS:
        host, guest = studio.person(look), studio.person(look, None, name="")
        host.go("/new/louis_xiv?friends")
        host.page.locator("footer .btn.primary:enabled").click()
        host.page.wait_for_url("**/t/*")
        guest.page.goto(host.page.url)
        guest.page.locator("#name").wait_for()
        studio.snap(guest, "join", look)
        guest.page.locator("#name").fill("Armand de Brissac")
        guest.page.locator("form .btn").click()
        guest.page.locator("#name").wait_for(state="detached")
        host.page.locator(".code img").wait_for()
        studio.snap(host, "invite", look)
        studio.snap(guest, "lobby", look)
        for one in (host, guest):
            one.close()


def take_chair(studio: Studio) -> None:
    """A lobby whose host is away: how long the table waits, the chair that is free, its heir."""
    for look in LOOKS:
        host, guest = studio.person(look), studio.person(look, None, name="")
        host.go("/new/cape_epee?friends")
        host.page.locator("footer .btn.primary:enabled").click()
        host.page.wait_for_url("**/t/*")
        guest.sit_down(host.page.url, "Armand de Brissac")
        host.close()
        guest.page.locator(".status.absent").wait_for()
        studio.snap(guest, "host-away", look, whole=False)
        studio.live.app.house.clock = lambda: time.time() + 301
        guest.page.reload()
        guest.page.locator("footer .btn.primary").wait_for()
        studio.snap(guest, "host-missing", look, whole=False)
        guest.page.locator("footer .btn.primary").click()
        guest.page.locator(".heir").wait_for()
        studio.snap(guest, "host-heir", look)
        studio.live.app.house.clock = time.time
        guest.close()


def take_host(studio: Studio) -> None:
    """The desk: before its key is told, then open."""
    for look in LOOKS:
        one = studio.person(look, None)
        one.go("/host")
        studio.snap(one, "host-closed", look)
        one.page.evaluate(f"sessionStorage.setItem('cabale.host', '{KEY}')")
        one.page.reload()
        studio.snap(one, "host", look)
        one.close()


def take_letters(studio: Studio) -> None:
    """A table by correspondence, and what is answered ahead."""
    ahead = {"fr": "Répondre d’avance", "en": "Answer ahead"}
    for look, table in itertools.product(LOOKS, studio.society["tables"][:2]):
        for at in (0, 1, 3):
            one = studio.person(look, at)
            one.go(f"/t/{table}")
            one.page.wait_for_timeout(SETTLED)
            fold = one.page.locator(".prompt details.more summary")
            if fold.count() and fold.is_visible():
                fold.click()
            found = one.page.get_by_role("button", name=ahead[look[1]], exact=True)
            if found.count():
                studio.snap(one, f"letters-{table[:3]}", look, whole=False)
                found.first.click()
                one.page.wait_for_timeout(1500)
                studio.snap(one, f"ahead-{table[:3]}", look, whole=False)
                one.close()
                break
            one.close()


def take_gathering(studio: Studio) -> None:
    """A table of a tournament that waits for the words of those who play there."""
    live, pair = studio.live, studio.society["people"][20:22]
    wish = {"name": "Duel", "game": "reigns", "seats": 3, "form": "swiss", "length": 2}
    cups = live.post("/api/host/club/tournaments", wish, KEY)["tournaments"]
    path = f"/api/club/tournaments/{cups[0]['id']}"
    pair += studio.society["people"][22:23]
    for one in pair:
        live.post(f"{path}/enter", {"seals": ["0" * 64] * 2}, one["token"])
    live.post(f"/api/host{path.removeprefix('/api')}/start", {}, KEY)
    table = live.ask("GET", path, secret=pair[0]["token"])[1]["my_table"]
    for look in LOOKS:
        one = studio.person(look, 20)
        one.go(f"/t/{table}")
        studio.snap(one, "gathering", look)
        one.close()
    live.post(f"/api/host{path.removeprefix('/api')}/stop", {}, KEY)


def take_entrance(studio: Studio) -> None:
    """Whoever comes by the invitation to the club."""
    for look in LOOKS:
        one = studio.person(look, None, name="")
        one.refused = {403}
        one.go(studio.society["invite"])
        studio.snap(one, "entrance", look)
        one.close()


def take_handed(studio: Studio) -> None:
    """A seat that its player hands over: who gives it, and who is to take it."""
    table, me = studio.society["tables"][1], studio.society["people"][0]
    panel = {"fr": "Réglages", "en": "Settings"}
    for look in LOOKS:
        one = studio.person(look)
        one.go(f"/t/{table}")
        one.page.get_by_role("button", name=panel[look[1]], exact=True).first.click()
        one.page.locator(".settings form").scroll_into_view_if_needed()
        studio.snap(one, "settings", look, whole=False)
        code = studio.live.post(f"/api/tables/{table}/hand", {"seat": 0}, me["token"])["code"]
        one.close()
        guest = studio.person(look, None, name="")
        guest.go(f"/t/{table}#h={code}.A")
        studio.snap(guest, "handed", look)
        guest.close()


def take_away(studio: Studio) -> None:
    """Somebody is away until a day: how they say it, and how a table shows it."""
    away = studio.society["people"][3]
    rest = {"until": time.time() + 9 * 86_400, "days": [5, 6], "zone": "Europe/Paris"}
    studio.live.post("/api/me/leave", rest, away["token"])
    simple("/t/" + studio.society["tables"][1], "away", 0)(studio)
    simple("/me#leave", "resting", 3)(studio)


def take_mail(studio: Studio) -> None:
    """What is written to somebody's mailbox; it is light in every theme."""

    async def written(language: Language) -> Message:
        room = await studio.live.app.house.room(studio.society["tables"][1])
        assert room is not None
        return message_for(room.table, 0, language, "https://cabale.example.org")

    for look in LOOKS:
        language: Language = "fr" if look[1] == "fr" else "en"
        message = run(studio.live, written(language))
        one = studio.person(look, None)
        one.page.set_content(drawn(message, language, "https://cabale.example.org/me"))
        studio.snap(one, "mail", look)
        one.close()


def take_offline(studio: Studio) -> None:
    """What the app shows without a network."""
    for look in LOOKS:
        one = studio.person(look)
        one.go("/offline.html")
        studio.snap(one, "offline", look)
        one.close()


SCREENS: dict[str, Callable[[Studio], None]] = {
    "newcomer": simple("/", "newcomer", None),
    "home": simple("/", "home"),
    "tables": simple("/tables", "tables"),
    "me": simple("/me", "me"),
    "guest": simple("/me", "guest", None),
    "club": simple("/club", "club"),
    "member": simple("/club/people/{member}", "member", 1),
    "cup-over": simple("/club/tournaments/{over}", "cup-over"),
    "cup-running": simple("/club/tournaments/{running}", "cup-running"),
    "cup-gathering": simple("/club/tournaments/{gathering}", "cup-gathering", 3),
    "stranger": simple("/club", "stranger", None),
    "invite": take_invite,
    "chair": take_chair,
    "host": take_host,
    "letters": take_letters,
    "gathering": take_gathering,
    "entrance": take_entrance,
    "handed": take_handed,
    "away": take_away,
    "mail": take_mail,
    "offline": take_offline,
}


def sheet(folder: Path, screen: str) -> None:
    """All pictures of one screen on one sheet, side by side."""
    found = sorted(folder.glob(f"{screen}-[0-9]*.png"))
    pictures = [Image.open(path).convert("RGB") for path in found]
    shown = [one.resize((one.width * 2 // 3, one.height * 2 // 3)) for one in pictures]
    if not shown:
        return
    height = min(1800, max(one.height for one in shown))
    whole = Image.new("RGB", (sum(one.width + 12 for one in shown), height), "#777777")
    at = 0
    for one in shown:
        whole.paste(one.crop((0, 0, one.width, height)), (at, 0))
        at += one.width + 12
    (folder / "sheets").mkdir(exist_ok=True)
    whole.save(folder / "sheets" / f"{screen}.png")


def main(folder: Path, *screens: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright, Live(folder / "cabale.db", key=KEY, calls=CALLS) as live:
        live.app.reach.open.append("127.0.0.1")  # as if it were an address of a local network
        society = kept_in(folder, live)
        studio = Studio(folder, live, chromium(playwright), society)
        for screen in screens or SCREENS:
            SCREENS[screen](studio)
        studio.browser.close()
    for screen in sorted({path.name.rsplit("-", 3)[0] for path in folder.glob("*-*-*-*.png")}):
        sheet(folder, screen)


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
