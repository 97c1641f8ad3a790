"""Work in threads of its own, as long as there can be threads."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")


def side_by_side(work: Callable[[T], R], items: Sequence[T]) -> list[R]:
    """`work(item)` of each item, at the same time; one after the other where the interpreter is ending (in a
    function that `atexit` calls, in a daemon thread), which starts no threads any more. Raises the first
    item's error.
    """
    if len(items) < 2:
        return [work(item) for item in items]
    try:
        with ThreadPoolExecutor(min(len(items), os.cpu_count() or 1)) as threads:
            running = [threads.submit(work, item) for item in items]
    except RuntimeError:  # of `submit`: what `work` raises is kept for `result`
        return [work(item) for item in items]
    return [each.result() for each in running]
