"""A compiled host function (`targets/printers/host.py`), and its call for one set of sizes: one C function of the call's
buffers.

What the function is given beside the buffers is made once for each set of sizes: the sizes, the addresses of constants,
the arena, and the library calls.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from xdsl.dialects import arith, memref
from xdsl.dialects.builtin import IndexType
from xdsl.dialects.func import FuncOp
from xdsl.ir import BlockArgument, SSAValue

from mlfuse.dialects import dtypes
from mlfuse.dialects.host_function import constant, given_arguments, result_in, unknown_dims
from mlfuse.dialects.loop.ops import memref_type
from mlfuse.passes.utils.indices import ARITHMETIC, Indices
from mlfuse.runtime import cc
from mlfuse.runtime.arrays import ALIGNMENT
from mlfuse.runtime.constants import Constants
from mlfuse.runtime.host_code import host_code
from mlfuse.runtime.host_library import LibraryCalls
from mlfuse.runtime.library.steps import Library
from mlfuse.runtime.operands import Strided
from mlfuse.runtime.program import Constant, Program
from mlfuse.runtime.sizes import Sizes

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
    )


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
    holders: Mapping[int, int]
    """By result: the donated argument that holds it."""

    @staticmethod
    def of(func: FuncOp, code: Loaded, kernels: Sequence[Loaded]) -> HostFunction:
        """The compiled form of a function that `--lower-to-host` made."""
        indices = Indices()
        arena = _arena_bytes(func, indices)
        given = [argument.index for argument in given_arguments(func)]
        found = {result_in(func, argument): argument for argument in given}
        holders = {result: argument for result, argument in found.items() if result is not None}
        return HostFunction(
            code, tuple(kernels), tuple(unknown_dims(func)), indices, arena, holders
        )


def _arena_bytes(func: FuncOp, indices: Indices) -> int:
    """The number of the bytes that a function allocates."""
    numbers: dict[SSAValue, int] = {}
    for op in func.body.block.ops:
        if isinstance(op, memref.AllocOp):
            if op.dynamic_sizes:
                return numbers[op.dynamic_sizes[0]]
            return indices.constant(memref_type(op.memref).get_shape()[0])
        if not all(isinstance(result.type, IndexType) for result in op.results):
            continue
        if isinstance(op, arith.ConstantOp):
            numbers[op.result] = indices.constant(constant(op.result) or 0)
        elif isinstance(op, memref.DimOp):
            numbers[op.result] = _dim(op, indices)
        elif op.name in ARITHMETIC:
            a, b = (numbers[operand] for operand in op.operands)
            numbers[op.results[0]] = indices.apply(ARITHMETIC[op.name], a, b)
    return indices.constant(0)


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
    ):
        self.calls = LibraryCalls(program, sizes, constants, address, strided, library)
        arena = function.indices.evaluate(shapes)[function.arena]
        self._scratch = aligned(arena)
        self.arena_bytes = self._scratch + self.calls.scratch_bytes
        """The bytes of intermediates, and of what library calls need."""
        self._sizes = (ctypes.c_int64 * len(function.dims))(
            *(shapes[n][dim] for n, dim in function.dims)
        )
        self._constants = _pointers(_constants(program, constants.arrays, address))
        self._code = function.code.loaded, [kernel.loaded for kernel in function.kernels]
        self._kernels = _pointers([_address(kernel) for kernel in self._code[1]])
        self._call = _HostCall(
            _address(self._code[0]),
            _Host(
                sizes=ctypes.addressof(self._sizes),
                constants=ctypes.addressof(self._constants),
                kernels=ctypes.addressof(self._kernels),
                calls=self.calls.table,
            ),
        )

        self.call = host_code().host_call(self._call)
        """The C function of the buffers' addresses. A library call that raised in Python left `calls.errors`."""

    def place(self, arena: int) -> None:
        """Use the memory at an address for intermediates."""
        self._call.host.arena = arena
        self.calls.place(arena + self._scratch)


def aligned(nbytes: int) -> int:
    """The next multiple of the alignment."""
    return -(-nbytes // ALIGNMENT) * ALIGNMENT


def _constants(
    program: Program, known: Mapping[int, Any], address: Callable[[Any], int]
) -> list[int]:
    """The addresses of all constants; 0 for those that are only read in a packed form."""
    return [
        address(known[number]) if number in known else 0
        for number, storage in enumerate(program.storages)
        if isinstance(storage, Constant)
    ]


def _pointers(addresses: Sequence[int]) -> ctypes.Array[ctypes.c_void_p]:
    return (ctypes.c_void_p * len(addresses))(*addresses)


def _address(function: Any) -> int:
    found = ctypes.cast(function, ctypes.c_void_p).value
    assert found is not None
    return found
