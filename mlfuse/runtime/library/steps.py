"""The steps of a library call: fills, copies and matrix products on views of its arrays.

A function plans them once for given sizes; a device's library runs them at every call.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, Protocol, TypeVar

import numpy as np

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.runtime.library.layout import Layout

if TYPE_CHECKING:
    from mlfuse.runtime.library.native import NativeStep

A_contra = TypeVar("A_contra", contravariant=True)


@dataclass(frozen=True)
class Operand:
    """A dense array that a call reads, writes or uses as scratch.

    It is row-major, or its dims have the `order` given in memory, the outermost first, or it is
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
        """The layout of its elements."""
        if self.part is not None:
            return self.part
        if self.order is None:
            return Layout.row_major(self.shape)
        stored = Layout.row_major([self.shape[dim] for dim in self.order])
        return stored.permuted([self.order.index(dim) for dim in range(len(self.order))])


@dataclass(frozen=True)
class ArrayView:
    """A view of one of a call's arrays: the inputs in order, the output, then the scratch."""

    array: int
    layout: Layout


@dataclass(frozen=True)
class Zero:
    """Every element becomes 0."""

    target: ArrayView


@dataclass(frozen=True)
class Copy:
    """Elements between views of one shape, converted to the target's type.

    Floats are rounded to nearest even; i1 counts as 0 and 1, and nonzero elements are true.
    """

    target: ArrayView
    source: ArrayView


@dataclass(frozen=True)
class MatMul:
    """`[batch..., m, k]` by `[batch..., k, n]`, all of one type; batch dims of size 1 repeat.

    An `epilogue` (`dialects/loop/epilogue.py`), with its `bias` of n elements, is applied before anything is written.
    """

    target: ArrayView
    left: ArrayView
    right: ArrayView
    epilogue: str = ""
    bias: ArrayView | None = None


@dataclass(frozen=True)
class SumOfProducts:
    """Each element of the target is a sum of products, all of one type.

    `left` and `right` have the target's dims followed by the summed ones; strides may be 0.
    """

    target: ArrayView
    left: ArrayView
    right: ArrayView


ConvolutionKind = Literal["forward", "data", "weights"]


@dataclass(frozen=True)
class Convolve:
    """A convolution by a convolution library; `convolution_kinds.py` explains the kinds.

    `source` is `[batch, feature, space...]`, `weights` `[group, output, input, space...]`, `result`
    `[batch, output, space...]`; the two features count all groups. One of the three is computed,
    the others are read. `padding` is `(low, high)` per dim, `scratch` the bytes of scratch. If `keeps` is true, the
    weights are constant: they are copied to the library's preferred form once.

    A forward one's `epilogue` (`dialects/loop/epilogue.py`), with its `vectors` of an element per output feature, is
    applied before the result is written.
    """

    kind: ConvolutionKind
    source: ArrayView
    weights: ArrayView
    result: ArrayView
    strides: tuple[int, ...]
    dilations: tuple[int, ...]
    padding: tuple[tuple[int, int], ...]
    scratch: ArrayView | None = None
    keeps: bool = False
    epilogue: str = ""
    vectors: tuple[ArrayView, ...] = ()

    @property
    def target(self) -> ArrayView:
        """The array computed."""
        return {"forward": self.result, "data": self.source, "weights": self.weights}[self.kind]


@dataclass(frozen=True)
class Apply:
    """A function of the host: it takes the sources and returns the target's elements; a sequence of them for several.

    `name` is its name in errors. `at` does the same, given the addresses of sources and targets on the host.
    """

    targets: tuple[ArrayView, ...]
    sources: tuple[ArrayView, ...]
    function: Callable[..., Any]
    name: str
    at: Callable[[Sequence[int]], None] | None = None

    @property
    def target(self) -> ArrayView:
        """The only target, or the first one."""
        return self.targets[0]

    def results(self, sources: Sequence[Any]) -> Sequence[Any]:
        """What the function returns, one for each target."""
        found = self.function(*sources)
        return found if len(self.targets) > 1 else [found]

    def checked(self, result: Any, shape: Sequence[int], dtype: object) -> Any:
        """The result. MlfuseError if its shape or type isn't as declared."""
        if tuple(result.shape) != tuple(shape) or result.dtype != dtype:
            raise MlfuseError(
                f"the external function {self.name!r} returned {list(result.shape)} of {result.dtype}, "
                f"its result is declared as {list(shape)} of {dtype}"
            )
        return result


Step = Zero | Copy | MatMul | SumOfProducts | Convolve | Apply


@dataclass(frozen=True)
class Work:
    """A call bound to sizes: its steps, and its scratch arrays (not initialized)."""

    steps: tuple[Step, ...]
    dtypes: tuple[np.dtype[np.generic], ...]
    """The dtypes of all its arrays: inputs, output, scratch."""
    scratch: tuple[Operand, ...] = ()
    constants: Mapping[int, int] = field(default_factory=dict[int, int], compare=False)
    """The known addresses of constant arrays, by number."""


class Library(Protocol[A_contra]):
    """A device's library: the steps it runs, and its requirements on matrices."""

    def product_dtype(self, dtype: np.dtype[np.generic], *, batched: bool) -> np.dtype[np.generic]:
        """The type in which matrices of `dtype` are multiplied and summed: the same if the library's
        products are exact enough, else a wider one."""
        ...

    def sums(self, dtype: np.dtype[np.generic]) -> bool:
        """Whether it has `SumOfProducts` of a type, which then beats a product of thin matrices,
        and for integers any product."""
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
        """The scratch of a convolution; None if the library doesn't support it, or matrices
        are faster."""
        ...

    @property
    def working_bytes(self) -> int:
        """The size of scratch that serves it best: a cache's, or enough to keep it busy."""
        ...

    @property
    def strided_output(self) -> bool:
        """Whether a product may be written to a view that isn't row-major."""
        ...

    def compile(self, work: Work) -> Callable[[Sequence[A_contra]], None]:
        """A function that does the work on arrays: inputs, output, scratch."""
        ...

    def native_steps(self, work: Work) -> list[NativeStep] | None:
        """The steps as C functions called like kernels; None if one needs Python."""
        ...


def wide(dtype: np.dtype[np.generic]) -> np.dtype[np.generic]:
    """The type in which products are summed: f32 for 16-bit floats, and for i1, whose sums are counts."""
    small = dtype == np.bool_ or (dtype.itemsize == 2 and dtype.kind not in "iu")
    return np.dtype(np.float32) if small else dtype
