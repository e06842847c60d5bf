"""A person in front of the page: what tests do with a real Chromium."""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Callable
from typing import Any, Literal, TypeVar

from playwright.sync_api import (
    Browser,
    BrowserContext,
    Locator,
    Page,
    Playwright,
    WebSocketRoute,
    expect,
)

T = TypeVar("T")
DESKTOP = (1440, 900)
PHONE = (360, 740)
GUARD = 340  # milliseconds; the page ignores clicks that follow a change of prompt too soon
PATIENCE = 60_000  # as long as a busy machine may take; what fails is seen later, that is all
AN_HOUR = 3600  # seconds
# What a page adds to a deal is known; the shorter keys of its answers stay different.
NO_CHANCE = """
    const random = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (bytes) => (bytes.length === 16 ? bytes.fill(7) : random(bytes));
"""
# Whoever knows the games is told neither their goals nor what matters.
GOALS_KNOWN = """
    const known = ["cape_epee", "heads_of_state", "louis_xiv", "reigns"];
    localStorage.setItem("cabale.goals", JSON.stringify(known));
    localStorage.setItem("cabale.finished", JSON.stringify(known));
"""
# A rule of the browser's own, before the page looks.
STYLED = """(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`%s`);
    document.adoptedStyleSheets.push(sheet);
})()"""
TOO_WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
UNPAINTED = "html { opacity: 0 }"  # laid out, pressed and read as ever; no pixel is computed
expect.set_options(timeout=PATIENCE)
QUIET = ("favicon",)  # what a console may say


SHELL = "chromium-headless-shell"  # all of Chromium but its windows: lighter
WHOLE = ("chromium", "chromium-browser", "google-chrome")


def chromium(playwright: Playwright, *names: str) -> Browser:
    """The machine's own Chromium, the first found of these names."""
    wanted = (os.environ.get("CABALE_CHROMIUM", ""), *(names or (SHELL, *WHOLE)))
    found = next((path for name in wanted if name and (path := shutil.which(name))), None)
    return playwright.chromium.launch(
        executable_path=found,
        args=["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--mute-audio"],
    )


