"""Launch plans on the CPU: host functions and kernels written by hand, at the edges of shapes."""

from __future__ import annotations

import timeit
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from xdsl.dialects.func import FuncOp
from xdsl.parser import Parser

from mlfuse.diagnostics.errors import MlfuseError, OpError
from mlfuse.ir.context import new_context
from mlfuse.passes.lower_to_host import lowered_to_host
from mlfuse.passes.utils.indices import Indices
from mlfuse.runtime.arguments import arrays
from mlfuse.runtime.arguments.signature import Signature
from mlfuse.runtime.backend import Backend
from mlfuse.runtime.calls import repeated_calls as plan
from mlfuse.runtime.calls.repeated_calls import LaunchPlan
from mlfuse.runtime.compilers import cc
from mlfuse.runtime.cpu import backend as cpu
from mlfuse.runtime.cpu.host import CpuHostFunction
from mlfuse.runtime.host.reader import program_of
from mlfuse.targets.printers.host import NAME, HostPrinter, header, launched_by
from mlfuse.testing.launch_plans import plan_of

Array = np.ndarray[Any, Any]

pytestmark = pytest.mark.skipif(cc.find_compiler() is None, reason="no C compiler")

KERNELS = """
#include <stdint.h>
void add(void **b, const int64_t *s) {
  const float *x = b[0], *y = b[1]; float *z = b[2];
  for (int64_t i = 0; i < s[0]; i++) z[i] = x[i] + y[i];
}
void add3(void **b, const int64_t *s) {
  const float *x = b[0], *y = b[1], *z = b[2]; float *o = b[3];
  for (int64_t i = 0; i < s[0]; i++) o[i] = x[i] + y[i] + z[i];
}
void scale(void **b, const int64_t *s) {
  const float *x = b[0], *f = b[1]; float *y = b[2];
  for (int64_t i = 0; i < s[0]; i++) y[i] = x[i] * f[0];
}
void one(void **b, const int64_t *s) { *(float *)b[1] = *(const float *)b[0] + 1; }
void bytes(void **b, const int64_t *s) {
  const uint8_t *x = b[0]; uint8_t *y = b[1];
  for (int64_t i = 0; i < s[0]; i++) y[i] = x[i];
}
void sizes(void **b, const int64_t *s) { for (int i = 0; i < 8; i++) ((int64_t *)b[0])[i] = s[i]; }
"""
NAMES = ("add", "add3", "scale", "one", "bytes", "sizes")
BACKEND = cpu.CpuBackend()
_: Backend[Array] = BACKEND

ADD = """
func.func @main(%x: memref<?xf32>, %y: memref<?xf32>) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  %m = memref.dim %y, %c0 : memref<?xf32>
  loop.assert_equal %m, %n, "{0} rows of y, {1} of x"
  %t = memref.alloc(%n) : memref<?xf32>
  %u = memref.alloc(%n) : memref<?xf32>
  %z = memref.alloc(%n) : memref<?xf32>
  kernel.launch @add grid (%c1) block (1) args (%x, %y, %t, %n
    : memref<?xf32>, memref<?xf32>, memref<?xf32>, index)
  kernel.launch @add grid (%c1) block (1) args (%t, %y, %u, %n
    : memref<?xf32>, memref<?xf32>, memref<?xf32>, index)
  kernel.launch @add grid (%c1) block (1) args (%u, %x, %z, %n
    : memref<?xf32>, memref<?xf32>, memref<?xf32>, index)
  func.return %z : memref<?xf32>
}
"""  # 2x + 2y, over two intermediates
ADD_TYPE = "(tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>"


def parse(text: str) -> FuncOp:
    op = Parser(new_context(), text).parse_module().body.block.first_op
    assert isinstance(op, FuncOp)
    return op


