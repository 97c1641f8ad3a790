"""Training steps that clip gradients by a norm of all of them, as graph text: any optimizer, shapes, norm and way of
writing the norm; and what they give in f64."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

import numpy as np

Array = np.ndarray[Any, np.dtype[Any]]
Norm = Literal["chain", "swapped", "bare", "max", "stacked"]
NORMS: tuple[Norm, ...] = ("chain", "swapped", "bare", "max", "stacked")
"""`((0 + s0) + s1) + s2`, each operand pair the other way around, without the 0, of max |g|, and torch's norm of norms."""
Optimizer = Literal["sgd", "momentum", "adam", "adamw"]
OPTIMIZERS: tuple[Optimizer, ...] = ("sgd", "momentum", "adam", "adamw")
RATE, MU, BETA, EPS, DECAY, MOST = 0.1, 0.9, 0.99, 1e-6, 0.01, 1.0


@dataclass
class Step:
    """A training step as a module."""

    shapes: Sequence[tuple[int, ...]]
    norm: Norm = "chain"
    optimizer: Optimizer = "momentum"
    decayed: bool = False
    """Whether the gradients are those with weight decay: the norm and the update read one value."""
    per_tensor: bool = False
    """Whether every gradient's own norm is returned, too."""
    lines: list[str] = field(default_factory=list[str])

    @property
    def states(self) -> int:
        """How many tensors of state a parameter has."""
        return {"sgd": 0, "momentum": 1, "adam": 2, "adamw": 2}[self.optimizer]

    def text(self) -> str:
        """The module: takes parameters, gradients and states in turn, gives the norm, then all that is new."""
        self.lines = []
        for name, value in (("zero", 0.0), ("eps", EPS), ("one", 1.0), ("most", MOST)):
            self.lines.append(f"%{name} = graph.constant dense<{value:e}> : tensor<f32>")
        kinds = [f"tensor<{''.join(f'{n}x' for n in shape)}f32>" for shape in self.shapes]
        gradients = [self._gradient(k, kind) for k, kind in enumerate(kinds)]
        own = [
            self._own(k, g, kind) for k, (g, kind) in enumerate(zip(gradients, kinds, strict=True))
        ]
        norm = self._norm(own)
        self._scalar("%d", "add", norm, "%eps")
        self._scalar("%f", "div", "%most", "%d")
        self._scalar("%clip", "min", "%one", "%f")
        results, types = [norm], ["tensor<f32>"]
        if self.per_tensor:
            results += own
            types += ["tensor<f32>"] * len(own)
        arguments: list[str] = []
        for k, kind in enumerate(kinds):
            names = [f"%p{k}", f"%g{k}", *(f"%s{k}_{n}" for n in range(self.states))]
            arguments += [f"{name}: {kind}" for name in names]
            new = self._update(k, gradients[k], kind)
            results += new
            types += [kind] * len(new)
        lines = "\n  ".join([*self.lines, f"func.return {', '.join(results)} : {', '.join(types)}"])
        return (
            f"func.func @main({', '.join(arguments)}) -> ({', '.join(types)}) {{\n  {lines}\n}}\n"
        )

    def arguments(self, seed: int = 0) -> list[Array]:
        """Arguments of the module; the states are positive."""
        rng = np.random.default_rng(seed)
        found: list[Array] = []
        for shape in self.shapes:
            found += [np.asarray(rng.normal(size=shape), np.float32) for _ in range(2)]
            found += [
                np.asarray(rng.uniform(0.5, 1, shape), np.float32) for _ in range(self.states)
            ]
        return found

    def by_numpy(self, args: Sequence[Array]) -> list[Array]:
        """What it gives, in f64 from f32 constants."""
        width = 2 + self.states
        rows = [args[k : k + width] for k in range(0, len(args), width)]
        wide = [[np.asarray(x, np.float64) for x in row] for row in rows]
        c = [float(np.float32(x)) for x in (RATE, MU, BETA, EPS, DECAY, MOST)]
        rate, mu, beta, eps, decay, most = c
        gradients = [g + decay * p if self.decayed else g for p, g, *_ in wide]
        if self.norm == "max":
            own = [np.max(np.abs(g), initial=-np.inf) for g in gradients]
            norm = max(own)
        else:
            own = [np.sqrt(np.sum(g * g)) for g in gradients]
            norm = np.sqrt(sum(n * n for n in own))
        clip = min(1.0, most / (norm + eps))
        results: list[Any] = [norm]
        if self.per_tensor:
            results += own if self.norm in ("max", "stacked") else [n * n for n in own]
        for (p, _, *states), g in zip(wide, gradients, strict=True):
            g = clip * g
            match self.optimizer:
                case "sgd":
                    results.append(p - rate * g)
                case "momentum":
                    m = mu * states[0] + g
                    results += [p - rate * m, m]
                case "adam" | "adamw":
                    m = mu * states[0] + g
                    v = beta * states[1] + g * g
                    step = m / (np.sqrt(v) + eps)
                    step = step + decay * p if self.optimizer == "adamw" else step
                    results += [p - rate * step, m, v]
        return [np.asarray(x) for x in results]

    # The lines.

    def _op(self, name: str, op: str, kind: str, *operands: str) -> str:
        self.lines.append(f"{name} = graph.{op} {', '.join(operands)} : {kind}")
        return name

    def _scalar(self, name: str, op: str, *operands: str) -> str:
        return self._op(name, op, "tensor<f32>", *operands)

    def _constant(self, name: str, value: float, kind: str) -> str:
        self.lines.append(f"{name}_0 = graph.constant dense<{value:e}> : tensor<f32>")
        self.lines.append(f"{name} = graph.broadcast {name}_0 dims [] : tensor<f32> -> {kind}")
        return name

    def _gradient(self, k: int, kind: str) -> str:
        if not self.decayed:
            return f"%g{k}"
        decay = self._constant(f"%wd{k}", DECAY, kind)
        return self._op(
            f"%h{k}", "add", kind, f"%g{k}", self._op(f"%wp{k}", "mul", kind, decay, f"%p{k}")
        )

    def _own(self, k: int, gradient: str, kind: str) -> str:
        """The number of one gradient."""
        rank = len(self.shapes[k])
        whole = f"dims [{', '.join(map(str, range(rank)))}] : {kind} -> tensor<f32>"
        op, combiner = ("abs", "max") if self.norm == "max" else ("mul", "add")
        operands = [gradient] if op == "abs" else [gradient] * 2
        square = self._op(f"%q{k}", op, kind, *operands)
        self.lines.append(f"%r{k} = graph.reduce {combiner} {square} {whole}")
        return self._scalar(f"%n{k}", "sqrt", f"%r{k}") if self.norm == "stacked" else f"%r{k}"

    def _norm(self, own: Sequence[str]) -> str:
        if self.norm == "stacked":
            return self._of_norms(own)
        numbers = list(own) if self.norm in ("bare", "max") else ["%zero", *own]
        op = "max" if self.norm == "max" else "add"
        total, *others = numbers
        for k, other in enumerate(others):
            pair = (other, total) if self.norm == "swapped" else (total, other)
            total = self._scalar(f"%t{k}", op, *pair)
        return total if self.norm == "max" else self._scalar("%norm", "sqrt", total)

    def _of_norms(self, own: Sequence[str]) -> str:
        count, one = len(own), "tensor<1xf32>"
        for k, number in enumerate(own):
            self.lines.append(f"%piece{k} = graph.reshape {number} : tensor<f32> -> {one}")
        parts, all_ = ", ".join(f"%piece{k}" for k in range(count)), f"tensor<{count}xf32>"
        self.lines.append(
            f"%all = graph.concat dim 0 {parts} : {', '.join([one] * count)} -> {all_}"
        )
        self._op("%sq", "mul", all_, "%all", "%all")
        self.lines.append(f"%total = graph.reduce add %sq dims [0] : {all_} -> tensor<f32>")
        return self._scalar("%norm", "sqrt", "%total")

    def _update(self, k: int, gradient: str, kind: str) -> list[str]:
        """The new parameter and states."""

        def op(name: str, word: str, *operands: str) -> str:
            return self._op(f"%{name}{k}", word, kind, *operands)

        def constant(name: str, value: float) -> str:
            return self._constant(f"%{name}{k}", value, kind)

        self.lines.append(f"%c{k} = graph.broadcast %clip dims [] : tensor<f32> -> {kind}")
        g, rate = op("cg", "mul", f"%c{k}", gradient), constant("lr", RATE)
        if self.optimizer == "sgd":
            return [op("new", "sub", f"%p{k}", op("u", "mul", rate, g))]
        m = op("m", "add", op("ms", "mul", constant("mu", MU), f"%s{k}_0"), g)
        if self.optimizer == "momentum":
            return [op("new", "sub", f"%p{k}", op("u", "mul", rate, m)), m]
        v = op("v", "add", op("vs", "mul", constant("be", BETA), f"%s{k}_1"), op("gg", "mul", g, g))
        step = op("st", "div", m, op("de", "add", op("ro", "sqrt", v), constant("ep", EPS)))
        if self.optimizer == "adamw":
            step = op("sd", "add", step, op("dp", "mul", constant("dc", DECAY), f"%p{k}"))
        return [op("new", "sub", f"%p{k}", op("u", "mul", rate, step)), m, v]
