"""Static arguments, options and keys of dicts are told apart by their types and bits, on every way to a trace."""

from __future__ import annotations

import enum
import math
import random
import struct
import zlib
from dataclasses import dataclass
from typing import Any, NamedTuple, cast

import numpy as np
import pytest

import mlfuse
from mlfuse.frontends.exact_key import ExactTuple, exact_key

pytestmark = pytest.mark.quick_c

xp: Any = mlfuse
X = np.zeros(2, np.float32)
NAN, OTHER_NAN = math.nan, struct.unpack("d", struct.pack("Q", 0xFFF8000000000123))[0]


class Pair(NamedTuple):
    first: object
    second: object


@dataclass(frozen=True)
class Config:
    factor: object
    axes: tuple[object, ...] = ()


class Letter(enum.StrEnum):
    A = "a"


SCALARS = [
    *(0, 1, 2, False, True, 0.0, -0.0, 1.0, 2.0, NAN, OTHER_NAN, -NAN, "a", b"a", Letter.A, None),
    *(0j, 1 + 0j, complex(-0.0, 0.0), complex(0.0, -0.0)),
    *(np.float32(1), np.float64(1), np.float64(-0.0), np.int32(1), np.int64(1), np.bool_(True)),
    *(range(0), range(1, 1), range(0, 3, 2), range(0, 4, 2)),
]


def spelled(value: Any) -> str:
    """Equal for what a program can't tell apart; written without the keys that are tested."""
    name = type(value).__name__
    if isinstance(value, np.generic):
        return f"{name}:{value.tobytes().hex()}"
    if isinstance(value, complex):
        return f"{name}:{struct.pack('dd', value.real, value.imag).hex()}"
    if isinstance(value, float):
        return f"{name}:{struct.pack('d', value).hex()}"
    if isinstance(value, Config):
        return f"{name}({spelled(value.factor)}, {spelled(value.axes)})"
    if isinstance(value, tuple):
        return f"{name}({', '.join(map(spelled, cast(Any, value)))})"
    if isinstance(value, frozenset):
        return f"{name}({', '.join(sorted(map(spelled, cast(Any, value))))})"
    return f"{name}:{value!r}"


def number_of(value: Any) -> float:
    """A number that says which value it is; an f32 holds it."""
    return float(zlib.crc32(spelled(value).encode()) % 2**24)


def drawn(draw: random.Random, depth: int = 0) -> Any:
    match draw.randrange(8 if depth < 3 else 4):
        case 4:
            return tuple(drawn(draw, depth + 1) for _ in range(draw.randrange(3)))
        case 5:
            return Pair(drawn(draw, depth + 1), drawn(draw, depth + 1))
        case 6:
            return Config(drawn(draw, depth + 1), (drawn(draw, depth + 1),))
        case 7:
            return frozenset([drawn(draw, depth + 1)])
        case _:
            return draw.choice(SCALARS)


def _shifted(x: Any, k: Any) -> Any:
    return x + number_of(k)


WAYS: dict[str, Any] = {
    "jit": lambda: _jitted(static_argnums=1),
    "jit, by name": lambda: _by_name(_jitted(static_argnames="k")),
    "composite": lambda: _by_name(mlfuse.composite(_shifted)),
    "grad": lambda: _gradient(),
    "vmap": lambda: mlfuse.vmap(mlfuse.jit(_shifted, static_argnums=1)),
}


def _jitted(**static: Any) -> Any:
    return mlfuse.jit(_shifted, device="interpreter", **static)


def _by_name(f: Any) -> Any:
    def called(x: Any, k: Any) -> Any:
        return f(x, k=k)

    return called


def _gradient() -> Any:
    def total(x: Any, k: Any) -> Any:
        return mlfuse.sum(x * number_of(k))

    return mlfuse.grad(mlfuse.jit(total, static_argnums=1))


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
def test_values_that_are_equal(way: str):
    f = WAYS[way]()
    values = SCALARS if way.startswith("jit") else SCALARS[1:10]  # the others compile C
    for value in [*values, *values[::-1]]:
        assert float(np.asarray(f(X, value))[0]) == number_of(value), repr(value)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_random_values(seed: int):
    draw = random.Random(seed)
    f = _jitted(static_argnums=1)
    values = [drawn(draw) for _ in range(25)]
    for value in draw.choices(values, k=100):
        assert float(f(X, value)[0]) == number_of(value), repr(value)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.sampled(2)
