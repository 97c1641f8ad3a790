"""Data movement: ops that change the position of elements, not their values."""

from __future__ import annotations

from collections.abc import Iterator

import jax
import jax.numpy as jnp
from case import DTYPES, EXACT, Case, bools, mixed, text
from jax import lax

SOME = ("f32", "bf16", "i1", "i8", "ui16", "i64", "f64", "f8E5M2")
"""A type of each size and kind."""


def cases() -> Iterator[Case]:
    yield from broadcasts()
    yield from reshapes()
    yield from transposes()
    yield from slices()
    yield from pads()
    yield from concatenations()
    yield from reversals()
    yield from iotas()
    yield from triangles()


def moved(name: str, function: object, *shape: int, dtype: str = "f32") -> Case:
    """A function of one array."""
    return Case(name, function, [mixed(dtype, *shape)], EXACT)


def broadcasts() -> Iterator[Case]:
    for dtype in SOME:
        yield moved(
            f"broadcast_in_dim_{dtype}",
            lambda x: lax.broadcast_in_dim(x, (3, 7, 5), (1,)),
            7,
            dtype=dtype,
        )
    for source, target, dims in (
        ((), (), ()), ((), (4,), ()), ((), (2, 0), ()), ((1,), (5,), (0,)), ((3,), (3, 5), (0,)),
        ((5,), (3, 5), (1,)), ((1, 5), (3, 5), (0, 1)), ((3, 5), (3, 2, 5), (0, 2)),
        ((1, 1), (7, 13), (0, 1)), ((0,), (0, 3), (0,)), ((2, 1), (4, 2, 6), (1, 2)),
    ):  # fmt: skip
        name = f"broadcast_{text(source)}_to_{text(target)}_{'_'.join(map(str, dims))}"
        yield moved(name, lambda x, t=target, d=dims: lax.broadcast_in_dim(x, t, d), *source)
    yield moved("broadcast_to", lambda x: jnp.broadcast_to(x, (4, 7, 13)), 7, 1)
    yield moved("broadcast_lax", lambda x: lax.broadcast(x, (2, 3)), 5)
    yield moved("expand_dims", lambda x: jnp.expand_dims(x, (0, 2)), 3, 5)
    yield moved("tile", lambda x: jnp.tile(x, (2, 3)), 3, 5)
    yield moved("tile_new_dim", lambda x: jnp.tile(x, (2, 1, 3)), 3, 5)
    yield moved("lax_tile_i16", lambda x: jax.lax.tile_p.bind(x, reps=(2, 2)), 3, 5, dtype="i16")
    yield moved("repeat", lambda x: jnp.repeat(x, 3, axis=1), 3, 5)
    yield moved("repeat_flat", lambda x: jnp.repeat(x, 2), 3, 5, dtype="i32")
    yield moved("meshgrid", lambda x: tuple(jnp.meshgrid(x, x + 1)), 5)
    yield moved("full_like", lambda x: jnp.full_like(x, 2.5), 3, 5)
    yield Case("zeros_without_arguments", lambda: jnp.zeros((3, 5), jnp.bfloat16), [], EXACT)
    yield Case("scalar_without_arguments", lambda: jnp.int32(7), [], EXACT)
    yield Case("identity", lambda x: x, [mixed("f32", 7, 13)], EXACT)
    yield Case("swapped", lambda x, y: (y, x), [mixed("f32", 2), mixed("i8")], EXACT)
    yield Case("same_twice", lambda x: (x, x, x + 0), [mixed("i32", 5)], EXACT)
    yield Case("unused_argument", lambda x, y: x, [mixed("f32", 2), mixed("i8")], EXACT)


def reshapes() -> Iterator[Case]:
    for source, target in (
        ((), (1,)),
        ((1, 1), ()),
        ((7, 13), (91,)),
        ((91,), (13, 7)),
        ((6, 4), (2, 3, 4)),
        ((2, 3, 4), (6, 4)),
        ((4, 6), (8, 3)),
        ((0, 5), (5, 0)),
        ((0,), (3, 0, 2)),
        ((5,), (1, 5, 1)),
    ):
        name = f"reshape_{text(source)}_{text(target)}"
        yield moved(name, lambda x, t=target: lax.reshape(x, t), *source)
    for dtype in SOME:
        yield moved(f"reshape_{dtype}", lambda x: lax.reshape(x, (5, 21)), 3, 7, 5, dtype=dtype)
    yield moved("reshape_with_permutation", lambda x: lax.reshape(x, (15,), (1, 0)), 3, 5)
    yield moved("ravel_of_transpose", lambda x: x.T.ravel(), 3, 5)
    yield moved("reshape_then_add", lambda x: x.reshape(5, 3) + x.reshape(15)[:3], 3, 5)
    yield moved("squeeze", lambda x: lax.squeeze(x, (0, 2)), 1, 5, 1)
    yield moved("squeeze_to_scalar", jnp.squeeze, 1, 1, dtype="bf16")
    yield moved("squeeze_empty", lambda x: lax.squeeze(x, (1,)), 0, 1, 3)


