"""xDSL's interpreter with NumPy arrays as values, rules found by an op's class or base class, and
errors that name the op's place."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import singledispatch
from importlib import import_module
from typing import Any

import numpy as np
from xdsl.dialects import func
from xdsl.dialects.builtin import IndexType
from xdsl.interpreter import Interpreter, OpImplResult, PythonValues, ReturnedValues
from xdsl.ir import Attribute, Operation
from xdsl.traits import IsTerminator, SymbolTable

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import Array

Values = Sequence[Any]
"""Run-time values: arrays at the graph level; arrays and NumPy scalars below."""


@dataclass
class NumpyInterpreter(Interpreter):
    """Runs one function of a module. Make a new one for each run."""

    space: tuple[int, ...] = ()
    """The sizes of the enclosing `loop` nests, outermost first."""
    accumulated: dict[Operation, list[Array]] = field(default_factory=dict[Operation, list[Array]])
    """The values of the `loop.accumulate`s of the running nest so far."""

    def _run_op(self, op: Operation, inputs: PythonValues) -> OpImplResult:
        # Not by `register_implementations`: that finds exact classes only, and reprints the whole
        # module at each level that an exception passes.
        if op.has_trait(IsTerminator):
            return OpImplResult((), ReturnedValues(inputs))
        for listener in self.listeners:
            listener.will_interpret_op(op, inputs)
        try:
            with np.errstate(all="ignore"):
                results = execute(op, self, inputs)
        except (ValueError, MemoryError) as error:
            raise OpError(op, str(error)) from error
        for listener in self.listeners:
            listener.did_interpret_op(op, results)
        return OpImplResult(results, None)

    def call(self, function: func.FuncOp, args: Values) -> Values:
        """The results of a function."""
        if function.is_declaration:
            raise OpError(function, f"@{function.sym_name.data} has no body to run")
        return self.run_ssacfg_region(function.body, tuple(args), function.sym_name.data)


@singledispatch
def execute(op: Operation, interpreter: NumpyInterpreter, args: Values) -> tuple[Any, ...]:
    """The results of one op. A rule for an op class is added by `@execute.register`; the rule for
    the nearest base class applies."""
    if op.name.startswith(_CHECKS) and _CHECKS_MODULE not in sys.modules:
        import_module(_CHECKS_MODULE)  # only now: few modules hold checks
        return execute(op, interpreter, args)
    raise OpError(op, "the interpreter has no rule for this op")


_CHECKS = ("check.", "stablehlo.custom_call")
_CHECKS_MODULE = "mlfuse.interpreter.checks"


@execute.register
def run_call(op: func.CallOp, interpreter: NumpyInterpreter, args: Values) -> tuple[Any, ...]:
    """A call of a function in the module."""
    target = SymbolTable.lookup_symbol(op, op.callee)
    if not isinstance(target, func.FuncOp):
        raise OpError(op, f"there is no function {op.callee}")
    return tuple(interpreter.call(target, args))


def storage(type_: Attribute) -> np.dtype[np.generic]:
    """The NumPy dtype of one element or scalar of a type."""
    return np.dtype(np.int64) if isinstance(type_, IndexType) else dtypes.of(type_).numpy


def widened(array: Array) -> Array:
    """Floats of 16 or 8 bits as f32, the type of their arithmetic."""
    dtype = dtypes.of_numpy(array.dtype)
    return array.astype(np.float32) if dtype is not None and dtype.is_half else array
