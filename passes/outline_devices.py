"""`--outline-devices`: what each device computes becomes functions in a module of its own.

It follows `--place`. Each of these modules has one device, whose description is its `mlfuse.planned_for`. So every later pass runs
on each of them as on any other module, and no fusion, launch or buffer crosses between devices. The function that was there keeps
copies and calls alone.

Algorithm. An op's *stage* is the largest number of copies on a path to it from an argument. The ops of one device and one stage are
one function. Data flows from a stage to itself on the same device, or to a later one, so no call depends on itself. Constants and
what only moves their elements are copied into every function that reads them. Within a stage, GPUs are called before CPUs: their
work is started, and goes on while the CPU computes. A copy to a GPU follows the call that makes its operand; a copy to a CPU, which
waits for the GPU, comes before the first call that reads it. Linear in ops and operands.

Before:

    func.func @main(%x: tensor<64xf32> {mlfuse.device = "cpu"}) -> tensor<64xf32> {
      %a = graph.tanh %x {mlfuse.device = "cpu"} : tensor<64xf32>
      %0 = graph.transfer %a to "cuda" : tensor<64xf32>
      %b = graph.exp %0 {mlfuse.device = "cuda"} : tensor<64xf32>
      func.return %b : tensor<64xf32>
    }

After:

    func.func @main(%x: tensor<64xf32> {mlfuse.device = "cpu"}) -> tensor<64xf32> {
      %a = graph.dispatch @cpu::@main_0(%x) : (tensor<64xf32>) -> tensor<64xf32>
      %0 = graph.transfer %a to "cuda" : tensor<64xf32>
      %b = graph.dispatch @cuda::@main_1(%0) : (tensor<64xf32>) -> tensor<64xf32>
      func.return %b : tensor<64xf32>
    }
    builtin.module @cpu attributes {mlfuse.device = "cpu", mlfuse.planned_for = "cpu"} {
      func.func @main_0(%x: tensor<64xf32>) -> tensor<64xf32> {
        %a = graph.tanh %x : tensor<64xf32>
        func.return %a : tensor<64xf32>
      }
    }
    builtin.module @cuda attributes {mlfuse.device = "cuda", mlfuse.planned_for = "sm_90"} {
      func.func @main_1(%0: tensor<64xf32>) -> tensor<64xf32> {
        %b = graph.exp %0 : tensor<64xf32>
        func.return %b : tensor<64xf32>
      }
    }
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from xdsl.context import Context
from xdsl.dialects.builtin import (
    ArrayAttr,
    DictionaryAttr,
    IntegerAttr,
    ModuleOp,
    StringAttr,
    UnitAttr,
    i64,
)
from xdsl.dialects.func import CallOp, FuncOp, ReturnOp
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.passes import ModulePass

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects.donation import donations_of
from mlfuse.dialects.graph.marks import DEVICE, GROUP, MUST_FUSE
from mlfuse.dialects.graph.placement import (
    DispatchOp,
    TransferOp,
    device_of,
    device_of_argument,
    modules_of,
)
from mlfuse.passes.inline import COMPOSITE
from mlfuse.passes.placement.device_list import DEVICES, DeviceList
from mlfuse.passes.placement.everywhere import computed_everywhere, needed_by
from mlfuse.passes.placement.readers import readers_of
from mlfuse.passes.utils.planned_for import note_planned_for


@dataclass(frozen=True)
class OutlineDevices(ModulePass):
    """Moves what each device computes into a module of its own. Does nothing to a module that `--place` left alone."""

    name = "outline-devices"
    takes = "graph"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        found = DeviceList.of(op)
        if found is None or modules_of(op):
            return
        modules = [_module_of(found, number) for number in range(len(found))]
        functions = [each for each in op.ops if isinstance(each, FuncOp)]
        for func in [each for each in functions if _has_ops(each)]:
            _Outlining(func, found, modules).run()
        composites = [each for each in functions if COMPOSITE in each.attributes]
        for module in [each for each in modules if each.body.block.ops]:
            _add_composites(module, composites)
            op.body.block.add_op(module)
        del op.attributes[DEVICES]


def _has_ops(func: FuncOp) -> bool:
    return bool(func.body.blocks) and COMPOSITE not in func.attributes


def _module_of(found: DeviceList, number: int) -> ModuleOp:
    name = found.names[number]
    module = ModuleOp([], {DEVICE: StringAttr(name)}, StringAttr(name.replace(":", "_")))
    note_planned_for(module, found.descriptions[number])
    return module


def _add_composites(module: ModuleOp, composites: Sequence[FuncOp]) -> None:
    """Add the composites that a module's functions call."""
    called = {op.callee.string_value() for op in module.walk() if isinstance(op, CallOp)}
    for each in composites:
        if each.sym_name.data in called:
            module.body.block.add_op(each.clone())


