"""What somebody tries who may name the address that is called, and what comes of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

import httpcore
import pytest
from carrier import Browser, Receiver, beside, hang, hold, play, settle
from live import Live
from postbox import Postbox

from cabale.server.calls import outward
from cabale.server.calls.belfry import Bell
from cabale.server.calls.hook import Hook
from cabale.server.calls.outward import OutwardLines
from cabale.server.calls.senders import Fate, Message
from cabale.server.calls.settings import CallSettings
from cabale.server.calls.webpush import CARRIERS, Signer, new_private

BY_HAND = 3600.0  # seconds between two looks for what is due: the tests look
OPEN = CallSettings(push=True, hook=True, inward=True, look=BY_HAND)


@pytest.fixture
def carrier() -> Iterator[Receiver]:
    with Receiver() as receiver:
        yield receiver


@pytest.fixture
def live(tmp_path: Path) -> Iterator[Live]:
    with Live(tmp_path / "cabale.db", calls=OPEN) as server:
        yield server


async def answer(live: Live, table: str, secret: str) -> None:
    """Come, answer once, go; calls that follow are not waited for."""
    async with live.page(table, secret) as page:
        step = await page.asked()
        await page.answer(step.choices[0])
        while page.last is step:
            await page.next()


# -- addresses

UNSENDABLE = ("/é", "/\u202e", "?q=é", "/a b", "/a\tb", "/a\x00b")
ODD = (
    *("bücher.example", "1.1.1.1:0", "1.1.1.1:99999", "1.1.1.1:x", "@1.1.1.1", ":pw@1.1.1.1"),
    *("1.1.1.1\\@127.0.0.1", "127.0.0.1\\@1.1.1.1", "[fe80::1%25lo]", "[::1%lo]", "[1", "]"),
    *("[v1.a]", "0x7f000001", "017700000001", ".example.com", "a..b", "a" * 300, "a." * 200),
    *("127.0.0.1#@1.1.1.1", "127.0.0.1?@1.1.1.1", "\u2488example"),
)
NO_MAILBOX = (
    *("a@..b.co", ".a@b.co", "a..b@c.co", "a.@c.co", "a@b-.co", "a@-b.co", "a@b..co", "[a@b.co"),
    *("a]@b.co", "=?utf-8?q?x?=@b.co", "-oX@b.co", "|cat@b.co", "`id`@b.co", "a@b.co\n"),
    *("a@[127.0.0.1]", "a@127.0.0.1", "a" * 65 + "@b.co", "a@" + "b" * 64 + ".co"),
)


def refusals(live: Live, kind: str, addresses: Iterable[str]) -> dict[str, str]:
    """Why each address is refused; a server that makes a mistake fails the test."""
    table, secrets = live.friends(2)
    found = {}
    for address in addresses:
        wish = {"kind": kind, "address": address, "held": hold(table, secrets[1])}
        status, problem, _ = live.ask("POST", "/api/bells", wish)
        assert status == 400, (address, problem)
        found[address] = problem["reason"]
    return found


def test_an_address_that_cannot_be_sent_as_it_is_written_is_refused(
    live: Live, carrier: Receiver
) -> None:
    found = refusals(live, "hook", map(carrier.url, UNSENDABLE))
    assert set(found.values()) == {"bad-bell"}


def test_no_odd_host_is_called(tmp_path: Path) -> None:
    with Live(tmp_path / "cabale.db", calls=CallSettings(hook=True, look=BY_HAND)) as live:
        found = refusals(live, "hook", [f"https://{host}/" for host in ODD])
    assert set(found.values()) == {"bad-bell", "inward"}


def test_a_mailbox_that_cannot_be_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with Postbox() as mailbox:
        calls = CallSettings(mail=mailbox.way, look=BY_HAND)
        with Live(tmp_path / "cabale.db", calls=calls) as live:
            found = refusals(live, "mail", NO_MAILBOX)
        assert set(found.values()) == {"bad-bell"}
        assert mailbox.arrived == []


def test_where_one_of_two_ways_to_a_host_is_shut_the_other_is_taken(
    monkeypatch: pytest.MonkeyPatch, carrier: Receiver
) -> None:
    async def resolve(host: str, port: int) -> list[str]:
        return ["::1", "127.0.0.1"]  # the carrier listens at the second

    monkeypatch.setattr(outward, "addresses_of", resolve)

    async def connect() -> httpcore.AsyncNetworkStream:
        line = await OutwardLines(inward=True).connect_tcp("both", carrier.server.server_port)
        await line.aclose()
        return line

    assert asyncio.run(connect()) is not None


# -- carriers that hang, and calls that break off


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A carrier that hangs is waited for as long as a test may take."""
    monkeypatch.setattr(outward, "SECONDS", 1000.0)
    monkeypatch.setattr(outward, "ALL", 1000.0)


