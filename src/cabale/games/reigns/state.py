"""The position: tracks, cards, what was said and decided this turn, and what is remembered."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cabale.core.bits import count, one
from cabale.core.protocol import Decision, State
from cabale.core.rng import Rng
from cabale.core.rows import filled
from cabale.games.reigns.hidden import draw_anew
from cabale.games.reigns.pieces import HAND, NO, PILES, PILLARS, Box

# what a monarch says at the beginning and the end of a reign, beside the tones
UNSAID: Final = -1
NOTHING: Final = -2
UNDECIDED: Final = 0
ACCEPTING: Final = 1
REJECTING: Final = 2
# rows of `history`, one for each seat that has reigned
TURNS: Final = 0
ENDING: Final = 1  # a death, ABDICATED, or NO while nobody has died
COURT: Final = 2  # proposals in the monarch's pile
TELLER: Final = 3  # who told the death
TALE: Final = 4  # in which style
HISTORY: Final = 5


class Options:
    """What the host settled before the game, never changed."""

    def __init__(
        self, council: int, pitches: bool, story: int, backs: bool, speaking: int, vote: bool
    ) -> None:
        self.council: Final[int] = council  # in which order proposals are laid and heard
        self.pitches: Final[bool] = pitches  # claims, tones and counter-questions are used
        self.story: Final[int] = story  # 0 granted, 1 one applause is enough, 2 a majority
        self.backs: Final[bool] = backs  # the backs of all hands are shown
        self.speaking: Final[int] = speaking  # the speaking time a reign begins with
        self.vote: Final[bool] = vote  # the first monarch is elected


class Reigns(State):
    """A game of Reigns: The Council."""

    def __init__(
        self, seats: i64, decisions: list[Decision[Any]], box: Box, options: Options
    ) -> None:
        super().__init__(seats, decisions)
        self.box: Box = box
        self.options: Final[Options] = options
        self.monarch: i64 = NO
        self.reigned: i64 = 0  # a bit for each seat whose reign is over
        self.turn: i64 = 0  # of this reign, from 1
        self.track: vec[i64] = vec[i64]()  # from -5 to 5
        self.goal: vec[i64] = vec[i64]()
        self.goals_open: i64 = 0  # 1 once the monarch is dead and the goals lie open
        # cards
        self.pool: vec[i64] = vec[i64]()  # below the tops of the piles, in no order
        self.found: i64 = 0  # where chance last found a card of it: there `uncover` looks first
        self.tops: vec[i64] = vec[i64]()  # for each seat; before, for all
        self.heights: vec[i64] = vec[i64]()  # cards of each pile, by the rules of before
        self.coming: vec[i64] = vec[i64]()  # HAND a seat: the cards that come up for it next
        self.hand: vec[i64] = vec[i64]()
        self.held: vec[i64] = vec[i64]()
        self.court: vec[i64] = vec[i64]()  # the monarch's pile
        self.discard: vec[i64] = vec[i64]()
        self.since: vec[i64] = vec[i64]()  # the shuffle that put each card into the piles, if > 0
        self.drawer: i64 = NO  # who draws next, by the rules that let one after another draw
        self.owed: i64 = 0  # cards they still draw before the next turn
        # this turn
        self.card: vec[i64] = vec[i64]()  # what each advisor proposes
        self.claim: vec[i64] = vec[i64]()  # 0 nothing said, else 1 + force
        self.tone: vec[i64] = vec[i64]()
        self.laid: i64 = 0  # proposals on the table
        self.question: vec[i64] = vec[i64]()  # what the monarch asked about it
        self.reply: vec[i64] = vec[i64]()  # 0 silent, else 1 + pillar and force of a warning
        self.verdict: vec[i64] = vec[i64]()
        self.shown: i64 = 0  # proposals turned over
        self.order: vec[i64] = vec[i64]()  # in which order
        self.relented: i64 = 0  # 1 once the monarch has used the change of mind
        # the talk of the council
        self.remark: vec[i64] = vec[i64]()  # by speaker and advisor spoken of
        self.consulted: i64 = 0  # a bit for each advisor whose opinion was asked this turn
        self.hushed: i64 = 0  # a bit for each who was cut short this turn
        self.speaking: i64 = options.speaking  # one of SPEAKING_NAMES
        self.timed: i64 = NO  # the turn in which the monarch last changed it
        self.speech: i64 = UNSAID  # the tone in which the reign was opened
        self.farewell: i64 = UNSAID  # and that of the last words
        # what is remembered
        self.points: vec[i64] = vec[i64]()
        self.words: vec[i64] = vec[i64]()  # proposals judged, by monarch and advisor
        self.kept: vec[i64] = vec[i64]()  # a bit for each, 1 if the word was kept
        self.lean: vec[i64] = vec[i64]()  # sum of the white sides shown this reign
        self.history: vec[i64] = vec[i64]()
        self.teller: i64 = NO  # whose card ended the reign
        self.ballot: vec[i64] = vec[i64]()
        self.memorable: i64 = NO  # who won the last vote

    def lay_out(self) -> None:
        """Rows of the right length for a new game; a clone has those of its original."""
        self.track = filled(PILLARS)
        self.goal = filled(self.seats, NO)
        self.tops = filled(PILES, NO)
        self.heights = filled(PILES)
        self.hand = filled(self.seats * HAND, NO)
        self.held = filled(self.seats)
        self.card = filled(self.seats, NO)
        self.claim = filled(self.seats * PILLARS)
        self.tone = filled(self.seats, NO)
        self.question = filled(self.seats, NO)
        self.reply = filled(self.seats, NO)
        self.verdict = filled(self.seats)
        self.remark = filled(self.seats * self.seats, NO)
        self.points = filled(self.seats)
        self.words = filled(self.seats * self.seats)
        self.kept = filled(self.seats * self.seats)
        self.lean = filled(self.seats * PILLARS)
        self.history = filled(self.seats * HISTORY, NO)
        self.ballot = filled(self.seats, NO)

    def clone(self) -> Reigns:
        twin = Reigns(self.seats, self.decisions, self.box, self.options)
        twin.copy_question(self)
        twin.monarch = self.monarch
        twin.reigned = self.reigned
        twin.turn = self.turn
        twin.track = self.track[:]
        twin.goal = self.goal[:]
        twin.goals_open = self.goals_open
        twin.pool = self.pool[:]
        twin.found = self.found
        twin.tops = self.tops[:]
        twin.heights = self.heights[:]
        twin.coming = self.coming[:]
        twin.hand = self.hand[:]
        twin.held = self.held[:]
        twin.court = self.court[:]
        twin.discard = self.discard[:]
        twin.since = self.since[:]
        twin.drawer = self.drawer
        twin.owed = self.owed
        twin.card = self.card[:]
        twin.claim = self.claim[:]
        twin.tone = self.tone[:]
        twin.laid = self.laid
        twin.question = self.question[:]
        twin.reply = self.reply[:]
        twin.verdict = self.verdict[:]
        twin.shown = self.shown
        twin.order = self.order[:]
        twin.relented = self.relented
        twin.remark = self.remark[:]
        twin.consulted = self.consulted
        twin.hushed = self.hushed
        twin.speaking = self.speaking
        twin.timed = self.timed
        twin.speech = self.speech
        twin.farewell = self.farewell
        twin.points = self.points[:]
        twin.words = self.words[:]
        twin.kept = self.kept[:]
        twin.lean = self.lean[:]
        twin.history = self.history[:]
        twin.teller = self.teller
        twin.ballot = self.ballot[:]
        twin.memorable = self.memorable
        return twin

    def resample(self, seat: i64, rng: Rng) -> Reigns:
        twin = self.clone()
        draw_anew(twin, seat, rng)
        return twin

    def numbers(self) -> list[int]:
        out = self.question_numbers()
        out += [self.monarch, self.reigned, self.turn, self.goals_open, self.drawer, self.owed]
        out += [self.laid, self.shown, self.relented, self.teller, self.memorable]
        for row in (self.track, self.goal, self.tops, self.heights, self.hand, self.held):
            out += list(row)
        for row in (self.pool, self.court, self.discard, self.since, self.order):
            out.append(len(row))
            out += list(row)
        for row in (self.card, self.claim, self.tone, self.question, self.reply, self.verdict):
            out += list(row)
        for row in (self.points, self.words, self.kept, self.lean, self.history, self.ballot):
            out += list(row)
        return out + self.talk_numbers() if self.rules > 1 else out

    def talk_numbers(self) -> list[int]:
        """What the rules of before did not know, so that their records end as they did."""
        out = [self.consulted, self.hushed, self.speaking, self.timed, self.speech, self.farewell]
        for row in (self.remark, self.coming):
            out += list(row)
        return out

    def standing(self, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=2)
        out = append(out, self.points[seat])
        return append(out, 1 if seat == self.memorable else 0)

    # -- what the rules ask again and again

    @property
    def everyone(self) -> i64:
        """A bit for each seat."""
        return (1 << self.seats) - 1

    @property
    def advisors(self) -> i64:
        """A bit for each seat but the monarch's."""
        return self.everyone & ~(1 << self.monarch)

    def next_advisor(self, seat: i64) -> i64:
        """The advisor who comes after `seat` clockwise."""
        seat = (seat + 1) % self.seats
        if seat == self.monarch:
            seat = (seat + 1) % self.seats
        return seat

    def kept_words(self, advisor: i64) -> i64:
        """How often an advisor has kept its word with the monarch of now."""
        return count(self.kept[self.monarch * self.seats + advisor])

    def broken_words(self, advisor: i64) -> i64:
        return self.words[self.monarch * self.seats + advisor] - self.kept_words(advisor)

    def all_words(self, advisor: i64) -> i64:
        """How often an advisor's word has been weighed in all reigns."""
        n: i64 = 0
        for monarch in range(self.seats):
            n += self.words[monarch * self.seats + advisor]
        return n

    def all_kept(self, advisor: i64) -> i64:
        """How often it was kept."""
        n: i64 = 0
        for monarch in range(self.seats):
            n += count(self.kept[monarch * self.seats + advisor])
        return n

    def has_lied(self, advisor: i64) -> bool:
        """Whether a word of theirs was broken in any reign."""
        at: i64 = advisor
        for _monarch in range(self.seats):
            if self.kept[at] + 1 != one(self.words[at]):  # not a bit for each word
                return True
            at += self.seats
        return False

    def is_laid(self, seat: i64) -> bool:
        return bool(self.laid >> seat & 1)

    def is_shown(self, seat: i64) -> bool:
        return bool(self.shown >> seat & 1)
