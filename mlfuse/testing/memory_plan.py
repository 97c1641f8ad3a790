"""Lowers a module with and without a memory plan, and with all its arguments donated.

The plan must change no bit of any result: the kernels and the values are the same, only their addresses differ.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, ModuleOp, UnitAttr
from xdsl.dialects.func import FuncOp
from xdsl.traits import SymbolTable

from mlfuse.dialects.dtypes import Array
from mlfuse.driver import pipelines
from mlfuse.interpreter import run_module
from mlfuse.ir.context import new_context
from mlfuse.ir.verify import verify_module
from mlfuse.passes.plan_memory import PlanMemory
from mlfuse.passes.schedule import Schedule
from mlfuse.runtime.arguments.signature import Signature
from mlfuse.runtime.calls.repeated_calls import LaunchPlan
from mlfuse.runtime.cpu.backend import CpuBackend
from mlfuse.testing.launch_plans import plan_of


@dataclass(frozen=True)
class Lowered:
    """A module at the loop level, and the signature of its function at the graph level."""

    module: ModuleOp
    signature: Signature

    @staticmethod
    def of(source: ModuleOp, *, planned: bool, donated: bool = False) -> Lowered:
        """Lower `@main`. `donated` donates all arguments, whatever their attributes are."""
        module = pipelines.run(source.clone(), "graph", "cpu")
        if donated:
            donate_all(main_of(module))
        signature = Signature.of(main_of(module))
        pipelines.run(module, "loop", "cpu")
        if planned:
            PlanMemory().apply(new_context(), module)
            verify_module(module)
        return Lowered(module, signature)

    def interpret(self, args: Sequence[Array]) -> list[Array]:
        """The results by the NumPy interpreter."""
        return run_module(self.module, "main", args)

    def compile(self) -> LaunchPlan[Array]:
        """The function compiled for the CPU."""
        module = self.module.clone()
        Schedule(device="cpu").apply(new_context(), module)
        verify_module(module)
        return plan_of(main_of(module), self.signature, CpuBackend(), module)


def main_of(module: ModuleOp) -> FuncOp:
    """The function `@main`."""
    found = SymbolTable.lookup_symbol(module, "main")
    if not isinstance(found, FuncOp):
        raise ValueError("no function @main")
    return found


def donate_all(func: FuncOp) -> None:
    """Mark all arguments as donated."""
    attributes = [DictionaryAttr({"mlfuse.donated": UnitAttr()}) for _ in func.args]
    func.properties["arg_attrs"] = ArrayAttr(attributes)
