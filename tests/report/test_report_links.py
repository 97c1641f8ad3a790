"""What a report says, without a browser: from each op of the graph to its lines in every stage."""

from __future__ import annotations

from pathlib import Path

import pytest

from mlfuse.driver.executable import stage_text
from mlfuse.driver.parsing import parse
from mlfuse.explain.report.build import build_report
from mlfuse.explain.report.model import Report, Stage

MODULES = Path(__file__).parents[2] / "examples" / "modules"


def report_of_text(text: str, device: str = "cpu") -> Report:
    """The report of MLIR text, with the text as its input stage."""
    return build_report(parse(text), title="text", device=device, sources={"<text>": text})


def stage(report: Report, name: str) -> Stage:
    return next(each for each in report.stages if each.name == name)


def lines_of(report: Report, name: str, op: int) -> list[str]:
    """The lines of a stage that are linked to an op."""
    found = stage(report, name)
    return [line for line, ops in zip(found.lines, found.ops, strict=True) if op in ops]


def number(report: Report, name: str, which: int = 0) -> int:
    """An op of the graph stage by its name."""
    return [n for n, op in enumerate(report.ops) if op.name == name][which]


@pytest.fixture(scope="module")
def sigmoid() -> Report:
    path = MODULES / "sigmoid.mlir"
    return build_report(
        parse(path), title="sigmoid", device="sm_90", sources={str(path): path.read_text()}
    )


@pytest.mark.parametrize(
    ("op", "words"),
    [
        (
            "graph.neg",
            ["stablehlo.negate", "graph.neg", "arith.negf", "arith.negf", "mlf_neg_f32("],
        ),
        (
            "graph.exp",
            ["stablehlo.exponential", "graph.exp", "math.exp", "math.exp", "mlf_exp_f32("],
        ),
        ("graph.div", ["stablehlo.divide", "graph.div", "arith.divf", "arith.divf", " / "]),
    ],
)
def test_an_op_is_found_in_every_stage_from_its_line_to_cuda(
    sigmoid: Report, op: str, words: list[str]
) -> None:
    of_input, of_graph, of_loop, of_kernel, of_source = words
    wanted = {"input": of_input, "graph": of_graph, "fused": of_graph}
    wanted |= {"loop": of_loop, "kernel": of_kernel, "source": of_source}
    for name, word in wanted.items():
        found = lines_of(sigmoid, name, number(sigmoid, op))
        assert any(word in line for line in found), (name, found)
        others = [line for line in found if word not in line]
        # The last op's value is stored: that is its line, too.
        assert all("store" in line or "[" in line or "reinterpret_cast" in line for line in others)


def test_a_place_is_the_line_of_the_op(sigmoid: Report) -> None:
    exp = sigmoid.ops[number(sigmoid, "graph.exp")]
    assert exp.place.endswith("sigmoid.mlir:4:10")
    assert exp.type == "f32[128x1000]"
    assert sigmoid.ops[exp.users[0]].name == "graph.add"


@pytest.mark.slow
@pytest.mark.parametrize("device", ["cpu", "sm_90"])
def test_every_line_is_as_the_tools_print_it(sigmoid: Report, device: str) -> None:
    path = MODULES / ("sigmoid.mlir" if device == "sm_90" else "softmax_cross_entropy.mlir")
    source = parse(path)
    report = sigmoid if device == "sm_90" else build_report(source, title="x", device=device)
    for each in report.stages:
        if each.name != "input":
            text = stage_text(source, each.name, device)
            assert "\n".join(each.lines) == text.rstrip("\n"), each.name


def test_a_call_is_linked_to_what_it_stands_for() -> None:
    report = report_of_text("""func.func @main(%a: tensor<40xf32>) -> tensor<40xf32> {
  %0 = func.call @outer(%a) : (tensor<40xf32>) -> tensor<40xf32>
  func.return %0 : tensor<40xf32>
}
func.func private @outer(%a: tensor<40xf32>) -> tensor<40xf32> {
  %0 = func.call @inner(%a) : (tensor<40xf32>) -> tensor<40xf32>
  %1 = graph.neg %0 : tensor<40xf32>
  func.return %1 : tensor<40xf32>
}
func.func private @inner(%a: tensor<40xf32>) -> tensor<40xf32> {
  %0 = graph.exp %a : tensor<40xf32>
  func.return %0 : tensor<40xf32>
}
""")
    exp, neg = number(report, "graph.exp"), number(report, "graph.neg")
    lines = stage(report, "input").ops
    assert (lines[1], lines[5]) == (sorted([exp, neg]), [exp])
    assert (lines[6], lines[10]) == ([neg], [exp])


