"""The loop nest of a matrix product: in a kernel that reads the product, or in one of its own.

A kernel may compute several products that it reads: a `loop.reduce` for each, over as many terms, with the same nest dims
as rows and as columns. Then one tile of rows and columns serves all (`scheduling/cpu/products/packed.py`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from xdsl.dialects import arith, memref
from xdsl.dialects.builtin import ArrayAttr, FloatAttr, UnitAttr, f32
from xdsl.dialects.utils import FastMathFlag
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.ir.affine import AffineExpr, AffineMap

from mlfuse.dialects.graph.base import dims_attr
from mlfuse.dialects.graph.marks import NO_FUSE
from mlfuse.dialects.loop.host import LaunchOp, LibraryOp
from mlfuse.dialects.loop.ops import (
    SKIPS_ZEROS,
    KernelOp,
    LoadOp,
    ParallelOp,
    ReduceOp,
    StoreOp,
    YieldOp,
    memref_type,
)
from mlfuse.dialects.sizes import ONE, ZERO, product
from mlfuse.passes.memory.in_place import drop_arguments
from mlfuse.passes.memory.uses import is_written, is_written_between
from mlfuse.passes.products.shape import dims_of_call
from mlfuse.passes.scheduling.analysis.access import access_of
from mlfuse.passes.scheduling.analysis.layout import Layout
from mlfuse.passes.scheduling.matrices import factors_of
from mlfuse.passes.utils.kernel_arguments import arg_dims, write_signature

MOST_PRODUCTS = 32
"""In one nest: tiles of so many stay in L1, and so does the code of their sums."""
CONTRACT = arith.FastMathFlagsAttr([FastMathFlag.ALLOW_CONTRACT])
"""On the multiplication and on the addition: together they may be one fused multiply-add."""


@dataclass(frozen=True)
class Reader:
    """A kernel that reads each element of a product once: at its points, in any order."""

    launch: LaunchOp
    kernel: KernelOp
    nest: ParallelOp
    loads: Sequence[LoadOp]
    """All load the same element at a point."""


def find_reader(
    call: LibraryOp, kernels: Mapping[str, KernelOp], launched: Mapping[str, int]
) -> Reader | str:
    """The kernel that can compute the product, or why none can; an empty reason if no kernel reads it. `launched`: how many
    launches each kernel has."""
    readers = [use.operation for use in call.output.uses if use.operation is not call]
    launches = [op for op in readers if isinstance(op, LaunchOp)]
    if not launches:
        return ""
    launch = launches[0]
    name = launch.callee.string_value()
    if len(readers) > 1 or not isinstance(call.output.owner, memref.AllocOp):
        return "others read it, too"
    if launched[name] > 1:
        return "the kernel that reads it has other launches, too"
    if NO_FUSE in kernels[name].attributes:
        return "the kernel that reads it is marked no_fuse"
    if is_written_between(call, launch, kernels):
        return "its operands are written before the kernel that reads it"
    return reader_of(call, launch, kernels[name])


def reader_of(call: LibraryOp, launch: LaunchOp, kernel: KernelOp) -> Reader | str:
    """The kernel as a reader of the product, or why the product isn't computed in it."""
    arguments = zip(launch.arguments, kernel.body.block.args, strict=True)
    (given,) = [arg for value, arg in arguments if value is call.output] or [None]
    if given is None:
        return "the kernel reads it as two arguments"
    nests = [op for op in kernel.body.block.ops if op.regions]
    nest = nests[0] if len(nests) == 1 else None
    inner = [] if nest is None else [op for op in nest.regions[0].block.ops if op.regions]
    others = [op for op in inner if isinstance(op, ReduceOp) and factors_of(op)]
    if not isinstance(nest, ParallelOp) or len(others) < len(inner):
        return "the kernel that reads it has more than one nest"
    loads = [use.operation for use in given.uses]
    if not loads:
        return "the kernel that takes it reads none of its elements"
    first = loads[0]
    if not isinstance(first, LoadOp) or not all(_same_place(op, first, nest) for op in loads):
        return "the kernel reads it at several places"
    if not _is_each(first, nest, Layout.of(kernel)):
        return "the kernel doesn't read each of its elements at one point"
    if _ends_with_batch(first, nest, len(dims_of_call(call).batch[0])):
        return "the kernel that reads it goes through the batch innermost"
    if others and (misfit := _differs(call, first, nest, others)):
        return misfit
    return Reader(launch, kernel, nest, [op for op in loads if isinstance(op, LoadOp)])


def _same_place(op: object, first: LoadOp, nest: ParallelOp) -> bool:
    return (
        isinstance(op, LoadOp)
        and op.parent_op() is nest
        and not op.guard
        and op.access_map == first.access_map
        and list(op.access_indices) == list(first.access_indices)
    )


