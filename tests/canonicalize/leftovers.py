"""Random functions made of what importers leave: movement, splats, sizes, casts back and forth.

Every op here is exact, so the bits of a function's result are determined.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import prod
from typing import TypeVar

import numpy as np
from bits import DTYPES, special

from mlfuse.dialects.dtypes import Array

_T = TypeVar("_T")
OPEN = 3
"""The size that is written `?` where a function has open sizes."""
SIZES = (1, 1, 2, OPEN, 4)
MAIN = ("f32", "f32", "f64", "f16", "bf16", "i1", "i8", "i32", "ui8", "ui64")
LARGEST = 600


@dataclass(frozen=True)
class Tensor:
    """A value; `open` are the dims written `?`."""

    name: str
    dtype: str
    shape: tuple[int, ...]
    open: frozenset[int] = frozenset()

    @property
    def type(self) -> str:
        dims = "".join(f"{'?' if d in self.open else n}x" for d, n in enumerate(self.shape))
        return f"tensor<{dims}{self.dtype}>"

    @property
    def dims(self) -> list[tuple[int, bool]]:
        return [(n, d in self.open) for d, n in enumerate(self.shape)]


@dataclass
class Leftovers:
    """Grows a function; `text` writes it, `inputs` are its arguments."""

    rng: np.random.Generator
    open_sizes: bool
    pool: list[Tensor] = field(default_factory=list[Tensor])
    arguments: list[Tensor] = field(default_factory=list[Tensor])
    lines: list[str] = field(default_factory=list[str])

    @staticmethod
    def of(seed: int, ops: int = 25) -> Leftovers:
        rng = np.random.default_rng(seed)
        made = Leftovers(rng, bool(rng.random() < 0.4))
        dtype = made.pick(MAIN)
        for _ in range(3):
            shape = tuple(made.pick(SIZES) for _ in range(int(rng.integers(0, 4))))
            made._argument(dtype, shape)
        makers: list[Callable[[], None]] = [
            made._broadcast, made._broadcast, made._units, made._units, made._reshape,
            made._transpose, made._slice, made._reduce, made._unary, made._splat, made._splat,
            made._binary, made._binary, made._select, made._cast, made._cast, made._iota,
            made._dense, made._dim,
        ]  # fmt: skip
        while len(made.lines) < ops:
            made.pick(makers)()
        return made

    def text(self) -> str:
        arguments = ", ".join(f"%{t.name}: {t.type}" for t in self.arguments)
        results = self.pool[-12:]
        types, names = ", ".join(t.type for t in results), ", ".join(f"%{t.name}" for t in results)
        body = "\n  ".join(self.lines)
        head = f"func.func @main({arguments}) -> ({types}) {{"
        return f"{head}\n  {body}\n  func.return {names} : {types}\n}}\n"

    def inputs(self) -> list[Array]:
        return [self.rng.choice(special(DTYPES[t.dtype]), t.shape) for t in self.arguments]

    def pick(self, choices: Sequence[_T]) -> _T:
        return choices[int(self.rng.integers(len(choices)))]

    def _order(self, count: int) -> list[int]:
        return [int(k) for k in self.rng.permutation(count)]

    def _value(self, accept: Callable[[Tensor], bool] = lambda _: True) -> Tensor | None:
        fitting = [t for t in self.pool if accept(t)]
        return self.pick(fitting[-6:]) if fitting else None

    def _argument(self, dtype: str, shape: tuple[int, ...]) -> None:
        dims = frozenset(d for d, n in enumerate(shape) if self.open_sizes and n == OPEN)
        made = Tensor(f"a{len(self.arguments)}", dtype, shape, dims)
        self.arguments.append(made)
        self.pool.append(made)

    def _add(self, text: str, dtype: str, dims: Sequence[tuple[int, bool]]) -> Tensor:
        shape = tuple(n for n, _ in dims)
        opened = frozenset(d for d, (_, is_open) in enumerate(dims) if is_open)
        made = Tensor(f"v{len(self.lines)}", dtype, shape, opened)
        self.lines.append(f"%{made.name} = {text.replace('RESULT', made.type)}")
        self.pool.append(made)
        return made

    def _like(self, dims: Sequence[tuple[int, bool]]) -> Tensor | None:
        return self._value(lambda t: t.dims == list(dims))

    def _spread(self, x: Tensor, where: Sequence[int], dims: Sequence[tuple[int, bool]]):
        """A broadcast, if there is a tensor to tell the sizes where they are open."""
        like, types = "", x.type
        if any(is_open for _, is_open in dims):
            source = self._like(dims)
            if source is None:
                return None
            like, types = f" like %{source.name}", f"{x.type}, {source.type}"
        if prod(n for n, _ in dims) > LARGEST:
            return None
        text = f"graph.broadcast %{x.name} dims {list(where)}{like} : {types} -> RESULT"
        return self._add(text, x.dtype, dims)

    # Makers

    def _broadcast(self) -> None:
        x = self._value()
        if x is None or len(x.shape) > 3:
            return
        target = self._value(lambda t: len(t.shape) >= len(x.shape))
        if target is not None and self.rng.random() < 0.5:  # to a shape that is there
            where = sorted(self._order(len(target.shape))[: len(x.shape)])
            fits = [x.dims[k] in ((1, False), target.dims[w]) for k, w in enumerate(where)]
            if all(fits):
                self._spread(x, where, target.dims)
            return
        if x.open or len(x.shape) == 4:
            return
        rank = int(self.rng.integers(len(x.shape), 5))
        where = self._order(rank)[: len(x.shape)]
        dims = [(self.pick(SIZES), False) for _ in range(rank)]
        for size, place in zip(x.shape, where, strict=True):
            dims[place] = (size if size != 1 else self.pick(SIZES), False)
        self._spread(x, where, dims)

    def _units(self) -> None:
        x = self._value(lambda t: len(t.shape) < 5)
        if x is None:
            return
        dims: list[tuple[int, bool]] = [
            d for d in x.dims if d[0] != 1 or d[1] or self.rng.random() < 0.5
        ]
        for _ in range(int(self.rng.integers(0, 3))):
            dims.insert(int(self.rng.integers(0, len(dims) + 1)), (1, False))
        self._add(f"graph.reshape %{x.name} : {x.type} -> RESULT", x.dtype, dims)

    def _reshape(self) -> None:
        x = self._value(lambda t: not t.open)
        if x is None:
            return
        size = prod(x.shape)
        shapes: list[list[int]] = [
            [size],
            [size // 2, 2],
            [2, size // 2],
            [size // 4, 2, 2],
            [size // 3, 3],
        ]
        shape = self.pick([s for s in shapes if prod(s) == size])
        text = f"graph.reshape %{x.name} : {x.type} -> RESULT"
        self._add(text, x.dtype, [(n, False) for n in shape])

    def _transpose(self) -> None:
        x = self._value(lambda t: len(t.shape) > 1)
        if x is None:
            return
        perm = self._order(len(x.shape))
        text = f"graph.transpose %{x.name} perm {perm} : {x.type} -> RESULT"
        self._add(text, x.dtype, [x.dims[p] for p in perm])

    def _slice(self) -> None:
        x = self._value(lambda t: bool(t.shape))
        if x is None:
            return
        ranges: list[str] = []
        dims: list[tuple[int, bool]] = []
        for size, is_open in x.dims:
            whole = size < 2 or self.rng.random() < 0.5
            start = 0 if whole else int(self.rng.integers(0, 2))
            stride = 1 if whole else self.pick((1, 1, 2))
            ranges.append(f"{start}:{'?' if is_open else size}:{stride}")
            dims.append((-(-(size - start) // stride), is_open))
        text = f"graph.slice %{x.name} [{', '.join(ranges)}] : {x.type} -> RESULT"
        self._add(text, x.dtype, dims)

    def _reduce(self) -> None:
        x = self._value()
        if x is None:
            return
        dims = [d for d in range(len(x.shape)) if self.rng.random() < 0.5]
        dtype = DTYPES[x.dtype]
        combiners = ["max", "min"]
        if not dtype.is_float:
            combiners += ["and", "or", "xor"]
        if dtype.is_integer or all(x.shape[d] == 1 and d not in x.open for d in dims):
            combiners += ["add", "mul"] if not dtype.is_bool else []
        text = f"graph.reduce {self.pick(combiners)} %{x.name} dims {dims} : {x.type} -> RESULT"
        self._add(text, x.dtype, [each for d, each in enumerate(x.dims) if d not in dims])

    def _unary(self) -> None:
        x = self._value()
        if x is None:
            return
        dtype = DTYPES[x.dtype]
        names = ["not"] if not dtype.is_float else ["sqrt", "floor", "ceil", "round_even"]
        names += [] if dtype.is_bool else ["neg", "neg", "abs", "sign"]
        self._add(f"graph.{self.pick(names)} %{x.name} : RESULT", x.dtype, x.dims)

    def _number(self, dtype: str) -> str:
        if DTYPES[dtype].is_float:
            return self.pick(("0.0", "-0.0", "1.0", "-1.0", "2.0", "0.25", "3.0"))
        if DTYPES[dtype].is_bool:
            return self.pick(("true", "false"))
        return self.pick(("0", "1", "2", "3") if dtype.startswith("u") else ("0", "1", "-1", "3"))

    def _splat(self) -> None:
        x = self._value()
        if x is None:
            return
        number = self._number(x.dtype)
        if x.open:
            scalar = self._add(f"graph.constant dense<{number}> : RESULT", x.dtype, [])
            splat = self._spread(scalar, [], x.dims)
        else:
            splat = self._add(f"graph.constant dense<{number}> : RESULT", x.dtype, x.dims)
        if splat is not None and self.rng.random() < 0.8:
            self._apply(*(x, splat) if self.rng.random() < 0.6 else (splat, x))

    def _binary(self) -> None:
        x = self._value()
        y = None if x is None else self._value(lambda t: t.type == x.type and t.dims == x.dims)
        if x is not None and y is not None:
            self._apply(x, y)

    def _apply(self, x: Tensor, y: Tensor) -> None:
        dtype = DTYPES[x.dtype]
        names = ["max", "min"]
        names += ["and", "or", "xor"] if not dtype.is_float else []
        names += [] if dtype.is_bool else ["add", "sub", "mul", "div", "rem"]
        if self.rng.random() < 0.2:
            predicate = self.pick(("eq", "ne", "lt", "le", "gt", "ge"))
            self._add(f"graph.compare {predicate} %{x.name}, %{y.name} : {x.type}", "i1", x.dims)
            return
        self._add(f"graph.{self.pick(names)} %{x.name}, %{y.name} : RESULT", x.dtype, x.dims)

    def _select(self) -> None:
        p = self._value(lambda t: t.dtype == "i1")
        x = None if p is None else self._value(lambda t: t.dims == p.dims)
        y = None if x is None else self._value(lambda t: t.type == x.type and t.dims == x.dims)
        if p is not None and x is not None and y is not None:
            self._add(f"graph.select %{p.name}, %{x.name}, %{y.name} : RESULT", x.dtype, x.dims)

    def _cast(self) -> None:
        x = self._value()
        if x is not None:
            target = self.pick(tuple(DTYPES))
            self._add(f"graph.cast %{x.name} : {x.type} -> RESULT", target, x.dims)

    def _iota(self) -> None:
        x = self._value(lambda t: bool(t.shape) and t.dtype != "i1")
        if x is None:
            return
        place = int(self.rng.integers(len(x.shape)))
        like = f" like %{x.name} : {x.type} -> RESULT" if x.open else " : RESULT"
        self._add(f"graph.iota dim {place}{like}", x.dtype, x.dims)

    def _dense(self) -> None:
        dtype = self.pick(("f32", "i32", "i1"))
        shape = [int(self.rng.integers(1, 4)) for _ in range(int(self.rng.integers(1, 3)))]

        def literal(dims: list[int]) -> str:
            if not dims:
                return self._number(dtype)
            return f"[{', '.join(literal(dims[1:]) for _ in range(dims[0]))}]"

        text = f"graph.constant dense<{literal(shape)}> : RESULT"
        self._add(text, dtype, [(n, False) for n in shape])

    def _dim(self) -> None:
        x = self._value(lambda t: bool(t.shape))
        if x is None:
            return
        place = int(self.rng.integers(len(x.shape)))
        self._add(f"graph.dim %{x.name} {place} : {x.type} -> RESULT", "i64", [])
