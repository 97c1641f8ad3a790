"""Calls of a function of several devices: its dispatches and transfers, in order.

A dispatch is a call of a function that is compiled for one device. A GPU's kernels run while the CPU goes on; a transfer to the CPU
waits for what it copies. Two CPUs share their memory, so a transfer between them copies nothing. A value is dropped after its
last reader.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, cast

import numpy as np
from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation, SSAValue

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.dialects import dtypes
from mlfuse.dialects.donation import donations_of
from mlfuse.dialects.dtypes import Array, DType
from mlfuse.dialects.graph.base import tensor_type
from mlfuse.dialects.graph.placement import DispatchOp, TransferOp, device_of_argument, short
from mlfuse.runtime.arguments import outputs
from mlfuse.runtime.arguments.arrays import HostReader
from mlfuse.runtime.arguments.outputs import Outputs
from mlfuse.runtime.arguments.signature import Signature, Spec

if TYPE_CHECKING:
    from mlfuse.runtime.cuda.backend import CudaBackend


@dataclass(frozen=True)
class Part:
    """A function of one device, compiled."""

    run: Callable[..., Sequence[Any]]
    on_gpu: bool


@dataclass(frozen=True)
class Step:
    """A dispatch or a transfer. It reads and fills slots of a call, and empties those that nobody reads later."""

    name: str
    """What it does, for errors: `@cuda::@main_1`, `the copy of %a to cuda`."""
    run: Callable[..., Sequence[Any]]
    read: tuple[int, ...]
    filled: tuple[int, ...]
    emptied: tuple[int, ...]


class Dispatches:
    """Call it with the arguments of the function."""

    def __init__(
        self,
        func: FuncOp,
        parts: Mapping[FuncOp, Part],
        gpus: frozenset[str],
        bound: Sequence[Array] = (),
    ):
        """`parts` has the functions that are called, `gpus` the names of devices that are GPUs. `bound` are the values of the
        last arguments."""
        whole = Signature.of(func)
        self.signature = whole.without_last(len(bound))
        """What callers pass and get."""
        self._gpus = gpus
        *ops, last = func.body.block.ops
        self.transfers = [op for op in ops if isinstance(op, TransferOp)]
        self._slots: dict[SSAValue, int] = {value: n for n, value in enumerate(func.args)}
        self._on_gpu: set[SSAValue] = {
            value for n, value in enumerate(func.args) if device_of_argument(func, n) in gpus
        }
        readers = {value: op for op in (*ops, last) for value in op.operands}
        """By value: its last reader."""
        self.steps = [self._step(op, parts, readers) for op in ops]
        self._results = [self._slots[value] for value in last.operands]
        self._results_on_gpu = [value in self._on_gpu for value in last.operands]
        self._donated = donations_of(func).keys()
        free = len(func.args) - len(bound)
        on_gpu = [value in self._on_gpu for value in func.args]
        self._arguments_on_gpu = on_gpu[:free]
        reader = _Reader(on_gpu[free:], self._gpu_if(on_gpu))
        pairs = enumerate(zip(bound, whole.inputs[free:], strict=True))
        self._bound = [reader.read(array, spec, number) for number, (array, spec) in pairs]

    def _step(
        self, op: Operation, parts: Mapping[FuncOp, Part], readers: Mapping[SSAValue, Operation]
    ) -> Step:
        assert isinstance(op, DispatchOp | TransferOp)
        run = self._transfer(op) if isinstance(op, TransferOp) else parts[op.function].run
        if isinstance(op, DispatchOp) and parts[op.function].on_gpu:
            self._on_gpu |= set(op.outputs)
        read = tuple(self._slots[value] for value in op.operands)
        filled = tuple(self._slots.setdefault(value, len(self._slots)) for value in op.results)
        unread = [n for n, value in zip(filled, op.results, strict=True) if value not in readers]
        done = [self._slots[v] for v in dict.fromkeys(op.operands) if readers[v] is op]
        return Step(_name_of(op), run, read, filled, (*done, *unread))

    def _transfer(self, op: TransferOp) -> Callable[[Any], Sequence[Any]]:
        from_gpu, to_gpu = op.operand in self._on_gpu, short(op.target.data) in self._gpus
        if to_gpu:
            self._on_gpu.add(op.result)
        if to_gpu == from_gpu:
            return lambda array: [array]
        if to_gpu:
            return lambda array: [self._gpu.upload(array)]
        dtype = dtypes.of(tensor_type(op.operand)).numpy
        return lambda array: [self._gpu.fetch(array, dtype)]

    @cached_property
    def _gpu(self) -> CudaBackend:
        from mlfuse.runtime.cuda.backend import CudaBackend

        return CudaBackend()

    def _gpu_if(self, on_gpu: Sequence[bool]) -> CudaBackend | None:
        return self._gpu if any(on_gpu) else None

    def __call__(self, *args: object, out: Outputs = None) -> list[Any]:
        """Check the arguments, make the calls and transfers, and return the results.

        NumPy arrays may be given for arguments on a GPU. If all are NumPy arrays, all results are. MlfuseError if an argument or
        an array of `out` doesn't fit.
        """
        reader = _Reader(self._arguments_on_gpu, self._gpu_if(self._arguments_on_gpu))
        arrays, _ = self.signature.check(args, reader)
        given = [*arrays, *self._bound]
        slots: list[Any] = [*given, *[None] * (len(self._slots) - len(given))]
        for step in self.steps:
            try:
                found = step.run(*(slots[n] for n in step.read))
            except MemoryError as error:
                raise MlfuseError(f"{step.name}: not enough memory: {error}") from error
            for n, array in zip(step.filled, found, strict=True):
                slots[n] = array
            for n in step.emptied:
                slots[n] = None
        results = [slots[n] for n in self._results]
        taken = {id(array) for number, array in enumerate(given) if number not in self._donated}
        for number, result in enumerate(results):  # each has memory of its own
            if id(result) in taken:
                results[number] = result.copy()
            taken.add(id(result))
        return self._given(results, out, fetches=not reader.has_gpu_arrays)

    def _given(self, results: list[Any], out: Outputs, *, fetches: bool) -> list[Any]:
        """The results as callers get them: written to `out`, if given; on the CPU if `fetches`."""
        specs = self.signature.results
        if out is not None:
            outputs.check_count(out, len(results))
        for number, spec in enumerate(specs):
            target = None if out is None else out[number]
            if self._results_on_gpu[number] and fetches:
                results[number] = self._gpu.fetch(results[number], spec.dtype.numpy)
            elif self._results_on_gpu[number]:
                if target is not None:
                    results[number] = self._written(results[number], target, spec, number)
                continue
            results[number] = outputs.deliver([target], [results[number]], [spec])[0]
        return results

    def _written(self, result: Any, out: object, spec: Spec, number: int) -> Any:
        """A result on a GPU, written to an array there."""
        target = self._gpu.read_output(out, spec, number)
        outputs.check_shapes([target], [result.shape])
        self._gpu.copy(target, result)
        return target


def _name_of(op: DispatchOp | TransferOp) -> str:
    if isinstance(op, DispatchOp):
        return str(op.callee)
    return f"the copy of %{op.operand.name_hint or '...'} to {op.target.data}"


class _Reader:
    """Reads each argument for its device."""

    def __init__(self, on_gpu: Sequence[bool], gpu: CudaBackend | None):
        self._on_gpu, self._gpu, self._host = on_gpu, gpu, HostReader()
        self.has_gpu_arrays = False

    def read(self, arg: object, spec: Spec, number: int) -> Any:
        if self._gpu is None or not self._on_gpu[number]:
            return self._host.read(arg, spec, number)
        if isinstance(arg, np.ndarray | np.generic | bool | int | float):
            return self._gpu.upload(self._host.read(cast(object, arg), spec, number))
        self.has_gpu_arrays = True
        return self._gpu.read(arg, spec, number)

    def holds(self, stored: np.dtype[Any], wanted: DType) -> bool:
        return self._gpu is not None and self._gpu.holds(stored, wanted)
