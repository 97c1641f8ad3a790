"""Models of one node, run by mlfuse on the interpreter and by ONNX's reference evaluator."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

import numpy as np
from onnx import ModelProto, TensorProto, ValueInfoProto, helper, numpy_helper
from onnx.reference import ReferenceEvaluator

import mlfuse.onnx
from mlfuse.dialects.dtypes import Array
from mlfuse.testing import agreement

Dims = Sequence[int | str | None]


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
    return _outputs(mlfuse.onnx.load(model, device="interpreter"), _given(model, inputs))


def _given(model: ModelProto, inputs: Sequence[Array | None]) -> list[Array]:
    """The inputs that aren't initializers."""
    weights = {each.name for each in model.graph.initializer}
    return [
        each
        for number, each in enumerate(inputs)
        if each is not None and f"x{number}" not in weights
    ]


def _outputs(loaded: mlfuse.onnx.Model, given: Sequence[Array]) -> list[Array]:
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


def are_equal(found: Sequence[Array], expected: Sequence[Array]) -> bool:
    """Whether the first outputs are equal, NaNs too. Fails where types or shapes differ, or exact elements."""
    assert len(found) >= len(expected)
    equal = True
    for mine, theirs in zip(found, expected, strict=False):
        assert (mine.dtype, mine.shape) == (theirs.dtype, theirs.shape)
        if mine.dtype.kind in "biuOUS":
            np.testing.assert_array_equal(mine, theirs)
        else:
            wide = (each.astype(np.float64) for each in (mine, theirs))
            equal = equal and np.array_equal(*wide, equal_nan=True)
    return equal


def check(
    op: str,
    inputs: Sequence[Array | None],
    expected: Sequence[Array] | None = None,
    bound: float | None = None,
    **options: Any,
) -> list[Array]:
    """Run a node and hold it to `expected`, or else to the reference evaluator, within what the roundings of the graph
    that it becomes may change. That isn't known where the graph has rounded constants, or computes which elements it
    reads: there a test derives `bound`, an absolute error."""
    model = model_of(op, inputs, **options)
    loaded, given = mlfuse.onnx.load(model, device="interpreter"), _given(model, inputs)
    found = _outputs(loaded, given)
    wanted = list(reference(model, inputs) if expected is None else expected)
    if are_equal(found, wanted):
        return found
    if bound is not None:
        for mine, theirs in zip(found, wanted, strict=False):
            assert np.abs(mine.astype(np.float64) - theirs).max(initial=0) <= bound
    else:
        graph = loaded.module(*given)
        arguments = [
            *(each for number, each in enumerate(given) if number not in loaded._wanted),  # pyright: ignore[reportPrivateUsage]
            *loaded.bound(*given),
        ]
        agreement.agree(graph, arguments, found, *wanted, *found[len(wanted) :])
    return found


def normal(*shape: int, seed: int = 0, dtype: Any = np.float32) -> Array:
    """Normal numbers."""
    return np.random.default_rng(seed).normal(size=shape).astype(dtype)


def ints(*values: int) -> Array:
    """A vector of i64."""
    return np.asarray(values, dtype=np.int64)
