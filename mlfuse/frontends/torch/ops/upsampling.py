"""Nearest-neighbor resizing by whole factors, and its gradient."""

from __future__ import annotations

from collections.abc import Sequence

from mlfuse.dialects.graph.array import RepeatOp
from mlfuse.dialects.graph.base import shape_of
from mlfuse.frontends.torch.ops.average_pooling import mean
from mlfuse.frontends.torch.ops.reductions import static
from mlfuse.frontends.torch.ops.table import StaysInAten, converter
from mlfuse.frontends.torch.ops.windows import Ints, Windows
from mlfuse.frontends.torch.ops.writer import writer
from mlfuse.frontends.tracing.array import TracedArray


@converter("aten.upsample_nearest2d.default")
def upsample(
    x: TracedArray, sizes: Ints, scales_h: float | None = None, scales_w: float | None = None
) -> TracedArray:
    w, value = writer(), x.value
    static(x, x.ndim - 2, x.ndim - 1)
    for axis, size in zip((x.ndim - 2, x.ndim - 1), sizes, strict=True):
        own = shape_of(value)[axis]
        if size % own:
            raise StaysInAten(f"resizing of {own} elements to {size}")
        if size != own:
            value = w.emit(RepeatOp.make(value, repeats=size // own, axis=axis))
    return w.array(value)


@converter("aten.upsample_nearest2d.vec")
def upsample_by(x: TracedArray, sizes: Ints | None, scales: Sequence[float] | None) -> TracedArray:
    static(x, x.ndim - 2, x.ndim - 1)
    if sizes is None:
        own = shape_of(x.value)[-2:]
        sizes = [int(n * scale) for n, scale in zip(own, scales or (), strict=True)]
    return upsample(x, sizes)


@converter("aten.upsample_nearest2d_backward.default")
def upsample_backward(
    grad: TracedArray,
    output_size: Ints,
    input_size: Ints,
    scales_h: float | None = None,
    scales_w: float | None = None,
) -> TracedArray:
    sizes = zip(output_size, input_size[-2:], strict=True)
    if any(large % small for large, small in sizes):
        raise StaysInAten(
            f"the gradient of resizing {list(input_size[-2:])} elements to {list(output_size)}"
        )
    factors = [a // b for a, b in zip(output_size, input_size[-2:], strict=True)]
    return mean(grad, Windows.of(grad, factors), divisor=1)
