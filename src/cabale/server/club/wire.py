"""What requests about the club carry and what they are answered with; docs/wire.md lists them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from cabale.server.cadence import FREE, Cadence
from cabale.server.club.kept import Form, Sees, State
from cabale.server.club.statistics import GameStats
from cabale.server.plans import GamePlans
from cabale.server.wire import Name, Seal, TableInfo, Tag

ROUNDS: int = 64  # for which a browser seals words
NAME: int = 60  # characters of the name of a club, a tournament, a season or an open table
TEXT: int = 400
Text = Annotated[str, Meta(max_length=2000)]  # cleaned and cut afterwards
Language = Annotated[str, Meta(max_length=2, pattern=r"^(fr|en)?$(?!\n)")]
Level = Annotated[str, Meta(pattern=r"^(|new|strong)$(?!\n)")]
Moment = Annotated[float, Meta(ge=0, le=1e11)]

# -- bodies of requests


class SetClub(Struct, forbid_unknown_fields=True):
    """The host says what the club is, and who sees it."""

    name: Text
    text: Text
    sees: Sees


class Knock(Struct, forbid_unknown_fields=True):
    """Somebody brings the word of the invitation."""

    invite: Tag


class PutUp(Struct, forbid_unknown_fields=True):
    """Show a table of mine to the club."""

    table: Tag
    name: Text = ""
    language: Language = ""
    level: Level = ""


class TakePlace(Struct, forbid_unknown_fields=True):
    """Sit down at an open table of the club."""

    name: Name = ""
    seal: Seal = ""  # hash of the word that the browser adds to the deal


class Enter(Struct, forbid_unknown_fields=True):
    """Enter a tournament, or bring the words of another browser for the rounds to come."""

    seals: Annotated[list[Seal], Meta(max_length=ROUNDS)] = []  # of the word for each round


class NewTournament(Struct, forbid_unknown_fields=True):
    """The host announces a tournament."""

    name: Text
    game: Tag
    seats: Annotated[int, Meta(ge=2, le=6)]
    form: Form
    length: Annotated[int, Meta(ge=0, le=40)] = 0  # rounds; 0: until all can have met
    cadence: Cadence = FREE


class NewSeason(Struct, forbid_unknown_fields=True):
    """The host sets a span of time with standings of its own."""

    name: Text
    begins: Moment
    ends: Moment
    game: Tag = ""  # empty: all games


# -- replies


class Door(Struct):
    """A club as whoever brings its invitation sees it."""

    name: str
    text: str
    sees: Sees
    members: int


class MemberInfo(Struct):
    """A member; without a name: a player."""

    id: str
    name: str
    since: float


class OpenTable(Struct):
    """A table of the club with a free seat; its pace and all else it says itself."""

    name: str
    language: str
    level: str
    mine: bool  # whoever asks sits there already
    table: TableInfo


class RunningTable(Struct):
    """A game of the club that is being played."""

    id: str
    game: str
    name: str
    names: list[str]
    touched: float


class PastSeat(Struct):
    """How a game ended for one seat."""

    person: str
    name: str
    level: str  # of a bot
    place: int
    points: int


class PastGame(Struct):
    """A game of the club that is over."""

    table: str
    game: str
    at: float
    kept: bool  # the table can still be looked at
    seats: list[PastSeat]


class Rated(Struct):
    """How strong a member probably is; without games enough there is no rank."""

    id: str
    name: str
    games: int
    rating: float
    error: float  # half of the interval in which the truth lies, 19 times in 20
    first: int  # the ranks that the intervals allow; 0: not known yet
    last: int


class RatingList(Struct):
    """The ratings of one game; games with bots stand apart."""

    game: str
    bots: bool
    rows: list[Rated]


class Line(Struct):
    """One line of standings."""

    id: str
    name: str
    place: int
    games: int
    byes: int
    points: float
    wins: float
    company: float
    left: bool = False


class PodInfo(Struct):
    """A table of a round; without a result it has no places."""

    table: str
    names: list[str]  # by seat
    places: list[int]
    void: bool


class RoundInfo(Struct):
    """A round of a tournament."""

    pods: list[PodInfo]
    byes: list[str]  # names


class TournamentInfo(Struct):
    """A tournament as the club sees it."""

    id: str
    name: str
    game: str
    seats: int
    form: Form
    state: State
    length: int
    cadence: Cadence
    entered: bool  # whoever asks plays in it
    my_table: str  # where they are waited for; empty: nowhere
    mates: list[str]  # the others there
    done: int  # tables of the round that are over
    lines: list[Line]
    rounds: list[RoundInfo]


class SeasonInfo(Struct):
    """A season with its standings."""

    id: str
    name: str
    begins: float
    ends: float
    game: str
    closed: bool
    lines: list[Line]


class ClubPage(Struct):
    """All that the page of the club shows."""

    name: str
    text: str
    sees: Sees
    since: float
    me: str  # the id of whoever asks, if they are a member
    invite: str  # the path of the link for members, told to members
    members: list[MemberInfo]
    open: list[OpenTable]
    running: list[RunningTable]
    past: list[PastGame]  # the latest first
    ratings: list[RatingList]
    tournaments: list[TournamentInfo]  # the latest first
    seasons: list[SeasonInfo]  # the latest first


class MemberPage(Struct):
    """A member with their games."""

    id: str
    name: str
    since: float
    stats: list[GameStats]
    plans: list[GamePlans]  # what they go for in games of the club
    ratings: list[RatingList]  # of one row each
    past: list[PastGame]


class ClubDesk(Struct):
    """The club as its host sees it."""

    name: str
    text: str
    sees: Sees
    invite: str
    members: list[MemberInfo]
    tournaments: list[TournamentInfo]
    seasons: list[SeasonInfo]
