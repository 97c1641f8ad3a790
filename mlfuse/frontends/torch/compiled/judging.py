"""Which nodes of an FX graph mlfuse takes, and why it doesn't take the others.

Each node's converter is tried alone, on arrays of the sizes with which the graph was traced. Its result must have
torch's type and sizes; otherwise the node stays a call into ATen.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Any

from xdsl.dialects.builtin import TensorType

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.diagnostics.numbers import counted
from mlfuse.frontends.torch.compiled.blas import torchs_blas
from mlfuse.frontends.torch.compiled.calls import may_be_external
from mlfuse.frontends.torch.compiled.op_names import packet
from mlfuse.frontends.torch.compiled.rng_states import REPEATS, SAVES
from mlfuse.frontends.torch.compiled.values import (
    GraphError,
    Node,
    each_of,
    hint,
    is_number,
    is_tensor,
    may_overlap,
    order_of,
    place_of,
    shape_of,
    type_of,
    value_of,
)
from mlfuse.frontends.torch.library import torch
from mlfuse.frontends.torch.ops.table import StaysInAten, find, tracing_into
from mlfuse.frontends.torch.ops.types import I64, element, slow_products
from mlfuse.frontends.tracing import place
from mlfuse.frontends.tracing.array import TracedArray
from mlfuse.frontends.tracing.function_builder import Input
from mlfuse.frontends.tracing.trace import Trace
from mlfuse.runtime.library import onednn

aten: Any = torch.ops.aten


class Kind(Enum):
    """How a node is executed."""

    INPUT = auto()
    """An argument of the graph, or a constant of it."""
    FUSED = auto()
    """Part of a region."""
    VIEW = auto()
    """A view of another tensor, or a tensor filled with one number: part of every region that reads it; ATen gets a
    view."""
    EXTERNAL = auto()
    """A call into ATen as part of a region."""
    CALL = auto()
    """A call into ATen between regions."""
    NUMBER = auto()
    """Arithmetic on sizes, done by Python."""
    WRITE = auto()
    """An input's new value, written to it at the end."""


IN_REGIONS = (Kind.FUSED, Kind.EXTERNAL)


@dataclass(frozen=True)
class Verdict:
    """A node's kind; `reason` explains why it is a call, `seeds` counts its random ops."""

    kind: Kind
    reason: str = ""
    seeds: int = 0


VIEWS = {
    str(op)
    for op in (
        aten.view.default, aten._unsafe_view.default, aten.reshape.default, aten.permute.default,
        aten.t.default, aten.transpose.int, aten.unsqueeze.default, aten.squeeze.default,
        aten.squeeze.dim, aten.squeeze.dims, aten.expand.default, aten.slice.Tensor,
        aten.select.int, aten.alias.default, aten.detach.default,
    )
}  # fmt: skip


VIEW_WRITES = tuple(
    op.default for op in (aten.select_scatter, aten.slice_scatter, aten.diagonal_scatter)
)
"""The op for a write to part of a view: it copies the view, with its strides, and writes that part."""
EXTERNAL = "mlfuse_external"
"""The key in a node's `meta` of whether it is a call into ATen as part of a region."""
FILLS = (aten.full.default, aten.scalar_tensor.default)
FASTER_IN_ATEN = frozenset(
    f"aten.{name}"
    for name in (
        "addmm", "baddbmm", "bmm", "convolution", "convolution_backward", "max_pool2d_with_indices",
        "max_pool2d_with_indices_backward", "mm",
    )
)  # fmt: skip
"""Ops that mlfuse could take, but that ATen's libraries run faster on a CPU (docs/frontends.md has figures): products
only if they aren't f32 or f64, or if torch's BLAS can't be called without ATen; convolutions only if they aren't f32, or
if oneDNN isn't installed."""


_FASTER = "ATen's is faster on a CPU"


