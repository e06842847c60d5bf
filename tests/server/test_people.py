"""People who are recognised without an account: key, devices, links, words."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from live import Live
from websockets.exceptions import ConnectionClosed

from cabale.server import identity, parting, wire
from cabale.server.recovery import new_words, read_words


def introduce(live: Live, name: str = "Élise") -> Any:
    """A new person: id, name, token."""
    return live.post("/api/me/introduce", {"name": name, "device": "Test"})


def refusal(live: Live, path: str, body: Any, secret: str = "") -> tuple[int, str]:
    """How a request is refused."""
    status, reply, _ = live.ask("POST", path, body, secret)
    return status, reply["reason"]


def mine(live: Live, token: str) -> list[Any]:
    found: list[Any] = live.post("/api/mine", {"held": []}, token)
    return found


# -- becoming a person


def test_a_person_is_told_the_token_once_and_only_its_hash_is_kept(
    live: Live, tmp_path: Path
) -> None:
    me = introduce(live)

    _, found, _ = live.ask("GET", "/api/me", secret=me["token"])

    assert found["name"] == "Élise" and found["id"] == me["id"] and not found["words"]
    assert [device["here"] for device in found["devices"]] == [True]
    kept = b"".join(path.read_bytes() for path in tmp_path.glob("cabale.db*"))
    assert me["token"].encode() not in kept


@pytest.mark.parametrize("key", ["me.", "me.x", "me.' OR 1=1 --", "x" * 64])
def test_a_forged_key_is_refused(live: Live, key: str) -> None:
    introduce(live)
    status, reply, _ = live.ask("GET", "/api/me", secret=key)
    assert status == 403 and reply["reason"] in ("no-such-device", "not-a-person")


@pytest.mark.parametrize("name", ["", "\x00\x07", "‮evil", "<b>", "名前" * 60, "A\u0301" * 30])
def test_a_name_of_any_kind_is_kept_as_it_can_be_shown(live: Live, name: str) -> None:
    me = introduce(live, name)
    assert len(me["name"]) <= wire.NAME_LENGTH
    assert "\x00" not in me["name"] and "\u202e" not in me["name"]


def test_seats_of_a_person_are_held_by_the_key(live: Live) -> None:
    me = introduce(live)
    made = live.post(
        "/api/tables", {"game": "toy", "seats": 2, "mode": "friends"}, secret=me["token"]
    )
    assert made["mine"] == [{"seat": 0, "secret": me["token"]}]
    assert live.ask("GET", f"/api/tables/{made['id']}/mine", secret=me["token"])[1] == [0]
    assert live.ask("GET", f"/api/tables/{made['id']}/mine")[1] == []
    assert [table["id"] for table in mine(live, me["token"])] == [made["id"]]


def test_a_guest_becomes_a_person_with_all_seats_kept(live: Live) -> None:
    table, secrets = live.friends(2)
    solo = live.make(seats=2, mode="hotseat")
    held = [{"table": table, "secret": secrets[0]}]
    held += [{"table": solo["id"], "secret": one["secret"]} for one in solo["mine"]]
    me = introduce(live)

    got = live.post("/api/me/seats", {"held": held}, me["token"])

    assert got == [table, solo["id"], solo["id"]]
    assert sorted((one["id"], one["seat"]) for one in mine(live, me["token"])) == sorted(
        [(table, 0), (solo["id"], 0), (solo["id"], 1)]
    )
    # the old secret alone opens nothing any more, that of the other seat still does
    assert refusal(live, f"/api/tables/{table}/leave", {}, secrets[0]) == (403, "not-a-seat")
    assert live.ask("POST", f"/api/tables/{table}/leave", {}, secrets[1])[0] == 200
    assert live.post("/api/me/seats", {"held": held}, me["token"]) == []


def test_nobody_takes_a_seat_that_they_do_not_hold(live: Live) -> None:
    table, secrets = live.friends(2)
    thief, owner = introduce(live, "Thief"), introduce(live, "Owner")
    live.post("/api/me/seats", {"held": [{"table": table, "secret": secrets[0]}]}, owner["token"])

    for secret in (secrets[0], owner["id"], f"@{owner['id']}", "", "guess"):
        held = [{"table": table, "secret": secret}]
        assert live.post("/api/me/seats", {"held": held}, thief["token"]) == []
    assert mine(live, thief["token"]) == []


def test_a_name_that_looks_like_a_person_holds_no_seat(live: Live) -> None:
    """A secret is always hashed; only a device's token stands for a person."""
    me = introduce(live)
    made = live.post("/api/tables", {"game": "toy", "seats": 2, "mode": "friends"}, me["token"])
    path = f"/api/tables/{made['id']}/leave"
    assert refusal(live, path, {}, f"@{me['id']}") == (403, "not-a-seat")


