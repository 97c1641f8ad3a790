"""`graph.across`: combines one number of each tuple of a `graph.foreach`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

import numpy as np
from xdsl.dialects.builtin import (
    StringAttr,
    TensorType,
)
from xdsl.ir import SSAValue
from xdsl.irdl import (
    irdl_op_definition,
    operand_def,
    prop_def,
    result_def,
    traits_def,
)
from xdsl.traits import Pure

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph.base import (
    GraphOp,
    OpKind,
    require,
    shape_of,
)
from mlfuse.dialects.graph.format import OneType, Word
from mlfuse.dialects.graph.reduction import COMBINERS
from mlfuse.dialects.scalar import ScalarBuilder

if TYPE_CHECKING:
    from mlfuse.dialects.graph.gradient import Backward
from mlfuse.dialects.graph.foreach import ACROSS


@irdl_op_definition
class AcrossOp(GraphOp):
    """`graph.across add %s : tensor<f32>`: a number of this tuple, combined over all tuples.

    Every tuple gets the same result. The op may stand only in the body of a `graph.foreach`, or in a
    function that is such a body (`mlfuse.each`). With a single tuple the result is the number itself.
    """

    name = "graph.across"
    KIND: ClassVar[OpKind] = OpKind.OPAQUE
    operand = operand_def(TensorType)
    combiner = prop_def(StringAttr)
    result = result_def(TensorType)
    traits = traits_def(Pure())
    assembly_format = "custom<Word>($combiner) $operand attr-dict `:` custom<OneType>(type($operand), type($result))"
    custom_directives = (Word, OneType)

    def __init__(self, combiner: str, operand: SSAValue):
        super().__init__(
            operands=[operand],
            properties={"combiner": StringAttr(combiner)},
            result_types=[operand.type],
        )

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        e.refuse("it belongs to all tuples of a graph.foreach, which has no gradient")

    def numpy(self, *args: Array) -> Array:
        return args[0]

    def over(self, values: Sequence[Array]) -> Array:
        """The numbers of all tuples combined; the combiner's identity where there are none."""
        dtype = self.result_dtype
        combiner = COMBINERS[self.combiner.data]
        stacked = np.array([np.asarray(value) for value in values], dtype=dtype.numpy)
        if not values:
            return np.asarray(combiner.identity(dtype), dtype=dtype.numpy)
        total = combiner.reduce(stacked, (0,), dtypes.compute(dtype))
        return np.asarray(total).astype(dtype.numpy)

    def combine(self, b: ScalarBuilder, left: SSAValue, right: SSAValue) -> SSAValue:
        """Two numbers combined, in their compute type."""
        dtype = dtypes.compute(self.result_dtype)
        return COMBINERS[self.combiner.data].combine(b, left, right, dtype)

    def initial(self, b: ScalarBuilder) -> SSAValue:
        """The combiner's identity, in the compute type."""
        identity = COMBINERS[self.combiner.data].identity(self.result_dtype)
        return b.constant(identity, dtypes.compute(self.result_dtype))

    def verify_(self) -> None:
        super().verify_()
        require(
            self.combiner.data in ACROSS,
            f"graph.across: {self.combiner.data!r} is not one of {', '.join(ACROSS)}",
        )
        require(
            shape_of(self.operand) == () and self.operand.type == self.result.type,
            "graph.across: the operand and the result must be of one type, of rank 0",
        )
