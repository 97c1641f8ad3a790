"""`explain`: whether one kernel computes two ops, why or why not, and what to do; checked against the fused module."""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path

import pytest

from mlfuse.cli.opt import main
from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.diagnostics.remarks import Remarks
from mlfuse.diagnostics.rule_texts import RULES
from mlfuse.driver import pipelines
from mlfuse.driver.parsing import parse
from mlfuse.explain.history import Observation, observe
from mlfuse.explain.no_rule_asked import of_side_by_side
from mlfuse.explain.op_records import OpRecord
from mlfuse.explain.why import Answer, explain
from mlfuse.ir.printing import print_module

FEW = """\
func.func @main(%x: tensor<4096x1024xf32>, %w: tensor<1024x1024xf32>, %t: tensor<1024xf32>) -> (tensor<4096x1024xf32>, tensor<4096x1024xf32>, tensor<1024xf32>, tensor<1024xf32>) {
  %s = graph.softmax %x {axis = 1 : i64} : tensor<4096x1024xf32>
  %c = graph.softmax %s {axis = 0 : i64} : tensor<4096x1024xf32>
  %m = graph.dot_general %c, %w contract [1] x [0] : tensor<4096x1024xf32>, tensor<1024x1024xf32> -> tensor<4096x1024xf32>
  %e = graph.exp %m : tensor<4096x1024xf32>
  %n = graph.neg %m : tensor<4096x1024xf32>
  %r = graph.reduce add %n dims [0] : tensor<4096x1024xf32> -> tensor<1024xf32>
  %dead = graph.sin %m : tensor<4096x1024xf32>
  %p = graph.tanh %t : tensor<1024xf32>
  %0 = graph.exp %p : tensor<1024xf32>
  func.return %c, %e, %r, %0 : tensor<4096x1024xf32>, tensor<4096x1024xf32>, tensor<1024xf32>, tensor<1024xf32>
}
"""


@cache
def seen(text: str, target: str = "sm_90") -> Observation:
    return observe(parse(text), "main", target, "default")


def ask(one: str, other: str | None = None, text: str = FEW) -> Answer:
    return explain(seen(text), one, other)


def test_two_ops_of_one_kernel():
    answer = ask("%n", "%r")
    assert answer.together and answer.kernels == ("fused_neg_reduce_add",)
    assert [remark.rule for remark in answer.remarks] == ["vertical.fuse"]
    assert "data flows: graph.neg %n -> graph.reduce %r" in answer.text


def test_two_ops_that_a_rule_parted():
    answer = ask("%s", "%c")
    assert answer.together is False and len(answer.kernels) == 2
    assert [remark.rule for remark in answer.remarks] == ["vertical.other-rows"]
    assert (
        "they are separated between graph.div of graph.softmax %s (<text>:2:8) and" in answer.text
    )
    advice = RULES["vertical.other-rows"].advice
    assert answer.advice == (f"vertical.other-rows: {advice}",)
    assert f"  to change it (vertical.other-rows): {advice}" in answer.text


def test_the_order_of_the_two_does_not_matter():
    assert ask("%c", "%s").remarks == ask("%s", "%c").remarks


def test_a_long_way_is_parted_at_its_first_gap():
    answer = ask("%s", "%r")
    assert [remark.rule for remark in answer.remarks] == ["vertical.other-rows"]
    assert answer.path[0].startswith("graph.softmax#1/") and answer.path[-1] == "graph.reduce#1"


def test_a_call_reads_memory_whatever_rules_say():
    answer = ask("%c", "%m")
    assert not answer.together
    assert [remark.rule for remark in answer.remarks] == ["vertical.call"]
    assert "graph.dot_general is a call, which reads its operands from memory" in str(answer)


def test_a_call_and_its_readers():
    answer = ask("%m", "%e")
    assert [remark.rule for remark in answer.remarks] == ["vertical.call-shared"]
    assert "graph.dot_general %m (<text>:4:8): a separate library call" in answer.text


