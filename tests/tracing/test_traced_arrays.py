"""What is done to traced arrays is what NumPy would do, written down as graph ops."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from xdsl.dialects.builtin import ModuleOp, TensorType

import mlfuse
from mlfuse.diagnostics.errors import place_of
from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC, Array
from mlfuse.dialects.graph import ELEMENTWISE
from mlfuse.dialects.graph.base import GraphOp
from mlfuse.dialects.graph.elementwise import FLOAT, ElementwiseOp
from mlfuse.frontends.tracing import Input, TracedArray, trace
from mlfuse.frontends.tracing.functions import NAMES, STANDARD_NAMES, WRITTEN_OUT, function
from mlfuse.ir.printing import print_module

pytestmark = pytest.mark.quick_c

UNTYPED: Any = np
BF16 = np.dtype(ml_dtypes.bfloat16)
X = np.array([0.25, -1.5, 3.0, 0.0], np.float32)
Y = np.array([2.0, 0.5, -0.75, 4.0], np.float32)
B = np.array([True, False, True, True])
C = np.array([True, True, False, True])
N = np.array([7, -7, 12, 0], np.int32)
K = np.array([2, 3, -5, 4], np.int32)
M = np.arange(16, dtype=np.float32).reshape(4, 4) - 5


Function = Callable[[Any], Any] | Callable[[Any, Any], Any] | Callable[[Any, Any, Any], Any]


def module_of(f: Function, *arrays: Array) -> ModuleOp:
    inputs: list[Input] = []
    for number, array in enumerate(arrays):
        dtype = dtypes.of_numpy(array.dtype)
        assert dtype is not None
        inputs.append(Input(f"x{number}", TensorType(dtype.mlir, array.shape)))
    return trace(f, inputs)


def run(f: Function, *arrays: Array) -> Any:
    return mlfuse.compile(module_of(f, *arrays), "interpreter")(*arrays)


def names_in(module: ModuleOp) -> list[str]:
    return [op.name for op in module.walk() if isinstance(op, GraphOp)]


def incremented(a: Any, b: Any) -> Any:
    a = a + b
    a += b
    a *= 2
    return a


SAME_IN_NUMPY: dict[str, tuple[Callable[[Any, Any], Any], tuple[Array, ...]]] = {
    "a + b": (lambda a, b: a + b, (X, Y)),
    "a - b": (lambda a, b: a - b, (X, Y)),
    "a * b": (lambda a, b: a * b, (X, Y)),
    "a / b": (lambda a, b: a / b, (X, Y)),
    "a % b": (lambda a, b: a % b, (N, K)),
    "a ** 2": (lambda a, b: a**2, (X, Y)),
    "2 - a": (lambda a, b: 2 - a, (X, Y)),
    "1 / b": (lambda a, b: 1 / b, (X, Y)),
    "-a + abs(b)": (lambda a, b: -a + abs(b), (X, Y)),
    "a < b": (lambda a, b: a < b, (X, Y)),
    "a <= 0": (lambda a, b: a <= 0, (X, Y)),
    "a > b": (lambda a, b: a > b, (X, Y)),
    "a * 2 >= b": (lambda a, b: a * 2 >= b, (X, Y)),
    "a == b": (lambda a, b: a == b, (X, Y)),
    "a != 0": (lambda a, b: a != 0, (X, Y)),
    "a & ~b": (lambda a, b: a & ~b, (B, C)),
    "a | b": (lambda a, b: a | b, (B, C)),
    "a ^ b of integers": (lambda a, b: a ^ b, (N, K)),
    "truth values times floats": (lambda a, b: a * b, (B, Y)),
    "int8 and int32": (lambda a, b: a + b, (N.astype(np.int8), K)),
    "uint8 and int8": (lambda a, b: a + b, (abs(N).astype(np.uint8), K.astype(np.int8))),
    "f32 and f64": (lambda a, b: a * b, (X, Y.astype(np.float64))),
    "f16 and a Python float": (lambda a, b: a + 0.5, (X.astype(np.float16), Y)),
    "rows and columns": (lambda a, b: a * b, (X.reshape(4, 1), Y)),
    "an array that is known": (lambda a, b: a + np.array([1, 2, 3, 4], np.float32), (X, Y)),
    "a number of NumPy's": (lambda a, b: np.float32(3) * a, (X, Y)),
    "np.where": (lambda a, b: np.where(a > b, a, 0.0), (X, Y)),
    "np.maximum": (lambda a, b: np.maximum(a, b), (X, Y)),
    "np.sqrt and np.abs": (lambda a, b: np.sqrt(np.abs(a)), (X, Y)),
    "np.sign": (lambda a, b: np.sign(a), (X, Y)),
    "np.clip": (lambda a, b: np.clip(a, -1.0, 1.0), (X, Y)),
    "np.square and np.negative": (lambda a, b: np.square(a) + np.negative(b), (X, Y)),
    "np.logical_and": (lambda a, b: np.logical_and(a, b), (X, Y)),
    "np.isfinite": (lambda a, b: np.isfinite(a / b), (X, Y)),
    "np.sum": (lambda a, b: np.sum(a * b), (X, Y)),
    "np.sum of an axis": (lambda a, b: np.sum(a, axis=1), (X.reshape(2, 2), Y)),
    "np.sum that keeps its dims": (
        lambda a, b: a - np.sum(a, axis=-1, keepdims=True),
        (X.reshape(2, 2), Y),
    ),
    "np.mean": (lambda a, b: UNTYPED.mean(a), (X, Y)),
    "np.max and np.min": (lambda a, b: np.max(a) - np.min(b), (X, Y)),
    "np.prod": (lambda a, b: UNTYPED.prod(b), (X, Y)),
    "np.linalg.norm": (lambda a, b: UNTYPED.linalg.norm(a), (X, Y)),
    "np.any of a comparison": (lambda a, b: np.any(a > b), (X, Y)),
    "np.all of a comparison": (lambda a, b: np.all(a > b), (X, Y)),
    "np.zeros_like, np.ones_like": (lambda a, b: np.zeros_like(a) + np.ones_like(b), (X, Y)),
    "np.full_like": (lambda a, b: np.full_like(a, 2.5), (X, Y)),
    "astype": (lambda a, b: a.astype(np.int32), (X, Y)),
    "a // b": (lambda a, b: a // b, (X, Y)),
    "7 // b of integers": (lambda a, b: 7 // b, (N, K)),
    "divmod": (lambda a, b: UNTYPED.stack(divmod(a, b)), (N, K)),
    "a << 2 >> 1": (lambda a, b: a << 2 >> 1, (N, K)),
    "a @ b": (lambda a, b: a @ b, (M, M)),
    "a NumPy array @ b": (lambda a, b: M @ b, (X, M)),
    "a.T": (lambda a, b: a.T + b, (M, M)),
    "x += 1": (incremented, (X, Y)),
    "a[1]": (lambda a, b: a[1], (X, Y)),
    "a[::-2, None]": (lambda a, b: a[::-2, None], (X, Y)),
    "a[..., 1:]": (lambda a, b: a[..., 1:], (M, Y)),
    "a[n]": (lambda a, b: a[b], (X, np.array([1, -1, 0], np.int32))),
    "reshape and transpose": (lambda a, b: a.reshape(2, 8).transpose(1, 0), (M, Y)),
    "methods": (lambda a, b: a.sum(axis=0) - a.mean(axis=1) * a.max() + a.min(), (M, Y)),
    "np.concatenate": (lambda a, b: np.concatenate([a, b, X]), (X, Y)),
    "np.stack, np.vstack, np.hstack": (
        lambda a, b: np.stack([a, b]) + np.vstack([a, b]) + np.hstack([a[:2], b[2:]]),
        (X, Y),
    ),
    "np.split": (lambda a, b: UNTYPED.split(a, 2)[1] + UNTYPED.split(b, [1, 3])[1], (X, Y)),
    "np.reshape, np.transpose": (lambda a, b: np.transpose(np.reshape(a, (2, -1))), (M, Y)),
    "np.swapaxes, np.moveaxis": (lambda a, b: np.swapaxes(a, 0, 1) + np.moveaxis(b, 0, 1), (M, M)),
    "np.take": (lambda a, b: np.take(a, np.array([2, 0]), axis=1), (M, Y)),
    "np.matmul, np.dot": (lambda a, b: np.matmul(a, b) + np.dot(a, b), (M, M)),
    "np.einsum": (lambda a, b: np.einsum("ij,kj->ki", a, b), (M, M)),
    "np.einsum of three": (lambda a, b: np.einsum("ij,jk,k", a, b, X), (M, M)),
    "np.outer": (lambda a, b: np.outer(a, b), (X, Y)),
    "np.cumsum": (lambda a, b: np.cumsum(a), (M, Y)),
    "np.argmax": (lambda a, b: np.argmax(a, axis=1), (M, Y)),
    "np.var with ddof": (lambda a, b: UNTYPED.var(a, axis=0, ddof=1), (M, Y)),
    "np.tril": (lambda a, b: np.tril(a, 1), (M, Y)),
    "np.fmax": (lambda a, b: np.fmax(a, b), (X, np.array([np.nan, 1, 2, 3], np.float32))),
    "np.expand_dims, np.squeeze": (lambda a, b: np.squeeze(np.expand_dims(a, 1)), (X, Y)),
    "np.roll, np.flip": (lambda a, b: np.roll(np.flip(a), 1), (X, Y)),
    "np.repeat, np.tile": (lambda a, b: np.repeat(a, 2) * np.tile(b, 2), (X, Y)),
}


@pytest.mark.parametrize("case", SAME_IN_NUMPY)
def test_it_is_what_numpy_computes(case: str):
    f, arrays = SAME_IN_NUMPY[case]
    want = np.asarray(f(*arrays))
    result = np.asarray(run(f, *arrays))
    assert result.dtype == want.dtype
    np.testing.assert_array_equal(result, want)


@pytest.mark.parametrize("op", [op for op in ELEMENTWISE if op not in WRITTEN_OUT])
def test_every_elementwise_op_has_a_function(op: type[ElementwiseOp]):
    own = op.name.partition(".")[2]
    name = STANDARD_NAMES.get(own, own)
    family = FLOAT if FLOAT in op.ACCEPTS else "integer"
    array = {FLOAT: X, "integer": N}[family]
    count = len(op.get_irdl_definition().operands)
    module = module_of(getattr(mlfuse, name), *[array] * count)
    assert op.name in names_in(module)


def test_functions_that_take_more_than_arrays():
    assert names_in(module_of(lambda a: mlfuse.bitcast(a, "ui32"), X)) == ["graph.bitcast"]
    rounded = run(lambda a: mlfuse.reduce_precision(a, 8, 7), np.array([1.001], np.float32))
    assert rounded == np.array([1.001], np.float32).astype(BF16).astype(np.float32)
    np.testing.assert_array_equal(run(lambda a: mlfuse.clip(a, max=1.0), X), np.minimum(X, 1))
    assert {"equal", "less", "where", "sum", "mean", "norm", "astype"} <= NAMES


def test_an_op_of_another_package_gets_a_function():
    softsign = function(ELEMENTWISE[0])
    np.testing.assert_array_equal(run(softsign, X), np.abs(X))


# Numbers.


def test_a_number_meets_a_bf16_array_in_f32():
    x = np.array([3.0, 5.0, 7.0, 1.015625], BF16)
    # 0.9 isn't a bf16: rounding it first would give other results.
    want = (x.astype(np.float32) * np.float32(0.9)).astype(BF16)
    assert UNTYPED.any(want != UNTYPED.multiply(x, np.array(0.9, BF16)))
    np.testing.assert_array_equal(run(lambda a: a * 0.9, x), want)


def test_a_comparison_rounds_the_number_to_the_arrays_type():
    x = np.array([0.1, 0.2], BF16)
    np.testing.assert_array_equal(run(lambda a: a == 0.1, x), [True, False])


def with_numbers(f: Function, *arrays: Array, **numbers: float) -> Any:
    inputs = [
        Input(f"x{n}", TensorType(dtypes.of_numpy(a.dtype).mlir, [DYNAMIC] * a.ndim))  # pyright: ignore
        for n, a in enumerate(arrays)
    ]
    inputs += [Input(name, TensorType(dtypes.F64.mlir, []), weak=True) for name in numbers]
    module = trace(f, inputs, one_size=True)
    return mlfuse.compile(module, "interpreter")(*arrays, *numbers.values())


def test_hyperparameters_are_f64_until_they_meet_a_tensor():
    g = np.array([1.0, 3.0, 0.3], np.float32)
    result = with_numbers(lambda g, beta, t: (1 - beta**t) * g, g, beta=0.9999, t=3.0)
    assert result.dtype == np.float32
    np.testing.assert_array_equal(result, np.float32(1 - 0.9999**3) * g)
    rounded_early = (np.float32(1) - np.float32(0.9999) ** np.float32(3)) * g
    assert (result != rounded_early).any()


def test_numbers_chosen_by_a_mask_take_the_type_of_what_they_meet():
    g = np.array([1.0, -3.0, 0.3], np.float32)
    result = with_numbers(lambda g, lr: mlfuse.where(g > 0, lr, 0.5) * g, g, lr=0.1)
    want = np.where(g > 0, np.float32(0.1), np.float32(0.5)) * g
    assert result.dtype == np.float32
    np.testing.assert_array_equal(result, want)


def test_a_mean_over_a_size_known_only_at_run_time():
    for count in (1, 3, 1000):
        x = np.arange(count, dtype=np.float32)
        assert with_numbers(mlfuse.mean, x) == x.mean()


def test_what_no_result_needs_is_left_out():
    def f(a: TracedArray) -> TracedArray:
        mlfuse.exp(a)
        return a + 1

    assert names_in(module_of(f, X)) == ["graph.constant", "graph.broadcast", "graph.add"]


def scaled_down(p: Any, lr: Any) -> Any:
    return p - lr * p


def test_the_module_reads_like_the_function():
    inputs = [
        Input("p", TensorType(dtypes.F32.mlir, [DYNAMIC])),
        Input("lr", TensorType(dtypes.F64.mlir, []), weak=True),
    ]
    text = print_module(trace(scaled_down, inputs))
    assert text == (
        "builtin.module {\n"
        "  func.func @main(%p: tensor<?xf32>, %lr: tensor<f64>) -> tensor<?xf32> {\n"
        "    %0 = graph.cast %lr : tensor<f64> -> tensor<f32>\n"
        "    %1 = graph.broadcast %0 dims [] like %p : tensor<f32>, tensor<?xf32> -> tensor<?xf32>\n"
        "    %2 = graph.mul %1, %p : tensor<?xf32>\n"
        "    %3 = graph.sub %p, %2 : tensor<?xf32>\n"
        "    func.return %3 : tensor<?xf32>\n"
        "  }\n"
        "}\n"
    )


def test_ops_stand_where_the_user_wrote_them():
    def f(a: TracedArray) -> Any:
        doubled = a + a
        return np.tanh(doubled)

    first = f.__code__.co_firstlineno
    places = [place_of(op) for op in module_of(f, X).walk() if isinstance(op, GraphOp)]
    assert [(p.file, p.line) for p in places if p] == [(__file__, first + 1), (__file__, first + 2)]
