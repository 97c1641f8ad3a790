"""Estimates the time of a nest on one core, to decide whether starting threads pays.

Waking the other threads and waiting for them takes a few microseconds; work of less than `FORK_NS` stays on one core.
Times are for vector code on one core of a machine with AVX-512, with data in L2: nests small enough for this decision
fit there. An error by a factor of 2 does no harm.
"""

from __future__ import annotations

from math import ceil, prod

from xdsl.dialects import arith, math
from xdsl.dialects.builtin import Float64Type
from xdsl.ir import Operation

from mlfuse.dialects import dtypes
from mlfuse.dialects.loop.ops import AccessOp, LocalOp, NestOp
from mlfuse.passes.scheduling.analysis.access import Space
from mlfuse.passes.scheduling.cpu.loops import Chunking
from mlfuse.passes.scheduling.emission.types import element_type

FORK_NS = 10_000
"""Nanoseconds of work from which threads are started."""
BYTE_NS = 0.01
OP_NS = 0.01
SLOW_NS = 0.1
"""A division or a root."""
FUNCTION_NS = 0.4
"""A function of the math header."""
_CHEAP_MATH = (math.FmaOp, math.AbsFOp, math.CopySignOp, math.FloorOp, math.CeilOp, math.TruncOp)
_SLOW = (arith.DivfOp, math.SqrtOp, math.RsqrtOp)


def element_ns(space: Space) -> float:
    """Nanoseconds for one point of a space, all its nests together."""
    return nest_ns(space.nest)


def nest_ns(nest: NestOp) -> float:
    """Nanoseconds for one point of a nest."""
    ops = list(nest.walk())
    buffers = {op.buffer for op in ops if isinstance(op, AccessOp)}
    memory = [buffer for buffer in buffers if not isinstance(buffer.owner, LocalOp)]
    nbytes = sum(dtypes.of(element_type(buffer)).nbytes for buffer in memory)
    return nbytes * BYTE_NS + sum(map(op_ns, ops))


def op_ns(op: Operation) -> float:
    """Nanoseconds of one op of a body, for one element."""
    if isinstance(op, AccessOp):
        return OP_NS
    wide = 2 if any(isinstance(result.type, Float64Type) for result in op.results) else 1
    if isinstance(op, _SLOW):
        return SLOW_NS * wide
    if op.dialect_name() in ("math", "special") and not isinstance(op, _CHEAP_MATH):
        return FUNCTION_NS * wide * wide  # the platform's functions of f64 aren't vectorized
    return OP_NS * wide


def fork_chunks(space: Space, elements: int | None, spared_ns: float = 0.0) -> int | None:
    """The number of chunks of this size from which threads pay; None for 2, or if a chunk's size
    is unknown. `spared_ns` is the part of an element's time that isn't spent on every element."""
    if elements is None:
        return None
    number = ceil(FORK_NS / max(elements * (element_ns(space) - spared_ns), 1.0))
    return number if number > 2 else None


def fork_elements(nest: NestOp) -> int:
    """The number of elements from which threads pay, for chunks of different lengths."""
    return ceil(FORK_NS / max(nest_ns(nest), 0.01))


def elements_of(space: Space, chunking: Chunking) -> int | None:
    """The elements of one chunk of a pointwise nest, if known."""
    if chunking.tile is not None:
        return chunking.step * chunking.tile
    below = [size.static for size in space.sizes[chunking.lead :]]
    known = [max(size, 1) for size in below if size is not None]
    return chunking.step * prod(known) if len(known) == len(below) else None
