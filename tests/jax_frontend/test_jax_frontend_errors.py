"""What mlfuse can't do of JAX's is an error at the user's own line."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import mlfuse.jax
from mlfuse.diagnostics.errors import MlfuseError, SourceError
from mlfuse.frontends.jax import handler, installed, lowering
from mlfuse.runtime.compilers.cc import find_compiler
from mlfuse.testing.agreement import agree

pytestmark = pytest.mark.quick_c

jax: Any = import_module("jax")
jnp: Any = import_module("jax.numpy")

needs_cc = pytest.mark.skipif(find_compiler() is None, reason="needs a C compiler")
Array = Any
X = jnp.ones((4, 3))


def doubled(x: Array) -> Array:
    return jax.lax.fori_loop(0, 3, lambda _, c: c * 2, x + 1)


def sorted_rows(x: Array) -> Array:
    return jnp.sort(x * 2) + 1


def spectrum(x: Array) -> Array:
    return jnp.abs(jnp.fft.fft(x))


def called_back(x: Array) -> Array:
    return jax.pure_callback(np.sin, x, x)


def inverse(x: Array) -> Array:
    return jnp.linalg.inv(x @ x.T)


REFUSED: list[tuple[Callable[[Array], Array], str]] = [
    (doubled, "stablehlo.while is not supported yet; loops of a known length can be unrolled"),
    (sorted_rows, "stablehlo.sort is not supported yet; leave that part to JAX"),
    (spectrum, "stablehlo.(fft|real) is not supported yet"),  # JAX 0.12 asks for real first
    (called_back, "a custom call of @xla_ffi_python_cpu_callback is not supported yet"),
    (inverse, "stablehlo.while is not supported yet"),
]


@pytest.mark.parametrize(
    ("function", "message"), REFUSED, ids=lambda case: getattr(case, "__name__", "")
)
def test_an_op_that_is_not_supported(function: Callable[[Array], Array], message: str) -> None:
    with pytest.raises(
        SourceError, match=f"mlfuse.jax: {function.__name__}: .*{message}"
    ) as caught:
        mlfuse.jax.jit(function)(X)
    source, first = inspect.getsourcelines(function)
    place = caught.value.place
    assert place is not None
    assert (place.file, place.line) == (__file__, first + 1)
    assert caught.value.render().splitlines()[1] == source[1].rstrip("\n")


def test_inside_of_a_function_of_jax() -> None:
    with pytest.raises(SourceError, match=r"sorted_rows: stablehlo\.sort is not supported yet"):
        jax.jit(lambda x: mlfuse.jax.fused(sorted_rows)(x) + 1)(X)


def test_the_functions_own_errors_are_its_own() -> None:
    def f(x: Array) -> Array:
        raise KeyError("mine")

    with pytest.raises(KeyError, match="mine"):
        mlfuse.jax.jit(f)(X)
    with pytest.raises(ValueError, match="Incompatible shapes"):
        mlfuse.jax.jit(lambda x: x + jnp.ones(5))(X)


def test_values_can_not_be_branched_on() -> None:
    def f(x: Array) -> Array:
        return x if x.sum() > 0 else -x

    with pytest.raises(jax.errors.TracerBoolConversionError):
        mlfuse.jax.jit(f)(X)


@pytest.mark.parametrize("device", ["cuda", "tpu"])
def test_a_device_that_the_frontend_lacks(device: str) -> None:
    with pytest.raises(MlfuseError, match=f"there is no device '{device}', only: cpu, interpreter"):
        mlfuse.jax.jit(doubled, device=device)


def test_on_a_gpu_the_remedy_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jax, "default_backend", lambda: "gpu")
    with pytest.raises(MlfuseError, match="runs on CPUs so far, and JAX's default here is 'gpu'"):
        mlfuse.jax.jit(lambda x: x + 1)(X)


def test_what_can_not_be_called() -> None:
    not_a_function: Any = 3
    with pytest.raises(MlfuseError, match="takes a function, not a int"):
        mlfuse.jax.jit(not_a_function)


@pytest.fixture
def fresh_import() -> Any:
    installed.jax.cache_clear()
    yield
    installed.jax.cache_clear()


@pytest.mark.usefixtures("fresh_import")
def test_without_jax_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "jax", None)
    with pytest.raises(MlfuseError, match=r'needs JAX .*: pip install "mlfuse\[jax\]"'):
        mlfuse.jax.jit(doubled)


@pytest.mark.usefixtures("fresh_import")
def test_an_old_jax_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    old = SimpleNamespace(__version__="0.4.1", __version_info__=(0, 4, 1))
    monkeypatch.setitem(sys.modules, "jax", old)
    with pytest.raises(MlfuseError, match=r"or newer, not 0\.4\.1"):
        mlfuse.jax.jit(doubled)


# Calls from XLA


@needs_cc
def test_code_that_another_process_compiled_is_refused() -> None:
    mlfuse.jax.jit(lambda x: x + 1)(X)  # registers the handler
    call = jax.ffi.ffi_call(handler.TARGET, jax.ShapeDtypeStruct(X.shape, X.dtype))
    with pytest.raises(jax.errors.JaxRuntimeError, match="this process has not compiled"):
        jax.block_until_ready(call(X, key=np.int64(12345)))


@needs_cc
def test_an_error_in_a_call_is_jaxs_error() -> None:
    def fail(*args: object, out: object) -> list[Any]:
        raise MlfuseError("no luck")

    shape = jax.ShapeDtypeStruct(X.shape, X.dtype)
    good = lowering.lower(lambda x: [x - 3], [shape], "cpu", {}, "test")
    bad = replace(good, executable=replace(good.executable, run=fail), key=54321)
    handler.register(bad)
    call = jax.ffi.ffi_call(handler.TARGET, [shape])
    with pytest.raises(jax.errors.JaxRuntimeError, match="MlfuseError: no luck"):
        jax.block_until_ready(call(X, key=np.int64(bad.key)))


@pytest.mark.slow
@needs_cc
@pytest.mark.parametrize("with_products", [False, True])
def test_threads_may_call_at_the_same_time(with_products: bool) -> None:
    def f(x: Array) -> Array:
        y = x @ x.T if with_products else x + x.T
        return jnp.exp(-(y**2)).sum(0) + y

    fused, plain = mlfuse.jax.jit(f), jax.jit(f)
    xs = [jnp.asarray(np.random.default_rng(k).normal(size=(40, 40)), "float32") for k in range(8)]
    want = [np.asarray(plain(x)) for x in xs]
    with ThreadPoolExecutor(4) as threads:
        found = list(threads.map(fused, xs * 10))
    text = plain.lower(xs[0]).as_text()
    for k, (x, expected) in enumerate(zip(xs, want, strict=True)):
        agree(text, [x], found[k], expected)
        for again in found[k :: len(xs)]:
            np.testing.assert_array_equal(again, found[k])
