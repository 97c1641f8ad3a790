"""Ranks that are threads of one process: what collectives mean, without MPI."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from threading import Barrier
from typing import TypeVar

import numpy as np

from mlfuse import distributed
from mlfuse.dialects.dtypes import Array
from mlfuse.runtime.distributed.base import Communicator, Request
from mlfuse.runtime.distributed.host import reduce_array

T = TypeVar("T")
COMBINE = {"add": np.add, "mul": np.multiply, "max": np.maximum, "min": np.minimum}
WAIT_S = 20.0


@dataclass
class World:
    """What the threads share."""

    size: int
    arrays: dict[int, Array] = field(default_factory=dict[int, Array])
    barrier: Barrier = field(init=False)

    def __post_init__(self) -> None:
        self.barrier = Barrier(self.size)


class ThreadRank(Communicator):
    """One of several threads. `requests` has what it was asked to combine, in order."""

    def __init__(self, world: World, rank: int):
        self.world = world
        self._rank = rank
        self.requests: list[Request] = []

    @property
    def rank(self) -> int:
        return self._rank

    @property
    def size(self) -> int:
        return self.world.size

    def reduce_host(self, array: Array, request: Request) -> None:
        self.requests.append(request)
        group = self.group_of(request.groups)

        def reduce(values: Array, reduction: str) -> None:
            # A library knows integers, f32 and f64, and leaves NaN and zeros open.
            assert values.dtype.name in ("float32", "float64") or values.dtype.kind in "iu"
            assert values.ndim == 1 and values.flags.c_contiguous
            if reduction in ("max", "min"):
                assert values.dtype.kind in "iu"
            world = self.world
            world.arrays[self.rank] = values.copy()
            world.barrier.wait(WAIT_S)
            result = world.arrays[group[0]]
            for rank in group[1:]:
                result = COMBINE[reduction](result, world.arrays[rank])
            world.barrier.wait(WAIT_S)
            values[...] = result

        reduce_array(array, request, len(group), reduce)


def on_ranks(size: int, work: Callable[[ThreadRank], T]) -> list[T]:
    """What `work` returns on each of `size` ranks, at the same time."""
    world = World(size)

    def run(rank: int) -> T:
        comm = ThreadRank(world, rank)
        try:
            with distributed.communicator(comm):
                return work(comm)
        except BaseException:
            world.barrier.abort()
            raise

    with ThreadPoolExecutor(size) as pool:
        return list(pool.map(run, range(size)))
