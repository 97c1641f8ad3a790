"""dot_general and everything written with it."""

from __future__ import annotations

from collections.abc import Iterator

import jax.numpy as jnp
import numpy as np
from case import EXACT, FLOATS, LOOSE, Case, Draw, given, integers, normal, text
from jax import lax

NUMBERS = (
    # lhs, rhs, contracting, batch
    ((7, 13), (13, 5), ((1,), (0,)), ((), ())),
    ((7, 13), (5, 13), ((1,), (1,)), ((), ())),
    ((13, 7), (13, 5), ((0,), (0,)), ((), ())),
    ((13, 7), (5, 13), ((0,), (1,)), ((), ())),
    ((13,), (13,), ((0,), (0,)), ((), ())),
    ((7, 13), (13,), ((1,), (0,)), ((), ())),
    ((13,), (13, 5), ((0,), (0,)), ((), ())),
    ((3,), (5,), ((), ()), ((), ())),
    ((), (5,), ((), ()), ((), ())),
    ((), (), ((), ()), ((), ())),
    ((2, 7, 13), (2, 13, 5), ((2,), (1,)), ((0,), (0,))),
    ((2, 3, 7, 4), (2, 3, 4, 5), ((3,), (2,)), ((0, 1), (0, 1))),
    ((7, 2, 13), (13, 5, 2), ((2,), (0,)), ((1,), (2,))),
    ((3, 4, 5), (5, 4, 6), ((1, 2), (1, 0)), ((), ())),
    ((3, 4, 5), (4, 5, 3), ((1, 2), (0, 1)), ((0,), (2,))),
    ((2, 3), (2, 3), ((), ()), ((0, 1), (0, 1))),
    ((4, 3), (4, 5), ((), ()), ((0,), (0,))),
    ((7, 0), (0, 5), ((1,), (0,)), ((), ())),
    ((0, 13), (13, 5), ((1,), (0,)), ((), ())),
    ((1, 1), (1, 1), ((1,), (0,)), ((), ())),
    ((33, 65), (65, 17), ((1,), (0,)), ((), ())),
    ((2, 3, 4, 5), (3, 5, 2), ((3, 0), (1, 2)), ((1,), (0,))),
)


def cases() -> Iterator[Case]:
    yield from numbers()
    yield from types()
    yield from spelled()


def numbers() -> Iterator[Case]:
    for lhs, rhs, contracting, batch in NUMBERS:
        spelled = "_".join("".join(map(str, dims)) or "n" for dims in (*contracting, *batch))
        function = lambda x, y, d=(contracting, batch): lax.dot_general(x, y, d)
        args = [normal("f32", *lhs), normal("f32", *rhs)]
        yield Case(f"dot_{text(lhs)}_{text(rhs)}_{spelled}", function, args, LOOSE, "f64")


def types() -> Iterator[Case]:
    plain = (((1,), (0,)), ((), ()))
    for dtype in FLOATS:
        args = [normal(dtype, 7, 13), normal(dtype, 13, 5)]
        yield Case(f"dot_{dtype}", lambda x, y: lax.dot_general(x, y, plain), args, LOOSE, "f64")
        batched = [normal(dtype, 2, 3, 13), normal(dtype, 2, 13, 5)]
        yield Case(f"matmul_batched_{dtype}", jnp.matmul, batched, LOOSE, "f64")
    for dtype in ("i8", "i16", "i32", "i64", "ui8", "ui32"):
        args = [small(dtype, 7, 13), small(dtype, 13, 5)]
        yield Case(f"dot_{dtype}", lambda x, y: lax.dot_general(x, y, plain), args, EXACT)
    for left, right, result in (
        ("bf16", "bf16", jnp.float32),
        ("f16", "f16", jnp.float32),
        ("i8", "i8", jnp.int32),
        ("ui8", "i8", jnp.int32),
        ("f32", "f32", jnp.float64),
        ("bf16", "f32", jnp.float32),
        ("i8", "f32", jnp.float32),
        ("f16", "bf16", jnp.float32),
        ("f8E4M3FN", "f8E4M3FN", jnp.float32),
        ("f8E5M2", "f8E4M3FN", jnp.float32),
    ):
        args = [small(left, 7, 13), small(right, 13, 5)]
        function = lambda x, y, r=result: lax.dot_general(x, y, plain, preferred_element_type=r)
        yield Case(f"dot_{left}_{right}_{np.dtype(result).name}", function, args, LOOSE)
    for precision in ("default", "high", "highest", "bfloat16", "float32"):
        args = [normal("f32", 7, 13), normal("f32", 13, 5)]
        tolerance = {"f32": (2e-2, 5e-2)} if precision == "bfloat16" else LOOSE
        function = lambda x, y, p=precision: jnp.matmul(x, y, precision=p)
        yield Case(f"matmul_precision_{precision}", function, args, tolerance, "f64")
    algorithms = ("F32_F32_F32", "BF16_BF16_F32", "F64_F64_F64")
    for name in algorithms:
        dtype = {"BF16": "bf16", "F64": "f64"}.get(name.split("_")[0], "f32")
        args = [normal(dtype, 5, 9), normal(dtype, 9, 4)]
        algorithm = getattr(lax.DotAlgorithmPreset, name)
        yield Case(
            f"dot_algorithm_{name.lower()}",
            lambda x, y, a=algorithm: lax.dot(x, y, precision=a),
            args,
            {"f32": (1e-3, 1e-3)} | {k: LOOSE[k] for k in ("f64", "bf16")},
            "jax",
        )


