"""Sums along rows and across them in one kernel: `loop.accumulate`, on the CPU and as CUDA text.

Expected values are NumPy's in f64.
"""

from typing import Any

import ml_dtypes
import numpy as np
import pytest

import mlfuse
from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.driver import pipelines
from mlfuse.interpreter import run_module
from mlfuse.ir.parsing import parse_module
from mlfuse.runtime.compilers import nvrtc
from mlfuse.targets.printers.cuda import CudaPrinter
from mlfuse.testing.agreement import agree
from mlfuse.testing.host_device import HostModule

pytestmark = pytest.mark.quick_c

Array = np.ndarray[Any, np.dtype[Any]]

ROWS = 700
"""Enough for every unit of sm_90 to have several."""

LAYER_NORM_BACKWARD = """
func.func @main(%dy: tensor<RxCxE>, %x: tensor<RxCxE>, %mean: tensor<Rxf32>, %rstd: tensor<Rxf32>, %g: tensor<CxE>)
    -> (tensor<RxCxE>, tensor<CxE>, tensor<CxE>) {
  %dyw = graph.cast %dy : tensor<RxCxE> -> tensor<RxCxf32>
  %xw = graph.cast %x : tensor<RxCxE> -> tensor<RxCxf32>
  %gw = graph.cast %g : tensor<CxE> -> tensor<Cxf32>
  %mb = graph.broadcast %mean dims [0] like %xw : tensor<Rxf32>, tensor<RxCxf32> -> tensor<RxCxf32>
  %rb = graph.broadcast %rstd dims [0] like %xw : tensor<Rxf32>, tensor<RxCxf32> -> tensor<RxCxf32>
  %gb = graph.broadcast %gw dims [1] like %xw : tensor<Cxf32>, tensor<RxCxf32> -> tensor<RxCxf32>
  %xc = graph.sub %xw, %mb : tensor<RxCxf32>
  %xh = graph.mul %xc, %rb : tensor<RxCxf32>
  %wdy = graph.mul %dyw, %gb : tensor<RxCxf32>
  %p = graph.mul %xh, %wdy : tensor<RxCxf32>
  %c1 = graph.mean %p {dims = array<i64: 1>} : tensor<RxCxf32> -> tensor<Rxf32>
  %c2 = graph.mean %wdy {dims = array<i64: 1>} : tensor<RxCxf32> -> tensor<Rxf32>
  %c1b = graph.broadcast %c1 dims [0] like %xw : tensor<Rxf32>, tensor<RxCxf32> -> tensor<RxCxf32>
  %c2b = graph.broadcast %c2 dims [0] like %xw : tensor<Rxf32>, tensor<RxCxf32> -> tensor<RxCxf32>
  %t = graph.mul %xh, %c1b : tensor<RxCxf32>
  %u = graph.sub %wdy, %t : tensor<RxCxf32>
  %v = graph.sub %u, %c2b : tensor<RxCxf32>
  %dxw = graph.mul %v, %rb : tensor<RxCxf32>
  %dx = graph.cast %dxw : tensor<RxCxf32> -> tensor<RxCxE>
  %dyx = graph.mul %dyw, %xh : tensor<RxCxf32>
  %dgw = graph.reduce add %dyx dims [0] : tensor<RxCxf32> -> tensor<Cxf32>
  %dg = graph.cast %dgw : tensor<Cxf32> -> tensor<CxE>
  %db = graph.reduce add %dy dims [0] : tensor<RxCxE> -> tensor<CxE>
  func.return %dx, %dg, %db : tensor<RxCxE>, tensor<CxE>, tensor<CxE>
}
"""

SOFTMAX_GRADIENT = """
func.func @main(%x: tensor<RxCxf32>, %l: tensor<RxCxf32>) -> (tensor<RxCxf32>, tensor<Cxf32>, tensor<Rxf32>) {
  %s = graph.softmax %x {axis = 1 : i64} : tensor<RxCxf32>
  %d = graph.sub %s, %l : tensor<RxCxf32>
  %db = graph.reduce add %d dims [0] : tensor<RxCxf32> -> tensor<Cxf32>
  %m = graph.reduce max %d dims [1] : tensor<RxCxf32> -> tensor<Rxf32>
  func.return %d, %db, %m : tensor<RxCxf32>, tensor<Cxf32>, tensor<Rxf32>
}
"""

TANH_GRADIENT = """
func.func @main(%dy: tensor<RxCxf32>, %x: tensor<RxCxf32>) -> (tensor<RxCxf32>, tensor<Cxf32>) {
  %t = graph.tanh %x : tensor<RxCxf32>
  %tt = graph.mul %t, %t : tensor<RxCxf32>
  %u = graph.mul %tt, %dy : tensor<RxCxf32>
  %dx = graph.sub %dy, %u : tensor<RxCxf32>
  %db = graph.reduce add %dx dims [0] : tensor<RxCxf32> -> tensor<Cxf32>
  func.return %dx, %db : tensor<RxCxf32>, tensor<Cxf32>
}
"""