def test_side_by_side_a_rule_has_spoken():
    answer = ask("%e", "%n")
    assert not answer.path and "no data flows from one to the other" in answer.text
    rules = [remark.rule for remark in answer.remarks]
    assert rules == ["horizontal.sibling", "horizontal.switch"]
    assert "fused_exp takes 10.2 us; those that share a launch take 6 us at most" in answer.text


def test_side_by_side_no_rule_has_looked():
    answer = ask("%p", "%e")
    rules = [remark.rule for remark in answer.remarks]
    assert not answer.together and rules == ["horizontal.unrelated", "horizontal.switch"]
    assert "their kernels read no value in common" in answer.text


def test_all_about_one_op():
    answer = ask("%n")
    assert answer.together is None and answer.kernels == ("fused_neg_reduce_add",)
    assert "graph.neg %n (<text>:6:8): in kernel fused_neg_reduce_add" in answer.text
    moved = 4096 * 1024 * 4 + 1024 * 4
    assert f"2 ops, moves {moved:,} bytes (minimum {moved:,})" in answer.text
    assert "reads graph.dot_general %m (<text>:4:8)" in answer.text
    assert {remark.rule for remark in answer.remarks} >= {"vertical.fuse", "vertical.call-shared"}


def test_what_nothing_reads_is_gone():
    answer = ask("%dead")
    assert answer.kernels == () and "nothing reads it" in answer.text
    assert ask("%dead", "%e").together is None


def test_what_was_absorbed_says_by_what():
    """The product with ones is the broadcast, which the sum reads; nothing reads the sine."""
    text = """\
func.func @main(%x: tensor<8x16xf32>, %b: tensor<16xf32>) -> tensor<8x16xf32> {
  %s = graph.broadcast %b dims [1] : tensor<16xf32> -> tensor<8x16xf32>
  %o = graph.constant dense<1.0> : tensor<8x16xf32>
  %p = graph.mul %s, %o : tensor<8x16xf32>
  %d = graph.sin %x : tensor<8x16xf32>
  %a = graph.add %x, %p : tensor<8x16xf32>
  func.return %a : tensor<8x16xf32>
}"""
    for name in ("%o", "%p"):
        gone = ask(name, text=text).text
        assert re.fullmatch(
            r".*: removed by --\w+: a simplification replaced it and its readers by: graph.add %a .*",
            gone,
        )
    assert "nothing reads it" in ask("%d", text=text).text


def test_what_an_import_absorbed_says_by_what():
    """A kernel's transpose becomes dims that the convolution names."""
    text = """\
func.func @main(%x: tensor<2x4x6x6xf32>, %w: tensor<4x3x3x3xf32>) -> tensor<2x3x4x4xf32> {
  %t = stablehlo.transpose %w, dims = [1, 0, 2, 3] : (tensor<4x3x3x3xf32>) -> tensor<3x4x3x3xf32>
  %c = stablehlo.convolution(%x, %t) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x4x6x6xf32>, tensor<3x4x3x3xf32>) -> tensor<2x3x4x4xf32>
  func.return %c : tensor<2x3x4x4xf32>
}"""
    with pytest.raises(
        MlfuseError,
        match=r"^stablehlo.transpose \(<text>:2:8\) became part of other ops on import; ask about .*graph.convolution",
    ):
        ask("2", text=text)


def test_what_a_contraction_absorbed_says_by_which_pass():
    """Two transposes become dims that the product contracts: one before it, one after."""
    text = """\
func.func @main(%x: tensor<8x4xf32>, %w: tensor<16x8xf32>) -> tensor<16x4xf32> {
  %t = graph.transpose %x perm [1, 0] : tensor<8x4xf32> -> tensor<4x8xf32>
  %m = graph.dot_general %t, %w contract [1] x [1] : tensor<4x8xf32>, tensor<16x8xf32> -> tensor<4x16xf32>
  %u = graph.transpose %m perm [1, 0] : tensor<4x16xf32> -> tensor<16x4xf32>
  %y = graph.neg %u : tensor<16x4xf32>
  func.return %y : tensor<16x4xf32>
}"""
    for line, by in (("2", "graph.dot_general %m"), ("4", "graph.neg %y")):
        told = ask(line, text=text).text
        assert "removed by --swap-contractions: a simplification replaced it" in told
        assert by in told