def build(host: str, type_: str) -> LaunchPlan[Array]:
    function = parse(host)
    signature = Signature.of(parse(f"func.func private @main{type_}"))
    lowered = lowered_to_host(function)
    assert lowered is not None
    program = program_of(function)  # a mistake is told before anything is printed
    text = HostPrinter(names=False).print_host(lowered)
    code = cpu.load(f"{KERNELS}\n{header()}\n{text}", [*NAMES, NAME])
    kernels = {name: code[name] for name in NAMES}
    launched = [kernels[name] for name in launched_by(lowered) if name in kernels]
    compiled = CpuHostFunction.of(lowered, code[NAME], tuple(launched))
    made = LaunchPlan.build(program, compiled, signature, BACKEND)
    function.detach()
    function.erase()  # no call reads the IR
    return made


def f32(*shape: int) -> Array:
    """Multiples of 1/8, whose sums and products are exact."""
    return (np.random.default_rng(0).integers(-40, 41, shape) / 8).astype(np.float32)


def test_unknown_sizes_and_repeated_calls():
    add = build(ADD, ADD_TYPE)
    assert (add.launches, add.calls) == (3, 0)
    for n in (8, 1, 8, 0, 1000, 8):
        x, y = f32(n), f32(n) + 1
        (z,) = add(x, y)
        np.testing.assert_array_equal(z, x + y + y + x)
        assert z.dtype == np.float32 and z.shape == (n,) and z.ctypes.data % 64 == 0
    with pytest.raises(MlfuseError, match="7 rows of y, 8 of x"):
        add(f32(8), f32(7))


def test_results_are_fresh():
    add = build(ADD, ADD_TYPE)
    first = add(f32(4), f32(4))[0]
    kept = first.copy()
    second = add(f32(4) * 2, f32(4))[0]
    assert not np.shares_memory(first, second)
    np.testing.assert_array_equal(first, kept)


def test_a_repeated_call_does_no_size_arithmetic(monkeypatch: pytest.MonkeyPatch):
    add = build(ADD, ADD_TYPE)
    add(f32(4), f32(4))

    def fail(*_: object) -> list[int]:
        raise AssertionError("sizes were computed")

    monkeypatch.setattr(Indices, "evaluate", fail)
    add(f32(4), f32(4))
    with pytest.raises(AssertionError):
        add(f32(5), f32(5))


def test_intermediates_share_an_arena_that_is_kept(monkeypatch: pytest.MonkeyPatch):
    add = build(ADD, ADD_TYPE)
    taken: list[int] = []
    empty = arrays.empty

    def counted(shape: tuple[int, ...], dtype: np.dtype[Any], nbytes: int) -> Any:
        taken.append(nbytes)
        return empty(shape, dtype, nbytes)

    monkeypatch.setattr(arrays, "empty", counted)
    add(f32(16), f32(16))
    # One intermediate: the other lies in the result until that is written.
    assert taken == [64]
    add(f32(16), f32(16))
    add(f32(4), f32(4))  # a smaller arena isn't needed
    assert taken == [64]
    add(f32(32), f32(32))
    assert taken == [64, 128]
    (z,) = add(f32(16), f32(16))  # in the new arena
    np.testing.assert_array_equal(z, 4 * f32(16))
    assert taken == [64, 128]


def test_few_shapes_are_kept():
    add = build(ADD, ADD_TYPE)
    for n in range(3 * plan.MAX_FRAMES):
        for x in (f32(n + 2), f32(2 * n + 4)[::2]):  # the latter isn't for C
            np.testing.assert_array_equal(add(x, x)[0], 4 * x)
    (workspace,) = add._workspaces  # pyright: ignore[reportPrivateUsage]
    assert len(workspace.frames) == plan.MAX_FRAMES
    learner: Any = add._learner  # pyright: ignore[reportPrivateUsage]
    assert len(learner.learned_calls.frames) == plan.MAX_FRAMES