def test_strangers_whose_carriers_hang_delay_nobody_else(
    live: Live, carrier: Receiver, patient: None
) -> None:
    """Forty lines to a host that never answers; whoever is called elsewhere is called at once."""
    with Receiver() as stuck:
        tables = [live.friends(2) for _ in range(4)]
        for table, secrets in tables:
            for _ in range(10):
                hang(live, Browser(stuck, "/hang"), table, secrets[1])
        table, secrets = live.friends(2)
        well = Browser(carrier).bell(held=hold(table, secrets[1]))
        well["address"] = well["address"].replace("127.0.0.1", "localhost")
        live.post("/api/bells", well)

        for one, (host, _) in tables:
            beside(live, answer(live, one, host))
        stuck.wait(outward.EACH)
        beside(live, answer(live, table, secrets[0]))
        carrier.wait(1)

        assert len(stuck.arrived) == outward.EACH, "the others stand in the lane of their site"


def test_a_call_that_breaks_off_keeps_no_other_from_being_sent(
    live: Live, carrier: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Something that a sender did not foresee is said once, and not tried for ever."""
    table, secrets = live.friends(3)
    hook = {"kind": "hook", "address": carrier.url("/broken"), "held": hold(table, secrets[1])}
    live.post("/api/bells", hook)
    hang(live, Browser(carrier), table, secrets[1])

    async def break_off(self: Hook, bell: Bell, message: Message) -> Fate:
        raise TypeError("unforeseen")

    monkeypatch.setattr(Hook, "send", break_off)
    carrier.status = 503
    play(live, table, secrets[0])
    carrier.status = 201
    live.app.house.clock = lambda: time.time() + 400
    settle(live)

    assert live.app.house.metrics.counts["calls_never"] == 1
    assert live.app.house.metrics.counts["calls_sent"] == 1
    assert asyncio.run(live.app.house.store.papers("due")) == []


def test_what_is_due_waits_for_no_other_carrier(
    live: Live, carrier: Receiver, patient: None
) -> None:
    """After a night many calls are due at once; one that hangs comes first of them."""
    with Receiver() as stuck:
        tables = [live.friends(2) for _ in range(2)]
        for n, (table, secrets) in enumerate(sorted(tables)):
            path, where = ("/hang", stuck) if n == 0 else ("/push", carrier)
            hang(live, Browser(where, path), table, secrets[1], quiet=night())
            play(live, table, secrets[0])
        live.app.house.clock = lambda: time.time() + 3 * 3600
        caller, loop = live.app.house.caller, live.app.house.store.loop
        assert caller is not None and loop is not None
        look = asyncio.run_coroutine_threadsafe(caller.send_due(), loop)

        assert len(carrier.wait(1)) == 1 and not look.done()
    look.cancel()


def night() -> dict[str, object]:
    """Quiet hours around now."""
    minute = int(time.time() // 60) % 1440
    return {"start": (minute - 60) % 1440, "end": (minute + 60) % 1440, "zone": "UTC"}


# -- clocks


def test_a_signature_of_a_clock_that_was_set_back_is_not_used(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A carrier refuses what holds for more than a day."""
    signer, now = Signer(new_private(), "https://club.example.org"), time.time()
    monkeypatch.setattr(time, "time", lambda: now + 30 * 86_400)
    ahead = signer.words_for("https://push.example/x")
    monkeypatch.setattr(time, "time", lambda: now)

    assert signer.words_for("https://push.example/x") != ahead
    assert signer.words_for("https://push.example/y") == signer.words_for("https://push.example/x")


def test_however_many_carriers_are_named_only_so_many_signatures_are_kept() -> None:
    signer = Signer(new_private(), "https://club.example.org")
    signer.signed = {f"https://{n}.example": (0.0, "") for n in range(3 * CARRIERS)}
    signer.words_for("https://push.example/x")
    assert len(signer.signed) == CARRIERS + 1
