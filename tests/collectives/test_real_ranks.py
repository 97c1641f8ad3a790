"""Two processes, started by mpiexec: the numbers of one, and an error where one is gone or astray."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import sysconfig
import time
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import two_ranks
from two_ranks import LIMIT_S, inputs_of

from mlfuse.dialects.dtypes import Array
from mlfuse.runtime.compilers import cc
from mlfuse.testing.agreement import agree

HERE = Path(__file__).parent


def find_mpiexec() -> str | None:
    """The wheel `mpich` has one next to Python; else the one on PATH."""
    packaged = Path(sysconfig.get_path("scripts")) / "mpiexec"
    return str(packaged) if packaged.exists() else shutil.which("mpiexec")


MPIEXEC = find_mpiexec()
pytestmark = [
    pytest.mark.skipif(
        MPIEXEC is None or find_spec("mpi4py") is None, reason="needs mpi4py and mpich"
    ),
    pytest.mark.quick_c,
]


@dataclass
class Ended:
    """What became of a program of two ranks."""

    code: int
    output: str
    seconds: float
    folder: Path

    def said(self, rank: int) -> dict[str, Any]:
        """What a rank wrote."""
        path = self.folder / f"{rank}.json"
        assert path.exists(), self.output
        return json.loads(path.read_text())


def start(folder: Path, scenario: str, *args: str, survive: bool = False) -> Ended:
    """Run a scenario on two ranks. With `survive`, mpiexec doesn't end the others where one is gone."""
    flags = ["-disable-auto-cleanup"] if survive else []
    command = [str(MPIEXEC), *flags, "-n", "2", sys.executable, str(HERE / "two_ranks.py")]
    started = time.monotonic()
    # Its time is up long after the ranks' own: then something hung.
    done = subprocess.run(
        [*command, scenario, str(folder), *args],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        stdin=subprocess.DEVNULL,
        text=True,
        timeout=60,
        check=False,
    )
    return Ended(done.returncode, done.stdout, time.monotonic() - started, folder)