# -- at the table


def test_a_second_device_plays_the_same_seats(live: Live) -> None:
    me = introduce(live)
    made = live.post("/api/tables", {"game": "toy", "seats": 2, "mode": "hotseat"}, me["token"])
    code = live.post("/api/me/links", {}, me["token"])["code"]
    phone = live.post("/api/me/devices", {"code": code, "device": "Téléphone"})

    async def look(token: str) -> Any:
        async with live.page(made["id"], token) as page:
            return await page.until(wire.Welcome)

    assert phone["id"] == me["id"] and phone["token"] != me["token"]
    for token in (me["token"], phone["token"]):
        assert asyncio.run(look(token)).mine == [0, 1]


def test_a_person_without_a_seat_looks_on(live: Live) -> None:
    table, _ = live.friends(2)
    me = introduce(live)

    async def look() -> Any:
        async with live.page(table, me["token"]) as page:
            return await page.until(wire.Welcome)

    assert asyncio.run(look()).mine == []


def test_a_page_that_is_open_comes_back_when_its_seat_becomes_a_persons(live: Live) -> None:
    table, secrets = live.friends(2)
    me = introduce(live)
    held = [{"table": table, "secret": secrets[0]}]

    async def adopt_while_open() -> tuple[int, list[int]]:
        async with live.page(table, secrets[0]) as page:
            await page.until(wire.Welcome)
            await asyncio.to_thread(live.post, "/api/me/seats", {"held": held}, me["token"])
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    await page.next()
        async with live.page(table, secrets[0], me["token"]) as page:
            welcome = await page.until(wire.Welcome)
        assert closed.value.rcvd is not None
        return closed.value.rcvd.code, welcome.mine

    assert asyncio.run(adopt_while_open()) == (1012, [0])


# -- devices


def test_a_link_brings_one_device_once(live: Live) -> None:
    me = introduce(live)
    code = live.post("/api/me/links", {}, me["token"])["code"]
    live.post("/api/me/devices", {"code": code})

    assert refusal(live, "/api/me/devices", {"code": code}) == (403, "link-over")
    assert refusal(live, "/api/me/devices", {"code": "guess"}) == (403, "link-over")
    assert refusal(live, "/api/me/devices", {"code": me["id"]}) == (403, "link-over")


