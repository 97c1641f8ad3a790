"""The traced array: what a function gets in place of an array while it is traced."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NoReturn, cast

import numpy as np
from xdsl.ir import Operation, SSAValue

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC, Array, DType
from mlfuse.dialects.graph import arithmetic, functions, logic
from mlfuse.dialects.graph.base import shape_of
from mlfuse.dialects.graph.selection import CompareOp
from mlfuse.tracing.place import TraceError
from mlfuse.tracing.promotion import text
from mlfuse.tracing.trace import Operand, Trace, is_number

_NO_CONTROL_FLOW = (
    "the value of a traced array isn't known while the function is traced: write "
    "mlfuse.where(condition, a, b) for `if`, mlfuse.maximum and mlfuse.minimum for `max` and `min`, "
    "& | ~ for `and`, `or`, `not`"
)
_NO_NUMBER = (
    "a traced array is no Python number: call mlfuse's functions (mlfuse.sqrt(x), not math.sqrt(x))"
)


class TracedArray:
    """A value of a function that is being traced.

    Operators and functions of `mlfuse` (and NumPy's, which end up there) append graph ops. It is a
    value: it can't be changed, and has no elements to look at. Types follow the Python array API
    standard, see `tracing.promotion` and, for numbers, `tracing.trace`.
    """

    __slots__ = ("trace", "value")
    __array_priority__ = 1000.0

    def __init__(self, trace: Trace, value: SSAValue):
        self.trace = trace
        self.value = value

    @property
    def dtype(self) -> np.dtype[Any]:
        """The element type, as NumPy and ml_dtypes have it."""
        return dtypes.of(self.value.type).numpy

    @property
    def shape(self) -> tuple[int | None, ...]:
        """The sizes; None where they are known only when the code runs."""
        return tuple(None if size == DYNAMIC else size for size in shape_of(self.value))

    @property
    def ndim(self) -> int:
        """The number of dims."""
        return len(shape_of(self.value))

    def astype(self, dtype: object) -> TracedArray:
        """With the elements cast; `dtype` as NumPy takes it, or MLIR's name of it (`"bf16"`)."""
        return TracedArray(self.trace, self.trace.as_type(self.value, element_type(dtype)))

    def __repr__(self) -> str:
        return f"TracedArray({self.dtype.name}, shape={text(shape_of(self.value))})"

    # Arithmetic.

    def __add__(self, other: Any) -> TracedArray:
        return call(arithmetic.AddOp, self, other)

    def __radd__(self, other: Any) -> TracedArray:
        return call(arithmetic.AddOp, other, self)

    def __sub__(self, other: Any) -> TracedArray:
        return call(arithmetic.SubOp, self, other)

    def __rsub__(self, other: Any) -> TracedArray:
        return call(arithmetic.SubOp, other, self)

    def __mul__(self, other: Any) -> TracedArray:
        return call(arithmetic.MulOp, self, other)

    def __rmul__(self, other: Any) -> TracedArray:
        return call(arithmetic.MulOp, other, self)

    def __truediv__(self, other: Any) -> TracedArray:
        return divide(self, other)

    def __rtruediv__(self, other: Any) -> TracedArray:
        return divide(other, self)

    def __mod__(self, other: Any) -> TracedArray:
        return call(arithmetic.FloorModOp, self, other)

    def __rmod__(self, other: Any) -> TracedArray:
        return call(arithmetic.FloorModOp, other, self)

    def __pow__(self, other: Any) -> TracedArray:
        return power(self, other)

    def __rpow__(self, other: Any) -> TracedArray:
        return power(other, self)

    def __neg__(self) -> TracedArray:
        return call(arithmetic.NegOp, self)

    def __pos__(self) -> TracedArray:
        return self

    def __abs__(self) -> TracedArray:
        return call(arithmetic.AbsOp, self)

    # Bits and truth values.

    def __and__(self, other: Any) -> TracedArray:
        return call(logic.AndOp, self, other)

    def __rand__(self, other: Any) -> TracedArray:
        return call(logic.AndOp, other, self)

    def __or__(self, other: Any) -> TracedArray:
        return call(logic.OrOp, self, other)

    def __ror__(self, other: Any) -> TracedArray:
        return call(logic.OrOp, other, self)

    def __xor__(self, other: Any) -> TracedArray:
        return call(logic.XorOp, self, other)

    def __rxor__(self, other: Any) -> TracedArray:
        return call(logic.XorOp, other, self)

    def __invert__(self) -> TracedArray:
        return call(logic.NotOp, self)

    # Comparisons.

    def __eq__(self, other: Any) -> TracedArray:  # pyright: ignore[reportIncompatibleMethodOverride]
        return compare("eq", self, other)

    def __ne__(self, other: Any) -> TracedArray:  # pyright: ignore[reportIncompatibleMethodOverride]
        return compare("ne", self, other)

    def __lt__(self, other: Any) -> TracedArray:
        return compare("lt", self, other)

    def __le__(self, other: Any) -> TracedArray:
        return compare("le", self, other)

    def __gt__(self, other: Any) -> TracedArray:
        return compare("gt", self, other)

    def __ge__(self, other: Any) -> TracedArray:
        return compare("ge", self, other)

    __hash__ = None  # pyright: ignore[reportAssignmentType, reportUnannotatedClassAttribute]

    # NumPy's functions.

    def __array_namespace__(self, *, api_version: str | None = None) -> Any:
        from mlfuse.tracing import functions as namespace

        return namespace

    def __array_ufunc__(self, ufunc: np.ufunc, method: str, *args: Any, **kwargs: Any) -> Any:
        from mlfuse.tracing.numpy_calls import call_ufunc

        return call_ufunc(ufunc, method, args, kwargs)

    def __array_function__(
        self,
        function: Callable[..., Any],
        types: Sequence[type],
        args: Sequence[Any],
        kwargs: dict[str, Any],
    ) -> Any:
        from mlfuse.tracing.numpy_calls import call_function

        return call_function(function, args, kwargs)

    # What a traced array can't do.

    def __bool__(self) -> NoReturn:
        raise TraceError(_NO_CONTROL_FLOW)

    def __int__(self) -> NoReturn:
        raise TraceError(_NO_NUMBER)

    def __float__(self) -> NoReturn:
        raise TraceError(_NO_NUMBER)

    def __complex__(self) -> NoReturn:
        raise TraceError(_NO_NUMBER)

    def __index__(self) -> NoReturn:
        raise TraceError("a traced array is no index: its value isn't known while tracing")

    def __len__(self) -> NoReturn:
        raise TraceError("the sizes of a traced array may not be known: see x.shape")

    def __iter__(self) -> NoReturn:
        raise TraceError(
            "the elements of a traced array aren't known while the function is traced: write the "
            "operation on the whole array; it is done to each element"
        )

    def __contains__(self, item: object) -> NoReturn:
        raise TraceError(_NO_CONTROL_FLOW)

    def __array__(self, *args: object, **kwargs: object) -> NoReturn:
        raise TraceError(
            "a traced array has no elements yet and can't become a NumPy array: use mlfuse's "
            "functions, or NumPy's that mlfuse has as well"
        )

    def __getitem__(self, index: object) -> NoReturn:
        raise TraceError("indexing of traced arrays isn't there yet: mlfuse.where selects elements")

    def __setitem__(self, index: object, value: object) -> NoReturn:
        raise TraceError(
            "a traced array can't be changed: write x = mlfuse.where(mask, new, x) for x[mask] = new"
        )

    def __floordiv__(self, other: object) -> NoReturn:
        raise TraceError("`//` isn't there yet: write mlfuse.floor(a / b)")

    __rfloordiv__ = __floordiv__

    def __matmul__(self, other: object) -> NoReturn:
        raise TraceError("`@` isn't there yet: traced functions are elementwise so far")

    __rmatmul__ = __matmul__


def element_type(dtype: object) -> DType:
    """The element type that NumPy's spelling or MLIR's means; TraceError where there is none."""
    if isinstance(dtype, DType):
        return dtype
    if isinstance(dtype, str) and dtype in dtypes.names():
        return dtypes.named(dtype)
    try:
        # "bfloat16" is known to NumPy once ml_dtypes, which `dtypes` imports, is there.
        known = dtypes.of_numpy(np.dtype(cast(Any, dtype)))
    except TypeError:
        known = None
    if known is None:
        raise TraceError(f"{dtype!r} is no element type; there are: {', '.join(dtypes.names())}")
    return known


def operands_of(name: str, args: Sequence[object]) -> tuple[Trace, list[Operand]]:
    """What a function was called with, as operands of the trace that its arrays belong to."""
    traces = {id(each.trace): each.trace for each in args if isinstance(each, TracedArray)}
    if not traces:
        raise TraceError(
            f"mlfuse.{name} takes traced arrays: call it in a function that is traced, and NumPy's "
            "functions on NumPy arrays elsewhere"
        )
    if len(traces) > 1:
        raise TraceError(f"mlfuse.{name}: these arrays belong to different traced functions")
    (trace,) = traces.values()
    return trace, [_operand(name, each) for each in args]


def _operand(name: str, arg: object) -> Operand:
    if isinstance(arg, TracedArray):
        return arg.value
    if is_number(arg):
        return arg
    if isinstance(arg, np.ndarray | np.generic):
        return cast(Array, arg)
    raise TraceError(
        f"mlfuse.{name} takes arrays and numbers, not a {type(arg).__name__}: write "
        "numpy.asarray(x) for a constant"
    )


def call(
    op: type[Operation] | Callable[..., Operation], *args: object, name: str = ""
) -> TracedArray:
    """Append an elementwise op, its operands given one type and shape."""
    known = name or getattr(op, "name", "graph.op").partition(".")[2]
    trace, operands = operands_of(known, args)
    widens = getattr(op, "WIDENS", True)
    return TracedArray(trace, trace.apply(cast(Any, op), operands, widens=widens))


def compare(predicate: str, a: object, b: object) -> TracedArray:
    """Truth values; a number is rounded to the array's own type first."""
    trace, operands = operands_of("compare", (a, b))
    return TracedArray(trace, trace.apply(partial(CompareOp, predicate), operands, widens=False))


def divide(a: object, b: object) -> TracedArray:
    """a / b of floats. Integers have no `/` that stays with them: TraceError."""
    trace, operands = operands_of("divide", (a, b))
    dtype, _ = trace.common_type(operands)
    if not dtype.is_float:
        raise TraceError(f"`/` takes floats, not {dtype.numpy.name}: write x.astype('float32') / y")
    return TracedArray(trace, trace.apply(arithmetic.DivOp, operands))


def power(a: object, b: object) -> TracedArray:
    """a to the power b; a square is a product, which rounds as the power would."""
    if isinstance(a, TracedArray) and type(b) in (int, float) and b == 2:
        return call(arithmetic.MulOp, a, a)
    return call(functions.PowOp, a, b)
