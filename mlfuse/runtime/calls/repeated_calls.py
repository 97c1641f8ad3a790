"""The launch plan: a scheduled host function, prepared for repeated calls.

The first call with arguments of certain shapes makes a frame: the sizes, and what kernels are
given. On a CPU, C learns the call from it (`cpu.entry`), and makes it and later ones without this class. If C can't learn it,
later calls use the frame again.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import replace
from math import prod
from typing import Any, Generic, TypeVar, cast

import numpy as np

from mlfuse.runtime.arguments import outputs
from mlfuse.runtime.arguments.outputs import Outputs
from mlfuse.runtime.arguments.signature import A, Array, Shapes, Signature
from mlfuse.runtime.backend import Backend
from mlfuse.runtime.calls.workspace import Workspace
from mlfuse.runtime.cpu.entry import LearnedCalls
from mlfuse.runtime.cuda.host import CudaHostFrame, CudaHostFunction
from mlfuse.runtime.cuda.interpreted import InterpretedFunction
from mlfuse.runtime.host.constants import upload
from mlfuse.runtime.host.frame import HostFrame
from mlfuse.runtime.host.function import HostFunction
from mlfuse.runtime.host.memory import Memory
from mlfuse.runtime.host.operands import Order, Strided
from mlfuse.runtime.host.program import Argument, Launch, Program

MAX_FRAMES = 16
"""How many frames a workspace keeps, one for each set of argument shapes; the least recently used goes."""
MAX_WORKSPACES = 4
"""How many workspaces are kept. If more threads run at a time, the others build theirs again."""

B = TypeVar("B", bound=Array)


class LaunchPlan(Generic[A]):
    """Call it with the arguments; threads may do so at the same time.

    Results are fresh arrays with the backend's alignment, and share memory neither with
    arguments nor with each other; except results that take a donated argument's memory, and
    those written to the caller's arrays.
    """

    def __init__(
        self,
        program: Program,
        function: HostFunction,
        signature: Signature,
        backend: Backend[A],
    ):
        self.signature = signature
        self.launches = sum(isinstance(step, Launch) for step in program.steps)
        """Kernels that one call starts."""
        self.calls = len(program.steps) - self.launches
        """Library calls that one call makes."""
        self._program = program
        self._backend = backend
        self._function = function
        self._dtypes = [spec.dtype.numpy for spec in signature.results]
        self._constants = upload(program, backend)
        self._any_order = program.any_order()
        self._donated = [
            storage.number
            for storage in program.storages
            if isinstance(storage, Argument) and storage.donated
        ]
        self._aliases = {
            number: storage.number
            for storage in program.storages
            if isinstance(storage, Argument)
            for number in storage.holds
        }
        self._spare: deque[tuple[Shapes, HostFrame[A]]] = deque()
        """Frames that could not be learned, for the next workspace."""
        self._learner = backend.learner(signature, self._donated)
        # Only pops and appends, which are atomic: no lock is needed.
        self._workspaces: deque[Workspace[A]] = deque(maxlen=MAX_WORKSPACES)

    @staticmethod
    def build(
        program: Program,
        function: HostFunction,
        signature: Signature,
        backend: Backend[B],
        bound: Sequence[np.ndarray] = (),
    ) -> LaunchPlan[B]:
        """The plan of a host function as data, and compiled. `bound` are the values of its last arguments: constants, which
        callers don't pass. MlfuseError for one of another shape."""
        program = program.bound(bound)
        signature = replace(signature, check_sizes=program.check_sizes)
        own = signature.without_last(len(bound))
        return LaunchPlan(program, function, own, backend)

    def __call__(self, *args: object, out: Outputs = None) -> list[Any]:
        """Check the arguments against the signature, run, and return the results.

        Results are written to the arrays of `out`, if given. MlfuseError if an argument
        or an array of `out` doesn't fit.
        """
        if (learned := self.learned_calls) is not None:
            found = learned.call(*args, out=out)
            if found is not NotImplemented:
                return self._listed(found)
        elif out is None and (results := self.repeat(args)) is not None:
            return results
        staged = self._backend.stage(args, self.signature)
        given = args if staged is None else staged
        arrays, shapes = self.signature.check(given, self._backend)
        if staged is None:
            return self.run(arrays, shapes, out)
        results = self.run(arrays, shapes)
        fetched = [
            self._backend.fetch(result, dtype)
            for result, dtype in zip(results, self._dtypes, strict=True)
        ]
        return outputs.deliver(out, fetched, self.signature.results)

    def repeat(self, args: tuple[object, ...]) -> list[A] | None:
        """The results, if one of the last few calls had arguments of these types, dtypes, shapes and memory orders; else
        None."""
        try:
            workspace = self._workspaces.pop()
        except IndexError:  # the first call, or other threads use all workspaces
            return None
        try:
            frame = workspace.accepting(args)
            if frame is None:
                return None
            return workspace.run(frame, cast("tuple[A, ...]", args), (), accepted=True)
        finally:
            self._workspaces.append(workspace)

    def run(self, args: Sequence[A], shapes: Shapes, out: Outputs = None) -> list[A]:
        """Run on arguments and their shapes as `Signature.check` gives them."""
        arrays, strided = self._accept(args)
        if self._learner is not None and not strided:
            found = self._learn(arrays, shapes, out)
            if found is not NotImplemented:
                return self._listed(found)
        targets: list[A | None] = []
        if out is not None:
            specs = self.signature.results
            targets = outputs.read(out, specs, arrays, self._aliases, self._backend)
        if self._donated:
            arrays = self._own(arrays)
        key = (shapes, strided)
        try:
            workspace = self._workspaces.pop()
        except IndexError:  # the first call, or other threads use all workspaces
            workspace = Workspace(self._backend)
        try:
            frame = workspace.frames.get(key)
            if frame is None:
                frame = self._bind(workspace, key)
            elif len(workspace.frames) > 1:
                workspace.frames.move_to_end(key)
            if targets:
                outputs.check_shapes(targets, frame.result_shapes)
            return workspace.run(frame, arrays, targets)
        finally:
            self._workspaces.append(workspace)

    def _learn(self, args: Sequence[A], shapes: Shapes, out: Outputs) -> Any:
        """Learn to make calls with such arguments in C, and make this one; NotImplemented if C can't."""
        made: list[HostFrame[A]] = []

        def make(shapes: Shapes) -> Any:
            made.append(self.frame(shapes))
            return made[0]

        learner = self._learner
        if learner is None:
            return NotImplemented
        if learner.learn(shapes, make):
            return learner.learned_calls.call(*args, out=out)
        self._learner = None  # C can't: such calls do more than launch kernels
        self._spare.append((shapes, made[0]))
        return NotImplemented

    def _listed(self, results: Any) -> list[Any]:
        return [results] if len(self._dtypes) == 1 else list(results)

    @property
    def learned_calls(self) -> LearnedCalls | None:
        """The calls that C knows, if there are any."""
        learner = self._learner
        return None if learner is None else learner.learned_calls

    def on(self, backend: Backend[B]) -> LaunchPlan[B]:
        """The same code on another kind of arrays of the same device."""
        return LaunchPlan(self._program, self._function, self.signature, backend)

    @property
    def program(self) -> Program:
        """The steps of a call."""
        return self._program

    @property
    def backend(self) -> Backend[A]:
        """The device of the plan."""
        return self._backend

    def frame(self, shapes: Shapes) -> HostFrame[A]:
        """A frame for the caller alone, for row-major arguments of these shapes."""
        return self._frame(shapes, ())

    def memory(self, shapes: Shapes) -> Memory:
        """The memory of a call with row-major arguments of these shapes.

        `unplanned` counts the allocations of this function; its maker adds those saved before.
        """
        return self._frame(shapes, ()).memory

    def _accept(self, args: Sequence[A]) -> tuple[list[A], Strided]:
        """The arguments in the form that frames take, and those that aren't row-major."""
        arrays, backend = list(args), self._backend
        strided: list[tuple[int, Order]] = []
        for number, array in enumerate(arrays):
            if backend.is_row_major(array) or number in self._donated:
                continue
            ordered = backend.in_memory_order(array) if number in self._any_order else None
            if ordered is not None:
                arrays[number] = ordered[0]
            strided.append((number, None if ordered is None else ordered[1]))
        return arrays, tuple(strided)

    def _own(self, args: list[A]) -> list[A]:
        """The arguments, with donated ones copied if their memory can't be overwritten.

        That is if it is read-only, not row-major, or shared with another argument's.
        """
        backend = self._backend
        shared = outputs.shared([backend.span(array) for array in args])
        for number in self._donated:
            array = args[number]
            if number in shared or not (backend.is_row_major(array) and backend.is_writable(array)):
                nbytes = prod(array.shape) * array.dtype.itemsize
                args[number], _ = backend.empty(array.shape, array.dtype, nbytes)
                backend.copy(args[number], array)
        return args

    def _bind(self, workspace: Workspace[A], key: tuple[Shapes, Strided]) -> HostFrame[A]:
        spare = self._spare.pop() if self._spare else None
        is_fit = spare is not None and (spare[0], ()) == key
        frame = workspace.frames[key] = spare[1] if spare and is_fit else self._frame(*key)
        frame.prepare([spec.dtype.numpy for spec in self.signature.inputs])
        if len(workspace.frames) > MAX_FRAMES:
            workspace.frames.popitem(last=False)
        return frame

    def _frame(self, shapes: Shapes, strided: Strided) -> HostFrame[A]:
        on_gpu = isinstance(self._function, CudaHostFunction | InterpretedFunction)
        kind: Any = CudaHostFrame if on_gpu else HostFrame
        made = self._function, self._program, self._constants, self._dtypes
        return kind(*made, self._backend, shapes, strided)