def test_a_link_is_over_after_two_minutes(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    me = introduce(live)
    monkeypatch.setattr(identity, "LINK_SECONDS", -1.0)
    code = live.post("/api/me/links", {}, me["token"])["code"]
    assert refusal(live, "/api/me/devices", {"code": code}) == (403, "link-over")


def test_a_lost_device_is_locked_out_at_once(live: Live) -> None:
    me = introduce(live)
    made = live.post("/api/tables", {"game": "toy", "seats": 2, "mode": "hotseat"}, me["token"])
    code = live.post("/api/me/links", {}, me["token"])["code"]
    lost = live.post("/api/me/devices", {"code": code, "device": "Lost"})["token"]
    _, found, _ = live.ask("GET", "/api/me", secret=me["token"])
    id = next(device["id"] for device in found["devices"] if not device["here"])

    async def lose() -> int:
        async with live.page(made["id"], lost) as page:
            await page.until(wire.Welcome)
            path = f"/api/me/devices/{id}/remove"
            await asyncio.to_thread(live.post, path, {}, me["token"])
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    await page.next()
        assert closed.value.rcvd is not None
        return closed.value.rcvd.code

    assert asyncio.run(lose()) == 4401
    assert live.ask("GET", "/api/me", secret=lost)[1]["reason"] == "no-such-device"
    assert refusal(live, f"/api/tables/{made['id']}/leave", {}, lost) == (403, "no-such-device")
    assert refusal(live, "/api/tables", {"game": "toy", "seats": 2, "mode": "bots"}, lost)[0] == 403
    assert live.ask("GET", "/api/me", secret=me["token"])[0] == 200


def test_nobody_locks_out_the_device_of_another(live: Live) -> None:
    me, other = introduce(live), introduce(live, "Other")
    _, found, _ = live.ask("GET", "/api/me", secret=me["token"])
    path = f"/api/me/devices/{found['devices'][0]['id']}/remove"
    assert refusal(live, path, {}, other["token"]) == (403, "no-such-device")
    assert refusal(live, path, {}) == (403, "not-a-person")


# -- words


def test_words_bring_a_person_back_and_new_ones_replace_them(live: Live) -> None:
    me = introduce(live)
    first = live.post("/api/me/words", {}, me["token"])["words"]
    again = live.post("/api/me/recover", {"words": " ,".join(first).upper(), "device": "New"})
    second = live.post("/api/me/words", {}, again["token"])["words"]

    assert again["id"] == me["id"] and first != second
    gone = refusal(live, "/api/me/recover", {"words": " ".join(first)})
    assert gone == (403, "unknown-words")
    assert live.post("/api/me/recover", {"words": " ".join(second)})["id"] == me["id"]


@pytest.mark.parametrize("words", ["", "babab", "zzzzz " * 8, "é" * 400, "lusab " * 8])
def test_words_that_were_copied_badly_are_told_apart(live: Live, words: str) -> None:
    assert refusal(live, "/api/me/recover", {"words": words}) == (400, "misspelled")


def test_one_wrong_letter_is_noticed() -> None:
    words = new_words()
    assert read_words(" ".join(words)) == " ".join(words)
    wrong = [("b" if words[3][0] != "b" else "d") + words[3][1:]]
    assert read_words(" ".join([*words[:3], *wrong, *words[4:]])) is None


# -- what follows a person


def test_settings_and_name_follow(live: Live) -> None:
    me = introduce(live)
    code = live.post("/api/me/links", {}, me["token"])["code"]
    phone = live.post("/api/me/devices", {"code": code})["token"]

    live.post("/api/me/profile", {"settings": {"learned": {"a/b": {"at": 2}}}}, me["token"])
    live.post("/api/me/profile", {"name": "Zoé"}, me["token"])

    _, found, _ = live.ask("GET", "/api/me", secret=phone)
    assert found["name"] == "Zoé" and found["settings"] == {"learned": {"a/b": {"at": 2}}}
    long = {"settings": {"x": "y" * 40_000}}
    assert refusal(live, "/api/me/profile", long, me["token"]) == (413, "too-long")


# -- mine to take and to erase


def test_everything_about_me_is_one_file(live: Live) -> None:
    me = introduce(live)
    token = me["token"]
    made = live.post("/api/tables", {"game": "toy", "seats": 2, "mode": "friends"}, token)
    live.sit(made, "Other")

    status, found, headers = live.ask("GET", "/api/me/export", secret=token)

    assert status == 200 and "attachment" in headers["content-disposition"]
    assert found["name"] == "Élise" and [one["table"] for one in found["games"]] == [made["id"]]
    assert found["games"][0]["record"] == "" and "Other" not in str(found)
    assert token not in str(found)


def test_somebody_who_is_erased_is_nowhere_and_the_game_stays(live: Live, tmp_path: Path) -> None:
    me = introduce(live, "Erasmus")
    token = me["token"]
    made = live.post(
        "/api/tables", {"game": "toy", "seats": 2, "mode": "friends", "names": ["Erasmus"]}, token
    )
    other = live.sit(made, "Other")["mine"][0]["secret"]

    async def talk() -> None:
        async with live.page(made["id"], token) as page:
            await page.until(wire.Welcome)
            await page.send({"t": "talk", "text": "Zwischenruf"})
            await page.until(wire.Talk)

    asyncio.run(talk())
    wished = live.post("/api/me/erase", {}, token)
    assert wished["erasing"] > time.time() + 6 * 86_400
    assert live.post("/api/me/keep", {}, token)["erasing"] is None
    live.post("/api/me/erase", {}, token)
    assert in_house(live, parting.erase_due(live.app.house)) == 0

    later = time.time() + 8 * 86_400
    assert in_house(live, parting.erase_due(live.app.house, later)) == 1

    assert live.ask("GET", "/api/me", secret=token)[1]["reason"] == "no-such-device"
    _, table, _ = live.ask("GET", f"/api/tables/{made['id']}")
    assert [seat["name"] for seat in table["seats"]] == ["", "Other"]
    assert live.ask("GET", f"/api/tables/{made['id']}/mine", secret=other)[1] == [1]
    kept = b"".join(path.read_bytes() for path in tmp_path.glob("cabale.db*"))
    assert b"Erasmus" not in kept and b"Zwischenruf" not in kept


def in_house(live: Live, work: Coroutine[Any, Any, int]) -> int:
    """Have something done by the running server."""
    loop = live.app.house.store.loop
    assert loop is not None
    return asyncio.run_coroutine_threadsafe(work, loop).result(20)
