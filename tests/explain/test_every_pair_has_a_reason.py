"""For any two ops in different kernels, `explain` names a rule and what to do.

The modules of `examples/modules`, and random graphs: every op that reads another one's result, and pairs of kernels
between which no data flows.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest

from mlfuse.diagnostics.rule_texts import RULES
from mlfuse.driver.parsing import parse
from mlfuse.explain.history import Observation, observe
from mlfuse.explain.why import Answer, explain
from mlfuse.testing.fuzz.graphs import random_graph

MODULES = sorted((Path(__file__).parents[2] / "examples" / "modules").glob("*.mlir"))


def neighbors(o: Observation) -> Iterator[tuple[str, str]]:
    """Pairs of ops in different kernels where one reads the other's result, at most through movement."""
    for reader in [op for op in o.planned.values() if not op.is_free]:
        work, passed = list(reader.operands), set[str]()
        while work:
            name = work.pop()
            if name in passed:
                continue
            passed.add(name)
            if o.planned[name].is_free:
                work += o.planned[name].operands
            elif not set(o.kernels_of.get(name, ())) & set(o.kernels_of.get(reader.name, ())):
                yield name, reader.name


def side_by_side(o: Observation) -> Iterator[tuple[str, str]]:
    """The last ops of each two kernels between which no data flows."""
    for a, b in combinations(o.kernels, 2):
        if not o.flow.way(a, b) and not o.flow.way(b, a):
            yield last(o, a), last(o, b)


def last(o: Observation, kernel: str) -> str:
    return [name for name in o.kernels[kernel] if not o.planned[name].is_free][-1]


def check(answer: Answer) -> None:
    assert answer.together is False, str(answer)
    assert answer.remarks, str(answer)
    assert {remark.rule for remark in answer.remarks} <= RULES.keys(), str(answer)
    shared = any(remark.fused for remark in answer.remarks)
    assert answer.advice or (shared and "share a launch" in answer.text), str(answer)


@pytest.mark.slow
@pytest.mark.parametrize(("target", "floors"), [("cpu", (100, 30)), ("sm_90", (80, 80))])
@pytest.mark.sampled(4)
def test_pairs_of_the_examples_modules(target: str, floors: tuple[int, int]) -> None:
    """The floors make sure that pairs are found. For sm_90 more ops are fused with the ops that they read, so fewer
    such pairs are left."""
    counts = [0, 0]
    for path in MODULES:
        o = observe(parse(path), "main", target, "default")
        for number, pairs in enumerate((neighbors(o), side_by_side(o))):
            for one, other in pairs:
                check(explain(o, one, other))
                counts[number] += 1
    assert counts[0] > floors[0]
    assert counts[1] > floors[1]


def test_pairs_of_random_graphs() -> None:
    count = 0
    for seed in range(4):
        text, rng = random_graph(seed, ops=10, parts=3).text(), random.Random(seed)
        o = observe(parse(text), "main", ("cpu", "sm_90")[seed % 2], "default")
        working = [name for name, op in o.planned.items() if not op.is_free]
        for one in working:
            for other in rng.sample(working, min(6, len(working))):
                kernels = [set(o.kernels_of.get(name, ())) for name in (one, other)]
                if one != other and kernels[0].isdisjoint(kernels[1]):
                    check(explain(o, one, other))
                    count += 1
    assert count > 100


HAND = """\
func.func @main(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %f = graph.fusion "mine" (%a = %x : tensor<8xf32>) -> tensor<8xf32> {
    %e = graph.exp %a : tensor<8xf32>
    graph.yield %e : tensor<8xf32>
  }
  %g = graph.fusion "other" (%b = %f : tensor<8xf32>) -> tensor<8xf32> {
    %n = graph.neg %b : tensor<8xf32>
    graph.yield %n : tensor<8xf32>
  }
  func.return %f, %g : tensor<8xf32>, tensor<8xf32>
}
"""


def test_kernels_written_by_hand() -> None:
    o = observe(parse(HAND), "main", "sm_90", "default")
    answer = explain(o, "exp", "neg")
    check(answer)
    assert [remark.rule for remark in answer.remarks] == ["user.fusion"]


def test_kernels_that_a_plan_keeps_apart() -> None:
    import mlfuse

    text = HAND.partition("%f =")[0] + (
        "%e = graph.exp %x : tensor<8xf32>\n  %n = graph.neg %e : tensor<8xf32>\n"
        "  func.return %e, %n : tensor<8xf32>, tensor<8xf32>\n}\n"
    )
    plan = mlfuse.compile(text, device="interpreter").plan
    apart = plan.replace('"fused_exp_neg"', '"other"', 1)
    answer = mlfuse.compile(text, device="interpreter", plan=apart).explain("exp", "neg")
    check(answer)
    assert [remark.rule for remark in answer.remarks] == ["user.plan"]
