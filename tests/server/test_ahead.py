"""Answers laid down ahead: given if just that happens, told of if not, and nobody else knows."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from carrier import settled
from live import Live
from toy import BALLOT, KINDS, LAID, LAY, PEEK

from cabale.core.play import Play
from cabale.core.rng import Rng
from cabale.games import catalogue
from cabale.server import ahead, foresight, house, wire
from cabale.server.ahead import AHEAD
from cabale.server.foresight import Foreseen, Foresight, Move

LETTERS = {"letters": True, "bank": 86_400, "gain": 86_400}


class Letters:
    """A table of two by correspondence: the host is asked, the guest thinks ahead."""

    def __init__(self, live: Live, **wish: Any) -> None:
        self.live = live
        self.id, (self.host, self.guest) = live.friends(2, **{"cadence": LETTERS, **wish})
        self.path = f"/api/tables/{self.id}"

    def ahead(self, secret: str = "", seat: int = 1) -> Any:
        status, reply, _ = self.live.ask(
            "GET", f"{self.path}/ahead?seat={seat}", secret=secret or self.guest
        )
        return reply if status == 200 else reply["reason"]

    def foresee(self, *path: Any, secret: str = "", seat: int = 1) -> Any:
        body = {"seat": seat, "path": list(path)}
        secret = secret or self.guest
        status, reply, _ = self.live.ask("POST", f"{self.path}/foresee", body, secret)
        return reply if status == 200 else reply["reason"]

    def lay(self, *plans: Any, told: int | None = None, secret: str = "", seat: int = 1) -> Any:
        told = self.ahead()["told"] if told is None else told
        body = {"seat": seat, "told": told, "plans": list(plans)}
        status, reply, _ = self.live.ask("POST", f"{self.path}/plans", body, secret or self.guest)
        return "" if status == 200 else reply["reason"]

    def act(self, secret: str, action: int | None = None) -> int:
        """Come, answer the first of what is allowed unless it is said, go: the card laid."""

        async def answer() -> int:
            async with self.live.page(self.id, secret) as page:
                step = await page.asked()
                chosen = step.choices[0] if action is None else action
                await page.answer(chosen)
                while page.last is step:
                    await page.next()
            return int(LAY.row(chosen))

        card = asyncio.run(answer())
        settled(self.live)
        return card

    def seen(self, secret: str) -> wire.Step:
        async def look() -> wire.Step:
            async with self.live.page(self.id, secret) as page:
                await page.until(wire.Step)
                assert page.last is not None
                return page.last

        return asyncio.run(look())

    def plans(self) -> list[Any]:
        """For every card that the host may lay, the guest's first answer then."""
        return [
            plan((events, self.foresee({"events": events})["questions"][0]["choices"][0]))
            for events in self.foresee()["futures"]
        ]

    def laid(self) -> list[list[int]]:
        """Who has laid which card so far, as everybody sees it."""
        return [event[1:3] for event in self.seen(self.host).events if event[0] == LAID]


def plan(*ripostes: tuple[Any, int]) -> dict[str, Any]:
    return {"ripostes": [{"events": events, "action": action} for events, action in ripostes]}


def told(plan: Any) -> Any:
    """The events that a plan is for."""
    return plan["ripostes"][0]["events"]


def test_what_may_happen_is_what_the_seat_may_think(live: Live) -> None:
    table = Letters(live)
    found = table.foresee()
    laid = [[[LAID, 0, card]] for card in range(KINDS)]
    assert found["futures"] == laid, "any card: the hand is hidden"
    assert found["questions"] == [] and found["seen"] == [] and not found["over"]
    assert table.ahead()["plans"] == [] and not table.ahead()["lapsed"]

    (question,) = table.foresee({"events": laid[3]})["questions"]

    mine = live.app.house.rooms[table.id].table.playing()
    hand = sorted({int(LAY.of(card)) for card in mine.state.hands[3:6]})
    assert question["decision"] == "play" and question["share"] == 1
    assert sorted(question["choices"]) == [*hand, PEEK.of()]


def test_what_fits_is_answered_at_once(live: Live) -> None:
    table = Letters(live)
    plans = table.plans()
    assert table.lay(*plans) == ""
    assert [told(one) for one in table.ahead()["plans"]] == [told(one) for one in plans]

    card = table.act(table.host)

    # both seats have laid; all vote now, and nothing is laid down any more
    mine = next(one["ripostes"][0]["action"] for one in plans if told(one)[0][2] == card)
    assert table.laid() == [[0, card], [1, LAY.row(mine)]]
    assert table.ahead()["plans"] == [] and not table.ahead()["lapsed"]


