"""Chunks of tables on a GPU: groups from the first aligned element on, scalars once a block, few registers."""

from __future__ import annotations

import re

import numpy as np
import pytest

from mlfuse.ir.parsing import parse_module
from mlfuse.runtime.compilers import nvrtc
from mlfuse.testing import host_cuda
from mlfuse.testing.architectures import ARCHITECTURES
from mlfuse.testing.host_each import HostEach

pytestmark = pytest.mark.quick_c

on_host = pytest.mark.skipif(not host_cuda.available(), reason="no C++ compiler")

MOMENTUM = """
func.func @main(%p: tensor<?xf32> {mlfuse.each, tf.aliasing_output = 0 : i32},
                %g: tensor<?xf32> {mlfuse.each},
                %m: tensor<?xf32> {mlfuse.each, tf.aliasing_output = 1 : i32},
                %step: tensor<f64>, %rate: tensor<f64>, %decay: tensor<f64>)
    -> (tensor<?xf32>, tensor<?xf32>) {
  %c = graph.pow %decay, %step : tensor<f64>
  %r = graph.mul %rate, %c : tensor<f64>
  %r32 = graph.cast %r : tensor<f64> -> tensor<f32>
  %w = graph.broadcast %r32 dims [] like %p : tensor<f32>, tensor<?xf32> -> tensor<?xf32>
  %n = graph.add %m, %g : tensor<?xf32>
  %s = graph.mul %n, %w : tensor<?xf32>
  %q = graph.sub %p, %s : tensor<?xf32>
  func.return %q, %n : tensor<?xf32>, tensor<?xf32>
}
"""
SIZES = (1, 3, 1023, 1024, 1029, 5000, 0)
COMPILED: list[HostEach] = []


def momentum() -> HostEach:
    """Compiled once."""
    if not COMPILED:
        COMPILED.append(HostEach.of(parse_module(MOMENTUM)))
    return COMPILED[0]


@pytest.mark.slow
@on_host
@pytest.mark.parametrize("apart", [(), (0, 1, 2), (1,), (0, 2)])
def test_tensors_that_are_aligned_together_apart_or_not_at_all(apart: tuple[int, ...]):
    rng = np.random.default_rng(len(apart))
    p, g, m = ([rng.standard_normal(n).astype(np.float32) for n in SIZES] for _ in range(3))
    rate = np.float32(0.5 * 0.25**3)  # exact in both
    new = [a + b for a, b in zip(m, g, strict=True)]
    want = [a - b * rate for a, b in zip(p, new, strict=True)]
    lists = [[a.copy() for a in each] for each in (p, g, m)]
    momentum().run(lists, [3.0, 0.5, 0.25], order="random", misalign=apart)
    for got, expected in zip((*lists[0], *lists[2]), (*want, *new), strict=True):
        np.testing.assert_array_equal(got, expected)


def test_powers_are_computed_by_one_thread_of_a_block():
    source = momentum().source
    kernel = source[source.index('extern "C" __global__') :]
    once, rest = kernel.split("__syncthreads();")
    assert once.count("mlf_pow_f64") == 1 and "if (v" in once[: once.index("mlf_pow_f64")]
    assert "double" not in rest


def test_what_is_little_is_computed_by_every_thread():
    """A cast to f32 isn't a reason to wait for each other."""
    text = MOMENTUM.replace("graph.pow %decay, %step", "graph.mul %decay, %step")
    assert "__syncthreads" not in HostEach.of(parse_module(text)).source


@pytest.mark.skipif(not nvrtc.available(), reason="no NVRTC")
@pytest.mark.parametrize("arch", ARCHITECTURES)
def test_few_registers_and_16_byte_accesses(arch: str):
    source = momentum().source
    (used,) = nvrtc.compile_cubin(source, arch).kernels.values()
    assert used.registers <= 64 and used.spill_stores == 0
    ptx = nvrtc.compile_ptx(source, arch)
    assert re.search(r"ld\.global[.\w]*\.v4", ptx) and re.search(r"st\.global[.\w]*\.v4", ptx)
    assert not re.search(r"\bld\.v4|\bst\.v4", ptx)  # of memory that isn't known to be global
