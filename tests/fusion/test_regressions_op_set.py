"""Graphs over the whole op set that were once compiled wrongly or refused, as small as they could be
made. Found by `tests/fuzz`; every expected value is NumPy's.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import mlfuse
from mlfuse.diagnostics.errors import SourceError
from mlfuse.dialects.dtypes import Array
from mlfuse.driver import pipelines
from mlfuse.ir.parsing import parse_module
from mlfuse.runtime.compilers import cc
from mlfuse.testing import host_cuda
from mlfuse.testing.host_device import run_on_host


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MLFUSE_CACHE_DIR", str(tmp_path / "cache"))


def check(text: str, inputs: list[Array], expected: list[Array]) -> None:
    """Interpreter and CPU give what NumPy gives, every bit of it."""
    for device in ("interpreter", "cpu"):
        results = mlfuse.compile(text, device).run(*inputs)
        for got, want in zip(results, expected, strict=True):
            assert (got.dtype, got.shape) == (want.dtype, want.shape), device
            assert got.tobytes() == want.tobytes(), device


def test_the_place_of_the_smallest_along_several_unknown_dims() -> None:
    """The number of a `?` was taken for its size."""
    text = """
    func.func @main(%x: tensor<3x?x2x?xf32>) -> (tensor<i64>, tensor<3xi32>) {
      %a = graph.argmin %x dims [0, 1, 2, 3] : tensor<3x?x2x?xf32> -> tensor<i64>
      %b = graph.argmax %x dims [1, 3, 2] : tensor<3x?x2x?xf32> -> tensor<3xi32>
      func.return %a, %b : tensor<i64>, tensor<3xi32>
    }"""
    x = np.random.default_rng(1).normal(size=(3, 5, 2, 7)).astype(np.float32)
    rows = x.transpose(0, 1, 3, 2).reshape(3, -1)
    check(text, [x], [np.asarray(x.argmin()), rows.argmax(1).astype(np.int32)])


def test_a_gather_from_a_scalar() -> None:
    """The reference reshaped the one element where it should have repeated it."""
    text = """
    func.func @main(%x: tensor<f32>, %i: tensor<5x0xi32>) -> tensor<5xf32> {
      %y = graph.gather %x [%i] index_vector 1 sizes [] : tensor<f32>, tensor<5x0xi32> -> tensor<5xf32>
      func.return %y : tensor<5xf32>
    }"""
    x, i = np.asarray(3.5, np.float32), np.zeros((5, 0), np.int32)
    check(text, [x, i], [np.full(5, 3.5, np.float32)])


def test_a_reduction_over_no_dims_beside_one_over_all() -> None:
    """It was made once for each element that the other one reads."""
    text = """
    func.func @main(%x: tensor<ui64>, %y: tensor<8x3xui64>) -> (tensor<i32>, tensor<ui64>) {
      %zero = graph.constant dense<0> : tensor<ui64>
      %b = graph.broadcast %x dims [] : tensor<ui64> -> tensor<8x3xui64>
      %z = graph.xor %y, %b : tensor<8x3xui64>
      %a = graph.argmin %z dims [0, 1] : tensor<8x3xui64> -> tensor<i32>
      %s = graph.reduce_by %x, %x init %zero, %zero dims [] result 0
        : tensor<ui64>, tensor<ui64>, tensor<ui64>, tensor<ui64> -> tensor<ui64> {
      ^bb0(%p: tensor<ui64>, %q: tensor<ui64>, %r: tensor<ui64>, %t: tensor<ui64>):
        %u = graph.add %p, %r : tensor<ui64>
        %v = graph.add %q, %t : tensor<ui64>
        graph.yield %u, %v : tensor<ui64>, tensor<ui64>
      }
      %w = graph.reduce_by %s init %zero dims [] result 0
        : tensor<ui64>, tensor<ui64> -> tensor<ui64> {
      ^bb0(%p: tensor<ui64>, %r: tensor<ui64>):
        %u = graph.add %p, %r : tensor<ui64>
        graph.yield %u : tensor<ui64>
      }
      func.return %a, %w : tensor<i32>, tensor<ui64>
    }"""
    x, y = np.asarray(5, np.uint64), np.arange(24, dtype=np.uint64).reshape(8, 3)
    check(text, [x, y], [np.asarray((y ^ x).argmin().astype(np.int32)), x])


def test_a_scalar_that_a_scatter_updates_and_is_updated_by() -> None:
    """The kernel computed it once more, for the updates, but has to find it in memory too."""
    text = """
    func.func @main(%x: tensor<f32>, %i: tensor<0xi8>) -> tensor<f32> {
      %a = graph.add %x, %x : tensor<f32>
      %y = graph.scatter add %a [%i] %a index_vector 0
        : tensor<f32>, tensor<0xi8>, tensor<f32> -> tensor<f32>
      func.return %y : tensor<f32>
    }"""
    x, i = np.asarray(1.5, np.float32), np.zeros(0, np.int8)
    check(text, [x, i], [np.asarray(6.0, np.float32)])


@pytest.mark.skipif(not host_cuda.available(), reason="no C++ compiler")
def test_a_scatter_into_a_scalar_on_a_gpu() -> None:
    """The scalar's own value was stored outside of all nests, where phases have no order."""
    text = """
    func.func @main(%x: tensor<i64>, %i: tensor<?x?x0xui64>, %u: tensor<?x?xi64>) -> tensor<i64> {
      %y = graph.scatter add %x [%i] %u index_vector 2
        : tensor<i64>, tensor<?x?x0xui64>, tensor<?x?xi64> -> tensor<i64>
      func.return %y : tensor<i64>
    }"""
    i, u = np.zeros((3, 2, 0), np.uint64), np.arange(6).reshape(3, 2)
    (got,) = run_on_host(parse_module(text), "main", [np.asarray(7), i, u])
    np.testing.assert_array_equal(got, 22, strict=False)