def test_one_answer_after_another_is_given(live: Live) -> None:
    """If the host lays this card, I look at the pile, then lay mine, then vote for the host."""
    table = Letters(live)
    card = LAY.row(table.seen(table.host).choices[0])
    path: list[Any] = [{"events": [[LAID, 0, card]]}, {"action": PEEK.of()}]
    after = table.foresee(*path)
    assert after["seen"] == [[2, 1, card]], "what I look at, I know"
    mine = after["questions"][0]["choices"][0]
    path.append({"action": mine})
    vote = table.foresee(*path)
    assert vote["questions"][0]["decision"] == "vote"
    ballot = BALLOT.of(0)
    whole = plan(([[LAID, 0, card]], PEEK.of()), (after["seen"], mine), (vote["seen"], ballot))
    assert table.lay(whole) == ""

    table.act(table.host)

    assert table.laid() == [[0, card], [1, LAY.row(mine)]]
    play = live.app.house.rooms[table.id].table.playing()
    assert play.state.ballots[1] == 0 and play.waiting() == [0]
    assert table.ahead()["plans"] == [] and not table.ahead()["lapsed"]


def test_what_follows_is_dropped_if_something_else_is_seen(live: Live) -> None:
    table = Letters(live)
    card = LAY.row(table.seen(table.host).choices[0])
    wrong = (card + 1) % KINDS
    assert table.lay(plan(([[LAID, 0, card]], PEEK.of()), ([[2, 1, wrong]], LAY.of(0)))) == ""

    table.act(table.host)

    assert table.laid() == [[0, card]] and table.ahead()["lapsed"]
    assert PEEK.of() not in table.seen(table.guest).choices, "it has looked"


def test_plans_that_begin_alike_go_on_apart(live: Live) -> None:
    table = Letters(live)
    card = LAY.row(table.seen(table.host).choices[0])
    first = ([[LAID, 0, card]], PEEK.of())
    mine = table.foresee({"events": first[0]}, {"action": first[1]})["questions"][0]["choices"][0]
    other = plan(first, ([[2, 1, (card + 1) % KINDS]], mine))
    assert table.lay(other, plan(first, ([[2, 1, card]], mine))) == ""

    table.act(table.host)

    assert table.laid() == [[0, card], [1, LAY.row(mine)]]


def test_whatever_happens_an_answer_is_given_if_it_is_allowed(live: Live) -> None:
    table = Letters(live)
    (question,) = table.foresee({})["questions"]
    assert question["decision"] == "play" and question["share"] == 1
    mine = next(action for action in question["choices"] if LAY.has(action))
    exact = [[LAID, 0, KINDS + 5]]
    wished = plan((None, mine))
    assert table.lay(plan((exact, PEEK.of())), wished) == ""

    card = table.act(table.host)

    assert table.laid() == [[0, card], [1, LAY.row(mine)]]


def test_what_was_chosen_for_just_this_comes_before_whatever(live: Live) -> None:
    table = Letters(live)
    card = LAY.row(table.seen(table.host).choices[0])
    choices = table.foresee({})["questions"][0]["choices"]
    mine = [action for action in choices if LAY.has(action)]
    table.lay(plan((None, mine[0])), plan(([[LAID, 0, card]], mine[-1])))

    table.act(table.host)

    assert table.laid()[1] == [1, LAY.row(mine[-1])]


def test_an_answer_for_another_question_is_not_given(live: Live) -> None:
    table = Letters(live)
    mine = table.foresee({})["questions"][0]["choices"][0]
    riposte = {"events": None, "action": mine, "decision": "vote"}
    assert table.lay({"ripostes": [riposte]}) == ""

    table.act(table.host)

    assert table.ahead()["lapsed"] and len(table.laid()) == 1


def test_what_does_not_fit_is_dropped_and_its_owner_is_told(live: Live) -> None:
    table = Letters(live)
    card = LAY.row(table.seen(table.host).choices[0])
    other = [one for one in table.plans() if told(one)[0][2] != card]
    not_mine = plan(([[LAID, 0, card]], LAY.of((card + 1) % KINDS) + 10_000))
    assert table.lay(*other, not_mine) == ""

    table.act(table.host, LAY.of(card))

    assert table.seen(table.guest).choices, "the guest is asked"
    found = table.ahead()
    assert found["lapsed"] and found["plans"] == []
    assert table.foresee() == "asked-now"
    assert table.lay(told=0) == "" and not table.ahead()["lapsed"]


