"""The guard: checks how a schedule compiled, and takes a lighter one if it needs too much.

A schedule estimates registers; NVRTC knows them. After compiling, the driver reads for each kernel

- registers that didn't fit and went to memory (*spills*): unplanned traffic and latency;
- the bytes that a multiprocessor can have in flight: the threads that its registers and
  shared memory leave room for, times the bytes a thread loads before it waits. Below `LEAST_IN_FLIGHT` the
  kernel doesn't keep the memory busy (Little's law).

If a kernel fails, the schedules of `candidates.revisions` are tried in order, each compiled by itself, and
the first that passes is taken, else the best. It is written on the `loop.kernel` as `mlfuse.schedule`, and the
kernel is scheduled again: results keep every bit if the options do. A kernel that already has the attribute
isn't changed. If every schedule of a kernel spills more than `WORTH_A_SPLIT` bytes per thread,
the function is planned again with smaller fusions: two kernels that fit cost a round trip
through memory, as a spill does, but run at full occupancy.

Every revision leaves a remark (`guard.registers`, `guard.in-flight`, `guard.split`). Choices are cached with the
compiled code, by the text of all kernels: another process compiles the choice and tries nothing.

Text that `mlfuse-opt` prints never depends on a compiler: only the driver runs the guard.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields, replace
from typing import Protocol

from xdsl.dialects import memref, scf
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Block, BlockArgument, Operation, SSAValue

from mlfuse.diagnostics.errors import place_of
from mlfuse.diagnostics.remark import OpRef, Remark
from mlfuse.diagnostics.remarks import record
from mlfuse.dialects import dtypes
from mlfuse.dialects.kernel.ops import BufferAtOp, FuncOp, UnrollOp, VectorCopyOp, shared_layout
from mlfuse.dialects.loop.ops import KernelOp
from mlfuse.passes.schedule import schedule_kernel
from mlfuse.passes.scheduling.candidates import revisions
from mlfuse.passes.scheduling.options import ATTRIBUTE, ScheduleOptions
from mlfuse.runtime.compilers import cubin, nvrtc
from mlfuse.runtime.compilers import disk_cache as cache
from mlfuse.runtime.compilers.nvrtc import KernelResources
from mlfuse.targets import devices
from mlfuse.targets.devices import Device
from mlfuse.targets.devices.occupancy import occupancy
from mlfuse.targets.printers.cfamily import signature
from mlfuse.targets.printers.cuda import CudaPrinter
from mlfuse.version import __version__

LEAST_IN_FLIGHT = 16384
"""Bytes per multiprocessor: some 700 ns of memory latency at an H100's 25 bytes a nanosecond each."""
WORTH_A_SPLIT = 64
"""The least bytes of spills per thread for which a fusion is split."""
_FEWEST_OPS = 8
"""A fusion of at most this many ops is never split."""


@dataclass(frozen=True)
class Figures:
    """The compiler's report on one kernel, and its consequences on a device."""

    registers: int
    spills: int
    """Bytes per thread, written and read."""
    shared: int
    block: int
    threads: int
    """Threads that a multiprocessor holds at a time."""
    in_flight: int
    """The most bytes that these have in flight."""
    crowded: bool
    """Whether registers or shared memory limit the threads."""

    @staticmethod
    def of(func: FuncOp, used: KernelResources, device: Device) -> Figures:
        """The figures of a kernel, from the compiler's report."""
        block = func.block_size
        shared = max(used.shared, shared_layout(func)[1])
        held = occupancy(device, registers=used.registers, shared=shared, block=block)
        loaded = loaded_bytes(func.body.block)
        spills = used.spill_stores + used.spill_loads
        return Figures(
            used.registers,
            spills,
            shared,
            block,
            held.threads,
            held.threads * loaded,
            held.limit in ("registers", "shared"),
        )

    @property
    def starves(self) -> bool:
        """Whether too few bytes are in flight to keep the memory busy, and a lighter kernel would have more."""
        return self.crowded and 0 < self.in_flight < LEAST_IN_FLIGHT

    @property
    def rank(self) -> tuple[int, bool, int]:
        """Lower is better."""
        return self.spills, self.starves, -self.in_flight

    def __str__(self) -> str:
        return (
            f"{self.registers} registers, {self.spills} bytes of spills, {self.threads} threads and "
            f"{self.in_flight} bytes in flight per multiprocessor"
        )


