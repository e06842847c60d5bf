"""Every lesson step by step, in pictures, and what of its lights a reader cannot see.

PYTHONPATH=build/engine:tests python tests/web/lesson_pictures.py FOLDER [PART OF A NAME …]

Each lesson at each size; languages and themes take turns, so that every pair of them is seen. The
steps of one reading lie side by side on sheets; what is out of view, covered or cut is printed.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, sync_playwright
from server.live import Live
from web.browser import Person, chromium
from web.learner import Learner

from cabale.core.lesson_text import lesson_texts
from cabale.games.catalogue import game_named, names

# (name, size, steps on a sheet across and down)
SIZES = (
    ("desktop", (1280, 720), (2, 3)),
    ("phone", (390, 844), (4, 2)),
    ("sideways", (844, 390), (2, 4)),
)
LOOKS = (("fr", "light"), ("en", "dark"), ("fr", "dark"), ("en", "light"))
SETTLED = 700  # milliseconds until fonts and motion have come to rest
HIGH = 780  # a sheet's step, in pixels: as large as it can be read


def read(browser: Browser, home: str, folder: Path, reading: tuple[str, ...], size: int) -> None:
    """One lesson to its end, a picture of each step."""
    game, name, language, theme = reading
    kind, window, across = SIZES[size]
    title = f"{game}-{name}-{kind}-{language}-{theme}"
    me = Person(browser, home, language=language, size=window, theme=theme)
    taken: list[Image.Image] = []

    def look(step: str) -> None:
        me.page.wait_for_timeout(SETTLED)
        path = folder / f"{title}-{len(taken) + 1:02}.png"
        me.page.screenshot(path=path)
        taken.append(Image.open(path).convert("RGB"))
        for fault in learner.hidden():
            print(f"{title} {step}: {fault}", flush=True)

    learner = Learner(me, look)
    learner.open(game, name)
    try:
        learner.walk()
    except (AssertionError, IndexError) as stuck:
        print(f"{title}: {stuck}", flush=True)
    for fault in me.errors:
        print(f"{title}: {fault}", flush=True)
    me.close()
    lay_out(taken, across, folder / "sheets" / title)


def lay_out(taken: list[Image.Image], shape: tuple[int, int], path: Path) -> None:
    """The steps on as many sheets as they need."""
    across, down = shape
    for first in range(0, len(taken), across * down):
        some = taken[first : first + across * down]
        scale = min(1.0, 1568 / (across * some[0].width), 2 * HIGH / (down * some[0].height))
        wide, high = (int(side * scale) for side in some[0].size)
        rows = -(-len(some) // across)
        sheet = Image.new("RGB", (across * (wide + 6), rows * (high + 6)), "magenta")
        for i, one in enumerate(some):
            sheet.paste(
                one.resize((wide, high), Image.Resampling.LANCZOS),
                (i % across * (wide + 6), i // across * (high + 6)),
            )
        sheet.save(path.with_name(f"{path.name}-{first // (across * down) + 1}.png"))


def main(folder: Path, *wanted: str) -> None:
    (folder / "sheets").mkdir(parents=True, exist_ok=True)
    lessons = [(game, name) for game in names() for name in lesson_texts(game_named(game))]
    with (
        tempfile.TemporaryDirectory() as data,
        sync_playwright() as playwright,
        Live(Path(data) / "cabale.db") as live,
    ):
        browser = chromium(playwright)
        for i, (game, name) in enumerate(lessons):
            for size in range(len(SIZES)):
                for turn in (0, 1):  # French and English
                    language, theme = LOOKS[(2 * (i + size) + turn) % len(LOOKS)]
                    title = f"{game}-{name}-{SIZES[size][0]}-{language}"
                    if all(part in title for part in wanted):
                        home = f"http://127.0.0.1:{live.port}"
                        read(browser, home, folder, (game, name, language, theme), size)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
