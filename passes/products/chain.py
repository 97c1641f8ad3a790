"""The kernel of two products and what is between them: the three kernels' nests in one, with locals for what they pass on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from xdsl.dialects import arith
from xdsl.dialects.builtin import ArrayAttr
from xdsl.ir import Attribute, Block, Region, SSAValue

from mlfuse.dialects.graph.base import dims_attr
from mlfuse.dialects.loop.host import LaunchOp, LibraryOp
from mlfuse.dialects.loop.ops import KernelOp, LocalOp, memref_type
from mlfuse.ir.locations import joined
from mlfuse.passes.fusion.plan import kernel_name
from mlfuse.passes.products.nest import kernel_of


@dataclass(frozen=True)
class Parts:
    """A product, the launch that reads it, and the product whose left matrix that writes."""

    first: LibraryOp
    launch: LaunchOp
    kernel: KernelOp
    last: LibraryOp
    made: SSAValue
    """What the first product writes."""
    taken: SSAValue
    """The left matrix of the last product."""


def chained(parts: Parts, taken: dict[str, int]) -> tuple[KernelOp, LaunchOp] | None:
    """The kernel and its launch, not inserted yet; None for a launch with sizes. The parts aren't changed."""
    first, last = parts.first, parts.last
    each = (
        (kernel_of(first, "first"), [*first.inputs, first.output]),
        (parts.kernel.clone(), list(parts.launch.arguments)),
        (kernel_of(last, "last"), [*last.inputs, last.output]),
    )
    if len(parts.launch.operands) > len(parts.launch.arguments):
        return None
    given = list(dict.fromkeys(value for _, values in each for value in values))
    outside = [value for value in given if value not in (parts.made, parts.taken)]
    body = Block(arg_types=[value.type for value in outside])
    mapped: dict[SSAValue, SSAValue] = dict(zip(outside, body.args, strict=True))
    for value, arg in zip(outside, body.args, strict=True):
        arg.name_hint = value.name_hint
    for value in (parts.made, parts.taken):
        local = LocalOp(memref_type(value))
        local.location = first.location
        local.result.name_hint = value.name_hint
        body.add_op(local)
        mapped[value] = local.result
    for kernel, values in each:
        _move(kernel, values, mapped, body)
    words = parts.kernel.sym_name.data.removeprefix("fused_").split("_")
    name = kernel_name(["matmul", *words, "matmul"], dict(taken))
    merged = KernelOp(name, Region(body))
    rows: list[Attribute] = [dims_attr(memref_type(value).get_shape()) for value in outside]
    merged.attributes["arg_dims"] = ArrayAttr(rows)
    merged.location = joined((first, parts.kernel, last))
    launch = LaunchOp(name, outside)
    launch.location = parts.launch.location
    return merged, launch


def _move(
    kernel: KernelOp, values: list[SSAValue], mapped: Mapping[SSAValue, SSAValue], to: Block
) -> None:
    """Move the body of a kernel into another one; constants go before all nests."""
    for arg, value in zip(kernel.body.block.args, values, strict=True):
        arg.replace_all_uses_with(mapped[value])
    nest = next((op for op in to.ops if op.regions), None)
    for op in list(kernel.body.block.ops):
        op.detach()
        if nest is not None and isinstance(op, arith.ConstantOp):
            to.insert_op_before(op, nest)
        else:
            to.add_op(op)
