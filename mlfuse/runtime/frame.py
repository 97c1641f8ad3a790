"""A plan bound to one set of sizes: all argument arrays are built, and only addresses change."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import prod
from typing import Generic, cast

import numpy as np

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.runtime.backend import (
    Backend,
    Kernel,
    Wanted,
)
from mlfuse.runtime.binding import Binding, fill
from mlfuse.runtime.constants import Constants
from mlfuse.runtime.memory_plan import Fresh, MemoryPlan, Returned, Tenant
from mlfuse.runtime.operands import Strided
from mlfuse.runtime.program import (
    Allocation,
    Argument,
    Call,
    Collective,
    Program,
    Result,
)
from mlfuse.runtime.signature import A, Shapes
from mlfuse.runtime.sizes import Sizes, bytes_of


class Frame(Generic[A]):
    """Runs one call at a time."""

    def __init__(
        self,
        program: Program,
        constants: Constants[A],
        kernels: Mapping[str, Kernel],
        dtypes: Sequence[np.dtype[np.generic]],
        backend: Backend[A],
        shapes: Shapes,
        strided: Strided = (),
    ):
        """Bind `program` to arguments of these `shapes`.

        `constants` are on the device; `dtypes` are the results'. MlfuseError if a size is
        negative or too large.
        """
        if not program.is_complete:
            raise MlfuseError("copies, branches and loops between launches run on a CPU only")
        self._backend = backend
        self._program = program
        self._sizes = sizes = Sizes(program.indices.evaluate(shapes))
        self._bound = Binding(program, sizes, constants, kernels, backend, strided)
        self._arrays, self._places = self._bound.arrays, self._bound.places
        self._steps = backend.join(self._bound.in_order())
        self._results = [
            self._returned(result, dtype)
            for result, dtype in zip(program.results, dtypes, strict=True)
        ]
        arguments = {
            number: storage.number
            for number, storage in enumerate(program.storages)
            if isinstance(storage, Argument)
        }
        self._is_strided = bool(strided)
        copies = {number for number, order in strided if order is None}
        self._copied = {storage: n for storage, n in arguments.items() if n in copies}
        self._arguments = [(storage, n) for storage, n in arguments.items() if n not in copies]
        self._fresh = [
            self._fresh_result(number, storage)
            for number, storage in enumerate(program.storages)
            if isinstance(storage, Allocation) and storage.returned
        ]
        plan = MemoryPlan(program, sizes, shapes, self._bound, self._copied)
        placed = plan.place(backend.alignment)
        self._tenants = plan.tenants(placed, {r.storage for r in self._results if r.copy})
        self.memory = plan.measure(placed, self._results, self._fresh)
        """The memory of a call."""
        self.is_bound = False
        self._arena_address = 0
        self._in_arena = [tenant for tenant in self._tenants if tenant.home is None]
        self._arena_arrays = [tenant for tenant in self._in_arena if tenant.is_array]
        self._transient = [
            *(storage for storage, _ in self._arguments),
            *(fresh.storage for fresh in self._fresh),
            *(tenant.array for tenant in self._tenants if tenant.home is not None),
        ]
        self._guests = [tenant for tenant in self._tenants if tenant.home is not None]
        self._matches: Callable[[tuple[object, ...]], bool] | None = None
        self._seen = self._arguments_seen()
        self._as_they_are = self._are_results_as_they_are()
        self._empty_results: list[A | None] = [None] * len(self._results)
        self._is_simple = (
            self._as_they_are
            and len(self._fresh) == len(self._results)
            and not (self._seen or self._guests or self._copied)
            and len(self._bound.natives) == self._steps_of(Call)
            and self._steps_of(Collective) == 0
        )

    @property
    def arena_bytes(self) -> int:
        """The size of the arena it needs: 0 without intermediates."""
        return self.memory.arena

    def bind(self, arena: A, address: int) -> None:
        """Place intermediates in `arena`, an array of at least `arena_bytes` bytes."""
        moved = address != self._arena_address
        for tenant in self._in_arena if moved else self._arena_arrays:
            self._settle(tenant, arena, address)
        self._arena_address = address
        self.is_bound = True

    def release(self) -> None:
        """Drop the arena, but remember its address: usually the next one has the same."""
        for tenant in self._arena_arrays:
            self._arrays[tenant.array] = None
        self.is_bound = False

    def prepare(self, dtypes: Sequence[np.dtype[np.generic]]) -> None:
        """Prepare for calls with row-major arguments of these dtypes (see `accept`)."""
        if self._is_strided:
            return
        wanted: list[Wanted] = []
        has_donated = False
        for storage, number in self._arguments:
            argument = self._program.storages[storage]
            assert isinstance(argument, Argument)
            shape, dtype = self._sizes.shape(argument.shape), dtypes[number]
            places, donated = self._places[storage], argument.donated
            wanted.append(Wanted(dtype, shape, prod(shape) * dtype.itemsize, donated, places))
            has_donated |= donated
        numbers = [number for _, number in self._arguments]
        if numbers == list(range(len(dtypes))):
            self._matches = self._backend.matcher(wanted, has_donated)

    def accept(self, args: tuple[object, ...]) -> bool:
        """True if the arguments match the bound signature; then their addresses are filled in, and `run` may be
        called with them."""
        return self._matches is not None and self._matches(args)

    def run(
        self, args: Sequence[A], out: Sequence[A | None] = (), *, accepted: bool = False
    ) -> list[A]:
        """One call. The arguments have the shapes that the frame was bound to.

        Results are written to the arrays of `out`, if given: row-major, of the results' shapes.
        """
        if accepted and self._is_simple:
            return self._run_simply()
        arrays, backend = self._arrays, self._backend
        addresses: dict[int, int] = {}
        try:
            for storage, number in self._seen if accepted else self._arguments:
                arrays[storage] = args[number]
                addresses[storage] = address = backend.address(args[number])
                if not accepted:
                    fill(self._places[storage], address)
            for fresh in self._fresh:
                given = out[fresh.number] if out else None
                if given is None:
                    array, address = backend.empty(fresh.shape, fresh.dtype, fresh.nbytes)
                else:
                    array = backend.view(given, fresh.shape, fresh.dtype)
                    address = backend.address(array)
                arrays[fresh.storage] = array
                addresses[fresh.storage] = address
                fill(self._places[fresh.storage], address)
            for guest in self._guests:
                assert guest.home is not None
                host = arrays[guest.home]
                assert host is not None
                self._settle(guest, host, addresses[guest.home])
            for storage, number in self._copied.items():
                target = arrays[storage]
                assert target is not None
                backend.copy(target, args[number])
            for step in self._steps:
                step()
            if self._as_they_are and not out:
                return [cast(A, arrays[result.storage]) for result in self._results]
            return self._deliver(out)
        finally:
            for storage in self._transient:
                arrays[storage] = None

    def _run_simply(self) -> list[A]:
        """A call of launches only, whose arguments' addresses are filled in, with fresh results."""
        empty, results = self._backend.empty, self._empty_results.copy()
        for fresh in self._fresh:
            array, address = empty(fresh.shape, fresh.dtype, fresh.nbytes)
            for pointers, position in self._places[fresh.storage]:
                pointers[position] = address
            results[fresh.number] = array
        for step in self._steps:
            step()
        return cast("list[A]", results)

    @property
    def result_shapes(self) -> list[tuple[int, ...]]:
        """The shapes of the results."""
        return [result.shape for result in self._results]

    def _settle(self, tenant: Tenant, host: A, address: int) -> None:
        """Place an intermediate in an array that starts at an address."""
        fill(self._places[tenant.array], address + tenant.offset)
        if tenant.is_array:
            self._arrays[tenant.array] = self._backend.carve(
                host, tenant.offset, tenant.shape, tenant.dtype
            )

    def _arguments_seen(self) -> list[tuple[int, int]]:
        """The arguments that a call uses other than by address in launches."""
        used = self._bound.called | {guest.home for guest in self._guests}
        for result in self._results:
            used |= {result.storage, result.into}
        return [(storage, number) for storage, number in self._arguments if storage in used]

    def _are_results_as_they_are(self) -> bool:
        """Whether all results are fresh, separate arrays."""
        fresh = {each.storage: each for each in self._fresh}
        return all(
            not result.copy
            and result.into is None
            and result.storage in fresh
            and fresh[result.storage].shape == result.shape
            and fresh[result.storage].dtype == result.dtype
            for result in self._results
        )

    def _deliver(self, out: Sequence[A | None]) -> list[A]:
        """The results. Results that are copied from memory that other copies may overwrite come first."""
        backend = self._backend
        given = list(out) or [None] * len(self._results)
        arrays: list[A] = []
        for result, target in zip(self._results, given, strict=True):
            array = self._bound.view(result.storage, result.shape, result.dtype)
            if result.into is not None and not result.is_argument:
                pass  # copied below, and unchanged until then
            elif result.copy or (target is not None and result.is_argument):
                array = self._copy(array, result, None if result.into is not None else target)
            arrays.append(array)
        for number, result in enumerate(self._results):
            if result.into is None:
                continue
            held = self._bound.view(result.into, result.shape, result.dtype)
            backend.copy(held, arrays[number])
            target = given[number]
            arrays[number] = held if target is None else self._copy(held, result, target)
        return arrays

    def _copy(self, array: A, result: Returned, target: A | None) -> A:
        """A copy of a result's elements, in `target` or in fresh memory."""
        backend = self._backend
        if target is None:
            nbytes = bytes_of(result.shape, result.dtype)
            target, _ = backend.empty(result.shape, result.dtype, nbytes)
        if backend.address(target) != backend.address(array):
            backend.copy(target, array)
        return target

    def _returned(self, result: Result, dtype: np.dtype[np.generic]) -> Returned:
        shape = self._sizes.shape(result.buffer.shape)
        into = result.into
        same = into is not None and self._sizes.shape(into.shape) == shape
        storage = self._program.storages[result.buffer.storage]
        return Returned(
            result.buffer.storage,
            shape,
            dtype,
            result.copy,
            into.storage if into is not None and same else None,
            isinstance(storage, Argument),
        )

    def _fresh_result(self, number: int, storage: Allocation) -> Fresh:
        shape = self._sizes.shape(storage.shape)
        for position, result in enumerate(self._results):
            if result.storage == number and not result.copy:
                nbytes = bytes_of(shape, result.dtype)
                return Fresh(number, shape, result.dtype, nbytes, position)
        raise AssertionError("a storage that is returned is a result's own")

    def _steps_of(self, kind: type[Call] | type[Collective]) -> int:
        return sum(isinstance(step, kind) for step in self._program.steps)
