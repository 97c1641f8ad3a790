"""What each op costs on each device: its part of the kernels that are likely to hold it.

Which ops become a kernel is estimated (`placement/kernels.py`), as fusing the module for each device would take a tenth of a compilation.
A kernel or a call costs its start, and the longer of moving its operands and results and of its arithmetic, by the numbers of each
device. This cost is divided among the ops by their arithmetic and bytes. So an op that fusion makes free costs little, and
the sum over all ops is about the cost of the fused function.

Composites are decomposed in a copy of the module. An op of the module gets the parts of the ops that it became
(`diagnostics/provenance.py`). Linear in ops and operands.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from math import inf

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp, TensorType
from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation

from mlfuse.diagnostics.provenance import tag, tag_of
from mlfuse.diagnostics.remarks import discard
from mlfuse.dialects import dtypes
from mlfuse.dialects.graph.base import shape_of, tensor_type
from mlfuse.dialects.graph.marks import DEVICE
from mlfuse.dialects.graph.placement import TransferOp
from mlfuse.passes.dce import Dce
from mlfuse.passes.decompose import Decompose
from mlfuse.passes.placement.kernels import kernels_in
from mlfuse.passes.utils.device_names import check_lacks
from mlfuse.targets import devices
from mlfuse.targets.devices import Device


def costs_on(module: ModuleOp, targets: Sequence[str]) -> list[dict[Operation, float]]:
    """By device: microseconds of each op of a module; infinite for those that the device lacks."""
    copy = module.clone()
    tags = dict(zip(tag(copy), (op for op in module.walk() if op.results), strict=True))
    unmark(copy)
    with discard():
        for each in (Decompose(device=targets[0]), Dce()):
            each.apply(Context(), copy)
    described = [devices.get(target) for target in targets]
    found = [
        {op: inf if lacks(device, op) else 0.0 for op in tags.values()} for device in described
    ]
    for func in [op for op in copy.ops if isinstance(op, FuncOp) and op.body.blocks]:
        for kernel in kernels_in(func.body.block):
            for device, costs in zip(described, found, strict=True):
                for part, us in kernel.parts_us(device):
                    origin = tags.get(tag_of(part) or "")
                    if origin is not None:
                        costs[origin] += us
    return found


def lacks(device: Device, op: Operation) -> bool:
    """Whether the description says that the device hasn't an op: `graph.scatter`, `*:f64` for a type, `graph.add:*:5` for
    a rank. MlfuseError for an entry that no op can match."""
    check_lacks(device)
    for entry in device.lacks:
        name, type_, rank = [*entry.split(":"), "*", "*"][:3]
        if fnmatchcase(op.name, name) and any(
            fnmatchcase(element, type_) and fnmatchcase(str(dims), rank)
            for element, dims in _types(op)
        ):
            return True
    return False


def _types(op: Operation) -> Iterator[tuple[str, int]]:
    """The element types and ranks of an op's operands and results."""
    for value in (*op.operands, *op.results):
        if isinstance(value.type, TensorType):
            yield dtypes.of(tensor_type(value)).name, len(shape_of(value))


def unmark(module: ModuleOp) -> None:
    """Remove marks of devices and copies between them."""
    for op in list(module.walk()):
        op.attributes.pop(DEVICE, None)
        if isinstance(op, TransferOp):
            op.result.replace_all_uses_with(op.operand)
            op.detach()
            op.erase()
