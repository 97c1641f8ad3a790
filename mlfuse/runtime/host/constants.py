"""The constants of a program on a device: as they are, and packed for library calls."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Generic

import numpy as np

from mlfuse.runtime.arguments.signature import A
from mlfuse.runtime.backend import Backend
from mlfuse.runtime.host.program import Buffer, Call, Constant, Launch, Program
from mlfuse.runtime.library.function import Packing
from mlfuse.runtime.library.layout import Layout
from mlfuse.runtime.library.steps import ArrayView, Copy, Operand, Work


@dataclass(frozen=True)
class Constants(Generic[A]):
    """Made once, when the plan is built; calls only read them."""

    arrays: Mapping[int, A]
    """By storage: constants that are read unpacked."""
    packed: Mapping[int, Mapping[int, tuple[Packing, A]]]
    """By step and input of a call: its packed constants."""


def upload(program: Program, backend: Backend[A]) -> Constants[A]:
    """Upload all constants and pack those for which calls want it."""
    packings = _packings(program, backend)
    uploaded = {
        number: backend.upload(storage.values)
        for number, storage in enumerate(program.storages)
        if isinstance(storage, Constant)
    }
    packed: dict[int, dict[int, tuple[Packing, A]]] = {}
    for (step, position), (buffer, packing) in packings.items():
        shape = _shape(program, buffer)
        assert shape is not None
        array = backend.view(uploaded[buffer.storage], shape, buffer.dtype)
        entry = (packing, pack(array, packing, backend, buffer.dtype))
        packed.setdefault(step, {})[position] = entry
    read = _read_as_they_are(program, packings)
    return Constants({n: array for n, array in uploaded.items() if n in read}, packed)


def _packings(
    program: Program, backend: Backend[A]
) -> dict[tuple[int, int], tuple[Buffer, Packing]]:
    """By step and position: the constant inputs of calls to pack."""
    found: dict[tuple[int, int], tuple[Buffer, Packing]] = {}
    for number, step in enumerate(program.steps):
        if not isinstance(step, Call):
            continue
        for position, buffer in enumerate(step.inputs):
            if not isinstance(program.storages[buffer.storage], Constant):
                continue
            shape = _shape(program, buffer)
            if shape is None or buffer.part is not None:
                continue
            operand = Operand(shape, buffer.dtype)
            packing = step.function.packing(position, operand, backend.library)
            if packing is not None:
                found[number, position] = (buffer, packing)
    return found


def pack(array: A, packing: Packing, backend: Backend[A], dtype: np.dtype[np.generic]) -> A:
    """A constant of type `dtype` in the form in which a call wants it."""
    target, _ = backend.empty((packing.size,), packing.dtype, packing.size * packing.dtype.itemsize)
    start = 0
    for part in packing.parts:
        if part.size:
            place = ArrayView(1, Layout.row_major(part.shape, start))
            work = Work((Copy(place, ArrayView(0, part)),), (dtype, packing.dtype))
            backend.library.compile(work)([array, target])
        start += part.size
    return target


def _read_as_they_are(
    program: Program, packings: Mapping[tuple[int, int], tuple[Buffer, Packing]]
) -> set[int]:
    """The storages that are read by results, launches, and unpacked inputs of calls."""
    read = {result.buffer.storage for result in program.results}
    for number, step in enumerate(program.steps):
        buffers = step.buffers if isinstance(step, Launch) else step.inputs
        read |= {
            buffer.storage
            for position, buffer in enumerate(buffers)
            if (number, position) not in packings
        }
        for table in program.tables(step) if isinstance(step, Launch) else ():
            read |= {buffer.storage for buffer in table.buffers}
    return read


def _shape(program: Program, buffer: Buffer) -> tuple[int, ...] | None:
    """The shape of a constant; None if a view has sizes that depend on the call."""
    known = [program.indices.static(number) for number in buffer.shape]
    shape = tuple(size for size in known if size is not None)
    return shape if len(shape) == len(known) else None
