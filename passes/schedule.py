"""`--schedule`: loop kernels become code for one thread of one device.

Every `loop.kernel` becomes one `kernel.func` or several (phases), every `loop.launch` in a host
function the `kernel.launch`es of those phases, with the scratch buffers they need. `cpu` and `gpu`
choose the schedule, from the kernel and the device's description, and from what is constant (`mlfuse.constant`) in
all launches of the kernel: a constant matrix gets a phase of its own that packs it.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace

from xdsl.context import Context
from xdsl.dialects import arith, memref
from xdsl.dialects.builtin import IndexType, IntegerAttr, ModuleOp, StringAttr
from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation, SSAValue
from xdsl.passes import ModulePass

from mlfuse.diagnostics.errors import OpError
from mlfuse.diagnostics.watching import counted
from mlfuse.dialects.kernel.cut import Cut
from mlfuse.dialects.kernel.divide import RECIPROCAL_BITS
from mlfuse.dialects.kernel.ops import LaunchOp as KernelLaunchOp
from mlfuse.dialects.kernel.ops import TableOp as KernelTableOp
from mlfuse.dialects.loop.host import LaunchOp
from mlfuse.dialects.loop.ops import KernelOp, SwitchOp
from mlfuse.dialects.sizes import Product
from mlfuse.dialects.symbols import names_in, unused_name
from mlfuse.passes.memory.uses import written_by
from mlfuse.passes.scheduling.emission.types import flat_type
from mlfuse.passes.scheduling.phases import (
    Count,
    CountSum,
    Reciprocal,
    ScheduledKernel,
    Scratch,
    TablePart,
)
from mlfuse.passes.utils.constant_launches import AnyLaunch, ConstantLaunches
from mlfuse.passes.utils.planned_for import check_planned_for
from mlfuse.targets import devices
from mlfuse.targets.devices import Device


@dataclass(frozen=True)
class Schedule(ModulePass):
    """Schedule every loop kernel of a module for one device."""

    name = "schedule"
    takes = "loop"
    gives = "kernel"

    device: str = devices.DEFAULT

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        check_planned_for(op, self.device)
        device = devices.get(self.device)
        done: dict[str, ScheduledKernel] = {}
        constant = constant_in(op)
        taken = names_in(op)
        for kernel in counted("kernel", [top for top in op.ops if isinstance(top, KernelOp)]):
            name = kernel.sym_name.data
            scheduled = schedule_kernel(kernel, device, constant.get(name, frozenset()))
            done[name] = scheduled
            for phase in scheduled.phases:
                if (own := phase.func.sym_name.data) != name:
                    phase.func.sym_name = StringAttr(unused_name(own, taken))
                op.body.block.insert_op_before(phase.func, kernel)
            kernel.detach()
            kernel.erase()
        for launch in [inner for inner in op.walk() if isinstance(inner, LaunchOp)]:
            _replace_launch(launch, done)


def schedule_kernel(
    kernel: KernelOp, device: Device, constant: Collection[int] = ()
) -> ScheduledKernel:
    """The phases of one kernel on a device. The kernel itself isn't changed. `constant` are the numbers of the arguments
    that hold the same elements in every call."""
    first = kernel.body.block.first_op
    if isinstance(first, SwitchOp):
        from mlfuse.passes.scheduling import switch

        phases = [schedule_kernel(case, device) for case in switch.cases_of(kernel, first)]
        return switch.one_launch(kernel, phases, device)
    if device.is_cuda:
        from mlfuse.passes.scheduling.gpu import kernel as gpu  # only the half that is needed

        return gpu.schedule(kernel, device)
    from mlfuse.passes.scheduling.cpu import kernel as cpu
    from mlfuse.passes.scheduling.cpu.versions import add_versions

    scheduled = cpu.schedule(kernel, device, constant)
    for phase in scheduled.phases:
        add_versions(phase.func)
    return scheduled


def constant_in(module: ModuleOp) -> dict[str, frozenset[int]]:
    """The arguments of each kernel that are constant in all its launches."""
    kernels = {top.sym_name.data: top for top in module.ops if isinstance(top, KernelOp)}

    def written(launch: AnyLaunch) -> list[SSAValue]:
        assert isinstance(launch, LaunchOp)
        return written_by(launch, kernels)

    found: dict[str, frozenset[int]] = {}
    for func in [top for top in module.ops if isinstance(top, FuncOp) and not top.is_declaration]:
        constants = ConstantLaunches(func, written)
        for launch in [op for op in func.walk() if isinstance(op, LaunchOp)]:
            given = enumerate(launch.arguments)
            own = frozenset(number for number, value in given if constants.is_constant(value))
            name = launch.callee.string_value()
            found[name] = found.get(name, own) & own
    return found


def _replace_launch(launch: LaunchOp, done: dict[str, ScheduledKernel]) -> None:
    name = launch.callee.root_reference.data
    if name not in done:
        raise OpError(launch, f"loop.launch: there is no loop.kernel @{name}")
    scheduled = done[name]
    writer = _HostWriter(launch, scheduled.cut)
    scratch = {buffer: writer.allocate(buffer) for buffer in scheduled.scratch}
    for phase in scheduled.phases:
        arguments = [
            writer.count(source)
            if isinstance(source, TablePart | CountSum)
            else writer.reciprocal(source)
            if isinstance(source, Reciprocal)
            else launch.arguments[source]
            if isinstance(source, int)
            else scratch[source]
            for source in phase.arguments
        ]
        grid = writer.count(phase.grid)
        callee = phase.func.sym_name.data
        op = writer.emit(KernelLaunchOp(callee, grid, phase.func.block_size, arguments))
        for name in ("cluster", "dynamic_shared"):
            if name in phase.func.attributes:
                op.attributes[name] = phase.func.attributes[name]
    launch.detach()
    launch.erase()


class _HostWriter:
    """Inserts ops before a launch."""

    def __init__(self, launch: LaunchOp, cut: Cut | None):
        self.launch = launch
        self.cut = cut
        self.tables: dict[int, KernelTableOp] = {}
        self.sizes = [a for a in launch.arguments if isinstance(a.type, IndexType)]
        self.constants: dict[int, SSAValue] = {}

    def emit(self, op: Operation) -> Operation:
        """Insert an op before the launch, at its location."""
        op.location = self.launch.location
        block = self.launch.parent_block()
        assert block is not None
        block.insert_op_before(op, self.launch)
        return op

    def constant(self, value: int) -> SSAValue:
        """An `index` constant."""
        if value not in self.constants:
            op = self.emit(arith.ConstantOp(IntegerAttr(value, IndexType())))
            self.constants[value] = op.results[0]
        return self.constants[value]

    def part(self, part: TablePart) -> SSAValue:
        """A part of one of the launch's tables."""
        if part.position not in self.tables:
            assert self.cut is not None
            table = KernelTableOp(self.launch.arguments[part.position], self.cut)
            self.emit(table)
            self.tables[part.position] = table
        table = self.tables[part.position]
        match part.part:
            case "rows":
                return table.rows
            case "chunks":
                return table.chunks
            case "row_count":
                return table.row_count
            case "chunk_count":
                return table.chunk_count
            case "elements":
                return table.elements

    def count(self, count: Count | TablePart | CountSum) -> SSAValue:
        """The value of a count at this launch."""
        if isinstance(count, TablePart):
            value = self.part(count)
            if count.times > 1:
                value = self._binary(arith.MuliOp, value, self.constant(count.times))
            if count.least:
                value = self._binary(arith.MaxUIOp, value, self.constant(count.least))
            return value
        static = count.static
        if static is not None:
            return self.constant(static)
        if isinstance(count, CountSum):
            first, *others = (self.count(each) for each in count.counts)
            for other in others:
                first = self._binary(arith.AddiOp, first, other)
            return first
        if count.also:
            value = self.count(replace(count, also=()))
            for other in count.also:
                value = self._binary(arith.MuliOp, value, self.count(other))
            return value
        value = self.product(count.size)
        if count.per > 1:
            value = self._binary(arith.AddiOp, value, self.constant(count.per - 1))
            value = self._binary(arith.DivUIOp, value, self.constant(count.per))
        if count.most is not None:
            value = self._binary(arith.MinUIOp, value, self.constant(count.most))
        value = self._binary(arith.MaxUIOp, value, self.constant(1))
        if count.times > 1:
            value = self._binary(arith.MuliOp, value, self.constant(count.times))
        return value

    def reciprocal(self, wanted: Reciprocal) -> SSAValue:
        """The reciprocal that replaces a division at this launch."""
        size = self._binary(arith.MaxUIOp, self.product(wanted.size), self.constant(1))
        most = self.constant(2**RECIPROCAL_BITS - 1)
        return self._binary(arith.AddiOp, self._binary(arith.DivUIOp, most, size), self.constant(1))

    def product(self, size: Product) -> SSAValue:
        """The value of a product at this launch."""
        first, *rest = (self.sizes[position] for position in size.symbols)
        for other in rest:
            first = self._binary(arith.MuliOp, first, other)
        if size.factor != 1:
            first = self._binary(arith.MuliOp, first, self.constant(size.factor))
        return first

    def _binary(
        self, op_type: type[arith.SignlessIntegerBinaryOperation], a: SSAValue, b: SSAValue
    ) -> SSAValue:
        return self.emit(op_type(a, b)).results[0]

    def allocate(self, scratch: Scratch) -> SSAValue:
        """The scratch buffer for this launch."""
        elements = scratch.count.static
        sizes = [] if elements is not None else [self.count(scratch.count)]
        type_ = flat_type(scratch.element, elements)
        op = memref.AllocOp(sizes, [], type_)
        return self.emit(op).results[0]
