"""Random functions over tuples of tensors, and of numbers if asked: elementwise ops, reductions of a tuple,
`graph.across`, results that overwrite any of the arguments.

Every op used is exact or correctly rounded, and summands are small whole numbers. So all orders give
the same bits, except for NaN payloads.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import ml_dtypes
import numpy as np

Array = np.ndarray[Any, np.dtype[Any]]
DTYPES: dict[str, Any] = {
    "f32": np.float32, "f64": np.float64, "bf16": ml_dtypes.bfloat16, "f16": np.float16,
    "i32": np.int32, "i64": np.int64,
}  # fmt: skip
FLOATS = ("f32", "f64", "bf16", "f16")
SIZES = (0, 1, 2, 3, 7, 16, 33, 255, 1024, 1025, 2500)
TOP, TUPLE, ELEMENT = "top", "tuple", "element"
SPECIAL = (0.0, -0.0, 1.0, np.inf, -np.inf, np.nan, 1e-40, 65504.0)


@dataclass(frozen=True)
class Value:
    """A value of the function. `level` says whether there is one for all tuples (`TOP`), one for each tuple (`TUPLE`),
    or one for each element of a tuple's tensors (`ELEMENT`)."""

    name: str
    dtype: str
    level: str

    @property
    def type(self) -> str:
        return f"tensor<?x{self.dtype}>" if self.level == ELEMENT else f"tensor<{self.dtype}>"


