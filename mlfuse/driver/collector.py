"""Pauses the garbage collector while a module is read and compiled."""

from __future__ import annotations

import gc
from collections.abc import Generator
from contextlib import contextmanager


@contextmanager
def gc_paused() -> Generator[None]:
    """Pause the garbage collector. It would traverse a module's ops again and again, though all are alive; that takes a
    tenth of the compile time."""
    if not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