def test_who_looks_before_it_is_dropped_is_told_so_too(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page hears of the question before the house has looked at what was laid down."""

    async def not_yet(*_: Any) -> None: ...

    table = Letters(live)
    card = LAY.row(table.seen(table.host).choices[0])
    table.lay(*[one for one in table.plans() if told(one)[0][2] != card])
    monkeypatch.setattr(house, "answer_ahead", not_yet)

    table.act(table.host, LAY.of(card))

    assert table.ahead()["lapsed"] and table.lay(told=0) == ""
    assert not table.ahead()["lapsed"]


def test_nothing_at_the_table_says_that_somebody_thinks_ahead(live: Live) -> None:
    table = Letters(live)
    held = {"held": [{"table": table.id, "secret": table.host}]}
    room = live.app.house.rooms[table.id]
    before = live.post("/api/mine", held), room.table.count

    async def watch() -> list[bytes]:
        async with live.page(table.id, table.host) as page:
            await page.asked()
            heard = len(page.raw)
            await asyncio.to_thread(table.lay, *table.plans()[:3])
            await page.send({"t": "ping", "id": 7})
            await page.until(wire.Pong)
            return page.raw[heard:-1]

    assert asyncio.run(watch()) == []
    assert before == (live.post("/api/mine", held), room.table.count)


def test_it_is_laid_in_one_process_and_given_in_another(new_place: Callable[[], str]) -> None:
    place = new_place()
    with Live(place) as first:
        table = Letters(first)
        table.lay(*table.plans())
    with Live(place) as second:
        table.live = second
        table.act(table.host)
        assert [seat for seat, _ in table.laid()] == [0, 1]


def test_what_may_not_be_laid_is_refused(live: Live) -> None:
    table = Letters(live)
    good = table.plans()[0]
    assert table.lay(good, secret=table.host) == "not-a-seat"
    assert table.ahead(secret=table.host) == "not-a-seat"
    assert table.foresee(secret=table.host) == "not-a-seat"
    assert table.lay(good, told=table.ahead()["told"] + 1) == "stale"
    assert table.lay(good, told=0, secret=table.host, seat=0) == "asked-now"
    riposte = good["ripostes"][0]
    for bad in (
        {},
        {"ripostes": []},
        {"ripostes": [{"events": [[0] * 9], "action": 1}]},
        {"ripostes": [{"events": [], "action": -1}]},
        {"ripostes": [riposte] * (ahead.STEPS + 1)},
    ):
        assert table.lay(bad) == "bad-request"
    assert table.lay(*[good] * (ahead.PLANS + 1)) == "bad-request"
    assert table.foresee(*[{}] * (foresight.DEPTH + 1)) == "bad-request"
    together = Letters(live, cadence={})
    assert together.ahead() == "not-by-letters" == together.foresee()
    assert together.lay(good, told=0) == "not-by-letters"


def test_a_path_that_cannot_be_gone_leads_nowhere(live: Live) -> None:
    table = Letters(live)
    for path in ([{"action": LAY.of(0)}], [{"events": [[LAID, 1, 0]]}], [{"events": []}]):
        found = table.foresee(*path)
        assert found["futures"] == [] == found["questions"]


def test_what_an_earlier_version_kept_is_not_read(live: Live) -> None:
    table = Letters(live)
    table.lay(table.plans()[0])
    store = live.app.house.store
    paper = asyncio.run(store.paper(AHEAD, f"{table.id}.1"))
    assert paper is not None
    old = paper.text.replace(b'"ripostes"', b'"events"')
    asyncio.run(store.put_paper(ahead.Paper(AHEAD, paper.id, paper.owner, old, paper.until)))

    assert table.ahead()["plans"] == []
    table.act(table.host)
    assert table.seen(table.guest).choices and not table.ahead()["lapsed"]


def test_whoever_takes_the_seat_over_has_laid_down_nothing(live: Live) -> None:
    table = Letters(live)
    table.lay(*table.plans())
    code = live.post(f"/api/tables/{table.id}/hand", {"seat": 1}, table.guest)["code"]
    taken = live.post(f"/api/tables/{table.id}/take", {"code": code, "name": "Heir"})
    table.guest = taken["mine"][0]["secret"]
    assert table.ahead()["plans"] == []
    table.act(table.host)
    assert table.seen(table.guest).choices and not table.ahead()["lapsed"]


def walk(play: Play, seat: int, rng: Rng) -> list[Foreseen]:
    """All that is told on a path of three moves, chosen at random among what is shown."""
    path: list[Move] = []
    out = [Foresight(play, seat).explore(path)]
    for _ in range(3):
        last = out[-1]
        if last.questions:
            choices = last.questions[0].choices
            path.append(Move(action=choices[rng.below(len(choices))]))
        elif last.futures and rng.below(4):
            path.append(Move(events=last.futures[rng.below(len(last.futures))]))
        else:
            path.append(Move())
        out.append(Foresight(play, seat).explore(path))
    return out


@pytest.mark.parametrize("name", [entry.name for entry in catalogue.OURS])
def test_what_may_happen_does_not_depend_on_what_is_hidden(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same in the true world and in any that the seat cannot tell from it, all the way."""
    monkeypatch.setattr(foresight, "WORLDS", 2)
    monkeypatch.setattr(foresight, "TRIES", 60)
    play = Play(catalogue.game_named(name), 3, chance=Rng(3))
    twin, rng, asked = Play(play.game, 3, chance=Rng(3)), Rng(8), 0
    for n in range(48):
        if play.is_over():
            break
        for seat in range(3) if n % 4 == 0 else ():
            if not play.is_asked(seat):
                twin.state, twin.journal.ints = play.resample(seat, Rng(17)), play.journal.ints[:]
                ours = walk(play, seat, Rng(n))
                assert ours == walk(twin, seat, Rng(n))
                asked += any(one.questions for one in ours)
        seat = play.waiting()[0]
        play.answer(seat, int(play.state.pick(seat, rng)))
    assert asked > 5, "most paths lead to a question"
