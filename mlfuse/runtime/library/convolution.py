"""`convolution` as matrix products over the columns of windows; see `convolution_plan.py`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from mlfuse.dialects.graph.convolution_meaning import ConvolutionNumbers, window_dims
from mlfuse.runtime.library.convolution_plan import ConvolutionPlan, KernelViews
from mlfuse.runtime.library.function import LibraryFunction, Options, Packing
from mlfuse.runtime.library.layout import Layout
from mlfuse.runtime.library.planning import Planner, as_matrices
from mlfuse.runtime.library.steps import Library, Operand, Place, Work, Zero


@dataclass(frozen=True)
class Convolution(LibraryFunction):
    """The numbers of one convolution."""

    NAME: ClassVar[str] = "convolution"
    INPUTS: ClassVar[int | None] = 2
    TAKES_ANY_ORDER: ClassVar[bool] = True
    numbers: ConvolutionNumbers

    @classmethod
    def read(cls, options: Options) -> Self:
        names = ("strides", "low", "high", "lhs_dilation", "rhs_dilation", "reverse")
        return cls(
            ConvolutionNumbers(
                lhs=options.integers("lhs_dims"),
                rhs=options.integers("rhs_dims"),
                result=options.integers("result_dims"),
                windows=window_dims(*map(options.integers, names)),
                feature_groups=options.integer("feature_groups"),
                batch_groups=options.integer("batch_groups"),
            )
        )

    def packing(self, number: int, operand: Operand, library: Library[Any]) -> Packing | None:
        if number == 0 or 0 in operand.shape:
            return None
        kernel = KernelViews.of(self.numbers, operand.layout)
        parts = tuple(kernel.part(phase) for phase in kernel.phases)
        dtype = library.product_dtype(operand.dtype, batched=self.numbers.groups > 1)
        if dtype == operand.dtype and all(as_matrices(part, 1, 1) is not None for part in parts):
            return None
        return Packing(parts, dtype)

    def plan(
        self,
        inputs: Sequence[Operand],
        output: Operand,
        packed: Mapping[int, Packing],
        library: Library[Any],
    ) -> Work:
        planner = Planner.of(inputs, output, packed)
        if 0 in output.shape:
            return planner.work()
        if any(0 in operand.shape for operand in inputs):
            planner.add(Zero(Place(len(inputs), Layout.row_major(output.shape))))
            return planner.work()
        ConvolutionPlan(self.numbers, inputs, output, packed.get(1), library, planner).run()
        return planner.work()
