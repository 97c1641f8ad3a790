"""What each rule advises, done to docs/remarks.md's example of it: the two ops that the rule parted are in one kernel then."""

from __future__ import annotations

import json
import re
from dataclasses import asdict
from pathlib import Path

import pytest

from mlfuse.cli.opt import main
from mlfuse.driver.parsing import parse
from mlfuse.explain.history import observe
from mlfuse.explain.why import Answer, explain
from mlfuse.targets import devices

PAGE = (Path(__file__).parents[2] / "docs" / "remarks.md").read_text()
T = "tensor<64x64xf32>"


def example(rule: str) -> str:
    """The module that the page shows for a rule."""
    section = PAGE.partition(f"\n### `{rule}`\n")[2].partition("\n### ")[0]
    return re.findall(r"^```mlir\n(.*?)^```$", section, re.MULTILINE | re.DOTALL)[0]


def ask(text: str, one: str, other: str, target: str = "sm_90") -> Answer:
    return explain(observe(parse(text), "main", target, "default"), one, other)


CASES = [
    # Not returned any more, it has one reader.
    (
        "vertical.call-shared",
        ("%d", "%y"),
        [
            (f"-> ({T}, {T})", f"-> {T}"),
            ("return %d, %y", "return %y"),
            (f": {T}, {T}\n}}", f": {T}\n}}"),
        ],
    ),
    # The exponential of what was transposed, in place of the transpose of the exponential.
    (
        "vertical.index-space",
        ("%a", "%d"),
        [
            ("%b = graph.transpose %a perm", "%t = graph.transpose %x perm"),
            ("  %d =", "  %b = graph.exp %t : tensor<1024x1024xf32>\n  %d ="),
        ],
    ),
    # What it alone reads joins it.
    (
        "vertical.ordered",
        ("%a", "%y"),
        [
            (
                "%a = graph.cumulative add %x dim 1 : tensor<64x1000xf32> -> tensor<64x1000xf32>",
                "%a = graph.neg %x : tensor<64x1000xf32>",
            ),
            (
                "%y = graph.neg %a : tensor<64x1000xf32>",
                "%y = graph.cumulative add %a dim 1 : tensor<64x1000xf32> -> tensor<64x1000xf32>",
            ),
        ],
    ),
    # The whole is computed where all of it is read.
    (
        "vertical.partial",
        ("%a", "%s"),
        [
            (
                "%b = graph.slice %a [0:4] : tensor<17xf32> -> tensor<4xf32>",
                "%s = graph.neg %a : tensor<17xf32>",
            ),
            (
                "%s = graph.neg %b : tensor<4xf32>",
                "%b = graph.slice %s [0:4] : tensor<17xf32> -> tensor<4xf32>",
            ),
            (
                "return %a, %s : tensor<17xf32>, tensor<4xf32>",
                "return %a, %s : tensor<17xf32>, tensor<17xf32>",
            ),
            ("-> (tensor<17xf32>, tensor<4xf32>)", "-> (tensor<17xf32>, tensor<17xf32>)"),
        ],
    ),
    ("vertical.other-rows", ("%s", "%c"), [("{axis = 0 : i64}", "{axis = 1 : i64}")]),
    (
        "vertical.call",
        ("%s", "%d"),
        [
            ("  %s = graph.mul %x, %x", "  %s = graph.mul %d, %d"),
            ("dot_general %s, %w", "dot_general %x, %w"),
        ],
    ),
    (
        "vertical.fetched",
        ("%e", "%r"),
        [
            ("  %e = graph.exp %t : tensor<1000x8xf32>\n", ""),
            ("graph.take %e", "graph.take %t"),
            ("  func.return %r", "  %e = graph.exp %r : tensor<16x8xf32>\n  func.return %e"),
        ],
    ),
    (
        "vertical.table",
        ("%a", "%p"),
        [("[1] x [0] : tensor<4x8xf32>", "[1] x [0] {mlfuse.must_fuse} : tensor<4x8xf32>")],
    ),
    ("user.no-fuse", ("%b", "%c"), [(" {mlfuse.no_fuse}", "")]),
    (
        "user.fusion",
        ("%e", "%n"),
        [
            ('  %f = graph.fusion "mine" (%a = %x : tensor<8xf32>) -> tensor<8xf32> {\n  ', ""),
            ("graph.exp %a", "graph.exp %x"),
            ("    graph.yield %e : tensor<8xf32>\n  }\n", ""),
            ("graph.neg %f", "graph.neg %e"),
        ],
    ),
]


def edited(text: str, edits: list[tuple[str, str]]) -> str:
    for old, new in edits:
        assert text.count(old) == 1, (old, text)
        text = text.replace(old, new)
    return text


@pytest.mark.parametrize(("rule", "pair", "edits"), CASES, ids=[rule for rule, *_ in CASES])
def test_one_rewrite_and_it_fuses(
    rule: str, pair: tuple[str, str], edits: list[tuple[str, str]]
) -> None:
    before = ask(example(rule), *pair)
    assert before.together is False
    assert rule in {remark.rule for remark in before.remarks}, str(before)
    assert any(said.startswith(f"{rule}: ") for said in before.advice)
    text = edited(example(rule), edits)
    if rule == "vertical.call":  # the product now comes first
        lines = text.splitlines()
        lines[1], lines[2] = lines[2], lines[1]
        text = "\n".join(lines).replace("func.return %d", "func.return %s")
    after = ask(text, *pair)
    assert after.together, str(after)


