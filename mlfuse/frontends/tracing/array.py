"""The traced array: the placeholder for an array while a function is traced."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, cast

import numpy as np
from xdsl.ir import SSAValue

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph.base import shape_of
from mlfuse.frontends.tracing import registry
from mlfuse.frontends.tracing.array_methods import ArrayMethods
from mlfuse.frontends.tracing.control_flow import of_a_condition, of_an_index
from mlfuse.frontends.tracing.element_types import element_type
from mlfuse.frontends.tracing.namespace import namespace
from mlfuse.frontends.tracing.place import TraceError
from mlfuse.frontends.tracing.promotion import text
from mlfuse.frontends.tracing.sizes import Size
from mlfuse.frontends.tracing.trace import Trace

if TYPE_CHECKING:
    from types import ModuleType

    from mlfuse.frontends.tracing.updates import At

_NO_NUMBER = (
    "a traced array has no Python value: it isn't known while the function is traced. Return the array and convert it "
    "outside, or make the argument static: mlfuse.jit(f, static_argnames=[...]). For functions such as math.sqrt(x), "
    "call mlfuse's: mlfuse.sqrt(x)"
)


@registry.registered
class TracedArray(ArrayMethods):
    """A value of a function that is being traced.

    Its operators and the functions of `mlfuse` (and NumPy's, which call those) append graph ops. It can't be
    changed (`x += 1` makes `x` another array), and its elements aren't known yet. Types follow the Python array
    API standard: see `tracing.promotion` and, for Python numbers, `tracing.trace`.
    """

    __slots__ = ("trace", "value")
    __array_priority__ = 1000.0

    def __init__(self, trace: Trace, value: SSAValue):
        self.trace = trace
        self.value = value

    @property
    def dtype(self) -> np.dtype[Any]:
        """The element type, as a dtype of NumPy or ml_dtypes."""
        return dtypes.of(self.value.type).numpy

    @property
    def shape(self) -> tuple[int | Size, ...]:
        """The size of each dim: an int, or a `Size` if it is known only at run time."""
        return self.trace.shape(self.value)

    @property
    def ndim(self) -> int:
        """The number of dims."""
        return len(shape_of(self.value))

    @property
    def size(self) -> int | Size:
        """The number of elements."""
        total: int | Size = 1
        for each in self.shape:
            total = each * total
        return total

    @property
    def itemsize(self) -> int:
        """The number of bytes of an element."""
        return self.dtype.itemsize

    @property
    def nbytes(self) -> int | Size:
        """The number of bytes of all elements."""
        return self.itemsize * self.size

    @property
    def device(self) -> str:
        """ "traced": the device isn't known while the function is traced."""
        return "traced"

    @property
    def T(self) -> TracedArray:  # noqa: N802 (the standard's name)
        """The transpose of a matrix."""
        if self.ndim != 2:
            raise TraceError(
                f"x.T is the transpose of a matrix, and this array has {self.ndim} dims: write x.mT to transpose "
                "each matrix, or mlfuse.permute_dims(x, axes)"
            )
        return registry.call("permute_dims", self, (1, 0))

    @property
    def mT(self) -> TracedArray:  # noqa: N802
        """The transpose of each matrix: the last two dims exchanged."""
        return registry.call("matrix_transpose", self)

    def astype(self, dtype: object) -> TracedArray:
        """The array with its elements cast; `dtype` is anything NumPy takes, or the name in MLIR (`"bf16"`)."""
        return self.trace.array(self.trace.as_type(self.value, element_type(dtype)))

    def to_device(self, device: object, /, *, stream: object = None) -> TracedArray:
        """Itself: a traced function runs on one device, which is chosen when it is compiled."""
        if device != self.device:
            raise TraceError(
                f"to_device({device!r}): a traced function runs on one device, that of its arguments"
            )
        return self

    # NumPy's methods.

    def reshape(self, *shape: Any) -> TracedArray:
        """`mlfuse.reshape`; the sizes are separate arguments or a tuple."""
        return registry.call("reshape", self, _one_or_many(shape))

    def transpose(self, *axes: Any) -> TracedArray:
        """`mlfuse.permute_dims`; reverses all dims if no axes are given."""
        order = _one_or_many(axes)
        order = tuple(range(self.ndim))[::-1] if order in ((), None) else order
        return registry.call("permute_dims", self, order)

    def flatten(self) -> TracedArray:
        """All elements in one dim, row by row."""
        return self.reshape(-1)

    ravel = flatten

    @property
    def at(self) -> At:
        """`x.at[index].set(value)`: a new array with these elements changed; also add, multiply, min, max and get."""
        return registry.call("At", self)

    def copy(self) -> TracedArray:
        """The same values: changing `x.copy()[i]` doesn't change `x`."""
        return self.__copy__()

    def item(self, *place: int) -> Any:
        """TraceError: a Python number is known only outside of traced functions."""
        raise TraceError(_NO_NUMBER)

    def tolist(self) -> Any:
        """TraceError, as `item`."""
        raise TraceError(_NO_NUMBER)

    def __repr__(self) -> str:
        return f"TracedArray({self.dtype.name}, shape={text(shape_of(self.value))})"

    # Arithmetic.

    def __add__(self, other: Any) -> TracedArray:
        return registry.call("add", self, other)

    def __radd__(self, other: Any) -> TracedArray:
        return registry.call("add", other, self)

    def __sub__(self, other: Any) -> TracedArray:
        return registry.call("subtract", self, other)

    def __rsub__(self, other: Any) -> TracedArray:
        return registry.call("subtract", other, self)

    def __mul__(self, other: Any) -> TracedArray:
        return registry.call("multiply", self, other)

    def __rmul__(self, other: Any) -> TracedArray:
        return registry.call("multiply", other, self)

    def __truediv__(self, other: Any) -> TracedArray:
        return registry.call("divide", self, other)

    def __rtruediv__(self, other: Any) -> TracedArray:
        return registry.call("divide", other, self)

    def __floordiv__(self, other: Any) -> TracedArray:
        return registry.call("floor_divide", self, other)

    def __rfloordiv__(self, other: Any) -> TracedArray:
        return registry.call("floor_divide", other, self)

    def __divmod__(self, other: Any) -> tuple[TracedArray, TracedArray]:
        return self // other, self % other

    def __rdivmod__(self, other: Any) -> tuple[TracedArray, TracedArray]:
        return other // self, other % self

    def __matmul__(self, other: Any) -> TracedArray:
        return registry.call("matmul", self, other)

    def __rmatmul__(self, other: Any) -> TracedArray:
        return registry.call("matmul", other, self)

    def __mod__(self, other: Any) -> TracedArray:
        return registry.call("remainder", self, other)

    def __rmod__(self, other: Any) -> TracedArray:
        return registry.call("remainder", other, self)

    def __pow__(self, other: Any) -> TracedArray:
        return registry.call("pow", self, other)

    def __rpow__(self, other: Any) -> TracedArray:
        return registry.call("pow", other, self)

    def __neg__(self) -> TracedArray:
        return registry.call("negative", self)

    def __pos__(self) -> TracedArray:
        return self

    def __abs__(self) -> TracedArray:
        return registry.call("abs", self)

    # Bits and truth values.

    def __and__(self, other: Any) -> TracedArray:
        return registry.call("bitwise_and", self, other)

    def __rand__(self, other: Any) -> TracedArray:
        return registry.call("bitwise_and", other, self)

    def __or__(self, other: Any) -> TracedArray:
        return registry.call("bitwise_or", self, other)

    def __ror__(self, other: Any) -> TracedArray:
        return registry.call("bitwise_or", other, self)

    def __xor__(self, other: Any) -> TracedArray:
        return registry.call("bitwise_xor", self, other)

    def __rxor__(self, other: Any) -> TracedArray:
        return registry.call("bitwise_xor", other, self)

    def __invert__(self) -> TracedArray:
        return registry.call("bitwise_invert", self)

    def __lshift__(self, other: Any) -> TracedArray:
        return registry.call("bitwise_left_shift", self, other)

    def __rlshift__(self, other: Any) -> TracedArray:
        return registry.call("bitwise_left_shift", other, self)

    def __rshift__(self, other: Any) -> TracedArray:
        return registry.call("bitwise_right_shift", self, other)

    def __rrshift__(self, other: Any) -> TracedArray:
        return registry.call("bitwise_right_shift", other, self)

    # Comparisons.

    def __eq__(self, other: Any) -> TracedArray:  # pyright: ignore[reportIncompatibleMethodOverride]
        return registry.call("equal", self, other)

    def __ne__(self, other: Any) -> TracedArray:  # pyright: ignore[reportIncompatibleMethodOverride]
        return registry.call("not_equal", self, other)

    def __lt__(self, other: Any) -> TracedArray:
        return registry.call("less", self, other)

    def __le__(self, other: Any) -> TracedArray:
        return registry.call("less_equal", self, other)

    def __gt__(self, other: Any) -> TracedArray:
        return registry.call("greater", self, other)

    def __ge__(self, other: Any) -> TracedArray:
        return registry.call("greater_equal", self, other)

    __hash__ = None  # pyright: ignore[reportAssignmentType, reportUnannotatedClassAttribute]

    # Elements.

    def __getitem__(self, index: Any) -> TracedArray:
        return registry.call("get", self, index)

    def __setitem__(self, index: object, value: object) -> None:
        raise TraceError(
            "a traced array can't be changed: write x = x.at[index].set(new) for x[index] = new, and "
            "x = mlfuse.where(mask, new, x) for x[mask] = new"
        )

    # The namespace, and NumPy's functions.

    def __array_namespace__(self, *, api_version: str | None = None) -> ModuleType:
        return namespace(api_version)

    def __array_ufunc__(self, ufunc: np.ufunc, method: str, *args: Any, **kwargs: Any) -> Any:
        return registry.call("call_ufunc", ufunc, method, args, kwargs)

    def __array_function__(
        self,
        function: Callable[..., Any],
        types: Sequence[type],
        args: Sequence[Any],
        kwargs: dict[str, Any],
    ) -> Any:
        return registry.call("call_function", function, args, kwargs)

    # What a traced array can't do.

    def __bool__(self) -> bool:
        raise TraceError(of_a_condition(self.trace, self.value))

    def __int__(self) -> int:
        raise TraceError(_NO_NUMBER)

    def __float__(self) -> float:
        raise TraceError(_NO_NUMBER)

    def __complex__(self) -> complex:
        raise TraceError(_NO_NUMBER)

    def __index__(self) -> int:
        raise TraceError(of_an_index(self.trace, self.value))

    def __len__(self) -> int:
        raise TraceError("the sizes of a traced array may not be known: see x.shape")

    def __iter__(self) -> Iterator[TracedArray]:
        raise TraceError(
            "the elements of a traced array aren't known while the function is traced: write the "
            "operation on the whole array; it applies to each element"
        )

    def __contains__(self, item: object) -> bool:
        raise TraceError(
            "the elements of a traced array aren't known while the function is traced: write "
            "mlfuse.any(x == item), and mlfuse.where(condition, a, b) for `if`"
        )

    def __format__(self, spec: str) -> str:
        if spec:
            raise TraceError(_NO_NUMBER)
        return str(self)

    def __copy__(self) -> TracedArray:
        return self

    def __deepcopy__(self, memo: object) -> TracedArray:
        return self

    def __reduce__(self) -> Any:
        raise TraceError(
            "a traced array has no elements yet and can't be pickled: return it from the function"
        )

    def __array__(self, *args: Any, **kwargs: Any) -> Array:
        raise TraceError(
            "a traced array has no elements yet and can't become a NumPy array: use mlfuse's "
            "functions, or NumPy's that mlfuse has as well"
        )


def _one_or_many(args: Sequence[Any]) -> Any:
    """`(2, 3)`, whether the call was f(2, 3) or f((2, 3))."""
    many = len(args) == 1 and (isinstance(args[0], tuple | list) or args[0] is None)
    return cast(Any, args[0] if many else tuple(args))


@registry.registered
def is_array(x: object) -> bool:
    """Whether an object is a traced or lazy array."""
    return isinstance(x, TracedArray)
