"""Where others reach the server, and what a link shows before it is opened."""

from __future__ import annotations

import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from server.live import Live

from cabale.cli.main import main
from cabale.server import reach
from cabale.server.reach import Reach, is_own, network_addresses

NEAR = "127.0.0.2"  # stands for an address of a local network: nobody listens there before


@pytest.fixture
def one_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "network_addresses", lambda: [NEAR])


def read(live: Live, path: str, **headers: str) -> str:
    asked = urllib.request.Request(f"http://127.0.0.1:{live.port}{path}", headers=headers)
    with urllib.request.urlopen(asked) as reply:
        found: bytes = reply.read()
    return found.decode()


def test_no_address_of_a_network_leads_to_the_machine_alone() -> None:
    assert not [address for address in network_addresses() if is_own(address)]
    assert is_own("localhost") and is_own("::1") and is_own("127.9.9.9")
    assert not is_own("192.168.1.24") and not is_own("box.local")


@pytest.mark.usefixtures("one_network")
def test_somebody_at_the_machine_opens_it_to_the_network(tmp_path: Path) -> None:
    with Live(tmp_path / "cabale.db") as live:
        there = f"http://{NEAR}:{live.port}/livez"
        before = live.ask("GET", "/api/reach")[1]
        with pytest.raises(urllib.error.URLError):
            urllib.request.urlopen(there)
        after = live.post("/api/reach")
        with urllib.request.urlopen(there) as reply:
            assert reply.status == 200

    assert before == {"public": [], "network": [], "closed": [NEAR], "here": True}
    way = {"url": f"http://{NEAR}:{live.port}", "tried": False}
    assert after == {"public": [], "network": [way], "closed": [], "here": True}


@pytest.mark.usefixtures("one_network")
def test_nobody_else_opens_it(tmp_path: Path) -> None:
    """Also not a page that reaches it through a proxy of the same machine."""
    with Live(tmp_path / "cabale.db", public=("https://cabale.example",)) as live:
        for headers in ({"host": "cabale.example"}, {"x-forwarded-for": "192.168.1.7"}):
            wish = urllib.request.Request(
                f"http://127.0.0.1:{live.port}/api/reach", b"{}", headers, method="POST"
            )
            with pytest.raises(urllib.error.HTTPError, match="403"):
                urllib.request.urlopen(wish)
            told = read(live, "/api/reach", **headers)
            assert '"here":false' in told and '"closed":[]' in told


def test_an_address_is_proved_by_whoever_comes_from_another_machine() -> None:
    found = Reach()
    found.open[:] = ["192.168.1.24"]

    def come(client: str, host: str) -> set[str]:
        scope: Any = {"client": (client, 5), "headers": [(b"host", host.encode())]}
        found.note(scope)
        return found.came

    assert come("127.0.0.1", "192.168.1.24:8000") == set()
    assert come("192.168.1.30", "10.0.0.9:8000") == set()
    assert come("192.168.1.30", "192.168.1.24:8000") == {"192.168.1.24"}


def test_a_link_shows_the_game_and_who_plays_and_nothing_else(tmp_path: Path) -> None:
    with Live(tmp_path / "cabale.db", public=("https://cabale.example",)) as live:
        made = live.make(game="cape_epee", seats=3, names=['<b>"Léa"'])
        french = read(live, f"/t/{made['id']}", **{"accept-language": "de, fr-CA;q=0.8"})
        english = read(live, f"/t/{made['id']}?watch")
        home = read(live, "/")
        lost = read(live, "/t/nowhere")

    assert 'property="og:title" content="De Cape &amp; d’Épée · Cabale"' in english
    assert "A seat is kept for you, beside &lt;b&gt;&quot;Léa&quot;" in english
    assert "2 sont libres" in french
    assert f'content="https://cabale.example/t/{made["id"]}"' in english
    assert 'content="https://cabale.example/preview/cape_epee.png"' in english
    for page in (french, english):
        assert not [mine for mine in made["mine"] if mine["secret"] in page]
    for page in (home, lost):
        assert "preview/cabale.png" in page and "Léa" not in page


def test_a_link_counts_neither_bots_nor_the_nameless_as_free_seats(tmp_path: Path) -> None:
    with Live(tmp_path / "cabale.db") as live:
        wish: dict[str, Any] = {"game": "cape_epee", "seats": 4, "levels": [None, None, "page"]}
        made = live.make(**wish)
        live.sit(made, "Léa")
        last = read(live, f"/t/{made['id']}")
        live.post(f"/api/tables/{made['id']}/leave", {}, made["mine"][0]["secret"])
        alone = live.make(**wish)
        live.post(f"/api/tables/{alone['id']}/leave", {}, alone["mine"][0]["secret"])
        left = read(live, f"/t/{alone['id']}")

    assert "The last seat is kept for you, beside somebody and Léa." in last
    assert "Four games of court intrigue" in left and "beside" not in left


@pytest.mark.parametrize("url", ["cabale.example", "ftp://cabale.example", "https://"])
def test_what_is_no_public_address_is_told(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--public-url", url])
    assert "is no address such as" in capsys.readouterr().err
