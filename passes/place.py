"""`--place`: every op gets a device, and values that cross between devices get copies.

A module has several devices if its marks name several: `mlfuse.device = "cpu"` on ops, arguments and results, on a call, or on a
function, for the ops in it without a mark. The option `devices` lists descriptions instead: the first one of a CPU is `cpu`, the
second `cpu:1`. With one device the pass does nothing.

Legality. A marked op is on its device. An op is never on a device whose description lacks it (`lacks`). Constants and what only moves
their elements have no device: each computes them where it reads them. All else may be anywhere.

Cost. An op costs what it takes in fused code on each device (`placement/costs.py`), a copy what the link takes
(`link_us`, `link_gb_s`), once for all readers on a device. For two devices the sum is minimized exactly, by a minimum cut
(`placement/cut.py`); for more it is never larger than with all ops on any one device. The costs are additive, and fusion is not quite:
a cut through a kernel may cost a launch more than the sum says.

Before:

    func.func @main(%x: tensor<64xf32>) -> tensor<64xf32> {
      %a = graph.tanh %x {mlfuse.device = "cpu"} : tensor<64xf32>
      %b = graph.exp %a {mlfuse.device = "cuda"} : tensor<64xf32>
      func.return %b : tensor<64xf32>
    }

After, in a module with `mlfuse.devices = ["cpu", "sm_90"]`:

    func.func @main(%x: tensor<64xf32> {mlfuse.device = "cpu"}) -> tensor<64xf32> {
      %a = graph.tanh %x {mlfuse.device = "cpu"} : tensor<64xf32>
      %0 = graph.transfer %a to "cuda" : tensor<64xf32>
      %b = graph.exp %0 {mlfuse.device = "cuda"} : tensor<64xf32>
      func.return %b : tensor<64xf32>
    }
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from xdsl.context import Context
from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, ModuleOp, StringAttr
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute, Operation
from xdsl.passes import ModulePass
from xdsl.rewriter import InsertPoint, Rewriter

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects.graph.base import copy_location
from mlfuse.dialects.graph.foreach import each_arguments
from mlfuse.dialects.graph.marks import DEVICE
from mlfuse.dialects.graph.placement import (
    TransferOp,
    device_of,
    modules_of,
    short,
)
from mlfuse.passes.inline import COMPOSITE
from mlfuse.passes.placement import boundaries
from mlfuse.passes.placement.costs import costs_on, unmark
from mlfuse.passes.placement.device_list import DEVICES, DeviceList
from mlfuse.passes.placement.nodes import Nodes
from mlfuse.targets import devices as descriptions


@dataclass(frozen=True)
class Place(ModulePass):
    """Gives each op of a module with several devices one of them."""

    name = "place"
    takes = "graph"

    device: str = descriptions.DEFAULT
    devices: tuple[str, ...] = ()

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        if modules_of(op) or DEVICES in op.attributes or DEVICE in op.attributes:
            return
        marks = set(marks_in(op))
        if not marks and len(self.devices) < 2:
            return
        found = (
            DeviceList(self.devices) if self.devices else DeviceList.for_marks(marks, self.device)
        )
        if len(found) < 2:
            unmark(op)
            return
        functions = [
            each
            for each in op.ops
            if isinstance(each, FuncOp) and each.body.blocks and COMPOSITE not in each.attributes
        ]
        estimated = cache(lambda: costs_on(op, found.descriptions))
        for func in functions:
            _check(func)
            nodes = Nodes.of(func, found, estimated)
            _rewrite(func, nodes, nodes.placed())
        op.attributes[DEVICES] = found.attribute


def marks_in(module: ModuleOp) -> Iterator[str]:
    """The devices that marks and copies name."""
    for op in module.walk():
        if isinstance(op, ModuleOp):  # says what it is for
            continue
        if (own := device_of(op.attributes)) is not None:
            yield own
        if isinstance(op, TransferOp):
            yield short(op.target.data)
        if isinstance(op, FuncOp):
            for given in (op.arg_attrs, op.res_attrs):
                for each in () if given is None else given.data:
                    if (own := device_of(dict(each.data))) is not None:
                        yield own


def _check(func: FuncOp) -> None:
    """OpError for a function whose ops can't be placed."""
    if len(func.body.blocks) > 1:
        raise OpError(func, "a graph function has one block; inline its control flow")
    if each_arguments(func):
        raise OpError(func, "takes lists of tensors, which are on one device; remove mlfuse.device")


def _rewrite(func: FuncOp, nodes: Nodes, placement: list[int]) -> None:
    """Write the devices on ops and arguments, and the copies."""
    names = [StringAttr(name) for name in nodes.devices.names]
    func.attributes.pop(DEVICE, None)
    for node, device in zip(nodes.ops, placement[: len(nodes.ops)], strict=True):
        node.attributes[DEVICE] = names[device]
    of_arguments = placement[len(nodes.ops) : len(nodes.ops) + len(func.args)]
    func.arg_attrs = _with_devices(func.arg_attrs, [names[device] for device in of_arguments])
    boundaries.say(nodes, placement)
    for value, number in nodes.number_of.items():
        copies: dict[int, TransferOp] = {}
        for use in sorted(value.uses, key=nodes.place_of_use):
            reader = nodes.reader_of(use)
            if reader is None or placement[reader] == placement[number]:
                continue
            there = placement[reader]
            if there not in copies:
                copies[there] = copy = TransferOp(value, names[there].data)
                copy.result.name_hint = value.name_hint
                owner = value.owner
                if isinstance(owner, Operation):
                    Rewriter.insert_op(copy_location(copy, owner), InsertPoint.after(owner))
                else:
                    Rewriter.insert_op(copy, InsertPoint.at_start(owner))
            use.operation.operands[use.index] = copies[there].result
    written = [
        each for each in func.walk() if isinstance(each, TransferOp) and DEVICE in each.attributes
    ]
    for op in written:  # by the user: what they said is on the readers now
        op.result.replace_all_uses_with(op.operand)
        op.detach()
        op.erase()


def _with_devices(
    given: ArrayAttr[DictionaryAttr] | None, names: list[StringAttr]
) -> ArrayAttr[DictionaryAttr]:
    before: list[dict[str, Attribute]] = [
        dict(each.data) for each in (given or [DictionaryAttr({}) for _ in names])
    ]
    return ArrayAttr(
        DictionaryAttr({**each, DEVICE: name}) for each, name in zip(before, names, strict=True)
    )
