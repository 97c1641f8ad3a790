"""Every scalar op over every type, on special values: generated C and CUDA C against NumPy."""

import itertools
import math
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from printing import (
    DTYPES,
    FLOATS,
    HALVES,
    INTS,
    Array,
    c_library,
    call,
    func,
    module,
)

from mlfuse.runtime.compilers import nvrtc
from mlfuse.targets.printers.c import CPrinter
from mlfuse.targets.printers.cuda import CudaPrinter
from mlfuse.targets.printers.mathlib import ULP
from mlfuse.testing import host_cuda
from mlfuse.testing.architectures import ARCHITECTURES
from mlfuse.testing.fuzz.slack import ulps_apart
from mlfuse.testing.host_cuda import Launch


@dataclass(frozen=True)
class Case:
    """`%r = op` over operands of the given types; `reference` takes and gives arrays.

    `rtol` is 0 where the result must be exact to the bit (NaNs are one value).
    """

    op: str
    operands: tuple[str, ...]
    result: str
    reference: Callable[..., Any]
    rtol: float = 0.0

    def kernel(self, name: str, *, cuda: bool) -> str:
        types = (*self.operands, self.result)
        args = ", ".join(f"%p{k}: memref<?x{t}>" for k, t in enumerate(types)) + ", %n: index"
        lines = [
            f"%{v} = memref.load %p{k}[%i] : memref<?x{t}>"
            for k, (v, t) in enumerate(zip("abc", self.operands, strict=False))
        ]
        last = len(self.operands)
        lines += [f"%r = {self.op}", f"memref.store %r, %p{last}[%i] : memref<?x{self.result}>"]
        body = "\n".join(lines)
        if cuda:
            bounds = "%i = kernel.thread_id\n%in = arith.cmpi ult, %i, %n : index\n"
            return func(args, f"{bounds}scf.if %in {{\n{body}\n}}", name=name, block=1024)
        loop = f"%c0 = arith.constant 0 : index\nkernel.simd (%i) in (%c0, %n) {{\n{body}\n}}"
        return func(args, loop, name=name)


