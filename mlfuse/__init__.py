"""mlfuse fuses tensor operators: text in, fused kernels out, every level readable."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mlfuse import optim as optim
    from mlfuse.driver.compile import compile as compile
    from mlfuse.driver.differentiate import differentiate as differentiate
    from mlfuse.driver.executable import Executable as Executable
    from mlfuse.errors import MlfuseError as MlfuseError

__version__ = "0.1.0"
__all__ = ["Executable", "MlfuseError", "compile", "differentiate"]

_HOMES = {
    "compile": "mlfuse.driver.compile",
    "differentiate": "mlfuse.driver.differentiate",
    "Executable": "mlfuse.driver.executable",
    "MlfuseError": "mlfuse.errors",
}


def __getattr__(name: str) -> Any:
    """Import on first use, so that the command line starts fast.

    Beside the names above: packages in here, and the functions on traced arrays (`mlfuse.sqrt`).
    """
    from importlib import import_module
    from importlib.util import find_spec

    if name in _HOMES:
        return getattr(import_module(_HOMES[name]), name)
    if not name.startswith("_"):
        if find_spec(f"{__name__}.{name}") is not None:
            return import_module(f"{__name__}.{name}")
        functions = import_module("mlfuse.tracing.functions")
        if name in functions.NAMES:
            globals()[name] = getattr(functions, name)
            return globals()[name]
    raise AttributeError(f"module 'mlfuse' has no attribute {name!r}")