EXTREMES = """
func.func @main(%x: tensor<RxCxf32>, %n: tensor<RxCxi32>) -> (tensor<Rxf32>, tensor<Cxf32>, tensor<Cxi32>) {
  %z = graph.cast %n : tensor<RxCxi32> -> tensor<RxCxf32>
  %y = graph.mul %x, %z : tensor<RxCxf32>
  %s = graph.reduce add %y dims [1] : tensor<RxCxf32> -> tensor<Rxf32>
  %m = graph.reduce min %y dims [0] : tensor<RxCxf32> -> tensor<Cxf32>
  %o = graph.reduce or %n dims [0] : tensor<RxCxi32> -> tensor<Cxi32>
  func.return %s, %m, %o : tensor<Rxf32>, tensor<Cxf32>, tensor<Cxi32>
}
"""

WIDTHS = [33, 64, 257, 1024, 1536, 5000]


def text_of(template: str, columns: int, rows: int | str = ROWS, element: str = "f32") -> str:
    """A function for matrices of `rows` and `columns`."""
    text = template.replace("RxC", f"{rows}x{columns}").replace("<Rx", f"<{rows}x")
    return text.replace("<Cx", f"<{columns}x").replace("xE>", f"x{element}>")


def layer_norm_inputs(columns: int, dtype: Any, rows: int = ROWS) -> list[Array]:
    rng = np.random.default_rng(columns)
    dy: Array = rng.standard_normal((rows, columns)).astype(dtype)
    x: Array = rng.standard_normal((rows, columns)).astype(dtype)
    wide = x.astype(np.float64)
    mean, rstd = wide.mean(1), 1 / np.sqrt(wide.var(1) + 1e-5)
    gamma: Array = rng.standard_normal(columns).astype(dtype)
    return [dy, x, mean.astype(np.float32), rstd.astype(np.float32), gamma]


def layer_norm_expected(args: list[Array]) -> list[Array]:
    dy, x, mean, rstd, gamma = (arg.astype(np.float64) for arg in args)
    xh, wdy = (x - mean[:, None]) * rstd[:, None], dy * gamma
    c1, c2 = (xh * wdy).mean(1, keepdims=True), wdy.mean(1, keepdims=True)
    return [(wdy - xh * c1 - c2) * rstd[:, None], (dy * xh).sum(0), dy.sum(0)]


def softmax_expected(x: Array, labels: Array) -> list[Array]:
    e = np.exp(x.astype(np.float64) - x.max(1, keepdims=True))
    d = e / e.sum(1, keepdims=True) - labels
    return [d, d.sum(0), d.max(1)]


@pytest.mark.slow
def test_a_layer_norms_gradients_are_one_launch():
    assert mlfuse.compile(text_of(LAYER_NORM_BACKWARD, 64), device="cpu").launches == 1


@pytest.mark.slow
@pytest.mark.parametrize("columns", WIDTHS)
def test_layer_norm_gradients_on_the_cpu(columns: int):
    args = layer_norm_inputs(columns, np.float32)
    text = text_of(LAYER_NORM_BACKWARD, columns)
    agree(text, args, mlfuse.compile(text, device="cpu")(*args), *layer_norm_expected(args))


@pytest.mark.slow
@pytest.mark.parametrize("columns", WIDTHS)
@pytest.mark.parametrize("element", ["f32", "bf16"])
def test_layer_norm_gradients_as_cuda(columns: int, element: str):
    dtype = {"f32": np.float32, "bf16": ml_dtypes.bfloat16}[element]
    args = layer_norm_inputs(columns, dtype)
    module = parse_module(text_of(LAYER_NORM_BACKWARD, columns, element=element))
    host = HostModule.of(module)
    for order in ("forward", "random") if columns < 2000 else ("reverse",):
        results = host.run(args, order=order, misalign=columns == 257)
        agree(module, args, list(results), *layer_norm_expected(args))


@pytest.mark.slow
def test_sixteen_bit_results_are_rounded_once():
    """2**-9 is lost on 1 in bf16: summed in f32 over 700 rows it isn't."""
    text = text_of(LAYER_NORM_BACKWARD, 64, element="bf16")
    args = layer_norm_inputs(64, ml_dtypes.bfloat16)
    args[0] = np.full((ROWS, 64), 2**-9, ml_dtypes.bfloat16)
    args[0][0] = 1
    expected = np.array(1 + (ROWS - 1) * 2**-9).astype(ml_dtypes.bfloat16)
    for results in (
        mlfuse.compile(text, device="cpu")(*args),
        HostModule.of(parse_module(text)).run(args),
    ):
        np.testing.assert_array_equal(np.asarray(results[2]), np.full(64, expected))


