"""Draws the icons of the installed app, web/public/icons/*.png, from the drawing of the tab.

PYTHONPATH=src:tests python scripts/icons.py
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright
from web.browser import chromium

PUBLIC: Final = Path(__file__).parents[1] / "web" / "public"
NIGHT: Final = "#12172b"
SIZES: Final = (("192", 192, 0.0), ("512", 512, 0.0), ("apple", 180, 1.0), ("maskable", 512, 0.8))


def draw(page: Page, drawing: str, size: int, name: str) -> None:
    """One drawing as a picture of that size."""
    style = f"<style>body{{margin:0}}svg{{display:block;width:{size}px;height:{size}px}}</style>"
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(style + drawing)
    page.screenshot(path=PUBLIC / "icons" / f"{name}.png", omit_background=True)


def full(drawing: str, scale: float) -> str:
    """The lily on a ground without corners, small enough to be cut to any shape."""
    lily = re.search(r'd="([^"]+)"', drawing)
    assert lily is not None, "the drawing of the tab is a lily on a ground"
    side = 48 * scale
    place = f"translate({32 - side / 2} {32 - side / 2}) scale({side / 512})"
    ground = f'<rect width="64" height="64" fill="{NIGHT}"/>'
    path = f'<path transform="{place}" fill="#ebd9a6" d="{lily[1]}"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">{ground}{path}</svg>'


def outline(drawing: str) -> str:
    """The lily alone, for places where only its shape is shown."""
    without_ground = re.sub(r"<rect[^>]*/>", "", drawing)
    return without_ground.replace("#ebd9a6", "#ffffff")


def main() -> None:
    drawing = (PUBLIC / "favicon.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        browser = chromium(playwright)
        page = browser.new_page()
        for name, size, scale in SIZES:
            draw(page, full(drawing, scale) if scale else drawing, size, name)
        draw(page, outline(drawing), 96, "badge")
        browser.close()


if __name__ == "__main__":
    main()
