"""An ONNX model, compiled once for all batch sizes. Needs the package onnx: pip install "mlfuse[onnx]"."""

import numpy as np
import onnx.parser

import mlfuse.onnx

MODEL = """<ir_version: 10, opset_import: ["": 21]>
head (float[batch, 64] x, float[64] scale) => (float[batch, 64] y) {
    normal = LayerNormalization (x, scale)
    gated = Gelu <approximate = "tanh"> (normal)
    y = Softmax (gated)
}"""

model = mlfuse.onnx.load(onnx.parser.parse_model(MODEL))  # or a path
for batch in (1, 1000):
    y = model(np.ones((batch, 64), np.float32), scale=np.ones(64, np.float32))
    print(y.shape, y.sum())
print(model.explain())
