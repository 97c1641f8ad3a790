"""Windows that slide over a tensor: pooling, running sums, the gradient of max pooling."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.ir import Region, SSAValue

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects import dtypes
from mlfuse.dialects.graph.base import shape_of, tensor_type
from mlfuse.dialects.graph.build import cast
from mlfuse.dialects.graph.composite import Emitter
from mlfuse.dialects.graph.cumulative import CumulativeOp
from mlfuse.dialects.graph.padding import PadOp
from mlfuse.dialects.graph.pooling import SelectAndScatterOp
from mlfuse.dialects.graph.reduction import ReduceOp
from mlfuse.dialects.graph.selection import CompareOp
from mlfuse.dialects.graph.windows import WindowsOp
from mlfuse.dialects.stablehlo import windows
from mlfuse.passes.importing.reduce_regions import reduce_by
from mlfuse.passes.importing.regions import combined_with, combiner_of, returned
from mlfuse.passes.importing.rules import Rules
from mlfuse.passes.importing.values import is_identity


def _reduce_window(e: Emitter, op: windows.ReduceWindowOp) -> Sequence[SSAValue]:
    combiner, init = combiner_of(op.body), op.init_values[0]
    if combiner is None:
        pairs = zip(op.inputs, op.init_values, strict=True)
        views = [_windows(e, op, x, start) for x, start in pairs]
        return reduce_by(e, op, views, op.init_values, _window_dims(op), op.body)
    element = tensor_type(op.outputs[0]).element_type
    x, init = cast(e, op.inputs[0], element), cast(e, init, element)
    running = _running(op) if is_identity(op.init_values[0], combiner) else None
    if running is not None:
        return [e.emit(CumulativeOp(combiner, x, running[0], reverse=running[1]))]
    reduced = e.emit(ReduceOp(combiner, _windows(e, op, x, init), _window_dims(op)))
    return [combined_with(e, combiner, reduced, op.init_values[0])]


def _windows(e: Emitter, op: windows.ReduceWindowOp, x: SSAValue, init: SSAValue) -> SSAValue:
    """The windows of one operand: the first dims number the windows, as many more run along each."""
    low = [window.low for window in op.windows]
    high = [window.high for window in op.windows]
    between = [window.base_dilation - 1 for window in op.windows]
    if any((*low, *high, *between)):
        x = e.emit(PadOp(x, init, low, high, between))
    sizes = [window.size for window in op.windows]
    strides = [window.stride for window in op.windows]
    return e.emit(WindowsOp(x, sizes, strides, [window.dilation for window in op.windows]))


def _window_dims(op: windows.WindowedOp) -> range:
    rank = len(op.windows)
    return range(rank, 2 * rank)


def _running(op: windows.ReduceWindowOp) -> tuple[int, bool] | None:
    """The dim along which each result combines all elements up to it (or, second, from it on).

    None for any other windows.
    """
    plain = windows.Window(1, 1, 1, 1, 0, 0)
    wide = [d for d, window in enumerate(op.windows) if window != plain]
    if len(wide) != 1:
        return None
    window, size = op.windows[wide[0]], shape_of(op.inputs[0])[wide[0]]
    for low, high in ((size - 1, 0), (0, size - 1)):
        if window == windows.Window(size, 1, 1, 1, low, high):
            return wide[0], low == 0
    return None


def _select_and_scatter(e: Emitter, op: windows.SelectAndScatterOp) -> Sequence[SSAValue]:
    selected, combiner = _selected(op.select), combiner_of(op.scatter)
    if selected is None:
        raise OpError(
            op, "select must compare its first argument with its second, by GE, GT, LE or LT"
        )
    if combiner is None:
        raise OpError(op, "scatter must be one op on its arguments")
    window = (
        [window.size for window in op.windows],
        [window.stride for window in op.windows],
        [window.low for window in op.windows],
        [window.high for window in op.windows],
    )
    scattered = SelectAndScatterOp.of(
        op.operand, op.source, select=selected, combiner=combiner, window=window
    )
    return [combined_with(e, combiner, e.emit(scattered), op.init_value)]


def _selected(region: Region) -> str | None:
    """Whether the largest or the smallest element is selected. Among equal ones either is allowed: the
    order of selection is unspecified."""
    block, values = region.block, returned(region.block)
    op = values[0].owner if len(values) == 1 else None
    if not isinstance(op, CompareOp) or dtypes.of(values[0].type) != dtypes.BOOL:
        return None
    found = {"ge": "max", "gt": "max", "le": "min", "lt": "min"}.get(op.predicate.data)
    return found if list(op.operands) == list(block.args) else None


RULES: Rules = {
    windows.ReduceWindowOp: _reduce_window,
    windows.SelectAndScatterOp: _select_and_scatter,
}
