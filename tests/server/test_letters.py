"""People are called by e-mail and webhooks, where the host has turned it on."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from carrier import Receiver, hold, play
from live import Live
from postbox import Postbox, words_of

from cabale.cli.main import main
from cabale.server.calls.hook import QUIET, is_elsewhere, service_of
from cabale.server.calls.settings import CallSettings

ADDRESS = "elise@example.org"
DISCORD = "4174216298/JHMHI8qBe7bk2ZwO5U711o3dV_js_xx"
SLACK = "T1JJ3T3L2/A1BRTD4JD/TIiajkdnlazkcOXrIdevi7"


@pytest.fixture
def mailbox() -> Iterator[Postbox]:
    with Postbox() as found:
        yield found


@pytest.fixture
def carrier() -> Iterator[Receiver]:
    with Receiver() as receiver:
        yield receiver


@pytest.fixture
def live(tmp_path: Path, mailbox: Postbox) -> Iterator[Live]:
    calls = CallSettings(mail=mailbox.way, hook=True, inward=True, look=0.05)
    with Live(tmp_path / "cabale.db", calls=calls, public=("https://club.example.org",)) as server:
        yield server


def wish(kind: str, address: str, table: str, secret: str, **more: Any) -> dict[str, Any]:
    return {"kind": kind, "address": address, "held": hold(table, secret), **more}


def confirm(live: Live, bell: Any, number: str, table: str, secret: str) -> tuple[int, Any]:
    body = {"id": bell["id"], "number": number, "held": hold(table, secret)}
    status, reply, _ = live.ask("POST", "/api/bells/confirm", body)
    return status, reply


def test_a_mailbox_is_written_to_once_its_reader_has_said_so(live: Live, mailbox: Postbox) -> None:
    table, secrets = live.friends(2)
    bell = live.post("/api/bells", wish("mail", ADDRESS, table, secrets[1], language="fr"))
    assert bell["waits"] and bell["shown"] == ADDRESS
    play(live, table, secrets[0])
    assert len(mailbox.wait(1)) == 1, "the number, and no call before it is known"

    assert confirm(live, bell, mailbox.number(), table, secrets[1])[0] == 200
    play(live, table, secrets[1], secrets[1], secrets[0], secrets[0])  # to the next round

    (_, call) = mailbox.wait(2)
    assert call["to"] == ADDRESS and call["auto-submitted"] == "auto-generated"
    assert str(call["subject"]) == "The toy: C’est à vous de jouer, avec Host."
    told = words_of(call).splitlines()[::2]
    assert told[1] == f"https://club.example.org/t/{table}"
    assert "https://club.example.org/me" in told[2]


def test_a_mail_is_drawn_without_anything_that_would_be_fetched(
    live: Live, mailbox: Postbox
) -> None:
    table, secrets = live.friends(2, names=["<b onload=x>A&B</b>", "Zoé"])
    bell = live.post("/api/bells", wish("mail", ADDRESS, table, secrets[1], language="fr"))
    confirm(live, bell, mailbox.number(), table, secrets[1])
    play(live, table, secrets[0])

    drawn = words_of(mailbox.wait(2)[1], "html")
    assert f'href="https://club.example.org/t/{table}"' in drawn
    assert "&lt;b onload=x&gt;A&amp;B&lt;/b&gt;" in drawn and "<b onload" not in drawn
    assert not re.search(r"src=|url\(|<script|<img|<link", drawn)
    assert set(re.findall(r'https?://[^"<]+', drawn)) == {
        f"https://club.example.org/t/{table}",
        "https://club.example.org/me",
    }


def test_whoever_guesses_at_the_number_is_shut_out(live: Live, mailbox: Postbox) -> None:
    table, secrets = live.friends(2)
    bell = live.post("/api/bells", wish("mail", ADDRESS, table, secrets[1]))
    number = mailbox.number()
    wrong = f"{(int(number) + 1) % 10**6:06}"

    guesses = [confirm(live, bell, wrong, table, secrets[1])[1]["reason"] for _ in range(5)]

    assert set(guesses) == {"wrong-number"}
    assert confirm(live, bell, number, table, secrets[1])[1]["reason"] == "no-such-bell"


def test_a_stranger_is_not_flooded_with_numbers(live: Live, mailbox: Postbox) -> None:
    table, secrets = live.friends(2)
    asked = wish("mail", ADDRESS, table, secrets[1])
    for _ in range(3):
        live.post("/api/bells", asked)

    other = {**asked, "address": ADDRESS.upper()}
    assert live.ask("POST", "/api/bells", other)[1]["reason"] == "asked-enough"
    assert len(mailbox.arrived) == 3


def test_a_mailbox_that_is_none_is_taken_down(live: Live, mailbox: Postbox) -> None:
    table, secrets = live.friends(2)
    bell = live.post("/api/bells", wish("mail", ADDRESS, table, secrets[1]))
    confirm(live, bell, mailbox.number(), table, secrets[1])
    mailbox.answer = "550 nobody here"

    play(live, table, secrets[0])

    assert live.post("/api/bells/mine", {"held": hold(table, secrets[1])}) == []


def test_a_webhook_gets_game_and_names_as_json(live: Live, carrier: Receiver) -> None:
    table, secrets = live.friends(2)
    live.post("/api/bells", wish("hook", carrier.url("/mine"), table, secrets[1]))

    play(live, table, secrets[0])

    (arrived,) = carrier.wait(1)
    assert arrived.path == "/mine" and arrived.headers["content-type"] == "application/json"
    told = json.loads(arrived.body)
    assert told.pop("body") == "It is your turn, with Host."
    url = f"https://club.example.org/t/{table}"
    assert told == {"title": "The toy", "url": url, "tag": table}


def test_a_known_service_is_spoken_to_in_its_own_words(live: Live, carrier: Receiver) -> None:
    carrier.status = 200
    table, secrets = live.friends(2)
    address = carrier.url("/chamber").replace("http", "ntfy")
    live.post("/api/bells", wish("hook", address, table, secrets[1]))

    play(live, table, secrets[0])

    (arrived,) = carrier.wait(1)
    told = json.loads(arrived.body)
    assert told["topic"] == "chamber" and told["title"] == "The toy"
    assert told["message"].startswith("It is your turn, with Host.")


@pytest.mark.parametrize(
    ("address", "elsewhere"),
    [
        (f"https://discord.com/api/webhooks/{DISCORD}", True),
        (f"https://hooks.slack.com/services/{SLACK}", True),
        ("https://chat.googleapis.com/v1/spaces/hall/messages?key=k&token=t&threadKey=one", True),
        ("https://ntfy.sh/chamber", True),
        ("ntfys://ntfy.example.org/chamber", False),
    ],
)
def test_only_services_whose_host_nobody_chooses_are_elsewhere(
    address: str, elsewhere: bool
) -> None:
    service = service_of(address)

    assert service is not None
    assert is_elsewhere(service) is elsewhere


@pytest.mark.parametrize(
    ("kind", "address", "reason"),
    [
        ("hook", "https://127.0.0.1/x", "inward"),
        ("hook", "https://169.254.169.254/latest", "inward"),
        ("hook", "ntfy://127.0.0.1/chamber", "inward"),
        ("hook", "json://10.0.0.1/x", "bad-bell"),
        ("hook", "mailto://user:word@example.org", "bad-bell"),
        ("hook", "syslog://", "bad-bell"),
        ("hook", "discord://half", "bad-bell"),
        ("hook", "file:///etc/passwd", "bad-bell"),
        ("hook", "https://user:word@93.184.216.34/x", "bad-bell"),
        ("hook", "none at all", "bad-bell"),
        ("hook", f"discord://{DISCORD}?template=/etc/hostname", "bad-bell"),
        ("hook", f"discord://{DISCORD}?%74emplate=http://127.0.0.1/", "bad-bell"),
        ("hook", f"https://discord.com/api/webhooks/{DISCORD}?template=x.json", "bad-bell"),
        ("hook", f"slack://{SLACK}?template=http://127.0.0.1/", "bad-bell"),
        ("hook", f"slack://{SLACK}?rto=86400", "bad-bell"),
        ("hook", "tgram://123456789:abcdefg_hijklmnop/12?template=/etc/hostname", "bad-bell"),
        ("hook", "tgram://123456789:abcdefg_hijklmnop/12/13/14", "bad-bell"),
        ("hook", "ntfy://chamber?attach=http://127.0.0.1/", "bad-bell"),
        ("mail", "nobody", "bad-bell"),
        ("mail", "a@b@example.org", "bad-bell"),
        ("mail", "a@example.org\r\nBcc: b@example.org", "bad-bell"),
        ("mail", "a@example.org, b@example.org", "bad-bell"),
        ("mail", "<a@example.org>", "bad-bell"),
        ("mail", "élise@example.org", "bad-bell"),
    ],
)
def test_an_address_that_leads_nowhere_or_inward_is_refused(
    tmp_path: Path, mailbox: Postbox, kind: str, address: str, reason: str
) -> None:
    with Live(tmp_path / "cabale.db", calls=CallSettings(mail=mailbox.way, hook=True)) as live:
        table, secrets = live.friends(2)

        status, problem, _ = live.ask("POST", "/api/bells", wish(kind, address, table, secrets[0]))

        assert (problem["reason"], status >= 400) == (reason, True)
        assert mailbox.arrived == []


@pytest.mark.parametrize("name", ["[win](http://ev.il)", "www.evil.example", "me@evil.example"])
def test_a_name_is_no_link_in_anybodys_mailbox(live: Live, mailbox: Postbox, name: str) -> None:
    """Mail programs and messengers make links of what looks like one."""
    table, secrets = live.friends(2, names=[name, "Zoé"])
    bell = live.post("/api/bells", wish("mail", ADDRESS, table, secrets[1]))
    confirm(live, bell, mailbox.number(), table, secrets[1])
    play(live, table, secrets[0])

    call = mailbox.wait(2)[1]
    for text in (words_of(call), words_of(call, "html"), str(call["subject"])):
        shown = text.replace("club.example.org", "")
        assert not re.search(r"ev\.il|www\.evil|evil\.example|@evil|\]\(", shown)
        assert name in shown.replace("\u200b", "")


def test_a_name_calls_no_whole_channel() -> None:
    assert "@everyone <!channel>".translate(QUIET) == "@\u200beveryone ‹!channel›"


@pytest.mark.parametrize("way", ["smtp://host", "http://host?from=a@example.org", "smtp://:x"])
def test_a_way_to_no_mail_server_is_refused(way: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--mail", way])

    assert "no way to a mail server" in capsys.readouterr().err
