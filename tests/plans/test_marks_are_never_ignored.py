"""Attributes of ours that are misspelled, stand where they say nothing, or have no effect: an error or a warning, never
silence."""

from __future__ import annotations

import warnings
from pathlib import Path

import numpy as np
import pytest
from plan_runs import kernels

import mlfuse
from mlfuse.cli.opt import main
from mlfuse.diagnostics.errors import OpError
from mlfuse.diagnostics.remarks import FusionWarning, collect
from mlfuse.driver import pipelines
from mlfuse.ir.parsing import parse_module
from mlfuse.ir.printing import print_module
from mlfuse.ir.verify import errors_in, verify_module

GATE = """\
func.func @main(%x: tensor<?x4096xf32>, %gain: tensor<4096xf32>{ARGUMENT}) -> tensor<?x4096xf32>{FUNCTION} {
  %g = graph.tanh %gain {TANH} : tensor<4096xf32>
  %w = graph.broadcast %g dims [1] like %x {WIDE} : tensor<4096xf32>, tensor<?x4096xf32> -> tensor<?x4096xf32>
  %v = graph.broadcast %gain dims [1] like %x {ARRAY} : tensor<4096xf32>, tensor<?x4096xf32> -> tensor<?x4096xf32>
  %u = graph.mul %x, %w : tensor<?x4096xf32>
  %y = graph.add %u, %v : tensor<?x4096xf32>
  func.return {RETURN} %y : tensor<?x4096xf32>
}
"""
HLO = """\
func.func @main(%x: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %t = stablehlo.tanh %x {TANH} : tensor<64x128xf32>
  return %t : tensor<64x128xf32>
}
"""
WORDS = {"ARGUMENT": "", "FUNCTION": "", "TANH": "", "WIDE": "", "ARRAY": "", "RETURN": ""}


def written(text: str = GATE, **where: str) -> str:
    """The text with attributes in some places."""
    for word, said in (WORDS | where).items():
        said = f" attributes {{{said}}}" if said and word == "FUNCTION" else said and f" {{{said}}}"
        text = text.replace(f"{{{word}}}", said.lstrip() if word != "FUNCTION" else said)
    return text


def wrong(text: str) -> str:
    """The error of a text, with its place."""
    with pytest.raises(OpError) as caught:
        verify_module(parse_module(text, "x.mlir"))
    return str(caught.value)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("mlfuse.mustfuse", "mlfuse.must_fuse"),
        ("mlfuse.must_fused", "mlfuse.must_fuse"),
        ('mlfuse.grup = "a"', "mlfuse.group"),
        ("mlfuse.nofuse", "mlfuse.no_fuse"),
        ("must_fuse", "mlfuse.must_fuse"),
        ("no_fuse", "mlfuse.no_fuse"),
        ("mustFuse", "mlfuse.must_fuse"),
        ("MLFuse.no_fuse", "mlfuse.no_fuse"),
    ],
)
def test_a_misspelled_attribute_is_an_error_that_says_what_was_meant(said: str, meant: str) -> None:
    name = said.partition(" ")[0]
    expected = f"x.mlir:2:8: error: graph.tanh: unknown attribute {name}, did you mean {meant}?"
    assert wrong(written(TANH=said)) == expected


@pytest.mark.parametrize(
    ("op", "said"),
    [
        (
            'graph.gelu %x {aproximate = "tanh"}',
            "graph.gelu: unknown attribute aproximate, did you mean approximate?",
        ),
        (
            "graph.softmax %x {axes = 1 : i64}",
            "graph.softmax: unknown attribute axes, did you mean axis?",
        ),
        ("graph.softmax %x", "graph.softmax needs the attribute axis"),
        (
            "graph.exp %x {note}",
            "graph.exp: unknown attribute note; an attribute of your own needs a dot: my.note",
        ),
    ],
)
def test_an_option_that_the_op_lacks_is_an_error(op: str, said: str) -> None:
    text = "func.func @main(%x: tensor<4x8xf32>) {\n  %y = OP : tensor<4x8xf32>\n  func.return\n}"
    assert wrong(text.replace("OP", op)) == f"x.mlir:2:8: error: {said}"


