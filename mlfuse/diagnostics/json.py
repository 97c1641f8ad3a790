"""A remark as a line of JSON. The schema is docs/remarks.md's; `VERSION` changes with it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from math import isfinite
from typing import Any

from mlfuse.diagnostics.errors import MlfuseError, Place
from mlfuse.diagnostics.remark import OpRef, Remark

VERSION = 1
"""Fields may be added under one version; no field changes its meaning or is removed."""


def line_of(remark: Remark) -> str:
    """The line, without a newline."""
    return json.dumps(as_data(remark), allow_nan=False)


def as_data(remark: Remark) -> dict[str, Any]:
    """The content of the line: dicts, lists, strings and numbers."""
    return {
        "version": VERSION,
        "rule": remark.rule,
        "verdict": remark.verdict,
        "place": _place(remark.place),
        "subject": remark.subject,
        "reason": remark.reason,
        "numbers": {name: _number(value) for name, value in remark.numbers.items()},
        "ops": [_op(op) for op in remark.ops],
        "kernels": list(remark.kernels),
    }


def read_line(line: str) -> Remark:
    """The remark of a line. MlfuseError for anything else, and for another version."""
    try:
        data = json.loads(line)
        if data["version"] != VERSION:
            raise MlfuseError(f"a remark of version {data['version']}; this reads {VERSION}")
        ops = tuple(
            OpRef(
                op["role"],
                op["name"],
                _read_place(op["place"]),
                op["result"],
                op["origin"],
                tuple(op["kernels"]),
            )
            for op in data["ops"]
        )
        fused = {"fused": True, "missed": False}[data["verdict"]]
        place = _read_place(data["place"])
        numbers = data["numbers"]
        return Remark(place, data["rule"], fused, data["subject"], data["reason"], numbers, ops)
    except (ValueError, KeyError, TypeError) as error:
        raise MlfuseError(f"no remark: {line[:80]!r} ({error})") from error


def _place(place: Place | None) -> dict[str, str | int] | None:
    if place is None:
        return None
    return {"file": place.file, "line": place.line, "column": place.column}


def _read_place(data: Mapping[str, Any] | None) -> Place | None:
    return None if data is None else Place(data["file"], data["line"], data["column"])


def _op(op: OpRef) -> dict[str, Any]:
    return {
        "role": op.role,
        "name": op.name,
        "result": op.result,
        "origin": op.origin,
        "place": _place(op.place),
        "kernels": list(op.kernels),
    }


def _number(value: float | int) -> float | int | None:
    """The number; None for an infinity, which JSON lacks."""
    return value if isfinite(value) else None