def transposes() -> Iterator[Case]:
    for shape, order in (
        ((7, 13), (1, 0)), ((7, 13), (0, 1)), ((2, 3, 5), (2, 0, 1)), ((2, 3, 5), (0, 2, 1)),
        ((2, 3, 5), (1, 0, 2)), ((2, 3, 4, 5), (3, 1, 2, 0)), ((0, 3), (1, 0)), ((1, 7), (1, 0)),
        ((33, 65), (1, 0)), ((), ()), ((5,), (0,)),
    ):  # fmt: skip
        name = f"transpose_{text(shape)}_{''.join(map(str, order))}"
        yield moved(name, lambda x, o=order: lax.transpose(x, o), *shape)
    for dtype in SOME:
        yield moved(f"transpose_{dtype}", lambda x: x.T, 7, 9, dtype=dtype)
    yield moved("swapaxes", lambda x: jnp.swapaxes(x, 0, 2), 2, 3, 5)
    yield moved("moveaxis", lambda x: jnp.moveaxis(x, 0, -1), 2, 3, 5)
    yield moved("rot90", jnp.rot90, 3, 5)
    yield moved("transpose_plus_itself", lambda x: x + x.T, 9, 9, dtype="i32")
    yield moved(
        "space_to_depth", lambda x: x.reshape(2, 2, 3, 2).transpose(0, 2, 1, 3).reshape(6, 4), 4, 6
    )


def slices() -> Iterator[Case]:
    for shape, start, limit, strides in (
        ((13,), (2,), (11,), None),
        ((13,), (2,), (13,), (3,)),
        ((7, 13), (1, 0), (6, 13), None),
        ((7, 13), (0, 1), (7, 12), (2, 4)),
        ((7, 13), (3, 5), (3, 9), None),
        ((7, 13), (6, 12), (7, 13), None),
        ((2, 3, 5), (0, 1, 1), (2, 2, 5), (1, 1, 2)),
        ((), (), (), None),
    ):
        name = f"slice_{text(shape)}_{text(start)}_{text(limit)}_{text(strides or ())}"
        yield moved(name, lambda x, a=(start, limit, strides): lax.slice(x, *a), *shape)
    for dtype in SOME:
        yield moved(f"slice_{dtype}", lambda x: x[1:-1, ::2], 7, 9, dtype=dtype)
    yield moved("slice_in_dim", lambda x: lax.slice_in_dim(x, 1, 9, 2, axis=1), 3, 13)
    yield moved("index_static", lambda x: x[2, 1:4], 3, 5)
    yield moved("index_negative", lambda x: x[-1], 3, 5)
    yield moved("index_ellipsis_newaxis", lambda x: x[..., None, 1:], 3, 5)
    yield moved("split", lambda x: jnp.split(x, 3), 9, 2)
    yield moved("lax_split", lambda x: lax.split(x, (1, 4, 2), axis=1), 3, 7)
    yield moved("array_split", lambda x: jnp.array_split(x, 3), 7)
    yield moved("unstack", lambda x: tuple(jnp.unstack(x)), 3, 5)
    yield moved("diff", jnp.diff, 11, dtype="i32")
    yield moved("shifted_sum", lambda x: x[1:] + x[:-1], 7, 5, dtype="i64")
    yield moved("slices_of_slices", lambda x: x[1:][::2][:, 1:][:, ::3], 9, 11)


