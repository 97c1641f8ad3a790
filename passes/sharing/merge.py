"""Merges several launches: their kernels become the cases of a `loop.switch`."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import ArrayAttr, IndexType
from xdsl.ir import Attribute, Block, Region, SSAValue

from mlfuse.dialects.graph.base import dims_attr
from mlfuse.dialects.loop.host import LaunchOp
from mlfuse.dialects.loop.ops import KernelOp, SwitchOp
from mlfuse.ir.locations import joined
from mlfuse.passes.fusion.plan import kernel_name
from mlfuse.passes.scheduling.analysis.layout import arg_dims_of
from mlfuse.passes.sharing.cost import Case

Key = tuple[SSAValue, tuple[int | SSAValue, ...]]
"""A buffer of the host function, and its sizes."""


def merge(cases: Sequence[Case], taken: dict[str, int]) -> tuple[KernelOp, LaunchOp]:
    """The kernel of the cases and its launch, not inserted yet; the cases' kernels are left empty."""
    buffers: dict[Key, SSAValue] = {}
    sizes: dict[SSAValue, SSAValue] = {}
    body = Block()
    for case in cases:
        for key, arg in zip(_keys(case), case.kernel.body.block.args, strict=False):
            if key not in buffers:
                buffers[key] = body.insert_arg(arg.type, len(body.args))
                buffers[key].name_hint = arg.name_hint
    for case in cases:
        for value in case.launch.operands:
            if isinstance(value.type, IndexType) and value not in sizes:
                sizes[value] = body.insert_arg(value.type, len(body.args))
                sizes[value].name_hint = value.name_hint
    numbers = {value: number for number, value in enumerate(sizes)}
    rows: list[Attribute] = [
        dims_attr([size if isinstance(size, int) else -(numbers[size] + 1) for size in key[1]])
        for key in buffers
    ]
    switch = SwitchOp.of([_case_region(case, buffers, sizes) for case in cases])
    switch.location = joined(case.kernel for case in cases)
    for op, case in zip(switch.cases, cases, strict=True):
        op.location = case.kernel.location
    body.add_op(switch)
    words = [case.kernel.sym_name.data.removeprefix("fused_") for case in cases]
    name = kernel_name(["switch", *words], taken)
    kernel = KernelOp(name, Region(body))
    kernel.attributes["arg_dims"] = ArrayAttr(rows)
    kernel.location = switch.location
    launch = LaunchOp(name, [*(key[0] for key in buffers), *sizes])
    launch.location = joined(case.launch for case in cases)
    return kernel, launch


def _keys(case: Case) -> list[Key]:
    """A case's buffers, with their sizes in the host function."""
    operands = case.launch.operands
    sizes = [value for value in operands if isinstance(value.type, IndexType)]
    buffers = operands[: len(operands) - len(sizes)]
    rows = arg_dims_of(case.kernel, len(buffers))
    assert rows is not None  # else the kernel isn't a case
    keys: list[Key] = []
    for value, codes in zip(buffers, rows, strict=True):
        keys.append((value, tuple(c if c >= 0 else sizes[-c - 1] for c in codes)))
    return keys


def _case_region(
    case: Case, buffers: dict[Key, SSAValue], sizes: dict[SSAValue, SSAValue]
) -> Region:
    """The body of a case's kernel, which reads the arguments of the merged kernel."""
    block = case.kernel.body.block
    keys, operands = _keys(case), list(case.launch.operands)
    new = [*(buffers[key] for key in keys), *(sizes[value] for value in operands[len(keys) :])]
    for arg, value in zip(tuple(block.args), new, strict=True):
        arg.replace_all_uses_with(value)
    inner = Block()
    for op in list(block.ops):
        op.detach()
        inner.add_op(op)
    return Region(inner)
