"""Imported modules compute what the framework computed."""

from __future__ import annotations

import math
from pathlib import Path

import ml_dtypes
import numpy as np
import pytest
from evaluate import Array, evaluate, imported

import mlfuse
from mlfuse.diagnostics.errors import OpError, place_of
from mlfuse.dialects import dtypes
from mlfuse.ir.printing import print_module
from mlfuse.testing.agreement import agree
from mlfuse.testing.stored_modules import Case

MODULES = Path(__file__).parents[1] / "data" / "modules"
NAMES = [
    "sigmoid",
    "bias_relu",
    "gelu_residual_layernorm",
    "softmax_cross_entropy",
    "mlp_adam",
    "clip_momentum",
    "gpt_block",
    "lenet_momentum",
]


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_modules_of_jax_compute_what_jax_computed(name: str) -> None:
    module = imported((MODULES / f"{name}.mlir").read_text(), name)
    names = {op.name for op in module.walk()}
    assert all(n.startswith(("graph.", "func.", "builtin.")) for n in names)
    assert all(place_of(op) is not None for op in module.walk())
    case = Case.load(name)
    case.check(evaluate(module, *case.inputs))


def main_of(body: str, signature: str) -> str:
    """`body` between the function's brace and its return."""
    inputs, result = signature.split(" -> ")
    params = ", ".join(f"%{'xyz'[i]}: {t}" for i, t in enumerate(inputs.split("; ")))
    return f"func.func @main({params}) -> {result} {{\n{body}\n  return %r : {result}\n}}"


def run(body: str, signature: str, *args: Array) -> Array:
    return evaluate(imported(main_of(body, signature)), *args)[0]


def check(body: str, signature: str, args: list[Array], expected: object) -> None:
    """The result agrees with what is expected, which is exact or in f64."""
    text = main_of(body, signature)
    agree(text, args, evaluate(imported(text), *args)[0], np.asarray(expected))


ERF = np.vectorize(math.erf)
X = np.array([[1.5, -2.0, 0.0], [3.0, -0.5, 7.0]], np.float32)
WIDE = X.astype(np.float64)
T = "tensor<2x3xf32>"


@pytest.mark.parametrize(
    ("op", "expected"),
    [
        ("abs", np.abs(X)),
        ("exponential", np.exp(WIDE)),
        ("negate", -X),
        ("logistic", 1 / (1 + np.exp(-WIDE))),
        ("sign", np.sign(X)),
        ("tanh", np.tanh(WIDE)),
        ("ceil", np.ceil(X)),
        ("cosine", np.cos(WIDE)),
        ("exponential_minus_one", np.expm1(WIDE)),
        ("floor", np.floor(X)),
        ("round_nearest_afz", [[2, -2, 0], [3, -1, 7]]),
        ("round_nearest_even", [[2, -2, 0], [3, 0, 7]]),
        ("sine", np.sin(WIDE)),
        ("tan", np.tan(WIDE)),
    ],
)
def test_unary(op: str, expected: Array) -> None:
    for text in (f"%r = stablehlo.{op} %x : {T}", f'%r = "stablehlo.{op}"(%x) : ({T}) -> {T}'):
        check(text, f"{T} -> {T}", [X], expected)


@pytest.mark.parametrize(
    ("op", "expected"),
    [
        ("add", [8, -4]),
        ("divide", [2, -2]),
        ("maximum", [5, 2]),
        ("remainder", [-1, 0]),
        ("xor", [5 ^ 3, -6 ^ 2]),
    ],
)
def test_binary_on_integers(op: str, expected: list[int]) -> None:
    t = "tensor<2xi32>"
    a, b = np.array([5, -6], np.int32), np.array([3, 2], np.int32)
    if op in ("divide", "remainder"):
        a, expected = (
            np.array([-5, -6], np.int32),
            [{"divide": -1, "remainder": -2}[op], expected[1]],
        )
        if op == "divide":
            expected = [-1, -3]
    result = run(f"%r = stablehlo.{op} %x, %y : {t}", f"{t}; {t} -> {t}", a, b)
    np.testing.assert_array_equal(result, expected)


