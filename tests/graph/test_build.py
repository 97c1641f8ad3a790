"""The functions that append graph ops: a call that changes nothing adds no op, and sizes are written
only where they can't be inferred."""

from __future__ import annotations

import pytest
from xdsl.dialects import test
from xdsl.dialects.builtin import TensorType, f32, f64
from xdsl.ir import SSAValue

from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.graph import build
from mlfuse.dialects.graph.base import shape_of
from mlfuse.dialects.graph.convolution_meaning import WindowDim
from mlfuse.dialects.graph.emitter import Emitter
from mlfuse.dialects.graph.reshape import ReshapeOp


class _Builder(Emitter):
    """Sizes are numbers, and letters for `?`."""

    def __init__(self, sizes: str = "") -> None:
        super().__init__()
        self.sizes = sizes
        self.asked: list[object] = []

    def shape(self, value: SSAValue) -> list[object]:
        free = iter(self.sizes)
        return [next(free) if size == DYNAMIC else size for size in shape_of(value)]

    def like(self, shape: object) -> SSAValue | None:
        self.asked.append(shape)
        return _tensor(DYNAMIC, DYNAMIC)


def _tensor(*shape: int) -> SSAValue:
    return test.TestOp(result_types=[TensorType(f32, shape)]).results[0]


def test_what_changes_nothing_is_no_op():
    b, x = _Builder(), _tensor(2, 3)
    zero = _tensor()
    made = [
        build.cast(b, x, f32),
        build.transpose(b, x, [0, 1]),
        build.moveaxis(b, x, 1, 1),
        build.reshape_units(b, x, [2, 3]),
        build.expand_dims(b, x, []),
        build.reshape(b, x, [2, 3]),
        build.slice_in_dim(b, x, 1, 0, 3),
        build.sliced(b, x, [0, 0], [2, 3]),
        build.pad(b, x, zero, [0, 0], [0, 0]),
        build.pad(b, x, 1.0, [0, 0], [0, 0], [0, 0]),
        build.concat(b, [x], 0),
        build.reduce(b, "add", x, []),
    ]
    assert made == [x] * len(made)
    assert not b.ops


def test_each_function_gives_its_shape():
    b, x = _Builder(), _tensor(2, 3, 4)
    found = {
        "transpose": build.transpose(b, x, [2, 0, 1]),
        "moved": build.moveaxis(b, x, 0, 2),
        "unit_dims": build.expand_dims(b, x, [0, 4]),
        "without_dims": build.squeeze(b, _tensor(1, 2, 1), [0, 2]),
        "part": build.slice_in_dim(b, x, 2, 1, 4, 2),
        "nothing": build.slice_in_dim(b, x, 0, 1, 1),
        "pad": build.pad(b, x, 0, [1, 0, 0], [0, -1, 0], [0, 0, 1]),
        "concat": build.concat(b, [x, x], 1),
        "reduce": build.reduce(b, "add", x, [2, 0]),
        "keepdims": build.reduce(b, "max", x, [1], keepdims=True),
        "split_dim": build.split_dim(b, x, 2, [2, 2]),
        "join_dims": build.join_dims(b, x, 0, 2),
        "broadcast": build.broadcast_to(b, x, [2, 5, 3, 4], [0, 2, 3]),
    }
    for op in b.ops:
        op.verify()
    assert {name: shape_of(value) for name, value in found.items()} == {
        "transpose": (4, 2, 3),
        "moved": (3, 4, 2),
        "unit_dims": (1, 2, 3, 4, 1),
        "without_dims": (2,),
        "part": (2, 3, 2),
        "nothing": (0, 3, 4),
        "pad": (3, 2, 7),
        "concat": (2, 6, 4),
        "reduce": (3,),
        "keepdims": (2, 1, 4),
        "split_dim": (2, 3, 2, 2),
        "join_dims": (6, 4),
        "broadcast": (2, 5, 3, 4),
    }
    assert build.cast(b, x, f64).type == TensorType(f64, [2, 3, 4])


def test_a_part_of_an_unknown_dim_goes_to_its_end():
    b, x = _Builder(), _tensor(DYNAMIC, 3)
    assert build.slice_in_dim(b, x, 0, 0, DYNAMIC) is x
    assert shape_of(build.slice_in_dim(b, x, 0, 1, DYNAMIC, 2)) == (DYNAMIC, 3)


@pytest.mark.parametrize(
    ("shape", "sizes", "target", "asks"),
    [
        ((DYNAMIC, 6), "n", ["n", 2, 3], False),  # follows from the number of elements
        ((DYNAMIC, DYNAMIC), "nm", ["n", 1, "m"], False),  # units only
        ((DYNAMIC, DYNAMIC, 6), "nm", ["n", "m", 2, 3], True),
        ((DYNAMIC, 0, 4), "n", ["n", 0], True),  # no elements to count
    ],
)
def test_a_reshape_asks_for_sizes_only_where_they_do_not_follow(
    shape: tuple[int, ...], sizes: str, target: list[object], asks: bool
):
    b = _Builder(sizes)
    made = build.reshape(b, _tensor(*shape), target).owner
    assert isinstance(made, ReshapeOp)
    assert b.asked == ([target] if asks else [])
    assert (made.like is not None) == asks


def test_sizes_that_are_equal_are_no_reshape():
    b, x = _Builder("n"), _tensor(DYNAMIC, 3)
    assert build.reshape(b, x, ["n", 3]) is x


@pytest.mark.parametrize("size", range(1, 9))
@pytest.mark.parametrize("stride", range(1, 5))
@pytest.mark.parametrize("pad", range(2))
def test_a_last_window_in_ceil_mode_begins_within_the_array(size: int, stride: int, pad: int):
    kernel = 3
    if kernel > size + 2 * pad:
        return
    ends = size + 2 * pad
    starts = [at for at in range(0, ends, stride) if at + kernel <= ends]
    behind = starts[-1] + stride
    if starts[-1] + kernel < ends and behind < size + pad:
        starts.append(behind)
    assert WindowDim(stride, pad, pad).ceil_positions(size, kernel) == len(starts)
