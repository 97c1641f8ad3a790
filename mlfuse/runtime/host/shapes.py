"""What a caller of a host function must know before a call: whether sizes fit together, and the shapes of results.

The function itself says so, by `memref.dim`, index arithmetic and `loop.assert_equal` at its start.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from xdsl.dialects import memref
from xdsl.dialects.func import FuncOp
from xdsl.ir import BlockArgument, SSAValue

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.host_function import (
    argument_of,
    constant,
    given_arguments,
    is_added,
    result_in,
)
from mlfuse.dialects.loop.host import AssertEqualOp
from mlfuse.dialects.loop.ops import memref_type
from mlfuse.dialects.loop.table import TableType
from mlfuse.dialects.signedness import RESULT_UNSIGNED, UNSIGNED, element_of
from mlfuse.passes.host.sizes import is_size
from mlfuse.runtime.arguments.signature import Signature, Spec, spec_of
from mlfuse.runtime.host.interpreter import HostInterpreter, MemRef

Shape = tuple[int, ...]


def host_signature(func: FuncOp) -> Signature:
    """The signature of a function in the form of `--lower-to-host`."""
    count = len(
        {
            argument.index
            for argument in func.body.block.args
            if result_in(func, argument.index) is not None
        }
    )

    def spec(argument: BlockArgument, mark: str) -> Spec:
        element = element_of(argument.type, func.arg_attrs, argument.index, mark)
        return spec_of(func, argument.type, element)

    def result(number: int) -> Spec:
        argument = argument_of(func, number)
        return spec(argument, UNSIGNED if is_added(func, argument) else RESULT_UNSIGNED)

    return Signature(
        tuple(spec(argument, UNSIGNED) for argument in given_arguments(func)),
        tuple(map(result, range(count))),
        lambda shapes: check_sizes(func, shapes),
    )


def check_sizes(func: FuncOp, shapes: Sequence[Sequence[int]]) -> None:
    """SourceError, with the place, if given arguments of these shapes don't fit together."""
    _Sizes(func, shapes)


def result_shapes(func: FuncOp, shapes: Sequence[Sequence[int]]) -> list[Shape]:
    """The shapes of all results, for given arguments of these shapes. OpError, with the place, if these don't fit
    together, or if the function doesn't say a size."""
    return _Sizes(func, shapes).results()


class _Sizes:
    def __init__(self, func: FuncOp, shapes: Sequence[Sequence[int]]):
        self.func = func
        self.interpreter: HostInterpreter[None] = HostInterpreter(cast(Any, None))
        self.sizes: dict[tuple[int, int], int] = {}
        """By added argument and dim: the size that its memory must have."""
        for argument, shape in zip(given_arguments(func), shapes, strict=True):
            if isinstance(argument.type, TableType):
                continue
            dtype = dtypes.of(argument.type).numpy
            self.interpreter.values[argument] = MemRef(None, tuple(shape), dtype)
        for op in func.body.block.ops:
            if isinstance(op, AssertEqualOp) and self._states(op):
                continue
            is_known = all(operand in self.interpreter.values for operand in op.operands)
            if is_known and (is_size(op) or isinstance(op, AssertEqualOp)):
                self.interpreter.do(op)

    def _states(self, op: AssertEqualOp) -> bool:
        """Whether a check says a size of a result."""
        for own, size in ((op.left, op.right), (op.right, op.left)):
            place = self._dim(own)
            if place is not None and size in self.interpreter.values:
                self.sizes[place] = self.interpreter.values[size]
                return True
        return False

    def _dim(self, value: SSAValue) -> tuple[int, int] | None:
        owner = value.owner
        if not isinstance(owner, memref.DimOp) or not is_added(self.func, owner.source):
            return None
        dim = constant(owner.index)
        return None if dim is None else (cast(Any, owner.source).index, dim)

    def results(self) -> list[Shape]:
        found = {
            number: self._shape(argument.index)
            for argument in self.func.body.block.args
            if (number := result_in(self.func, argument.index)) is not None
        }
        return [found[number] for number in range(len(found))]

    def _shape(self, number: int) -> Shape:
        argument = self.func.body.block.args[number]
        if argument in self.interpreter.values:
            return self.interpreter.values[argument].shape
        shape: list[int] = []
        for dim, size in enumerate(memref_type(argument).get_shape()):
            if size == DYNAMIC and (number, dim) not in self.sizes:
                raise OpError(
                    self.func,
                    f"doesn't say the size of argument {number}, a result, in dim {dim}; add a loop.assert_equal of it",
                )
            shape.append(self.sizes[number, dim] if size == DYNAMIC else size)
        return tuple(shape)
