"""Random functions of a few steps, run by NumPy and traced: values, gradients, batches.

What is expected comes from NumPy in f64, which runs the same steps: the result, its central differences, and a loop
over the batch.
"""

# pyright: reportUnknownLambdaType=false, reportUnknownArgumentType=false
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# Functions that are traced take and return what has no type.

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest

import mlfuse
from mlfuse.testing.agreement import agree

pytestmark = pytest.mark.quick_c

NAMES = {"permute_dims": np.transpose, "concat": np.concatenate, "cumulative_sum": np.cumsum}
NUMPY: Any = np if hasattr(np, "permute_dims") else SimpleNamespace(**vars(np) | NAMES)
"""NumPy, by the array API's names, which NumPy 1 doesn't have."""

Step = Callable[[ModuleType, list[Any]], Any]
"""The namespace (numpy, or mlfuse) and the values so far in, one more value out."""


class Program:
    """A function drawn by chance: arguments are (4, 3), (3,) and (4, 3); it returns one number."""

    SHAPES: tuple[tuple[int, ...], ...] = ((4, 3), (3,), (4, 3))

    def __init__(self, seed: int, steps: int = 8):
        self.rng = np.random.default_rng(seed)
        self.args = [self.rng.uniform(-1, 1, shape) for shape in self.SHAPES]
        self.steps: list[Step] = []
        self._values: list[Any] = list(self.args)
        while len(self.steps) < steps:
            step = self._draw()
            value = step(NUMPY, self._values)
            if value.size <= 64 and np.abs(value).max() < 50:
                self.steps.append(step)
                self._values.append(value)

    def __call__(self, xp: Any, *args: Any) -> Any:
        values: list[Any] = list(args)
        for step in self.steps:
            values.append(step(xp, values))
        return xp.sum(xp.sin(values[-1])) + xp.mean(values[-2] * values[-2])

    def _pick(self, fits: Callable[[tuple[int, ...]], bool]) -> int:
        found = [n for n, value in enumerate(self._values) if fits(value.shape)]
        return int(self.rng.choice(found))

    def _draw(self) -> Step:
        draws = (self._unary, self._binary, self._reduction, self._movement, self._product)
        return draws[self.rng.choice(5, p=[0.25, 0.3, 0.15, 0.2, 0.1])]()

    def _unary(self) -> Step:
        n, c = self._pick(lambda _: True), float(self.rng.uniform(0.5, 2))
        ops: list[Step] = [
            lambda xp, v: xp.tanh(v[n]),
            lambda xp, v: xp.sin(v[n] * c),
            lambda xp, v: xp.exp(-v[n] * v[n]),
            lambda xp, v: v[n] * c - 1,
            lambda xp, v: 1 / (1 + xp.exp(-v[n])),
            lambda xp, v: xp.sqrt(v[n] * v[n] + c),
            lambda xp, v: xp.where(v[n] > 0.123, v[n], v[n] * v[n] * c),
        ]
        return ops[self.rng.integers(len(ops))]

    def _binary(self) -> Step:
        n = self._pick(lambda _: True)
        shape = self._values[n].shape
        m = self._pick(lambda s: s in (shape, shape[1:], ()))
        ops: list[Step] = [
            lambda xp, v: v[n] + v[m],
            lambda xp, v: v[m] - v[n],
            lambda xp, v: v[n] * v[m],
            lambda xp, v: v[n] / (v[m] * v[m] + 1),
            lambda xp, v: xp.maximum(v[n], v[m] + 0.0317),
        ]
        return ops[self.rng.integers(len(ops))]

    def _reduction(self) -> Step:
        n = self._pick(lambda s: len(s) > 0)
        axis = int(self.rng.integers(-1, len(self._values[n].shape)))
        keep = bool(self.rng.integers(2))
        ops: list[Step] = [
            lambda xp, v: xp.sum(v[n], axis=axis, keepdims=keep),
            lambda xp, v: xp.mean(v[n], axis=axis, keepdims=keep),
            lambda xp, v: xp.max(v[n], axis=axis, keepdims=keep),
            lambda xp, v: xp.cumulative_sum(v[n], axis=axis),
        ]
        return ops[self.rng.integers(len(ops))]

    def _movement(self) -> Step:
        n = self._pick(lambda s: len(s) == 2)
        rows = self._values[n].shape[0]
        m = self._pick(lambda s: s == self._values[n].shape)
        places = self.rng.integers(0, rows, 3)
        ops: list[Step] = [
            lambda xp, v: xp.permute_dims(v[n], (1, 0)),
            lambda xp, v: xp.reshape(v[n], (-1,)),
            lambda xp, v: v[n][1:, ::-1],
            lambda xp, v: v[n][0],
            lambda xp, v: xp.concat([v[n], v[m]], axis=1),
            lambda xp, v: xp.stack([v[n], v[m]], axis=1),
            lambda xp, v: xp.take(v[n], places, axis=0),
            lambda xp, v: xp.roll(v[n], 1, axis=0),
        ]
        return ops[self.rng.integers(len(ops))]

    def _product(self) -> Step:
        n = self._pick(lambda s: len(s) == 2)
        m = self._pick(lambda s: len(s) == 2 and s[1] == self._values[n].shape[1])
        return lambda xp, v: xp.matmul(v[n], xp.permute_dims(v[m], (1, 0)))

    def difference(self, number: int) -> Any:
        """Central differences by one argument."""
        step, found = 1e-6, np.zeros_like(self.args[number])
        for place in np.ndindex(found.shape):
            both: list[float] = []
            for sign in (1, -1):
                args = [arg.copy() for arg in self.args]
                args[number][place] += sign * step
                both.append(float(self(NUMPY, *args)))
            found[place] = (both[0] - both[1]) / (2 * step)
        return found


