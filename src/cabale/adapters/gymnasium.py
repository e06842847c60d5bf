"""One seat against bots as a Gymnasium environment: `SeatEnv("cape_epee", rivals=["page"])`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np

from cabale.adapters.drawing import draw_rgb, draw_text
from cabale.adapters.engine.steps import let_chance
from cabale.adapters.tensor import code_of, layout_of, resolve_options, shares_of
from cabale.adapters.vector import Tables
from cabale.bots.bot import Bot
from cabale.bots.eyes import Eyes
from cabale.bots.levels import seat_bot
from cabale.core.extras import need
from cabale.core.game import Game
from cabale.core.protocol import OVER, State
from cabale.core.rng import Rng
from cabale.games.catalogue import game_named

gymnasium: Any = need("gymnasium", "gym")
spaces: Any = need("gymnasium.spaces", "gym")


class SeatEnv(gymnasium.Env):  # type: ignore[misc]  # gymnasium is asked for at run time
    """The learner holds one seat; the others are bots that see only what their seats see.

    `info["action_mask"]` lists the legal actions. The reward comes at the end: the share of the
    victory less the fair share.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi", "rgb_array"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        rivals: Sequence[str] = ("courtier",),
        options: dict[str, str] | str | None = None,
        render_mode: str | None = None,
        lenient: bool = False,
    ) -> None:
        self.rules: Game[Any] = game_named(game)
        self.seats = seats if seats is not None else self.rules.seats[0]
        self.options = resolve_options(options)
        self.rules.new(self.seats, self.options)  # bad arguments are refused here
        if not 0 <= seat < self.seats:
            raise ValueError(f"seat is 0 to {self.seats - 1}, not {seat}")
        if not rivals:
            raise ValueError("rivals names at least one bot")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode is 'ansi' or 'rgb_array', not {render_mode!r}")
        self.seat = seat
        self.render_mode = render_mode
        self.lenient = lenient  # an illegal action stands for some legal one, for blind tools
        self.bots: list[Bot] = [seat_bot(rivals[i % len(rivals)]) for i in range(self.seats)]
        self._layout = layout_of(self.rules, self.seats)
        self.observation_space = spaces.Box(-1.0, 1.0, (self._layout.size,), np.float32)
        self.action_space = spaces.Discrete(self._layout.actions)
        self._state: State | None = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
        super().reset(seed=seed)
        deal = int(self.np_random.integers(1 << 62))
        self._chance, self._thoughts = Rng(deal, 0), Rng(deal, 1)
        self._state = self.rules.new(self.seats, self.options)
        self._go_on()
        return self._seen(), self._info()

    def step(self, action: int) -> Any:
        s = self.position
        if s.decision == OVER:
            raise gymnasium.error.ResetNeeded("the game is over: call reset()")
        s.apply(self.seat, self._code(action))
        self._go_on()
        over = bool(s.decision == OVER)
        reward = shares_of(s)[self.seat] if over else 0.0
        return self._seen(), reward, over, False, self._info()

    def _code(self, action: int) -> int:
        """The action, or Gymnasium's own error."""
        try:
            name = f"seat {self.seat}"
            return code_of(self.position, self.seat, action, name, self.lenient)
        except ValueError as error:
            raise gymnasium.error.InvalidAction(str(error)) from None

    def _go_on(self) -> None:
        """Let chance and the bots answer until the learner is asked or the game is over."""
        s, name, own = self.position, self.rules.name, 1 << self.seat
        asked = let_chance(s, self._chance)
        while asked >= 0 and not s.waiting & own:
            s.apply(asked, self.bots[asked].answer(Eyes(name, s, asked), self._thoughts))
            asked = let_chance(s, self._chance)

    @property
    def position(self) -> State:
        """The State itself; a learner that looks at it sees what its seat may not."""
        if self._state is None:
            raise gymnasium.error.ResetNeeded("call reset() first")
        return self._state

    def _seen(self) -> Any:
        return self._layout.encode(self.position, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._layout.mask(self.position, self.seat)}

    def action_masks(self) -> Any:
        """The legal actions as booleans, by the name that masked learners look for."""
        return self._layout.mask(self.position, self.seat).astype(bool)

    def render(self) -> Any:
        if self.render_mode is None:
            raise ValueError("this environment was made without a render_mode")
        text = draw_text(self.rules, self.position)
        return text if self.render_mode == "ansi" else draw_rgb(text)


class SeatVectorEnv(gymnasium.vector.VectorEnv):  # type: ignore[misc]
    """The same for many tables at once: the learner holds one seat at each.

    What is over begins anew in the same step. The observations are the engine's own buffer: copy
    what must outlive the next step.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP,
        "render_modes": [],
    }

    def __init__(
        self,
        game: str,
        num_envs: int = 64,
        seats: int | None = None,
        seat: int = 0,
        rivals: Sequence[str] = ("random",),
        options: dict[str, str] | str | None = None,
    ) -> None:
        self.tables = Tables(game, num_envs, seats, options)
        players = self.tables.players
        if not 0 <= seat < players:
            raise ValueError(f"seat is 0 to {players - 1}, not {seat}")
        if not rivals:
            raise ValueError("rivals names at least one bot")
        self.seat, self.num_envs = seat, num_envs
        self.bots: list[Bot] = [seat_bot(rivals[i % len(rivals)]) for i in range(players)]
        layout = self.tables.layout
        self.single_observation_space = spaces.Box(-1.0, 1.0, (layout.size,), np.float32)
        self.single_action_space = spaces.Discrete(layout.actions)
        batch_space = gymnasium.vector.utils.batch_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> Any:
        """Deal all tables; the same seeds deal the same games."""
        if seed is None:
            seed = int(np.random.randint(1 << 31))
        self.tables.reset(seed)
        first = seed if isinstance(seed, int) else int(seed[0])
        self._thoughts = Rng(first, 1)
        self._over = np.zeros(self.num_envs, bool)
        self._rewards = np.zeros(self.num_envs)
        self._let_rivals()
        return self.tables.observations, self._info()

    def step(self, actions: Any) -> Any:
        """Answer at every table for the learner's seat."""
        self._over[:] = False
        self._rewards[:] = 0.0
        self.tables.step(actions)
        self._note(np.flatnonzero(self.tables.over))
        self._let_rivals()
        cut = np.zeros(self.num_envs, bool)
        return self.tables.observations, self._rewards.copy(), self._over.copy(), cut, self._info()

    def _let_rivals(self) -> None:
        """Let the bots answer until every table asks the learner."""
        tables, name = self.tables, self.tables.rules.name
        while len(others := np.flatnonzero(tables.seats != self.seat)):
            for i in map(int, others):
                asked = int(tables.seats[i])
                eyes = Eyes(name, tables.position(i), asked)
                tables.batch.answer(i, self.bots[asked].answer(eyes, self._thoughts))
            self._note(others[tables.over[others]])

    def _note(self, ended: Any) -> None:
        """Remember what ended, for the next answer at that table wipes it out."""
        self._over[ended] = True
        self._rewards[ended] += self.tables.rewards[ended, self.seat]

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.tables.masks}


def register() -> None:
    """Make `gymnasium.make("Cabale/cape_epee-v0")` and its vectorised form work."""
    from cabale.games import catalogue

    for name in catalogue.names():
        if f"Cabale/{name}-v0" not in gymnasium.registry:
            gymnasium.register(
                id=f"Cabale/{name}-v0",
                entry_point="cabale.adapters.gymnasium:SeatEnv",
                vector_entry_point="cabale.adapters.gymnasium:SeatVectorEnv",
                kwargs={"game": name},
            )


register()
