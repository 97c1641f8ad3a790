"""TensorProtos as NumPy arrays, each checked before its memory is allocated."""

from __future__ import annotations

import os
from dataclasses import dataclass
from math import prod
from pathlib import Path
from typing import Any

import numpy as np
import onnx
from onnx import TensorProto, numpy_helper

from mlfuse.diagnostics.numbers import counted
from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import Array
from mlfuse.frontends.onnx.errors import OnnxError, UnsupportedError
from mlfuse.ir.limits import MAX_BYTES

_FIELDS: dict[int, str] = {
    TensorProto.FLOAT: "float_data",
    TensorProto.COMPLEX64: "float_data",
    TensorProto.DOUBLE: "double_data",
    TensorProto.COMPLEX128: "double_data",
    TensorProto.INT64: "int64_data",
    TensorProto.UINT32: "uint64_data",
    TensorProto.UINT64: "uint64_data",
    TensorProto.STRING: "string_data",
}
"""The field with the numbers of a type, if they aren't raw bytes; for all other types it is `int32_data`."""
_COMPLEX = (TensorProto.COMPLEX64, TensorProto.COMPLEX128)
_BITS: dict[int, int] = {
    TensorProto.UINT4: 4,
    TensorProto.INT4: 4,
    TensorProto.FLOAT4E2M1: 4,
    TensorProto.UINT2: 2,
    TensorProto.INT2: 2,
}
"""Types with several elements per byte."""
_LARGE_SPARSE = 2**24
"""The most elements of a sparse tensor that is made dense."""


@dataclass(frozen=True)
class DataFolder:
    """The folder of a model's external data; None if external data isn't allowed."""

    path: Path | None = None

    def read(self, tensor: TensorProto, nbytes: int) -> bytes:
        """The bytes of a tensor in an external file next to the model."""
        name = _named(tensor)
        entries = {entry.key: entry.value for entry in tensor.external_data}
        location = entries.get("location", "")
        if self.path is None:
            raise OnnxError(
                f"{name} lies in another file, {location!r}: external data is read only where "
                "load(path, external_data=True) asks for it"
            )
        offset, length = (_whole(entries.get(key), key, name) for key in ("offset", "length"))
        if length not in (None, nbytes):
            raise OnnxError(f"{name}: external data of {length} bytes, {nbytes} are needed")
        file = self._inside(location, name)
        with file.open("rb") as stream:
            size = os.fstat(stream.fileno()).st_size
            if (offset or 0) + nbytes > size:
                raise OnnxError(f"{name}: {file.name} has {size} bytes, which are too few")
            stream.seek(offset or 0)
            return stream.read(nbytes)

    def _inside(self, location: str, name: str) -> Path:
        """The path of a regular file in the folder, without links on the way."""
        assert self.path is not None
        folder = self.path.resolve()
        if not location or "\0" in location or Path(location).is_absolute():
            raise OnnxError(
                f"{name}: external data at {location!r}, which isn't a file in the model's folder"
            )
        file = folder / location
        resolved = file.resolve()
        if ".." in Path(location).parts or resolved != file or not file.is_relative_to(folder):
            raise OnnxError(f"{name}: external data at {location!r} is outside the model's folder")
        if not file.is_file():
            raise OnnxError(f"{name}: there is no file {location!r} in the folder of the model")
        return file


def _whole(text: str | None, key: str, name: str) -> int | None:
    if text is None:
        return None
    if not text.isascii() or not text.isdecimal() or len(text) > 18:
        raise OnnxError(
            f"{name}: the {key} of external data is {text[:40]!r}, not a number of at most 18 digits"
        )
    return int(text)


def array_of(tensor: TensorProto, folder: DataFolder) -> Array:
    """The tensor's elements, with strings as NumPy strings. OnnxError if the data doesn't fit the shape."""
    dtype, shape = numpy_type(tensor.data_type, _named(tensor)), tuple(tensor.dims)
    count = check_shape(shape, dtype, _named(tensor))
    nbytes = _nbytes(tensor.data_type, count, dtype)
    if tensor.data_location == TensorProto.EXTERNAL:
        raw = folder.read(tensor, nbytes)
        return _from_bytes(tensor, raw, dtype, shape)
    if tensor.HasField("raw_data"):
        if tensor.data_type == TensorProto.STRING:
            raise OnnxError(f"{_named(tensor)}: strings as raw data")
        raw = tensor.raw_data
        if len(raw) != nbytes:
            raise OnnxError(
                f"{_named(tensor)}: {len(raw)} bytes of data, its shape {_text(shape)} needs {nbytes}"
            )
        return _from_bytes(tensor, raw, dtype, shape)
    return _from_field(tensor, count, shape)