def test_a_rank_that_ends_while_it_writes_leaves_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a rank says is read whole: `write` is cut off just before its last step."""

    def ended(*args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(two_ranks, "FOLDER", tmp_path)
    monkeypatch.setattr(two_ranks.Path, "replace", ended)
    with pytest.raises(KeyboardInterrupt):
        two_ranks.write(0, error="no end")
    assert not (tmp_path / "0.json").exists()


def test_two_ranks_combine_arrays(tmp_path: Path) -> None:
    """Bit for bit what NumPy makes of both, of narrow floats in f32 with one rounding."""
    ended = start(tmp_path, "arrays")
    assert ended.code == 0, ended.output
    results = [np.load(tmp_path / f"{rank}.npz") for rank in range(2)]
    first, second = inputs_of(0), inputs_of(1)
    names = set(results[0].files)
    assert len(names) == 3 * (len(first) - 1) + 1 + 1
    for name in names:
        assert results[0][name].tobytes() == results[1][name].tobytes(), name
        of, _, reduction = name.rpartition("_")
        a, b = first[of], second[of]
        got = results[0][name].view(a.dtype)
        if of == "special":
            continue
        narrow = a.itemsize == 2 and a.dtype.kind not in "iu"
        x, y = (a.astype(np.float32), b.astype(np.float32)) if narrow else (a, b)
        want: Any = {
            "add": lambda x=x, y=y: x + y,
            "mean": lambda x=x, y=y: (x + y) / np.float32(2),
            "max": lambda x=x, y=y: np.maximum(x, y),
            "min": lambda x=x, y=y: np.minimum(x, y),
        }[reduction]()
        assert got.tobytes() == want.astype(a.dtype).tobytes(), name
    special = {r: results[0][f"special_{r}"].view(np.float64) for r in ("add", "max", "min")}
    np.testing.assert_array_equal(special["add"], [np.nan, 0.0, np.nan])
    np.testing.assert_array_equal(special["max"], [np.nan, 0.0, np.inf])
    np.testing.assert_array_equal(special["min"], [np.nan, 0.0, -np.inf])
    assert np.signbit(special["min"][1]) and not np.signbit(special["max"][1])


STEP = """
// A step of gradient descent on the mean squared error of y by w2 tanh(w1 x + b1) + b2.
func.func @main(%w1: tensor<4x8xf64> {tf.aliasing_output = 0 : i32}, %b1: tensor<8xf64>, %w2: tensor<8x1xf64>, %b2: tensor<1xf64>,
                %x: tensor<BATCHx4xf64>, %y: tensor<BATCHx1xf64>) -> (tensor<4x8xf64>, tensor<8xf64>, tensor<8x1xf64>, tensor<1xf64>, tensor<f64>) {
  %z = graph.dot_general %x, %w1 contract [1] x [0] : tensor<BATCHx4xf64>, tensor<4x8xf64> -> tensor<BATCHx8xf64>
  %b1s = graph.broadcast %b1 dims [1] : tensor<8xf64> -> tensor<BATCHx8xf64>
  %a = graph.add %z, %b1s : tensor<BATCHx8xf64>
  %h = graph.tanh %a : tensor<BATCHx8xf64>
  %q = graph.dot_general %h, %w2 contract [1] x [0] : tensor<BATCHx8xf64>, tensor<8x1xf64> -> tensor<BATCHx1xf64>
  %b2s = graph.broadcast %b2 dims [1] : tensor<1xf64> -> tensor<BATCHx1xf64>
  %p = graph.add %q, %b2s : tensor<BATCHx1xf64>
  %e = graph.sub %p, %y : tensor<BATCHx1xf64>
  %se = graph.mul %e, %e : tensor<BATCHx1xf64>
  %sum = graph.reduce add %se dims [0, 1] : tensor<BATCHx1xf64> -> tensor<f64>
  %n = graph.constant dense<BATCH.0> : tensor<f64>
  %own = graph.div %sum, %n : tensor<f64>
  %loss = graph.all_reduce mean %own : tensor<f64>

  %two = graph.constant dense<2.0> : tensor<f64>
  %c = graph.div %two, %n : tensor<f64>
  %cs = graph.broadcast %c dims [] : tensor<f64> -> tensor<BATCHx1xf64>
  %dp = graph.mul %e, %cs : tensor<BATCHx1xf64>
  %gb2 = graph.reduce add %dp dims [0] : tensor<BATCHx1xf64> -> tensor<1xf64>
  %gw2 = graph.dot_general %h, %dp contract [0] x [0] : tensor<BATCHx8xf64>, tensor<BATCHx1xf64> -> tensor<8x1xf64>
  %dh = graph.dot_general %dp, %w2 contract [1] x [1] : tensor<BATCHx1xf64>, tensor<8x1xf64> -> tensor<BATCHx8xf64>
  %hh = graph.mul %h, %h : tensor<BATCHx8xf64>
  %one = graph.constant dense<1.0> : tensor<f64>
  %ones = graph.broadcast %one dims [] : tensor<f64> -> tensor<BATCHx8xf64>
  %d = graph.sub %ones, %hh : tensor<BATCHx8xf64>
  %da = graph.mul %dh, %d : tensor<BATCHx8xf64>
  %gb1 = graph.reduce add %da dims [0] : tensor<BATCHx8xf64> -> tensor<8xf64>
  %gw1 = graph.dot_general %x, %da contract [0] x [0] : tensor<BATCHx4xf64>, tensor<BATCHx8xf64> -> tensor<4x8xf64>

  %mw1 = graph.all_reduce mean %gw1 : tensor<4x8xf64>
  %mb1 = graph.all_reduce mean %gb1 : tensor<8xf64>
  %mw2 = graph.all_reduce mean %gw2 : tensor<8x1xf64>
  %mb2 = graph.all_reduce mean %gb2 : tensor<1xf64>

  %lr = graph.constant dense<0.3> : tensor<f64>
  %l1 = graph.broadcast %lr dims [] : tensor<f64> -> tensor<4x8xf64>
  %l2 = graph.broadcast %lr dims [] : tensor<f64> -> tensor<8xf64>
  %l3 = graph.broadcast %lr dims [] : tensor<f64> -> tensor<8x1xf64>
  %l4 = graph.broadcast %lr dims [] : tensor<f64> -> tensor<1xf64>
  %uw1 = graph.mul %mw1, %l1 : tensor<4x8xf64>
  %ub1 = graph.mul %mb1, %l2 : tensor<8xf64>
  %uw2 = graph.mul %mw2, %l3 : tensor<8x1xf64>
  %ub2 = graph.mul %mb2, %l4 : tensor<1xf64>
  %0 = graph.sub %w1, %uw1 : tensor<4x8xf64>
  %1 = graph.sub %b1, %ub1 : tensor<8xf64>
  %2 = graph.sub %w2, %uw2 : tensor<8x1xf64>
  %3 = graph.sub %b2, %ub2 : tensor<1xf64>
  func.return %0, %1, %2, %3, %loss : tensor<4x8xf64>, tensor<8xf64>, tensor<8x1xf64>, tensor<1xf64>, tensor<f64>
}
"""


def trained(parameters: list[Any], x: Any, y: Any) -> tuple[list[Any], list[Any]]:
    """What one rank makes of the whole batch, in NumPy."""
    w1, b1, w2, b2 = parameters
    losses: list[Any] = []
    for _ in range(8):
        h = np.tanh(x @ w1 + b1)
        e = h @ w2 + b2 - y
        losses.append(np.mean(e * e))
        dp = 2 * e / x.shape[0]
        da = (dp @ w2.T) * (1 - h * h)
        gradients = x.T @ da, da.sum(0), h.T @ dp, dp.sum(0)
        w1, b1, w2, b2 = (p - 0.3 * g for p, g in zip((w1, b1, w2, b2), gradients, strict=True))
    return [w1, b1, w2, b2], losses


@pytest.mark.slow
def test_two_ranks_train_as_one_does(tmp_path: Path) -> None:
    """Each on half of the batch; afterwards both have the parameters of one on all of it."""
    devices = ["interpreter"] if cc.find_compiler() is None else ["interpreter", "cpu"]
    random = np.random.default_rng(0)
    x, y = random.standard_normal((32, 4)), random.standard_normal((32, 1))
    parameters = [random.standard_normal(shape) * 0.5 for shape in ((4, 8), 8, (8, 1), 1)]
    want, losses = trained(parameters, x, y)
    assert losses[-1] < losses[0] / 1.2
    given: dict[str, Any] = {f"p{number}": value for number, value in enumerate(parameters)}
    np.savez(tmp_path / "data.npz", x=x, y=y, **given)
    (tmp_path / "step.mlir").write_text(STEP)
    ended = start(tmp_path, "train", *devices)
    assert ended.code == 0, ended.output
    for device in devices:
        results = [np.load(tmp_path / f"{device}{rank}.npz") for rank in range(2)]
        ours: list[Array] = []
        for number in range(len(want)):
            mine, other = (result[f"arr_{number}"] for result in results)
            assert mine.tobytes() == other.tobytes()
            ours.append(mine)
        agree(trained, [parameters, x, y], [ours, list(results[0]["losses"])], want, losses)


def checked(ended: Ended, rank: int, *parts: str) -> None:
    """The rank got an error in time that names the cause, and refuses further collectives."""
    said = ended.said(rank)
    assert said["done"] == 2
    for part in parts:
        assert part in said["error"], said["error"]
    assert "can't be done: an earlier collective failed" in said["again"]
    assert said["seconds"] < LIMIT_S + 3
    assert ended.code != 0
    assert ended.seconds < 45


@pytest.mark.parametrize("scenario", ["die", "fall", "hang"])
@pytest.mark.sampled(6)
def test_a_rank_that_is_gone_is_an_error_in_time(tmp_path: Path, scenario: str) -> None:
    """And mpiexec ends, whatever the other rank does."""
    ended = start(tmp_path, scenario, survive=True)
    checked(ended, 0, "rank 0: all_reduce add of f64[3]", "rank 1 didn't take part within 1.5 s")
    assert not (tmp_path / "1.json").exists()


def test_a_rank_that_is_killed_ends_the_program(tmp_path: Path) -> None:
    """Where mpiexec sees it first."""
    ended = start(tmp_path, "kill")
    assert ended.code != 0
    assert ended.seconds < 45


@pytest.mark.slow
def test_a_rank_that_comes_late_learns_that_it_is(tmp_path: Path) -> None:
    ended = start(tmp_path, "come_late")
    checked(ended, 0, "rank 1 didn't take part")
    # Unless the first rank's end has ended it already.
    if (tmp_path / "1.json").exists():
        assert "rank 0 gave up" in ended.said(1)["error"]


@pytest.mark.parametrize(
    ("scenario", "of_0", "of_1"),
    [
        ("shapes", "add of f64[3] (24 bytes)", "add of f64[4] (32 bytes)"),
        ("types", "add of f64[2] (16 bytes)", "add of f32[4] (16 bytes)"),
        ("order", "max of f64[3] (24 bytes)", "add of f64[3] (24 bytes)"),
    ],
)
@pytest.mark.sampled(6)
def test_ranks_that_disagree_learn_what_each_wants(
    tmp_path: Path, scenario: str, of_0: str, of_1: str
) -> None:
    """At once, on all of them, and no number is made of it."""
    ended = start(tmp_path, scenario)
    for rank in range(2):
        said = ended.said(rank)
        assert f"rank 0: all_reduce {of_0}" in said["error"]
        assert f"rank 1: all_reduce {of_1}" in said["error"]
        assert "must run the same module with arrays of the same shapes" in said["error"]
        assert said["seconds"] < LIMIT_S
    assert ended.code != 0


@pytest.mark.slow
def test_ranks_that_group_differently_get_an_error(tmp_path: Path) -> None:
    """The rank in a group of its own goes on at once; its next call isn't the other rank's first, though they look alike."""
    ended = start(tmp_path, "split")
    assert ended.code != 0
    assert "the ranks make different calls" in ended.said(0)["error"]
