"""The games of Cabale in OpenSpiel: `pyspiel.load_game("cabale_cape_epee(players=4)")`.

Chance is explicit. Questions put to several seats at once are asked in the order of the seats;
what each answered stays hidden from the others as the rules have it. Returns are the share of
the victory less the fair share, so that they sum to zero.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any, ClassVar, NamedTuple

import msgspec
import numpy as np

from cabale.adapters import extras
from cabale.adapters.layouts.steps import holds, in_order, odds, who
from cabale.adapters.small import SMALL_CAPE
from cabale.adapters.tensor import action_count, layout_of, resolve_options
from cabale.core.game import Game
from cabale.core.journal import HIDDEN, Journal
from cabale.core.protocol import CHANCE, OVER, WATCHER, State, places
from cabale.core.record import Answer, say_answer
from cabale.core.rng import Rng
from cabale.games import catalogue

pyspiel: Any = extras.need("pyspiel", "openspiel")

LONGEST = 30_000  # answers, chance's included; no game comes near
REMEMBERED = 256  # events that the information-state tensor holds, the newest first
EVENT_WIDTH = 6  # kind, seat and four details
NOBODY = -2
ONE_PLAYER = pyspiel.PrivateInfoType.SINGLE_PLAYER


def short_name(name: str) -> str:
    """What OpenSpiel calls a game of ours."""
    return f"cabale_{name}"


# what OpenSpiel can load, by the part of its name after cabale_
GAMES: dict[str, Game[Any]] = {name: catalogue.game_named(name) for name in catalogue.names()}
GAMES["cape_epee_small"] = SMALL_CAPE


class Table(NamedTuple):
    """What a position is a position of."""

    name: str  # in GAMES
    seats: int
    options: dict[str, str]


class Held:
    """A position with its journal; a deep copy is a clone, and a pickle is the list of answers."""

    def __init__(self, table: Table, state: State, answers: list[tuple[int, int]]) -> None:
        self.table = table
        self.state = state
        self.answers = answers  # seat and action; with what was told, perfect recall
        self.open: Any = None  # the answers to the open question, once somebody wants to know
        self.dreamer = NOBODY  # the player in whose mind this world was resampled
        self.dreamt = 0  # events before that: of these only the dreamer's memory is true here
        self.journal = Journal()
        state.journal = self.journal

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return self.copy(self.state.clone())

    def copy(self, state: State) -> Held:
        """The same memories about another position."""
        twin = Held(self.table, state, self.answers[:])
        twin.dreamer, twin.dreamt = self.dreamer, self.dreamt
        twin.journal.ints = self.journal.ints[:]
        return twin

    def dream(self, player: int, rng: Rng) -> Held:
        """A world that `player` cannot tell from this one."""
        twin = self.copy(self.state.resample(player, rng))
        twin.dreamer, twin.dreamt = player, len(self.journal)
        return twin

    def recall(self, player: int) -> str:
        """All that a player was told and answered; in another's dream only what is sure there."""
        game = GAMES[self.table.name]
        if self.dreamer in (NOBODY, player):
            told = told_to(game, self.journal, player)
            return f"told {told} answered {self.answered(player)}"
        public = told_to(game, self.journal, WATCHER, 0, self.dreamt)
        told = told_to(game, self.journal, player, self.dreamt)
        view = msgspec.json.encode(game.view(self.state, player)).decode()
        return f"dreamt {public} told {told} sees {view}"

    def legal(self) -> Any:
        """What the one who is asked, or chance, may answer."""
        if self.open is None:
            self.open = self.state.legal(self.state.actor)
        return self.open

    def apply(self, action: int) -> None:
        s = self.state
        seat = s.actor
        if not holds(self.legal(), action):
            raise ValueError(f"seat {seat} may answer {sorted(self.open)}, got {action}")
        self.open = None
        self.answers.append((seat, action))
        s.apply(seat, action)

    def answered(self, seat: int) -> list[int]:
        """The answers of one seat."""
        return [action for other, action in self.answers if other == seat]

    def __reduce__(self) -> tuple[Any, ...]:
        if self.dreamer != NOBODY:
            raise ValueError("a resampled position has no history to write down")
        return rebuild, (tuple(self.table), [action for _, action in self.answers])


def rebuild(fields: tuple[str, int, dict[str, str]], actions: list[int]) -> Held:
    """A position from its answers."""
    table = Table(*fields)
    held = Held(table, GAMES[table.name].new(table.seats, table.options), [])
    for action in actions:
        held.apply(action)
    return held


class CabaleGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """One game of the catalogue at one number of seats; each game has a subclass of its own."""

    called: str  # in GAMES

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        game = self.rules = GAMES[self.called]
        self.seats = int(params.get("players", game.seats[0]))
        self.options = resolve_options(params.get("options", ""))
        table = Table(self.called, self.seats, self.options)
        self.root = Held(table, game.new(self.seats, self.options), [])
        super().__init__(game_type(self.called, game), game_info(game, self.seats), params)

    def new_initial_state(self) -> CabaleState:
        return CabaleState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        if params:
            raise ValueError(f"observers take no parameters, got {params}")
        if iig_obs_type is None:
            return CabaleObserver(self, False)
        if iig_obs_type.private_info == pyspiel.PrivateInfoType.NONE:
            return PublicObserver(self, iig_obs_type.perfect_recall)
        whole = iig_obs_type.public_info and iig_obs_type.private_info == ONE_PLAYER
        return CabaleObserver(self, iig_obs_type.perfect_recall) if whole else SilentObserver()