def test_threads():
    add = build(ADD, ADD_TYPE)

    def run(seed: int) -> bool:
        n = 1000 + seed % 5
        x = np.full(n, seed, np.float32)
        return all(bool((add(x, x)[0] == 4 * seed).all()) for _ in range(200))

    with ThreadPoolExecutor(8) as pool:
        assert all(pool.map(run, range(32)))
    assert len(add._workspaces) <= plan.MAX_WORKSPACES  # pyright: ignore[reportPrivateUsage]


def test_static_shapes_and_rank_0():
    host = """
    func.func @main(%x: memref<f32>) -> memref<f32> {
      %c1 = arith.constant 1 : index
      %y = memref.alloc() : memref<f32>
      kernel.launch @one grid (%c1) block (1) args (%x, %y : memref<f32>, memref<f32>)
      func.return %y : memref<f32>
    }"""
    one = build(host, "(tensor<f32>) -> tensor<f32>")
    assert one(np.float32(2))[0] == 3 and one(2.5)[0] == 3.5
    assert one(np.array(1, np.float32))[0].shape == ()


def test_bf16_and_unsigned_results():
    host = """
    func.func @main(%x: memref<3xbf16>, %y: memref<6xi8>) -> (memref<3xbf16>, memref<6xi8>) {
      %c1 = arith.constant 1 : index
      %c6 = arith.constant 6 : index
      %a = memref.alloc() : memref<3xbf16>
      %b = memref.alloc() : memref<6xi8>
      kernel.launch @bytes grid (%c1) block (1) args (%x, %a, %c6
        : memref<3xbf16>, memref<3xbf16>, index)
      kernel.launch @bytes grid (%c1) block (1) args (%y, %b, %c6
        : memref<6xi8>, memref<6xi8>, index)
      func.return %a, %b : memref<3xbf16>, memref<6xi8>
    }"""
    copy = build(host, "(tensor<3xbf16>, tensor<6xui8>) -> (tensor<3xbf16>, tensor<6xui8>)")
    x = np.array([1.5, np.nan, -0.0], ml_dtypes.bfloat16)
    y = np.arange(250, 256, dtype=np.uint8)
    a, b = copy(x, y)
    assert a.dtype == ml_dtypes.bfloat16 and a.tobytes() == x.tobytes()
    assert b.dtype == np.uint8
    np.testing.assert_array_equal(b, y)


def test_constants_reach_kernels_and_are_copied_out():
    host = """
    func.func @main(%x: memref<2xf32>) -> (memref<2xf32>, memref<f32>, memref<2x2xi1>) {
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %f = loop.constant dense<3.0> : tensor<f32> -> memref<f32>
      %t = loop.constant dense<[[true, false], [false, true]]> : tensor<2x2xi1> -> memref<2x2xi1>
      %y = memref.alloc() : memref<2xf32>
      kernel.launch @scale grid (%c1) block (1) args (%x, %f, %y, %c2
        : memref<2xf32>, memref<f32>, memref<2xf32>, index)
      func.return %y, %f, %t : memref<2xf32>, memref<f32>, memref<2x2xi1>
    }"""
    scale = build(host, "(tensor<2xf32>) -> (tensor<2xf32>, tensor<f32>, tensor<2x2xi1>)")
    for _ in range(2):
        results: list[Array] = scale(np.array([1, 2], np.float32))
        y, factor, table = results
        assert y.tolist() == [3, 6] and factor == 3
        assert table.tolist() == [[True, False], [False, True]]
        factor[...] = 0  # a copy of the caller's own
        table[...] = True


