"""The gradient of a reduction by any combiner.

The reduction is written out as a tree: the second half of a dim is combined with the first, as tensors,
until one element is left. If the number of elements is odd, the last one waits for the next step. That is
log2 n times the combiner's ops; the gradient follows from the rules of these ops.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from xdsl.dialects.builtin import TensorType
from xdsl.ir import Block, Operation, SSAValue

from mlfuse.dialects import dtypes
from mlfuse.dialects.graph.base import GraphOp, shape_of, tensor_type, with_element
from mlfuse.dialects.graph.concatenation import ConcatOp
from mlfuse.dialects.graph.creation import ConstantOp
from mlfuse.dialects.graph.gradient import Backward
from mlfuse.dialects.graph.movement import SliceOp


@dataclass
class Tree:
    """A reduction of several tensors by the ops of a block."""

    e: Backward
    combiner: Block
    ops: list[GraphOp] = field(default_factory=list[GraphOp])
    """The ops of the tree, in order."""

    def gradients(
        self, inputs: Sequence[SSAValue], dims: Sequence[int], number: int, grad: SSAValue
    ) -> list[SSAValue | None]:
        """The gradients of all inputs, from the gradient `grad` of result `number`; None for an input that the
        result doesn't depend on."""
        rows = list(inputs)
        for d in dims:
            while shape_of(rows[0])[d] > 1:
                rows = self._halved(rows, d)
        known = self._walk_back(rows[number], self.e.reshape_like(grad, rows[number]))
        # If a tensor is given twice, the first one gets the gradient of both.
        return [known.pop(value, None) for value in inputs]

    def _halved(self, rows: Sequence[SSAValue], d: int) -> list[SSAValue]:
        """The two halves along a dim combined; of an odd number, the last element is appended."""
        size = shape_of(rows[0])[d]
        half = size // 2
        parts = [[self._part(row, d, at, at + half) for row in rows] for at in (0, half)]
        combined = self._combined([*parts[0], *parts[1]])
        if size == 2 * half:
            return combined
        rest = [self._part(row, d, size - 1, size) for row in rows]
        return [self._keep(ConcatOp(d, pair)) for pair in zip(combined, rest, strict=True)]

    def _part(self, x: SSAValue, d: int, start: int, limit: int) -> SSAValue:
        shape = list(shape_of(x))
        starts, limits = [0] * len(shape), list(shape)
        starts[d], limits[d], shape[d] = start, limit, limit - start
        type_ = TensorType(tensor_type(x).element_type, shape)
        return self._keep(SliceOp(x, starts, limits, [1] * len(shape), type_))

    def _combined(self, values: Sequence[SSAValue]) -> list[SSAValue]:
        """Append the block's ops, on tensors."""
        of: dict[SSAValue, SSAValue] = dict(zip(self.combiner.args, values, strict=True))
        *ops, last = self.combiner.ops
        for op in ops:
            (result,) = op.results
            if isinstance(op, ConstantOp):
                of[result] = self.e.broadcast(self.e.emit(op.clone()), (), values[0])
                continue
            type_ = with_element(tensor_type(values[0]), tensor_type(result).element_type)
            same = type(op).create(
                operands=[of[operand] for operand in op.operands],
                result_types=[type_],
                properties=op.properties,
            )
            of[result] = self._keep(same)
        return [of[value] for value in last.operands]

    def _keep(self, op: Operation) -> SSAValue:
        assert isinstance(op, GraphOp)
        self.ops.append(op)
        return self.e.emit(op)

    def _walk_back(self, result: SSAValue, grad: SSAValue) -> dict[SSAValue, SSAValue]:
        """The gradients of all values of the tree, from the gradient of `result`."""
        known = {result: grad}
        for op in reversed(self.ops):
            (value,) = op.results
            if value not in known or op.NO_GRADIENT:
                continue
            b = Backward(op=op, wanted=frozenset(range(len(op.operands))))
            found = op.gradient(b, known[value])
            self.e.ops += b.ops
            for operand, part in zip(op.operands, found, strict=True):
                if part is None or not dtypes.of(operand.type).is_float:
                    continue
                part = self.e.cast(part, tensor_type(operand).element_type)
                known[operand] = self.e.add(known[operand], part) if operand in known else part
        return known
