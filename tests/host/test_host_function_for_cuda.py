"""The host function for CUDA in C gives the bits of its steps in Python, on a fake device."""

from __future__ import annotations

import random
import threading
from collections.abc import Generator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from xdsl.dialects.func import FuncOp
from xdsl.traits import SymbolTable

import mlfuse
from mlfuse import externals
from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.dialects.dtypes import Array
from mlfuse.driver import pipelines
from mlfuse.driver.compile import CompileOptions, compile_function
from mlfuse.driver.source import cuda_text
from mlfuse.ir.parsing import parse_module
from mlfuse.runtime import distributed
from mlfuse.runtime.compilers import cc, nvrtc
from mlfuse.runtime.cpu.host import address_of
from mlfuse.runtime.cuda.host import CudaHostCall, CudaHostFrame
from mlfuse.runtime.cuda.interpreted import InterpretedCall, InterpretedFunction
from mlfuse.runtime.host.lists import HostLists
from mlfuse.testing import host_cuda
from mlfuse.testing.fuzz.each_cases import Case as ListsCase
from mlfuse.testing.host_gpu import HostArray, HostCupy, device, installed
from mlfuse.testing.stored_modules import LARGE, NAMES, Case

pytestmark = [
    pytest.mark.quick_c,
    pytest.mark.skipif(
        cc.find_compiler() is None or not host_cuda.available(), reason="needs C and C++ compilers"
    ),
]
BYTE = np.dtype(np.uint8)
_REFUSED, _NO_CONTEXT = 719, 201


@pytest.fixture
def cupy() -> Generator[HostCupy]:
    with installed() as module:
        yield module


def compiled(source: str | Path) -> Any:
    """An executable whose host function is in C."""
    exe: Any = mlfuse.compile(source, device="cuda")
    assert exe.run.plan._function is not None
    return exe


def frames(exe: Any, args: list[HostArray]) -> tuple[Any, Any]:
    """A frame of the compiled host function, and one of the same host function interpreted. What they need beside
    arguments is filled with NaN."""
    plan, shapes = exe.run.plan, tuple(arg.shape for arg in args)
    inside: Any = plan.frame(shapes)
    assert isinstance(inside, CudaHostFrame)
    func = host_function(exe.stage("host"))
    stepwise = CudaHostFrame(
        InterpretedFunction.for_cuda(func, plan._function.launched),
        *(plan._program, plan._constants, plan._dtypes, plan.backend, shapes),
    )
    both: tuple[Any, Any] = inside, stepwise
    for frame in both:
        if frame.arena_bytes:
            memory, address = plan.backend.empty((frame.arena_bytes,), BYTE, frame.arena_bytes)
            memory.fill(255)
            frame.bind(memory, address)
            frame.kept = memory
    return both


def host_function(text: str) -> FuncOp:
    found = SymbolTable.lookup_symbol(parse_module(text), "main")
    assert isinstance(found, FuncOp)
    return found


def bits(results: list[Any]) -> list[bytes]:
    return [result.get().tobytes() for result in results]


@pytest.mark.slow
@pytest.mark.parametrize("name", (*NAMES, *LARGE))
def test_the_same_bits_as_step_by_step(name: str, cupy: HostCupy) -> None:
    case = Case.load(name)
    exe: Any = mlfuse.compile(case.path, device="cuda")
    plan = exe.run.plan
    args = [cupy.asarray(x) for x in case.inputs]
    assert plan._function is not None
    inside, stepwise = frames(exe, args)
    got = inside.run([arg.copy() for arg in args])
    case.check([each.get() for each in got])
    assert bits(got) == bits(stepwise.run([arg.copy() for arg in args]))
    again = exe.run(*args)
    for _ in range(2):  # by `accept` from the second call on
        again = exe.run(*args)
    assert bits(again) == bits(got)


CHAIN = """
func.func @main(%x: tensor<?x?xf32>, %w: tensor<?x16xf32>) -> (tensor<?x16xf32>, tensor<?xf32>, tensor<?x16xf32>) {
  %e = graph.exp %x : tensor<?x?xf32>
  %p = graph.dot_general %e, %w contract [1] x [0] : tensor<?x?xf32>, tensor<?x16xf32> -> tensor<?x16xf32>
  %q = graph.dot_general %x, %w contract [1] x [0] : tensor<?x?xf32>, tensor<?x16xf32> -> tensor<?x16xf32>
  %d = graph.sub %p, %q : tensor<?x16xf32>
  %r = graph.reduce add %d dims [1] : tensor<?x16xf32> -> tensor<?xf32>
  func.return %d, %r, %d : tensor<?x16xf32>, tensor<?xf32>, tensor<?x16xf32>
}"""
"""`?` sizes, products, intermediates, and a result that is returned twice."""


