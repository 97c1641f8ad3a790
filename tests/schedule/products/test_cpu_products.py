"""Products by tiles on a CPU: the exact bits at every edge of tiles, panels, blocks and chunks, with any number of threads."""

import re
from itertools import product

import ml_dtypes
import numpy as np
import pytest
from cpu_run import compile_kernel
from product_cases import Array, at_loops, compiled, exact, in_order, product_text, run, target

import mlfuse
from mlfuse.targets import devices

pytestmark = pytest.mark.quick_c

ROWS = (1, 5, 7, 8, 28, 63, 64, 65, 66, 67, 97)
COLUMNS = (1, 15, 16, 17, 33, 97)
EDGES = [(m, n, 2 if m % 2 else 67) for m, n in product(ROWS, COLUMNS) if m * n > 1]
LARGE = [
    (257, 255, 256),
    (256, 257, 3),
    (255, 48, 600),
    (193, 16, 1030),
    (96, 1000, 40),
    (1, 257, 256),
    (4, 1024, 17),
]
TALL = [(3, 40, 700), (100, 33, 2100)]
FEW_ROWS = [(2, 3000, 9), (4, 320, 400), (30, 600, 5), (32, 17, 3), (13, 1600, 66), (64, 333, 130)]
DEEP = [(40, 16, 100_000), (7, 16, 100_000)]


def draw(*shape: int, seed: int = 0) -> Array:
    return np.random.default_rng(seed).standard_normal(shape, np.float32)


def bits(array: Array) -> Array:
    return array.view(np.uint32)


@pytest.mark.slow
@pytest.mark.parametrize(("m", "n", "k"), [*EDGES, *LARGE, *TALL])
def test_sizes(m: int, n: int, k: int):
    x, w = draw(m, k), draw(k, n, seed=1)
    kernel = compiled(product_text((m, k), (k, n), (m, n), "contract [1] x [0]"))
    np.testing.assert_array_equal(bits(run(kernel, [x, w], (m, n))), bits(exact(x, w)))


@pytest.mark.sampled(4)
@pytest.mark.parametrize(("m", "n", "k"), [*FEW_ROWS, *DEEP])
def test_few_rows_and_panels_longer_than_the_stack(m: int, n: int, k: int):
    x, w = draw(m, k), draw(k, n, seed=1)
    kernel = compiled(product_text((m, k), (k, n), (m, n), "contract [1] x [0]"))
    np.testing.assert_array_equal(bits(run(kernel, [x, w], (m, n))), bits(exact(x, w)))


@pytest.mark.slow
@pytest.mark.parametrize("march", ["x86-64", "x86-64-v3", "native"])
@pytest.mark.parametrize("m", [3, 7, 13, 67])
def test_vectors_of_every_width_have_the_same_bits(march: str, m: int):
    """Few rows at a time, copied squares, all rows in registers, packed panels."""
    flags = ["-std=c11", "-O1", f"-march={march}", "-ffp-contract=off", "-fopenmp", "-w"]
    x, w = draw(m, 70), draw(70, 250, seed=1)
    kernel = compiled(product_text((m, 70), (70, 250), (m, 250), "contract [1] x [0]"), flags=flags)
    np.testing.assert_array_equal(bits(run(kernel, [x, w], (m, 250))), bits(exact(x, w)))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("m", "n", "k"), [(20, 37, 50), (200, 48, 133), (7, 100, 16), (5, 3, 40), (160, 17, 128)]
)
@pytest.mark.parametrize("turned", ["left", "right", "both"])
def test_transposed_operands(m: int, n: int, k: int, turned: str):
    x = draw(k, m).T if turned != "right" else draw(m, k)
    w = draw(n, k, seed=1).T if turned != "left" else draw(k, n, seed=1)
    dims = f"contract [{0 if turned != 'right' else 1}] x [{1 if turned != 'left' else 0}]"
    given = [x.T if turned != "right" else x, w.T if turned != "left" else w]
    kernel = compiled(product_text(given[0].shape, given[1].shape, (m, n), dims))
    np.testing.assert_array_equal(bits(run(kernel, given, (m, n))), bits(exact(x, w)))


SHORT = {"bf16": ml_dtypes.bfloat16, "f16": np.float16}
UNIT = {"bf16": 2.0**-8, "f16": 2.0**-11}
"""Half the distance from 1 to the next number."""


