# pyright: basic
"""Shapes: old opsets, sizes from other sizes, dims that are known only when the code runs."""

from __future__ import annotations

import numpy as np
import pytest
from one_node import are_equal, check, ints, model_of, normal, run
from onnx import TensorProto, helper, numpy_helper

import mlfuse.onnx
from mlfuse.onnx import OnnxError
from mlfuse.testing import agreement

pytestmark = pytest.mark.quick_c


def test_reshape_keeps_and_infers_sizes() -> None:
    x = normal(2, 3, 4)
    check("Reshape", [x, ints(0, -1)], [x.reshape(2, 12)], known=[1])
    check("Reshape", [x, ints(-1)], [x.reshape(-1)], known=[1])
    check("Reshape", [x, ints(4, 0, -1)], [x.reshape(4, 3, 2)], known=[1])
    empty = normal(0, 3)
    check("Reshape", [empty, ints(3, 0)], [empty.reshape(3, 0)], known=[1], allowzero=1)


def test_a_shape_that_is_an_input_is_taken_from_the_call() -> None:
    x = normal(2, 6)
    model = model_of("Reshape", [x, ints(3, 4)])
    assert are_equal(run(model, [x, ints(3, 4)]), [x.reshape(3, 4)])
    assert are_equal(run(model, [x, ints(-1, 2)]), [x.reshape(6, 2)])


@pytest.mark.parametrize("shape", [(5, 2), (-1, -1), (0, 0, 0, 2)], ids=str)
def test_a_shape_that_does_not_fit_is_an_error(shape: tuple[int, ...]) -> None:
    x = normal(2, 6)
    with pytest.raises(OnnxError, match="Reshape: "):
        run(model_of("Reshape", [x, ints(*shape)], known=[1]), [x, None])


def test_squeeze_and_unsqueeze_by_attribute_as_before_opset_13() -> None:
    x = normal(1, 3, 1)
    check("Squeeze", [x], [x.reshape(3)], opset=11)
    check("Squeeze", [x], [x.reshape(1, 3)], opset=11, axes=[-1])
    check("Unsqueeze", [x], [x.reshape(1, 1, 3, 1, 1)], opset=11, axes=[0, -1])
    check("Unsqueeze", [x, ints(-1, 1)], [x.reshape(1, 1, 3, 1, 1)], opset=13, known=[1])
    with pytest.raises(OnnxError, match="Squeeze: axes"):
        run(model_of("Squeeze", [x], opset=11, axes=[1]), [x])


def test_split_in_all_its_forms() -> None:
    x = normal(7, 2)
    check("Split", [x], [x[:3], x[3:]], opset=11, outputs=2, split=[3, 4])
    check("Split", [x, ints(0, 7)], [x[:0], x], opset=13, outputs=2, known=[1])
    check("Split", [x], [x[:3], x[3:6], x[6:]], opset=18, outputs=3, num_outputs=3)
    check("Split", [x], [x[:, :1], x[:, 1:]], opset=11, outputs=2, axis=-1)


def test_slices_by_attributes_as_before_opset_10() -> None:
    x = normal(5, 6)
    check("Slice", [x], [x[1:4, :-1]], opset=9, starts=[1, 0], ends=[4, -1])
    check("Slice", [x], [x[:, -3:]], opset=9, starts=[-3], ends=[100], axes=[1])


@pytest.mark.parametrize(
    ("start", "end", "step"),
    [(4, -100, -1), (-1, 0, -2), (1, 100, 2), (3, 3, 1), (100, -100, -3), (2, 1, 1)],
)
def test_slices_are_those_of_python(start: int, end: int, step: int) -> None:
    x = normal(5, 2)
    # Python has no number for "before the first": -100 is that, in ONNX too.
    expected = (
        x[slice(*slice(start, end, step).indices(5))]
        if step > 0
        else _backwards(x, start, end, step)
    )
    check("Slice", [x, ints(start), ints(end), ints(0), ints(step)], [expected], known=[1, 2, 3, 4])


def _backwards(x, start: int, end: int, step: int):
    first = min(start if start >= 0 else start + 5, 4)
    last = max(end if end >= 0 else end + 5, -1)
    return x[list(range(first, last, step))]


def test_expand_takes_the_larger_of_both_sizes() -> None:
    x = normal(3, 1)
    check("Expand", [x, ints(2, 1, 4)], [np.broadcast_to(x, (2, 3, 4)).copy()], known=[1])
    check("Expand", [x, ints(1)], [x], known=[1])


