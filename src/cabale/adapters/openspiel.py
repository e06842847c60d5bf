"""The games of Cabale in OpenSpiel: `pyspiel.load_game("cabale_cape_epee(players=4)")`.

Chance is explicit. Questions put to several seats at once are asked in the order of the seats;
what each answered stays hidden from the others as the rules have it. Returns are the share of
the victory less the fair share, so that they sum to zero.
"""

from __future__ import annotations

import copyreg
from typing import Any, ClassVar, NamedTuple

import numpy as np

from cabale.adapters.engine.held import NOBODY, Held
from cabale.adapters.engine.steps import SPIEL_CHANCE, SPIEL_OVER
from cabale.adapters.small import SMALL_CAPE
from cabale.adapters.tensor import action_count, layout_of, resolve_options, shares_of
from cabale.core.extras import need
from cabale.core.game import Game
from cabale.core.journal import HIDDEN, Journal
from cabale.core.protocol import CHANCE, OVER, WATCHER, Decision, State
from cabale.core.record import Answer, say_answer
from cabale.core.rng import Rng
from cabale.games import catalogue

pyspiel: Any = need("pyspiel", "openspiel")
json: Any = need("msgspec.json", "openspiel")

LONGEST = 30_000  # answers, chance's included; no game comes near
REMEMBERED = 256  # events that the information-state tensor holds, the newest first
EVENT_WIDTH = 6  # kind, seat and four details
ONE_PLAYER = pyspiel.PrivateInfoType.SINGLE_PLAYER


def short_name(name: str) -> str:
    """What OpenSpiel calls a game of ours."""
    return f"cabale_{name}"


# what OpenSpiel can load, by the part of its name after cabale_
GAMES: dict[str, Game[Any]] = {name: catalogue.game_named(name) for name in catalogue.names()}
GAMES["cape_epee_small"] = SMALL_CAPE


class Origin(NamedTuple):
    """What a position is a position of."""

    name: str  # in GAMES
    seats: int
    options: dict[str, str]


def recall(held: Held, player: int) -> str:
    """All that a player was told and answered; in another's dream only what is sure there."""
    game = game_of(held)
    if held.dreamer in (NOBODY, player):
        return f"told {told_to(game, held.journal, player)} answered {held.answered(player)}"
    public = told_to(game, held.journal, WATCHER, 0, held.dreamt)
    told = told_to(game, held.journal, player, held.dreamt)
    view = json.encode(game.view(held.state, player)).decode()
    return f"dreamt {public} told {told} sees {view}"


def game_of(held: Held) -> Game[Any]:
    """The game that it is a position of."""
    return GAMES[Origin(*held.origin).name]  # type: ignore[misc]  # an opaque object to the compiled


def write_down(held: Held) -> tuple[Any, ...]:
    """A pickle is the list of answers."""
    if held.dreamer != NOBODY:
        raise ValueError("a resampled position has no history to write down")
    return rebuild, (held.origin, list(held.answers)[1::2], held.told)


def rebuild(origin: tuple[str, int, dict[str, str]], actions: list[int], told: int = 0) -> Held:
    """A position from its answers."""
    held = opened(Origin(*origin))
    for action in actions:
        answer(held, action)
    held.told = told
    return held


def opened(origin: Origin) -> Held:
    """The first position of a game."""
    game = GAMES[origin.name]
    asked = enumerate(game.decisions)
    even = sum(1 << i for i, d in asked if type(d).weights is Decision.weights)
    return Held(tuple(origin), game.new(origin.seats, origin.options), even)


def answer(held: Any, action: int) -> None:
    """Answer the open question of a position."""
    if not held.answer(action):
        raise pyspiel.SpielError(f"player {held.player} may answer {held.actions()}, got {action}")


copyreg.pickle(Held, write_down)  # a compiled class cannot say it itself


class Echo:
    """Stands for a position while OpenSpiel is told an answer that was given before."""

    def __init__(self, seat: int) -> None:
        self.player = seat

    def is_behind(self) -> bool:
        return False

    def answer(self, action: int) -> bool:
        return True

    def mark_told(self) -> None:
        """That is left to whoever catches up."""


