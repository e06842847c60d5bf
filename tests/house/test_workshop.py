"""How the engine is compiled: what is refused, what is shared, what is compiled again."""

from __future__ import annotations

import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from workshop import engine, units
from workshop.c_text import MOST_LINES, SELDOM, Shared, hurried, too_long
from workshop.engine import compiled_sources, groups_of, refuse_long
from workshop.telling import Bar, Trouble, sentence_for
from workshop.units import Unit, Units

ROOT = Path(__file__).parents[2]

HEADER = """struct export_table_core {
PyObject **CPyStatic_core___bits___globals;
int64_t (*CPyDef_core___bits___one)(int64_t cpy_r_n);
int64_t (*CPyDef_core___bits___nth)(int64_t cpy_r_n);
int64_t (*CPyDef_core___bits___named)(void);
};
"""
CORE = """int64_t CPyDef_core___bits___one(int64_t cpy_r_n) {
return 1 << cpy_r_n;
}
int64_t CPyDef_core___bits___nth(int64_t cpy_r_n) {
if (cpy_r_n) {
CPy_AddTraceback("nth", CPyStatic_core___bits___globals);
return CPyDef_core___bits___named();
}
return CPyDef_core___bits___one(cpy_r_n);
}
int64_t CPyDef_core___bits___named(void) {
return use(CPyStatics[7]);
}
"""


def test_short_functions_are_copied_as_another_group_would_say_them() -> None:
    header = Shared("core", CORE, HEADER).header()

    assert "static inline int64_t CPyDef_core___bits___one(int64_t cpy_r_n);" in header
    assert 'CPy_AddTraceback("nth", (*exports_core.CPyStatic_core___bits___globals));' in header
    assert "return exports_core.CPyDef_core___bits___named();" in header
    assert "return CPyDef_core___bits___one(cpy_r_n);" in header
    assert "CPyStatics" not in header  # the constants of a group are its own


def test_other_groups_call_the_copies_and_nothing_else_changes() -> None:
    text = '#include "__native_internal_louis.h"\nx = exports_core.CPyDef_core___bits___one(3);\n'
    text += "y = exports_core.CPyDef_core___bits___named();\n"

    used = Shared("core", CORE, HEADER).use_in("louis", text)

    assert '#include "__native_internal_louis.h"\n#include "short_core.h"\n' in used
    assert "x = CPyDef_core___bits___one(3);" in used
    assert "y = exports_core.CPyDef_core___bits___named();" in used


def test_a_function_no_compiler_can_chew_is_refused_by_the_name_of_its_module() -> None:
    body = "x = 1;\n" * MOST_LINES
    text = f"char CPyDef_cabale___games___reigns___deck_____top_level__(void) {{\n{body}}}\n"
    modules = ["cabale.games.reigns", "cabale.games.reigns.deck"]

    assert too_long(text, modules) == [("cabale.games.reigns.deck", MOST_LINES + 2)]
    with pytest.raises(Trouble, match=r"^cabale\.games\.reigns\.deck holds too much at once"):
        refuse_long(text, modules)
    assert too_long(text.replace("x = 1;\n", "", 2), modules) == []


def test_what_seldom_runs_is_compiled_in_a_hurry_and_nothing_else() -> None:
    once = "char CPyDef_core___bits_____top_level__(void) {\n"
    door = "PyObject *CPyPy_core___bits___one(PyObject *self) {\n"

    text = hurried(once + door + CORE)

    assert text == f"{SELDOM}RUN_ONCE {once}DOOR {door}{CORE}"


def test_every_game_is_a_group_of_its_own() -> None:
    groups = groups_of(compiled_sources(ROOT / "src" / "cabale"))

    assert set(groups) == {
        *("cabale_core", "cabale_bots", "cabale_adapters_engine", "cabale_server"),
        *("cabale_cape_epee", "cabale_heads_of_state", "cabale_louis_xiv", "cabale_reigns"),
    }
    assert all(len({Path(file).parent for file in files}) == 1 for files in groups.values())


@pytest.fixture
def work(tmp_path: Path) -> Path:
    """Two units, of which one includes what the other does not."""
    generated = tmp_path / "generated"
    generated.mkdir()
    (generated / "core.h").write_text("struct core;\n")
    (generated / "core.c").write_text('#include "core.h"\n#include <Python.h>\n')
    (generated / "louis.c").write_text("int louis;\n")
    return tmp_path


