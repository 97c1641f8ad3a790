"""`Emitter`: writes the ops of decompositions and gradients as formulas."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial

from xdsl.dialects.builtin import f32
from xdsl.ir import Attribute, Operation, SSAValue

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.graph import build
from mlfuse.dialects.graph.arithmetic import AddOp, MulOp, NegOp, SubOp
from mlfuse.dialects.graph.base import shape_of, tensor_type
from mlfuse.dialects.graph.creation import ConstantOp, DimOp
from mlfuse.dialects.graph.division import DivOp
from mlfuse.dialects.graph.extrema import MaxOp, MinOp
from mlfuse.dialects.graph.reduction import ReduceOp
from mlfuse.dialects.graph.selection import CompareOp, SelectOp
from mlfuse.dialects.graph.windows import WindowsOp

Operand = SSAValue | float
"""A tensor, or a number that stands for a tensor of the other operand's shape."""


@dataclass
class Emitter:
    """Collects ops, in order."""

    ops: list[Operation] = field(default_factory=list[Operation])

    def emit(self, op: Operation) -> SSAValue:
        """Append an op and return its result."""
        self.ops.append(op)
        return op.results[0]

    def apply(self, op: Callable[..., Operation], *args: Operand) -> SSAValue:
        """Append an elementwise op; numbers in `args` become tensors like the first tensor."""
        like = next(arg for arg in args if isinstance(arg, SSAValue))
        values = [arg if isinstance(arg, SSAValue) else self.splat(arg, like) for arg in args]
        return self.emit(op(*values))

    def add(self, a: Operand, b: Operand) -> SSAValue:
        return self.apply(AddOp, a, b)

    def sub(self, a: Operand, b: Operand) -> SSAValue:
        return self.apply(SubOp, a, b)

    def mul(self, a: Operand, b: Operand) -> SSAValue:
        return self.apply(MulOp, a, b)

    def div(self, a: Operand, b: Operand) -> SSAValue:
        return self.apply(DivOp, a, b)

    def neg(self, a: SSAValue) -> SSAValue:
        return self.emit(NegOp(a))

    def maximum(self, a: Operand, b: Operand) -> SSAValue:
        return self.apply(MaxOp, a, b)

    def minimum(self, a: Operand, b: Operand) -> SSAValue:
        return self.apply(MinOp, a, b)

    def compare(self, predicate: str, a: Operand, b: Operand) -> SSAValue:
        """A tensor of truth values; the predicates are those of `graph.compare`."""
        return self.apply(partial(CompareOp, predicate), a, b)

    def select(self, condition: SSAValue, a: Operand, b: Operand) -> SSAValue:
        """a where the condition holds, else b; one of them is a tensor."""
        return self.apply(partial(SelectOp, condition), a, b)

    def cast(self, x: SSAValue, element: Attribute) -> SSAValue:
        """`x` with another element type."""
        return build.cast(self, x, element)

    def wide(self, x: SSAValue) -> SSAValue:
        """`x`, cast to f32 if it is a float of at most 16 bits: the type that a composite computes in."""
        return self.cast(x, f32) if dtypes.of(x.type).is_half else x

    def splat(self, value: float, like: SSAValue) -> SSAValue:
        """A tensor of one value with the shape and element type of `like`."""
        constant = self.emit(ConstantOp.scalar_of(value, dtypes.of(like.type)))
        return self.broadcast(constant, (), like)

    def zeros(self, like: SSAValue) -> SSAValue:
        """Zeros of the shape and element type of `like`."""
        return self.splat(0.0, like)

    def broadcast(self, x: SSAValue, dims: Sequence[int], like: SSAValue) -> SSAValue:
        """`x` broadcast to the shape of `like`."""
        return build.broadcast_to(self, x, shape_of(like), dims, like)

    def extended(self, x: SSAValue, dims: Sequence[int], like: SSAValue) -> SSAValue:
        """`x`, which lacks the dims `dims` of `like`, repeated along them."""
        kept = [d for d in range(len(shape_of(like))) if d not in dims]
        return self.broadcast(x, kept, like)

    def padded(
        self, x: SSAValue, low: Sequence[int], high: Sequence[int], interior: Sequence[int]
    ) -> SSAValue:
        """`x` with zeros around and between its elements; negative numbers remove elements."""
        return build.pad(self, x, 0, low, high, interior)

    def unflatten(self, x: SSAValue, axis: int, parts: int) -> SSAValue:
        """`x` with the static dim `axis` split in two: the number of the part, and the index within it."""
        shape, rank = list(shape_of(x)), len(shape_of(x))
        size = shape[axis] // parts
        shape[axis : axis + 1] = [parts, size]
        if DYNAMIC not in shape:
            return build.reshape_to(self, x, shape)
        # A reshape would need a tensor of that shape to take its `?` dims from.
        window = [size if d == axis else 1 for d in range(rank)]
        windows = self.emit(WindowsOp(x, window, window, [1] * rank))
        last = [d for d in range(rank + 1) if d != axis + 1]
        moved = build.reshape_to(self, windows, [*(shape[d] for d in last), size])
        return build.moveaxis(self, moved, rank, axis + 1)

    def regrouped(
        self, x: SSAValue, source: int, target: int, groups: int, like: SSAValue | None = None
    ) -> SSAValue:
        """`x` with groups moved from the static dim `source`, which has `groups` equal parts, to dim `target`, where the
        group is the major index; `like` has the sizes of the result, if some are `?`."""
        split = self.unflatten(x, source, groups)
        target += target > source
        order = [d for d in range(len(shape_of(split))) if d != source]
        order.insert(order.index(target), source)
        moved = self.transpose(split, order)
        sizes = dict(enumerate(shape_of(split)))
        if sizes[target] != DYNAMIC:
            sizes[target] *= groups
        shape = [sizes[d] for d in order if d != source]
        return build.reshape_to(self, moved, shape, like if DYNAMIC in shape else None)

    def transpose(self, x: SSAValue, perm: Sequence[int]) -> SSAValue:
        """Dim k of the result is dim perm[k] of `x`."""
        return build.transpose(self, x, perm)

    def reshape_like(self, x: SSAValue, like: SSAValue) -> SSAValue:
        """`x` reshaped to the shape of `like`."""
        return build.reshape_to(
            self, x, shape_of(like), like if DYNAMIC in shape_of(like) else None
        )

    def reduce(self, combiner: str, x: SSAValue, axes: Sequence[int]) -> SSAValue:
        """The elements along `axes` combined; the result has the other dims."""
        return self.emit(ReduceOp(combiner, x, axes))

    def mean(self, x: SSAValue, *axes: int) -> SSAValue:
        """The mean along `axes`; the result has the other dims."""
        total = self.reduce("add", x, axes)
        return self.div(total, self.count(x, axes, total))

    def count(self, x: SSAValue, axes: Sequence[int], like: SSAValue, less: int = 0) -> SSAValue:
        """The number of elements that `x` has along `axes`, minus `less` and at least 0, in the shape of `like`."""
        shape = shape_of(x)
        if not any(shape[d] == DYNAMIC for d in axes):
            number = 1
            for d in axes:
                number *= shape[d]
            return self.splat(float(max(number - less, 0)), like)
        count: SSAValue | None = None
        for d in axes:
            size = self.emit(DimOp(x, d))
            count = size if count is None else self.mul(count, size)
        assert count is not None
        if less:
            count = self.maximum(self.sub(count, less), 0)
        return self.broadcast(self.cast(count, tensor_type(like).element_type), (), like)
