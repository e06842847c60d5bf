"""A screen at a table: reads messages, has the table carry them out, closes on nonsense."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable
from typing import Any, Final

import msgspec

import cabale
from cabale.core.game import GameError
from cabale.server import dealing, lobby, people, takeback
from cabale.server.advice import coach, hint_sent
from cabale.server.bearer import Bearer, bearer_of
from cabale.server.chairs import hashed
from cabale.server.gate import Gate
from cabale.server.house import House
from cabale.server.room import Command, Order, Room, admits
from cabale.server.screen import Screen
from cabale.server.storage.store import StoreError
from cabale.server.stream import Stream
from cabale.server.table import Outcome, Refuse, Table, refusal_info
from cabale.server.thinking import Job
from cabale.server.wire import (
    FRAME_BYTES,
    WATCHING,
    AnswerSent,
    CoachAsked,
    Consent,
    Hello,
    HintAsked,
    Look,
    Pace,
    Ping,
    Pong,
    Refused,
    TakeBack,
    TalkSent,
    Undo,
    Vote,
    Welcome,
    WholeAsked,
    WhyAsked,
    WordSent,
    encode,
    read_message,
)

TALK_KEPT: Final = 200  # lines that whoever comes is told
COSTS: Final[dict[type, int]] = {Look: 5, WholeAsked: 5, WhyAsked: 2, CoachAsked: 2}  # thought for
STORED: Final = (AnswerSent, Undo, TakeBack, Consent, TalkSent, Vote)


class Closed(Exception):
    """The socket is to be closed, or was."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code: Final = code
        self.reason: Final = reason


async def read(screen: Screen) -> Any:
    """The next message of a page."""
    event = await screen.receive()
    if event["type"] == "websocket.disconnect":
        raise Closed(1000, "")
    text, data = event.get("text"), event.get("bytes")
    data = text.encode() if isinstance(text, str) else data
    assert isinstance(data, bytes), "a frame is text or bytes"
    return read_data(screen, data)


def read_data(screen: Screen, data: bytes) -> Any:
    """A message, if it is one and not one too many."""
    if len(data) > FRAME_BYTES:
        raise Closed(4413, f"a message may have {FRAME_BYTES} bytes, this has {len(data)}")
    message = decoded(data)
    if not screen.admits(COSTS.get(type(message), 1)):
        raise Closed(4429, "too many messages")
    return message


def decoded(data: bytes) -> Any:
    """A message as a structure."""
    try:
        return read_message.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Closed(4400, f"a message that cannot be read: {str(error)[:80]}") from None