@pytest.mark.slow
@pytest.mark.parametrize("element", SHORT)
@pytest.mark.parametrize(
    ("m", "n", "k"), [(20, 37, 50), (1, 100, 33), (5, 40, 16), (200, 48, 133), (97, 5, 20)]
)
@pytest.mark.parametrize("turned", ["", "left", "right"])
def test_short_floats_are_summed_in_f32_and_rounded_once(
    element: str, m: int, n: int, k: int, turned: str
):
    if m == 1 and turned == "right":
        return  # the next test's
    x, w = draw(m, k).astype(SHORT[element]), draw(k, n, seed=1).astype(SHORT[element])
    given = [x.T.copy() if turned == "left" else x, w.T.copy() if turned == "right" else w]
    dims = f"contract [{int(turned != 'left')}] x [{int(turned == 'right')}]"
    kernel = compiled(product_text(given[0].shape, given[1].shape, (m, n), dims, 1, element))
    want = exact(x.astype(np.float32), w.astype(np.float32)).astype(SHORT[element])
    got = run(kernel, given, (m, n), SHORT[element])
    assert got.tobytes() == want.tobytes()


@pytest.mark.parametrize("element", SHORT)
def test_a_transposed_matrix_of_short_floats_is_read_in_place_for_one_row(element: str):
    """Its terms are neighbors, so a row is summed in lanes, and nothing is packed: in another order, within the bound."""
    x, w = draw(1, 1000).astype(SHORT[element]), draw(50, 1000, seed=1).astype(SHORT[element])
    device = target("own")
    text = at_loops(
        product_text((1, 1000), (50, 1000), (1, 50), "contract [1] x [1]", 1, element), device
    )
    kernel = compile_kernel(text, device=devices.get(device))
    assert not kernel.scheduled.scratch and "_products(" not in kernel.source
    got = run(kernel, [x, w], (1, 50), SHORT[element]).astype(np.float64)
    left, right = x.astype(np.float64), w.astype(np.float64).T
    rounding = UNIT[element] * np.abs(left @ right)
    terms = 1000 * 2.0**-24 * (np.abs(left) @ np.abs(right))
    assert np.all(np.abs(got - left @ right) <= rounding + 1.01 * terms)


@pytest.mark.slow
def test_a_result_in_f32_of_short_floats():
    x, w = (draw(*shape).astype(ml_dtypes.bfloat16) for shape in ((33, 40), (40, 50)))
    types = "tensor<33x40xbf16>, tensor<40x50xbf16>", "tensor<33x50xf32>"
    text = (
        "func.func @main(%x0: tensor<33x40xbf16>, %w0: tensor<40x50xbf16>) -> tensor<33x50xf32> {\n"
        f"  %y = graph.dot_general %x0, %w0 contract [1] x [0] : {types[0]} -> {types[1]}\n"
        f"  func.return %y : {types[1]}\n}}"
    )
    want = exact(x.astype(np.float32), w.astype(np.float32))
    np.testing.assert_array_equal(bits(run(compiled(text), [x, w], (33, 50))), bits(want))


@pytest.mark.parametrize(("m", "n", "k"), [(17, 20, 33), (6, 16, 5), (100, 50, 7)])
@pytest.mark.sampled(2)
def test_batches(m: int, n: int, k: int):
    x, w = draw(3, m, k), draw(3, k, n, seed=1)
    dims = "batch [0] x [0] contract [2] x [1]"
    kernel = compiled(product_text((3, m, k), (3, k, n), (3, m, n), dims))
    want = np.stack([exact(a, b) for a, b in zip(x, w, strict=True)])
    np.testing.assert_array_equal(bits(run(kernel, [x, w], (3, m, n))), bits(want))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("m", "n", "k", "chunks"),
    [(36, 384, 192, 4), (144, 192, 96, 6), (9, 768, 384, 4), (36, 192, 96, 2), (6, 192, 48, 1)],
)
def test_two_cores_have_as_much_to_do(m: int, n: int, k: int, chunks: int):
    text = product_text((m, k), (k, n), (m, n), "contract [1] x [0]")
    source = mlfuse.compile(text, device="cpu", bound=[draw(k, n)]).stage("source")
    body = source[source.index("\nfused_matmul(") :]
    found = re.search(r"parallel for.*\n  for \(int32_t c0 = 0; c0 < (\w+);", body)
    count = 1 if found is None else int(re.findall(rf"{found[1]} = (\d+);", body)[0])
    assert count == chunks


