"""Random composites: activations, norms, losses, statistics, attention, random numbers."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import prod

from mlfuse.testing.fuzz.draw_movement import listed
from mlfuse.testing.fuzz.draw_reductions import random_axes, without
from mlfuse.testing.fuzz.grower import ANY, LARGEST, Accept, Grower, Maker
from mlfuse.testing.fuzz.typed_graph import FLOATS, Dim, Grade


@dataclass(frozen=True)
class Activation:
    """An activation of one operand."""

    attributes: tuple[str, ...] = ("",)
    """Texts of its attributes, one of which is drawn."""
    jumps: bool = False
    """Whether it isn't continuous, so that it takes only exact operands."""
    smooth: bool = True
    """Whether its result is inexact even for exact operands."""


ACTIVATIONS = {
    "celu": Activation(("", "alpha = 0.5", "alpha = -1.5")),
    "elu": Activation(("", "alpha = 0.3")),
    "gelu": Activation(("", 'approximate = "tanh"')),
    "hardshrink": Activation(("", "bound = 0.25"), jumps=True, smooth=False),
    "hardsigmoid": Activation(("", "alpha = 0.2"), smooth=False),
    "hardswish": Activation(smooth=False),
    "hardtanh": Activation(("", "low = 0.0, high = 6.0"), smooth=False),
    "leaky_relu": Activation(("", "slope = 0.25", "slope = -0.5"), smooth=False),
    "log_sigmoid": Activation(),
    "mish": Activation(),
    "relu": Activation(smooth=False),
    "relu6": Activation(smooth=False),
    "selu": Activation(),
    "silu": Activation(),
    "softplus": Activation(("", "beta = 2.0", "beta = 0.5, threshold = 20.0")),
    "softshrink": Activation(("", "bound = 1.0"), smooth=False),
    "softsign": Activation(smooth=False),
    "tanhshrink": Activation(),
}


def _tame(limit: float = 20.0) -> Accept:
    return lambda v: v.is_float and v.largest <= limit


def _braced(*attributes: str) -> str:
    kept = ", ".join(each for each in attributes if each)
    return f" {{{kept}}}" if kept else ""


def activation(g: Grower) -> bool:
    """An activation of an exact value or, if it is continuous, of a value of small magnitude."""
    name = g.c.pick(list(ACTIVATIONS))
    kind = ACTIVATIONS[name]
    x = g.value(
        lambda v: v.is_float and (v.grade is Grade.EXACT or (v.largest <= 20 and not kind.jumps))
    )
    if x is None:
        return False
    grade = Grade.TARGET if kind.smooth else Grade.EXACT
    bound = 2 * x.largest + 8
    if kind.smooth and x.largest > 50:
        bound = float("inf")
        if x.grade > Grade.EXACT:
            return False
    # The reference of the composite and the ops of its expansion may round differently.
    grade = max(grade, Grade.TARGET)
    text = f"graph.{name} %{x.name}{_braced(g.c.pick(kind.attributes))} : {x.type}"
    return g.add(text, [x], x, (-bound, bound), grade)


