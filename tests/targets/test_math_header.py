"""The math header against NumPy, mpmath and exact arithmetic, and against itself across builds."""

import ctypes
import math
import platform
import re
import subprocess
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest

from mlfuse.runtime.compilers import nvrtc
from mlfuse.targets.printers.mathlib import ULP, header_text
from mlfuse.testing.architectures import ARCHITECTURES
from mlfuse.testing.fuzz.slack import ulps_apart

Array = np.ndarray[Any, np.dtype[Any]]

# ---- What the header declares -----------------------------------------------------------------

INTS = ("i8", "i16", "i32", "i64", "u8", "u16", "u32", "u64")
F8 = ("f8E4M3FN", "f8E5M2")
C_TYPES = {
    "f32": "float",
    "f64": "double",
    **{name: f"mlf_{name}" for name in ("bf16", "f16", *F8)},
    **{name: f"{'u' if name[0] == 'u' else ''}int{name[1:]}_t" for name in INTS},
}
DTYPES: dict[str, np.dtype[Any]] = {
    "f32": np.dtype("f4"),
    "f64": np.dtype("f8"),
    **dict.fromkeys(("bf16", "f16"), np.dtype("u2")),  # as their bits
    **dict.fromkeys(F8, np.dtype("u1")),
    **{name: np.dtype(f"{name[0]}{int(name[1:]) // 8}") for name in INTS},
}

