"""The kernel of a chain of products: the nests of its parts, with locals for what they pass on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from xdsl.dialects import arith
from xdsl.dialects.builtin import ArrayAttr, MemRefType
from xdsl.ir import Attribute, Block, Region, SSAValue

from mlfuse.dialects.graph.base import dims_attr
from mlfuse.dialects.loop.host import LaunchOp
from mlfuse.dialects.loop.ops import KernelOp, LocalOp, memref_type
from mlfuse.ir.locations import joined
from mlfuse.passes.fusion.plan import kernel_name
from mlfuse.passes.products.chain_order import permute_to_one_order


@dataclass(frozen=True)
class ChainPart:
    """A launch, and its kernel of one nest."""

    launch: LaunchOp
    kernel: KernelOp

    def argument(self, value: SSAValue) -> SSAValue:
        """The kernel's argument for an operand of the launch."""
        return self.kernel.body.block.args[list(self.launch.operands).index(value)]


@dataclass(frozen=True)
class ChainParts:
    """A launch in the middle, maybe a product that it reads, and products of what it writes."""

    first: ChainPart | None
    middle: ChainPart
    lasts: tuple[ChainPart, ...]
    passed_on: tuple[SSAValue, ...]
    """The buffers that only they use: what the first one writes, and what the last ones read."""

    @property
    def all(self) -> tuple[ChainPart, ...]:
        """All parts, in order."""
        first = () if self.first is None else (self.first,)
        return (*first, self.middle, *self.lasts)


def chained(parts: ChainParts, taken: Mapping[str, int]) -> tuple[KernelOp, LaunchOp]:
    """The kernel of a chain and its launch, not inserted yet. The parts aren't changed."""
    kernels = [part.kernel.clone() for part in parts.all]
    values = [list(part.launch.operands) for part in parts.all]
    shapes = permute_to_one_order(kernels, values, parts.passed_on)
    outside = list(dict.fromkeys(v for each in values for v in each if v not in parts.passed_on))
    body = Block(arg_types=[value.type for value in outside])
    mapped: dict[SSAValue, SSAValue] = dict(zip(outside, body.args, strict=True))
    for value, arg in zip(outside, body.args, strict=True):
        arg.name_hint = value.name_hint
    for value in parts.passed_on:
        local = LocalOp(MemRefType(memref_type(value).element_type, shapes[value]))
        local.location = parts.middle.kernel.location
        local.result.name_hint = value.name_hint
        body.add_op(local)
        mapped[value] = local.result
    for kernel, operands in zip(kernels, values, strict=True):
        _move(kernel, [mapped[value] for value in operands], body)
    words = [
        word
        for part in parts.all
        for word in part.kernel.sym_name.data.removeprefix("fused_").split("_")
        if word.isalpha() and word != "etc"
    ]
    name = kernel_name(words, dict(taken))
    merged = KernelOp(name, Region(body))
    rows: list[Attribute] = [dims_attr(memref_type(value).get_shape()) for value in outside]
    merged.attributes["arg_dims"] = ArrayAttr(rows)
    merged.location = joined([part.kernel for part in parts.all])
    launch = LaunchOp(name, outside)
    launch.location = parts.middle.launch.location
    return merged, launch


def _move(kernel: KernelOp, values: Sequence[SSAValue], to: Block) -> None:
    """Move the body of a kernel into another one; constants go before all nests."""
    for arg, value in zip(kernel.body.block.args, values, strict=True):
        arg.replace_all_uses_with(value)
    nest = next((op for op in to.ops if op.regions), None)
    for op in list(kernel.body.block.ops):
        op.detach()
        if nest is not None and isinstance(op, arith.ConstantOp):
            to.insert_op_before(op, nest)
        else:
            to.add_op(op)
