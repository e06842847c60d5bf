"""Packages are built, installed into an empty environment and played from.

No compiler and no Node is on the path there: what was installed is all there is.
"""

from __future__ import annotations

import email
import os
import re
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from email.message import Message
from pathlib import Path

import pytest
from house.conftest import PIP, ROOT, build
from house.visitor import Visitor, serving

import cabale

ONES = "1\n1\n" * 6000  # enough first choices to end any game
WHERE = "import cabale.core.protocol as p; print(p.__file__)"


def metadata_of(wheel: Path) -> Message:
    with zipfile.ZipFile(wheel) as files:
        (name,) = (name for name in files.namelist() if name.endswith(".dist-info/METADATA"))
        return email.message_from_bytes(files.read(name))


@pytest.fixture(scope="module", params=["plain_wheel", "compiled_wheel"])
def installed(request: pytest.FixtureRequest, empty: Path) -> Iterator[Path]:
    """The folder of commands of an environment into which a wheel was installed."""
    wheel = request.getfixturevalue(request.param)
    pip = [*PIP, "--python", str(empty / "bin" / "python")]
    subprocess.run([*pip, "install", "--no-index", "--no-compile", str(wheel)], check=True)
    yield empty / "bin"
    subprocess.run([*pip, "uninstall", "-y", "cabale"], check=True)


def bare(installed: Path, home: Path) -> dict[str, str]:
    """The environment of somebody who has nothing but what was installed."""
    return {"PATH": str(installed), "HOME": str(home), "LC_ALL": "C.UTF-8", "COLUMNS": "80"}


def test_metadata_say_what_it_is_and_for_whom(plain_wheel: Path) -> None:
    told = metadata_of(plain_wheel)

    assert told["Name"] == "cabale"
    assert told["Version"] == cabale.__version__
    assert told["License-Expression"] == "MIT"
    assert told["Requires-Python"] == ">=3.11"
    assert told["Description-Content-Type"] == "text/markdown"
    assert all(told[key] for key in ("Summary", "Author", "Keywords", "License-File"))
    kinds = told.get_all("Classifier") or []
    assert {kind.split(" ::")[0] for kind in kinds} >= {
        "Development Status", "Environment", "Intended Audience", "Natural Language",
        "Operating System", "Programming Language", "Topic", "Typing",
    }  # fmt: skip
    assert "cabale/py.typed" in zipfile.ZipFile(plain_wheel).namelist()


def test_a_plain_wheel_serves_every_system(plain_wheel: Path) -> None:
    names = zipfile.ZipFile(plain_wheel).namelist()
    assert plain_wheel.name.endswith("-py3-none-any.whl")
    assert not [name for name in names if name.endswith((".so", ".pyd"))]
    assert "cabale/server/static/index.html" in names


def test_a_compiled_wheel_says_for_which_python_it_is(compiled_wheel: Path) -> None:
    names = zipfile.ZipFile(compiled_wheel).namelist()
    version = "".join(map(str, sys.version_info[:2]))
    assert f"-cp{version}-cp{version}-linux_" in compiled_wheel.name
    assert any(name.startswith("cabale/core/protocol.") and ".so" in name for name in names)


def test_a_game_is_played_in_the_terminal(installed: Path, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    words = ["play", "cape_epee", "--seats", "you,page", "--seed", "5", "--record", str(record)]
    env = bare(installed, tmp_path)
    pipes = {"capture_output": True, "text": True, "encoding": "utf-8"}
    done = subprocess.run([installed / "cabale", *words], input=ONES, env=env, **pipes)
    assert done.returncode == 0, done.stderr
    assert record.read_text("utf-8").splitlines()[-1].startswith("--- over ")


def test_the_server_brings_its_page_and_its_bots(installed: Path, tmp_path: Path) -> None:
    with serving(installed / "cabale", tmp_path, bare(installed, tmp_path)) as address:
        visitor = Visitor(address)
        visitor.see_page()
        visitor.play_against_a_bot()


def test_the_engine_is_the_one_of_the_wheel(
    installed: Path, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    command = [installed / "python", "-c", WHERE]
    env = bare(installed, tmp_path)
    found = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True).stdout
    assert found.startswith(str(installed.parent))
    compiled = "compiled_wheel" in request.node.name
    assert found.strip().endswith(".so" if compiled else ".py")


def test_an_sdist_holds_the_source_and_the_built_page(sdist: Path) -> None:
    with tarfile.open(sdist) as files:
        names = {name.partition("/")[2] for name in files.getnames()}
    assert {"Makefile", "hatch_build.py", "web/package-lock.json", "LICENSE"} <= names
    assert {"src/cabale/server/static/index.html", "tests/house/test_packages.py"} <= names
    strange = r"^\.cache|node_modules/|__pycache__|\.so$|^build/|^dist/|^\.venv|\.db$"
    assert [name for name in names if re.search(strange, name)] == []


def test_a_wheel_comes_out_of_the_sdist_without_node(sdist: Path, tmp_path: Path) -> None:
    with tarfile.open(sdist) as files:
        files.extractall(tmp_path, filter="data")
    (source,) = tmp_path.iterdir()
    path = os.pathsep.join([str(Path(sys.executable).parent)])
    wheel = build("wheel", tmp_path / "dist", source, CABALE_WEB="", PATH=path)
    names = zipfile.ZipFile(wheel).namelist()
    assert "cabale/server/static/index.html" in names


def test_an_engine_of_another_source_is_refused(tmp_path: Path) -> None:
    rules = tmp_path / "engine" / "cabale" / "core" / "protocol.py"
    rules.parent.mkdir(parents=True)
    rules.write_text("SEATS = 7\n", "utf-8")
    env = {**os.environ, "CABALE_WEB": "0", "CABALE_ENGINE": str(tmp_path / "engine")}
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True)
    assert done.returncode != 0
    assert "was made from another cabale/core/protocol.py" in done.stderr
    assert list(tmp_path.glob("*.whl")) == []
