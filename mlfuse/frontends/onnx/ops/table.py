"""The table of converters: a function for each operator and range of opsets.

A converter is called with the node and its inputs, `convert(node, x, y)`: `TracedArray`s; NumPy arrays where
the values are known (initializers, and what follows from them; see `node.Value`) and the signature lets them be;
None for an input that is left out. Its keyword-only parameters are the node's attributes. It appends graph ops, and
returns a value or a tuple of as many as the node has outputs. What it hasn't got it says by
`node.unsupported(reason)`. Nodes all of whose inputs are known are folded by the caller: a converter needs no NumPy
of its own.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from mlfuse.frontends.onnx.node import Outputs
from mlfuse.frontends.onnx.signature import by_signature

Convert = Callable[..., Outputs]


@dataclass(frozen=True)
class _Entry:
    since: int
    until: int | None
    convert: Convert

    def serves(self, opset: int) -> bool:
        return self.since <= opset and (self.until is None or opset <= self.until)


_ENTRIES: dict[tuple[str, str], list[_Entry]] = {}


def converter(
    *op_types: str, since: int = 1, until: int | None = None, domain: str = ""
) -> Callable[[Convert], Convert]:
    """Register a converter of operators for models of opset `since` to `until`, both included.

    Its signature says which attributes it reads (`signature.py`). Of several operators, `node.op_type` says which it
    is. The decorator may be put on one function several times.
    """

    def register(convert: Convert) -> Convert:
        entry = _Entry(since, until, by_signature(convert))
        for op_type in op_types:
            entries = _ENTRIES.setdefault((domain, op_type), [])
            clash = next((e for e in entries if e.serves(since) or entry.serves(e.since)), None)
            if clash is not None:
                raise ValueError(
                    f"{op_type}: opset {since} has a converter already, from {clash.since}"
                )
            entries.append(entry)
        return convert

    return register


def find(domain: str, op_type: str, opset: int) -> Convert | None:
    """The converter of an operator in models of an opset; None where there is none."""
    _import_all()
    entries = _ENTRIES.get(("" if domain == "ai.onnx" else domain, op_type), [])
    return next((entry.convert for entry in entries if entry.serves(opset)), None)


def op_types() -> set[str]:
    """All operators that have a converter for some opset."""
    _import_all()
    return {op_type for _, op_type in _ENTRIES}


@cache
def _import_all() -> None:
    """Once: every module of the package, which registers what it has."""
    package: Any = importlib.import_module("mlfuse.frontends.onnx.ops")
    for module in pkgutil.iter_modules(package.__path__):
        importlib.import_module(f"mlfuse.frontends.onnx.ops.{module.name}")
