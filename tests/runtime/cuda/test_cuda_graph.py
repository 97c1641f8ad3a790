"""`exe.graph()` on a device that the host plays: nothing runs before it is waited for."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import numpy as np
import pytest

import mlfuse
from mlfuse import externals
from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.testing.host_gpu import HostCupy, device, installed

Host = np.ndarray[Any, np.dtype[Any]]

SCALE = """
func.func @main(%x: tensor<?xf32>, %s: tensor<f32>) -> tensor<?xf32> {
  %0 = graph.broadcast %s dims [] like %x : tensor<f32>, tensor<?xf32> -> tensor<?xf32>
  %1 = graph.mul %x, %0 : tensor<?xf32>
  func.return %1 : tensor<?xf32>
}"""
TWO = """
func.func @main(%x: tensor<6x40xf32>) -> (tensor<6xf32>, tensor<40xf32>) {
  %0 = graph.reduce add %x dims [1] : tensor<6x40xf32> -> tensor<6xf32>
  %1 = graph.reduce max %x dims [0] : tensor<6x40xf32> -> tensor<40xf32>
  func.return %0, %1 : tensor<6xf32>, tensor<40xf32>
}"""
ADD = """
func.func @main(%x: tensor<8xf32> {mlfuse.alias = 0 : i32}, %y: tensor<8xf32>) -> tensor<8xf32> {
  %0 = graph.add %x, %y : tensor<8xf32>
  func.return %0 : tensor<8xf32>
}"""
MATMUL = """
func.func @main(%a: tensor<4x5xf32>, %b: tensor<5x6xf32>) -> tensor<4x6xf32> {
  %0 = graph.dot_general %a, %b contract [1] x [0]
    : tensor<4x5xf32>, tensor<5x6xf32> -> tensor<4x6xf32>
  func.return %0 : tensor<4x6xf32>
}"""
CALL = """
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = graph.call_external "doubled"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  func.return %0 : tensor<4xf32>
}"""
SWAP = """
func.func @main(%x: tensor<8xf32> {mlfuse.alias = 0 : i32}, %y: tensor<8xf32> {mlfuse.alias = 1 : i32})
    -> (tensor<8xf32>, tensor<8xf32>) {
  func.return %y, %x : tensor<8xf32>, tensor<8xf32>
}"""
CHECK = """
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = graph.add %x, %x : tensor<4xf32>
  check.expect_eq %0, %0 : tensor<4xf32>
  func.return %0 : tensor<4xf32>
}"""


@pytest.fixture
def cupy() -> Generator[HostCupy]:
    with installed() as module:
        yield module


def f32(*shape: int, seed: int = 0) -> Host:
    """Multiples of 1/8, whose sums are exact."""
    return (np.random.default_rng(seed).integers(-40, 41, shape) / 8).astype(np.float32)


def check_two(x: Host, rows: Host, columns: Host) -> None:
    np.testing.assert_array_equal(rows, x.sum(1))
    np.testing.assert_array_equal(columns, x.max(0))


def test_a_replay_reads_what_the_inputs_hold(cupy: HostCupy):
    exe = mlfuse.compile(SCALE, device="cuda")
    x, s = cupy.asarray(f32(300)), cupy.asarray(np.float32(2))
    graph = exe.graph(x, s)
    assert graph.inputs == (x, s)
    graph.replay()
    np.testing.assert_array_equal(graph.results[0].get(), f32(300) * 2)
    x[...] = f32(300, seed=1)
    graph.replay()
    np.testing.assert_array_equal(graph.results[0].get(), f32(300, seed=1) * 2)


def test_a_call_copies_arguments_in(cupy: HostCupy):
    exe = mlfuse.compile(SCALE, device="cuda")
    graph = exe.graph(cupy.asarray(f32(300)), cupy.asarray(np.float32(2)))
    before = len(cupy.gpu.launched)
    new = cupy.asarray(f32(300, seed=1))
    result = graph(new, None)
    assert result is graph.results[0]
    np.testing.assert_array_equal(result.get(), f32(300, seed=1) * 2)
    np.testing.assert_array_equal(graph(None, 3.0).get(), f32(300, seed=1) * np.float32(3))
    assert len(cupy.gpu.launched) == before, "a replay launches no kernel by itself"


@pytest.mark.slow
def test_the_host_waits_for_nothing(cupy: HostCupy):
    exe = mlfuse.compile(TWO, device="cuda")
    x = cupy.asarray(f32(6, 40))
    graph = exe.graph(x)
    for seed in range(3):
        graph(cupy.asarray(f32(6, 40, seed=seed)))
    assert cupy.gpu.waits == 0
    rows, columns = graph.results
    check_two(f32(6, 40, seed=2), rows.get(), columns.get())


def test_results_go_to_the_arrays_of_out(cupy: HostCupy):
    exe = mlfuse.compile(TWO, device="cuda")
    out = (cupy.empty((6,), np.dtype(np.float32)), None)
    graph = exe.graph(cupy.asarray(f32(6, 40)), out=out)
    graph.replay()
    check_two(f32(6, 40), out[0].get(), graph.results[1].get())


@pytest.mark.slow
def test_donated_arguments_change_in_place_by_replays_alone(cupy: HostCupy):
    """The capture itself leaves them as they were."""
    exe = mlfuse.compile(ADD, device="cuda")
    x, y = cupy.asarray(f32(8)), cupy.asarray(np.ones(8, np.float32))
    graph = exe.graph(x, y)
    np.testing.assert_array_equal(x.get(), f32(8))
    for _ in range(3):
        graph.replay()
    np.testing.assert_array_equal(x.get(), ((f32(8) + 1) + np.float32(1)) + np.float32(1))
    np.testing.assert_array_equal(graph.results[0].get(), x.get())


def test_replays_on_other_streams_follow_each_other(cupy: HostCupy):
    exe = mlfuse.compile(ADD, device="cuda")
    x = cupy.asarray(np.zeros(8, np.float32))
    graph = exe.graph(x, cupy.asarray(np.ones(8, np.float32)))
    streams = [cupy.cuda.Stream() for _ in range(4)]
    for stream in streams:
        graph.replay(stream=stream)
    with streams[-1]:
        np.testing.assert_array_equal(graph.results[0].get(), np.full(8, 4, np.float32))


def test_a_result_may_be_the_next_input_and_inputs_may_be_swapped(cupy: HostCupy):
    exe = mlfuse.compile(ADD.replace(" {mlfuse.alias = 0 : i32}", ""), device="cuda")
    x, y = cupy.asarray(f32(8)), cupy.asarray(f32(8, seed=1))
    graph = exe.graph(x, y)
    np.testing.assert_array_equal(graph(graph(y, x), None).get(), f32(8, seed=1) + f32(8) + f32(8))


def test_memory_that_a_graph_works_in_is_its_own(cupy: HostCupy):
    """A swap goes through copies, which are freed when the capture ends: no other array may get their memory."""
    exe = mlfuse.compile(SWAP, device="cuda")
    x, y = cupy.asarray(f32(8)), cupy.asarray(f32(8, seed=1))
    graph = exe.graph(x, y)
    with graph._last:  # pyright: ignore  # the stream that they were allocated for
        others = [cupy.asarray(np.full(8, 7, np.float32)) for _ in range(8)]
        assert all((other.get() == 7).all() for other in others)
        graph.replay()
        assert all((other.get() == 7).all() for other in others)
        np.testing.assert_array_equal(x.get(), f32(8, seed=1))
        np.testing.assert_array_equal(y.get(), f32(8))


class TestRefusals:
    """Each says the reason and what to do."""

    def test_arguments_that_would_be_copied_at_every_call(self, cupy: HostCupy):
        exe = mlfuse.compile(SCALE, device="cuda")
        s = cupy.asarray(np.float32(2))
        with pytest.raises(MlfuseError, match=r"argument 0 is on the host; pass cupy.asarray\(x\)"):
            exe.graph(f32(3), s)
        with pytest.raises(
            MlfuseError, match=r"argument 0 would be .* pass cupy.ascontiguousarray"
        ):
            exe.graph(device(f32(6)[::2]), s)
        with pytest.raises(MlfuseError, match="argument 1 is a number, which a graph would keep"):
            exe.graph(cupy.asarray(f32(3)), 2.0)

    def test_other_shapes_than_captured(self, cupy: HostCupy):
        exe = mlfuse.compile(SCALE, device="cuda")
        graph = exe.graph(cupy.asarray(f32(3)), cupy.asarray(np.float32(2)))
        with pytest.raises(MlfuseError, match=r"argument 0 has shape \(4,\), .* for \(3,\)"):
            graph(cupy.asarray(f32(4)), None)
        with pytest.raises(MlfuseError, match="got 1: argument 1 is missing"):
            graph(None)

    def test_one_array_for_two_arguments(self, cupy: HostCupy):
        x = cupy.asarray(f32(8))
        with pytest.raises(MlfuseError, match="argument 0 is donated and shares memory"):
            mlfuse.compile(ADD, device="cuda").graph(x, x)
        exe = mlfuse.compile(ADD.replace(" {mlfuse.alias = 0 : i32}", ""), device="cuda")
        graph = exe.graph(x, x)
        np.testing.assert_array_equal(graph(None, x).get(), f32(8) + f32(8))
        with pytest.raises(MlfuseError, match="arguments 0, 1 were captured in the same memory"):
            graph(None, cupy.asarray(f32(8)))

    def test_library_calls_that_cupy_keeps_from_capture(self, cupy: HostCupy):
        exe = mlfuse.compile(MATMUL, device="cuda")
        with pytest.raises(
            MlfuseError, match=r"dot_general is a product by .*; call the executable"
        ):
            exe.graph(cupy.asarray(f32(4, 5)), cupy.asarray(f32(5, 6)))

    def test_functions_in_python(self, cupy: HostCupy):
        def doubled(x: Any) -> Any:
            return x + x

        externals.register("doubled", doubled)
        exe = mlfuse.compile(CALL, device="cuda")
        with pytest.raises(MlfuseError, match="the external function 'doubled' is Python"):
            exe.graph(cupy.asarray(f32(4)))

    def test_checks_on_the_host(self, cupy: HostCupy):
        exe = mlfuse.compile(CHECK, device="cuda")
        np.testing.assert_array_equal(exe(cupy.asarray(f32(4))).get(), 2 * f32(4))
        with pytest.raises(MlfuseError, match=r"makes checks on the host .*expect_eq"):
            exe.graph(cupy.asarray(f32(4)))

    def test_other_devices(self):
        exe = mlfuse.compile(SCALE, device="interpreter")
        with pytest.raises(MlfuseError, match="the device interpreter has no CUDA graphs"):
            exe.graph(f32(3), np.float32(2))
