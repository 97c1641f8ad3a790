"""Loops split at the seams of a concatenation, a pad or a mask: the same numbers, and cuts at the right places."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
import pytest
from cpu_run import CPU, Array, Compiled, compile_kernel, scheduled_kernel
from product_cases import Guarded, at_loops
from xdsl.dialects import scf

from mlfuse.dialects.kernel.ops import GuardedLoadOp, SimdOp, StreamOp
from mlfuse.passes.scheduling.analysis.access import Space
from mlfuse.passes.scheduling.cpu import columns, pointwise, sections
from mlfuse.passes.scheduling.cpu.sections import Sections, sections_of
from mlfuse.passes.scheduling.phases import ScheduledKernel
from mlfuse.targets.devices import Device

pytestmark = pytest.mark.quick_c

TINY = replace(CPU, cache_bytes=1)


def draw(*shape: int, seed: int = 0) -> Array:
    """Normal numbers with zeros of both signs among them."""
    x = np.random.default_rng(seed).standard_normal(shape, np.float32)
    x[np.abs(x) < 0.1] *= 0.0
    return x


def tensor(shape: Sequence[int]) -> str:
    return f"tensor<{''.join(f'{n}x' for n in shape)}f32>"


@dataclass(frozen=True)
class Case:
    """A program of `%x0`, `%x1`, ... with one result, and what it computes, by NumPy in the same order."""

    text: str
    inputs: list[Array]
    want: Array
    loops: int
    """Vector loops of its kernel."""
    guards: int = 0
    """Guarded loads that are left."""


def function(ops: str, inputs: Sequence[Array], want: Array) -> str:
    arguments = ", ".join(f"%x{n}: {tensor(x.shape)}" for n, x in enumerate(inputs))
    result = tensor(want.shape)
    return f"func.func @main({arguments}) -> {result} {{\n{ops}  func.return %y : {result}\n}}"


def concat(
    shape: tuple[int, ...], dim: int, sizes: Sequence[int], loops: int, guards: int = 0
) -> Case:
    """Pieces along a dim, each times itself."""
    shapes = [tuple(n if d == dim else size for d, size in enumerate(shape)) for n in sizes]
    inputs = [draw(*each, seed=n) for n, each in enumerate(shapes)]
    want = np.concatenate([x * x for x in inputs], dim)
    ops = "".join(
        f"  %p{n} = graph.mul %x{n}, %x{n} : {tensor(x.shape)}\n" for n, x in enumerate(inputs)
    )
    names = ", ".join(f"%p{n}" for n in range(len(inputs)))
    types = ", ".join(tensor(x.shape) for x in inputs)
    ops += f"  %y = graph.concat dim {dim} {names} : {types} -> {tensor(want.shape)}\n"
    return Case(function(ops, inputs, want), inputs, want, loops, guards)


def sum_of_pads(rows: int, count: int, columns: int) -> Case:
    """Row n of `count` is that of operand n, plus zeros: the gradient of taking rows one by one."""
    inputs = [draw(rows, columns, seed=n) for n in range(count)]
    want = np.zeros((rows, count, columns), np.float32)
    flat, one = tensor((rows, columns)), tensor((rows, 1, columns))
    whole = tensor(want.shape)
    ops = "  %z = graph.constant dense<0.0> : tensor<f32>\n"
    total = ""
    for n, x in enumerate(inputs):
        padded = np.zeros_like(want)
        padded[:, n] = x
        want = padded if not n else want + padded
        ops += f"  %r{n} = graph.reshape %x{n} : {flat} -> {one}\n"
        ops += f"  %p{n} = graph.pad %r{n} low [0, {n}, 0] high [0, {count - 1 - n}, 0] value %z : {one}, tensor<f32> -> {whole}\n"
        name = "%y" if n == count - 1 else f"%s{n}"
        ops += f"  {name} = graph.add {total}, %p{n} : {whole}\n" if n else ""
        total = name if n else "%p0"
    return Case(function(ops, inputs, want), inputs, want, count)


def pad(rows: int, columns: int, low: int, high: int, loops: int, guards: int) -> Case:
    x = draw(rows, columns)
    want = np.pad(x * x, [(0, 0), (low, high)], constant_values=np.float32(-0.0))
    ops = (
        "  %z = graph.constant dense<-0.0> : tensor<f32>\n"
        f"  %p = graph.mul %x0, %x0 : {tensor(x.shape)}\n"
        f"  %y = graph.pad %p low [0, {low}] high [0, {high}] value %z : {tensor(x.shape)}, tensor<f32> -> {tensor(want.shape)}\n"
    )
    return Case(function(ops, [x], want), [x], want, loops, guards)


def mask(rows: int, columns: int, first: int, loops: int) -> Case:
    """A sum of squares where the index is below `first`, and the operand elsewhere."""
    x, w = draw(rows, columns), draw(rows, columns, seed=1)
    want = np.where(np.arange(columns) < first, x * x + w * w, x)
    whole = tensor(x.shape)
    numbers = whole.replace("f32", "i32")
    ops = (
        f"  %i = graph.iota dim 1 : {numbers}\n"
        f"  %n = graph.constant dense<{first}> : {numbers}\n"
        f"  %m = graph.compare lt %i, %n : {numbers}\n"
        f"  %p = graph.mul %x0, %x0 : {whole}\n"
        f"  %q = graph.mul %x1, %x1 : {whole}\n"
        f"  %s = graph.add %p, %q : {whole}\n"
        f"  %y = graph.select %m, %s, %x0 : {whole}\n"
    )
    return Case(function(ops, [x, w], want), [x, w], want, loops)


def column_sums(rows: int, sizes: Sequence[int], loops: int) -> Case:
    """The sum over the rows of a concatenation, of numbers without rounding."""
    inputs = [np.round(draw(rows, n, seed=s) * 8) for s, n in enumerate(sizes)]
    want = np.concatenate([(x * x).sum(0, dtype=np.float64) for x in inputs]).astype(np.float32)
    case = concat((rows, 0), 1, sizes, loops)
    whole = tensor((rows, sum(sizes)))
    ops = case.text.split("{\n")[1].split("  func.return")[0].replace("%y", "%c")
    ops += f"  %y = graph.reduce add %c dims [0] : {whole} -> {tensor(want.shape)}\n"
    return Case(function(ops, inputs, want), inputs, want, loops)


CASES = {
    "last dim": concat((5, 0), 1, (256, 48, 33), 3),
    "one dim": concat((0,), 0, (70_000, 50_001), 2),
    "rows": concat((0, 400), 0, (3, 1, 4), 3),
    "middle dim": concat((3, 0, 64), 1, (2, 5), 2),
    "first of three dims": concat((0, 3, 64), 0, (2, 5), 2),
    "many rows": concat((200, 0), 1, (64, 64), 2),
    "long rows": concat((2, 0), 1, (50_000, 30_000), 2),
    "tiny pieces": concat((9, 0), 1, (3, 5), 1, 2),
    "one tiny piece": concat((9, 0), 1, (256, 5), 2),
    "pad": pad(6, 300, 40, 60, 3, 0),
    "pad by one": pad(6, 30, 1, 1, 1, 1),
    "sum of pads": sum_of_pads(4, 12, 400),
    "mask": mask(7, 200, 77, 2),
    "column sums": column_sums(24, (256, 64, 100), 3),
    "many column sums": column_sums(3000, (256, 300), 2),
}


def ops_of(scheduled: ScheduledKernel, *types: type) -> int:
    return sum(isinstance(op, types) for phase in scheduled.phases for op in phase.func.walk())


def results(compiled: Compiled, text: str, case: Case) -> Array:
    """The result, the same with 1, 2 and 3 threads."""
    launch = text.split("loop.launch @")[1].split("(")[1].split(")")[0]
    order = [int(name.strip()[2:]) for name in launch.split(",")[:-1]]
    found: list[Array] = []
    for threads in (1, 2, 3):
        given = [Guarded(case.inputs[n], np.nan) for n in order]
        y = Guarded(np.full(case.want.shape, 55, np.float32), 77)
        compiled([*(each.array for each in given), y.array], [], threads)
        found.append(y.array)
    assert found[0].tobytes() == found[1].tobytes() == found[2].tobytes()
    return found[0]


def is_right(case: Case, device: Device = CPU) -> bool:
    text = at_loops(case.text, "cpu")
    got = results(compile_kernel(text, device=device), text, case)
    return got.tobytes() == case.want.tobytes()


@pytest.mark.sampled(6)
@pytest.mark.parametrize("name", CASES)
def test_the_same_numbers_in_split_loops(name: str):
    case = CASES[name]
    scheduled = scheduled_kernel(at_loops(case.text, "cpu"))
    if "column sums" not in name:  # which have loops for other purposes, too
        assert ops_of(scheduled, SimdOp) == case.loops
    assert ops_of(scheduled, GuardedLoadOp) == case.guards
    assert is_right(case)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["last dim", "one dim", "rows", "middle dim", "long rows", "pad"])
def test_results_past_the_caches(name: str):
    case = CASES[name]
    assert ops_of(scheduled_kernel(at_loops(case.text, "cpu"), TINY), StreamOp) in (0, case.loops)
    assert is_right(case, TINY)


@pytest.mark.slow
@pytest.mark.parametrize(
    "case",
    [
        concat((3, 0), 1, (1, 2, 5), 3),
        concat((0, 3), 0, (1, 1, 2), 3),
        concat((2, 0, 3), 1, (1, 3), 2),
        concat((0,), 0, (1, 3, 1), 3),
        sum_of_pads(2, 5, 3),
        pad(3, 4, 1, 2, 3, 0),
        mask(2, 9, 1, 2),
        mask(2, 9, 8, 2),
    ],
    ids=lambda case: f"{case.loops} loops of {case.want.shape}",
)
def test_pieces_of_few_elements(case: Case, monkeypatch: pytest.MonkeyPatch):
    """With loops and tests that cost nothing, every piece has its own loop."""
    monkeypatch.setattr(sections, "LOOP_NS", 0.0)
    monkeypatch.setattr(sections, "TEST_NS", 0.0)
    monkeypatch.setattr(sections, "VECTOR", 1)
    scheduled = scheduled_kernel(at_loops(case.text, "cpu"))
    assert (ops_of(scheduled, SimdOp), ops_of(scheduled, GuardedLoadOp)) == (case.loops, 0)
    assert is_right(case)


@pytest.mark.slow
@pytest.mark.parametrize("shift", [-1, 1])
@pytest.mark.parametrize(
    "name",
    ["last dim", "one dim", "rows", "middle dim", "pad", "sum of pads", "mask", "column sums"],
)
def test_a_cut_that_is_off_by_one_is_noticed(
    name: str, shift: int, monkeypatch: pytest.MonkeyPatch
):
    """Loops end and begin at other indices than those for which their ops were chosen."""

    def moved(space: Space, vector: int | None) -> Sections:
        found = sections_of(space, vector)
        parts = [section.part for section in found.all if section.part is not None]
        assert len(parts) > 1
        ends = [part.high + shift for part in parts[:-1]] + [parts[-1].high]
        lows = [0, *ends[:-1]]
        places = [replace(p, low=x, high=y) for p, x, y in zip(parts, lows, ends, strict=True)]
        both = zip(places, found.all, strict=True)
        return replace(found, all=tuple(replace(section, part=part) for part, section in both))

    for schedule in (pointwise, columns):
        monkeypatch.setattr(schedule, "sections_of", moved)
    assert not is_right(CASES[name])


@pytest.mark.slow
def test_code_of_a_bounded_size():
    """A nest with 70 cuts isn't split: its code would be that of 70 nests."""
    head = "".join(f"  %c{n} = arith.constant {n} : index\n" for n in range(70))
    body = "".join(
        f"    %t{n} = arith.cmpi eq, %i, %c{n} : index\n"
        f"    %s{n + 1} = arith.select %t{n}, %v, %s{n} : f32\n"
        for n in range(70)
    )
    text = (
        "loop.kernel @k(%x: memref<80x640xf32>, %y: memref<80x640xf32>) attributes {arg_dims = [[80, 640], [80, 640]]} {\n"
        f"{head}  loop.parallel (%i, %j) in (80, 640) {{\n    %v = loop.load %x[%i, %j] : memref<80x640xf32>\n"
        f"    %s0 = arith.mulf %v, %v : f32\n{body}"
        "    loop.store %s70, %y[%i, %j] : memref<80x640xf32>\n  }\n}\n"
    )
    compiled = compile_kernel(text)
    assert ops_of(compiled.scheduled, SimdOp) == 1 and ops_of(compiled.scheduled, scf.IfOp) == 0
    x, y = draw(80, 640), np.empty((80, 640), np.float32)
    compiled([x, y], [])
    np.testing.assert_array_equal(y, np.where(np.arange(80)[:, None] < 70, x, x * x))


def test_sums_with_zero_keep_the_sign_of_zero():
    """-0.0 + 0.0 is 0.0: one of the additions of a sum of pads is needed."""
    case = CASES["sum of pads"]
    negative = np.signbit(case.inputs[3]) & (case.inputs[3] == 0)
    assert negative.any() and not np.signbit(case.want[:, 3][negative]).any()
