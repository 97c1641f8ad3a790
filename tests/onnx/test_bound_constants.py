"""`mlfuse.compile(..., bound=...)`: the last arguments are constants, and calls leave them out."""

from __future__ import annotations

import numpy as np
import pytest

import mlfuse
from mlfuse.diagnostics.errors import MlfuseError

pytestmark = pytest.mark.quick_c

PAIRS, SIZE = 8, 1000


def _scaled() -> str:
    """The same expression over unrelated tensors: one launch over a table, weights among its rows."""
    xs = ", ".join(f"%x{n}: tensor<{SIZE}xf32>" for n in range(PAIRS))
    ws = ", ".join(f"%w{n}: tensor<{SIZE}xf32>" for n in range(PAIRS))
    body = "\n".join(f"%r{n} = graph.mul %x{n}, %w{n} : tensor<{SIZE}xf32>" for n in range(PAIRS))
    results = ", ".join(f"%r{n}" for n in range(PAIRS))
    types = ", ".join([f"tensor<{SIZE}xf32>"] * PAIRS)
    return (
        f"func.func @main({xs}, {ws}) -> ({types}) {{\n{body}\nfunc.return {results} : {types}\n}}"
    )


@pytest.mark.parametrize("device", ["interpreter", "cpu"])
def test_bound_arguments_in_the_rows_of_a_table(device: str):
    rng = np.random.default_rng(0)
    xs = [rng.random(SIZE, dtype=np.float32) for _ in range(PAIRS)]
    weights = [rng.random(SIZE, dtype=np.float32) for _ in range(PAIRS)]
    made = mlfuse.compile(_scaled(), device=device, bound=weights)
    assert len(made.signature.inputs) == PAIRS
    assert device == "interpreter" or "loop.foreach" in made.stage("loop")
    for got, x, weight in zip(made(*xs), xs, weights, strict=True):
        np.testing.assert_array_equal(got, x * weight)
    with pytest.raises(MlfuseError, match=f"expected {PAIRS} arguments"):
        made(*xs, *weights)


def test_a_bound_argument_of_another_shape_is_an_error():
    text = (
        "func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {\nfunc.return %x : tensor<3xf32>\n}"
    )
    with pytest.raises(MlfuseError, match="can't be a constant of that shape"):
        mlfuse.compile(text, device="cpu", bound=[np.zeros(4, np.float32)])


def test_a_bound_argument_that_is_returned_is_a_copy():
    text = (
        "func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {\nfunc.return %x : tensor<3xf32>\n}"
    )
    made = mlfuse.compile(text, device="cpu", bound=[np.arange(3, dtype=np.float32)])
    made()[0] = 7
    np.testing.assert_array_equal(made(), [0, 1, 2])
