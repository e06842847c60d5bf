"""Packages that only some people install: asked for by name, missed with one sentence."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType


def need(module: str, *extras: str) -> ModuleType:
    """The module, or an ImportError that says which extras of Cabale bring it."""
    try:
        return import_module(module)
    except ImportError as error:
        wanted = " or ".join(f"cabale[{extra}]" for extra in extras)
        raise ImportError(
            f"this needs the package '{module}': install {wanted}", name=module
        ) from error
