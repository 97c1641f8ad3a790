"""Streams, events and CUDA graphs of the emulated device (`host_gpu`): lists of tasks, which run as late as
possible."""

from __future__ import annotations

import ctypes
import itertools
from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from mlfuse.testing import host_cuda

Host = np.ndarray[Any, np.dtype[Any]]
Task = Callable[[], object]


class Queue:
    """The tasks of one stream, in order."""

    def __init__(self) -> None:
        self.tasks: list[Task] = []
        self.done = 0
        self.captured: list[Task] | None = None
        """The tasks captured so far; None outside a capture."""

    def add(self, task: Task) -> None:
        (self.tasks if self.captured is None else self.captured).append(task)

    def run(self, until: int | None = None) -> None:
        """Run the tasks that haven't run yet, or those before number `until`."""
        if self.captured is not None:
            raise RuntimeError("a stream that is captured can't be waited for")
        until = len(self.tasks) if until is None else until
        while self.done < until:
            task = self.tasks[self.done]
            self.done += 1
            task()


class HostGpu:
    """The device: its streams by handle, memory and loaded functions, and counters for tests."""

    def __init__(self) -> None:
        self.queues: defaultdict[int, Queue] = defaultdict(Queue)
        self.handles = itertools.count(0x1000)
        self.current: list[Stream] = []
        self.functions: dict[int, tuple[host_cuda.Loaded, str]] = {}
        self.launched: list[tuple[str, int]] = []
        """The kernels launched so far, each with its stream."""
        self.free: defaultdict[tuple[int, int], list[Host]] = defaultdict(list)
        """The pool's free blocks, by stream and size."""
        self.kept: list[Host] = []
        """Host memory that stands for the device's."""
        self.events: dict[int, Event] = {}
        """The events whose handles were asked for."""
        self.waits = 0
        """How often the host has waited for a stream or an event."""

    @property
    def stream(self) -> Stream:
        return self.current[-1]

    def add(self, task: Task) -> None:
        """Add a task to the current stream."""
        self.queues[self.stream.ptr].add(task)

    def launch(self, *words: Any) -> int:
        """`cuLaunchKernel`. Parameters are read now, the memory they point to when the kernel runs."""
        handle, grid, _, _, block, _, _, shared, stream, params, _ = words
        library, name = self.functions[handle]
        count = library.parameters[name]
        places: list[int] = list((ctypes.c_size_t * count).from_address(params)) if count else []
        values = [ctypes.c_longlong.from_address(place).value for place in places]
        self.launched.append((name, stream or 0))
        self.queues[stream or 0].add(lambda: library.launch(name, grid, block, values, shared))
        return 0

    def copy(self, target: int, source: int, nbytes: int, stream: int | None) -> int:
        """`cuMemcpyDtoDAsync` and `cuMemcpyHtoDAsync`, the latter from pinned memory."""
        self.queues[stream or 0].add(lambda: ctypes.memmove(target, source, nbytes))
        return 0

    def record(self, event: int, stream: int | None) -> int:
        """`cuEventRecord`."""
        self.events[event].record(Stream(self, stream or 0))
        return 0

    def wait_for_event(self, event: int) -> int:
        """`cuEventSynchronize`."""
        self.events[event].synchronize()
        return 0

    def wait_for_stream(self, stream: int | None) -> int:
        """`cuStreamSynchronize`."""
        Stream(self, stream or 0).synchronize()
        return 0


class Stream:
    """`cupy.cuda.Stream`; with a handle `ExternalStream`."""

    def __init__(self, gpu: HostGpu, ptr: int | None = None):
        self._gpu = gpu
        self.ptr = next(gpu.handles) if ptr is None else ptr

    @property
    def _queue(self) -> Queue:
        return self._gpu.queues[self.ptr]

    def __enter__(self) -> Stream:
        self._gpu.current.append(self)
        return self

    def __exit__(self, *error: object) -> None:
        self._gpu.current.pop()

    def synchronize(self) -> None:
        self._gpu.waits += 1
        self._queue.run()

    def record(self, event: Event) -> Event:
        event.record(self)
        return event

    def wait_event(self, event: Event) -> None:
        queue, point = event.recorded
        if queue is not self._queue:
            self._queue.add(lambda: queue.run(point))

    def begin_capture(self, mode: int | None = None) -> None:
        if self.ptr in (0, 1):
            raise RuntimeError("cannot capture on the default (legacy) stream")
        self._queue.captured = []

    def end_capture(self) -> Graph:
        captured, self._queue.captured = self._queue.captured, None
        assert captured is not None
        return Graph(self._gpu, captured)

    def is_capturing(self) -> bool:
        return self._queue.captured is not None


class Graph:
    """`cupy.cuda.Graph`."""

    def __init__(self, gpu: HostGpu, tasks: Sequence[Task]):
        self._gpu = gpu
        self.tasks = tasks

    def launch(self, stream: Stream | None = None) -> None:
        queue = self._gpu.queues[(stream or self._gpu.stream).ptr]
        for task in self.tasks:
            queue.add(task)

    def upload(self, stream: Stream | None = None) -> None:
        pass


class Event:
    """`cupy.cuda.Event`."""

    def __init__(self, gpu: HostGpu, disable_timing: bool = False):
        self._gpu = gpu
        self.recorded: tuple[Queue, int] = (Queue(), 0)

    @property
    def ptr(self) -> int:
        """The handle, for the driver."""
        for handle, event in self._gpu.events.items():
            if event is self:
                return handle
        handle = next(self._gpu.handles)
        self._gpu.events[handle] = self
        return handle

    def record(self, stream: Stream | None = None) -> None:
        queue = self._gpu.queues[(stream or self._gpu.stream).ptr]
        if queue.captured is not None:
            raise RuntimeError("events aren't captured here")
        self.recorded = (queue, len(queue.tasks))

    def synchronize(self) -> None:
        self._gpu.waits += 1
        queue, point = self.recorded
        queue.run(point)

    @property
    def done(self) -> bool:
        queue, point = self.recorded
        return queue.done >= point
