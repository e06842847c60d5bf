"""Passkeys: real signatures of a program that is one, and everything that is none."""

from __future__ import annotations

import base64
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from authenticator import PRESENT, Authenticator, text
from live import Live

from cabale.server import challenges, passkeys
from cabale.server.table import Refuse

NAME = "cabale.example.org"
HOME = f"https://{NAME}"


class Visitor:
    """Somebody at one address of a server."""

    def __init__(self, live: Live, host: str = NAME) -> None:
        self.live, self.host = live, host

    def post(self, path: str, body: Any = None, token: str = "") -> Any:
        status, reply, _ = self.live.ask("POST", f"/api/me{path}", body or {}, token, self.host)
        assert status in (200, 201), (status, reply)
        return reply

    def refusal(self, path: str, body: Any = None, token: str = "") -> tuple[int, str]:
        status, reply, _ = self.live.ask("POST", f"/api/me{path}", body or {}, token, self.host)
        return status, reply.get("reason", "")

    def me(self, token: str) -> Any:
        return self.live.ask("GET", "/api/me", secret=token)[1]

    def introduce(self, name: str = "Élise") -> Any:
        return self.post("/introduce", {"name": name, "device": "Desk"})

    def register(self, token: str, origin: str = HOME) -> Authenticator:
        """A new passkey of a person."""
        held = Authenticator(origin)
        self.post("/passkeys", held.make(self.post("/passkeys/offer", token=token)), token)
        return held

    def come(self, held: Authenticator) -> Any:
        """Another device comes by a passkey."""
        return self.post("/passkeys/come", held.sign(self.post("/passkeys/ask")))


@pytest.fixture
def door(tmp_path: Path) -> Iterator[Visitor]:
    with Live(tmp_path / "cabale.db", public=(HOME,)) as live:
        yield Visitor(live)


def test_a_passkey_brings_a_person_to_another_device(door: Visitor) -> None:
    me = door.introduce()
    held = door.register(me["token"])
    other = door.register(me["token"])

    came = door.come(held)

    assert came["id"] == me["id"] and came["name"] == "Élise" and came["token"] != me["token"]
    assert door.come(other)["id"] == me["id"] and door.come(held)["id"] == me["id"]
    found = door.me(came["token"])
    assert [key["at"] for key in found["passkeys"]] == [NAME, NAME]
    assert len(found["devices"]) == 4


def test_it_holds_across_processes_and_restarts(new_place: Callable[[], str]) -> None:
    """A challenge of one process is answered in another, and in none a second time."""
    place = new_place()
    with Live(place, public=(HOME,)) as live:
        first = Visitor(live)
        me = first.introduce()
        held = first.register(me["token"])
        asked = first.post("/passkeys/ask")
    with Live(place, public=(HOME,)) as live:
        second = Visitor(live)
        answer = held.sign(asked)
        assert second.post("/passkeys/come", answer)["id"] == me["id"]
    with Live(place, public=(HOME,)) as live:
        assert Visitor(live).refusal("/passkeys/come", answer) == (403, "passkey-over")


def test_a_removed_passkey_brings_nobody(door: Visitor) -> None:
    me, thief = door.introduce(), door.introduce("Thief")
    held = door.register(me["token"])
    [known] = door.me(me["token"])["passkeys"]
    path = f"/passkeys/{known['id']}/remove"
    assert door.refusal(path, {}, thief["token"]) == (403, "no-such-passkey")

    assert door.post(path, {}, me["token"])["passkeys"] == []

    answer = held.sign(door.post("/passkeys/ask"))
    assert door.refusal("/passkeys/come", answer) == (403, "no-such-passkey")


def test_a_lost_device_takes_its_passkeys_along(door: Visitor) -> None:
    me = door.introduce()
    kept = door.register(me["token"])
    lost = door.come(kept)
    made_there = door.register(lost["token"])
    gone = next(one["id"] for one in door.me(me["token"])["devices"] if not one["here"])

    left = door.post(f"/devices/{gone}/remove", {}, me["token"])

    assert len(left["passkeys"]) == 1
    answer = made_there.sign(door.post("/passkeys/ask"))
    assert door.refusal("/passkeys/come", answer) == (403, "no-such-passkey")
    assert door.come(kept)["id"] == me["id"]


# -- forged, replayed, from elsewhere


def another_page(held: Authenticator) -> None:
    held.origin = "https://cabale.example.net"


def not_shown(held: Authenticator) -> None:
    held.flags = PRESENT


def another_key(held: Authenticator) -> None:
    held.private = Authenticator("").private


def copied(held: Authenticator) -> None:
    held.count = 0  # as a copy from long ago would have it


def test_a_forged_answer_brings_nobody_and_changes_nothing(door: Visitor) -> None:
    me = door.introduce()
    held = door.register(me["token"])
    door.come(held)
    before = door.me(me["token"])
    asked = door.post("/passkeys/ask")
    right = vars(held).copy()

    for spoil in (another_page, not_shown, another_key, copied):
        spoil(held)
        assert door.refusal("/passkeys/come", held.sign(asked)) == (400, "bad-passkey")
        vars(held).update(right)

    assert door.me(me["token"]) == before
    assert door.post("/passkeys/come", held.sign(asked))["id"] == me["id"]


def test_a_replayed_answer_is_refused(door: Visitor) -> None:
    me = door.introduce()
    held = door.register(me["token"])
    answer = held.sign(door.post("/passkeys/ask"))
    door.post("/passkeys/come", answer)
    assert door.refusal("/passkeys/come", answer) == (403, "passkey-over")