@pytest.mark.parametrize(("op", "expected"), [("add", [1, 1, 0]), ("multiply", [1, 0, 0])])
def test_arithmetic_on_i1_is_logic(op: str, expected: list[int]) -> None:
    t = "tensor<3xi1>"
    a, b = np.array([True, True, False]), np.array([True, False, False])
    result = run(f"%r = stablehlo.{op} %x, %y : {t}", f"{t}; {t} -> {t}", a, b)
    np.testing.assert_array_equal(result, np.array(expected, bool))


def test_clamp_with_scalar_bounds() -> None:
    text = f"%r = stablehlo.clamp %y, %x, %z : (tensor<f32>, {T}, tensor<f32>) -> {T}"
    low, high = np.array(-1, np.float32), np.array(2, np.float32)
    result = run(text, f"{T}; tensor<f32>; tensor<f32> -> {T}", X, low, high)
    np.testing.assert_array_equal(result, np.clip(X, -1, 2))


def test_clamp_is_one_op_in_which_nan_wins() -> None:
    text = f"%r = stablehlo.clamp %y, %x, %z : {T}"
    nan = np.where(X > 2, np.float32(np.nan), X)
    result = run(text, f"{T}; {T}; {T} -> {T}", nan, np.zeros_like(X), np.ones_like(X))
    np.testing.assert_array_equal(result, [[1, 0, 0], [np.nan, 0, np.nan]])


@pytest.mark.parametrize("form", ["%x, format = e5m2", "(generic)"])
def test_reduce_precision(form: str) -> None:
    """e5m2 has 3 significant bits: 1.125 lies between 1 and 1.25, 65536 above all of them."""
    t = "tensor<6xf32>"
    text = f"%r = stablehlo.reduce_precision {form} : {t}"
    if form == "(generic)":
        attributes = "<{exponent_bits = 5 : i32, mantissa_bits = 2 : i32}>"
        text = f'%r = "stablehlo.reduce_precision"(%x) {attributes} : ({t}) -> {t}'
    x = np.array([1.125, 1.375, -65536, 2.0**-15, np.nan, -1.2], np.float32)
    expected = [1.0, 1.5, -np.inf, 0.0, np.nan, -1.25]
    np.testing.assert_array_equal(run(text, f"{t} -> {t}", x), np.array(expected, np.float32))


def test_select_by_a_scalar() -> None:
    text = f"%r = stablehlo.select %x, %y, %z : tensor<i1>, {T}"
    result = run(text, f"tensor<i1>; {T}; {T} -> {T}", np.array(False), X, -X)
    np.testing.assert_array_equal(result, -X)


@pytest.mark.parametrize(
    ("combiner", "init", "expected"),
    [
        ("add", "0.0", X.sum(1)),
        ("add", "2.0", X.sum(1) + 2),
        ("maximum", "0xFF800000", X.max(1)),
        ("maximum", "4.0", np.maximum(X.max(1), 4)),
        ("minimum", "0x7F800000", X.min(1)),
        ("multiply", "1.0", X.prod(1)),
    ],
)
def test_reduce(combiner: str, init: str, expected: Array) -> None:
    types = f"({T}, tensor<f32>) -> tensor<2xf32>"
    constant = f"%c = stablehlo.constant dense<{init}> : tensor<f32>\n"
    forms = [
        f"%r = stablehlo.reduce(%x init: %c) applies stablehlo.{combiner} across dimensions = [1] "
        f": {types}",
        f"%r = stablehlo.reduce(%x init: %c) across dimensions = [1] : {types}\n"
        "reducer(%a: tensor<f32>, %b: tensor<f32>) {\n"
        f"  %s = stablehlo.{combiner} %b, %a : tensor<f32>\n"
        "  stablehlo.return %s : tensor<f32>\n}",
        '%r = "stablehlo.reduce"(%x, %c) <{dimensions = array<i64: 1>}> ({\n'
        "^bb0(%a: tensor<f32>, %b: tensor<f32>):\n"
        f'  %s = "stablehlo.{combiner}"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>\n'
        f'  "stablehlo.return"(%s) : (tensor<f32>) -> ()\n}}) : {types}',
    ]
    for form in forms:
        result = run(constant + form, f"{T} -> tensor<2xf32>", X)
        np.testing.assert_array_equal(result, expected)


