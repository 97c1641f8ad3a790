"""What a library call comes down to: fills, copies and matrix products on views of its arrays.

A function plans these once for given sizes; a device's library does them at every call.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol, TypeVar

import numpy as np

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.runtime.library.layout import Layout

A_contra = TypeVar("A_contra", contravariant=True)


@dataclass(frozen=True)
class Operand:
    """A dense array that a call reads, writes or works in.

    It is row-major, or its dims lie in memory in the `order` given, the outermost first, or it is
    `part` of such an array.
    """

    shape: tuple[int, ...]
    dtype: np.dtype[np.generic]
    order: tuple[int, ...] | None = None
    part: Layout | None = None
    never_changes: bool = False
    """Whether it is a constant of the program."""

    @property
    def layout(self) -> Layout:
        """Where its elements lie."""
        if self.part is not None:
            return self.part
        if self.order is None:
            return Layout.row_major(self.shape)
        stored = Layout.row_major([self.shape[dim] for dim in self.order])
        return stored.permuted([self.order.index(dim) for dim in range(len(self.order))])


@dataclass(frozen=True)
class Place:
    """A view of one of a call's arrays: the inputs in order, the output, then the scratch."""

    array: int
    layout: Layout


@dataclass(frozen=True)
class Zero:
    """Every element becomes 0."""

    target: Place


@dataclass(frozen=True)
class Copy:
    """Elements between views of one shape, converted to the target's type.

    Floats are rounded to nearest even; i1 counts as 0 and 1, and what isn't 0 is true.
    """

    target: Place
    source: Place


@dataclass(frozen=True)
class MatMul:
    """`[batch..., m, k]` by `[batch..., k, n]`, all of one type; batch dims of size 1 repeat.

    An `epilogue` (`dialects/loop/epilogue.py`), with its `bias` of n elements, is done before anything is written.
    """

    target: Place
    left: Place
    right: Place
    epilogue: str = ""
    bias: Place | None = None


@dataclass(frozen=True)
class SumOfProducts:
    """Each element of the target is a sum of products, all of one type.

    `left` and `right` have the target's dims and then those that are summed; strides may be 0.
    """

    target: Place
    left: Place
    right: Place


ConvolutionKind = Literal["forward", "data", "weights"]


@dataclass(frozen=True)
class Convolve:
    """A convolution by a library made for it; `convolution_kinds.py` says what the kinds are.

    `source` is `[batch, feature, space...]`, `weights` `[group, output, input, space...]`, `result`
    `[batch, output, space...]`; the two features count all groups. One of the three is computed,
    the others are read. `padding` is `(low, high)` a dim, `scratch` bytes to work in. Where `keeps`, the weights
    never change: they are copied to the form that the library wants once.

    A forward one's `epilogue` (`dialects/loop/epilogue.py`), with its `vectors` of an element an output feature, is done
    before the result is written.
    """

    kind: ConvolutionKind
    source: Place
    weights: Place
    result: Place
    strides: tuple[int, ...]
    dilations: tuple[int, ...]
    padding: tuple[tuple[int, int], ...]
    scratch: Place | None = None
    keeps: bool = False
    epilogue: str = ""
    vectors: tuple[Place, ...] = ()

    @property
    def target(self) -> Place:
        """What is computed."""
        return {"forward": self.result, "data": self.source, "weights": self.weights}[self.kind]


@dataclass(frozen=True)
class Apply:
    """A function of the host: it takes the sources and returns the target's elements.

    `name` is what it is called where it went wrong.
    """

    target: Place
    sources: tuple[Place, ...]
    function: Callable[..., Any]
    name: str

    def checked(self, result: Any, shape: Sequence[int], dtype: object) -> Any:
        """The result. MlfuseError where it has another shape or type than declared."""
        if tuple(result.shape) != tuple(shape) or result.dtype != dtype:
            raise MlfuseError(
                f"the external function {self.name!r} gave {list(result.shape)} of {result.dtype}, "
                f"its result is declared as {list(shape)} of {dtype}"
            )
        return result


Step = Zero | Copy | MatMul | SumOfProducts | Convolve | Apply


@dataclass(frozen=True)
class Work:
    """A call bound to sizes: what to do, and the arrays it works in (not initialized)."""

    steps: tuple[Step, ...]
    dtypes: tuple[np.dtype[np.generic], ...]
    """Of all its arrays: inputs, output, scratch."""
    scratch: tuple[Operand, ...] = ()
    constants: Mapping[int, int] = field(default_factory=dict[int, int], compare=False)
    """The addresses of arrays that never change, by number, as far as they are known."""


class Library(Protocol[A_contra]):
    """What a device's library does, and how it wants matrices."""

    def product_dtype(self, dtype: np.dtype[np.generic], *, batched: bool) -> np.dtype[np.generic]:
        """The type in which matrices of `dtype` are multiplied and summed: the same where its
        products do that as they should, else a wider one."""
        ...

    def sums(self, dtype: np.dtype[np.generic]) -> bool:
        """Whether it has `SumOfProducts` of a type, which then beats a product of thin matrices,
        and for integers any."""
        ...

    def has_epilogues(self, dtype: np.dtype[np.generic]) -> bool:
        """Whether it has `MatMul` of a type with an epilogue."""
        ...

    def convolves(self, dtype: np.dtype[np.generic]) -> bool:
        """Whether it may have `Convolve` of a type."""
        ...

    def convolution_bytes(
        self, step: Convolve, dtypes: Sequence[np.dtype[np.generic]]
    ) -> int | None:
        """The scratch that a convolution takes; None where the library hasn't got it, or where
        matrices do better."""
        ...

    @property
    def working_bytes(self) -> int:
        """About how much scratch serves it best: what caches hold, or what keeps it busy."""
        ...

    @property
    def strided_output(self) -> bool:
        """Whether a product may be written to a view that isn't row-major."""
        ...

    def compile(self, work: Work) -> Callable[[Sequence[A_contra]], None]:
        """A function that does the work on arrays: inputs, output, scratch."""
        ...


def wide(dtype: np.dtype[np.generic]) -> np.dtype[np.generic]:
    """The type that products are summed in: f32 for 16-bit floats and i1, which has counts."""
    small = dtype == np.bool_ or (dtype.itemsize == 2 and dtype.kind not in "iu")
    return np.dtype(np.float32) if small else dtype
