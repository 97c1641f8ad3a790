"""`Convolve` by oneDNN: the form each array is wanted in, copies to it and back, and the primitive.

Arrays whose features are innermost are used as they lie. Others are copied to the blocked forms that
oneDNN's fast kernels want, and so is everything of 16 bits: it is convolved as f32, since the processors'
own bf16 products flush subnormals to zero. Kernels are mostly copied.

The direct algorithm alone is used, never Winograd's, which cancels. Sums are of f32.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from mlfuse.dialects.dtypes import Array
from mlfuse.runtime import arrays
from mlfuse.runtime.library import onednn
from mlfuse.runtime.library.layout import Layout
from mlfuse.runtime.library.onednn import Arg, Bound, Handle, OneDnn, Query, numbers
from mlfuse.runtime.library.steps import Convolve, Place

_F32 = np.dtype(np.float32)
_ALIGNMENT = arrays.ALIGNMENT
_TRAINING, _DIRECT = 64, 1
_MAX_PREPARED = 256

_Dtypes = Sequence[np.dtype[np.generic]]


class _Role(NamedTuple):
    """What one of the arrays is to a primitive."""

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
    """One array of a convolution: how it is stored, how the primitive wants it."""

    role: _Role
    stored: Handle
    wanted: Handle
    copy: Handle | None
    """The primitive that copies it to the wanted form, or back if it is computed."""
    start: int
    """Where in the scratch the wanted form lies, if it is a copy."""


@dataclass(frozen=True)
class Prepared:
    """All that doesn't depend on addresses."""

    library: OneDnn
    description: Handle
    primitive: Handle
    arrays: tuple[_Array, ...]
    """Source, weights, result."""
    computed: int
    scratchpad: Handle
    scratchpad_start: int
    nbytes: int
    """Of scratch."""

    @property
    def implementation(self) -> str:
        """What does it, by oneDNN's name."""
        return self.library.implementation(self.description)


def prepared(step: Convolve, dtypes: _Dtypes) -> Prepared | None:
    """A convolution ready to be bound; None where oneDNN isn't there or has only its slow
    reference of it. `dtypes` are those of the call's arrays."""
    places = (step.source, step.weights, step.result)
    layouts = tuple(replace(place.layout, offset=0) for place in places)
    types = tuple(dtypes[place.array] for place in places)
    plain = replace(step, source=_NOWHERE, weights=_NOWHERE, result=_NOWHERE, scratch=None)
    return _prepare(plain, layouts, types)


_NOWHERE = Place(0, Layout((), ()))


@lru_cache(_MAX_PREPARED)
def _prepare(
    step: Convolve, layouts: tuple[Layout, ...], dtypes: tuple[np.dtype[np.generic], ...]
) -> Prepared | None:
    library = onednn.load()
    if library is None:
        return None
    layouts = (layouts[0], _without_group(layouts[1]), layouts[2])
    stored = [library.described(*each) for each in zip(layouts, dtypes, strict=True)]
    wanted = [library.anyhow(layout.shape, _F32) for layout in layouts]
    if all(dtype == _F32 for dtype in dtypes):
        for number in (0, 2):
            if _is_channels_last(layouts[number]):
                wanted[number] = stored[number]
    try:
        description = _describe(library, step, wanted)
        if library.implementation(description).startswith("ref"):
            return None
        return _with_copies(library, step, description, stored)
    except onednn.UnimplementedError:
        return None


def _without_group(weights: Layout) -> Layout:
    """oneDNN names groups only where there are several."""
    return weights.last(len(weights.shape) - 1) if weights.shape[0] == 1 else weights


def _is_channels_last(layout: Layout) -> bool:
    strides = [s for s, size in zip(layout.strides, layout.shape, strict=True) if size > 1]
    return layout.strides[1] == 1 and layout.shape[1] > 1 and all(s >= 1 for s in strides)


def _describe(library: OneDnn, step: Convolve, forms: Sequence[Handle]) -> Handle:
    low, high = zip(*step.padding, strict=True)
    beyond = [dilation - 1 for dilation in step.dilations]
    window = [numbers(each) for each in (step.strides, beyond, low, high)]
    source, weights, result = (form.value for form in forms)
    forward = library.convolution(
        "forward", _TRAINING, _DIRECT, source, weights, None, result, *window
    )
    if step.kind == "forward":
        return forward
    bias = () if step.kind == "data" else (None,)
    operands = (source, weights, *bias, result)
    return library.convolution(f"backward_{step.kind}", _DIRECT, *operands, *window, forward.value)


def _with_copies(
    library: OneDnn, step: Convolve, description: Handle, stored: Sequence[Handle]
) -> Prepared:
    computed = {"forward": 2, "data": 0, "weights": 1}[step.kind]
    found: list[_Array] = []
    nbytes = 0
    for number, (role, own) in enumerate(zip(_ROLES[step.kind], stored, strict=True)):
        wanted = library.array_of(description, role.query)
        copy = None
        start = nbytes
        if not library.same(own, wanted):
            forms = (wanted, own) if number == computed else (own, wanted)
            copy = library.primitive(library.reorder(*forms))
            nbytes += _aligned(library.nbytes(wanted))
        found.append(_Array(role, own, wanted, copy, start))
    scratchpad = library.array_of(description, Query.SCRATCHPAD)
    total = nbytes + _aligned(library.nbytes(scratchpad))
    primitive = library.primitive(description)
    return Prepared(
        library, description, primitive, tuple(found), computed, scratchpad, nbytes, total
    )


def _aligned(nbytes: int) -> int:
    return -(-nbytes // _ALIGNMENT) * _ALIGNMENT


def bound(step: Convolve, dtypes: _Dtypes) -> Callable[[Sequence[Array]], None]:
    """The convolution on arrays, for one thread at a time."""
    ready = prepared(step, dtypes)
    assert ready is not None, "planned with a library that is there no longer"
    places = (step.source, step.weights, step.result)
    starts = [place.layout.offset * dtypes[place.array].itemsize for place in places]
    forms = {array.role.arg: array.wanted for array in ready.arrays}
    main = ready.library.bound(ready.primitive, {**forms, Arg.SCRATCHPAD: ready.scratchpad})
    copies = [_copy(ready, number) for number in range(3)]
    order = [copy for n, copy in enumerate(copies) if copy is not None and n != ready.computed]
    last = copies[ready.computed]
    order += [main] if last is None else [main, last]
    scratch = step.scratch

    def run(values: Sequence[Array]) -> None:
        room = 0 if scratch is None else arrays.address(values[scratch.array])
        for number, (array, place, start) in enumerate(
            zip(ready.arrays, places, starts, strict=True)
        ):
            address = arrays.address(values[place.array]) + start
            copy = copies[number]
            if copy is None:
                main.place(array.role.arg, address)
                continue
            inner = room + array.start
            main.place(array.role.arg, inner)
            backwards = number == ready.computed
            copy.place(Arg.SRC, inner if backwards else address)
            copy.place(Arg.DST, address if backwards else inner)
        main.place(Arg.SCRATCHPAD, room + ready.scratchpad_start)
        for each in order:
            each.run()

    return run


def _copy(ready: Prepared, number: int) -> Bound | None:
    array = ready.arrays[number]
    if array.copy is None:
        return None
    forms = (array.stored, array.wanted)
    source, target = reversed(forms) if number == ready.computed else forms
    return ready.library.bound(array.copy, {Arg.SRC: source, Arg.DST: target})
