"""Arrays on the command line of `mlfuse-run`: `4x8xf32=0.5`, `@x.npy`, `@in.npz`."""

from __future__ import annotations

import math
import re
import zipfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from xdsl.dialects.builtin import MemRefType, TensorType
from xdsl.ir import Attribute

from mlfuse.cli.files import unwritable
from mlfuse.cli.shield import UsageError
from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.diagnostics.numbers import counted
from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import Array, DType
from mlfuse.ir.limits import MAX_BYTES, MAX_PACKED, MAX_RATIO

_SPEC = re.compile(
    r"(?P<shape>(?:[0-9]{1,19}x)*)(?P<dtype>[a-z]+[0-9]+(?:E[0-9]+M[0-9]+(?:FN)?)?)=(?P<values>.+)",
    re.DOTALL,
)


def parse_input(
    text: str, declared: Sequence[object] | None = None, argument: str = "the argument"
) -> Array:
    """The array of one `--input`.

    `declared` is the argument's shape; only its integers from 0 are checked: a splat of a wrong shape is
    refused before its memory is allocated. `argument` names the argument in errors.
    """
    if text.startswith("@"):
        return load_array(Path(text[1:]))
    match = _SPEC.fullmatch(text)
    text = text if len(text) <= 80 else f"{text[:80]}..."  # shortened, for messages
    if match is None:
        raise UsageError(
            f"--input={text}: expected SHAPExTYPE=VALUE such as 4x8xf32=0.5, f32=1 for a scalar, "
            "2x2xi32=1,2,3,4, or @file.npy"
        )
    dtype = _dtype(match["dtype"], text)
    shape = [int(size) for size in match["shape"].split("x") if size]
    if math.prod(shape) * dtype.nbytes > MAX_BYTES:
        raise UsageError(f"--input={text}: larger than {MAX_BYTES} bytes")
    if declared is not None and not _fits(shape, declared):
        raise UsageError(
            f"--input={text}: {argument} has shape {_text(declared)}, not {_text(shape)}"
        )
    values = [
        _value(part, dtype, text) for part in re.split(r"[\s,\[\]]+", match["values"]) if part
    ]
    try:
        flat = np.array(values, dtype=dtype.numpy)
        if len(values) == 1:
            return np.full(shape, flat[0])
        return flat.reshape(shape)
    except MemoryError as error:
        raise UsageError(f"--input={text}: {error}") from error
    except ValueError as error:
        raise UsageError(
            f"--input={text}: {counted(len(values), 'value')} for {counted(math.prod(shape), 'element')}"
        ) from error


def _fits(shape: Sequence[int], declared: Sequence[object]) -> bool:
    if len(shape) != len(declared):
        return False
    pairs = zip(shape, declared, strict=True)
    return all(size == n for size, n in pairs if isinstance(n, int) and n >= 0)


def _text(declared: Sequence[object]) -> str:
    """The shape as in a type."""
    sizes = (n if isinstance(n, int) and n >= 0 else "?" for n in declared)
    return "x".join(map(str, sizes)) or "() (a scalar)"


def _dtype(name: str, text: str) -> DType:
    found = next((d for d in map(_by_name, dtypes.names()) if d.name == name), None)
    if found is None:
        raise UsageError(
            f"--input={text}: unknown element type {name}, expected one of: {', '.join(dtypes.names())}"
        )
    return found


def _by_name(name: str) -> DType:
    return dtypes.of(dtypes._MLIR_TYPES[name])  # pyright: ignore[reportPrivateUsage]


def _value(text: str, dtype: DType, spec: str) -> Any:
    if dtype.is_bool and text in ("true", "false"):
        return text == "true"
    try:
        value = float(text) if dtype.is_float else int(text, 0)
    except ValueError:
        raise UsageError(
            f"--input={spec}: {text[:80]!r} isn't a number of type {dtype.name}"
        ) from None
    if not dtype.is_float and not dtype.lowest <= value <= dtype.highest:
        raise UsageError(f"--input={spec}: {text[:80]} is out of the range of {dtype.name}")
    return value


def load_array(path: Path) -> Array:
    """A `.npy` file."""
    loaded = _load(path)
    if isinstance(loaded, dict):
        raise MlfuseError(f"{path} holds several arrays; --inputs=@{path} reads those")
    return loaded