def test_every_line_of_computation_is_linked() -> None:
    report = build_report(parse(MODULES / "softmax_cross_entropy.mlir"), title="x", device="cpu")
    for name in ("fused", "loop"):
        found = stage(report, name)
        for line, ops in zip(found.lines, found.ops, strict=True):
            word = line.split("= ")[-1].split(" ")[0] if "= " in line else ""
            if word.startswith(("graph.", "arith.", "math.")) and word != "graph.fusion":
                assert ops, (name, line)


def test_a_kernel_has_its_bytes_its_registers_and_its_place_in_every_stage(sigmoid: Report) -> None:
    (unit,) = sigmoid.units
    assert (unit.kind, unit.boxes) == ("kernel", [0])
    assert unit.least == unit.planned == 2 * 128 * 1000 * 4
    assert unit.time_us is None
    (figures,) = unit.figures
    assert figures is not None, sigmoid.figures
    assert 8 <= figures.registers <= 255
    assert 0 < figures.occupancy <= 1
    spans = {each.name: [(s.kind, s.number) for s in each.spans] for each in sigmoid.stages}
    assert spans["fused"] == [("box", 0)]
    assert set(spans["loop"]) == {("unit", 0)}
    assert spans["kernel"] == spans["source"] == [("unit", 0)]
    assert sigmoid.before is not None and sigmoid.after is not None
    assert (sigmoid.before.launches, sigmoid.after.launches) == (4, 1)


FOREACH = """
func.func @main(%a: tensor<40xf32>, %b: tensor<50xf32>, %c: tensor<60xf32>)
    -> (tensor<40xf32>, tensor<50xf32>, tensor<60xf32>) {
  %0 = graph.exp %a : tensor<40xf32>
  %1 = graph.exp %b : tensor<50xf32>
  %2 = graph.exp %c : tensor<60xf32>
  func.return %0, %1, %2 : tensor<40xf32>, tensor<50xf32>, tensor<60xf32>
}
"""


def test_one_line_over_many_tensors_is_linked_to_each_of_their_ops() -> None:
    report = report_of_text(FOREACH)
    (box,) = report.drawing.boxes
    assert (box.kind, box.tuples, box.ops) == ("foreach", 3, [0, 1, 2])
    for name, word in (("loop", "math.exp"), ("source", "mlf_exp_f32(")):
        found = stage(report, name)
        linked = [ops for line, ops in zip(found.lines, found.ops, strict=True) if word in line]
        assert linked and all(ops == [0, 1, 2] for ops in linked)


def test_ops_that_were_equal_are_linked_to_the_one_that_is_left() -> None:
    report = report_of_text("""
func.func @main(%a: tensor<40xf32>) -> tensor<40xf32> {
  %0 = graph.exp %a : tensor<40xf32>
  %1 = graph.exp %a : tensor<40xf32>
  %2 = graph.mul %0, %1 : tensor<40xf32>
  func.return %2 : tensor<40xf32>
}
""")
    found = lines_of(report, "source", number(report, "graph.exp", 0))
    assert found == lines_of(report, "source", number(report, "graph.exp", 1))
    assert any("mlf_exp_f32(" in line for line in found)


def test_what_a_composite_is_made_of_is_linked_to_it() -> None:
    report = report_of_text("""
func.func @main(%a: tensor<8x64xf32>) -> tensor<8x64xf32> {
  %0 = graph.softmax %a {axis = 1 : i64} : tensor<8x64xf32>
  func.return %0 : tensor<8x64xf32>
}
""")
    assert [op.name for op in report.ops] == ["graph.softmax"]
    for name, word in (
        ("fused", "graph.exp"),
        ("loop", "math.exp"),
        ("source", "mlf_exp_never_positive_f32("),
    ):
        assert any(word in line for line in lines_of(report, name, 0))


