"""`--autotune`: times a few schedules of each kernel on the device.

Each kernel is launched by itself, on buffers of the sizes that it will have: those of the signature if that
is static, else those of the first call. The candidates are those of `passes.scheduling.candidates`; the first
is the schedule's own choice, and another must be at least `WORTH_IT` faster to replace it. The choice is written on the
`loop.kernel` as `mlfuse.schedule`, so all later steps (the guard too) keep it, and is stored in the
cache by the kernel's text, the device by name and description, and the sizes up to a factor of two; a remark
`autotune.choice` has all times.

A choice may change the order in which a reduction combines (options team, cluster, block and rows of row kernels), and
so last bits; once the choice is made, results repeat.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from statistics import median
from time import perf_counter
from typing import Any, Protocol

import numpy as np
from xdsl.dialects import arith
from xdsl.dialects.builtin import IntegerAttr, ModuleOp
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Block, Operation, Region, SSAValue
from xdsl.traits import SymbolTable

from mlfuse.diagnostics.errors import MlfuseError, place_of
from mlfuse.diagnostics.remark import OpRef, Remark
from mlfuse.diagnostics.remarks import record
from mlfuse.dialects import dtypes
from mlfuse.dialects.constant_arguments import mark_last
from mlfuse.dialects.dtypes import DType
from mlfuse.dialects.loop.host import LaunchOp
from mlfuse.dialects.loop.ops import KernelOp
from mlfuse.driver import pipelines
from mlfuse.driver.code import compiled, plan_of
from mlfuse.driver.device import backend_of
from mlfuse.driver.lowering import Lowered
from mlfuse.passes.scheduling.candidates import candidates
from mlfuse.passes.scheduling.options import ATTRIBUTE, ScheduleOptions
from mlfuse.runtime.backend import Backend
from mlfuse.runtime.compilers import cubin
from mlfuse.runtime.compilers import disk_cache as cache
from mlfuse.runtime.host.reader import launched_by
from mlfuse.runtime.process.side_by_side import side_by_side
from mlfuse.targets import devices
from mlfuse.targets.printers.choice import printer_for
from mlfuse.version import __version__

WORTH_IT = 0.03
"""The fraction of the default schedule's time that another schedule must save."""
_HOST = "mlfuse_tune"
_RUNS = 7
_MORE_RUNS = 50
"""Without a choice to make: the least of a few runs is too long right after a compilation."""
_LEAST_S = 200e-6
"""The least duration of one run, in seconds, by repetition."""

Sizes = Sequence[tuple[int, ...] | int]
"""A kernel's launch arguments: shapes of buffers, and sizes."""


class Timer(Protocol):
    """Times a device."""

    def seconds(self, run: Callable[[], object]) -> float:
        """The seconds that work started by `run` takes, after a warm-up."""
        ...


@dataclass(frozen=True)
class Choice:
    """A kernel's options, and the microseconds of all candidates, by their text."""

    options: ScheduleOptions
    times: Mapping[str, float]


@dataclass
class Tuner:
    """Marks the kernels of a function at the loop level with the fastest schedules for arguments of some
    shapes. Kernels that already have `mlfuse.schedule` keep it; kernels over tables aren't timed."""

    function: str
    shapes: Sequence[Sequence[int]]
    device: str
    target: str
    choices: dict[str, Choice] = field(default_factory=dict[str, Choice])
    """The choices made so far, by the kernel's text: a function may be scheduled more than once."""

    def __call__(self, module: ModuleOp) -> None:
        host = SymbolTable.lookup_symbol(module, self.function)
        assert isinstance(host, FuncOp)
        launched = launched_by(host, self.shapes)
        for op in module.ops:
            if not isinstance(op, KernelOp) or ATTRIBUTE in op.attributes:
                continue
            sizes, text = launched.get(op.sym_name.data), str(op)
            if sizes is None:
                continue
            if text not in self.choices:
                listed = candidates(op, devices.get(self.target))
                if len(listed) < 2:
                    continue
                timer = timer_of(self.device)
                self.choices[text] = choose(op, listed, sizes, self.device, self.target, timer)
                _remark(op, self.choices[text])
            self.choices[text].options.put_on(op)


