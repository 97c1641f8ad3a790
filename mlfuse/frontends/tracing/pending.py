"""The pending ops of lazy arrays: recorded in a trace for each thread and device, and computed as one module.

On the CPU the interpreter runs small modules (see `LITTLE`), without compiling; compiled C runs larger
ones. The choice depends on shapes alone, so the same program gives the same bits.
"""

from __future__ import annotations

import math
import threading
import weakref
from collections import OrderedDict
from typing import TYPE_CHECKING, Any, cast

import numpy as np
from xdsl.dialects.builtin import ModuleOp, TensorType
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Block, Operation, Region, SSAValue

from mlfuse.dialects.dtypes import Array as Values
from mlfuse.dialects.dtypes import DType
from mlfuse.dialects.graph.base import shape_of
from mlfuse.dialects.graph.contraction import DotGeneralOp
from mlfuse.frontends.tracing import registry
from mlfuse.frontends.tracing.devices import frozen, known_device, on_device
from mlfuse.frontends.tracing.trace import Operand, Trace, known_type
from mlfuse.runtime.process import forks

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mlfuse.explain.executable import Executable
    from mlfuse.frontends.tracing.array import TracedArray
    from mlfuse.frontends.tracing.lazy import Array

LITTLE = 2**16
"""The most elements (for contractions: products) in a module that the interpreter computes on the CPU."""
MANY = 1000
"""The most pending ops. With more, an operator computes them first, so that a loop that reads no value stays
bounded."""
COPIED = 2**26
"""The most bytes of copied operands of pending ops, for the same reason."""
_KEPT = 256
"""The number of compiled modules that are kept."""

_here = threading.local()
_compiled: OrderedDict[tuple[str, str], Executable] = OrderedDict()
_lock = forks.lock()


