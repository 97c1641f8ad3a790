"""`stablehlo.rng_bit_generator`, bit for bit as XLA."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest
import xla_bits
from xla_bits import DRAWS, STATE, Draw

import mlfuse
from mlfuse.driver.parsing import parse
from mlfuse.ir.printing import print_module
from mlfuse.runtime.compilers.cc import find_compiler

pytestmark = pytest.mark.quick_c


@cache
def expected() -> dict[str, Any]:
    with np.load(xla_bits.RESULTS) as arrays:
        return dict(arrays)


def program(draws: list[Draw]) -> str:
    """All draws from one state: the states after them, then the bits."""
    types = [
        f"tensor<{''.join(f'{size}x' for size in d.shape)}{d.dtype.replace('int', 'i')}>"
        for d in draws
    ]
    lines = [
        f"%s{n}, %b{n} = stablehlo.rng_bit_generator %state, algorithm = {draw.algorithm} : "
        f"(tensor<2xui64>) -> (tensor<2xui64>, {type_})"
        for n, (draw, type_) in enumerate(zip(draws, types, strict=True))
    ]
    values = ", ".join(
        [*(f"%s{n}" for n in range(len(draws))), *(f"%b{n}" for n in range(len(draws)))]
    )
    joined = ", ".join(["tensor<2xui64>"] * len(draws) + types)
    head = f"func.func @main(%state: tensor<2xui64>) -> ({joined}) {{"
    return "\n".join([head, *lines, f"func.return {values} : {joined}", "}"])


COMPILED = [
    draw
    for draw in DRAWS
    if (draw.shape, draw.dtype) in (((3, 5), "uint32"), ((3, 5), "uint64"), ((2, 5), "uint8"))
    and draw.algorithm != "DEFAULT"
]
"""What is compiled too: each kernel takes a C compiler a while."""


@cache
def drawn(device: str) -> dict[str, Any]:
    """All draws, compiled at once."""
    draws = DRAWS if device == "interpreter" else COMPILED
    results = mlfuse.compile(program(draws), device)(STATE)
    states, bits = results[: len(draws)], results[len(draws) :]
    return {draw.name: pair for draw, *pair in zip(draws, states, bits, strict=True)}


def check(draw: Draw, device: str) -> None:
    for what, got in zip(("state", "bits"), drawn(device)[draw.name], strict=True):
        want = expected()[f"{draw.name} {what}"]
        assert got.dtype == want.dtype
        np.testing.assert_array_equal(got, want)


@pytest.mark.parametrize("draw", DRAWS, ids=lambda draw: draw.name)
def test_state_and_bits_are_those_of_xla(draw: Draw):
    check(draw, "interpreter")


@pytest.mark.slow
@pytest.mark.skipif(find_compiler() is None, reason="needs a C compiler")
@pytest.mark.parametrize("draw", COMPILED, ids=lambda draw: draw.name)
def test_so_they_are_compiled(draw: Draw):
    check(draw, "cpu")


def test_the_text_reads_back():
    text = print_module(parse(program(DRAWS)))
    assert "algorithm = THREE_FRY" in text
    assert print_module(parse(text)) == text


def test_the_generic_form_is_read():
    text = """
      func.func @main(%s: tensor<2xui64>) -> tensor<4xui32> {
        %0, %1 = "stablehlo.rng_bit_generator"(%s)
            <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}>
            : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
        func.return %1 : tensor<4xui32>
      }"""
    got = mlfuse.compile(text, "interpreter")(STATE)
    np.testing.assert_array_equal(got, expected()["PHILOX 4 uint32 bits"])


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        (
            "stablehlo.rng %a, %b, %n, distribution = NORMAL : "
            "(tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32>",
            r"stablehlo\.rng.*hidden state.*rng_bit_generator",
        ),
        (
            "stablehlo.rng_bit_generator %s, algorithm = PHILOX : "
            "(tensor<3xui64>) -> (tensor<3xui64>, tensor<4xui32>)",
            r"a state of tensor<3xui64> is not supported",
        ),
        (
            "stablehlo.rng_bit_generator %t, algorithm = PHILOX : "
            "(tensor<2xui64>) -> (tensor<2xui64>, tensor<4xf32>)",
            r"random bits as f32 are not supported",
        ),
        (
            "stablehlo.rng_bit_generator %t, algorithm = MERSENNE : "
            "(tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)",
            r"'MERSENNE' is not one of DEFAULT, PHILOX, THREE_FRY",
        ),
    ],
)
def test_what_can_not_be_imported_says_why(line: str, problem: str):
    results = "%r, %q" if "bit_generator" in line else "%r"
    text = f"""
      func.func @main(%a: tensor<f32>, %b: tensor<f32>, %n: tensor<1xi64>, %s: tensor<3xui64>,
                      %t: tensor<2xui64>) {{
        {results} = {line}
        func.return
      }}"""
    with pytest.raises(mlfuse.MlfuseError, match=problem):
        mlfuse.compile(text, "interpreter")
