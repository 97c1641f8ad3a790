"""A compiled host function (`targets/printers/host.py`), and its call for one set of sizes: one C function of the call's
buffers.

What the function is given beside the buffers is made once for each set of sizes: the sizes, the addresses of constants,
the arena, and the library calls.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any, Protocol

from xdsl.dialects import arith, memref
from xdsl.dialects.builtin import IndexType
from xdsl.dialects.func import FuncOp
from xdsl.ir import BlockArgument, SSAValue

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.dialects import dtypes
from mlfuse.dialects.host_function import (
    constant,
    given_arguments,
    is_added,
    result_in,
    unknown_dims,
)
from mlfuse.dialects.kernel.ops import TableOp
from mlfuse.dialects.loop.ops import memref_type
from mlfuse.passes.memory.alive import alive_at_calls
from mlfuse.passes.utils.indices import ARITHMETIC, Indices
from mlfuse.runtime import cc
from mlfuse.runtime.backend import Pointers
from mlfuse.runtime.constants import Constants
from mlfuse.runtime.host import Call
from mlfuse.runtime.host_code import host_code
from mlfuse.runtime.host_library import LibraryCalls
from mlfuse.runtime.library.steps import Library
from mlfuse.runtime.operands import Strided
from mlfuse.runtime.program import Constant, Launch, Program
from mlfuse.runtime.sizes import Sizes
from mlfuse.runtime.tables import TableArrays

Shapes = Sequence[Sequence[int]]


class Loaded(Protocol):
    """Compiled C."""

    @property
    def loaded(self) -> cc.CFunction:
        """The function, once the compiler has finished."""
        ...


class _Host(ctypes.Structure):
    _fields_ = (
        ("arena", ctypes.c_void_p),
        ("sizes", ctypes.c_void_p),
        ("constants", ctypes.c_void_p),
        ("kernels", ctypes.c_void_p),
        ("place_threads", ctypes.c_void_p),
        ("call", ctypes.c_void_p),
        ("calls", ctypes.c_void_p),
        ("tables", ctypes.c_void_p),
    )


class _Table(ctypes.Structure):
    _fields_ = (("rows", ctypes.c_void_p), ("chunks", ctypes.c_void_p))


class _HostCall(ctypes.Structure):
    _fields_ = (("function", ctypes.c_void_p), ("host", _Host))


@dataclass(frozen=True)
class HostFunction:
    """The compiled function, for all sizes."""

    code: Loaded
    kernels: tuple[Loaded, ...]
    """Those that it launches, in the order of `mlf_host.kernels`."""
    dims: tuple[tuple[int, int], ...]
    """The `?` dims of arguments that it is told, in order: the number of the argument, and the dim."""
    indices: Indices
    arena: int
    """The number of the arena's bytes among `indices`."""
    busy: tuple[tuple[tuple[int, int], ...], ...]
    """For each library call: the parts of the arena that hold values, by the numbers of their offsets and bytes."""
    holders: Mapping[int, int]
    """By result: the donated argument that holds it."""

    @staticmethod
    def of(func: FuncOp, code: Loaded, kernels: Sequence[Loaded]) -> HostFunction:
        """The compiled form of a function that `--lower-to-host` made."""
        indices = Indices()
        numbers = _numbers(func, indices)
        arena = _arena_bytes(func, numbers, indices)
        busy = [
            tuple(_span(view, numbers, indices) for view in views) for views in alive_at_calls(func)
        ]
        given = [argument.index for argument in given_arguments(func)]
        found = {result_in(func, argument): argument for argument in given}
        holders = {result: argument for result, argument in found.items() if result is not None}
        return HostFunction(
            *(code, tuple(kernels), tuple(unknown_dims(func))),
            *(indices, arena, tuple(busy), holders),
        )


def _numbers(func: FuncOp, indices: Indices) -> dict[SSAValue, int]:
    """The sizes that a function computes at its start."""
    numbers: dict[SSAValue, int] = {}
    for op in func.body.block.ops:
        if isinstance(op, TableOp) and isinstance(op.table, BlockArgument):
            for dim, count in enumerate(op.counts):
                numbers[count] = indices.dim(op.table.index, dim)
        if not all(isinstance(result.type, IndexType) for result in op.results):
            continue
        if isinstance(op, arith.ConstantOp):
            numbers[op.result] = indices.constant(constant(op.result) or 0)
        elif isinstance(op, memref.DimOp):
            if not is_added(func, op.source):  # only checks read the sizes of results
                numbers[op.result] = _dim(op, indices)
        elif op.name in ARITHMETIC and all(operand in numbers for operand in op.operands):
            numbers[op.results[0]] = indices.compute(op.name, *(numbers[v] for v in op.operands))
    return numbers


