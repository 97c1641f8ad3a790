"""Folds views that only add or remove dims of size 1 into the kernels that read them.

    %v = loop.view %p() : memref<8x64x64xf32> -> memref<1x8x64x64xf32>
    loop.launch @k(%v, %y)                                                 becomes      loop.launch @k(%p, %y)

The kernel's argument gets the type of `%p`, and its accesses lose or gain constants 0 in their maps. So the addresses, and all
results, are the same. JAX's attention has such views between its products.
"""

from __future__ import annotations

from typing import cast

from xdsl.dialects import memref
from xdsl.dialects.builtin import AffineMapAttr, NoneAttr
from xdsl.ir import SSAValue
from xdsl.ir.affine import AffineExpr, AffineMap

from mlfuse.dialects.loop.host import LaunchOp, ViewOp
from mlfuse.dialects.loop.ops import AccessOp, KernelOp, memref_type
from mlfuse.passes.utils.kernel_arguments import retype


def fold_view(view: ViewOp, kernel: KernelOp, launch: LaunchOp) -> None:
    """Pass the source of a view to a kernel instead of the view, if the function allocates the source, and the kernel doesn't have it
    already. The kernel has no other launch."""
    source = view.source
    if not isinstance(source.owner, memref.AllocOp) or not _same_but_units(view):
        return
    numbers = [n for n, value in enumerate(launch.operands) if value is view.result]
    if len(numbers) != 1 or source in launch.operands:
        return
    arg = kernel.body.block.args[numbers[0]]
    accesses = [use.operation for use in arg.uses]
    if not all(isinstance(op, AccessOp) for op in accesses):
        return
    for op in cast(list[AccessOp], accesses):
        op.properties["map"] = AffineMapAttr(_placed(op.access_map, arg, source))
    retype(kernel, numbers[0], memref_type(source))
    launch.operands[numbers[0]] = source
    if not view.result.uses.get_length():
        view.detach()
        view.erase()


def _same_but_units(view: ViewOp) -> bool:
    """Whether both are row-major and have the same dims but for those of size 1, and all sizes are known."""
    if not isinstance(memref_type(view.result).layout, NoneAttr):
        return False  # such as a transposed one
    shapes = [memref_type(value).get_shape() for value in (view.source, view.result)]
    known = not view.sizes and all(size >= 0 for shape in shapes for size in shape)
    before, after = ([size for size in shape if size != 1] for shape in shapes)
    return known and before == after


def _placed(map_: AffineMap, arg: SSAValue, source: SSAValue) -> AffineMap:
    """The map of an access to `arg`, for `source`."""
    sizes = memref_type(arg).get_shape()
    kept = iter(e for e, size in zip(map_.results, sizes, strict=True) if size != 1)
    zero = AffineExpr.constant(0)
    exprs = tuple(zero if size == 1 else next(kept) for size in memref_type(source).get_shape())
    return AffineMap(map_.num_dims, 0, exprs)
