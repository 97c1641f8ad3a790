"""Compiled functions on disk: what is loaded is what was compiled, and anything else is compiled anew."""

from __future__ import annotations

import subprocess
import sys
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from xdsl.ir import Dialect, SSAValue
from xdsl.irdl import irdl_op_definition

import mlfuse
from mlfuse import externals
from mlfuse.diagnostics.errors import MlfuseError, OpError
from mlfuse.diagnostics.remarks import FusionWarning
from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph.elementwise import UnaryOp
from mlfuse.dialects.scalar import ScalarBuilder
from mlfuse.driver import pipelines, stored
from mlfuse.driver.parsing import parse
from mlfuse.passes.canonicalize import Canonicalize
from mlfuse.runtime.compilers import disk_cache
from mlfuse.runtime.compilers.cc import find_compiler
from mlfuse.testing.stored_modules import NAMES, Case

pytestmark = pytest.mark.skipif(find_compiler() is None, reason="needs a C compiler")

TEXT = """
func.func @main(%x: tensor<?x3xf32>, %y: tensor<?x3xf32>) -> (tensor<?x3xf32>, tensor<?xf32>) {
  %0 = graph.add %x, %y : tensor<?x3xf32>
  %1 = graph.exp %0 : tensor<?x3xf32>
  %2 = graph.reduce add %1 dims [1] : tensor<?x3xf32> -> tensor<?xf32>
  func.return %1, %2 : tensor<?x3xf32>, tensor<?xf32>
}
func.func @other(%x: tensor<?x3xf32>, %y: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %0 = graph.sub %x, %y : tensor<?x3xf32>
  func.return %0 : tensor<?x3xf32>
}
"""
X = np.arange(12, dtype=np.float32).reshape(4, 3) / 8


