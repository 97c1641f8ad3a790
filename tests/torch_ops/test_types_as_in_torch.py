"""Operands of several types meet where `torch.result_type` says."""

from __future__ import annotations

import itertools

import pytest
from aten_calls import FLOATS, INTEGERS
from xdsl.dialects.builtin import TensorType

from mlfuse.frontends.torch.library import torch
from mlfuse.frontends.torch.ops.table import StaysInAten
from mlfuse.frontends.torch.ops.types import element, result_type, torch_type
from mlfuse.frontends.tracing.array import TracedArray
from mlfuse.frontends.tracing.function_builder import Input
from mlfuse.frontends.tracing.trace import Trace

pytestmark = pytest.mark.quick_c

TYPES = (*FLOATS, *INTEGERS, torch.bool)
NUMBERS = (True, 2, 2.5)


def test_arrays_and_scalars_of_all_types() -> None:
    kinds = [(dtype, shape) for dtype in TYPES for shape in ((), (2,))]
    inputs = [Input("x", TensorType(element(dtype).mlir, shape)) for dtype, shape in kinds]
    trace = Trace(inputs)
    arrays = [TracedArray(trace, value) for value in trace.arguments]
    tensors = [torch.ones(shape, dtype=dtype) for dtype, shape in kinds]
    pairs = list(zip(arrays, tensors, strict=True)) + [(n, n) for n in NUMBERS]
    for (a, x), (b, y) in itertools.product(pairs, pairs):
        assert torch_type(result_type(a, b)) == torch.result_type(x, y), (x, y)


def test_the_default_type_is_torchs() -> None:
    trace = Trace([Input("x", TensorType(element(torch.int64).mlir, (2,)))])
    integers = TracedArray(trace, trace.arguments[0])
    try:
        torch.set_default_dtype(torch.float64)
        assert torch_type(result_type(integers, 0.5)) == torch.float64
    finally:
        torch.set_default_dtype(torch.float32)
    assert torch_type(result_type(integers, 0.5)) == torch.float32


@pytest.mark.parametrize("dtype", [torch.complex64, torch.float8_e4m3fn, torch.qint8], ids=str)
def test_types_without_code_are_kept(dtype: object) -> None:
    with pytest.raises(StaysInAten, match=str(dtype)):
        element(dtype)