def test_an_identity_as_init_leaves_no_op() -> None:
    text = (
        f"func.func @main(%x: {T}) -> tensor<2xf32> {{\n"
        "%c = stablehlo.constant dense<-0.0> : tensor<f32>\n"
        "%r = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [1] : "
        f"({T}, tensor<f32>) -> tensor<2xf32>\n  return %r : tensor<2xf32>\n}}"
    )
    assert [op.name for op in imported(text).walk()][2:] == [
        "graph.constant",
        "graph.reduce",
        "func.return",
    ]


def test_dot_general_of_bf16_into_f32() -> None:
    a = np.arange(12).reshape(2, 2, 3).astype(ml_dtypes.bfloat16)
    text = (
        "%r = stablehlo.dot_general %x, %x, batching_dims = [0] x [0], contracting_dims = [2] x [2]"
        ", precision = [HIGHEST, HIGHEST], algorithm = <lhs_precision_type = bf16, "
        "lhs_component_count = 1, allow_imprecise_accumulation = false> "
        ": (tensor<2x2x3xbf16>, tensor<2x2x3xbf16>) -> tensor<2x2x2xf32>"
    )
    result = run(text, "tensor<2x2x3xbf16> -> tensor<2x2x2xf32>", a)
    wide = a.astype(np.float32)
    np.testing.assert_array_equal(result, np.einsum("bij,bkj->bik", wide, wide))


def test_dot_iota_slice_transpose_reshape_convert() -> None:
    text = """
  %i = stablehlo.iota dim = 1 : tensor<4x3xi32>
  %f = stablehlo.convert %i : (tensor<4x3xi32>) -> tensor<4x3xf32>
  %s = stablehlo.slice %f [0:4:2, 1:3] : (tensor<4x3xf32>) -> tensor<2x2xf32>
  %d = stablehlo.dot %s, %x : (tensor<2x2xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %t = stablehlo.transpose %d, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %b = stablehlo.optimization_barrier %t : tensor<3x2xf32>
  %r = stablehlo.reshape %b : (tensor<3x2xf32>) -> tensor<6xf32>
"""
    expected = (np.array([[1, 2], [1, 2]], np.float32) @ X).T.reshape(-1)
    np.testing.assert_array_equal(run(text, f"{T} -> tensor<6xf32>", X), expected)


@pytest.mark.parametrize(
    ("op", "expected"),
    [
        ("asinh", np.arcsinh(WIDE)),
        ("atan", np.arctan(WIDE)),
        ("cosh", np.cosh(WIDE)),
        ("sinh", np.sinh(WIDE)),
        ("square", X * X),
    ],
)
def test_functions_of_chlo(op: str, expected: Array) -> None:
    for text in (f"%r = chlo.{op} %x : {T} -> {T}", f'%r = "chlo.{op}"(%x) : ({T}) -> {T}'):
        check(text, f"{T} -> {T}", [X], expected)


def test_float_remainder_has_the_sign_of_the_dividend() -> None:
    y = np.full((2, 3), -1.25, np.float32)
    result = run(f"%r = stablehlo.remainder %x, %y : {T}", f"{T}; {T} -> {T}", X, y)
    np.testing.assert_array_equal(result, np.fmod(X, y))


def test_bits_of_floats() -> None:
    i = "tensor<2x3xui32>"
    result = run(f"%r = stablehlo.bitcast_convert %x : ({T}) -> {i}", f"{T} -> {i}", X)
    np.testing.assert_array_equal(result, X.view(np.uint32))
    b = "tensor<2x3xi1>"
    x = np.where(X == 0, np.float32(np.inf), X)
    for op in ("stablehlo.is_finite %x :", "chlo.is_inf %x :"):
        types = f"({T}) -> {b}" if op.startswith("stablehlo") else f"{T} -> {b}"
        result = run(f"%r = {op} {types}", f"{T} -> {b}", x)
        np.testing.assert_array_equal(result, np.isfinite(x) == op.startswith("stablehlo"))


