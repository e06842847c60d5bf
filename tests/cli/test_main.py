"""The door: version, help, and errors in one sentence."""

from __future__ import annotations

import argparse
import os
import pwd
import subprocess
from pathlib import Path

import pytest
from terminal import COMMAND, Run, assert_refused, environment, run_apart, saved_game

from cabale.cli.main import NO_READER, main, parser
from cabale.core import protocol
from cabale.server.place import data_file


def test_version_says_whether_the_engine_is_compiled() -> None:
    compiled = not str(protocol.__file__).endswith(".py")
    assert ("compiled" if compiled else "pure Python") in run_apart("--version").stdout


def test_somebody_without_a_home_begins_where_they_stand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As in a container that runs by a number which no name belongs to."""

    def nobody(user: int) -> None:
        raise KeyError(user)

    for name in ("HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(pwd, "getpwuid", nobody)
    monkeypatch.chdir(tmp_path)

    assert main(["games", "--lang", "en"]) == 0
    assert "Louis XIV" in capsys.readouterr().out
    assert data_file() == tmp_path / ".local" / "share" / "cabale" / "cabale.db"


def test_help_lists_the_commands(cabale: Run) -> None:
    text = cabale("--help").stdout
    for command in "serve games play resume replay verify analyse check arena fuzz bench".split():
        assert f"\n    {command} " in text


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        ([], "still needed: COMMAND."),
        (["dance"], "COMMAND cannot be “dance”; choose from serve, "),
        (["play"], "still needed: game."),
        (["play", "cape_epee", "--lang", "de"], "--lang cannot be “de”"),
        (["play", "cape_epee", "--seed", "x"], "“x” is no whole number"),
        (["replay", "x", "--seat", "Z"], "--seat cannot be “Z”"),
        (["play", "cape_epee", "--seed"], "--seed needs a value."),
        (["play", "cape_epee", "--luck"], "not known here: --luck."),
    ],
)
def test_a_command_that_is_none_is_refused(cabale: Run, args: list[str], reason: str) -> None:
    assert_refused(cabale(*args), reason, 2)


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        ([], "cabale: il manque COMMAND."),
        (["dance"], "COMMAND ne peut être «\u00a0dance\u00a0»\u202f; au choix\u00a0: serve, "),
        (["play", "cape_epee", "--seed"], "cabale play: --seed demande une valeur."),
        (["play", "cape_epee", "--seed", "x"], "--seed\u00a0: «\u00a0x\u00a0» n’est pas un nombre"),
        (["play", "cape_epee", "--luck"], "inconnu ici\u00a0: --luck."),
    ],
)
def test_a_command_that_is_none_is_refused_in_french(
    cabale: Run, args: list[str], reason: str
) -> None:
    assert_refused(cabale(*args, LANG="fr_FR.UTF-8", LC_ALL=""), reason, 2)


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (["play", "chess"], "There is no game “chess”"),
        (["fuzz", "chess"], "There is no game “chess”"),
        (["bench", "chess"], "There is no game “chess”"),
        (["bench", "cape_epee", "--seats", "9"], "2 to 6 players"),
        (["play", "cape_epee", "--seats", "1"], "2 to 6 players"),
        (["play", "cape_epee", "--seats", "9999999"], "2 to 6 players"),
        (["play", "cape_epee", "--seats", "you,,page"], "does not say who sits where"),
        (["play", "cape_epee", "--seats", "everybody"], "does not say who sits where"),
        (["play", "cape_epee", "--seats", "you,duke"], "There is no bot “duke”"),
        (["play", "cape_epee", "--bot", "os:getcwd"], "is no bot (cabale.bots.bot.Bot)"),
        (["play", "cape_epee", "--bot", "nowhere:Bot"], "No bot could be made"),
        (["play", "cape_epee", "--option", "twins"], "not NAME=VALUE"),
        (["play", "cape_epee", "--option", "twins=three"], "option twins takes all, active"),
        (["play", "cape_epee", "--option", "weather=fine"], "no option “weather”"),
        (["play", "cape_epee", "--components", "nowhere.toml"], "nothing of this name"),
        (["arena", "cape_epee", "minister@-5", "page"], "a number above 0"),
        (["arena", "cape_epee", "page", "page", "--sequential", "2,-1"], "two shares"),
        (["matches", "nowhere.toml"], "cannot be read: No such file"),
    ],
)
def test_a_bad_word_is_refused_in_one_sentence(
    cabale: Run, args: list[str], reason: str, tmp_path: Path
) -> None:
    assert_refused(cabale(*args, XDG_DATA_HOME=str(tmp_path)), reason)


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (["play", "chess"], "Il n’y a pas de jeu «\u00a0chess\u00a0»\u202f; il y a louis_xiv,"),
        (["play", "reigns", "--seats", "2"], "reigns se joue de 3 à 6 joueurs, non à 2."),
        (["play", "cape_epee", "--option", "twins=3"], "L’option twins admet"),
        (["play", "cape_epee", "--option", "weather=fine"], "n’a pas d’option «\u00a0weather"),
        (["play", "cape_epee", "--seats", "you,duke"], "Il n’y a pas de bot «\u00a0duke"),
        (["play", "cape_epee", "--bot", "os:getcwd"], "n’est pas un bot"),
        (["play", "cape_epee", "--bot", "nowhere:Bot"], "Aucun bot n’a pu être tiré"),
        (["arena", "cape_epee", "page@5", "page"], "seul un bot qui cherche"),
        (["arena", "cape_epee", "minister@-5", "page"], "un nombre supérieur à 0"),
        (["arena", "cape_epee", "minister@5,luck=1", "page"], "n’a pas de réglage «\u00a0luck"),
        (["arena", "cape_epee", "page"], "Un match demande au moins deux bots."),
    ],
)
def test_a_bad_word_is_refused_in_the_language_of_the_reader(
    cabale: Run, args: list[str], reason: str, tmp_path: Path
) -> None:
    assert_refused(
        cabale(*args, LANG="fr_FR.UTF-8", LC_ALL="", XDG_DATA_HOME=str(tmp_path)), reason
    )


def test_a_damaged_record_is_refused_in_the_language_of_the_reader(
    cabale: Run, tmp_path: Path
) -> None:
    text = saved_game(tmp_path / "game.txt").read_text("utf-8")
    lines = text.splitlines(keepends=True)
    damage = {
        "bonjour\n": "ligne 1\u00a0: ce n’est pas un procès-verbal de Cabale.",
        "cabale record 7\n": "d’une version plus récente de Cabale.",
        text.replace("game cape_epee", "game chess"): "Il n’y a pas de jeu «\u00a0chess",
        text.replace("seats 2", "seats 7"): "cape_epee se joue de 2 à 6 joueurs, non à 7.",
        "".join(lines[:-1]): "il y manque la dernière ligne.",
        "".join([*lines[:-2], lines[-1]]): "a été modifié",
        text.replace("\nA slide", "\nB slide", 1): "n’est pas une réponse possible",
    }
    for number, (damaged, reason) in enumerate(damage.items()):
        path = tmp_path / f"{number}.txt"
        path.write_text(damaged, "utf-8")
        assert_refused(cabale("replay", path, LANG="fr_FR.UTF-8", LC_ALL=""), reason)


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (["fuzz", "cape_epee", "--games", "-1"], "“-1” is no whole number from 0"),
        (["arena", "cape_epee", "page", "page", "--games", "0"], "“0” is no whole number from 1"),
        (["arena", "cape_epee", "page", "page", "--seed", "9" * 30], "is no whole number"),
        (["bench", "cape_epee", "--seconds", "nan"], "“nan” is no number of seconds above 0"),
        (["balance", "cape_epee", "--json", "nowhere/x"], "is no file that could be written"),
        (["serve", "--processes", "0"], "“0” is no whole number from 1 to 64"),
        (["serve", "--database", "mysql://a/b"], "is neither a file nor an address"),
        (["copy", "mysql://a/b", "c.db"], "is neither a file nor an address"),
    ],
)
def test_a_value_that_makes_no_sense_is_refused_before_anything_begins(
    cabale: Run, args: list[str], reason: str, tmp_path: Path
) -> None:
    assert_refused(cabale(*args, XDG_DATA_HOME=str(tmp_path)), reason, 2)
    assert list(tmp_path.iterdir()) == []


def test_no_command_takes_a_number_without_bounds() -> None:
    (commands,) = (a for a in parser()._actions if isinstance(a, argparse._SubParsersAction))
    for name, command in commands.choices.items():
        for action in command._actions:
            assert action.type not in (int, float), f"cabale {name} {action.dest}"


@pytest.mark.parametrize("command", ["replay", "verify", "resume", "check"])
def test_a_file_that_is_no_record_is_refused(cabale: Run, command: str, tmp_path: Path) -> None:
    files = {
        "binary": (b"\xff\xfe\x00\x01" * 50, "binary:1 is not text in UTF-8"),
        "latin": ("[x]\n# \u00e9t\u00e9\n".encode("latin-1"), "latin:2 is not text in UTF-8"),
        "foreign": (b'[Event "chess"]\n1. e4 e5\n', ""),
        "empty": (b"", ""),
        "new": (b"cabale record 7\n", "later version"),
        "long": (b"x" * (5 << 20), "too long"),
    }
    for name, (data, reason) in files.items():
        path = tmp_path / name
        path.write_bytes(data)
        done = cabale(command, path)
        if command == "check":
            assert done.status == 1
            assert reason in " ".join(done.stdout.split())
            assert "Traceback" not in done.stderr
        else:
            assert_refused(done, reason)


@pytest.mark.parametrize("command", ["replay", "verify", "resume"])
def test_a_file_that_cannot_be_read_is_refused(cabale: Run, command: str, tmp_path: Path) -> None:
    assert_refused(cabale(command, tmp_path / "missing"), "nothing of this name")
    assert_refused(cabale(command, tmp_path), "it is a folder")


@pytest.mark.parametrize("command", ["replay", "verify", "resume"])
def test_a_damaged_record_is_refused_with_file_line_and_reason(
    cabale: Run, command: str, tmp_path: Path
) -> None:
    path = saved_game(tmp_path / "game.txt")
    text = path.read_text("utf-8")
    path.write_text(text[: len(text) // 2], "utf-8")
    assert_refused(cabale(command, path), f"{path}, line ")


def test_errors_speak_the_language_of_the_reader(cabale: Run, tmp_path: Path) -> None:
    done = cabale("replay", tmp_path / "missing", "--lang", "fr")
    assert_refused(done, "ne peut être lu")
    assert_refused(cabale("replay", tmp_path / "missing", LC_ALL="fr_FR.UTF-8"), "ne peut être lu")
    done = cabale("fuzz", "cape_epee", "--games", "-1", LC_ALL="fr_FR.UTF-8")
    assert_refused(done, "n’est pas un nombre entier", 2)


def test_a_closed_pipe_is_no_fault(tmp_path: Path) -> None:
    path = saved_game(tmp_path / "game.txt", seats=6)
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [*COMMAND, "replay", str(path)],
        stdout=writing,
        stderr=subprocess.PIPE,
        env=environment(),
        timeout=120,
        check=False,
    )
    os.close(writing)
    assert done.stderr == b""
    assert done.returncode == NO_READER


def test_letters_that_the_terminal_cannot_show_are_no_fault() -> None:
    done = run_apart("games", "--lang", "fr", PYTHONIOENCODING="ascii:strict")
    assert done.status == 0, done.stderr


def test_main_returns_its_status(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    assert "cape_epee" in capsys.readouterr().out
    assert main(["replay", "nowhere"]) == 1
    assert capsys.readouterr().err.startswith("cabale: nowhere cannot be read")
    assert main(["replay", "nowhere", "--lang", "fr"]) == 1
    assert capsys.readouterr().err.endswith("il n’y a rien de ce nom.\n")
