"""On which stream a call runs, on a device that the host plays: what isn't ordered comes out wrong."""

from __future__ import annotations

import sys
from collections.abc import Generator
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import mlfuse
from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.runtime.cuda import streams as cuda_streams
from mlfuse.testing.host_gpu import HostArray, HostCupy, installed

Host = np.ndarray[Any, np.dtype[Any]]

TRIPLE = """
func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = graph.add %x, %x : tensor<?xf32>
  %1 = graph.add %0, %x : tensor<?xf32>
  func.return %1 : tensor<?xf32>
}"""


@pytest.fixture(params=["13.6.0", "14.2.0"])
def cupy(request: pytest.FixtureRequest) -> Generator[HostCupy]:
    with installed(request.param) as module:
        yield module


@pytest.fixture
def triple(cupy: HostCupy) -> mlfuse.Executable:
    return mlfuse.compile(TRIPLE, device="cuda")


def f32(size: int, seed: int = 0) -> Host:
    return np.random.default_rng(seed).normal(size=size).astype(np.float32)


def tripled(x: Host) -> Host:
    return (x + x) + x


class Tensor:
    """A tensor of a pretended torch, made on its current stream."""

    is_cuda = True

    def __init__(self, torch: Any, array: HostArray, stream: Any):
        self._torch, self.array, self._stream = torch, array, stream
        self.device = 0

    def __dlpack_device__(self) -> tuple[int, int]:
        return 2, 0

    def __dlpack__(self, stream: int) -> HostArray:
        """As the protocol has it: the consumer's stream waits for the tensor's."""
        self._torch.exported_to.append(stream)
        cupy = sys.modules["cupy"]
        event: Any = cupy.cuda.Event()
        event.record(self._stream)
        cuda_streams.external(cupy, 0 if stream == 1 else stream).wait_event(event)  # pyright: ignore[reportArgumentType]
        return self.array