def loaded_bytes(block: Block, times: int = 1) -> int:
    """The most bytes that a thread loads from memory in one iteration of a loop, or
    outside all loops. Unrolled loops count in full, of a branch's sides the larger."""
    straight = loops = 0
    for op in block.ops:
        source = op.source if isinstance(op, VectorCopyOp) else None
        if isinstance(op, memref.LoadOp):
            source = op.memref
        if source is not None and _is_memory(source):
            width = op.width.value.data if isinstance(op, VectorCopyOp) else 1
            straight += times * width * dtypes.of(source.type).nbytes
        inner = times * op.count.value.data if isinstance(op, UnrollOp) else times
        sides = [loaded_bytes(each, inner) for region in op.regions for each in region.blocks]
        if isinstance(op, scf.ForOp):
            loops = max(loops, *sides)
        else:
            straight += max(sides, default=0)
    return max(straight, loops)


def _is_memory(buffer: SSAValue) -> bool:
    return isinstance(buffer, BlockArgument) or isinstance(buffer.owner, BufferAtOp)


@dataclass(frozen=True)
class Choices:
    """The schedules chosen for an executable's kernels, by name, and the limit on its fusions."""

    kernels: Mapping[str, ScheduleOptions] = field(default_factory=dict[str, ScheduleOptions])
    max_ops: int | None = None
    remarks: tuple[tuple[str, str, str, Mapping[str, int]], ...] = ()
    """Rule, kernel, reason, numbers."""

    def put_on(self, module: ModuleOp) -> None:
        """Mark the loop-level kernels of a module that have no schedule yet."""
        for op in module.ops:
            if isinstance(op, KernelOp) and ATTRIBUTE not in op.attributes:
                self.kernels.get(op.sym_name.data, ScheduleOptions()).put_on(op)

    def target(self, target: str) -> str:
        """The device description that fusions are planned for."""
        return target if self.max_ops is None else f"{target}+max_ops={self.max_ops}"

    @property
    def asked(self) -> str:
        """A key that is equal for equal choices."""
        return replace(self, remarks=()).to_text()

    def to_text(self) -> str:
        """For the cache."""
        kernels = {name: asdict(options) for name, options in self.kernels.items()}
        remarks = [[*words, dict(numbers)] for *words, numbers in self.remarks]
        return json.dumps({"kernels": kernels, "max_ops": self.max_ops, "remarks": remarks})

    @staticmethod
    def from_text(text: str) -> Choices | None:
        """The choices that `to_text` wrote; None for any other text."""
        try:
            data = json.loads(text)
            known = {each.name for each in fields(ScheduleOptions)}
            kernels = {
                name: ScheduleOptions(**{k: v for k, v in options.items() if k in known})
                for name, options in data["kernels"].items()
            }
            remarks = tuple((rule, name, why, dict(n)) for rule, name, why, n in data["remarks"])
            return Choices(kernels, data["max_ops"], remarks)
        except (ValueError, KeyError, TypeError, AttributeError):
            return None


class HasKernels(Protocol):
    """The input of the guard."""

    @property
    def module(self) -> ModuleOp:
        """The kernels with their schedules."""
        ...

    @property
    def kernels(self) -> Mapping[str, KernelOp]:
        """The same kernels at the loop level, by name."""
        ...


Lower = Callable[[Choices], HasKernels]
Compile = Callable[[str], Mapping[str, KernelResources]]


def compiled_for(arch: str) -> Compile:
    """A cached NVRTC compilation for an architecture."""
    return lambda source: cubin.resources(source, arch)


def review(
    lower: Lower, target: str, *, splits: bool = True, compile_: Compile | None = None
) -> Choices:
    """The choices for an executable whose lowering is `lower`, on a device; remarks are recorded.

    `splits`: whether `lower` can plan smaller fusions. `compile_` replaces NVRTC in tests.
    """
    first = lower(Choices())
    source = CudaPrinter(names=False).print_module(first.module)
    key = _key(source, target)
    choices = _kept(key)
    if choices is None:
        compile_ = compile_ or compiled_for(devices.get(target).name)
        choices = _Review(lower, target, compile_, splits=splits).run(first, source)
        cache.store(key, choices.to_text().encode())
    final = first if choices.max_ops is None else lower(choices)
    for rule, name, reason, numbers in choices.remarks:
        kernel = (first if rule == "guard.split" else final).kernels.get(name)
        place = None if kernel is None else place_of(kernel)
        ops = () if kernel is None else (OpRef.of(kernel, kernels=(name,)),)
        record(Remark(place, rule, rule != "guard.split", name, reason, numbers, ops))
    return choices


def _key(source: str, target: str) -> str:
    major, minor = nvrtc.version() if nvrtc.available() else (0, 0)
    parts = {"source": source, "target": target, "mlfuse": __version__}
    return cache.key(kind="guard", compiler=f"nvrtc {major}.{minor}", **parts)


