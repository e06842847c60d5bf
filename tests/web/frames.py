"""What a page has painted: every frame of it, to look for what should never have been there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

# Everything that can be seen, heard or read out of the page, frame by frame; `often` looks at every
# change of the page instead, so that nothing it ever showed is missed.
RECORDER = """
(often) => {
  const texts = (selector) =>
    [...document.querySelectorAll(selector)].map((one) => one.textContent.trim()).filter(Boolean);
  const said = () =>
    [...document.querySelectorAll("[aria-label], [title], [placeholder]")].flatMap((one) =>
      ["aria-label", "title", "placeholder"].map((name) => one.getAttribute(name) ?? ""));
  const snap = () => {
    if (!document.body) return;
    const frame = {
      title: document.title,
      curtain: document.querySelector(".curtain h1")?.textContent ?? "",
      all: document.body.textContent.trim(),
      labels: said().filter(Boolean),
      keys: document.querySelectorAll("[data-key], [data-fly]").length,
      typed: [...document.querySelectorAll("input, textarea")].map((one) => one.value).join(""),
      hand: texts(".hand"),
      log: texts(".log p"),
      live: texts("[aria-live] > p"),
      note: texts(".note, .inspector"),
    };
    const text = JSON.stringify(frame);
    if (text !== window.lastFrame) (window.frames_ ??= []).push(frame);
    window.lastFrame = text;
  };
  const again = () => { snap(); requestAnimationFrame(again); };
  if (often) new MutationObserver(snap).observe(document, { childList: true, subtree: true,
    characterData: true, attributes: true });
  requestAnimationFrame(again);
}
"""


@dataclass(frozen=True, slots=True)
class Frame:
    """One painted frame."""

    title: str
    curtain: str  # the heading of the curtain, empty where there is none
    all: str  # every word in the page
    labels: list[str]
    keys: int  # pieces that are drawn
    typed: str  # what stands in fields
    hand: list[str]
    log: list[str]
    live: list[str]  # what a screen reader is told
    note: list[str]  # why-nots, hints and the inspector


def record(page: Page, often: bool = False) -> None:
    """Keep every frame from the next load on."""
    page.add_init_script(f"({RECORDER})({'true' if often else 'false'})")


def frames(page: Page) -> list[Frame]:
    found: list[dict[str, Any]] = page.evaluate("window.frames_ ?? []")
    return [Frame(**one) for one in found]


def read_aloud(page: Page) -> list[str]:
    """Every name in the accessibility tree."""
    client = page.context.new_cdp_session(page)
    nodes = client.send("Accessibility.getFullAXTree")["nodes"]
    client.detach()
    return [name for node in nodes if (name := node.get("name", {}).get("value"))]
