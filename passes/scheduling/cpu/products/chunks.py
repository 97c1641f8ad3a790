"""Chunks of matrix products: how many, and a loop over them."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from math import ceil

from mlfuse.passes.scheduling.cpu.cost import FORK_NS
from mlfuse.passes.scheduling.cpu.loops import counted
from mlfuse.passes.scheduling.emission.index_builder import Index
from mlfuse.passes.scheduling.emission.kernel_builder import KernelBuilder

LEAST_CHUNKS = 4
"""A chain of products with fewer keeps too few cores busy."""


def round_up_to_even(chunks: int) -> int:
    """A number of chunks rounded up to an even one, so that two cores have as many; 1 stays 1."""
    return chunks if chunks < 2 else 2 * ceil(chunks / 2)


@contextmanager
def chunks_of(b: KernelBuilder, count: int, each_ns: float) -> Generator[Index]:
    """A loop over the numbers of chunks, each of about `each_ns` nanoseconds."""
    if count == 1:
        yield 0
        return
    fork = max(ceil(FORK_NS / each_ns), 2)
    with b.chunks(count, 1, fork=fork) as (low, high), counted(b, low, high) as number:
        yield number
