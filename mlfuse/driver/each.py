"""Functions called with lists of tensors: one launch for all of them, whatever their shapes.

The function is written for one tuple (see `passes.horizontal.each`). The number of tuples and
their shapes are known only when it is called, and changing them compiles nothing.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from operator import is_
from pathlib import Path
from typing import Any

import numpy as np
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.passes import ModulePass

from mlfuse.diagnostics.errors import MlfuseError, OpError
from mlfuse.diagnostics.numbers import counted
from mlfuse.diagnostics.remarks import Remarks
from mlfuse.dialects.donation import donations_of
from mlfuse.dialects.graph.foreach import each_arguments
from mlfuse.driver import pipelines
from mlfuse.driver.compile import CompileOptions, Opened, opened
from mlfuse.driver.device import backend_of
from mlfuse.driver.executable import plan_text, stage_text
from mlfuse.driver.lowering import host_of
from mlfuse.passes.plans.session import SavedPlan
from mlfuse.runtime.arguments import outputs
from mlfuse.runtime.arguments.arrays import from_scalar
from mlfuse.runtime.arguments.outputs import Occupied
from mlfuse.runtime.arguments.signature import Signature, Spec
from mlfuse.runtime.backend import Backend
from mlfuse.runtime.host.function import HostFunction
from mlfuse.runtime.host.lists import HostLists
from mlfuse.runtime.host.program import Program

MAX_FRAMES = 4
"""How many lists of sizes an executable stays bound to: the most recently used."""

Arrays = Sequence[Any]


def compile_lists(source: str | Path | ModuleOp, options: CompileOptions) -> CompiledLists:
    """Compile a function some of whose arguments are marked `mlfuse.each`.

    `options.plan` is a saved plan: there is one kernel, so there is nothing to change in it.
    MlfuseError, with the place, for any mistake in the source, and for an op in it that can't be
    done for tensors of any shape.
    """
    if options.autotune or options.bound:
        raise MlfuseError("lists of tensors: autotune and bound arguments aren't supported yet")
    with opened(source, options, _check_lists) as found:
        return _interpreted(found) if found.device == "interpreter" else _compiled(found)


def _check_lists(func: FuncOp) -> None:
    if not each_arguments(func):
        raise OpError(func, "no argument is marked mlfuse.each; compile it with mlfuse.compile")


def _compiled(found: Opened) -> CompiledLists:
    made, backend = found.made(), backend_of(found.device)
    main = made.code[0]
    return CompiledLists(
        **_common(found),
        launches=len(main.program.steps),
        _said=lambda: made.how()[1],
        _backend=backend,
        _build=partial(_bound, main.function, main.program, backend),
    )


def _bound(
    function: HostFunction,
    program: Program,
    backend: Backend[Any],
    sizes: Sequence[int],
) -> HostLists[Any]:
    """The host function for tuples of these sizes."""
    return HostLists(function, program, sizes, backend)


def _interpreted(found: Opened) -> CompiledLists:
    """Runs the loop level on NumPy arrays."""
    from mlfuse.interpreter.core import NumpyInterpreter

    job = found.job
    module = pipelines.run(job.graph.clone(), "loop", job.target, plan=job.saved)
    host = host_of(module, job.function)

    def run(rows: list[list[Any]], shared: list[Any]) -> list[Any]:
        return [np.asarray(r) for r in NumpyInterpreter(module).call(host, [rows, *shared])]

    return CompiledLists(
        **_common(found),
        launches=0,
        _said=lambda: found.remarks,
        _backend=backend_of("cpu"),
        _build=None,
        _interpret=run,
    )


def _common(found: Opened) -> dict[str, Any]:
    """What all of them have."""
    func = found.given
    lists, inputs, aliased = each_arguments(func), Signature.of(func).inputs, donations_of(func)
    return {
        "source": found.source,
        "function": found.options.function,
        "device": found.device,
        "target": found.target,
        "lists": tuple(inputs[n] for n in lists),
        "shared": tuple(spec for n, spec in enumerate(inputs) if n not in lists),
        "written": tuple(number for number, n in enumerate(lists) if n in aliased),
        "precision": found.options.precision,
        "passes": found.passes,
        "_saved": found.saved,
    }


@dataclass
class CompiledLists:
    """A compiled function over lists of tensors.

    `exe(lists, shared)` takes a list of arrays for each marked argument, in order, and then the values
    that all tuples share: numbers, or arrays of rank 0. Arrays of one tuple have one size, and any shape.
    Results overwrite the arrays of the arguments that they alias; those of rank 0 are
    returned. MlfuseError if an argument doesn't fit; nothing is written then.
    """

    source: ModuleOp
    """The module as given."""
    function: str
    device: str
    target: str
    lists: tuple[Spec, ...]
    """The element types of the lists."""
    shared: tuple[Spec, ...]
    written: tuple[int, ...]
    """The lists that are written."""
    precision: str
    passes: Sequence[ModulePass]
    """The user's own."""
    launches: int
    """Kernels started by one call."""
    _said: Callable[[], Remarks]
    """Gives the remarks."""
    _backend: Backend[Any]
    _build: Callable[[Sequence[int]], HostLists[Any]] | None
    _interpret: Callable[[list[list[Any]], list[Any]], list[Any]] | None = None
    _saved: SavedPlan | None = None
    _frames: OrderedDict[tuple[int, ...], HostLists[Any]] = field(
        default_factory=OrderedDict[tuple[int, ...], HostLists[Any]]
    )
    _sizes: tuple[int, ...] = ()
    _frame: HostLists[Any] | None = None
    _given: list[Any] | None = None
    """The arrays whose addresses are filled in, as they were passed."""
    _arrays: list[list[Any]] | None = None
    """The same, as arrays of the device: they stay alive as long as their addresses are known."""
    _copied: frozenset[int] = frozenset()
    """The lists to read again at every call: those with arrays that had to be copied, or with
    objects of other libraries, which may move to other memory."""
    _occupied: Occupied | None = None
    """The memory that is written."""

    def __call__(self, lists: Sequence[Arrays], shared: Sequence[Any] = ()) -> list[Any]:
        if len(lists) != len(self.lists) or len(shared) != len(self.shared):
            raise MlfuseError(
                f"expected {counted(len(self.lists), 'list')} and {counted(len(self.shared), 'shared value')}, "
                f"got {len(lists)} and {len(shared)}"
            )
        given, again = self._given, self._copied
        changed = range(len(lists))
        if given is not None:
            changed = [n for n in changed if n in again or not _same(lists[n], given[n])]
        if changed and not self._refresh(lists, changed):
            self._take(lists, changed)
        values = [self._number(n, value) for n, value in enumerate(shared)]
        if self._interpret is not None:
            return self._run_interpreted(values)
        assert self._frame is not None
        return self._frame.run(values)

    @property
    def remarks(self) -> Remarks:
        """The decisions made, in order. For a function that was loaded from disk the passes run, once."""
        return self._said()

    def frame(self, sizes: Sequence[int]) -> HostLists[Any]:
        """The launch plan for tuples of these sizes, for callers that fill in addresses themselves."""
        key = tuple(sizes)
        if key not in self._frames:
            self._frames[key] = self.new_frame(key)
            if len(self._frames) > MAX_FRAMES:
                self._frames.popitem(last=False)
        self._frames.move_to_end(key)
        return self._frames[key]

    def new_frame(self, sizes: Sequence[int]) -> HostLists[Any]:
        """The same, for one caller only: no one else fills in its addresses."""
        if self._build is None:
            raise MlfuseError("the interpreter has no launch plan")
        return self._build(sizes)

    def stage(self, name: str) -> str:
        """The text of a stage: `graph`, `fused`, `loop`, `kernel`, `host` or `source`."""
        return stage_text(
            self.source,
            name,
            self.target,
            precision=self.precision,
            plan=self._saved,
            own=self.passes,
        )

    @cached_property
    def plan(self) -> str:
        """What is fused, as text: all of it is one kernel. For `compile_each(..., plan=)`."""
        return plan_text(
            self.source, self.target, self.target, self.precision, self._saved, self.passes
        )

    def _number(self, number: int, value: Any) -> Any:
        spec = self.shared[number]
        if isinstance(value, float | int):
            if not spec.dtype.is_float and from_scalar(value, spec, number) is None:
                raise MlfuseError(f"shared value {number} is {value!r}, expected {spec}")
            return value
        array = self._backend.read(value, spec, number)
        if array.shape != () or array.dtype != spec.dtype.numpy:
            raise MlfuseError(
                f"shared value {number} is {array.dtype} of shape {array.shape}, expected {spec}"
            )
        return array

    def _refresh(self, lists: Sequence[Arrays], changed: Sequence[int]) -> bool:
        """Fill in the addresses of changed lists if they are only read and as simple as the previous ones; False,
        and no change, if more must be done."""
        if self._frame is None or self._arrays is None or self._given is None:
            return False
        found: dict[int, list[int]] = {}
        for n in changed:
            if n in self.written:
                return False
            plain = self._backend.plain(lists[n], self.lists[n].dtype.numpy)
            if plain is None or tuple(plain[0]) != self._sizes:
                return False
            self._check_apart(self._occupied, n, *plain)
            found[n] = plain[1]
        for n, addresses in found.items():
            self._frame.fill(n, addresses)
            self._arrays[n] = self._given[n] = list(lists[n])
        return True

    def _take(self, lists: Sequence[Arrays], changed: Sequence[int]) -> None:
        """Check lists that have changed and fill in their addresses."""
        counts = {len(each) for each in lists}
        if len(counts) > 1:
            raise MlfuseError(
                f"the lists have {sorted(counts)} tensors; all must have equally many"
            )
        arrays: list[list[Any]] = list(self._arrays or [list[Any]()] * len(lists))
        copied: set[int] = set(self._copied - set(changed))
        for n in changed:
            arrays[n] = [self._read(n, k, value, copied) for k, value in enumerate(lists[n])]
        sizes = tuple([array.size for array in arrays[0]])
        for n in changed if self._sizes == sizes else range(len(lists)):
            found = tuple([array.size for array in arrays[n]])
            if found != sizes:
                k = next(
                    k for k, pair in enumerate(zip(found, sizes, strict=True)) if len({*pair}) > 1
                )
                raise MlfuseError(
                    f"list {n}, tensor {k} has {found[k]} elements, list 0's has {sizes[k]}"
                )
        new = self._arrays is None or sizes != self._sizes
        addresses = {
            n: [self._backend.address(array) for array in arrays[n]]
            for n in (range(len(lists)) if new else changed)
        }
        occupied = self._occupied
        if new or any(n in self.written for n in changed):
            occupied = self._written(arrays)
        for n, column in addresses.items():
            if n not in self.written:
                self._check_apart(occupied, n, sizes, column)
        if self._build is not None:
            if new:
                self._frame = self.frame(sizes)
            assert self._frame is not None
            for n, column in addresses.items():
                self._frame.fill(n, column)
        self._occupied = occupied
        self._sizes = sizes
        self._arrays, self._copied = arrays, frozenset(copied)
        self._given = [each if type(each) is tuple else list(each) for each in lists]

    def _read(self, n: int, k: int, value: Any, copied: set[int]) -> Any:
        """One array in the form that the kernel takes; records a list with a copied array."""
        spec, backend = self.lists[n], self._backend
        array = backend.read(value, spec, k)
        if array.dtype != spec.dtype.numpy and not backend.holds(array.dtype, spec.dtype):
            raise MlfuseError(
                f"list {n}, tensor {k} has dtype {array.dtype}, expected {spec.dtype.name}"
            )
        if array is not value:
            copied.add(n)
        if n in self.written:
            if not (backend.is_row_major(array) and backend.is_writable(array)):
                raise MlfuseError(
                    f"list {n}, tensor {k} is written in place: it must be writable and row-major"
                )
            if array is not value:
                # A value that is read twice has one address only if it isn't copied.
                again = backend.read(value, spec, k)
                if backend.address(again) != backend.address(array):
                    raise MlfuseError(
                        f"list {n}, tensor {k} is written in place: a {type(value).__name__} would "
                        "be copied; pass a row-major array that lies on the device"
                    )
            return array
        if backend.is_row_major(array):
            return array
        copied.add(n)
        copy, _ = backend.empty(array.shape, array.dtype, array.size * array.dtype.itemsize)
        backend.copy(copy, array)
        return copy

    def _written(self, arrays: Sequence[Arrays]) -> Occupied:
        """The memory that is written. Raises an error if two tensors share some."""
        spans = [self._backend.span(array) for n in self.written for array in arrays[n]]
        shared = sorted(outputs.shared(spans))
        if shared:
            place, count = shared[0], len(arrays[0])
            raise MlfuseError(
                f"list {self.written[place // count]}, tensor {place % count} is written and shares "
                "memory with another written tensor; pass each tensor once"
            )
        return Occupied(spans)

    def _check_apart(
        self, occupied: Occupied | None, n: int, sizes: Sequence[int], addresses: Sequence[int]
    ) -> None:
        """Raise an error if a list that is read shares memory with a written one."""
        if occupied is None:
            return
        k = occupied.hit(addresses, sizes, self.lists[n].dtype.nbytes)
        if k is not None:
            raise MlfuseError(
                f"list {n}, tensor {k} shares memory with a tensor that is written; pass a copy"
            )

    def _run_interpreted(self, shared: list[Any]) -> list[Any]:
        assert self._interpret is not None and self._arrays is not None
        arrays = self._arrays
        rows = [[each[k].reshape(-1) for each in arrays] for k in range(len(arrays[0]))]
        values = [
            np.asarray(v, dtype=s.dtype.numpy) for v, s in zip(shared, self.shared, strict=True)
        ]
        return self._interpret(rows, values)


def _same(now: Arrays, before: Arrays) -> bool:
    """Whether two lists hold the same objects; the same tuple does."""
    if now is before and type(now) is tuple:
        return True
    return len(now) == len(before) and all(map(is_, now, before))