def test_several_dims_of_rows_columns_and_terms():
    x, w = draw(4, 5, 2, 9), draw(2, 9, 3, 7, seed=1)
    dims = "contract [2, 3] x [0, 1]"
    kernel = compiled(product_text((4, 5, 2, 9), (2, 9, 3, 7), (4, 5, 3, 7), dims))
    want = exact(x.reshape(20, 18), w.reshape(18, 21)).reshape(4, 5, 3, 7)
    np.testing.assert_array_equal(bits(run(kernel, [x, w], (4, 5, 3, 7))), bits(want))


@pytest.mark.slow
@pytest.mark.parametrize(("rows", "columns"), [(1, 16), (4, 32), (8, 16), (14, 32)])
def test_bits_dont_depend_on_the_tile(rows: int, columns: int):
    m, n, k = 31, 70, 90
    x, w = draw(m, k), draw(k, n, seed=1)
    kernel = compiled(product_text((m, k), (k, n), (m, n), "contract [1] x [0]"), rows, columns)
    np.testing.assert_array_equal(bits(run(kernel, [x, w], (m, n))), bits(exact(x, w)))


@pytest.mark.slow
def test_special_values():
    """NaN and infinities are as in IEEE 754, and subnormal numbers are kept."""
    special = np.array([np.nan, np.inf, -np.inf, -0.0, 0, 1e-40, -1e-40, 3e38, -3e38], np.float32)
    x, w = np.resize(special, (9, 20)), np.resize(special[::-1], (20, 18))
    kernel = compiled(product_text((9, 20), (20, 18), (9, 18), "contract [1] x [0]"))
    got = run(kernel, [x, w], (9, 18))
    want = exact(x, w)
    np.testing.assert_array_equal(np.isnan(got), np.isnan(want))
    known = ~np.isnan(want)
    np.testing.assert_array_equal(bits(got[known]), bits(want[known]))
    tiny = np.full((2, 2), 1e-30, np.float32), np.full((2, 20), 1e-12, np.float32)
    kernel = compiled(product_text((2, 2), (2, 20), (2, 20), "contract [1] x [0]"))
    assert np.all(run(kernel, list(tiny), (2, 20)) > 0)  # 2e-42, a subnormal number


@pytest.mark.slow
@pytest.mark.parametrize(
    ("m", "n", "k", "count"), [(13, 37, 19, 3), (200, 40, 9, 2), (2, 100, 20, 4), (97, 16, 6, 24)]
)
@pytest.mark.parametrize("turned", [False, True])
def test_the_sum_of_several_products(m: int, n: int, k: int, count: int, turned: bool):
    """Each product is summed alone, then they are added in order, each sum rounded."""
    left = (k, m) if turned else (m, k)
    dims = f"contract [{0 if turned else 1}] x [0]"
    given = [draw(*shape, seed=s) for s in range(count) for shape in (left, (k, n))]
    text = product_text(left, (k, n), (m, n), dims, count)
    products = [
        exact(x.T if turned else x, w) for x, w in zip(given[::2], given[1::2], strict=True)
    ]
    want = products[0]
    for each in products[1:]:
        want = want + each
    operands = in_order(at_loops(text, target()), given)
    got = run(compiled(text), operands, (m, n))
    np.testing.assert_array_equal(bits(got), bits(want))
    wide = [each.astype(np.float64) for each in given]
    pairs = [(x.T if turned else x, w) for x, w in zip(wide[::2], wide[1::2], strict=True)]
    sum_, terms = sum(x @ w for x, w in pairs), sum(np.abs(x) @ np.abs(w) for x, w in pairs)
    eps = float(np.finfo(np.float32).eps)
    assert np.all(np.abs(got - sum_) <= (k + count) * eps * terms)


@pytest.mark.slow
def test_the_sum_of_products_of_batches():
    shapes = (3, 17, 9), (3, 9, 20), (3, 17, 20)
    dims = "batch [0] x [0] contract [2] x [1]"
    given = [draw(*shape, seed=s) for s in range(2) for shape in shapes[:2]]
    text = product_text(*shapes, dims, 2)
    operands = in_order(at_loops(text, target()), given)
    x, w, u, v = given
    want = np.stack([exact(x[b], w[b]) + exact(u[b], v[b]) for b in range(3)])
    np.testing.assert_array_equal(bits(run(compiled(text), operands, shapes[2])), bits(want))
