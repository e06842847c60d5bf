"""Packages that only some people install: asked for by name, missed with one sentence."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from cabale.core.game import CabaleError


class MissingExtra(CabaleError, ImportError):
    """A package that is not installed, and the command that installs it."""

    def __init__(self, module: str, extras: tuple[str, ...]) -> None:
        self.module = module
        self.command = " or ".join(f"pip install 'cabale[{extra}]'" for extra in extras)
        super().__init__(f"this needs the package '{module}': {self.command}")


def need(module: str, *extras: str) -> Any:
    """The module, or MissingExtra which says what of Cabale brings it.

    >>> need("orchestra", "music")
    Traceback (most recent call last):
    cabale.core.extras.MissingExtra: this needs the package 'orchestra': pip install 'cabale[music]'
    """
    try:
        return import_module(module)
    except ImportError:
        raise MissingExtra(module, extras) from None
