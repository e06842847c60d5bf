"""An adapter without its package says which extra brings it."""

from __future__ import annotations

import subprocess
import sys

import pytest

SCRIPT = """
import sys
sys.modules[{package!r}] = None
try:
    import cabale.adapters.{adapter} as adapter
    adapter.schema()
except ImportError as error:
    print(error)
"""
MISSING = [
    ("openspiel", "pyspiel", "openspiel"),
    ("pettingzoo", "pettingzoo", "pettingzoo"),
    ("gymnasium", "gymnasium", "gym"),
    ("dataset", "pyarrow", "dataset"),
    ("tensor", "numpy", "gym"),
]


@pytest.mark.parametrize(("adapter", "package", "extra"), MISSING)
def test_a_missing_package_names_the_extra(adapter: str, package: str, extra: str) -> None:
    script = SCRIPT.format(adapter=adapter, package=package)
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert f"cabale[{extra}]" in done.stdout, done.stderr
    assert f"'{package}'" in done.stdout
