"""A call as a CUDA graph: captured once, then launched by one call of the driver.

Everything that a graph touches has a fixed address: the arguments that it was captured with, its results,
and its intermediates, which have their own pool. So the decisions that a call makes every time (addresses,
tables, copies) are made once, before the capture, and a replay costs the host one launch.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext, suppress
from typing import TYPE_CHECKING, Any

import numpy as np

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.diagnostics.numbers import counted
from mlfuse.runtime import distributed
from mlfuse.runtime.arguments import outputs
from mlfuse.runtime.arguments.signature import Signature, Spec
from mlfuse.runtime.cuda.backend import CudaBackend, is_plain
from mlfuse.runtime.cuda.streams import external, handle_of
from mlfuse.runtime.cupy_api import Cupy, CupyArray, Graph, MemoryPool, Stream, load_cupy
from mlfuse.runtime.host.frame import HostFrame
from mlfuse.runtime.host.program import Argument, Call, Collective, Program
from mlfuse.runtime.library.external import CallExternal

if TYPE_CHECKING:
    from mlfuse.runtime.calls.repeated_calls import LaunchPlan

_BYTE = np.dtype(np.uint8)


class CudaGraph:
    """A captured call.

    `inputs` are the arrays that it was captured with, `results` those that every replay overwrites:
    copy results that must outlive the next replay. `replay()` runs on the inputs' current contents;
    `graph(*args)` copies arguments into the inputs first (None, or the input itself, leaves an input unchanged).
    Arguments that the function donates are changed in place by every replay, as by every call.

    A replay runs on CuPy's current stream, or on `stream`; replays are ordered among each other on all
    streams. One thread at a time.
    """

    def __init__(
        self,
        signature: Signature,
        graph: Graph,
        inputs: Sequence[CupyArray],
        results: Sequence[CupyArray],
        backend: CudaBackend,
        stream: Stream,
        keep: object,
    ):
        """`stream` is the stream of the capture; `keep` keeps its addresses valid."""
        self._cupy: Cupy = load_cupy()
        self._backend = backend
        self._signature = signature
        self._graph = graph
        self._keep = keep
        self._last = stream
        self._shared = outputs.shared([_span(array) for array in inputs])
        self.inputs = tuple(inputs)
        self.results = tuple(results)

    def __call__(self, *args: object, stream: object = None) -> Any:
        """Copy the arguments into the inputs, replay, and return the results: one array, or a tuple.

        MlfuseError if an argument has another type or shape than its input.
        """
        with self._on(stream):
            self._order()
            self._fill(args)
            self._graph.launch()
        return self.results[0] if len(self.results) == 1 else self.results

    def replay(self, stream: object = None) -> None:
        """Run the call once more."""
        with self._on(stream):
            self._order()
            self._graph.launch()

    def _on(self, stream: object) -> AbstractContextManager[object]:
        return nullcontext() if stream is None else external(self._cupy, handle_of(stream))

    def _order(self) -> None:
        """Make the current stream wait for the last replay if that was on another."""
        current = self._cupy.cuda.get_current_stream()
        if self._last.ptr != current.ptr:
            event = self._cupy.cuda.Event(disable_timing=True)
            event.record(self._last)
            current.wait_event(event)
        self._last = current

    def _fill(self, args: Sequence[object]) -> None:
        if len(args) != len(self.inputs):
            raise MlfuseError(f"expected {counted(len(self.inputs), 'argument')}, got {len(args)}")
        given = [each if arg is None else arg for arg, each in zip(args, self.inputs, strict=True)]
        backend = self._backend
        arrays, shapes = self._signature.check(given, backend)
        for number, (shape, each) in enumerate(zip(shapes, self.inputs, strict=True)):
            if shape != each.shape:
                raise MlfuseError(
                    f"argument {number} has shape {shape}, the graph was captured for {each.shape}; "
                    "capture another for this shape"
                )
        new = [n for n, array in enumerate(arrays) if array.data.ptr != self.inputs[n].data.ptr]
        if hit := self._shared.intersection(new):
            names = ", ".join(map(str, sorted(self._shared)))
            raise MlfuseError(
                f"argument {min(hit)} can't be set: arguments {names} were captured in the same memory; "
                "capture the graph with arrays of their own"
            )
        spans = [_span(each) for each in self.inputs]
        for number in new:  # memory of an input may be overwritten before it is copied
            if any(outputs.overlap(_span(arrays[number]), span) for span in spans):
                arrays[number] = arrays[number].copy()
        for number in new:
            target = self.inputs[number]
            backend.copy(target, backend.view(arrays[number], target.shape, target.dtype))


def capture(
    plan: LaunchPlan[CupyArray],
    function: str,
    checks: Sequence[str],
    args: Sequence[object],
    out: Sequence[object] | None,
) -> CudaGraph:
    """Capture one call. MlfuseError, with the reason and the remedy, if that is impossible."""
    backend, cupy = plan.backend, load_cupy()
    assert isinstance(backend, CudaBackend)
    if problem := _problem(plan.program, backend, checks):
        raise MlfuseError(f"@{function} can't be captured: {problem}")
    arrays, shapes = plan.signature.check(args, _AtFixedAddresses(backend))
    _check_donated(plan.program, arrays)
    frame = plan.frame(shapes)
    aliases = _aliases(plan.program)
    specs = plan.signature.results
    targets: list[CupyArray | None] = [None] * len(specs)
    if out is not None:
        targets = outputs.read(out, specs, arrays, aliases, backend)
        outputs.check_shapes(targets, frame.result_shapes)
    pool, before = cupy.cuda.MemoryPool(), cupy.cuda.get_current_stream()
    with cupy.cuda.using_allocator(pool.malloc):
        stream = cupy.cuda.Stream(non_blocking=True)
        _wait(cupy, stream, before)
        with stream:
            for number, spec in enumerate(specs):
                if targets[number] is None and number not in aliases:
                    targets[number] = _empty(backend, frame.result_shapes[number], spec)
            arena = _bind(frame, backend)
            _warm_up(frame, backend, arrays, targets, _donated(plan.program))
            graph, results = _captured(frame, arrays, targets, stream, function)
        _wait(cupy, before, stream)
    keep: tuple[HostFrame[CupyArray], object, MemoryPool] = (frame, arena, pool)
    return CudaGraph(plan.signature, graph, arrays, results, backend, stream, keep)


def _captured(
    frame: HostFrame[CupyArray],
    arrays: Sequence[CupyArray],
    targets: Sequence[CupyArray | None],
    stream: Stream,
    function: str,
) -> tuple[Graph, list[CupyArray]]:
    stream.begin_capture()
    try:
        results = frame.run(arrays, targets)
    except Exception as error:  # CuPy may raise anything for calls that can't be captured
        with suppress(Exception):  # the capture may have ended already
            stream.end_capture()
        reason = str(error).partition("\n")[0]
        raise MlfuseError(
            f"@{function} can't be captured: {reason}; call the executable itself"
        ) from error
    return stream.end_capture(), results


def _warm_up(
    frame: HostFrame[CupyArray],
    backend: CudaBackend,
    arrays: Sequence[CupyArray],
    targets: Sequence[CupyArray | None],
    donated: Sequence[int],
) -> None:
    """One call, so that all code is loaded and tables are on the device; donated arguments are restored
    afterwards."""
    saved = {number: arrays[number].copy() for number in donated}
    frame.run(arrays, targets)
    for number, array in saved.items():
        backend.copy(arrays[number], array)


def _problem(program: Program, backend: CudaBackend, checks: Sequence[str]) -> str:
    """Why a program's calls can't be captured, and the remedy; "" if they can."""
    if checks:
        return (
            f"it makes checks on the host after every call ({', '.join(sorted(set(checks)))}); "
            "compile it without them"
        )
    for step in program.steps:
        if isinstance(step, Collective) and distributed.world_size() > 1:
            return (
                f"an all-reduce ({step.reduction}) waits on the host until all ranks arrive; capture the parts before and "
                "after it, or call the executable itself"
            )
        if not isinstance(step, Call):
            continue
        if isinstance(step.function, CallExternal):
            return (
                f"the external function {step.function.name!r} is Python, which a replay wouldn't run; "
                "compile what comes before and after it by itself"
            )
        if problem := backend.library.capture_problem(step.function.title):
            return f"{problem}; call the executable itself"
    return ""


def _check_donated(program: Program, arrays: Sequence[CupyArray]) -> None:
    shared = outputs.shared([_span(array) for array in arrays])
    for number in _donated(program):
        if number in shared:
            raise MlfuseError(
                f"argument {number} is donated and shares memory with another, so a call would copy it; "
                "pass an array of its own"
            )


class _AtFixedAddresses:
    """Reads arguments that are already on the device, in place."""

    def __init__(self, backend: CudaBackend):
        self._backend = backend

    def read(self, arg: object, spec: Spec, number: int) -> CupyArray:
        if isinstance(arg, bool | int | float | np.generic):
            raise MlfuseError(
                f"argument {number} is a number, which a graph would keep: pass cupy.asarray(x), an array "
                "of rank 0 that can be written between replays"
            )
        array = self._backend.adopt(arg, spec, number)
        if not is_plain(array):
            raise MlfuseError(
                f"argument {number} would be copied at every call, since it isn't row-major and aligned; "
                "pass cupy.ascontiguousarray(x)"
            )
        return array

    def holds(self, stored: np.dtype[Any], wanted: Any) -> bool:
        return self._backend.holds(stored, wanted)


def _bind(frame: HostFrame[CupyArray], backend: CudaBackend) -> object:
    """Give a frame its arena; the caller keeps it alive."""
    if not frame.arena_bytes:
        return None
    arena, address = backend.empty((frame.arena_bytes,), _BYTE, frame.arena_bytes)
    frame.bind(arena, address)
    return arena


def _empty(backend: CudaBackend, shape: tuple[int, ...], spec: Spec) -> CupyArray:
    array, _ = backend.empty(shape, spec.dtype.numpy, 0)
    return array


def _wait(cupy: Cupy, stream: Stream, other: Stream) -> None:
    event = cupy.cuda.Event(disable_timing=True)
    event.record(other)
    stream.wait_event(event)


def _donated(program: Program) -> list[int]:
    return [each.number for each in program.storages if isinstance(each, Argument) and each.donated]


def _aliases(program: Program) -> dict[int, int]:
    """By result that takes an argument's memory: the argument."""
    return {
        result: each.number
        for each in program.storages
        if isinstance(each, Argument)
        for result in each.holds
    }


def _span(array: CupyArray) -> outputs.Span:
    start = array.data.ptr
    return start, start + array.size * array.dtype.itemsize
