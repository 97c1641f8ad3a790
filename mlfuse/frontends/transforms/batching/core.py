"""The builder for batching rules.

A rule batches one op if some of its operands differ from one element of the batch to another: `rule(b, op)` appends
ops with `b` and returns the results for the whole batch, with the batch as dim 0. An op uses the rule of its class, or
of the nearest base class that has one (`RULES`).

- `b.of(value)` is the batched operand, or None if it is the same for all elements; then `b.single(value)` is the
  operand. `b.whole(value)` broadcasts it if necessary.
- If only sizes of an operand depend on the batch (`graph.dim`), the rule puts the op's replacement into `b.same`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NoReturn, TypeVar

from xdsl.dialects.builtin import TensorType
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.utils.exceptions import VerifyException

from mlfuse.diagnostics.errors import place_of
from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.graph import build
from mlfuse.dialects.graph.base import AnyTensor, GraphOp, copy_location, shape_of, tensor_type
from mlfuse.dialects.graph.creation import ConstantOp
from mlfuse.frontends.tracing.place import TraceError
from mlfuse.frontends.tracing.sizes import Size
from mlfuse.frontends.tracing.trace import Trace

Rule = Callable[["Batch", Any], Sequence[SSAValue]]
RULES: dict[type[Operation], Rule] = {}
R = TypeVar("R", bound=Rule)


def rule(*ops: type[Operation]) -> Callable[[R], R]:
    """Decorator: the function is the rule of these ops, and of classes derived from them."""

    def register(function: R) -> R:
        for op in ops:
            RULES[op] = function
        return function

    return register


class Batch:
    """Rewrites the ops of one function for a batch of `size` elements; the new ops are appended to the trace."""

    def __init__(self, trace: Trace, size: int | Size):
        self.trace = trace
        self.size = size
        self.same: dict[SSAValue, SSAValue] = {}
        """Replacements of values that are the same for the whole batch."""
        self.expanded: list[Operation] = []
        """Ops of expanded composites that were rewritten; they are in no block."""
        self._values: dict[SSAValue, SSAValue] = {}
        self._op: Operation | None = None

    @property
    def dim(self) -> int:
        """The size as in a tensor type: a number, or `?`."""
        return self.size if isinstance(self.size, int) else DYNAMIC

    def put(self, value: SSAValue, batched: SSAValue) -> None:
        """Record `batched` as the value for the whole batch of a value of one element."""
        self._values[value] = batched

    def of(self, value: SSAValue) -> SSAValue | None:
        """The value for the whole batch; None if it is the same for all elements."""
        return self._values.get(value)

    def single(self, value: SSAValue) -> SSAValue:
        """The value of an operand that is the same for all elements."""
        return self.same.get(value, value)

    def whole(self, value: SSAValue) -> SSAValue:
        """The value for the whole batch; repeated if it is the same for all elements."""
        found = self.of(value)
        if found is None:
            single = self.single(value)
            dims = range(1, len(shape_of(single)) + 1)
            found = build.broadcast(self, single, [self.size, *self.shape(single)], dims)
        return found

    def type_of(self, single: AnyTensor) -> AnyTensor:
        """The type for the whole batch, given the type of one element."""
        return TensorType(single.element_type, [self.dim, *single.get_shape()])

    def shape(self, value: SSAValue) -> Sequence[int | Size]:
        """The sizes of a value."""
        return self.trace.shape(value)

    def like(self, shape: Sequence[int | Size]) -> SSAValue | None:
        """A value of this shape, for ops that take `?` sizes from an operand; None if all sizes are numbers."""
        return self.trace.like(shape)

    def like_each(self, single: SSAValue) -> SSAValue | None:
        """A value of the shape that `single` has for the whole batch, for ops that take `?` sizes from an operand."""
        return self.like([self.size, *self.shape(single)])

    # Writing.

    def run(self, op: Operation) -> bool:
        """Rewrite an op if an operand depends on the batch; returns whether it did."""
        batched = any(operand in self._values for operand in op.operands)
        if not batched and not any(operand in self.same for operand in op.operands):
            return False
        self._op = op
        if not batched:
            copy = op.clone(dict(self.same))
            self.append(copy)
            self.same.update(zip(op.results, copy.results, strict=True))
            return True
        found = next((RULES[cls] for cls in type(op).__mro__ if cls in RULES), None)
        if found is None:
            self.refuse("it has no batching rule")
        written = found(self, op)
        for result, value in zip(op.results, written, strict=True):
            if result not in self.same:
                self.put(result, value)
        return True

    def inner(self, ops: Sequence[Operation]) -> None:
        """Rewrite the ops of an expanded composite, which are in no block."""
        outer = self._op
        for op in ops:
            if outer is not None:
                copy_location(op, outer)
            if self.run(op):
                self.expanded.append(op)
            else:
                self.append(op)
        self._op = outer

    def emit(self, op: Operation) -> SSAValue:
        """Append an op and return its result; TraceError if it doesn't verify."""
        try:
            if isinstance(op, GraphOp):
                op.verify_()
        except VerifyException as error:
            self.refuse(f"it can't be computed for a batch: {error}")
        return self.append(op)[0]

    def append(self, op: Operation) -> Sequence[SSAValue]:
        """Append an op without verifying it; it gets the location of the op that is being rewritten."""
        if self._op is not None:
            copy_location(op, self._op)
        self.trace.block.add_op(op)
        self.trace.note(op)
        return op.results

    def clone(
        self, op: Operation, operands: Sequence[SSAValue], **properties: Attribute
    ) -> list[SSAValue]:
        """Append the same op with operands for the whole batch and some other properties; its results have one more
        dim, the batch."""
        copy = op.create(
            operands=operands,
            result_types=[self.type_of(tensor_type(result)) for result in op.results],
            properties=dict(op.properties) | properties,
            attributes=dict(op.attributes),
            regions=[region.clone() for region in op.regions],
        )
        return [self.emit(copy)]

    def static(self) -> int:
        """The size of the batch; TraceError if it is known only at run time."""
        if not isinstance(self.size, int):
            self.refuse("its operand depends on the batch, so the size of the batch must be static")
        return self.size

    def refuse(self, why: str) -> NoReturn:
        """Raise a TraceError at the op that is being rewritten."""
        assert self._op is not None
        raise TraceError(f"mlfuse.vmap: {self._op.name}: {why}", place_of(self._op))

    # Moving dims.

    def moveaxis(self, x: SSAValue, source: int, target: int) -> SSAValue:
        """`x` with dim `source` moved to position `target`."""
        return build.moveaxis(self, x, source, target)

    def reshape(self, x: SSAValue, shape: Sequence[int | Size]) -> SSAValue:
        """`x` in another shape."""
        return build.reshape(self, x, shape)

    def split(self, x: SSAValue, dim: int, parts: Sequence[int | Size]) -> SSAValue:
        """`x` with one dim split into several."""
        return build.split_dim(self, x, dim, parts)

    def joined(self, x: SSAValue, dim: int, count: int) -> SSAValue:
        """`x` with `count` dims, starting at `dim`, joined into one."""
        return build.join_dims(self, x, dim, count)

    def cast(self, x: SSAValue, dtype: dtypes.DType) -> SSAValue:
        """`x` with another element type."""
        return build.cast(self, x, dtype.mlir)

    def constant(self, value: float, dtype: dtypes.DType) -> SSAValue:
        """A constant of rank 0."""
        return self.emit(ConstantOp.scalar_of(value, dtype))