@pytest.mark.slow
@pytest.mark.parametrize("columns", [40, 1025])
def test_a_column_sum_of_what_rows_store(columns: int):
    rng = np.random.default_rng(1)
    x, labels = (rng.standard_normal((ROWS, columns)).astype(np.float32) for _ in range(2))
    text = text_of(SOFTMAX_GRADIENT, columns)
    expected = softmax_expected(x, labels)
    executable = mlfuse.compile(text, device="cpu")
    assert executable.launches == 1
    agree(text, [x, labels], executable(x, labels), *expected)
    host = HostModule.of(parse_module(text))
    for order in ("forward", "random"):
        results = host.run([x, labels], order=order)
        agree(text, [x, labels], list(results), *expected)


@pytest.mark.slow
def test_pointwise_rows_beside_a_column_sum_are_one_pass_over_memory():
    text = text_of(TANH_GRADIENT, 96)
    rng = np.random.default_rng(2)
    dy, x = (rng.standard_normal((ROWS, 96)).astype(np.float32) for _ in range(2))
    dx = dy.astype(np.float64) * (1 - np.tanh(x.astype(np.float64)) ** 2)
    args, host = [dy, x], HostModule.of(parse_module(text))
    for results in (mlfuse.compile(text, device="cpu")(*args), host.run(args)):
        agree(text, args, list(results), dx, dx.sum(0))


@pytest.mark.slow
def test_any_reduction_can_be_carried():
    rng = np.random.default_rng(3)
    x = rng.standard_normal((ROWS, 50)).astype(np.float32)
    n = rng.integers(-9, 9, (ROWS, 50), dtype=np.int32)
    x[5, 7] = np.nan
    x[6, 8] = -np.inf
    y = x.astype(np.float64) * n
    expected = [y.sum(1), y.min(0), np.bitwise_or.reduce(n, 0)]
    text = text_of(EXTREMES, 50)
    with np.errstate(invalid="ignore"):
        host = HostModule.of(parse_module(text))
        for results in (mlfuse.compile(text, device="cpu")(x, n), host.run([x, n])):
            agree(text, [x, n], list(results), *expected)


@pytest.mark.parametrize("rows", [0, 1, 17, 300])
@pytest.mark.sampled(4)
def test_the_number_of_rows_may_be_unknown(rows: int):
    """Over no rows a sum is 0."""
    args = layer_norm_inputs(48, np.float32, rows)
    expected = layer_norm_expected(args)
    text = text_of(LAYER_NORM_BACKWARD, 48, rows="?")
    module = parse_module(text)
    for results in (mlfuse.compile(text, device="cpu")(*args), HostModule.of(module).run(args)):
        agree(text, args, list(results), *expected)


@pytest.mark.slow
def test_results_do_not_depend_on_the_run():
    args = layer_norm_inputs(1024, np.float32)
    executable = mlfuse.compile(text_of(LAYER_NORM_BACKWARD, 1024), device="cpu")
    first = executable(*args)
    for _ in range(5):
        for again, before in zip(executable(*args), first, strict=True):
            np.testing.assert_array_equal(again, before)


@pytest.mark.slow
@pytest.mark.parametrize("level", ["fused", "loop"])
def test_every_level_runs_on_the_interpreter(level: str):
    args = layer_norm_inputs(40, np.float32)
    text = text_of(LAYER_NORM_BACKWARD, 40)
    module = pipelines.run(parse_module(text), level, "cpu")
    agree(text, args, list(run_module(module, "main", args)), *layer_norm_expected(args))


@pytest.mark.skipif(not nvrtc.available(), reason="needs NVRTC")
@pytest.mark.parametrize("arch", ["sm_80", "sm_90"])
@pytest.mark.parametrize("columns", [768, 4096])
@pytest.mark.sampled(2)
def test_nothing_spills(arch: str, columns: int):
    text = text_of(LAYER_NORM_BACKWARD, columns, rows=32768)
    kernels = pipelines.run(parse_module(text), "kernel", arch)
    compiled = nvrtc.compile_cubin(CudaPrinter().print_module(kernels), arch)
    assert len(compiled.kernels) == 2
    assert all(kernel.spill_stores == 0 for kernel in compiled.kernels.values())


def test_a_buffer_that_is_no_row_is_refused():
    text = """
loop.kernel @k(%x: memref<64x32xf32>, %y: memref<8xf32>) attributes {arg_dims = [array<i64: 64, 32>, array<i64: 8>]} {
  %zero = arith.constant 0.0 : f32
  loop.parallel (%i) in (64) {
    loop.parallel (%j) in (32) {
      %v = loop.load %x[%i, %j] : memref<64x32xf32>
      loop.accumulate (%v : f32) init (%zero : f32) into %y[%j] by affine_map<(d0) -> (d0 mod 8)> : memref<8xf32>
      combine (%a, %b) {
        %c = arith.addf %a, %b : f32
        loop.yield %c : f32
      } finish (%s) {
        loop.yield %s : f32
      }
    }
  }
}
"""
    for device in ("cpu", "sm_90"):
        with pytest.raises(MlfuseError, match=r"as long as the row.*a kernel of its own"):
            pipelines.run(parse_module(text), "kernel", device)
