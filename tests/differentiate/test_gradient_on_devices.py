"""Gradients compiled for the CPU, and for a GPU (run on the host), against the interpreter.

What they compute is checked elsewhere; here that fusing and scheduling them changes nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
import test_gradient_convolution
import test_gradient_indexing
from central_differences import GradientCase
from test_gradient_cumulative import REDUCE_BY
from test_gradient_windows import concat, pad, windows
from xdsl.dialects.builtin import ModuleOp

import mlfuse
from mlfuse.dialects.dtypes import Array
from mlfuse.interpreter import run_module
from mlfuse.runtime.compilers.cc import find_compiler
from mlfuse.testing import host_cuda
from mlfuse.testing.agreement import agree
from mlfuse.testing.host_device import run_on_host

pytestmark = pytest.mark.quick_c

needs_cc = pytest.mark.skipif(find_compiler() is None, reason="needs a C compiler")
needs_cxx = pytest.mark.skipif(not host_cuda.available(), reason="needs a C++ compiler")
RNG = np.random.default_rng(42)


def cumulative(combiner: str, words: str) -> GradientCase:
    type_ = "tensor<3x9xf64>"
    text = f"""func.func @main(%a: {type_}) -> {type_} {{
      %y = graph.cumulative {combiner} %a dim 1 {words} : {type_} -> {type_}
      func.return %y : {type_}
    }}"""
    return GradientCase(f"cumulative {combiner} {words}", text, (RNG.normal(size=(3, 9)),))


TREE = GradientCase(
    "a combiner of one's own",
    REDUCE_BY.format(body="%v = graph.logaddexp %p, %q : tensor<f64>"),
    (RNG.normal(size=(3, 5)), np.array(-np.inf)),
    argnums=(0,),
)
CASES = [
    *test_gradient_indexing.GATHERS,
    *test_gradient_indexing.SCATTERS,
    *(cumulative(kind, words) for kind in ("add", "mul", "max") for words in ("", "reverse")),
    windows((2, 6, 6, 3), [1, 2, 2, 1], [1, 2, 2, 1], [1, 1, 1, 1], "max"),
    windows((2, 7, 6, 3), [1, 3, 2, 1], [1, 2, 1, 1], [1, 1, 1, 1], "max"),
    windows((12,), [3], [2], [3], "min"),
    windows((11, 4), [4, 1], [3, 1], [1, 1], "add"),
    pad("low [1, -1] high [2, 3]", (3, 4), "6x6"),
    concat(1, (2, 3), (2, 1), (2, 2)),
    TREE,
]
CALLS = test_gradient_convolution.CASES[5:22:4]
"""With calls of the library, which the host has none of for a GPU."""


def given(case: GradientCase) -> Sequence[Array]:
    value = run_module(
        mlfuse.differentiate(case.text, argnums=case.argnums or None), "main", case.args
    )[0]
    return case.args if value.shape == () else [*case.args, RNG.uniform(0.5, 1.5, value.shape)]


def check(module: ModuleOp, args: Sequence[Array], found: Any) -> None:
    """The results agree with the interpreter's."""
    agree(module, args, found, *run_module(module, "main_grad", args), function="main_grad")


@pytest.mark.slow
@needs_cc
@pytest.mark.parametrize("case", [*CASES, *CALLS], ids=str)
def test_on_the_cpu(case: GradientCase) -> None:
    module, args = mlfuse.differentiate(case.text, argnums=case.argnums or None), given(case)
    exe = mlfuse.compile(module, device="cpu", function="main_grad")
    check(module, args, exe(*args))


@needs_cxx
@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.sampled(18)
def test_on_a_gpu_of_the_host(case: GradientCase) -> None:
    module, args = mlfuse.differentiate(case.text, argnums=case.argnums or None), given(case)
    check(module, args, run_on_host(module, "main_grad", args))