def test_flatten_cuts_anywhere() -> None:
    x = normal(2, 3, 4)
    for axis, shape in ((0, (1, 24)), (3, (24, 1)), (-1, (6, 4))):
        check("Flatten", [x], [x.reshape(shape)], axis=axis)


def test_tile_concat_transpose() -> None:
    x = normal(2, 3)
    check("Tile", [x, ints(2, 0)], [np.tile(x, (2, 0))], known=[1])
    check("Tile", [x, ints(3, 2)], [np.tile(x, (3, 2))], known=[1])
    check("Concat", [x, x[:, :0], x], [np.concatenate([x, x], 1)], axis=-1)
    check("Transpose", [x], [x.T])


@pytest.mark.parametrize("mode", ["reflect", "edge", "wrap"])
def test_pads_by_elements_of_its_own(mode: str) -> None:
    x = normal(4, 5)
    low, high = (2, 3), (1, 2)
    expected = np.pad(x, [(2, 1), (3, 2)], mode=mode)  # type: ignore
    check("Pad", [x, ints(*low, *high)], [expected], opset=19, known=[1], mode=mode)
    cropped = np.pad(x[1:], [(0, 2), (0, 0)], mode=mode)  # type: ignore
    check("Pad", [x, ints(-1, 2), None, ints(0)], [cropped], opset=19, known=[1, 3], mode=mode)


def test_pads_with_a_number() -> None:
    x = normal(2, 3)
    check(
        "Pad",
        [x],
        [np.pad(x, [(0, 0), (1, 2)], constant_values=5)],
        opset=10,
        pads=[0, 1, 0, 2],
        value=5.0,
    )
    check("Pad", [x, ints(0, -1, 1, 0)], [np.pad(x[:, 1:], [(0, 1), (0, 0)])], known=[1])
    whole = np.arange(3, dtype=np.int8)
    check(
        "Pad",
        [whole, ints(1, 1), np.array(9, np.int8)],
        [np.array([9, 0, 1, 2, 9], np.int8)],
        known=[1],
    )


def test_depth_to_space_and_back() -> None:
    x = normal(2, 8, 3, 5)
    blocks = x.reshape(2, 2, 2, 2, 3, 5)
    dcr = blocks.transpose(0, 3, 4, 1, 5, 2).reshape(2, 2, 6, 10)
    crd = blocks.transpose(0, 1, 4, 2, 5, 3).reshape(2, 2, 6, 10)
    check("DepthToSpace", [x], [dcr], blocksize=2)
    check("DepthToSpace", [x], [crd], blocksize=2, mode="CRD")
    check("SpaceToDepth", [dcr], [x], blocksize=2)


def test_a_batch_that_is_known_when_the_code_runs() -> None:
    """One executable: reshape, transpose, softmax, split, product and a sum, the shape taken from x's own."""
    nodes = [
        helper.make_node("Shape", ["x"], ["sizes"]),
        helper.make_node("Gather", ["sizes", "zero"], ["batch"]),
        helper.make_node("Unsqueeze", ["batch", "zero_list"], ["batch_list"]),
        helper.make_node("Concat", ["batch_list", "rest"], ["shape"], axis=0),
        helper.make_node("Reshape", ["x", "shape"], ["heads"]),
        helper.make_node("Transpose", ["heads"], ["moved"], perm=[0, 2, 1, 3]),
        helper.make_node("Softmax", ["moved"], ["weights"], axis=-1),
        helper.make_node("Split", ["weights"], ["a", "b"], axis=1, num_outputs=2),
        helper.make_node("Mul", ["a", "b"], ["product"]),
        helper.make_node("ReduceSum", ["product", "last"], ["y"], keepdims=0),
    ]
    weights = {"zero": np.array(0), "zero_list": ints(0), "rest": ints(4, 2, 3), "last": ints(-1)}
    graph = helper.make_graph(
        nodes,
        "heads",
        [helper.make_tensor_value_info("x", TensorProto.FLOAT, ["batch", 4, 6])],
        [helper.make_tensor_value_info("y", TensorProto.FLOAT, None)],
        [numpy_helper.from_array(np.asarray(v, np.int64), k) for k, v in weights.items()],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 18)], ir_version=9)
    loaded = mlfuse.onnx.load(model, device="interpreter")
    for batch in (1, 5):
        x = normal(batch, 4, 6, seed=batch)
        moved = x.reshape(batch, 4, 2, 3).transpose(0, 2, 1, 3).astype(np.float64)
        soft = np.exp(moved) / np.exp(moved).sum(-1, keepdims=True)
        expected = (soft[:, :1] * soft[:, 1:]).sum(-1)
        agreement.agree(loaded.module(x), [x], loaded(x), expected)
    assert loaded.remarks == []
