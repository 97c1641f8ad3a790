"""The units that a call of a function starts, with their bytes and the compiler's report on their kernels."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.dialects.graph.placement import TransferOp, modules_of
from mlfuse.dialects.kernel.ops import FuncOp, shared_layout
from mlfuse.dialects.loop.collective import AllReduceOp
from mlfuse.dialects.loop.host import LaunchOp, LibraryOp
from mlfuse.dialects.loop.ops import KernelOp
from mlfuse.explain.report.drawing import nbytes as size_of
from mlfuse.explain.report.model import Figures, Unit
from mlfuse.explain.report.origins import Origins
from mlfuse.passes.utils.ledger import entry_of, nbytes
from mlfuse.runtime.compilers.nvrtc import KernelResources
from mlfuse.targets import devices
from mlfuse.targets.devices import Device
from mlfuse.targets.devices.occupancy import occupancy
from mlfuse.targets.printers.cfamily import signature


def units_of(module: ModuleOp, origins: Origins) -> list[Unit]:
    """The launches, library calls, collectives and copies between devices of a module at the loop level, in order."""
    kernels = launched_in(module)
    units: list[Unit] = []
    for op in module.walk():
        origin = origins.of(op)
        if isinstance(op, LibraryOp):
            moved = sum(nbytes(value) for value in op.operands)
            name = op.function.data
            units.append(Unit(name, "call", list(origin.boxes), list(origin.ops), moved, moved))
        elif isinstance(op, AllReduceOp):
            moved = sum(nbytes(value) for value in op.operands)
            name = f"all_reduce_{op.reduction.data}"
            made = Unit(name, "collective", list(origin.boxes), list(origin.ops), moved, moved)
            units.append(made)
        elif isinstance(op, TransferOp):
            moved = size_of(op.operand)
            name = f"copy to {op.target.data}"
            units.append(Unit(name, "copy", [], list(origin.ops), moved, moved))
        elif isinstance(op, LaunchOp) and op in kernels:
            kernel = kernels[op]
            entry, inside = entry_of(kernel, op), origins.of(kernel)
            own = {n for inner in kernel.walk() for n in origins.of(inner).ops}
            unit = Unit(entry.name, "kernel", list(inside.boxes), sorted(own), 0, 0)
            unit.least, unit.planned = entry.least, entry.planned
            units.append(unit)
    return units


def launched_in(module: ModuleOp) -> dict[Operation, KernelOp]:
    """By launch: its kernel at the loop level, which is in the module of the same device. Linear in ops."""
    found: dict[Operation, KernelOp] = {}
    for part in modules_of(module).values() or [module]:
        kernels = {op.sym_name.data: op for op in part.ops if isinstance(op, KernelOp)}
        launches = [op for op in part.walk() if isinstance(op, LaunchOp)]
        named = ((op, kernels.get(op.callee.string_value())) for op in launches)
        found |= {op: kernel for op, kernel in named if kernel is not None}
    return found


def unit_of_function(name: str, units: Sequence[Unit]) -> int | None:
    """The unit that a kernel function belongs to: the function has its kernel's name, maybe with a phase."""
    kernel = name.rpartition("_phase_")[0]
    for wanted in (name, kernel):
        for number, unit in enumerate(units):
            if unit.kind == "kernel" and unit.name == wanted:
                return number
    return None


def add_figures(module: ModuleOp, units: Sequence[Unit], source: str, target: str) -> str:
    """Add each kernel function of a scheduled module to its unit, with registers if NVRTC is installed;
    returns the reason if it isn't. A CPU has no such figures: threads don't share registers there."""
    device, used = devices.get(target), dict[str, KernelResources]()
    reason = ""
    if device.is_cuda:
        from mlfuse.runtime.compilers import cubin

        try:
            used = cubin.resources(source, device.name)
        except MlfuseError as error:
            reason = str(error)
    places = {unit.name: unit for unit in units if unit.kind == "kernel"}
    for func in module.walk():
        if not isinstance(func, FuncOp):
            continue
        name = func.sym_name.data
        unit = places.get(name) or places.get(name.rpartition("_phase_")[0])
        if unit is not None:
            unit.functions.append(name)
            unit.figures.append(_figures(func, used.get(signature(func).name), device))
    return reason


def _figures(func: FuncOp, used: KernelResources | None, device: Device) -> Figures | None:
    if used is None:
        return None
    shared = max(used.shared, shared_layout(func)[1])
    block = func.block_size
    held = occupancy(device, registers=used.registers, shared=shared, block=block)
    spills = used.spill_stores + used.spill_loads
    return Figures(used.registers, spills, shared, block, round(held.share, 4), held.limit)
