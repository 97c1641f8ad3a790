"""One trace for all sizes: what `x.shape` holds for a `?` dim, and the functions that take it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from xdsl.dialects.builtin import ModuleOp, TensorType

import mlfuse
from mlfuse.diagnostics.errors import SourceError
from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC, Array
from mlfuse.dialects.graph.base import GraphOp
from mlfuse.frontends.tracing import Input, Size, TraceError, trace
from mlfuse.testing.agreement import agree

pytestmark = pytest.mark.quick_c

xp: Any = mlfuse
UNTYPED: Any = np
RNG = np.random.default_rng(0)


def floats(*shape: int) -> Array:
    return RNG.standard_normal(shape).astype(np.float32)


def wide(x: Array) -> Array:
    return x.astype(np.float64)


def traced(f: Callable[..., Any], *shapes: tuple[int | None, ...], dtype: Any = None) -> ModuleOp:
    """The module of a function of arrays of these shapes; None is a size known at run time."""
    element = (dtype or dtypes.F32).mlir
    types = [TensorType(element, [DYNAMIC if n is None else n for n in each]) for each in shapes]
    return trace(f, [Input(f"x{n}", type_) for n, type_ in enumerate(types)])


def attention(x: Any, w: Any) -> Any:
    """Heads split off the channels and joined again, as in every transformer."""
    b, t, c = x.shape
    q, k, v = (part.reshape(b, t, 2, c // 2).transpose(0, 2, 1, 3) for part in (x @ w, x, 2 * x))
    scores = q @ k.mT
    weights = np.exp(scores - np.max(scores, axis=-1, keepdims=True))
    weights = weights / np.sum(weights, axis=-1, keepdims=True)
    return (weights @ v).transpose(0, 2, 1, 3).reshape(b, t, c) + x


def attention_by_numpy(x: Array, w: Array) -> Array:
    b, t, c = x.shape
    q, k, v = (part.reshape(b, t, 2, c // 2).transpose(0, 2, 1, 3) for part in (x @ w, x, 2 * x))
    weights = np.exp(q @ k.swapaxes(-1, -2))
    weights /= weights.sum(axis=-1, keepdims=True)
    return (weights @ v).transpose(0, 2, 1, 3).reshape(b, t, c) + x


@pytest.mark.slow
@pytest.mark.parametrize("device", ["interpreter", "cpu"])
def test_attention_of_any_batch_and_length(device: str):
    module = traced(attention, (None, None, 8), (8, 8))
    run = mlfuse.compile(module, device)
    w = floats(8, 8)
    for b, t in ((2, 5), (1, 1), (3, 2)):
        x = floats(b, t, 8)
        agree(module, [x, w], run(x, w), attention_by_numpy(wide(x), wide(w)))


def in_one_batch(x: Any) -> Any:
    b, h, t, d = x.shape
    flat = x.reshape(b * h, t, d) * 2
    return np.sum(flat.reshape(b, h, t, d), axis=1)


def flattened(x: Any) -> Any:
    return x.reshape(x.shape[0], -1)


def joined(x: Any) -> Any:
    return x.reshape(-1, x.shape[-1])


def repeated(x: Any) -> Any:
    return UNTYPED.repeat(x, 2, axis=0)


def with_a_token(x: Any) -> Any:
    """A column put in front, taken away again, and the sum of both lengths."""
    b, t, c = x.shape
    longer = np.concatenate([xp.zeros((b, 1, c)), x], axis=1)
    assert longer.shape == (b, t + 1, c)
    assert longer[:, 1:].shape == x.shape
    return longer[:, 1:] + x


def positions(x: Any) -> Any:
    b, t, _ = x.shape
    return x + xp.arange(t, dtype="f32")[:, None] * xp.ones((b, 1, 1))


def masked(x: Any) -> Any:
    t = x.shape[1]
    keep = xp.tril(xp.ones((t, t), dtype=xp.bool))
    return xp.where(keep, x @ x.mT, -1.0)


def identity(x: Any) -> Any:
    return xp.eye(x.shape[1]) @ x


def outer(x: Any) -> Any:
    """Sizes of two dims meet by broadcasting."""
    return x[:, 0:, :1] + np.sum(x, axis=-1)[:, None, :]


def counted(x: Any) -> Any:
    b, t, _ = x.shape
    return np.sum(x, axis=(0, 1)) / (b * t + 1) * (1.0 / t) * (b**2 * 0.5)


def halved(x: Any) -> Any:
    return x[:, 1::2, :].reshape(x.shape[0] * (x.shape[1] // 2), 4)


SAME: dict[str, tuple[Callable[[Any], Any], Callable[[Any], Any], tuple[int | None, ...]]] = {
    "batch and heads in one": (in_one_batch, lambda x: 2 * x.sum(1), (None, 3, None, 4)),
    "batch and heads of static length": (in_one_batch, lambda x: 2 * x.sum(1), (None, 3, 2, 4)),
    "channels flattened": (flattened, lambda x: x.reshape(len(x), -1), (None, 3, 2, 2)),
    "all but the last flattened": (joined, lambda x: x.reshape(-1, 4), (None, None, 4)),
    "each slice twice": (repeated, repeated, (None, None, 4)),
    "one more in front": (with_a_token, lambda x: 2 * x, (None, None, 4)),
    "positions": (positions, lambda x: x + UNTYPED.arange(x.shape[1])[:, None], (None, None, 4)),
    "a causal mask": (
        masked,
        lambda x: np.where(np.tri(x.shape[1]) > 0, x @ x.swapaxes(1, 2), -1),
        (None, None, 4),
    ),
    "the identity": (identity, lambda x: x, (None, None, 4)),
    "two dims meet": (outer, lambda x: x[:, :, :1] + x.sum(-1)[:, None, :], (None, None, 4)),
    "a size as a number": (
        counted,
        lambda x: x.sum((0, 1)) / (x[..., 0].size + 1) / x.shape[1] * len(x) ** 2 / 2,
        (None, None, 4),
    ),
    "every second": (halved, lambda x: x[:, 1::2].reshape(-1, 4), (None, None, 4)),
}


@pytest.mark.slow
@pytest.mark.parametrize("case", SAME)
def test_it_is_what_numpy_computes_for_all_sizes(case: str):
    f, by_numpy, shape = SAME[case]
    module = traced(f, shape)
    run = mlfuse.compile(module, "interpreter")
    for sizes in ((2, 3, 5), (1, 1, 1), (3, 2, 2)):
        known = iter(sizes)
        x = floats(*(next(known) if n is None else n for n in shape))
        agree(module, [x], run(x), by_numpy(wide(x)))


def test_compiled_for_all_sizes():
    def all_of_them(x: Any) -> Any:
        return tuple(SAME[case][0](x) for case in SAME if SAME[case][2] == (None, None, 4))

    module = traced(all_of_them, (None, None, 4))
    run = mlfuse.compile(module, "cpu")
    wanted = [by_numpy for _, by_numpy, shape in SAME.values() if shape == (None, None, 4)]
    for b, t in ((2, 3), (4, 6)):
        x = floats(b, t, 4)
        agree(module, [x], run(x), *(by_numpy(wide(x)) for by_numpy in wanted))


def with_inner_size(x: Any) -> Any:
    return x @ xp.ones((3, 4))


def with_parts_of_itself(x: Any) -> Any:
    return x[1:] + x[::2]


def in_rows_of_four(x: Any) -> Any:
    return x.reshape(-1, 4) * 2


def with_as_many(x: Any) -> Any:
    return x.reshape(-1) + x[:, 0]


DONT_FIT: dict[str, tuple[Callable[[Any], Any], tuple[int | None, ...], Array, str]] = {
    "an inner size": (with_inner_size, (None, None), floats(2, 2), "2 and 3"),
    "as many elements": (with_as_many, (None, 3), floats(2, 3), "6 and 2|2 and 6|of 6"),
    "rows of four": (in_rows_of_four, (None,), floats(7), "7 elements"),
    "parts of one": (with_parts_of_itself, (None,), floats(7), "4 and 6|6 and 4"),
}


@pytest.mark.parametrize("case", DONT_FIT)
def test_sizes_that_dont_fit_at_run_time_are_an_error_at_the_line(case: str):
    f, shape, x, message = DONT_FIT[case]
    run = mlfuse.compile(traced(f, shape), "cpu")
    with pytest.raises(SourceError, match=message) as caught:
        run(x)
    assert caught.value.place is not None
    assert caught.value.place.file == __file__


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    "case", ["batch and heads in one", "each slice twice", "one more in front"]
)
def test_gradients_of_any_size(case: str):
    f, by_numpy, shape = SAME[case]

    def loss(x: Any) -> Any:
        return np.sum(f(x) ** 2)

    module = traced(loss, shape, dtype=dtypes.F64)
    run = mlfuse.compile(mlfuse.differentiate(module), "cpu", "main_grad")
    known = iter((2, 3))
    x = floats(*(next(known) if n is None else n for n in shape)).astype(np.float64)
    v = RNG.standard_normal(x.shape)
    ahead, behind = (np.sum(by_numpy(x + by) ** 2) for by in (v, -v))
    _, grad = run(x)
    # Differences of a quadratic function are exact for any step, but for the roundings of their sums.
    bound = 2 * x.size * np.finfo(np.float64).eps * (ahead + behind)
    assert abs(np.sum(grad * v) - (ahead - behind) / 2) <= bound


# Sizes by themselves.


def test_sizes_are_equal_where_they_must_be():
    def f(x: Any, y: Any) -> Any:
        b, t = x.shape
        assert b != y.shape[0]
        assert (b + 1) - 1 == b
        assert b * t == t * b
        assert (b * t) // t == b
        assert (4 * b) // 2 == 2 * b
        assert (3 * b) % 3 == 0
        assert b + 1 > b
        total = x + y
        assert total.shape == x.shape == y.shape
        assert total.shape[0] * 2 == y.shape[0] + b
        return total

    traced(f, (None, None), (None, None))


def test_a_size_that_turns_out_to_be_static_is_that_number():
    def f(x: Any, y: Any) -> Any:
        assert isinstance(x.shape[0], Size)
        product = x @ y  # the inner sizes are equal
        assert x.shape[1] == 3
        assert x.shape[1] == 3
        assert int(x.shape[1]) == 3
        return product

    traced(f, (None, None), (3, 4))


@pytest.mark.slow
def test_sizes_take_no_memory():
    ops = [op.name for op in traced(masked, (None, None, 4)).walk() if isinstance(op, GraphOp)]
    assert "graph.sized" in ops
    for f in (positions, repeated, in_one_batch):
        shape = (None, 3, None, 4) if f is in_one_batch else (None, None, 4)
        executable = mlfuse.compile(traced(f, shape), "cpu")
        assert "sized" not in executable.stage("kernel")
        assert executable.launches == (2 if f is in_one_batch else 1)


MISTAKES: dict[str, tuple[Callable[[Any], Any], str]] = {
    "a list of that length": (
        lambda x: [0] * x.shape[0],
        "computed with ints and sizes, not a list",
    ),
    "range": (lambda x: range(x.shape[0]), "isn't a Python int"),
    "if": (lambda x: x if x.shape[0] else -x, "whether this size is 0"),
    "more than a number": (lambda x: x if x.shape[0] > 3 else -x, "make the dim static"),
    "less than another": (lambda x: x if x.shape[0] < x.shape[1] else -x, "make the dim static"),
    "divided by another": (lambda x: x.reshape(x.shape[0] // x.shape[1], 4), "are factors of it"),
    "too few elements": (
        lambda x: x.reshape(x.shape[0], 4),
        "has as many elements as .*: compute the new sizes",
    ),
    "sizes exchanged": (lambda x: x.reshape(x.shape[1], x.shape[0], 4), "must stay in their order"),
    "an element": (lambda x: x[3], "is known only when the code runs"),
    "the last element": (lambda x: x[-1], "is known only when the code runs"),
    "the first elements": (lambda x: x[:2], "must start at a known index"),
    "flip": (lambda x: xp.flip(x), "its size is known only when the code runs"),
    "unstack": (lambda x: xp.unstack(x), "its size is known only when the code runs"),
    "half of it": (lambda x: xp.zeros((x.shape[0] * 0.5,)), "as a Python int: its value"),
    "made static": (lambda x: xp.broadcast_to(x, (3, 3, 4)), "don't broadcast|doesn't broadcast"),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_what_sizes_cant_do(mistake: str):
    f, message = MISTAKES[mistake]
    with pytest.raises(TraceError, match=message):
        traced(f, (None, None, 4))
