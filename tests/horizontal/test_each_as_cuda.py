"""Functions over lists as CUDA, without a GPU: what NVRTC says of the kernels, and runs on the host under
sanitizers, with threads in any order and arrays that aren't aligned to vectors."""

from __future__ import annotations

from functools import cache
from typing import Any

import ml_dtypes
import numpy as np
import pytest

from mlfuse.ir.parsing import parse_module
from mlfuse.runtime.compilers import nvrtc
from mlfuse.testing import host_cuda
from mlfuse.testing.agreement import agree
from mlfuse.testing.architectures import ARCHITECTURES
from mlfuse.testing.host_cuda import Order
from mlfuse.testing.host_each import HostEach

pytestmark = pytest.mark.quick_c

needs_nvrtc = pytest.mark.skipif(not nvrtc.available(), reason="needs NVRTC")
needs_cxx = pytest.mark.skipif(not host_cuda.available(), reason="needs a C++ compiler")

ADAM = """
func.func @main(%p: tensor<?xf32> {mlfuse.each, tf.aliasing_output = 0 : i32}, %g: tensor<?xf32> {mlfuse.each},
                %m: tensor<?xf32> {mlfuse.each, tf.aliasing_output = 1 : i32},
                %v: tensor<?xf32> {mlfuse.each, tf.aliasing_output = 2 : i32},
                %lr: tensor<f64>, %beta1: tensor<f64>, %beta2: tensor<f64>, %eps: tensor<f64>,
                %wd: tensor<f64>, %t: tensor<f64>) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {
  %0, %1, %2 = optim.adam %p, %g, %m, %v lr %lr beta1 %beta1 beta2 %beta2 eps %eps weight_decay %wd step %t
      : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>
  func.return %0, %1, %2 : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>
}"""
MIXED = """
func.func @main(%p: tensor<?xbf16> {mlfuse.each, tf.aliasing_output = 0 : i32}, %g: tensor<?xf16> {mlfuse.each},
                %m: tensor<?xf64> {mlfuse.each, tf.aliasing_output = 1 : i32},
                %k: tensor<?xi8> {mlfuse.each, tf.aliasing_output = 2 : i32}, %lr: tensor<f64>)
    -> (tensor<?xbf16>, tensor<?xf64>, tensor<?xi8>, tensor<f64>) {
  %w = graph.cast %g : tensor<?xf16> -> tensor<?xf64>
  %n = graph.add %m, %w : tensor<?xf64>
  %b = graph.broadcast %lr dims [] like %p : tensor<f64>, tensor<?xbf16> -> tensor<?xf64>
  %u = graph.mul %b, %n : tensor<?xf64>
  %h = graph.cast %u : tensor<?xf64> -> tensor<?xbf16>
  %q = graph.sub %p, %h : tensor<?xbf16>
  %l = graph.add %k, %k : tensor<?xi8>
  %s = graph.reduce add %n dims [0] : tensor<?xf64> -> tensor<f64>
  %t = graph.across add %s : tensor<f64>
  func.return %q, %n, %l, %t : tensor<?xbf16>, tensor<?xf64>, tensor<?xi8>, tensor<f64>
}"""
CLIPPED = """
func.func @main(%p: tensor<?xf32> {mlfuse.each, tf.aliasing_output = 0 : i32}, %g: tensor<?xf32> {mlfuse.each})
    -> (tensor<?xf32>, tensor<f32>) {
  %a = graph.mul %g, %g : tensor<?xf32>
  %s = graph.reduce add %a dims [0] : tensor<?xf32> -> tensor<f32>
  %t = graph.across add %s : tensor<f32>
  %n = graph.sqrt %t : tensor<f32>
  %b = graph.broadcast %n dims [] like %p : tensor<f32>, tensor<?xf32> -> tensor<?xf32>
  %c = graph.div %g, %b : tensor<?xf32>
  %q = graph.sub %p, %c : tensor<?xf32>
  func.return %q, %n : tensor<?xf32>, tensor<f32>
}"""
TRUST = """
func.func @main(%p: tensor<?xf32> {mlfuse.each, tf.aliasing_output = 0 : i32}, %g: tensor<?xf32> {mlfuse.each})
    -> tensor<?xf32> {
  %a = graph.mul %g, %g : tensor<?xf32>
  %s = graph.reduce add %a dims [0] : tensor<?xf32> -> tensor<f32>
  %b = graph.broadcast %s dims [] like %p : tensor<f32>, tensor<?xf32> -> tensor<?xf32>
  %c = graph.mul %g, %b : tensor<?xf32>
  %q = graph.sub %p, %c : tensor<?xf32>
  func.return %q : tensor<?xf32>
}"""
LAUNCHES = {"adam": (ADAM, 1), "mixed": (MIXED, 3), "clipped": (CLIPPED, 3), "trust": (TRUST, 3)}


