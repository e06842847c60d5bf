"""The games of Cabale as PettingZoo AEC environments: `env("cape_epee", seats=4)`.

Unlike most, such an environment can be copied in mid-game (`copy.deepcopy`) and played on.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np

from cabale.adapters import extras
from cabale.adapters.drawing import draw_rgb, draw_text
from cabale.adapters.layouts.steps import ILLEGAL, answer, let_chance
from cabale.adapters.tensor import layout_of, resolve_options
from cabale.core.game import Game
from cabale.core.protocol import OVER, State, places
from cabale.core.rng import Rng
from cabale.games.catalogue import game_named

AECEnv: Any = extras.need("pettingzoo", "pettingzoo").AECEnv
spaces: Any = extras.need("gymnasium.spaces", "pettingzoo")


class AfterReset:
    """Stands for what an environment has once it was reset."""

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __get__(self, table: object, owner: type | None = None) -> Any:
        raise AttributeError(f"{self.name} cannot be read before reset()")


def env(game: str, seats: int | None = None, **kwargs: Any) -> raw_env:
    """The environment; it makes the checks of PettingZoo's wrappers itself, at no cost."""
    return raw_env(game, seats, **kwargs)


class raw_env(AECEnv):  # type: ignore[misc]  # the name PettingZoo's tools look for
    """One table; agents are `player_0`, `player_1`, … and answer in the order they are asked."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "cabale",
        "render_modes": ["human", "ansi", "rgb_array"],
        "is_parallelizable": False,
    }
    agents: Any = AfterReset()
    agent_selection: Any = AfterReset()
    rewards: Any = AfterReset()
    terminations: Any = AfterReset()
    truncations: Any = AfterReset()
    infos: Any = AfterReset()

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, str] | str | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
    ) -> None:
        super().__init__()
        self.rules: Game[Any] = game_named(game)
        self.seats = seats if seats is not None else self.rules.seats[0]
        self.options = resolve_options(options)
        self.rules.new(self.seats, self.options)  # bad arguments are refused here
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode is 'human', 'ansi' or 'rgb_array', not {render_mode!r}")
        self.render_mode = render_mode
        self.max_cycles = max_cycles  # answers of players after which a game is cut short
        self.metadata = {  # type: ignore[misc]  # each game has a name of its own
            **self.metadata,
            "name": f"cabale_{game}_v{self.rules.rules_version}",
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._layout = layout_of(self.rules, self.seats)
        self._state: State | None = None
        self._chance = Rng(0)
        self._legal: Any = None  # what the agent asked may answer, once somebody wants to know
        self._seat = 0  # of agent_selection, while the game goes on
        self._cycles = 0

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

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new deal; the same seed deals the same game in every process."""
        self._chance = Rng(seed if seed is not None else int(np.random.randint(1 << 31)), 0)
        self._state = self.rules.new(self.seats, self.options)
        self._cycles = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._ask(let_chance(self.position, self._chance))

    def step(self, action: int | None) -> None:
        """Answer for `agent_selection`."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        legal = self._legal if self._legal is not None else self.legal()
        code = int(action) if action is not None else ILLEGAL
        seat = answer(self.position, self._chance, self._seat, legal, code)
        if seat == ILLEGAL:
            raise ValueError(f"{agent} may answer {sorted(legal)}, got {action}")
        self._cumulative_rewards[agent] = 0.0
        self._cycles += 1
        self._ask(seat)
        if self._cycles == self.max_cycles and seat >= 0:
            self.truncations = dict.fromkeys(self.agents, True)

    def legal(self) -> Any:
        """The answers that `agent_selection` may give, a row of action codes."""
        if self._legal is None:
            self._legal = self.position.legal(self._seat)
        return self._legal

    def _ask(self, seat: int) -> None:
        """The next one to answer; if nobody is, the game is over."""
        self._legal = None
        if seat >= 0:
            self._seat = seat
            self.agent_selection = self.possible_agents[seat]
            return
        found = places(self.position)
        winners = found.count(1)
        for agent, place in zip(self.possible_agents, found, strict=True):
            self.rewards[agent] = (1 / winners if place == 1 else 0.0) - 1 / self.seats
            self.terminations[agent] = True
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    @property
    def position(self) -> State:
        """The State itself, for those who want the engine's own speed."""
        if self._state is None:
            raise RuntimeError("call reset() first")
        return self._state

    def observe(self, agent: str) -> dict[str, Any]:
        s, seat, layout = self.position, self._seat_of[agent], self._layout
        asked = s.decision != OVER and seat == self._seat
        legal = layout.mask_of(self.legal()) if asked else layout.mask(s, seat)
        return {"observation": layout.encode(s, seat), "action_mask": legal}

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

    def __deepcopy__(self, memo: dict[int, Any]) -> raw_env:
        twin = raw_env(self.rules.name, self.seats, self.options, self.render_mode, self.max_cycles)
        twin._cycles = self._cycles
        if self._state is not None:
            twin._state = self._state.clone()
            twin._chance = self._chance.copy()
            twin._seat = self._seat
            twin.agents = self.agents[:]
            twin.agent_selection = self.agent_selection
            for name in ("rewards", "_cumulative_rewards", "terminations", "truncations"):
                setattr(twin, name, dict(getattr(self, name)))
            twin.infos = {agent: dict(info) for agent, info in self.infos.items()}
        return twin