def choose(
    kernel: KernelOp,
    listed: Sequence[ScheduleOptions],
    sizes: Sizes,
    device: str,
    target: str,
    timer: Timer,
) -> Choice:
    """The fastest of some schedules, from the cache if it has it."""
    key = _key(kernel, listed, sizes, device, target)
    if (kept := _kept(key)) is not None:
        return kept
    backend = backend_of(device)
    modules = [_scheduled(kernel, options, sizes, target) for options in listed]
    if device == "cuda":
        _compile_all([each for each in modules if each is not None], target)
    times: dict[str, float] = {}
    best, best_s = listed[0], float("inf")
    for options, scheduled in zip(listed, modules, strict=True):
        if scheduled is None:
            continue
        seconds = _time(scheduled, sizes, device, target, backend, timer)
        times[str(options)] = round(seconds * 1e6, 2)
        if seconds < best_s * (1 - WORTH_IT):
            best, best_s = options, seconds
    choice = Choice(best, times)
    cache.store(key, json.dumps({"options": asdict(best), "times": times}).encode())
    return choice


def seconds_of(
    kernel: KernelOp, sizes: Sizes, device: str, target: str, constant: Collection[int] = ()
) -> float | None:
    """The seconds of one launch of a kernel by itself, with its current schedule, without interference: the
    minimum of some runs. None if it can't be launched by itself. `constant` are the numbers of the arguments that
    hold the same elements in every call: what depends on these alone is done once, and isn't timed."""
    module = _scheduled(kernel, ScheduleOptions.of(kernel), sizes, target, constant)
    if module is None:
        return None
    timer, backend = timer_of(device), backend_of(device)
    return _time(module, sizes, device, target, backend, timer, min, _MORE_RUNS, constant)


def _scheduled(
    kernel: KernelOp,
    options: ScheduleOptions,
    sizes: Sizes,
    target: str,
    constant: Collection[int] = (),
) -> ModuleOp | None:
    """A host function that launches a kernel with one schedule; None if the schedule doesn't apply."""
    from mlfuse.ir.context import new_context

    copy = kernel.clone()
    options.put_on(copy)
    module = ModuleOp([alone(copy, sizes, constant), copy])
    try:
        for name in ("schedule", "simplify-kernels"):
            pipelines.make(name, target).apply(new_context(), module)
    except MlfuseError:
        return None
    return module


def alone(kernel: KernelOp, sizes: Sizes, constant: Collection[int] = ()) -> FuncOp:
    """A host function that takes a kernel's buffers, those that are constant last, and launches it."""
    types = [arg.type for arg in kernel.body.block.args]
    order = _buffers(sizes, constant)
    block = Block(arg_types=[types[number] for number in order])
    given = dict(zip(order, block.args, strict=True))
    ops: list[Operation] = []
    values: list[SSAValue] = []
    for number, size in enumerate(sizes):
        if isinstance(size, int):
            ops.append(arith.ConstantOp(IntegerAttr.from_index_int_value(size)))
            values.append(ops[-1].results[0])
        else:
            values.append(given[number])
    block.add_ops([*ops, LaunchOp(kernel.sym_name.data, values), ReturnOp()])
    func = FuncOp(_HOST, (block.arg_types, []), Region(block))
    mark_last(func, len(constant))
    return func


def _buffers(sizes: Sizes, constant: Collection[int]) -> list[int]:
    """The numbers of a kernel's arguments that are buffers; those that are constant come last."""
    buffers = [number for number, size in enumerate(sizes) if not isinstance(size, int)]
    return sorted(buffers, key=lambda number: number in constant)


def _compile_all(modules: Sequence[ModuleOp], target: str) -> None:
    """Compile all candidates at the same time; errors are raised when a candidate is loaded."""
    arch, printer = devices.get(target).name, printer_for(target, names=False)
    sources = [printer.print_module(module) for module in modules]

    def compile_one(source: str) -> None:
        with suppress(MlfuseError):
            cubin.compile_kernels(source, arch)

    side_by_side(compile_one, sources)