def special(kind: str) -> Array:
    """Values of a type at which operators go wrong, and random ones."""
    rng = np.random.default_rng(7)
    dtype = DTYPES[kind]
    if kind == "i1":
        return np.array([False, True])
    if kind in INTS:
        info = np.iinfo(dtype)
        bits = info.bits
        near = [0, 1, 2, 3, 5, bits - 1, bits, bits + 1, info.max, info.max - 1, info.max // 3]
        values = [*near, *(-value for value in near), info.min, info.min + 1]
        return np.concatenate([np.array(values, dtype), rng.integers(info.min, info.max, 6, dtype)])
    if kind in HALVES:
        return np.arange(2**16, dtype=np.uint16).view(dtype)[:: 2**6 + 1].copy()
    tiny = np.finfo(dtype).smallest_subnormal
    huge = [np.inf, np.finfo(dtype).max, 2.0**31, 2.0**32, 2.0**63, 2.0**64, 127.5, 255.9, 128.0]
    values = [0.0, tiny, 2 * tiny, np.finfo(dtype).tiny, 0.5, 1.0, 1.5, 2.5, 3.0, *huge]
    values += [256.0, 32768.0, 65520.0, 65535.5, 2147483520.0]
    return np.array([*values, *(-value for value in values), np.nan], dtype)


def arguments(case: Case) -> list[Array]:
    """All tuples of special values, fewer of each where that would be too many."""
    kinds = [special(kind) for kind in case.operands]
    if len(kinds) == 3 and case.operands[0] != "i1":
        kinds = [values[::4] for values in kinds]
    if len(kinds) == 1:
        return kinds
    rows = list(itertools.product(*kinds))[:: 1 + len(list(itertools.product(*kinds))) // 1024]
    return [
        np.array(column, DTYPES[kind])
        for column, kind in zip(zip(*rows, strict=True), case.operands, strict=True)
    ]


def on_integers(function: Callable[..., int], result: str) -> Callable[..., Array]:
    """A reference in exact integers whose result wraps; a true `i1` operand is given as -1."""

    def reference(*arrays: Array) -> Array:
        columns = [[-int(v) if a.dtype == bool else int(v) for v in a] for a in arrays]
        exact = [function(*row) for row in zip(*columns, strict=True)]
        if result == "i1":
            return np.array([value & 1 for value in exact], bool)
        return wrap(exact, result)

    return reference


def wrap(values: Sequence[int], kind: str) -> Array:
    bits = int(kind[1:])
    unsigned = np.array([value % 2**bits for value in values], f"u{bits // 8}")
    return unsigned.view(DTYPES[kind])


def truncated(a: int, b: int) -> int:
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


def absolute(a: int) -> int:
    return abs(a)


WRAPPING: dict[str, Callable[[int, int], int]] = {
    "addi": lambda a, b: a + b,
    "subi": lambda a, b: a - b,
    "muli": lambda a, b: a * b,
    "andi": lambda a, b: a & b,
    "ori": lambda a, b: a | b,
    "xori": lambda a, b: a ^ b,
    "minsi": lambda a, b: min(a, b),
    "maxsi": lambda a, b: max(a, b),
}
ORDERED: dict[str, Callable[[int, int], bool]] = {
    "lt": lambda a, b: a < b,
    "le": lambda a, b: a <= b,
    "gt": lambda a, b: a > b,
    "ge": lambda a, b: a >= b,
}


def integer_cases() -> list[Case]:
    cases: list[Case] = []

    def add(op: str, kind: str, function: Callable[[int, int], int], result: str = "") -> None:
        text = f"{op} %a, %b : {kind}"
        result = result or kind
        cases.append(Case(text, (kind, kind), result, on_integers(function, result)))

    for kind in ("i1", *INTS):
        bits = int(kind[1:])
        u = modulo(2**bits)
        for op, function in WRAPPING.items():
            add(f"arith.{op}", kind, function)
        add("arith.minui", kind, lambda a, b, u=u: min(u(a), u(b)))
        add("arith.maxui", kind, lambda a, b, u=u: max(u(a), u(b)))
        add("arith.cmpi eq,", kind, lambda a, b: int(a == b), "i1")
        add("arith.cmpi ne,", kind, lambda a, b: int(a != b), "i1")
        for name, holds in ORDERED.items():
            add(f"arith.cmpi s{name},", kind, lambda a, b, h=holds: int(h(a, b)), "i1")
            add(f"arith.cmpi u{name},", kind, lambda a, b, h=holds, u=u: int(h(u(a), u(b))), "i1")
        if kind == "i1":
            continue
        add("arith.divsi", kind, lambda a, b: truncated(a, b) if b else -1)
        add("arith.remsi", kind, lambda a, b: a - b * truncated(a, b) if b else a)
        add("arith.divui", kind, lambda a, b, u=u: u(a) // u(b) if b else -1)
        add("arith.remui", kind, lambda a, b, u=u: u(a) % u(b) if b else a)
        add("arith.shli", kind, lambda a, b, u=u, w=bits: a << u(b) if u(b) < w else 0)
        add("arith.shrui", kind, lambda a, b, u=u, w=bits: u(a) >> u(b) if u(b) < w else 0)
        add("arith.shrsi", kind, lambda a, b, u=u, w=bits: a >> min(u(b), w - 1))
        add("math.ipowi", kind, integer_power)
        for op, count in (("ctpop", ones(bits)), ("ctlz", leading_zeros(bits))):
            text = f"math.{op} %a : {kind}"
            cases.append(Case(text, (kind,), kind, on_integers(count, kind)))
        cases.append(Case(f"math.absi %a : {kind}", (kind,), kind, on_integers(absolute, kind)))
    return cases


def integer_power(a: int, b: int) -> int:
    if b >= 0:
        return pow(a, b, 1 << 64)
    return (a if b & 1 else 1) if abs(a) == 1 else 0


def ones(bits: int) -> Callable[[int], int]:
    return lambda a: (a % 2**bits).bit_count()


def leading_zeros(bits: int) -> Callable[[int], int]:
    return lambda a: bits - (a % 2**bits).bit_length()


def modulo(modulus: int) -> Callable[[int], int]:
    return lambda value: value % modulus


def zeros_ordered(function: Any, toward: int) -> Callable[[Array, Array], Array]:
    """`function` with -0 below +0."""

    def reference(a: Array, b: Array) -> Array:
        negative = (np.signbit(a) & np.signbit(b)) if toward > 0 else np.signbit(a) | np.signbit(b)
        zero = np.where(negative, -0.0, 0.0).astype(a.dtype)
        return np.where((a == 0) & (b == 0), zero, function(a, b))

    return reference


def holds(predicate: str) -> Callable[[Array, Array], Array]:
    """MLIR's definition: the ordered comparison, or also where an operand is a NaN."""

    def reference(a: Array, b: Array) -> Array:
        unordered = np.isnan(a) | np.isnan(b)
        if predicate in ("ord", "uno"):
            return unordered if predicate == "uno" else ~unordered
        if predicate in ("true", "false"):
            return np.full(a.shape, predicate == "true")
        names = {"eq": "equal", "ne": "not_equal", "lt": "less", "le": "less_equal"}
        names |= {"gt": "greater", "ge": "greater_equal"}
        compared = getattr(np, names[predicate[1:]])(a, b)
        return compared | unordered if predicate[0] == "u" else compared & ~unordered

    return reference


PREDICATES = [
    *("false", "true", "ord", "uno"),
    *(s + name for s in "ou" for name in ("eq", "ne", "lt", "le", "gt", "ge")),
]


def half_away(x: Array) -> Array:
    fraction, whole = np.modf(x)
    return np.copysign(whole + np.trunc(2 * fraction), x)


def reciprocal_root(x: Array) -> Array:
    return 1 / np.sqrt(x)


def by_mpmath(name: str, x: float) -> float:
    """A special function, with its limits and poles."""
    mp: Any = import_module("mpmath")
    pole = x <= 0 and x == math.floor(x) if math.isfinite(x) else False
    if math.isnan(x):
        return x
    match name:
        case "erf_inv":
            limit = math.copysign(math.inf, x) if abs(x) == 1 else math.nan
            return float(mp.erfinv(x)) if abs(x) < 1 else limit
        case "lgamma":
            return math.inf if pole or math.isinf(x) else float(mp.re(mp.loggamma(x)))
        case "digamma":
            return math.nan if pole or x == -math.inf else float(mp.digamma(x))
        case _:
            limit = math.copysign(0, x)
            return limit if math.isinf(x) else float(mp.besseli(1, x) * mp.exp(-abs(x)))


def allowed(name: str, kind: str) -> float:
    """The relative error of a function. In f32 the reference is in f64, and rounded; in f64 it is NumPy's."""
    name = "pow" if name == "powf" else name
    if kind == "f32":
        return (ULP[name] + 0.5) * float(np.finfo(np.float32).eps)
    return ulps_apart(name, np.dtype(np.float64)) * float(np.finfo(np.float64).eps)


def float_cases() -> list[Case]:
    cases: list[Case] = []
    for kind in FLOATS:

        def add(op: str, reference: Any, exact: bool = True, count: int = 2, k: str = kind) -> None:
            rtol = 0.0 if exact else allowed(op.partition(".")[2], k)
            names = ", ".join(f"%{letter}" for letter in "abc"[:count])
            cases.append(Case(f"{op} {names} : {k}", (k,) * count, k, reference, rtol))

        add("arith.addf", np.add)
        add("arith.subf", np.subtract)
        add("arith.mulf", np.multiply)
        add("arith.divf", np.divide)
        add("arith.negf", np.negative, count=1)
        add("arith.maximumf", zeros_ordered(np.maximum, 1))
        add("arith.minimumf", zeros_ordered(np.minimum, -1))
        add("arith.maxnumf", zeros_ordered(np.fmax, 1))
        add("arith.minnumf", zeros_ordered(np.fmin, -1))
        add("math.copysign", np.copysign)
        add("arith.remf", np.fmod)
        add("math.round", half_away, count=1)
        for name, function in (
            ("absf", np.abs),
            ("ceil", np.ceil),
            ("floor", np.floor),
            ("roundeven", np.rint),
            ("trunc", np.trunc),
            ("sqrt", np.sqrt),
        ):
            add(f"math.{name}", function, count=1)
        for name in (
            "exp",
            "exp2",
            "expm1",
            "log",
            "log2",
            "log10",
            "log1p",
            "cbrt",
            "sin",
            "cos",
            "tan",
        ):
            add(f"math.{name}", in_f64(getattr(np, name)), False, count=1)
        for name in ("sinh", "cosh", "tanh"):
            add(f"math.{name}", in_f64(getattr(np, name)), False, count=1)
        for name in ("sin", "cos", "tan", "sinh", "cosh", "tanh"):
            add(f"math.a{name}", in_f64(getattr(np, f"arc{name}")), False, count=1)
        add("math.atan2", in_f64(np.arctan2), False)
        add("math.erfc", in_f64(np.vectorize(math.erfc, [float])), False, count=1)
        add("math.rsqrt", in_f64(reciprocal_root), False, count=1)
        add("math.erf", in_f64(np.vectorize(math.erf, [float])), False, count=1)
        add("math.powf", in_f64(np.power), False)
        for name in ("erf_inv", "lgamma", "digamma", "bessel_i1e"):
            reference = in_f64(np.vectorize(partial(by_mpmath, name), [float]))
            add(f"special.{name}", reference, False, count=1)
        for predicate in PREDICATES:
            text = f"arith.cmpf {predicate}, %a, %b : {kind}"
            cases.append(Case(text, (kind, kind), "i1", holds(predicate)))
    for kind in DTYPES:
        text = f"arith.select %a, %b, %c : {kind}"
        cases.append(Case(text, ("i1", kind, kind), kind, np.where))
    return cases


def in_f64(function: Any) -> Callable[..., Array]:
    def reference(*arrays: Array) -> Array:
        return np.asarray(function(*(a.astype("f8") for a in arrays))).astype(arrays[0].dtype)

    return reference


def saturated(kind: str, signed: bool) -> Callable[[Array], Array]:
    bits = int(kind[1:])
    low, high = (-(2 ** (bits - 1)), 2 ** (bits - 1) - 1) if signed else (0, 2**bits - 1)

    def one(value: float) -> int:
        if math.isnan(value):
            return 0
        return (
            (low if value < 0 else high) if math.isinf(value) else min(max(int(value), low), high)
        )

    return lambda a: wrap([one(float(value)) for value in a], kind)


def rounded(kind: str, signed: bool) -> Callable[[Array], Array]:
    """Integer to 16-bit float with one rounding, ties to even."""
    precision = 11 if kind == "f16" else 8

    def one(value: int) -> float:
        shift = max(0, abs(value).bit_length() - precision)
        kept, rest = divmod(abs(value), 2**shift)
        up = 2 * rest > 2**shift or (2 * rest == 2**shift and kept & 1)
        return math.copysign(float((kept + up) * 2**shift), value)

    def reference(a: Array) -> Array:
        floats = np.array([one(value) for value in read(a, signed)], "f4")
        return floats.astype(DTYPES[kind])

    return reference


def read(a: Array, signed: bool) -> list[int]:
    """Integers by sign; a true `i1` read as signed is -1."""
    if a.dtype == bool:
        return [-int(value) if signed else int(value) for value in a]
    return [int(value) for value in (a if signed else a.view(f"u{a.itemsize}"))]


def cast_cases() -> list[Case]:
    cases: list[Case] = []

    def add(op: str, source: str, target: str, reference: Callable[[Array], Array]) -> None:
        text = f"arith.{op} %a : {source} to {target}"
        cases.append(Case(text, (source,), target, reference))

    def to_float(signed: bool, target: str) -> Callable[[Array], Array]:
        wide = "i8" if signed else "u8"
        return lambda a: np.array(read(a, signed), wide).astype(DTYPES[target])

    for signed in (True, False):
        letter = "s" if signed else "u"
        for source in ("i1", *INTS):
            for target in FLOATS:
                add(f"{letter}itofp", source, target, to_float(signed, target))
            for target in HALVES:
                add(f"{letter}itofp", source, target, rounded(target, signed))
            for target in INTS:
                if int(target[1:]) > int(source[1:]):
                    add(
                        f"ext{letter}i",
                        source,
                        target,
                        lambda a, s=signed, t=target: wrap(read(a, s), t),
                    )
        for source, target in itertools.product(FLOATS, INTS):
            add(f"fpto{letter}i", source, target, saturated(target, signed))
    for source, target in itertools.product(INTS, ("i1", *INTS)):
        if int(target[1:]) < int(source[1:]):
            add("trunci", source, target, on_integers(int, target))
    for source, target in (*itertools.product(HALVES, FLOATS), ("f32", "f64")):
        add("extf", source, target, lambda a, t=target: a.astype("f4").astype(DTYPES[t]))
    for target in HALVES:
        add("truncf", "f32", target, lambda a, t=target: a.astype(DTYPES[t]))
        add("truncf", "f64", target, lambda a, t=target: a.astype("f4").astype(DTYPES[t]))
    add("truncf", "f64", "f32", lambda a: a.astype("f4"))
    pairs = [("i32", "f32"), ("i64", "f64"), ("i16", "f16"), ("i16", "bf16")]
    for source, target in (*pairs, *((b, a) for a, b in pairs), ("f16", "bf16")):
        add("bitcast", source, target, lambda a, t=target: a.view(DTYPES[t]))
    return cases


FAMILIES = {"integers": integer_cases(), "floats": float_cases(), "casts": cast_cases()}


def wrong(case: Case, inputs: Sequence[Array], got: Array) -> str:
    """What differs from the reference, or ""."""
    with np.errstate(all="ignore"):
        expected = np.asarray(case.reference(*inputs))
    assert expected.dtype == got.dtype, case.op
    if case.rtol:
        close = np.isclose(
            got, expected, rtol=case.rtol, atol=np.finfo(got.dtype).tiny, equal_nan=True
        )
    else:
        close = np.array([same(x, y) for x, y in zip(got, expected, strict=True)])
    if close.all():
        return ""
    k = int(np.argmin(close))
    return f"{case.op}: {[a[k] for a in inputs]} gave {got[k]}, not {expected[k]}"


def same(x: Any, y: Any) -> bool:
    return x.tobytes() == y.tobytes() or bool(x != x and y != y)


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.sampled(6)
def test_scalar_ops_in_c(family: str, tmp_path: Path):
    cases = FAMILIES[family]
    text = "".join(case.kernel(f"kernel_{k}", cuda=False) for k, case in enumerate(cases))
    library = c_library(CPrinter().print_module(module(text)), tmp_path)
    errors: list[str] = []
    for k, case in enumerate(cases):
        inputs = arguments(case)
        got = np.zeros(len(inputs[0]), DTYPES[case.result])
        call(library, f"kernel_{k}", [*inputs, got], [len(got)])
        errors.append(wrong(case, inputs, got))
    assert not any(errors), "\n".join(filter(None, errors))


@pytest.mark.slow
@pytest.mark.skipif(not host_cuda.available(), reason="no C++ compiler")
@pytest.mark.parametrize("family", FAMILIES)
def test_scalar_ops_in_cuda_without_undefined_behavior(family: str):
    cases = FAMILIES[family]
    text = "".join(case.kernel(f"kernel_{k}", cuda=True) for k, case in enumerate(cases))
    buffers: dict[str, Array] = {}
    launches: list[Launch] = []
    for k, case in enumerate(cases):
        inputs = arguments(case)
        n = len(inputs[0])
        names = [f"b{k}_{j}" for j in range(len(inputs) + 1)]
        buffers |= zip(names, [*inputs, np.zeros(n, DTYPES[case.result])], strict=True)
        launches.append(Launch(f"kernel_{k}", 1, 1024, [*names, n]))
        assert n <= 1024
    source = CudaPrinter().print_module(module(text))
    after = host_cuda.run(source, launches, buffers).buffers
    errors = [
        wrong(case, arguments(case), after[f"b{k}_{len(case.operands)}"])
        for k, case in enumerate(cases)
    ]
    assert not any(errors), "\n".join(filter(None, errors))


@pytest.mark.slow
@pytest.mark.skipif(not nvrtc.available(), reason="no NVRTC")
@pytest.mark.parametrize("arch", ARCHITECTURES)
@pytest.mark.parametrize("family", FAMILIES)
def test_scalar_ops_compile_for_a_gpu(family: str, arch: str):
    cases = FAMILIES[family]
    text = "".join(case.kernel(f"kernel_{k}", cuda=True) for k, case in enumerate(cases))
    compiled = nvrtc.compile_cubin(CudaPrinter().print_module(module(text)), arch)
    assert len(compiled.kernels) == len(cases)
    assert set(re.findall(r"warning #(\d+)", compiled.log)) <= {"177"}  # what is not used
