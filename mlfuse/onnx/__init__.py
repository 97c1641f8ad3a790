"""ONNX models: `mlfuse.onnx.load(path)` gives one that can be called. See docs/frontends.md."""

from __future__ import annotations

from mlfuse.onnx.errors import OnnxError, UnsupportedError

__all__ = ["OnnxError", "UnsupportedError"]
