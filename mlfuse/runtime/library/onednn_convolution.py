"""`Convolve` by oneDNN: the form of each array, copies to it and back, and the primitive.

Arrays whose features are innermost are used in place. Others are copied to the blocked forms that
oneDNN's fast kernels prefer, some images at a time so that the copies stay in a cache. So are all arrays of
16 bits: they are convolved as f32, since the processors' own bf16 products flush subnormals to zero. Kernels
are usually copied, constant ones only once.

Only the direct algorithm is used, never Winograd's, which cancels. Sums are of f32.

An epilogue becomes post-ops if oneDNN then uses the same implementation: then the sums are the same, too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from math import prod
from typing import NamedTuple
from weakref import WeakSet

import numpy as np

from mlfuse.dialects.loop.epilogue import steps_of
from mlfuse.runtime import arrays, forks
from mlfuse.runtime.library import native, onednn
from mlfuse.runtime.library.layout import Layout
from mlfuse.runtime.library.onednn import Arg, Bound, Handle, OneDnn, Query, numbers
from mlfuse.runtime.library.steps import Convolve, Place

_F32 = np.dtype(np.float32)
_ALIGNMENT = arrays.ALIGNMENT
_TRAINING, _DIRECT = 64, 1
_SOURCE, _WEIGHTS, _RESULT = range(3)
_MAX_PREPARED = 256
_PART = 2**22
"""Target size, in bytes, of the copies for a part of the batch, if it can be divided: measured from 2**20 to 2**23."""
_SMALL_PART = 2**18
"""Used if the copies may be more than half the size of the source and the result."""

_Dtypes = Sequence[np.dtype[np.generic]]


class _Role(NamedTuple):
    """The role of one of the arrays in a primitive."""

    arg: Arg
    query: Query


_ROLES = {
    "forward": (
        _Role(Arg.SRC, Query.SRC),
        _Role(Arg.WEIGHTS, Query.WEIGHTS),
        _Role(Arg.DST, Query.DST),
    ),
    "data": (
        _Role(Arg.DIFF_SRC, Query.DIFF_SRC),
        _Role(Arg.WEIGHTS, Query.WEIGHTS),
        _Role(Arg.DIFF_DST, Query.DIFF_DST),
    ),
    "weights": (
        _Role(Arg.SRC, Query.SRC),
        _Role(Arg.DIFF_WEIGHTS, Query.DIFF_WEIGHTS),
        _Role(Arg.DIFF_DST, Query.DIFF_DST),
    ),
}


@dataclass(frozen=True)
class _Array:
    """One array of a convolution: its stored form, and the form for the primitive."""

    role: _Role
    stored: Handle
    wanted: Handle
    copy: Handle | None
    """The primitive that copies it to the preferred form, or back if it is computed."""
    start: int
    """The offset of the preferred form in the scratch, if it is a copy."""


@dataclass(frozen=True)
class Prepared:
    """All state that doesn't depend on addresses."""

    library: OneDnn
    description: Handle
    primitive: Handle
    arrays: tuple[_Array, ...]
    """Source, weights, result."""
    computed: int
    parts: int
    """The number of parts of the batch, convolved one after the other."""
    scratchpad: Handle
    scratchpad_start: int
    nbytes: int
    """The bytes of scratch."""
    vector: Handle | None
    """The form of the epilogue's vectors; None without an epilogue."""

    @property
    def implementation(self) -> str:
        """oneDNN's name of the implementation."""
        return self.library.implementation(self.description)


def prepared(step: Convolve, dtypes: _Dtypes) -> Prepared | None:
    """A convolution ready to be bound; None if oneDNN is missing or has only its slow
    reference for it. `dtypes` are those of the call's arrays."""
    places = (step.source, step.weights, step.result)
    layouts = tuple(replace(place.layout, offset=0) for place in places)
    types = tuple(dtypes[place.array] for place in places)
    plain = replace(
        step, source=_NOWHERE, weights=_NOWHERE, result=_NOWHERE, scratch=None, vectors=()
    )
    return _prepare(*_without_units(plain, layouts), types)


_NOWHERE = Place(0, Layout((), ()))