@cache
def compiled(text: str, target: str) -> HostEach:
    return HostEach.of(parse_module(text), target=target)


@pytest.mark.parametrize("name", LAUNCHES)
def test_launches(name: str):
    """An elementwise step is one; a norm of each tensor, or of all, two more."""
    text, launches = LAUNCHES[name]
    assert len(compiled(text, "sm_90").launches) == launches


@pytest.mark.slow
@needs_nvrtc
@pytest.mark.parametrize("target", ARCHITECTURES)
@pytest.mark.parametrize("name", LAUNCHES)
def test_no_kernel_over_a_table_spills(name: str, target: str):
    module = compiled(LAUNCHES[name][0], target)
    kernels = nvrtc.compile_cubin(module.source, target).kernels
    assert sorted(kernels) == sorted(set(module.launches))
    for used in kernels.values():
        assert used.spill_stores == used.spill_loads == 0
        assert used.registers <= 128


SIZES = (3, 0, 1, 5000, 16, 1024)


@pytest.mark.sampled(3)
@needs_cxx
@pytest.mark.parametrize(
    ("order", "misalign"), [("forward", False), ("reverse", True), ("random", False)]
)
def test_types_of_all_widths(order: Order, misalign: bool):
    rng = np.random.default_rng(3)
    types: tuple[Any, ...] = (ml_dtypes.bfloat16, np.float16, np.float64, np.int8)
    lists: list[list[Any]] = [[rng.integers(-9, 9, n).astype(t) for n in SIZES] for t in types]
    before = [[a.copy() for a in each] for each in lists]
    (total,) = compiled(MIXED, "sm_90").run(lists, [0.5], order=order, misalign=misalign)
    for k in range(len(SIZES)):
        p, g, m, c = (each[k] for each in before)
        new = m + g.astype(np.float64)
        np.testing.assert_array_equal(lists[2][k], new)
        step = (0.5 * new).astype(types[0]).astype(np.float32)
        np.testing.assert_array_equal(lists[0][k], (p.astype(np.float32) - step).astype(types[0]))
        np.testing.assert_array_equal(lists[3][k], 2 * c)
    assert total == sum(a.sum() for a in lists[2])


def norm_of_all(*tensors: Any) -> Any:
    squares: list[Any] = [each * each for each in tensors]
    return np.sqrt(sum(np.sum(each) for each in squares))


@pytest.mark.slow
@needs_cxx
def test_a_norm_of_all_tensors_is_the_same_whatever_the_order_of_threads():
    rng = np.random.default_rng(4)
    first = [[rng.normal(size=n).astype(np.float32) for n in SIZES] for _ in range(2)]
    bits: set[bytes] = set()
    ways: list[tuple[Order, bool]] = [("forward", False), ("reverse", True), ("random", True)]
    for order, misalign in ways:
        lists = [[a.copy() for a in each] for each in first]
        (norm,) = compiled(CLIPPED, "sm_90").run(lists, [], order=order, misalign=misalign)
        bits.add(b"".join(a.tobytes() for a in lists[0]) + norm.tobytes())
        exact = np.sqrt(sum((g.astype(np.float64) ** 2).sum() for g in first[1]))
        agree(norm_of_all, first[1], norm, exact)
    assert len(bits) == 1
