"""A converter is given what its signature names: attributes by type, and inputs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

from mlfuse.diagnostics.errors import Place
from mlfuse.dialects.dtypes import Array
from mlfuse.frontends.onnx.building import Graph
from mlfuse.frontends.onnx.errors import OnnxError
from mlfuse.frontends.onnx.node import Node, Value
from mlfuse.frontends.onnx.signature import attribute, by_signature
from mlfuse.frontends.tracing import TracedArray


@dataclass(frozen=True)
class _Window:
    strides: Sequence[int] = ()
    auto_pad: str = "NOTSET"


@dataclass(frozen=True)
class _Pool(_Window):
    kernel_shape: list[int] | None = None


def _node(attributes: Mapping[str, object]) -> Node:
    return Node("Op", "n", "", 20, attributes, (True,), Place("m", 1, 1), Graph(()))


def _called(function: Callable[..., Any], attributes: Mapping[str, object], *inputs: object) -> Any:
    return by_signature(function)(_node(attributes), *inputs)


def _each_kind(
    node: Node,
    *,
    a: int,
    b: float,
    c: bool,
    d: str,
    e: list[int],
    f: list[float],
    g: list[str],
    h: Array,
) -> tuple[object, ...]:
    return a, b, c, d, e, f, g, h


GIVEN: dict[str, object] = {
    "a": 2,
    "b": 3,
    "c": 7,
    "d": "text",
    "e": [1, 2],
    "f": [0.5, 1],
    "g": ["x"],
    "h": np.zeros(2),
}


def test_attributes_are_read_by_annotation():
    *found, tensor = _called(_each_kind, {**GIVEN, "unknown": 1})
    assert found == [2, 3.0, True, "text", [1, 2], [0.5, 1], ["x"]]
    assert [type(each) for each in found[:3]] == [int, float, bool]
    assert tensor is GIVEN["h"]


@pytest.mark.parametrize("name", list(GIVEN))
def test_a_missing_attribute_is_an_error_of_the_node(name: str):
    given = {key: value for key, value in GIVEN.items() if key != name}
    with pytest.raises(OnnxError, match=f"Op: the attribute {name} is missing"):
        _called(_each_kind, given)


@pytest.mark.parametrize(
    ("name", "wrong", "wanted"),
    [
        ("a", 2.0, "an integer"),
        ("b", "2", "a float"),
        ("c", 1.0, "an integer"),
        ("d", 1, "a text"),
        ("e", [1, 2.5], "a list of integers"),
        ("e", 1, "a list of integers"),
        ("f", ["1"], "a list of floats"),
        ("g", [1], "a list of texts"),
        ("h", [1.0], "a tensor"),
    ],
)
def test_a_mistyped_attribute_is_an_error_of_the_node(name: str, wrong: object, wanted: str):
    with pytest.raises(OnnxError, match=f"Op: the attribute {name} should be {wanted}"):
        _called(_each_kind, {**GIVEN, name: wrong})


def test_defaults_stand_for_attributes_that_are_not_there():
    def converter(
        node: Node, *, axis: int = -1, axes: Sequence[int] = (0, 2), to: int | None = None
    ) -> object:
        return axis, axes, to

    assert _called(converter, {}) == (-1, (0, 2), None)
    assert _called(converter, {"axis": 1, "axes": [], "to": 7}) == (1, [], 7)


def test_a_dataclass_is_a_group_of_attributes():
    def converter(node: Node, *, pool: _Pool) -> object:
        return pool

    assert _called(converter, {}) == _Pool()
    given = {"strides": [2, 2], "kernel_shape": [3, 3], "auto_pad": "VALID"}
    assert _called(converter, given) == _Pool([2, 2], "VALID", [3, 3])
    with pytest.raises(OnnxError, match="the attribute strides should be a list of integers"):
        _called(converter, {"strides": 2})


def test_inputs_become_values_of_the_graph_where_the_annotation_says_so():
    def converter(
        node: Node, x: TracedArray, known: Value, more: TracedArray | None = None
    ) -> tuple[object, ...]:
        return x, known, more

    one = np.ones(3, np.float32)
    x, known, more = _called(converter, {}, one, one)
    assert isinstance(x, TracedArray)
    assert known is one
    assert more is None
    assert _called(converter, {}, one, one, None)[2] is None
    assert isinstance(_called(converter, {}, one, one, one)[2], TracedArray)


def test_any_number_of_inputs_is_taken_alike():
    def converter(node: Node, *inputs: TracedArray, axis: int) -> object:
        return [type(each) for each in inputs], axis

    assert _called(converter, {"axis": 1}, np.ones(1), np.ones(2)) == ([TracedArray] * 2, 1)


def test_too_many_inputs_are_an_error_of_the_call():
    def converter(node: Node, x: Value) -> object:
        return x

    with pytest.raises(TypeError, match="positional argument"):
        _called(converter, {}, np.ones(1), np.ones(1))


def test_an_annotation_that_no_attribute_has_is_refused_at_registration():
    def converter(node: Node, *, axis: complex) -> object:
        return axis

    with pytest.raises(TypeError, match="the parameter axis: no attribute is"):
        by_signature(converter)


def test_an_attribute_is_read_alone_by_its_type():
    node = _node({"axis": 1, "is_test": 1})
    assert attribute(node, "axis", int) == 1
    assert attribute(node, "is_test", bool) is True
    assert attribute(node, "axes", list[int]) is None