class CabaleState(pyspiel.State):  # type: ignore[misc]
    """A position of one of the games."""

    def __init__(self, game: CabaleGame) -> None:
        super().__init__(game)
        self.held = game.root  # shared until the first answer

    def game(self) -> CabaleGame:
        found: CabaleGame = self.get_game()
        return found

    def current_player(self) -> int:
        return who(self.held.state)

    def _legal_actions(self, player: int) -> list[int]:
        s = self.held.state
        return in_order(self.held.legal() if player == s.actor else s.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return odds(self.held.legal(), self.held.state.weights())

    def _apply_action(self, action: int) -> None:
        if not self.held.answers:  # the root is shared by all new states
            self.held = deepcopy(self.held)
        self.held.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        seat = CHANCE if player < 0 else player
        return say_answer(self.game().rules, Answer(seat, action))

    def is_terminal(self) -> bool:
        return bool(self.held.state.decision == OVER)

    def returns(self) -> list[float]:
        s = self.held.state
        if s.decision != OVER:
            return [0.0] * int(s.seats)
        return [share - 1 / len(places(s)) for share in win_shares(s)]

    def resample_from_infostate(self, player: int, sampler: Any) -> CabaleState:
        """Another position that `player` cannot tell from this one; it has no history."""
        rng = Rng(int(sampler() * (1 << 53)), player)
        world = CabaleState(self.game())
        world.held = self.held.dream(player, rng)
        return world

    def __str__(self) -> str:
        return " ".join(str(n) for n in self.held.state.numbers())


class CabaleObserver:
    """What a player sees: the view now, or with perfect recall all it was told and answered."""

    def __init__(self, game: CabaleGame, recall: bool) -> None:
        self.game = game
        self.recall = recall
        self.layout = layout_of(game.rules, game.seats)
        self.size = self.layout.size
        extra = REMEMBERED * EVENT_WIDTH if recall else 0
        self.tensor = np.zeros(self.size + extra, np.float32)
        self.dict = {"view": self.tensor[: self.size]}
        if recall:
            self.dict["told"] = self.tensor[self.size :]

    def set_from(self, state: CabaleState, player: int) -> None:
        self.tensor[: self.size] = self.layout.encode(state.held.state, player)
        if self.recall:
            told = told_to(self.game.rules, state.held.journal, player)[::-1]
            flat = [n for event in told[:REMEMBERED] for n in event]
            self.tensor[self.size :] = 0
            self.tensor[self.size : self.size + len(flat)] = np.array(flat, np.float32) + 1

    def string_from(self, state: CabaleState, player: int) -> str:
        game, s = self.game.rules, state.held.state
        now = f"{player} {s.decision} {game.seen_waiting(s, player)}"
        if self.recall:
            return f"{now} {state.held.recall(player)}"
        return f"{now} {msgspec.json.encode(game.view(s, player)).decode()}"


class SilentObserver:
    """What a player alone knows, or all players together: the games do not tell it apart."""

    tensor = None
    dict: ClassVar[dict[str, Any]] = {}

    def set_from(self, state: CabaleState, player: int) -> None:
        """There is no tensor."""

    def string_from(self, state: CabaleState, player: int) -> str | None:
        return None


class PublicObserver(SilentObserver):
    """What somebody sees who only looks on; as text alone, for a tensor is a seat's."""

    def __init__(self, game: CabaleGame, recall: bool) -> None:
        self.rules = game.rules
        self.recall = recall

    def string_from(self, state: CabaleState, player: int) -> str | None:
        s = state.held.state
        now = f"{s.decision} {self.rules.seen_waiting(s, WATCHER)}"
        if self.recall:
            return f"{now} told {told_to(self.rules, state.held.journal, WATCHER)}"
        return f"{now} {msgspec.json.encode(self.rules.view(s, WATCHER)).decode()}"


def told_to(
    game: Game[Any], journal: Journal, seat: int, first: int = 0, last: int | None = None
) -> list[list[int]]:
    """What `seat` learned of the events from `first` up to `last`, as ints of equal length."""
    out = []
    for i in range(first, len(journal) if last is None else last):
        event = journal.told_to(seat, i, game.events)
        if event is not None:
            details = [*event.details, HIDDEN, HIDDEN, HIDDEN, HIDDEN][:4]
            out.append([event.kind, event.seat, *details])
    return out


def win_shares(s: State) -> list[float]:
    """The victory, split among those who share the first place."""
    found = places(s)
    winners = found.count(1)
    return [1 / winners if place == 1 else 0.0 for place in found]


def game_type(name: str, game: Game[Any]) -> Any:
    """The type that OpenSpiel registers."""
    return pyspiel.GameType(
        short_name=short_name(name),
        long_name=f"Cabale: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": game.seats[0], "options": ""},
    )


def game_info(game: Game[Any], seats: int) -> Any:
    """The bounds of a game."""
    return pyspiel.GameInfo(
        num_distinct_actions=action_count(game),
        max_chance_outcomes=action_count(game),
        num_players=seats,
        min_utility=-1 / seats,
        max_utility=1 - 1 / seats,
        utility_sum=0.0,
        max_game_length=LONGEST,
    )


def register() -> None:
    """Make every game of the catalogue known to OpenSpiel, once.

    OpenSpiel keeps what it is given until after the interpreter's end, when only a class (never a
    function or an instance) can be let go of safely.
    """
    known = set(pyspiel.registered_names())
    for name, game in GAMES.items():
        if short_name(name) not in known:
            pyspiel.register_game(
                game_type(name, game), type(name, (CabaleGame,), {"called": name})
            )


register()