# Computed by polynomials in f32 and by the C library in f64.
ELEMENTARY = (
    *("exp", "exp2", "expm1", "log", "log2", "log10", "log1p", "tanh", "erf", "erfc", "cbrt"),
    *("sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "asinh", "acosh", "atanh"),
)
SPECIAL_FUNCTIONS = ("erf_inv", "lgamma", "digamma", "bessel_i1e")
SPECIAL_BINARY = ("zeta", "polygamma")
"""Computed in f64 for both types; `test_special_functions.py` and `test_zeta.py` have their values."""
EXACT = ("abs", "neg", "floor", "ceil", "trunc", "roundeven", "round", "sqrt")
BINARY = ("max", "min", "maxnum", "minnum", "copysign", "rem")
ANGLES = ("sin", "cos", "tan")


@dataclass(frozen=True)
class Function:
    """`result mlf_<name>(arguments)`, in MLIR's spelling of the types."""

    name: str
    result: str
    arguments: tuple[str, ...]


def _declared() -> dict[str, Function]:
    table: list[Function] = []
    for f in ("f32", "f64"):
        for name in (*ELEMENTARY, *SPECIAL_FUNCTIONS, *EXACT, "rsqrt"):
            table.append(Function(f"{name}_{f}", f, (f,)))
        for name in (*BINARY, *SPECIAL_BINARY, "pow", "atan2"):
            table.append(Function(f"{name}_{f}", f, (f, f)))
        table.append(Function(f"fma_{f}", f, (f, f, f)))
        table += [Function(f"cvt_{f}_{to}", to, (f,)) for to in INTS]
        table += [Function(f"{f}_to_{to}", to, (f,)) for to in ("bf16", "f16", *F8)]
    table.append(Function("exp_never_positive_f32", "f32", ("f32",)))
    table += [Function(f"{name}_near_f32", "f32", ("f32",)) for name in ANGLES]
    table.append(Function("rem_near_f32", "f32", ("f32", "f32")))
    table += [Function(f"{of}_to_f32", "f32", (of,)) for of in ("bf16", "f16", *F8)]
    for width in (8, 16, 32, 64):
        i, u = f"i{width}", f"u{width}"
        table += [Function(f"{name}_{i}", i, (i, i)) for name in ("divsi", "remsi", "ipow")]
        table += [Function(f"{name}_{i}", u, (u, u)) for name in ("divui", "remui", "shl", "shrui")]
        table.append(Function(f"shrsi_{i}", i, (i, u)))
        table += [Function(f"{name}_{i}", u, (u,)) for name in ("popcount", "ctlz")]
    table += [Function(f"bits_{f}", f, (f"u{f[1:]}",)) for f in ("f32", "f64")]
    table += [Function(f"{f}_bits", f"u{f[1:]}", (f,)) for f in ("f32", "f64")]
    return {function.name: function for function in table}


FUNCTIONS = _declared()

# ---- Arguments --------------------------------------------------------------------------------

# Where the algorithms or the results change: ends of ranges, borders of branches, ties.
_LANDMARKS = [
    *[0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 4.0, 10.0, 18.0, 104.0, 126.0, 127.0, 129.0, 149.0, 151.0],
    *[*np.sqrt([0.5, 2.0]), *np.pi / np.array([4.0, 2.0, 1.0, 0.5]), np.log(2), np.log(2) / 2],
    *[np.log(2.0) * k for k in (-149.5, -126.0, 127.5, 128.0)],
    *[2.0**k for k in (-149, -148, -127, -126, -125, -100, -64, -26, -25, -24, -14, -12, -2, -1)],
    *[2.0**k for k in (8, 11, 15, 16, 22, 23, 24, 25, 31, 32, 52, 53, 63, 64, 65, 100, 126, 127)],
    *[65504.0, 65520.0, 2.0**-24 * 1.5, 255.0, 256.0, 1e9, 1e20, 1e38, 3.0e38],
    *[255.5, 127.5, 128.5, 32767.5, 32768.5, 16367173 * 2.0**72],
]
# Signalling NaNs are left out: NumPy makes them quiet when it converts.
_NANS = [0x7FC00000, 0xFFC00000, 0x7FC12345, 0xFFFFFFFF]


def _around(dtype: str) -> Array:
    """Zeros, infinities, subnormals, and each landmark with its neighbors; no NaN."""
    kind = np.dtype(dtype)
    with np.errstate(over="ignore"):
        center = np.array([*_LANDMARKS, np.inf, np.finfo(kind).max, np.finfo(kind).tiny], kind)
        up = np.nextafter(center, kind.type(np.inf))
    down = np.nextafter(center, kind.type(0))
    tiny = np.finfo(kind).smallest_subnormal * np.array([0, 1, 2, 3, 1000], kind)
    positive = np.concatenate([center, up, down, tiny])
    return np.unique(np.concatenate([positive, -positive]).view(f"u{kind.itemsize}")).view(kind)


SPECIAL = np.concatenate([_around("f4"), np.array(_NANS, np.uint32).view(np.float32)])
SPECIAL64 = np.concatenate([_around("f8"), np.array([np.nan])])


def random_bits(seed: int, count: int, dtype: str = "f4") -> Array:
    """Every bit pattern is as likely as any other, except that NaNs are made quiet."""
    size = np.dtype(dtype).itemsize
    raw = np.random.default_rng(seed).bytes(count * size)
    with np.errstate(invalid="ignore"):
        values: Array = np.frombuffer(raw, dtype) * np.dtype(dtype).type(1)
    return values


def random_near(seed: int, count: int) -> Array:
    """Both signs, magnitudes from 2^-20 to 2^10: where the functions are neither 0 nor infinite."""
    rng = np.random.default_rng(seed)
    return (np.exp2(rng.uniform(-20, 10, count)) * rng.choice([-1, 1], count)).astype(np.float32)


def arguments_of(kind: str, seed: int, count: int) -> Array:
    """Special values of a type, then random ones."""
    if kind == "f32":
        return np.concatenate([SPECIAL, random_near(seed, count), random_bits(seed, count)])
    if kind == "f64":
        near = random_near(seed, count).astype(np.float64)
        return np.concatenate([SPECIAL64, near, random_bits(seed, count, "f8")])
    dtype = DTYPES[kind]
    rng = np.random.default_rng(seed)
    info = np.iinfo(dtype)
    edges = {0, 1, 2, 3, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64, 65, 100}
    edges |= {info.min, info.min + 1, info.max - 1, info.max, info.max // 2}
    edges |= {-edge for edge in edges}
    edges = {edge for edge in edges if info.min <= edge <= info.max}
    values = rng.integers(info.min, info.max, count, dtype=dtype, endpoint=True)
    small = rng.integers(0 if info.min == 0 else -70, 70, count, dtype=dtype)
    return np.concatenate([np.array(sorted(edges), dtype), values, small])


def grid(*axes: Array) -> list[Array]:
    """Every combination, one flat array for each axis."""
    return [axis.ravel() for axis in np.meshgrid(*axes, indexing="ij")]


def calls_of(function: Function, seed: int, count: int) -> list[Array]:
    """`count` and some more arguments, the special ones in many combinations."""
    pools = [arguments_of(kind, seed + i, count) for i, kind in enumerate(function.arguments)]
    if len(pools) == 1:
        return pools
    rng = np.random.default_rng(seed)
    size = 8 * len(pools[0])
    return [pool[rng.integers(0, len(pool), size)] for pool in pools]


# ---- Builds -----------------------------------------------------------------------------------

NATIVE = ("gcc", "-std=c11", "-O3", "-march=native", "-fno-trapping-math")
COMMON = ("-ffp-contract=off", "-fno-math-errno", "-fopenmp-simd", "-Wall", "-Wextra", "-Werror")


def _loop(function: Function) -> str:
    """`loop_<name>`, which may be vectorised, on one line."""
    types = [C_TYPES[kind] for kind in function.arguments]
    arrays = ", ".join(f"const {t} *p{i}" for i, t in enumerate(types))
    loads = ", ".join(f"p{i}[i]" for i in range(len(types)))
    return (
        f"API void loop_{function.name}"
        f"(long n, {arrays}, {C_TYPES[function.result]} *RESTRICT out) {{ "
        f'_Pragma("omp simd") for (long i = 0; i < n; i++) out[i] = mlf_{function.name}({loads}); }}'
    )


def _wrapper(function: Function) -> str:
    """`loop_<name>`, and `each_<name>`, which calls a copy that no loop is built around."""
    types = [C_TYPES[kind] for kind in function.arguments]
    result, name = C_TYPES[function.result], function.name
    values = ", ".join(f"{t} v{i}" for i, t in enumerate(types))
    given = ", ".join(f"v{i}" for i in range(len(types)))
    arrays = ", ".join(f"const {t} *p{i}" for i, t in enumerate(types))
    loads = ", ".join(f"p{i}[i]" for i in range(len(types)))
    head = f"(long n, {arrays}, {result} *RESTRICT out)"
    return (
        f"API {result} one_{name}({values}) {{ return mlf_{name}({given}); }}\n"
        f"API void each_{name}{head} {{ for (long i = 0; i < n; i++) out[i] = one_{name}({loads}); }}"
        f"\n{_loop(function)}"
    )


def _shim(functions: Iterable[str]) -> str:
    api = """
#ifdef __cplusplus
#define API extern "C" __attribute__((noipa))
#else
#define API __attribute__((noipa))
#endif
#define RESTRICT __restrict__
"""
    return "\n".join([header_text(), api, *functions, ""])


class Build:
    """The header and a wrapper for each function, or those of `names`, compiled and loaded."""

    def __init__(self, folder: Path, name: str, *command: str, names: Iterable[str] = FUNCTIONS):
        self.source = folder / f"{name}{'.cpp' if command[0] == 'g++' else '.c'}"
        self.source.write_text(_shim(_wrapper(FUNCTIONS[each]) for each in names))
        library = folder / f"{name}.so"
        arguments = [*command, *COMMON, "-shared", "-fPIC", str(self.source), "-o", str(library)]
        done = subprocess.run([*arguments, "-lm"], capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        self._library = ctypes.CDLL(str(library))

    def __call__(self, name: str, *arrays: Array, each: bool = False) -> Array:
        function = FUNCTIONS[name]
        assert len(arrays) == len(function.arguments)
        inputs = [
            np.ascontiguousarray(array, DTYPES[kind])
            for array, kind in zip(arrays, function.arguments, strict=True)
        ]
        assert len({array.size for array in inputs}) == 1
        out = np.empty(inputs[0].shape, DTYPES[function.result])
        call = self._library[f"{'each' if each else 'loop'}_{name}"]
        call(
            ctypes.c_long(out.size),
            *(ctypes.c_void_p(array.ctypes.data) for array in (*inputs, out)),
        )
        return out


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("math_header")


@pytest.fixture(scope="session")
def native(folder: Path) -> Build:
    """As generated C is compiled."""
    return Build(folder, "native", *NATIVE)


# ---- Measures ---------------------------------------------------------------------------------


def ulp_error(got: Array, want: Array) -> Array:
    """|got - want| in last places of f32 at `want` (f64); infinite where the kinds differ.

    Infinity counts as 2^128, so that a result just below may still be compared with it.
    """
    with np.errstate(all="ignore"):
        wide = np.clip(got.astype(np.float64), -(2.0**128), 2.0**128)
        exact = np.clip(want, -(2.0**128), 2.0**128)
        exponent = np.clip(np.frexp(exact)[1] - 1, -126, 127)
        error = np.ldexp(np.abs(wide - exact), 23 - exponent)
    zero = want == 0
    error[zero & ((got != 0) | (np.signbit(got) != np.signbit(want)))] = np.inf
    error[np.isnan(got) != np.isnan(want)] = np.inf
    error[np.isnan(got) & np.isnan(want)] = 0
    return error


def assert_ulp(name: str, got: Array, want: Array, *arguments: Array) -> None:
    error = ulp_error(got, want)
    at = int(np.argmax(error))
    where = [float(argument[at]).hex() for argument in arguments]
    assert error[at] <= ULP[name], f"{name}({', '.join(where)}) = {got[at]!r}, not {want[at]!r}"


def assert_same_bits(got: Array, want: Array) -> None:
    np.testing.assert_array_equal(got.view(f"u{got.itemsize}"), want.view(f"u{want.itemsize}"))


def assert_same_or_nan(got: Array, want: Array) -> None:
    """The same bits, except that every NaN equals every other."""
    assert got.dtype == want.dtype
    np.testing.assert_array_equal(np.isnan(got), np.isnan(want))
    assert_same_bits(got[~np.isnan(want)], want[~np.isnan(want)])


def _each(function: Callable[[float], float]) -> Callable[[Array], Array]:
    return lambda x: np.array([function(value) for value in x.tolist()])


INVERSES = {f"a{name}": f"arc{name}" for name in ("sin", "cos", "tan", "sinh", "cosh", "tanh")}
"""NumPy's names."""

# On f64, whose rounding is 2^-29 of a last place of f32.
WIDE: dict[str, Callable[[Array], Array]] = {
    **{name: getattr(np, INVERSES.get(name, name)) for name in ELEMENTARY if name[:3] != "erf"},
    "erf": _each(math.erf),
    "erfc": _each(math.erfc),
    "rsqrt": lambda x: 1 / np.sqrt(x),
    "sqrt": np.sqrt,
}


def wide(name: str, x: Array) -> Array:
    with np.errstate(all="ignore"):
        return WIDE[name](x.astype(np.float64))


# ---- Elementary functions in f32 --------------------------------------------------------------


def test_exp_has_the_same_bits_where_no_argument_is_positive(native: Build) -> None:
    below = -np.abs(np.concatenate([SPECIAL, random_bits(1, 300_000), random_near(2, 200_000)]))
    x = np.append(below, np.float32(0))
    assert_same_or_nan(native("exp_never_positive_f32", x), native("exp_f32", x))


@pytest.mark.parametrize("name", ANGLES)
def test_angles_have_the_same_bits_where_they_are_near(native: Build, name: str) -> None:
    x = np.concatenate([SPECIAL, random_bits(1, 300_000), random_near(2, 200_000)])
    x = x[~(np.abs(x) >= 2.0**24)]
    assert_same_or_nan(native(f"{name}_near_f32", x), native(f"{name}_f32", x))


def test_remainders_are_the_same_where_the_quotient_is_near(native: Build) -> None:
    """Also of quotients that are whole, or half way between two whole numbers, and those next to them."""
    rng = np.random.default_rng(3)
    y = np.concatenate([np.repeat(SPECIAL, SPECIAL.size), random_bits(4, 300_000)])
    x = np.concatenate([np.tile(SPECIAL, SPECIAL.size), random_bits(5, 300_000)])
    with np.errstate(all="ignore"):
        halves = rng.integers(0, 2**29, y.size) / 2
        products = (y * halves).astype(np.float32)
        close = np.nextafter(products, rng.choice(np.array([-np.inf, np.inf], np.float32), y.size))
        x, y = np.concatenate([x, products, close]), np.tile(y, 3)
        near = ~(np.abs(x) >= np.abs(y) * np.float32(2**28))
        x, y = x[near], y[near]
        assert_same_or_nan(native("rem_near_f32", x, y), np.fmod(x, y))


@pytest.mark.parametrize("name", WIDE)
@pytest.mark.sampled(3)
def test_special_values(native: Build, name: str) -> None:
    assert_ulp(name, native(f"{name}_f32", SPECIAL), wide(name, SPECIAL), SPECIAL)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", WIDE)
def test_random_arguments(native: Build, name: str) -> None:
    x = np.concatenate([random_bits(1, 300_000), random_near(2, 200_000)])
    assert_ulp(name, native(f"{name}_f32", x), wide(name, x), x)


@pytest.mark.parametrize("name", ELEMENTARY)
@pytest.mark.sampled(2)
def test_against_mpmath(native: Build, name: str) -> None:
    """NumPy's own functions might err; mpmath works with as many digits as it is told."""
    x = np.concatenate([random_bits(3, 1000), random_near(4, 2000), SPECIAL])
    x = x[np.isfinite(x)]
    if name.startswith("log"):
        x = x[x > (-1 if name == "log1p" else 0)]
    if name in ("asin", "acos", "atanh"):
        x = x[np.abs(x) < 1]
    if name == "acosh":
        x = x[x >= 1]
    if name in ("exp", "exp2", "expm1", "sinh", "cosh"):
        x = np.clip(x, -200, 200)  # there is no overflow in mpmath
    x = x[x != 0]
    mp: Any = import_module("mpmath")
    exact: dict[str, Callable[[float], float]] = {
        "exp2": lambda v: mp.mpf(2) ** v,
        "log2": lambda v: mp.log(v, 2),
        "cbrt": lambda v: mp.sign(v) * mp.cbrt(abs(v)),
    }
    function = exact.get(name) or getattr(mp, name)
    with mp.workdps(40):
        want = np.array([float(function(mp.mpf(v))) for v in x.tolist()])
    assert_ulp(name, native(f"{name}_f32", x), want, x)


def _near_multiples_of_half_pi() -> Array:
    """Of each binade the f32 nearest to a multiple of pi/2, or nearly so.

    k pi/2 ~ m 2^e wants k/m ~ 2^e 2/pi, so m is the denominator of a convergent of that number.
    """
    mp: Any = import_module("mpmath")
    found: list[float] = []
    with mp.workdps(120):
        for e in range(-20, 105):
            m, previous, rest = 1, 0, 2 / mp.pi * mp.mpf(2) ** e
            while m < 1 << 24:
                found += [math.ldexp(m, e)]
                rest = 1 / (rest - mp.floor(rest))
                m, previous = int(mp.floor(rest)) * m + previous, m
    return np.array(found, np.float32)


@pytest.mark.parametrize("name", ["sin", "cos", "tan"])
def test_near_multiples_of_half_pi(native: Build, name: str) -> None:
    mp: Any = import_module("mpmath")
    x = _near_multiples_of_half_pi()
    with mp.workdps(120):
        want = np.array([float(getattr(mp, name)(mp.mpf(v))) for v in x.tolist()])
    assert 2.0**-31 < np.abs(want).min() < 2.0**-28  # they are hard cases indeed
    assert_ulp(name, native(f"{name}_f32", x), want, x)


@pytest.mark.parametrize("name", ELEMENTARY)
def test_nan_comes_back_and_invalid_gives_one_nan(native: Build, name: str) -> None:
    nans = np.array([*_NANS, 0x7F800001, 0xFFBFFFFF], np.uint32).view(np.float32)
    got = native(f"{name}_f32", nans)
    if name in ("exp", "exp2", "erf", "tanh"):  # they compute with it, which makes it quiet
        nans = (nans.view(np.uint32) | 0x00400000).view(np.float32)
    assert_same_bits(got, nans)
    invalid = {"log": -1.0, "log2": -np.inf, "log1p": -2.0, "sin": np.inf, "cos": -np.inf}
    invalid |= {"tan": np.inf, "asin": 1.5, "acos": -np.inf, "acosh": 0.5, "atanh": -np.inf}
    if name in invalid:
        got = native(f"{name}_f32", np.array([invalid[name]]))
        assert got.view(np.uint32)[0] == 0x7FC00000


def test_powers_of_two_are_exact(native: Build) -> None:
    exponents = np.arange(-149, 128)
    powers = np.ldexp(np.ones(exponents.size), exponents).astype(np.float32)
    assert_same_bits(native("exp2_f32", exponents), powers)
    assert_same_bits(native("log2_f32", powers), exponents.astype(np.float32))
    assert_same_bits(native("pow_f32", np.full(exponents.size, 2.0), exponents), powers)


def test_log10_of_powers_of_ten_is_exact(native: Build) -> None:
    exponents = np.arange(11)  # f32 holds these powers
    powers = (10.0**exponents).astype(np.float32)
    assert_same_bits(native("log10_f32", powers), exponents.astype(np.float32))


def test_pow_special_values(native: Build) -> None:
    """All pairs, against C's pow in f64, which NumPy calls."""
    odd = np.array([3, 5, -3, -5, 2.0**24 - 1, 1 - 2.0**24, 1 / 3, -2.5], np.float32)
    axis = np.concatenate([SPECIAL, odd])
    x, y = grid(axis, axis)
    with np.errstate(all="ignore"):
        want = np.power(x.astype(np.float64), y.astype(np.float64))
    assert_ulp("pow", native("pow_f32", x, y), want, x, y)


@pytest.mark.parametrize(
    ("x", "y", "want"),
    [
        (1.0, np.nan, 1.0),
        (np.nan, 0.0, 1.0),
        (np.nan, 1.0, np.nan),
        (-1.0, np.inf, 1.0),
        (-1.0, -np.inf, 1.0),
        (0.0, -1.0, np.inf),
        (-0.0, -3.0, -np.inf),
        (-0.0, -2.0, np.inf),
        (-0.0, 3.0, -0.0),
        (-0.0, 0.5, 0.0),
        (-8.0, 3.0, -512.0),
        (-8.0, 1 / 3, np.nan),
        (-np.inf, 3.0, -np.inf),
        (-np.inf, 0.5, np.inf),
        (-np.inf, -3.0, -0.0),
        (np.inf, -1.0, 0.0),
        (0.5, -np.inf, np.inf),
        (0.5, np.inf, 0.0),
        (2.0, -149.0, 2.0**-149),
        (2.0, -150.0, 0.0),
        (2.0, 128.0, np.inf),
        (-2.0, 127.0, -(2.0**127)),
    ],
)
def test_pow_as_c99_states_it(native: Build, x: float, y: float, want: float) -> None:
    got = native("pow_f32", np.array([x]), np.array([y]))
    assert_same_or_nan(got, np.array([want], np.float32))


def test_pow_random_arguments(native: Build) -> None:
    rng = np.random.default_rng(5)
    n = 200_000
    x = np.concatenate([random_bits(6, n), np.abs(random_near(7, n)), rng.uniform(0.9, 1.1, n)])
    y = np.concatenate([random_near(8, n), random_near(9, n), rng.uniform(-900, 900, n)])
    x, y = x.astype(np.float32), y.astype(np.float32)
    whole = rng.random(y.size) < 0.3
    y[whole] = np.rint(y[whole])
    with np.errstate(all="ignore"):
        want = np.power(x.astype(np.float64), y.astype(np.float64))
    assert_ulp("pow", native("pow_f32", x, y), want, x, y)


def test_atan2(native: Build) -> None:
    """Special values against each other, and quotients of all sizes."""
    axis = np.concatenate([SPECIAL, random_near(26, 100)])
    y, x = grid(axis, axis)
    near = random_near(27, 200_000)
    y = np.concatenate([y, random_bits(28, 200_000), near])
    x = np.concatenate([x, random_bits(29, 200_000), near[::-1]])
    want = np.arctan2(y.astype(np.float64), x.astype(np.float64))
    assert_ulp("atan2", native("atan2_f32", y, x), want, y, x)


@pytest.mark.slow
@pytest.mark.parametrize("name", ELEMENTARY)
def test_every_argument(native: Build, name: str, request: pytest.FixtureRequest) -> None:
    if "slow" not in str(request.config.getoption("markexpr")):
        pytest.skip("minutes for each function; start it with -m slow")
    chunk = 1 << 22
    for start in range(0, 1 << 32, chunk):
        x = np.arange(start, start + chunk, dtype=np.uint32).view(np.float32)
        assert_ulp(name, native(f"{name}_f32", x), wide(name, x), x)


# ---- Operations with one right answer ---------------------------------------------------------


@pytest.mark.parametrize("kind", ["f32", "f64"])
@pytest.mark.parametrize("name", EXACT)
def test_rounding_and_sqrt(native: Build, name: str, kind: str) -> None:
    x = arguments_of(kind, 10, 50_000)
    numpy_name = {"roundeven": "rint", "neg": "negative"}.get(name, name)
    with np.errstate(all="ignore"):
        want = _round_away(x) if name == "round" else getattr(np, numpy_name)(x)
    assert_same_or_nan(native(f"{name}_{kind}", x), want)


def _round_away(x: Array) -> Array:
    """Half away from zero: adding 1/2 to the exact fraction, apart from the whole part."""
    fraction, whole = np.modf(x)
    return np.copysign(whole + np.trunc(2 * fraction), x)


def _beats(a: float, b: float) -> bool:
    """a > b in the order where -0 < +0."""
    return (a, -math.copysign(1, b)) > (b, -math.copysign(1, a))


def _extremum(name: str, a: float, b: float) -> float:
    if math.isnan(a) or math.isnan(b):
        if not name.endswith("num"):
            return math.nan
        return b if math.isnan(a) else a
    greater, lesser = (a, b) if _beats(a, b) else (b, a)
    return greater if name.startswith("max") else lesser


@pytest.mark.sampled(2)
@pytest.mark.parametrize("kind", ["f32", "f64"])
@pytest.mark.parametrize("name", ["max", "min", "maxnum", "minnum"])
def test_extrema(native: Build, name: str, kind: str) -> None:
    axis = arguments_of(kind, 11, 20)
    a, b = grid(axis, axis)
    want = [_extremum(name, p, q) for p, q in zip(a.tolist(), b.tolist(), strict=True)]
    assert_same_or_nan(native(f"{name}_{kind}", a, b), np.array(want, DTYPES[kind]))


@pytest.mark.parametrize("kind", ["f32", "f64"])
@pytest.mark.parametrize("name", ["copysign", "rem"])
def test_copysign_and_remainder(native: Build, name: str, kind: str) -> None:
    axis = arguments_of(kind, 12, 20)
    a, b = grid(axis, axis)
    with np.errstate(all="ignore"):
        want = np.copysign(a, b) if name == "copysign" else np.fmod(a, b)
    assert_same_or_nan(native(f"{name}_{kind}", a, b), want)


def test_rsqrt_is_two_rounded_operations(native: Build) -> None:
    x = arguments_of("f32", 13, 100_000)
    with np.errstate(all="ignore"):
        want = np.float32(1) / np.sqrt(x)
    assert_same_or_nan(native("rsqrt_f32", x), want)


def _rounded(x: Fraction, digits: int, lowest: int, highest: float) -> float:
    """x to the nearest number of `digits` binary digits, ties to even (as Fraction rounds)."""
    if x == 0:
        return 0.0
    exponent = abs(x.numerator).bit_length() - x.denominator.bit_length()
    if abs(x) < Fraction(2) ** exponent:
        exponent -= 1
    place = Fraction(2) ** max(exponent - digits + 1, lowest)
    result = round(x / place) * place
    return math.copysign(math.inf, x) if abs(result) > highest else float(result)


def test_fma_rounds_once(native: Build) -> None:
    rng = np.random.default_rng(14)
    a, b = (rng.standard_normal(3000).astype(np.float32) for _ in range(2))
    c = -(a * b) * rng.choice([0, 1, 1 + 2.0**-20], 3000).astype(np.float32)
    want = [
        _rounded(Fraction(p) * Fraction(q) + Fraction(r), 24, -149, 2.0**128)
        for p, q, r in zip(a.tolist(), b.tolist(), c.tolist(), strict=True)
    ]
    np.testing.assert_array_equal(native("fma_f32", a, b, c), np.array(want, np.float32))


def apart(name: str) -> float:
    """How far a function in f64 may be from NumPy's."""
    dtype = np.dtype(np.float64)
    return ulps_apart(name, dtype) * float(np.finfo(dtype).eps)


def test_f64_is_the_c_library(native: Build) -> None:
    x = arguments_of("f64", 15, 20_000)
    for name in ELEMENTARY:
        with np.errstate(all="ignore"):
            got = native(f"{name}_f64", x)
            np.testing.assert_allclose(got, WIDE[name](x), rtol=apart(name))
    with np.errstate(all="ignore"):
        np.testing.assert_array_equal(native("rsqrt_f64", x), 1 / np.sqrt(x))
        y = x[::-1]
        np.testing.assert_allclose(native("pow_f64", x, y), np.power(x, y), rtol=apart("pow"))
        got = native("atan2_f64", x, y)
        np.testing.assert_allclose(got, np.arctan2(x, y), rtol=apart("atan2"))


# ---- Integers ---------------------------------------------------------------------------------


def _wrap(value: int, kind: str) -> int:
    width = int(kind[1:])
    value &= (1 << width) - 1
    return value - (1 << width) if kind[0] == "i" and value >> (width - 1) else value


def _quotient(a: int, b: int) -> int:
    """Towards zero; -1 for b = 0, which is also all ones."""
    if b == 0:
        return -1
    magnitude = abs(a) // abs(b)
    return magnitude if (a < 0) == (b < 0) else -magnitude


def _remainder(a: int, b: int) -> int:
    return a if b == 0 else a - b * _quotient(a, b)


def _power(a: int, n: int) -> int:
    if n >= 0:
        return pow(a, n, 1 << 64)
    return (a if n & 1 else 1) if abs(a) == 1 else 0


# The rules of StableHLO and XLA on Python's integers; results are wrapped to the width.
INTEGER_RULES: dict[str, Callable[[int, int], int]] = {
    "divsi": _quotient,
    "divui": _quotient,
    "remsi": _remainder,
    "remui": _remainder,
    "shl": lambda a, s: a << min(s, 64),
    "shrui": lambda a, s: a >> min(s, 64),
    "shrsi": lambda a, s: a >> min(s, 64),
    "ipow": _power,
}


@pytest.mark.sampled(3)
@pytest.mark.parametrize("width", [8, 16, 32, 64])
@pytest.mark.parametrize("name", INTEGER_RULES)
def test_integers(native: Build, name: str, width: int) -> None:
    function = FUNCTIONS[f"{name}_i{width}"]
    if width == 8:
        axes = [np.arange(256).astype(DTYPES[kind]) for kind in function.arguments]
    else:
        axes = [arguments_of(kind, 16 + i, 60) for i, kind in enumerate(function.arguments)]
    a, b = grid(*axes)
    rule = INTEGER_RULES[name]
    want = [_wrap(rule(p, q), function.result) for p, q in zip(a.tolist(), b.tolist(), strict=True)]
    np.testing.assert_array_equal(native(function.name, a, b), np.array(want, a.dtype))


@pytest.mark.parametrize("width", [8, 16, 32, 64])
def test_bit_counts(native: Build, width: int) -> None:
    x = arguments_of(f"u{width}", 17, 1000)
    ones = [value.bit_count() for value in x.tolist()]
    zeros = [width - value.bit_length() for value in x.tolist()]
    np.testing.assert_array_equal(native(f"popcount_i{width}", x), ones)
    np.testing.assert_array_equal(native(f"ctlz_i{width}", x), zeros)


@pytest.mark.parametrize(("of", "to"), list(product(["f32", "f64"], INTS)))
def test_casts_saturate(native: Build, of: str, to: str) -> None:
    x = np.concatenate([arguments_of(of, 18, 5000), np.linspace(-300, 300, 2401)])
    x = x.astype(DTYPES[of])
    info = np.iinfo(DTYPES[to])

    def cast(value: float) -> int:
        if math.isnan(value):
            return 0
        if math.isinf(value):
            return info.max if value > 0 else info.min
        return min(max(int(value), info.min), info.max)

    want = np.array([cast(value) for value in x.tolist()], DTYPES[to])
    np.testing.assert_array_equal(native(f"cvt_{of}_{to}", x), want)


# ---- 16-bit floating point --------------------------------------------------------------------

EVERY_16 = np.arange(1 << 16, dtype=np.uint16)
NARROW: Mapping[str, np.dtype[Any]] = {
    "bf16": np.dtype(ml_dtypes.bfloat16),
    "f16": np.dtype(np.float16),
}


def _near_ties(name: str) -> Array:
    """Every finite value of the format in f64, the middle to the next, and their neighbors."""
    values = np.sort(EVERY_16[: 0x7F80 if name == "bf16" else 0x7C00].view(NARROW[name]))
    values = values.astype(np.float64)
    middle = (values + np.append(values[1:], 2 * values[-1] - values[-2])) / 2
    both = np.concatenate([values, middle])
    step = np.float64(2.0**-40)
    return np.concatenate([both, both * (1 + step), both * (1 - step), -both])


@pytest.mark.parametrize("name", NARROW)
def test_widening_every_value(native: Build, name: str) -> None:
    with np.errstate(all="ignore"):
        want = EVERY_16.view(NARROW[name]).astype(np.float32)
    assert_same_or_nan(native(f"{name}_to_f32", EVERY_16), want)


@pytest.mark.parametrize("name", NARROW)
def test_narrowing_f32(native: Build, name: str) -> None:
    ties = _near_ties(name).astype(np.float32)
    neighbors = [np.nextafter(ties, np.float32(end)) for end in (-np.inf, np.inf)]
    x = np.concatenate([ties, *neighbors, SPECIAL, random_bits(19, 500_000), random_near(20, 99)])
    with np.errstate(all="ignore"):
        want = x.astype(NARROW[name])
    assert_same_or_nan(native(f"f32_to_{name}", x).view(NARROW[name]), want)


@pytest.mark.parametrize("name", NARROW)
def test_narrowing_f64_rounds_once(native: Build, name: str) -> None:
    """In exact arithmetic: ml_dtypes itself goes through f32."""
    x = np.concatenate([_near_ties(name)[:: 7 if name == "bf16" else 5], _around("f8")])
    x = np.concatenate([x[np.isfinite(x)], random_near(21, 2000).astype(np.float64) / 3])
    digits, lowest, highest = (
        (8, -133, float.fromhex("0x1.FEp127")) if name == "bf16" else (11, -24, 65504.0)
    )
    want = np.array([_rounded(Fraction(v), digits, lowest, highest) for v in x.tolist()])
    got = native(f"f64_to_{name}", x).view(NARROW[name]).astype(np.float64)
    np.testing.assert_array_equal(got, want)
    np.testing.assert_array_equal(np.signbit(got), np.signbit(x))


@pytest.mark.parametrize("name", NARROW)
def test_nan_and_infinity_stay(native: Build, name: str) -> None:
    """Also NaNs whose payload lies in the bits that are cut off, or carries when rounded."""
    nans = np.array([0x7F800001, 0xFF800001, 0x7FFFFFFF, 0xFFFFFFFF, 0x7F80FFFF], np.uint32)
    got = native(f"f32_to_{name}", nans.view(np.float32))
    quiet = 0x7FC0 if name == "bf16" else 0x7E00
    assert np.all((got & quiet) == quiet)
    np.testing.assert_array_equal(got >> 15, nans >> 31)
    for of in ("f32", "f64"):
        x = np.array([np.inf, -np.inf, np.nan], DTYPES[of])
        values = native(f"{of}_to_{name}", x).view(NARROW[name]).astype(np.float64)
        np.testing.assert_array_equal(values, x)


@pytest.mark.parametrize("kind", ["f32", "f64"])
def test_bit_casts(native: Build, kind: str) -> None:
    x = arguments_of(kind, 22, 100)
    bits = native(f"{kind}_bits", x)
    assert_same_bits(bits, x)
    assert_same_bits(native(f"bits_{kind}", bits), x)


# ---- The same bits however it is compiled -----------------------------------------------------


@pytest.mark.sampled(3)
@pytest.mark.parametrize("function", FUNCTIONS.values(), ids=FUNCTIONS)
def test_vector_body_equals_scalar_tail(native: Build, function: Function) -> None:
    arguments = calls_of(function, 23, 500)
    scalar = native(function.name, *arguments, each=True)
    assert_same_bits(native(function.name, *arguments), scalar)
    for length in range(1, 71):
        part = slice(11 * length, 12 * length)
        got = native(function.name, *(argument[part] for argument in arguments))
        assert_same_bits(got, scalar[part])


@pytest.mark.slow
@pytest.mark.parametrize(
    "command",
    [
        ("gcc", "-std=c11", "-O0"),  # no fma instruction and no vectors either
        ("g++", "-std=c++17", "-O2", "-DMLF_HOST_CUDA"),
        (*NATIVE, "-ftrapping-math"),
        ("g++", "-std=c++17", "-O3", "-march=native"),
    ],
    ids=["unoptimized", "host_cuda", "traps", "c++"],
)
def test_every_build_gives_the_same_bits(
    native: Build, folder: Path, command: tuple[str, ...], request: pytest.FixtureRequest
) -> None:
    """What another compiler and instruction set agree on is what the text says, not luck."""
    other = Build(folder, re.sub(r"\W", "_", request.node.name), *command)
    for function in FUNCTIONS.values():
        arguments = calls_of(function, 24, 3000)
        assert_same_bits(other(function.name, *arguments), native(function.name, *arguments))


@pytest.mark.slow
def test_undefined_behavior(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    sanitize = "-fsanitize=undefined,float-cast-overflow"
    build = Build(folder, "sanitized", "gcc", "-std=c11", "-O1", sanitize)
    for function in FUNCTIONS.values():
        build(function.name, *calls_of(function, 25, 200), each=True)
    assert "runtime error" not in capfd.readouterr().err


@pytest.mark.slow
@pytest.mark.skipif(platform.machine() != "x86_64", reason="asks for AVX2 by name")
def test_loops_vectorise(folder: Path) -> None:
    f32 = [
        *ELEMENTARY,
        *SPECIAL_FUNCTIONS,
        *EXACT,
        "rsqrt",
        "max",
        "min",
        "maxnum",
        "minnum",
        "copysign",
        "pow",
        "fma",
        "atan2",
    ]
    expected = {f"{name}_f32" for name in f32}
    expected |= {
        f"{a}_to_{b}" for n in (*NARROW, *F8) for a, b in (("f32", n), (n, "f32"), ("f64", n))
    }
    expected |= {f"{name}_near_f32" for name in (*ANGLES, "rem")}
    expected |= {f"cvt_f32_{to}" for to in ("i8", "i16", "i32", "u8", "u16")}
    source = folder / "vectors.c"
    source.write_text(_shim(_loop(FUNCTIONS[name]) for name in sorted(expected)))
    command = ["gcc", "-std=c11", "-O3", "-march=x86-64-v3", "-fopt-info-vec-optimized", *COMMON]
    done = subprocess.run(
        [*command, "-S", str(source), "-o", str(folder / "vectors.s")],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    lines = source.read_text().splitlines()
    places = re.findall(r":(\d+):\d+: optimized: loop vectorized", done.stderr)
    vectorised = {
        found[1]
        for place in places
        if (found := re.search(r"= mlf_(\w+)\(", lines[int(place) - 1]))
    }
    assert expected <= vectorised, f"not vectorised: {sorted(expected - vectorised)}"


# ---- CUDA -------------------------------------------------------------------------------------


def _kernels(functions: Sequence[Function]) -> str:
    texts = [header_text()]
    for function in functions:
        types = [C_TYPES[kind] for kind in function.arguments]
        arrays = ", ".join(f"const {t} *p{i}" for i, t in enumerate(types))
        loads = ", ".join(f"p{i}[threadIdx.x]" for i in range(len(types)))
        texts.append(
            f'extern "C" __global__ void k_{function.name}({arrays}, {C_TYPES[function.result]} *o)'
            f" {{ o[threadIdx.x] = mlf_{function.name}({loads}); }}"
        )
    return "\n".join(texts)


MMA = """
extern "C" __global__ void k_mma(float *c, const mlf_bf16 *a, const mlf_bf16 *b) {
  mlf_mma_bf16(c, a, b);
  mlf_mma_f16(c, a, b);
}
"""


@pytest.mark.slow
@pytest.mark.parametrize("arch", ARCHITECTURES)
def test_nvrtc_compiles_every_function(arch: str) -> None:
    """No header is on the path; ptxas sees the result, inline assembly included."""
    compiled = nvrtc.compile_cubin(_kernels(list(FUNCTIONS.values())) + MMA, arch)
    assert compiled.kernels.keys() == {"k_mma"} | {f"k_{name}" for name in FUNCTIONS}
    assert "warning" not in compiled.log
    assert all(used.spill_stores == 0 for used in compiled.kernels.values())


def test_ptx_of_f32_functions_rounds_correctly() -> None:
    """The same bits as in C follow from correctly rounded operations without contraction, and the PTX has no others."""
    names = [
        *ELEMENTARY,
        *SPECIAL_FUNCTIONS,
        *EXACT,
        "rsqrt",
        "pow",
        "atan2",
        "max",
        "min",
        "maxnum",
        "minnum",
        "copysign",
    ]
    ptx = nvrtc.compile_ptx(_kernels([FUNCTIONS[f"{name}_f32"] for name in names]), "sm_75")
    assert "fma.rn.f32" in ptx
    assert not re.findall(r"\S*\.(?:approx|ftz|full)\S*|\bmad\.f\S*", ptx)
