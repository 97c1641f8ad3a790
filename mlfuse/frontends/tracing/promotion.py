"""Type promotion and broadcasting of operands.

Types promote as in the Python array API standard. In the cases that it leaves open, booleans take the type of the
other operand (as in NumPy), and f16 and bf16 promote to f32 (as in torch). Integers become floats only in `/`, and
8-bit floats are never promoted; otherwise both are errors that say what to write.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC, DType
from mlfuse.dialects.graph.base import Shape
from mlfuse.frontends.tracing.place import TraceError
from mlfuse.frontends.tracing.sizes import Size

DEFAULT_FLOAT = dtypes.F32
"""The type of Python floats that become arrays, and of quotients of integers, as in torch and JAX."""


def promote(a: DType, b: DType) -> DType:
    """The common type of two operands; TraceError if there is none."""
    common = a if a == b else _common(a, b)
    if common is None:
        raise TraceError(
            f"{a.numpy.name} and {b.numpy.name} have no common type: write x.astype({_word(a, b)})"
        )
    return common


def _common(a: DType, b: DType) -> DType | None:
    if a.is_bool or b.is_bool:
        return b if a.is_bool else a
    if a.is_float != b.is_float:
        return None
    if a.is_float:
        if a.is_f8 or b.is_f8:
            return None
        return dtypes.F32 if a.bits == b.bits else max(a, b, key=lambda each: each.bits)
    if a.is_signed == b.is_signed:
        return max(a, b, key=lambda each: each.bits)
    signed, unsigned = (a, b) if a.is_signed else (b, a)
    bits = signed.bits if signed.bits > unsigned.bits else 2 * unsigned.bits
    return dtypes.integer(bits) if bits <= 64 else None


def _word(a: DType, b: DType) -> str:
    wider = max(a, b, key=lambda each: (each.is_float, each.bits))
    return repr(wider.numpy.name)


def broadcast_sizes(shapes: Sequence[Sequence[int | Size]]) -> tuple[int | Size, ...]:
    """The shape to which all broadcast, as in NumPy; TraceError if they don't.

    A `?` matches another `?` (equality is checked at run time) and 1, but no other number.
    """
    rank = max((len(shape) for shape in shapes), default=0)
    padded = [(1,) * (rank - len(shape)) + tuple(shape) for shape in shapes]
    result: list[int | Size] = []
    for sizes in zip(*padded, strict=True):
        wanted = [size for size in sizes if isinstance(size, Size) or size != 1]
        known = {size for size in wanted if isinstance(size, int)}
        if len(known) > 1 or (known and len(wanted) > sum(each in known for each in sizes)):
            raise TraceError(f"{' and '.join(map(shown, shapes))} don't broadcast to one shape")
        result.append(wanted[0] if wanted else 1)
    return tuple(result)


def text(shape: Shape) -> str:
    """`(4, ?)`."""
    return shown(["?" if size == DYNAMIC else size for size in shape])


def shown(shape: Sequence[object]) -> str:
    """`(4, ?)`."""
    dims = [str(size) for size in shape]
    return f"({', '.join(dims)}{',' if len(dims) == 1 else ''})"