@pytest.mark.parametrize("name", ["tf.no_fuse", "fuse.mustFuse", "mine.mlfuse.no_fuse"])
def test_an_attribute_of_another_dialect_is_its_own(name: str) -> None:
    verify_module(parse_module(written(TANH=name)))


def test_one_that_is_like_none_lists_those_that_there_are() -> None:
    message = wrong(written(TANH="mlfuse.zzz"))
    assert message.endswith(
        "unknown attribute mlfuse.zzz; on ops there are: mlfuse.no_fuse, mlfuse.apart, "
        "mlfuse.must_fuse, mlfuse.group"
    )


@pytest.mark.parametrize("value", ["false", "true", '"yes"', "1 : i64"])
@pytest.mark.parametrize("name", ["mlfuse.must_fuse", "mlfuse.no_fuse"])
def test_a_mark_takes_no_value(name: str, value: str) -> None:
    expected = (
        f"x.mlir:2:8: error: graph.tanh: {name} takes no value: write {{{name}}}, or leave it out"
    )
    assert wrong(written(TANH=f"{name} = {value}")) == expected


def test_what_belongs_on_exp_is_an_error_elsewhere() -> None:
    said = "graph.tanh: mlfuse.never_positive has no effect on an op: it belongs on math.exp"
    assert wrong(written(TANH="mlfuse.never_positive")) == f"x.mlir:2:8: error: {said}"


def test_what_belongs_on_functions_with_a_short_path_is_an_error_elsewhere() -> None:
    names = "math.sin, math.cos, math.tan, arith.remf"
    said = f"graph.tanh: mlfuse.near has no effect on an op: it belongs on {names}"
    assert wrong(written(TANH="mlfuse.near")) == f"x.mlir:2:8: error: {said}"


@pytest.mark.parametrize(
    ("place", "said"),
    [
        (
            "ARGUMENT",
            "1:1: error: func.func: mlfuse.must_fuse has no effect on argument 1: no op computes that; write it "
            "on the op that reads the argument",
        ),
        (
            "FUNCTION",
            "1:1: error: func.func: mlfuse.must_fuse has no effect on a function: write it on ops in it "
            "(in Python, a decorator marks a function)",
        ),
        (
            "RETURN",
            "7:3: error: func.return: mlfuse.must_fuse has no effect on a return: write it on the op that "
            "computes the value",
        ),
    ],
)
def test_a_mark_where_nothing_is_computed_is_an_error(place: str, said: str) -> None:
    assert wrong(written(**{place: "mlfuse.must_fuse"})) == f"x.mlir:{said}"


def test_what_belongs_on_arguments_says_nothing_on_ops() -> None:
    assert "it belongs on an argument of a function" in wrong(written(TANH="mlfuse.donated"))
    verify_module(parse_module(written(ARGUMENT="mlfuse.donated")))


def test_stablehlo_is_held_to_the_same() -> None:
    said = wrong(written(HLO, TANH="mlfuse.must_fuze"))
    assert said.endswith("unknown attribute mlfuse.must_fuze, did you mean mlfuse.must_fuse?")
    said = wrong(written(HLO, TANH='mhlo.frontend_attributes = {mlfuse.mustfuse = "true"}'))
    assert said.endswith("unknown attribute mlfuse.mustfuse, did you mean mlfuse.must_fuse?")
    fine = 'mhlo.frontend_attributes = {mlfuse.no_fuse = "true", _XlaSharding = "x"}'
    verify_module(parse_module(written(HLO, TANH=fine)))


def test_an_editor_sees_all_of_them() -> None:
    module = parse_module(written(TANH="must_fuse", WIDE="mlfuse.wide", ARRAY="mlfuse.must_fuse"))
    assert [error.op.name for error in errors_in(module)] == ["graph.tanh", "graph.broadcast"]


