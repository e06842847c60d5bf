"""The games of Cabale as PettingZoo environments: `env("cape_epee", seats=4)`.

`env` asks one agent after the other, `parallel_env` all that the rules ask at once. Unlike most,
such an environment can be copied in mid-game (`copy.deepcopy`) and played on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import numpy as np

from cabale.adapters.drawing import draw_rgb, draw_text
from cabale.adapters.engine.sitting import CUT_NOW, OVER_NOW, UNLIMITED, Sitting
from cabale.adapters.engine.steps import let_chance
from cabale.adapters.tensor import code_of, layout_of, resolve_options, shares_of
from cabale.adapters.vector import Tables
from cabale.core.extras import need
from cabale.core.game import Game
from cabale.core.protocol import OVER, State
from cabale.core.rng import Rng
from cabale.games.catalogue import game_named

pettingzoo: Any = need("pettingzoo", "pettingzoo")
logger: Any = need("pettingzoo.utils.env_logger", "pettingzoo")
spaces: Any = need("gymnasium.spaces", "pettingzoo")

ABSENT = -2  # no answer was given


class AfterReset:
    """Stands for what an environment has once it was reset."""

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name.strip("_")

    def __get__(self, table: object, owner: type | None = None) -> Any:
        raise AttributeError(f"call reset() first: {self.name} cannot be read before reset()")


class Seats(dict[str, int]):
    """The seat of each agent."""

    def __missing__(self, agent: str) -> int:
        raise KeyError(f"agents are {', '.join(self)}, not {agent}")


def env(game: str, seats: int | None = None, **kwargs: Any) -> raw_env:
    """The environment; it makes the checks of PettingZoo's wrappers itself, at no cost."""
    return raw_env(game, seats, **kwargs)


