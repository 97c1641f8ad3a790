"""What mlfuse doesn't take: loops, branches, complex numbers, sorting, linear algebra and their like.

Programs here are refused with an error, which `docs/coverage.md` quotes. `REASONS` says of primitives
that no program here stands for why they need none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import jax
import jax.numpy as jnp
import jax.scipy
import numpy as np
from case import EXACT, Case, Draw, given, integers, mixed, normal, uniform
from jax import lax, random
from jax.experimental import io_callback

DEVICES = "needs several devices"
INSIDE = "no operation of a lowered program"
LAPACK = "linear algebra; a call of LAPACK"
CALLBACK = "calls back into Python"

REASONS = {
    **dict.fromkeys(
        [
            "all_gather",
            "all_gather_done",
            "all_gather_invariant",
            "all_gather_reduced",
            "all_gather_reduced_start",
            "all_gather_start",
            "all_to_all",
            "all_to_all_done",
            "all_to_all_start",
            "axis_index",
            "pbroadcast_done",
            "pmax",
            "pmin",
            "ppermute",
            "ppermute_done",
            "ppermute_start",
            "precv",
            "preduced",
            "psend",
            "psum",
            "psum_done",
            "psum_invariant",
            "psum_invariant_start",
            "psum_start",
            "pvary",
            "ragged_all_to_all",
            "reduce_scatter",
            "reduce_scatter_done",
            "reduce_scatter_start",
            "reduced_vary_cast_p",
            "reshard",
            "shard_map",
            "unreduced_psum",
            "unreduced_psum_start",
            "unreduced_reduce_scatter",
            "unreduced_reduce_scatter_start",
            "vary_unreduced_cast_p",
            "layout_constraint",
            "inspect_sharding",
            "custom_partitioning",
            "with_memory_space_constraint",
        ],
        DEVICES,
    ),
    **dict.fromkeys(
        [
            "after_all",
            "broadcast_to",
            "call",
            "call_exported",
            "check",
            "closed_call",
            "composite",
            "core_map",
            "create_linear",
            "create_token",
            "custom_lin",
            "custom_vmap_call",
            "dce_sink",
            "device_put",
            "dim_as_value",
            "dimension_size",
            "empty",
            "from_edtype",
            "get",
            "iota_2x32_shape",
            "linear_call",
            "pin",
            "random_clone",
            "remat_opt",
            "run_state",
            "shape_assertion",
            "stage",
            "swap",
            "tie",
            "to_edtype",
            "unpin",
            "unreachable",
        ],
        INSIDE,
    ),
    **dict.fromkeys(
        [
            "cholesky_update",
            "geqp3",
            "geqrf",
            "hessenberg",
            "householder_product",
            "lu",
            "lu_pivots_to_permutation",
            "ormqr",
            "schur",
            "symmetric_product",
            "tridiagonal",
            "tridiagonal_solve",
            "eig",
        ],
        LAPACK,
    ),
    **dict.fromkeys(["debug_callback", "debug_print", "ffi_call", "pure_callback"], CALLBACK),
    **dict.fromkeys(
        [
            "dot_product_attention_bwd_wrapper",
            "dot_product_attention_fp8_bwd_wrapper",
            "dot_product_attention_fp8_fwd_wrapper",
            "dot_product_attention_fwd_wrapper",
            "scaled_matmul_wrapper",
        ],
        "a call of cuDNN; written out on a CPU",
    ),
    "sharding_constraint": "its operand; `tests/stablehlo/test_import_composites.py`",
    **{
        name: f"inside of random_bits; `random_numbers/bits_{name}`"
        for name in ("philox2x32", "philox4x32", "threefry4x32")
    },
}
"""Primitives with no program, and why."""


def cases() -> Iterator[Case]:
    yield from control_flow()
    yield from sorting()
    yield from complex_numbers()
    yield from linear_algebra()
    yield from special_functions()
    yield from random_numbers()
    yield from others()


def refused(name: str, function: Callable[..., Any], *args: Draw) -> Case:
    return Case(name, function, args, EXACT)


def control_flow() -> Iterator[Case]:
    x = normal("f32", 5)
    yield refused(
        "while_loop",
        lambda x: lax.while_loop(lambda s: s[0] < 3, lambda s: (s[0] + 1, s[1] * 2), (0, x))[1],
        x,
    )
    yield refused("fori_loop", lambda x: lax.fori_loop(0, 3, lambda i, s: s * 2, x), x)
    yield refused("scan", lambda x: lax.scan(lambda c, e: (c + e, c), 0.0, x), x)
    yield refused("map", lambda x: lax.map(jnp.sin, x), x)
    yield refused("cond", lambda p, x: lax.cond(p, jnp.sin, jnp.cos, x), mixed("i1"), x)
    yield refused(
        "switch", lambda i, x: lax.switch(i, [jnp.sin, jnp.cos, jnp.tan], x), given(1, "i32"), x
    )
    yield refused(
        "custom_linear_solve",
        lambda a, b: lax.custom_linear_solve(
            lambda v: a @ v,
            b,
            lambda f, b: lax.fori_loop(0, 3, lambda i, v: v + 0.1 * (b - f(v)), b),
        ),
        normal("f32", 3, 3),
        normal("f32", 3),
    )
    yield refused(
        "scan_gradient",
        jax.grad(lambda x: lax.scan(lambda c, e: (c * jnp.sin(e), None), 1.0, x)[0]),
        normal("f64", 5),
    )


def sorting() -> Iterator[Case]:
    x = normal("f32", 9)
    yield refused("sort", jnp.sort, x)
    yield refused("argsort", jnp.argsort, x)
    yield refused("top_k", lambda x: lax.top_k(x, 3), x)
    yield refused("approx_top_k", lambda x: lax.approx_max_k(x, 3), x)
    yield refused("median", jnp.median, x)
    yield refused("permutation", lambda w: random.permutation(key(w), 5), words)
    yield refused("searchsorted", lambda a, v: jnp.searchsorted(a, v), x, normal("f32", 3))


def complex_numbers() -> Iterator[Case]:
    x = normal("f32", 8)
    yield refused("complex", lax.complex, x, x)
    yield refused(
        "real_and_imag",
        lambda x: jnp.real(x) + jnp.imag(x),
        lambda rng: rng.standard_normal(4).astype(np.complex64),
    )
    yield refused("conj", lambda x: lax.conj(x), x)
    yield refused("fft", jnp.fft.fft, x)
    yield refused("rfft", jnp.fft.rfft, x)


def linear_algebra() -> Iterator[Case]:
    a = normal("f32", 4, 4)
    yield refused("cholesky", lambda a: lax.linalg.cholesky(a @ a.T + jnp.eye(4, dtype=a.dtype)), a)
    yield refused("qr", lambda a: jnp.linalg.qr(a), a)
    yield refused("svd", lambda a: jnp.linalg.svd(a), a)
    yield refused("eigh", lambda a: jnp.linalg.eigh(a), a)
    yield refused("solve", lambda a, b: jnp.linalg.solve(a, b), a, normal("f32", 4))
    yield refused("inverse", jnp.linalg.inv, a)
    yield refused("determinant", jnp.linalg.det, a)
    yield refused(
        "triangular_solve",
        lambda a, b: lax.linalg.triangular_solve(a, b, left_side=True),
        a,
        normal("f32", 4, 2),
    )


def special_functions() -> Iterator[Case]:
    """Those that iterate until they converge."""
    x, y = uniform("f32", 5, low=0.5, high=3), uniform("f32", 5, low=0.5, high=3)
    yield refused("igamma", lax.igamma, x, y)
    yield refused("igammac", lax.igammac, x, y)
    yield refused("igamma_grad_a", lax.igamma_grad_a, x, y)
    yield refused("random_gamma_gradient", lax.random_gamma_grad, x, y)
    yield refused("betainc", lambda x, y: lax.betainc(x, y, x / 4), x, y)


def words(rng):
    """The two words of a key."""
    return rng.integers(0, 2**32, 2).astype("uint32")


def key(words):
    return random.wrap_key_data(words, impl="threefry2x32")


def random_numbers() -> Iterator[Case]:
    """Lowered for a CPU Threefry is a loop; rejection samplers are loops everywhere."""
    yield refused("random_bits_on_cpu", lambda w: random.bits(key(w), (5,)), words)
    yield refused("random_gamma", lambda w: random.gamma(key(w), 2.0, (3,)), words)
    yield refused(
        "rng_uniform",
        lambda a, b: lax.rng_uniform(a, b, (3,)),
        given(0.0, "f32"),
        given(1.0, "f32"),
    )


def others() -> Iterator[Case]:
    x = normal("f32", 5)
    yield refused(
        "io_callback",
        lambda x: io_callback(lambda v: v, jax.ShapeDtypeStruct((5,), jnp.float32), x),
        x,
    )
    yield refused(
        "pure_callback",
        lambda x: jax.pure_callback(lambda v: v, jax.ShapeDtypeStruct((5,), jnp.float32), x),
        x,
    )
    yield refused(
        "i4_cast",
        lambda x: x.astype(jnp.int4).astype(jnp.int32),
        integers("i32", 5, low=-8, high=8),
    )
    yield refused("f8_fnuz_cast", lambda x: x.astype(jnp.float8_e4m3fnuz).astype(jnp.float32), x)
