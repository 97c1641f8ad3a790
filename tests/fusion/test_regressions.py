"""Graphs that were once compiled wrongly or refused, as small as they could be made.

Most were found by `tests/fuzz`. Every expected value is NumPy's.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import mlfuse
from mlfuse.dialects.dtypes import Array
from mlfuse.testing.agreement import agree


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MLFUSE_CACHE_DIR", str(tmp_path / "cache"))


def check(text: str, inputs: list[Array], expected: list[Array], exact: bool = True) -> None:
    """Interpreter and CPU give what NumPy gives, or if it isn't `exact`, agree with it; the signs of zeros count."""
    for device in ("interpreter", "cpu"):
        results = mlfuse.compile(text, device).run(*inputs)
        if not exact:
            agree(text, inputs, results, *expected)
        for got, want in zip(results, expected, strict=True):
            if exact:
                np.testing.assert_array_equal(got, want, strict=True, err_msg=device)
            zero = want == 0
            np.testing.assert_array_equal(np.signbit(got[zero]), np.signbit(want[zero]))


def ramp(*shape: int) -> Array:
    """Different elements, some of them negative: multiples of 1/8, whose products and sums are exact."""
    count = int(np.prod(shape))
    return ((np.arange(count, dtype=np.float32) - count // 2) / 8).reshape(shape)


# The plan and its application


@pytest.mark.slow
def test_a_call_that_reads_what_its_kernel_computes_again() -> None:
    """The kernel came before the one that stores the factor, for it computes that again; its call reads it."""
    text = """
    func.func @main(%x: tensor<1x8xf32>, %w: tensor<1x8xf32>, %t: tensor<1x1xf32>) -> tensor<1x8xf32> {
      %a = graph.abs %x : tensor<1x8xf32>
      %s = graph.neg %t : tensor<1x1xf32>
      %d = graph.dot_general %s, %w contract [1] x [0] : tensor<1x1xf32>, tensor<1x8xf32> -> tensor<1x8xf32>
      %r = graph.reshape %s : tensor<1x1xf32> -> tensor<f32>
      %b = graph.broadcast %r dims [] : tensor<f32> -> tensor<1x8xf32>
      %y = graph.mul %d, %b : tensor<1x8xf32>
      %z = graph.add %y, %a : tensor<1x8xf32>
      func.return %z : tensor<1x8xf32>
    }"""
    x, t = ramp(1, 8), np.full((1, 1), 3, np.float32)
    check(text, [x, x, t], [9 * x + np.abs(x)])


def test_a_moved_result_that_another_result_is_made_of() -> None:
    """The transpose read max through the broadcast, but was handed the broadcast itself."""
    text = """
    func.func @main(%x: tensor<8xf32>) -> (tensor<16x1x8xf32>, tensor<8x16x1xf32>) {
      %a = graph.abs %x : tensor<8xf32>
      %b = graph.broadcast %a dims [0] : tensor<8xf32> -> tensor<8x16x1xf32>
      %c = graph.transpose %b perm [1, 2, 0] : tensor<8x16x1xf32> -> tensor<16x1x8xf32>
      func.return %c, %b : tensor<16x1x8xf32>, tensor<8x16x1xf32>
    }"""
    x = ramp(8)
    b = np.broadcast_to(np.abs(x).reshape(8, 1, 1), (8, 16, 1))
    check(text, [x], [b.transpose(1, 2, 0), b])


def test_a_constant_that_is_a_result_and_an_operand() -> None:
    """The kernel that read the constant stood before the one that stored it."""
    text = """
    func.func @main(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
      %a = graph.abs %x : tensor<8xf32>
      %c = graph.constant dense<-0.5> : tensor<8xf32>
      %m = graph.max %c, %a : tensor<8xf32>
      func.return %m, %c : tensor<8xf32>, tensor<8xf32>
    }"""
    x = ramp(8)
    check(text, [x], [np.abs(x), np.full(8, -0.5, np.float32)])


def test_a_value_stored_by_one_kernel_and_computed_again_in_another() -> None:
    """The op had moved into its own kernel, with that kernel's arguments, before it was cloned."""
    text = """
    func.func @main(%p: tensor<i1>) -> (tensor<i1>, tensor<i1>) {
      %a = graph.xor %p, %p : tensor<i1>
      %b = graph.or %a, %a : tensor<i1>
      %c = graph.max %b, %p : tensor<i1>
      func.return %c, %b : tensor<i1>, tensor<i1>
    }"""
    check(text, [np.asarray(True)], [np.asarray(True), np.asarray(False)])


def test_a_stored_value_whose_kernel_would_become_larger() -> None:
    """Joined to the broadcast's 4 x 17 x 17 points, the kernel of exp would store it 68 times."""
    text = """
    func.func @main(%x: tensor<17xf32>) -> (tensor<17xf32>, tensor<4x17x17xf32>) {
      %a = graph.abs %x : tensor<17xf32>
      %b = graph.sqrt %a : tensor<17xf32>
      %c = graph.broadcast %a dims [2] : tensor<17xf32> -> tensor<4x17x17xf32>
      func.return %b, %c : tensor<17xf32>, tensor<4x17x17xf32>
    }"""
    x = ramp(17)
    check(text, [x], [np.sqrt(np.abs(x)), np.broadcast_to(np.abs(x), (4, 17, 17))])


def test_a_matmul_operand_that_its_epilogue_reads_too() -> None:
    """It was put into the epilogue's kernel, which the matmul runs before."""
    text = """
    func.func @main(%x: tensor<3x3xf32>, %w: tensor<3x3xf32>) -> tensor<3x3xf32> {
      %a = graph.abs %x : tensor<3x3xf32>
      %d = graph.dot_general %a, %w contract [1] x [0]
        : tensor<3x3xf32>, tensor<3x3xf32> -> tensor<3x3xf32>
      %y = graph.add %a, %d : tensor<3x3xf32>
      func.return %y : tensor<3x3xf32>
    }"""
    x, w = ramp(3, 3), ramp(3, 3)[::-1]
    check(text, [x, w], [np.abs(x) + np.abs(x) @ w])


def test_a_matmul_operand_that_its_epilogue_computes_again() -> None:
    """A scalar is computed wherever it is used, but the call can't read the kernel's own copy."""
    text = """
    func.func @main(%x: tensor<1xf32>) -> tensor<f32> {
      %a = graph.abs %x : tensor<1xf32>
      %d = graph.dot_general %a, %a contract [0] x [0]
        : tensor<1xf32>, tensor<1xf32> -> tensor<f32>
      %s = graph.reshape %a : tensor<1xf32> -> tensor<f32>
      %y = graph.add %s, %d : tensor<f32>
      func.return %y : tensor<f32>
    }"""
    check(text, [np.array([-3.0], np.float32)], [np.asarray(12.0, np.float32)])


# Sizes known at run time


@pytest.mark.slow
def test_sizes_of_a_tensor_that_is_no_argument() -> None:
    """A dynamic batch through a layer and a softmax: no argument is ?x3."""
    text = """
    func.func @main(%x: tensor<?x7xf32>, %w: tensor<7x3xf32>) -> tensor<?x3xf32> {
      %d = graph.dot_general %x, %w contract [1] x [0]
        : tensor<?x7xf32>, tensor<7x3xf32> -> tensor<?x3xf32>
      %s = graph.softmax %d {axis = 1 : i64} : tensor<?x3xf32>
      func.return %s : tensor<?x3xf32>
    }"""
    x, w = ramp(5, 7), ramp(7, 3)
    d = x.astype(np.float64) @ w
    e = np.exp(d - d.max(axis=1, keepdims=True))
    check(text, [x, w], [e / e.sum(axis=1, keepdims=True)], exact=False)


def test_sizes_of_a_tensor_that_nothing_else_reads() -> None:
    """Only the shape of %t is wanted, and only a kernel before can give it."""
    text = """
    func.func @main(%x: tensor<?x3xf32>, %s: tensor<f32>) -> tensor<3x?xf32> {
      %a = graph.abs %x : tensor<?x3xf32>
      %t = graph.transpose %a perm [1, 0] : tensor<?x3xf32> -> tensor<3x?xf32>
      %e = graph.exp %s : tensor<f32>
      %b = graph.broadcast %e dims [] like %t : tensor<f32>, tensor<3x?xf32> -> tensor<3x?xf32>
      func.return %b : tensor<3x?xf32>
    }"""
    s = np.asarray(0.0, dtype=np.float32)
    check(text, [ramp(5, 3), s], [np.ones((3, 5), np.float32)])


@pytest.mark.slow
def test_the_size_of_a_dim_of_a_tensor_that_is_no_argument() -> None:
    """A mean divides by `graph.dim` of what it averages."""
    text = """
    func.func @main(%x: tensor<4x?xf32>, %g: tensor<?xf32>) -> tensor<4x?xf32> {
      %a = graph.abs %x : tensor<4x?xf32>
      %y = graph.layer_norm %a, %g, %g {axis = 1 : i64, epsilon = 0.5 : f32}
        : tensor<4x?xf32>, tensor<?xf32>, tensor<?xf32>
      func.return %y : tensor<4x?xf32>
    }"""
    x, g = ramp(4, 9), ramp(9)
    a = np.abs(x).astype(np.float64)
    c = a - a.mean(axis=1, keepdims=True)
    y = c / np.sqrt((c * c).mean(axis=1, keepdims=True) + 0.5) * g + g
    check(text, [x, g], [y], exact=False)


def test_sizes_that_only_like_says_are_equal() -> None:
    """The planner knew that the sum's rows are the broadcast's; the fused text no longer said so."""
    text = """
    func.func @main(%x: tensor<?xf32>, %y: tensor<?xf32>)
        -> (tensor<f32>, tensor<?xf32>, tensor<f32>, tensor<f32>) {
      %c = graph.constant dense<1.5> : tensor<f32>
      %top = graph.reduce max %y dims [0] : tensor<?xf32> -> tensor<f32>
      %a = graph.abs %y : tensor<?xf32>
      %b = graph.broadcast %c dims [] like %a : tensor<f32>, tensor<?xf32> -> tensor<?xf32>
      %d = graph.dot_general %b, %x contract [0] x [0]
        : tensor<?xf32>, tensor<?xf32> -> tensor<f32>
      %e = graph.add %c, %top : tensor<f32>
      func.return %d, %b, %e, %c : tensor<f32>, tensor<?xf32>, tensor<f32>, tensor<f32>
    }"""
    x, y = np.arange(6, dtype=np.float32), ramp(6)
    c = np.asarray(1.5, dtype=np.float32)
    check(text, [x, y], [np.asarray(c * x.sum()), np.full(6, c), np.asarray(c + y.max()), c])


# Elements


@pytest.mark.parametrize("target", ["0x1", "5x0", "0"])
def test_a_reshape_of_no_elements_inside_a_kernel(target: str) -> None:
    """Its index map was constant, so the load was hoisted out of the empty loop."""
    text = f"""
    func.func @main(%x: tensor<3x0xf32>) -> tensor<f32> {{
      %a = graph.abs %x : tensor<3x0xf32>
      %b = graph.reshape %a : tensor<3x0xf32> -> tensor<{target}xf32>
      %c = graph.neg %b : tensor<{target}xf32>
      %s = graph.reduce add %c dims {list(range(target.count("x") + 1))}
        : tensor<{target}xf32> -> tensor<f32>
      func.return %s : tensor<f32>
    }}"""
    check(text, [np.zeros((3, 0), np.float32)], [np.asarray(0, np.float32)])


def test_a_reduced_zero_has_the_sign_of_the_larger_zero() -> None:
    """NumPy's reductions take either zero; here +0 is above -0, as in max and min."""
    text = """
    func.func @main(%x: tensor<3x2xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
      %a = graph.reduce max %x dims [1] : tensor<3x2xf32> -> tensor<3xf32>
      %b = graph.reduce min %x dims [1] : tensor<3x2xf32> -> tensor<3xf32>
      func.return %a, %b : tensor<3xf32>, tensor<3xf32>
    }"""
    x = np.array([[0.0, -0.0], [-0.0, 0.0], [-0.0, -0.0]], dtype=np.float32)
    largest = np.array([0.0, 0.0, -0.0], dtype=np.float32)
    check(text, [x], [largest, np.full(3, -0.0, np.float32)])


def test_the_sign_of_a_negated_fma() -> None:
    """gcc turns -fma(a, b, c) into -(a b) - c: -(0 * 0 + -0) is -0, but -(0 * 0) - -0 is +0."""
    text = """
    func.func @main(%x: tensor<16xf32>) -> tensor<16xf32> {
      %a = graph.fma %x, %x, %x : tensor<16xf32>
      %b = graph.neg %a : tensor<16xf32>
      func.return %b : tensor<16xf32>
    }"""
    check(text, [np.full(16, -0.0, np.float32)], [np.full(16, -0.0, np.float32)])


def test_bits_of_constants_in_a_vector() -> None:
    """gcc 12 leaves out the count of constants in a vector, where the processor has AVX512_VPOPCNTDQ."""
    text = """
    func.func @main() -> tensor<4x13xi64> {
      %a = graph.iota dim 1 : tensor<4x13xi64>
      %b = graph.popcnt %a : tensor<4x13xi64>
      func.return %b : tensor<4x13xi64>
    }"""
    counts = np.array([n.bit_count() for n in range(13)])
    check(text, [], [np.tile(counts, (4, 1))])
