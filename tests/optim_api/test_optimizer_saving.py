"""State saved and restored: training goes on as if it had never stopped."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import mlfuse
from mlfuse import optim
from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.dialects.dtypes import Array

pytestmark = pytest.mark.quick_c

BF16 = np.dtype(ml_dtypes.bfloat16)
RNG = np.random.default_rng(3)
SHAPES = [(3, 2), (), (0,), (5,)]


@optim.rule(states={"count": optim.State(scalar=True)})
def rule(p: Any, g: Any, m: Any, count: Any, *, step: Any, lr: Any = 0.1, kind: str = "a") -> Any:
    m = 0.9 * m + g
    return p - lr / step * m * (1 if kind == "a" else 2) - 0.01 * count, m, count + 1


def arrays(dtype: Any) -> list[Array]:
    return [np.array(RNG.standard_normal(shape)).astype(dtype) for shape in SHAPES]


@pytest.mark.parametrize("dtype", [np.float32, np.float64, BF16])
@pytest.mark.parametrize("masters", [True, "split"])
@pytest.mark.parametrize("way", ["dictionary", "file"])
@pytest.mark.sampled(2)
def test_going_on_is_never_having_stopped(way: str, masters: Any, dtype: Any, tmp_path: Path):
    grads = [arrays(dtype) for _ in range(4)]
    straight = arrays(dtype)
    resumed = [p.copy() for p in straight]
    one = rule(straight, master_weights=masters)
    first = rule(resumed, master_weights=masters)
    for n, each in enumerate(grads):
        one.step(each)
        if n < 2:
            first.step(each)
        if n == 1:
            one.lr = first.lr = 0.3
    second = rule([p.copy() for p in resumed], master_weights=masters)
    if way == "file":
        first.save(tmp_path / "state.npz")
        second.restore(tmp_path / "state.npz")
    else:
        second.load_state_dict(first.state_dict())
    assert (second.steps, second.lr) == (2, 0.3)
    for each in grads[2:]:
        second.step(each)
    for a, b in zip(straight, second.params, strict=True):
        np.testing.assert_array_equal(a, b)
    assert [p.name for p in tmp_path.iterdir()] == (["state.npz"] if way == "file" else [])


def test_a_state_dictionary_is_a_copy():
    opt = rule(arrays(np.float32))
    opt.step(arrays(np.float32))
    saved = opt.state_dict()
    kept = saved["state"]["m"][0].copy()
    opt.step(arrays(np.float32))
    np.testing.assert_array_equal(saved["state"]["m"][0], kept)
    assert saved["hyperparameters"] == {"lr": 0.1, "kind": "a"}
    assert saved["numbers"] == {"count": 1.0}


def test_states_are_loaded_into_the_arrays_that_are_there():
    opt = rule(arrays(np.float32))
    opt.step(arrays(np.float32))
    there = opt.state["m"][0]
    saved = opt.state_dict()
    opt.step(arrays(np.float32))
    opt.load_state_dict(saved)
    assert opt.state["m"][0] is there
    np.testing.assert_array_equal(there, saved["state"]["m"][0])
    assert opt.compilations == 1


def test_what_doesnt_fit_changes_nothing():
    opt = rule(arrays(np.float32), lr=0.2)
    opt.step(arrays(np.float32))
    before = opt.state["m"][0].copy()
    other = mlfuse.optim.sgd(arrays(np.float32))
    fewer = rule(arrays(np.float32)[:2])
    shaped = rule([np.zeros((2, 3), np.float32), *arrays(np.float32)[1:]])
    masters = rule(arrays(BF16), master_weights=True)
    wider = rule(arrays(np.float32), state_dtype="float64")
    for saved, message in [
        (other.state_dict(), "is for sgd, the optimizer is rule"),
        (fewer.state_dict(), "is for 2 parameters, the optimizer has 4"),
        (shaped.state_dict(), r"is float32 of shape \(2, 3\), not float32 of shape \(3, 2\)"),
        (wider.state_dict(), "is float64 of shape .*, not float32"),
        (masters.state_dict(), "states are m, master weights; the optimizer has m"),
        ({"step": 3}, "lacks hyperparameters, numbers, rule, state"),
    ]:
        with pytest.raises(MlfuseError, match=message):
            opt.load_state_dict(saved)
    np.testing.assert_array_equal(opt.state["m"][0], before)
    assert (opt.steps, opt.lr) == (1, 0.2)


def test_files_that_hold_no_optimizer(tmp_path: Path):
    opt = rule(arrays(np.float32))
    with pytest.raises(MlfuseError, match="No such file"):
        opt.restore(tmp_path / "missing.npz")
    (tmp_path / "text.npz").write_text("nothing of the kind")
    np.savez(tmp_path / "arrays.npz", x=np.ones(3))
    np.savez(tmp_path / "cut.npz", about=np.array('{"types": {"m": ["float32"]}}'))
    np.savez(tmp_path / "pickled.npz", about=np.array({"a": 1}, dtype=object))
    for name in ("text.npz", "arrays.npz", "cut.npz", "pickled.npz"):
        with pytest.raises(MlfuseError, match="not a saved optimizer"):
            opt.restore(tmp_path / name)
    with pytest.raises(MlfuseError, match="No such file"):
        opt.save(tmp_path / "no" / "folder.npz")