@cache
def has_epilogues() -> bool:
    """Whether oneDNN is installed and runs an ordinary convolution by the same implementation with and without an
    epilogue: on processors older than AVX2 it doesn't."""
    source, weights, result = (2, 16, 16, 16), (1, 32, 16, 3, 3), (2, 32, 14, 14)
    step = Convolve(
        "forward",
        *(_NOWHERE, _NOWHERE, _NOWHERE),
        *((1, 1), (1, 1), ((0, 0), (0, 0))),
        epilogue="add",
    )
    layouts = tuple(map(Layout.row_major, (source, weights, result)))
    return _prepare(step, layouts, (_F32, _F32, _F32)) is not None


def _without_units(
    step: Convolve, layouts: tuple[Layout, ...]
) -> tuple[Convolve, tuple[Layout, ...]]:
    """Without the spatial dims of size 1, except the first: oneDNN vectorizes along the last one, which
    takes twice as long if that is such a dim."""
    source, weights, result = layouts
    sizes = zip(source.shape[2:], weights.shape[3:], result.shape[2:], step.padding, strict=True)
    long = [dim for dim, each in enumerate(sizes) if each != (1, 1, 1, (0, 0))] or [0]
    changed = replace(
        step,
        strides=tuple(step.strides[dim] for dim in long),
        dilations=tuple(step.dilations[dim] for dim in long),
        padding=tuple(step.padding[dim] for dim in long),
    )
    starts = (2, 3, 2)
    kept = [
        _dims(layout, [*range(start), *(start + dim for dim in long)])
        for layout, start in zip(layouts, starts, strict=True)
    ]
    return changed, tuple(kept)


def _dims(layout: Layout, dims: Sequence[int]) -> Layout:
    """Some dims of an array; others are of size 1."""
    shape, strides = layout.shape, layout.strides
    return replace(
        layout, shape=tuple(shape[d] for d in dims), strides=tuple(strides[d] for d in dims)
    )


