"""The garbage collector while a module is read and compiled."""

from __future__ import annotations

import gc
from collections.abc import Generator
from contextlib import contextmanager


@contextmanager
def gc_paused() -> Generator[None]:
    """Let the garbage collector rest: looking through a module's ops again and again, all of which live,
    takes a tenth of the time to compile it."""
    if not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
