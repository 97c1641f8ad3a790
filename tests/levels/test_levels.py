"""What level a module is at, and which passes take it."""

from __future__ import annotations

import pytest
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

import mlfuse
from mlfuse import MlfuseError, Pipeline
from mlfuse.driver import pipelines
from mlfuse.driver.parsing import parse
from mlfuse.passes import registry
from mlfuse.passes.utils.levels import LEVELS, check_level, given_by, levels_in, taken_by

GRAPH = """
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = graph.exp %x : tensor<4xf32>
  func.return %0 : tensor<4xf32>
}
"""
READ = {"graph": "graph", "fused": "graph", "loop": "loop", "kernel": "kernel", "host": "host"}
"""What `levels_in` says of the levels: the two of tensors are one."""


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("device", ["cpu", "sm_90"])
def test_the_level_is_read_off_the_ops(level: str, device: str) -> None:
    module = pipelines.run(parse(GRAPH), level, device)
    assert levels_in(module) == {READ[level]}


@pytest.mark.parametrize(
    ("text", "levels"),
    [
        ("builtin.module {}", set[str]()),
        ("func.func private @f(tensor<4xf32>)", set[str]()),
        ("func.func @f() { func.return }", set[str]()),
        ("func.func @f(%x: memref<4xf32>) { func.return }", {"loop"}),
        ("func.func @f() { %0 = graph.constant dense<1.0> : tensor<4xf32> func.return }", {"graph"}),
        ("func.func @f(%x: tensor<4xf32>) { func.return } func.func @g(%x: memref<4xf32>) { func.return }",
         {"graph", "loop"}),
    ],
)  # fmt: skip
def test_a_module_without_kernels_has_the_level_of_its_types(text: str, levels: set[str]) -> None:
    assert levels_in(parse(text + "\n")) == levels


@pytest.mark.parametrize("name", registry.MLFUSE_PASSES)
def test_each_pass_says_what_it_takes(name: str) -> None:
    """And is refused at every level but those."""
    cls = registry.load(name)
    takes = taken_by(cls)
    assert takes and given_by(cls) not in takes[:1]
    each = pipelines.make(name, "cpu")
    for level in LEVELS:
        module = pipelines.run(parse(GRAPH), level, "cpu")
        if READ[level] in {READ[taken] for taken in takes}:
            check_level(each, module)
            continue
        with pytest.raises(
            MlfuseError,
            match=f"--{name} takes a module at the .* this one is at the {READ[level]} level",
        ):
            check_level(each, module)


class Mine(ModulePass):
    """A pass of a user's."""

    name = "mine"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        pass


def test_the_remedy_is_a_command_that_works() -> None:
    loop = pipelines.run(parse(GRAPH), "loop", "cpu")
    schedule, lower = pipelines.make("schedule", "cpu"), pipelines.make("lower-to-loop", "cpu")
    with pytest.raises(
        MlfuseError,
        match="run --fuse --lower-to-loop before it, or --compile-to=kernel instead of it",
    ):
        check_level(schedule, parse(GRAPH))
    with pytest.raises(MlfuseError, match="leave it out"):
        check_level(lower, loop)
    with pytest.raises(MlfuseError, match="run it before --lower-to-loop"):
        check_level(pipelines.make("bucket-collectives", "cpu"), loop)
    check_level(Mine(), loop)  # which says nothing of levels


def test_a_level_that_is_none_is_an_error() -> None:
    class Wrong(Mine):
        takes = "loops"

    with pytest.raises(
        MlfuseError,
        match="--mine: takes = 'loops' isn't a level, expected one of: graph, fused, loop, kernel, host",
    ):
        check_level(Wrong(), parse(GRAPH))


@pytest.mark.slow
@pytest.mark.parametrize("start", LEVELS)
@pytest.mark.parametrize("end", LEVELS)
def test_a_standard_pipeline_starts_where_its_module_is(start: str, end: str) -> None:
    module = pipelines.run(parse(GRAPH), start, "cpu")
    text = str(module)
    again = Pipeline.standard(end, device="cpu").run(module)
    assert str(module) == text
    if LEVELS.index(end) <= LEVELS.index(start):
        assert str(again) == text or READ[start] == READ[end] == "graph"
    else:
        assert str(again) == str(pipelines.run(parse(GRAPH), end, "cpu"))


def test_passes_of_a_compilation_run_where_they_belong() -> None:
    seen: list[tuple[str, str]] = []

    def watcher(level: str | None) -> ModulePass:
        class Watch(ModulePass):
            name = f"watch-{level}"
            takes = () if level is None else (level,)

            def apply(self, ctx: Context, op: ModuleOp) -> None:
                fused = any(inner.name == "graph.fusion" for inner in op.walk())
                (found,) = levels_in(op)
                seen.append((self.name, "fused" if fused else found))

        return Watch()

    levels = LEVELS[:-1]
    wanted = [(f"watch-{level}", level) for level in levels]
    mine = [watcher(level) for level in (*levels, None)]
    exe = mlfuse.compile(GRAPH, "cpu", passes=mine)
    assert seen == [wanted[0], ("watch-None", "graph"), *wanted[1:]]
    seen.clear()
    exe.stage("loop")
    assert seen == [wanted[0], ("watch-None", "graph"), *wanted[1:3]]
    seen.clear()
    assert "main" in str(exe.report().title) and seen[0] == wanted[0] and wanted[3] in seen
    with pytest.raises(
        MlfuseError, match="--watch-host takes the host level; a compilation for cpu"
    ):
        mlfuse.compile(GRAPH, "cpu", passes=[watcher("host")])
    kernel = exe.stage("kernel")
    seen.clear()
    mlfuse.compile(kernel, "interpreter", passes=[watcher("host")])
    assert seen == [("watch-host", "host")]