@lru_cache(_MAX_PREPARED)
def _prepare(
    step: Convolve, layouts: tuple[Layout, ...], dtypes: tuple[np.dtype[np.generic], ...]
) -> Prepared | None:
    library = onednn.load()
    if library is None or _is_one_product(step, layouts):
        return None
    layouts = (layouts[0], _without_group(layouts[1]), layouts[2])
    whole = _in_parts(library, step, layouts, dtypes, 1)
    if whole is None or step.kind == "weights":
        return whole
    copies = [array for array in whole.arrays[::2] if array.copy is not None]
    nbytes = sum(library.nbytes(array.wanted) for array in copies)
    lying = sum(layouts[n].size * dtypes[n].itemsize for n in (_SOURCE, _RESULT))
    most = -(-nbytes // min(_PART, max(_SMALL_PART, lying // 2)))
    images = layouts[_SOURCE].shape[0]
    parts = max([1, *(n for n in range(2, min(images, most) + 1) if images % n == 0)])
    return whole if parts == 1 else _in_parts(library, step, layouts, dtypes, parts)


def _is_one_product(step: Convolve, layouts: Sequence[Layout]) -> bool:
    """Whether it is one matrix product per image, of the arrays in place: a copy to blocked
    forms would take longer."""
    source, weights, result = layouts
    plain = weights.shape[0] == 1 and prod(weights.shape[3:]) == 1
    same = source.shape[2:] == result.shape[2:]
    if step.keeps and _is_channels_last(source) and _is_channels_last(result):
        return False  # nothing is copied
    return step.kind != "weights" and plain and same


def _in_parts(
    library: OneDnn,
    step: Convolve,
    layouts: tuple[Layout, ...],
    dtypes: tuple[np.dtype[np.generic], ...],
    parts: int,
) -> Prepared | None:
    source, weights, result = layouts
    layouts = (_part(source, parts), weights, _part(result, parts))
    stored = [library.described(*each) for each in zip(layouts, dtypes, strict=True)]
    wanted = [library.anyhow(layout.shape, _F32) for layout in layouts]
    if all(dtype == _F32 for dtype in dtypes):
        for number in (_SOURCE, _RESULT):
            if _is_channels_last(layouts[number]):
                wanted[number] = stored[number]
    try:
        description = _describe(library, step, wanted)
        name = library.implementation(description)
        if name.startswith("ref"):
            return None
        vector = None
        if step.epilogue:
            features = (1, result.shape[1], *[1] * (len(result.shape) - 2))
            vector = library.described(Layout.row_major(features), _F32)
            description = _describe(library, step, wanted, vector)
            if library.implementation(description) != name:
                return None
        return _with_copies(library, step, description, stored, parts, vector)
    except onednn.UnimplementedError:
        return None


def _part(layout: Layout, parts: int) -> Layout:
    """The first of this many parts of the batch."""
    return layout.cut(0, 0, layout.shape[0] // parts)


def _without_group(weights: Layout) -> Layout:
    """oneDNN names groups only if there are several."""
    return weights.last(len(weights.shape) - 1) if weights.shape[0] == 1 else weights


def _is_channels_last(layout: Layout) -> bool:
    strides = [s for s, size in zip(layout.strides, layout.shape, strict=True) if size > 1]
    return layout.strides[1] == 1 and layout.shape[1] > 1 and all(s >= 1 for s in strides)


def _describe(
    library: OneDnn,
    step: Convolve,
    forms: Sequence[Handle],
    vector: Handle | None = None,
) -> Handle:
    """oneDNN's description, with the epilogue if the form of its vectors is given."""
    low, high = zip(*step.padding, strict=True)
    beyond = [dilation - 1 for dilation in step.dilations]
    window = [numbers(each) for each in (step.strides, beyond, low, high)]
    source, weights, result = (form.value for form in forms)
    forward = library.convolution(
        "forward",
        *(_TRAINING, _DIRECT, source, weights, None, result, *window),
        steps=steps_of(step.epilogue) if vector is not None else (),
        vector=vector,
    )
    if step.kind == "forward":
        return forward
    bias = () if step.kind == "data" else (None,)
    operands = (source, weights, *bias, result)
    return library.convolution(f"backward_{step.kind}", _DIRECT, *operands, *window, forward.value)


def _with_copies(
    library: OneDnn,
    step: Convolve,
    description: Handle,
    stored: Sequence[Handle],
    parts: int,
    vector: Handle | None,
) -> Prepared:
    computed = {"forward": _RESULT, "data": _SOURCE, "weights": _WEIGHTS}[step.kind]
    found: list[_Array] = []
    nbytes = 0
    for number, (role, own) in enumerate(zip(_ROLES[step.kind], stored, strict=True)):
        wanted = library.array_of(description, role.query)
        copy = None
        start = nbytes
        if not library.same(own, wanted):
            forms = (wanted, own) if number == computed else (own, wanted)
            copy = library.primitive(library.reorder(*forms))
            if not (number == _WEIGHTS and step.keeps):
                nbytes += _aligned(library.nbytes(wanted))
        found.append(_Array(role, own, wanted, copy, start))
    scratchpad = library.array_of(description, Query.SCRATCHPAD)
    total = nbytes + _aligned(library.nbytes(scratchpad))
    primitive = library.primitive(description)
    found_all = tuple(found)
    return Prepared(
        *(library, description, primitive, found_all, computed, parts, scratchpad, nbytes, total),
        vector,
    )


def _aligned(nbytes: int) -> int:
    return -(-nbytes // _ALIGNMENT) * _ALIGNMENT


def bound(step: Convolve, dtypes: _Dtypes, constants: Mapping[int, int]) -> native.NativeStep:
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
        ops += _placed(main, arg, used.index(place.array), place.layout.offset * _F32.itemsize)
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
        weights = moving.pop(_WEIGHTS)
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
        self._moves = number != _WEIGHTS and ready.parts > 1
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


_known: WeakSet[_Packed] = WeakSet()
_known_lock = forks.lock()


def _packed(ready: Prepared, source: int) -> _Packed:
    """The weights at an address, packed."""
    array, library = ready.arrays[_WEIGHTS], ready.library
    assert array.copy is not None
    with _known_lock:
        for each in _known:
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
        _known.add(made)
        return made
