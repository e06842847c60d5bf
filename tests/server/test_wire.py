"""The wire: what pages and server tell each other through real sockets."""

from __future__ import annotations

import asyncio
import gc
import random
from pathlib import Path
from typing import Any

from live import Live, Page

from cabale.core.text import read_record
from cabale.games.catalogue import game_named
from cabale.server import wire


async def play_to_the_end(page: Page, rng: random.Random) -> wire.Over:
    """Answer at random until the game is over."""
    async with page:
        while True:
            step = await page.asked()
            if step.over is not None:
                return step.over
            await page.answer(rng.choice(step.choices))


def test_friends_play_a_game_to_its_end(live: Live) -> None:
    table, secrets = live.friends(3)
    pages = [live.page(table, secret) for secret in secrets]

    async def play() -> list[wire.Over]:
        rng = random.Random(4)
        return await asyncio.gather(*(play_to_the_end(page, rng) for page in pages))

    ends = asyncio.run(play())

    assert ends[0] == ends[1] == ends[2]
    _, text, _ = live.ask("GET", f"/api/tables/{table}/record")
    _, record = read_record(text.decode(), game_named)
    assert record.seed == ends[0].seed


def test_bots_play_against_one_person(live: Live) -> None:
    made = live.make(game="cape_epee", seats=3, mode="bots", levels=[None, "page", "page"])
    page = live.page(made["id"], made["mine"][0]["secret"])

    end: Any = asyncio.run(play_to_the_end(page, random.Random(1)))

    assert sorted(end.places)[0] == 1
    assert live.app.house.thinkers.failures == 0


# -- coming and going


def test_whoever_comes_back_is_sent_just_what_was_missed(live: Live) -> None:
    table, secrets = live.friends(2)

    async def come_back() -> tuple[list[Any], list[list[int]], list[list[int]]]:
        async with live.page(table, secrets[0]) as mine, live.page(table, secrets[1]) as other:
            welcome = await other.until(wire.Welcome)
            seen = await other.until(wire.Step)
            await other.ws.close()
            step = await mine.asked()
            await mine.answer(step.choices[0])
            await mine.until(wire.Step)
            again = live.page(table, secrets[1], stream=welcome.stream, since=seen.seq)
            again.log, again.last = other.log, other.last
            async with again:
                steps = [await again.until(wire.Step)]
            async with live.page(table, secrets[1]) as fresh:
                await fresh.until(wire.Step)
        return steps, again.log, fresh.log

    steps, resumed, fresh = asyncio.run(come_back())

    assert steps[0].log == 6 and resumed == fresh


def test_a_stream_of_another_day_brings_the_whole_log(live: Live) -> None:
    table, secrets = live.friends(2)

    async def come() -> Any:
        async with live.page(table, secrets[1], stream="other", since=0) as page:
            return await page.until(wire.Step)

    assert asyncio.run(come()).log == 0


def test_two_screens_of_one_seat_are_shown_the_same(live: Live) -> None:
    table, secrets = live.friends(2)

    async def act() -> tuple[bytes, bytes]:
        async with live.page(table, secrets[0]) as one, live.page(table, secrets[0]) as two:
            step = await one.asked()
            await two.asked()
            await one.answer(step.choices[0])
            await one.until(wire.Step)
            await two.until(wire.Step)
            return one.raw[-1], two.raw[-1]

    first, second = asyncio.run(act())

    assert first == second


def test_presence_is_told(live: Live) -> None:
    table, secrets = live.friends(2)

    async def come_and_go() -> list[bool]:
        out = []
        async with live.page(table, secrets[0]) as page:
            await page.until(wire.Step)
            async with live.page(table, secrets[1]):
                out.append((await page.until(wire.TableNow)).table.seats[1].present)
            out.append((await page.until(wire.TableNow)).table.seats[1].present)
        return out

    assert asyncio.run(come_and_go()) == [True, False]


def test_hotseat_draws_the_curtain_and_looks_through_each_seats_eyes(live: Live) -> None:
    made = live.make(seats=2, mode="hotseat", names=["A", "B"])
    secrets = [mine["secret"] for mine in made["mine"]]

    async def look() -> list[Any]:
        out = []
        async with live.page(made["id"], *secrets) as page:
            out.append(await page.until(wire.Step))
            for seat in (1, 0):
                await page.send({"t": "look", "seat": seat})
                out.append(await page.until(wire.Step))
            await page.answer(out[-1].choices[0])
            out.append(await page.until(wire.Step))
        return out

    curtain, second, first, after = asyncio.run(look())

    assert curtain.eyes == -1 and curtain.view["hand"] == []
    assert second.eyes == 1 and len(second.view["hand"]) == 3 and not second.choices
    assert first.eyes == 0 and first.choices
    assert len(after.view["hand"]) == 2


