"""The `graph` dialect: tensor operators with value semantics, a file per family.

To add an op, write one class (see `base.GraphOp`) and list it here, or in a dialect of your own.
"""

from __future__ import annotations

from xdsl.ir import Dialect

from mlfuse.dialects.graph import (
    base,
    composite,
    contraction,
    creation,
    elementwise,
    fusion,
    movement,
    reduction,
    selection,
)

ELEMENTWISE: list[type[elementwise.ElementwiseOp]] = [
    elementwise.AbsOp,
    elementwise.AddOp,
    elementwise.AndOp,
    elementwise.DivOp,
    elementwise.ErfOp,
    elementwise.ExpOp,
    elementwise.FmaOp,
    elementwise.LogOp,
    elementwise.MaxOp,
    elementwise.MinOp,
    elementwise.MulOp,
    elementwise.NegOp,
    elementwise.NotOp,
    elementwise.OrOp,
    elementwise.PowOp,
    elementwise.RemOp,
    elementwise.RsqrtOp,
    elementwise.SigmoidOp,
    elementwise.SignOp,
    elementwise.SqrtOp,
    elementwise.SubOp,
    elementwise.TanhOp,
    elementwise.XorOp,
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
        movement.ReshapeOp,
        movement.SliceOp,
        movement.TransposeOp,
        reduction.ReduceOp,
    ],
    [],
)

GraphOp = base.GraphOp
