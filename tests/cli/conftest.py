"""A command run in this process, as often as a test likes."""

from __future__ import annotations

import io

import pytest
from terminal import PLAIN, Done, Run

from cabale.cli.main import main


@pytest.fixture
def cabale(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run one command with something typed; its status and what it wrote."""

    def run(*args: object, typed: str = "", **env: str) -> Done:
        for name, value in {**PLAIN, **env}.items():
            monkeypatch.setenv(name, value)
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        try:
            status = main([str(arg) for arg in args])
        except SystemExit as leaving:
            status = int(leaving.code or 0)
        written = capsys.readouterr()
        return Done(status, written.out, written.err)

    return run
