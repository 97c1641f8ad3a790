"""The `light` models of ONNX's package: large networks whose weights are one number each."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import onnx
import pytest
from onnx import ModelProto, TensorProto, numpy_helper
from onnx.backend.test.runner import Runner

import mlfuse.onnx

pytestmark = pytest.mark.quick_c

FOLDER = Path(str(onnx.__file__)).parent / "backend" / "test" / "data" / "light"
MODELS = sorted(path.stem for path in FOLDER.glob("*.onnx"))


def test_all_light_models_are_there_and_converted():
    assert len(MODELS) == 9
    for name in ("light_squeezenet", "light_zfnet512"):  # the small ones; all by -m slow
        text = mlfuse.onnx.graph(FOLDER / f"{name}.onnx")
        assert any(op.name == "graph.convolution" for op in text.walk())


@pytest.mark.slow
@pytest.mark.parametrize("name", MODELS)
def test_a_light_model_gives_what_onnx_says(name: str):
    path = FOLDER / f"{name}.onnx"
    proto = ModelProto.FromString(path.read_bytes())
    known = {each.name for each in proto.graph.initializer}
    inputs: dict[str, Any] = {
        each.name: Runner.generate_dummy_data(each, seed=0, name=name, random=False)
        for each in proto.graph.input
        if each.name not in known
    }
    (got,) = mlfuse.onnx.load(path, device="cpu").run(inputs).values()
    stored = TensorProto.FromString((FOLDER / f"{name}_output_0.pb").read_bytes())
    want = numpy_helper.to_array(stored)
    np.testing.assert_allclose(got, want, rtol=1e-3, atol=1e-7)  # ONNX's own for these models
