"""conv_general_dilated: one to three dims, every option, layouts, types, gradients."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import jax
import jax.numpy as jnp
from case import EXACT, FLOATS, LOOSE, Case, integers, normal
from jax import lax

NCHW = ("NCHW", "OIHW", "NCHW")
NHWC = ("NHWC", "HWIO", "NHWC")

OPTIONS: dict[str, tuple[tuple[int, ...], tuple[int, ...], dict[str, Any]]] = {
    # inputs, filters, options; 2-d are NCHW and OIHW
    "1d": ((2, 3, 11), (4, 3, 3), {}),
    "1d_same": ((2, 3, 11), (4, 3, 3), {"padding": "SAME"}),
    "1d_causal": ((2, 3, 11), (4, 3, 3), {"padding": ((4, 0),), "rhs_dilation": (2,)}),
    "1d_wide": ((1, 1, 33), (1, 1, 7), {"window_strides": (3,), "padding": ((3, 3),)}),
    "1d_depthwise": ((2, 4, 9), (4, 1, 3), {"feature_group_count": 4}),
    "2d": ((2, 3, 7, 9), (4, 3, 3, 2), {}),
    "2d_1x1": ((2, 3, 5, 5), (4, 3, 1, 1), {}),
    "2d_same": ((2, 3, 7, 9), (4, 3, 3, 3), {"padding": "SAME"}),
    "2d_same_even_filter": ((1, 2, 6, 6), (3, 2, 2, 4), {"padding": "SAME"}),
    "2d_strides": ((2, 3, 7, 9), (4, 3, 3, 3), {"window_strides": (2, 3)}),
    "2d_strides_same": ((2, 3, 7, 9), (4, 3, 3, 3), {"window_strides": (2, 2), "padding": "SAME"}),
    "2d_uneven_padding": ((2, 3, 5, 6), (2, 3, 3, 3), {"padding": ((2, 0), (1, 3))}),
    "2d_negative_padding": ((2, 3, 8, 9), (2, 3, 3, 3), {"padding": ((-1, 0), (1, -2))}),
    "2d_dilated_filter": ((2, 3, 9, 9), (2, 3, 3, 2), {"rhs_dilation": (2, 3)}),
    "2d_dilated_input": (
        (2, 3, 4, 5),
        (2, 3, 3, 3),
        {"lhs_dilation": (2, 3), "padding": ((2, 2), (1, 1))},
    ),
    "2d_both_dilations": (
        (1, 2, 5, 5),
        (2, 2, 2, 3),
        {
            "lhs_dilation": (2, 1),
            "rhs_dilation": (2, 2),
            "window_strides": (2, 1),
            "padding": ((1, 2), (2, 1)),
        },
    ),
    "2d_groups": ((2, 6, 5, 5), (4, 3, 3, 3), {"feature_group_count": 2}),
    "2d_depthwise": ((2, 3, 6, 6), (3, 1, 3, 3), {"feature_group_count": 3}),
    "2d_depthwise_multiplier": (
        (2, 3, 6, 6),
        (6, 1, 3, 3),
        {"feature_group_count": 3, "padding": "SAME"},
    ),
    "2d_batch_groups": ((4, 3, 5, 5), (6, 3, 3, 3), {"batch_group_count": 2}),
    "2d_groups_strides_dilation": (
        (1, 4, 9, 9),
        (4, 2, 2, 2),
        {"feature_group_count": 2, "window_strides": (2, 2), "rhs_dilation": (2, 2)},
    ),
    "2d_one_pixel": ((2, 3, 1, 1), (4, 3, 1, 1), {}),
    "2d_filter_larger_than_input": ((1, 2, 3, 3), (2, 2, 5, 5), {"padding": "SAME"}),
    "2d_empty_batch": ((0, 3, 5, 5), (4, 3, 3, 3), {}),
    "2d_no_channels": ((2, 0, 5, 5), (4, 0, 3, 3), {}),
    "2d_no_output_channels": ((2, 3, 5, 5), (0, 3, 3, 3), {}),
    "2d_nothing_fits": ((2, 3, 2, 5), (4, 3, 3, 3), {}),
    "3d": ((1, 2, 4, 5, 6), (3, 2, 2, 3, 2), {}),
    "3d_all_options": (
        (1, 4, 5, 5, 5),
        (4, 2, 2, 2, 2),
        {
            "window_strides": (1, 2, 1),
            "padding": ((1, 0), (0, 1), (1, 1)),
            "rhs_dilation": (1, 2, 1),
            "feature_group_count": 2,
        },
    ),
    "0d": ((5, 3), (4, 3), {}),
}


def cases() -> Iterator[Case]:
    yield from options()
    yield from layouts()
    yield from types()
    yield from gradients()
    yield from networks()


def convolve(x, w, options, dims=None):
    options = {"window_strides": (1,) * (x.ndim - 2), "padding": "VALID"} | options
    if x.ndim == 2:
        options["padding"] = ()
        dims = lax.ConvDimensionNumbers((0, 1), (0, 1), (0, 1))
    return lax.conv_general_dilated(x, w, dimension_numbers=dims, **options)


def options() -> Iterator[Case]:
    for name, (inputs, filters, chosen) in OPTIONS.items():
        function = lambda x, w, o=chosen: convolve(x, w, o)
        yield Case(
            f"conv_{name}",
            function,
            [normal("f32", *inputs), normal("f32", *filters)],
            LOOSE,
            "f64",
        )


def layouts() -> Iterator[Case]:
    shapes = {"N": 2, "C": 3, "H": 5, "W": 6, "O": 4, "I": 3}
    for lhs, rhs, out in (
        NHWC, ("NHWC", "OIHW", "NCHW"), ("NCHW", "HWIO", "NHWC"), ("CHWN", "IHWO", "CHWN"),
        ("HWNC", "OHWI", "HWCN"), ("WHCN", "WIHO", "NWHC"),
    ):  # fmt: skip
        x = [shapes[c] for c in lhs]
        w = [{"H": 3, "W": 2}.get(c, shapes[c]) for c in rhs]
        function = lambda x, w, d=(lhs, rhs, out): convolve(x, w, {"padding": "SAME"}, d)
        name = f"conv_layout_{lhs}_{rhs}_{out}".lower()
        yield Case(name, function, [normal("f32", *x), normal("f32", *w)], LOOSE, "f64")
    yield Case(
        "conv_layout_nwc",
        lambda x, w: convolve(x, w, {}, ("NWC", "WIO", "NWC")),
        [normal("f32", 2, 9, 3), normal("f32", 3, 3, 4)],
        LOOSE,
        "f64",
    )
    yield Case(
        "conv_layout_ndhwc",
        lambda x, w: convolve(x, w, {}, ("NDHWC", "DHWIO", "NDHWC")),
        [normal("f32", 1, 4, 4, 4, 2), normal("f32", 2, 2, 2, 2, 3)],
        LOOSE,
        "f64",
    )


def types() -> Iterator[Case]:
    for dtype in FLOATS:
        args = [normal(dtype, 2, 3, 6, 6), normal(dtype, 4, 3, 3, 3)]
        yield Case(
            f"conv_{dtype}",
            lambda x, w: convolve(x, w, {"padding": "SAME"}),
            args,
            LOOSE | {"bf16": (2e-2, 5e-2), "f16": (1e-2, 5e-3)},
            "f64",
        )
    for dtype, result in (
        ("i8", jnp.int32),
        ("i32", None),
        ("ui8", jnp.int32),
        ("bf16", jnp.float32),
        ("i16", None),
    ):
        args = [
            integers(dtype, 2, 3, 6, 6, low=0, high=5),
            integers(dtype, 4, 3, 3, 3, low=0, high=5),
        ]
        function = lambda x, w, r=result: convolve(x, w, {"preferred_element_type": r})
        yield Case(f"conv_{dtype}_whole_numbers", function, args, EXACT)
    for precision in ("highest", "default"):
        args = [normal("f32", 1, 2, 5, 5), normal("f32", 2, 2, 3, 3)]
        yield Case(
            f"conv_precision_{precision}",
            lambda x, w, p=precision: convolve(x, w, {"precision": p}),
            args,
            LOOSE,
            "f64",
        )


def gradients() -> Iterator[Case]:
    """With respect to the input (transposed forms) and to the filter (reversed, batch in features)."""
    for name in (
        "1d",
        "2d",
        "2d_same",
        "2d_strides",
        "2d_strides_same",
        "2d_uneven_padding",
        "2d_dilated_filter",
        "2d_dilated_input",
        "2d_groups",
        "2d_depthwise",
        "2d_batch_groups",
        "2d_1x1",
        "3d",
        "1d_causal",
    ):
        inputs, filters, chosen = OPTIONS[name]
        loss = lambda x, w, o=chosen: jnp.sum(jnp.sin(convolve(x, w, o)))
        args = [normal("f32", *inputs, scale=0.5), normal("f32", *filters, scale=0.5)]
        yield Case(f"conv_{name}_grad_input", jax.grad(loss, 0), args, LOOSE, "f64")
        yield Case(f"conv_{name}_grad_filter", jax.grad(loss, 1), args, LOOSE, "f64")
    x, w = normal("f32", 2, 4, 5, 3), normal("f32", 3, 3, 3, 2)
    for padding in ("SAME", "VALID"):
        for strides in ((1, 1), (2, 2), (2, 3)):
            function = lambda x, w, s=strides, p=padding: lax.conv_transpose(x, w, s, p)
            yield Case(
                f"conv_transpose_{padding.lower()}_{strides[0]}{strides[1]}",
                function,
                [x, w],
                LOOSE,
                "f64",
            )
    function = lambda x, w: lax.conv_transpose(x, w, (2, 2), "SAME", transpose_kernel=True)
    yield Case("conv_transpose_of_kernel", function, [x, normal("f32", 3, 3, 2, 3)], LOOSE, "f64")


def networks() -> Iterator[Case]:
    x, w, b = normal("f32", 2, 6, 6, 3), normal("f32", 3, 3, 3, 4, scale=0.3), normal("f32", 4)
    conv = lambda x, w, **o: convolve(x, w, {"padding": "SAME"} | o, NHWC)
    yield Case(
        "conv_bias_relu", lambda x, w, b: jnp.maximum(conv(x, w) + b, 0), [x, w, b], LOOSE, "f64"
    )
    yield Case("conv_of_scaled", lambda x, w, b: conv(x * 0.5 + 1, w) * b, [x, w, b], LOOSE, "f64")
    yield Case(
        "conv_norm_silu",
        lambda x, w, b: jax.nn.silu((conv(x, w) - b) * jax.lax.rsqrt(b * b + 1)),
        [x, w, b],
        LOOSE,
        "f64",
    )
    residual = lambda x, w, v: x + conv(jnp.maximum(conv(x, w), 0), v)
    yield Case(
        "conv_residual", residual, [x, w, normal("f32", 3, 3, 4, 3, scale=0.3)], LOOSE, "f64"
    )
    yield Case(
        "conv_patches",
        lambda x: lax.conv_general_dilated_patches(x, (2, 2), (2, 2), "VALID"),
        [normal("f32", 1, 2, 4, 4)],
        LOOSE,
    )
    yield Case(
        "conv_local",
        lambda x, w: lax.conv_general_dilated_local(x, w, (1, 1), "VALID", (2, 2)),
        [normal("f32", 1, 2, 4, 4), normal("f32", 3, 8, 3, 3)],
        LOOSE,
        "f64",
    )
    yield Case(
        "jnp_convolve",
        lambda x, y: jnp.convolve(x, y),
        [normal("f32", 9), normal("f32", 4)],
        LOOSE,
        "f64",
    )
    yield Case(
        "jnp_correlate_same",
        lambda x, y: jnp.correlate(x, y, mode="same"),
        [normal("f32", 9), normal("f32", 4)],
        LOOSE,
        "f64",
    )
    yield Case(
        "separable_blur",
        lambda x: convolve(
            convolve(x, jnp.ones((1, 1, 3, 1)) / 3, {"padding": "SAME"}),
            jnp.ones((1, 1, 1, 3)) / 3,
            {"padding": "SAME"},
        ),
        [normal("f64", 1, 1, 5, 5)],
        LOOSE,
    )

    def lenet(x, w, v, y):
        h = lax.reduce_window(
            jnp.maximum(conv(x, w), 0), -jnp.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID"
        )
        logits = h.reshape(x.shape[0], -1) @ v
        return -jnp.mean(jax.nn.log_softmax(logits)[jnp.arange(x.shape[0]), y])

    args = [x, w, normal("f32", 36, 5, scale=0.3), integers("i32", 2, low=0, high=5)]
    yield Case("conv_pool_loss", lenet, args, LOOSE, "f64")
    yield Case("conv_pool_gradients", jax.grad(lenet, (0, 1, 2)), args, LOOSE, "f64")
