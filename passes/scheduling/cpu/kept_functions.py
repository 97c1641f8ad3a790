"""Keeps function values that several nests of a long row compute, on a CPU.

Lowering keeps rows in `loop.local`s if every device has room for them, and recomputes longer ones in each
nest. A core has room for more, and an exponential takes as long as a dozen accesses to L2. So if a later nest
computes a function of the same operands as an earlier one, the earlier nest stores it in an array on the
stack; the bits are the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xdsl.ir import Operation, SSAValue

from mlfuse.dialects import dtypes
from mlfuse.dialects.loop.ops import AccessOp, LocalOp, NestOp, ParallelOp, ReduceOp, StoreOp
from mlfuse.dialects.sizes import product
from mlfuse.passes.scheduling.analysis.access import Space
from mlfuse.passes.scheduling.analysis.numbers import Numbers
from mlfuse.passes.scheduling.cpu.cost import FUNCTION_NS, op_ns
from mlfuse.passes.scheduling.cpu.points import points_of
from mlfuse.passes.scheduling.emission.body_hooks import Hooks
from mlfuse.passes.scheduling.emission.index_builder import Index
from mlfuse.passes.scheduling.emission.kernel_builder import KernelBuilder

MOST_BYTES = 2**20
"""The most bytes kept of a row: an L2, and half of a small stack."""


@dataclass(frozen=True)
class KeptValues:
    """The values of a row that are kept, by the ops that compute them."""

    b: KernelBuilder
    stored: dict[Operation, SSAValue]
    """The first op that computes each value, and its array."""
    loaded: dict[Operation, SSAValue]
    """Later ops that would recompute it."""

    def clone(self, ops: Sequence[Operation], hooks: Hooks, place: Index) -> list[SSAValue]:
        """Emit the body of a nest at a place of the row."""
        b = self.b
        for op in ops:
            if op in self.loaded:
                b.values[op.results[0]] = b.load(self.loaded[op], place)
        result = b.clone([op for op in ops if op not in self.loaded], hooks)
        for op in ops:
            if op in self.stored:
                b.store(b.lookup(op.results[0]), self.stored[op], place)
        return result


def keep(b: KernelBuilder, space: Space) -> KeptValues:
    """The values worth keeping of a row, with an array for each."""
    kept = KeptValues(b, {}, {})
    for first, *others in kept_functions(space):
        length = product(space.inner_sizes).static or 1
        kept.stored[first] = b.alloca(first.results[0].type, length)
        kept.loaded.update(dict.fromkeys(others, kept.stored[first]))
    return kept


def kept_functions(space: Space) -> list[list[Operation]]:
    """The kept values: in each list first the computing op, then the ops that it replaces."""
    length = product(space.inner_sizes).static
    if len(space.inner_sizes) != 1 or length is None:
        return []
    kept: list[list[Operation]] = []
    room = MOST_BYTES - sum(
        dtypes.of(op.result.type).nbytes * length
        for op in space.nest.walk()
        if isinstance(op, LocalOp)
    )
    for ops in _equal_functions(space):
        dtype = dtypes.of_element(ops[0].results[0].type)
        assert dtype is not None
        room -= dtype.nbytes * length
        if room < 0:
            break
        kept.append(ops)
    return kept


def _equal_functions(space: Space) -> list[list[Operation]]:
    """Functions that several nests compute of equal operands; only the first one of each nest."""
    written = {op.buffer for op in space.accesses if isinstance(op, StoreOp)}
    values = Numbers(written)
    found: dict[int, list[Operation]] = {}
    for nest in space.inner_nests():
        if not isinstance(nest, ParallelOp | ReduceOp) or _is_points(nest, space):
            continue
        numbers = values.of_nest(nest)
        for op in nest.regions[0].block.ops:
            if len(op.results) != 1 or isinstance(op, AccessOp) or op_ns(op) < FUNCTION_NS:
                continue
            number = numbers[op.results[0]]
            same = found.setdefault(number, []) if number is not None else []
            if all(other.parent_op() is not nest for other in same):
                same.append(op)
    return [ops for ops in found.values() if len(ops) > 1]


def _is_points(nest: NestOp, space: Space) -> bool:
    """Whether a nest needs no loop, since single elements determine all its results."""
    return isinstance(nest, ReduceOp) and len(points_of(nest, space)) == len(nest.results)