@dataclass
class _Segment:
    """The ops of one device and one stage."""

    device: int
    stage: int
    ops: list[Operation] = field(default_factory=list[Operation])
    returned: list[Operation] = field(default_factory=list[Operation])
    """Constants that the function around it returns."""


class _Outlining:
    """Outlines one function."""

    def __init__(self, func: FuncOp, found: DeviceList, modules: Sequence[ModuleOp]):
        self.func, self.devices, self.modules = func, found, modules
        self.donations = donations_of(func)
        self.everywhere = computed_everywhere(func.body.block)
        self.of_op: dict[Operation, _Segment] = {}
        self.segments: dict[tuple[int, int], _Segment] = {}
        self.called: set[Operation] = set()
        """The ops of the functions that are called so far."""

    def run(self) -> None:
        """Replace the ops of the function by calls and copies."""
        block = self.func.body.block
        last = block.last_op
        assert isinstance(last, ReturnOp)
        ops = [op for op in block.ops if op is not last]
        for op in ops:
            if not isinstance(op, TransferOp) and op not in self.everywhere:
                self._add(op, self._device(op))
        self._check_marks(last)
        self._add_returned(last)
        transfers = [op for op in ops if isinstance(op, TransferOp)]
        for op in ops:
            op.detach()
        order = sorted(
            self.segments.values(), key=lambda s: (s.stage, not self._is_gpu(s), s.device)
        )
        made: set[SSAValue] = set(block.args)
        for number, segment in enumerate(order):
            self._copy(transfers, made, last, set(segment.ops))
            self.called |= set(segment.ops)
            made |= self._call(segment, f"{self.func.sym_name.data}_{number}", last)
        self._copy(transfers, made, last)
        for op in ops:
            if op.parent is None:
                op.drop_all_references()

    def _is_gpu(self, segment: _Segment) -> bool:
        return self.devices.described(segment.device).is_cuda

    def _device(self, op: Operation) -> int:
        name = device_of(op.attributes)
        if name is None:
            raise OpError(op, "has no device; run --place before --outline-devices")
        return self.devices.number_of(name, op)

    def _add(self, op: Operation, device: int) -> None:
        for value in op.operands:
            self._check_is_on(value, device, op)
        stage = max((self._stage_of(value) for value in op.operands), default=0)
        segment = self.segments.setdefault((stage, device), _Segment(device, stage))
        segment.ops.append(op)
        self.of_op[op] = segment

    def _stage_of(self, value: SSAValue) -> int:
        """The first stage in which a value can be read."""
        is_copy = isinstance(value.owner, TransferOp)
        while isinstance(value.owner, TransferOp):
            value = value.owner.operand
        segment = self.of_op.get(value.owner) if isinstance(value.owner, Operation) else None
        return 0 if segment is None else segment.stage + is_copy

    def _check_is_on(self, value: SSAValue, device: int, op: Operation) -> None:
        """OpError for a value on another device than the op that reads it."""
        owner, names = value.owner, self.devices.names
        if isinstance(owner, TransferOp):
            there = self.devices.number_of(owner.target.data, owner)
        elif isinstance(owner, Operation):
            there = self.of_op[owner].device if owner in self.of_op else device
        else:
            name = device_of_argument(self.func, list[SSAValue](owner.args).index(value))
            there = device if name is None else self.devices.number_of(name, op)
        if there != device:
            raise OpError(
                op,
                f"is on {names[device]} and reads a value on {names[there]}; write graph.transfer between them, or run --place",
            )

    def _check_marks(self, last: ReturnOp) -> None:
        """OpError for ops that the user wants in one kernel, and that are in two functions."""
        groups: dict[Attribute, Operation] = {}
        for op, segment in self.of_op.items():
            group = op.attributes.get(GROUP)
            if group is not None and self.of_op[groups.setdefault(group, op)] is not segment:
                self._refuse(op, GROUP, groups[group])
            if MUST_FUSE not in op.attributes:
                continue
            for reader in readers_of(op):
                if reader is not last and self.of_op.get(reader) is not segment:
                    self._refuse(op, MUST_FUSE, reader)

    def _refuse(self, op: Operation, mark: str, other: Operation) -> None:
        raise OpError(
            op,
            f"is marked {mark}, and can't be in one kernel with {other.name}: that is on another device, or a copy to another "
            "device is between them; remove a mark [vertical.device]",
        )

    def _add_returned(self, last: ReturnOp) -> None:
        """Constants that are returned are computed on the first device."""
        owners = dict.fromkeys(v.owner for v in last.arguments if v.owner in self.everywhere)
        if found := [owner for owner in owners if isinstance(owner, Operation)]:
            self.segments.setdefault((0, 0), _Segment(0, 0)).returned += found

    def _copy(
        self,
        transfers: list[TransferOp],
        made: set[SSAValue],
        last: ReturnOp,
        readers: set[Operation] | None = None,
    ) -> None:
        """Insert the copies whose operands are there: those to GPUs, and those that `readers` need; by default all."""

        def is_due(copy: TransferOp) -> bool:
            if readers is None or self._is_to_gpu(copy):
                return True
            uses = [use.operation for use in copy.result.uses]
            return any(op in readers or isinstance(op, TransferOp) for op in uses)

        while ready := [each for each in transfers if each.operand in made and is_due(each)]:
            for each in ready:
                transfers.remove(each)
                self.func.body.block.insert_op_before(each, last)
                made.add(each.result)

    def _is_to_gpu(self, copy: TransferOp) -> bool:
        return self.devices.described(self.devices.number_of(copy.target.data, copy)).is_cuda

    def _call(self, segment: _Segment, name: str, last: ReturnOp) -> set[SSAValue]:
        """Insert the call of a segment's function, and that function into the module of its device. The results."""
        own = {*segment.ops, *segment.returned}
        copied = needed_by([*segment.ops, *segment.returned], self.everywhere)
        copied += [op for op in segment.returned if op not in copied]
        inside = own | set(copied)
        inputs = list(
            dict.fromkeys(v for op in segment.ops for v in op.operands if v.owner not in inside)
        )
        outputs = [v for op in segment.ops for v in op.results if _leaves(v, own)]
        outputs += [v for op in segment.returned for v in op.results]
        body = Block(arg_types=[value.type for value in inputs])
        values: dict[SSAValue, SSAValue] = dict(zip(inputs, body.args, strict=True))
        for value, argument in values.items():
            argument.name_hint = value.name_hint
        for op in [*copied, *segment.ops]:
            copy = op.clone(values)
            copy.attributes.pop(DEVICE, None)
            body.add_op(copy)
        body.add_op(ReturnOp(*(values[value] for value in outputs)))
        types = [v.type for v in inputs], [v.type for v in outputs]
        function = FuncOp(
            name, types, Region(body), arg_attrs=self._attributes(inputs, outputs, last)
        )
        function.location = self.func.location
        module = self.modules[segment.device]
        module.body.block.add_op(function)
        assert module.sym_name is not None
        call = DispatchOp(module.sym_name.data, name, inputs, types[1])
        call.location = [*segment.ops, *segment.returned][0].location
        self.func.body.block.insert_op_before(call, last)
        for old, new in zip(outputs, call.outputs, strict=True):
            new.name_hint = old.name_hint
            if old.owner in self.everywhere:  # others compute it themselves
                old.replace_uses_with_if(new, lambda use: use.operation is last)
            else:
                old.replace_uses_with_if(new, lambda use: use.operation not in own)
        return set(call.outputs)

    def _attributes(
        self,
        inputs: Sequence[SSAValue],
        outputs: Sequence[SSAValue],
        last: ReturnOp,
    ) -> ArrayAttr[DictionaryAttr]:
        """The donations of the arguments that this function is the last one to read."""
        return ArrayAttr(DictionaryAttr(self._donated(value, outputs, last)) for value in inputs)

    def _donated(
        self, value: SSAValue, outputs: Sequence[SSAValue], last: ReturnOp
    ) -> dict[str, Attribute]:
        block = self.func.body.block
        number = list[SSAValue](block.args).index(value) if value.owner is block else None
        if number is None or number not in self.donations:
            return {}
        calls_and_ops = (use.operation for use in value.uses)
        if not all(op in self.called or isinstance(op, DispatchOp) for op in calls_and_ops):
            return {}  # a copy reads it, or a later function, or the caller
        result = self.donations[number].result
        if result is None:
            return {"mlfuse.donated": UnitAttr()}
        if last.arguments[result] not in outputs:
            return {"mlfuse.donated": UnitAttr()}
        return {"mlfuse.alias": IntegerAttr(list(outputs).index(last.arguments[result]), i64)}


def _leaves(value: SSAValue, own: Iterable[Operation]) -> bool:
    return any(use.operation not in own for use in value.uses)
