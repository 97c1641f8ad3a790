"""`graph.reduce_by`: a reduction of one or more tensors with the user's own combiner.

The region combines two partial results with elementwise ops on single elements, and constants. It must
be associative and the init values must be its identity: the schedule chooses the order of combination.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod
from typing import TYPE_CHECKING, cast

import numpy as np
from xdsl.dialects.builtin import IntegerAttr, IntegerType, TensorType, i64
from xdsl.ir import Attribute, Operation, Region, SSAValue
from xdsl.irdl import (
    AttrSizedOperandSegments,
    IRDLOperation,
    irdl_op_definition,
    prop_def,
    region_def,
    result_def,
    traits_def,
    var_operand_def,
)
from xdsl.irdl.declarative_assembly_format import (
    ParsingState,
    PrintingState,
    TypeDirective,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import IsolatedFromAbove, Pure

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC, Array
from mlfuse.dialects.graph.arithmetic import AddOp, MulOp
from mlfuse.dialects.graph.base import (
    Dims,
    check_dims,
    dims_attr,
    dims_of,
    require,
    shape_of,
    shapes_match,
    tensor_type,
)
from mlfuse.dialects.graph.creation import ConstantOp
from mlfuse.dialects.graph.elementwise import ElementwiseOp
from mlfuse.dialects.graph.extrema import MaxOp, MinOp
from mlfuse.dialects.graph.format import (
    DimList,
    Natural,
    Operands,
    TextDirective,
    parse_signature,
    print_signature,
)
from mlfuse.dialects.graph.fusion import YieldOp
from mlfuse.dialects.graph.reduction import ReduceOp, ReductionOp
from mlfuse.dialects.scalar import ScalarBuilder

if TYPE_CHECKING:
    from mlfuse.dialects.graph.gradient import Backward

_COMBINERS: dict[type, str] = {AddOp: "add", MulOp: "mul", MaxOp: "max", MinOp: "min"}
"""The ops that are combiners of `graph.reduce`, with the combiner's name."""


class FoldSignature(TextDirective):
    """`T0, T1, I0, I1 -> R`: the types of the inputs, of the initial values and of the result."""

    inputs: TypeDirective
    init: TypeDirective
    result: TypeDirective

    def parse(self, parser: Parser, state: ParsingState) -> None:
        parse_signature(parser, state)

    def print(self, printer: Printer, state: PrintingState, op: IRDLOperation) -> None:
        state.print_whitespace(printer)
        print_signature(printer, op)


