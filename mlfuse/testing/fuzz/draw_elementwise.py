"""Random elementwise ops."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from math import inf

from mlfuse.testing.fuzz.grower import ANY, COMMON_FLOATS, INTEGERS, OTHERS, Grower, Maker
from mlfuse.testing.fuzz.typed_graph import DTYPES, Grade, Value

PREDICATES = ("eq", "ne", "lt", "le", "gt", "ge")


@dataclass(frozen=True)
class Smooth:
    """A float function; for arguments in [low, high], a small error of the argument causes a small error of the
    result."""

    function: Callable[[float], float]
    low: float = -inf
    high: float = inf
    bounds: tuple[float, float] = ANY
    """The interval of its values for any argument."""
    grade: Grade = Grade.TARGET
    monotone: bool = True
    """The interval of its values for arguments in [low, high]."""

    def interval(self, x: Value) -> tuple[float, float]:
        """An interval that contains the results for x in the domain."""
        if self.monotone and x.largest < inf:
            ends = self.function(x.low), self.function(x.high)
            return min(ends), max(ends)
        return self.bounds


UNIT = (-1.0, 1.0)
SMOOTH = {
    "acos": Smooth(math.acos, -0.9, 0.9, (0, 3.2)),
    "acosh": Smooth(math.acosh, 1.1, 1e4, bounds=(0, 720)),
    "asin": Smooth(math.asin, -0.9, 0.9, (-1.6, 1.6)),
    "asinh": Smooth(math.asinh, -1e4, 1e4, bounds=(-720, 720)),
    "atan": Smooth(math.atan, bounds=(-1.6, 1.6)),
    "atanh": Smooth(math.atanh, -0.9, 0.9, bounds=(-20, 20)),
    "bessel_i1e": Smooth(math.atan, bounds=(-0.22, 0.22), monotone=False),
    "cbrt": Smooth(math.cbrt, 1e-2, 1e4),
    "cos": Smooth(math.cos, -1e3, 1e3, UNIT, monotone=False),
    "cosh": Smooth(math.cosh, 0, 10),
    "digamma": Smooth(math.log, 2.0, 1e30),
    "erf": Smooth(math.erf, bounds=UNIT),
    "erf_inv": Smooth(lambda x: 3 * x, -0.9, 0.9, bounds=(-10, 10)),
    "erfc": Smooth(math.erfc, bounds=(0, 2)),
    "exp": Smooth(math.exp, -600, 10),
    "exp2": Smooth(math.exp2, -600, 10),
    "expm1": Smooth(math.expm1, -600, 10),
    "lgamma": Smooth(math.lgamma, 2.0, 1e4),
    "log": Smooth(math.log, 1e-3, 1e30, bounds=(-750, 720)),
    "log10": Smooth(math.log10, 1e-3, 1e30, bounds=(-330, 310)),
    "log1p": Smooth(math.log1p, -0.9, 1e30, bounds=(-40, 720)),
    "log2": Smooth(math.log2, 1e-3, 1e30, bounds=(-1080, 1030)),
    "rsqrt": Smooth(lambda x: 1 / math.sqrt(x), 1e-3, 1e30, grade=Grade.EXACT),
    "sigmoid": Smooth(math.tanh, bounds=(0, 1), monotone=False),
    "sin": Smooth(math.sin, -1e3, 1e3, UNIT, monotone=False),
    "sinh": Smooth(math.sinh, -10, 10),
    "sqrt": Smooth(math.sqrt, 1e-3, 1e30, grade=Grade.EXACT),
    "tan": Smooth(math.tan, -1, 1, bounds=(-1e17, 1e17)),
    "tanh": Smooth(math.tanh, bounds=UNIT),
}
"""Float functions by name."""
STEPS = ("sign", "floor", "ceil", "trunc", "round_even", "round_away")
"""Float functions that aren't continuous."""
TESTS = ("is_finite", "is_inf", "is_nan", "is_pos_inf", "is_neg_inf")
OF_INTEGERS = ("neg", "abs", "sign", "not", "popcnt", "count_leading_zeros")