@pytest.fixture(autouse=True)
def cache_dir(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    directory = tmp_path / "cache"
    monkeypatch.setenv("MLFUSE_CACHE_DIR", str(directory))
    monkeypatch.delenv("MLFUSE_CACHE", raising=False)
    return directory


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The stages that passes were run to."""
    found: list[str] = []
    run = pipelines.run

    def noted(module: Any, stage: str, *args: Any, **options: Any) -> Any:
        found.append(stage)
        return run(module, stage, *args, **options)

    monkeypatch.setattr(pipelines, "run", noted)
    return found


def kept(source: Any = TEXT, **options: Any) -> mlfuse.Executable:
    return mlfuse.compile(source, "cpu", stored=True, **options)


def is_loaded(runs: list[str], make: Callable[[], object]) -> bool:
    """Whether a compilation ran no pass."""
    runs.clear()
    make()
    return not runs


@pytest.mark.sampled(8)
@pytest.mark.parametrize("name", NAMES)
def test_a_loaded_function_is_the_compiled_one(name: str, runs: list[str]) -> None:
    case = Case.load(name)
    first = kept(case.path)
    assert runs
    runs.clear()
    second = kept(case.path)
    assert not runs
    assert second.signature == first.signature
    assert (second.launches, second.calls) == (first.launches, first.calls)
    for one, other in zip(first.run(*case.inputs), second.run(*case.inputs), strict=True):
        assert one.tobytes() == other.tobytes()
    case.check(second.run(*case.inputs))
    assert not runs


@pytest.mark.slow
def test_what_was_not_stored_is_found_when_somebody_asks(runs: list[str]) -> None:
    path = Case.load("softmax_cross_entropy").path
    first, second = kept(path), kept(path)
    assert second.remarks.to_json() == first.remarks.to_json() and len(second.remarks) > 5
    runs.clear()
    assert len(second.remarks) > 5
    assert not runs, "the passes run once"
    assert second.memory() == first.memory()
    assert second.plan == first.plan
    assert list(second.ledger) == list(first.ledger)
    assert str(second.explain("exp")) == str(first.explain("exp"))
    for stage in pipelines.STAGES:
        assert second.stage(stage) == first.stage(stage)
    assert second.report().notes == first.report().notes


def test_sizes_known_at_the_call_and_their_errors(runs: list[str]) -> None:
    first = kept()
    assert is_loaded(runs, kept)
    second = kept()
    for rows in (4, 2, 0):
        for one, other in zip(first(X[:rows], X[:rows]), second(X[:rows], X[:rows]), strict=True):
            assert one.tobytes() == other.tobytes()
    with pytest.raises(MlfuseError) as compiled:
        first(X, X[:2])
    with pytest.raises(MlfuseError) as loaded:
        second(X, X[:2])
    assert str(loaded.value) == str(compiled.value)


def test_bound_and_donated_arguments(runs: list[str]) -> None:
    text = """
    func.func @main(%x: tensor<3xi64> {mlfuse.donated}, %y: tensor<3xui64>) -> tensor<3xui64> {
      %0 = graph.cast %x : tensor<3xi64> -> tensor<3xui64>
      %1 = graph.add %0, %y : tensor<3xui64>
      func.return %1 : tensor<3xui64>
    }
    """
    y = np.array([3, 4, 5], np.uint64)
    first = kept(text, bound=[y])
    assert is_loaded(runs, lambda: kept(text, bound=[y + np.uint64(1)]))
    assert not is_loaded(runs, lambda: kept(text))
    second = kept(text, bound=[y + np.uint64(1)])
    x = np.array([-5, 0, 1], np.int64)
    mine = x.copy()
    found = second(mine)
    assert found.dtype == np.uint64 and np.shares_memory(found, mine)
    np.testing.assert_array_equal(found, x.astype(np.uint64) + y + np.uint64(1))
    np.testing.assert_array_equal(first(x.copy()), x.astype(np.uint64) + y)
    assert second.signature == first.signature


@pytest.mark.slow
@pytest.mark.parametrize(
    "change",
    [
        pytest.param({"source": TEXT.replace("graph.exp", "graph.tanh")}, id="the source"),
        pytest.param({"source": "\n" + TEXT}, id="the lines of its ops"),
        pytest.param({"function": "other"}, id="the function"),
        pytest.param({"precision": "strict"}, id="the precision"),
        pytest.param({"target": "cpu+max_ops=1"}, id="the device description"),
    ],
)
def test_each_part_of_the_key_makes_another(change: dict[str, Any], runs: list[str]) -> None:
    kept()
    assert is_loaded(runs, kept)
    assert not is_loaded(runs, lambda: kept(**change))
    assert is_loaded(runs, lambda: kept(**change))
    assert is_loaded(runs, kept)


def test_an_edited_pass_makes_another_key(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, runs: list[str]
) -> None:
    folder = tmp_path / "package"
    (folder / "passes").mkdir(parents=True)
    (folder / "passes" / "fuse.py").write_text("x = 1")
    monkeypatch.setattr(stored, "_PACKAGE", folder)
    versions = stored.versions.__wrapped__
    monkeypatch.setattr(stored, "versions", versions)
    kept()
    assert is_loaded(runs, kept)
    (folder / "passes" / "__pycache__").mkdir()
    (folder / "passes" / "__pycache__" / "fuse.pyc").write_text("")
    assert is_loaded(runs, kept)
    (folder / "passes" / "fuse.py").write_text("x = 12")
    assert not is_loaded(runs, kept)
    assert is_loaded(runs, kept)
    monkeypatch.setattr(np, "__version__", "0")
    assert not is_loaded(runs, kept)


CHECKED = """
func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
  stablehlo.custom_call @check.expect_eq(%x, %x) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
  func.return %x : tensor<3xf32>
}
"""


@irdl_op_definition
class TwiceOp(UnaryOp):
    """x + x: an op of another package."""

    name = "mine.twice"

    def numpy(self, *args: Array) -> Array:
        return args[0] + args[0]

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        return b.add(args[0], args[0])


TWICE = """
func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
  %0 = mine.twice %x : tensor<3xf32>
  func.return %0 : tensor<3xf32>
}
"""


@pytest.mark.parametrize(
    ("source", "options"),
    [
        pytest.param(CHECKED, {}, id="ops that run at each call"),
        pytest.param(parse(TWICE, [Dialect("mine", [TwiceOp], [])]), {}, id="an op of another package"),
        pytest.param(TEXT, {"passes": [Canonicalize()]}, id="own passes"),
        pytest.param(Case.load("sigmoid").path, {"autotune": True}, id="autotuned schedules"),
        pytest.param(TEXT, {"plan": "PLAN"}, id="a plan"),
    ],
)  # fmt: skip
def test_what_comes_from_outside_is_not_stored(
    source: Any, options: dict[str, Any], runs: list[str]
) -> None:
    if "plan" in options:
        options = {"plan": mlfuse.compile(source, "cpu").plan}
    kept(source, **options)
    assert not is_loaded(runs, lambda: kept(source, **options))


def test_it_is_off_by_default(runs: list[str]) -> None:
    mlfuse.compile(TEXT, "cpu")
    assert not is_loaded(runs, lambda: mlfuse.compile(TEXT, "cpu"))
    assert not is_loaded(runs, kept)
    assert not is_loaded(runs, lambda: mlfuse.compile(TEXT, "cpu"))


def test_a_warning_is_given_every_time() -> None:
    text = TEXT.replace("%0 = graph.add %x, %y :", '%0 = graph.add %x, %y {mlfuse.group = "a"} :')
    for _ in range(2):
        with pytest.warns(FusionWarning, match="mlfuse.group"):
            kept(text)


def test_a_function_that_fails_is_not_stored(cache_dir: Path) -> None:
    for _ in range(2):
        with pytest.raises(MlfuseError, match="@nowhere"):
            kept(function="nowhere")
    assert not list(cache_dir.glob("*"))


@pytest.mark.slow
@pytest.mark.parametrize("damage", [b"", b"x", bytes(200)])
def test_a_damaged_entry_is_made_again(damage: bytes, cache_dir: Path, runs: list[str]) -> None:
    want = [each.tobytes() for each in kept()(X, X)]
    for path in cache_dir.iterdir():
        path.write_bytes(path.read_bytes()[: len(damage)] + damage)
    assert not is_loaded(runs, kept)
    assert is_loaded(runs, kept)
    assert [each.tobytes() for each in kept()(X, X)] == want


def test_compiled_code_that_was_removed_is_compiled_again(cache_dir: Path, runs: list[str]) -> None:
    want = [each.tobytes() for each in kept()(X, X)]
    for path in cache_dir.iterdir():
        payload = disk_cache.payload_of(path.name, path.read_bytes())
        if payload is not None and payload.startswith(b"\x7fELF"):
            path.unlink()
    runs.clear()
    assert [each.tobytes() for each in kept()(X, X)] == want
    assert not runs


def test_without_a_cache_everything_is_compiled(
    monkeypatch: pytest.MonkeyPatch, runs: list[str]
) -> None:
    monkeypatch.setenv("MLFUSE_CACHE", "0")
    kept()
    assert not is_loaded(runs, kept)


PROCESS = """
import sys, numpy as np, mlfuse
from mlfuse.driver import pipelines
made = mlfuse.compile(sys.argv[1], "cpu", stored=True)
x = np.arange(12, dtype=np.float32).reshape(4, 3) / 8
print(made(x, x)[1].tobytes().hex())
"""


@pytest.mark.slow
def test_several_processes_at_once(tmp_path: Path, runs: list[str]) -> None:
    path = tmp_path / "x.mlir"
    path.write_text(TEXT)
    command = [sys.executable, "-c", PROCESS, str(path)]
    started = [subprocess.Popen(command, stdout=subprocess.PIPE) for _ in range(2)]
    want = mlfuse.compile(TEXT, "cpu")(X, X)[1].tobytes().hex()
    assert [each.communicate()[0].decode().strip() for each in started] == [want] * 2
    assert is_loaded(runs, lambda: kept(path))


def test_no_warning_on_the_way() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        kept()
        kept()


CALLING = """
func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
  %0 = graph.call_external "own.shifted" (%x) {by = 2.0} : (tensor<3xf32>) -> tensor<3xf32>
  func.return %0 : tensor<3xf32>
}
"""


def shifted(sign: int) -> Callable[..., Array]:
    """A function that can't be pickled."""

    def function(x: Array, by: float) -> Array:
        return x + np.float32(sign * by)

    return function


