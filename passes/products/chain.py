"""The kernel of two products and what is between them: the three kernels' nests in one, with locals for what they pass on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from xdsl.dialects import arith
from xdsl.dialects.builtin import ArrayAttr
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.ir.affine import AffineDimExpr

from mlfuse.dialects.graph.base import dims_attr
from mlfuse.dialects.loop.host import LaunchOp, LibraryOp
from mlfuse.dialects.loop.ops import KernelOp, LoadOp, LocalOp, ParallelOp, memref_type
from mlfuse.ir.locations import joined
from mlfuse.passes.fusion.plan import kernel_name
from mlfuse.passes.products.nest import Reader, compute_in, kernel_of, reader_of


@dataclass(frozen=True)
class Parts:
    """A product, the launch that reads it, and the product whose left matrix that writes."""

    first: LibraryOp
    launch: LaunchOp
    kernel: KernelOp
    last: LibraryOp
    reader: Reader | None
    """The kernel that computes the last product, with what follows it."""

    @property
    def ops(self) -> list[Operation]:
        """The ops of the host function, in order."""
        last = [] if self.reader is None else [self.reader.launch]
        return [self.first, self.launch, self.last, *last]

    @property
    def kernels(self) -> list[KernelOp]:
        """The kernels that they start."""
        return [self.kernel, *([] if self.reader is None else [self.reader.kernel])]

    @property
    def passed_on(self) -> list[SSAValue]:
        """The buffers that only they use: what the first product writes, the left matrix of the last one, and its result if
        a kernel reads it."""
        result = [] if self.reader is None else [self.last.output]
        return [self.first.output, self.last.inputs[0], *result]


@dataclass(frozen=True)
class Chained:
    """A kernel and its launch, not inserted yet."""

    kernel: KernelOp
    launch: LaunchOp


def chained(parts: Parts, taken: Mapping[str, int]) -> Chained | None:
    """The kernel of a chain and its launch; None for a launch with sizes, or a nest with other rows. The parts aren't changed."""
    first, last, *_ = parts.passed_on
    final = _final(parts)
    each = (
        (kernel_of(parts.first, "first"), [*parts.first.inputs, first]),
        (parts.kernel.clone(), list(parts.launch.operands)),
        final,
    )
    if final is None or any(kernel.attributes.get("arg_dims") is None for kernel, _ in each):
        return None
    used = [
        value
        for kernel, values in each
        for value, arg in zip(values, kernel.body.block.args, strict=True)
        if arg.uses.get_length()
    ]
    outside = [value for value in dict.fromkeys(used) if value not in (first, last)]
    body = Block(arg_types=[value.type for value in outside])
    mapped: dict[SSAValue, SSAValue] = dict(zip(outside, body.args, strict=True))
    for value, arg in zip(outside, body.args, strict=True):
        arg.name_hint = value.name_hint
    for value in (first, last):
        local = LocalOp(memref_type(value))
        local.location = parts.first.location
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
    merged.location = joined((parts.first, *parts.kernels))
    launch = LaunchOp(name, outside)
    launch.location = parts.launch.location
    return Chained(merged, launch)


def _final(parts: Parts) -> tuple[KernelOp, list[SSAValue]] | None:
    """The kernel of the last product, with its dims in the order of the rows that it reads, and its operands."""
    call = parts.last
    if parts.reader is None:
        kernel, values = kernel_of(call, "last"), [*call.inputs, call.output]
    else:
        kernel, launch = parts.reader.kernel.clone(), parts.reader.launch.clone()
        reader = reader_of(call, launch, kernel)
        assert isinstance(reader, Reader)
        compute_in(reader, call)
        values = list(launch.operands)
        launch.drop_all_references()
    (nest,) = (op for op in kernel.body.block.ops if isinstance(op, ParallelOp))
    left = kernel.body.block.args[values.index(call.inputs[0])]
    (load,) = (use.operation for use in left.uses)
    assert isinstance(load, LoadOp)
    lead = [expr for expr in load.access_map.results[:-1] if isinstance(expr, AffineDimExpr)]
    rows = [load.access_indices[expr.position] for expr in lead]
    order = [nest.body.block.args.index(index) for index in rows]  # pyright: ignore
    order += [d for d in range(len(nest.body.block.args)) if d not in order]
    _interchange(nest, order)
    return kernel, values


def _interchange(nest: ParallelOp, order: list[int]) -> None:
    """Put the dims of a nest in another order: its points are independent."""
    bounds = nest.mixed_bounds()
    new = ParallelOp([bounds[d] for d in order])
    new.location = nest.location
    for position, d in enumerate(order):
        nest.body.block.args[d].replace_all_uses_with(new.body.block.args[position])
    for op in list(nest.body.block.ops):
        op.detach()
        new.body.block.add_op(op)
    block = nest.parent_block()
    assert block is not None
    block.insert_op_before(new, nest)
    nest.detach()
    nest.erase()


def _move(
    kernel: KernelOp, values: list[SSAValue], mapped: Mapping[SSAValue, SSAValue], to: Block
) -> None:
    """Move the body of a kernel into another one; constants go before all nests."""
    for arg, value in zip(kernel.body.block.args, values, strict=True):
        if arg.uses.get_length():
            arg.replace_all_uses_with(mapped[value])
    nest = next((op for op in to.ops if op.regions), None)
    for op in list(kernel.body.block.ops):
        op.detach()
        if nest is not None and isinstance(op, arith.ConstantOp):
            to.insert_op_before(op, nest)
        else:
            to.add_op(op)