@pytest.fixture
def torch(cupy: HostCupy, monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """A pretended torch with a current stream of its own."""
    stream = cupy.cuda.Stream()

    def current_stream(device: int) -> SimpleNamespace:
        return SimpleNamespace(cuda_stream=stream.ptr)

    def from_dlpack(array: HostArray) -> Tensor:
        """As CuPy's `__dlpack__` has it: torch's stream waits for CuPy's current one."""
        event = cupy.cuda.Event()
        event.record(cupy.cuda.get_current_stream())
        stream.wait_event(event)
        return Tensor(module, array, stream)

    module = SimpleNamespace(
        Tensor=Tensor,
        from_dlpack=from_dlpack,
        stream=stream,
        exported_to=[],
        cuda=SimpleNamespace(current_stream=current_stream),
    )
    monkeypatch.setitem(sys.modules, "torch", module)
    return module


@pytest.mark.slow
def test_kernels_run_on_cupys_current_stream(cupy: HostCupy, triple: mlfuse.Executable):
    with cupy.cuda.Stream() as stream:
        result = triple(cupy.asarray(f32(300)))
        np.testing.assert_array_equal(result.get(), tripled(f32(300)))
    assert cupy.gpu.launched[-1][1] == stream.ptr


def test_stream_is_as_if_it_were_current(cupy: HostCupy, triple: mlfuse.Executable):
    stream = cupy.cuda.Stream()
    protocol = SimpleNamespace(__cuda_stream__=lambda: (0, stream.ptr))
    torchs = SimpleNamespace(cuda_stream=stream.ptr)
    with stream:
        x = cupy.asarray(f32(300))
    for named in (stream, stream.ptr, protocol, torchs):
        result = triple(x, stream=named)
        assert cupy.gpu.launched[-1][1] == stream.ptr
        with stream:
            np.testing.assert_array_equal(result.get(), tripled(f32(300)))
    with pytest.raises(MlfuseError, match="stream is a str; pass a stream of CuPy or torch"):
        triple(f32(3), stream="fast")


def test_arguments_live_until_the_call_has_run(cupy: HostCupy, triple: mlfuse.Executable):
    """Their memory belongs to another stream, which would use it again at once."""
    stream = cupy.cuda.Stream()
    x = cupy.asarray(f32(300))
    cupy.cuda.get_current_stream().synchronize()
    result = triple(x, stream=stream)
    del x
    other = cupy.asarray(np.zeros(300, np.float32))
    other.get()
    with stream:
        np.testing.assert_array_equal(result.get(), tripled(f32(300)))


def test_what_is_kept_is_dropped_when_the_call_has_run(cupy: HostCupy, triple: mlfuse.Executable):
    stream = cupy.cuda.Stream()
    with stream:
        x = cupy.asarray(f32(300))
    for _ in range(2 * cuda_streams.MAX_KEPT):
        triple(x, stream=stream)
    assert cupy.gpu.waits == cuda_streams.MAX_KEPT
    stream.synchronize()
    triple(x, stream=stream)
    assert len(triple.run._kept) == 1  # pyright: ignore


def test_torchs_tensors_take_the_call_to_torchs_stream(
    cupy: HostCupy, triple: mlfuse.Executable, torch: SimpleNamespace
):
    with torch.stream:
        x = Tensor(torch, cupy.asarray(f32(300)), torch.stream)
    result = triple(x)
    assert cupy.gpu.launched[-1][1] == torch.stream.ptr
    assert torch.exported_to == [torch.stream.ptr]
    assert cupy.gpu.waits == 0
    assert isinstance(result, Tensor)
    with torch.stream:
        np.testing.assert_array_equal(result.array.get(), tripled(f32(300)))
    # CuPy's current stream has been told to wait, too.
    np.testing.assert_array_equal(result.array.get(), tripled(f32(300)))


def test_a_stream_that_is_given_counts_more_than_torchs(
    cupy: HostCupy, triple: mlfuse.Executable, torch: SimpleNamespace
):
    with torch.stream:
        x = Tensor(torch, cupy.asarray(f32(300)), torch.stream)
    stream = cupy.cuda.Stream()
    result = triple(x, stream=stream)
    assert torch.exported_to == [stream.ptr]
    # The tensor may be used at once: torch's stream has been told to wait for the one that was given.
    with torch.stream:
        np.testing.assert_array_equal(result.array.get(), tripled(f32(300)))


def test_an_interface_with_a_stream_is_waited_for_by_an_event(
    cupy: HostCupy, triple: mlfuse.Executable
):
    with cupy.cuda.Stream() as producer:
        x = cupy.asarray(f32(300))
    interface = {
        "shape": (300,),
        "typestr": "<f4",
        "data": (x.data.ptr, False),
        "version": 3,
        "stream": producer.ptr,
    }
    result = triple(SimpleNamespace(__cuda_array_interface__=interface, keep=x))
    assert cupy.gpu.waits == 0
    np.testing.assert_array_equal(result.get(), tripled(f32(300)))


def test_streams_by_their_numbers_in_interfaces(cupy: HostCupy, triple: mlfuse.Executable):
    x = cupy.asarray(f32(4))
    interface = {"shape": (4,), "typestr": "<f4", "data": (x.data.ptr, False), "stream": 1}
    legacy = triple(SimpleNamespace(__cuda_array_interface__=interface))
    np.testing.assert_array_equal(legacy.get(), tripled(f32(4)))
    interface["stream"] = 0
    with pytest.raises(MlfuseError, match="names stream 0, which is ambiguous"):
        triple(SimpleNamespace(__cuda_array_interface__=interface))


def test_host_arrays_go_to_the_stream_and_back(cupy: HostCupy, triple: mlfuse.Executable):
    stream = cupy.cuda.Stream()
    np.testing.assert_array_equal(triple(f32(300), stream=stream), tripled(f32(300)))
    assert cupy.gpu.launched[-1][1] == stream.ptr


def test_other_devices_have_no_streams():
    exe = mlfuse.compile(TRIPLE, device="interpreter")
    with pytest.raises(MlfuseError, match="the device interpreter has no streams"):
        exe(f32(3), stream=0)


def test_without_an_event_a_result_of_another_stream_is_not_there(
    cupy: HostCupy, triple: mlfuse.Executable
):
    """So the tests above can fail: the order that they check isn't there by luck."""
    stream = cupy.cuda.Stream()
    with stream:
        x = cupy.asarray(f32(300))
    result = triple(x, stream=stream)
    assert not np.array_equal(result.get(), tripled(f32(300)))
    with stream:
        assert np.array_equal(result.get(), tripled(f32(300)))
