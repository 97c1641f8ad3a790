# pyright: basic
"""Gather and scatter: negative and repeated indices, empty ones, types, constants."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from one_node import check, ints, model_of, normal, run

import mlfuse.onnx
from mlfuse.onnx import OnnxError, UnsupportedError

pytestmark = pytest.mark.quick_c


@pytest.mark.parametrize("known", [[], [1]], ids=["computed", "constant"])
def test_gather_counts_negative_ids_from_the_end(known: list[int]) -> None:
    x, ids = normal(4, 5, 2), np.array([[0, -1], [2, -5]], np.int32)
    check("Gather", [x, ids], [np.take(x, ids, 1)], known=known, axis=1)
    check("Gather", [x, np.array(-2)], [x[-2]], known=known)
    check("Gather", [x, ints()], [x[:0]], known=known)


def test_an_id_outside_is_never_another_element() -> None:
    x = normal(3, 2)
    with pytest.raises(OnnxError, match="Gather: an index is outside a dim of size 3"):
        run(model_of("Gather", [x, ints(0, 3)], known=[1]), [x, None])
    found = run(model_of("Gather", [x, ints(0, 3)]), [x, ints(0, 3)])
    assert np.isnan(found[0][1]).all()


def test_gather_elements_of_a_smaller_shape() -> None:
    x, ids = normal(4, 5), np.array([[4, -5, 0], [1, 1, -1]], np.int64)
    check("GatherElements", [x, ids], [np.take_along_axis(x[:2], ids % 5, 1)], axis=1)


def test_gather_nd_after_batch_dims() -> None:
    x = normal(2, 3, 4)
    ids = np.array([[[-1]], [[1]]], np.int64)
    check("GatherND", [x, ids], [np.stack([x[0, [2]], x[1, [1]]])], batch_dims=1)
    check("GatherND", [x, np.array([[1, -1, 0]])], [x[1, 2, 0].reshape(1)], batch_dims=0)


def test_gathers_of_any_batch_are_compiled_once() -> None:
    samples = [
        (normal(n, 5, 3), np.arange(2 * n, dtype=np.int64).reshape(n, 2) % 5) for n in (1, 4)
    ]
    wanted = {
        "Gather": [np.take(x, ids[0], axis=1) for x, ids in samples],
        "GatherElements": [np.take_along_axis(x[..., 0], ids, 1) for x, ids in samples],
        "GatherND": [np.take_along_axis(x, ids[:, :, None], 1) for x, ids in samples],
    }
    options: dict[str, Any] = {"GatherND": {"batch_dims": 1}}
    for op, expected in wanted.items():
        loaded = None
        for (x, ids), want in zip(samples, expected, strict=True):
            data = x[..., 0] if op == "GatherElements" else x
            places = {"Gather": ids[0], "GatherElements": ids, "GatherND": ids[:, :, None]}[op]
            open_dims = {0: ["n", *data.shape[1:]], 1: ["n", *places.shape[1:]]}
            if op == "Gather":
                open_dims[1] = ["m"]
            model = model_of(op, [data, places], dims=open_dims, **options.get(op, {"axis": 1}))
            loaded = loaded or mlfuse.onnx.load(model, device="interpreter")
            np.testing.assert_array_equal(loaded(data, places), want)
        assert loaded is not None and not loaded.remarks


@pytest.mark.parametrize("reduction", ["none", "add", "mul", "max", "min"])
def test_scatter_combines_what_meets(reduction: str) -> None:
    x = np.arange(12, dtype=np.float32).reshape(3, 4)
    ids = np.array([[1, -1], [0, 2]], np.int64)
    updates = np.array([[10, 20], [30, 40]], np.float32)
    twice = ids if reduction == "none" else np.array([[1, 1], [0, 0]], np.int64)
    rule = {"add": np.add, "mul": np.multiply, "max": np.maximum, "min": np.minimum}.get(reduction)
    expected = x.copy()
    for place in np.ndindex(2, 2):
        target = (place[0], twice[place] % 4)
        new = updates[place]
        expected[target] = new if rule is None else rule(expected[target], new)
    check("ScatterElements", [x, twice, updates], [expected], opset=18, axis=1, reduction=reduction)


def test_scatter_nd_writes_slices() -> None:
    x, updates = normal(4, 3), normal(2, 3, seed=1)
    expected = x.copy()
    expected[[3, 1]] = updates
    check("ScatterND", [x, np.array([[-1], [1]]), updates], [expected], opset=18)
    with pytest.raises(UnsupportedError, match="ScatterND: reduction add of truth values"):
        model = model_of(
            "ScatterND", [x > 0, np.array([[0]]), x[:1] > 0], opset=18, reduction="add"
        )
        run(model, [x > 0, np.array([[0]]), x[:1] > 0])


@pytest.mark.parametrize("dtype", [np.int32, np.uint8, np.float32], ids=str)
def test_one_hot_of_ids_outside_is_all_off(dtype: type) -> None:
    ids = np.array([0, 2, 9], dtype)
    values = np.array([-1.0, 4.0], np.float32)
    expected = np.full((3, 3), -1, np.float32)
    expected[0, 0] = expected[2, 1] = 4
    check("OneHot", [ids, np.array(3), values], [expected], known=[1], axis=0)


def test_sequences_reversed_up_to_their_lengths() -> None:
    x, lengths = normal(4, 3, 2), np.array([4, 1, 2], np.int64)
    expected = x.copy()
    for sample, length in enumerate(lengths):
        expected[:length, sample] = x[:length, sample][::-1]
    check("ReverseSequence", [x, lengths], [expected])


def test_constants_ranges_and_identities() -> None:
    check(
        "Range",
        [np.array(5.0, "f4"), np.array(1.0, "f4"), np.array(-1.5, "f4")],
        [np.array([5, 3.5, 2], "f4")],
    )
    check("EyeLike", [normal(2, 4)], [np.eye(2, 4, 1, dtype=np.float64)], dtype=11, k=1)
    x = normal(2, 3, 4)
    check("Trilu", [x, np.array(1)], [np.triu(x, 1)], known=[1])
    check("Trilu", [x, np.array(-9)], [np.tril(x, -9)], known=[1], upper=0)
    kept = np.array([False, True, True])
    check("Compress", [x, kept], [x[:, 1:]], known=[1], axis=1)