@dataclass
class EachFunction:
    """A random function; `choose` makes its choices."""

    choose: random.Random
    lists: list[Value] = field(default_factory=list[Value])
    shared: list[Value] = field(default_factory=list[Value])
    values: list[Value] = field(default_factory=list[Value])
    lines: list[str] = field(default_factory=list[str])
    results: list[Value] = field(default_factory=list[Value])
    written: dict[int, int] = field(default_factory=dict[int, int])
    """The number of the result that overwrites each list, if any."""

    @staticmethod
    def of(choose: random.Random, *, numbers: bool = False) -> EachFunction:
        """A random function. With `numbers`, tuples also have one or two tensors of rank 0; `each_text` can't write
        such a function."""
        own = EachFunction(choose)
        own.lists = [own._argument(f"a{k}", ELEMENT) for k in range(choose.randint(1, 4))]
        if numbers:
            own.lists += [own._argument(f"n{k}", TUPLE) for k in range(choose.randint(1, 2))]
        own.shared = [own._argument(f"s{k}", TOP) for k in range(choose.randint(0, 2))]
        for _ in range(choose.randint(2, 14)):
            own._step()
        own._finish()
        return own

    def _argument(self, name: str, level: str) -> Value:
        common = [v.dtype for v in self.values if v.level == ELEMENT]
        dtype = self.choose.choice([*DTYPES, "f32", "f32", *common * 3])
        self.values.append(Value(name, dtype, level))
        return self.values[-1]

    # Statements.

    def _write(self, text: str, operands: Sequence[Value], dtype: str, level: str) -> Value:
        """Append an op whose types are written in full: those of its operands and the result's."""
        new = Value(f"v{len(self.lines)}", dtype, level)
        types = ", ".join(v.type for v in operands)
        arrow = f" -> {new.type}" if operands else new.type
        self.lines.append(f"%{new.name} = graph.{text} : {types}{arrow}")
        self.values.append(new)
        return new

    def _same(self, text: str, like: Value) -> Value:
        """Append an op whose operands and result have one type."""
        new = Value(f"v{len(self.lines)}", like.dtype, like.level)
        self.lines.append(f"%{new.name} = graph.{text} : {like.type}")
        self.values.append(new)
        return new

    def _constant(self, number: str, dtype: str) -> Value:
        return self._write(f"constant dense<{number}>", [], dtype, TOP)

    def _tensor(self) -> Value:
        return self.choose.choice([v for v in self.values if v.level == ELEMENT][-6:])

    def _at(self, value: Value, level: str) -> Value:
        """The value; if `level` is `ELEMENT`, it is broadcast over the tuple's elements."""
        if (value.level == ELEMENT) or level != ELEMENT:
            return value
        like = self._tensor()
        text = f"broadcast %{value.name} dims [] like %{like.name}"
        return self._write(text, [value, like], value.dtype, ELEMENT)

    def _cast(self, value: Value, dtype: str) -> Value:
        if value.dtype == dtype:
            return value
        if value.dtype in FLOATS and dtype not in FLOATS:
            value = self._small(value)
        return self._write(f"cast %{value.name}", [value], dtype, value.level)

    def _small(self, value: Value) -> Value:
        """The value made small whole numbers, whose sums are exact; NaN becomes 1."""
        is_float = value.dtype in FLOATS
        low, high, one = (
            self._at(self._constant(n if is_float else n[:-2], value.dtype), value.level)
            for n in ("-4.0", "5.0", "1.0")
        )
        value = self._same(f"max %{value.name}, %{low.name}", value)
        value = self._same(f"min %{value.name}, %{high.name}", value)
        if not is_float:
            return value
        value = self._same(f"floor %{value.name}", value)
        test = Value(f"v{len(self.lines)}", "i1", value.level)
        self.lines.append(
            f"%{test.name} = graph.compare eq %{value.name}, %{value.name} : {value.type}"
        )
        return self._same(f"select %{test.name}, %{value.name}, %{one.name}", value)

    def _pair(self, value: Value) -> tuple[Value, Value]:
        """A value and another one, cast to one type."""
        other = self.choose.choice(self.values)
        level = ELEMENT if ELEMENT in (value.level, other.level) else TUPLE
        other = self._at(self._cast(other, value.dtype), level)
        return self._at(value, level), other

    def _step(self) -> None:
        value = self.choose.choice(self.values[-7:])
        kinds = ["binary", "binary", "binary", "unary", "select", "reduce", "reduce", "across"]
        kind = self.choose.choice([*kinds, "cast_step", "constant_step", "dim", "iota", "spread"])
        getattr(self, f"_{kind}")(value)

    def _binary(self, value: Value) -> None:
        x, y = self._pair(value)
        floats = ("div",) if value.dtype in FLOATS else ()
        op = self.choose.choice(("add", "sub", "mul", "max", "min", *floats))
        level = ELEMENT if x.level == ELEMENT else TOP if {x.level, y.level} == {TOP} else TUPLE
        new = self._same(f"{op} %{x.name}, %{y.name}", x)
        self.values[-1] = Value(new.name, new.dtype, level)

    def _unary(self, value: Value) -> None:
        ops = ("neg", "abs", "sqrt", "floor") if value.dtype in FLOATS else ("neg", "abs")
        self._same(f"{self.choose.choice(ops)} %{value.name}", value)

    def _select(self, value: Value) -> None:
        x, y = self._pair(value)
        level = ELEMENT if x.level == ELEMENT else TOP if {x.level, y.level} == {TOP} else TUPLE
        test = Value(f"v{len(self.lines)}", "i1", x.level)
        order = self.choose.choice(("lt", "ge", "eq", "ne"))
        self.lines.append(f"%{test.name} = graph.compare {order} %{x.name}, %{y.name} : {x.type}")
        new = self._same(f"select %{test.name}, %{y.name}, %{x.name}", x)
        self.values[-1] = Value(new.name, new.dtype, level)

    def _reduce(self, value: Value) -> None:
        tensor = value if value.level == ELEMENT else self._tensor()
        ops = ["add", "add", "max", "min", "argmax"]
        ops += ["mul", "xor"] if tensor.dtype not in FLOATS else []
        op = self.choose.choice(ops)
        if op == "argmax":
            which = self.choose.choice(("argmax", "argmin"))
            self._write(f"{which} %{tensor.name} dims [0]", [tensor], "i64", TUPLE)
            return
        if op == "add" and tensor.dtype in FLOATS:
            tensor = self._small(tensor)
        self._write(f"reduce {op} %{tensor.name} dims [0]", [tensor], tensor.dtype, TUPLE)

    def _across(self, value: Value) -> None:
        scalars = [v for v in self.values if v.level == TUPLE] or [
            v for v in self.values if v.level == TOP
        ]
        if not scalars:
            return
        scalar = self.choose.choice(scalars)
        op = self.choose.choice(("add", "max", "min"))
        scalar = self._small(scalar) if op == "add" else scalar
        new = self._same(f"across {op} %{scalar.name}", scalar)
        self.values[-1] = Value(new.name, new.dtype, TOP)

    def _spread(self, value: Value) -> None:
        self._at(value, ELEMENT)

    def _constant_of(self, dtype: str) -> Value:
        number = self.choose.choice(("0.5", "-1.0", "3.0")) if dtype in FLOATS else "3"
        return self._constant(number, dtype)

    def _constant_step(self, value: Value) -> None:
        self._constant_of(value.dtype)

    def _cast_step(self, value: Value) -> None:
        self._cast(value, self.choose.choice(list(DTYPES)))

    def _dim(self, value: Value) -> None:
        tensor = self._tensor()
        self._write(f"dim %{tensor.name} 0", [tensor], "i64", TUPLE)

    def _iota(self, value: Value) -> None:
        tensor = self._tensor()
        self._write(f"iota dim 0 like %{tensor.name}", [tensor], tensor.dtype, ELEMENT)

    def _finish(self) -> None:
        for number, argument in enumerate(self.lists):
            if number and self.choose.random() < 0.2:
                continue
            kind = argument.dtype, argument.level
            fitting = [v for v in self.values if (v.dtype, v.level) == kind]
            self.written[number] = len(self.results)
            self.results.append(self.choose.choice(fitting[-5:] + fitting[:2]))
        if any(argument.level == TUPLE for argument in self.lists):
            of_tuples = [v for v in self.values if v.level == TUPLE]
            self.results += self.choose.sample(of_tuples, self.choose.randint(0, 1))
        tops = [v for v in self.values if v.level == TOP]
        self.results += self.choose.sample(tops, min(len(tops), self.choose.randint(0, 2)))

    # Text.

    def each_text(self) -> str:
        """The text of the function with `mlfuse.each` arguments."""
        arguments = [
            f"%{v.name}: {v.type} {{mlfuse.each{self._alias(k)}}}" for k, v in enumerate(self.lists)
        ]
        arguments += [f"%{v.name}: {v.type}" for v in self.shared]
        types = ", ".join(v.type for v in self.results)
        returned = ", ".join(f"%{v.name}" for v in self.results)
        last = f"func.return {returned} : {types}" if self.results else "func.return"
        body = "\n  ".join([*self.lines, last])
        return f"func.func @main({', '.join(arguments)}) -> ({types}) {{\n  {body}\n}}\n"

    def _alias(self, number: int) -> str:
        result = self.written.get(number)
        return "" if result is None else f", tf.aliasing_output = {result} : i32"

    def foreach_text(self, sizes: Sequence[int], *, donated: bool = False) -> str:
        """The text of the function as a `graph.foreach`, with an argument for each tensor, list by list."""
        kinds = [
            [f"tensor<{size}x{v.dtype}>" if v.level == ELEMENT else v.type for size in sizes]
            for v in (*self.lists, *self.results)
        ]
        starts: list[int] = []
        for number in range(len(self.results)):
            before = self.results[:number]
            starts.append(sum(1 if v.level == TOP else len(sizes) for v in before))
        arguments: list[str] = []
        for number, v in enumerate(self.lists):
            for k, kind in enumerate(kinds[number]):
                over = self.written.get(number)
                alias = (
                    ""
                    if over is None or not donated
                    else (f" {{tf.aliasing_output = {starts[over] + k} : i32}}")
                )
                arguments.append(f"%{v.name}_{k}: {kind}{alias}")
        arguments += [f"%{v.name}_: {v.type}" for v in self.shared]
        columns = ", ".join(
            f"%{v.name} = {_word(v)}[{', '.join(f'%{v.name}_{k} : {kind}' for k, kind in enumerate(kinds[n]))}]"
            for n, v in enumerate(self.lists)
        )
        shared = ", ".join(f"%{v.name} = %{v.name}_ : {v.type}" for v in self.shared)
        given = f" shared ({shared})" if shared else ""
        types: list[str] = []
        listed: list[str] = []
        for v, own in zip(self.results, kinds[len(self.lists) :], strict=True):
            types += [v.type] if v.level == TOP else own
            listed.append(v.type if v.level == TOP else f"{_word(v)}[{', '.join(own)}]")
        names = [f"%r{k}" for k in range(len(types))]
        yielded = ", ".join(f"%{v.name}" for v in self.results)
        yield_types = ", ".join(v.type for v in self.results)
        body = "\n    ".join([*self.lines, f"graph.yield {yielded} : {yield_types}"])
        return (
            f"func.func @main({', '.join(arguments)}) -> ({', '.join(types)}) {{\n"
            f'  {", ".join(names)} = graph.foreach "fused_random" ({columns}){given} -> '
            f"{', '.join(listed)} {{\n    {body}\n  }}\n"
            f"  func.return {', '.join(names)} : {', '.join(types)}\n}}\n"
        )

    # Arrays.

    def arrays(self, sizes: Sequence[int], seed: int) -> tuple[list[list[Array]], list[Array]]:
        """The tensors of each list, and the shared arguments."""
        rng = np.random.default_rng(seed)
        lists = [
            [_random(rng, v.dtype, (n,) if v.level == ELEMENT else ()) for n in sizes]
            for v in self.lists
        ]
        return lists, [_random(rng, v.dtype, ()) for v in self.shared]

    def split(
        self, results: Sequence[Array], count: int
    ) -> tuple[dict[int, list[Array]], list[Array]]:
        """The results of `foreach_text`: the new tensors of each list that is overwritten, and the other results, of
        rank 0."""
        rest, by_result, numbers = list(results), dict[int, list[Array]](), list[Array]()
        for k, value in enumerate(self.results):
            taken = 1 if value.level == TOP else count
            own, rest = rest[:taken], rest[taken:]
            if k in self.written.values():
                by_result[k] = own
            else:
                numbers += own
        return {number: by_result[k] for number, k in self.written.items()}, numbers


def _word(value: Value) -> str:
    return "numbers " if value.level == TUPLE else ""


def _random(rng: np.random.Generator, dtype: str, shape: tuple[int, ...]) -> Array:
    kind = DTYPES[dtype]
    if dtype not in FLOATS:
        return np.asarray(rng.integers(-100, 100, shape)).astype(kind)
    plain = np.where(rng.random(shape) < 0.5, rng.integers(-3, 4, shape), rng.normal(size=shape))
    special = rng.choice(np.array(SPECIAL), shape)
    with np.errstate(over="ignore"):
        return np.asarray(np.where(rng.random(shape) < 0.02, special, plain)).astype(kind)


def bits(array: Array) -> bytes:
    """The bytes of an array, with one payload for all NaNs."""
    array = np.asarray(array)
    if array.dtype.kind in "biu":
        return array.tobytes()
    clean = np.where(np.isnan(array), np.array(np.nan, array.dtype), array).astype(array.dtype)
    return clean.tobytes()