def unary(g: Grower) -> bool:
    """An op with one operand, whose result has the operand's type."""
    x = g.value(lambda v: v.is_float or v.is_integer or (v.dtype == "i1" and g.c.chance(0.1)))
    if x is None:
        return False
    if x.is_float:
        return _float_unary(g, x)
    name = "not" if x.dtype == "i1" else g.c.pick(OF_INTEGERS)
    return g.add(f"graph.{name} %{x.name} : {x.type}", [x], x)


def _float_unary(g: Grower, x: Value) -> bool:
    name = g.c.pick(("neg", "abs", *STEPS, *TESTS, *SMOOTH, *SMOOTH))
    text = f"graph.{name} %{x.name} : {x.type}"
    if name == "neg":
        return g.add(text, [x], x, (-x.high, -x.low))
    if name == "abs":
        low = 0.0 if x.low <= 0 <= x.high else min(abs(x.low), abs(x.high))
        return g.add(text, [x], x, (low, x.largest))
    if name in SMOOTH:
        function = SMOOTH[name]
        inside = function.low <= x.low and x.high <= function.high
        if x.grade > Grade.EXACT and not inside:
            return False
        interval = function.interval(x) if inside else function.bounds
        return g.add(text, [x], x, interval, function.grade)
    if x.grade > Grade.EXACT:
        return False
    if name in TESTS:
        return g.add(text, [x], replace(x, dtype="i1"))
    return g.add(text, [x], x, (x.low - 1, x.high + 1))


def reduce_precision(g: Grower) -> bool:
    """`graph.reduce_precision`, which isn't continuous."""
    x = g.value(lambda v: v.is_float and v.grade is Grade.EXACT)
    if x is None:
        return False
    bits = f"e{g.c.between(1, 12)}m{g.c.between(0, 24)}"
    return g.add(f"graph.reduce_precision %{x.name}, format = {bits} : {x.type}", [x], x)


def powi(g: Grower) -> bool:
    """`graph.powi`, whose results are the same on all targets."""
    n = g.c.pick((2, 3, 4, 5, 6, 7, 12, -1, -2, -3))
    x = g.value(
        lambda v: (
            (v.is_integer and n > 0)
            or (v.is_float and (v.grade is Grade.EXACT or (v.low >= 0.1 and v.largest <= 10)))
        )
    )
    if x is None:
        return False
    ends = (x.low**n, x.high**n) if x.is_float and x.low > 0 and x.largest <= 1e6 else None
    interval = (min(ends), max(ends)) if ends else ANY
    return g.add(f"graph.powi %{x.name}, {n} : {x.type}", [x], x, interval)


def stop_gradient(g: Grower) -> bool:
    """`graph.stop_gradient`."""
    x = g.value()
    if x is None:
        return False
    return g.add(f"graph.stop_gradient %{x.name} : {x.type}", [x], x, (x.low, x.high))


def binary(g: Grower) -> bool:
    """An op with two operands of one type."""
    a = g.value(lambda v: v.is_float or v.is_integer or v.dtype == "i1")
    b = None if a is None else g.another(a)
    if a is None or b is None:
        return False
    if a.dtype == "i1":
        return plain(g, g.c.pick(("and", "or", "xor", "max", "min")), a, b)
    if not a.is_float:
        names = ("add", "sub", "mul", "div", "rem", "max", "min", "and", "or", "xor")
        rare = ("shift_left", "shift_right_arithmetic", "shift_right_logical", "floor_mod", "pow")
        rare = (*rare, "mulhi")
        if a.dtype == "ui64":
            rare = (*rare, "threefry", "threefry")
        return plain(g, g.c.pick((*names, *names, *rare)), a, b)
    return _float_binary(g, a, b)


