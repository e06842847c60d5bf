"""A person at the council of Reigns: does whatever is asked, as people would."""

from __future__ import annotations

from collections.abc import Callable

from web.browser import GUARD, Person

ASKED = (
    ".interlude .primary",
    ".pile[data-state=lit]",
    ".desk .lay",
    ".council footer .seal",
    ".stage .half",
    ".sealing .seal",
    "[data-key^='proposal'][data-state=lit]",
    ".tell",
    "section .row button",
    ".answers .btn",
    ".many .btn",
    ".fill button",
    ".speech li button",
    ".opinion.asked button",
    ".podium",
)


class Councillor:
    """Plays Reigns on the page of a person."""

    def __init__(self, person: Person, seats: int = 3) -> None:
        self.person = person
        self.page = person.page
        if seats:
            self.set_up(seats)

    @classmethod
    def seated(cls, person: Person) -> Councillor:
        """Somebody whose page shows the table already."""
        return cls(person, seats=0)

    def set_up(self, seats: int) -> None:
        """A table with bots, at once."""
        self.person.new_table(seats=seats, game="reigns")

    def has(self, what: str) -> bool:
        return self.page.locator(what).count() > 0

    def wait_asked(self) -> None:
        self.page.locator(", ".join(ASKED)).first.wait_for()
        self.page.wait_for_timeout(GUARD)

    def until(self, what: str) -> None:
        """Play on until this is on the page."""
        while not self.has(what):
            assert self.answer(), f"the game was over before there was {what}"
            self.wait_asked()

    def answer(self) -> bool:
        """Do what is asked; False when the game is over."""
        self.wait_asked()
        for what, act in self.acts().items():
            if self.has(what):
                act()
                return True
        return False

    def acts(self) -> dict[str, Callable[[], None]]:
        """What is done where something is asked, the first that is there."""
        press = {
            what: (lambda what=what: self.page.locator(what).first.click())
            for what in (*ASKED[:1], *ASKED[6:14])
        }
        return {
            ".interlude .primary": press.pop(".interlude .primary"),
            ".fill button": press.pop(".fill button"),
            ".desk .lay": self.pitch,
            ".council footer .seal": self.judge,
            ".pager .last": self.judge_on_a_phone,
            **press,
        }

    def choose(self, card: int = 0) -> None:
        self.page.locator(".hand .card").nth(card).click()

    def claim(self, force: int) -> None:
        """Two taps: the first pillar on the back, then a direction."""
        pillar = self.page.locator(".desk .pillar[aria-disabled=false]").first
        if pillar.get_attribute("aria-pressed") == "false":
            pillar.click()
        self.page.locator(".desk .force").nth(force).click()

    def pitch(self) -> None:
        self.choose()
        self.claim(2)
        self.page.locator(".lay").click()
        self.page.locator(".desk").wait_for(state="detached")

    def judge(self) -> None:
        """Accept everything but the last, and seal."""
        while self.page.locator(".push .yes").count() > 1:
            self.page.locator(".push .yes").first.click()
        if self.has(".push .no"):
            self.page.locator(".push .no").click()
        self.page.locator(".seal").click()
        self.page.locator(".seal").wait_for(state="detached")

    def judge_on_a_phone(self) -> None:
        """Accept everything; the page goes on by itself to what is open, in the end to the seal."""
        undecided = ".half:not(.no)[aria-pressed=false][aria-disabled=false]"
        while not self.has(".sealing"):
            self.page.locator(f"{undecided}, .sealing").first.wait_for()
            if self.has(undecided):
                self.page.locator(undecided).click()
        self.page.locator(".sealing .seal").click()
        self.page.locator(".sealing").wait_for(state="detached")
