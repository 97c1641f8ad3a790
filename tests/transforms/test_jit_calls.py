"""`mlfuse.jit`: what goes in, what comes out, and when a function is traced again."""

# pyright: reportUnknownLambdaType=false, reportUnknownArgumentType=false
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# Functions that are traced take and return what has no type.

from __future__ import annotations

import threading
from dataclasses import dataclass
from typing import Any, NamedTuple

import ml_dtypes
import numpy as np
import pytest

import mlfuse
from mlfuse import MlfuseError
from mlfuse.testing import host_gpu
from mlfuse.testing.agreement import agree

pytestmark = pytest.mark.quick_c

F4 = np.float32


def interpreted(function: Any = None, **options: Any) -> Any:
    """`mlfuse.jit` where no compiler is the point."""
    return (
        mlfuse.jit(function, device="interpreter", **options)
        if function
        else mlfuse.jit(device="interpreter", **options)
    )


def test_a_jitted_function_computes_what_numpy_does() -> None:
    @mlfuse.jit(device="cpu")
    def f(x: Any, y: Any) -> Any:
        return np.maximum(x, 0) * y + x.sum(axis=0)

    rng = np.random.default_rng(0)
    x, y = rng.standard_normal((2, 3, 4)).astype(F4)
    wide = x.astype(np.float64)
    agree(f, [x, y], f(x, y), np.maximum(wide, 0) * y + wide.sum(axis=0))


def test_a_decorator_needs_no_parentheses() -> None:
    @mlfuse.jit
    def twice(x: Any) -> Any:
        """Doc."""
        return x * 2

    assert twice(np.ones(2, F4)).tolist() == [2, 2]
    assert (twice.__name__, twice.__doc__) == ("twice", "Doc.")


def test_one_trace_for_each_shape_and_type() -> None:
    traced: list[str] = []

    @interpreted
    def f(x: Any) -> Any:
        traced.append(f"{x.dtype}{x.shape}")
        return x + x

    for dtype, shape in ((F4, 3), (F4, 3), (F4, 4), (np.int64, 3), (F4, 3), (F4, (3, 1))):
        assert f(np.ones(shape, dtype)).dtype == dtype
    assert traced == ["float32(3,)", "float32(4,)", "int64(3,)", "float32(3, 1)"]
    assert f.cache_info() == mlfuse.frontends.transforms.CacheInfo(hits=2, misses=4, size=4)
    f.clear_cache()
    assert f.cache_info() == mlfuse.frontends.transforms.CacheInfo(hits=0, misses=0, size=0)
    f(np.ones(3, F4))
    assert len(traced) == 5


def test_a_number_is_an_input_that_takes_the_type_of_what_it_meets() -> None:
    @interpreted
    def step(x: Any, rate: Any) -> Any:
        return x - rate * x

    x = np.ones(3, F4)
    for rate in (0.5, 0.25, 0.125):
        got = step(x, rate)
        assert got.dtype == F4
        assert got.tolist() == [1 - rate] * 3
    assert step.cache_info().misses == 1


def test_a_whole_number_takes_integer_and_float_types_alike() -> None:
    @interpreted
    def f(x: Any, n: Any) -> Any:
        return x * n + n

    for dtype in (np.int8, np.int32, np.uint64, F4, np.float64, ml_dtypes.bfloat16):
        got = f(np.array([1, 2], dtype), 3)
        assert got.dtype == dtype
        assert got.astype(float).tolist() == [6, 9]


def test_numbers_among_themselves_stay_numbers() -> None:
    @interpreted
    def f(x: Any, a: Any, n: Any) -> Any:
        return x * (a / n), n / 2, n + 1, a + n

    scaled, half, more, both = f(np.ones(2, F4), 3.0, 4)
    assert scaled.dtype == F4
    assert scaled.tolist() == [0.75, 0.75]
    assert (half, more, both) == (2.0, 5, 7.0)
    assert (half.dtype, more.dtype, both.dtype) == (np.float64, np.int64, np.float64)


