"""How reductions run on a CPU: what each schedule promises, at the sizes where it begins and ends.

Expected values are NumPy's, in f64 where sums are compared.
"""

from typing import Any

import numpy as np
import pytest
from cpu_run import compile_kernel
from product_cases import at_loops

import mlfuse
from mlfuse.targets import devices
from mlfuse.testing.agreement import agree

pytestmark = pytest.mark.quick_c

Array = np.ndarray[Any, np.dtype[Any]]
F32 = np.float32


def tensor(*shape: int, dtype: str = "f32") -> str:
    return f"tensor<{'x'.join([*map(str, shape), dtype])}>"


def reduction(kind: str, shape: tuple[int, ...], dims: list[int]) -> str:
    t, r = tensor(*shape), tensor(*(n for d, n in enumerate(shape) if d not in dims))
    return f"""func.func @main(%x: {t}) -> {r} {{
      %y = graph.reduce {kind} %x dims {dims} : {t} -> {r}
      func.return %y : {r}
    }}"""


def softmax_text(rows: int | str, n: int | str) -> str:
    t = f"tensor<{rows}x{n}xf32>"
    return f"""func.func @main(%x: {t}) -> {t} {{
      %y = graph.softmax %x {{axis = 1 : i64}} : {t}
      func.return %y : {t}
    }}"""


def softmax(x: Array) -> Array:
    e = np.exp(x.astype(np.float64) - x.max(1, keepdims=True))
    return e / e.sum(1, keepdims=True)


def normals(*shape: int, seed: int = 0) -> Array:
    return np.random.default_rng(seed).standard_normal(shape, F32)


PERIOD = 8


def repeated(rows: int, n: int) -> Array:
    """A few different rows, again and again."""
    return normals(PERIOD, n)[np.arange(rows) % PERIOD]


def check_repeated(x: Array, y: Array) -> None:
    """The first rows of a softmax agree with NumPy's, and rows that are equal have equal results."""
    few = x[:PERIOD]
    if few.size:
        agree(softmax_text(*few.shape), [few], y[:PERIOD], softmax(few))
    np.testing.assert_array_equal(y, y[:PERIOD][np.arange(len(y)) % PERIOD])


def misaligned(shape: tuple[int, ...], by: int = 3) -> Array:
    """An array that begins `by` elements after an aligned address."""
    whole = np.zeros(int(np.prod(shape)) + 64, F32)
    return whole[by : by + int(np.prod(shape))].reshape(shape)


# Maxima and minima, whose partial results are integers.

