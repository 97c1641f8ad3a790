"""Broken and hostile models: one error that says what is wrong, in less than two seconds."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from onnx import (
    FunctionProto,
    GraphProto,
    ModelProto,
    NodeProto,
    TensorProto,
    helper,
    numpy_helper,
)

import mlfuse.onnx
from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.onnx import OnnxError

pytestmark = pytest.mark.quick_c

SECONDS = 2.0


def _value(name: str, *shape: int | str):
    return helper.make_tensor_value_info(name, TensorProto.FLOAT, list(shape))


def _graph(*nodes: NodeProto, initializers: list[TensorProto] | None = None) -> GraphProto:
    """From x of 2x3 to y."""
    outputs = [helper.make_empty_tensor_value_info("y")]
    return helper.make_graph(list(nodes), "g", [_value("x", 2, 3)], outputs, initializers or [])


def _model(graph: GraphProto, opset: int = 21, functions: list[FunctionProto] | None = None):
    imports = [helper.make_opsetid("", opset), helper.make_opsetid("own", 1)]
    return helper.make_model(graph, opset_imports=imports, functions=functions or [])


def _relu() -> ModelProto:
    return _model(_graph(helper.make_node("Relu", ["x"], ["y"], name="the relu")))


def _cycle() -> ModelProto:
    nodes = [("Add", ["x", "b"], ["a"]), ("Neg", ["a"], ["b"]), ("Neg", ["b"], ["y"])]
    return _model(_graph(*(helper.make_node(op, i, o) for op, i, o in nodes)))


def _twice() -> ModelProto:
    return _model(_graph(*(helper.make_node("Neg", ["x"], ["y"]) for _ in range(2))))


def _missing_input() -> ModelProto:
    return _model(_graph(helper.make_node("Add", ["x"], ["y"])))


def _missing_output() -> ModelProto:
    return _model(_graph(helper.make_node("Neg", ["x"], ["z"])))


def _unknown_opset() -> ModelProto:
    return _model(_relu().graph, opset=9999)


def _ancient_opset() -> ModelProto:
    return _model(_relu().graph, opset=3)


def _two_opsets() -> ModelProto:
    model = _relu()
    model.opset_import.append(helper.make_opsetid("", 12))
    return model


def _no_opset() -> ModelProto:
    model = _relu()
    del model.opset_import[:]
    return model


def _absurd_input() -> ModelProto:
    model = _relu()
    model.graph.input[0].CopyFrom(_value("x", 2**60, 2**60))
    return model


def _negative_input() -> ModelProto:
    model = _relu()
    model.graph.input[0].CopyFrom(_value("x", -4))
    return model


def _absurd_initializer() -> ModelProto:
    tensor = TensorProto(name="w", data_type=TensorProto.FLOAT, dims=[2**40], raw_data=b"1234")
    return _model(_graph(helper.make_node("Add", ["x", "w"], ["y"]), initializers=[tensor]))


def _short_initializer() -> ModelProto:
    tensor = TensorProto(name="w", data_type=TensorProto.FLOAT, dims=[2, 3], float_data=[1.0])
    return _model(_graph(helper.make_node("Add", ["x", "w"], ["y"]), initializers=[tensor]))


def _unknown_type() -> ModelProto:
    tensor = TensorProto(name="w", data_type=99, dims=[1], raw_data=b"1")
    return _model(_graph(helper.make_node("Add", ["x", "w"], ["y"]), initializers=[tensor]))


def _unknown_op() -> ModelProto:
    return _model(_graph(helper.make_node("Frobnicate", ["x"], ["y"], name="fro")))


def _unknown_domain() -> ModelProto:
    return _model(_graph(helper.make_node("Relu", ["x"], ["y"], domain="elsewhere")))


def _mistyped_attribute() -> ModelProto:
    return _model(_graph(helper.make_node("LeakyRelu", ["x"], ["y"], alpha="much")))


def _axis_outside() -> ModelProto:
    return _model(_graph(helper.make_node("Softmax", ["x"], ["y"], axis=7)))


def _shapes_that_do_not_fit() -> ModelProto:
    weight = numpy_helper.from_array(np.zeros((5, 7), np.float32), "w")
    return _model(_graph(helper.make_node("Add", ["x", "w"], ["y"]), initializers=[weight]))


def _reshape_to_absurd() -> ModelProto:
    shape = numpy_helper.from_array(np.asarray([2**50, -1], np.int64), "s")
    return _model(_graph(helper.make_node("Reshape", ["x", "s"], ["y"]), initializers=[shape]))


def _constant_of_absurd_shape() -> ModelProto:
    shape = numpy_helper.from_array(np.asarray([2**40, 2**40], np.int64), "s")
    return _model(_graph(helper.make_node("ConstantOfShape", ["s"], ["y"]), initializers=[shape]))


def _function_that_calls_itself() -> ModelProto:
    body = [helper.make_node("F", ["a"], ["b"], domain="own")]
    function = helper.make_function("own", "F", ["a"], ["b"], body, [helper.make_opsetid("", 21)])
    call = helper.make_node("F", ["x"], ["y"], domain="own")
    return _model(_graph(call), functions=[function])


def _nested_functions(calls: int, depth: int) -> ModelProto:
    """So many calls of a function of so many calls of ..."""
    functions: list[FunctionProto] = []
    imports = [helper.make_opsetid("", 21), helper.make_opsetid("own", 1)]
    for level in range(depth):
        op, domain = (f"F{level - 1}", "own") if level else ("Neg", "")
        body = [helper.make_node(op, [f"v{n}"], [f"v{n + 1}"], domain=domain) for n in range(calls)]
        ends = ["v0"], [f"v{calls}"]
        functions.append(helper.make_function("own", f"F{level}", *ends, body, imports))
    call = helper.make_node(f"F{depth - 1}", ["x"], ["y"], domain="own")
    return _model(_graph(call), functions=functions)


def _functions_that_multiply() -> ModelProto:
    return _nested_functions(calls=10, depth=12)


def _deep_functions() -> ModelProto:
    return _nested_functions(calls=1, depth=40)


def _external_data(location: str) -> Callable[[], ModelProto]:
    def make() -> ModelProto:
        tensor = TensorProto(name="w", data_type=TensorProto.FLOAT, dims=[2, 3])
        tensor.data_location = TensorProto.EXTERNAL
        tensor.external_data.add(key="location", value=location)
        return _model(_graph(helper.make_node("Add", ["x", "w"], ["y"]), initializers=[tensor]))

    return make


HOSTILE: dict[str, tuple[Callable[[], ModelProto], str]] = {
    "cycle": (_cycle, "'b', which nothing before it makes"),
    "made twice": (_twice, "'y' is made twice"),
    "too few inputs": (_missing_input, "Add"),
    "missing output": (_missing_output, "nothing makes the output 'y'"),
    "unknown opset": (_unknown_opset, "opset 9999"),
    "ancient opset": (_ancient_opset, "opset 3"),
    "two opsets": (_two_opsets, "two opsets"),
    "no opset": (_no_opset, "which opset"),
    "absurd input": (_absurd_input, "absurdly large"),
    "negative size": (_negative_input, "negative size"),
    "absurd initializer": (_absurd_initializer, "4 bytes of data"),
    "short initializer": (_short_initializer, "1 value in float_data"),
    "unknown type": (_unknown_type, "element type 99"),
    "unknown op": (_unknown_op, "Frobnicate"),
    "unknown domain": (_unknown_domain, "elsewhere"),
    "mistyped attribute": (_mistyped_attribute, "the attribute alpha should be"),
    "axis outside": (_axis_outside, "axis 7"),
    "shapes that don't fit": (_shapes_that_do_not_fit, "Add"),
    "reshape to an absurd shape": (_reshape_to_absurd, "Reshape"),
    "constant of an absurd shape": (_constant_of_absurd_shape, "absurdly large"),
    "recursive function": (_function_that_calls_itself, "calls itself"),
    "functions that multiply": (_functions_that_multiply, "nodes"),
    "deep functions": (_deep_functions, "nest deeper"),
    "external data": (_external_data("data.bin"), "external_data=True"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_model_is_one_clear_error(name: str):
    make, words = HOSTILE[name]
    model = make()
    start = time.perf_counter()
    with pytest.raises(MlfuseError) as raised:
        mlfuse.onnx.load(model, device="interpreter")
    assert time.perf_counter() - start < SECONDS
    assert words in str(raised.value)
    assert "\n" not in str(raised.value)


def test_an_error_names_the_node_by_its_name_and_number():
    with pytest.raises(OnnxError, match=r"<model>:fro:1:1: error: Frobnicate"):
        mlfuse.onnx.load(_unknown_op())


def test_every_prefix_of_a_file_is_refused_or_another_model():
    data = _relu().SerializeToString()
    for length in range(len(data)):
        try:
            mlfuse.onnx.load(data[:length], device="interpreter")
        except MlfuseError:
            continue


def test_a_file_with_a_byte_changed_is_refused_or_another_model():
    data = _shapes_that_fit().SerializeToString()
    rng = np.random.default_rng(0)
    for place in range(0, len(data), 3):
        changed = bytearray(data)
        changed[place] ^= int(rng.integers(1, 256))
        try:
            mlfuse.onnx.load(bytes(changed), device="interpreter")
        except MlfuseError:
            continue


def _shapes_that_fit() -> ModelProto:
    weight = numpy_helper.from_array(np.arange(6, dtype=np.float32).reshape(2, 3), "w")
    shape = numpy_helper.from_array(np.asarray([3, -1], np.int64), "s")
    nodes = [
        helper.make_node("Add", ["x", "w"], ["a"]),
        helper.make_node("Reshape", ["a", "s"], ["b"]),
        helper.make_node("Softmax", ["b"], ["y"], axis=-1),
    ]
    return _model(_graph(*nodes, initializers=[weight, shape]))


def test_no_onnx_file_at_all(tmp_path: Path):
    text = tmp_path / "model.onnx"
    text.write_text("this is no model\n" * 100)
    with pytest.raises(OnnxError, match="isn't an ONNX file"):
        mlfuse.onnx.load(text)
    with pytest.raises(MlfuseError, match="can't be read"):
        mlfuse.onnx.load(tmp_path / "missing.onnx")
    with pytest.raises(MlfuseError, match="no graph"):
        mlfuse.onnx.load(b"")


# External data: only where it is asked for, and only from the model's folder.


def _saved(folder: Path, location: str) -> Path:
    path = folder / "model.onnx"
    path.write_bytes(_external_data(location)().SerializeToString())
    return path


def test_external_data_of_the_models_folder_is_read_where_asked_for(tmp_path: Path):
    weight = np.arange(6, dtype=np.float32).reshape(2, 3)
    (tmp_path / "data.bin").write_bytes(weight.tobytes())
    model = mlfuse.onnx.load(_saved(tmp_path, "data.bin"), device="interpreter", external_data=True)
    np.testing.assert_array_equal(model(np.ones((2, 3), np.float32)), weight + 1)


@pytest.mark.parametrize(
    "location", ["../secret.bin", "/etc/passwd", "link.bin", "", "a/../../secret.bin"]
)
def test_external_data_outside_the_folder_is_refused(tmp_path: Path, location: str):
    folder = tmp_path / "model"
    folder.mkdir()
    secret = tmp_path / "secret.bin"
    secret.write_bytes(bytes(24))
    (folder / "link.bin").symlink_to(secret)
    with pytest.raises(OnnxError, match="folder"):
        mlfuse.onnx.load(_saved(folder, location), device="interpreter", external_data=True)


def test_external_data_that_is_too_short_is_refused(tmp_path: Path):
    (tmp_path / "data.bin").write_bytes(bytes(23))
    with pytest.raises(OnnxError, match="23 bytes"):
        mlfuse.onnx.load(_saved(tmp_path, "data.bin"), external_data=True)
