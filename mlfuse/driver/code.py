"""Compiled host functions, and the plan of their calls.

A function with bound arguments has two: what depends on these alone (packed weights) is computed by the second one, which is
called once (`passes/hoist_constants.py`). Its results are further bound arguments of the first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.traits import SymbolTable

from mlfuse.dialects.kernel.ops import FuncOp as KernelFunc
from mlfuse.driver.device import load_function
from mlfuse.driver.lowering import Lowered
from mlfuse.driver.stored import Entry
from mlfuse.ir.context import new_context
from mlfuse.passes.hoist_constants import SUFFIX, HoistConstants
from mlfuse.runtime.arguments.signature import Signature
from mlfuse.runtime.backend import Backend
from mlfuse.runtime.calls.repeated_calls import LaunchPlan
from mlfuse.runtime.host.function import HostFunction
from mlfuse.runtime.host.program import Program
from mlfuse.runtime.host.reader import program_of
from mlfuse.targets.printers.host import launched_by


@dataclass(frozen=True)
class Code:
    """A compiled host function."""

    program: Program
    signature: Signature | None
    """None for a function over lists of tensors."""
    function: HostFunction


def compiled(
    lowered: Lowered,
    device: str,
    bound: int,
    store: Callable[[Sequence[Entry]], None] | None,
    *,
    over_lists: bool,
) -> list[Code]:
    """The host function of a lowered one, compiled, and the one that makes its constants, if there is one. Its last `bound`
    arguments are constants. `store` gets the code for a CPU."""
    found: list[Code] = []
    entries: list[Entry] = []
    for module, host, constants in _parts(lowered, device, bound):
        program = program_of(host)
        signature = None if over_lists else Signature.of(host)
        keep = partial(_keep, entries, program, signature)
        function = load_function(module, host, device, lowered.target, constants, keep)
        found.append(Code(program, signature, function))
    if store is not None:
        store(entries)
    return found


def loaded(entries: Sequence[Entry]) -> list[Code]:
    """The same from what was stored."""
    return [Code(each.program, each.signature, each.code.load()) for each in entries]


def plan_of(
    code: Sequence[Code], backend: Backend[Any], bound: Sequence[np.ndarray]
) -> LaunchPlan[Any]:
    """The plan of calls of a function with bound arguments. What depends on these alone is computed now."""
    main, *once = code
    constants = list(bound)
    for each in once:
        assert each.signature is not None
        constants += LaunchPlan.build(each.program, each.function, each.signature, backend)(*bound)
    assert main.signature is not None
    return LaunchPlan.build(main.program, main.function, main.signature, backend, constants)


def _keep(entries: list[Entry], program: Program, signature: Signature | None, code: Any) -> None:
    entries.append(Entry(program, signature, code))


def _parts(lowered: Lowered, device: str, bound: int) -> list[tuple[ModuleOp, FuncOp, int]]:
    """Each function to compile: its module, and how many of its last arguments are constants."""
    whole = [(lowered.module, lowered.host, bound)]
    if device != "cpu" or not bound:
        return whole
    module, name = lowered.module.clone(), lowered.host.sym_name.data
    HoistConstants().apply(new_context(), module)
    once, host = (SymbolTable.lookup_symbol(module, each) for each in (name + SUFFIX, name))
    if not isinstance(once, FuncOp) or not isinstance(host, FuncOp):
        return whole
    once.detach()
    apart = ModuleOp([once])
    of_once, of_host = launched_by(once), launched_by(host)
    for kernel in [op for op in module.ops if isinstance(op, KernelFunc)]:
        symbol = kernel.sym_name.data
        if symbol in of_once:
            apart.body.block.add_op(kernel.clone())
        if symbol not in of_host:
            kernel.detach()
    more = len(host.function_type.inputs) - len(lowered.host.function_type.inputs)
    return [(module, host, bound + more), (apart, once, 0)]
