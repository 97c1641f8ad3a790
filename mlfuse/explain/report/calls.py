"""The ops that calls stand for: inlining keeps the places of the called ops, not those of the calls."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import CallOp, FuncOp

from mlfuse.diagnostics.errors import Place, place_of

_MOST_FUNCTIONS = 100
"""The most places per call: deeper calls are linked up to this many."""


@dataclass
class _Function:
    places: list[Place] = field(default_factory=list[Place])
    calls: list[str] = field(default_factory=list[str])


def called_places(module: ModuleOp) -> dict[Place, list[Place]]:
    """By the place of each call: the places of the ops that it stands for, also through nested calls."""
    functions: dict[str, _Function] = {}
    calls: list[tuple[Place, str]] = []
    for func in module.ops:
        if not isinstance(func, FuncOp):
            continue
        own = functions[func.sym_name.data] = _Function()
        for op in func.body.walk():
            place = place_of(op)
            if isinstance(op, CallOp):
                own.calls.append(op.callee.string_value())
                if place is not None:
                    calls.append((place, op.callee.string_value()))
            elif place is not None:
                own.places.append(place)
    return {place: _reached(name, functions) for place, name in calls}


def _reached(name: str, functions: Mapping[str, _Function]) -> list[Place]:
    seen = {name: None}
    places: list[Place] = []
    for each in (queue := [name]):
        function = functions.get(each, _Function())
        places += function.places
        for called in function.calls:
            if called not in seen and len(seen) < _MOST_FUNCTIONS:
                seen[called] = None
                queue.append(called)
    return places
