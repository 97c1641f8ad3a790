"""The interface of communicators, and the communicator of a single rank."""

from __future__ import annotations

import abc
from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from typing import Any, cast

import numpy as np

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import Array, DType

TIMEOUT_S = 60.0
"""The default of the seconds that a rank waits for the others."""

Groups = tuple[tuple[int, ...], ...]
Shapes = tuple[tuple[int, ...], ...]
_SHOWN = 4
"""The most shapes that a message names."""


@dataclass(frozen=True)
class Request:
    """One all-reduce, as all ranks of its group must ask for it.

    `elements` is the total number, gaps between the tensors included. `place` is the op's place
    in its text; ranks may differ in that.
    """

    reduction: str
    element: str
    shapes: Shapes
    elements: int
    groups: Groups | None = None
    place: str = ""

    @staticmethod
    def of(
        arrays: Sequence[Array], reduction: str, groups: Groups | None, element: str | None
    ) -> Request:
        """The request for arrays that are contiguous without gaps. MlfuseError if their types
        differ."""
        kinds = {array.dtype for array in arrays}
        known = dtypes.of_numpy(kinds.pop()) if len(kinds) == 1 else None
        if arrays and (known is None or kinds):
            types = ", ".join(sorted({str(array.dtype) for array in arrays}))
            raise MlfuseError(f"an all-reduce takes arrays of one element type, not {types}")
        name = element or (known.name if known is not None else "f32")
        shapes = tuple(array.shape for array in arrays)
        return Request(reduction, name, shapes, sum(map(prod, shapes)), groups)

    @property
    def dtype(self) -> DType:
        """The element type, sign included."""
        return dtypes.named(self.element)

    @property
    def nbytes(self) -> int:
        """The bytes to combine."""
        return self.elements * self.dtype.nbytes

    @property
    def signature(self) -> str:
        """The properties that ranks must agree on."""
        return f"{self.reduction} {self.element} {self.shapes} {self.elements} {self.groups}"

    def __str__(self) -> str:
        shown = [f"{self.element}{list(shape)}" for shape in self.shapes[:_SHOWN]]
        more = len(self.shapes) - len(shown)
        tensors = ", ".join(shown) + (f" and {more} more" if more > 0 else "")
        count = f"{len(self.shapes)} tensors: " if len(self.shapes) > 1 else ""
        among = "" if self.groups is None else f" in groups {[list(g) for g in self.groups]}"
        return f"all_reduce {self.reduction} of {count}{tensors} ({self.nbytes} bytes){among}"


class Communicator(abc.ABC):
    """Ranks that combine their tensors. Calls are made from one thread at a time, in one order on
    all ranks."""

    @property
    @abc.abstractmethod
    def rank(self) -> int:
        """This process's number, from 0 on."""

    @property
    @abc.abstractmethod
    def size(self) -> int:
        """The number of ranks."""

    @abc.abstractmethod
    def reduce_host(self, array: Array, request: Request) -> None:
        """Combine a row-major NumPy array of one dim in place; the group has several ranks."""

    def reduce_device(self, array: Any, request: Request) -> None:
        """Combine a row-major CuPy array of one dim in place; through the host unless a subclass
        overrides it."""
        host = array.get()
        self.reduce_host(host.view(request.dtype.numpy), request)
        array.set(host)

    def all_reduce(self, array: Any, request: Request) -> None:
        """Combine a row-major array of one dim (NumPy's, or CuPy's), in place.

        When it returns, all work is done. MlfuseError if groups don't hold every rank once, or if
        ranks disagree, fail or time out; then the array's content is undefined.
        """
        self.group_of(request.groups)
        if self.size == 1:
            return
        if request.groups is not None and max(map(len, request.groups)) == 1:
            self.skip()
            return
        if isinstance(array, np.ndarray):
            self.reduce_host(cast(Array, array), request)
        else:
            self.reduce_device(array, request)

    def skip(self) -> None:  # noqa: B027
        """Count a call that needs no other rank: the next one must be the same on all of them."""

    def group_of(self, groups: Groups | None) -> tuple[int, ...]:
        """The ranks that this one combines with, itself included."""
        if groups is None:
            return tuple(range(self.size))
        if sorted(rank for group in groups for rank in group) != list(range(self.size)):
            raise MlfuseError(
                f"the groups {[list(group) for group in groups]} must hold each of the {self.size} "
                "ranks once; start as many processes as the program was made for"
            )
        return next(group for group in groups if self.rank in group)


class Single(Communicator):
    """One rank: nothing to combine with."""

    @property
    def rank(self) -> int:
        return 0

    @property
    def size(self) -> int:
        return 1

    def reduce_host(self, array: Array, request: Request) -> None:
        raise AssertionError("there is one rank")