def test_on_movement_it_means_what_is_moved() -> None:
    """`--explain` says that the tanh and the broadcast part, so that is where one writes it."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert len(kernels(fused(written()))) == 2
        assert len(kernels(fused(written(WIDE="mlfuse.must_fuse")))) == 1


def test_on_movement_of_something_that_must_not_move_the_error_names_both() -> None:
    text = """\
func.func @main(%x: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %a = graph.exp %x : tensor<64x64xf32>
  %t = graph.transpose %a perm [1, 0] {mlfuse.must_fuse} : tensor<64x64xf32> -> tensor<64x64xf32>
  %y = graph.add %a, %t : tensor<64x64xf32>
  func.return %y : tensor<64x64xf32>
}
"""
    with pytest.raises(
        OpError, match=r"x\.mlir:2:8.*must_fuse by the mark on graph\.transpose \(x\.mlir:3:8\)"
    ):
        fused(text)


def test_on_movement_of_something_that_is_kept_apart_it_is_an_error_too() -> None:
    text = written(TANH="mlfuse.no_fuse", WIDE="mlfuse.must_fuse")
    said = (
        r"x\.mlir:3:8: error: graph\.broadcast: is marked mlfuse\.must_fuse, which means graph\.tanh "
        r"\(x\.mlir:2:8\), whose result it moves, and that is marked mlfuse\.no_fuse; remove one of the two"
    )
    with pytest.raises(OpError, match=said):
        fused(text)


@pytest.mark.parametrize(
    ("where", "said"),
    [
        (
            {"ARRAY": "mlfuse.must_fuse"},
            "x.mlir:4:8: warning: [user.no-effect] graph.broadcast: only moves an argument: "
            "kernels read it in place, and none computes it; remove mlfuse.must_fuse",
        ),
        (
            {"TANH": 'mlfuse.group = "a"'},
            'x.mlir:2:8: warning: [user.no-effect] graph.tanh: is the only op of mlfuse.group = "a" that a '
            "kernel computes, so there is nothing to fuse it with; give another op the same name",
        ),
    ],
)
def test_a_mark_without_effect_is_a_warning(where: dict[str, str], said: str) -> None:
    with collect() as remarks, pytest.warns(FusionWarning) as caught:
        fused(written(**where))
    assert [str(each.message) for each in caught] == [said]
    (remark,) = remarks.filter("user.no-effect")
    assert remark.verdict == "missed" and said.endswith(remark.reason)


def test_a_command_prints_it_without_being_asked_for_remarks(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "x.mlir"
    path.write_text(written(ARRAY="mlfuse.must_fuse"))
    assert main(["--fuse", "--device=cpu", str(path), "-o", str(tmp_path / "out.mlir")]) == 0
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(f"{path}:4:8: warning: [user.no-effect] graph.broadcast: ")


def test_python_s_marks_on_movement_mean_what_is_moved_too() -> None:
    def gate(x: mlfuse.Array, gain: mlfuse.Array) -> mlfuse.Array:
        return x * mlfuse.must_fuse(mlfuse.broadcast_to(mlfuse.tanh(gain), x.shape))

    x, gain = np.ones((64, 4096), np.float32), np.zeros(4096, np.float32)
    lowered = mlfuse.jit(gate, device="cpu").lower(x, gain)  # pyright: ignore[reportArgumentType]
    assert len(kernels(lowered.stage("fused"))) == 1


def test_a_group_has_a_name() -> None:
    with pytest.raises(mlfuse.MlfuseError, match=r"a name, such as mlfuse\.group\('head'\)"):
        mlfuse.group()  # pyright: ignore[reportCallIssue]


def fused(text: str) -> str:
    return print_module(pipelines.run(parse_module(text, "x.mlir"), "fused", "cpu"))
