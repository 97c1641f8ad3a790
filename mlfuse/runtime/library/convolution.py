"""`convolution`: by a library made for it (`convolution_kinds.py`) where the device has one, else as matrix
products over the columns of windows (`convolution_plan.py`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Self

import numpy as np

from mlfuse.dialects.graph.convolution_meaning import ConvolutionNumbers, window_dims
from mlfuse.runtime.library.convolution_kinds import as_kind
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
        if number == 0 or 0 in operand.shape or library.convolves(operand.dtype):
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
        found = self._by_kind(inputs, output, packed, library)
        if found is not None:
            return found
        ConvolutionPlan(self.numbers, inputs, output, packed.get(1), library, planner).run()
        return planner.work()

    def _by_kind(
        self,
        inputs: Sequence[Operand],
        output: Operand,
        packed: Mapping[int, Packing],
        library: Library[Any],
    ) -> Work | None:
        """The steps with a library that is made for convolutions; None where it isn't one's task."""
        stored = inputs[0].dtype
        if packed or not library.convolves(stored) or not self.numbers.windows:
            return None
        keeps = inputs[1].never_changes and inputs[1].dtype == np.dtype(np.float32)
        planner = Planner.of(inputs, output, packed)
        step = as_kind(self.numbers, inputs, output, planner)
        if step is not None and keeps and step.kind != "weights" and step.weights.array == 1:
            step = replace(step, keeps=True)
        nbytes = None if step is None else library.convolution_bytes(step, planner.dtypes)
        if step is None or nbytes is None:
            return None
        room = planner.room((nbytes,), np.dtype(np.uint8)) if nbytes else None
        planner.add(replace(step, scratch=room))
        return planner.work()
