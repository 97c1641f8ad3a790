"""Composites and random numbers as CUDA text: run on the host, and compiled for a GPU."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest
import test_as_in_torch
from torch_cases import CASES

from mlfuse.driver.parsing import parse
from mlfuse.interpreter import run_module
from mlfuse.runtime.compilers import nvrtc
from mlfuse.testing import host_cuda
from mlfuse.testing.host_device import HostModule, run_on_host

pytestmark = pytest.mark.quick_c

needs_cxx = pytest.mark.skipif(not host_cuda.available(), reason="needs a C++ compiler")
needs_nvrtc = pytest.mark.skipif(not nvrtc.available(), reason="needs NVRTC")

RANDOM = """
func.func @main(%s: tensor<i64>, %o: tensor<i64>) -> (tensor<5x3xui32>, tensor<6xui64>, tensor<9xf32>,
    tensor<9xf64>, tensor<9xbf16>) {
  %0 = graph.random_bits %s, %o : tensor<i64>, tensor<i64> -> tensor<5x3xui32>
  %1 = graph.random_bits %s, %o : tensor<i64>, tensor<i64> -> tensor<6xui64>
  %2 = graph.random_uniform %s, %o : tensor<i64>, tensor<i64> -> tensor<9xf32>
  %3 = graph.random_uniform %s, %o : tensor<i64>, tensor<i64> -> tensor<9xf64>
  %4 = graph.random_uniform %s, %o : tensor<i64>, tensor<i64> -> tensor<9xbf16>
  func.return %0, %1, %2, %3, %4 : tensor<5x3xui32>, tensor<6xui64>, tensor<9xf32>, tensor<9xf64>,
    tensor<9xbf16>
}"""
THREEFRY = """
func.func @main(%c: tensor<2xui64>, %k: tensor<2xui64>) -> tensor<2xui64> {
  %0 = graph.threefry %c, %k : tensor<2xui64>
  func.return %0 : tensor<2xui64>
}"""


@pytest.mark.slow
@needs_cxx
def test_random_numbers_are_the_same_bits():
    args = [np.array(-5), np.array(2**40)]
    want = run_module(parse(RANDOM), "main", args)
    for got, expected in zip(run_on_host(parse(RANDOM), "main", args), want, strict=True):
        np.testing.assert_array_equal(got, expected)


@needs_cxx
def test_threefry_gives_the_published_words():
    """Random123's `kat_vectors`, threefry2x32 with 20 rounds: counter and key of zeros and of ones."""
    ones = np.array([0, 2**64 - 1], np.uint64)
    (got,) = run_on_host(parse(THREEFRY), "main", [ones, ones])
    words = [[int(value) & 0xFFFFFFFF, int(value) >> 32] for value in got]
    assert words == [[0x6B200159, 0x99BA4EFE], [0x1CB996FC, 0xBB002BE7]]


GROUPS = 15
"""A group has each fifteenth case, and is compiled as one module."""


@cache
def module_of(first: int) -> HostModule:
    return HostModule.of(parse(test_as_in_torch.program(CASES[first::GROUPS], "f32")))


each_group = pytest.mark.parametrize(
    "first",
    [pytest.param(first, marks=[pytest.mark.slow] if first else []) for first in range(GROUPS)],
)
"""The first group in every run: what they are compiled to is held to torch on the CPU."""


@needs_cxx
@each_group
def test_composites_are_what_torch_does(first: int):
    cases = CASES[first::GROUPS]
    args = [arg for case in cases for arg in case.args]
    typed = [arg.astype(np.float32) if arg.dtype.kind == "f" else arg for arg in args]
    for case, got in zip(cases, module_of(first).run(typed, sanitize=False), strict=True):
        test_as_in_torch.check(case, np.asarray(got), "f32")


@needs_nvrtc
@each_group
def test_a_gpu_compiler_takes_them(first: int):
    module = module_of(first)
    assert set(nvrtc.compile_cubin(module.source, "sm_90").kernels) >= set(module.kernels)