def pads() -> Iterator[Case]:
    for shape, config in (
        ((5,), ((2, 3, 0),)), ((5,), ((-1, -2, 0),)), ((5,), ((0, 0, 2),)), ((5,), ((1, -3, 1),)),
        ((7,), ((-3, 2, 3),)), ((3, 5), ((1, 1, 0), (0, 2, 0))), ((3, 5), ((0, 1, 1), (-1, 2, 2))),
        ((3, 5), ((-1, -1, 0), (-2, -2, 0))), ((2, 3, 4), ((0, 0, 0), (1, 0, 0), (0, 1, 1))),
        ((0,), ((2, 3, 0),)), ((0, 3), ((1, 0, 0), (0, 1, 0))), ((1,), ((1, 1, 5),)), ((), ()),
        ((5,), ((-2, -3, 0),)), ((3,), ((4, -6, 1),)), ((33, 17), ((1, 2, 1), (3, 0, 0))),
    ):  # fmt: skip
        spelled = (
            "_".join("".join(str(n) for n in dim).replace("-", "m") for dim in config) or "none"
        )
        function = lambda x, value, c=config: lax.pad(x, value, c)
        yield Case(
            f"pad_{text(shape)}_{spelled}", function, [mixed("f32", *shape), mixed("f32")], EXACT
        )
    for dtype in SOME:
        function = lambda x, value: lax.pad(x, value, ((1, 2, 1), (2, -1, 0)))
        yield Case(f"pad_{dtype}", function, [mixed(dtype, 3, 5), mixed(dtype)], EXACT)
    for mode in (
        "constant",
        "edge",
        "reflect",
        "symmetric",
        "wrap",
        "linear_ramp",
        "maximum",
        "mean",
    ):
        yield Case(f"jnp_pad_{mode}", lambda x, m=mode: jnp.pad(x, ((1, 2), (3, 1)), mode=m),
            [mixed("f32", 4, 5, special=False)], {"f32": (1e-5, 1e-6)})  # fmt: skip
    yield moved("pad_then_scale", lambda x: jnp.pad(x * 2, 2) + 1, 3, 5, dtype="i32")
    yield moved("pad_of_pad", lambda x: jnp.pad(jnp.pad(x, 1), 1, constant_values=7), 5, dtype="i8")
    yield moved("pad_and_crop", lambda x: jnp.pad(x, 3)[1:-2], 5, dtype="i16")


def concatenations() -> Iterator[Case]:
    for dtype in SOME:
        args = [mixed(dtype, 3, 5), mixed(dtype, 2, 5), mixed(dtype, 1, 5)]
        yield Case(f"concatenate_{dtype}", lambda *a: lax.concatenate(a, 0), args, EXACT)
    for shapes, dim in (
        (((3,),), 0), (((3,), (0,), (2,)), 0), (((0,), (0,)), 0), (((2, 3), (2, 4)), 1),
        (((2, 3, 1), (2, 3, 5)), 2), (((2, 1, 3), (2, 4, 3), (2, 2, 3)), 1), (((0, 3), (0, 4)), 1),
        (((33, 7), (33, 58)), 1), (((1,),) * 9, 0),
    ):  # fmt: skip
        name = f"concatenate_{'_'.join(text(shape) for shape in shapes)}_dim_{dim}"
        args = [mixed("f32", *shape) for shape in shapes]
        yield Case(name, lambda *a, d=dim: lax.concatenate(a, d), args, EXACT)
    pair = [mixed("f32", 3, 5), mixed("f32", 3, 5)]
    yield Case("stack", lambda *a: jnp.stack(a, axis=1), pair, EXACT)
    yield Case("hstack", lambda *a: jnp.hstack(a), pair, EXACT)
    yield Case("vstack_same", lambda x, y: jnp.vstack([x, y, x]), pair, EXACT)
    yield Case("block", lambda x, y: jnp.block([[x, y], [y, x]]), pair, EXACT)
    yield Case(
        "concatenate_scaled",
        lambda x, y: jnp.concatenate([x * 2, -y]) + 1,
        [mixed("i32", 5), mixed("i32", 4)],
        EXACT,
    )
    yield Case("interleave", lambda x, y: jnp.stack([x, y], -1).reshape(3, 10), pair, EXACT)
    halves = lambda x: jnp.concatenate([-x[:, 4:], x[:, :4]], axis=1)
    yield moved("rotate_half", halves, 3, 8)
    yield moved("roll", lambda x: jnp.roll(x, 2, axis=1), 3, 5)
    yield moved("roll_flat", lambda x: jnp.roll(x, -3), 3, 5)
    yield moved("append_ones", lambda x: jnp.append(x, jnp.ones(3, x.dtype)), 5, dtype="ui8")
    yield moved(
        "insert", lambda x: jnp.concatenate([x[:2], jnp.array([9], x.dtype), x[2:]]), 5, dtype="i32"
    )
    yield moved("delete", lambda x: jnp.delete(x, 2), 5, dtype="i32")