def _float_binary(g: Grower, a: Value, b: Value) -> bool:
    common = ("add", "sub", "mul", "div", "max", "min")
    rare = ("pow", "atan2", "next_after", "rem", "floor_mod", "copysign", "logaddexp")
    rare = (*rare, "zeta", "polygamma")
    name = g.c.pick((*common, *common, *rare))
    exact = max(a.grade, b.grade) is Grade.EXACT
    jumps = ("atan2", "next_after", "rem", "floor_mod", "zeta", "polygamma")
    if name in jumps and not exact:
        return False
    if name == "copysign" and b.grade > Grade.EXACT:
        return False
    if name == "div" and b.grade > Grade.EXACT and b.low <= 1e-3 and b.high >= -1e-3:
        return False
    if name == "pow" and not exact and not _is_mild_power(a, b):
        return False
    if name == "logaddexp" and not exact and max(a.largest, b.largest) > 1e3:
        return False
    of_target = ("pow", "atan2", "logaddexp", "zeta", "polygamma")
    grade = Grade.TARGET if name in of_target else Grade.EXACT
    return plain(g, name, a, b, _interval(name, a, b), grade)


def zeta(g: Grower) -> bool:
    """`graph.zeta` and `graph.polygamma` of arguments above 1, where they are neither steep nor huge."""
    x = g.value(lambda v: v.is_float and v.low >= 1.5 and v.largest <= 1e3)
    x = x or g.argument(g.c.pick(COMMON_FLOATS), g.base, (2.0, 50.0))
    if g.c.chance(0.5):
        s = g.another(x, lambda v: v.low >= 1.5) or x
        return plain(g, "zeta", s, x, (0, 4), Grade.TARGET)
    if not x.is_static:
        return False
    order = g.splat(float(g.c.between(1, 3)), x)
    return plain(g, "polygamma", order, x, (-20, 20), Grade.TARGET)


def _is_mild_power(a: Value, b: Value) -> bool:
    return a.low >= 0.1 and a.largest <= 10 and b.largest <= 4


def plain(
    g: Grower,
    name: str,
    a: Value,
    b: Value,
    interval: tuple[float, float] = ANY,
    grade: Grade = Grade.EXACT,
) -> bool:
    """Add the op `name` on two operands of one type, which is also the result's type."""
    return g.add(f"graph.{name} %{a.name}, %{b.name} : {a.type}", [a, b], a, interval, grade)


def clamp(g: Grower) -> bool:
    """`graph.clamp`."""
    x = g.value(lambda v: v.is_float or v.is_integer or v.dtype == "i1")
    low = None if x is None else g.another(x)
    high = None if x is None else g.another(x)
    if x is None or low is None or high is None:
        return False
    interval = min(low.low, x.low, high.low), max(low.high, x.high, high.high)
    text = f"graph.clamp %{low.name}, %{x.name}, %{high.name} : {x.type}"
    return g.add(text, [low, x, high], x, interval)


def fma(g: Grower) -> bool:
    """`graph.fma`."""
    a = g.value(lambda v: v.is_float)
    b = None if a is None else g.another(a)
    c = None if a is None else g.another(a)
    if a is None or b is None or c is None:
        return False
    largest = a.largest * b.largest + c.largest
    text = f"graph.fma %{a.name}, %{b.name}, %{c.name} : {a.type}"
    # The reference rounds some f32 and all f64 results twice.
    return g.add(text, [a, b, c], a, (-largest, largest), Grade.TARGET)


def philox(g: Grower) -> bool:
    """Random bits of ui64 values."""
    x = g.value(lambda v: v.dtype == "ui64") or g.argument("ui64", g.base)
    operands = [x, *(g.of_type("ui64", x.dims) for _ in range(3))]
    result = replace(x, dtype=g.c.pick(("ui32", "ui64")))
    names = ", ".join(f"%{each.name}" for each in operands)
    return g.add(f"graph.philox {names} : {x.type} -> {result.type}", operands, result)


def threefry(g: Grower) -> bool:
    """Random bits of ui64 values."""
    x = g.value(lambda v: v.dtype == "ui64") or g.argument("ui64", g.base)
    return plain(g, "threefry", x, g.of_type("ui64", x.dims))


