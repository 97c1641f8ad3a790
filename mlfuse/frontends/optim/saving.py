"""Optimizer state as a dictionary, checked, and as an `.npz` file.

The file contains `about`, a JSON text with everything except the arrays, and the arrays as `m/0`, `m/1`, ... Floats
that NumPy's format doesn't know are stored as their bits. Nothing in the file is unpickled.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.diagnostics.numbers import counted
from mlfuse.dialects.dtypes import Array

_BF16 = np.dtype("bfloat16")
_KEYS = {"rule", "step", "hyperparameters", "numbers", "state"}


def check(
    saved: Mapping[str, Any],
    rule: str,
    hyperparameters: Sequence[str],
    ours: Mapping[str, Sequence[Array | None]],
) -> None:
    """Raise MlfuseError unless a saved state fits an optimizer."""
    missing = _KEYS - {*saved}
    if missing:
        raise MlfuseError(f"the saved state lacks {', '.join(sorted(missing))}")
    if saved["rule"] != rule:
        raise MlfuseError(f"the saved state is for {saved['rule']}, the optimizer is {rule}")
    _same("hyperparameters", saved["hyperparameters"], hyperparameters)
    _same("states", saved["state"], ours)
    for name, column in ours.items():
        theirs = saved["state"][name]
        if len(theirs) != len(column):
            raise MlfuseError(
                f"the saved state {name!r} is for {counted(len(theirs), 'parameter')}, the optimizer has {len(column)}"
            )
        for n, (array, values) in enumerate(zip(column, theirs, strict=True)):
            if _kind(values) != _kind(array):
                raise MlfuseError(
                    f"the saved state {name!r} of parameter {n} is {_kind(values)}, not {_kind(array)}"
                )


def _kind(array: Array | None) -> str:
    if array is None:
        return "missing"
    array = np.asarray(array)
    return f"{array.dtype.name} of shape {array.shape}"


def _same(what: str, theirs: Mapping[str, Any], ours: Sequence[str] | Mapping[str, Any]) -> None:
    if {*theirs} != {*ours}:
        raise MlfuseError(
            f"the saved {what} are {', '.join(theirs) or 'none'}; the optimizer has "
            f"{', '.join(ours) or 'none'}"
        )


def write(path: Path, state: Mapping[str, Any]) -> None:
    """Write a state dictionary to a file; the file is never written in part."""
    arrays: dict[str, Any] = {}
    types: dict[str, list[str | None]] = {}
    for name, column in state["state"].items():
        types[name] = [None if each is None else each.dtype.name for each in column]
        for n, each in enumerate(column):
            if each is not None:
                arrays[f"{name}/{n}"] = each.view(np.uint16) if each.dtype == _BF16 else each
    about = {key: value for key, value in state.items() if key != "state"} | {"types": types}
    partial = path.with_name(f"{path.name}.{os.getpid()}.partial")
    try:
        with partial.open("wb") as file:
            np.savez(file, about=np.array(json.dumps(about)), **arrays)
        partial.replace(path)
    except OSError as error:
        raise MlfuseError(f"{path}: {error.strerror or error}") from error
    finally:
        partial.unlink(missing_ok=True)


def read(path: Path) -> dict[str, Any]:
    """The state dictionary in a file; MlfuseError if there is none."""
    try:
        with np.load(path, allow_pickle=False) as file:
            about: dict[str, Any] = json.loads(file["about"].item())
            types: dict[str, list[str | None]] = about.pop("types")
            about["state"] = {
                name: [
                    None if dtype is None else _array(file[f"{name}/{n}"], dtype)
                    for n, dtype in enumerate(column)
                ]
                for name, column in types.items()
            }
    except OSError as error:
        raise MlfuseError(f"{path}: {error.strerror or error}") from error
    except (BadZipFile, KeyError, TypeError, ValueError, AttributeError) as error:
        raise MlfuseError(f"{path}: not a saved optimizer: {error}") from error
    return about


def _array(stored: Any, dtype: str) -> Any:
    return stored.view(_BF16) if dtype == _BF16.name else stored
