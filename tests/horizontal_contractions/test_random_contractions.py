"""Random programs of contractions that share operands, slices, reshapes and elementwise ops: whatever is
joined, results are NumPy's. Numbers are small and whole, so every sum is exact."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import mlfuse
from mlfuse.driver import pipelines
from mlfuse.driver.parsing import parse
from mlfuse.interpreter import run_module

Array = np.ndarray[Any, np.dtype[Any]]
SIZE = 4


class Program:
    """A program being written, and its values by NumPy. Values are rows x SIZE or SIZE x SIZE."""

    def __init__(self, seed: int):
        self.random = random.Random(seed)
        rng = np.random.default_rng(seed)
        self.values: dict[str, Array] = {}
        self.lines: list[str] = []
        for name in ("x", "y", "v", "w"):
            rows = self.random.choice((1, 2, 3)) if name in "xy" else SIZE
            self.values[name] = rng.integers(-1, 2, (rows, SIZE)).astype(np.float64)
        self.args = dict(self.values)
        self.constants = [name for name in ("v", "w") if self.random.random() < 0.5]
        for _ in range(self.random.randint(4, 12)):
            self.step()
            # So that products of products stay exact.
            last = list(self.values)[-1]
            if abs(self.values[last]).max(initial=0) > 1e6:
                self.write(f"sign %{last}", np.sign(self.values[last]), [last])

    @staticmethod
    def type_of(value: Array) -> str:
        return f"tensor<{''.join(f'{size}x' for size in value.shape)}f64>"

    def write(self, text: str, value: Array, operands: list[str], arrow: bool = False) -> None:
        name = f"t{len(self.lines)}"
        types = ", ".join(self.type_of(self.values[each]) for each in operands)
        result = f" -> {self.type_of(value)}" if arrow else ""
        self.lines.append(f"%{name} = graph.{text} : {types}{result}")
        self.values[name] = value

    def step(self) -> None:
        kind = self.random.choice(
            ("dot", "dot", "dot", "transposed", "neg", "add", "slice", "heads")
        )
        name = self.random.choice([*list(self.values)[-5:], "x", "y", "v", "w"])
        value = self.values[name]
        if kind in ("dot", "transposed"):
            other = self.random.choice([n for n, v in self.values.items() if v.shape[0] == SIZE])
            right, side = self.values[other], 0 if kind == "dot" else 1
            product = value @ (right if side == 0 else right.T)
            text = f"dot_general %{name}, %{other} contract [1] x [{side}]"
            self.write(text, product, [name, other], arrow=True)
        elif kind == "neg":
            self.write(f"neg %{name}", -value, [name])
        elif kind == "add":
            same = [n for n, v in self.values.items() if v.shape == value.shape]
            other = self.random.choice(same)
            self.write(f"add %{name}, %{other}", value + self.values[other], [name])
        elif kind == "slice" and value.shape[0] > 1:
            start = self.random.randrange(value.shape[0])
            text = f"slice %{name} [{start}:{value.shape[0]}, 0:{SIZE}]"
            self.write(text, value[start:], [name], arrow=True)
        elif kind == "heads":
            half = value.reshape(-1, 2, SIZE // 2)
            self.write(f"reshape %{name}", half, [name], arrow=True)
            heads = list(self.values)[-1]
            scores = np.einsum("ihd,jhd->hij", half, half)
            text = f"dot_general %{heads}, %{heads} batch [1] x [1] contract [2] x [2]"
            self.write(text, scores, [heads, heads], arrow=True)
            product = list(self.values)[-1]
            # Back to rows of SIZE: sums over all, spread.
            self.write(f"reduce add %{product} dims [0, 1, 2]", scores.sum(), [product], arrow=True)
            total = list(self.values)[-1]
            spread = np.full(value.shape, scores.sum())
            self.write(f"broadcast %{total} dims []", spread, [total], arrow=True)
            for gone in (heads, product, total):
                del self.values[gone]

    def finished(self) -> tuple[str, list[Array], list[Array]]:
        """Text, arguments and expected results: the last value and some others."""
        made = [name for name in self.values if name not in self.args]
        results = sorted({*self.random.sample(made, min(2, len(made))), *made[-1:]}) or ["x"]
        given = [name for name in self.args if name not in self.constants]
        head = ", ".join(f"%{name}: {self.type_of(self.args[name])}" for name in given)
        types = ", ".join(self.type_of(self.values[name]) for name in results)
        constants = [
            f'%{name} = graph.constant dense<"0x{self.args[name].tobytes().hex()}"> : '
            + self.type_of(self.args[name])
            for name in self.constants
        ]
        end = f"func.return {', '.join('%' + name for name in results)} : {types}"
        body = "\n  ".join([*constants, *self.lines, end])
        text = f"func.func @main({head}) -> ({types}) {{\n  {body}\n}}\n"
        return text, [self.args[n] for n in given], [self.values[n] for n in results]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(30))
def test_random_programs(seed: int, tmp_path: Path):
    base = Path(mlfuse.__file__).parent / "targets" / "devices" / "cpu.json"
    eager = tmp_path / "eager.json"
    eager.write_text(json.dumps(json.loads(base.read_text("utf-8")) | {"call_us": 1e6}), "utf-8")
    text, args, expected = Program(seed).finished()
    runs = [
        run_module(pipelines.run(parse(text), level, str(eager)), "main", args)
        for level in ("fused", "loop")
    ]
    runs.append(mlfuse.compile(text, "cpu", target=str(eager)).run(*args))
    for got in runs:
        for one, other in zip(got, expected, strict=True):
            np.testing.assert_array_equal(one, other)
