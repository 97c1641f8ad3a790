"""A program that XLA holds has only the addresses of its kernels: their code stays, also when Python frees its objects."""

from __future__ import annotations

import gc
from importlib import import_module
from typing import Any

import numpy as np
import pytest

import mlfuse.jax
from mlfuse.runtime.compilers.cc import find_compiler
from mlfuse.testing.agreement import agree

jax: Any = import_module("jax")
jnp: Any = import_module("jax.numpy")

pytestmark = [
    pytest.mark.skipif(find_compiler() is None, reason="needs a C compiler"),
    pytest.mark.quick_c,
]


@pytest.mark.slow
@pytest.mark.parametrize("with_product", [False, True])
def test_code_stays_when_only_xla_has_its_address(with_product: bool) -> None:
    def f(x: Any) -> Any:
        y = x @ x.T if with_product else x - 1
        return (jnp.tanh(y) * 0.75).sum(0)

    x = np.linspace(-1, 1, 49, dtype=np.float32).reshape(7, 7)
    held = jax.jit(mlfuse.jax.jit(f)).lower(x).compile()
    expected, text = np.asarray(f(x)), jax.jit(f).lower(x).as_text()
    first = np.asarray(held(x))
    del f
    jax.clear_caches()
    gc.collect()
    np.testing.assert_array_equal(held(x), first)
    agree(text, [x], first, expected)
