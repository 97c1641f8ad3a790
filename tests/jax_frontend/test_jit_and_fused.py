"""`mlfuse.jax.jit` and `mlfuse.jax.fused` against plain JAX."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial, reduce
from importlib import import_module
from typing import Any, NamedTuple

import numpy as np
import pytest

import mlfuse.jax
from mlfuse.frontends.jax import handler
from mlfuse.runtime.compilers.cc import find_compiler
from mlfuse.testing import agreement
from mlfuse.testing.fuzz.slack import ulps_apart

jax: Any = import_module("jax")
jnp: Any = import_module("jax.numpy")

pytestmark = [
    pytest.mark.skipif(find_compiler() is None, reason="needs a C compiler"),
    pytest.mark.quick_c,
]
Array = Any


def draw(*shape: int, seed: int = 0, dtype: str = "float32") -> Array:
    values = np.random.default_rng(seed).normal(size=shape)
    return jnp.asarray(values, dtype)


def is_same(got: object, want: object) -> bool:
    """Whether all elements are equal, of equal trees. Their leaves must be JAX arrays of equal types."""
    assert jax.tree.structure(got) == jax.tree.structure(want)
    pairs = list(zip(jax.tree.leaves(got), jax.tree.leaves(want), strict=True))
    for one, other in pairs:
        assert isinstance(one, jax.Array)
        assert (one.dtype, one.shape) == (other.dtype, other.shape)
    return all(np.array_equal(one, other) for one, other in pairs)


def agree(got: object, f: Callable[..., object], *args: object) -> None:
    """Equal to what JAX computes from `f`, but for what the roundings of its text may change."""
    want = f(*args)
    if not is_same(got, want):
        results = [[np.asarray(each) for each in jax.tree.leaves(tree)] for tree in (got, want)]
        text = jax.jit(f).lower(*args).as_text()
        agreement.agree(text, [np.asarray(each) for each in jax.tree.leaves(args)], *results)


def gated(x: Array, y: Array) -> Array:
    return jax.nn.gelu(x) * jnp.tanh(y) + y.mean(axis=-1, keepdims=True)


def layer(x: Array, w: Array, b: Array) -> Array:
    h = jax.nn.relu(x @ w + b)
    return (h - h.mean(-1, keepdims=True)) / jnp.sqrt(h.var(-1, keepdims=True) + 1e-5)


X, Y = draw(5, 7), draw(5, 7, seed=1)
LAYER = (draw(6, 8), draw(8, 9, seed=1), draw(9, seed=2))
GATED = mlfuse.jax.fused(gated)
interpreted = partial(
    mlfuse.jax.jit, device="interpreter"
)  # where what a C compiler does isn't the point
FUSED_LAYER = mlfuse.jax.fused(layer)


# Values


def test_one_kernel_does_the_work() -> None:
    f = mlfuse.jax.jit(gated)
    agree(f(X, Y), gated, X, Y)
    (executable,) = f.executables
    assert (executable.launches, executable.calls) == (1, 0)


@pytest.mark.slow
def test_programs_with_library_calls() -> None:
    agree(mlfuse.jax.jit(layer)(*LAYER), layer, *LAYER)


@pytest.mark.slow
def test_each_set_of_shapes_and_types_is_compiled_once() -> None:
    f = mlfuse.jax.jit(gated)
    for x, y in ((X, Y), (X[:2], Y[:2]), (X + 1, Y), (Y, X)):
        agree(f(x, y), gated, x, y)
    assert len(f.executables) == 2


def converts_halves() -> bool:
    """Whether XLA compiles a conversion to f16; without the instructions F16C it lacks a function for it."""
    try:
        jax.jit(lambda x: x.astype("float16"))(jnp.ones(3)).block_until_ready()
    except jax.errors.JaxRuntimeError:
        return False
    return True


@pytest.mark.sampled(8)
@pytest.mark.parametrize("dtype", ["float32", "bfloat16", "float16", "int8", "uint32", "bool"])
def test_types(dtype: str) -> None:
    if dtype == "float16" and not converts_halves():
        pytest.skip("XLA can't compile conversions to f16 for this processor")
    x = (draw(4, 6) * 3).astype(dtype)

    def f(x: Array) -> Sequence[Array]:
        return x[::-1], jnp.where(x > 0, x, x.T.reshape(x.shape)), (x != 0).sum(0)

    assert is_same(mlfuse.jax.jit(f)(x), f(x))


def test_f64_where_jax_has_it() -> None:
    with jax.enable_x64(True):
        x = jnp.asarray(np.linspace(0, 1, 7))
        got = mlfuse.jax.jit(lambda x: jnp.exp(x) + 1)(x)
        assert got.dtype == "float64"
        error = (ulps_apart("exp", np.dtype(np.float64)) + 2) * float(np.finfo(np.float64).eps)
        np.testing.assert_allclose(got, np.exp(np.linspace(0, 1, 7)) + 1, error)


class Pair(NamedTuple):
    left: Array
    right: Array | None


def test_trees_in_and_out() -> None:
    def f(pair: Pair, *rest: Array, scale: Array) -> dict[str, Any]:
        assert pair.right is None
        return {"sum": pair.left + rest[0], "list": [rest[1] * scale, Pair(scale, None)]}

    args = (Pair(X, None), Y, X)
    got = interpreted(f)(*args, scale=jnp.float32(3))
    assert is_same(got, f(*args, scale=jnp.float32(3)))


def test_numbers_and_numpy_arrays_are_arguments_too() -> None:
    f = interpreted(lambda x, k: x * k + 1)
    assert is_same(f(np.asarray(X), 2.5), X * 2.5 + 1)
    assert is_same(f(np.asarray(X), 3.5), X * 3.5 + 1)
    assert len(f.executables) == 1


@pytest.mark.slow
@pytest.mark.parametrize("shape", [(), (0,), (3, 0, 2), (1,), (1, 5, 1)])
def test_shapes_that_deserve_suspicion(shape: tuple[int, ...]) -> None:
    def f(x: Array) -> tuple[Array, Array]:
        return jnp.sin(x) + 1, x.sum()

    x = draw(*shape)
    agree(mlfuse.jax.jit(f)(x), f, x)


@pytest.mark.parametrize("device", ["cpu", "interpreter"])
def test_what_is_not_computed_at_all(device: str) -> None:
    jit = partial(mlfuse.jax.jit, device=device)
    f = jit(lambda x, y: (y, x, x, 7, None, jnp.arange(3.0)))
    assert is_same(f(X, Y), (Y, X, X, jnp.asarray(7), None, jnp.arange(3.0)))
    assert jit(lambda x: None)(X) is None
    assert is_same(jit(lambda: jnp.ones((2, 3)) * 2)(), jnp.full((2, 3), 2.0))


@pytest.mark.slow
def test_static_arguments() -> None:
    def f(x: Array, n: int, *, flip: bool) -> Array:
        return sum((x * k for k in range(n)), -x if flip else x)

    g = interpreted(f, static_argnums=1, static_argnames="flip")
    for n, flip in ((2, True), (3, True), (2, False), (2, True)):
        agree(g(X, n, flip=flip), lambda x, n=n, flip=flip: f(x, n, flip=flip), X)
    assert len(g.executables) == 3


def test_fused_functions_within_one_another_are_one() -> None:
    @mlfuse.jax.jit
    def f(x: Array, y: Array) -> Array:
        return jnp.exp(-GATED(x, y))

    agree(f(X, Y), lambda x, y: jnp.exp(-gated(x, y)), X, Y)
    (executable,) = f.executables
    assert executable.launches == 1


def test_methods() -> None:
    class Model:
        def __init__(self, w: float):
            self.w = w

        @interpreted
        def scaled(self, x: Array) -> Array:
            return x * self.w

    jax.tree_util.register_pytree_node(Model, lambda m: ((m.w,), None), lambda _, w: Model(w[0]))
    assert is_same(Model(2.0).scaled(X), X * 2)


@pytest.mark.slow
def test_random_keys() -> None:
    def f(key: Array, x: Array) -> tuple[Array, Array]:
        key, mine = jax.random.split(key)
        return key, jnp.where(jax.random.bernoulli(mine, 0.5, x.shape), x, 0)

    key = jax.random.key(3)
    (got_key, got), (want_key, want) = interpreted(f)(key, X), f(key, X)
    assert is_same(got, want)
    assert is_same(jax.random.key_data(got_key), jax.random.key_data(want_key))


@pytest.mark.slow
def test_donated_arguments_give_their_memory_to_results() -> None:
    def step(params: dict[str, Array], grads: dict[str, Array]) -> dict[str, Array]:
        return jax.tree.map(lambda p, g: p - 0.1 * g, params, grads)

    f = mlfuse.jax.jit(step, donate_argnums=0)
    params, grads = {"w": X * 1, "b": Y[0] * 1}, {"w": Y, "b": X[0]}
    copies = jax.tree.map(lambda x: x * 1, (params, grads))
    where = {name: x.unsafe_buffer_pointer() for name, x in params.items()}
    got = f(params, grads)
    agree(got, step, *copies)
    assert all(x.is_deleted() for x in params.values())
    assert {name: x.unsafe_buffer_pointer() for name, x in got.items()} == where


def test_a_donated_array_that_others_read_keeps_its_values() -> None:
    f = mlfuse.jax.jit(lambda x: x * 2, donate_argnums=0)
    x = X * 1
    view, before = np.asarray(x), np.array(x)
    assert is_same(f(x), X * 2)
    np.testing.assert_array_equal(view, before)


@pytest.mark.slow
def test_donated_arguments_read_after_the_result_is_written() -> None:
    """Each result needs all of the argument, in whose memory one of them lies."""

    def f(x: Array, y: Array) -> tuple[Array, Array, Array]:
        return x @ y, (x @ y).T @ x, x.sum(0) + y

    x, y = draw(6, 6), draw(6, 6, seed=1)
    agree(mlfuse.jax.jit(f, donate_argnums=(0, 1))(x * 1, y * 1), f, x, y)


@pytest.mark.slow
def test_on_the_interpreter() -> None:
    agree(mlfuse.jax.jit(layer, device="interpreter")(*LAYER), layer, *LAYER)


def test_without_a_compiler_the_interpreter_is_called_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handler, "can_register", lambda: False)
    f = mlfuse.jax.jit(gated)
    agree(f(X, Y), gated, X, Y)
    assert f.executables[0].device == "interpreter"


# Inside of what JAX compiles


def test_a_fused_part_of_a_jitted_function() -> None:
    def whole(f: Callable[..., Array]) -> Array:
        return jnp.sort(f(X * 2, jnp.sort(Y, 0)), axis=0)

    assert is_same(jax.jit(lambda: whole(GATED))(), whole(GATED))


@pytest.mark.slow
def test_a_fused_part_of_a_loop() -> None:
    def loop(f: Callable[..., Array]) -> Array:
        return jax.lax.fori_loop(0, 5, lambda _, c: f(c, Y), X)

    def unrolled(f: Callable[..., Array]) -> Array:
        return reduce(lambda c, _: f(c, Y), range(5), X)

    agree(jax.jit(lambda: loop(GATED))(), lambda: unrolled(gated))


def test_arrays_from_outside() -> None:
    """All values are multiples of 1/16 and small, so sums and products are exact."""
    small = np.arange(7, dtype=np.float32)
    exact, large = jnp.round(X * 4) / 4, jnp.round(draw(60, 7, 7, seed=3) * 4) / 4

    def whole(fused: Callable[..., Callable[[Array], Array]], x: Array, k: Array) -> Array:
        return fused(lambda x: (x * k + small) @ large[3] + large.sum())(x)

    got = jax.jit(lambda x, k: whole(mlfuse.jax.fused, x, k))(exact, 2.0)
    assert is_same(got, whole(lambda f: f, exact, jnp.float32(2)))


@pytest.mark.slow
def test_gradients_reach_arrays_from_outside() -> None:
    def loss(fused: Callable[..., Callable[[Array], Array]], w: Array) -> Array:
        return fused(lambda x: jnp.sin(x * w))(X).sum()

    got = jax.jit(jax.grad(lambda w: loss(mlfuse.jax.fused, w)))(Y)
    agree(got, jax.grad(lambda w: loss(lambda f: f, w)), Y)


# Derivatives


@pytest.mark.slow
def test_gradients_are_fused_too() -> None:
    f, weights = mlfuse.jax.fused(layer), draw(6, 9, seed=4)

    def gradients(f: Callable[..., Array]) -> Any:
        return jax.grad(lambda args: (f(*args) * weights).sum())(LAYER)

    agree(jax.jit(lambda: gradients(f))(), lambda: gradients(layer))
    assert len(f.executables) == 2


def test_rules_of_jax_hold_in_gradients() -> None:
    """`jax.nn.relu` has the derivative 0 at 0, though its text says `max(x, 0)`."""
    f = mlfuse.jax.jit(jax.nn.relu)
    x = jnp.array([-1.0, 0.0, 2.0])
    np.testing.assert_array_equal(jax.grad(lambda x: f(x).sum())(x), [0, 0, 1])


@pytest.mark.slow
def test_second_derivatives() -> None:
    def second(f: Callable[..., Array]) -> Array:
        return jax.jacrev(jax.grad(lambda x: f(x, Y[0]).sum()))(X[0])

    agree(second(GATED), lambda: second(gated))


@pytest.mark.slow
def test_gradients_beside_integers() -> None:
    def f(x: Array, indices: Array) -> tuple[Array, Array]:
        return x[indices] * 2, indices + 1

    g = mlfuse.jax.fused(f)
    indices = jnp.array([0, 2, 2])

    def loss(f: Callable[..., Any]) -> Any:
        return jax.value_and_grad(lambda x: f(x, indices)[0].sum())(X)

    agree(loss(g), lambda: loss(f))


@pytest.mark.slow
def test_bf16_gradients() -> None:
    x, y = X.astype("bfloat16"), Y.astype("bfloat16")

    def gradient(f: Callable[..., Array]) -> Array:
        return jax.grad(lambda x: f(x, y).astype("float32").sum())(x)

    agree(gradient(GATED), lambda: gradient(gated))


def test_forward_mode_is_refused_by_jax() -> None:
    with pytest.raises(TypeError, match="forward-mode"):
        jax.jvp(lambda x: GATED(x, Y), (X,), (X,))


# vmap


@pytest.mark.slow
@pytest.mark.parametrize("axes", [(0, 0), (0, None), (None, 1), (1, 0)])
def test_vmap(axes: tuple[int | None, int | None]) -> None:
    many = tuple(
        draw(*(4, 4), seed=k) if axis is None else draw(4, 4, 4, seed=k)
        for k, axis in enumerate(axes)
    )
    got = jax.vmap(GATED, axes, out_axes=1)(*many)
    agree(got, jax.vmap(gated, axes, out_axes=1), *many)


@pytest.mark.slow
def test_vmap_of_gradients_and_gradients_of_vmap() -> None:
    def per_row(f: Callable[..., Array]) -> tuple[Array, Array]:
        rows = jax.vmap(jax.grad(lambda x, y: f(x, y).sum()))(X, Y)
        whole = jax.grad(lambda x: (jax.vmap(f)(x, Y) ** 2).sum())(X)
        return rows, whole

    agree(jax.jit(lambda: per_row(GATED))(), lambda: per_row(gated))


@pytest.mark.slow
def test_vmap_over_random_keys() -> None:
    f = mlfuse.jax.fused(
        device="interpreter", f=lambda key, x: x + jax.random.uniform(key, x.shape)
    )
    keys = jax.random.split(jax.random.key(0), 3)
    want = jax.vmap(lambda key: X + jax.random.uniform(key, X.shape))(keys)
    assert is_same(jax.vmap(f, (0, None))(keys, X), want)


def masked(q: Array, k: Array, v: Array) -> Array:
    """Causal attention, written out."""
    scores = jnp.einsum("bhtd,bhsd->bhts", q, k) / q.shape[-1] ** 0.5
    seen = jnp.tril(jnp.ones(scores.shape[-2:], bool))
    weights = jax.nn.softmax(jnp.where(seen, scores, -jnp.inf))
    return jnp.einsum("bhts,bhsd->bhtd", weights, v)


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("attention", "query", "key"),
    [
        (masked, (2, 4, 96, 16), (2, 4, 96, 16)),
        (jax.nn.dot_product_attention, (2, 96, 4, 16), (2, 96, 4, 16)),
        (jax.nn.dot_product_attention, (2, 96, 4, 16), (2, 96, 2, 16)),  # heads in groups
    ],
)
def test_attention_is_one_kernel(
    attention: Any, query: tuple[int, ...], key: tuple[int, ...]
) -> None:
    given = [draw(*query), draw(*key, seed=1), draw(*key, seed=2)]
    function = mlfuse.jax.jit(attention)
    agree(function(*given), attention, *given)
    exe = function.executable(*given)
    assert (exe.launches, exe.calls) == (1, 0)
    assert [remark.fused for remark in exe.remarks if remark.rule == "library.chain"] == [True]