def gated(g: Grower) -> bool:
    """glu, swiglu, prelu."""
    c = g.c
    x = g.value(lambda v: v.is_float and bool(v.dims) and v.largest <= 20)
    if x is None:
        return False
    name, axis = c.pick(("glu", "swiglu", "prelu")), c.below(len(x.dims))
    bound = x.largest * (x.largest + 1)
    if name == "prelu":
        dims = c.pick(((), (Dim(1),), (x.dims[axis],)))
        slope = g.of_type(x.dtype, dims, lambda v: v.largest <= 20)
        text = f"graph.prelu %{x.name}, %{slope.name} {{axis = {axis} : i64}}"
        bound = max(x.largest, x.largest * slope.largest)
        return g.add(f"{text} : {x.type}, {slope.type} -> {x.type}", [x, slope], x, (-bound, bound))
    size = x.dims[axis]
    if size.dynamic or size.size % 2:
        return False
    target = replace(x, dims=(*x.dims[:axis], Dim(size.size // 2), *x.dims[axis + 1 :]))
    text = f"graph.{name} %{x.name} {{axis = {axis - c.pick((0, len(x.dims)))} : i64}}"
    return g.add(f"{text} : {x.type} -> {target.type}", [x], target, (-bound, bound), Grade.TARGET)


# Norms


def norm(g: Grower) -> bool:
    """A normalization, with all its parameters or without some."""
    c = g.c
    names = ("layer_norm", "rms_norm", "instance_norm", "group_norm", "batch_norm_training",
             "batch_norm_inference")  # fmt: skip
    name = c.pick(names)
    x = g.value(lambda v: v.is_float and bool(v.dims) and v.largest <= 20 and v.size > 0)
    if x is None:
        return False
    rank = len(x.dims)
    axis = c.below(rank)
    extra = ""
    if name in ("instance_norm", "group_norm"):
        if rank < (3 if name == "instance_norm" else 2):
            return False
        axis = c.between(1, rank - 1)
    if name == "group_norm":
        size = x.dims[axis]
        if size.dynamic:
            return False
        groups = c.pick([k for k in (1, 2, 3, 4, 8) if size.size % k == 0])
        extra = f"groups = {groups} : i64"
    most = {"rms_norm": 1, "batch_norm_inference": 4}.get(name, 2)
    count = 4 if name == "batch_norm_inference" else c.between(0, most)
    along = (x.dims[axis],)
    parameters = [g.of_type(x.dtype, along, _tame(4)) for _ in range(min(count, 3))]
    if count == 4:
        variance = g.value(lambda v: v.dtype == x.dtype and v.dims == along and v.low >= 0 and v.largest < 100)  # fmt: skip
        parameters.append(variance or g.argument(x.dtype, along, (0.1, 4.0)))
    written = axis - c.pick((0, rank))
    text = f"graph.{name} {listed([x, *parameters])}"
    text += _braced(f"axis = {written} : i64", "epsilon = 1.0e-2", extra)
    types = ", ".join(each.type for each in (x, *parameters))
    arrow = f" -> {x.type}"
    scale = parameters[0].largest if parameters else 1.0
    bias = parameters[1].largest if len(parameters) > 1 else 0.0
    bound = scale * 20 * (2 * x.largest + 4) + bias
    return g.add(f"{text} : {types}{arrow}", [x, *parameters], x, (-bound, bound), Grade.PLAN)


def running_average(g: Grower) -> bool:
    """`graph.running_average`."""
    x = g.value(_tame(1e3))
    y = None if x is None else g.another(x, _tame(1e3))
    if x is None or y is None:
        return False
    text = f"graph.running_average %{x.name}, %{y.name}{_braced(g.c.pick(('', 'momentum = 0.25')))}"
    bound = max(x.largest, y.largest) + 1
    return g.add(f"{text} : {x.type}, {y.type}", [x, y], x, (-bound, bound), Grade.TARGET)


def softmax(g: Grower) -> bool:
    """softmax and log_softmax."""
    x = g.value(lambda v: v.is_float and bool(v.dims) and v.largest <= 100)
    if x is None:
        return False
    axis = g.c.below(len(x.dims))
    if x.dims[axis].size == 0:
        return False
    name = g.c.pick(("softmax", "log_softmax"))
    interval = (0, 1) if name == "softmax" else (-2 * x.largest - 10, 1)
    written = axis - g.c.pick((0, len(x.dims)))
    text = f"graph.{name} %{x.name} {{axis = {written} : i64}} : {x.type}"
    return g.add(text, [x], x, interval, Grade.PLAN)


def statistic(g: Grower) -> bool:
    """mean, variance, logsumexp."""
    x = g.value(_tame())
    if x is None:
        return False
    axes = random_axes(g, x)
    count = prod(x.dims[d].size for d in axes)
    if count == 0 or x.largest * x.largest * count > 1e4:
        return False
    target, name = without(x, axes), g.c.pick(("mean", "variance", "logsumexp"))
    ddof = "ddof = 1 : i64" if name == "variance" and count > 1 and g.c.chance(0.5) else ""
    text = f"graph.{name} %{x.name}{_braced(f'dims = array<i64: {axes}>'.replace('[', '').replace(']', ''), ddof)}"  # fmt: skip
    text = text.replace("array<i64: >", "array<i64>")
    bound = {"mean": x.largest, "variance": 8 * x.largest**2, "logsumexp": x.largest + 10}[name]
    low = 0.0 if name == "variance" else -bound
    return g.add(f"{text} : {x.type} -> {target.type}", [x], target, (low, bound), Grade.PLAN)


# Losses

PAIRS = ("mse_loss", "l1_loss", "huber_loss", "smooth_l1_loss", "bce_loss",
         "bce_with_logits_loss", "kl_div_loss")  # fmt: skip


def pair_loss(g: Grower) -> bool:
    """A loss of predictions and targets, both from intervals in which the loss is smooth."""
    c = g.c
    name = c.pick(PAIRS)
    x = g.value(_tame(4))
    if x is None or x.size * 50 > 6e4:
        return False
    target = g.another(x, _tame(4))
    if name == "bce_loss":
        x = g.another(x, lambda v: v.low >= 0.05 and v.high <= 0.95)
        x = x or g.argument(target.dtype if target else "f32", target.dims if target else (), (0.1, 0.9))  # fmt: skip
        target = g.another(x, _tame(4)) or x
    if name == "kl_div_loss":
        target = g.another(x, lambda v: v.low >= 0.05 and v.largest <= 4)
        target = target or g.argument(x.dtype, x.dims, (0.1, 0.9))
    target = target or x
    how = c.pick(("", 'reduction = "none"', 'reduction = "sum"'))
    if name == "kl_div_loss" and x.dims and c.chance(0.3):
        how = 'reduction = "batchmean"'
    option = {"huber_loss": "delta = 0.5", "smooth_l1_loss": "beta = 0.5",
              "kl_div_loss": "log_target = true"}.get(name, "") if c.chance(0.5) else ""  # fmt: skip
    if x.size == 0 and how != 'reduction = "none"':
        return False
    result = x if "none" in how else replace(x, dims=())
    text = f"graph.{name} %{x.name}, %{target.name}{_braced(how, option)}"
    bound = 400.0 if "none" in how or not how else 400.0 * max(x.size, 1)
    grade = Grade.TARGET if "none" in how else Grade.PLAN
    text += f" : {x.type}, {target.type} -> {result.type}"
    return g.add(text, [x, target], result, (-bound, bound), grade)


def class_loss(g: Grower) -> bool:
    """nll_loss and cross_entropy, of class numbers (some of which aren't classes) or of probabilities."""
    c = g.c
    x = g.value(lambda v: v.is_float and bool(v.dims) and v.largest <= 20 and 0 < v.size <= 5000)
    if x is None:
        return False
    axis = c.below(len(x.dims))
    classes = x.dims[axis]
    kept = tuple(d for k, d in enumerate(x.dims) if k != axis)
    name = c.pick(("cross_entropy", "nll_loss"))
    options = [f"axis = {axis} : i64", c.pick(("", 'reduction = "none"', 'reduction = "sum"'))]
    operands = [x]
    if name == "cross_entropy" and c.chance(0.3):
        operands.append(g.of_type(x.dtype, x.dims, lambda v: v.low >= 0 and v.high <= 1))
        if operands[1].largest > 2:
            return False
    else:
        low = -1 if c.chance(0.2) else 0
        labels = g.argument(c.pick(("i32", "i64", "ui8")), kept, (low, max(classes.size - 1, 0)))
        operands.append(labels)
    plain = True
    if c.chance(0.3):
        weight = g.value(lambda v: v.dtype == x.dtype and v.dims == (classes,) and v.low > 0 and v.largest < 10)  # fmt: skip
        operands.append(weight or g.argument(x.dtype, (classes,), (0.5, 2.0)))
        plain = False
    if operands[1].is_integer and c.chance(0.3):
        options.append("ignore_index = 0 : i64")
        plain = False
    if name == "cross_entropy" and c.chance(0.3) and (plain or not operands[1].is_integer):
        options.append("label_smoothing = 0.125")
    how = options[1]
    result = replace(x, dims=kept if "none" in how else ())
    samples = prod(d.size for d in kept)
    if samples == 0:
        return False
    bound = 50.0 * (2 * x.largest + 10) * (1 if "none" in how or not how else samples)
    types = ", ".join(each.type for each in operands)
    text = f"graph.{name} {listed(operands)}{_braced(*options)} : {types} -> {result.type}"
    return g.add(text, operands, result, (-bound, bound), Grade.PLAN)


# Attention


def attention(g: Grower) -> bool:
    """`graph.attention` of a value and new arguments, with a mask of any kind."""
    c = g.c
    q = g.value(lambda v: v.is_float and 2 <= len(v.dims) <= 4 and v.largest <= 4 and v.size > 0)
    if q is None:
        return False
    batch, (rows, width) = q.dims[:-2], q.dims[-2:]
    keys, values = Dim(c.pick((1, 3, 5, 8))), Dim(c.pick((1, 2, 7, 16)))
    if c.chance(0.4):
        keys = rows
    k = g.of_type(q.dtype, (*batch, keys, width), _tame(4))
    v = g.of_type(q.dtype, (*batch, keys, values), _tame(20))
    operands, options = [q, k, v], ["causal = true"] if c.chance(0.4) else []
    if width.dynamic or c.chance(0.3):
        options.append("scale = 0.25")
    target = replace(q, dims=(*batch, rows, values))
    work = prod(d.size for d in (*batch, rows, keys)) * max(width.size, values.size)
    if work > 10 * LARGEST or k.largest * q.largest * max(width.size, 1) > 600:
        return False
    if c.chance(0.5):
        full = (*batch, rows, keys)
        dims = [Dim(1) if c.chance(0.25) else d for d in full][c.below(len(full)) :]
        operands.append(g.of_type(c.pick(("i1", q.dtype)), tuple(dims), lambda m: m.dtype == "i1" or m.largest <= 4))  # fmt: skip
    types = ", ".join(each.type for each in operands)
    text = f"graph.attention {listed(operands)}{_braced(*options)} : {types} -> {target.type}"
    return g.add(text, operands, target, (-v.largest - 1, v.largest + 1), Grade.PLAN)


def rotary(g: Grower) -> bool:
    """`graph.rotary` with angles of fewer dims, or of size 1."""
    c = g.c
    x = g.value(lambda v: v.is_float and bool(v.dims) and v.largest <= 100
                and not v.dims[-1].dynamic and v.dims[-1].size % 2 == 0)  # fmt: skip
    if x is None:
        return False
    full = (*x.dims[:-1], Dim(x.dims[-1].size // 2))
    outer = [Dim(1) if c.chance(0.25) else d for d in full[:-1]]
    dims = (*outer[c.between(0, len(outer)) :], full[-1])
    cos, sin = (g.of_type(x.dtype, dims, _tame(4)) for _ in range(2))
    options = "interleaved = true" if c.chance(0.5) else ""
    text = f"graph.rotary %{x.name}, %{cos.name}, %{sin.name}{_braced(options)}"
    bound = x.largest * (cos.largest + sin.largest)
    text += f" : {x.type}, {cos.type}, {sin.type} -> {x.type}"
    return g.add(text, [x, cos, sin], x, (-bound, bound), Grade.TARGET)


# Windows and random numbers


def select_and_scatter(g: Grower) -> bool:
    """`graph.select_and_scatter` (the gradient of pooling), with windows that overlap, leave gaps or reach into the
    padding."""
    c = g.c
    x = g.value(lambda v: v.grade is Grade.EXACT and 0 < len(v.dims) <= 3 and v.size <= 3000
                and v.is_float)  # fmt: skip
    if x is None:
        return False
    columns: list[tuple[int, int, int, int]] = []
    counts: list[Dim] = []
    for d in x.dims:
        column = (1, 1, 0, 0)
        if not d.dynamic and c.chance(0.7):
            size = c.between(1, 3)
            column = size, c.pick((1, 2, 3)), c.between(-1, size - 1), c.between(-1, size - 1)
        size, stride, low, high = column
        if not d.dynamic and d.size + low + high < 0:
            return False
        columns.append(column)
        counts.append(d if d.dynamic else Dim(max((d.size + low + high - size) // stride + 1, 0)))
    source = g.of_type(x.dtype, tuple(counts), lambda v: v.is_tame)
    lists = dict(zip(("sizes", "strides", "low", "high"), zip(*columns, strict=True), strict=True))
    shown = [
        f"{name} = array<i64: {', '.join(map(str, values))}>" for name, values in lists.items()
    ]
    select, combiner = c.pick(("max", "min")), c.pick(("add", "max", "min"))
    text = f"graph.select_and_scatter %{x.name}, %{source.name}"
    text += _braced(f'select = "{select}"', f'combiner = "{combiner}"', *shown)
    text += f" : {x.type}, {source.type} -> {x.type}"
    bound = source.largest * 30
    interval = (-bound, bound) if combiner == "add" else ANY
    grade = Grade.PLAN if combiner == "add" else Grade.EXACT
    return g.add(text, [x, source], x, interval, grade)


def random_numbers(g: Grower) -> bool:
    """random_bits, random_uniform, random_normal, dropout."""
    c = g.c
    seed, offset = (g.of_type(c.pick(("i64", "ui64")), ()) for _ in range(2))
    like = g.value(lambda v: v.size <= 5000)
    name = c.pick(("random_bits", "random_uniform", "random_normal", "dropout"))
    if like is None:
        return False
    if name == "dropout":
        if not like.is_float:
            return False
        bound = 4 * like.largest
        text = f"graph.dropout %{like.name}, %{seed.name}, %{offset.name} {{rate = {c.pick((0.25, 0.5, 0.0, 1.0))}}}"  # fmt: skip
        text += f" : {like.type}, {seed.type}, {offset.type} -> {like.type}"
        return g.add(text, [like, seed, offset], like, (-bound, bound))
    dtype = c.pick(("ui32", "ui64") if name == "random_bits" else FLOATS)
    result = replace(like, dtype=dtype, grade=Grade.EXACT)
    operands, at = [seed, offset], ""
    if not like.is_static:
        operands.append(replace(like, grade=Grade.EXACT))
        at = f" like %{like.name}"
    types = ", ".join(each.type for each in operands)
    text = f"graph.{name} %{seed.name}, %{offset.name}{at} : {types} -> {result.type}"
    if name == "random_bits":
        return g.add(text, operands, result)
    interval = (0.0, 1.0) if name == "random_uniform" else (-10.0, 10.0)
    grade = Grade.EXACT if name == "random_uniform" else Grade.TARGET
    return g.add(text, operands, result, interval, grade)


MAKERS: list[tuple[int, Maker]] = [
    (10, activation),
    (4, gated),
    (6, norm),
    (1, running_average),
    (4, softmax),
    (4, statistic),
    (5, pair_loss),
    (4, class_loss),
    (3, attention),
    (3, rotary),
    (2, select_and_scatter),
    (4, random_numbers),
]