SPECIAL = [
    [-0.0, 0.0],
    [0.0, -0.0],
    [-0.0, -0.0],
    [-np.inf, -np.inf],
    [-np.inf, 3e38],
    [np.inf, -3e38],
    [1e-45, -1e-45],
    [np.nan, np.inf],
    [-np.nan, -np.inf],
    [-1.0, np.nan],
    [-1.0, -np.nan],
]


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["max", "min"])
@pytest.mark.parametrize("n", [9, 31, 32, 100])
def test_extremes_of_special_values_are_exact(kind: str, n: int):
    rows = [[value] * n for pair in SPECIAL for value in pair[:1]]
    for row, pair in zip(rows, SPECIAL, strict=True):
        row[n // 2] = pair[1]
    x = np.array(rows, F32)
    x[-1, n // 2] = np.uint32(0xFFC00001).view(F32)  # a NaN with its sign set
    got = mlfuse.compile(reduction(kind, x.shape, [1]), device="cpu")(x)
    better = max if kind == "max" else min
    for row, result in zip(x, got, strict=True):
        if np.isnan(row).any():
            assert np.isnan(result)
            continue
        want = float(row[0])
        for value in row[1:].tolist():
            if value == want == 0:  # +0 is the greater one
                negative = np.signbit(value) or np.signbit(want)
                both = np.signbit(value) and np.signbit(want)
                want = -0.0 if (both if kind == "max" else negative) else 0.0
            else:
                want = better(value, want)
        assert result == want and np.signbit(result) == np.signbit(want)


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["max", "min"])
def test_columns_let_nan_through_and_order_zeros(kind: str):
    x = normals(103, 700)
    x[50, 3] = np.nan
    x[:, 5] = -0.0
    x[60, 5] = 0.0
    got = mlfuse.compile(reduction(kind, x.shape, [0]), device="cpu")(x)
    want = getattr(np, kind)(x, axis=0)
    want[5] = 0.0 if kind == "max" else -0.0
    np.testing.assert_array_equal(got, want)
    assert np.signbit(got[5]) == (kind == "min")


def test_a_sum_and_a_maximum_share_one_read():
    t, r = tensor(40, 77), tensor(40)
    text = f"""func.func @main(%x: {t}) -> ({r}, {r}) {{
      %s = graph.reduce add %x dims [1] : {t} -> {r}
      %m = graph.reduce max %x dims [1] : {t} -> {r}
      func.return %s, %m : {r}, {r}
    }}"""
    x = normals(40, 77)
    run = mlfuse.compile(text, device="cpu")
    total, largest = run(x)
    assert run.launches == 1
    agree(text, [x], (total, largest), x.astype(np.float64).sum(1), x.max(1))
    np.testing.assert_array_equal(largest, x.max(1))


# Short rows: vectors across rows.


@pytest.mark.slow
@pytest.mark.parametrize("n", [1, 2, 3, 5, 8])
@pytest.mark.parametrize("rows", [64, 1003])
def test_softmax_of_rows_of_a_few_elements(rows: int, n: int):
    x = normals(rows, n) * 10
    run = mlfuse.compile(softmax_text(rows, n), device="cpu")
    agree(softmax_text(rows, n), [x], run(x), softmax(x))
    if n > 1:
        assert "scf.for" not in run.stage("kernel")  # a row has no loop


@pytest.mark.slow
def test_short_rows_of_unknown_number():
    run = mlfuse.compile(softmax_text("?", 3), device="cpu")
    for rows in (0, 1, 5, 300):
        x = normals(rows, 3)
        want = softmax(x) if rows else x
        agree(softmax_text("?", 3), [x], run(x), want)


@pytest.mark.slow
@pytest.mark.parametrize("n", [9, 16, 17, 31, 33, 64])
def test_rows_shorter_than_all_lanes(n: int):
    x = normals(130, n)
    run = mlfuse.compile(softmax_text(130, n), device="cpu")
    agree(softmax_text(130, n), [x], run(x), softmax(x))


# Large rows: fetched ahead, results past the caches.


@pytest.mark.slow
@pytest.mark.parametrize(("rows", "n"), [(1301, 2500), (1100, 2560), (9000, 300)])
def test_large_softmax_streams_its_result_wherever_it_lies(rows: int, n: int):
    run = mlfuse.compile(softmax_text(rows, n), device="cpu")
    x = repeated(rows, n)
    for by in (0, 1, 16, 37):
        y = misaligned(x.shape, by)
        run(x, out=[y])
        check_repeated(x, y)


@pytest.mark.slow
def test_sizes_choose_at_run_time_whether_results_are_streamed():
    run = mlfuse.compile(softmax_text("?", "?"), device="cpu")
    for shape in [(3, 5), (0, 7), (1, 1), (1200, 2501)]:
        x = repeated(*shape)
        check_repeated(x, run(x))


# Labels: reductions over a row that one element decides.


def test_a_one_hot_sum_is_one_element():
    t, v, r = tensor(6, 50), tensor(6, dtype="i64"), tensor(6)
    text = f"""func.func @main(%x: {t}, %k: {v}) -> {r} {{
      %i = graph.iota dim 1 : tensor<6x50xi64>
      %b = graph.broadcast %k dims [0] : {v} -> tensor<6x50xi64>
      %c = graph.compare eq %i, %b : tensor<6x50xi64>
      %z = graph.constant dense<0.0> : tensor<f32>
      %zs = graph.broadcast %z dims [] : tensor<f32> -> {t}
      %s = graph.select %c, %x, %zs : {t}
      %y = graph.reduce add %s dims [1] : {t} -> {r}
      func.return %y : {r}
    }}"""
    x = normals(6, 50)
    x[:, 7] = np.inf  # not chosen: adds 0
    x[2, 49] = np.nan
    x[3, 0] = -0.0
    labels = np.array([4, -1, 49, 0, 50, 2**40], np.int64)
    got = mlfuse.compile(text, device="cpu")(x, labels)
    np.testing.assert_array_equal(got, [x[0, 4], 0, np.nan, 0, 0, 0])
    assert not np.signbit(got[3])  # the sum of -0 and zeros


def test_a_row_that_is_stored_beside_the_element_of_a_label():
    """The reduction of the label needs one element of a row, but its nest stores all."""
    text = """func.func @main(%x: tensor<3x100xf32>, %l: tensor<3xi32>) -> (tensor<3x100xf32>, tensor<f32>) {
      %e = graph.exp2 %x : tensor<3x100xf32>
      %n = graph.nll_loss %e, %l {axis = 1 : i64} : tensor<3x100xf32>, tensor<3xi32> -> tensor<f32>
      func.return %e, %n : tensor<3x100xf32>, tensor<f32>
    }"""
    x = np.random.default_rng(0).standard_normal((3, 100), np.float32)
    labels = np.array([7, 0, 99], np.int32)
    e, loss = mlfuse.compile(text, "cpu")(x, labels)
    want = np.exp2(x.astype(np.float64))
    np.testing.assert_allclose(e, want, rtol=1e-6)
    np.testing.assert_allclose(loss, -want[[0, 1, 2], labels].mean(), rtol=1e-6)


@pytest.mark.slow
@pytest.mark.parametrize("n", [20, 3000])
def test_cross_entropy_of_labels_inside_and_outside(n: int):
    text = f"""func.func @main(%x: tensor<9x{n}xf32>, %k: tensor<9xi64>) -> tensor<9xf32> {{
      %y = graph.cross_entropy %x, %k {{reduction = "none"}} : tensor<9x{n}xf32>, tensor<9xi64> -> tensor<9xf32>
      func.return %y : tensor<9xf32>
    }}"""
    x = normals(9, n)
    labels = np.array([0, n - 1, 5, 6, 7, 8, 9, 1, 2], np.int64)
    wide = x.astype(np.float64)
    shifted = wide - wide.max(1, keepdims=True)
    want = np.log(np.exp(shifted).sum(1)) - shifted[np.arange(9), labels]
    run = mlfuse.compile(text, device="cpu")
    agree(text, [x, labels], run(x, labels), want)
    labels[3], labels[4] = n, -1
    got = run(x, labels)
    assert np.isnan(got[[3, 4]]).all() and np.isfinite(np.delete(got, [3, 4])).all()


# Columns and scans: several rows at once, and the rest.


@pytest.mark.slow
@pytest.mark.parametrize("rows", [1, 2, 3, 4, 5, 6, 7, 1000])
@pytest.mark.parametrize("columns", [40, 300, 2100])
def test_column_sums_of_any_number_of_rows(rows: int, columns: int):
    x = normals(rows, columns)
    got = mlfuse.compile(reduction("add", x.shape, [0]), device="cpu")(x)
    wide = x.astype(np.float64)
    bound = rows * np.finfo(F32).eps * np.abs(wide).sum(0)
    assert (np.abs(got - wide.sum(0)) <= bound).all()


@pytest.mark.slow
@pytest.mark.parametrize("columns", [40, 300, 2100])
def test_a_column_sum_has_no_more_roundings_than_its_runs(columns: int):
    """32 in a run of 32 rows, and one for each of the 32 runs. In order, the error of this sum would be 2.5 times that."""
    x = np.full((1024, columns), 0.1, F32)
    got = mlfuse.compile(reduction("add", x.shape, [0]), device="cpu")(x)
    total = 1024 * float(F32(0.1))
    assert (np.abs(got - total) <= 64 * np.finfo(F32).eps / 2 * total).all()


def normalized(rows: int | str, columns: int) -> str:
    """Two reductions of each column, where the second needs the first, and a nest that needs both."""
    t, line = f"tensor<{rows}x{columns}xf32>", f"tensor<{columns}xf32>"
    return f"""func.func @main(%x: {t}, %w: {line}) -> ({t}, {line}, {line}) {{
      %s = graph.reduce add %x dims [0] : {t} -> {line}
      %m = graph.mul %s, %w : {line}
      %b = graph.broadcast %m dims [1] like %x : {line}, {t} -> {t}
      %d = graph.sub %x, %b : {t}
      %q = graph.mul %d, %d : {t}
      %v = graph.reduce add %q dims [0] : {t} -> {line}
      %c = graph.broadcast %v dims [1] like %x : {line}, {t} -> {t}
      %y = graph.mul %d, %c : {t}
      func.return %y, %m, %v : {t}, {line}, {line}
    }}"""


@pytest.mark.slow
@pytest.mark.parametrize("of_known_size", [True, False])
@pytest.mark.parametrize(
    ("rows", "columns"), [(1023, 64), (1024, 64), (1025, 64), (5000, 48), (70_000, 1), (1500, 300)]
)
def test_reductions_of_columns_and_what_needs_them_go_in_blocks(
    rows: int, columns: int, of_known_size: bool
):
    text = normalized(rows if of_known_size else "?", columns)
    x, w = normals(rows, columns) + F32(9), np.full(columns, 1 / rows, F32)
    got = mlfuse.compile(text, device="cpu")(x, w)
    mean = x.sum(0, dtype=np.float64) * w
    apart = x - mean
    squares = (apart**2).sum(0)
    agree(text, [x, w], got, apart * squares, mean, squares)


def test_each_nest_in_blocks_is_a_parallel_loop():
    def parallel_loops(loops: str) -> int:
        return compile_kernel(loops, device=devices.get("cpu")).source.count("omp parallel for")

    assert parallel_loops(at_loops(normalized(1023, 64), "cpu")) == 0
    loops = at_loops(normalized(5000, 64), "cpu")
    assert parallel_loops(loops) == 3
    overwrites = loops.replace("%19, %y[", "%19, %x[")
    assert overwrites != loops and parallel_loops(overwrites) == 0


def cumulative(shape: tuple[int, int], dim: int, options: str = "") -> str:
    t = tensor(*shape)
    return f"""func.func @main(%x: {t}) -> {t} {{
      %y = graph.cumulative add %x dim {dim} {options}: {t} -> {t}
      func.return %y : {t}
    }}"""


@pytest.mark.slow
@pytest.mark.parametrize("rows", [1, 2, 3, 4, 5, 9, 130])
def test_scans_of_any_number_of_rows_go_in_order(rows: int):
    x = normals(rows, 333)
    got = mlfuse.compile(cumulative(x.shape, 1), device="cpu")(x)
    np.testing.assert_array_equal(got, np.cumsum(x, axis=1, dtype=F32))


@pytest.mark.slow
@pytest.mark.parametrize("rows", [1, 2, 3, 4, 5, 9, 130])
def test_scans_along_columns_go_in_order(rows: int):
    x = normals(rows, 333)
    got = mlfuse.compile(cumulative(x.shape, 0), device="cpu")(x)
    np.testing.assert_array_equal(got, np.cumsum(x, axis=0, dtype=F32))


# Long rows: what a later pass would compute again is kept.


@pytest.mark.parametrize("shape", [(3, 16385), (5, 40_000), (1200, 20_001)])
@pytest.mark.sampled(4)
def test_long_rows_compute_their_exponentials_once(shape: tuple[int, int]):
    x = repeated(*shape)
    run = mlfuse.compile(softmax_text(*shape), device="cpu")
    kernel = run.stage("kernel")
    assert kernel.count("math.exp") == 1 + (shape[1] % 32 > 0)  # the vector loop, and its tail
    check_repeated(x, run(x))


@pytest.mark.slow
def test_rows_too_long_for_a_stack_are_computed_twice():
    shape = (2, 300_000)
    x = normals(*shape)
    run = mlfuse.compile(softmax_text(*shape), device="cpu")
    assert "memref<300000xf32>" not in run.stage("kernel")
    agree(softmax_text(*shape), [x], run(x), softmax(x))


def test_what_is_kept_has_the_bits_of_what_is_computed_again():
    short, long = (mlfuse.compile(softmax_text(2, n), device="cpu") for n in (262_144, 262_176))
    x = normals(2, 262_144)
    wider = np.concatenate([x, np.full((2, 32), -np.inf, F32)], axis=1)  # adds zeros to each lane
    np.testing.assert_array_equal(short(x), long(wider)[:, :262_144])
