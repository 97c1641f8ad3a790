"""The report of a program of several devices: its kernels, the copies between them, and the source for each."""

from __future__ import annotations

import numpy as np
import pytest
from boundary_program import PROGRAM, SIZE

import mlfuse
from mlfuse.explain.report.model import Report


@pytest.fixture(scope="module")
def report() -> Report:
    return mlfuse.compile(PROGRAM, device="interpreter").report()


def test_a_compiled_program_has_the_same_report(monkeypatch: pytest.MonkeyPatch, report: Report):
    pytest.importorskip("scipy")
    monkeypatch.setenv("MLFUSE_DEVICES", "cuda=cpu")
    made = mlfuse.compile(PROGRAM).report(np.zeros((64, 64), np.float32))
    assert [each.name for each in made.units] == [each.name for each in report.units]
    assert [note.rule for note in made.notes].count("vertical.device") == 2
    assert made.time_us is not None


def test_kernels_and_copies_are_listed_with_their_bytes(report: Report):
    assert not report.problem
    assert [(each.kind, each.name, each.least) for each in report.units] == [
        ("copy", "copy to cuda", SIZE),
        ("copy", "copy to cpu", SIZE),
        ("kernel", "fused_tanh_neg", 2 * SIZE),
        ("kernel", "fused_reduce_max_sub_exp_reduce_add_div", 2 * SIZE),
        ("kernel", "fused_exp", 2 * SIZE),
    ]


def test_it_names_the_devices(report: Report):
    assert report.device == "cpu, sm_90"


def test_copies_are_no_launches(report: Report):
    assert report.before is not None
    assert report.after is not None
    assert (report.before.launches, report.after.launches, report.after.calls) == (8, 3, 0)


def test_each_device_has_its_source(report: Report):
    titles = [stage.title for stage in report.stages if stage.name == "source"]
    assert titles == ["C (cpu)", "CUDA C (cuda)"]


def test_data_flows_from_device_to_device(report: Report):
    drawing = report.drawing
    labels = {number: node.label for number, node in enumerate(drawing.nodes)}
    labels |= {-1 - number: box.name for number, box in enumerate(drawing.boxes)}
    assert [(labels[a], labels[b]) for a, b, _ in drawing.outer] == [
        ("%x", "fused_tanh_neg"),
        ("fused_tanh_neg", "transfer cuda"),
        ("transfer cuda", "fused_exp"),
        ("fused_exp", "transfer cpu"),
        ("transfer cpu", "fused_reduce_max_sub_exp_reduce_add_div"),
        ("fused_reduce_max_sub_exp_reduce_add_div", "result 0"),
    ]


def test_the_boundary_is_a_remark_on_its_ops(report: Report):
    note, _ = [note for note in report.notes if note.rule == "vertical.device"]
    assert "graph.neg" in [report.ops[number].name for number in note.ops]