class Seated:
    """What both kinds of environment share; agents are `player_0`, `player_1`, …"""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "cabale",
        "render_modes": ["human", "ansi", "rgb_array"],
        "is_parallelizable": False,
    }
    agents: Any = AfterReset()
    _table: Any = AfterReset()

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, str] | str | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        lenient: bool = False,
    ) -> None:
        self.rules: Game[Any] = game_named(game)
        self.seats = seats if seats is not None else self.rules.seats[0]
        self.options = resolve_options(options)
        self.rules.new(self.seats, self.options)  # bad arguments are refused here
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode is 'human', 'ansi' or 'rgb_array', not {render_mode!r}")
        if max_cycles is not None and max_cycles < 1:
            raise ValueError(f"max_cycles is 1 or more, not {max_cycles}")
        self.render_mode = render_mode
        self.max_cycles = max_cycles  # steps after which a game is cut short
        self.lenient = lenient  # an illegal action stands for some legal one, for blind tools
        name = f"cabale_{game}_v{self.rules.rules_version}"
        self.metadata = {**self.metadata, "name": name}  # type: ignore[misc]  # a game's own
        self.possible_agents = [f"player_{seat}" for seat in range(self.seats)]
        self._seat_of = Seats((agent, seat) for seat, agent in enumerate(self.possible_agents))
        self._layout = layout_of(self.rules, self.seats)

    def observation_space(self, agent: str) -> Any:
        return self._space("observation", agent)

    def action_space(self, agent: str) -> Any:
        return self._space("action", agent)

    def _space(self, kind: str, agent: str) -> Any:
        """Each agent has a space of its own, always the same object, seeded by its letter."""
        made = self.__dict__.setdefault("_spaces", {})
        if (kind, agent) not in made:
            seat = self._seat_of[agent]
            if kind == "action":
                made[kind, agent] = spaces.Discrete(self._layout.actions, seed=seat)
            else:
                box = spaces.Box(-1.0, 1.0, (self._layout.size,), np.float32)
                legal = spaces.Box(0, 1, (self._layout.actions,), np.int8)
                made[kind, agent] = spaces.Dict({"observation": box, "action_mask": legal})
        return made[kind, agent]

    def _deal(self, seed: int | None) -> Sitting:
        """A new game; the same seed deals the same one in every process."""
        chance = Rng(seed if seed is not None else int(np.random.randint(1 << 31)), 0)
        cycles = UNLIMITED if self.max_cycles is None else self.max_cycles
        return Sitting(self.rules.new(self.seats, self.options), chance, cycles)

    def _sight(self, seat: int) -> dict[str, Any]:
        """What one seat sees, with its mask."""
        s, layout = self._table.state, self._layout
        return {"observation": layout.encode(s, seat), "action_mask": layout.mask(s, seat)}

    @property
    def position(self) -> State:
        """The State itself, for those who want the engine's own speed."""
        return self._table.state  # type: ignore[no-any-return]

    def render(self) -> Any:
        """What a watcher sees, as text or as a picture."""
        if self.render_mode is None:
            raise ValueError("this environment was made without a render_mode")
        text = draw_text(self.rules, self.position)
        if self.render_mode == "human":
            print(text)
            return None
        return text if self.render_mode == "ansi" else draw_rgb(text)

    def close(self) -> None:
        """There is nothing to close."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Any:
        twin = type(self)(
            self.rules.name,
            self.seats,
            self.options,
            self.render_mode,
            self.max_cycles,
            self.lenient,
        )
        if "_table" in self.__dict__:
            twin._table = self._table.copy()
            self._copy_to(twin)
        return twin

    def _copy_to(self, twin: Any) -> None:
        """Give a copy what is not on the table."""
        twin.agents = self.agents[:]


class raw_env(Seated, pettingzoo.AECEnv):  # type: ignore[misc]  # the name that their tools look for
    """One table, its agents asked one after the other in the natural order."""

    agent_selection: Any = AfterReset()
    rewards: Any = AfterReset()
    terminations: Any = AfterReset()
    truncations: Any = AfterReset()
    infos: Any = AfterReset()

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new deal; the same seed deals the same game in every process."""
        self._table = self._deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._table.seat]

    def step(self, action: int | None) -> None:
        """Answer for `agent_selection`; rewards, ends and cuts are written when there are any."""
        code = self._table.step(action) if action is not None else ABSENT
        if code >= 0:
            self.agent_selection = self.possible_agents[code]
        elif code == OVER_NOW:
            self._reward()
        elif code == CUT_NOW:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self._go_astray(action)

    def legal(self) -> Any:
        """The answers that `agent_selection` may give, a row of action codes."""
        return self._table.legal()

    def _reward(self) -> None:
        """The game is over."""
        self.rewards = dict(zip(self.possible_agents, shares_of(self.position), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def _go_astray(self, action: int | None) -> None:
        """No legal answer: what PettingZoo asks of the dead, or an error."""
        if not self.agents:
            logger.EnvLogger.warn_step_after_terminated_truncated()
        elif self._table.seat < 0:
            self._was_dead_step(action)
        else:
            s, seat, agent = self.position, self._table.seat, self.agent_selection
            self.step(code_of(s, seat, action, agent, self.lenient))

    def observe(self, agent: str) -> dict[str, Any]:
        return self._sight(self._seat_of[agent])

    def _copy_to(self, twin: raw_env) -> None:
        super()._copy_to(twin)
        twin.agent_selection = self.agent_selection
        for name in ("rewards", "_cumulative_rewards", "terminations", "truncations"):
            setattr(twin, name, dict(getattr(self, name)))
        twin.infos = {agent: dict(info) for agent, info in self.infos.items()}


class parallel_env(Seated, pettingzoo.ParallelEnv):  # type: ignore[misc]
    """One table, stepped for all agents together.

    Each step takes the answers of all whom the rules ask at this moment; what the others give is
    not looked at, and their masks are empty.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
        """A new deal; the same seed deals the same game in every process."""
        self._table = self._deal(seed)
        self.agents = self.possible_agents[:]
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, int | None]) -> Any:
        """Answer for everybody who is asked: observations, rewards, ends, cuts and infos."""
        if not self.agents:
            return {}, {}, {}, {}, {}
        table, s = self._table, self.position
        self._answer(s, actions)
        let_chance(s, table.chance)
        table.left -= 1
        over = bool(s.decision == OVER)
        cut = table.left == 0 and not over
        shares = shares_of(s) if over else [0.0] * self.seats
        out: tuple[dict[str, Any], ...] = (
            self._seen(),
            dict(zip(self.agents, shares, strict=True)),
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, cut),
            {agent: {} for agent in self.agents},
        )
        self.agents = [] if over or cut else self.agents
        return out

    def _answer(self, s: State, actions: Mapping[str, int | None]) -> None:
        """Check every answer, then give them, as long as the question is the one they were for."""
        asked, waiting = s.decision, s.waiting
        seats = [seat for seat in range(self.seats) if waiting >> seat & 1]
        codes = []
        for seat in seats:
            agent = self.possible_agents[seat]
            codes.append(code_of(s, seat, actions.get(agent), agent, self.lenient))
        for seat, code in zip(seats, codes, strict=True):
            if s.decision != asked or s.waiting != waiting:
                return
            s.apply(seat, code)
            waiting &= ~(1 << seat)

    def _seen(self) -> dict[str, Any]:
        """What each agent sees, with its mask."""
        return {agent: self._sight(seat) for agent, seat in self._seat_of.items()}


class vector_env:
    """Many tables that are asked one agent each, as `env` asks one: arrays instead of values.

    `agent_selection` names the seat that each table asks, `last` gives what PettingZoo's does, a
    row for each table; the rewards are those of all seats, of a game that the last answer ended.
    What is over begins anew in the same step.
    """

    def __init__(
        self,
        game: str,
        count: int,
        seats: int | None = None,
        options: dict[str, str] | str | None = None,
    ) -> None:
        self.tables = Tables(game, count, seats, options)
        self.possible_agents = [f"player_{seat}" for seat in range(self.tables.players)]
        self.num_envs = count

    def reset(self, seed: int | Sequence[int] = 0) -> None:
        """Deal all tables; the first deal of a seed is that of `env`."""
        self.tables.reset(seed)

    @property
    def agent_selection(self) -> Any:
        """The seat that each table asks."""
        return self.tables.seats

    def last(self) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        """Observations with masks, rewards of all seats, ends, cuts and infos."""
        tables = self.tables
        seen = {"observation": tables.observations, "action_mask": tables.masks}
        return seen, tables.rewards, tables.over, np.zeros(self.num_envs, bool), {}

    def step(self, actions: Any) -> None:
        """Answer at every table for the agent that it asks."""
        self.tables.step(actions)