GPT = Path(__file__).parents[1] / "data" / "modules" / "gpt_block.mlir"


@cache
def of_gpt(text: str) -> Observation:
    return observe(parse(text), "main", "sm_90", "default")


@pytest.mark.slow
def test_no_remark_is_said_twice():
    """The transpose's kernel is one of a shared launch, whose remark is on both."""
    answer = explain(of_gpt(GPT.read_text()), "276")
    lines = [line for line in answer.text.splitlines() if "remark: " in line]
    assert lines and len(lines) == len(set(lines))


@pytest.mark.slow
@pytest.mark.parametrize("mark", ["", "{mlfuse.must_fuse} "])
def test_a_decision_has_one_verdict(mark: str):
    """What is tried first isn't a decision; of a reader that several kernels compute the kernel is named."""
    text = GPT.read_text().replace("stablehlo.rsqrt %80 : ", f"stablehlo.rsqrt %80 {mark}: ")
    verdicts: dict[tuple[str, str], set[bool]] = {}
    for remark in of_gpt(text).remarks:
        verdicts.setdefault((str(remark.place), remark.subject), set()).add(remark.fused)
    assert [both for both, said in verdicts.items() if len(said) > 1] == []


@pytest.mark.parametrize(
    ("name", "label"),
    [
        ("graph.neg", "graph.neg %n (<text>:6:8)"),
        ("neg", "graph.neg %n (<text>:6:8)"),
        ("softmax#2", "graph.softmax %c (<text>:3:8)"),
        ("%m", "graph.dot_general %m (<text>:4:8)"),
        ("%0", "graph.exp %0 (<text>:10:8)"),
        ("dead", "graph.sin %dead (<text>:8:11)"),
        ("3", "graph.softmax %c (<text>:3:8)"),
        ("<text>:3", "graph.softmax %c (<text>:3:8)"),
        ("6:8", "graph.neg %n (<text>:6:8)"),
        ("5-7", "5-7 (graph.exp %e, graph.neg %n, graph.reduce %r)"),
        ("graph.softmax#1/graph.exp#1", "graph.exp of graph.softmax %s (<text>:2:8)"),
        ("sub#2", "graph.sub of graph.softmax %c (<text>:3:8)"),
        ("fused_neg_reduce_add", "kernel fused_neg_reduce_add"),
    ],
)
def test_names(name: str, label: str):
    assert ask(name).text.startswith(f"{label}: ")


def test_of_several_of_a_kind_it_is_the_first_and_the_answer_says_so():
    answer = ask("graph.exp")
    assert answer.text.startswith("graph.exp %e (<text>:5:8): ")
    others = "there are 2 graph.exp; this is about the first. The others: graph.exp#2 (<text>:10:8)"
    assert f"note: {others}" in answer.text


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("graph.sotfmax", "there is no op 'graph.sotfmax'; similar names: .*graph.softmax"),
        ("softmax#3", "there is no op 'softmax#3'; similar names: .*graph.softmax#2"),
        ("%mm", "similar names: %m"),
        ("%x", "%x is an argument, which no op computes"),
        ("12", "^no op is at line 12; the nearest ops are at lines 7, 8, 9, 10$"),
        (
            "0",
            "^no op is at line 0; the nearest ops are at lines 2, 3, 4, 5$",
        ),  # %0 is at line 10
        ("x.mlir:3", "^no op is at 'x.mlir:3'; the ops are in <text>$"),
        ("", "there is no op ''"),
    ],
)
def test_what_is_called_by_no_name_is_an_error_that_lists_names_near_it(name: str, message: str):
    with pytest.raises(MlfuseError, match=message):
        ask(name)