class Session:
    """One screen at one table."""

    def __init__(self, house: House, screen: Screen, gate: Gate, paid: bool) -> None:
        self.house: Final = house
        self.gate: Final = gate
        self.paid: Final = paid  # by its address; else whoever comes must be known
        self.screen: Final = screen
        self.room: Room

    @property
    def table(self) -> Table:
        return self.room.table

    async def serve(self, path: str, hear: Callable[[bytes], None]) -> None:
        """From hello to goodbye; what then comes whole is heard without waiting for its turn."""
        if self.paid:
            await self.find_room(path)
        hello = await self.read_hello()
        if not self.paid and not self.gate.admits_known(hello.secrets):
            raise Closed(4429, "too many new connections from this address")
        bearers = await self.bearers(hello)
        await self.find_room(path)  # the one of before may have been closed in the meantime
        self.enter(hello, bearers)
        try:
            await self.house.pieces.do(self.room.make_film(self.screen.eyes))
            self.do(functools.partial(self.greet, hello))
            if self.screen.line is not None:
                self.screen.line.listen(hear)
            while True:
                self.take(await read(self.screen))
        finally:
            self.leave()

    async def read_hello(self) -> Hello:
        """The first message, which says who looks."""
        try:
            async with asyncio.timeout(self.house.limits.hello):
                hello = await read(self.screen)
        except TimeoutError:
            raise Closed(4408, "no hello in time") from None
        if not isinstance(hello, Hello):
            raise Closed(4400, "the first message must be hello")
        return hello

    async def find_room(self, path: str) -> None:
        """The room the address names."""
        try:
            room = await self.house.room(path.rpartition("/")[2][:40])
        except GameError as error:
            raise Closed(4404, str(error)[:120]) from None
        except StoreError as error:
            raise Closed(1011, str(error)[:120]) from None
        if room is None:
            raise Closed(4404, "there is no such table")
        self.room = room

    # -- coming and going

    async def bearers(self, hello: Hello) -> list[Bearer]:
        """Whom the secrets stand for."""
        try:
            secrets = dict.fromkeys(hello.secrets)
            return [await bearer_of(self.house.store, secret) for secret in secrets]
        except Refuse:
            raise Closed(4401, "this device is locked out") from None
        except StoreError as error:
            raise Closed(1011, str(error)[:120]) from None

    def hold(self, bearers: list[Bearer]) -> None:
        """Take the seats of these bearers; a person may hold none here, and looks on."""
        known = any(bearer.person for bearer in bearers)
        for bearer in bearers:
            seats = self.table.seats_held_by(bearer.holder)
            if not seats and not known:
                raise Closed(4403, "this secret holds no seat here")
            self.gate.know(bearer.secret)
            self.screen.held += [(seat, bearer.holder) for seat in seats]
            if bearer.person:
                self.screen.device = hashed(bearer.secret)

    def enter(self, hello: Hello, bearers: list[Bearer]) -> None:
        """Take the seats that the secrets hold, or look on."""
        table, screen = self.table, self.screen
        self.hold(bearers)
        self.check_room_for_one_more()
        screen.eyes = self.first_eyes(hello.look)
        if screen.held:
            screen.messages = self.room.messages_of(screen.mine[0], self.house.limits.messages)
        self.room.screens.add(screen)
        self.room.count_screens()
        for seat, _ in screen.held or [(WATCHING, "")]:
            self.do(functools.partial(self.arrive, seat), lasting=True)
            if seat != WATCHING:
                self.house.note(self.room, seat)
        if table.dealing:
            self.house.begin(self.house.deal_in_time(self.room))

    def arrive(self, seat: int, table: Table) -> Outcome:
        """Somebody is there, unless they have gone again before that could be stored."""
        if self.screen not in self.room.screens:
            return Outcome()
        return people.arrive(table, seat)

    def greet(self, hello: Hello, table: Table) -> Outcome:
        """All that a screen must know to begin with."""
        mine, invite = self.screen.mine, lobby.invitation(table) if self.screen.held else ""
        name, version = table.stream_name, cabale.__version__
        greeting = [encode(Welcome(table.info(), mine, invite, name, version))]
        heard = max(hello.talk, len(table.talk) - TALK_KEPT)
        greeting += [encode(people.talk_info(table, n)) for n in range(heard, len(table.talk))]
        resumes = hello.stream == table.stream_name
        eyes = None if table.play is None else self.screen.eyes
        told = functools.partial(self.was_greeted, eyes)
        return Outcome([], [*greeting, *self.steps(hello.since if resumes else None)], told=told)

    def was_greeted(self, eyes: int | None) -> None:
        """The greeting has gone out: what happens from now on follows it."""
        self.screen.greeted = True
        self.screen.follow(eyes)

    def do(self, command: Command, lasting: bool = False) -> None:
        """Have the table carry something out for this screen."""
        self.house.do(self.room, Order(command, self.screen, lasting=lasting))

    def check_room_for_one_more(self) -> None:
        """Not everybody may look on, and not from everywhere at once."""
        table, limits, held = self.table, self.house.limits, self.screen.held
        if not held and not table.watchers and table.phase != "lobby":
            raise Closed(4403, "this table has no watchers")
        if not held and table.watching >= limits.watchers:
            raise Closed(4429, "too many watchers")
        if any(table.chairs[seat].screens >= limits.screens for seat, _ in held):
            raise Closed(4429, "too many screens for one seat")

    def first_eyes(self, look: int | None) -> int:
        """Whose eyes a screen begins with: the curtain is drawn when it holds several seats."""
        mine = self.screen.mine
        if look is not None and look in mine:
            return look
        return mine[0] if len(mine) == 1 else WATCHING

    def steps(self, since: int | None) -> list[bytes]:
        """The Steps that bring the screen up to date."""
        stream = self.table.look(self.screen.eyes)
        if stream is None:
            return []
        missed = stream.since(since) if since is not None else None
        return self.everything(stream) if missed is None else missed

    def everything(self, stream: Stream) -> list[bytes]:
        """The present with its whole log, for somebody who comes; before it the way there."""
        told = self.room.film_of(stream.eyes)
        return [*told, stream.fresh(self.table.playing())]

    def present(self) -> list[bytes]:
        """The present with its whole log, without the way there."""
        stream = self.table.look(self.screen.eyes)
        return [] if stream is None else [stream.fresh(self.table.playing())]

    def leave(self) -> None:
        """The socket is closed."""
        if self.screen.line is not None:
            self.screen.line.hear = None
        self.room.screens.discard(self.screen)
        self.room.count_screens()
        for seat, holder in self.screen.held or [(WATCHING, "")]:
            gone = functools.partial(
                people.depart, seat=seat, holder=holder, now=self.house.clock()
            )
            self.house.do(self.room, Order(gone, lasting=True))
            if seat != WATCHING and self.table.is_held_by(seat, holder):
                seen = self.room.asked.get(seat) if self.screen.greeted else None
                self.house.note(self.room, seat, seen)

    # -- messages

    def take(self, message: Any) -> None:
        """Have the table carry a message out, or say why not."""
        self.house.metrics.count("messages_received")
        if self.screen.closed or self.room.lost or not self.room.holds(self.screen):
            raise Closed(4403, "this screen no longer holds its seat")
        refused = functools.partial(self.refuse, message)
        try:
            if isinstance(message, HintAsked):
                self.hint(message.id)
                return
            if isinstance(message, Look):
                self.look(message.seat)
                return
            if isinstance(message, STORED):
                self.house.mending.check()
            if isinstance(message, TalkSent):
                self.check_talk(message)
        except Refuse as refuse:
            refused(refuse)
            return
        if isinstance(message, Hello):
            raise Closed(4400, "hello is said once")
        if isinstance(message, AnswerSent):
            self.house.metrics.count("answers")
        act = functools.partial(self.act, message)
        self.house.do(self.room, Order(act, self.screen, refused))

    def refuse(self, message: Any, refusal: Exception) -> None:
        """Say why something was not done; whoever is behind is shown the present position."""
        self.house.metrics.count("refused")
        assert isinstance(refusal, Refuse), "a message makes no game"
        what = str(type(message).__struct_config__.tag)
        why = refusal_info(refusal.refusal) if refusal.refusal else None
        key = message.key if isinstance(message, AnswerSent) else None
        told = encode(Refused(what, refusal.reason, key, why))
        behind = refusal.reason in ("stale", "illegal", "not-your-turn")
        if behind:
            self.screen.pay(COSTS[WholeAsked])
        self.do(lambda _: Outcome(reply=[told, *(self.present() if behind else [])]))

    def seat(self) -> int:
        """The seat that looks; a watcher has none."""
        if self.screen.eyes == WATCHING:
            raise Refuse("not-a-seat")
        return self.screen.eyes

    def act(self, message: Any, table: Table) -> Outcome:
        """What a message of a player at the game does."""
        if not self.room.holds(self.screen):  # no longer: it had to wait
            raise Refuse("not-a-seat")
        if isinstance(message, STORED) and not isinstance(message, AnswerSent):
            lobby.check_room(table)
        match message:
            case AnswerSent():
                return table.answer(self.seat(), message.position, message.key, message.action)
            case WhyAsked():
                return table.why(self.seat(), message.id, message.action)
            case CoachAsked():
                return coach(table, self.seat(), message.id)
            case Undo():
                return takeback.undo(table, self.seat(), message.position, message.turn)
            case TakeBack():
                return takeback.wish_back(table, self.seat(), message.position, message.give_up)
            case Consent():
                return takeback.consent(table, self.seat(), message.yes, message.seat)
        return self.act_beside(message, table, self.house.clock())

    def act_beside(self, message: Any, table: Table, now: float) -> Outcome:
        """What a message beside the game does."""
        match message:
            case TalkSent():
                return people.say(table, self.speaker(message), message.text, message.about, now)
            case WordSent():
                return dealing.tell_word(table, self.seat_held(message.seat), message.word)
            case WholeAsked():
                return Outcome(reply=self.present())
            case Vote():
                bot = people.STAND_IN
                return people.vote(table, self.seat(), message.seat, message.yes, bot, now)
            case Pace():
                self.screen.pace = message.share
                return Outcome()
        assert isinstance(message, Ping), "every other message was dealt with"
        return Outcome(reply=[encode(Pong(message.id))])

    def speaker(self, message: TalkSent) -> int:
        """Whose word it is: a screen of several seats may say which of them speaks."""
        return self.seat() if message.seat is None else self.seat_held(message.seat)

    def seat_held(self, seat: int) -> int:
        """A seat that this screen speaks for."""
        if seat not in self.screen.mine:
            raise Refuse("not-a-seat")
        return seat

    def check_talk(self, message: TalkSent) -> None:
        """A seat may say so much, from however many screens."""
        if not admits(self.room.talk, self.speaker(message), self.house.limits.talk):
            raise Refuse("too-fast")

    def look(self, seat: int) -> None:
        """Look through other eyes that this screen holds, once their film is made."""
        if seat != WATCHING and seat not in self.screen.mine:
            raise Refuse("not-a-seat")
        self.screen.eyes, self.screen.shown = seat, None
        self.house.begin(self.show(seat))

    async def show(self, seat: int) -> None:
        """Show what other eyes see and have missed, unless they are others again by then."""
        await self.house.pieces.do(self.room.make_film(seat))

        def show(table: Table) -> Outcome:
            if self.screen.eyes != seat:
                return Outcome()
            told = functools.partial(self.screen.follow, None if table.play is None else seat)
            return Outcome(reply=self.steps(None), told=told)

        self.do(show)

    def hint(self, id: int) -> None:
        """Ask a bot what it would do."""
        seat, play = self.seat(), self.table.going()
        opened = self.table.opened
        if self.table.others(seat) or opened.mode == "hotseat" or opened.daily:
            raise Refuse("no-hint")
        if not play.is_asked(seat):
            raise Refuse("not-your-turn")
        if seat in self.room.advising:
            raise Refuse("too-fast")
        if not admits(self.room.hints, seat, self.house.limits.hints):
            raise Refuse("too-fast")
        if not self.house.advisers.admits(self.screen.address):
            raise Refuse("too-fast")
        self.room.advising.add(seat)
        self.house.begin(self.give_hint(id, seat, self.house.bots.job(self.room, seat, "hint")))

    async def give_hint(self, id: int, seat: int, job: Job) -> None:
        """Tell the asker alone what a bot would do."""
        try:
            found = await self.house.thinkers.advise(job, self.screen.address)
        finally:
            self.room.advising.discard(seat)
        self.screen.tell(encode(hint_sent(id, found)))
