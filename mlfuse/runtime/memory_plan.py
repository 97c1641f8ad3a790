"""The memory of a call with a frame's shapes: the address of each intermediate, and the bytes that the call takes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from math import prod
from typing import Protocol

import numpy as np

from mlfuse.passes.memory.arena import Block
from mlfuse.runtime.collective import Bucket
from mlfuse.runtime.library.steps import Operand
from mlfuse.runtime.memory import Memory
from mlfuse.runtime.placement import Placement, place_all
from mlfuse.runtime.program import Allocation, Argument, Constant, Program, TableArray
from mlfuse.runtime.signature import Shapes
from mlfuse.runtime.sizes import Sizes, bytes_of


@dataclass(frozen=True)
class Fresh:
    """The memory that is allocated for a result."""

    storage: int
    shape: tuple[int, ...]
    dtype: np.dtype[np.generic]
    nbytes: int
    number: int
    """The number of the result."""


@dataclass(frozen=True)
class Tenant:
    """The memory of an intermediate: it begins `offset` bytes after the start of storage `home`, or of the arena if
    `home` is None."""

    array: int
    home: int | None
    offset: int
    shape: tuple[int, ...]
    dtype: np.dtype[np.generic]
    is_array: bool
    """Whether a step uses it as an array, and not only its address."""


@dataclass(frozen=True)
class Returned:
    """A result: its storage, and if the result is a copy, the target."""

    storage: int
    shape: tuple[int, ...]
    dtype: np.dtype[np.generic]
    copy: bool
    into: int | None
    is_argument: bool


class Needs(Protocol):
    """What steps need beside the program's buffers."""

    @property
    def work(self) -> Sequence[tuple[int, int, Operand]]:
        """Scratch of calls: array, step, size."""
        ...

    @property
    def runs(self) -> Sequence[tuple[int, Bucket, np.dtype[np.generic]]]:
        """For collectives: array, its contents, dtype."""
        ...

    @property
    def called(self) -> Set[int]:
        """Arrays that steps use as arrays, not as addresses."""
        ...


@dataclass(frozen=True)
class MemoryPlan:
    """Places the intermediates of a program, for arguments of known shapes."""

    program: Program
    values: Sizes
    """The program's sizes."""
    shapes: Shapes
    """The arguments' shapes."""
    bound: Needs
    copied: Mapping[int, int]
    """The arguments that are copied first because they aren't row-major, by storage."""

    def place(self, alignment: int) -> Placement:
        """Place every intermediate at multiples of `alignment` bytes."""
        work = [
            Block(bytes_of(what.shape, what.dtype), step, step, what.dtype.itemsize)
            for _, step, what in self.bound.work
        ]
        runs = [bucket.run for _, bucket, _ in self.bound.runs]
        return place_all(self.program, self._sizes(), self.copied, work, alignment, runs)

    def _sizes(self) -> list[int]:
        """The bytes of every storage; 0 for constants."""
        sizes: list[int] = []
        for storage in self.program.storages:
            if isinstance(storage, Argument):
                sizes.append(prod(self.shapes[storage.number]) * storage.dtype.itemsize)
            elif isinstance(storage, Allocation):
                sizes.append(bytes_of(self.values.shape(storage.shape), storage.dtype))
            else:
                sizes.append(0)
        return sizes

    def tenants(self, placed: Placement, handed_over: Set[int]) -> list[Tenant]:
        """The intermediates with their memory. Those in `handed_over` are copied to become results."""
        called = self.bound.called
        tenants: list[Tenant] = []
        for number, home in placed.homes.items():
            storage = self.program.storages[number]
            assert not isinstance(storage, Constant | TableArray)
            is_array = number in called or number in self.copied or number in handed_over
            shape, dtype = self.values.shape(storage.shape), storage.dtype
            tenants.append(Tenant(number, home.storage, home.offset, shape, dtype, is_array))
        for (number, _, what), home in zip(self.bound.work, placed.scratch, strict=True):
            is_array = number in called
            tenants.append(
                Tenant(number, home.storage, home.offset, what.shape, what.dtype, is_array)
            )
        for (number, bucket, dtype), home in zip(self.bound.runs, placed.runs, strict=True):
            shape = (bucket.elements,)
            tenants.append(Tenant(number, home.storage, home.offset, shape, dtype, True))
        return tenants

    def measure(
        self, placed: Placement, returned: Sequence[Returned], made: Sequence[Fresh]
    ) -> Memory:
        """The memory of a call. Memory that was saved before the call isn't counted."""
        sizes = self._sizes()
        fresh = sum(result.nbytes for result in made)
        copies = [bytes_of(r.shape, r.dtype) for r in returned if r.copy and r.into is None]
        held = [
            bytes_of(r.shape, r.dtype)
            for r in returned
            if r.into is not None or (r.is_argument and not r.copy)
        ]
        allocated = [
            sizes[number]
            for number, storage in enumerate(self.program.storages)
            if isinstance(storage, Allocation) and not storage.returned
        ]
        work = [bytes_of(what.shape, what.dtype) for _, _, what in self.bound.work]
        work += [bucket.scratch for _, bucket, _ in self.bound.runs]
        copied = [sizes[number] for number in self.copied]
        results = fresh + sum(copies)
        return Memory(
            unplanned=results + sum(allocated) + sum(work) + sum(copied),
            results=results,
            donated=sum(held),
            arena=placed.arena,
            lower_bound=placed.lower_bound + sum(copies),
        )