def test_a_truth_value_is_one() -> None:
    f = interpreted(lambda x, flag: mlfuse.where(flag, x, -x))
    assert f(np.ones(2, F4), True).tolist() == [1, 1]
    assert f(np.ones(2, F4), False).tolist() == [-1, -1]


class Pair(NamedTuple):
    left: Any
    right: Any


@mlfuse.register_dataclass
@dataclass(frozen=True)
class Layer:
    weight: Any
    bias: Any = None


@pytest.mark.parametrize("repeat", [1, 3], ids=["traced", "from the cache"])
def test_containers_come_back_as_they_went_in(repeat: int) -> None:
    @interpreted
    def f(tree: Any) -> Any:
        pair, rest = tree["pair"], tree["rest"]
        return {
            "pair": Pair(pair.left + 1, pair.right),
            "rest": [rest[0] * 2, (rest[1][0],), None, {}],
            3: Layer(tree["layer"].weight * 10),
        }

    tree = {
        "rest": [np.array([3, 4]), (np.array(5),)],
        "layer": Layer(np.array([6.0]), np.array([7.0])),
        "pair": Pair(np.array(1), np.array([2])),
    }
    got = [f(tree) for _ in range(repeat)][-1]
    assert type(got["pair"]) is Pair
    assert got["pair"].left == 2
    assert got["pair"].right.tolist() == [2]
    assert got["rest"][0].tolist() == [6, 8]
    assert type(got["rest"][1]) is tuple
    assert got["rest"][1][0] == 5
    assert got["rest"][2:] == [None, {}]
    assert type(got[3]) is Layer
    assert got[3].weight.tolist() == [60]
    assert got[3].bias is None
    assert f.cache_info().misses == 1


def test_the_order_of_keys_makes_no_other_call() -> None:
    f = interpreted(lambda d: d["a"] - d["b"])
    one, two = np.array([1.0]), np.array([2.0])
    assert f({"a": one, "b": two}) == f({"b": two, "a": one}) == -1
    assert f.cache_info().misses == 1


def test_other_containers_are_another_call() -> None:
    f = interpreted(lambda p: p[0] + p[1])
    x = np.array([1.0])
    assert f((x, x)) == f([x, x]) == f({0: x, 1: x}) == f((x, 2.0)) - 1 == 2
    assert f.cache_info().misses == 4


def test_a_key_that_is_missing_is_another_call() -> None:
    f = interpreted(lambda d: sum(d[name] for name in d))
    x = np.array([1.0])
    assert f({"a": x, "b": x}) == 2
    assert f({"a": x, "c": x}) == 2
    assert f({"a": x}) == 1
    assert f({"a": x, "b": x}) == 2
    assert f.cache_info().misses == 3


def test_arguments_by_name() -> None:
    @interpreted
    def f(x: Any, *, scale: Any = 2.0, shift: Any) -> Any:
        return x * scale + shift

    x = np.ones(2, F4)
    assert f(x, shift=x).tolist() == [3, 3]
    assert f(x, shift=x, scale=4.0).tolist() == f(x, scale=4.0, shift=x).tolist() == [5, 5]
    assert f.cache_info() == mlfuse.frontends.transforms.CacheInfo(hits=1, misses=2, size=2)


def test_static_arguments_are_python_values() -> None:
    traced: list[object] = []

    @interpreted(static_argnames=("axis",), static_argnums=(2,))
    def f(x: Any, axis: Any, keep: bool = False) -> Any:
        traced.append((axis, keep))
        return mlfuse.sum(x, axis=axis, keepdims=keep)

    x = np.ones((2, 3), F4)
    assert f(x, 0).shape == (3,)
    assert f(x, 1, True).shape == (2, 1)
    assert f(x, axis=(0, 1)).shape == ()
    assert f(x, 1, True).shape == (2, 1)
    assert f(x, axis=(0, 1)).shape == ()
    assert traced == [(0, False), (1, True), ((0, 1), False)]