def judge(
    nodes: Sequence[Node], kept: frozenset[str], taken: frozenset[str] = frozenset()
) -> dict[Node, Verdict]:
    """The verdict for each node. `kept` names more ops that stay calls, `taken` the ops of `FASTER_IN_ATEN` that
    mlfuse takes in any case.

    GraphError for a node that neither mlfuse nor ATen supports.
    """
    reasons = dict.fromkeys(FASTER_IN_ATEN - set(map(packet, taken)), _FASTER)
    reasons |= dict.fromkeys(kept, "it was asked for")
    verdicts: dict[Node, Verdict] = {}
    for node in nodes:
        if node.op != "output":
            verdict = _verdict(node, verdicts, reasons)
            if verdict.kind is Kind.CALL and may_be_external(node):
                verdict = replace(verdict, kind=Kind.EXTERNAL)
                node.meta[EXTERNAL] = True
            verdicts[node] = verdict
    for node, verdict in verdicts.items():
        users = [verdicts[each].kind for each in node.users if each.op != "output"]
        if node.target in FILLS and users == [Kind.FUSED] * len(node.users):
            verdicts[node] = replace(verdict, kind=Kind.VIEW)
    return verdicts


def _verdict(node: Node, known: dict[Node, Verdict], kept: dict[str, str]) -> Verdict:
    if node.op in ("placeholder", "get_attr"):
        return Verdict(Kind.INPUT)
    if node.op != "call_function":
        raise GraphError(node, f"an FX node of kind {node.op}, which isn't supported")
    _check_values(node)
    if node.target is operator.getitem and known[node.args[0]].kind in IN_REGIONS:
        return Verdict(Kind.FUSED)
    if is_number(value_of(node)) or node.target is operator.getitem:
        return Verdict(Kind.NUMBER)
    if node.target is aten.copy_.default and node.args[0].op == "placeholder" and not node.users:
        return Verdict(Kind.WRITE)
    name = str(node.target)
    for each in (name, packet(name)):
        reason = kept.get(each, "")
        if reason == _FASTER:
            reason = _why_faster(each, node)
        if reason:
            return Verdict(Kind.CALL, reason)
    if node.target in VIEW_WRITES and may_overlap(value_of(node)):
        return Verdict(Kind.CALL, "it writes to elements that share their memory with others")
    try:
        seeds = try_converter(node)
    except MlfuseError as error:
        _check_call(node)
        text = error.message if isinstance(error, place.TraceError) else str(error)
        return Verdict(Kind.CALL, text)
    return Verdict(Kind.VIEW if name in VIEWS else Kind.FUSED, seeds=seeds)


def _check_values(node: Node) -> None:
    """GraphError for values that this frontend doesn't support."""
    value: Any = value_of(node)
    for each in each_of(value):
        if not is_tensor(each):
            continue
        if each.layout is not torch.strided:
            raise GraphError(node, f"a tensor of layout {each.layout}")
        if each.device.type not in ("cpu", "cuda"):
            raise GraphError(node, f"a tensor on {each.device}; mlfuse runs on cpu and cuda")
        if each.dtype.is_complex or each.is_quantized:
            raise GraphError(node, f"elements of {each.dtype}, which mlfuse doesn't have")
        if any(not isinstance(n, int) and n.node.hint is None for n in each.shape):
            raise GraphError(node, "a shape that depends on data")
    if is_number(value) and not isinstance(value, int | float) and value.node.hint is None:
        raise GraphError(node, "a number that depends on data")
    if value is None and node.target not in (aten.copy_.default, SAVES) and node.users:
        raise GraphError(node, "a value that isn't known")


def _check_call(node: Node) -> None:
    """GraphError if a node can't be left to ATen either."""
    target = node.target
    if target in (SAVES, REPEATS):
        return
    if not isinstance(target, torch._ops.OpOverload):
        raise GraphError(node, "it has no converter, and isn't an op of ATen")
    if target.namespace not in ("aten", "prims"):
        raise GraphError(
            node, f'it has no converter; options={{"keep": ["{target}"]}} leaves it as a call'
        )


def converter_of(node: Node) -> Callable[..., object]:
    """The converter of a node; raises StaysInAten if there is none."""
    found = find(node.target)
    if found is None:
        raise StaysInAten("mlfuse doesn't generate it")
    return found


