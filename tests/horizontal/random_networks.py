"""Random programs of what networks and training steps are made of, as text: dense layers (some share an input or a
weight), norms, reductions of one value, updates of parameters, all-reduces."""

from __future__ import annotations

import random
from collections.abc import Callable

Shape = tuple[int, ...]
SIZES = (8, 32, 64, 96, 256, 512)


def type_of(shape: Shape) -> str:
    return f"tensor<{''.join(f'{size}x' for size in shape)}f32>"


class Network:
    """A program being written; deterministic by seed."""

    def __init__(self, seed: int):
        self.random = random.Random(seed)
        self.shapes: dict[str, Shape] = {}
        self.arguments: list[str] = []
        self.lines: list[str] = []
        self.results: list[str] = []
        self.width = self.random.choice(SIZES)
        steps: list[Callable[[], None]] = [
            *(self.layers, self.layers, self.siblings, self.norm),
            *(self.columns, self.updates, self.updates, self.reduced),
        ]
        self.argument((self.random.choice(SIZES), self.width))
        for _ in range(self.random.randint(1, 5)):
            self.random.choice(steps)()
        if not self.lines:
            self.pointwise("neg", self.matrix())
        read = {word.strip(",") for line in self.lines for word in line.split()[1:]}
        made = [name for name in self.shapes if name not in self.arguments]
        unread = [name for name in made if f"%{name}" not in read]
        some = self.random.sample(made, min(len(made), self.random.randint(0, 2)))
        self.results = list(dict.fromkeys([*unread, *some]))

    def text(self) -> str:
        arguments = ", ".join(f"%{n}: {type_of(self.shapes[n])}" for n in self.arguments)
        types = ", ".join(type_of(self.shapes[name]) for name in self.results)
        results = ", ".join(f"%{name}" for name in self.results)
        lines = [*self.lines, f"func.return {results} : {types}"]
        body = "".join(f"  {line}\n" for line in lines)
        return f"func.func @main({arguments}) -> ({types}) {{\n{body}}}\n"

    def argument(self, shape: Shape) -> str:
        name = f"a{len(self.arguments)}"
        self.arguments.append(name)
        self.shapes[name] = shape
        return name

    def write(self, op: str, operands: list[str], shape: Shape, *, moves: bool = True) -> str:
        """One op, operands in the place of its `{}`; `moves`: whether its result has a type of its own in
        the text."""
        name = f"v{len(self.lines)}"
        types = ", ".join(type_of(self.shapes[each]) for each in operands) if moves else ""
        arrow = f"{types} -> {type_of(shape)}" if moves else type_of(shape)
        read = ", ".join(f"%{each}" for each in operands)
        self.lines.append(f"%{name} = graph.{op.format(read)} : {arrow}")
        self.shapes[name] = shape
        return name

    def pointwise(self, op: str, *operands: str) -> str:
        return self.write(f"{op} {{}}", list(operands), self.shapes[operands[0]], moves=False)

    def broadcast(self, value: str, shape: Shape, dims: list[int]) -> str:
        return self.write(f"broadcast {{}} dims {dims}", [value], shape)

    def matrix(self) -> str:
        """A matrix that there is, mostly one of the last."""
        found = [name for name, shape in self.shapes.items() if len(shape) == 2]
        return self.random.choice(found[-6:])

    def of(self, shape: Shape) -> str:
        """An argument of a shape, one that there is at times."""
        found = [name for name in self.arguments if self.shapes[name] == shape]
        return (
            self.random.choice(found)
            if found and self.random.random() < 0.3
            else self.argument(shape)
        )

    def layers(self) -> None:
        """One to four dense layers of one input, of one weight, or of nothing in common."""
        shared = self.random.choice(("input", "weight", "nothing"))
        has_bias, activation = self.random.random() < 0.7, self.random.choice(("", "relu", "tanh"))
        first = self.matrix()
        rows, depth = self.shapes[first]
        out = self.random.choice(SIZES)
        weight = self.argument((depth, out))
        for number in range(self.random.randint(1, 4)):
            x, w = first, weight
            if number and shared != "input":
                x = self.argument((self.random.choice((rows, *SIZES)), depth))
            if number and shared != "weight":
                w = self.argument((depth, self.random.choice((out, out, *SIZES))))
            shape = self.shapes[x][0], self.shapes[w][1]
            y = self.write("dot_general {} contract [1] x [0]", [x, w], shape)
            if has_bias and self.random.random() < 0.8:
                bias = self.broadcast(self.of(shape[1:]), shape, [1])
                y = self.pointwise("add", y, bias)
            if activation:
                self.pointwise(activation, y)

    def norm(self) -> None:
        """(x - mean) / |x - mean| by rows, or by columns."""
        x = self.matrix()
        dim = self.random.choice((0, 1))
        shape = self.shapes[x]
        kept = [1 - dim]
        mean = self.write(f"reduce max {{}} dims [{dim}]", [x], (shape[1 - dim],))
        y = self.pointwise("sub", x, self.broadcast(mean, shape, kept))
        square = self.pointwise("mul", y, y)
        total = self.write(f"reduce add {{}} dims [{dim}]", [square], (shape[1 - dim],))
        self.pointwise("mul", y, self.broadcast(self.pointwise("rsqrt", total), shape, kept))

    def siblings(self) -> None:
        """Reductions and elementwise ops of one value."""
        x = self.matrix()
        for _ in range(self.random.randint(2, 3)):
            if self.random.random() < 0.5:
                self.pointwise(self.random.choice(("exp", "neg", "tanh")), x)
            else:
                dim = self.random.choice((0, 1, 1))
                self.write(f"reduce add {{}} dims [{dim}]", [x], (self.shapes[x][1 - dim],))

    def columns(self) -> None:
        """The gradients of some biases."""
        for _ in range(self.random.randint(1, 3)):
            x = self.matrix()
            self.write("reduce add {} dims [0]", [x], self.shapes[x][1:])

    def reduced(self) -> None:
        """All-reduces of some values."""
        made = [name for name in self.shapes if name not in self.arguments]
        for name in self.random.sample(made, min(len(made), self.random.randint(1, 4))):
            self.write("all_reduce add {}", [name], self.shapes[name], moves=False)

    def updates(self) -> None:
        """One rule for some parameters; gradients are values that there are, or arguments."""
        rate = self.argument(())
        rule = self.random.choice(("sgd", "momentum", "adam", "clipped"))
        made = [n for n, s in self.shapes.items() if s and n not in self.arguments]
        gradients = self.random.sample(made, min(len(made), self.random.randint(0, 4)))
        gradients += [
            self.argument(self.random.choice(((self.width,), (self.width, 64), (7,), (300, 300))))
            for _ in range(self.random.randint(0 if gradients else 2, 4))
        ]
        for gradient in gradients:
            self.update(rule, gradient, rate)

    def update(self, rule: str, gradient: str, rate: str) -> None:
        shape = self.shapes[gradient]
        parameter = self.argument(shape)
        step = gradient
        if rule in ("momentum", "adam"):
            step = self.pointwise("add", self.argument(shape), gradient)
        if rule == "adam":
            square = self.pointwise("mul", gradient, gradient)
            second = self.pointwise("add", self.argument(shape), square)
            step = self.pointwise("mul", step, self.pointwise("rsqrt", second))
        if rule == "clipped":
            square = self.pointwise("mul", gradient, gradient)
            dims = list(range(len(shape)))
            norm = self.pointwise("rsqrt", self.write(f"reduce add {{}} dims {dims}", [square], ()))
            step = self.pointwise("mul", step, self.broadcast(norm, shape, []))
        scaled = self.pointwise("mul", step, self.broadcast(rate, shape, []))
        self.pointwise("sub", parameter, scaled)