def _time(
    module: ModuleOp,
    sizes: Sizes,
    device: str,
    target: str,
    backend: Backend[Any],
    timer: Timer,
    pick: Callable[[Iterable[float]], float] = median,
    runs: int = _RUNS,
    constant: Collection[int] = (),
) -> float:
    """Seconds of one launch: the median of some runs (or what `pick` returns), each of several launches in a row."""
    host = next(op for op in module.ops if isinstance(op, FuncOp))
    values = [
        _values(sizes[number], dtypes.of(arg.type))  # pyright: ignore[reportArgumentType]
        for number, arg in zip(_buffers(sizes, constant), host.body.block.args, strict=True)
    ]
    given = len(values) - len(constant)
    lowered = Lowered(module, {}, host, (), None, None, target)
    code = compiled(lowered, device, len(constant), None, over_lists=False)
    frame = plan_of(code, backend, values[given:]).frame(tuple(v.shape for v in values[:given]))
    arrays = [backend.upload(each) for each in values[:given]]
    if frame.arena_bytes:
        arena = backend.empty((frame.arena_bytes,), np.dtype(np.uint8), frame.arena_bytes)
        frame.bind(*arena)

    def run(times: int) -> float:
        def launches() -> None:
            for _ in range(times):
                frame.run(arrays)

        return timer.seconds(launches)

    run(1)
    once = max(run(1), 1e-7)
    times = min(max(round(_LEAST_S / once), 1), 100)
    return pick([run(times) for _ in range(runs)]) / times


def _values(shape: tuple[int, ...], dtype: DType) -> Any:
    """The elements of a buffer: floats between 1 and 2, which take no slow paths; else 0, a valid index
    for every array."""
    if not dtype.is_float:
        return np.zeros(shape, dtype.numpy)
    count = int(np.prod(shape, dtype=np.int64))
    some = np.random.default_rng(0).uniform(1, 2, min(count, 1 << 16)).astype(dtype.numpy)
    return np.resize(some, shape) if count else np.zeros(shape, dtype.numpy)


class HostTimer:
    """Times calls that have finished when they return."""

    def seconds(self, run: Callable[[], object]) -> float:
        start = perf_counter()
        run()
        return perf_counter() - start


class CudaTimer:
    """Times work on CuPy's current stream, by events."""

    def __init__(self) -> None:
        from mlfuse.runtime.cupy_api import load_cupy

        self._cuda = load_cupy().cuda

    def seconds(self, run: Callable[[], object]) -> float:
        stream = self._cuda.get_current_stream()
        start, stop = self._cuda.Event(), self._cuda.Event()
        start.record(stream)
        run()
        stop.record(stream)
        stop.synchronize()
        return self._cuda.get_elapsed_time(start, stop) / 1e3


def timer_of(device: str) -> Timer:
    """The timer of `cpu` or `cuda`."""
    return CudaTimer() if device == "cuda" else HostTimer()


def _key(
    kernel: KernelOp, listed: Sequence[ScheduleOptions], sizes: Sizes, device: str, target: str
) -> str:
    flat = [each for size in sizes for each in (size if isinstance(size, tuple) else (size,))]
    return cache.key(
        kind="autotune",
        kernel=str(kernel),
        candidates="; ".join(map(str, listed)),
        sizes=" ".join(str(size.bit_length()) for size in flat),
        device=_device_name(device),
        description=str(devices.get(target)),
        mlfuse=__version__,
    )


def _device_name(device: str) -> str:
    if device != "cuda":
        from mlfuse.runtime.compilers import cc

        compiler = cc.find_compiler()
        return "cpu" if compiler is None else f"{compiler.version} {compiler.target}"
    from mlfuse.runtime.cupy_api import load_cupy

    runtime = load_cupy().cuda.runtime
    return str(runtime.getDeviceProperties(runtime.getDevice())["name"])


def _kept(key: str) -> Choice | None:
    stored = cache.lookup(key)
    if stored is None:
        return None
    try:
        data = json.loads(stored)
        return Choice(ScheduleOptions(**data["options"]), data["times"])
    except (ValueError, KeyError, TypeError):
        return None


def _remark(kernel: KernelOp, choice: Choice) -> None:
    fastest = str(choice.options)
    times = ", ".join(f"{name} {us:g}" for name, us in choice.times.items())
    name = kernel.sym_name.data
    record(
        Remark(
            place_of(kernel),
            "autotune.choice",
            True,
            name,
            f"{fastest}; microseconds by schedule: {times}",
            dict(choice.times),
            (OpRef.of(kernel, kernels=(name,)),),
        )
    )
