"""The club on the page: one comes by an invitation, enters a tournament and sees it run."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect
from server.live import Live
from web.browser import Person
from web.test_look import check_axe

KEY = "the key of the host"
LOOK = 10_000  # milliseconds between two looks of the page


def test_a_guest_becomes_a_member_and_plays_a_tournament(browser: Browser, tmp_path: Path) -> None:
    with Live(tmp_path / "cabale.db", key=KEY) as live:

        def host(path: str, **body: Any) -> Any:
            return live.post(f"/api/host/club/{path}", body, KEY)

        # given: a club with a member and a tournament that is open
        invite = host("name", name="Cercle", text="Thursdays.", sees="members")["invite"]
        armand = live.post("/api/me/introduce", {"name": "Armand"})["token"]
        live.post("/api/club/join", {"invite": invite.partition("#j=")[2]}, armand)
        wish = {"name": "Grand Prix", "game": "cape_epee", "seats": 2, "form": "round-robin"}
        cup = f"tournaments/{host('tournaments', **wish)['tournaments'][0]['id']}"
        live.post(f"/api/club/{cup}/enter", {}, armand)
        # when: somebody comes by the invitation, becomes a member and enters
        one = Person(browser, f"http://127.0.0.1:{live.port}")
        one.refused = {403}  # of whoever is no member yet
        one.page.clock.install()
        one.go("/club#j=" + invite.partition("#j=")[2])
        one.page.get_by_text("Thursdays.", exact=True).wait_for()
        one.page.get_by_role("button", name="Become a member", exact=True).click()
        one.page.get_by_role("link", name="Armand", exact=True).first.wait_for()
        one.page.get_by_role("button", name="Enter", exact=True).click()
        one.page.get_by_role("button", name="Withdraw", exact=True).wait_for()
        host(f"{cup}/start")
        one.page.clock.fast_forward(LOOK)
        # then: the page shows the round by itself, and leads to the table
        one.page.get_by_role("link", name="To the table").first.click()
        one.prompt.wait_for()
        one.go(f"/club/{cup}")
        expect(one.page.get_by_role("heading", level=1)).to_contain_text("Grand Prix")
        one.page.get_by_text("Round 1", exact=True).wait_for()
        one.close()
        assert one.errors == []


def test_a_member_invites_where_the_browser_keeps_its_clipboard_shut(
    browser: Browser, tmp_path: Path
) -> None:
    with Live(tmp_path / "cabale.db", key=KEY) as live:
        club = {"name": "Cercle", "text": "", "sees": "members"}
        invite = live.post("/api/host/club/name", club, KEY)["invite"]
        me = live.post("/api/me/introduce", {"name": "Armand"})
        live.post("/api/club/join", {"invite": invite.partition("#j=")[2]}, me["token"])
        one = Person(browser, f"http://127.0.0.1:{live.port}")
        key = json.dumps({"id": me["id"], "token": me["token"]})
        one.context.add_init_script(f"localStorage.setItem('cabale.me', {json.dumps(key)})")
        one.go("/club")
        one.page.get_by_role("button", name="Invite a member", exact=True).click()
        one.page.get_by_role("button", name="Link copied", exact=True).wait_for()
        one.page.get_by_role("button", name="Open a table", exact=True).click()
        one.page.locator("form input").first.click()
        one.page.keyboard.press("Control+V")
        assert invite.partition("#")[2] in one.page.locator("form input").first.input_value()
        one.close()
        assert one.errors == []


def test_the_desk_says_first_what_wants_its_host(
    browser: Browser, tmp_path: Path, axe: str
) -> None:
    with Live(tmp_path / "cabale.db", key=KEY) as live:
        one = Person(browser, f"http://127.0.0.1:{live.port}")
        one.go("/host")
        one.page.get_by_label("The key of the server").fill(KEY)
        one.page.get_by_role("button", name="Open the desk", exact=True).click()
        wants = one.page.locator(".wants")
        # given: a house in which nothing has happened wants its club to be set up
        wants.get_by_text("Nobody sees the club yet").wait_for()
        one.page.get_by_label("Name of the club").fill("Cercle")
        one.page.get_by_role("button", name="members", exact=True).click()
        one.page.get_by_role("button", name="Keep", exact=True).click()
        wants.get_by_text("Nobody sees the club yet").wait_for(state="detached")

        # when: two members enter a tournament
        def host(path: str, **body: Any) -> Any:
            return live.post(f"/api/host/club/{path}", body, KEY)

        invite = host("name", name="Cercle", text="", sees="members")["invite"]
        wish = {"name": "Grand Prix", "game": "cape_epee", "seats": 2, "form": "round-robin"}
        cup = host("tournaments", **wish)["tournaments"][0]["id"]
        for name in ("Armand", "Zoé"):
            token = live.post("/api/me/introduce", {"name": name})["token"]
            live.post("/api/club/join", {"invite": invite.partition("#j=")[2]}, token)
            live.post(f"/api/club/tournaments/{cup}/enter", {}, token)
        one.page.reload()
        wants.get_by_text("2 have entered; it can begin.").wait_for()
        check_axe(one, axe)
        # then: it is begun where it is asked for, and somebody is found by a few letters
        wants.get_by_role("button", name="Start: Grand Prix", exact=True).click()
        wants.get_by_text("Round 1 of 1: one table still plays.").wait_for()
        one.page.get_by_label("Find somebody").fill("zoe")
        expect(one.page.locator(".people li")).to_have_count(1)
        one.page.get_by_role("button", name="Erase: Zoé", exact=True).click()
        one.page.get_by_role("button", name="Erase for good: Zoé", exact=True).click()
        one.page.get_by_text("Person erased:").wait_for()
        one.close()
        assert one.errors == []