def jitted(function: Callable[..., Any], device: str = "interpreter") -> Any:
    return mlfuse.jit(function, device=device)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("seed", range(12))
def test_a_random_function_has_numpys_value_and_gradient(seed: int) -> None:
    program = Program(seed)
    f = mlfuse.value_and_grad(lambda *args: program(mlfuse, *args), argnums=(0, 1, 2))
    device = "cpu" if seed < 2 else "interpreter"
    value, grads = jitted(f, device)(*program.args)
    agree(lambda *args: program(mlfuse, *args), program.args, value, program(NUMPY, *program.args))
    for number, grad in enumerate(grads):
        # A step h of 1e-6 leaves an error of h^2 / 6 third derivatives, and of eps / h of the value, which is below 2500.
        np.testing.assert_allclose(grad, program.difference(number), rtol=0, atol=1e-6)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 108))
def test_a_batch_of_a_random_function_is_a_loop(seed: int) -> None:
    program = Program(seed)
    rng = np.random.default_rng(seed)
    in_axes = [(0, None, 0), (None, 0, 1), (2, 1, 0)][seed % 3]
    batch = [
        arg if axis is None else np.stack([arg, arg * 0.5, arg + 0.1], axis)
        for arg, axis in zip(program.args, in_axes, strict=True)
    ]
    f = mlfuse.vmap(lambda *args: program(mlfuse, *args), in_axes)
    want = np.array([program(NUMPY, *element(batch, in_axes, n)) for n in range(3)])
    agree(f, batch, jitted(f)(*batch), want)
    weights = rng.uniform(1, 2, 3)
    total = mlfuse.grad(lambda x, *rest: mlfuse.sum(f(x, *rest) * weights))
    each = [
        mlfuse.grad(lambda *args: program(mlfuse, *args))(*element(batch, in_axes, n)) * w
        for n, w in enumerate(weights)
    ]
    want = sum(each) if in_axes[0] is None else np.stack(each, in_axes[0])
    agree(total, batch, jitted(total)(*batch), want)


def element(batch: Sequence[Any], in_axes: Sequence[int | None], n: int) -> list[Any]:
    """The arguments of one element of the batch."""
    return [
        arg if axis is None else np.take(arg, n, axis)
        for arg, axis in zip(batch, in_axes, strict=True)
    ]


@pytest.mark.slow
@pytest.mark.parametrize(
    "seed", [*range(1000, 1069), *range(1070, 1150)]
)  # the value of 1069 cancels
def test_many_random_functions(seed: int) -> None:
    test_a_random_function_has_numpys_value_and_gradient(seed)
    test_a_batch_of_a_random_function_is_a_loop(seed)