def _is_each(load: LoadOp, nest: ParallelOp, layout: Layout) -> bool:
    """Whether the points of a nest load all elements of a buffer, each once."""
    own = {index: AffineExpr.dimension(d) for d, index in enumerate(nest.indices())}
    sizes = [layout.bound(nest, bound) for bound in nest.mixed_bounds()]
    access = access_of(load, layout, own, sizes)
    if access.strides is None or access.computed or access.offset.terms:
        return False
    walked = [(s, size) for s, size in zip(access.strides, sizes, strict=True) if size != ONE]
    if any(stride.symbols or stride == ZERO or size.symbols for stride, size in walked):
        return False
    expected = ONE
    for stride, size in sorted(walked, key=lambda pair: pair[0].factor):
        if stride != expected:
            return False
        expected = expected * size
    return expected == product(size for size in layout.sizes_of(load.source) if size is not None)


def _ends_with_batch(load: LoadOp, nest: ParallelOp, count: int) -> bool:
    """Whether the innermost index of a nest selects one of the first `count` dims of a buffer."""
    sizes = nest.mixed_bounds()
    innermost = [index for index, size in zip(nest.indices(), sizes, strict=True) if size != 1][-1:]
    batch = {d for expr in load.access_map.results[:count] for d in expr.used_dims()}
    return any(load.access_indices[d] in innermost for d in batch)


def _differs(call: LibraryOp, load: LoadOp, nest: ParallelOp, others: list[ReduceOp]) -> str:
    """What keeps the product at a load out of a nest that computes other products; empty if nothing does."""
    if len(others) >= MOST_PRODUCTS:
        return f"the kernel that reads it computes {len(others)} products"
    known = others[0]
    summed = [memref_type(call.inputs[0]).get_shape()[d] for d in dims_of_call(call).contract[0]]
    if len(summed) != 1 or list(known.mixed_bounds()) != summed:
        return "the kernel that reads it computes a product with another number of terms"
    factors = [set(load.access_indices) for load in factors_of(known) or ()]
    dims, places = dims_of_call(call), load.access_map.results
    batch, left = len(dims.batch[0]), len(dims.free[0])
    sides = (places[: batch + left], (*places[:batch], *places[batch + left :]))
    used = [{load.access_indices[d] for e in side for d in e.used_dims()} for side in sides]
    if _row(nest, *used) != _row(nest, *factors):
        return "the kernel that reads it computes a product with other rows"
    return ""


def _row(nest: ParallelOp, one: set[SSAValue], other: set[SSAValue]) -> tuple[object, object]:
    """The indices of a nest that are the rows and the columns of a product, given those that each factor depends on.

    `matrices_of` finds the same dims, by strides.
    """
    sizes = nest.mixed_bounds()
    indices = [index for index, size in zip(nest.indices(), sizes, strict=True) if size != 1]
    left = one - other if indices[-1] in other else other - one
    rows = [index for index in indices[:-1] if index in left]
    both = {indices[-1]} & one & other
    return rows[-1] if rows else None, None if both else indices[-1]


def compute_in(reader: Reader, call: LibraryOp) -> None:
    """The kernel computes the product instead of reading it; the call is erased by the caller."""
    kernel, launch = reader.kernel, reader.launch
    position = list(launch.arguments).index(call.output)
    left, right = (argument_for(launch, kernel, value, position) for value in call.inputs)
    given = reader.loads[0].source
    first = reader.loads[0]
    sums = _sum_at(call, (left, right), first.access_indices, first.access_map, kernel.body.block)
    made: list[Operation] = [sums, *_rounding(sums, first.result.type)]
    for op in made:
        op.location = call.location
        reader.nest.body.block.insert_op_before(op, first)
    for load in reader.loads:
        load.result.replace_all_uses_with(made[-1].results[0])
        load.detach()
        load.erase()
    _drop(reader, given)


def argument_for(launch: LaunchOp, kernel: KernelOp, value: SSAValue, position: int) -> SSAValue:
    """The argument of a launched kernel for a buffer: the one that it has, or a new one at a position."""
    block = kernel.body.block
    for given, arg in zip(launch.arguments, block.args, strict=True):
        if given is value and not is_written(arg):
            return arg
    new = block.insert_arg(value.type, position)
    new.name_hint = value.name_hint
    arguments = list(launch.arguments)
    launch.operands = [*arguments[:position], value, *arguments[position:]]
    if (dims := arg_dims(kernel)) is not None:
        own = dims_attr(memref_type(value).get_shape())
        kernel.attributes["arg_dims"] = ArrayAttr([*dims[:position], own, *dims[position:]])
    write_signature(kernel)
    return new


