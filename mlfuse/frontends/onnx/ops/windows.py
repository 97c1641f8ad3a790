"""The windows of convolutions and pools, from their common attributes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from mlfuse.dialects.graph.convolution_meaning import WindowDim
from mlfuse.frontends.onnx.node import Node
from mlfuse.frontends.onnx.ops.arrays import Shape, known_sizes
from mlfuse.frontends.tracing import TracedArray


@dataclass(frozen=True)
class Sliding:
    """The attributes of a sliding window; a list that is empty or missing has default values."""

    strides: Sequence[int] = ()
    dilations: Sequence[int] = ()
    pads: Sequence[int] = ()
    """The amounts before all spatial dims, then the amounts after them."""
    auto_pad: str = "NOTSET"

    def lists(self, rank: int) -> tuple[list[int], list[int], list[int]]:
        """Strides, dilations and padding for so many spatial dims."""
        return (
            list(self.strides or [1] * rank),
            list(self.dilations or [1] * rank),
            list(self.pads or [0] * (2 * rank)),
        )


@dataclass(frozen=True)
class Pool(Sliding):
    """The attributes of a pool's window. `kernel_shape` must be given."""

    kernel_shape: Sequence[int] | None = None
    ceil_mode: bool = False


@dataclass(frozen=True)
class Along:
    """A window of `kernel` elements and how it moves along one spatial dim."""

    kernel: int
    window: WindowDim
    beyond: int = 0
    """The number of elements beyond the padding that the last window needs in ceil mode."""

    def positions(self, size: int) -> int:
        """The number of positions of the window."""
        window = replace(self.window, high=self.window.high + self.beyond)
        return window.positions(size, self.kernel)


def windows_of(node: Node, x: TracedArray, kernel: Sequence[int], sliding: Sliding) -> list[Along]:
    """Strides, dilations and padding for each spatial dim of x, the dims after the second."""
    rank = x.ndim - 2
    if rank < 0 or len(kernel) != rank or any(each < 1 for each in kernel):
        node.invalid(f"a kernel {list(kernel)} for an input of rank {x.ndim}")
    strides, dilations, pads = sliding.lists(rank)
    if not len(strides) == len(dilations) == len(pads) // 2 == rank or len(pads) % 2:
        node.invalid(f"strides {strides}, dilations {dilations}, pads {pads} for {rank} dims")
    if min([*strides, *dilations], default=1) < 1:
        node.invalid(f"strides {strides} and dilations {dilations} must be positive")
    windows = [
        WindowDim(strides[d], pads[d], pads[rank + d], rhs_dilation=dilations[d])
        for d in range(rank)
    ]
    match sliding.auto_pad:
        case "NOTSET":
            pass
        case "VALID":
            windows = [replace(each, low=0, high=0) for each in windows]
        case "SAME_UPPER" | "SAME_LOWER":
            sizes, upper = known_sizes(node, x, range(2, x.ndim)), sliding.auto_pad == "SAME_UPPER"
            rows = zip(sizes, kernel, strides, dilations, strict=True)
            windows = [WindowDim.same(*row, upper=upper) for row in rows]
        case other:
            node.invalid(f"there is no auto_pad {other!r}")
    return [Along(*each) for each in zip(kernel, windows, strict=True)]


def pooled(node: Node, x: TracedArray, pool: Pool) -> list[Along]:
    """The windows of a pool. In ceil mode, some reach beyond the padding; a window that is entirely beyond it is left
    out."""
    windows = windows_of(node, x, node.given("kernel_shape", pool.kernel_shape), pool)
    if not pool.ceil_mode:
        return windows
    sizes = known_sizes(node, x, range(2, x.ndim))
    return [_ceiled(each, size) for each, size in zip(windows, sizes, strict=True)]


def _ceiled(along: Along, size: int) -> Along:
    kernel, window = along.kernel, along.window
    last = (window.ceil_positions(size, kernel) - 1) * window.stride
    room = size + window.low + window.high - window.extent(kernel)
    return replace(along, beyond=max(last - room, 0))


def kernel_of(node: Node, weights: Shape, told: list[int] | None) -> list[int]:
    """The kernel's sizes: those of the weights, which the attribute must repeat if it is given."""
    sizes = weights[2:]
    if not all(isinstance(each, int) for each in sizes):
        node.needs_sizes("the sizes of its weights aren't known yet")
    found = [int(each) for each in sizes]
    if told is not None and told != found:
        node.invalid(f"kernel_shape {told} for weights {found}")
    return found