def _kept(key: str) -> Choices | None:
    stored = cache.lookup(key)
    return None if stored is None else Choices.from_text(stored.decode(errors="replace"))


class _Review:
    def __init__(self, lower: Lower, target: str, compile_: Compile, *, splits: bool):
        self.lower = lower
        self.splits = splits
        self.device = devices.get(target)
        self.compile = compile_
        self.remarks: list[tuple[str, str, str, Mapping[str, int]]] = []

    def run(self, now: HasKernels, source: str) -> Choices:
        """Revise schedules, then fusions if that is not enough."""
        figures = self._figures(_funcs(now.module), source)
        chosen, worst = self._revise(now, figures)
        if worst is None or not self.splits:
            return Choices(chosen, None, tuple(self.remarks))
        name, spills = worst
        max_ops = most = min(self.device.max_ops, _ops(now.kernels[name]))
        best = Choices(chosen, None, tuple(self.remarks)), spills
        while max_ops // 2 >= _FEWEST_OPS and best[1] >= WORTH_A_SPLIT:
            max_ops //= 2
            again = self.lower(Choices(max_ops=max_ops))
            own = self._figures(
                _funcs(again.module), CudaPrinter(names=False).print_module(again.module)
            )
            self.remarks = []
            chosen, worst = self._revise(again, own)
            left = 0 if worst is None else worst[1]
            if left >= best[1]:
                continue
            reason = (
                f"{spills} bytes of spills per thread with every schedule: with fusions of {max_ops} ops "
                f"at most, {left}"
            )
            numbers = {"spills": spills, "ops": most, "max_ops": max_ops, "spills_after": left}
            remarks = (("guard.split", name, reason, numbers), *self.remarks)
            best = Choices(chosen, max_ops, remarks), left
        return best[0]

    def _figures(self, funcs: Sequence[FuncOp], source: str) -> dict[str, Figures]:
        """By kernel name."""
        used = self.compile(source)
        return {
            func.sym_name.data: Figures.of(func, used[signature(func).name], self.device)
            for func in funcs
        }

    def _revise(
        self, now: HasKernels, figures: Mapping[str, Figures]
    ) -> tuple[dict[str, ScheduleOptions], tuple[str, int] | None]:
        """Options for the kernels that need some, and the one that still spills most."""
        chosen: dict[str, ScheduleOptions] = {}
        worst: tuple[str, int] | None = None
        for name, kernel in now.kernels.items():
            own = [f for func, f in figures.items() if _is_phase(func, name)]
            if not own:
                continue
            before = max(own, key=lambda f: f.rank)
            if not before.spills and not before.starves:
                continue
            after, options = before, ScheduleOptions()
            if ATTRIBUTE not in kernel.attributes:
                after, options = self._lighter(kernel, before)
            if options != ScheduleOptions():
                chosen[name] = options
                self._remark(name, before, after, options)
            if after.spills >= WORTH_A_SPLIT and (worst is None or after.spills > worst[1]):
                worst = name, after.spills
        return chosen, worst

    def _lighter(self, kernel: KernelOp, before: Figures) -> tuple[Figures, ScheduleOptions]:
        """The first revision that passes, else the best."""
        best = before, ScheduleOptions()
        seen: set[str] = set()
        for options in revisions(kernel, self.device):
            trial = kernel.clone()
            options.put_on(trial)
            funcs = [phase.func for phase in schedule_kernel(trial, self.device).phases]
            source = CudaPrinter(names=False).print_module(ModuleOp(list[Operation](funcs)))
            if source in seen:
                continue
            seen.add(source)
            figures = max(self._figures(funcs, source).values(), key=lambda f: f.rank)
            if figures.rank < best[0].rank:
                best = figures, options
            if not figures.spills and not figures.starves:
                break
        return best

    def _remark(self, name: str, before: Figures, after: Figures, options: ScheduleOptions) -> None:
        rule = "guard.registers" if before.spills else "guard.in-flight"
        reason = f"{before}; with {options}: {after}"
        numbers = {
            "registers": before.registers,
            "spills": before.spills,
            "in_flight": before.in_flight,
            "registers_after": after.registers,
            "spills_after": after.spills,
            "in_flight_after": after.in_flight,
        }
        self.remarks.append((rule, name, reason, numbers))


def _funcs(module: ModuleOp) -> list[FuncOp]:
    return [op for op in module.ops if isinstance(op, FuncOp)]


def _is_phase(func: str, kernel: str) -> bool:
    return func == kernel or func.startswith(f"{kernel}_phase_")


def _ops(kernel: KernelOp) -> int:
    return sum(1 for _ in kernel.walk())
