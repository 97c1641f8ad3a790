"""The table of converters: a function for each operator and range of opsets.

A converter is called with the node and its inputs, `convert(node, x, y)`. An input is a `TracedArray`; a NumPy array if
its values are known (see `node.Value`) and the signature allows it; None if it is left out. The keyword-only parameters
are the node's attributes. A converter appends graph ops, and returns a value, or a tuple with a value for each output.
It calls `node.unsupported(reason)` for unsupported cases. The caller folds nodes whose inputs are all known: a
converter needs no NumPy code for them.
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
    """Decorator: register a converter of operators for models of opset `since` to `until`, both included.

    Its signature says which attributes it reads (`signature.py`). With several operators, `node.op_type` is the name of
    the current one. A function can have several of these decorators.
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
    """The converter of an operator in models of an opset; None if there is none."""
    _import_all()
    entries = _ENTRIES.get(("" if domain == "ai.onnx" else domain, op_type), [])
    return next((entry.convert for entry in entries if entry.serves(opset)), None)


def op_types() -> set[str]:
    """All operators with a converter for at least one opset."""
    _import_all()
    return {op_type for _, op_type in _ENTRIES}


@cache
def _import_all() -> None:
    """Import all modules of the package, which register their converters; done once."""
    package: Any = importlib.import_module("mlfuse.frontends.onnx.ops")
    for module in pkgutil.iter_modules(package.__path__):
        importlib.import_module(f"mlfuse.frontends.onnx.ops.{module.name}")
