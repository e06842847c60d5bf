"""One running game: all that happens between an answer and the next question, once and for all.

Tables, terminal, replays, proofs, the arena and libraries play through it. It does no I/O and knows
no clock: whoever runs it stores its lines and tells people what they may know. Searches and the
environments of `adapters` step the State itself: they need no journal, no record and no way back,
and those cost ten times what the compiled step does.
"""

from __future__ import annotations

from typing import Any

from cabale.core.course import Chance, Course, Taken
from cabale.core.deal import Deal
from cabale.core.game import Choice, Game, GameError
from cabale.core.journal import Event, Journal
from cabale.core.protocol import Refusal, State, places
from cabale.core.record import Answer, Back, Record, check, letter_of, read_line
from cabale.core.rng import Rng


class Play(Course):
    """A game from its first question to its end; every change is an answer or a step back.

    >>> from cabale.games.catalogue import game_named
    >>> play = Play(game_named("cape_epee"), 2, chance=Rng(1))
    >>> play.waiting()
    [0]
    >>> play.answer(0, play.choices(0)[0].action)
    >>> play.answer(0, play.legal(1)[0])
    Traceback (most recent call last):
    cabale.core.record.IllegalAnswer: A is not asked here
    >>> while not play.is_over():
    ...     seat = play.waiting()[0]
    ...     play.answer(seat, play.legal(seat)[-1])
    >>> play.places()
    [2, 1]
    """

    @classmethod
    def resume(
        cls,
        game: Game[Any],
        record: Record,
        chance: Chance | None = None,
        upto: int | None = None,
    ) -> Play:
        """The game of a record after its first `upto` lines, all by default; chance goes on there.

        GameError if one of them is not allowed.

        >>> from cabale.games.catalogue import game_named
        >>> play = Play(game_named("reigns"), 3, chance=Rng(1))
        >>> twin = Play.resume(play.game, play.record())
        >>> twin.answers == play.answers and twin.waiting() == play.waiting()
        True
        """
        play = cls(game, record.seats, record.options, record.components, rules=record.rules)
        for line in record.lines[:upto]:
            play.carry_out(line)
        play.chance = chance
        play._let_chance()
        return play

    # -- going on

    def answer(self, seat: int, action: int) -> None:
        """Answer the open question, and let chance answer what it is asked then.

        IllegalAnswer, and nothing is done, if `seat` may not answer so.

        >>> import cabale
        >>> play = cabale.play("cape_epee", 2, seed=1)
        >>> play.answer(0, play.legal(0)[0])
        >>> [answer.seat for answer in play.answers if answer.seat != cabale.CHANCE]
        [0]
        """
        check(self.game, self.state, Answer(seat, action))
        self.follow(seat, action)

    def enter(self, words: str) -> None:
        """Answer in the words of a record, or take back as it does.

        >>> from cabale.games.catalogue import game_named
        >>> play = Play(game_named("cape_epee"), 2)
        >>> play.enter("* draw A prince")
        >>> play.enter("back 1 A")
        >>> len(play.lines), play.answers
        (2, [])
        """
        self.carry_out(read_line(self.game, words, self.state.seats))

    def carry_out(self, line: Answer | Back) -> None:
        """Carry out one line of a record; GameError, and nothing is done, if it is not allowed.

        >>> import cabale
        >>> play = cabale.play("cape_epee", 2, seed=1)
        >>> twin = cabale.Play(play.game, 2)
        >>> for line in play.lines:
        ...     twin.carry_out(line)
        >>> twin.waiting() == play.waiting()
        True
        """
        if isinstance(line, Answer):
            self.answer(line.seat, line.action)
        elif 0 < line.answers <= len(self.answers) - self.first:
            self.back(line.seat, line.answers)
        else:
            raise GameError(f"{line.answers} answers cannot be taken back here")

    # -- what is asked

    def waiting(self, eyes: int | None = None) -> list[int]:
        """The seats that owe an answer, as `eyes` may know it if they are named.

        None while chance is asked, or when the game is over.

        >>> import cabale
        >>> play = cabale.play("cape_epee", 2, seed=1)
        >>> play.waiting(), play.waiting(cabale.WATCHER)
        ([0], [0])
        """
        s = self.state
        seats = s.waiting if eyes is None else self.game.seen_waiting(s, eyes)
        return [seat for seat in range(s.seats) if seats >> seat & 1]

    def is_asked(self, seat: int) -> bool:
        """Whether `seat` owes an answer, or CHANCE does.

        >>> import cabale
        >>> play = cabale.play("cape_epee", 2, seed=1)
        >>> play.is_asked(0), play.is_asked(1)
        (True, False)
        """
        return self.state.is_asked(seat)

    def legal(self, seat: int) -> list[int]:
        """The answers that `seat` or CHANCE may give now, none when it is not asked.

        >>> import cabale
        >>> play = cabale.play("cape_epee", 2, seed=1)
        >>> len(play.legal(0)) > 1, play.legal(1)
        (True, [])
        """
        return list(self.state.legal(seat)) if self.is_asked(seat) else []

    def choices(self, seat: int) -> list[Choice]:
        """The answers that `seat` may give now, with their verbs and pieces.

        >>> import cabale
        >>> play = cabale.play("cape_epee", 2, seed=1)
        >>> play.choices(0)[0].verb
        'slide'
        """
        return self.game.choices(self.state, seat)

    def why_not(self, seat: int, action: int) -> Refusal | None:
        """None if `seat` may answer so now, else the reason why it may not.

        >>> import cabale
        >>> play = cabale.play("cape_epee", 2, seed=1)
        >>> play.why_not(0, play.legal(0)[0]) is None
        True
        >>> play.why_not(1, play.legal(0)[0]).key
        'not-your-turn'
        """
        return self.game.why_not(self.state, seat, action)

    # -- what is seen

    def view(self, eyes: int) -> object:
        """What `eyes` see of the table: a seat's, or WATCHER's.

        >>> import cabale
        >>> play = cabale.play("cape_epee", 2, seed=1)
        >>> len(play.view(0).hand), play.view(cabale.WATCHER).hand
        (3, [])
        """
        return self.game.view(self.state, eyes)

    def resample(self, eyes: int, rng: Rng) -> State:
        """A position that a seat cannot tell from the true one: all that is hidden drawn anew.

        >>> import cabale
        >>> play = cabale.play("cape_epee", 3, seed=1)
        >>> play.game.view(play.resample(0, cabale.Rng(5)), 0) == play.view(0)
        True
        """
        return self.state.resample(eyes, rng)

    def told(self, eyes: int, first: int = 0, end: int | None = None) -> list[Event]:
        """The events from `first` on, as `eyes` learn them.

        >>> import cabale
        >>> play = cabale.play("cape_epee", 2, seed=1)
        >>> [play.game.events[event.kind].name for event in play.told(0)][:1]
        ['dealt']
        """
        return self._told_of(self.journal, eyes, first, len(self.journal) if end is None else end)

    def taken_from(self, eyes: int, taken: Taken) -> list[Event]:
        """What a move that was taken back had told `eyes`.

        >>> import cabale
        >>> play = cabale.play("cape_epee", 2, seed=1)
        >>> play.answer(0, play.legal(0)[0])
        >>> play.back(0, play.answers_since(0))
        >>> [play.game.events[event.kind].name for event in play.taken_from(1, play.taken[0])][:1]
        ['slid']
        """
        return self._told_of(taken.gone, eyes, 0, len(taken.gone))

    def _told_of(self, journal: Journal, eyes: int, first: int, end: int) -> list[Event]:
        kinds = self.game.events
        found = [journal.told_to(eyes, index, kinds) for index in range(first, end)]
        return [event for event in found if event is not None]

    def told_at_last(self, seat: int) -> int:
        """How many events had been told when `seat` last answered; 0 if it never has.

        >>> import cabale
        >>> play = cabale.play("cape_epee", 2, seed=1)
        >>> play.told_at_last(0)
        0
        """
        since = self.answers_since(seat)
        return self.told_before(len(self.answers) - since) if since else 0

    def places(self) -> list[int]:
        """The place of each seat as things stand, from 1.

        >>> import cabale
        >>> play = cabale.play("cape_epee", 2, seed=1)
        >>> play.places()
        [1, 1]
        """
        return places(self.state)

    # -- going back

    def undo(self, seat: int, answers: int = 1) -> None:
        """Take back the last answers of `seat`; GameError if it may not by itself.

        >>> from cabale.games.catalogue import game_named
        >>> play = Play(game_named("heads_of_state"), 2, chance=Rng(1))
        >>> play.undo(0)
        Traceback (most recent call last):
        cabale.core.game.GameError: A may take back 0 answers here, not 1
        """
        free = self.undoable(seat)
        if not 0 < answers <= free:
            raise GameError(f"{letter_of(seat)} may take back {free} answers here, not {answers}")
        self.back(seat, answers)

    # -- what remains

    def record(self) -> Record:
        """The game so far; the seed behind a committed deal only once it is over.

        GameError if it did not begin at the beginning.

        >>> from cabale.games.catalogue import game_named
        >>> play = Play(game_named("cape_epee"), 2, chance=Deal(b"secret"))
        >>> play.record().commit == Deal(b"secret").commitment(), play.record().seed
        (True, '')
        """
        if self.is_set_up:
            raise GameError("a game from a set-up position has no record")
        game = self.game
        record = Record(game.name, self.rules, len(self.positions), dict(self.options))
        record.components, record.lines = dict(self.components), list(self.lines)
        if isinstance(self.chance, Deal):
            record.commit, record.entropy = self.chance.commitment(), self.chance.entropy
            record.seed = self.chance.seed.hex() if self.is_over() else ""
        return record
