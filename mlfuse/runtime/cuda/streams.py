"""The stream that a call runs on, and its order relative to other work: by events, never by waiting.

| argument | the call runs on |
|---|---|
| `stream=s` | that stream: the same as calling it within `with s:` |
| a torch tensor | torch's current stream; CuPy's current stream then waits for the call, since results pass through CuPy |
| anything else | CuPy's current stream |

Arrays of other libraries are ordered by their protocols: `__dlpack__` gets the call's stream and makes it wait
for the array; for a `__cuda_array_interface__` with a `stream` the call's stream waits for that one.

A pool reuses memory in the order of the stream it was allocated for. Memory that a call allocates belongs to
the call's stream. Arguments that may belong to another one are kept alive until the call has run.
"""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.runtime.cupy_api import Cupy, CupyArray, Event, Stream, load_cupy

if TYPE_CHECKING:
    from mlfuse.runtime.calls.repeated_calls import LaunchPlan

MAX_KEPT = 64
"""How many calls' arguments are kept at a time; the host waits for the oldest if there are more."""
_LEGACY = 1
"""The default stream in protocols; in CuPy it is 0."""


class StreamedRun:
    """A plan whose calls run on the stream of the table above."""

    def __init__(self, plan: LaunchPlan[Any], cupy: Cupy):
        self._run = self.plan = plan
        self._repeat = plan.repeat
        self._cupy = cupy
        self._kept: deque[tuple[Event, Sequence[object]]] = deque()

    def __call__(self, *args: object, out: Any = None, stream: object = None) -> list[Any]:
        if stream is not None:
            return self._on(handle_of(stream), args, out)
        if out is None and (results := self._repeat(args)) is not None:
            return results  # they are CuPy's, as above
        kind = self._cupy.ndarray
        for arg in args:
            if type(arg) is not kind and (found := torch_stream(arg)) is not None:
                return self._on_torchs(found, args, out)
        return self._run(*args, out=out)

    def _on(self, handle: int, args: Sequence[object], out: Any) -> list[Any]:
        if handle == self._cupy.cuda.get_current_stream().ptr:
            return self._run(*args, out=out)
        stream = external(self._cupy, handle)
        with stream:
            results = self._run(*args, out=out)
        self._keep(stream, args)
        return results

    def _on_torchs(self, handle: int, args: Sequence[object], out: Any) -> list[Any]:
        current = self._cupy.cuda.get_current_stream()
        results = self._on(handle, args, out)
        if handle != current.ptr:
            current.wait_event(self._kept[-1][0])
        return results

    def _keep(self, stream: Stream, args: Sequence[object]) -> None:
        """Hold the arguments until all work now on a stream has run."""
        while self._kept and self._kept[0][0].done:
            self._kept.popleft()
        if len(self._kept) == MAX_KEPT:
            self._kept.popleft()[0].synchronize()
        event = self._cupy.cuda.Event(disable_timing=True)
        event.record(stream)
        self._kept.append((event, args))


def handle_of(stream: object) -> int:
    """The handle of a stream of CuPy, torch or another library, or the handle itself.

    MlfuseError for any other object.
    """
    if isinstance(stream, int) and not isinstance(stream, bool):
        return _normal(stream)
    known: Any = stream
    for name in ("ptr", "cuda_stream"):  # CuPy's, torch's
        if isinstance(handle := getattr(known, name, None), int):
            return _normal(handle)
    if hasattr(known, "__cuda_stream__"):
        return _normal(int(known.__cuda_stream__()[1]))
    raise MlfuseError(
        f"stream is a {type(stream).__name__}; pass a stream of CuPy or torch, anything with "
        "__cuda_stream__, or a handle as an integer"
    )


def current(stream: object) -> Stream:
    """Any library's stream as a context in which it is CuPy's current one."""
    return external(load_cupy(), handle_of(stream))


def external(cupy: Cupy, handle: int) -> Stream:
    """A handle as a CuPy stream, whatever its library."""
    if hasattr(cupy.cuda.Stream, "from_external"):  # CuPy 14
        return cupy.cuda.Stream.from_external(_Handle(handle))
    return cupy.cuda.ExternalStream(handle)


def torch_stream(arg: object) -> int | None:
    """The current stream of torch, if this is a torch tensor on a CUDA device."""
    torch: Any = sys.modules.get("torch")
    if torch is None or not isinstance(arg, getattr(torch, "Tensor", ())):
        return None
    tensor = cast(Any, arg)
    if not tensor.is_cuda:
        return None
    return _normal(int(torch.cuda.current_stream(tensor.device).cuda_stream))


def from_interface(cupy: Cupy, arg: object) -> CupyArray:
    """Memory described by `__cuda_array_interface__`, which the current stream waits for."""
    interface: dict[str, Any] = cast(Any, arg).__cuda_array_interface__
    handle = interface.get("stream")
    if handle is not None:
        if not handle:
            raise MlfuseError("its __cuda_array_interface__ names stream 0, which is ambiguous")
        wait_for(cupy, _normal(int(handle)))
    return cupy.asarray(_Described(arg, interface | {"stream": None}))


def wait_for(cupy: Cupy, handle: int) -> None:
    """Make later work on the current stream wait for the current work on another."""
    current = cupy.cuda.get_current_stream()
    if handle == current.ptr:
        return
    event = cupy.cuda.Event(disable_timing=True)
    event.record(external(cupy, handle))
    current.wait_event(event)


def _normal(handle: int) -> int:
    return 0 if handle == _LEGACY else handle


class _Handle:
    """A stream in the protocol of CUDA streams."""

    def __init__(self, handle: int):
        self._handle = handle

    def __cuda_stream__(self) -> tuple[int, int]:
        return 0, self._handle


class _Described:
    """An array's interface, with the array, which owns the memory."""

    def __init__(self, owner: object, interface: dict[str, Any]):
        self._owner = owner
        self.__cuda_array_interface__ = interface
