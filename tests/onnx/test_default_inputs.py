"""Initializers that are declared as inputs too: default values from IR version 4 on, constants before."""

# pyright: basic

from __future__ import annotations

from pathlib import Path

import numpy as np
import onnx
import onnxruntime
import pytest
from onnx import TensorProto, helper, numpy_helper

import mlfuse.onnx
from mlfuse.cli.run import main
from mlfuse.diagnostics.errors import MlfuseError

pytestmark = pytest.mark.quick_c


def model(ir_version: int) -> onnx.ModelProto:
    """y = reshape(x + w, s); w and s have default values."""
    w = numpy_helper.from_array(np.arange(3, dtype=np.float32), "w")
    s = numpy_helper.from_array(np.array([3, 2]), "s")
    nodes = [
        helper.make_node("Add", ["x", "w"], ["a"]),
        helper.make_node("Reshape", ["a", "s"], ["y"]),
    ]
    inputs = [
        helper.make_tensor_value_info("x", TensorProto.FLOAT, (2, 3)),
        helper.make_tensor_value_info("w", TensorProto.FLOAT, (3,)),
        helper.make_tensor_value_info("s", TensorProto.INT64, (2,)),
    ]
    outputs = [helper.make_tensor_value_info("y", TensorProto.FLOAT, (None, None))]
    graph = helper.make_graph(nodes, "g", inputs, outputs, [w, s])
    opsets = [helper.make_opsetid("", 13)]
    return helper.make_model(graph, opset_imports=opsets, ir_version=ir_version)


X = np.ones((2, 3), np.float32)
GIVEN = {"w": np.full(3, 10, np.float32), "s": np.array([6, 1])}


@pytest.mark.parametrize("given", [[], ["w"], ["s"], ["w", "s"]])
def test_a_default_value_may_be_given_another(given: list[str]):
    proto = model(8)
    ours = mlfuse.onnx.load(proto, device="interpreter")
    feed = {"x": X} | {name: GIVEN[name] for name in given}
    session = onnxruntime.InferenceSession(proto.SerializeToString())
    (wanted,) = session.run(None, feed)
    assert [info.name for info in ours.inputs] == ["x"] and ours.defaults == {"w", "s"}
    for _ in range(2):
        np.testing.assert_array_equal(ours.run(feed)["y"], wanted)
        np.testing.assert_array_equal(ours(X, **{name: GIVEN[name] for name in given}), wanted)


def test_before_ir_version_4_it_is_a_constant():
    ours = mlfuse.onnx.load(model(3), device="interpreter")
    np.testing.assert_array_equal(ours(X), (X + np.arange(3, dtype=np.float32)).reshape(3, 2))
    with pytest.raises(MlfuseError, match="there is no input 'w'; the model takes x"):
        ours(X, w=GIVEN["w"])


def test_an_array_that_does_not_fit_is_an_error():
    ours = mlfuse.onnx.load(model(8), device="interpreter")
    with pytest.raises(MlfuseError, match="argument 1 dim 0 is 4, expected 3"):
        ours(X, w=np.ones((4,), np.float32))


def test_on_the_command_line(tmp_path: Path):
    path = tmp_path / "m.onnx"
    path.write_bytes(model(8).SerializeToString())
    np.savez(tmp_path / "in.npz", x=X, w=GIVEN["w"])
    np.savez(tmp_path / "out.npz", out0=(X + 10).reshape(3, 2))
    files = [f"--inputs=@{tmp_path / 'in.npz'}", f"--expect=@{tmp_path / 'out.npz'}"]
    assert main([str(path), "--device=interpreter", *files]) == 0
