"""Makes cases in bf16, for GPUs, where models use it."""

from __future__ import annotations

from dataclasses import replace

import ml_dtypes
import numpy as np

from benchmarks.case import Array, Case

BF16 = np.dtype(ml_dtypes.bfloat16)
TOLERANCE = 2e-2
"""The error of two or three roundings to 8 bits, and of constants with 8 bits."""


def in_bf16(case: Case) -> Case:
    """The case with bf16 instead of f32, without hand-written C and without the peers that have no bf16."""

    def inputs(random: np.random.Generator) -> list[Array]:
        return [a.astype(BF16) if a.dtype == np.float32 else a for a in case.inputs(random)]

    return replace(
        case,
        name=f"{case.name}/bf16",
        text=case.text.replace("f32", "bf16"),
        inputs=inputs,
        nbytes=case.nbytes // 2,
        numexpr="",
        numba=None,
        onnx="",
        cupy=None,
        limit=None,
        tolerance=TOLERANCE,
    )