def test_keys_are_equal_just_where_spellings_are(seed: int):
    draw = random.Random(seed)
    values = [drawn(draw) for _ in range(90)]
    for a in values:
        for b in values:
            assert (exact_key(a) == exact_key(b)) == (spelled(a) == spelled(b)), (a, b)
            assert (ExactTuple([a]) == ExactTuple([b])) == (spelled(a) == spelled(b))
            assert (ExactTuple([a]) != ExactTuple([b])) == (spelled(a) != spelled(b))


def test_composites_in_one_trace():
    p = mlfuse.composite(_shifted)
    values = [3, 3.0, (1, 2), (1.0, 2), (True, 2), NAN, 0.0, -0.0]
    f = mlfuse.jit(lambda x: [p(x, k=value) for value in values])  # pyright: ignore
    assert [float(each[0]) for each in f(X)] == [number_of(value) for value in values]  # pyright: ignore


def test_numbers_by_place_in_composites():
    def signed(x: Any, k: Any) -> Any:
        return x + xp.copysign(x + 1, k)

    p = mlfuse.composite(signed)
    f = mlfuse.jit(lambda x: [p(x, 0.0), p(x, -0.0), p(x, 0.0)])  # pyright: ignore
    assert [float(each[0]) for each in f(X)] == [1.0, -1.0, 1.0]  # pyright: ignore


@pytest.mark.parametrize("value", [NAN, (NAN, 1), Config(NAN), np.float32("nan")])
def test_nan_finds_its_trace_again(value: Any):
    f = _jitted(static_argnums=1)
    fresh: Any = {
        float: lambda: float("nan"),
        tuple: lambda: (float("nan"), 1),
        Config: lambda: Config(float("nan")),
        np.float32: lambda: np.float32("nan"),
    }
    f(X, value)
    for _ in range(5):
        f(X, fresh[type(value)]())
    assert f.cache_info().misses == 1


class Own:
    """Compared as its author wants it."""

    def __init__(self, name: str):
        self.name = name

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Own) and other.name == self.name

    def __hash__(self) -> int:
        return hash(self.name)


@dataclass(frozen=True)
class WithList:
    sizes: list[int]

    def __hash__(self) -> int:
        return len(self.sizes)


def test_other_objects_are_compared_as_they_say():
    f = mlfuse.jit(lambda x, k: x + len(getattr(k, "name", "abc")), static_argnums=1)  # pyright: ignore
    for value in (Own("a"), Own("a"), WithList([1]), WithList([1])):
        f(X, value)
    assert f.cache_info().misses == 2


KEYS: list[Any] = [1, True, 1.0, "a", Letter.A, (1,), (True,)]


@pytest.mark.slow
def test_keys_of_dicts():
    f = mlfuse.jit(lambda p: {key: x + number_of(key) for key, x in p.items()})  # pyright: ignore
    for key in [*KEYS, *KEYS[::-1], *KEYS]:
        found: Any = f({key: X})  # pyright: ignore
        ((name, value),) = found.items()
        assert spelled(name) == spelled(key)
        assert float(value[0]) == number_of(key)


@pytest.mark.slow
def test_options_of_an_optimizers_rule():
    @mlfuse.optim.rule(static=["k"])
    def shifted(p: Any, g: Any, *, lr: float, k: Any = 1) -> Any:
        return p - number_of(k) + g * lr

    p, g = np.zeros(3, np.float32), np.zeros(3, np.float32)
    opt = shifted([p], lr=0.1)
    for k in (1, True, 1.0, 0.0, -0.0, 1):
        opt.k = k
        p[:] = 0
        opt.step([g])
        assert float(p[0]) == -number_of(k), repr(k)
