"""Finds the matrices whose products a nest computes, for the schedules of CPUs and GPUs.

A nest computes products if each of its points holds one or more `loop.reduce`, which add products of two loads and whose
ops may be contracted (`fastmath<contract>`). Its dims have these parts, the same in all products of the nest:

| part | the left matrix | the right matrix |
|---|---|---|
| column: the innermost dim of the points | same | other element |
| row: the last dim that only the left matrix has | other element | same |
| batch: all others | any | any |
| term: the dim of the reduction | other element | other element |

Complexity: linear in the accesses times the dims.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from xdsl.dialects import arith
from xdsl.dialects.builtin import FloatAttr, f32
from xdsl.dialects.utils import FastMathFlag
from xdsl.ir import SSAValue

from mlfuse.dialects import dtypes
from mlfuse.dialects.loop.ops import LoadOp, NestOp, ReduceOp, YieldOp
from mlfuse.dialects.sizes import ZERO, Product
from mlfuse.passes.scheduling.analysis.access import Access, Space
from mlfuse.passes.scheduling.emission.hooks import memory_hooks
from mlfuse.passes.scheduling.emission.index_builder import Index
from mlfuse.passes.scheduling.emission.kernel_builder import KernelBuilder
from mlfuse.passes.scheduling.nest import Unsuited


@dataclass(frozen=True)
class Matrices:
    """The parts of one product. Dims are numbers of the space's dims."""

    space: Space
    reduce: ReduceOp
    left: Access
    right: Access
    batch: tuple[int, ...]
    row: int | None
    """None if the product has one row."""
    column: int
    term: int

    def size(self, dim: int | None) -> int:
        """The size of a dim."""
        return 1 if dim is None else self.space.sizes[dim].factor

    @property
    def left_batch(self) -> tuple[int, ...]:
        """The batch dims of the left matrix: it is the same along the others."""
        return tuple(d for d in self.batch if d in self.left.used)

    @property
    def right_batch(self) -> tuple[int, ...]:
        """The batch dims of the right matrix."""
        return tuple(d for d in self.batch if d in self.right.used)

    @property
    def is_f32(self) -> bool:
        """Whether the elements of both matrices are f32, as their sums are. Others are converted."""
        return all(
            dtypes.of(access.buffer.type) == dtypes.F32 for access in (self.left, self.right)
        )

    def point(self, indices: Mapping[int, Index]) -> list[Index]:
        """A point of the space, 0 along other dims."""
        return [indices.get(d, 0) for d in range(len(self.space.sizes))]


def stride_of(access: Access, dim: int) -> Product:
    """The stride of a matrix along a dim."""
    stride = access.stride(dim)
    assert stride is not None  # `matrices_of` checked it
    return stride


def matrices_of(space: Space) -> tuple[Matrices, ...] | Unsuited:
    """The matrices whose products a nest computes, in the nest's order, or why it computes none."""
    nests = space.inner_nests()
    reduces = [nest for nest in nests if isinstance(nest, ReduceOp)]
    if not space.outer or not nests or len(reduces) < len(nests):
        return Unsuited("its points hold something else than reductions")
    if len(space.inner_sizes) != 1:
        return Unsuited("its sums aren't over one dim")
    if not all(size.static for size in space.sizes):
        return Unsuited("it has sizes that aren't known, or are 0")
    products: list[Matrices] = []
    for reduce in reduces:
        found = _matrices_of(space, reduce)
        if isinstance(found, Unsuited):
            return found
        products.append(found)
    if any(found.row != products[0].row for found in products):
        return Unsuited("its products have different rows")
    return tuple(products)


def _matrices_of(space: Space, reduce: ReduceOp) -> Matrices | Unsuited:
    loads = factors_of(reduce)
    if loads is None:
        return Unsuited("its reduction isn't a sum of products that may be contracted")
    accesses = [space.accesses[load] for load in loads]
    if any(access.guard or access.strides is None or access.computed for access in accesses):
        return Unsuited("a factor isn't read at an affine index")
    column = space.outer - 1
    users = [access for access in accesses if access.stride(column) != ZERO]
    if len(users) != 1:
        return Unsuited("its last dim isn't that of one factor")
    (right,) = users
    left = accesses[0] if accesses[1] is right else accesses[1]
    own = [d for d in range(column) if right.stride(d) == ZERO and left.stride(d) != ZERO]
    row = own[-1] if own else None
    batch = tuple(d for d in range(column) if d != row)
    return Matrices(space, reduce, left, right, batch, row, column, space.outer)


def factors_of(reduce: ReduceOp) -> list[LoadOp] | None:
    """The loads whose products a reduction in f32 sums up, of f32 or of shorter floats that are extended; None if it is no
    such sum, or one whose products round."""
    body, combiner = list(reduce.body.block.ops), list(reduce.combiner.block.ops)
    match [op for op in body if not isinstance(op, arith.ExtFOp)], combiner:
        case (
            [LoadOp() as a, LoadOp() as b, arith.MulfOp() as product, YieldOp() as yielded],
            [arith.AddfOp() as total, YieldOp() as combined],
        ):
            pass
        case _:
            return None
    flags = [*product.fastmath.data, *total.fastmath.data]
    is_sum = {total.lhs, total.rhs} == set(reduce.combiner.block.args)
    is_product = [_loaded(product.lhs), _loaded(product.rhs)] == [a.result, b.result]
    is_product &= len(body) == 4 + sum(load.result.type != f32 for load in (a, b))
    ends = [*yielded.values, *combined.values] == [product.result, total.result]
    contracts = flags.count(FastMathFlag.ALLOW_CONTRACT) == 2
    if not (is_sum and is_product and ends and contracts) or total.result.type != f32:
        return None
    init = reduce.init[0].owner
    is_zero = isinstance(init, arith.ConstantOp) and init.value == FloatAttr(0.0, f32)
    return [a, b] if is_zero else None


def _loaded(factor: SSAValue) -> SSAValue:
    """What a factor is before it is extended."""
    return factor.owner.input if isinstance(factor.owner, arith.ExtFOp) else factor


def load_f32(b: KernelBuilder, access: Access, point: list[Index]) -> SSAValue:
    """An element of a matrix, as f32."""
    value = b.load(b.lookup(access.buffer), b.address(access, point))
    return value if value.type == f32 else b.value_of(arith.ExtFOp(value, f32))


def finish_element(
    b: KernelBuilder,
    matrices: Matrices,
    dims: Mapping[int, Index],
    sum_of: Callable[[ReduceOp], SSAValue],
) -> None:
    """The rest of the body at the point `dims`, given its sums of products."""
    space = matrices.space
    point = matrices.point(dims)[: space.outer]
    b.bind_indices(space, point)
    hooks = memory_hooks(b, space.accesses, point)

    def nest_of(nest: NestOp) -> None:
        assert isinstance(nest, ReduceOp)
        b.values[nest.results[0]] = sum_of(nest)

    hooks.nest = nest_of
    b.clone(space.nest.regions[0].block.ops, hooks)


def zero_of(b: KernelBuilder) -> SSAValue:
    """The constant 0."""
    return b.value_of(arith.ConstantOp(FloatAttr(0.0, f32)))