def test_static_values_that_are_equal_but_of_other_types_are_other_calls() -> None:
    f = interpreted(lambda x, n: x * 0 + (10 if type(n) is int else 20), static_argnums=1)
    x = np.zeros((), F4)
    assert (f(x, 1), f(x, 1.0), f(x, True), f(x, 1)) == (10, 20, 20, 10)


def test_one_trace_serves_all_batches() -> None:
    traced: list[object] = []

    @mlfuse.jit(device="cpu", dynamic={"x": {0: "batch"}, "y": {0: "batch"}})
    def f(x: Any, y: Any, w: Any) -> Any:
        traced.append(x.shape)
        return mlfuse.sum(x * w, axis=1) + y, x - 1

    w = np.arange(3, dtype=F4)
    for size in (1, 2, 5, 0, 64):
        x, y = np.ones((size, 3), F4), np.arange(size, dtype=F4)
        total, less = f(x, y, w)
        assert total.tolist() == (3 + y).tolist()
        assert less.shape == (size, 3)
    assert len(traced) == 1
    assert f.cache_info().misses == 1


def test_dims_of_one_name_are_equal() -> None:
    f = interpreted(lambda x, y: (x * 2, y * 3), dynamic={0: {0: "n"}, "y": {-1: "n"}})
    f(np.ones(2, F4), np.ones((3, 2), F4))
    for _ in range(2):  # the longer way, and the shorter one
        with pytest.raises(MlfuseError, match=r"y dim 1 is 4, x dim 0 is 2; both are named 'n'"):
            f(np.ones(2, F4), np.ones((3, 4), F4))
        assert f(np.ones(5, F4), np.ones((3, 5), F4))[1].shape == (3, 5)


def test_dims_without_names_vary_alone_and_in_containers() -> None:
    f = interpreted(lambda d: {name: d[name] + 1 for name in d}, dynamic={"d": [0]})
    for a, b in ((2, 3), (4, 4), (1, 7)):
        got = f({"a": np.zeros((a, 2), F4), "b": np.zeros(b, F4), "c": np.zeros((), F4)})
        assert (got["a"].shape, got["b"].shape, got["c"].shape) == ((a, 2), (b,), ())
    assert f.cache_info().misses == 1


def test_other_static_sizes_beside_a_dynamic_one_are_another_call() -> None:
    f = interpreted(lambda x: x + 1, dynamic={0: {0: None}})
    for shape in ((2, 3), (4, 3), (2, 5), (9, 3), (9, 5)):
        assert f(np.zeros(shape, F4)).shape == shape
    assert f.cache_info().misses == 2


def test_a_donated_argument_gives_its_memory() -> None:
    f = mlfuse.jit(lambda x, y: x + y, donate_argnums=0, device="cpu")
    x, y = np.ones(1 << 12, F4), np.ones(1 << 12, F4)
    assert "mlfuse.donated" in f.lower(x, y).stage("graph")
    got = f(x, y)
    assert np.shares_memory(got, x)
    assert not np.shares_memory(got, y)
    assert got[0] == 2


def test_results_may_be_arguments_constants_and_each_other() -> None:
    @mlfuse.jit(device="cpu")
    def f(x: Any) -> Any:
        y = x + 1
        return x, y, y, 3, 2.5, True, np.arange(3, dtype=np.int8)

    x = np.zeros(2, F4)
    for _ in range(2):
        same, y, again, n, real, flag, constant = f(x)
        assert (same.tolist(), y.tolist(), again.tolist()) == ([0, 0], [1, 1], [1, 1])
        assert (n, real, flag) == (3, 2.5, True)
        assert (n.dtype, flag.dtype, constant.dtype) == (np.int64, np.bool_, np.int8)
        same[0] = 9
        assert x[0] == 0


def test_a_function_without_results_or_arguments() -> None:
    assert interpreted(lambda x: None)(np.ones(2)) is None
    assert interpreted(lambda x: {"a": ()})(np.ones(2)) == {"a": ()}
    assert interpreted(lambda: mlfuse.ones((2,), dtype="float32"))().tolist() == [1, 1]