def test_an_external_function_is_found_by_its_name(runs: list[str]) -> None:
    x = np.arange(3, dtype=np.float32)
    try:
        externals.register("own.shifted", shifted(1))
        np.testing.assert_array_equal(kept(CALLING)(x), [2, 3, 4])
        externals.register("own.shifted", shifted(-1))
        assert is_loaded(runs, lambda: kept(CALLING))
        np.testing.assert_array_equal(kept(CALLING)(x), [-2, -1, 0])
        externals.unregister("own.shifted")
        with pytest.raises(OpError, match=r":3:.*no external function 'own.shifted'"):
            kept(CALLING)
    finally:
        externals.unregister("own.shifted")


def test_a_large_constant_of_equal_elements_takes_few_bytes(
    cache_dir: Path, runs: list[str]
) -> None:
    text = """
    func.func @main(%x: tensor<1000xf32>) -> (tensor<1000xf32>, tensor<1000x1000xf32>) {
      %0 = graph.neg %x : tensor<1000xf32>
      %1 = graph.constant dense<2.5> : tensor<1000x1000xf32>
      func.return %0, %1 : tensor<1000xf32>, tensor<1000x1000xf32>
    }
    """
    first, second = kept(text), kept(text)
    x = np.arange(1000, dtype=np.float32)
    for one, other in zip(first(x), second(x), strict=True):
        assert one.tobytes() == other.tobytes()
    assert is_loaded(runs, lambda: kept(text))
    assert sum(each.stat().st_size for each in cache_dir.iterdir()) < 500_000