class LazyTrace(Trace):
    """The pending ops of one thread for one device. Its arguments are the computed arrays."""

    def __init__(self, device: str):
        super().__init__([])
        self.device = device
        self.thread = threading.get_ident()
        self._leaves: dict[int, tuple[SSAValue, Any]] = {}
        self._data: dict[SSAValue, Any] = {}
        self._pending: list[weakref.ref[Array]] = []
        self._mutex = forks.reentrant_lock()
        self._count = self._copied = 0

    def mark(self, op: Operation) -> None:
        """Fusion hints are for functions: lazy values are computed when they are needed."""

    @property
    def is_lazy(self) -> bool:
        return True

    @property
    def is_full(self) -> bool:
        return (self._count > MANY or self._copied > COPIED) and not self.is_finished

    def emit_all(self, op: Operation) -> Sequence[SSAValue]:
        with self._mutex:
            self._count += 1
            return super().emit_all(op)

    def array(self, value: SSAValue) -> TracedArray:
        if value in self._data:
            return registry.call("Array", self.device, self._data[value])
        made: Array = registry.call("Array", self.device, None, self, value)
        self._pending.append(weakref.ref(made))
        return made

    def leaf(self, data: Any) -> SSAValue:
        """An array that won't change, as an argument of the module."""
        with self._mutex:
            if id(data) not in self._leaves:
                type_ = TensorType(known_type(data).mlir, data.shape)
                value = self._block.insert_arg(type_, len(self._block.args))
                self._leaves[id(data)] = value, data
                self._data[value] = data
            return self._leaves[id(data)][0]

    def from_array(self, array: Values) -> SSAValue:
        return self.copied(array.astype(known_type(array).numpy, copy=False))

    def copied(self, data: Any) -> SSAValue:
        """A copy of an array that others may change later, as an argument of the module."""
        self._copied += data.nbytes
        copy = frozen(np.array(cast(Values, data))) if self.device == "cpu" else data.copy()
        return self.leaf(on_device(self.device, copy))

    def as_type(self, operand: Operand, dtype: DType) -> SSAValue:
        if isinstance(operand, np.ndarray | np.generic):
            operand = self.from_array(np.asarray(operand))
        return super().as_type(operand, dtype)

    def compute(self, wanted: SSAValue | None = None) -> None:
        """Compute all arrays that still have references.

        If that fails, `wanted` is computed by itself, so that a failing array doesn't affect others; the other arrays
        are tried again when they are used. Other threads may call this too, but only the trace's own thread ends it.
        """
        with self._mutex:
            self._finished = self._finished or self.thread == threading.get_ident()
            held = [array for ref in self._pending if (array := ref()) is not None]
            pairs = [(array, array.pending_value) for array in held]
            values = list(dict.fromkeys(value for _, value in pairs if value is not None))
            if not values:
                return
            try:
                results = self._run(values)
            except Exception:
                if wanted is None or wanted not in values or len(values) == 1:
                    raise
                values = [wanted]
                results = self._run(values)
            found = dict(zip(values, results, strict=True))
            for array, value in pairs:
                if value is not None and value in found:
                    array.settled(found[value])

    def _run(self, values: list[SSAValue]) -> list[Any]:
        ops, leaves = self._needed(values)
        module = self._module(ops, leaves, values)
        little = self.device == "cpu" and _work(ops) <= LITTLE
        executable = _executable(module, "interpreter" if little else self.device)
        results = executable(*(self._data[leaf] for leaf in leaves))
        results = [*cast(Any, results)] if isinstance(results, tuple) else [results]
        on_host = self.device == "cpu"
        return [frozen(cast(Values, each)) if on_host else each for each in results]

    def _needed(self, values: list[SSAValue]) -> tuple[list[Operation], list[SSAValue]]:
        """The ops that values depend on, in order, and the arguments that these ops read."""
        needed, ops = set(values), list[Operation]()
        for op in reversed(list(self._block.ops)):
            if any(result in needed for result in op.results):
                ops.append(op)
                needed.update(op.operands)
        return ops[::-1], [arg for arg in self._block.args if arg in needed]

    def _module(
        self, ops: list[Operation], leaves: list[SSAValue], values: list[SSAValue]
    ) -> ModuleOp:
        """A module whose function takes the leaves, runs copies of the ops, and returns the values."""
        block = Block(arg_types=[leaf.type for leaf in leaves])
        inside: dict[SSAValue, SSAValue] = dict(zip(leaves, block.args, strict=True))
        for op in ops:
            copy = op.clone(inside)
            copy.location = op.location
            block.add_op(copy)
        block.add_op(ReturnOp(*(inside[value] for value in values)))
        types = [leaf.type for leaf in leaves], [value.type for value in values]
        functions = [each.clone() for each in self.functions.values()]
        return ModuleOp([FuncOp("main", types, Region(block)), *functions])


def _work(ops: list[Operation]) -> int:
    """The number of elements that ops compute, plus the products of contractions."""
    total = 0
    for op in ops:
        total += sum(math.prod(shape_of(result)) for result in op.results)
        total += (op.multiply_adds or 0) if isinstance(op, DotGeneralOp) else 0
    return total


def _executable(module: ModuleOp, device: str) -> Executable:
    from mlfuse.explain.executable import compile
    from mlfuse.ir.printing import print_module

    key = (device, print_module(module))
    with _lock:
        known = _compiled.get(key)
        if known is not None:
            _compiled.move_to_end(key)
            return known
    made = compile(module, device)
    with _lock:
        _compiled[key] = made
        if len(_compiled) > _KEPT:
            _compiled.popitem(last=False)
    return made


def pending(device: object = None) -> LazyTrace:
    """The trace that records operations of this thread on a device."""
    name = known_device(device)
    traces: dict[str, LazyTrace] | None = getattr(_here, "traces", None)
    if traces is None:
        traces = _here.traces = {}
    if name not in traces or traces[name].is_finished:
        traces[name] = LazyTrace(name)
    return traces[name]
