"""Runs compiled code on tensors: in one call into C with their addresses, or with a frame of the launch plan."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from math import prod
from typing import Any

import numpy as np

from mlfuse.driver.loaded import LoadedFunction
from mlfuse.explain.executable import Executable
from mlfuse.frontends.torch.compiled.layouts import Layout
from mlfuse.frontends.torch.compiled.memory import (
    TorchBackend,
    allocator,
    from_host,
    on_host,
    stored_as,
)
from mlfuse.frontends.torch.compiled.region import Runner
from mlfuse.frontends.torch.compiled.values import each_of
from mlfuse.frontends.torch.library import Tensor, data_ptr, stride_of
from mlfuse.frontends.torch.places import Place
from mlfuse.runtime.calls.repeated_calls import LaunchPlan
from mlfuse.runtime.host.frame import HostFrame
from mlfuse.runtime.native.host_code import Wiring, buffers

_BYTE = np.dtype(np.uint8)

Layouts = Sequence[Layout]
Shapes = Sequence[tuple[int, ...]]
Function = Executable | LoadedFunction


def runner_of(
    executable: Function, shapes: Shapes, inputs: Layouts, outputs: Layouts, device: Any
) -> Runner:
    """The function that runs compiled code on tensors of these shapes. MlfuseError if they don't fit its
    signature."""
    rows = [layout.sizes(shape) for layout, shape in zip(inputs, shapes, strict=True)]
    executable.signature.check_shapes(rows)
    if isinstance(executable, Executable) and executable.device == "interpreter":
        return _by_rows(_interpreted(executable), inputs, outputs)
    run: Any = executable.run
    with _entered(device):
        backend = TorchBackend(device)
        plan: LaunchPlan[Tensor] = getattr(run, "plan", run).on(backend)
    direct = _direct(plan, rows, inputs, outputs) if device.type == "cpu" else None
    return direct or _by_rows(_framed(plan, backend, rows, device), inputs, outputs)


def _direct(
    plan: LaunchPlan[Tensor], rows: Shapes, inputs: Layouts, outputs: Layouts
) -> Runner | None:
    """Runs code on a CPU by one call into C that takes the tensors' addresses. None if a call consists of more than
    that."""
    dtypes = [stored_as(spec.dtype.numpy) for spec in plan.signature.results]
    made: list[Callable[[], Tensor]] = []

    def make() -> Wiring | None:
        frame = plan.frame(tuple(rows))
        every = zip(outputs, frame.result_shapes, dtypes, strict=True)
        made[:] = [
            allocator(*layout.strided(shape), dtype, prod(shape)) for layout, shape, dtype in every
        ]
        is_empty = any(0 in shape for shape in (*rows, *frame.result_shapes))
        return None if is_empty else frame.wiring(has_python=True)

    # Strides that fit are seen soonest by comparing them; a dim of size 1 may have others that fit.
    wanted = [
        layout.strided(shape)[1] if layout.is_plain else None
        for shape, layout in zip(rows, inputs, strict=True)
    ]

    def call(tensors: Sequence[Tensor], out: Sequence[Tensor | None]) -> list[Tensor]:
        try:
            wired = ready.pop()
        except IndexError:
            wired = make()
            assert wired is not None
        laid = [
            tensor if stride_of(tensor) == strides else layout.laid(tensor)
            for tensor, strides, layout in zip(tensors, wanted, inputs, strict=True)
        ]
        results: list[Tensor] = []
        for n, alias in enumerate(wired.aliases):
            tensor = out[n] if out else None
            if alias is not None:
                tensor = laid[alias]
            elif tensor is None or not outputs[n].fits(tensor):
                tensor = made[n]()
            results.append(tensor)
        wired(buffers([*map(data_ptr, laid), *map(data_ptr, results)]))
        ready.append(wired)
        return results

    # One serves one call at a time; pops and appends are atomic.
    ready: deque[Wiring] = deque(maxlen=4)
    first = make()
    if first is None:
        return None
    ready.append(first)
    return call


def _by_rows(run: Runner, inputs: Layouts, outputs: Layouts) -> Runner:
    """A runner for tensors of the given layouts, made of one for row-major tensors."""

    def call(tensors: Sequence[Tensor], out: Sequence[Tensor | None]) -> list[Tensor]:
        rows = [layout.rows(layout.laid(t)) for layout, t in zip(inputs, tensors, strict=True)]
        given = [
            layout.rows(t) if t is not None and layout.fits(t) else None
            for layout, t in zip(outputs, out, strict=False)
        ]
        results = run(rows, given if any(t is not None for t in given) else ())
        return [layout.shown(t) for layout, t in zip(outputs, results, strict=True)]

    return call


def _framed(plan: LaunchPlan[Tensor], backend: Any, rows: Shapes, device: Any) -> Runner:
    host = device.type == "cpu"
    # A frame serves one call at a time; pops and appends are atomic.
    ready: deque[tuple[HostFrame[Tensor], Any]] = deque(maxlen=4)

    def make() -> tuple[HostFrame[Tensor], Any]:
        frame, arena = plan.frame(tuple(rows)), None
        if frame.arena_bytes and host:
            arena = backend.empty((frame.arena_bytes,), _BYTE, frame.arena_bytes)
            frame.bind(*arena)
        return frame, arena

    def call(tensors: Sequence[Tensor], out: Sequence[Tensor | None]) -> list[Tensor]:
        try:
            frame, arena = ready.pop()
        except IndexError:
            frame, arena = make()
        with _entered(device):
            if frame.arena_bytes and not host:
                # torch's allocator reuses this memory in the order of the stream
                frame.bind(*backend.empty((frame.arena_bytes,), _BYTE, frame.arena_bytes))
            results = frame.run(tensors, out)
        ready.append((frame, arena))
        return results

    return call


def _entered(device: Any) -> AbstractContextManager[object]:
    """A context with this device as current, and torch's stream as CuPy's."""
    return nullcontext() if device.type == "cpu" else Place(device.index).entered()


def _interpreted(executable: Executable) -> Runner:
    def call(tensors: Sequence[Tensor], out: Sequence[Tensor | None]) -> list[Tensor]:
        found = executable(*map(on_host, tensors))
        return [from_host(each) for each in each_of(found)]

    return call
