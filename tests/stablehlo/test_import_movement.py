"""StableHLO's data movement, indexing, windows and general reductions mean what the specification says.

Expected values are NumPy's, or those of loops that follow the specification word by word.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import numpy as np
import pytest
from evaluate import Array, evaluate, imported

from mlfuse.diagnostics.errors import OpError, place_of


def run(text: str, *args: Array) -> list[Array]:
    """The results of `text`, a function, after its import."""
    module = imported(text, "x.mlir")
    names = {op.name.split(".")[0] for op in module.walk()}
    assert names <= {"builtin", "func", "graph"}
    assert all(place_of(op) is not None for op in module.body.block.first_op.walk())  # pyright: ignore
    return evaluate(module, *args)


def function(signature: str, body: str) -> str:
    """`(%x: A) -> B`, and lines whose last value is `%r`."""
    result = signature.split(" -> ")[1]
    return f"func.func @main{signature} {{\n{body}\n  return %r : {result}\n}}"


X = np.arange(24, dtype=np.float32).reshape(4, 6) - 9.5


def test_pad_adds_takes_away_and_goes_between() -> None:
    body = "%r = stablehlo.pad %x, %v, low = [1, -1], high = [-1, 2], interior = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4x12xf32>"
    (got,) = run(
        function("(%x: tensor<4x6xf32>, %v: tensor<f32>) -> tensor<4x12xf32>", body),
        X,
        np.array(7, np.float32),
    )
    spread = np.full((4, 11), 7, np.float32)
    spread[:, ::2] = X
    want = np.pad(spread, ((1, 0), (0, 2)), constant_values=7)[:-1, 1:]
    np.testing.assert_array_equal(got, want)


def test_concatenate_and_reverse_and_broadcast() -> None:
    body = """
  %a = stablehlo.reverse %x, dims = [0, 1] : tensor<4x6xf32>
  %b = stablehlo.concatenate %x, %a, %x, dim = 1 : (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x18xf32>
  %r = stablehlo.broadcast %b, sizes = [2] : (tensor<4x18xf32>) -> tensor<2x4x18xf32>"""
    (got,) = run(function("(%x: tensor<4x6xf32>) -> tensor<2x4x18xf32>", body), X)
    row = np.concatenate([X, X[::-1, ::-1], X], axis=1)
    np.testing.assert_array_equal(got, np.stack([row, row]))


@pytest.mark.parametrize("start", [-3, 0, 2, 99])
def test_dynamic_slices_are_moved_to_where_they_fit(start: int) -> None:
    slice_ = "%s = stablehlo.dynamic_slice %x, %i, %c, sizes = [2, 3] : (tensor<4x6xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>"
    update = "%r = stablehlo.dynamic_update_slice %x, %s, %c, %i : (tensor<4x6xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<4x6xf32>"
    text = function(
        "(%x: tensor<4x6xf32>, %i: tensor<i32>) -> tensor<4x6xf32>",
        f"%c = stablehlo.constant dense<1> : tensor<i32>\n{slice_}\n{update}",
    )
    (got,) = run(text, X, np.array(start, np.int32))
    row, column = min(max(start, 0), 2), min(max(start, 0), 3)
    want = X.copy()
    want[1:3, column : column + 3] = X[row : row + 2, 1:4]
    np.testing.assert_array_equal(got, want)


def test_a_dynamic_slice_at_constants_is_a_slice() -> None:
    body = """
  %c = stablehlo.constant dense<9> : tensor<i32>
  %d = stablehlo.constant dense<1> : tensor<i32>
  %r = stablehlo.dynamic_slice %x, %c, %d, sizes = [2, 3] : (tensor<4x6xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>"""
    text = function("(%x: tensor<4x6xf32>) -> tensor<2x3xf32>", body)
    np.testing.assert_array_equal(run(text, X)[0], X[2:4, 1:4])


GATHER = """%r = "stablehlo.gather"(%x, %i) <{{dimension_numbers = #stablehlo.gather<{dims}>, indices_are_sorted = false, slice_sizes = array<i64: {sizes}>}}> : ({x}, {i}) -> {r}"""


def test_gather_of_rows_clamps() -> None:
    dims = (
        "offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1"
    )
    x, i, r = "tensor<4x6xf32>", "tensor<5x1xi32>", "tensor<5x6xf32>"
    body = GATHER.format(dims=dims, sizes="1, 6", x=x, i=i, r=r)
    ids = np.array([[3], [0], [-2], [7], [1]], np.int32)
    (got,) = run(function(f"(%x: {x}, %i: {i}) -> {r}", body), X, ids)
    np.testing.assert_array_equal(got, X[[3, 0, 0, 3, 1]])


def test_gather_of_windows_with_batch_dims() -> None:
    """For each batch: a 2 x 2 window of a matrix, at a place that it names by (column, row)."""
    dims = (
        "offset_dims = [1, 2], operand_batching_dims = [0], start_indices_batching_dims = [1], "
        "start_index_map = [2, 1], index_vector_dim = 0"
    )
    x, i, r = "tensor<3x4x6xf32>", "tensor<2x3xi64>", "tensor<3x2x2xf32>"
    body = GATHER.format(dims=dims, sizes="1, 2, 2", x=x, i=i, r=r)
    stack = np.stack([X, X * 2, X - 1])
    at = np.array([[0, 4, 99], [2, 1, -5]])
    (got,) = run(function(f"(%x: {x}, %i: {i}) -> {r}", body), stack, at)
    want = np.stack([stack[0, 2:4, 0:2], stack[1, 1:3, 4:6], stack[2, 0:2, 4:6]])
    np.testing.assert_array_equal(got, want)


def test_torch_index_select() -> None:
    body = '%r = "stablehlo.torch_index_select"(%x, %i) <{dim = 2 : i64, batch_dims = 1 : i64}> : (tensor<2x4x6xf32>, tensor<2x3xi32>) -> tensor<2x4x3xf32>'
    text = function("(%x: tensor<2x4x6xf32>, %i: tensor<2x3xi32>) -> tensor<2x4x3xf32>", body)
    stack, ids = np.stack([X, -X]), np.array([[5, 0, 0], [1, 2, 3]], np.int32)
    want = np.stack([part[:, row] for part, row in zip(stack, ids, strict=True)])
    np.testing.assert_array_equal(run(text, stack, ids)[0], want)


SCATTER = """%r = "stablehlo.scatter"(%x, %i, %u) <{{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}}> ({{
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    {region}
  }}) : (tensor<4x6xf32>, tensor<5x1xi32>, tensor<5x6xf32>) -> tensor<4x6xf32>"""

REGIONS: dict[str, tuple[str, Callable[[Array, Array], Array]]] = {
    "set": ("", lambda _, b: b),
    "add": ("%s = stablehlo.add %b, %a : tensor<f32>", np.add),
    "subtract": ("%s = stablehlo.subtract %a, %b : tensor<f32>", np.subtract),
    "multiply": ("%s = stablehlo.multiply %a, %b : tensor<f32>", np.multiply),
    "maximum": ("%s = stablehlo.maximum %a, %b : tensor<f32>", np.maximum),
}


@pytest.mark.parametrize("region", REGIONS)
def test_scatter_combines_in_order_and_leaves_out_what_is_outside(region: str) -> None:
    line, combine = REGIONS[region]
    last = "%b" if region == "set" else "%s"
    body = SCATTER.format(region=f"{line}\n    stablehlo.return {last} : tensor<f32>")
    text = function(
        "(%x: tensor<4x6xf32>, %i: tensor<5x1xi32>, %u: tensor<5x6xf32>) -> tensor<4x6xf32>", body
    )
    ids = np.array([[3], [4], [3], [-1], [0]], np.int32)
    updates = np.linspace(-2, 2, 30, dtype=np.float32).reshape(5, 6)
    (got,) = run(text, X, ids, updates)
    want = X.copy()
    for (row,), update in zip(ids, updates, strict=True):
        if 0 <= row < 4:
            want[row] = combine(want[row], update)
    np.testing.assert_array_equal(got, want)


UNIQUE = """%r = "stablehlo.scatter"(%x, %i, %u) <{{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}}> ({{
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %two = stablehlo.constant dense<2.0> : tensor<f32>
    {region}
    stablehlo.return %s : tensor<f32>
  }}) : (tensor<4x6xf32>, tensor<4x1xi32>, tensor<4x4xf32>) -> tensor<4x6xf32>"""
FUNCTIONS: dict[str, tuple[str, Callable[[Array, Array], Array]]] = {
    "of the elements alone": (
        "%t = stablehlo.multiply %a, %two : tensor<f32>\n"
        "%s = stablehlo.subtract %two, %t : tensor<f32>",
        lambda a, _: 2 - a * 2,
    ),
    "of elements and updates": (
        "%c = stablehlo.compare LT, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
        "%d = stablehlo.divide %a, %b : tensor<f32>\n"
        "%s = stablehlo.select %c, %d, %two : tensor<i1>, tensor<f32>",
        lambda a, b: np.where(a < b, a / b, np.float32(2)),
    ),
    "and a value from outside": ("%s = stablehlo.divide %a, %z : tensor<f32>", lambda a, _: a / 4),
    "that is a constant": ("%s = stablehlo.negate %two : tensor<f32>", lambda a, _: a * 0 - 2),
    "that changes nothing": ("%s = stablehlo.reshape %a : (tensor<f32>) -> tensor<f32>", lambda a, _: a),
}  # fmt: skip


@pytest.mark.parametrize("kind", FUNCTIONS)
def test_scatter_of_unique_indices_applies_any_elementwise_function(kind: str) -> None:
    """To the slices that lie inside: the first two of four."""
    region, apply = FUNCTIONS[kind]
    signature = "(%x: tensor<4x6xf32>, %i: tensor<4x1xi32>, %u: tensor<4x4xf32>, %z: tensor<f32>)"
    text = function(f"{signature} -> tensor<4x6xf32>", UNIQUE.format(region=region))
    updates = np.linspace(1, 3, 16, dtype=np.float32).reshape(4, 4)
    ids = np.array([[2], [0], [4], [-1]], np.int32)
    (got,) = run(text, X, ids, updates, np.array(4, np.float32))
    want = X.copy()
    for (row,), update in zip(ids[:2], updates, strict=False):
        want[row, :4] = apply(want[row, :4], update)
    np.testing.assert_array_equal(got, want)
    assert np.any(got != X) or kind == "that changes nothing"


def test_scatter_applies_one_function_to_several_tensors() -> None:
    body = """%r:2 = "stablehlo.scatter"(%x, %y, %i, %u, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>, %d: tensor<f32>):
    %s = stablehlo.multiply %a, %b : tensor<f32>
    %t = stablehlo.add %b, %d : tensor<f32>
    stablehlo.return %s, %t : tensor<f32>, tensor<f32>
  }) : (tensor<6xf32>, tensor<6xf32>, tensor<2x1xi32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<6xf32>, tensor<6xf32>)"""
    signature = "(%x: tensor<6xf32>, %y: tensor<6xf32>, %i: tensor<2x1xi32>, %u: tensor<2xf32>)"
    text = f"func.func @main{signature} -> (tensor<6xf32>, tensor<6xf32>) {{\n{body}\nreturn %r#0, %r#1 : tensor<6xf32>, tensor<6xf32>\n}}"
    x, y = np.arange(1, 7, dtype=np.float32), np.arange(11, 17, dtype=np.float32)
    products, sums = run(text, x, y, np.array([[4], [1]], np.int32), np.array([10, 20], np.float32))
    np.testing.assert_array_equal(products, [1, 2 * 12, 3, 4, 5 * 15, 6])
    np.testing.assert_array_equal(sums, [11, 12 + 20, 13, 14, 15 + 10, 16])


def test_scatter_into_several_tensors() -> None:
    body = """%r:2 = "stablehlo.scatter"(%x, %y, %i, %u, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>, %d: tensor<f32>):
    %s = stablehlo.add %a, %c : tensor<f32>
    stablehlo.return %s, %d : tensor<f32>, tensor<f32>
  }) : (tensor<6xf32>, tensor<6xf32>, tensor<2x1xi32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<6xf32>, tensor<6xf32>)"""
    signature = "(%x: tensor<6xf32>, %y: tensor<6xf32>, %i: tensor<2x1xi32>, %u: tensor<2xf32>)"
    text = f"func.func @main{signature} -> (tensor<6xf32>, tensor<6xf32>) {{\n{body}\nreturn %r#0, %r#1 : tensor<6xf32>, tensor<6xf32>\n}}"
    ids, updates = np.array([[1], [4]], np.int32), np.array([10, 20], np.float32)
    added, replaced = run(text, X[0], X[1], ids, updates)
    np.testing.assert_array_equal(added, X[0] + [0, 10, 0, 0, 20, 0])
    want = X[1].copy()
    want[[1, 4]] = updates
    np.testing.assert_array_equal(replaced, want)


def window_text(
    shape: tuple[int, ...],
    result: tuple[int, ...],
    window: dict[str, tuple[int, ...]],
    padding: list[tuple[int, int]],
    init: str,
    combiner: str,
) -> str:
    """A reduce_window over f32 elements."""
    x, r = (f"tensor<{'x'.join(map(str, s))}xf32>" for s in (shape, result))
    lists = ", ".join(f"{k} = array<i64: {str(v)[1:-1].rstrip(',')}>" for k, v in window.items())
    pairs = f"dense<{[list(p) for p in padding]}> : tensor<{len(padding)}x2xi64>"
    body = f"""%c = stablehlo.constant dense<{init}> : tensor<f32>
  %r = "stablehlo.reduce_window"(%x, %c) <{{{lists}, padding = {pairs}}}> ({{
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.{combiner} %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }}) : ({x}, tensor<f32>) -> {r}"""
    return function(f"(%x: {x}) -> {r}", body)


def reduce_window(
    x: Array,
    sizes: tuple[int, ...],
    strides: tuple[int, ...],
    dilations: tuple[int, ...],
    base: tuple[int, ...],
    padding: list[tuple[int, int]],
    init: float,
    combine: np.ufunc,
) -> Array:
    """By the specification: pad with the init value, then each window from the init value on."""
    spread = np.full([max((n - 1) * d + 1, 0) for n, d in zip(x.shape, base, strict=True)], init)
    spread[tuple(slice(None, None, d) for d in base)] = x
    padded = np.pad(spread, [(max(a, 0), max(b, 0)) for a, b in padding], constant_values=init)
    counts = [
        (n - (w - 1) * d - 1) // s + 1
        for n, w, d, s in zip(padded.shape, sizes, dilations, strides, strict=True)
    ]
    result = np.full(counts, init)
    for place in np.ndindex(*counts):
        for offset in np.ndindex(*sizes):
            at = [
                p * s + o * d for p, s, o, d in zip(place, strides, offset, dilations, strict=True)
            ]
            result[place] = combine(result[place], padded[tuple(at)])
    return result.astype(np.float32)


@pytest.mark.parametrize(
    ("init", "combiner", "ufunc"),
    [
        ("0.0", "add", np.add),
        ("1.5", "add", np.add),
        ("0xFF800000", "maximum", np.maximum),
        ("3.0", "minimum", np.minimum),
    ],
)
@pytest.mark.parametrize("base", [(1, 1), (2, 1)])
def test_reduce_window(init: str, combiner: str, ufunc: np.ufunc, base: tuple[int, int]) -> None:
    number = -np.inf if init.startswith("0x") else float(init)
    sizes, strides, dilations, padding = (2, 3), (1, 2), (1, 2), [(1, 0), (2, 1)]
    want = reduce_window(X, sizes, strides, dilations, base, padding, number, ufunc)
    window = {
        "window_dimensions": sizes,
        "window_strides": strides,
        "window_dilations": dilations,
        "base_dilations": base,
    }
    text = window_text(X.shape, want.shape, window, padding, init, combiner)
    np.testing.assert_array_equal(run(text, X)[0], want)


@pytest.mark.parametrize(
    ("padding", "op"),
    [((5, 0), "graph.cumulative"), ((0, 5), "graph.cumulative"), ((4, 1), "graph.reduce")],
)
def test_windows_over_all_earlier_or_later_elements_are_running_sums(
    padding: tuple[int, int], op: str
) -> None:
    window = {"window_dimensions": (1, 6)}
    text = window_text((4, 6), (4, 6), window, [(0, 0), padding], "0.0", "add")
    assert op in [each.name for each in imported(text).walk()]
    want = reduce_window(X, (1, 6), (1, 1), (1, 1), (1, 1), [(0, 0), padding], 0.0, np.add)
    np.testing.assert_array_equal(run(text, X)[0], want)


def select_and_scatter(
    x: Array,
    source: Array,
    sizes: tuple[int, ...],
    strides: tuple[int, ...],
    low: tuple[int, ...],
    init: float,
) -> Array:
    """By the specification: each window's first largest element within `x` gets its source."""
    result = np.full(x.shape, init, x.dtype)
    for place in np.ndindex(*source.shape):
        best: tuple[int, ...] | None = None
        for offset in np.ndindex(*sizes):
            at = tuple(
                p * s - lo + o for p, s, lo, o in zip(place, strides, low, offset, strict=True)
            )
            if any(not 0 <= i < n for i, n in zip(at, x.shape, strict=True)):
                continue
            if best is None or not x[best] >= x[at]:
                best = at
        if best is not None:
            result[best] += source[place]
    return result


WINDOWS = {
    "apart": ((2, 2), (2, 2), [(0, 0), (0, 0)]),
    "overlapping": ((3, 3), (1, 2), [(0, 0), (0, 0)]),
    "padded": ((3, 2), (2, 1), [(1, 1), (1, 0)]),
    "mostly padding": ((2, 2), (1, 1), [(3, 2), (0, 3)]),
    "with gaps": ((1, 2), (2, 3), [(0, 0), (0, 1)]),
    "taking away": ((2, 3), (1, 1), [(-1, 0), (0, -1)]),
}


@pytest.mark.parametrize("init", [0.0, 2.5])
@pytest.mark.parametrize("name", WINDOWS)
def test_select_and_scatter(name: str, init: float) -> None:
    sizes, strides, padding = WINDOWS[name]
    counts = [
        (n + a + b - w) // s + 1
        for n, w, s, (a, b) in zip((5, 7), sizes, strides, padding, strict=True)
    ]
    rng = np.random.default_rng(3)
    x = rng.integers(-2, 2, (5, 7)).astype(np.float32)  # many are equal
    x[0, :3] = -np.inf
    source = rng.integers(-9, 9, counts).astype(np.float32)
    r = f"tensor<{counts[0]}x{counts[1]}xf32>"
    body = f"""%c = stablehlo.constant dense<{init}> : tensor<f32>
  %r = "stablehlo.select_and_scatter"(%x, %s, %c) <{{padding = dense<{[list(p) for p in padding]}> : tensor<2x2xi64>, window_dimensions = array<i64: {sizes[0]}, {sizes[1]}>, window_strides = array<i64: {strides[0]}, {strides[1]}>}}> ({{
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %g = stablehlo.compare GE, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %g : tensor<i1>
  }}, {{
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %t = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %t : tensor<f32>
  }}) : (tensor<5x7xf32>, {r}, tensor<f32>) -> tensor<5x7xf32>"""
    text = function(f"(%x: tensor<5x7xf32>, %s: {r}) -> tensor<5x7xf32>", body)
    low = (padding[0][0], padding[1][0])
    taken = tuple(
        slice(max(-a, 0), n - max(-b, 0)) for n, (a, b) in zip(x.shape, padding, strict=True)
    )
    outside = np.full_like(x, np.nan)
    outside[taken] = x[taken]
    want = np.full(x.shape, init, np.float32)
    kept = tuple(max(p, 0) for p in low)
    want[taken] = select_and_scatter(x[taken], source, sizes, strides, kept, init)
    np.testing.assert_array_equal(run(text, x, source)[0], want)


REDUCER = """%r:2 = stablehlo.reduce(%x init: %c), (%i init: %z) across dimensions = [1] : (tensor<4x6xf32>, tensor<4x6xi32>, tensor<f32>, tensor<i32>) -> (tensor<4xf32>, tensor<4xi32>)
   reducer(%a: tensor<f32>, %b: tensor<f32>) (%p: tensor<i32>, %q: tensor<i32>) {{
    %0 = stablehlo.compare {predicate}, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1 = stablehlo.compare NE, %a, %a, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %2 = stablehlo.or %0, %1 : tensor<i1>
    %3 = stablehlo.compare EQ, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %4 = stablehlo.compare LT, %p, %q, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.and %3, %4 : tensor<i1>
    %6 = stablehlo.or %2, %5 : tensor<i1>
    %7 = stablehlo.select %2, %a, %b : tensor<i1>, tensor<f32>
    %8 = stablehlo.select %6, %p, %q : tensor<i1>, tensor<i32>
    stablehlo.return %7, %8 : tensor<f32>, tensor<i32>
  }}"""


def extreme_text(predicate: str, init: str, indices: str) -> str:
    body = f"""  %c = stablehlo.constant dense<{init}> : tensor<f32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  {indices}
  {REDUCER.format(predicate=predicate)}"""
    results = "tensor<4xf32>, tensor<4xi32>"
    return f"func.func @main(%x: tensor<4x6xf32>, %j: tensor<4x6xi32>) -> ({results}) {{\n{body}\n  return %r#0, %r#1 : {results}\n}}"


TIES = np.array(
    [[1, 3, 3, 0, 2, 3], [5, 5, 4, 4, 5, 4], [0, np.nan, 7, np.nan, 7, 0], [-np.inf] * 6]
)
IOTA = "%i = stablehlo.iota dim = 1 : tensor<4x6xi32>"


@pytest.mark.parametrize(
    ("predicate", "init", "find", "best"),
    [("GT", "0xFF800000", np.argmax, np.max), ("LT", "0x7F800000", np.argmin, np.min)],
)
def test_jax_argmax_is_argmax(
    predicate: str,
    init: str,
    find: Callable[..., Array],
    best: Callable[..., Array],
) -> None:
    text = extreme_text(predicate, init, IOTA)
    x, unused = TIES.astype(np.float32), np.zeros((4, 6), np.int32)
    value, where = run(text, x, unused)
    np.testing.assert_array_equal(value, best(x, axis=1))
    np.testing.assert_array_equal(where, find(x, axis=1))


def test_a_reduction_by_a_region_of_several_tensors() -> None:
    """Sum and sum of squares; the region's constant is part of the combiner."""
    body = """%z = stablehlo.constant dense<0.0> : tensor<f32>
  %y = stablehlo.multiply %x, %x : tensor<4x6xf32>
  %r:2 = stablehlo.reduce(%x init: %z), (%y init: %z) across dimensions = [0] : (tensor<4x6xf32>, tensor<4x6xf32>, tensor<f32>, tensor<f32>) -> (tensor<6xf32>, tensor<6xf32>)
   reducer(%a: tensor<f32>, %b: tensor<f32>) (%c: tensor<f32>, %d: tensor<f32>) {
    %one = stablehlo.constant dense<1.0> : tensor<f32>
    %s = stablehlo.add %a, %b : tensor<f32>
    %t = stablehlo.add %c, %d : tensor<f32>
    %u = stablehlo.multiply %t, %one : tensor<f32>
    stablehlo.return %s, %u : tensor<f32>, tensor<f32>
  }"""
    results = "tensor<6xf32>, tensor<6xf32>"
    text = f"func.func @main(%x: tensor<4x6xf32>) -> ({results}) {{\n{body}\n  return %r#0, %r#1 : {results}\n}}"
    total, squares = run(text, X)
    np.testing.assert_array_equal(total, X.sum(0))
    np.testing.assert_array_equal(squares, (X * X).sum(0))


def test_windows_of_several_tensors() -> None:
    """The source at the place of each window's largest element, as JAX's tangent of a max pool."""
    body = """%n = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %r:2 = "stablehlo.reduce_window"(%x, %y, %n, %z) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>, %d: tensor<f32>):
    %g = stablehlo.compare GE, %a, %c, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %s = stablehlo.select %g, %a, %c : tensor<i1>, tensor<f32>
    %t = stablehlo.select %g, %b, %d : tensor<i1>, tensor<f32>
    stablehlo.return %s, %t : tensor<f32>, tensor<f32>
  }) : (tensor<4x6xf32>, tensor<4x6xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x2xf32>, tensor<2x2xf32>)"""
    results = "tensor<2x2xf32>, tensor<2x2xf32>"
    text = f"func.func @main(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> ({results}) {{\n{body}\n  return %r#0, %r#1 : {results}\n}}"
    rng = np.random.default_rng(1)
    x, y = rng.standard_normal((2, 4, 6)).astype(np.float32)
    best, taken = run(text, x, y)
    for i, j in product(range(2), repeat=2):
        block = (slice(2 * i, 2 * i + 2), slice(3 * j, 3 * j + 3))
        at = np.unravel_index(np.argmax(x[block]), (2, 3))
        assert best[i, j] == x[block].max()
        assert taken[i, j] == y[block][at]


SIZES = "%s = stablehlo.constant dense<[{}]> : tensor<2xi64>\n  "
DYNAMIC: dict[str, tuple[str, str, Array]] = {
    "broadcast": (
        SIZES.format("4, 6")
        + "%r = stablehlo.dynamic_broadcast_in_dim %x, %s, dims = [0, 1] {known_expanding_dimensions = array<i64>} : (tensor<4x6xf32>, tensor<2xi64>) -> tensor<4x6xf32>",
        "tensor<4x6xf32>",
        X,
    ),
    "reshape": (
        SIZES.format("8, 3")
        + "%r = stablehlo.dynamic_reshape %x, %s : (tensor<4x6xf32>, tensor<2xi64>) -> tensor<8x3xf32>",
        "tensor<8x3xf32>",
        X.reshape(8, 3),
    ),
    "iota": (
        SIZES.format("2, 3")
        + "%r = stablehlo.dynamic_iota %s, dim = 1 : (tensor<2xi64>) -> tensor<2x3xi32>",
        "tensor<2x3xi32>",
        np.array([[0, 1, 2], [0, 1, 2]]),
    ),
    "pad": (
        SIZES.format("1, 0")
        + "%v = stablehlo.constant dense<5.0> : tensor<f32>\n"
        + "%r = stablehlo.dynamic_pad %x, %v, %s, %s, %s : (tensor<4x6xf32>, tensor<f32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<9x6xf32>",
        "tensor<9x6xf32>",
        np.stack([X[i // 2] if i % 2 else np.full(6, 5) for i in range(9)]),
    ),
    "slice": (
        SIZES.format("1, 2")
        + "%l = stablehlo.constant dense<[4, 6]> : tensor<2xi64>\n"
        + "%r = stablehlo.real_dynamic_slice %x, %s, %l, %s : (tensor<4x6xf32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<3x2xf32>",
        "tensor<3x2xf32>",
        X[1:4, 2:6:2],
    ),
    "gather": (
        SIZES.format("1, 6")
        + "%i = stablehlo.constant dense<[2, 0]> : tensor<2xi32>\n"
        + '%r = "stablehlo.dynamic_gather"(%x, %i, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<4x6xf32>, tensor<2xi32>, tensor<2xi64>) -> tensor<2x6xf32>',
        "tensor<2x6xf32>",
        X[[2, 0]],
    ),
    "size": (
        "%r = stablehlo.get_dimension_size %x, dim = 1 : (tensor<4x6xf32>) -> tensor<i32>",
        "tensor<i32>",
        np.array(6),
    ),
}


@pytest.mark.parametrize("name", DYNAMIC)
def test_sizes_that_are_constant_operands(name: str) -> None:
    body, result, want = DYNAMIC[name]
    np.testing.assert_array_equal(
        run(function(f"(%x: tensor<4x6xf32>) -> {result}", body), X)[0], want
    )


REFUSED: dict[str, tuple[str, str]] = {
    "a scatter by another function": (
        SCATTER.format(
            region="%s = stablehlo.divide %a, %b : tensor<f32>\n    stablehlo.return %s : tensor<f32>"
        ),
        "result 0 of the region must be its update, or one op",
    ),
    "a scatter by a function that isn't elementwise": (
        """%r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %n = stablehlo.iota dim = 0 : tensor<2xf32>
    %s = stablehlo.negate %a : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<5x1xi32>, tensor<5x6xf32>) -> tensor<4x6xf32>""",
        "graph.iota in its region is not supported",
    ),
    "a selection by equality": (
        """%r = "stablehlo.select_and_scatter"(%x, %x, %z) <{window_dimensions = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %g = stablehlo.compare EQ, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %g : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %t = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %t : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<4x6xf32>, tensor<f32>) -> tensor<4x6xf32>""",
        "GE, GT, LE or LT",
    ),
    "a region that looks outside": (
        """%r = stablehlo.reduce(%x init: %z) across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
   reducer(%a: tensor<f32>, %b: tensor<f32>) {
    %s = stablehlo.add %a, %b : tensor<f32>
    %t = stablehlo.add %s, %z : tensor<f32>
    stablehlo.return %t : tensor<f32>
  }""",
        "must not use values from outside",
    ),
    "a size that isn't known": (
        "%r = stablehlo.dynamic_pad %x, %z, %k, %k, %k : (tensor<4x6xf32>, tensor<f32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xf32>",
        "paddings must be constants",
    ),
    "a reshape to an unknown size": (
        "%r = stablehlo.dynamic_reshape %x, %k : (tensor<4x6xf32>, tensor<2xi64>) -> tensor<?x?xf32>",
        "must be static",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_can_not_be_said_is_an_error_at_its_place(name: str) -> None:
    body, said = REFUSED[name]
    args = "%x: tensor<4x6xf32>, %z: tensor<f32>, %k: tensor<2xi64>, %i: tensor<5x1xi32>, %u: tensor<5x6xf32>"
    with pytest.raises(OpError, match=said) as caught:
        imported(f"func.func @main({args}) {{\n{body}\nreturn\n}}", "x.mlir")
    assert str(caught.value).startswith("x.mlir:2:")
