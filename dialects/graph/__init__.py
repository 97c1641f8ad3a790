"""The `graph` dialect: tensor operators with value semantics, a file per family.

To add an op, write one class (see `base.GraphOp`) and list it here, or in a dialect of your own.
"""

from __future__ import annotations

from xdsl.ir import Dialect

from mlfuse.dialects.graph import (
    arithmetic,
    base,
    composite,
    contraction,
    creation,
    elementwise,
    functions,
    fusion,
    logic,
    movement,
    reduction,
    reshape,
    selection,
)

ELEMENTWISE: list[type[elementwise.ElementwiseOp]] = [
    arithmetic.AbsOp,
    arithmetic.AddOp,
    logic.AndOp,
    arithmetic.DivOp,
    functions.ErfOp,
    functions.ExpOp,
    arithmetic.FmaOp,
    functions.LogOp,
    arithmetic.MaxOp,
    arithmetic.MinOp,
    arithmetic.MulOp,
    arithmetic.NegOp,
    logic.NotOp,
    logic.OrOp,
    functions.PowOp,
    arithmetic.RemOp,
    functions.RsqrtOp,
    functions.SigmoidOp,
    arithmetic.SignOp,
    functions.SqrtOp,
    arithmetic.SubOp,
    functions.TanhOp,
    logic.XorOp,
    selection.CastOp,
    selection.CompareOp,
    selection.SelectOp,
]
COMPOSITES: list[type[composite.CompositeOp]] = [
    composite.GeluOp,
    composite.LayerNormOp,
    composite.LogSoftmaxOp,
    composite.ReluOp,
    composite.SiluOp,
    composite.SoftmaxOp,
]

Graph = Dialect(
    "graph",
    [
        *ELEMENTWISE,
        *COMPOSITES,
        contraction.DotGeneralOp,
        creation.ConstantOp,
        creation.DimOp,
        creation.IotaOp,
        fusion.FusionOp,
        fusion.YieldOp,
        movement.BroadcastOp,
        reshape.ReshapeOp,
        movement.SliceOp,
        movement.TransposeOp,
        reduction.ReduceOp,
    ],
    [],
)

GraphOp = base.GraphOp
