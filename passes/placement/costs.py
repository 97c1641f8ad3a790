"""What each op costs on a device: its part of the kernels that a compilation for that device alone would make.

A copy of the module is fused for the device. A kernel or a call costs its start, and the longer of moving its operands and
results and of its arithmetic. This cost is divided among the ops that it holds by their arithmetic and bytes. An op of the
module gets the parts of the ops that it became (`diagnostics/provenance.py`). So an op that fusion makes free costs
little, and the sum over all ops is the cost of the fused function.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from math import inf, prod

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp, TensorType
from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation, SSAValue
from xdsl.traits import IsTerminator

from mlfuse.diagnostics.provenance import tag, tag_of
from mlfuse.diagnostics.remarks import discard
from mlfuse.dialects import dtypes
from mlfuse.dialects.graph.base import GraphOp, dims_of, shape_of, tensor_type
from mlfuse.dialects.graph.contraction import DotGeneralOp
from mlfuse.dialects.graph.convolution import ConvolutionOp
from mlfuse.dialects.graph.marks import DEVICE
from mlfuse.dialects.graph.placement import TransferOp
from mlfuse.passes.canonicalize import Canonicalize
from mlfuse.passes.cse import Cse
from mlfuse.passes.dce import Dce
from mlfuse.passes.decompose import Decompose
from mlfuse.passes.fuse_vertical import FuseVertical
from mlfuse.passes.utils.dims import nominal
from mlfuse.passes.utils.kernel_ops import is_kernel_op, is_view
from mlfuse.targets import devices
from mlfuse.targets.devices import Device


def costs_on(module: ModuleOp, ops: Sequence[Operation], target: str) -> list[float]:
    """Microseconds of each of these ops on a device; infinite for those that it lacks."""
    device, numbers = devices.get(target), {op: number for number, op in enumerate(ops)}
    copy = module.clone()
    tags = dict(zip(tag(copy), (op for op in module.walk() if op.results), strict=True))
    unmark(copy)
    with discard():
        for each in (Decompose(device=target), Canonicalize(), Cse(), Dce(), FuseVertical(target)):
            each.apply(Context(), copy)
    found = [inf if lacks(device, op) else 0.0 for op in ops]
    for func in [op for op in copy.ops if isinstance(op, FuncOp) and op.body.blocks]:
        for op in func.body.block.ops:
            for part, us in _parts(op, device):
                origin = tags.get(tag_of(part) or "")
                if origin is not None and origin in numbers:
                    found[numbers[origin]] += us
    return found


def lacks(device: Device, op: Operation) -> bool:
    """Whether the description says that the device hasn't an op: `graph.sort`, `*:f64` for a type, `graph.add:*:5` for
    a rank."""
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


def _parts(op: Operation, device: Device) -> Iterator[tuple[Operation, float]]:
    """The ops of a kernel or a call, each with its part of the cost."""
    if op.has_trait(IsTerminator):
        return
    inner = [each for each in op.walk() if each is not op and not each.has_trait(IsTerminator)]
    own = inner or [op]
    if not op.operands or (is_view(op) and not inner):  # in memory already
        return
    is_call = any(not is_kernel_op(each) for each in own)
    start = device.call_us if is_call else device.launch_us
    work = [device.compute_us(_flops(each)) for each in own]
    moved = device.move_us(sum(map(nbytes, (*op.operands, *op.results))))
    us = start + max(sum(work), moved)
    weights = [
        w + device.move_us(sum(map(nbytes, each.results)))
        for w, each in zip(work, own, strict=True)
    ]
    total = sum(weights)
    for each, weight in zip(own, weights, strict=True):
        yield each, us * (weight / total if total else 1 / len(own))


def _flops(op: Operation) -> float:
    """The arithmetic of an op, in f32 additions."""
    if not isinstance(op, GraphOp):
        return 0.0
    made = sum(map(elements, op.results))
    if isinstance(op, DotGeneralOp):
        sizes = shape_of(op.lhs)
        return 2.0 * made * prod(nominal(sizes[dim]) for dim in dims_of(op.lhs_contract))
    if isinstance(op, ConvolutionOp):
        features = nominal(shape_of(op.results[0])[dims_of(op.result_dims)[1]])
        return 2.0 * made * elements(op.rhs) / features
    return op.FLOPS * max(made, *map(elements, op.operands), 0)


def elements(value: SSAValue) -> int:
    """The elements of a tensor, 0 for anything else; a `?` size counts as 1024."""
    if not isinstance(value.type, TensorType):
        return 0
    return prod(map(nominal, shape_of(value)))


def nbytes(value: SSAValue) -> int:
    """The bytes of a tensor, 0 for anything else."""
    if not isinstance(value.type, TensorType):
        return 0
    return elements(value) * dtypes.of(tensor_type(value)).nbytes