@pytest.mark.slow
@pytest.mark.parametrize("out", [False, True])
@pytest.mark.parametrize(("m", "n"), [(1, 1), (7, 5), (64, 300), (3, 0), (0, 4)])
def test_unknown_sizes(m: int, n: int, out: bool, cupy: HostCupy) -> None:
    exe = compiled(CHAIN)
    x = np.zeros((m, n), np.float32)  # exp(0) is exact
    w = np.random.default_rng(m).integers(-4, 5, (n, 16)).astype(np.float32)
    want = np.ones_like(x) @ w
    given = [cupy.empty(shape, np.float32) for shape in ((m, 16), (m,), (m, 16))] if out else None
    for _ in range(3):
        results = exe(cupy.asarray(x), cupy.asarray(w), out=given)
        for got, wanted in zip(results, (want, want.sum(1), want), strict=True):
            np.testing.assert_array_equal(got.get(), wanted)
        assert len({each.data.ptr for each in results if each.size}) == (3 if m else 0)


ALIAS = """
func.func @main(%x: tensor<?xf32>, %y: tensor<?xf32> {mlfuse.alias = 0 : i64}) -> tensor<?xf32> {
  %z = graph.neg %x : tensor<?xf32>
  func.return %z : tensor<?xf32>
}"""
SWAP = """
func.func @main(%x: tensor<8xf32> {mlfuse.alias = 1 : i64}, %y: tensor<8xf32> {mlfuse.alias = 0 : i64})
    -> (tensor<8xf32>, tensor<8xf32>) {
  func.return %x, %y : tensor<8xf32>, tensor<8xf32>
}"""


@pytest.mark.slow
@pytest.mark.parametrize("size", [8, 5])
def test_a_donated_argument_takes_a_result_where_sizes_turn_out_equal(
    size: int, cupy: HostCupy
) -> None:
    exe = compiled(ALIAS)
    x = np.arange(8, dtype=np.float32)
    for _ in range(3):
        y = cupy.asarray(np.full(size, 7, np.float32))
        z = exe(cupy.asarray(x), y)
        np.testing.assert_array_equal(z.get(), -x)
        assert (z.data.ptr == y.data.ptr) == (size == 8)
        np.testing.assert_array_equal(y.get(), -x if size == 8 else np.full(size, 7))


def test_two_arguments_change_places_by_copies_of_the_driver(cupy: HostCupy) -> None:
    swap = compiled(SWAP)
    for _ in range(3):
        x, y = (cupy.asarray(np.float32(sign) * np.arange(8, dtype=np.float32)) for sign in (1, -1))
        first, second = swap(x, y)
        np.testing.assert_array_equal(first.get(), np.arange(8))
        np.testing.assert_array_equal(second.get(), -np.arange(8))
        assert first.data.ptr == y.data.ptr and second.data.ptr == x.data.ptr


BOUND = """
func.func @main(%x: tensor<4xf32>, %w: tensor<4xf32>) -> tensor<4xf32> {
  %c = graph.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %y = graph.add %x, %w : tensor<4xf32>
  %z = graph.mul %y, %c : tensor<4xf32>
  func.return %z : tensor<4xf32>
}"""


@pytest.mark.slow
def test_constants_and_bound_arguments(cupy: HostCupy) -> None:
    w = np.array([5, 6, 7, 8], np.float32)
    run: Any = compile_function(BOUND, CompileOptions(device="cuda", bound=[w])).run
    assert run.plan._function is not None
    x = np.ones(4, np.float32)
    (got,) = run(cupy.asarray(x))
    np.testing.assert_array_equal(got.get(), (x + w) * [1, 2, 3, 4])


def fails(*_: object) -> object:
    raise ZeroDivisionError("of the user's")