LAYERS = """\
func.func @main(%x: tensor<64x32xf32>, %w: tensor<32x16xf32>, %b: tensor<16xf32>, %i: tensor<8xi64>) -> (tensor<64x16xf32>, tensor<8x16xf32>) {
  %m = graph.dot_general %x, %w contract [1] x [0] : tensor<64x32xf32>, tensor<32x16xf32> -> tensor<64x16xf32>
  %c = graph.broadcast %b dims [1] : tensor<16xf32> -> tensor<64x16xf32>
  %a = graph.add %m, %c : tensor<64x16xf32>
  %y = graph.relu %a : tensor<64x16xf32>
  %t = graph.tanh %y : tensor<64x16xf32>
  %g = graph.take %t, %i {axis = 0 : i64} : tensor<64x16xf32>, tensor<8xi64> -> tensor<8x16xf32>
  func.return %y, %g : tensor<64x16xf32>, tensor<8x16xf32>
}
"""


def test_a_call_and_its_epilogue_are_one_fusion():
    answer = ask("%m", "relu", LAYERS)
    assert answer.together and "a library call and the kernel that is its epilogue" in answer.text


def test_movement_is_part_of_the_loads_of_a_kernel():
    answer = ask("broadcast", None, LAYERS)
    assert "no kernel of its own: part of the loads of fused_matmul" in answer.text


UPDATES = """\
func.func @main(%a: tensor<4xf32>, %b: tensor<5xf32>, %c: tensor<6xf32>) -> (tensor<4xf32>, tensor<5xf32>, tensor<6xf32>) {
  %0 = graph.mul %a, %a : tensor<4xf32>
  %p = graph.neg %0 : tensor<4xf32>
  %1 = graph.mul %b, %b : tensor<5xf32>
  %q = graph.neg %1 : tensor<5xf32>
  %2 = graph.mul %c, %c : tensor<6xf32>
  %r = graph.neg %2 : tensor<6xf32>
  func.return %p, %q, %r : tensor<4xf32>, tensor<5xf32>, tensor<6xf32>
}
"""


def test_tensors_of_one_launch_over_a_table():
    for one, other in (("%p", "%r"), ("%1", "%r"), ("%0", "%2")):
        answer = ask(one, other, UPDATES)
        assert answer.together, one
        assert [remark.rule for remark in answer.remarks] == ["horizontal.foreach"]
    assert "for 3 tuples of tensors" in answer.text


SMALL = """\
func.func @main(%x: tensor<32xf32>, %y: tensor<50x32xf32>) -> (tensor<32xf32>, tensor<32xf32>) {
  %a = graph.neg %x : tensor<32xf32>
  %b = graph.reduce add %y dims [0] : tensor<50x32xf32> -> tensor<32xf32>
  func.return %a, %b : tensor<32xf32>, tensor<32xf32>
}
"""


def test_kernels_that_share_a_launch():
    answer = ask("%a", "%b", SMALL)
    assert answer.together is False and "but they share a launch, fused_switch_neg" in answer.text
    assert [remark.rule for remark in answer.remarks] == ["horizontal.switch"]


def test_kernels_that_waited_at_different_times():
    """Neither need read what the other writes: they may have been as many as a launch holds."""
    o = Observation(Remarks(), waits={"fused_a": 1, "fused_b": 2})
    o.kernels_of = {"a#1": ["fused_a"], "b#1": ["fused_b"]}
    a, b = (OpRecord(f"{name}#1", name, None, None) for name in "ab")
    (remark,) = of_side_by_side(o, a, b, {"horizontal.sibling"})
    assert remark.reason.endswith("waits with the first, or no more kernels could wait")


JOINED = """\
func.func @main(%x: tensor<4x2xf32>) -> tensor<4x2xf32> {
  %v = graph.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %w = graph.constant dense<[[5.0, 7.0], [6.0, 8.0]]> : tensor<2x2xf32>
  %a = graph.dot_general %x, %v contract [1] x [0] : tensor<4x2xf32>, tensor<2x2xf32> -> tensor<4x2xf32>
  %b = graph.dot_general %x, %w contract [1] x [0] : tensor<4x2xf32>, tensor<2x2xf32> -> tensor<4x2xf32>
  %y = graph.add %a, %b : tensor<4x2xf32>
  func.return %y : tensor<4x2xf32>
}
"""