def raw(dtype: str, count: int) -> Array:
    """Numbers of any bits: NaNs with payloads, signalling ones too."""
    bytes_ = np.random.default_rng(11).bytes(np.dtype(dtype).itemsize * count)
    values: Array = np.frombuffer(bytes_, dtype)
    return values


NAMES_OF_TYPES = {"f64": "f8", "f32": "f4", "f16": "f2", "i64": "i8", "ui32": "u4", "i16": "i2",
                  "ui8": "u1", "i8": "i1"}  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("narrow", ["f32", "f16", "i16", "ui8", "i8"])
@pytest.mark.parametrize("wide", ["f64", "f32", "i64", "ui32"])
@pytest.mark.parametrize("device", ["cpu", "interpreter"])
def test_bitcasts_between_widths_are_views(wide: str, narrow: str, device: str) -> None:
    """NumPy's view has the lowest bits first, as the machine does."""
    w, n = np.dtype(NAMES_OF_TYPES[wide]), np.dtype(NAMES_OF_TYPES[narrow])
    if w.itemsize == n.itemsize:
        pytest.skip("one width")
    k = w.itemsize // n.itemsize
    whole, parts = f"tensor<2x5x{wide}>", f"tensor<2x5x{k}x{narrow}>"
    text = f"""func.func @main(%x: {whole}, %y: {parts}) -> ({parts}, {whole}) {{
  %0 = stablehlo.bitcast_convert %x : ({whole}) -> {parts}
  %1 = stablehlo.bitcast_convert %y : ({parts}) -> {whole}
  return %0, %1 : {parts}, {whole}
}}"""
    x, y = raw(w.str, 10).reshape(2, 5), raw(n.str, 10 * k).reshape(2, 5, k)
    got = mlfuse.compile(text, device=device)(x, y)
    assert np.asarray(got[0]).tobytes() == x.tobytes()
    assert np.asarray(got[1]).tobytes() == y.tobytes()


@pytest.mark.parametrize("type_", ["f32", "f64", "f16", "bf16"])
def test_total_order_is_that_of_ieee_754(type_: str) -> None:
    dtype = dtypes.named(type_)
    nan = np.array(np.nan, dtype.numpy).view(f"u{dtype.nbytes}")
    positive = np.array([0, 1e-5, 2, np.inf, np.nan, np.nan], dtype.numpy)
    positive[-1:] = np.array([nan + 1]).view(dtype.numpy)
    values = np.concatenate([np.negative(positive)[::-1], positive])
    x, y = (axis.ravel() for axis in np.meshgrid(values, values, indexing="ij"))
    rank = np.arange(len(values))
    i, j = (axis.ravel() for axis in np.meshgrid(rank, rank, indexing="ij"))
    t, b = f"tensor<{x.size}x{type_}>", f"tensor<{x.size}xi1>"
    for direction, function in (("LT", np.less), ("GE", np.greater_equal), ("EQ", np.equal)):
        text = f"%r = stablehlo.compare {direction}, %x, %y, TOTALORDER : ({t}, {t}) -> {b}"
        np.testing.assert_array_equal(run(text, f"{t}; {t} -> {b}", x, y), function(i, j))


@pytest.mark.parametrize(
    ("operand", "dims"),
    [("tensor<3xf32>", ""), ("tensor<1x3xf32>", ""), ("tensor<f32>", ""),
     ("tensor<2xf32>", "{broadcast_dimensions = array<i64: 0>} ")],
)  # fmt: skip
def test_broadcasting_ops_of_chlo(operand: str, dims: str) -> None:
    shape = [int(size) for size in operand[7:-4].split("x") if size]
    y = np.arange(1, 1 + np.prod(shape, dtype=int), dtype=np.float32).reshape(shape)
    text = f"%r = chlo.broadcast_subtract %x, %y {dims}: ({T}, {operand}) -> {T}"
    want = X - (y[:, None] if dims else y)
    np.testing.assert_array_equal(run(text, f"{T}; {operand} -> {T}", X, y), want)


def test_erf_of_chlo() -> None:
    result = run(f"%r = chlo.erf %x : {T} -> {T}", f"{T} -> {T}", X)
    assert result[0, 2] == 0
    agree(main_of(f"%r = chlo.erf %x : {T} -> {T}", f"{T} -> {T}"), [X], result, ERF(WIDE))


