"""mlfuse is a namespace of the Python array API standard: names, signatures, types, what it says of
itself."""

from __future__ import annotations

import inspect
import math
from typing import Any, cast

import array_api_strict
import ml_dtypes
import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.extra.array_api import make_strategies_namespace

import mlfuse
from mlfuse.frontends.tracing import TraceError

pytestmark = pytest.mark.quick_c

xp: Any = mlfuse
STRICT: Any = array_api_strict
XPS = make_strategies_namespace(xp, api_version="2024.12")
NOT_STANDARD = {"ArrayAPIStrictFlags", "Device", "ModuleType"}
COMPLEX = {"complex64", "complex128"}
EXTENSIONS = {"fft", "linalg"}

FUNCTIONS = [
    name
    for name in sorted(dir(STRICT))
    if inspect.isfunction(getattr(STRICT, name)) and not name.endswith("array_api_strict_flags")
]


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_function_can_be_called_as_the_standard_says(name: str):
    ours = inspect.signature(getattr(xp, name)).parameters
    standard = inspect.signature(getattr(STRICT, name)).parameters
    assert list(ours)[: len(standard)] == list(standard)
    for word, parameter in standard.items():
        own = ours[word]
        # Where the standard wants a keyword, a place is accepted as well, and some have defaults.
        allowed = [parameter.kind]
        if parameter.kind is parameter.KEYWORD_ONLY:
            allowed.append(parameter.POSITIONAL_OR_KEYWORD)
        assert own.kind in allowed
        if parameter.default is not parameter.empty and word not in ("copy", "device"):
            assert own.default == parameter.default
        if own.default is own.empty:
            assert parameter.default is parameter.empty


def test_every_name_of_the_standard_is_there():
    public = {name for name in dir(STRICT) if not name.startswith("_")}
    extra = {name for name in public if name.endswith("array_api_strict_flags")}
    missing = {name for name in public - extra - NOT_STANDARD if not hasattr(xp, name)}
    assert missing == COMPLEX
    assert not any(hasattr(xp, name) for name in EXTENSIONS)


def test_every_method_of_the_standards_array_is_there():
    standard = {name for name in dir(STRICT.asarray(1)) if name.startswith("__")}
    operators = {name for name in standard if not hasattr(object, name)}
    # In-place operators rebind the name: Python does that where there is none.
    in_place = {
        name for name in operators if name.startswith("__i") and f"__{name[3:]}" in standard
    }
    missing = {name for name in operators - in_place if not hasattr(mlfuse.Array, name)}
    assert missing <= {"__buffer__", "__annotations__", "__module__", "__dict__", "__weakref__"}
    for name in ("T", "mT", "dtype", "device", "ndim", "shape", "size", "to_device"):
        assert hasattr(mlfuse.Array, name)


def test_constants():
    assert (xp.pi, xp.e, xp.inf, xp.newaxis) == (math.pi, math.e, math.inf, None)
    assert math.isnan(xp.nan)
    assert xp.__array_api_version__ == "2024.12"
    assert xp.asarray(1).__array_namespace__() is mlfuse


def test_what_the_namespace_says_of_itself():
    information = xp.__array_namespace_info__()
    assert information.default_device() in information.devices()
    assert information.capabilities()["boolean indexing"]
    defaults = information.default_dtypes()
    assert xp.asarray(1.0).dtype == xp.zeros(1).dtype == defaults["real floating"]
    assert xp.asarray(1).dtype == xp.arange(2).dtype == defaults["integral"]
    assert xp.argmax(xp.ones(3)).dtype == defaults["indexing"]
    known = information.dtypes()
    assert set(known) == set(STRICT.__array_namespace_info__().dtypes()) - COMPLEX
    for kind in (
        "bool",
        "signed integer",
        "unsigned integer",
        "integral",
        "real floating",
        "numeric",
    ):
        strict = set(STRICT.__array_namespace_info__().dtypes(kind=kind)) - COMPLEX
        assert set(information.dtypes(kind=kind)) == strict
    assert information.dtypes(kind=("bool", "real floating")).keys() == {
        "bool",
        "float32",
        "float64",
    }