def _from_bytes(
    tensor: TensorProto, raw: bytes, dtype: np.dtype[Any], shape: tuple[int, ...]
) -> Array:
    if tensor.data_type not in _BITS:
        return np.frombuffer(raw, dtype).reshape(shape)
    packed = TensorProto(data_type=tensor.data_type, dims=tensor.dims, raw_data=raw)
    return numpy_helper.to_array(packed)


def _from_field(tensor: TensorProto, count: int, shape: tuple[int, ...]) -> Array:
    field = _FIELDS.get(tensor.data_type, "int32_data")
    found = len(getattr(tensor, field))
    wanted = 2 * count if tensor.data_type in _COMPLEX else count
    if tensor.data_type in _BITS:
        per_byte = 8 // _BITS[tensor.data_type]
        wanted = (count + per_byte - 1) // per_byte
    if found != wanted:
        raise OnnxError(
            f"{_named(tensor)}: {counted(found, 'value')} in {field}, its shape {_text(shape)} needs {wanted}"
        )
    if tensor.data_type == TensorProto.STRING:
        longest = max(map(len, tensor.string_data), default=0)
        if (
            longest * count > _LARGE_SPARSE
        ):  # in NumPy, each text takes as much memory as the longest
            raise UnsupportedError(f"{_named(tensor)}: {count} texts, one of {longest} bytes")
        texts = [value.decode("utf-8", "replace") for value in tensor.string_data]
        return np.asarray(texts, dtype=np.str_).reshape(shape)
    try:
        return np.asarray(numpy_helper.to_array(tensor))
    except (ValueError, OverflowError, TypeError) as error:
        raise OnnxError(f"{_named(tensor)}: its data can't be read: {error}") from error


def dense_of(sparse: onnx.SparseTensorProto, folder: DataFolder) -> Array:
    """A sparse tensor as a dense array."""
    values, places = array_of(sparse.values, folder), array_of(sparse.indices, folder)
    shape = tuple(sparse.dims)
    name = _named(sparse.values)
    count = check_shape(shape, values.dtype, name)
    if count > _LARGE_SPARSE:
        raise UnsupportedError(
            f"{name}: a sparse tensor of {count} elements; at most {_LARGE_SPARSE} are read"
        )
    fits = values.ndim == 1 and places.dtype == np.int64 and places.shape[:1] == values.shape
    if not fits or places.ndim not in (1, 2):
        raise OnnxError(f"{name}: the places of a sparse tensor don't fit its values")
    if places.ndim == 2:
        inside = places.shape[1] == len(shape) and bool(
            np.all((places >= 0) & (places < np.asarray(shape)))
        )
    else:
        inside = bool(np.all((places >= 0) & (places < count)))
    if not inside:
        raise OnnxError(f"{name}: a place of the sparse tensor is outside its shape")
    dense = np.zeros(shape, values.dtype)
    if places.ndim == 2:
        dense[tuple(places.T)] = values
    else:
        dense.reshape(-1)[places] = values
    return dense


def numpy_type(data_type: int, what: str) -> np.dtype[Any]:
    """The NumPy type of a model's element type."""
    try:
        dtype = onnx.helper.tensor_dtype_to_np_dtype(data_type)
    except KeyError:
        raise OnnxError(f"{what}: there is no element type {data_type}") from None
    return np.dtype(np.str_) if data_type == TensorProto.STRING else dtype


def type_name(data_type: int) -> str:
    """An element type as ONNX writes it."""
    names = {number: name for name, number in TensorProto.DataType.items()}
    return names.get(data_type, str(data_type)).lower()


def check_type(data_type: int, what: str) -> np.dtype[Any]:
    """The NumPy type of an element type; UnsupportedError if mlfuse doesn't have it."""
    dtype = numpy_type(data_type, what)
    if dtypes.of_numpy(dtype) is None:
        raise UnsupportedError(f"{what}: mlfuse has no tensors of {type_name(data_type)}")
    return dtype


def check_shape(shape: tuple[int, ...], dtype: np.dtype[Any], what: str) -> int:
    """The number of elements of a shape; OnnxError if no tensor can have it."""
    if any(size < 0 for size in shape):
        raise OnnxError(f"{what}: the shape {_text(shape)} has a negative size")
    if len(shape) > 64:
        raise OnnxError(f"{what}: {len(shape)} dims; at most 64 can be")
    count = prod(shape)
    if count * max(1, dtype.itemsize) > MAX_BYTES:
        raise OnnxError(f"{what}: the shape {_text(shape)} is absurdly large")
    return count


def _nbytes(data_type: int, count: int, dtype: np.dtype[Any]) -> int:
    if data_type in _BITS:
        return (count * _BITS[data_type] + 7) // 8
    return count * dtype.itemsize


def _named(tensor: TensorProto) -> str:
    return f"tensor {tensor.name[:80]!r}" if tensor.name else "a tensor"


def _text(shape: tuple[int, ...]) -> str:
    return "x".join(map(str, shape)) or "of a scalar"
