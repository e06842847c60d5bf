"""What a screen shows of a question: nothing cut, outside or covered, all large enough."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

POINTER = 32  # pixels that a target measures at least
TOUCH = 44

PROMPT = 68  # pixels that a prompt is high at most: one that grew would move the board

# What people press or read to answer, what is on their way to it, and the words.
TARGETS = (
    "[data-state=lit], [data-state=picked], .prompt .btn, .prompt summary, .many .btn,"
    " .reigns button:enabled"
)
CONTROLS = "header nav button, .dock button, [role=tab], .play button, .play [role=button]"
TEXTS = ".prompt p, .prompt .btn, .play .btn, .end-acts .btn, .hand *, .board *"

# The page has the window's size and says that it has looked at itself since; the prompt folds its
# buttons once it knows its width, then its words take their size.
MEASURE = """
async ({ targets, controls, whole, texts, least, prompt, width, height }) => {
  const frame = () => new Promise(requestAnimationFrame);
  const filled = () => {
    const box = document.querySelector(".shell")?.getBoundingClientRect();
    return box && Math.abs(box.width - width) < 1 && Math.abs(box.height - height) < 1;
  };
  while (!filled()) await frame();
  for (let n = 0; n < 3; n++) await frame();
  while (document.querySelector(".cues[data-waiting]")) await frame();

  const known = new Map(); // what many ask of the same ancestors
  const holds = (element) => {
    if (!known.has(element)) {
      const { overflowX, overflowY, position, opacity } = getComputedStyle(element);
      const clips =
        /(auto|scroll|hidden|clip)/.test(overflowX + overflowY) || element.matches(".play");
      const above = element.parentElement;
      const faded = above !== null && (opacity === "0" || holds(above).faded);
      const box = clips && element.getBoundingClientRect();
      known.set(element, { clips, position, faded, box });
    }
    return known.get(element);
  };
  /** The part of an element that its ancestors and the window let through. */
  const shown = (element) => {
    const box = element.getBoundingClientRect();
    let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
    let more = false; // what is hidden lies in a box that says so
    const cut = (other) => {
      left = Math.max(left, other.left); top = Math.max(top, other.top);
      right = Math.min(right, other.right); bottom = Math.min(bottom, other.bottom);
    };
    let loose = holds(element).position === "absolute"; // no box holds it yet
    for (let one = element.parentElement; one; one = one.parentElement) {
      const { clips, position, box } = holds(one);
      if (loose && position === "static") continue;
      loose = position === "absolute";
      if (!clips) continue;
      if (one.dataset.more) more = true;
      cut(box);
    }
    cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    const area = Math.max(0, right - left) * Math.max(0, bottom - top);
    const part = box.width * box.height ? area / (box.width * box.height) : 1;
    return { part, more, x: (left + right) / 2, y: (top + bottom) / 2, box };
  };
  const name = (element) =>
    `${element.dataset.key ?? element.getAttribute("class") ?? element.tagName} ` +
    element.textContent.replace(/\\s+/g, " ").trim().slice(0, 40);
  const all = (selector) => [...document.querySelectorAll(selector)].filter(
    (one) => one.checkVisibility({ visibilityProperty: true })
      && !holds(one).faded && !one.closest(".hidden-visually, [inert]"));
  const related = (a, b) => a && b && (a.contains(b) || b.contains(a));

  /** Somewhere a finger meets the element itself, or a group that brings it nearer. */
  const free = (element) => {
    const box = element.getBoundingClientRect();
    for (let i = 1; i < 12; i++) for (let k = 1; k < 12; k++) {
      const x = box.left + (box.width * i) / 12, y = box.top + (box.height * k) / 12;
      const met = document.elementFromPoint(x, y);
      if (related(element, met) || met?.closest("[data-group]")) return true;
    }
    return false;
  };

  const grouped = (x, y) => document.elementFromPoint(x, y)?.closest("[data-group]");

  const hidden = [], covered = [], small = [], cut = [];
  for (const one of all(targets)) {
    const { part, more } = shown(one);
    if (part < 0.97 && !more) hidden.push(name(one));
    if (part < 0.5) continue;
    if (!free(one)) covered.push(name(one));
  }
  for (const one of whole ? all(whole) : [])
    if (shown(one).part < 0.97) hidden.push(name(one));
  for (const one of all(`${targets}, ${controls}`)) {
    const { part, x, y, box } = shown(one);
    if (part < 0.97 || one.dataset.state === "still") continue;
    if (getComputedStyle(one).pointerEvents === "none") continue;
    if (Math.min(box.width, box.height) >= least - 0.5 || grouped(x, y)) continue;
    const reach = least / 2 - 1;
    const hit = (dx, dy) => related(one, document.elementFromPoint(x + dx, y + dy));
    const wide = box.width >= least - 0.5 || (hit(-reach, 0) && hit(reach, 0));
    const high = box.height >= least - 0.5 || (hit(0, -reach) && hit(0, reach));
    if (!wide || !high) small.push(`${name(one)} ${box.width | 0}x${box.height | 0}`);
  }
  const words = all(texts).filter((one) => one instanceof HTMLElement &&
    [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()));
  for (const one of words) {
    const style = getComputedStyle(one);
    const { part, more } = shown(one);
    const wide = one.scrollWidth > one.clientWidth + 1 && style.overflowX !== "visible";
    const high = one.scrollHeight > one.clientHeight + 3 && style.overflowY !== "visible";
    if ((one.clientWidth > 0 && (wide || high)) || (part < 0.9 && !more)) cut.push(name(one));
  }
  const question = document.querySelector(".prompt");
  if (question?.offsetHeight > prompt) cut.push(`prompt ${question.offsetHeight} high`);
  const wide = document.documentElement.scrollWidth > innerWidth;
  return { hidden, covered, small, cut, wide };
}
"""
FINE: dict[str, Any] = {"hidden": [], "covered": [], "small": [], "cut": [], "wide": False}


def measure(page: Page, size: tuple[int, int], least: int = 0, whole: str = "") -> dict[str, Any]:
    """Faults of the page in a window of this size; what must be `whole` may not be scrolled to."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    wish = {"targets": TARGETS, "controls": CONTROLS, "texts": TEXTS, "prompt": PROMPT}
    room = {"width": size[0], "height": size[1], "whole": whole, "least": least}
    found: dict[str, Any] = page.evaluate(MEASURE, {**wish, **room})
    return found
