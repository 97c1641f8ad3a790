"""A function that an earlier process compiled, by the name of its entry on disk: what its calls need, without its module."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mlfuse.driver import code, stored
from mlfuse.driver.device import backend_of
from mlfuse.runtime.arguments.signature import Signature
from mlfuse.runtime.calls.repeated_calls import LaunchPlan


@dataclass(frozen=True)
class LoadedFunction:
    """A function that can be called, on the CPU."""

    signature: Signature
    run: LaunchPlan[Any]


def load(key: str) -> LoadedFunction | None:
    """The function of an entry (`CompiledFunction.stored_under`) without bound arguments; None if the entry is gone."""
    found = stored.read(key)
    if found is None:
        return None
    plan = code.plan_of(code.loaded(found), backend_of("cpu"), ())
    return LoadedFunction(plan.signature, plan)