def test_a_word_of_a_seat_that_has_passed_the_device_on_is_said_in_its_name(live: Live) -> None:
    made = live.make(seats=2, mode="hotseat", names=["A", "B"])
    secrets = [mine["secret"] for mine in made["mine"]]

    async def speak() -> Any:
        async with live.page(made["id"], *secrets, look=1) as page:
            await page.send({"t": "talk", "text": "Sire!", "seat": 0})
            return await page.until(wire.Talk)

    said = asyncio.run(speak())

    assert (said.seat, said.text) == (0, "Sire!")


def test_the_lobby_is_shown_live_and_the_start_brings_the_game(live: Live) -> None:
    made = live.make(seats=2, names=["A"])
    path = f"/api/tables/{made['id']}"
    secret = made["mine"][0]["secret"]

    async def wait_for_guest() -> tuple[str, Any]:
        async with live.page(made["id"], secret) as page:
            await page.until(wire.Welcome)
            await asyncio.to_thread(live.sit, made, "B")
            name = (await page.until(wire.TableNow)).table.seats[1].name
            await asyncio.to_thread(live.post, f"{path}/start", {}, secret)
            return name, await page.until(wire.Step)

    name, step = asyncio.run(wait_for_guest())

    assert name == "B" and step.choices


# -- beside the game


def test_why_not_is_told_to_the_asker_alone(live: Live) -> None:
    table, secrets = live.friends(2)

    async def ask() -> tuple[Any, Any]:
        async with live.page(table, secrets[1]) as page:
            await page.send({"t": "why", "id": 7, "action": 0})
            early = await page.until(wire.Why)
        async with live.page(table, secrets[0]) as page:
            step = await page.asked()
            await page.send({"t": "why", "id": 8, "action": step.choices[0]})
            return early, await page.until(wire.Why)

    early, allowed = asyncio.run(ask())

    assert early.id == 7 and early.refusal.key == "not-your-turn"
    assert allowed.id == 8 and allowed.refusal is None


def test_talk_reaches_everybody_and_those_who_come_later(live: Live) -> None:
    table, secrets = live.friends(2)

    async def talk() -> tuple[str, str]:
        async with live.page(table, secrets[0]) as one, live.page(table) as watcher:
            await watcher.until(wire.Step)
            await one.send({"t": "talk", "text": "Bonjour !", "about": "card-3"})
            heard = (await watcher.until(wire.Talk)).text
        async with live.page(table, secrets[1]) as late:
            return heard, (await late.until(wire.Talk)).text

    assert asyncio.run(talk()) == ("Bonjour !", "Bonjour !")


def test_take_back_against_bots_needs_no_one_elses_consent(live: Live) -> None:
    made = live.make(seats=2, mode="bots", levels=[None, "page"])

    async def regret() -> Any:
        async with live.page(made["id"], made["mine"][0]["secret"]) as page:
            first = await page.asked()
            await page.answer(first.choices[0])
            step = await page.asked()
            await page.send({"t": "takeback", "position": step.position})
            while (step := await page.until(wire.Step)).back is None:
                pass
            return first, step

    first, step = asyncio.run(regret())

    assert step.choices == first.choices and step.back == 0


def test_a_hint_is_given_to_a_person_against_bots(live: Live) -> None:
    made = live.make(game="cape_epee", seats=2, mode="bots", levels=[None, "page"])

    async def ask() -> tuple[Any, Any]:
        async with live.page(made["id"], made["mine"][0]["secret"]) as page:
            step = await page.asked()
            await page.send({"t": "hint", "id": 3})
            return step, await page.until(wire.Hint)

    step, hint = asyncio.run(ask())

    assert hint.id == 3 and hint.best[0].action in step.choices


