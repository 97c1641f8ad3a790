"""What the schedules of chains of products share: the products of their nests, and the places of their locals."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from xdsl.ir import SSAValue

from mlfuse.dialects.loop.ops import LocalOp, NestOp, StoreOp
from mlfuse.dialects.sizes import ONE, Product
from mlfuse.passes.scheduling.analysis.access import Space
from mlfuse.passes.scheduling.matrices import Matrices, matrices_of
from mlfuse.passes.scheduling.nest import Unsuited

Strides = tuple[Product, ...]


def product_of(space: Space) -> Matrices | Unsuited:
    """The matrices of a nest that computes one product."""
    found = matrices_of(space)
    if isinstance(found, Unsuited):
        return found
    if not found[0].is_f32:
        return Unsuited("a matrix isn't f32")
    return found[0] if len(found) == 1 else Unsuited("a nest computes several products")


def stores(nest: NestOp, local: LocalOp) -> bool:
    """Whether a nest stores to a local."""
    return any(isinstance(op, StoreOp) and op.buffer is local.result for op in nest.walk())


def are_independent(spaces: Sequence[Space], locals_: Collection[SSAValue]) -> bool:
    """Whether no nest reads or writes what another one writes, but for the locals."""
    touched = [{a.buffer for a in space.accesses.values()}.difference(locals_) for space in spaces]
    written = [
        {a.buffer for a in space.accesses.values() if isinstance(a.op, StoreOp)}.difference(locals_)
        for space in spaces
    ]
    return not any(
        one & other for n, one in enumerate(written) for m, other in enumerate(touched) if n != m
    )


def row_major(sizes: tuple[Product, ...]) -> Strides:
    """The strides of dims of these sizes."""
    strides = [ONE]
    for size in reversed(sizes[1:]):
        strides.append(strides[-1] * size)
    return tuple(reversed(strides))


def laid_out(space: Space, strides: Mapping[SSAValue, Strides]) -> Space:
    """A space with other strides of some buffers: of those, only a block is in memory."""
    accesses = {
        op: replace(access, strides=strides.get(access.buffer, access.strides))
        for op, access in space.accesses.items()
    }
    return replace(space, accesses=accesses)
