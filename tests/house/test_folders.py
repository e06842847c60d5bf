"""One vocabulary: the same role has the same file and the same name in every game's folder."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from cabale.core.codes import Codes

GAMES = Path(__file__).parents[2] / "src" / "cabale" / "games"
FOLDERS = sorted(path.parent.name for path in GAMES.glob("*/__init__.py"))
# module → the names that others look for in it
REQUIRED = {
    "actions": ("CODES", "VERBS", "EVENTS"),
    "pieces": (),
    "state": (),
    "flow": ("begin_game",),
    "decisions": ("DECISIONS",),
    "scoring": (),
    "hidden": ("draw_anew",),
    "why": ("refusal",),
    "reasons": ("reasons",),
    "coach": ("matters",),
    "view": (),
    "looks": ("view_of", "question_args"),
    "scenario": ("position", "facts"),
    "board": ("draw",),
    "plans": ("PLANS",),
    "sense": ("SENSE",),
    "tensor": ("observe",),
    "tensor_slices": ("slices",),
}
OPTIONAL = {
    "components": (),
    "tables": ("TABLES",),
}
# names of the past, or of one folder alone, for what has a name above
STRAYS = {"see", "look", "refuse", "set_up", "redraw", "world_of", "fill"}


def module_of(folder: str, name: str) -> ModuleType:
    return import_module(f"cabale.games.{folder}.{name}")


def test_there_are_four_folders() -> None:
    assert FOLDERS == ["cape_epee", "heads_of_state", "louis_xiv", "reigns"]


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_role_has_its_file_and_its_name(folder: str) -> None:
    missing = []
    for module, names in REQUIRED.items():
        missing += [f"{module}.{n}" for n in names if not hasattr(module_of(folder, module), n)]
    for module, names in OPTIONAL.items():
        if (GAMES / folder / f"{module}.py").exists():
            missing += [f"{module}.{n}" for n in names if not hasattr(module_of(folder, module), n)]
    assert missing == []


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_role_has_a_second_name(folder: str) -> None:
    found = []
    for path in (GAMES / folder).glob("*.py"):
        defined = re.findall(r"^def (\w+)", path.read_text("utf-8"), re.MULTILINE)
        found += [f"{path.name}: {name}" for name in defined if name in STRAYS]
    assert found == []


@pytest.mark.parametrize("folder", FOLDERS)
def test_questions_are_called_as_their_decisions(folder: str) -> None:
    actions = vars(module_of(folder, "actions"))
    asked = {name: value for name, value in actions.items() if name.startswith("ASK_")}
    decisions = module_of(folder, "decisions").DECISIONS
    names = [f"ASK_{decision.name.upper().replace('-', '_')}" for decision in decisions]
    assert sorted(asked, key=lambda name: asked[name]) == names
    assert sorted(asked.values()) == list(range(len(decisions)))


@pytest.mark.parametrize("folder", FOLDERS)
def test_verbs_lie_end_to_end_and_everything_is_numbered_in_one_way(folder: str) -> None:
    actions = module_of(folder, "actions")
    assert isinstance(actions.CODES, Codes)
    assert actions.VERBS is actions.CODES.verbs
    assert actions.EVENTS is actions.CODES.events
    ends = [verb.end for verb in actions.VERBS]
    assert [verb.base for verb in actions.VERBS] == [0, *ends[:-1]]


@pytest.mark.parametrize("folder", FOLDERS)
def test_codes_are_made_and_read_by_verbs_alone(folder: str) -> None:
    arithmetic = re.compile(r"\b[A-Z_]+\.(base|end)\b")
    found = []
    for path in (GAMES / folder).glob("*.py"):
        lines = enumerate(path.read_text("utf-8").splitlines(), 1)
        found += [f"{path.name}:{n}" for n, line in lines if arithmetic.search(line)]
    assert found == []


@pytest.mark.parametrize("folder", FOLDERS)
def test_actions_are_imported_by_their_names(folder: str) -> None:
    pattern = re.compile(r"import actions\b|actions as ")
    paths = (GAMES / folder).glob("*.py")
    assert [path.name for path in paths if pattern.search(path.read_text("utf-8"))] == []