def test_must_fuse_computes_it_again_in_each_reader() -> None:
    text = example("vertical.recompute").replace("graph.neg %x", "graph.fma %x, %y, %z MARK")
    text = text.replace(
        "%x: tensor<512x32768xf32>)", ", ".join(f"%{n}: tensor<512x32768xf32>" for n in "xyz") + ")"
    )
    before = [ask(text.replace("MARK", ""), "%a", name) for name in ("%rows", "%columns")]
    assert [answer.together for answer in before] != [True, True]
    assert "vertical.recompute" in {remark.rule for answer in before for remark in answer.remarks}
    for name in ("%rows", "%columns"):
        assert ask(text.replace("MARK", "{mlfuse.must_fuse}"), "%a", name).together


@pytest.mark.parametrize("limit", ["max_ops", "max_buffers"])
def test_must_fuse_overrules_the_devices_limits(limit: str, tmp_path: Path) -> None:
    device = tmp_path / "device.json"
    device.write_text(json.dumps(asdict(devices.get("sm_90")) | {limit: 2}))
    text = (
        "func.func @main(%x: tensor<8xf32>, %y: tensor<8xf32>, %z: tensor<8xf32>) -> tensor<8xf32> {\n"
        "  %a = graph.add %x, %y MARK : tensor<8xf32>\n  %b = graph.mul %a, %z : tensor<8xf32>\n"
        "  %c = graph.sub %b, %y : tensor<8xf32>\n  func.return %c : tensor<8xf32>\n}\n"
    )
    before = ask(text.replace("MARK", ""), "%a", "%b", str(device))
    assert [remark.rule for remark in before.remarks] == [f"vertical.{limit.replace('_', '-')}"]
    assert ask(text.replace("MARK", "{mlfuse.must_fuse}"), "%a", "%b", str(device)).together


def test_kept_apart_each_call_has_an_epilogue_of_its_own() -> None:
    both = edited(
        example("vertical.one-call"),
        [("  %y = graph.add %d, %e", f"  %t = graph.tanh %d : {T}\n  %y = graph.add %t, %e")],
    )
    before = ask(both, "%d", "%t")
    assert [remark.rule for remark in before.remarks] == ["vertical.one-call"]
    apart = '{mlfuse.apart = "a"}'
    marks = [("[1] x [0] :", f"[1] x [0] {apart} :"), ("tanh %d", f"tanh %d {apart}")]
    assert ask(edited(both, marks), "%d", "%t").together
    assert ask(edited(both, marks), "%e", "%y").together


def remarks_of(text: str, rule: str, target: str = "sm_90") -> list[bool]:
    """The verdicts of a rule on a module."""
    found = observe(parse(text), "main", target, "default").remarks.filter(rule)
    return [remark.fused for remark in found]


def test_a_bias_is_an_epilogue_of_the_library() -> None:
    text, target = example("library.epilogue"), "sm_90+epilogues"
    assert remarks_of(text, "library.epilogue", target) == [False]
    bias = edited(
        text,
        [
            ("%w: tensor<64x32xf32>)", "%w: tensor<64x32xf32>, %b: tensor<32xf32>)"),
            (
                "  %y = graph.relu %d",
                "  %c = graph.broadcast %b dims [1] : tensor<32xf32> -> tensor<8x32xf32>\n  %y = graph.add %d, %c",
            ),
        ],
    )
    assert remarks_of(bias, "library.epilogue", target) == [True]


@pytest.mark.slow
def test_constant_weights_and_results_that_kernels_read_cost_nothing() -> None:
    text = example("horizontal.contraction")
    assert remarks_of(text, "horizontal.contraction") == [False]
    constant = text.replace(", %v: tensor<512x512xf32>, %w: tensor<512x512xf32>)", ")")
    weights = [
        f"  %{name} = graph.constant dense<[{', '.join([row] * 512)}]> : tensor<512x512xf32>\n"
        for name, row in (
            ("v", f"[{', '.join(['1.0', '2.0'] * 256)}]"),
            ("w", f"[{', '.join(['3.0', '4.0'] * 256)}]"),
        )
    ]
    constant = constant.replace("  %a =", "".join(weights) + "  %a =", 1)
    read = "".join(f"  %t{n} = graph.tanh %{n} : tensor<4x512xf32>\n" for n in "ab")
    constant = constant.replace("  func.return %a, %b", f"{read}  func.return %ta, %tb")
    assert remarks_of(constant, "horizontal.contraction") == [True]


@pytest.mark.parametrize(
    ("rule", "tight", "wide", "text"),
    [
        (
            "collective.bucket",
            "--bucket-collectives=max-bytes=32",
            "--bucket-collectives=max-bytes=64",
            None,
        ),
        (
            "horizontal.foreach",
            "--fuse-horizontal",
            "--fuse-horizontal=force=true",
            """
func.func @main(%x: tensor<4x8xf32>, %y: tensor<5x8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %a = graph.exp %x : tensor<4x8xf32>
  %b = graph.exp %y : tensor<5x8xf32>
  %c = graph.reduce add %a dims [0] : tensor<4x8xf32> -> tensor<8xf32>
  %d = graph.reduce add %b dims [0] : tensor<5x8xf32> -> tensor<8xf32>
  func.return %c, %d : tensor<8xf32>, tensor<8xf32>
}
""",
        ),
    ],
)
def test_an_option_changes_it(
    rule: str,
    tight: str,
    wide: str,
    text: str | None,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = tmp_path / "x.mlir"
    path.write_text(text or example(rule))
    for flag, verdict in ((tight, "not fused"), (wide, "fused")):
        assert main([flag, "--remarks=all", str(path)]) == 0
        assert f"[{rule}] {verdict}: " in capsys.readouterr().err
