"""Finds the matrices whose products a nest computes, for the schedules of CPUs and GPUs.

A nest computes products if each of its points holds one or more `loop.reduce`, which add products of two factors and whose
ops may be contracted (`fastmath<contract>`). A factor is a load; the right one may be computed from several, such as an
integer times the scale of its column. The dims have these parts, the same in all products of the nest:

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
from xdsl.ir import Operation, SSAValue
from xdsl.traits import is_side_effect_free

from mlfuse.dialects import dtypes
from mlfuse.dialects.loop.ops import LoadOp, NestOp, ReduceOp, YieldOp
from mlfuse.dialects.sizes import ZERO, Product
from mlfuse.passes.scheduling.analysis.access import Access, Space
from mlfuse.passes.scheduling.emission.hooks import memory_hooks
from mlfuse.passes.scheduling.emission.index_builder import Index
from mlfuse.passes.scheduling.emission.kernel_builder import KernelBuilder
from mlfuse.passes.scheduling.nest import Unsuited
from mlfuse.passes.utils.slices import backward_slice


@dataclass(frozen=True)
class Factor:
    """One factor of a sum of products."""

    ops: tuple[Operation, ...]
    """The ops of the reduction that compute it, in order."""
    value: SSAValue
    loads: tuple[Access, ...]

    @property
    def access(self) -> Access:
        """The load of most elements."""
        return max(self.loads, key=lambda access: len(access.used))

    @property
    def is_loaded(self) -> bool:
        """Whether it is what a load gives, converted to f32 or not."""
        first, *others = self.ops
        return isinstance(first, LoadOp) and all(isinstance(op, arith.ExtFOp) for op in others)

    def moves(self, dim: int) -> bool:
        """Whether it is another one along a dim."""
        return any(access.stride(dim) != ZERO for access in self.loads)


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
    computed: Factor | None = None
    """What computes an element of the right matrix; None if it is loaded. `right` is then the load of most elements."""

    def size(self, dim: int | None) -> int:
        """The size of a dim."""
        return 1 if dim is None else self.space.sizes[dim].factor

    @property
    def rows(self) -> int:
        """The rows of the left matrix."""
        return self.size(self.row)

    @property
    def columns(self) -> int:
        """The columns of the right matrix."""
        return self.size(self.column)

    @property
    def depth(self) -> int:
        """The terms of a sum."""
        return self.size(self.term)

    @property
    def before_rows(self) -> list[Product]:
        """The sizes of the dims before the rows, of a nest whose last two dims are rows and columns."""
        return list(self.space.sizes[: self.column - 1])

    @property
    def left_batch(self) -> tuple[int, ...]:
        """The batch dims of the left matrix: it is the same along the others."""
        return tuple(d for d in self.batch if d in self.left.used)

    @property
    def right_batch(self) -> tuple[int, ...]:
        """The batch dims of the right matrix."""
        loads = (self.right,) if self.computed is None else self.computed.loads
        return tuple(d for d in self.batch if any(d in access.used for access in loads))

    @property
    def is_f32(self) -> bool:
        """Whether the elements of both matrices are f32 in memory, as their sums are. Others are converted or computed."""
        return self.right_is_f32 and dtypes.of(self.left.buffer.type) == dtypes.F32

    @property
    def right_is_f32(self) -> bool:
        """The same of the right matrix."""
        return self.computed is None and dtypes.of(self.right.buffer.type) == dtypes.F32

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
    multiplied = multiplication_of(reduce)
    if multiplied is None:
        return Unsuited("its reduction isn't a sum of products that may be contracted")
    factors = [_factor_of(space, reduce, value) for value in (multiplied.lhs, multiplied.rhs)]
    if not all(factor.loads for factor in factors) or len(reduce.body.block.ops) != 2 + sum(
        len(factor.ops) for factor in factors
    ):
        return Unsuited("its factors aren't computed apart, from loads")
    accesses = [access for factor in factors for access in factor.loads]
    if any(access.guard or access.strides is None or access.computed for access in accesses):
        return Unsuited("a factor isn't read at an affine index")
    column = space.outer - 1
    users = [factor for factor in factors if factor.moves(column)]
    if len(users) != 1:
        return Unsuited("its last dim isn't that of one factor")
    (right,) = users
    left = factors[0] if factors[1] is right else factors[1]
    if not left.is_loaded:
        return Unsuited("its left factor is computed")
    own = [d for d in range(column) if left.moves(d) and not right.moves(d)]
    row = own[-1] if own else None
    batch = tuple(d for d in range(column) if d != row)
    computed = None if right.is_loaded else right
    return Matrices(
        space, reduce, left.access, right.access, batch, row, column, space.outer, computed
    )


def _factor_of(space: Space, reduce: ReduceOp, value: SSAValue) -> Factor:
    """The ops that compute a factor; without loads if one of them is neither a load nor pure, or needs a value of a point."""
    body, points = reduce.body.block, space.nest.regions[0].block
    ops = tuple(backward_slice([value], body))
    pure = all(isinstance(op, LoadOp) or (is_side_effect_free(op) and not op.regions) for op in ops)
    owners = [operand.owner for op in ops for operand in op.operands]
    if not pure or any(isinstance(o, Operation) and o.parent is points for o in owners):
        return Factor(ops, value, ())
    loads = tuple(space.accesses[op] for op in ops if isinstance(op, LoadOp))
    return Factor(ops, value, loads)


def factors_of(reduce: ReduceOp) -> list[LoadOp] | None:
    """The loads whose products a reduction in f32 sums up, of f32 or of shorter floats that are extended; None if it is no
    such sum, or one whose products round."""
    body = list(reduce.body.block.ops)
    match [op for op in body if not isinstance(op, arith.ExtFOp)]:
        case [LoadOp() as a, LoadOp() as b, arith.MulfOp() as product, YieldOp()]:
            pass
        case _:
            return None
    is_product = [_loaded(product.lhs), _loaded(product.rhs)] == [a.result, b.result]
    is_product &= len(body) == 4 + sum(load.result.type != f32 for load in (a, b))
    return [a, b] if is_product and multiplication_of(reduce) is product else None


def multiplication_of(reduce: ReduceOp) -> arith.MulfOp | None:
    """The multiplication whose results a reduction in f32 sums up from 0, both of which may be contracted; None if it is no
    such sum."""
    match list(reduce.body.block.ops)[-2:], list(reduce.combiner.block.ops):
        case (
            [arith.MulfOp() as product, YieldOp() as yielded],
            [arith.AddfOp() as total, YieldOp() as combined],
        ):
            pass
        case _:
            return None
    flags = [*product.fastmath.data, *total.fastmath.data]
    is_sum = {total.lhs, total.rhs} == set(reduce.combiner.block.args)
    ends = [*yielded.values, *combined.values] == [product.result, total.result]
    contracts = flags.count(FastMathFlag.ALLOW_CONTRACT) == 2
    if not (is_sum and ends and contracts) or total.result.type != f32:
        return None
    init = reduce.init[0].owner
    is_zero = isinstance(init, arith.ConstantOp) and init.value == FloatAttr(0.0, f32)
    return product if is_zero else None


def _loaded(factor: SSAValue) -> SSAValue:
    """What a factor is before it is extended."""
    return factor.owner.input if isinstance(factor.owner, arith.ExtFOp) else factor


def load_f32(b: KernelBuilder, access: Access, point: list[Index]) -> SSAValue:
    """An element of a matrix, as f32."""
    value = b.load(b.lookup(access.buffer), b.address(access, point))
    return value if value.type == f32 else b.value_of(arith.ExtFOp(value, f32))


def right_element(b: KernelBuilder, matrices: Matrices, point: list[Index]) -> SSAValue:
    """An element of a right matrix, as f32."""
    factor = matrices.computed
    if factor is None:
        return load_f32(b, matrices.right, point)
    b.bind_indices(matrices.space, point)
    b.clone(factor.ops, memory_hooks(b, matrices.space.accesses, point))
    return b.lookup(factor.value)


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