def test_what_an_external_function_raises_reaches_the_caller(cupy: HostCupy) -> None:
    externals.register("cuda_host.fails", fails)
    exe = compiled("""
    func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
      %y = graph.call_external "cuda_host.fails" (%x) : (tensor<4xf32>) -> tensor<4xf32>
      func.return %y : tensor<4xf32>
    }""")
    for _ in range(2):
        with pytest.raises(ZeroDivisionError, match="of the user's"):
            exe(cupy.asarray(np.zeros(4, np.float32)))


TWICE = """
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = graph.neg %x {mlfuse.no_fuse} : tensor<4xf32>
  %z = graph.exp %y {mlfuse.no_fuse} : tensor<4xf32>
  func.return %z : tensor<4xf32>
}"""


def refusing(cupy: HostCupy, statuses: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    """Let launches return these statuses before they work."""
    launch = cupy.driver.cuLaunchKernel

    def refuse(*words: Any) -> int:
        status = statuses.pop(0) if statuses else 0
        return status or launch(*words)

    monkeypatch.setattr(cupy.driver, "cuLaunchKernel", type(launch)(refuse))


def test_a_launch_that_the_driver_refuses(cupy: HostCupy, monkeypatch: pytest.MonkeyPatch) -> None:
    refusing(cupy, [0, _REFUSED], monkeypatch)
    exe, x = compiled(TWICE), cupy.asarray(np.zeros(4, np.float32))
    with pytest.raises(MlfuseError, match=r"fused_exp.*: the launch failed: .*719"):
        exe(x)
    assert len(cupy.gpu.launched) == 1
    np.testing.assert_array_equal(exe(x).get(), np.ones(4))


def test_a_thread_without_a_context_gets_one(
    cupy: HostCupy, monkeypatch: pytest.MonkeyPatch
) -> None:
    refusing(cupy, [_NO_CONTEXT], monkeypatch)
    exe, x = compiled(TWICE), cupy.asarray(np.zeros(4, np.float32))
    np.testing.assert_array_equal(exe(x).get(), np.ones(4))
    assert len(cupy.gpu.launched) == 2


def test_a_stream_of_its_own(cupy: HostCupy) -> None:
    exe, x = compiled(TWICE), cupy.asarray(np.zeros(4, np.float32))
    cupy.gpu.stream.synchronize()
    stream = cupy.cuda.Stream(non_blocking=True)
    result = exe(x, stream=stream)
    assert {used for _, used in cupy.gpu.launched} == {stream.ptr}
    stream.synchronize()
    np.testing.assert_array_equal(result.host, np.ones(4))


def test_a_graph_captures_the_function(cupy: HostCupy) -> None:
    exe = compiled(ALIAS.replace("%y: tensor<?xf32> {mlfuse.alias = 0 : i64}", "%y: tensor<?xf32>"))
    x, y = (cupy.asarray(np.arange(8, dtype=np.float32)) for _ in range(2))
    graph = exe.graph(x, y)
    launched = len(cupy.gpu.launched)
    x[...] = cupy.asarray(np.full(8, 3, np.float32))
    graph.replay()
    np.testing.assert_array_equal(graph.results[0].get(), np.full(8, -3))
    assert len(cupy.gpu.launched) == launched  # no launch is made again


def table() -> Any:
    """Exponentials of three tensors in one launch over a table."""
    text = """
    func.func @main(%a: tensor<?xf32>, %b: tensor<500xf32>, %c: tensor<30x20xf32>, %d: tensor<7xf32>)
        -> (tensor<?xf32>, tensor<500xf32>, tensor<30x20xf32>, tensor<7xf32>) {
      %0 = graph.neg %a : tensor<?xf32>
      %1 = graph.neg %b : tensor<500xf32>
      %2 = graph.neg %c : tensor<30x20xf32>
      %3 = graph.neg %d : tensor<7xf32>
      func.return %0, %1, %2, %3 : tensor<?xf32>, tensor<500xf32>, tensor<30x20xf32>, tensor<7xf32>
    }"""
    exe = compiled(text)
    assert exe.run.plan.launches == 1 and exe.run.plan.program.all_tables
    return exe


def drawn(cupy: HostCupy, seed: int) -> list[Any]:
    rng = np.random.default_rng(seed)
    shapes = ((40,), (500,), (30, 20), (7,))
    return [cupy.asarray(rng.standard_normal(shape).astype(np.float32)) for shape in shapes]


@pytest.mark.slow
def test_a_table_follows_the_addresses_of_calls(cupy: HostCupy) -> None:
    exe = table()
    given = [drawn(cupy, seed) for seed in range(20)]
    cupy.gpu.stream.synchronize()
    results = [exe(*args) for args in given]  # more than there are pinned buffers
    for args, found in zip(given, results, strict=True):
        for x, y in zip(args, found, strict=True):
            assert (-x.get()).tobytes() == y.get().tobytes()


def test_a_table_is_copied_only_if_it_changes(cupy: HostCupy) -> None:
    exe, args = table(), drawn(cupy, 0)
    out = [cupy.empty(x.shape, x.dtype) for x in args]
    tasks = cupy.gpu.queues[0].tasks
    counts = [len(tasks)]
    for _ in range(4):
        exe(*args, out=out)
        counts.append(len(tasks))
    assert np.diff(counts).tolist() == [3, 1, 1, 1]  # chunks, rows and a launch, then launches
    for x, y in zip(args, out, strict=True):
        assert (-x.get()).tobytes() == y.get().tobytes()


def test_a_table_on_two_streams(cupy: HostCupy) -> None:
    exe = table()
    streams = [cupy.cuda.Stream(non_blocking=True) for _ in range(2)]
    calls: list[tuple[Any, Any, Any]] = []
    for turn in range(6):
        args = drawn(cupy, turn)
        cupy.gpu.stream.synchronize()
        calls.append((streams[turn % 2], args, exe(*args, stream=streams[turn % 2])))
    for stream, args, found in calls:
        stream.synchronize()
        for x, y in zip(args, found, strict=True):
            assert (-x.host).tobytes() == y.host.tobytes()


def test_a_graph_captures_a_table(cupy: HostCupy) -> None:
    exe, args = table(), drawn(cupy, 0)
    graph = exe.graph(*args)
    graph.replay()
    for x, y in zip(args, graph.results, strict=True):
        assert (-x.get()).tobytes() == y.get().tobytes()


REDUCED = """
func.func @main(%x: tensor<?xf32>, %y: tensor<5xf32>) -> (tensor<?xf32>, tensor<5xf32>, tensor<?xf32>) {
  %0 = graph.neg %x : tensor<?xf32>
  %1 = graph.exp %y : tensor<5xf32>
  %2, %3 = graph.all_reduce add %0, %1 : tensor<?xf32>, tensor<5xf32>
  %4 = graph.neg %2 : tensor<?xf32>
  func.return %2, %3, %4 : tensor<?xf32>, tensor<5xf32>, tensor<?xf32>
}"""


def test_all_reduces_are_called_from_c(cupy: HostCupy, monkeypatch: pytest.MonkeyPatch) -> None:
    exe = compiled(REDUCED)

    class TwoEqualRanks:
        def all_reduce(self, message: HostArray, request: Any) -> None:
            host = message.host
            cupy.gpu.add(lambda: np.multiply(host, 2, out=host))

    monkeypatch.setattr(distributed, "active", TwoEqualRanks)
    x, y = np.arange(7, dtype=np.float32), np.zeros(5, np.float32)
    for _ in range(3):
        first, second, third = exe(cupy.asarray(x), cupy.asarray(y))
        np.testing.assert_array_equal(first.get(), -2 * x)
        np.testing.assert_array_equal(second.get(), np.full(5, 2))
        np.testing.assert_array_equal(third.get(), 2 * x)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("has_compiler", [True, False])
def test_lists_of_tensors(
    seed: int, has_compiler: bool, cupy: HostCupy, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not has_compiler:
        monkeypatch.setattr(cc, "find_compiler", lambda: None)
    case = ListsCase(random.Random(seed))
    exe: Any = mlfuse.compile_each(case.function.each_text(), device="cuda")
    for _ in range(2):
        lists = [[cupy.asarray(each) for each in arrays] for arrays in case.lists]
        numbers = exe(lists, [cupy.asarray(value) for value in case.shared])
        for got, want in zip(lists, case.want[0], strict=True):
            assert bits(got) == [each.tobytes() for each in want]
        assert bits(numbers) == [each.tobytes() for each in case.want[1]]
    made: Any = exe._frame
    assert made.__class__ is HostLists
    assert isinstance(made._call, CudaHostCall if has_compiler else InterpretedCall)


SHARED_ALONE = """
func.func @main(%x: tensor<?xf32> {mlfuse.each}, %s: tensor<f32>) -> tensor<f32> {
  %0 = graph.neg %s : tensor<f32>
  func.return %0 : tensor<f32>
}"""


@pytest.mark.parametrize("has_compiler", [True, False])
def test_shared_numbers_of_a_function_whose_kernels_read_no_lists(
    has_compiler: bool, cupy: HostCupy, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not has_compiler:
        monkeypatch.setattr(cc, "find_compiler", lambda: None)
    exe: Any = mlfuse.compile_each(SHARED_ALONE, device="cuda")
    xs = [cupy.asarray(np.ones(3, np.float32))]
    results = [exe([xs], [value])[0] for value in (2.0, 3.0, cupy.asarray(np.float32(4)))]
    assert [result.get().item() for result in results] == [-2, -3, -4]  # once all were asked for


SCALED = """
func.func @main(%x: tensor<?xf32> {mlfuse.each}, %y: tensor<?xf32> {mlfuse.each, mlfuse.alias = 0 : i64}, %s: tensor<f32>)
    -> tensor<?xf32> {
  %0 = graph.broadcast %s dims [] like %x : tensor<f32>, tensor<?xf32> -> tensor<?xf32>
  %1 = graph.mul %x, %0 : tensor<?xf32>
  func.return %1 : tensor<?xf32>
}"""


@pytest.mark.slow
def test_numbers_go_to_the_device_with_the_addresses_of_lists(cupy: HostCupy) -> None:
    exe: Any = mlfuse.compile_each(SCALED, device="cuda")
    xs = [cupy.asarray(np.arange(n, dtype=np.float32)) for n in (3, 500, 40)]
    ys = [[cupy.empty(x.shape, x.dtype) for x in xs] for _ in range(3)]
    for scale, out in enumerate(ys):  # before any of it has run
        exe([xs, out], [float(scale)])
    for scale, out in enumerate(ys):
        for x, y in zip(xs, out, strict=True):
            np.testing.assert_array_equal(y.get(), x.get() * np.float32(scale))


def test_threads_have_frames_of_their_own(cupy: HostCupy) -> None:
    exe = compiled(TWICE)
    found: dict[int, Array] = {}

    def call(number: int) -> None:
        x = device(np.full(4, -number, np.float32))
        found[number] = exe(x).get()

    threads = [threading.Thread(target=call, args=(number,)) for number in range(6)]
    for thread in threads:  # the emulated streams serve one thread at a time
        thread.start()
        thread.join()
    for number, got in found.items():
        np.testing.assert_allclose(got, np.exp(np.full(4, number, np.float32)), rtol=1e-6)


@pytest.mark.skipif(not nvrtc.available(), reason="NVRTC is not installed")
def test_nvrtc_compiles_the_whole_text() -> None:
    """The host part is for other compilers, which need no header of CUDA."""
    text = cuda_text(pipelines.run(parse_module(CHAIN), "kernel", "sm_90"))
    assert "host->call(host->calls, 1, operands1)" in text
    assert nvrtc.compile_cubin(text, "sm_90").kernels
    _, _, host = text.partition("#ifndef __CUDACC_RTC__ /* The host part")
    host = host.partition("\n")[2].removesuffix("#endif\n")
    loaded = cc.load(host, ["host_function"])["host_function"]
    assert address_of(loaded)


def test_without_a_c_compiler_it_is_interpreted(
    cupy: HostCupy, monkeypatch: pytest.MonkeyPatch
) -> None:
    exe = compiled(CHAIN)
    with monkeypatch.context() as patched:
        patched.setattr(cc, "find_compiler", lambda: None)
        interpreted = compiled(CHAIN)
    rng = np.random.default_rng(0)
    for m, n in ((7, 5), (0, 4), (7, 5)):
        x = cupy.asarray(rng.standard_normal((m, n)).astype(np.float32))
        w = cupy.asarray(rng.standard_normal((n, 16)).astype(np.float32))
        for _ in range(2):
            got = interpreted(x, w)
            assert bits(got) == bits(exe(x, w))
    assert isinstance(interpreted.run.plan._function, InterpretedFunction)
