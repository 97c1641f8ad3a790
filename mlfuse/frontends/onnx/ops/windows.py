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
    """The amounts before each spatial dim, then those after each."""
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
    """How a window moves along one spatial dim."""

    kernel: int
    stride: int
    dilation: int
    low: int
    high: int
    beyond: int = 0
    """The number of elements beyond `high` that the last window needs in ceil mode."""

    @property
    def extent(self) -> int:
        """The distance from a window's first element to its last, both included."""
        return (self.kernel - 1) * self.dilation + 1

    def positions(self, size: int) -> int:
        """The number of positions of the window."""
        room = size + self.low + self.high + self.beyond - self.extent
        return room // self.stride + 1 if room >= 0 else 0


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
    found = [
        Along(kernel[d], strides[d], dilations[d], pads[d], pads[rank + d]) for d in range(rank)
    ]
    if sliding.auto_pad == "NOTSET":
        return found
    if sliding.auto_pad == "VALID":
        return [Along(each.kernel, each.stride, each.dilation, 0, 0) for each in found]
    if sliding.auto_pad not in ("SAME_UPPER", "SAME_LOWER"):
        node.invalid(f"there is no auto_pad {sliding.auto_pad!r}")
    sizes, upper = known_sizes(node, x, range(2, x.ndim)), sliding.auto_pad == "SAME_UPPER"
    return [_same(each, size, upper) for each, size in zip(found, sizes, strict=True)]


def _same(along: Along, size: int, upper: bool) -> Along:
    """The padding with which there is a position for every stride; an odd amount has one more at the end, or at the
    start."""
    positions = -(-size // along.stride)
    total = max((positions - 1) * along.stride + along.extent - size, 0)
    low = total // 2 if upper else total - total // 2
    return Along(along.kernel, along.stride, along.dilation, low, total - low)


def pooled(node: Node, x: TracedArray, pool: Pool) -> list[Along]:
    """The windows of a pool. In ceil mode, some reach beyond the padding; a window that is entirely beyond it is left
    out."""
    windows = windows_of(node, x, node.given("kernel_shape", pool.kernel_shape), pool)
    if not pool.ceil_mode:
        return windows
    sizes = known_sizes(node, x, range(2, x.ndim))
    return [_ceiled(each, size) for each, size in zip(windows, sizes, strict=True)]


def _ceiled(along: Along, size: int) -> Along:
    window = WindowDim(along.stride, along.low, along.high, rhs_dilation=along.dilation)
    last = (window.ceil_positions(size, along.kernel) - 1) * along.stride
    room = size + along.low + along.high - along.extent
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