def compiled_in(work: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The units that a run compiles, the compiler left out."""
    ran: list[str] = []

    def note(tool: str, order: dict[str, dict[str, str]], folder: Path, refusal: str) -> None:
        ran.extend(order["modules"])

    monkeypatch.setattr(units, "run", note)
    wanted = [Unit({name: work / "generated" / f"{name}.c"}, "3") for name in ("core", "louis")]
    Units(work).compile(wanted, Bar("Compiling"))
    return sorted(ran)


def test_only_what_changed_is_compiled_again(work: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert compiled_in(work, monkeypatch) == ["core", "louis"]
    assert compiled_in(work, monkeypatch) == []

    (work / "generated" / "louis.c").write_text("int louis_xiv;\n")
    assert compiled_in(work, monkeypatch) == ["louis"]

    (work / "generated" / "core.h").write_text("struct other;\n")
    assert compiled_in(work, monkeypatch) == ["core"]


def test_an_interrupted_run_goes_on_where_it_was(
    work: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled_in(work, monkeypatch)
    (work / "made" / "louis.key").unlink()  # as after a unit that did not come to its end

    assert compiled_in(work, monkeypatch) == ["louis"]


def test_a_refusal_of_the_compiler_is_told_and_leaves_nothing_behind(work: Path) -> None:
    (work / "generated" / "core.c").write_text("int core = ;\n")
    unit = Unit({"core": work / "generated" / "core.c"}, "0")

    with pytest.raises(Trouble, match=r"^The C compiler refuses core:\n(.|\n)*int core = ;"):
        Units(work).compile([unit], Bar("Compiling"))

    assert not (work / "made" / "core.key").exists()


def test_what_is_compiled_can_be_imported(work: Path) -> None:
    (work / "generated" / "core.c").write_text(
        "#include <Python.h>\n"
        'static struct PyModuleDef it = {PyModuleDef_HEAD_INIT, "core", "of C", -1, NULL};\n'
        "PyMODINIT_FUNC PyInit_core(void) { return PyModule_Create(&it); }\n"
    )
    made = Units(work)
    made.compile([Unit({"core": work / "generated" / "core.c"}, "0")], Bar("Compiling"))
    target = work / "target"
    target.mkdir()

    made.copy_to(target)

    assert (target / f"core{sysconfig.get_config_var('EXT_SUFFIX')}").exists()
    command = [sys.executable, "-c", "import core; print(core.__doc__)"]
    said = subprocess.run(command, cwd=target, capture_output=True, text=True, check=True)
    assert said.stdout == "of C\n"


def test_a_full_disk_is_one_sentence() -> None:
    said = sentence_for("cc1: fatal error: x.s: No space left on device", "It failed.")

    assert said.startswith("The disk is full: ") and "\n" not in said


def test_an_engine_serves_the_page_that_was_built_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    static, server = tmp_path / "static", tmp_path / "engine" / "cabale" / "server"
    monkeypatch.setattr(engine, "SERVED", [static])
    server.mkdir(parents=True)
    for text in ("first", "second"):
        (static / "assets").mkdir(parents=True)
        (static / "assets" / "page.js").write_text(text)

        engine.share_pages(tmp_path / "engine")

        assert (server / "static" / "assets" / "page.js").read_text() == text
        assert not (server / "static").is_symlink()  # for those who walk through the project
        assert [path.name for path in server.iterdir()] == ["static"]
        shutil.rmtree(static)


def test_without_network_one_sentence_says_what_to_do() -> None:
    said = sentence_for("npm error code EAI_AGAIN\nnpm error syscall getaddrinfo", "No packages.")

    assert said == "No packages. Is this machine online? Run the same again when it is."


def test_an_old_python_is_told_in_one_sentence() -> None:
    done = subprocess.run(
        ["make", "--no-print-directory", "play", "PYTHON="],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )

    assert done.returncode != 0
    assert done.stderr.splitlines()[0] == "Cabale needs Python 3.11 or later."


def test_no_compiler_means_a_plain_engine_and_a_word_about_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CABALE_COMPILE", raising=False)
    monkeypatch.setattr(sysconfig, "get_config_var", lambda name: "no-such-compiler")

    assert not engine.build_engine(tmp_path / "engine")

    assert capsys.readouterr().out.startswith("The engine runs as pure Python")
    assert (tmp_path / "engine" / "cabale" / "__init__.py").exists()
    assert not (tmp_path / "engine" / ".compiled").exists()
