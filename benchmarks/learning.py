"""How far somebody new is from a first decision, and how long the lessons are.

    python benchmarks/learning.py

Seconds are those of a real Chromium with an empty cache: from the address to a home page that can
be pressed, and from the press to the first gesture of a lesson that is lit. A lesson is read at two
words a second, six seconds for each gesture and one for each answer of the others
(`Lesson.seconds`).
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from rich.console import Console
from rich.table import Table

from cabale.core.lesson_text import lesson_texts, read_lesson
from cabale.games.catalogue import game_named, names

sys.path.append(str(Path(__file__).resolve().parents[1] / "tests"))  # people with browsers

from server.live import Live
from web.browser import DESKTOP, Person, chromium

PHONE = (390, 844)
LIT = ".lesson .gesture:not(.off)"


def way_in(browser: Browser, home: str, language: str, size: tuple[int, int]) -> tuple[float, ...]:
    """Seconds to the home page, and from one click to the first decision."""
    me = Person(browser, home, name="", language=language, size=size, knows=False)
    began = time.perf_counter()
    me.go("/")
    me.page.locator(".way.learn").wait_for()
    ready = time.perf_counter()
    me.page.locator(".way.learn").click()
    me.page.locator(LIT).wait_for()
    asked = time.perf_counter()
    me.close()
    return ready - began, asked - ready


def ways_in() -> Table:
    table = Table("somebody new", "home page, s", "clicks", "to the first decision, s")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        with Live(Path(folder) / "cabale.db") as live:
            browser = chromium(playwright)
            home = f"http://127.0.0.1:{live.port}"
            for language, size in (("fr", PHONE), ("en", PHONE), ("fr", DESKTOP), ("en", DESKTOP)):
                loaded, asked = way_in(browser, home, language, size)
                table.add_row(f"{language}, {size[0]} px", f"{loaded:.1f}", "1", f"{asked:.1f}")
            browser.close()
    return table


def lengths() -> Table:
    table = Table("game", "lesson", "steps", "fr, s", "en, s")
    for name in names():
        game = game_named(name)
        for title, text in lesson_texts(game).items():
            lesson = read_lesson(text, game_named)
            seconds = [f"{lesson.seconds(language):.0f}" for language in ("fr", "en")]
            table.add_row(name, title, str(len(lesson.steps)), *seconds)
    return table


def main() -> None:
    console = Console()
    console.print(lengths())
    console.print(ways_in())


if __name__ == "__main__":
    main()