class Person:
    """Somebody with a browser of their own."""

    def __init__(
        self,
        browser: Browser,
        home: str,
        name: str = "Élise",
        language: str = "en",
        size: tuple[int, int] = DESKTOP,
        theme: str = "light",
        still: bool = True,
        knows: bool = True,
        painted: bool = True,
    ) -> None:
        self.home = home
        self.theme: Literal["light", "dark"] = "dark" if theme == "dark" else "light"
        self.name = name or "Élise"
        self.errors: list[str] = []
        self.refused: set[int] = set()  # statuses that a test asks for; the browser notes each
        self.hosts: set[str] = set()
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme=self.theme,
            reduced_motion="reduce" if still else "no-preference",
            has_touch=size[0] < 700,
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(NO_CHANCE)
        if knows:
            self.context.add_init_script(GOALS_KNOWN)
        if not painted:
            self.style(UNPAINTED)
        if name:
            self.context.add_init_script(f"localStorage.setItem('cabale.name', '{name}')")
        self.page = self.tab()

    def tab(self) -> Page:
        """Another tab of the same browser."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self.listen)
        page.on("request", lambda request: self.hosts.add(request.url.split("/")[2]))
        return page

    def style(self, rules: str) -> None:
        """Have every page of this browser obey these rules too."""
        self.context.add_init_script(STYLED % rules)

    def listen(self, message: Any) -> None:
        wanted = [f"status of {status}" for status in self.refused]
        if message.type == "error" and not any(word in message.text for word in (*QUIET, *wanted)):
            self.errors.append(message.text)

    def stop_clock(self) -> None:
        """From the next load on nothing goes on by itself, until `page.clock.resume()`."""
        self.go("/offline.html")  # where nobody minds that the clock still runs
        self.page.clock.install(time=0)
        self.page.clock.pause_at(AN_HOUR)  # not reached before, however busy the machine is

    # -- what is shown once the page has come to rest

    def comes_to(self, read: Callable[[], T], wanted: T) -> None:
        """What is read of the page, which may still be moving, is this in the end."""
        over = time.monotonic() + PATIENCE / 1000
        while (found := read()) != wanted:
            assert time.monotonic() < over, f"it stays {found!r}, not {wanted!r}"
            self.page.wait_for_timeout(20)

    def fits(self) -> None:
        """Nothing is wider than the screen."""
        self.comes_to(lambda: self.page.evaluate(TOO_WIDE) <= 0, True)

    # -- getting into a game

    def go(self, path: str) -> None:
        self.page.goto(self.home + path)

    def play_now(self) -> None:
        self.go("/")
        self.page.locator(".way.primary").click()
        self.page.wait_for_url("**/t/*")

    def new_table(self, query: str = "", seats: int = 4, game: str = "cape_epee") -> None:
        """A table against the weakest bots, opened without its set-up; others are set up."""
        if query:
            self.set_up(query, seats)
            return
        levels = [None, *["page"] * (seats - 1)]
        wish = {"game": game, "seats": seats, "mode": "bots", "levels": levels}
        made = self.context.request.post(
            f"{self.home}/api/tables", data={**wish, "names": [self.name]}
        ).json()
        self.go(f"/t/{made['id']}#s={made['mine'][0]['secret']}")

    def set_up(self, query: str = "", seats: int = 4) -> None:
        """The set-up of a new table, `seats` chosen and the game begun or the lobby open."""
        self.go(f"/new/cape_epee{query}")
        page = self.page
        page.locator("footer .btn.primary:enabled").wait_for()
        less = page.get_by_label("One seat less")
        while int(page.locator(".count b").inner_text()) > seats:
            less.click()
        if page.get_by_role("button", name="page", exact=True).count():
            page.get_by_role("button", name="page", exact=True).click()
        page.locator("footer .btn.primary").click()
        page.wait_for_url("**/t/*")

    def sit_down(self, link: str, name: str) -> None:
        self.page.goto(link)
        self.page.locator("#name").fill(name)
        self.page.locator("form .btn").click()
        self.page.locator("#name").wait_for(state="detached")

    # -- playing De Cape & d'Épée

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".prompt p")

    @property
    def lit(self) -> Locator:
        return self.page.locator(".hand [data-state=lit]")

    def wait_turn(self) -> None:
        """Until a card of the hand may be chosen; counts of rounds are looked at on the way."""
        page = self.page
        page.locator(".hand [data-state=lit], .interlude, .answers .btn, .podium").first.wait_for()
        page.wait_for_timeout(GUARD)

    def choose(self, card: int = 0) -> None:
        self.lit.nth(card).click()

    def slide_under(self, column: int) -> None:
        self.page.locator(f"[data-key='column:{column}']").dispatch_event("click")

    def slide(self, card: int = 0) -> None:
        """The n-th card of the hand under the first open column."""
        self.choose(card)
        self.page.locator(".column .ground[data-state=lit]").first.dispatch_event("click")

    def answer(self) -> bool:
        """Do whatever is asked; False when the game is over."""
        self.wait_turn()
        page = self.page
        if page.locator(".interlude .primary").count():
            page.locator(".interlude .primary").click()
        elif page.locator(".podium").count():
            return False
        elif page.locator(".answers .btn").count():
            page.locator(".answers .btn").first.click()
        else:
            self.slide()
        return True

    def close(self) -> None:
        self.context.close()


class Line:
    """The network between a page and the server, which can be cut; laid before the page opens."""

    def __init__(self, one: Person) -> None:
        self.broken = False
        self.open: list[WebSocketRoute] = []
        one.page.route_web_socket("**/ws/*", self.connect)

    def connect(self, route: WebSocketRoute) -> None:
        if self.broken:
            route.close()
            return
        route.connect_to_server()
        self.open.append(route)

    def cut(self) -> None:
        self.broken = True
        for route in self.open:
            route.close()

    def mend(self) -> None:
        self.broken = False