def catch_up(state: CabaleState) -> None:
    """Bring OpenSpiel's own history up to date: from Python, answers are given without it."""
    held = state.held
    if held.is_behind():
        for seat, action in held.untold():
            state.held = Echo(seat)
            pyspiel.State.apply_action(state, action)
        held.mark_told()
        state.held = held


class CabaleGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """One game of the catalogue at one number of seats; each game has a subclass of its own."""

    called: str  # in GAMES

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        game = self.rules = GAMES[self.called]
        self.seats = int(params.get("players", game.seats[0]))
        self.options = resolve_options(params.get("options", ""))
        table = Origin(self.called, self.seats, self.options)
        self.root = opened(table)
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
    """A position of one of the games.

    Driven from Python it never leaves Python: OpenSpiel's own history is told the answers when
    somebody wants to know it. Its C++ calls the methods that begin with an underscore.
    """

    def __init__(self, game: CabaleGame, held: Held | None = None) -> None:
        super().__init__(game)
        self.held: Any = held if held is not None else game.root.twin()

    def game(self) -> CabaleGame:
        found: CabaleGame = self.get_game()
        return found

    def current_player(self) -> int:
        return self.held.player  # type: ignore[no-any-return]

    def is_terminal(self) -> bool:
        return self.held.player == SPIEL_OVER  # type: ignore[no-any-return]

    def is_chance_node(self) -> bool:
        return self.held.player == SPIEL_CHANCE  # type: ignore[no-any-return]

    def is_player_node(self) -> bool:
        return self.held.player >= 0  # type: ignore[no-any-return]

    def legal_actions(self, player: int | None = None) -> list[int]:
        held = self.held
        if player is None or player == held.player or held.player == SPIEL_CHANCE:
            return held.actions()  # type: ignore[no-any-return]
        if player < 0:
            raise no_player(held.state, player)
        return []

    def _legal_actions(self, player: int) -> list[int]:
        return self.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.held.outcomes()  # type: ignore[no-any-return]

    def apply_action(self, action: int) -> None:
        if not self.held.answer(action):
            answer(self.held, action)

    def _apply_action(self, action: int) -> None:
        catch_up(self)
        answer(self.held, action)
        self.held.mark_told()

    def _action_to_string(self, player: int, action: int) -> str:
        seat = CHANCE if player < 0 else player
        return say_answer(self.game().rules, Answer(seat, action))

    def clone(self) -> CabaleState:
        return CabaleState(self.game(), self.held.twin())

    def child(self, action: int) -> CabaleState:
        twin = self.clone()
        twin.apply_action(action)
        return twin

    def returns(self) -> list[float]:
        s = self.held.state
        if s.decision != OVER:
            return [0.0] * int(s.seats)
        return shares_of(s)

    def resample_from_infostate(self, player: int, sampler: Any) -> CabaleState:
        """Another position that `player` cannot tell from this one; it has no history."""
        if not 0 <= player < self.held.state.seats:
            raise no_player(self.held.state, player)
        rng = Rng(int(sampler() * (1 << 53)), player)
        return CabaleState(self.game(), self.held.dream(player, rng))

    def __str__(self) -> str:
        return " ".join(str(n) for n in self.held.state.numbers())


def no_player(s: State, player: int) -> Exception:
    """The error of OpenSpiel's for somebody who does not play."""
    found: Exception = pyspiel.SpielError(f"players are 0 to {s.seats - 1}, got {player}")
    return found


def caught_up(name: str) -> Any:
    """A method of OpenSpiel's that reads its history, made to bring that up to date first."""
    inner = getattr(pyspiel.State, name)

    def asked(self: CabaleState, *args: Any) -> Any:
        catch_up(self)
        return inner(self, *args)

    return asked


for reader in (
    *("history", "full_history", "history_str", "move_number", "serialize"),
    *("is_initial_state", "is_initial_non_chance_state", "__getstate__"),
):
    setattr(CabaleState, reader, caught_up(reader))


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
            return f"{now} {recall(state.held, player)}"
        return f"{now} {json.encode(game.view(s, player)).decode()}"


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
        return f"{now} {json.encode(self.rules.view(s, WATCHER)).decode()}"


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
