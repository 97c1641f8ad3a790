"""The interface through which ONNX's own tests and other tools run models: `onnx.backend.base.Backend`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import numpy as np
from onnx import ModelProto, NodeProto, TensorProto, ValueInfoProto, helper
from onnx.backend.base import Backend as OnnxBackend
from onnx.backend.base import BackendRep, namedtupledict

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.dialects.dtypes import Array
from mlfuse.frontends.onnx.model import Model
from mlfuse.frontends.onnx.reading import read
from mlfuse.frontends.onnx.tensors import DataFolder, array_of

_DEVICES = {"CPU": "cpu", "CUDA": "cuda", "INTERPRETER": "interpreter"}
"""Our devices by ONNX's names, which a number may follow: `CUDA:0`."""


class Prepared(BackendRep):
    """A model that is ready to run."""

    def __init__(self, model: Model):
        self.model = model

    def run(self, inputs: Any, **kwargs: Any) -> tuple[Array, ...]:
        """The outputs in order; `inputs` are a list, a dict by name, or one array."""
        if isinstance(inputs, dict):
            results = self.model(**cast("dict[str, Any]", inputs))
        else:
            many = isinstance(inputs, list | tuple)
            given = cast("Sequence[Any]", inputs) if many else [inputs]
            results = self.model(*(_decoded(each) for each in given))
        several = results if len(self.model.outputs) != 1 else (results,)
        return tuple(_host(each) for each in several)


class Backend(OnnxBackend):
    """mlfuse as a backend. UnsupportedError for unsupported models."""

    @classmethod
    def prepare(cls, model: ModelProto, device: str = "CPU", **kwargs: Any) -> Prepared:
        """Load a model; `kwargs` are those of `mlfuse.onnx.load`."""
        return Prepared(Model(read(model), _device(device), **kwargs))

    @classmethod
    def run_model(
        cls, model: ModelProto, inputs: Any, device: str = "CPU", **kwargs: Any
    ) -> tuple[Array, ...]:
        """Run a model once; returns its outputs."""
        return cls.prepare(model, device, **kwargs).run(inputs)

    @classmethod
    def run_node(
        cls,
        node: NodeProto,
        inputs: Any,
        device: str = "CPU",
        outputs_info: Sequence[tuple[np.dtype[Any], tuple[int, ...]]] | None = None,
        **kwargs: Any,
    ) -> tuple[Array, ...]:
        """Run one node; returns its outputs, by name and in order."""
        given = [np.asarray(each) for each in inputs]
        names = [name for name in node.input if name]
        graph = helper.make_graph(
            [node],
            "node",
            [_info(name, each) for name, each in zip(names, given, strict=True)],
            [ValueInfoProto(name=name) for name in node.output if name],
        )
        opset = kwargs.pop("opset_version", None)
        imports = [] if opset is None else [helper.make_opsetid(node.domain, opset)]
        model = helper.make_model(graph, **({"opset_imports": imports} if imports else {}))
        results = cls.run_model(model, given, device, **kwargs)
        fields = [name for name in node.output if name]
        return cast("tuple[Array, ...]", namedtupledict("Outputs", fields)(*results))

    @classmethod
    def supports_device(cls, device: str) -> bool:
        """Whether a device can be used here."""
        from mlfuse.driver.device import choose

        try:
            return choose(_device(device)) == _device(device)
        except MlfuseError:
            return False


def _decoded(value: Any) -> Any:
    """An input as an array: ONNX's tests pass tensors of types that NumPy lacks as TensorProtos."""
    return array_of(value, DataFolder()) if isinstance(value, TensorProto) else value


def _device(device: str) -> str:
    name = device.partition(":")[0].upper()
    if name not in _DEVICES:
        raise MlfuseError(f"unknown device {device!r}, expected one of: {', '.join(_DEVICES)}")
    return _DEVICES[name]


def _info(name: str, array: Array) -> ValueInfoProto:
    element = helper.np_dtype_to_tensor_dtype(array.dtype)
    return helper.make_tensor_value_info(name, element, array.shape)


def _host(result: Any) -> Array:
    return np.asarray(result.get() if hasattr(result, "get") else result)