def compare(g: Grower) -> bool:
    """`graph.compare`, of exact values."""
    a = g.value(lambda v: v.grade is Grade.EXACT and v.dtype not in OTHERS)
    b = None if a is None else g.another(a, lambda v: v.grade is Grade.EXACT)
    if a is None or b is None:
        return False
    text = f"graph.compare {g.c.pick(PREDICATES)} %{a.name}, %{b.name} : {a.type}"
    return g.add(text, [a, b], replace(a, dtype="i1"))


def select(g: Grower) -> bool:
    """`graph.select`."""
    p = g.value(lambda v: v.dtype == "i1")
    a = None if p is None else g.value(lambda v: v.dims == p.dims)
    b = None if a is None else g.another(a)
    if p is None or a is None or b is None:
        return False
    text = f"graph.select %{p.name}, %{a.name}, %{b.name} : {a.type}"
    return g.add(text, [p, a, b], a, (min(a.low, b.low), max(a.high, b.high)))


def cast(g: Grower) -> bool:
    """`graph.cast` to any type; inexact values only to floats."""
    x = g.value()
    if x is None:
        return False
    floats_only = x.grade > Grade.EXACT
    every = (*COMMON_FLOATS, *COMMON_FLOATS, *INTEGERS, "i1", *OTHERS)
    dtype = g.c.pick(COMMON_FLOATS if floats_only else every)
    if dtype == x.dtype and not g.c.chance(0.2):
        return False
    interval = (x.low, x.high) if x.is_float else ANY
    known = DTYPES[x.dtype]
    if not known.is_float:
        interval = (0.0, 1.0) if known.is_bool else (float(known.lowest), float(known.highest))
    target = replace(x, dtype=dtype)
    return g.add(f"graph.cast %{x.name} : {x.type} -> {target.type}", [x], target, interval)


def bitcast(g: Grower) -> bool:
    """`graph.bitcast` of integers. Floats are left out: the bits of a NaN aren't specified."""
    x = g.value(lambda v: v.is_integer)
    if x is None:
        return False
    bits = DTYPES[x.dtype].bits
    dtype = g.c.pick([name for name, known in DTYPES.items() if known.bits == bits])
    target = replace(x, dtype=dtype)
    return g.add(f"graph.bitcast %{x.name} : {x.type} -> {target.type}", [x], target)


def _interval(name: str, a: Value, b: Value) -> tuple[float, float]:
    """An interval that contains the finite results of a binary float op."""
    corners = [(x, y) for x in (a.low, a.high) for y in (b.low, b.high)]
    if inf in (a.largest, b.largest) and name not in ("max", "min"):
        return ANY
    match name:
        case "add":
            return a.low + b.low, a.high + b.high
        case "sub":
            return a.low - b.high, a.high - b.low
        case "mul":
            products = [x * y for x, y in corners]
            return min(products), max(products)
        case "div" if b.low > 0 or b.high < 0:
            quotients = [x / y for x, y in corners]
            return min(quotients), max(quotients)
        case "max":
            return max(a.low, b.low), max(a.high, b.high)
        case "min":
            return min(a.low, b.low), min(a.high, b.high)
        case "pow" if _is_mild_power(a, b):
            powers = [x**y for x, y in corners]
            return min(powers), max(powers)
        case "atan2":
            return -4, 4
        case "copysign":
            return -a.largest, a.largest
        case "logaddexp":
            return max(a.low, b.low), max(a.high, b.high) + 1
        case _:
            return ANY


MAKERS: list[tuple[int, Maker]] = [
    (60, unary),
    (60, binary),
    (4, clamp),
    (4, fma),
    (4, reduce_precision),
    (4, powi),
    (10, compare),
    (8, select),
    (12, cast),
    (3, bitcast),
    (2, philox),
    (2, threefry),
    (2, zeta),
    (2, stop_gradient),
]