def test_products_that_became_one_call():
    answer = ask("%a", "%b", JOINED)
    assert "graph.dot_general %b (<text>:5:8) was joined with others into one op" in answer.text
    assert [remark.rule for remark in answer.remarks][:1] == ["horizontal.contraction"]


def groups_of(fused: str) -> list[set[str]]:
    """The results that each fusion of a printed module computes."""
    bodies = re.findall(r"graph\.fusion .*?\{\n(.*?)\n +\}", fused, re.DOTALL)
    return [set(re.findall(r"^ *(%[\w]+) = ", body, re.MULTILINE)) for body in bodies]


@pytest.mark.parametrize("target", ["sm_90", "cpu"])
def test_it_agrees_with_the_fused_module_on_every_pair(target: str):
    """Ops that nothing rewrites keep their results' names, so that the text says which fusion has them."""
    rng = random.Random(7)
    values, lines = ["%x"], list[str]()
    for number in range(24):
        name, operand = f"%v{number}", rng.choice(values[-6:])
        kind = rng.choice(["exp", "tanh", "sqrt", "abs", "sum"])
        if kind == "sum":
            row, again = f"%r{number}", f"%b{number}"
            lines += [
                f"{row} = graph.reduce add {operand} dims [{rng.randrange(2)}] : tensor<512x512xf32> -> tensor<512xf32>",
                f"{again} = graph.broadcast {row} dims [{rng.randrange(2)}] : tensor<512xf32> -> tensor<512x512xf32>",
                f"{name} = graph.mul {operand}, {again} : tensor<512x512xf32>",
            ]
        else:
            lines.append(f"{name} = graph.{kind} {operand} : tensor<512x512xf32>")
        values.append(name)
    types = ", ".join(["tensor<512x512xf32>"] * 4)
    body = "\n".join(f"  {line}" for line in lines)
    text = (
        f"func.func @main(%x: tensor<512x512xf32>) -> ({types}) {{\n{body}\n"
        f"  func.return {', '.join(values[-4:])} : {types}\n}}\n"
    )
    module = pipelines.run(parse(text), "fused", target)
    groups = groups_of(print_module(module))
    assert len(groups) > 2
    alive = [value for value in values[1:] if any(value in group for group in groups)]
    for one in alive:
        for other in alive:
            answer = explain(seen(text, target), one, other)
            assert answer.together == any({one, other} <= group for group in groups), str(answer)
            if not answer.together and answer.path:
                assert answer.remarks or "from memory" in answer.text, str(answer)


def test_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    path, fused = tmp_path / "m.mlir", tmp_path / "fused.mlir"
    path.write_text(LAYERS)
    assert main([f"--explain={path.name}:5,%g", str(path)]) == 0
    out, err = capsys.readouterr()
    assert out.startswith(f"graph.relu %y ({path}:5:8) and graph.take %g") and not err
    assert main(["--explain", "relu", "--fuse", str(path), "-o", str(fused)]) == 0
    assert capsys.readouterr().out.startswith("graph.relu %y")
    assert "graph.fusion" in fused.read_text() and "#1" not in fused.read_text()


@pytest.mark.parametrize(
    ("flags", "message"),
    [
        (["--explain=relu", "--decompose"], "explain needs the passes of --fuse"),
        (["--explain=relu,add,exp"], "expected an op, or two"),
        (["--explain=rleu"], "there is no op 'rleu'; similar names: graph.relu"),
        (["--explain=relu", "--split-input-file"], "leave one out"),
        (["--fuse", "--remarks-filter=ops=exp"], "did you mean op?"),
    ],
)
def test_mistakes_on_the_command_line(
    flags: list[str], message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    path = tmp_path / "m.mlir"
    path.write_text(LAYERS)
    assert main([*flags, str(path)]) == 1
    assert message in capsys.readouterr().err