def kernel_of(call: LibraryOp, name: str) -> KernelOp:
    """A kernel that computes the product alone. Its arguments: the operands, the result."""
    types = [memref_type(value) for value in (*call.inputs, call.output)]
    block = Block(arg_types=types)
    for arg, value in zip(block.args, (*call.inputs, call.output), strict=True):
        arg.name_hint = value.name_hint
    left, right, result = block.args
    # Dims of size 1 have no index, as in nests that `--lower-to-loop` makes.
    shape = memref_type(result).get_shape()
    kept = [size for size in shape if size != 1]
    places = iter(range(len(kept)))
    exprs = [
        AffineExpr.constant(0) if size == 1 else AffineExpr.dimension(next(places))
        for size in shape
    ]
    map_ = AffineMap(len(kept), 0, tuple(exprs))
    nest = ParallelOp(kept or [1])
    indices = list(nest.indices()) if kept else []
    block.add_op(nest)
    sums = _sum_at(call, (left, right), indices, map_, block)
    made = [sums, *_rounding(sums, memref_type(result).element_type)]
    store = StoreOp(made[-1].results[0], result, indices, map_)
    nest.body.block.add_ops([*made, store])
    for op in (*made, store, nest):
        op.location = call.location
    kernel = KernelOp(name, Region(block))
    kernel.attributes["arg_dims"] = ArrayAttr([dims_attr(type_.get_shape()) for type_ in types])
    kernel.location = call.location
    return kernel


def _sum_at(
    call: LibraryOp,
    operands: tuple[SSAValue, SSAValue],
    indices: Sequence[SSAValue],
    place: AffineMap,
    top: Block,
) -> ReduceOp:
    """The sum of products that is the element at `place` of the result. Its zero is added to `top`."""
    dims = dims_of_call(call)
    zero = _zero_at(call, top)
    summed = [memref_type(operands[0]).get_shape()[d] for d in dims.contract[0]]
    reduce = ReduceOp(summed or [1], [zero.result])
    reduce.location = call.location
    if SKIPS_ZEROS in call.options.data:
        reduce.attributes[SKIPS_ZEROS] = UnitAttr()
    first, count = len(indices), len(dims.batch[0])
    inner = list(reduce.indices()) if summed else []
    loads: list[LoadOp] = []
    for side in (0, 1):
        at = count if side == 0 else count + len(dims.free[0])
        exprs: dict[int, AffineExpr] = dict(zip(dims.batch[side], place.results, strict=False))
        exprs |= zip(dims.free[side], place.results[at:], strict=False)
        exprs |= {d: AffineExpr.dimension(first + n) for n, d in enumerate(dims.contract[side])}
        results = tuple(exprs[d] for d in sorted(exprs))
        loads.append(_load(operands[side], [*indices, *inner], results))
    wider = [arith.ExtFOp(load.result, f32) for load in loads if load.result.type != f32]
    left, right = (_as_f32(load, wider) for load in loads)
    product_ = arith.MulfOp(left, right, flags=CONTRACT)
    ops = [*loads, *wider, product_, YieldOp([product_.result])]
    reduce.body.block.add_ops(ops)
    total = arith.AddfOp(*reduce.combiner.block.args, flags=CONTRACT)
    reduce.combiner.block.add_ops([total, YieldOp([total.result])])
    for op in (*ops, *reduce.combiner.block.ops):
        op.location = call.location
    return reduce


def _as_f32(load: LoadOp, wider: Sequence[arith.ExtFOp]) -> SSAValue:
    """What is loaded, as f32: one of the conversions gives it, if it isn't that already."""
    return next((op.result for op in wider if op.input is load.result), load.result)


def _rounding(sums: ReduceOp, element: Attribute) -> list[Operation]:
    """The ops that make an element of the result of a sum: none if it is f32, too."""
    return [] if element == f32 else [arith.TruncFOp(sums.results[0], element)]  # pyright: ignore


def _zero_at(call: LibraryOp, top: Block) -> arith.ConstantOp:
    """The constant 0 at the top of a kernel."""
    zero, first = arith.ConstantOp(FloatAttr(0.0, f32)), top.first_op
    zero.location = call.location
    if first is None:
        top.add_op(zero)
    elif isinstance(first, arith.ConstantOp) and first.value == zero.value:
        return first
    else:
        top.insert_op_before(zero, first)
    return zero


def _load(buffer: SSAValue, indices: Sequence[SSAValue], results: tuple[AffineExpr, ...]) -> LoadOp:
    """A load whose map has no unused index; of a place that is a plain list of indices, no map."""
    used = list(dict.fromkeys(d for expr in results for d in sorted(expr.used_dims())))
    by: list[AffineExpr] = [AffineExpr.constant(0)] * len(indices)
    for number, d in enumerate(used):
        by[d] = AffineExpr.dimension(number)
    exprs = tuple(expr.replace_dims_and_symbols(by, []) for expr in results)
    return LoadOp(buffer, [indices[d] for d in used], AffineMap(len(used), 0, exprs))


def _drop(reader: Reader, arg: SSAValue) -> None:
    number = list(reader.kernel.body.block.args).index(arg)  # pyright: ignore
    drop_arguments(reader.launch, reader.kernel, [number])
