"""`convolution`: by a convolution library (`convolution_kinds.py`) if the device has one, else as matrix
products over the columns of windows (`convolution_plan.py`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Self

import numpy as np
from xdsl.dialects.builtin import DYNAMIC_INDEX

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects.graph.convolution_meaning import ConvolutionNumbers, window_dims
from mlfuse.dialects.loop.host import LibraryOp
from mlfuse.dialects.loop.ops import memref_type
from mlfuse.runtime.library.convolution_kinds import as_kind
from mlfuse.runtime.library.convolution_plan import ConvolutionPlan, KernelViews
from mlfuse.runtime.library.epilogue import add_epilogue
from mlfuse.runtime.library.function import LibraryFunction, Options, Packing
from mlfuse.runtime.library.layout import Layout
from mlfuse.runtime.library.planning import Planner, as_matrices
from mlfuse.runtime.library.steps import ArrayView, Library, Operand, Work, Zero


@dataclass(frozen=True)
class Convolution(LibraryFunction):
    """The parameters of one convolution, and its epilogue."""

    NAME: ClassVar[str] = "convolution"
    INPUTS: ClassVar[int | None] = None
    TAKES_ANY_ORDER: ClassVar[bool] = True
    numbers: ConvolutionNumbers
    epilogue: str = ""

    @property
    def title(self) -> str:
        return f"{self.NAME} with epilogue {self.epilogue}" if self.epilogue else self.NAME

    @classmethod
    def read(cls, options: Options) -> Self:
        names = ("strides", "low", "high", "lhs_dilation", "rhs_dilation", "reverse")
        found = cls(
            ConvolutionNumbers(
                lhs=options.integers("lhs_dims"),
                rhs=options.integers("rhs_dims"),
                result=options.integers("result_dims"),
                windows=window_dims(*map(options.integers, names)),
                feature_groups=options.integer("feature_groups"),
                batch_groups=options.integer("batch_groups"),
            ),
            options.epilogue(),
        )
        found.check_vectors(options.op)
        return found

    def check_vectors(self, op: LibraryOp) -> None:
        """OpError unless the vectors of the epilogue have an element for each feature of the result."""
        features = memref_type(op.output).get_shape()[self.numbers.result[1]]
        for vector in map(memref_type, op.inputs[2:]):
            sizes = {features, *vector.get_shape()} - {DYNAMIC_INDEX}
            if vector.get_num_dims() != 1 or len(sizes) > 1:
                raise OpError(
                    op, "a vector of the epilogue has one dim, that of the result's features"
                )

    def packing(self, number: int, operand: Operand, library: Library[Any]) -> Packing | None:
        if number != 1 or 0 in operand.shape or library.convolves(operand.dtype):
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
        outputs: Sequence[Operand],
        packed: Mapping[int, Packing],
        library: Library[Any],
    ) -> Work:
        (output,) = outputs
        planner = Planner.of(inputs, output, packed)
        if 0 in output.shape:
            return planner.work()
        if any(0 in operand.shape for operand in inputs):
            planner.add(Zero(ArrayView(len(inputs), Layout.row_major(output.shape))))
            self._add_epilogue(planner, inputs, output)
            return planner.work()
        found = self._by_kind(inputs, output, packed, library)
        if found is not None:
            return found
        ConvolutionPlan(self.numbers, inputs[:2], output, packed.get(1), library, planner).run()
        self._add_epilogue(planner, inputs, output)
        return planner.work()

    def _add_epilogue(self, planner: Planner, inputs: Sequence[Operand], output: Operand) -> None:
        """The steps of the epilogue after the convolution's."""
        if not self.epilogue:
            return
        feature = self.numbers.result[1]
        others = [dim for dim in range(len(output.shape)) if dim != feature]
        layout = Layout.row_major(output.shape).permuted([*others, feature])
        add_epilogue(planner, ArrayView(len(inputs), layout), self.epilogue, self._vectors(inputs))

    @staticmethod
    def _vectors(inputs: Sequence[Operand]) -> tuple[ArrayView, ...]:
        return tuple(ArrayView(n, operand.layout) for n, operand in enumerate(inputs) if n >= 2)

    def _by_kind(
        self,
        inputs: Sequence[Operand],
        output: Operand,
        packed: Mapping[int, Packing],
        library: Library[Any],
    ) -> Work | None:
        """The steps with a convolution library; None if it doesn't support the convolution."""
        stored = inputs[0].dtype
        if packed or not library.convolves(stored) or not self.numbers.windows:
            return None
        keeps = inputs[1].never_changes and inputs[1].dtype == np.dtype(np.float32)
        planner = Planner.of(inputs, output, packed)
        step = as_kind(self.numbers, inputs, output, planner)
        if step is not None and keeps and step.kind != "weights" and step.weights.array == 1:
            step = replace(step, keeps=True)
        if step is None:
            return None
        whole = step
        plain = all(dtype == np.float32 for dtype in planner.dtypes[: len(inputs) + 1])
        if self.epilogue and step.kind == "forward" and plain:
            whole = replace(step, epilogue=self.epilogue, vectors=self._vectors(inputs))
        nbytes = library.convolution_bytes(whole, planner.dtypes)
        if nbytes is None and whole is not step:
            whole, nbytes = step, library.convolution_bytes(step, planner.dtypes)
        if nbytes is None:
            return None
        room = planner.room((nbytes,), np.dtype(np.uint8)) if nbytes else None
        planner.add(replace(whole, scratch=room))
        if not whole.epilogue:
            self._add_epilogue(planner, inputs, output)
        return planner.work()