def test_checks_stay_for_the_runner() -> None:
    text = f"""func.func @main(%x: {T}) {{
  stablehlo.custom_call @check.expect_close(%x, %x) {{has_side_effect = true}} : ({T}, {T}) -> ()
  check.expect_eq %x, %x : {T}
  check.expect_close %x, %x, max_ulp_difference = 3 : {T}, {T}
  check.expect_eq_const %x, dense<1.0> : {T}
  return
}}"""
    names = [op.name for op in imported(text).walk()][2:-1]
    assert names == ["stablehlo.custom_call", "check.expect_eq"] + [
        f"check.expect_{n}" for n in ("close", "eq_const")
    ]


UNSUPPORTED = {
    "a custom call": (
        f"%r = stablehlo.custom_call @cholesky(%x) : ({T}) -> {T}",
        "@cholesky is not supported yet",
    ),
    "a wrong result": (
        f"%r = stablehlo.dot %x, %x : ({T}, {T}) -> tensor<3x3xf32>",
        "contract|batch|result|sizes",
    ),
    "truth values in remainder": (
        "%p = stablehlo.constant dense<true> : tensor<i1>\n"
        "%r = stablehlo.remainder %p, %p : tensor<i1>",
        "float or integer",
    ),
    "a bitcast that loses bits": (
        f"%r = stablehlo.bitcast_convert %x : ({T}) -> tensor<2x3x3xi8>",
        "don't hold the same bits",
    ),
    "a bitcast to truth values": (
        f"%r = stablehlo.bitcast_convert %x : ({T}) -> tensor<2x3x32xi1>",
        "don't hold the same bits",
    ),
}


@pytest.mark.parametrize("name", UNSUPPORTED)
def test_what_graph_can_not_say_is_an_error_at_its_place(name: str) -> None:
    body, said = UNSUPPORTED[name]
    with pytest.raises(OpError, match=said) as caught:
        imported(f"func.func @main(%x: {T}) {{\n{body}\nreturn\n}}", "x.mlir")
    line = 2 + body.split("%r")[0].count("\n")
    assert str(caught.value).startswith(f"x.mlir:{line}:")


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.sampled(8)
def test_modules_print_as_stablehlo_and_as_graph(name: str) -> None:
    from mlfuse.ir.parsing import parse_module
    from mlfuse.ir.verify import verify_module

    text = (MODULES / f"{name}.mlir").read_text()
    for module in (parse_module(text), imported(text)):
        for generic in (False, True):
            printed = print_module(module, generic=generic)
            again = parse_module(printed)
            verify_module(again)
            assert print_module(again) == print_module(module)


@pytest.mark.parametrize(
    ("op", "expected"),
    [
        ("bessel_i1e", [0.20791042, 0.08750622, -0.1564208]),
        ("digamma", [-0.57721566, 2.97052399, 0.03648997]),
        ("erf_inv", [np.inf, np.nan, -0.47693628]),
        ("lgamma", [0.0, 39.33988419, 1.26551212]),
    ],
)
def test_special_functions_of_chlo(op: str, expected: list[float]) -> None:
    """SciPy's values."""
    x, t = np.array([1.0, 20.0, -0.5], np.float32), "tensor<3xf32>"
    check(f"%r = chlo.{op} %x : {t} -> {t}", f"{t} -> {t}", [x], expected)


@pytest.mark.parametrize(
    ("op", "expected"),
    [
        ("polygamma", [np.pi**2 / 6, -2.4041138, 6.4939394]),
        ("zeta", [np.inf, np.pi**2 / 6, 1.2020569]),
    ],
)
def test_special_functions_of_two_arguments(op: str, expected: list[float]) -> None:
    """Of 1, 2 and 3 at 1: -2 zeta(3) and pi^4 / 15 are the second and the third polygamma."""
    x, t = np.array([1.0, 2.0, 3.0], np.float32), "tensor<3xf32>"
    body = f"%r = chlo.{op} %x, %y : {t}, {t} -> {t}"
    check(body, f"{t}; {t} -> {t}", [x, np.ones(3, np.float32)], expected)