@irdl_op_definition
class ReduceByOp(ReductionOp):
    """One result, number `result`, of several tensors that are reduced together:

    ```
    %k = graph.reduce_by %x, %i init %a, %b dims [1] result 1 : tensor<8x16xf32>, tensor<8x16xi32>,
        tensor<f32>, tensor<i32> -> tensor<8xi32> {
    ^bb0(%p: tensor<f32>, %q: tensor<i32>, %r: tensor<f32>, %s: tensor<i32>):
      ...
      graph.yield %v, %w : tensor<f32>, tensor<i32>
    }
    ```
    The region takes the earlier partial result of each tensor, then the later one of each. Ops that
    differ only in `result` are computed together.
    """

    name = "graph.reduce_by"
    inputs = var_operand_def()
    init = var_operand_def()
    dims = prop_def(Dims)
    number = prop_def(IntegerAttr[IntegerType])
    combiner = region_def("single_block")
    result = result_def()
    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    traits = traits_def(Pure(), IsolatedFromAbove())
    assembly_format = (
        "custom<Operands>($inputs) `init` custom<Operands>($init) `dims` custom<DimList>($dims) "
        "`result` custom<Natural>($number) attr-dict `:` custom<FoldSignature>(type($inputs), type($init), type($result)) $combiner"
    )
    custom_directives = (Operands, DimList, Natural, FoldSignature)

    def __init__(
        self,
        inputs: Sequence[SSAValue],
        init: Sequence[SSAValue],
        dims: Sequence[int],
        number: int,
        combiner: Region,
    ):
        kept = [size for d, size in enumerate(shape_of(inputs[0])) if d not in dims]
        element = tensor_type(inputs[number]).element_type
        super().__init__(
            operands=[inputs, init],
            properties={"dims": dims_attr(dims), "number": IntegerAttr(number, i64)},
            regions=[combiner],
            result_types=[TensorType(element, kept)],
        )

    @property
    def reduced(self) -> tuple[int, ...]:
        return dims_of(self.dims)

    @property
    def which(self) -> int:
        """The number of the tensor that this op gives the result of."""
        return self.number.value.data

    def verify_(self) -> None:
        require(
            0 <= self.which < len(self.inputs) == len(self.init),
            f"graph.reduce_by: result {self.which} doesn't fit {len(self.inputs)} tensors and "
            f"{len(self.init)} init values",
        )
        super().verify_()
        shape = shape_of(self.inputs[0])
        check_dims(self.reduced, len(shape), "graph.reduce_by: dims")
        elements = [tensor_type(value).element_type for value in self.inputs]
        for value, element in zip(self.init, elements, strict=True):
            require(
                value.type == TensorType(element, []),
                f"graph.reduce_by: an init value is a {value.type}; it must be a tensor<{element}>",
            )
        for value in self.inputs:
            require(
                shapes_match(shape_of(value), shape),
                f"graph.reduce_by: the shapes of {value.type} and {self.inputs[0].type} differ",
            )
        kept = [size for d, size in enumerate(shape) if d not in self.reduced]
        require(
            shapes_match(kept, self.result_type.get_shape())
            and self.result_type.element_type == elements[self.which],
            f"graph.reduce_by: {self.inputs[self.which].type} over dims {list(self.reduced)} gives "
            f"{kept}, not {self.result_type}",
        )
        self._verify_region([TensorType(element, []) for element in elements])

    def _verify_region(self, types: Sequence[Attribute]) -> None:
        block = self.combiner.block
        require(
            [arg.type for arg in block.args] == [*types, *types],
            f"graph.reduce_by: the region must take two partial results of {len(types)} values each",
        )
        for op in block.ops:
            known = isinstance(op, ElementwiseOp | ConstantOp) and shape_of(op.results[0]) == ()
            require(
                known or isinstance(op, YieldOp),
                f"graph.reduce_by: {op.name} can't be in the region; only elementwise ops on single "
                "elements and constants can",
            )
        last = block.last_op
        require(
            isinstance(last, YieldOp) and [value.type for value in last.values] == list(types),
            "graph.reduce_by: the region must yield a partial result",
        )

    def is_reduced(self, index: int) -> bool:
        return index < len(self.inputs)

    def shares_with(self, other: ReductionOp) -> bool:
        return (
            isinstance(other, ReduceByOp)
            and list(self.operands) == list(other.operands)
            and self.reduced == other.reduced
            and self.combiner.is_structurally_equivalent(other.combiner)
        )

    def numpy(self, *args: Array) -> Array:
        inputs, init = args[: len(self.inputs)], args[len(self.inputs) :]
        kept = [d for d in range(inputs[0].ndim) if d not in self.reduced]
        shape = [inputs[0].shape[d] for d in kept]
        count = prod(inputs[0].shape[d] for d in self.reduced)
        rows = [x.transpose(*kept, *self.reduced).reshape([*shape, count]) for x in inputs]
        if rows[0].size == 0:
            return np.broadcast_to(init[self.which], shape)
        while (count := rows[0].shape[-1]) > 1:
            even = count - count % 2
            pairs = [row[..., 0:even:2] for row in rows] + [row[..., 1:even:2] for row in rows]
            combined = self._run(pairs)
            rows = [
                np.concatenate([np.broadcast_to(new, pair.shape), row[..., even:]], axis=-1)
                for new, pair, row in zip(combined, pairs, rows, strict=False)
            ]
        return rows[self.which][..., 0]

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        """For one tensor with a combiner of `graph.reduce`, the gradient of `graph.reduce`; else that of a tree
        of ops."""
        from mlfuse.dialects.graph.reduce_by_gradient import Tree

        nothing: list[SSAValue | None] = [None] * len(self.init)
        yielded = cast(Operation, self._yielded()[0].owner)
        name = _COMBINERS.get(type(yielded))
        both = set(self.combiner.block.args)
        if len(self.inputs) == 1 and name is not None and set(yielded.operands) == both:
            same = ReduceOp(name, self.inputs[0], self.reduced)
            e.emit(same)
            return [*same.gradient(e, grad), *nothing]
        sizes = [shape_of(self.inputs[0])[d] for d in self.reduced]
        if DYNAMIC in sizes:
            e.refuse(
                "the combiner is not one of graph.reduce's and a dim is `?`; make the dim static"
            )
        if 0 in shape_of(self.inputs[0]):
            return [*(e.zeros(value) for value in self.inputs), *nothing]
        tree = Tree(e, self.combiner.block)
        return [*tree.gradients(self.inputs, self.reduced, self.which, grad), *nothing]

    def _run(self, args: Sequence[Array]) -> list[Array]:
        """Run the region on arrays; each value is rounded to its type."""
        values: dict[SSAValue, Array] = {}
        for arg, value in zip(self.combiner.block.args, args, strict=True):
            values[arg] = value.astype(dtypes.of(arg.type).numpy)
        for op in self._ops():
            operands = [values[operand] for operand in op.operands]
            if op.WIDENS:
                wide = [dtypes.compute(dtypes.of(operand.type)).numpy for operand in op.operands]
                operands = [x.astype(kind) for x, kind in zip(operands, wide, strict=True)]
            values[op.results[0]] = np.asarray(op.numpy(*operands)).astype(op.result_dtype.numpy)
        wide_args = [dtypes.compute(dtypes.of(arg.type)).numpy for arg in self.combiner.block.args]
        found = [values[value] for value in self._yielded()]
        return [x.astype(kind) for x, kind in zip(found, wide_args, strict=False)]

    def _ops(self) -> list[ElementwiseOp | ConstantOp]:
        ops = self.combiner.block.ops
        return [op for op in ops if isinstance(op, ElementwiseOp | ConstantOp)]

    def _yielded(self) -> Sequence[SSAValue]:
        last = self.combiner.block.last_op
        assert isinstance(last, YieldOp)
        return last.values

    # Partial results have the region's types: 16-bit floats aren't widened.

    def initial(self, b: ScalarBuilder, value: Callable[[SSAValue], SSAValue]) -> list[SSAValue]:
        return [b.narrow(value(each), dtypes.of(each.type)) for each in self.init]

    def partial(
        self, b: ScalarBuilder, elements: Sequence[SSAValue], position: Callable[[], SSAValue]
    ) -> list[SSAValue]:
        pairs = zip(elements, self.inputs, strict=True)
        return [b.narrow(element, dtypes.of(value.type)) for element, value in pairs]

    def combine(
        self, b: ScalarBuilder, left: Sequence[SSAValue], right: Sequence[SSAValue]
    ) -> list[SSAValue]:
        values: dict[SSAValue, SSAValue] = dict(
            zip(self.combiner.block.args, (*left, *right), strict=True)
        )
        for op in self._ops():
            if isinstance(op, ConstantOp):
                value = op.numpy().item()
                values[op.result] = b.constant(cast(float, value), op.result_dtype)
                continue
            operands = [values[operand] for operand in op.operands]
            if op.WIDENS:
                types = [dtypes.of(operand.type) for operand in op.operands]
                operands = [b.widen(x, dtype) for x, dtype in zip(operands, types, strict=True)]
            values[op.results[0]] = op.stored(b, *operands)
        return [values[value] for value in self._yielded()]

    def finish(self, b: ScalarBuilder, partial: Sequence[SSAValue]) -> SSAValue:
        return b.widen(partial[self.which], self.result_dtype)
