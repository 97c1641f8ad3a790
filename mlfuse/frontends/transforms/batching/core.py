"""The builder for batching rules.

A rule batches one op if some operands differ per element of the batch: `rule(b, op)`
appends ops with `b` and returns the results for the whole batch, with the batch as dim 0. The rule is that of
the op's class or of the nearest base class that has one (`RULES`).

- `b.of(value)` is the batched operand, None if it is the same for all elements; `b.single(value)` is
  the value of such an operand; `b.whole(value)` broadcasts it if necessary.
- An op with only sizes that depend on the batch (`graph.dim`) puts its replacement into `b.same`.
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
    """Decorates the rule of these ops, and of the classes derived from them."""

    def register(function: R) -> R:
        for op in ops:
            RULES[op] = function
        return function

    return register


class Batch:
    """The ops of one function, rewritten for a batch of `size` at the end of a trace."""

    def __init__(self, trace: Trace, size: int | Size):
        self.trace = trace
        self.size = size
        self.same: dict[SSAValue, SSAValue] = {}
        """What takes a value's place that is the same for the whole batch."""
        self.expanded: list[Operation] = []
        """Rewritten ops of expanded composites, which are in no block."""
        self._values: dict[SSAValue, SSAValue] = {}
        self._op: Operation | None = None

    @property
    def dim(self) -> int:
        """The size as types have it."""
        return self.size if isinstance(self.size, int) else DYNAMIC

    def put(self, value: SSAValue, batched: SSAValue) -> None:
        """Let `batched` stand for a value of each element of the batch."""
        self._values[value] = batched

    def of(self, value: SSAValue) -> SSAValue | None:
        """The value for the whole batch; None where it is the same for all of it."""
        return self._values.get(value)

    def single(self, value: SSAValue) -> SSAValue:
        """A value that is the same for the whole batch."""
        return self.same.get(value, value)

    def whole(self, value: SSAValue) -> SSAValue:
        """The value for the whole batch, repeated where it is the same for all of it."""
        found = self.of(value)
        if found is None:
            single = self.single(value)
            dims = range(1, len(shape_of(single)) + 1)
            found = build.broadcast(self, single, [self.size, *self.shape(single)], dims)
        return found

    def type_of(self, single: AnyTensor) -> AnyTensor:
        """The type for the whole batch of what is of type `single` for each element."""
        return TensorType(single.element_type, [self.dim, *single.get_shape()])

    def shape(self, value: SSAValue) -> Sequence[int | Size]:
        """The sizes of a value."""
        return self.trace.shape(value)

    def like(self, shape: Sequence[int | Size]) -> SSAValue | None:
        """A value of these sizes; None where all are numbers."""
        return self.trace.like(shape)

    def like_each(self, single: SSAValue) -> SSAValue | None:
        """What an op takes the `?` sizes from whose result is `single` for each element of the batch."""
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
        """Append an op and return its result; TraceError where it doesn't verify."""
        try:
            if isinstance(op, GraphOp):
                op.verify_()
        except VerifyException as error:
            self.refuse(f"over the batch it would be another op: {error}")
        return self.append(op)[0]

    def append(self, op: Operation) -> Sequence[SSAValue]:
        """Append an op as it is."""
        if self._op is not None:
            copy_location(op, self._op)
        self.trace.block.add_op(op)
        self.trace.note(op)
        return op.results

    def again(
        self, op: Operation, operands: Sequence[SSAValue], **properties: Attribute
    ) -> list[SSAValue]:
        """The same op of operands for the whole batch, with other properties; results with a dim more."""
        copy = op.create(
            operands=operands,
            result_types=[self.type_of(tensor_type(result)) for result in op.results],
            properties=dict(op.properties) | properties,
            attributes=dict(op.attributes),
            regions=[region.clone() for region in op.regions],
        )
        return [self.emit(copy)]

    def static(self) -> int:
        """The size; TraceError where it is known only when the code runs."""
        if not isinstance(self.size, int):
            self.refuse("its operand has the batch, whose size must be static then")
        return self.size

    def refuse(self, why: str) -> NoReturn:
        """TraceError at the op."""
        assert self._op is not None
        raise TraceError(f"mlfuse.vmap: {self._op.name}: {why}", place_of(self._op))

    # Moving dims.

    def moved(self, x: SSAValue, source: int, target: int) -> SSAValue:
        """`x` with one dim in another place."""
        return build.moved(self, x, source, target)

    def reshaped(self, x: SSAValue, shape: Sequence[int | Size]) -> SSAValue:
        """`x` in another shape."""
        return build.reshape(self, x, shape)

    def split(self, x: SSAValue, dim: int, parts: Sequence[int | Size]) -> SSAValue:
        """`x` with one dim as several."""
        return build.split_dim(self, x, dim, parts)

    def joined(self, x: SSAValue, dim: int, count: int) -> SSAValue:
        """`x` with `count` dims from `dim` on as one."""
        return build.join_dims(self, x, dim, count)

    def cast(self, x: SSAValue, dtype: dtypes.DType) -> SSAValue:
        """`x` with another element type."""
        return build.cast(self, x, dtype.mlir)

    def constant(self, value: float, dtype: dtypes.DType) -> SSAValue:
        """A constant of rank 0."""
        return self.emit(ConstantOp.scalar_of(value, dtype))
