"""Binds a prepared oneDNN convolution to the arrays of a call: the order of copies and convolutions, part by part.

Constant weights are copied to the primitive's form once, here, and shared by all calls that need the same form.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from weakref import WeakSet

import numpy as np

from mlfuse.dialects.loop.epilogue import steps_of
from mlfuse.runtime.arguments import arrays
from mlfuse.runtime.library import native, onednn
from mlfuse.runtime.library.layout import Layout
from mlfuse.runtime.library.onednn import Arg, Bound, Handle
from mlfuse.runtime.library.onednn_convolution import F32, WEIGHTS, Dtypes, Prepared, prepared
from mlfuse.runtime.library.steps import Convolve
from mlfuse.runtime.process import forks


def bound(step: Convolve, dtypes: Dtypes, constants: Mapping[int, int]) -> native.NativeStep:
    """The convolution on arrays, for one thread at a time. `constants` are the addresses of constant
    arrays; constant weights are copied to the preferred form here."""
    ready = prepared(step, dtypes)
    assert ready is not None, "planned with a library that is no longer loaded"
    forms: dict[int, Handle] = {array.role.arg: array.wanted for array in ready.arrays}
    vectors = dict(zip(onednn.vector_args(steps_of(step.epilogue)), step.vectors, strict=True))
    if ready.vector is not None:
        forms |= dict.fromkeys(vectors, ready.vector)
    main = ready.library.bound(ready.primitive, {**forms, Arg.SCRATCHPAD: ready.scratchpad})
    kept: list[object] = [main]
    ops: list[native.Primitive] = []
    places = (step.source, step.weights, step.result)
    room = len(dtypes) if step.scratch is None else step.scratch.array
    used = sorted(
        {place.array for place in (*places, *step.vectors)}
        | ({room} if step.scratch is not None else set())
    )
    for arg, place in vectors.items():
        ops += _placed(main, arg, used.index(place.array), place.layout.offset * F32.itemsize)
    if step.scratch is not None:
        ops += _placed(main, Arg.SCRATCHPAD, used.index(room), ready.scratchpad_start)
    moving = {
        number: _Moving(
            ready, number, used.index(place.array), place.layout, dtypes[place.array].itemsize
        )
        for number, place in enumerate(places)
    }
    computed = moving.pop(ready.computed)
    if step.keeps:
        weights = moving.pop(WEIGHTS)
        address = constants[step.weights.array] + weights.start
        if weights.copy is not None:
            packed = _packed(ready, address)
            kept.append(packed)
            address = packed.address
        main.place(Arg.WEIGHTS, address)
    scratch = None if step.scratch is None else used.index(room)
    for part in range(ready.parts):
        for each in moving.values():
            ops += each.before(main, scratch, part)
        ops += computed.after(main, scratch, part)
    kept += [moving, computed]
    return native.primitives(used, ops, main.functions, kept)


def _placed(bound: Bound, arg: int, array: int, start: int) -> list[native.Primitive]:
    """Place an argument of a primitive at an offset in an array."""
    memory = bound.memory(arg)
    return [] if memory is None else [(array, memory, start, 0, 0)]


def _executed(bound: Bound) -> native.Primitive:
    return (-1, *bound.execution)


class _Moving:
    """Moves one array of a convolution to the primitive, or back, part by part."""

    def __init__(self, ready: Prepared, number: int, outer: int, layout: Layout, itemsize: int):
        array = ready.arrays[number]
        self._array, self._outer = array, outer
        self.start = layout.offset * itemsize
        """The offset of the array as it is stored."""
        self._moves = number != WEIGHTS and ready.parts > 1
        each = layout.shape[0] // ready.parts * layout.strides[0] * itemsize
        self._each = each if self._moves else 0
        forms = (array.stored, array.wanted)
        source, target = reversed(forms) if number == ready.computed else forms
        self.copy = None
        if array.copy is not None:
            self.copy = ready.library.bound(array.copy, {Arg.SRC: source, Arg.DST: target})

    def before(self, main: Bound, scratch: int | None, part: int) -> list[native.Primitive]:
        """The primitives for an operand; `scratch` is the number of the array for copies."""
        if part and not self._moves:
            return []
        lies = (self._outer, self.start + part * self._each)
        if self.copy is None:
            return _placed(main, self._array.role.arg, *lies)
        assert scratch is not None
        inner = (scratch, self._array.start)
        copied = [*_placed(self.copy, Arg.SRC, *lies), *_placed(self.copy, Arg.DST, *inner)]
        return [*copied, _executed(self.copy), *_placed(main, self._array.role.arg, *inner)]

    def after(self, main: Bound, scratch: int | None, part: int) -> list[native.Primitive]:
        """The convolution itself, and the primitives for its result."""
        lies = (self._outer, self.start + part * self._each)
        if self.copy is None:
            return [*_placed(main, self._array.role.arg, *lies), _executed(main)]
        assert scratch is not None
        inner = (scratch, self._array.start)
        copied = [*_placed(self.copy, Arg.SRC, *inner), *_placed(self.copy, Arg.DST, *lies)]
        into = _placed(main, self._array.role.arg, *inner)
        return [*into, _executed(main), *copied, _executed(self.copy)]


@dataclass(frozen=True, eq=False)
class _Packed:
    """Constant weights in a primitive's preferred form, shared by all that need it."""

    source: int
    stored: Handle
    wanted: Handle
    address: int
    keep: object


_packs: WeakSet[_Packed] = WeakSet()
_known_lock = forks.lock()


def _packed(ready: Prepared, source: int) -> _Packed:
    """The weights at an address, packed."""
    array, library = ready.arrays[WEIGHTS], ready.library
    assert array.copy is not None
    with _known_lock:
        for each in _packs:
            if each.source != source or not library.same(each.stored, array.stored):
                continue
            if library.same(each.wanted, array.wanted):
                return each
        nbytes = library.nbytes(array.wanted)
        room, address = arrays.empty((nbytes,), np.dtype(np.uint8), nbytes)
        copy = library.bound(array.copy, {Arg.SRC: array.stored, Arg.DST: array.wanted})
        copy.place(Arg.SRC, source)
        copy.place(Arg.DST, address)
        copy.run()
        made = _Packed(source, array.stored, array.wanted, address, (room, ready))
        _packs.add(made)
        return made
