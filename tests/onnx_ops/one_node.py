"""Models of one node, run by mlfuse on the interpreter and by ONNX's reference evaluator."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

import numpy as np
from onnx import ModelProto, TensorProto, ValueInfoProto, helper, numpy_helper
from onnx.reference import ReferenceEvaluator

import mlfuse.onnx
from mlfuse.dialects.dtypes import Array

Dims = Sequence[int | str | None]

TOLERANCE = {
    "float16": (2e-3, 1e-3),
    "bfloat16": (2e-2, 1e-2),
    "float32": (1e-5, 1e-6),
    "float64": (1e-12, 1e-13),
}


def model_of(
    op: str,
    inputs: Sequence[Array | None],
    *,
    opset: int = 21,
    outputs: int = 1,
    known: Sequence[int] = (),
    dims: Mapping[int, Dims] | None = None,
    domain: str = "",
    **attributes: Any,
) -> ModelProto:
    """A model of one node. `known`: which inputs are initializers; `dims`: declared dims of others, such
    as `["batch", 3]`; an input that is None is left out."""
    names = ["" if each is None else f"x{number}" for number, each in enumerate(inputs)]
    results = [f"y{number}" for number in range(outputs)]
    node = helper.make_node(op, names, results, domain=domain, **attributes)
    arguments: list[ValueInfoProto] = []
    weights: list[TensorProto] = []
    for number, (name, each) in enumerate(zip(names, inputs, strict=True)):
        if each is None:
            continue
        if number in known:
            weights.append(numpy_helper.from_array(each, name))
            continue
        shape = list((dims or {}).get(number, each.shape))
        type_ = helper.np_dtype_to_tensor_dtype(each.dtype)
        arguments.append(helper.make_tensor_value_info(name, type_, shape))
    ends = [helper.make_tensor_value_info(name, TensorProto.UNDEFINED, None) for name in results]
    graph = helper.make_graph([node], "one", arguments, ends, weights)
    imports = [helper.make_opsetid("", opset)]
    if domain:
        imports.append(helper.make_opsetid(domain, 1))
    return helper.make_model(graph, opset_imports=imports, ir_version=10)


def run(model: ModelProto, inputs: Sequence[Array | None]) -> list[Array]:
    """mlfuse's outputs."""
    loaded = mlfuse.onnx.load(model, device="interpreter")
    weights = {each.name for each in model.graph.initializer}
    names = [f"x{number}" for number in range(len(inputs))]
    given = [
        each
        for name, each in zip(names, inputs, strict=True)
        if each is not None and name not in weights
    ]
    results: Any = loaded(*given)
    return list(cast("tuple[Array, ...]", results)) if isinstance(results, tuple) else [results]


def reference(model: ModelProto, inputs: Sequence[Array | None]) -> list[Array]:
    """What ONNX's reference evaluator gives."""
    weights = {each.name for each in model.graph.initializer}
    feeds = {
        f"x{number}": each
        for number, each in enumerate(inputs)
        if each is not None and f"x{number}" not in weights
    }
    with np.errstate(all="ignore"):
        evaluator: Any = ReferenceEvaluator(model)
        return [np.asarray(each) for each in evaluator.run(None, feeds)]


def agree(found: Sequence[Array], expected: Sequence[Array], **tolerance: float) -> None:
    """Fail where types, shapes or (beyond the type's tolerance) elements differ."""
    assert len(found) >= len(expected)
    for mine, theirs in zip(found, expected, strict=False):
        assert mine.dtype == theirs.dtype
        assert mine.shape == theirs.shape
        rtol, atol = TOLERANCE.get(mine.dtype.name, (0.0, 0.0))
        a, b = (each.astype(np.float64) for each in (mine, theirs))
        rtol, atol = tolerance.get("rtol", rtol), tolerance.get("atol", atol)
        np.testing.assert_allclose(a, b, rtol=rtol, atol=atol)


def check(
    op: str,
    inputs: Sequence[Array | None],
    expected: Sequence[Array] | None = None,
    tolerance: Mapping[str, float] | None = None,
    **options: Any,
) -> list[Array]:
    """Run a node and hold it to `expected`, or else to the reference evaluator."""
    model = model_of(op, inputs, **options)
    found = run(model, inputs)
    agree(found, reference(model, inputs) if expected is None else expected, **(tolerance or {}))
    return found


def normal(*shape: int, seed: int = 0, dtype: Any = np.float32) -> Array:
    """Normal numbers."""
    return np.random.default_rng(seed).normal(size=shape).astype(dtype)


def ints(*values: int) -> Array:
    """A vector of i64."""
    return np.asarray(values, dtype=np.int64)
