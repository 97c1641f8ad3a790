"""A plan bound to one set of sizes: every argument array is built, only addresses are filled in."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import prod
from typing import Generic, cast

import numpy as np

from mlfuse.errors import MlfuseError
from mlfuse.limits import MAX_BYTES
from mlfuse.runtime.arena import Block
from mlfuse.runtime.backend import (
    Arguments,
    Backend,
    DeviceTable,
    Kernel,
    NativeCall,
    Places,
    Wanted,
)
from mlfuse.runtime.collective import Bucket, bucket_of, combining
from mlfuse.runtime.constants import Constants
from mlfuse.runtime.library.layout import Layout
from mlfuse.runtime.library.steps import Operand, Work
from mlfuse.runtime.memory import Memory
from mlfuse.runtime.placement import Placement, place_all
from mlfuse.runtime.program import (
    Allocation,
    Argument,
    Buffer,
    Call,
    Collective,
    Constant,
    Launch,
    Program,
    Result,
    Step,
    Table,
    TableArray,
)
from mlfuse.runtime.signature import A, Shapes
from mlfuse.runtime.tables import TableArrays

_BYTE = np.dtype(np.uint8)
Order = tuple[int, ...] | None
"""How a strided argument arrives: its dims from the outermost in memory on, None for a copy."""
Strided = tuple[tuple[int, Order], ...]
"""The arguments that aren't row-major, by number."""


@dataclass(frozen=True)
class _Fresh:
    """A result's memory."""

    storage: int
    shape: tuple[int, ...]
    dtype: np.dtype[np.generic]
    nbytes: int
    number: int
    """Of the result."""


@dataclass(frozen=True)
class _Tenant:
    """An intermediate: `offset` bytes into the arena, or into the memory of storage `home`."""

    array: int
    home: int | None
    offset: int
    shape: tuple[int, ...]
    dtype: np.dtype[np.generic]
    is_array: bool
    """Whether something wants it as an array, not as an address alone."""


@dataclass(frozen=True)
class _Returned:
    """A result: the storage it lies in, and where its copy goes, if it is one."""

    storage: int
    shape: tuple[int, ...]
    dtype: np.dtype[np.generic]
    copy: bool
    into: int | None
    is_argument: bool


@dataclass(frozen=True)
class Parts(Generic[A]):
    """What a call consists of, for `runtime.wiring`."""

    steps: tuple[tuple[Step, Callable[[], object] | None], ...]
    """Each, and a launch; None where nothing is to be done."""
    places: tuple[Places, ...]
    """By storage: where its address goes."""
    calls: Mapping[int, tuple[Work, Sequence[int | A]]]
    """By step: a library's work, and the storages, or arrays, that it works on."""
    homes: Mapping[int, tuple[int | None, int]]
    """Of every storage, and all scratch, the buffer that it lies in (arguments first, then results) and how many
    bytes on; or None and its address."""
    aliases: tuple[int | None, ...]
    """For each result the argument in whose memory it lies."""