def test_a_cumulative_maximum_of_a_matmul() -> None:
    """It was made the matmul's epilogue, which a kernel that goes in order can't be."""
    text = """
    func.func @main(%x: tensor<4x3xf32>, %w: tensor<3x3xf32>) -> tensor<4x3xf32> {
      %p = graph.dot_general %x, %w contract [1] x [0]
        : tensor<4x3xf32>, tensor<3x3xf32> -> tensor<4x3xf32>
      %y = graph.cumulative max %p dim 1 : tensor<4x3xf32> -> tensor<4x3xf32>
      func.return %y : tensor<4x3xf32>
    }"""
    x, w = np.arange(12, dtype=np.float32).reshape(4, 3), np.eye(3, dtype=np.float32)[::-1].copy()
    check(text, [x, w], [np.maximum.accumulate(x @ w, axis=1)])


def test_a_rotary_embedding_without_pairs() -> None:
    """It was split into as many parts as there are pairs: none."""
    text = """
    func.func @main(%x: tensor<?x0xf32>, %a: tensor<0xf32>) -> (tensor<?x0xf32>, tensor<?x0xf32>) {
      %y = graph.rotary %x, %a, %a {interleaved = true}
        : tensor<?x0xf32>, tensor<0xf32>, tensor<0xf32> -> tensor<?x0xf32>
      %z = graph.rotary %x, %a, %a : tensor<?x0xf32>, tensor<0xf32>, tensor<0xf32> -> tensor<?x0xf32>
      func.return %y, %z : tensor<?x0xf32>, tensor<?x0xf32>
    }"""
    x, a = np.zeros((3, 0), np.float32), np.zeros(0, np.float32)
    check(text, [x, a], [x, x])


def test_a_reshape_of_no_elements_with_an_unknown_dim() -> None:
    """The `?` was said to be the same dim as the one of size 0."""
    text = """
    func.func @main(%x: tensor<?x0xi32>) -> (tensor<1x?x0xi32>, tensor<0x3xi32>) {
      %y = graph.reshape %x : tensor<?x0xi32> -> tensor<1x?x0xi32>
      %z = graph.reshape %x : tensor<?x0xi32> -> tensor<0x3xi32>
      func.return %y, %z : tensor<1x?x0xi32>, tensor<0x3xi32>
    }"""
    x = np.zeros((8, 0), np.int32)
    check(text, [x], [x.reshape(1, 8, 0), x.reshape(0, 3)])