def _arena_bytes(func: FuncOp, numbers: Mapping[SSAValue, int], indices: Indices) -> int:
    """The number of the bytes that a function allocates."""
    for op in func.body.block.ops:
        if isinstance(op, memref.AllocOp):
            if op.dynamic_sizes:
                return numbers[op.dynamic_sizes[0]]
            return indices.constant(memref_type(op.memref).get_shape()[0])
    return indices.constant(0)


def _span(
    view: memref.ViewOp, numbers: Mapping[SSAValue, int], indices: Indices
) -> tuple[int, int]:
    """The numbers of the first byte of a part of the arena, and of its bytes."""
    type_ = memref_type(view.result)
    known = prod(size for size in type_.get_shape() if size != dtypes.DYNAMIC)
    nbytes = indices.constant(known * dtypes.of(type_).nbytes)
    for size in view.sizes:
        nbytes = indices.compute("arith.muli", nbytes, numbers[size])
    return numbers[view.byte_shift], nbytes


def _dim(op: memref.DimOp, indices: Indices) -> int:
    argument, dim = op.source, constant(op.index)
    assert isinstance(argument, BlockArgument) and dim is not None
    size = memref_type(argument).get_shape()[dim]
    return indices.dim(argument.index, dim) if size == dtypes.DYNAMIC else indices.constant(size)


class HostCall:
    """A call of a host function for arguments of known shapes. It serves one caller at a time."""

    def __init__(
        self,
        function: HostFunction,
        program: Program,
        sizes: Sizes,
        constants: Constants[Any],
        address: Callable[[Any], int],
        shapes: Shapes,
        strided: Strided,
        library: Library[Any],
        lists: Sequence[TableArrays] = (),
    ):
        """`lists` are the arrays of the tables, if the function has one as an argument."""
        values = function.indices.evaluate(shapes)
        busy = [[(values[n], values[nbytes]) for n, nbytes in call] for call in function.busy]
        arena = values[function.arena]
        self.calls = LibraryCalls(program, sizes, constants, address, strided, library, busy, arena)
        self.arena_bytes = self.calls.placed.total
        """The bytes of intermediates, and of what library calls need."""
        self._sizes = (ctypes.c_int64 * len(function.dims))(
            *(shapes[n][dim] for n, dim in function.dims)
        )
        _check_grids(program, sizes)
        self._constants = pointers(addresses_of(program, constants.arrays, address))
        self._arrays = list(lists) or [
            TableArrays.of(table.sizes(sizes), table.columns, table.cut)
            for table in program.all_tables
        ]
        self._tables = (_Table * len(self._arrays))(*map(_table, self._arrays))
        self._code = function.code.loaded, [kernel.loaded for kernel in function.kernels]
        self._kernels = pointers([address_of(kernel) for kernel in self._code[1]])
        self._call = _HostCall(
            address_of(self._code[0]),
            _Host(
                sizes=ctypes.addressof(self._sizes),
                constants=ctypes.addressof(self._constants),
                kernels=ctypes.addressof(self._kernels),
                calls=self.calls.table,
                tables=ctypes.addressof(self._tables),
            ),
        )

        self.call = host_code().host_call(self._call)
        """The C function of the buffers' addresses. A library call that raised in Python left `calls.errors`."""

    def place(self, memory: int) -> None:
        """Use the memory at an address for intermediates and scratch."""
        self._call.host.arena = memory + self.calls.placed.before
        self.calls.place(memory)

    def wired(self, *, has_python: bool = False) -> Call | None:
        """The call in C; None if a library call is made by Python, unless `has_python`."""
        return None if self.calls.has_python and not has_python else self.call

    def __call__(self, buffers: Pointers) -> None:
        """Run. MlfuseError, or what a library call raised, if a step fails."""
        try:
            host_code().call(self.call, buffers)
        except MlfuseError:
            if self.calls.errors:
                raise self.calls.errors.pop() from None
            raise


def _table(arrays: TableArrays) -> _Table:
    return _Table(arrays.memory.ctypes.data, arrays.chunks.ctypes.data)


def addresses_of(
    program: Program, known: Mapping[int, Any], address: Callable[[Any], int]
) -> list[int]:
    """The addresses of all constants; 0 for those that are only read in a packed form."""
    return [
        address(known[number]) if number in known else 0
        for number, storage in enumerate(program.storages)
        if isinstance(storage, Constant)
    ]


def pointers(addresses: Sequence[int]) -> ctypes.Array[ctypes.c_void_p]:
    """Addresses as C takes them."""
    return (ctypes.c_void_p * len(addresses))(*addresses)


def address_of(function: Any) -> int:
    """The address of a C function."""
    found = ctypes.cast(function, ctypes.c_void_p).value
    assert found is not None
    return found


def _check_grids(program: Program, sizes: Sizes) -> None:
    """MlfuseError for a launch of a negative grid."""
    for step in program.steps:
        if isinstance(step, Launch) and (grid := sizes.values[step.grid]) < 0:
            raise MlfuseError(f"{step.kernel}: the grid is {grid}")
