"""The suite runs from end to end, on tiny sizes, and measures what it says it measures."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from importlib import util
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from host_cupy import host_cupy

import mlfuse
from mlfuse.testing.agreement import agree

sys.path.insert(0, str(Path(__file__).parents[2]))

from benchmarks import cases, clocks, goals, harness, libraries, publish, report, run, turns
from benchmarks.case import Array, Case, results_of
from benchmarks.cases.narrow import BF16
from benchmarks.contestant import Contestant, Peer, Sets
from benchmarks.expected import Expected
from benchmarks.peers.limit import HandWritten, copies
from benchmarks.peers.mlfuse import Mlfuse
from benchmarks.turns import Here

TINY = [case for case in cases.all_of(tiny=True, device="cuda") if not case.own]


@pytest.mark.slow
@pytest.mark.parametrize("case", TINY, ids=lambda case: case.name)
def test_a_case_fuses_and_the_interpreter_gives_what_numpy_does(case: Case):
    outcome = harness.run(case, [Mlfuse("interpreter")], Here(Still()), harness.Effort(0, 0))[0]
    assert outcome.status == "ok", outcome
    assert "graph.fusion" in mlfuse.compile(case.module(), "interpreter", case.function).stage(
        "fused"
    )


@pytest.mark.slow
@pytest.mark.parametrize("case", [case for case in TINY if case.limit], ids=lambda case: case.name)
def test_hand_written_c_is_right(case: Case):
    outcome = harness.run(case, [HandWritten()], Here(Still()), harness.Effort(0, 0))[0]
    assert outcome.status == "ok" and outcome.error is not None and outcome.error < 1e-5, outcome


@pytest.mark.slow
def test_hand_written_adam_is_right_over_three_steps():
    case = next(c for c in cases.all_of(tiny=True) if c.name == "adam/flat")
    p, g = case.inputs(np.random.default_rng(0))
    contestant = case.own["hand-written C"]([p, g])
    for _ in range(3):
        contestant.calls[0]()

    def three_steps(p: Any, g: Any) -> Any:
        m, v = 0 * p, 0 * p
        for t in (1, 2, 3):
            m, v = 0.9 * m + 0.1 * g, 0.999 * v + 0.001 * g * g
            p = p - 1e-2 / (1 - 0.9**t) * m / (np.sqrt(v / (1 - 0.999**t)) + 1e-8)
        return p

    want = three_steps(p.astype(np.float64), g.astype(np.float64))
    agree(three_steps, [p, g], contestant.read(None)[0], want)


@pytest.mark.parametrize("nbytes", [8, 4096, 1 << 22])
def test_the_copy_copies(nbytes: int):
    (call,) = copies(nbytes)
    source, target = call.args[1]  # pyright: ignore[reportFunctionMemberAccess, reportUnknownMemberType, reportUnknownVariableType]
    source[:] = np.arange(nbytes // 8)
    call()
    np.testing.assert_array_equal(target, np.arange(nbytes // 8))


@pytest.mark.slow
def test_the_quick_run_writes_results_tables_and_plots(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    which = ["--quick", "--cases", "multiply_add/*", "--peers", "mlfuse*,hand*"]
    run.main([*which, "--out", str(tmp_path)])
    (folder,) = tmp_path.iterdir()
    found = json.loads((folder / "results.json").read_text())
    assert [each["case"] for each in found["cases"]] == ["multiply_add/8x128"]
    first = {entry["name"]: entry for entry in found["cases"][0]["contestants"]}
    assert list(first) == ["copy", "hand-written C", "mlfuse", "mlfuse out="]
    assert first["mlfuse"]["status"] == "ok" and first["mlfuse"]["error"] < 1e-6
    assert first["mlfuse"]["samples"] >= harness.ENOUGH and first["mlfuse"]["compile_s"] > 0
    has_plots = util.find_spec("matplotlib") is not None
    assert all((folder / name).exists() == has_plots for name in ("wins.png", "roofline.png"))
    assert "| mlfuse |" in (folder / "README.md").read_text()
    assert "multiply_add/8x128" in capsys.readouterr().out


class Still:
    """A clock that stands still: every call takes a millisecond."""

    sets = 3

    def __init__(self) -> None:
        self.turns: list[str] = []

    def settle(self, contestant: Contestant) -> None:
        self.turns.append(contestant.name)

    def sample(self, contestant: Contestant, calls: Any, batch: int) -> clocks.Sample:
        for _ in range(batch):
            next(calls)()
        return clocks.Sample(1e-3, disturbed=False)

    def batch_of(self, seconds: float, *, small: bool) -> int:
        return 1


class Doubles:
    """A peer that computes 2 x, or something else."""

    def __init__(self, name: str, way: Callable[[Array], Array]) -> None:
        self.name, self.way = name, way
        self.given: list[Array] = []

    def missing(self) -> str:
        return "not installed" if self.name == "absent" else ""

    def prepare(self, case: Case, sets: Sets) -> Contestant | None:
        def call(x: Array) -> Callable[[], object]:
            return lambda: (self.given.append(x), self.way(x))[1]

        calls = [call(each[0]) for each in sets]
        return Contestant(self.name, calls, lambda y: results_of(y))


def doubled(x: Array) -> Array:
    """The function of the case below."""
    return 2 * x


def doubling() -> Case:
    """2 x of four elements."""
    return Case(
        "double/4",
        "func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {\n"
        "  %y = graph.add %x, %x : tensor<4xf32>\n  func.return %y : tensor<4xf32>\n}",
        lambda random: [random.standard_normal(4).astype(np.float32)],
        doubled,
        32,
    )


def test_contestants_take_turns_in_changing_order_over_all_sets_of_inputs():
    peers = [Doubles(name, lambda x: x + x) for name in "abc"]
    clock = Still()
    outcomes = harness.run(doubling(), peers, Here(clock), harness.Effort(8, 8))
    rounds = [tuple(clock.turns[n : n + 3]) for n in range(3, 27, 3)]
    assert all(set(each) == {"a", "b", "c"} for each in rounds)
    assert len(set(rounds)) > 1
    assert [len(outcome.times) for outcome in outcomes] == [8 * turns.CALLS] * 3
    assert len({x.ctypes.data for x in peers[0].given}) == clock.sets


def test_what_is_wrong_absent_or_fails_is_said_and_not_timed():
    def fails(x: Array) -> Array:
        raise ValueError("no such thing")

    peers = [
        Doubles("right", lambda x: x + x),
        Doubles("wrong", lambda x: x + x + np.float32(1e-3)),
        Doubles("nan", lambda x: x * np.float32(np.nan)),
        Doubles("absent", lambda x: x),
        Doubles("fails", fails),
        Doubles("shape", lambda x: x[:2]),
    ]
    outcomes = harness.run(doubling(), peers, Here(Still()), harness.Effort(1, 1))
    found = {outcome.name: outcome.status for outcome in outcomes}
    assert found["right"] == "ok" and found["absent"] == "not installed"
    assert found["wrong"].startswith("wrong: off by") and found["nan"].startswith("wrong")
    assert found["fails"] == "failed: ValueError: no such thing"
    assert found["shape"].startswith("failed: ValueError: a result of shape (2,)")
    assert [bool(outcome.times) for outcome in outcomes] == [True, *[False] * 5]


def test_what_fails_while_it_is_timed_has_no_time_and_the_others_go_on():
    calls = [0]

    def tires(x: Array) -> Array:
        calls[0] += 1
        if calls[0] == 8:
            raise MemoryError("no more")
        return x + x

    peers = [Doubles("tires", tires), Doubles("right", doubled)]
    tired, right = harness.run(doubling(), peers, Here(Still()), harness.Effort(4, 4))
    assert tired.status == "failed: MemoryError: no more" and not tired.times
    assert len(right.times) == 4 * turns.CALLS and calls[0] == 8


def test_the_means_are_of_each_case_against_its_best_peer():
    def case(name: str, **medians: float) -> report.Record:
        entries = [{"name": n.replace("_out", " out="), "status": "ok", "median_ms": t, "gb_per_s": 1.0} for n, t in medians.items()]  # fmt: skip
        return {"case": name, "bytes": 10**6, "small": False, "contestants": entries}

    records = [
        case("one", copy=0.1, mlfuse=1.0, mlfuse_out=0.5, jax=4.0, numba=6.0),
        case("two", copy=0.1, mlfuse=2.0, jax=9.0, numba=2.0),
        case("alone", copy=0.1, mlfuse=2.0),
    ]
    assert report.best_peer(records[0]) == ("jax", 4.0)
    assert report.best_peer(records[2]) is None
    text = report.summary(records)
    assert "2.00 times as fast as each case's best peer in the geometric mean of 2" in text
    assert "1 faster, 0 slower" in text
    assert "- jax: takes 4.24 times as long as mlfuse, over 2 cases." in text  # sqrt(4 * 4.5)


def test_the_clock_of_a_gpu_waits_for_the_device_once_a_batch():
    events: list[str] = []
    clock = clocks.CudaClock(lambda: events.append("wait"))
    calls = iter([lambda n=n: events.append(f"call {n}") for n in range(3)])
    contestant = Contestant("x", [], lambda _: [], finish=lambda _: events.append("finish"))
    sample = clock.sample(contestant, calls, 3)
    assert events == ["wait", "call 0", "call 1", "call 2", "finish", "wait"]
    assert 0 < sample.seconds < 1
    assert clock.batch_of(3e-5, small=False) == 100 and clock.batch_of(1.0, small=False) == 1


@pytest.mark.slow
def test_a_run_on_a_gpu_goes_from_end_to_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """With NumPy behind CuPy's names, and the interpreter for the compiler's device."""
    from benchmarks import peers
    from benchmarks.peers.cupy import Cupy, DeviceCopy

    cupy: Any = host_cupy()
    monkeypatch.setitem(sys.modules, "cupy", cupy)

    def all_of(device: str) -> list[Peer]:
        assert device == "cuda"
        others = [Cupy(), Cupy(fused=True), Doubles("absent", doubled)]
        return [DeviceCopy(), Mlfuse("interpreter"), *others]

    monkeypatch.setattr(peers, "all_of", all_of)
    which = ["--quick", "--device", "cuda", "--cases", "sigmoid/*,softmax/*"]
    run.main([*which, "--out", str(tmp_path)])
    found = json.loads((tmp_path / "nvidia-h100-80gb-hbm3" / "results.json").read_text())
    status = {
        each["case"]: {entry["name"]: entry["status"] for entry in each["contestants"]}
        for each in found["cases"]
    }
    in_both = {"copy": "ok", "mlfuse": "ok", "absent": "not installed"}
    assert list(status) == [
        f"{name}{type_}"
        for name in ("sigmoid/8x128", "softmax/8x128", "softmax/16x64")
        for type_ in ("", "/bf16")
    ]
    assert status["sigmoid/8x128"] == in_both | {"cupy": "ok", "cupy.fuse": "ok"}
    assert status["softmax/8x128"] == in_both | {"cupy": "ok", "cupy.fuse": "not written"}
    assert status["softmax/16x64/bf16"] == in_both | dict.fromkeys(
        ("cupy", "cupy.fuse"), "not written"
    )
    assert found["cases"][1]["bytes"] * 2 == found["cases"][0]["bytes"]
    assert cupy.waits > 100 and cupy.fused == ["case"]


@pytest.mark.parametrize(("version", "held"), [("13.6.0", np.uint16), ("14.0.1", BF16)])
def test_bf16_is_held_as_cupy_has_it(version: str, held: Any, monkeypatch: pytest.MonkeyPatch):
    from benchmarks.peers import cupy, mlfuse

    module: Any = host_cupy()
    module.__version__ = version
    monkeypatch.setitem(sys.modules, "cupy", module)
    case = next(each for each in TINY if each.name == "sigmoid/8x128/bf16")
    (x,) = case.inputs(np.random.default_rng(0))
    (on_device,) = cupy.uploaded([x])
    assert on_device.dtype == held and cupy.outputs_of(case)[0].dtype == held
    (back,) = mlfuse.on_host(case, on_device)
    assert back.dtype == BF16 and np.array_equal(back, x)


def test_a_case_measured_again_replaces_the_earlier_record():
    earlier = [{"case": "a", "bytes": 1}, {"case": "b", "bytes": 1}]
    now = [{"case": "b", "bytes": 2}, {"case": "c", "bytes": 2}]
    assert [(each["case"], each["bytes"]) for each in run.merged(earlier, now)] == [
        ("a", 1), ("b", 2), ("c", 2)
    ]  # fmt: skip


def test_the_page_gets_a_section_a_machine_and_keeps_what_stands_around_it(tmp_path: Path):
    def entry(name: str, median: float) -> report.Record:
        return {"name": name, "status": "ok", "median_ms": median, "quartiles_ms": [median] * 2,
                "least_ms": median, "gb_per_s": 1.0, "compile_s": 0.5}  # fmt: skip

    def case(name: str, **medians: float) -> report.Record:
        entries = [entry(n.replace("c_by_hand", "hand-written C"), t) for n, t in medians.items()]
        return {"case": name, "bytes": 10**6, "small": False, "contestants": entries}

    records = [
        case("sigmoid/8x8", copy=0.1, c_by_hand=1.0, mlfuse=1.1, jax=3.3),
        case("softmax/8x8", copy=0.1, c_by_hand=1.0, mlfuse=2.0, jax=1.0),
    ]
    about: report.Record = {
        "name": "m",
        "device": "cpu",
        "model": "M",
        "cores": 2,
        "python": "3",
        "versions": {},
    }
    (tmp_path / "results" / "m").mkdir(parents=True)
    text = json.dumps({"machine": about, "cases": records})
    (tmp_path / "results" / "m" / "results.json").write_text(text)
    page = tmp_path / "page.md"
    page.write_text("before\n<!-- results -->earlier tables<!-- /results -->\nafter\n")
    publish.publish(page, tmp_path / "results")
    written = page.read_text()
    assert (
        written.startswith("before\n")
        and written.endswith("\nafter\n")
        and "earlier" not in written
    )
    assert "## M, 2 cores" in written and "results/m/wins.png" in written
    assert (
        "best peer: 1 of 2 cases. The others, as multiples of the best peer's time: softmax/8x8 2.00."
        in written
    )
    assert "best peer in the geometric mean: 1.22 times." in written  # sqrt(3 * 0.5)
    assert (
        "hand-written C: 1 of 2 cases. The others, as multiples of its time: softmax/8x8 2.00."
        in written
    )
    assert "Not measured. `make bench-gpu` measures it." in written
    publish.publish(page, tmp_path / "results")
    assert page.read_text() == written


def test_goals_on_a_gpu_are_against_the_copy_and_torch_compile():
    def case(name: str, own: float, compiled: float) -> report.Record:
        medians = {"copy": 1.0, "mlfuse": own, "torch.compile": compiled}
        entries = [{"name": n, "status": "ok", "median_ms": t} for n, t in medians.items()]
        return {"case": name, "bytes": 1, "small": False, "contestants": entries}

    records = [
        case("gelu/4096x4096", 1.25, 1.0),
        case("softmax/32768x512", 1.0, 2.0),
        case("softmax/64x262144/bf16", 1.25, 2.5),
        case("adam/gpt2", 1.05, 1.05),
    ]
    lines = goals.on_gpu(records)
    assert lines[0].startswith(
        "Pointwise at least 95 % of a copy's rate: 0 of 1 cases. The others, as parts of that rate: "
    )
    assert lines[1] == "Rows of 256 to 65,536 at least 90 % of a copy's rate: 1 of 1 cases."
    assert "Longer rows at least 85 % of a copy's rate: 0 of 1 cases." in lines[2]
    assert "softmax/64x262144/bf16 0.80" in lines[2]
    assert "3 of 4 cases. The others, as multiples of its time: gelu/4096x4096 1.25." in lines[3]
    assert lines[4].endswith(
        "as torch.compile in the geometric mean: 1.34 times."
    )  # (0.8 * 2 * 2)^(1/4)
    assert lines[5].endswith("1.05 times.")


def test_every_peer_is_offered_on_both_devices():
    from benchmarks.peers import all_of

    on_cpu, on_gpu = ([peer.name for peer in all_of(device)] for device in ("cpu", "cuda"))
    both = {"copy", "mlfuse", "torch eager", "torch.compile", "torch.compile max-autotune", "jax"}
    assert both | {"hand-written C", "numba", "numexpr", "onnxruntime"} <= set(on_cpu)
    assert both | {"cupy", "cupy.fuse", "quack", "liger"} <= set(on_gpu)
    assert len({*on_cpu}) == len(on_cpu) and len({*on_gpu}) == len(on_gpu)


def test_names_of_cases_are_unique_and_every_family_of_the_issue_is_there():
    names = [case.name for case in cases.all_of(device="cuda")]
    assert len(set(names)) == len(names)
    assert {name.split("/")[0] for name in names} >= {
        "sigmoid", "multiply_add", "softmax", "add_layer_norm", "adam", "sgd", "gelu", "swiglu", "bias_gelu",
        "bias_dropout_residual_layer_norm", "layer_norm", "layer_norm_backward", "rms_norm", "rms_norm_backward",
        "softmax_backward", "cross_entropy", "cross_entropy_backward", "row_sums", "batch_norm_training",
        "column_sums", "transpose_add_relu", "heads", "dequantize", "clip_by_norm",
    }  # fmt: skip
    rows = {name.split("/")[1].split("x")[1] for name in names if name.startswith("softmax/")}
    assert {"64", "512", "4096", "32768", "262144"} <= rows


def test_own_contestants_stand_in_for_the_peers_that_they_are_named_after():
    def own(arrays: Sequence[Array]) -> Contestant:
        return Contestant("b", [lambda: 2 * arrays[0]], results_of)

    peers = [Doubles("a", doubled), Doubles("b", doubled)]
    outcomes = harness.run(
        replace(doubling(), own={"b": own}), peers, Here(Still()), harness.Effort(1, 1)
    )
    assert [(each.name, each.status) for each in outcomes] == [("b", "ok")]
    assert not peers[1].given


@pytest.mark.slow
def test_each_library_has_a_process_and_one_that_ends_is_said_and_started_again():
    case = next(each for each in cases.all_of(tiny=True) if each.name == "multiply_add/8x128")
    place = libraries.Libraries("cpu", tiny=True)
    peers = [Mlfuse(), HandWritten(), Mlfuse(into_out=True)]
    outcomes = harness.run(case, peers, place, harness.Effort(2, 2))
    assert [each.status for each in outcomes] == ["ok"] * 3
    # Up to twice as many if other programs disturb them.
    assert all(2 <= len(each.times) / turns.CALLS <= 4 for each in outcomes)
    first = {name: each.process for name, each in place.started.items()}
    assert list(first) == ["mlfuse", "hand-written"]
    (inputs,) = turns.sets_of(case, 1, seed=0)
    ready = place.start(peers[0], case, 0, [Expected.of(case.reference(*inputs))])
    assert isinstance(ready, libraries.Remote)
    first["mlfuse"].kill()
    ready.take()
    assert ready.outcome.status == "failed: its process ended with -9" and not ready.outcome.times
    assert [each.status for each in harness.run(case, peers, place, harness.Effort(0, 0))] == [
        "ok"
    ] * 3
    assert place.started["hand-written"].process is first["hand-written"]
