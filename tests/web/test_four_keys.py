"""At most four keys lead to any answer: every target wears a key, and Enter sends.

What a person presses is pressed, and counted, from the question on: the code that a target wears,
and Enter where that would send an answer. A piece that only begins one is chosen by its code alone.
In Reigns a pitch is composed of several answers and sent in one go, and so are a Monarch's
decisions: there the keys to each of these answers are counted, from the question on as well.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from server.live import Live
from web.browser import Person
from web.moments import Moment, follow, moments

from cabale.games import catalogue

Make = Callable[..., Person]
MOST = 4
BY_HAND = """localStorage.setItem("cabale.settings", JSON.stringify({ forced: false }))"""
# The page listens at once: its clock runs fast.
FAST = """
    const now = performance.now.bind(performance);
    performance.now = () => 100 * now();
"""
# An answer is noted, and refused before it leaves.
NOTED = """
    window.given = [];
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
      const message = JSON.parse(text);
      if (message.t !== "answer") return send.call(this, text);
      window.given.push(message.action);
      const refused = { t: "refused", what: "answer", reason: "stale", key: message.key };
      queueMicrotask(() =>
        this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(refused) })));
    };
"""
# Reads the codes that are worn, presses those that choose a part, and reads again. Told: the
# fewest keys to each answer (by its code, or by its pieces), one answer that was sent, and with
# which code to go on upon a new page if one left something behind.
EXPLORE = """async ({ from, most, enough }) => {
  const soon = (wait) => new Promise((done) => setTimeout(done, wait));
  let scrolled = false; // then the page waits again until it shows the codes
  addEventListener("scroll", () => (scrolled = true), true);
  const worn = async () => {
    do {
      scrolled = false;
      await soon(75); // a little longer than the page waits
    } while (scrolled);
    return [...document.querySelectorAll(".caps-on kbd:not(.again)")].map((one) => ({
      code: one.textContent.trim(),
      to: one.dataset.to,
      sends: one.classList.contains("sends"),
    }));
  };
  const press = (key) => {
    const on = document.activeElement;
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
    if (on.dispatchEvent(event) && key === "Enter") on.click(); // as a browser does
  };
  const chosen = () =>
    [...document.querySelectorAll("[data-key][data-state=picked]")].map((one) => one.dataset.key);
  const putBack = async () => {
    for (let n = 0; document.querySelector("[data-key][data-state=picked], .note") && n < 4; n++) {
      press("Escape");
      await soon(0);
    }
  };
  const fewest = new Map();
  const note = (answer, keys) => fewest.set(answer, Math.min(keys, fewest.get(answer) ?? keys));
  const isCode = (to) => /^\\d+$/.test(to);
  const read = (caps, keys) => {
    for (const { code, to, sends } of caps)
      if (isCode(to)) note(to, keys + code.length + (sends ? 1 : 0));
      else if (sends) note([...chosen(), to].sort().join(" "), keys + code.length + 1);
  };
  /** Parts to go on from: new ones, and of those that are answers themselves the first. */
  const parts = (caps, before) => {
    const fresh = caps.filter(({ to, sends }) => !sends && !before.some((one) => one.to === to));
    const first = fresh.find(({ to }) => isCode(to));
    return fresh.filter((one) => !isCode(one.to) || one === first);
  };
  const explore = async (path, caps, before) => {
    const keys = path.join("").length;
    read(caps, keys);
    for (const { code, to } of parts(caps, before)) {
      if (keys + code.length >= most || fewest.size >= enough) continue;
      await putBack();
      for (const one of [...path, code]) { [...one].forEach(press); await soon(0); }
      await explore([...path, code], await worn(), caps);
    }
  };

  press("ArrowDown"); // whoever uses keys is shown them
  const first = await worn();
  read(first, 0);
  const begins = parts(first, []);
  for (let n = from; n < begins.length && fewest.size < enough; n++) {
    [...begins[n].code].forEach(press);
    await soon(0);
    const left = chosen().length === 0; // what cannot be put back
    await explore([begins[n].code], await worn(), first);
    await putBack();
    if (left && n + 1 < begins.length) return { fewest: [...fewest], next: n + 1, sent: [] };
  }
  await putBack();
  let caps = await worn();
  if (!caps.some((one) => one.sends)) {
    [...caps[0].code].forEach(press);
    await soon(0);
    caps = await worn();
  }
  const last = caps.findLast((one) => one.sends);
  if (last) [...last.code, "Enter"].forEach(press);
  return { fewest: [...fewest], next: null, sent: window.given.splice(0) };
}"""


class Keys:
    """Somebody who plays by keys alone, and what it takes them."""

    def __init__(self, one: Person, live: Live, game: str) -> None:
        self.one, self.live, self.game = one, live, game
        for script in (BY_HAND, FAST, NOTED):
            one.context.add_init_script(script)

    def fewest(self, moment: Moment, answers: int) -> tuple[dict[str, int], list[int]]:
        """The fewest keys to each answer of a question, and what was sent in the end."""
        found: dict[str, int] = {}
        begin: int | None = 0
        while begin is not None:
            follow(self.live, self.one.page, self.game, moment)
            wish = {"from": begin, "most": MOST + 1, "enough": answers}
            told: Any = self.one.page.evaluate(EXPLORE, wish)
            begin = told["next"]
            for answer, keys in told["fewest"]:
                found[answer] = min(keys, found.get(answer, keys))
        return found, told["sent"]


@pytest.mark.parametrize("game", catalogue.names())
def test_four_keys_at_most_lead_to_any_answer(person: Make, live: Live, game: str) -> None:
    keys = Keys(person(painted=False), live, game)
    faults: dict[str, object] = {}
    for moment in moments(game):
        legal = set(moment.play(catalogue.game_named(game)).legal(moment.seat))

        fewest, sent = keys.fewest(moment, len(legal))

        coded = {int(answer) for answer in fewest if answer.isdecimal()}
        pieces = {answer for answer in fewest if not answer.isdecimal()}
        unreached = legal - coded
        long = {answer: n for answer, n in fewest.items() if n > MOST}
        if len(unreached) > len(pieces) or long or not legal.intersection(sent):
            faults[moment.decision] = {"unreached": sorted(unreached), "long": long, "sent": sent}
    assert not faults
