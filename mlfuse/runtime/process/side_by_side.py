"""Runs work in parallel threads, as long as threads can be started."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")


def side_by_side(work: Callable[[T], R], items: Sequence[T]) -> list[R]:
    """`work(item)` of each item, in parallel; one after the other at interpreter shutdown (in a
    function that `atexit` calls, in a daemon thread), when no threads can be started. Raises the error
    of the first item that failed.
    """
    if len(items) < 2:
        return [work(item) for item in items]
    try:
        with ThreadPoolExecutor(min(len(items), os.cpu_count() or 1)) as threads:
            running = [threads.submit(work, item) for item in items]
    except RuntimeError:  # from `submit`: errors of `work` are kept for `result`
        return [work(item) for item in items]
    return [each.result() for each in running]