class Frame(Generic[A]):
    """Serves one call at a time."""

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

        `constants` lie on the device; `dtypes` are the results'. MlfuseError where a size is
        negative or absurd.
        """
        self._backend = backend
        self._program = program
        self._values = program.indices.evaluate(shapes)
        self._arrays: list[A | None] = [None] * len(program.storages)
        self._places: list[Places] = [[] for _ in program.storages]
        self._packed = constants.packed
        self._constants = constants.arrays
        self._orders = dict(strided)
        self._tables: dict[Table, DeviceTable] = {}
        self._work: list[tuple[int, int, Operand]] = []  # scratch of calls: array, step, what
        self._runs: list[tuple[int, Bucket, np.dtype[np.generic]]] = []  # of collectives, by array
        self._in_runs: set[int] = set()
        self._calls: dict[int, tuple[Work, list[int | A]]] = {}  # by step: storages, or arrays
        self._bound: list[list[Callable[[], object]]] = []
        self._natives: list[Sequence[NativeCall]] = []  # kept for what they keep
        self._called: set[int] = set()  # storages that steps want as arrays
        for number, op in enumerate(program.steps):
            self._bound.append(self._step(number, op, kernels))
        steps = [step for each in self._bound for step in each]
        updates = [table.update for table in self._tables.values() if table.update is not None]
        self._steps = backend.join([*updates, *steps])
        for storage, array in constants.arrays.items():
            self._arrays[storage] = array
            _fill(self._places[storage], backend.address(array))
        self._results = [
            self._returned(result, dtype)
            for result, dtype in zip(program.results, dtypes, strict=True)
        ]
        arguments = {
            number: storage.number
            for number, storage in enumerate(program.storages)
            if isinstance(storage, Argument)
        }
        copies = {number for number, order in strided if order is None}
        self._copied = {storage: n for storage, n in arguments.items() if n in copies}
        self._arguments = [(storage, n) for storage, n in arguments.items() if n not in copies]
        self._fresh = [
            self._fresh_result(number, storage)
            for number, storage in enumerate(program.storages)
            if isinstance(storage, Allocation) and storage.returned
        ]
        self._handed_over = {r.storage for r in self._results if r.copy}
        placed = self._place(shapes)
        self._tenants = self._tenants_of(placed)
        self.memory = self._measure(placed, shapes)
        """What a call takes."""
        self.is_bound = False
        self._arena_address = 0
        self._arena: tuple[A, int] | None = None  # where it is this frame's own
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
            and len(self._natives) == self._steps_of(Call)
            and self._steps_of(Collective) == 0
        )

    @property
    def arena_bytes(self) -> int:
        """How large an arena it needs: 0 where it has no intermediates."""
        return self.memory.arena

    def bind(self, arena: A, address: int) -> None:
        """Let intermediates lie in `arena`, an array of at least `arena_bytes` bytes."""
        moved = address != self._arena_address
        for tenant in self._in_arena if moved else self._arena_arrays:
            self._settle(tenant, arena, address)
        self._arena_address = address
        self.is_bound = True

    def release(self) -> None:
        """Forget the arena, but for where it was: mostly the next one lies there too."""
        for tenant in self._arena_arrays:
            self._arrays[tenant.array] = None
        self.is_bound = False

    def prepare(self, dtypes: Sequence[np.dtype[np.generic]]) -> None:
        """Be ready for calls with row-major arguments of these dtypes (see `accept`)."""
        if self._copied or self._orders:
            return
        wanted: list[Wanted] = []
        has_donated = False
        for storage, number in self._arguments:
            argument = self._program.storages[storage]
            assert isinstance(argument, Argument)
            shape, dtype = self._shape(argument.shape), dtypes[number]
            places, donated = self._places[storage], argument.donated
            wanted.append(Wanted(dtype, shape, prod(shape) * dtype.itemsize, donated, places))
            has_donated |= donated
        numbers = [number for _, number in self._arguments]
        if numbers == list(range(len(dtypes))):
            self._matches = self._backend.matcher(wanted, has_donated)

    def accept(self, args: tuple[object, ...]) -> bool:
        """Whether a call's arguments need no further look: they are as those that this was bound to, and
        `run` may be called with them; their addresses are filled in."""
        return self._matches is not None and self._matches(args)

    def run(
        self, args: Sequence[A], out: Sequence[A | None] = (), *, accepted: bool = False
    ) -> list[A]:
        """One call. The arguments have the shapes that the frame was bound to.

        Results go into the arrays of `out`, where there are such: row-major, of the results' shapes.
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
                    _fill(self._places[storage], address)
            for fresh in self._fresh:
                given = out[fresh.number] if out else None
                if given is None:
                    array, address = backend.empty(fresh.shape, fresh.dtype, fresh.nbytes)
                else:
                    array = backend.view(given, fresh.shape, fresh.dtype)
                    address = backend.address(array)
                arrays[fresh.storage] = array
                addresses[fresh.storage] = address
                _fill(self._places[fresh.storage], address)
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

    def parts(self) -> Parts[A] | None:
        """What a call consists of, intermediates in an arena that this takes. None where it has arguments that
        aren't row-major, tables, or results that are copied."""
        aliases = self._aliases()
        if aliases is None or self._copied or self._orders or self._tables:
            return None
        if self.arena_bytes and not self.is_bound:
            self._arena = self._backend.empty((self.arena_bytes,), _BYTE, self.arena_bytes)
            self.bind(*self._arena)
        first = [steps[0] if steps else None for steps in self._bound]
        steps = tuple(zip(self._program.steps, first, strict=True))
        return Parts(steps, tuple(self._places), self._calls, self._homes(), aliases)

    def _homes(self) -> dict[int, tuple[int | None, int]]:
        """Of every storage and scratch the buffer that it lies in and how many bytes on; None and the address
        where that is known."""
        count = sum(isinstance(each, Argument) for each in self._program.storages)
        homes: dict[int, tuple[int | None, int]] = {
            number: (None, self._backend.address(array))
            for number, storage in enumerate(self._program.storages)
            if isinstance(storage, Constant) and (array := self._arrays[number]) is not None
        }
        homes |= {storage: (number, 0) for storage, number in self._arguments}
        homes |= {fresh.storage: (count + fresh.number, 0) for fresh in self._fresh}
        for tenant in self._tenants:
            if tenant.home is None:
                homes[tenant.array] = (None, self._arena_address + tenant.offset)
            else:
                homes[tenant.array] = (homes[tenant.home][0], tenant.offset)
        return homes

    def _aliases(self) -> tuple[int | None, ...] | None:
        """For each result the argument in whose memory it lies; None where one is copied anywhere."""
        fresh = {each.storage: each for each in self._fresh}
        arguments = dict(self._arguments)
        aliases: list[int | None] = []
        for result in self._results:
            if result.copy or result.into is not None:
                return None
            own = fresh.get(result.storage)
            if own is None and result.storage not in arguments:
                return None
            whole = (prod(result.shape), result.dtype)
            if own is not None and (prod(own.shape), own.dtype) != whole:
                return None
            aliases.append(None if own is not None else arguments[result.storage])
        return tuple(aliases)

    def _run_simply(self) -> list[A]:
        """A call that is all launches, whose arguments' addresses are filled in, to fresh results."""
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

    def _settle(self, tenant: _Tenant, host: A, address: int) -> None:
        """Let an intermediate lie in an array that starts at an address."""
        _fill(self._places[tenant.array], address + tenant.offset)
        if tenant.is_array:
            self._arrays[tenant.array] = self._backend.carve(
                host, tenant.offset, tenant.shape, tenant.dtype
            )

    def _arguments_seen(self) -> list[tuple[int, int]]:
        """The arguments of which a call uses more than the addresses in launches."""
        used = self._called | {guest.home for guest in self._guests}
        for result in self._results:
            used |= {result.storage, result.into}
        return [(storage, number) for storage, number in self._arguments if storage in used]

    def _are_results_as_they_are(self) -> bool:
        """Whether results are fresh arrays, each of its own."""
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
        """The results, those first that are copied out of what others may be copied into."""
        backend = self._backend
        given = list(out) or [None] * len(self._results)
        arrays: list[A] = []
        for result, target in zip(self._results, given, strict=True):
            array = self._view(result.storage, result.shape, result.dtype)
            if result.into is not None and not result.is_argument:
                pass  # copied below, and nothing changes it before
            elif result.copy or (target is not None and result.is_argument):
                array = self._copy(array, result, None if result.into is not None else target)
            arrays.append(array)
        for number, result in enumerate(self._results):
            if result.into is None:
                continue
            held = self._view(result.into, result.shape, result.dtype)
            backend.copy(held, arrays[number])
            target = given[number]
            arrays[number] = held if target is None else self._copy(held, result, target)
        return arrays

    def _copy(self, array: A, result: _Returned, target: A | None) -> A:
        """A copy of a result's elements, in `target` or fresh."""
        backend = self._backend
        if target is None:
            nbytes = self._nbytes(result.shape, result.dtype)
            target, _ = backend.empty(result.shape, result.dtype, nbytes)
        if backend.address(target) != backend.address(array):
            backend.copy(target, array)
        return target

    def _returned(self, result: Result, dtype: np.dtype[np.generic]) -> _Returned:
        shape = self._shape(result.buffer.shape)
        into = result.into
        same = into is not None and self._shape(into.shape) == shape
        storage = self._program.storages[result.buffer.storage]
        return _Returned(
            result.buffer.storage,
            shape,
            dtype,
            result.copy,
            into.storage if into is not None and same else None,
            isinstance(storage, Argument),
        )

    def _fresh_result(self, number: int, storage: Allocation) -> _Fresh:
        shape = self._shape(storage.shape)
        for position, result in enumerate(self._results):
            if result.storage == number and not result.copy:
                nbytes = self._nbytes(shape, result.dtype)
                return _Fresh(number, shape, result.dtype, nbytes, position)
        raise AssertionError("a storage that is returned is a result's own")

    def _step(
        self, number: int, op: Step, kernels: Mapping[str, Kernel]
    ) -> list[Callable[[], object]]:
        if isinstance(op, Call):
            return self._call(number, op)
        if isinstance(op, Collective):
            self._called |= {buffer.storage for buffer in (*op.inputs, *op.outs)}
            return [self._collective(number, op)]
        grid = self._values[op.grid]
        if grid == 0:
            return []
        if grid < 0:
            raise MlfuseError(f"{op.kernel}: the grid is {grid}")
        pointers = (ctypes.c_void_p * len(op.buffers))()
        sizes = (ctypes.c_int64 * len(op.sizes))(*(self._checked(size) for size in op.sizes))
        for position, buffer in enumerate(op.buffers):
            storage = self._program.storages[buffer.storage]
            if isinstance(storage, TableArray):
                table = self._table(storage.table)
                pointers[position] = table.memory if storage.is_rows else table.chunks
            else:
                self._places[buffer.storage].append((pointers, position))
        arguments = Arguments(
            pointers, sizes, op.is_buffer, grid, op.block, op.shared, op.cluster, self._touched(op)
        )
        return [kernels[op.kernel].bind(arguments)]

    def _steps_of(self, kind: type[Call] | type[Collective]) -> int:
        return sum(isinstance(step, kind) for step in self._program.steps)

    def _touched(self, op: Launch) -> int | None:
        """The bytes of a launch's buffers, where it has no table."""
        if self._program.tables(op):
            return None
        return sum(self._nbytes(self._shape(b.shape), b.dtype) for b in op.buffers)

    def _table(self, table: Table) -> DeviceTable:
        """A table whose addresses are filled in as those of a launch are."""
        if table in self._tables:
            return self._tables[table]
        sizes: list[int] = []
        for number, row in enumerate(table.rows):
            found = {prod(self._shape(buffer.shape)) for buffer in table.tensors(row)}
            if len(found) > 1:
                raise MlfuseError(
                    f"row {number} of a table has buffers of {sorted(found)} elements; one foreach "
                    "takes tensors of one size from each list"
                )
            sizes += found
        arrays = TableArrays.of(sizes, table.columns, table.cut)
        pointers, width = arrays.pointers(), arrays.rows.shape[1]
        for number, row in enumerate(table.rows):
            for column, buffer in enumerate(row):
                self._places[buffer.storage].append((pointers, number * width + column))
        self._tables[table] = self._backend.table(arrays)
        return self._tables[table]

    def _call(self, number: int, op: Call) -> list[Callable[[], object]]:
        packed = self._packed.get(number, {})
        *inputs, out = (self._operand(buffer) for buffer in (*op.inputs, op.out))
        library = self._backend.library
        plans = {position: packing for position, (packing, _) in packed.items()}
        work = op.function.plan(inputs, out, plans, library)
        if not work.steps:
            self._natives.append(())
            return []
        arrays = [
            _always(packed[position][1]) if position in packed else self._viewer(buffer)
            for position, buffer in enumerate((*op.inputs, op.out))
        ]
        sources = [
            packed[position][1] if position in packed else buffer.storage
            for position, buffer in enumerate((*op.inputs, op.out))
        ]
        sources += range(len(self._arrays), len(self._arrays) + len(work.scratch))
        self._calls[number] = (work, sources)
        for operand in work.scratch:
            self._work.append((len(self._arrays), number, operand))
            arrays.append(self._array_getter(len(self._arrays)))
            self._arrays.append(None)
            self._places.append([])
        address = self._backend.address
        constants = {
            position: address(source if not isinstance(source, int) else self._constants[source])
            for position, source in enumerate(sources)
            if not isinstance(source, int) or source in self._constants
        }
        work = replace(work, constants=constants)
        calls = self._backend.native_calls(work)
        if calls is not None:
            return self._native(calls, sources)
        self._called |= {source for source in sources if isinstance(source, int)}
        run = library.compile(work)
        return [lambda: run([array() for array in arrays])]

    def _native(
        self, calls: Sequence[NativeCall], sources: Sequence[int | A]
    ) -> list[Callable[[], object]]:
        """Parts of a library call, which are started as kernels are."""
        self._natives.append(calls)
        steps: list[Callable[[], object]] = []
        for call in calls:
            step, pointers = call.bind()
            steps.append(step)
            for position, number in enumerate(call.arrays):
                source = sources[number]
                if isinstance(source, int):
                    self._places[source].append((pointers, position))
                else:
                    pointers[position] = self._backend.address(source)
        return steps

    def _collective(self, number: int, op: Collective) -> Callable[[], object]:
        backend, dtype = self._backend, op.outs[0].dtype
        shapes = [self._shape(buffer.shape) for buffer in op.inputs]
        sources = [self._viewer(buffer) for buffer in op.inputs]
        targets = [self._viewer(buffer) for buffer in op.outs]
        if len(shapes) == 1:
            count, storage = prod(shapes[0]), op.outs[0].storage
            moved = [] if op.inputs[0].storage == storage else [(targets[0], sources[0])]
            whole = partial(self._view, storage, (count,), dtype)
            return combining(op, shapes, count, whole, backend, before=moved)
        sizes = [self._nbytes(shape, dtype) for shape in shapes]
        bucket = bucket_of(self._program, number, sizes, backend.alignment, self._in_runs)
        whole = self._array_getter(len(self._arrays))
        self._runs.append((len(self._arrays), bucket, dtype))
        self._arrays.append(None)
        self._places.append([])
        before: list[tuple[Callable[[], A], Callable[[], A]]] = []
        after: list[tuple[Callable[[], A], Callable[[], A]]] = []
        for k, slot in enumerate(bucket.slots):
            place = partial(self._carved, whole, slot.offset, shapes[k], dtype)
            if slot.storage != op.inputs[k].storage:
                before.append((place, sources[k]))
            if slot.storage != op.outs[k].storage:
                after.append((targets[k], place))
        return combining(op, shapes, bucket.elements, whole, backend, before=before, after=after)

    def _carved(
        self,
        whole: Callable[[], A],
        offset: int,
        shape: tuple[int, ...],
        dtype: np.dtype[np.generic],
    ) -> A:
        return self._backend.carve(whole(), offset, shape, dtype)

    def _operand(self, buffer: Buffer) -> Operand:
        storage = self._program.storages[buffer.storage]
        order = self._orders.get(storage.number) if isinstance(storage, Argument) else None
        shape = self._shape(buffer.shape)
        part, never_changes = self._part(buffer, shape), isinstance(storage, Constant)
        return Operand(shape, buffer.dtype, order, part, never_changes)

    def _part(self, buffer: Buffer, shape: tuple[int, ...]) -> Layout | None:
        """Where a part of a buffer lies; MlfuseError where that is outside."""
        part = buffer.part
        if part is None:
            return None
        steps = zip(shape, part.strides, strict=True)
        last = part.offset + sum((size - 1) * stride for size, stride in steps)
        whole = prod(self._shape(part.whole))
        if 0 not in shape and last >= whole:
            raise MlfuseError(f"a view reaches element {last} of a buffer of {whole}")
        return Layout(shape, part.strides, part.offset)

    def _array_getter(self, number: int) -> Callable[[], A]:
        def get() -> A:
            array = self._arrays[number]
            assert array is not None
            return array

        return get

    def _viewer(self, buffer: Buffer) -> Callable[[], A]:
        shape = self._shape(buffer.shape if buffer.part is None else buffer.part.whole)
        return lambda: self._view(buffer.storage, shape, buffer.dtype)

    def _view(self, storage: int, shape: tuple[int, ...], dtype: np.dtype[np.generic]) -> A:
        array = self._arrays[storage]
        assert array is not None
        return self._backend.view(array, shape, dtype)

    def _place(self, shapes: Shapes) -> Placement:
        """Give every intermediate its place."""
        work = [
            Block(self._nbytes(what.shape, what.dtype), step, step, what.dtype.itemsize)
            for _, step, what in self._work
        ]
        runs = [bucket.run for _, bucket, _ in self._runs]
        sizes, alignment = self._sizes_of(shapes), self._backend.alignment
        return place_all(self._program, sizes, self._copied, work, alignment, runs)

    def _sizes_of(self, shapes: Shapes) -> list[int]:
        """The bytes of every storage; 0 for constants."""
        sizes: list[int] = []
        for storage in self._program.storages:
            if isinstance(storage, Argument):
                sizes.append(prod(shapes[storage.number]) * storage.dtype.itemsize)
            elif isinstance(storage, Allocation):
                sizes.append(self._nbytes(self._shape(storage.shape), storage.dtype))
            else:
                sizes.append(0)
        return sizes

    def _tenants_of(self, placed: Placement) -> list[_Tenant]:
        """What is to be done for each intermediate when there is memory."""
        called = self._called
        tenants: list[_Tenant] = []
        for number, home in placed.homes.items():
            storage = self._program.storages[number]
            assert not isinstance(storage, Constant | TableArray)
            is_array = number in called or number in self._copied or number in self._handed_over
            shape, dtype = self._shape(storage.shape), storage.dtype
            tenants.append(_Tenant(number, home.storage, home.offset, shape, dtype, is_array))
        for (number, _, what), home in zip(self._work, placed.scratch, strict=True):
            is_array = number in called
            tenants.append(
                _Tenant(number, home.storage, home.offset, what.shape, what.dtype, is_array)
            )
        for (number, bucket, dtype), home in zip(self._runs, placed.runs, strict=True):
            shape = (bucket.elements,)
            tenants.append(_Tenant(number, home.storage, home.offset, shape, dtype, True))
        return tenants

    def _measure(self, placed: Placement, shapes: Shapes) -> Memory:
        """What a call takes, as far as this program tells: what was left out before, it doesn't."""
        sizes = self._sizes_of(shapes)
        fresh = sum(result.nbytes for result in self._fresh)
        copies = [
            self._nbytes(r.shape, r.dtype) for r in self._results if r.copy and r.into is None
        ]
        held = [
            self._nbytes(r.shape, r.dtype)
            for r in self._results
            if r.into is not None or (r.is_argument and not r.copy)
        ]
        allocated = [
            sizes[number]
            for number, storage in enumerate(self._program.storages)
            if isinstance(storage, Allocation) and not storage.returned
        ]
        work = [self._nbytes(what.shape, what.dtype) for _, _, what in self._work]
        work += [bucket.scratch for _, bucket, _ in self._runs]
        copied = [sizes[number] for number in self._copied]
        results = fresh + sum(copies)
        return Memory(
            unplanned=results + sum(allocated) + sum(work) + sum(copied),
            results=results,
            donated=sum(held),
            arena=placed.arena,
            lower_bound=placed.lower_bound + sum(copies),
        )

    def _shape(self, numbers: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(self._values[number] for number in numbers)

    def _checked(self, number: int) -> int:
        value = self._values[number]
        if not -(2**63) <= value < 2**63:
            raise MlfuseError(f"the size {value} doesn't fit 64 bits")
        return value

    def _nbytes(self, shape: tuple[int, ...], dtype: np.dtype[np.generic]) -> int:
        nbytes = prod(shape) * dtype.itemsize
        if any(size < 0 for size in shape) or nbytes > MAX_BYTES:
            raise MlfuseError(f"can't allocate a buffer of shape {list(shape)}")
        return nbytes


def _always(array: A) -> Callable[[], A]:
    return lambda: array


def _fill(places: Places, address: int) -> None:
    for pointers, position in places:
        pointers[position] = address
