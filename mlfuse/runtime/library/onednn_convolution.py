"""`Convolve` by oneDNN: the form of each array, copies to it and back, and the primitive.

Arrays whose features are innermost are used in place. Others are copied to the blocked forms that
oneDNN's fast kernels prefer, some images at a time so that the copies stay in a cache. So are all arrays of
16 bits: they are convolved as f32, since the processors' own bf16 products flush subnormals to zero. Kernels
are usually copied, constant ones only once.

Only the direct algorithm is used, never Winograd's, which cancels. Sums are of f32.

An epilogue becomes post-ops if oneDNN then uses the same implementation: then the sums are the same, too.

`prepared` doesn't know addresses; `onednn_convolution_binding` binds its result to the arrays of a call.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from math import prod
from typing import NamedTuple

import numpy as np

from mlfuse.dialects.loop.epilogue import steps_of
from mlfuse.runtime.arguments import arrays
from mlfuse.runtime.library import onednn
from mlfuse.runtime.library.layout import Layout
from mlfuse.runtime.library.onednn import Arg, Handle, OneDnn, Query, numbers
from mlfuse.runtime.library.steps import ArrayView, Convolve

F32 = np.dtype(np.float32)
_ALIGNMENT = arrays.ALIGNMENT
_TRAINING, _DIRECT = 64, 1
SOURCE, WEIGHTS, RESULT = range(3)
_MAX_PREPARED = 256
_PART = 2**22
"""Target size, in bytes, of the copies for a part of the batch, if it can be divided: measured from 2**20 to 2**23."""
_SMALL_PART = 2**18
"""Used if the copies may be more than half the size of the source and the result."""

Dtypes = Sequence[np.dtype[np.generic]]


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


def prepared(step: Convolve, dtypes: Dtypes) -> Prepared | None:
    """A convolution ready to be bound; None if oneDNN is missing or has only its slow
    reference for it. `dtypes` are those of the call's arrays."""
    places = (step.source, step.weights, step.result)
    layouts = tuple(replace(place.layout, offset=0) for place in places)
    types = tuple(dtypes[place.array] for place in places)
    plain = replace(
        step, source=_NOWHERE, weights=_NOWHERE, result=_NOWHERE, scratch=None, vectors=()
    )
    return _prepare(*_without_units(plain, layouts), types)


_NOWHERE = ArrayView(0, Layout((), ()))


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
    return _prepare(step, layouts, (F32, F32, F32)) is not None


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
    lying = sum(layouts[n].size * dtypes[n].itemsize for n in (SOURCE, RESULT))
    most = -(-nbytes // min(_PART, max(_SMALL_PART, lying // 2)))
    images = layouts[SOURCE].shape[0]
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
    wanted = [library.anyhow(layout.shape, F32) for layout in layouts]
    if all(dtype == F32 for dtype in dtypes):
        for number in (SOURCE, RESULT):
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
            vector = library.described(Layout.row_major(features), F32)
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
    computed = {"forward": RESULT, "data": SOURCE, "weights": WEIGHTS}[step.kind]
    found: list[_Array] = []
    nbytes = 0
    for number, (role, own) in enumerate(zip(_ROLES[step.kind], stored, strict=True)):
        wanted = library.array_of(description, role.query)
        copy = None
        start = nbytes
        if not library.same(own, wanted):
            forms = (wanted, own) if number == computed else (own, wanted)
            copy = library.primitive(library.reorder(*forms))
            if not (number == WEIGHTS and step.keeps):
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
