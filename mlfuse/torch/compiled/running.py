"""A region as it is called: tensors in, tensors out."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any, Protocol

import numpy as np
from xdsl.dialects.builtin import ModuleOp

from mlfuse.driver.device import backend_of
from mlfuse.driver.executable import Executable
from mlfuse.errors import MlfuseError
from mlfuse.runtime.frame import Frame
from mlfuse.runtime.plan import Plan
from mlfuse.torch.compiled.memory import TorchBackend, from_host, on_host
from mlfuse.torch.compiled.region import Region, Runner, Sizes, inverse
from mlfuse.torch.compiled.values import each_of, is_tensor, order_of, value_of
from mlfuse.torch.library import Tensor, increment_version, is_contiguous, torch
from mlfuse.torch.places import Place

_BYTE = np.dtype(np.uint8)


def runner_of(executable: Executable, shapes: Sequence[tuple[int, ...]], device: Any) -> Runner:
    """What runs compiled code on row-major tensors of these shapes."""
    if executable.device == "interpreter":
        return _interpreted(executable)
    run: Any = executable.run
    host = executable.device == "cpu"
    with _entered(device):
        inner = backend_of(executable.device)
        backend: Any = TorchBackend(inner, device)
        plan: Plan[Tensor] = getattr(run, "plan", run).on(backend)
    # A frame serves one call at a time; pops and appends are atomic.
    ready: deque[tuple[Frame[Tensor], Any]] = deque(maxlen=4)

    def make() -> tuple[Frame[Tensor], Any]:
        frame, arena = plan.frame(tuple(shapes)), None
        if frame.arena_bytes and host:
            arena = backend.empty((frame.arena_bytes,), _BYTE, frame.arena_bytes)
            frame.bind(*arena)
        return frame, arena

    def call(tensors: Sequence[Tensor], out: Sequence[Tensor | None]) -> list[Tensor]:
        try:
            frame, arena = ready.pop()
        except IndexError:
            frame, arena = make()
        if host:
            results = frame.run(tensors, out)
            ready.append((frame, arena))
            return results
        with _entered(device):
            if frame.arena_bytes:  # torch's allocator hands it out again in the stream's order
                frame.bind(*backend.empty((frame.arena_bytes,), _BYTE, frame.arena_bytes))
            results = frame.run(tensors, out)
        ready.append((frame, arena))
        return results

    return call


def _entered(device: Any) -> AbstractContextManager[object]:
    """The device is current, and CuPy's stream torch's."""
    return nullcontext() if device.type == "cpu" else Place(device.index).entered()


def _interpreted(executable: Executable) -> Runner:
    def call(tensors: Sequence[Tensor], out: Sequence[Tensor | None]) -> list[Tensor]:
        found = executable(*map(on_host, tensors))
        results = [from_host(each) for each in each_of(found)]
        for n, target in enumerate(out):
            if target is not None:
                results[n] = target.copy_(results[n])
        return results

    return call


Shapes = tuple[tuple[int, ...], ...]


class Compiler(Protocol):
    """What compiles a region's module."""

    def __call__(self, module: ModuleOp, device: str) -> Executable: ...


class RegionCall:
    """A region in the row of calls. Called with its inputs, sizes, seed, and tensors for results.

    Where Dynamo leaves sizes open, there is one code for all; where that can't be expressed, one for the
    sizes of each call, and `note` is told why.
    """

    def __init__(
        self,
        region: Region,
        name: str,
        into: Sequence[int],
        compile: Compiler,
        note: Callable[[str], None],
    ):
        """`into`: the results that are written to tensors given at the end of the arguments."""
        self.__name__ = self.__qualname__ = name
        self.__module__ = __name__
        self._region, self._into, self._compile = region, tuple(into), compile
        values = [value_of(each) for each in region.inputs]
        self._orders = [order_of(each) for each in values]
        self._plain = not any(self._orders) and not any(v.is_neg() for v in values)
        self._back = [
            (n, inverse(order))
            for n, each in enumerate(region.outputs)
            if (order := order_of(value_of(each))) is not None
        ]
        every = [value_of(each) for each in (*region.inputs, *region.nodes)]
        self._device = next(each.device for each in every if is_tensor(each))
        self._count = len(values)
        self._open: Executable | None = None
        self._fixed: Runner | None = None
        self._runners = Sizes(self._make)
        if not region.is_open:
            self._fixed = self._make((tuple(tuple(v.shape) for v in values), ()))
            return
        try:
            self._open = compile(region.open_module(), region.device)
        except MlfuseError as error:
            note(f"{name} is compiled for the sizes of each call: {error}")

    def _make(self, key: tuple[Shapes, tuple[int, ...]]) -> Runner:
        """What runs for arguments of these sizes."""
        shapes, numbers = key
        with torch.utils._python_dispatch._disable_current_modes():
            laid = [
                shape if order is None else tuple(shape[d] for d in order)
                for shape, order in zip(shapes, self._orders, strict=True)
            ]
            laid += [()] * (self._region.seed is not None)
            region = self._region
            code = self._open or self._compile(region.module(shapes, numbers), region.device)
            code.signature.check_shapes(laid)
            return runner_of(code, laid, self._device)

    @property
    def function(self) -> Callable[..., list[Tensor]]:
        """What is to be called: this, or less where there is nothing but tensors of known sizes."""
        run, region = self._fixed, self._region
        extra = self._into or region.written or self._back or region.seed is not None
        if run is None or extra or not self._plain:
            return self

        def call(*tensors: Tensor) -> list[Tensor]:
            return run(tensors, ()) if all(map(is_contiguous, tensors)) else self(*tensors)

        call.__name__ = call.__qualname__ = self.__name__
        return call

    def __call__(self, *args: Any) -> list[Tensor]:
        region, count = self._region, self._count
        tensors = list(args[:count])
        end = count + len(region.numbers)
        run = self._fixed
        if run is None:
            shapes = tuple([tuple(tensor.shape) for tensor in tensors])
            run = self._runners((shapes, args[count:end]))
        if not (self._plain and all(map(is_contiguous, tensors))):
            for n, order in enumerate(self._orders):
                tensors[n] = _laid(tensors[n], order)
        if region.seed is not None:
            tensors.append(args[end])
            end += 1
        out: list[Tensor | None] = []
        if self._into:
            out = [None] * len(region.outputs)
            for n, tensor in zip(self._into, args[end:], strict=True):
                out[n] = tensor
        results = run(tensors, out)
        for result, n in region.written.items():
            if tensors[n].data_ptr() != args[n].data_ptr():  # it wasn't laid as it was said to be
                order = self._orders[n]
                own = results[result]
                args[n].copy_(own if order is None else own.permute(inverse(order)))
        if region.written or self._into:
            increment_version([args[n] for n in region.written.values()])
            increment_version([results[n] for n in self._into])
        for n, order in self._back:
            results[n] = results[n].permute(order)
        return results


def _laid(tensor: Tensor, order: Any) -> Tensor:
    """The tensor row-major, its dims in an order; a copy only where its memory isn't so."""
    if tensor.is_neg():
        tensor = tensor.resolve_neg()
    if order is not None:
        tensor = tensor.permute(order)
    return tensor if tensor.is_contiguous() else tensor.contiguous()