def test_strided_arrays_and_those_of_other_libraries() -> None:
    f = mlfuse.jit(lambda x: x * 2, device="cpu")
    whole = np.arange(12, dtype=F4).reshape(3, 4)
    assert f(whole.T).tolist() == (whole.T * 2).tolist()
    assert f(whole[:, ::-2]).tolist() == (whole[:, ::-2] * 2).tolist()

    class Foreign:
        """What speaks DLPack."""

        def __init__(self, array: Any):
            self.array, self.dtype, self.shape = array, array.dtype, array.shape

        def __dlpack__(self, **options: Any) -> Any:
            return self.array.__dlpack__(**options)

        def __dlpack_device__(self) -> Any:
            return self.array.__dlpack_device__()

    assert np.asarray(f(Foreign(np.arange(3, dtype=F4)))).tolist() == [0, 2, 4]


def test_numpy_scalars_have_their_own_type() -> None:
    f = interpreted(lambda x, y: x + y)
    got = f(np.array([1], np.int16), np.int8(2))
    assert (got.dtype, got.tolist()) == (np.int16, [3])
    assert f(np.ones(1, F4), np.float64(0.5)).dtype == np.float64  # as in NumPy


def test_a_jitted_function_in_another_is_part_of_it() -> None:
    inner = interpreted(lambda x, n, k: x * n + k, static_argnums=1)
    outer = interpreted(lambda x: inner(x, 3, 1.0) + inner(np.ones(2, F4), 2, x))
    assert outer(np.ones(2, F4)).tolist() == [7, 7]
    assert inner.cache_info().size == 0
    assert "func.call" not in outer.lower(np.ones(2, F4)).stage("graph")


def test_a_method_gets_its_instance() -> None:
    class Model:
        @mlfuse.jit(device="interpreter", static_argnums=0)
        def double(self, x: Any) -> Any:
            return x * 2

    assert Model().double(np.ones(2, F4)).tolist() == [2, 2]


@pytest.mark.slow
def test_on_a_gpu_arrays_stay_there_and_numbers_are_uploaded() -> None:
    with host_gpu.installed():
        import cupy  # pyright: ignore[reportMissingImports]

        f = mlfuse.jit(lambda d, rate: {"w": d["w"] - rate * d["g"]}, device="cuda")
        plain = mlfuse.jit(lambda x, rate: x * rate, device="cuda")
        x = cupy.asarray(np.ones(8, F4))
        for rate in (0.5, 0.25, 0.125):
            assert f({"w": x, "g": x}, rate)["w"].get().tolist() == [1 - rate] * 8
            assert plain(x, rate).get().tolist() == [rate] * 8
        assert (f.cache_info().misses, plain.cache_info().misses) == (1, 1)


def test_threads_share_one_executable() -> None:
    traced: list[int] = []

    @mlfuse.jit(device="cpu")
    def f(x: Any) -> Any:
        traced.append(1)
        return x + 1

    results: list[Any] = []

    def call() -> None:
        results.extend(f(np.full(100, n, F4)) for n in range(20))

    threads = [threading.Thread(target=call) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(traced) == 1
    assert sorted(result[0] for result in results) == sorted([n + 1 for n in range(20)] * 4)


def test_executables_are_bounded_and_the_user_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mlfuse.frontends.transforms.jitted._VARIANTS", 8)
    f = interpreted(lambda x: x + 1)
    for size in range(7):
        f(np.zeros(size, F4))
    with pytest.warns(UserWarning, match="8 kinds of arguments.*dynamic") as seen:
        for size in range(7, 30):
            f(np.zeros(5, F4))  # stays, as it is used
            np.testing.assert_array_equal(f(np.zeros(size, F4)), np.ones(size, F4))
    assert len(seen) == 1
    info = f.cache_info()
    assert info.misses == 30 and info.size <= 8 and info.size + info.dropped == 30
    f(np.zeros(0, F4))  # went
    assert f.cache_info().misses == 31
