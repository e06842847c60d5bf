"""Packages that only some people install: asked for by name, missed with one sentence."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType


def need(module: str, extra: str) -> ModuleType:
    """The module, or an ImportError that says which extra of Cabale brings it."""
    try:
        return import_module(module)
    except ImportError as error:
        raise ImportError(
            f"this needs the package '{module}': install cabale[{extra}]", name=module
        ) from error