def reversals() -> Iterator[Case]:
    for shape, dims in (
        ((7,), (0,)), ((3, 5), (0,)), ((3, 5), (1,)), ((3, 5), (0, 1)), ((2, 3, 5), (0, 2)),
        ((2, 3, 5), ()), ((0, 3), (0,)), ((1, 5), (0,)), ((), ()), ((33, 65), (1,)),
    ):  # fmt: skip
        name = f"rev_{text(shape)}_{'_'.join(map(str, dims)) or 'none'}"
        yield moved(name, lambda x, d=dims: lax.rev(x, d), *shape)
    for dtype in SOME:
        yield moved(f"rev_{dtype}", lambda x: jnp.flip(x), 3, 5, dtype=dtype)
    yield moved("rev_then_add", lambda x: x[::-1] + x, 9, dtype="i32")
    yield moved("negative_stride", lambda x: x[::-2, 1:], 7, 5)


def iotas() -> Iterator[Case]:
    for dtype in ("f32", "f64", "f16", "bf16", "i8", "i32", "i64", "ui8", "ui32"):
        function = lambda x, d=dtype: lax.broadcasted_iota(DTYPES[d], (3, 7), 1) + x
        yield Case(f"iota_{dtype}", function, [mixed(dtype, 7)], EXACT, "jax")
    for shape, dim in (((5,), 0), ((3, 4, 2), 0), ((3, 4, 2), 1), ((0, 4), 1), ((1, 1), 0)):
        function = lambda s=shape, d=dim: lax.broadcasted_iota(jnp.int32, s, d)
        yield Case(f"iota_{text(shape)}_dim_{dim}", function, [], EXACT)
    yield Case("arange", lambda: jnp.arange(3, 30, 4), [], EXACT)
    yield Case(
        "linspace", lambda: jnp.linspace(0.0, 1.0, 7, dtype=jnp.float32), [], {"f32": (1e-6, 1e-7)}
    )
    yield Case(
        "linspace_of_ends",
        lambda a, b: jnp.linspace(a, b, 5),
        [mixed("f32"), mixed("f32")],
        {"f32": (1e-5, 1e-6)},
    )
    yield Case(
        "logspace", lambda: jnp.logspace(0.0, 1.0, 7, dtype=jnp.float32), [], {"f32": (1e-5, 1e-6)}
    )
    yield Case("indices", lambda: jnp.indices((3, 5)), [], EXACT)
    labels = lambda d: [lambda rng: rng.integers(-1, 8, (4, 3)).astype(DTYPES[d])]
    for dtype in ("i32", "ui8", "i64"):
        yield Case(
            f"one_hot_{dtype}",
            lambda x: jax.nn.one_hot(x, 7),
            labels(dtype) if dtype[0] == "i" else [mixed("ui8", 4)],
            EXACT,
        )
    yield Case(
        "one_hot_axis_0_bf16",
        lambda x: jax.nn.one_hot(x, 7, dtype=jnp.bfloat16, axis=0),
        labels("i32"),
        EXACT,
    )
    yield Case("eye", lambda: jnp.eye(5, 7, k=1), [], EXACT)


def triangles() -> Iterator[Case]:
    for k in (-2, 0, 1):
        yield moved(f"tril_{k}", lambda x, k=k: jnp.tril(x, k), 5, 7)
        yield moved(f"triu_{k}", lambda x, k=k: jnp.triu(x, k), 5, 7, dtype="i32")
    yield moved("tril_batched_bf16", jnp.tril, 2, 5, 5, dtype="bf16")
    # XLA makes a select of the product, whose zeros are positive.
    yield Case(
        "tri",
        lambda x: x * jnp.tri(5, 7, dtype=jnp.float32),
        [mixed("f32", 7)],
        {"f32": (0, 1e-45)},
    )
    yield moved(
        "causal_mask", lambda x: jnp.where(jnp.tril(jnp.ones((9, 9), bool)), x, -jnp.inf), 9, 9
    )
    yield moved("diag_of_matrix", jnp.diagonal, 5, 7)
    yield moved("diag_of_vector", jnp.diag, 5)
    yield moved("trace", jnp.trace, 5, 5, dtype="i32")
    yield moved("diagflat", lambda x: jnp.diagflat(x, 1), 3, dtype="i8")
    yield moved("vander", lambda x: jnp.vander(x, 4), 5, dtype="i32")
    yield Case("sequence_mask", lambda n: jnp.arange(9) < n[:, None], [mixed("i32", 3)], EXACT)
    yield Case(
        "any_of_masks", lambda a, b: jnp.where(a | b, 1.0, -1.0), [bools(7, 1), bools(1, 13)], EXACT
    )