def small(dtype: str, *shape: int) -> Draw:
    """Whole numbers whose products and sums no type here rounds."""
    return integers(dtype, *shape, low=0 if dtype.startswith("u") else -3, high=4)


def spelled() -> Iterator[Case]:
    """As programs spell it, with work before and after."""
    a, b, c = normal("f32", 7, 13), normal("f32", 13, 5), normal("f32", 5)
    programs = {
        "bias_relu": lambda x, w, b: jnp.maximum(x @ w + b, 0),
        "scaled": lambda x, w, b: 0.5 * (x @ w) - b,
        "of_transposed": lambda x, w, b: (w.T @ x.T).T + b,
        "twice_the_same": lambda x, w, b: (x @ w) * jnp.tanh(x @ w) + b,
        "with_prologue": lambda x, w, b: jnp.exp(-x * x) @ (w + b),
        "and_row_sum": lambda x, w, b: jnp.sum(x @ w, axis=1),
        "two_results": lambda x, w, b: (x @ w, (x @ w).sum(0) + b),
        "gram": lambda x, w, b: x.T @ x,
        "chain": lambda x, w, b: (x @ w) @ (w.T @ x.T) + b[0],
    }
    for name, function in programs.items():
        yield Case(f"matmul_{name}", function, [a, b, c], LOOSE, "f64")
    x, y = normal("f32", 2, 3, 5), normal("f32", 2, 5, 3)
    for spec in (
        "bij,bjk->bik",
        "bij,bjk->bki",
        "bij,bjk->b",
        "bij,bjk->ik",
        "bij,bjk->j",
        "bij,cji->bc",
        "bij,bji->",
    ):
        function = lambda x, y, s=spec: jnp.einsum(s, x, y)
        yield Case(
            f"einsum_{spec.replace(',', '_').replace('->', '_to_')}", function, [x, y], LOOSE, "f64"
        )
    yield Case(
        "einsum_of_three",
        lambda x, y, z: jnp.einsum("ij,jk,kl->il", x, y, z),
        [a, b, normal("f32", 5, 3)],
        LOOSE,
        "f64",
    )
    yield Case("einsum_diagonal", lambda x: jnp.einsum("ii->i", x), [normal("f32", 5, 5)], EXACT)
    yield Case(
        "einsum_trace_and_sum",
        lambda x: jnp.einsum("iij->j", x),
        [normal("f32", 5, 5, 3)],
        LOOSE,
        "f64",
    )
    yield Case(
        "tensordot",
        lambda x, y: jnp.tensordot(x, y, 2),
        [normal("f32", 3, 4, 5), normal("f32", 4, 5, 2)],
        LOOSE,
        "f64",
    )
    yield Case("outer", jnp.outer, [normal("f32", 7), normal("f32", 5)], EXACT, "f64")
    yield Case("inner", jnp.inner, [normal("f32", 3, 7), normal("f32", 5, 7)], LOOSE, "f64")
    yield Case("vdot", jnp.vdot, [normal("f32", 3, 7), normal("f32", 3, 7)], LOOSE, "f64")
    yield Case("kron", jnp.kron, [normal("f32", 2, 3), normal("f32", 3, 2)], EXACT, "f64")
    yield Case("cross", jnp.cross, [normal("f32", 5, 3), normal("f32", 5, 3)], LOOSE, "f64")
    yield Case(
        "matrix_power",
        lambda x: jnp.linalg.matrix_power(x, 5),
        [normal("f32", 4, 4, scale=0.5)],
        LOOSE,
        "f64",
    )
    yield Case(
        "matmul_broadcast_batch",
        jnp.matmul,
        [normal("f32", 2, 1, 3, 4), normal("f32", 3, 4, 2)],
        LOOSE,
        "f64",
    )
    yield Case(
        "polyval",
        lambda p, x: jnp.polyval(p, x, unroll=8),
        [normal("f32", 4), normal("f32", 9)],
        LOOSE,
        "f64",
    )
    zeros_and_ones = [integers("i32", 3, 4, low=0, high=2), integers("i32", 4, 3, low=0, high=2)]
    yield Case(
        "matmul_of_counts", lambda x, y: (x > 0).astype(jnp.int32) @ y, zeros_and_ones, EXACT
    )
    sizes = given([2, 0, 3, 1], "i32")
    yield Case(
        "ragged_dot",
        lax.ragged_dot,
        [normal("f32", 6, 4), normal("f32", 4, 4, 3), sizes],
        LOOSE,
        "f64",
    )
    yield Case(
        "ragged_dot_bf16",
        lax.ragged_dot,
        [normal("bf16", 6, 4), normal("bf16", 4, 4, 3), sizes],
        LOOSE,
        "f64",
    )
    yield Case(
        "scaled_dot",
        lambda x, y: lax.scaled_dot(x, y),
        [normal("bf16", 5, 32), normal("bf16", 32, 3)],
        {"bf16": (2e-2, 5e-2), "f32": (2e-2, 5e-2)},
    )