def test_kernels_that_share_a_launch_are_boxes_of_one_unit() -> None:
    report = report_of_text(
        """
func.func @main(%x: tensor<32xf32>, %y: tensor<50x32xf32>) -> (tensor<32xf32>, tensor<32xf32>) {
  %0 = graph.neg %x : tensor<32xf32>
  %1 = graph.reduce add %y dims [0] : tensor<50x32xf32> -> tensor<32xf32>
  func.return %0, %1 : tensor<32xf32>, tensor<32xf32>
}
""",
        "sm_90",
    )
    (unit,) = report.units
    assert unit.name.startswith("fused_switch")
    assert sorted(unit.boxes) == [0, 1]
    assert unit.planned == (32 + 32 + 50 * 32 + 32) * 4
    for name, word in (("graph.neg", "mlf_neg_f32("), ("graph.reduce", " + ")):
        assert any(word in line for line in lines_of(report, "source", number(report, name)))
    (note,) = [each for each in report.notes if each.rule == "horizontal.switch"]
    assert (note.fused, note.units) == (True, [0])
    assert report.after is not None and report.after.nbytes == unit.planned


def test_remarks_are_at_the_op_and_the_kernels_they_are_about() -> None:
    report = report_of_text("""
func.func @main(%a: tensor<40xf32>) -> tensor<40xf32> {
  %0 = graph.exp %a {mlfuse.no_fuse} : tensor<40xf32>
  %1 = graph.neg %0 : tensor<40xf32>
  func.return %1 : tensor<40xf32>
}
""")
    (note,) = [each for each in report.notes if each.rule == "user.no-fuse"]
    assert not note.fused
    assert number(report, "graph.exp") in note.ops
    assert note.place == "<text>:3:8"
    assert len(report.drawing.boxes) == 2
    assert {report.drawing.boxes[box].name for box in note.boxes} == {"fused_exp", "fused_neg"}


def test_the_drawing_has_the_fusions_and_what_goes_between_them(sigmoid: Report) -> None:
    drawing = sigmoid.drawing
    labels = [node.label for node in drawing.nodes if node.kind == "op"]
    assert labels == [
        "neg",
        "exp",
        "add 1",
        "div 1",
    ]  # a constant is written in the op that reads it
    argument = next(k for k, node in enumerate(drawing.nodes) if node.box < 0)
    assert (argument, -1, 128 * 1000 * 4) in drawing.outer


def test_a_module_that_a_pass_refuses_has_the_stages_before_it_and_the_reason() -> None:
    report = report_of_text("""
func.func @main(%x: tensor<8xf32>, %y: tensor<9xf32>) -> (tensor<8xf32>, tensor<9xf32>) {
  %a, %b = graph.fusion "both" (%p = %x : tensor<8xf32>, %q = %y : tensor<9xf32>) -> tensor<8xf32>, tensor<9xf32> {
    %0 = graph.exp %p : tensor<8xf32>
    %1 = graph.exp %q : tensor<9xf32>
    graph.yield %0, %1 : tensor<8xf32>, tensor<9xf32>
  }
  func.return %a, %b : tensor<8xf32>, tensor<9xf32>
}
""")
    assert "<text>:3:" in report.problem and "unconnected" in report.problem
    assert [each.name for each in report.stages] == ["input", "graph", "fused"]


def test_locations_that_look_like_our_names_link_nothing() -> None:
    report = report_of_text("""
func.func @main(%a: tensor<40xf32> loc("mlfuse.box#0")) -> tensor<40xf32> {
  %0 = graph.exp %a : tensor<40xf32> loc("mlfuse.box#7")
  %1 = graph.neg %0 : tensor<40xf32> loc("graph.exp#1")
  func.return %1 : tensor<40xf32> loc("mlfuse.box#99999999999999999999")
}
""")
    assert report.problem == ""
    assert any("mlf_exp_f32(" in line for line in lines_of(report, "source", 0))
    assert not any("mlf_exp_f32(" in line for line in lines_of(report, "source", 1))
    assert max(box for unit in report.units for box in unit.boxes) < len(report.drawing.boxes)


def test_large_literals_are_left_out_of_the_text() -> None:
    values = ", ".join(str(float(n)) for n in range(5000))
    report = report_of_text(
        f"""
func.func @main(%a: tensor<5000xf32>) -> tensor<5000xf32> {{
  %0 = graph.constant dense<[{values}]> : tensor<5000xf32>
  %1 = graph.add %a, %0 : tensor<5000xf32>
  func.return %1 : tensor<5000xf32>
}}
"""
    )
    assert max(len(line) for each in report.stages for line in each.lines) < 700
    assert any("5,000 elements" in line for line in stage(report, "graph").lines)
