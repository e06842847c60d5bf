"""The questions at the end of a reign and of the game."""

from __future__ import annotations

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from cabale.core.protocol import Decision
from cabale.core.rows import either
from cabale.games.reigns.actions import (
    APPLAUD,
    ASK_ENOUGH,
    CONTINUE,
    CROWN,
    CROWNED,
    FAREWELL,
    LAST_WORDS,
    REMEMBERED,
    SHARED,
    SHRUG,
    SILENT,
    STOP,
    STOPPED,
    STORY_FAILED,
    STORY_POINT,
    TELL,
    TOLD,
    VOTE,
    VOTED_FOR,
    WENT_ON,
    WISHED,
)
from cabale.games.reigns.answers import FAREWELLS
from cabale.games.reigns.flow import (
    begin_reign,
    choose_heir,
    end_game,
    hear_story,
    score_death,
)
from cabale.games.reigns.pieces import END, NO, PILLARS, STYLES, TONES
from cabale.games.reigns.scoring import candidates, clear_ballots, count_ballots, has_voted
from cabale.games.reigns.state import ENDING, HISTORY, NOTHING, TALE, Reigns
from cabale.games.reigns.versions import doubters_are_asked_again


class Story(Decision[Reigns]):
    """§4.2 How the monarch died: of which pillar at its end, and in which manner it is told.

    Meanwhile the monarch says some last words.
    """

    def legal(self, s: Reigns, seat: i64) -> vec[i64]:
        if seat == s.monarch:
            return farewells()
        out = vec[i64](capacity=STYLES * PILLARS)
        for p in range(PILLARS):
            if s.track[p] == END or s.track[p] == -END:
                for style in range(STYLES):
                    out = append(out, TELL.of(2 * p + (1 if s.track[p] > 0 else 0), style))
        return out

    def apply(self, s: Reigns, seat: i64, action: i64) -> None:
        s.waiting &= ~(1 << seat)
        if TELL.has(action):
            at = s.monarch * HISTORY
            s.history[at + ENDING] = TELL.row(action)
            s.history[at + TALE] = TELL.column(action)
            s.tell(TOLD, seat, TELL.row(action), TELL.column(action))
        elif FAREWELL.has(action):
            s.farewell = FAREWELL.row(action)
            s.tell(LAST_WORDS, seat, s.farewell)
        else:
            s.farewell = NOTHING
        if s.waiting == 0:
            hear_story(s)


def farewells() -> vec[i64]:
    """§8.5 Last words in some tone, or none."""
    return append(extend(vec[i64](capacity=TONES + 1), FAREWELLS), SILENT.of())


class Applause(Decision[Reigns]):
    """§4.3 Whether a listener applauds the story; secret until all have."""

    def legal(self, s: Reigns, seat: i64) -> vec[i64]:
        return either(APPLAUD, SHRUG)

    def apply(self, s: Reigns, seat: i64, action: i64) -> None:
        if has_voted(s, seat, 1 if APPLAUD.has(action) else 0):
            return
        hands = count_ballots(s, 1)
        clear_ballots(s)
        if hands >= applause_needed(s):
            s.points[s.teller] += 1
            s.tell(STORY_POINT, s.teller, hands)
        else:
            s.tell(STORY_FAILED, s.teller, hands)
        score_death(s)


def applause_needed(s: Reigns) -> i64:
    """§4.3 One pair of hands, or more than half of the listeners'."""
    return 1 if s.options.story == 1 else (s.seats - 1) // 2 + 1


class Enough(Decision[Reigns]):
    """§6.3 Whether the game should end here; only if all say so it does.

    With x, how many want to stop: those in y, who did not, are asked once more.
    """

    def legal(self, s: Reigns, seat: i64) -> vec[i64]:
        return either(CONTINUE, STOP)

    def apply(self, s: Reigns, seat: i64, action: i64) -> None:
        if has_voted(s, seat, 1 if STOP.has(action) else 0):
            return
        stops = count_ballots(s, 1)
        if 0 < stops < s.seats and s.x == 0 and doubters_are_asked_again(s):
            ask_doubters(s, stops)
            return
        clear_ballots(s)
        if stops == s.seats:
            s.tell(STOPPED, s.monarch)
            end_game(s)
        else:
            s.tell(WENT_ON, s.monarch, stops)
            choose_heir(s)


def ask_doubters(s: Reigns, stops: i64) -> None:
    """§6.3 Who wants to go on learns how many do not, and may change sides."""
    doubters: i64 = 0
    for seat in range(s.seats):
        if s.ballot[seat] == 0:
            doubters |= 1 << seat
            s.ballot[seat] = NO
    s.tell(WISHED, s.monarch, stops)
    s.ask(ASK_ENOUGH, doubters, stops, doubters)


class Heir(Decision[Reigns]):
    """§6.1 Whom the outgoing monarch names, among those who have not reigned."""

    def legal(self, s: Reigns, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=s.seats)
        for p in range(s.seats):
            if not s.reigned >> p & 1:
                out = append(out, CROWN.of(p))
        return out

    def apply(self, s: Reigns, seat: i64, action: i64) -> None:
        s.tell(CROWNED, seat, CROWN.row(action))
        begin_reign(s, CROWN.row(action))


class Memory(Decision[Reigns]):
    """§7.2 Whose reign was the most memorable among the tied; nobody votes for oneself."""

    def legal(self, s: Reigns, seat: i64) -> vec[i64]:
        tied = candidates(s)
        out = vec[i64](capacity=len(tied))
        for i in range(len(tied)):
            if tied[i] != seat:
                out = append(out, VOTE.of(tied[i]))
        return out

    def apply(self, s: Reigns, seat: i64, action: i64) -> None:
        if has_voted(s, seat, VOTE.row(action)):
            return
        count_memory(s)
        s.end()


def count_memory(s: Reigns) -> None:
    """§R-15 More than half of all votes decide; without that the victory is shared."""
    tied = candidates(s)
    for i in range(len(tied)):
        votes = count_ballots(s, tied[i])
        if 2 * votes > s.seats:
            s.memorable = tied[i]
            s.tell(REMEMBERED, tied[i], votes)
    if s.memorable < 0:
        s.tell(SHARED, tied[0])
    for seat in range(s.seats):
        s.tell(VOTED_FOR, seat, s.ballot[seat])
