"""`autotune=True`: which schedule is taken, for which sizes, and that it is kept."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any

import numpy as np
import pytest
from xdsl.dialects.builtin import ModuleOp

import mlfuse
from mlfuse.cli import run as cli
from mlfuse.diagnostics.remark import Remark
from mlfuse.dialects.loop.ops import KernelOp
from mlfuse.driver import autotune
from mlfuse.driver.autotune import Choice, choose
from mlfuse.passes.scheduling.options import ScheduleOptions
from mlfuse.testing.agreement import agree
from mlfuse.testing.host_gpu import HostCupy, installed

Array = np.ndarray[Any, np.dtype[Any]]

SCALE = """
func.func @main(%x: tensor<DIMxf32>, %s: tensor<f32>) -> tensor<DIMxf32> {
  %0 = graph.broadcast %s dims [] like %x : tensor<f32>, tensor<DIMxf32> -> tensor<DIMxf32>
  %1 = graph.mul %x, %0 : tensor<DIMxf32>
  func.return %1 : tensor<DIMxf32>
}"""
OWN, ONE, TWO = ScheduleOptions(), ScheduleOptions(per_thread=1), ScheduleOptions(per_thread=2)


class Stopwatch:
    """Runs what it is asked to time, and gives times from a list, one for each `begin`."""

    def __init__(self, seconds: Sequence[float]):
        self._seconds = list(seconds)
        self._number = -1

    def begin(self) -> None:
        self._number += 1

    def seconds(self, run: Callable[[], object]) -> float:
        run()
        return self._seconds[self._number]


@pytest.fixture
def cupy(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> Generator[HostCupy]:
    monkeypatch.setenv("MLFUSE_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.setattr(autotune, "_LEAST_S", 0.0)  # one launch a run
    with installed() as module:
        yield module


@pytest.fixture
def listed(monkeypatch: pytest.MonkeyPatch) -> list[ScheduleOptions]:
    """Three candidates, whatever the kernel."""
    options = [OWN, ONE, TWO]

    def candidates(kernel: object, device: object) -> list[ScheduleOptions]:
        return options

    monkeypatch.setattr(autotune, "candidates", candidates)
    return options


@pytest.fixture
def timed(monkeypatch: pytest.MonkeyPatch) -> Callable[[float, float, float], None]:
    """Have the three candidates take these seconds."""

    def patch(*seconds: float) -> None:
        watch = Stopwatch(seconds)
        real = autotune._time  # pyright: ignore[reportPrivateUsage]

        def time(*args: Any) -> float:
            watch.begin()
            return real(*args)

        monkeypatch.setattr(autotune, "_time", time)
        monkeypatch.setattr(autotune, "timer_of", lambda _: watch)  # pyright: ignore

    return patch


def choices(remarks: Sequence[Remark]) -> list[Remark]:
    return [remark for remark in remarks if remark.rule == "autotune.choice"]


Timed = Callable[[float, float, float], None]


@pytest.mark.slow
def test_the_fastest_is_taken_and_all_times_are_told(
    cupy: HostCupy, listed: list[ScheduleOptions], timed: Timed
):
    timed(3e-6, 1e-6, 2e-6)
    exe = mlfuse.compile(SCALE.replace("DIM", "300"), device="cuda", autotune=True)
    (remark,) = choices(exe.remarks)
    assert remark.subject == "fused_mul" and remark.reason.startswith("per_thread = 1")
    assert list(remark.numbers.values()) == [3, 1, 2]
    x = np.arange(300, dtype=np.float32)
    got = exe(cupy.asarray(x), cupy.asarray(np.float32(2)))
    np.testing.assert_array_equal(got.get(), 2 * x)


@pytest.mark.slow
def test_its_own_choice_stays_where_others_save_little(
    cupy: HostCupy, listed: list[ScheduleOptions], timed: Timed
):
    timed(3e-6, 2.95e-6, 3e-6)
    exe = mlfuse.compile(SCALE.replace("DIM", "300"), device="cuda", autotune=True)
    (remark,) = choices(exe.remarks)
    assert remark.reason.startswith("own;")


@pytest.mark.slow
def test_a_choice_is_kept_for_sizes_up_to_a_factor_of_two(
    cupy: HostCupy, listed: list[ScheduleOptions], timed: Timed
):
    def compiled(size: int) -> list[Remark]:
        exe = mlfuse.compile(SCALE.replace("DIM", "?"), device="cuda", autotune=True)
        exe(cupy.asarray(np.zeros(size, np.float32)), cupy.asarray(np.float32(2)))
        return choices(exe.remarks)

    timed(3e-6, 1e-6, 2e-6)
    assert compiled(300)[0].reason.startswith("per_thread = 1")
    timed(1e-6, 2e-6, 3e-6)
    assert compiled(400)[0].reason.startswith("per_thread = 1")
    assert compiled(3000)[0].reason.startswith("own;")


def test_unknown_sizes_are_those_of_the_first_call(
    cupy: HostCupy, listed: list[ScheduleOptions], timed: Timed
):
    timed(3e-6, 1e-6, 2e-6)
    exe = mlfuse.compile(SCALE.replace("DIM", "?"), device="cuda", autotune=True)
    assert not choices(exe.remarks) and not cupy.gpu.launched
    s = cupy.asarray(np.float32(2))
    for size in (300, 5, 0, 7000):
        x = np.random.default_rng(size).normal(size=size).astype(np.float32)
        np.testing.assert_array_equal(exe(cupy.asarray(x), s).get(), 2 * x)
        assert len(choices(exe.remarks)) == 1
    graph = exe.graph(cupy.asarray(np.ones(9, np.float32)), s)
    graph.replay()
    np.testing.assert_array_equal(graph.results[0].get(), np.full(9, 2, np.float32))


def test_real_candidates_are_tried(cupy: HostCupy, monkeypatch: pytest.MonkeyPatch):
    """Timed on a device that the host plays, so which one is taken says nothing; that it is right does."""
    text = """
    func.func @main(%x: tensor<7x300xf32>) -> tensor<7x300xf32> {
      %0 = graph.softmax %x {axis = 1 : i64} : tensor<7x300xf32>
      func.return %0 : tensor<7x300xf32>
    }"""
    listed = autotune.candidates
    monkeypatch.setattr(autotune, "candidates", lambda *of: listed(*of)[:3])  # pyright: ignore
    x = np.random.default_rng(0).normal(size=(7, 300)).astype(np.float32)
    e = np.exp(x.astype(np.float64))
    exe = mlfuse.compile(text, device="cuda", autotune=True)
    (remark,) = choices(exe.remarks)
    assert len(remark.numbers) > 1
    agree(text, [x], exe(cupy.asarray(x)).get(), e / e.sum(1, keepdims=True))


def test_what_a_schedule_refuses_is_left_out(cupy: HostCupy, monkeypatch: pytest.MonkeyPatch):
    class Watch:
        def seconds(self, run: Callable[[], object]) -> float:
            run()
            return 1.0

    module = mlfuse.ir.parsing.parse_module(SCALE.replace("DIM", "300"))
    from mlfuse.driver import pipelines

    pipelines.run(module, "loop", "sm_90")
    kernel = next(op for op in module.ops if isinstance(op, KernelOp))
    scheduled = autotune._scheduled  # pyright: ignore[reportPrivateUsage]

    def refuse(kernel: KernelOp, options: ScheduleOptions, *rest: Any) -> ModuleOp | None:
        return None if options == ONE else scheduled(kernel, options, *rest)

    monkeypatch.setattr(autotune, "_scheduled", refuse)
    choice = choose(kernel, [OWN, ONE], [(300,), (), (300,)], "cuda", "sm_90", Watch())
    assert choice == Choice(OWN, {"own": 1e6})


def test_on_the_command_line(tmp_path: Any, capsys: pytest.CaptureFixture[str]):
    """A CPU's schedules have no candidates: what is timed there is nothing."""
    path = tmp_path / "scale.mlir"
    path.write_text(SCALE.replace("DIM", "3"))
    arguments = [str(path), "--autotune", "--device=cpu", "--input=3xf32=2", "--input=f32=4"]
    assert cli.main(arguments) == 0
    assert "8" in capsys.readouterr().out