def load_arrays(path: Path, prefix: str) -> list[Array]:
    """The arrays `<prefix>0`, `<prefix>1`, ... of an `.npz` file."""
    loaded = _load(path, re.compile(prefix + "[0-9]{1,9}"))
    if not isinstance(loaded, dict):
        raise MlfuseError(f"{path} holds one array; give an .npz with {prefix}0, {prefix}1, ...")
    names = sorted(loaded, key=_number)
    if [_number(name) for name in names] != list(range(len(names))):
        raise MlfuseError(
            f"{path} holds {', '.join(names)}, not {prefix}0, {prefix}1, ... in a row"
        )
    return [loaded[name] for name in names]


def load_named(path: Path) -> dict[str, Array]:
    """The arrays of an `.npz` file by name."""
    loaded = _load(path)
    if not isinstance(loaded, dict):
        raise MlfuseError(f"{path} holds one array; give an .npz")
    return loaded


def _number(name: str) -> int:
    return int(re.sub(r"\D", "", name))


def _load(path: Path, wanted: re.Pattern[str] | None = None) -> Array | dict[str, Array]:
    """The content of a file; of several arrays only the wanted ones are unpacked."""
    try:
        # NumPy doesn't close a broken file that it has opened.
        with path.open("rb") as file:
            loaded: Any = np.load(file, allow_pickle=False)
            if not hasattr(loaded, "files"):
                return np.asarray(loaded)
            with loaded:
                names = [n for n in loaded.files if wanted is None or wanted.fullmatch(n)]
                _check_packed(path, loaded.zip, set(names))
                arrays = {name: loaded[name] for name in names}
    except MlfuseError:
        raise
    except OSError as error:
        raise MlfuseError(f"can't read {path}: {error.strerror or error}") from error
    except Exception as error:  # NumPy, zipfile and zlib raise many exceptions on broken files
        raise MlfuseError(
            f"can't read {path}: not a NumPy file of plain arrays ({error})"
        ) from error
    for name, array in arrays.items():
        if not isinstance(array, np.ndarray):  # bytes of another format
            raise MlfuseError(f"can't read {path}: {name!r} isn't an array")
    return arrays


def _check_packed(path: Path, archive: zipfile.ZipFile, names: set[str]) -> None:
    """Refuse an archive that unpacks to many times its own size. Its stated sizes can be trusted: no more
    is unpacked."""
    members = [m for m in archive.infolist() if m.filename.removesuffix(".npy") in names]
    unpacked, size = sum(member.file_size for member in members), path.stat().st_size
    if unpacked > max(MAX_PACKED, MAX_RATIO * size):
        raise MlfuseError(
            f"can't read {path}: {size} bytes that unpack to {unpacked}, more than {MAX_RATIO} times as many; "
            "if this is intended, write it with numpy.savez, which doesn't compress"
        )


def as_declared(array: Array, type_: Attribute) -> Array:
    """The array with the type of the signature, if NumPy's file format lost it: bf16 is stored
    as two untyped bytes, f8 as one."""
    if not isinstance(type_, TensorType | MemRefType) or array.dtype.kind != "V":
        return array
    wanted = dtypes.of(type_).numpy  # pyright: ignore[reportUnknownArgumentType]
    return array.view(wanted) if array.dtype.itemsize == wanted.itemsize else array


def save(path: Path, write: Callable[[Any], None]) -> None:
    """Write a file with `write`; MlfuseError if that fails."""
    try:
        with path.open("wb") as stream:
            write(stream)
    except OSError as error:
        raise unwritable(path, error) from error


def _nameable(array: Array) -> Array:
    """The array, or its untyped bytes: NumPy writes a name for f8E5M2 that it can't read."""
    return array if array.dtype.isbuiltin == 1 else array.view(f"V{array.dtype.itemsize}")


def save_array(path: Path, array: Array) -> None:
    """Write an `.npy` file."""
    save(path, lambda stream: np.save(stream, _nameable(array)))


def save_arrays(path: Path, arrays: Sequence[Array]) -> None:
    """Write an `.npz` file with `out0`, `out1`, ..."""
    named = {f"out{number}": _nameable(array) for number, array in enumerate(arrays)}
    save(path, lambda stream: np.savez(stream, **named))  # pyright: ignore[reportArgumentType]