def try_converter(node: Node) -> int:
    """Convert one node in a separate trace; returns the number of seeds that it uses. MlfuseError if that fails."""
    convert = converter_of(node)
    operands = [each for each in node.all_input_nodes if is_tensor(value_of(each))]
    values = [value_of(each) for each in operands]
    device = _device_of(node, values)
    inputs = [
        Input(each.name, type_of(value, shape_of(value)))
        for each, value in zip(operands, values, strict=True)
    ]
    trace = Trace([*inputs, Input("seed", TensorType(I64.mlir, ()))])
    *arrays, seed = (TracedArray(trace, value) for value in trace.arguments)
    given: dict[Node, object] = dict(zip(operands, arrays, strict=True))
    given |= {n: hint(value_of(n)) for n in node.all_input_nodes if n not in given}
    seeds = 0

    def draw() -> TracedArray:
        nonlocal seeds
        seeds += 1
        return seed

    with place.at(place_of(node)), tracing_into(trace, device=device, seed=draw):
        result = convert(*filled_in(node.args, given), **filled_in(node.kwargs, given))
    _check_result(result, value_of(node))
    return seeds


def filled_in(args: Any, given: dict[Node, object]) -> Any:
    """A node's arguments, with each node replaced by its value."""
    return torch.fx.node.map_arg(args, given.__getitem__)


def _why_faster(name: str, node: Node) -> str:
    """Why ATen computes an op of `FASTER_IN_ATEN`; empty if mlfuse takes it. ATen's pooling is faster only for
    channels-last images, its products and convolutions are as fast as the same library called from C."""
    if name in _CONVOLUTIONS:
        return _why_not_convolved(node.args[0])
    if name == "aten.max_pool2d_with_indices":
        return _FASTER if order_of(value_of(node.args[0])) is not None else ""
    if "pool" not in name and (known := torchs_blas()) is not None:
        dtype = element(value_of(node).dtype)
        ours = dtype.numpy in known.products or dtype in slow_products()
        return "" if ours or value_of(node).is_cuda else _FASTER
    on_gpu = any(is_tensor(each) and each.is_cuda for each in each_of(value_of(node)))
    return "" if on_gpu else _FASTER


_CONVOLUTIONS = ("aten.convolution", "aten.convolution_backward")


def convolves(node: Node, kept: Collection[str] = ()) -> bool:
    """Whether a node is a convolution, or the gradient of one, that mlfuse takes unless one of `kept` is its name."""
    name = str(node.target)
    names = {name, packet(name)}
    if names.isdisjoint(_CONVOLUTIONS) or not names.isdisjoint(kept):
        return False
    return not _why_not_convolved(node.args[0])


def _why_not_convolved(operand: Node) -> str:
    """Why ATen computes a convolution."""
    value = value_of(operand)
    if value.is_cuda:
        return "ATen's library is faster on a GPU"
    if value.dtype != torch.float32:
        return "oneDNN, as mlfuse calls it, convolves f32"
    if onednn.load() is None:
        return "oneDNN isn't installed: pip install mlfuse[onednn]"
    return ""


def _device_of(node: Node, operands: Sequence[Any]) -> str:
    """The device of a node. Raises StaysInAten if its tensors are on several devices; numbers on the host don't count."""
    results = each_of(value_of(node))
    found = {each.device for each in (*operands, *results) if is_tensor(each)}
    if len(found) > 1:
        raise StaysInAten(f"its tensors are on {' and '.join(sorted(map(str, found)))}")
    return next(iter(found)).type


def _check_result(result: object, expected: Any) -> None:
    """Raise StaysInAten unless a converter's result has torch's type and sizes."""
    given, wanted = each_of(result), each_of(expected)
    if len(given) != len(wanted):
        raise StaysInAten(f"{counted(len(given), 'result')}, torch has {len(wanted)}")
    for mine, theirs in zip(given, wanted, strict=True):
        if mine is None or not is_tensor(theirs):
            continue
        assert isinstance(mine, TracedArray)
        type_ = type_of(theirs, shape_of(theirs))
        if mine.value.type != type_:
            raise StaysInAten(f"its converter gives {mine.value.type}, torch {type_}")