def test_a_tile_of_no_times_beside_an_unknown_dim() -> None:
    """A `?` doesn't follow from the number of elements where there are none."""
    text = """
    func.func @main(%x: tensor<1x?x3xui64>) -> tensor<2x?x0xui64> {
      %y = graph.tile %x {repeats = array<i64: 2, 1, 0>} : tensor<1x?x3xui64> -> tensor<2x?x0xui64>
      func.return %y : tensor<2x?x0xui64>
    }"""
    check(text, [np.ones((1, 4, 3), np.uint64)], [np.zeros((2, 4, 0), np.uint64)])


def test_a_value_that_a_kernel_reads_both_in_place_and_at_computed_places() -> None:
    """The kernel computed it for the one, and didn't find it in memory for the other."""
    text = """
    func.func @main(%x: tensor<4xf32>, %i: tensor<4xi32>) -> tensor<4xf32> {
      %a = graph.abs %x : tensor<4xf32>
      %g = graph.gather %a [%i] collapsed [0] index_map [0] index_vector 1 sizes [1]
        : tensor<4xf32>, tensor<4xi32> -> tensor<4xf32>
      %y = graph.sub %g, %a : tensor<4xf32>
      func.return %y : tensor<4xf32>
    }"""
    x, i = np.array([1, -2, 4, -8], np.float32), np.array([3, 3, 0, 1], np.int32)
    check(text, [x, i], [np.abs(x)[i] - np.abs(x)])


def test_a_pad_of_an_unknown_dim_beside_what_is_padded() -> None:
    """The ends of the pad are known at run time, so that it reads from memory."""
    text = """
    func.func @main(%x: tensor<?x8xi16>, %v: tensor<i16>) -> tensor<?x8xi16> {
      %a = graph.neg %x : tensor<?x8xi16>
      %p = graph.pad %a low [1, 0] high [-1, 0] value %v
        : tensor<?x8xi16>, tensor<i16> -> tensor<?x8xi16>
      %y = graph.sub %p, %a : tensor<?x8xi16>
      func.return %y : tensor<?x8xi16>
    }"""
    x, v = np.arange(24, dtype=np.int16).reshape(3, 8), np.asarray(7, np.int16)
    padded = np.concatenate([np.full((1, 8), 7, np.int16), -x[:-1]])
    check(text, [x, v], [padded + x])


def test_one_of_two_by_a_condition() -> None:
    """gcc 12 took the truth value for the index: -1, where eight of them make a vector."""
    text = """
    func.func @main(%x: tensor<2xi32>, %i: tensor<40xui32>, %c: tensor<40xf32>)
        -> (tensor<40xi32>, tensor<40xi32>) {
      %a = graph.gather %x [%i] collapsed [0] index_map [0] index_vector 1 sizes [1]
        : tensor<2xi32>, tensor<40xui32> -> tensor<40xi32>
      %above = graph.compare gt %c, %c : tensor<40xf32>
      %not = graph.not %above : tensor<40xi1>
      %k = graph.cast %not : tensor<40xi1> -> tensor<40xi64>
      %b = graph.gather %x [%k] collapsed [0] index_map [0] index_vector 1 sizes [1]
        : tensor<2xi32>, tensor<40xi64> -> tensor<40xi32>
      func.return %a, %b : tensor<40xi32>, tensor<40xi32>
    }"""
    x, i = np.array([10, 20], np.int32), (np.arange(40) * 7 % 5).astype(np.uint32)
    by_place, above = x[np.minimum(i, 1).astype(np.int64)], np.full(40, 20, np.int32)
    check(text, [x, i, np.ones(40, np.float32)], [by_place, above])


def test_a_result_that_is_larger_than_the_argument_it_is_to_lie_in() -> None:
    """Of one type, but with `?` dims that differ at run time: the result is a fresh array."""
    text = """
    func.func @main(%x: tensor<?x3xf32> {mlfuse.alias = 0 : i64}, %v: tensor<f32>) -> tensor<?x3xf32> {
      %y = graph.pad %x low [0, 0] high [1, 0] value %v
        : tensor<?x3xf32>, tensor<f32> -> tensor<?x3xf32>
      func.return %y : tensor<?x3xf32>
    }"""
    x = np.arange(12, dtype=np.float32).reshape(4, 3)
    check(text, [x, np.asarray(7, np.float32)], [np.pad(x, [(0, 1), (0, 0)], constant_values=7)])