def test_returned_arguments_views_and_buffers_returned_twice():
    host = """
    func.func @main(%x: memref<2x?xf32>)
        -> (memref<2x?xf32>, memref<?xf32>, memref<?xf32>, memref<?x2xf32>, memref<?xf32>) {
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %n = memref.dim %x, %c1 : memref<2x?xf32>
      %m = arith.muli %n, %c2 : index
      %flat = loop.view %x(%m) : memref<2x?xf32> -> memref<?xf32>
      %y = memref.alloc(%m) : memref<?xf32>
      kernel.launch @add grid (%c1) block (1) args (%flat, %flat, %y, %m
        : memref<?xf32>, memref<?xf32>, memref<?xf32>, index)
      %pairs = loop.view %y(%n) : memref<?xf32> -> memref<?x2xf32>
      func.return %x, %flat, %y, %pairs, %y
        : memref<2x?xf32>, memref<?xf32>, memref<?xf32>, memref<?x2xf32>, memref<?xf32>
    }"""
    run = build(
        host,
        "(tensor<2x?xf32>) -> "
        "(tensor<2x?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?x2xf32>, tensor<?xf32>)",
    )
    for n in (3, 0, 3):
        x = f32(2, n)
        results = run(x)
        for result, expected in zip(
            results,
            (x, x.ravel(), 2 * x.ravel(), (2 * x).reshape(n, 2), 2 * x.ravel()),
            strict=True,
        ):
            np.testing.assert_array_equal(result, expected)
        for i, result in enumerate(results):
            assert not np.shares_memory(result, x)
            assert not any(np.shares_memory(result, other) for other in results[:i])


def test_views_and_odd_arguments():
    add = build(ADD, ADD_TYPE)
    x = np.arange(20, dtype=np.float32)
    frozen = x[:10].copy()
    frozen.flags.writeable = False
    for view in (x[::2], x[9::-1], np.broadcast_to(np.float32(3), (10,)), frozen):
        np.testing.assert_array_equal(add(view, x[:10])[0], 2 * view + 2 * x[:10])


