"""mlfuse fuses tensor operators: text in, fused kernels out, every level readable."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mlfuse.driver.compile import compile as compile
    from mlfuse.driver.executable import Executable as Executable
    from mlfuse.errors import MlfuseError as MlfuseError

__version__ = "0.1.0"
__all__ = ["Executable", "MlfuseError", "compile"]

_HOMES = {
    "compile": "mlfuse.driver.compile",
    "Executable": "mlfuse.driver.executable",
    "MlfuseError": "mlfuse.errors",
}


def __getattr__(name: str) -> object:
    """Import on first use, so that the command line starts fast."""
    if name not in _HOMES:
        raise AttributeError(f"module 'mlfuse' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(_HOMES[name]), name)
