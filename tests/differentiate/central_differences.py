"""Gradients against central differences, both in f64 on the interpreter.

The loss is the sum of all float results, each element weighted with a random cotangent, so that every
element of the gradient is a different number. Its difference quotient has an error of about 1e-10
(step squared, and rounding over step): a gradient that is wrong by one element in a million fails.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

import mlfuse
from mlfuse.dialects.dtypes import Array
from mlfuse.driver.parsing import parse
from mlfuse.interpreter import run_module

STEP = 1e-5
TOLERANCE = 2e-7
"""Relative to the gradient's largest element, or to 1. A constant that holds for third derivatives and losses below about
10,000 times that: the quotient is wrong by STEP^2 / 6 of the third derivative, and by eps / STEP of the loss."""


@dataclass(frozen=True)
class GradientCase:
    """A function `@main` of graph ops with f64 and integer arguments, and where to differentiate it.

    Arguments must lie a few STEPs away from kinks. `argnums` are all floats by default.
    """

    name: str
    text: str
    args: Sequence[Array]
    argnums: tuple[int, ...] = ()

    def __str__(self) -> str:
        return self.name


def program(body: str, args: Sequence[Array], result: str, *, unknown: bool = False) -> str:
    """`@main` of `%a`, `%b`, ... with `body`, which defines `%y` of type `result`.

    `T` in the body and in `result` is the first argument's type. `unknown` makes its dims `?`.
    """
    types = [tensor(arg) for arg in args]
    if unknown:
        types = [tensor(arg, unknown=True) for arg in args]
    names = [f"%{chr(ord('a') + n)}" for n in range(len(args))]
    head = ", ".join(f"{name}: {type_}" for name, type_ in zip(names, types, strict=True))
    body, result = (text.replace("<T>", types[0]) for text in (body, result))
    return f"func.func @main({head}) -> {result} {{\n{body}\nfunc.return %y : {result}\n}}"


def tensor(array: Array, *, unknown: bool = False) -> str:
    """The type of an array; floats are f64."""
    names = {"f": "f64", "i": f"i{array.itemsize * 8}", "b": "i1"}
    sizes = "".join(f"{'?' if unknown else size}x" for size in array.shape)
    return f"tensor<{sizes}{names[array.dtype.kind]}>"


def check(case: GradientCase) -> None:
    """Raise AssertionError unless the gradients of a case are its difference quotients."""
    module = mlfuse.differentiate(case.text, argnums=case.argnums or None)
    plain = parse(case.text)
    args = [np.array(arg) for arg in case.args]
    values = run_module(plain, "main", args)
    rng = np.random.default_rng(7)
    weights = [rng.uniform(0.5, 1.5, np.shape(value)) for value in values if is_float(value)]
    alone = len(weights) == 1 and weights[0].shape == ()
    given = args if alone else [*args, *weights]
    results = run_module(module, "main_grad", given)
    for value, result in zip(values, results, strict=False):
        np.testing.assert_array_equal(result, value, err_msg=case.name)
    argnums = case.argnums or [n for n, arg in enumerate(args) if is_float(arg)]
    gradients = results[len(values) :]
    assert len(gradients) == len(argnums)

    def loss(given: Sequence[Array]) -> float:
        floats = [value for value in run_module(plain, "main", given) if is_float(value)]
        if alone:
            return float(floats[0])
        return sum(float(np.sum(x * w)) for x, w in zip(floats, weights, strict=True))

    for number, gradient in zip(argnums, gradients, strict=True):
        want = np.zeros(args[number].shape)
        for place in np.ndindex(*want.shape):
            sides: list[float] = []
            for step in (STEP, -STEP):
                moved = [arg.copy() for arg in args]
                moved[number][place] += step
                sides.append(loss(moved))
            want[place] = (sides[0] - sides[1]) / (2 * STEP)
        assert np.shape(gradient) == want.shape
        scale = 1 + np.abs(want).max(initial=0)
        message = f"{case.name}: argument {number}"
        np.testing.assert_allclose(
            gradient, want, rtol=TOLERANCE, atol=TOLERANCE * scale, err_msg=message
        )


def is_float(array: Array) -> bool:
    """Whether it has a gradient."""
    return np.asarray(array).dtype.kind == "f"