def test_a_coach_says_what_matters_to_the_seat_that_is_asked(live: Live) -> None:
    made = live.make(game="heads_of_state", seats=2, mode="bots", levels=[None, "page"])

    async def ask() -> list[wire.Coach]:
        async with live.page(made["id"], made["mine"][0]["secret"]) as page:
            told = []
            while len(told) < 6:
                step = await page.asked()
                await page.send({"t": "coach", "id": len(told)})
                told.append(await page.until(wire.Coach))
                await page.answer(step.choices[0])
                await page.until(wire.Step)
            return told

    told = asyncio.run(ask())

    assert [one.id for one in told] == list(range(6))
    assert any(one.reasons for one in told) and all(len(one.reasons) <= 3 for one in told)
    assert all(reason.paragraph for one in told for reason in one.reasons)


def test_a_coach_is_silent_to_one_who_is_not_asked(live: Live) -> None:
    table, secrets = live.friends(2)

    async def ask(secret: str) -> Any:
        async with live.page(table, secret) as page:
            await page.send({"t": "coach", "id": 1})
            return await page.until(wire.Coach)

    found = [asyncio.run(ask(secret)) for secret in secrets]
    assert sum(one.reasons != [] for one in found) <= 1


def test_no_hint_against_people(live: Live) -> None:
    table, secrets = live.friends(2)

    async def ask() -> Any:
        async with live.page(table, secrets[0]) as page:
            await page.send({"t": "hint", "id": 3})
            return await page.until(wire.Refused)

    assert asyncio.run(ask()).reason == "no-hint"


def test_my_tables_show_first_what_waits_for_me(live: Live) -> None:
    held = []
    for n in (1, 0):
        table, secrets = live.friends(2)
        held.append({"table": table, "secret": secrets[n]})
    held.append({"table": "nosuchtable", "secret": "x"})
    held.append({"table": held[0]["table"], "secret": "forged"})

    found = live.post("/api/mine", {"held": held})

    assert [one["waits"] for one in found] == [True, False]
    assert found[0]["id"] == held[1]["table"] and found[0]["names"] == ["Host", "Guest 1"]


def test_the_rematch_is_one_for_all(live: Live) -> None:
    table, secrets = live.friends(2)
    pages = [live.page(table, secret) for secret in secrets]

    async def play() -> None:
        rng = random.Random(9)
        await asyncio.gather(*(play_to_the_end(page, rng) for page in pages))

    asyncio.run(play())

    first = live.post(f"/api/tables/{table}/rematch", secret=secrets[1])
    second = live.post(f"/api/tables/{table}/rematch", secret=secrets[0])
    again = live.post(f"/api/tables/{first['id']}/sit", {"name": "B", "seal": "b" * 64}, secrets[1])

    assert first["id"] == second["id"] and again["mine"][0]["seat"] == 1
    assert live.ask("GET", f"/api/tables/{table}")[1]["next"] == first["id"]


# -- what browsers and operators rely on


def test_headers_keep_browsers_safe(live: Live) -> None:
    for path in ("/", "/api/games", "/t/abc", "/nosuch.js"):
        _, _, headers = live.ask("GET", path)
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert "set-cookie" not in headers


def test_page_addresses_lead_to_the_page_and_others_do_not(live: Live) -> None:
    home = live.ask("GET", "/")

    assert home[0] == 200 and home[2]["cache-control"] == "no-cache"
    for path in ("/t/abcdef", "/rules/cape_epee"):  # the page, which tells its own address
        assert live.ask("GET", path)[1].replace(path.encode(), b"/") == home[1]
    assert live.ask("GET", "/assets/nosuch.js")[0] == 404
    assert live.ask("GET", "/api/nosuch")[0] == 404
    assert live.ask("GET", "/../../etc/passwd.txt")[0] == 404


def test_a_link_as_qr_code(live: Live) -> None:
    status, svg, _ = live.ask("POST", "/api/qr", {"text": "http://127.0.0.1/t/abc#s=secret"})

    assert status == 200 and svg.startswith(b"<svg")


def test_metrics_and_health(live: Live) -> None:
    live.friends(2)

    text = live.ask("GET", "/metrics")[1].decode()

    assert "cabale_tables_made_total 1" in text and "cabale_answer_seconds_count" in text
    assert live.ask("GET", "/healthz")[1]["status"] == "ok"


def test_no_move_waits_for_memory_to_be_collected(tmp_path: Path) -> None:
    with Live(tmp_path / "cabale.db"):
        assert not gc.isenabled()
        assert gc.get_freeze_count() > 10 * len(gc.get_objects())  # nor once a minute
    assert gc.isenabled() and not gc.get_freeze_count()
