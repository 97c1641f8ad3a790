"""Reads a file, bytes or a ModelProto as a checked model with decoded constants."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from google.protobuf.message import DecodeError
from onnx import FunctionProto, GraphProto, ModelProto, ValueInfoProto

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.dialects.dtypes import Array
from mlfuse.frontends.onnx.check import FunctionKey, check_model, functions_of, opsets_of
from mlfuse.frontends.onnx.errors import OnnxError, UnsupportedError
from mlfuse.frontends.onnx.tensors import (
    DataFolder,
    array_of,
    check_shape,
    check_type,
    dense_of,
    type_name,
)

Dim = int | str
"""A size; for a size that is known only when the model runs, its name, or "" if it has none."""

_NAMELESS = frozenset(("?", "*", "-1", "None", "unk"))
"""The text that exporters write for a dim without a name: two such dims needn't be equal."""


@dataclass(frozen=True)
class Info:
    """An input or output as the model declares it. `shape` is None if even the rank is unknown."""

    name: str
    data_type: int
    shape: tuple[Dim, ...] | None

    def __str__(self) -> str:
        dims = "" if self.shape is None else ", ".join(str(each or "?") for each in self.shape)
        shape = "?" if self.shape is None else f"({dims})"
        return f"{self.name}: {type_name(self.data_type)}{shape}"


_DEFAULTS_SINCE = 4
"""The first IR version in which an initializer that is also declared as an input is its default value."""


@dataclass(frozen=True)
class Loaded:
    """A checked model. Initializers are decoded once, and shared by all models made from it."""

    file: str
    graph: GraphProto
    opsets: Mapping[str, int]
    functions: Mapping[FunctionKey, FunctionProto]
    folder: DataFolder
    inputs: tuple[Info, ...]
    """The required inputs of the model."""
    outputs: tuple[Info, ...]
    initializers: Mapping[str, Array]
    nbytes: int = 0
    """The bytes of the initializers."""
    names: dict[int, str] = field(default_factory=dict[int, str], repr=False)
    """The names of initializers, by `id`."""
    defaults: frozenset[str] = frozenset()
    """Initializers that are also declared as inputs: a call may give other values. Before IR version 4, every
    initializer had to be declared as an input; those are constants."""

    def taking(self, names: frozenset[str]) -> Loaded:
        """The model with some of `defaults` as additional inputs, after the others."""
        more = tuple(_info(each) for each in self.graph.input if each.name in names)
        left = {name: each for name, each in self.initializers.items() if name not in names}
        return replace(
            self, inputs=(*self.inputs, *more), initializers=left, defaults=self.defaults - names
        )


def read(source: str | Path | bytes | ModelProto, *, external_data: bool = False) -> Loaded:
    """Read a model from a path, a file's bytes, or a ModelProto. OnnxError if it isn't a valid model."""
    model, file, folder = _parse(source)
    try:
        return _checked(model, file, folder, external_data=external_data)
    except (AttributeError, TypeError, ValueError, LookupError, OverflowError) as error:
        # A field may have a wrong type, such as bytes for a text.
        raise OnnxError(f"{file}: the model is broken: {type(error).__name__}: {error}") from error


def _checked(model: ModelProto, file: str, folder: Path | None, *, external_data: bool) -> Loaded:
    opsets = opsets_of(model.opset_import, "the model")
    functions = functions_of(model)
    check_model(model, functions)
    where = DataFolder(folder if external_data else None)
    if external_data and folder is None:
        raise MlfuseError("external_data=True takes a path: the data lies in the model's folder")
    graph = model.graph
    initializers = {each.name: array_of(each, where) for each in graph.initializer}
    for each in graph.sparse_initializer:
        initializers[each.values.name] = dense_of(each, where)
    return Loaded(
        file=file,
        graph=graph,
        opsets=opsets,
        functions=functions,
        folder=where,
        inputs=tuple(_info(each) for each in graph.input if each.name not in initializers),
        outputs=tuple(_info(each, is_output=True) for each in graph.output),
        initializers=initializers,
        nbytes=sum(array.nbytes for array in initializers.values()),
        names={id(array): name for name, array in initializers.items()},
        defaults=frozenset(each.name for each in graph.input if each.name in initializers)
        if model.ir_version >= _DEFAULTS_SINCE
        else frozenset(),
    )


def _parse(source: str | Path | bytes | ModelProto) -> tuple[ModelProto, str, Path | None]:
    if isinstance(source, ModelProto):
        return source, "<model>", None
    if isinstance(source, bytes):
        return _decoded(source, "<bytes>"), "<bytes>", None
    if not isinstance(source, str | Path):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise MlfuseError(
            f"a {type(source).__name__} isn't an ONNX model; pass a path, bytes or an onnx.ModelProto"
        )
    path = Path(source)
    try:
        data = path.read_bytes()
    except (OSError, ValueError) as error:
        raise MlfuseError(f"{source}: can't be read: {error}") from error
    return _decoded(data, str(path)), str(path), path.parent


def _decoded(data: bytes, name: str) -> ModelProto:
    model = ModelProto()
    try:
        model.ParseFromString(data)
    except DecodeError as error:
        raise OnnxError(f"{name}: this isn't an ONNX file, or it is incomplete: {error}") from error
    return model


def _info(value: ValueInfoProto, *, is_output: bool = False) -> Info:
    what = f"the {'output' if is_output else 'input'} {value.name[:80]!r}"
    kind = value.type.WhichOneof("value")
    if kind is None and is_output:
        return Info(value.name, 0, None)
    if kind != "tensor_type":
        word = "no type" if kind is None else f"a {kind.removesuffix('_type')}"
        raise UnsupportedError(f"{what} is {word}; mlfuse has tensors")
    tensor = value.type.tensor_type
    if not tensor.elem_type and is_output:
        return Info(value.name, 0, None)
    dtype = check_type(tensor.elem_type, what)
    if not tensor.HasField("shape"):
        return Info(value.name, tensor.elem_type, None)
    dims: list[Dim] = []
    for dim in tensor.shape.dim:
        known = (
            dim.HasField("dim_value") and dim.dim_value != -1
        )  # Paddle writes -1 for a dynamic dim
        if not isinstance(dim.dim_param, str):  # pyright: ignore[reportUnnecessaryIsInstance]
            raise OnnxError(f"{what} has a dim whose name isn't UTF-8 text: {dim.dim_param!r}")
        name = "" if dim.dim_param in _NAMELESS else dim.dim_param
        dims.append(dim.dim_value if known else name)
    sizes = tuple(each for each in dims if isinstance(each, int))
    check_shape(sizes, dtype, what)
    return Info(value.name, tensor.elem_type, tuple(dims))