def test_a_passkey_that_does_not_count_signs_once_for_each_challenge(door: Visitor) -> None:
    me = door.introduce()
    held = Authenticator(HOME)
    held.count = -1
    door.post("/passkeys", held.make(door.post("/passkeys/offer", token=me["token"])), me["token"])
    held.count = -1
    asked = door.post("/passkeys/ask")
    door.post("/passkeys/come", held.sign(asked))
    held.count = -1
    assert door.refusal("/passkeys/come", held.sign(asked)) == (403, "passkey-over")
    held.count = -1
    assert door.come(held)["id"] == me["id"]


def test_a_challenge_is_for_one_purpose_one_person_and_five_minutes(
    door: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    me, other = door.introduce(), door.introduce("Other")
    held = Authenticator(HOME)
    offer = door.post("/passkeys/offer", token=me["token"])
    made = held.make(offer)
    assert door.refusal("/passkeys", made, other["token"]) == (403, "passkey-over")
    assert door.refusal("/passkeys/come", held.sign(offer)) == (403, "passkey-over")
    assert door.refusal("/passkeys", made, "") == (403, "not-a-person")
    door.post("/passkeys", made, me["token"])
    assert door.refusal("/passkeys", made, me["token"]) == (403, "passkey-over")
    assert len(door.me(me["token"])["passkeys"]) == 1

    own = {"challenge": text(bytes(challenges.LENGTH)), "at": NAME}
    assert door.refusal("/passkeys/come", held.sign(own)) == (403, "passkey-over")
    short = {"challenge": text(b"x"), "at": NAME}
    assert door.refusal("/passkeys/come", held.sign(short)) == (403, "passkey-over")
    asked = door.post("/passkeys/ask")
    real = time.time
    monkeypatch.setattr(challenges.time, "time", lambda: real() + challenges.SECONDS + 1)
    assert door.refusal("/passkeys/come", held.sign(asked)) == (403, "passkey-over")


def test_nobody_takes_the_passkey_of_another(door: Visitor) -> None:
    me, thief = door.introduce(), door.introduce("Thief")
    held = door.register(me["token"])
    copy = held.make(door.post("/passkeys/offer", token=thief["token"]))
    assert door.refusal("/passkeys", copy, thief["token"]) == (409, "passkey-known")
    answer = held.sign(door.post("/passkeys/ask"))  # it now says that it is the thief's
    assert door.refusal("/passkeys/come", answer) == (403, "no-such-passkey")
    held.user = me["id"].encode()
    assert door.come(held)["id"] == me["id"]


def test_whatever_is_sent_is_refused_in_a_sentence(door: Visitor) -> None:
    token = door.introduce()["token"]
    held, new = door.register(token), Authenticator(HOME)
    made = new.make(door.post("/passkeys/offer", token=token))
    signed = held.sign(door.post("/passkeys/ask"))
    parts = [("", made, "client"), ("", made, "attestation")]
    parts += [("/come", signed, part) for part in ("client", "authenticator", "signature")]

    for path, body, part in parts:
        for junk in (b"", b"{}", b"\xff" * 40, b'{"type": 1}', b"\xa3" * 200):
            spoilt = {**body, part: text(junk)}
            assert door.refusal(f"/passkeys{path}", spoilt, token)[1] == "bad-passkey"
        for word in ("§", "x" * 20_000, None):
            assert door.refusal(f"/passkeys{path}", {**body, part: word}, token)[0] == 400

    assert len(door.me(token)["passkeys"]) == 1
    assert door.post("/passkeys/come", signed)


def test_a_person_has_so_many_and_no_more(door: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passkeys, "PASSKEYS", 1)
    me = door.introduce()
    door.register(me["token"])
    assert door.refusal("/passkeys/offer", {}, me["token"]) == (409, "too-many-passkeys")


# -- where


def test_an_address_without_a_name_or_https_has_none(door: Visitor) -> None:
    me = door.introduce()
    for host in (f"127.0.0.1:{door.live.port}", "box.local", "[::1]:80"):
        at = Visitor(door.live, host)
        assert at.refusal("/passkeys/offer", {}, me["token"]) == (400, "passkey-nowhere")
        assert at.refusal("/passkeys/ask") == (400, "passkey-nowhere")
    home = Visitor(door.live, f"localhost:{door.live.port}")
    held = home.register(me["token"], f"http://localhost:{door.live.port}")
    assert home.come(held)["id"] == me["id"]
    # what was made at one name is worth nothing at another
    held.origin = HOME
    answer = held.sign(door.post("/passkeys/ask"))
    assert door.refusal("/passkeys/come", answer) == (403, "no-such-passkey")


@pytest.mark.parametrize(
    ("scheme", "host", "origin"),
    [
        ("http", "cabale.example.org", HOME),  # a proxy speaks https for us
        ("https", "club.example", "https://club.example"),
        ("https", "Club.example:8443", "https://club.example:8443"),
        ("http", "a.localhost:1", "http://a.localhost:1"),
        ("http", "club.example", ""),
        ("https", "192.0.2.7", ""),
        ("http", "", ""),
    ],
)
def test_the_address_is_the_public_one_or_that_of_the_request(
    scheme: str, host: str, origin: str
) -> None:
    try:
        found = passkeys.address_for([HOME + "/"], scheme, host).origin
    except Refuse as refusal:
        assert refusal.reason == "passkey-nowhere"
        found = ""
    assert found == origin


def test_only_the_public_half_is_kept(door: Visitor, tmp_path: Path) -> None:
    me = door.introduce()
    held = door.register(me["token"])
    status, everything, _ = door.live.ask("GET", "/api/me/export", secret=me["token"])
    assert status == 200
    [kept] = everything["papers"]["passkey"]
    assert base64.b64decode(kept["public"]) == held.public()