def dot(dtype: str, result: str = "memref<?x4x5x{}>") -> str:
    out = result.format(dtype)
    return f"""
    func.func @main(%a: memref<?x4x3x{dtype}>, %b: memref<5x?x3x{dtype}>) -> {out} {{
      %c0 = arith.constant 0 : index
      %n = memref.dim %a, %c0 : memref<?x4x3x{dtype}>
      %c = memref.alloc(%n) : {out}
      loop.library "dot_general" ins(%a, %b : memref<?x4x3x{dtype}>, memref<5x?x3x{dtype}>)
        out(%c : {out}) options {{lhs_batch = array<i64: 0>, rhs_batch = array<i64: 1>,
                                  lhs_contract = array<i64: 2>, rhs_contract = array<i64: 2>}}
      func.return %c : {out}
    }}"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "below", "dtype"),
    [
        ("f32", "f32", np.float32),
        ("f64", "f64", np.float64),
        ("f16", "f16", np.float16),
        ("bf16", "bf16", ml_dtypes.bfloat16),
        ("i32", "i32", np.int32),
        ("ui8", "i8", np.uint8),
    ],
)
def test_dot_general(name: str, below: str, dtype: Any):
    run = build(dot(below), f"(tensor<?x4x3x{name}>, tensor<5x?x3x{name}>) -> tensor<?x4x5x{name}>")
    assert (run.launches, run.calls) == (0, 1)
    for n in (2, 0):
        a = (10 * f32(n, 4, 3)).astype(dtype)
        b = (10 * f32(5, n, 3)).astype(dtype)
        (c,) = run(a, b)
        wide = np.float32 if np.dtype(dtype).itemsize == 2 else dtype
        expected = np.einsum("nij,knj->nik", a.astype(wide), b.astype(wide)).astype(dtype)
        assert c.dtype == dtype and c.shape == (n, 4, 5)
        np.testing.assert_array_equal(c, expected)


def test_calls_between_launches():
    host = """
    func.func @main(%a: memref<4x6xf32>, %b: memref<12xf32>) -> memref<4x2xf32> {
      %c1 = arith.constant 1 : index
      %c8 = arith.constant 8 : index
      %c12 = arith.constant 12 : index
      %b2 = memref.alloc() : memref<12xf32>
      kernel.launch @add grid (%c1) block (1) args (%b, %b, %b2, %c12
        : memref<12xf32>, memref<12xf32>, memref<12xf32>, index)
      %m = loop.view %b2() : memref<12xf32> -> memref<6x2xf32>
      %p = memref.alloc() : memref<4x2xf32>
      loop.library "dot_general" ins(%a, %m : memref<4x6xf32>, memref<6x2xf32>)
        out(%p : memref<4x2xf32>) options {lhs_batch = array<i64>, rhs_batch = array<i64>,
                                           lhs_contract = array<i64: 1>, rhs_contract = array<i64: 0>}
      %z = memref.alloc() : memref<4x2xf32>
      kernel.launch @add grid (%c1) block (1) args (%p, %p, %z, %c8
        : memref<4x2xf32>, memref<4x2xf32>, memref<4x2xf32>, index)
      func.return %z : memref<4x2xf32>
    }"""
    run = build(host, "(tensor<4x6xf32>, tensor<12xf32>) -> tensor<4x2xf32>")
    assert (run.launches, run.calls) == (2, 1)
    for seed in range(3):
        a, b = f32(4, 6) + seed, f32(12) - seed
        np.testing.assert_array_equal(run(a, b)[0], a @ (2 * b.reshape(6, 2)) * 2)


SIZES = """
func.func @main(%x: memref<?x?xf32>) -> memref<8xi64> {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %y = memref.alloc() : memref<8xi64>
  %n = {0}
  %m = {1}
  %s0 = arith.addi %n, %m : index
  %s1 = arith.subi %n, %m : index
  %s2 = arith.muli %n, %m : index
  %s3 = arith.divui %n, %m : index
  %s4 = arith.ceildivui %n, %m : index
  %s5 = arith.remui %n, %m : index
  %t = arith.minsi %n, %m : index
  %s6 = arith.maxsi %t, %c3 : index
  %u = arith.divsi %n, %m : index
  %v = arith.ceildivsi %n, %m : index
  %s7 = arith.addi %u, %v : index
  kernel.launch @sizes grid ({2}) block (1) args (%y, %s0, %s1, %s2, %s3, %s4, %s5, %s6, %s7
    : memref<8xi64>, index, index, index, index, index, index, index, index)
  func.return %y : memref<8xi64>
}}"""


def test_index_arithmetic_at_build_time_and_at_run_time():
    dims = ("memref.dim %x, %c0 : memref<?x?xf32>", "memref.dim %x, %c1 : memref<?x?xf32>")
    numbers = ("arith.constant 17 : index", "arith.constant 5 : index")
    type_ = "(tensor<?x?xf32>) -> tensor<8xi64>"
    for texts in (dims, numbers):
        (sizes,) = build(SIZES.format(*texts, "%c1"), type_)(f32(17, 5))
        assert sizes.tolist() == [22, 12, 85, 3, 4, 2, 5, 7]
    with pytest.raises(MlfuseError, match="a size divides by zero"):
        build(SIZES.format(*dims, "%c1"), type_)(f32(17, 0))
    with pytest.raises(OpError, match="divides by zero"):
        build(SIZES.format(numbers[0], "arith.constant 0 : index", "%c1"), type_)


def test_a_grid_of_zero_is_not_launched():
    dims = ("memref.dim %x, %c0 : memref<?x?xf32>", "memref.dim %x, %c1 : memref<?x?xf32>")
    run = build(SIZES.format(*dims, "%s1"), "(tensor<?x?xf32>) -> tensor<8xi64>")
    assert run(f32(2, 1))[0][0] == 3
    run(f32(2, 2))
    with pytest.raises(MlfuseError, match="the grid is -1"):
        run(f32(2, 3))


def host_with(op: str, result: str = "%x") -> str:
    return f"""
    func.func @main(%x: memref<?xf32>) -> memref<?xf32> {{
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %n = memref.dim %x, %c0 : memref<?xf32>
      %big = arith.constant 4611686018427387904 : index
      {op}
      func.return {result} : memref<?xf32>
    }}"""


@pytest.mark.parametrize(
    ("op", "message"),
    [
        ("%t = arith.xori %n, %n : index", "arith.xori: isn't an op of a scheduled host function"),
        ("%f = arith.constant 1.0 : f32", "arith.constant: isn't an op"),
        ("memref.dealloc %x : memref<?xf32>", "memref.dealloc: isn't an op"),
        ("%d = memref.dim %x, %c1 : memref<?xf32>", "within the rank"),
        ("%d = memref.dim %x, %n : memref<?xf32>", "must be a constant"),
        (
            'loop.library "fft" ins(%x : memref<?xf32>) out(%x : memref<?xf32>) options {}',
            "no library has 'fft'",
        ),
        (
            'loop.library "dot_general" ins(%x, %x : memref<?xf32>, memref<?xf32>) '
            "out(%x : memref<?xf32>) options {lhs_batch = 3 : i64}",
            "option lhs_batch must be an array",
        ),
    ],
)
def test_what_a_host_function_may_not_hold(op: str, message: str):
    with pytest.raises(OpError, match=message):
        build(host_with(op), "(tensor<?xf32>) -> tensor<?xf32>")


def test_a_kernel_that_is_launched_must_be_there():
    launch = "kernel.launch @nope grid (%c1) block (1) args ()"
    signature = Signature.of(parse("func.func private @main(tensor<?xf32>) -> tensor<?xf32>"))
    with pytest.raises(OpError, match="launches @nope, which has no code"):
        plan_of(parse(host_with(launch)), signature, BACKEND)


def test_without_kernels_no_compiler_is_needed(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(cc, "find_compiler", lambda: None)
    assert cpu.load("", []) == {}


@pytest.mark.slow
def test_absurd_sizes_are_errors():
    type_ = "(tensor<?xf32>) -> tensor<?xf32>"
    for op in (
        "%m = arith.muli %n, %big : index",
        "%t = arith.addi %n, %c1 : index\n %m = arith.subi %c1, %t : index",
    ):
        run = build(host_with(f"{op}\n %y = memref.alloc(%m) : memref<?xf32>", "%y"), type_)
        with pytest.raises(MlfuseError, match="can't allocate"):
            run(f32(3))
        if "subi" not in op:
            assert run(f32(0))[0].shape == (0,)


ADD3 = """
func.func @main(%x: memref<{0}xf32>, %y: memref<{0}xf32>, %z: memref<{0}xf32>) -> memref<{0}xf32> {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<{0}xf32>
  %o = memref.alloc({1}) : memref<{0}xf32>
  kernel.launch @add3 grid (%c1) block (1) args (%x, %y, %z, %o, %n
    : memref<{0}xf32>, memref<{0}xf32>, memref<{0}xf32>, memref<{0}xf32>, index)
  func.return %o : memref<{0}xf32>
}}"""


@pytest.mark.parametrize(("dim", "size"), [("8", ""), ("?", "%n")])
def test_overhead_of_a_repeated_call(dim: str, size: str, capsys: pytest.CaptureFixture[str]):
    tensor = f"tensor<{dim}xf32>"
    run = build(
        ADD3.format(dim, size),
        f"({tensor}, {tensor}, {tensor}) -> {tensor}",
    )
    x = f32(8)
    np.testing.assert_array_equal(run(x, x, x)[0], 3 * x)
    seconds = min(timeit.repeat(lambda: run(x, x, x), number=5000, repeat=5)) / 5000
    with capsys.disabled():
        print(f"\n  three arguments of {dim} elements: {seconds * 1e6:.2f} us a call")
    assert seconds < 1e-3  # far off: machines differ
