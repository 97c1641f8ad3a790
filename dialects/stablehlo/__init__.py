"""StableHLO, for import only: what `jax.jit(f).lower(...).as_text()` and StableHLO's test data print.

The ops are parsed, verified and printed; `--import-stablehlo` turns them into `graph` ops, which define
their meaning.
"""

from __future__ import annotations

from xdsl.ir import Dialect

from mlfuse.dialects.stablehlo import (
    branches,
    chlo,
    collective,
    contraction,
    control,
    convolution,
    dynamic,
    elementwise,
    indexing,
    movement,
    normalization,
    random,
    reduction,
    shapes,
    windows,
)
from mlfuse.dialects.stablehlo.base import StableHLOOp, attribute_class
from mlfuse.dialects.stablehlo.unsupported import UNSUPPORTED

_KEPT = (
    "bounds",
    "custom_call_api_version",
    "custom_call_schedule",
    "output_operand_alias",
    "result_accuracy",
    "result_accuracy_mode",
)
"""Attributes that are parsed and printed, and have no effect."""

_SHARDINGS = ("op_sharding_rule", "sharding_per_value")

StableHLO = Dialect(
    "stablehlo",
    [
        *elementwise.OPS,
        *shapes.OPS,
        *reduction.OPS,
        *contraction.OPS,
        *convolution.OPS,
        *movement.OPS,
        *indexing.OPS,
        *dynamic.OPS,
        *windows.OPS,
        *control.OPS,
        *branches.OPS,
        *normalization.OPS,
        *random.OPS,
        *collective.OPS,
    ],
    [
        collective.CHANNEL,
        contraction.DOT,
        contraction.DOT_ALGORITHM,
        contraction.PRECISION,
        convolution.CONV,
        elementwise.COMPARISON_DIRECTION,
        elementwise.COMPARISON_TYPE,
        random.ALGORITHM,
        random.DISTRIBUTION,
        indexing.GATHER,
        indexing.SCATTER,
        *(attribute_class(f"stablehlo.{name}") for name in _KEPT),
    ],
)
CHLO = Dialect("chlo", [*chlo.OPS], [])
Check = Dialect("check", [*control.CHECKS], [])
Sdy = Dialect(
    "sdy",
    [control.MeshOp, control.ShardingConstraintOp],
    [
        control.MESH,
        control.SHARDING,
        *(attribute_class(f"sdy.{name}") for name in _SHARDINGS),
    ],
)
"""The shardings that JAX writes on arguments; they are parsed and kept, and have no effect."""

__all__ = ["CHLO", "UNSUPPORTED", "Check", "Sdy", "StableHLO", "StableHLOOp"]
