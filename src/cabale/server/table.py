"""A table: commands in, out what must be stored and who must be told. No clock, no socket.

A command decides on lines and `fold` carries them out at once, as it does when they are read again
from the disk. The Outcome that comes back holds them; whoever runs it stores them before anything
is told.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from cabale.core.deal import Deal
from cabale.core.game import Game
from cabale.core.play import Play
from cabale.core.protocol import Refusal
from cabale.core.record import Answer, Record
from cabale.core.text import write_record
from cabale.server import lines as stored
from cabale.server.chairs import Chair
from cabale.server.clocks import Clocks
from cabale.server.leave import rests_until
from cabale.server.lines import Line
from cabale.server.stream import Stream, show_all
from cabale.server.wire import (
    Done,
    Phase,
    RefusalInfo,
    SeatInfo,
    TableInfo,
    TakeBackInfo,
    Why,
    encode,
)


class Refuse(Exception):
    """A command that is not carried out; `reason` is a key of docs/wire.md."""

    def __init__(self, reason: str, refusal: Refusal | None = None) -> None:
        super().__init__(reason)
        self.reason: Final = reason
        self.refusal: Final = refusal


def nothing() -> None:
    """Nobody has to do anything."""


@dataclass(slots=True)
class Outcome:
    """What a command has done: what to store, then whom to tell."""

    lines: list[Line] = field(default_factory=list)
    reply: list[bytes] = field(default_factory=list)  # to the asker alone
    steps: dict[int, bytes] = field(default_factory=dict)  # eyes → Step
    talk: list[bytes] = field(default_factory=list)  # to everybody
    table: bool = False  # TableInfo has changed: tell everybody
    told: Callable[[], None] = nothing  # what is true from then on


class Table:
    """One table, from the lobby to the end of its game."""

    stream_type = Stream  # what makes the Steps of one pair of eyes

    def __init__(self, id: str, game: Game[Any], opened: stored.Opened) -> None:
        self.id: Final = id
        self.game: Final = game
        self.opened: Final = opened
        self.rules = opened.rules
        self.stream_name: Final = secrets.token_urlsafe(6)
        self.chairs: list[Chair] = []
        self.host = -1  # the seat that hosts: the first that a person took, until given on
        self.heir_of = -1  # the seat in whose absence the host took the chair, if so
        self.options = opened.options
        self.watchers = opened.watchers
        self.patience = opened.patience
        self.cadence = opened.cadence
        self.now = opened.at  # the moment of the command, as whoever runs it says; never goes back
        self.clocks: Clocks | None = None  # once the game has begun, if there are any
        self.watching = 0  # sockets of those who only look on
        self.head: list[Answer] = []  # taken over from another game
        self.dealing = False  # the seats are settled, words are being gathered
        self.words_until = 0.0  # while absent people are waited for
        self.play: Play | None = None
        self.streams: dict[int, Stream] = {}
        self.talk: list[stored.Said] = []
        self.wish: int | None = None  # the seat that wants to take its last answer back
        self.agreed: set[int] = set()  # those who let it
        self.next: str | None = None  # the table of the rematch
        self.commit: Final = Deal(bytes.fromhex(opened.seed)).commitment()
        self.count = 1  # stored lines

    # -- carrying lines out

    def fold(self, line: Line) -> None:
        """Carry one line out, new or read again; a new one takes in what chance answers to it."""
        self.count += 1
        self.count_time(line)
        match line:
            case stored.Answered():
                line.chance = self.playing().follow(line.seat, line.action, line.chance)
                self.chairs[line.seat].keys.append(line.key)
                self.drop_wish()
            case stored.Backed():
                self.playing().back(line.seat, line.answers)
                self.drop_wish()
            case stored.Said():
                self.talk.append(line)
            case stored.Started():
                self.dealing = False
                self.play = self.new_play(line.chance)
                line.chance = [answer.action for answer in self.play.answers[len(self.head) :]]
                if self.cadence.bank:
                    self.clocks = Clocks(self.cadence, self.chairs, self.now)
            case _:
                self.fold_lobby(line)
        if self.clocks is not None:
            self.clocks.follow(line, self.playing())

    def count_time(self, line: Line) -> None:
        """Count the time up to a line, before it changes anything."""
        if isinstance(line, stored.Timed):
            self.now = max(self.now, line.at or 0.0)
            if self.clocks is not None:
                self.clocks.count(self.now)
                if isinstance(line, stored.Answered):
                    self.clocks.save(len(self.playing().answers))

    def fold_lobby(self, line: Line) -> None:
        """Carry out a line about seats and options."""
        match line:
            case stored.Seated():
                self.seat_somebody(line)
            case stored.Hosts():
                self.host, self.heir_of = line.seat, line.after
            case stored.Settled():
                del self.chairs[line.seats :]
                self.options, self.watchers = line.options, line.watchers
                self.patience, self.cadence = line.patience, line.cadence
            case stored.Given():
                self.head = [Answer(seat, action) for seat, action in line.answers]
            case stored.Sealed():
                self.dealing, self.words_until = True, line.until
            case stored.Worded():
                self.chairs[line.seat].take_word(line.word)
            case stored.Stands():
                self.chairs[line.seat].level = line.level
                self.chairs[line.seat].votes.clear()
            case stored.Rests():
                self.chairs[line.seat].leave = line.leave
            case stored.Moved():
                self.move(line.rules)
            case stored.Known():
                self.chairs[line.seat].holder = line.holder
            case stored.Forgot(said=None):
                self.chairs[line.seat].name = ""
                for said in (said for said in self.talk if said.seat == line.seat):
                    said.text = ""
            case stored.Forgot(said=list() as numbers):
                for n in numbers:
                    self.talk[n].text = ""
            case stored.Followed():
                self.next = line.table
            case _:
                self.fold_wish(line)

    def fold_wish(self, line: Line) -> None:
        """Carry out a line about what people want of one another."""
        match line:
            case stored.Wished():
                self.drop_wish()
                self.wish = line.seat
            case stored.Agreed():
                self.agreed.add(line.seat)
            case stored.Voted():
                votes = self.chairs[line.absent].votes
                (votes.add if line.yes else votes.discard)(line.seat)

    def seat_somebody(self, line: stored.Seated) -> None:
        """A seat changes hands; its holder may take another name."""
        before = self.chairs[line.seat] if line.seat < len(self.chairs) else None
        if before is not None and before.holder and before.holder == line.holder:
            before.name, before.entropy, before.seal = line.name, line.entropy, line.seal
        else:
            self.chairs[line.seat : line.seat + 1] = [Chair(line, self.opened.at)]
            self.heir_of = -1 if self.heir_of == line.seat else self.heir_of
            if self.host < 0 or not self.chairs[self.host].is_person():
                self.host = self.first_person()

    def move(self, rules: int) -> None:
        """The table goes on by another version of the rules."""
        self.rules = rules
        if self.play is not None:
            self.play.move(rules)

    def wake(self, now: float) -> None:
        """The table was read from disk: whoever is absent is so from now on."""
        for chair in self.chairs:
            chair.gone = now

    def add(self, outcome: Outcome, line: Line) -> None:
        """Carry a new line out and have it stored."""
        self.fold(line)
        outcome.lines.append(line)

    def moment(self) -> float | None:
        """What a line says of its time; nothing where time is not counted."""
        return self.now if self.cadence.bank else None

    # -- what is known of it

    @property
    def phase(self) -> Phase:
        if self.play is None:
            return "lobby"
        return "over" if self.play.is_over() else "playing"

    def first_person(self) -> int:
        """The first seat that a person holds; -1 if there is none."""
        return next((n for n, chair in enumerate(self.chairs) if chair.is_person()), -1)

    def playing(self) -> Play:
        """The game, which must have begun."""
        if self.play is None:
            raise Refuse("not-started")
        return self.play

    def going(self) -> Play:
        """The game, which must not be over."""
        play = self.playing()
        if play.is_over():
            raise Refuse("over")
        return play

    def seats_held_by(self, holder: str) -> list[int]:
        """The seats of one holder; nobody holds none."""
        if not holder:
            return []
        return [n for n, c in enumerate(self.chairs) if secrets.compare_digest(c.holder, holder)]

    def is_held_by(self, seat: int, holder: str) -> bool:
        """Whether a seat is still that of this holder."""
        return seat < len(self.chairs) and self.chairs[seat].holder == holder

    def info(self) -> TableInfo:
        """What everybody may know."""
        return TableInfo(
            id=self.id,
            game=self.game.name,
            rules=self.rules,
            mode=self.opened.mode,
            phase=self.phase,
            options=self.options,
            house=bool(self.opened.components),
            edition=self.opened.edition,
            seats=[self.seat_info(seat) for seat in range(len(self.chairs))],
            host=self.host,
            watchers=self.watchers,
            watching=self.watching,
            patience=self.patience,
            given=self.opened.given,
            commit=self.commit,
            seals=[chair.seal for chair in self.chairs] if self.play is None else [],
            dealing=self.dealing,
            words_until=self.words_until if self.dealing else 0.0,
            takeback=self.wish_info(),
            next=self.next,
            daily=self.opened.daily,
            cadence=self.cadence,
            now=self.now if self.cadence.bank or self.play is None else 0.0,
            host_awaited=self.host_awaited_until(),
            heir_of=self.heir_of if self.play is None else -1,
        )

    def host_awaited_until(self) -> float:
        """Before the start: until when an absent host is waited for; 0 if the host is there."""
        if self.host < 0 or self.play is not None or self.dealing:
            return 0.0
        return self.chairs[self.host].host_awaited_until(self.cadence.letters)

    def seat_info(self, seat: int) -> SeatInfo:
        """A seat as everybody sees it."""
        info = self.chairs[seat].info()
        info.clock = self.clocks.info(seat) if self.clocks is not None else None
        info.away = self.away_until(seat, self.now)
        return info

    def away_until(self, seat: int, now: float) -> float | None:
        """Until when a seat rests, where that counts."""
        return rests_until(self.chairs[seat].leave, now) if self.cadence.letters else None

    def wish_info(self) -> TakeBackInfo | None:
        """The wish to take something back, if there is one."""
        if self.wish is None:
            return None
        return TakeBackInfo(self.wish, sorted(self.agreed), self.others(self.wish))

    def others(self, seat: int) -> list[int]:
        """The seats of other people, also where a bot stands in or plays on for one removed."""
        if self.opened.mode == "hotseat":
            return []
        return [n for n, chair in enumerate(self.chairs) if n != seat and chair.kind != "bot"]

    def bots_asked(self) -> list[int]:
        """The seats whose bots owe an answer."""
        if self.play is None or self.play.is_over():
            return []
        waiting = self.play.waiting()
        if self.opened.daily:  # in the order of the seats, so that a deal goes alike everywhere
            waiting = waiting[:1]
        return [n for n in waiting if self.chairs[n].is_played_by_bot()]

    def waiting(self) -> int:
        """A bit for each seat that owes an answer, for the list of somebody's tables."""
        return 0 if self.play is None or self.play.is_over() else int(self.play.state.waiting)

    def ends(self) -> tuple[float | None, ...]:
        """When the time of each seat will be over, while it runs."""
        clocks = self.clocks
        return () if clocks is None else tuple(map(clocks.until, range(len(self.chairs))))

    def record(self, even_if_open: bool = False) -> str:
        """The whole game as text."""
        return write_record(self.game, self.account(even_if_open))

    def account(self, even_if_open: bool = False) -> Record:
        """The whole game; while it runs only for whoever has the file anyway."""
        play = self.playing()
        if not play.is_over() and not even_if_open:
            raise Refuse("not-over")
        record = play.record()
        record.given = self.opened.given
        for seat, chair in enumerate(self.chairs):
            if chair.kind == "bot":
                record.bots[seat] = str(chair.level)
            elif chair.name:
                record.names[seat] = chair.name
        return record

    # -- the game

    def new_play(self, known: list[int]) -> Play:
        """The game that begins now, or began with these answers of chance."""
        entropy = [chair.entropy for chair in self.chairs if chair.entropy]
        deal = Deal(bytes.fromhex(self.opened.seed), entropy)
        seats, components = len(self.chairs), self.opened.components
        if self.head:
            before = Record(self.game.name, self.rules, seats, self.options, components)
            before.lines += self.head
            if self.opened.anew is not None:
                before.lines.append(deal.anew(self.opened.anew, len(self.head)))
            return Play.resume(self.game, before, deal)
        return Play(self.game, seats, self.options, components, deal, known, rules=self.rules)

    def look(self, eyes: int) -> Stream | None:
        """What these eyes are shown; None before the game has begun."""
        if self.play is None:
            return None
        if eyes not in self.streams:
            self.streams[eyes] = self.stream_type(eyes, self.play)
        return self.streams[eyes]

    def forget_tails(self) -> None:
        """Nothing follows any more: whoever comes back is shown the end whole."""
        for stream in self.streams.values():
            stream.tail.clear()

    def answer(self, seat: int, position: int, key: str, action: int) -> Outcome:
        """A seat answers the question it was asked at `position`."""
        self.playing()
        if key and key in self.chairs[seat].keys:
            return Outcome(reply=[encode(Done(key))])
        play = self.going()
        self.check_answer(play, seat, position, action)
        outcome = Outcome(table=self.wish is not None or self.clocks is not None)
        self.add(outcome, stored.Answered(seat, action, key, at=self.moment()))
        if self.chairs[seat].kind == "bot":
            self.run_on(outcome)
        outcome.table |= play.is_over()
        self.show(outcome, seat)
        return outcome

    def run_on(self, outcome: Outcome) -> None:
        """After a bot's answer the bots that have no choice, as everybody knows, answer with it.

        All of it is one Step: nobody waits for what was certain. A person may still take back what
        they did, so nothing runs on after that by itself.
        """
        while seats := [n for n in self.bots_asked() if self.is_routine_of(n)]:
            action = self.playing().legal(seats[0])[0]
            self.add(outcome, stored.Answered(seats[0], action, "", at=self.moment()))

    def is_routine_of(self, seat: int) -> bool:
        """Whether a seat that is a bot's own has one answer, and everybody knows it."""
        return self.chairs[seat].kind == "bot" and self.has_known_answer(seat)

    def has_known_answer(self, seat: int) -> bool:
        """Whether a seat that is asked has one answer, and everybody knows it."""
        play = self.playing()
        name = self.game.decisions[play.state.decision].name
        return name in self.game.only_known and len(play.legal(seat)) == 1

    def check_answer(self, play: Play, seat: int, position: int, action: int) -> None:
        """Refuse what the open question does not allow."""
        if position != play.positions[seat]:
            raise Refuse("stale")
        if not play.is_asked(seat):
            raise Refuse("not-your-turn")
        if action not in play.legal(seat):
            raise Refuse("illegal", self.why_not(seat, action))

    def show(self, outcome: Outcome, by: int, back: int | None = None) -> None:
        """Let everybody see what has changed for them."""
        outcome.steps.update(show_all(self.streams, self.playing(), by, back))

    def why_not(self, seat: int, action: int) -> Refusal | None:
        """Why the answer is not allowed; None if it is."""
        play = self.playing()
        if self.game.verb_of(action) is None:
            return Refusal("not-asked", "")
        return play.why_not(seat, action)

    def why(self, seat: int, id: int, action: int) -> Outcome:
        """Tell the asker alone why an answer is not allowed."""
        found = self.why_not(seat, action)
        return Outcome(reply=[encode(Why(id, refusal_info(found) if found else None))])

    def drop_wish(self) -> None:
        """Forget the wish to take something back."""
        self.wish = None
        self.agreed = set()


def refusal_info(refusal: Refusal) -> RefusalInfo:
    """A refusal as it is sent."""
    return RefusalInfo(refusal.key, refusal.paragraph, list(refusal.args))