def test_the_gradient_of_a_padded_pooling_with_an_unknown_dim() -> None:
    """What skips the padding was made without the size of the `?` dim."""
    text = """
    func.func @main(%x: tensor<4x?xf32>, %g: tensor<3x?xf32>) -> tensor<4x?xf32> {
      %y = graph.select_and_scatter %x, %g {select = "max", combiner = "add",
        sizes = array<i64: 2, 1>, strides = array<i64: 2, 1>, low = array<i64: 1, 0>,
        high = array<i64: 1, 0>} : tensor<4x?xf32>, tensor<3x?xf32> -> tensor<4x?xf32>
      func.return %y : tensor<4x?xf32>
    }"""
    x = np.array([[1, 5], [2, 4], [3, 3], [-np.inf, 2]], np.float32)
    g = np.array([[1, 10], [2, 20], [3, 30]], np.float32)
    # Windows of rows: 0 alone, 1 and 2, 3 alone.
    check(text, [x, g], [np.array([[1, 10], [0, 20], [2, 0], [3, 30]], np.float32)])


@pytest.mark.slow
def test_a_size_that_two_kernels_compute() -> None:
    """A pad of a `?` dim in two kernels: that it has one size was known from the other one only."""
    text = """
    func.func @main(%x: tensor<?xf32>, %v: tensor<f32>, %z: tensor<?xf32>)
        -> (tensor<?xf32>, tensor<?xf32>) {
      %p = graph.pad %x low [1] high [2] value %v : tensor<?xf32>, tensor<f32> -> tensor<?xf32>
      %m = graph.reduce min %p dims [0] : tensor<?xf32> -> tensor<f32>
      %a = graph.add %p, %z : tensor<?xf32>
      %b = graph.broadcast %m dims [] like %p : tensor<f32>, tensor<?xf32> -> tensor<?xf32>
      func.return %a, %b : tensor<?xf32>, tensor<?xf32>
    }"""
    x, z = np.array([3, -1, 2], np.float32), np.arange(6, dtype=np.float32)
    padded = np.pad(x, (1, 2), constant_values=7)
    expected = [padded + z, np.full(6, -1, np.float32)]
    check(text, [x, np.asarray(7, np.float32), z], expected)


def test_a_fusion_that_simplifies_to_its_arguments() -> None:
    """Read back at the fused stage, it held no computation, or one and a value that was none of its own."""
    text = """
    func.func @main(%x: tensor<4xi1>, %y: tensor<4xf32>) -> (tensor<4xi1>, tensor<4xf32>, tensor<4xi1>) {
      %a = graph.fusion "fused_and" (%p = %x : tensor<4xi1>) -> tensor<4xi1> {
        %0 = graph.and %p, %p : tensor<4xi1>
        graph.yield %0 : tensor<4xi1>
      }
      %b, %c = graph.fusion "fused_sqrt_or" (%p = %x : tensor<4xi1>, %q = %y : tensor<4xf32>)
          -> tensor<4xf32>, tensor<4xi1> {
        %0 = graph.or %p, %p : tensor<4xi1>
        %1 = graph.sqrt %q : tensor<4xf32>
        graph.yield %1, %0 : tensor<4xf32>, tensor<4xi1>
      }
      func.return %a, %b, %c : tensor<4xi1>, tensor<4xf32>, tensor<4xi1>
    }"""
    x, y = np.array([True, False, True, True]), np.array([4, 9, 0, 2], np.float32)
    check(text, [x, y], [x, np.sqrt(y), x])


def test_a_result_after_an_op_with_an_order_of_its_own_is_refused_with_its_place() -> None:
    """An edited plan put both into one kernel: lowering stopped without a word of what was wrong."""
    text = """func.func @main(%x: tensor<2x8xi16>) -> tensor<2x8xi32> {
      %y = graph.fusion "fused_sum" (%p = %x : tensor<2x8xi16>) -> tensor<2x8xi32> {
        %0 = graph.cumulative add %p dim 0 : tensor<2x8xi16> -> tensor<2x8xi16>
        %1 = graph.cast %0 : tensor<2x8xi16> -> tensor<2x8xi32>
        graph.yield %1 : tensor<2x8xi32>
      }
      func.return %y : tensor<2x8xi32>
    }"""
    with pytest.raises(SourceError, match=r":3:\d+: .*let it be the only result of its fusion"):
        pipelines.run(parse_module(text), "loop", "cpu")