STANDARD = [name for name in STRICT.__array_namespace_info__().dtypes() if name not in COMPLEX]


@pytest.mark.parametrize("a", STANDARD)
def test_types_promote_as_the_standard_says(a: str):
    """Where the standard leaves it open, there is an error."""
    for b in STANDARD:
        one, two = getattr(STRICT, a), getattr(STRICT, b)
        try:
            want = STRICT.result_type(one, two)
        except TypeError:
            if "bool" not in (a, b):  # truth values are 0 and 1 when they meet numbers
                with pytest.raises(TraceError, match="no common type"):
                    xp.result_type(getattr(xp, a), getattr(xp, b))
            continue
        common = xp.result_type(getattr(xp, a), getattr(xp, b))
        assert common.name == str(want).rpartition(".")[2]


@pytest.mark.parametrize("dtype", [name for name in STANDARD if name != "bool"])
def test_python_numbers_take_the_type_of_the_array(dtype: str):
    x = xp.ones(2, dtype=getattr(xp, dtype))
    assert (x + 1).dtype == (1 - x).dtype == x.dtype
    if dtype.startswith("float"):
        assert (x * 0.5).dtype == (2.0 / x).dtype == x.dtype
    else:
        with pytest.raises(TraceError, match="astype"):
            _ = x * 0.5
    with pytest.raises(TraceError, match="complex"):
        _ = x * 1j


def test_floats_of_16_bits_meet_in_f32():
    assert xp.result_type(xp.float16, xp.bfloat16) == xp.float32
    assert xp.result_type(xp.bfloat16, xp.float32) == xp.float32


@pytest.mark.parametrize("name", ["float32", "float64", "bfloat16", "float16"])
def test_finfo(name: str):
    info: Any = xp.finfo(getattr(xp, name))
    known = cast(Any, ml_dtypes.finfo(getattr(xp, name)))
    assert (info.bits, info.dtype) == (known.bits, getattr(xp, name))
    for each in ("eps", "max", "min", "smallest_normal"):
        assert getattr(info, each) == float(getattr(known, each))
    assert xp.finfo(xp.ones(1, dtype=getattr(xp, name))) == info


def test_iinfo_and_isdtype():
    assert (xp.iinfo(xp.int16).min, xp.iinfo(xp.uint64).max) == (-(2**15), 2**64 - 1)
    for name in STANDARD:
        for kind in (
            "bool",
            "signed integer",
            "unsigned integer",
            "integral",
            "real floating",
            "numeric",
        ):
            want = STRICT.isdtype(getattr(STRICT, name), kind)
            assert xp.isdtype(getattr(xp, name), kind) == want
    assert xp.isdtype(xp.int8, (xp.int8, "bool"))
    assert not xp.isdtype(xp.int8, xp.int16)
    with pytest.raises(TraceError, match="isn't a kind"):
        xp.isdtype(xp.int8, "whole")
    with pytest.raises(TraceError, match="takes a float type"):
        xp.finfo(xp.int8)


@pytest.mark.parametrize("a", STANDARD)
def test_can_cast(a: str):
    for b in STANDARD:
        want = STRICT.can_cast(getattr(STRICT, a), getattr(STRICT, b))
        assert xp.can_cast(getattr(xp, a), getattr(xp, b)) == want


@pytest.mark.slow
@settings(
    max_examples=25, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
@given(
    XPS.arrays(dtype=XPS.real_dtypes(), shape=XPS.array_shapes(max_dims=3, max_side=4)), st.data()
)
def test_hypothesis_makes_arrays_of_this_namespace(x: Any, data: Any):
    """Its strategies are what the standard's own tests are made with."""
    index = data.draw(XPS.indices(x.shape))
    values = np.asarray(x)
    np.testing.assert_array_equal(np.asarray(x[index]), values[index])
    shape = data.draw(XPS.broadcastable_shapes(x.shape, min_dims=x.ndim, max_dims=4, max_side=3))
    try:
        want = np.broadcast_shapes(x.shape, shape)
    except ValueError:
        return
    assert xp.broadcast_to(x, want).shape == want
