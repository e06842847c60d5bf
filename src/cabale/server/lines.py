"""What is kept of a table: lines that are only ever added; reading them again gives the table.

What people are called and what they say stands apart in each row, so that it can be erased.
"""

from __future__ import annotations

import contextlib
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from cabale.server.cadence import FREE, Cadence
from cabale.server.leave import Leave
from cabale.server.wire import EditionRef, Kind, Mode


class Opened(Struct, tag="opened", omit_defaults=True):
    """A table was made."""

    game: str
    rules: int
    mode: Mode
    seed: str  # hex; told to nobody before the game is over
    at: float
    options: dict[str, str] = {}
    components: dict[str, Any] = {}
    watchers: bool = True
    patience: int = 120
    given: int = 0  # answers taken over from another game
    anew: int | None = None  # the seat that plays on there: what it cannot know is drawn anew
    edition: EditionRef | None = None  # where the components come from
    invite: str = ""  # in the link for players; empty: whoever knows the table may sit down
    cadence: Cadence = FREE
    daily: str = ""  # the date, if it plays the deal of a day, whose seed everybody may know


class Seated(Struct, tag="seated", omit_defaults=True):
    """A seat is somebody's from now on, a bot's, or free; a seat that was not there is added."""

    seat: int
    kind: Kind
    name: str = ""
    level: str | None = None
    holder: str = ""  # hash of the secret, or a person
    entropy: str = ""  # its word, at tables made when it was told on sitting down
    seal: str = ""  # hash of the word that it adds to the deal


class Hosts(Struct, tag="hosts"):
    """A seat hosts the table from now on."""

    seat: int
    after: int = -1  # the seat of the host in whose absence it took the chair; else it was given


class Known(Struct, tag="known"):
    """Whoever holds a seat is a person from now on: by that name alone it is held."""

    seat: int
    holder: str


class Settled(Struct, tag="settled", omit_defaults=True):
    """The host has set the number of seats and the options."""

    seats: int
    options: dict[str, str]
    watchers: bool
    patience: int
    cadence: Cadence = FREE


class Given(Struct, tag="given"):
    """The answers taken over from another game: seat and action of each."""

    answers: list[tuple[int, int]]


class Sealed(Struct, tag="sealed", omit_defaults=True):
    """The seats are settled: from now on words are told, and no seal changes."""

    until: float = 0.0  # for how long words of absent people are waited for; 0: not at all


class Worded(Struct, tag="word"):
    """A seat has told the word behind its seal; an empty one: it has none to tell."""

    seat: int
    word: str


class Started(Struct, tag="started", omit_defaults=True):
    """The game has begun; chance's first answers."""

    chance: list[int]
    at: float | None = None  # at tables with a clock, as in every line that makes one run or stand


class Answered(Struct, tag="a", omit_defaults=True):
    """A seat has answered, and chance after it."""

    seat: int
    action: int
    key: str = ""
    chance: list[int] = []
    at: float | None = None


class Backed(Struct, tag="back", omit_defaults=True):
    """The last `answers` answers were taken back at the wish of `seat`."""

    seat: int
    answers: int
    at: float | None = None


class Said(Struct, tag="said"):
    """A word to the table; empty once it was erased."""

    seat: int
    text: str
    at: float
    about: str | None = None


class Stands(Struct, tag="stands", omit_defaults=True):
    """A bot of that level plays for an absent seat; None: its holder is back."""

    seat: int
    level: str | None
    at: float | None = None


class RanOut(Struct, tag="late"):
    """The time of a seat is over."""

    seat: int
    at: float


class Rests(Struct, tag="rests"):
    """The person who holds a seat rests at these times from now on."""

    seat: int
    leave: Leave
    at: float


class Moved(Struct, tag="moved"):
    """The table is played by another version of the rules, by which all went alike until now."""

    rules: int


class Wished(Struct, tag="wished"):
    """A seat wishes to take its last answer back; None: nobody does any longer."""

    seat: int | None


class Agreed(Struct, tag="agreed"):
    """A seat lets the one that wishes take back."""

    seat: int


class Voted(Struct, tag="voted"):
    """A seat wants a bot for an absent one, or no longer."""

    seat: int
    absent: int
    yes: bool


class Followed(Struct, tag="followed"):
    """The table of the rematch."""

    table: str


class Forgot(Struct, tag="forgot", omit_defaults=True):
    """The name of a seat and all that it said are gone; its answers stay."""

    seat: int
    said: list[int] | None = None  # only these words, of somebody who sat there before


InLobby = Opened | Seated | Hosts | Settled | Given | Sealed | Worded | Followed
Timed = Started | Answered | Backed | Stands | RanOut | Rests
InGame = Timed | Said | Moved | Wished | Agreed | Voted | Forgot | Known
Line = InLobby | InGame

BEHIND: Final = b"\x1e"  # what stands behind it in a row can be erased; no JSON holds it
decode: Final = msgspec.json.Decoder(Line).decode
encode: Final = msgspec.json.Encoder().encode
UNREADABLE: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


def write_line(line: Line) -> bytes:
    """A line as it is stored: what is kept for ever, behind it what somebody is called or said."""
    match line:
        case Seated(name=words) if words:
            return encode(replace(line, name="")) + BEHIND + words.encode()
        case Said(text=words) if words:
            return encode(replace(line, text="")) + BEHIND + words.encode()
    return encode(line)


def read_line(row: bytes) -> Line:
    """A line as it was stored, or what is left of it."""
    kept, _, words = row.partition(BEHIND)
    line: Line = decode(kept)
    match line:
        case Seated() if words:
            line.name = words.decode()
        case Said() if words:
            line.text = words.decode()
    return line


@dataclass(slots=True)
class Stay:
    """Somebody's time in one seat."""

    seat: int
    holder: str
    rows: list[int] = field(default_factory=list)  # the lines that name them or are their words
    name: str = ""  # the last one
    said: dict[int, str] = field(default_factory=dict)  # by the number among all that was said
    over: bool = False


def stays_of(rows: Iterable[bytes]) -> list[Stay]:
    """Everybody's time in each seat, also of those who have left; damaged lines tell nothing."""
    found, now, said = list[Stay](), dict[int, Stay](), 0
    for n, row in enumerate(rows):
        with contextlib.suppress(*UNREADABLE):
            match read_line(row):
                case Seated(seat=seat, holder=holder, name=name):
                    before = now.get(seat)
                    if before is None or before.holder != holder:
                        now[seat] = Stay(seat, holder)
                        found.append(now[seat])
                        if before is not None:
                            before.over = True
                    if name:
                        now[seat].name = name
                        now[seat].rows.append(n)
                case Known(seat=seat, holder=holder):
                    now[seat].holder = holder
                case Said(seat=seat, text=text):
                    now[seat].said[said] = text
                    now[seat].rows.append(n)
                    said += 1
    return found


def is_about(line: Line, seats: Collection[int]) -> bool:
    """Whether a line names somebody who sits or sat there, or is their word."""
    return isinstance(line, Seated | Said) and line.seat in seats


def parted(row: bytes) -> tuple[bytes, bytes | None]:
    """A row as it is stored: what is kept for ever, and what can be erased."""
    kept, behind, words = row.partition(BEHIND)
    return kept, words if behind else None


def joined(kept: bytes, words: bytes | None) -> bytes:
    """The row again, with what was not erased."""
    return kept if words is None else kept + BEHIND + words
