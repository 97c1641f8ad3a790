"""Arrays of torch, JAX and the array API standard go in and out of a call without a copy."""

from __future__ import annotations

import gc
from typing import Any

import array_api_strict
import ml_dtypes
import numpy as np
import pytest
import torch

import mlfuse

jax: Any = pytest.importorskip("jax")

ADD_ONE = """
func.func @main(%x: tensor<?x8x{t}>) -> (tensor<?x8x{t}>, tensor<?x8xi1>) {{
  %c = graph.constant dense<1.0> : tensor<{t}>
  %one = graph.broadcast %c dims [] like %x : tensor<{t}>, tensor<?x8x{t}> -> tensor<?x8x{t}>
  %y = graph.add %x, %one : tensor<?x8x{t}>
  %p = graph.compare gt %y, %one : tensor<?x8x{t}>
  func.return %y, %p : tensor<?x8x{t}>, tensor<?x8xi1>
}}
"""
IN_PLACE = """
func.func @main(%x: tensor<?x8xf32> {tf.aliasing_output = 0 : i32}) -> tensor<?x8xf32> {
  %y = graph.add %x, %x : tensor<?x8xf32>
  func.return %y : tensor<?x8xf32>
}
"""
DEVICES = ["cpu", "interpreter"]


@pytest.fixture(params=DEVICES)
def device(request: Any) -> str:
    return request.param


def add_one(element: str, device: str) -> Any:
    return mlfuse.compile(ADD_ONE.format(t=element), device=device)


@pytest.mark.slow
@pytest.mark.parametrize("element", ["float32", "float64", "float16", "bfloat16"])
def test_torch_tensors_give_torch_tensors(element: str, device: str) -> None:
    name = element.replace("float", "f")
    x = torch.arange(32).reshape(4, 8).to(getattr(torch, element)) - 1
    y, positive = add_one(name, device)(x)
    assert isinstance(y, torch.Tensor) and torch.equal(y, x + 1)
    assert torch.equal(positive, x > 0) and positive.dtype == torch.bool


@pytest.mark.sampled(2)
@pytest.mark.parametrize("element", ["float32", "float64", "float16", "bfloat16"])
def test_jax_arrays_give_jax_arrays_of_the_same_type(element: str, device: str) -> None:
    host = np.arange(32).reshape(4, 8).astype(np.dtype(element))
    with jax.enable_x64(True):
        x = jax.numpy.asarray(host)
    y, _ = add_one(element.replace("float", "f"), device)(x)  # 64 bits stay 64 bits
    assert isinstance(y, jax.Array)
    np.testing.assert_array_equal(np.asarray(y), host + np.ones((), host.dtype), strict=True)


def test_arrays_of_the_standard_give_arrays_of_their_library(device: str) -> None:
    x = array_api_strict.ones((2, 8), dtype=array_api_strict.float32)
    y, _ = add_one("f32", device)(x)
    assert type(y) is type(x) and np.all(np.from_dlpack(y) == 2)


@pytest.mark.slow
@pytest.mark.parametrize("element", ["f32", "bf16"])
def test_arrays_of_mlfuse_give_arrays_of_mlfuse(element: str) -> None:
    x = mlfuse.zeros((2, 8), dtype={"f32": "float32", "bf16": "bfloat16"}[element])
    y, _ = add_one(element, "cpu")(x)
    assert type(y) is type(x) and float(mlfuse.sum(y.astype("float32"))) == 16


def test_the_first_array_of_another_library_decides() -> None:
    exe = mlfuse.compile(
        "func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {\n"
        "  %z = graph.add %x, %y : tensor<4xf32>\n  func.return %z : tensor<4xf32>\n}",
        device="cpu",
    )
    ones = np.ones(4, np.float32)
    assert isinstance(exe(ones, torch.ones(4)), torch.Tensor)
    assert isinstance(exe(jax.numpy.ones(4), torch.ones(4)), jax.Array)
    assert type(exe(ones, ones)) is np.ndarray


def test_a_donated_tensor_is_changed_where_it_lies() -> None:
    x = torch.ones(4, 8)
    y = mlfuse.compile(IN_PLACE, device="cpu")(x)
    assert y.data_ptr() == x.data_ptr() and torch.equal(x, torch.full((4, 8), 2.0))


def test_an_array_that_may_not_be_written_stays_as_it_is() -> None:
    x = jax.numpy.ones((4, 8))
    y = mlfuse.compile(IN_PLACE, device="cpu")(x)
    assert np.all(np.asarray(y) == 2) and np.all(np.asarray(x) == 1)


def test_tensors_of_other_strides_mean_what_they_say(device: str) -> None:
    x = torch.arange(32.0).reshape(8, 4).T
    y, _ = add_one("f32", device)(x)
    assert torch.equal(y, x + 1)
    expanded = torch.tensor([[3.0]]).expand(4, 8)
    assert torch.equal(add_one("f32", device)(expanded)[0], expanded + 1)


def test_results_are_written_to_tensors_of_the_caller(device: str) -> None:
    out = torch.empty(4, 8)
    results = add_one("f32", device)(torch.ones(4, 8), out=[out, None])
    assert results[0] is out and torch.equal(out, torch.full((4, 8), 2.0))


def test_bf16_of_numpy_is_ml_dtypes(device: str) -> None:
    y, _ = add_one("bf16", device)(np.ones((4, 8), ml_dtypes.bfloat16))
    assert y.dtype == ml_dtypes.bfloat16 and np.all(y == 2)


@pytest.mark.slow
@pytest.mark.parametrize("make", [torch.ones, jax.numpy.ones], ids=["torch", "jax"])
def test_a_result_outlives_its_executable_and_its_arguments(make: Any) -> None:
    """Its memory comes from a pool, which hands out again what no object holds."""
    x = make((1 << 15, 8))
    y, _ = add_one("f32", "cpu")(x)
    del x
    gc.collect()
    others = [add_one("f32", "cpu")(np.zeros((1 << 15, 8), np.float32))[0] for _ in range(4)]
    assert np.all(np.asarray(y) == 2) and all(np.all(each == 1) for each in others)


@pytest.mark.parametrize(
    ("x", "message"),
    [
        (torch.ones(4, 8, requires_grad=True), r"argument 0 requires a gradient.*x\.detach\(\)"),
        (torch.ones(4, 8).to_sparse(), "argument 0 is a tensor that can't be read"),
        (torch.ones(4, 8, device="meta"), "argument 0 is on meta"),
        (torch.ones(4, 8, dtype=torch.complex64), "argument 0 has dtype complex64"),
    ],
)
def test_tensors_that_cannot_be_read_are_refused(x: Any, message: str) -> None:
    with pytest.raises(mlfuse.MlfuseError, match=message):
        add_one("f32", "cpu")(x)


def test_without_recording_a_parameter_is_read() -> None:
    with torch.no_grad():
        y, _ = add_one("f32", "cpu")(torch.nn.Parameter(torch.ones(4, 8)))
    assert not y.requires_grad


def test_a_traced_array_of_jax_is_refused() -> None:
    exe = add_one("f32", "cpu")
    with pytest.raises(mlfuse.MlfuseError, match=r"being traced by JAX: use mlfuse\.jax\.fused"):
        jax.make_jaxpr(exe)(jax.numpy.ones((4, 8)))
