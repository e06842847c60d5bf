"""Draws the pictures that links show, web/public/preview/*.png, with the page's own tiles.

PYTHONPATH=src:tests python scripts/previews.py
"""

from __future__ import annotations

import io
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright
from server.live import Live
from web.browser import chromium

TARGET = Path(__file__).parents[1] / "web" / "public" / "preview"
SIZE = {"width": 600, "height": 315}
FILL = """art => {
  Object.assign(art.style, {position: "fixed", inset: 0, zIndex: 99, width: "auto", height: "auto"})
}"""
HERO = """hero => {
  Object.assign(hero.style, {position: "fixed", inset: 0, zIndex: 99, height: "auto"})
  for (const words of hero.querySelectorAll("p, nav, .links, .lys")) words.style.opacity = 0
  hero.querySelector(".title").style.paddingTop = "70px"
}"""


def snap(page: Page, name: str) -> None:
    """A picture of few colours, and so of few bytes."""
    seen = Image.open(io.BytesIO(page.screenshot()))
    seen.convert("RGB").quantize(64).save(TARGET / f"{name}.png", optimize=True)


def main() -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Live(Path(folder) / "cabale.db") as live,
        sync_playwright() as playwright,
    ):
        browser = chromium(playwright)
        page = browser.new_page(viewport=SIZE, color_scheme="light")
        for place in ("louis_xiv", "heads_of_state", "cape_epee", "reigns"):
            page.goto(f"http://127.0.0.1:{live.port}/")
            page.locator(f'a[href="/new/{place}"] .art').evaluate(FILL)
            snap(page, place)
        page.goto(f"http://127.0.0.1:{live.port}/")
        page.locator("header.hero").evaluate(HERO)
        snap(page, "cabale")
        browser.close()


if __name__ == "__main__":
    main()