def test_a_value_computed_again_beside_what_reads_it_at_computed_places() -> None:
    """Both kernels read `%x`, so they became one: it computed `%a`, which it also had to find in memory."""
    text = """
    func.func @main(%x: tensor<4xf32>, %s: tensor<f32>, %i: tensor<i32>) -> (tensor<4xf32>, tensor<4xf32>) {
      %a = graph.sqrt %s : tensor<f32>
      %u = graph.broadcast %a dims [] : tensor<f32> -> tensor<2xf32>
      %y = graph.dynamic_update_slice %x, %u [%i] : tensor<4xf32>, tensor<2xf32>, tensor<i32> -> tensor<4xf32>
      %w = graph.broadcast %a dims [] : tensor<f32> -> tensor<4xf32>
      %z = graph.mul %x, %w : tensor<4xf32>
      func.return %y, %z : tensor<4xf32>, tensor<4xf32>
    }"""
    x = np.array([1, 2, 3, 4], np.float32)
    inputs = [x, np.asarray(9, np.float32), np.asarray(1, np.int32)]
    check(text, inputs, [np.array([1, 3, 3, 4], np.float32), x * 3])


@pytest.mark.sampled(2)
@pytest.mark.parametrize("first", [5, 3], ids=["whole", "part"])
@pytest.mark.parametrize("axis", [1, 2])
@pytest.mark.parametrize("made", [False, True], ids=["read", "computed"])
def test_reductions_of_a_whole_and_of_its_leading_part(axis: int, first: int, made: bool) -> None:
    """They read the same value at the same places, one of them fewer: one kernel left the rest out of both."""
    shape, part = [2, 5, 5], [2, 5, 5]
    shape[axis], part[axis] = 5, 3
    large, small = "x".join(map(str, shape)), "x".join(map(str, part))
    ends = [f"0:{size}:1" for size in part]
    value = "%e" if made else "%x"
    lines = [
        f"%a = graph.reduce max {value} dims [1, 2] : tensor<{large}xf32> -> tensor<2xf32>",
        f"%s = graph.slice {value} [{', '.join(ends)}] : tensor<{large}xf32> -> tensor<{small}xf32>\n"
        f"%b = graph.reduce add %s dims [1, 2] : tensor<{small}xf32> -> tensor<2xf32>",
    ]
    text = f"""
    func.func @main(%x: tensor<{large}xf32>) -> (tensor<2xf32>, tensor<2xf32>) {{
      {f"%e = graph.neg %x : tensor<{large}xf32>" if made else ""}
      {"".join(line + chr(10) for line in (lines if first == 5 else lines[::-1]))}
      func.return %a, %b : tensor<2xf32>, tensor<2xf32>
    }}"""
    x = np.arange(50, dtype=np.float32).reshape(2, 5, 5)
    held = -x[:, ::-1, ::-1] if made else x
    given = x[:, ::-1, ::-1].copy() if made else x
    cut = held[:, :3] if axis == 1 else held[:, :, :3]
    check(text, [given], [held.max((1, 2)), cut.sum((1, 2))])


@pytest.mark.slow
@pytest.mark.parametrize("device", ["interpreter", "cpu"])
@pytest.mark.parametrize(("combiner", "zero"), [("max", 0.0), ("min", -0.0)])
def test_zeros_of_both_signs_that_two_windows_scatter(
    combiner: str, zero: float, device: str
) -> None:
    """`max` of +0 and -0 is +0 in either order, `min` is -0: NumPy's own depend on the order."""
    text = f"""
    func.func @main(%x: tensor<3xf32>, %s: tensor<2xf32>) -> tensor<3xf32> {{
      %y = graph.select_and_scatter %x, %s {{select = "max", combiner = "{combiner}", sizes = array<i64: 2>,
        strides = array<i64: 1>, low = array<i64: 0>, high = array<i64: 0>}} : tensor<3xf32>, tensor<2xf32> -> tensor<3xf32>
      func.return %y : tensor<3xf32>
    }}"""
    if device == "cpu" and cc.find_compiler() is None:
        pytest.skip("needs a C compiler")
    scatter = mlfuse.compile(text, device)
    x = np.array([1, 9, 1], np.float32)
    for source in ([0.0, -0.0], [-0.0, 0.0]):
        found = scatter(x, np.array(source, np.float32))[1]
        assert (found, np.signbit(found)) == (0, np.signbit(zero))
