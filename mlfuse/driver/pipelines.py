"""Pipelines of passes, the standard one among them.

The standard pipeline is a table of stages (`passes.registry.STAGES`), each with the passes that lead to a level.
Every level is text that can be read back, and a pipeline starts at the level of its module: the passes that lead to
that level are skipped. Any other pass whose level doesn't match is an error (`passes.levels`).
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, cast

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.diagnostics.watching import part
from mlfuse.driver.parsing import Source, parse
from mlfuse.ir.context import new_context
from mlfuse.ir.verify import verify_module
from mlfuse.passes import registry
from mlfuse.passes.place import Place
from mlfuse.passes.placement.nested import apply_to
from mlfuse.passes.plans.session import SavedPlan, Session, current, session
from mlfuse.passes.utils.levels import LEVELS, check_level, levels_in, taken_by
from mlfuse.passes.utils.pattern_pass import OwnPass, as_pass
from mlfuse.passes.utils.precision import DEFAULT, check_precision

STAGES: Final = tuple(registry.STAGES)
"""The levels, from the graph to source code (`source` is the host level, printed as C or CUDA)."""

_TAKES_DEVICE: Final = frozenset(
    {
        *("place", "decompose", "fuse-contractions", "fuse-horizontal", "fuse-vertical"),
        *("match-epilogues", "chain-products", "lower-products", "share-launches", "schedule"),
    }
)
_TAKES_PRECISION: Final = frozenset({"fuse-contractions", "fuse-horizontal", "match-epilogues"})

_UNVERIFIED: Final = {name for names in registry.STAGES.values() for name in names} - {
    "import-stablehlo",
    "decompose",
    "fuse-vertical",
    "share-launches",
    "simplify-kernels",
}
"""Passes after which a module isn't verified: our own that neither end a stage nor take in a user's ops. Verifying
after every pass (`MLFUSE_VERIFY=each`) makes lowering to the kernel level three tenths slower for `cpu` and a sixth for
`sm_90`: sums over five of examples/modules, 6 to 36 % by module."""

Callback = Callable[[ModulePass, ModuleOp], None]
"""Called after each pass with the pass and the module."""


@dataclass(frozen=True)
class Pipeline:
    """Passes in order. Methods that change a pipeline return a new one, and `str` gives the flags of mlfuse-opt.

    Passes are named by their flags, without the dashes. MlfuseError for a name that isn't in the pipeline.
    """

    passes: tuple[ModulePass, ...] = ()

    @staticmethod
    def standard(to: str = "kernel", *, device: str, precision: str = DEFAULT) -> Pipeline:
        """The passes that lead from a graph to a level: `graph`, `fused`, `loop`, `kernel`, `host` or
        `source`.

        `device` is a device description, by name (`cpu`, `sm_90`) or by path; `precision` is `default` or
        `strict`. MlfuseError for an unknown level, device or precision.
        """
        return Pipeline(tuple(passes_to(to, device, precision)))

    def with_pass(
        self, new: OwnPass, *, before: str | None = None, after: str | None = None
    ) -> Pipeline:
        """With one more pass: before or after the named one, else at the end."""
        if before is not None and after is not None:
            raise MlfuseError("with_pass: give before= or after=, not both")
        place = len(self.passes)
        if before is not None:
            place = self._place(before)
        if after is not None:
            place = self._place(after) + 1
        return Pipeline((*self.passes[:place], as_pass(new), *self.passes[place:]))

    def with_passes(self, own: Iterable[OwnPass]) -> Pipeline:
        """With passes at the end of the stages that lead to the levels that they take.

        A pass that takes several levels runs at the first of them, one without a level at `graph`.
        """
        pipeline = self
        for new in map(as_pass, own):
            pipeline = pipeline._at_end_of(_level_of(new), new)
        return pipeline

    def _at_end_of(self, level: str, new: ModulePass) -> Pipeline:
        """With a pass before the first one that leads on from a level."""
        later = [
            name for stage in LEVELS[LEVELS.index(level) + 1 :] for name in registry.STAGES[stage]
        ]
        for place, each in enumerate(self.passes):
            if each.name in later:
                return Pipeline((*self.passes[:place], new, *self.passes[place:]))
        return self.with_pass(new)

    def replacing(self, name: str, new: OwnPass) -> Pipeline:
        """With another pass in place of the named one."""
        place = self._place(name)
        return Pipeline((*self.passes[:place], as_pass(new), *self.passes[place + 1 :]))

    def without(self, *names: str) -> Pipeline:
        """Without the passes of these names."""
        for name in names:
            self._place(name)
        return Pipeline(tuple(each for each in self.passes if each.name not in names))

    def until(self, name: str) -> Pipeline:
        """The passes up to and including the named one."""
        return Pipeline(self.passes[: self._place(name) + 1])

    def _place(self, name: str) -> int:
        names = [each.name for each in self.passes]
        if name not in names:
            known = ", ".join(names) or "none"
            raise MlfuseError(f"there is no pass {name!r} in the pipeline; there are: {known}")
        return names.index(name)

    def __str__(self) -> str:
        """The flags of mlfuse-opt that run these passes."""
        return " ".join(_flag(each) for each in self.passes)

    def run(self, source: Source) -> ModuleOp:
        """The module that the passes produce from a path, a text or a module (which is not changed)."""
        module = parse(source)
        self.apply(module)
        return module

    def steps(self, source: Source) -> Iterator[tuple[ModulePass, ModuleOp]]:
        """Each pass after it has run, with the module: one module, which the next pass changes."""
        return self._steps(parse(source), new_context())

    def seconds(self, source: Source) -> list[tuple[str, float]]:
        """Each pass by name with its time, its verification included."""
        found: list[tuple[str, float]] = []
        steps, start = self.steps(source), time.perf_counter()
        for each, _ in steps:
            found.append((each.name, time.perf_counter() - start))
            start = time.perf_counter()
        return found

    def apply(self, module: ModuleOp, *, callback: Callback | None = None) -> None:
        """Change a module in place."""
        for each, changed in self._steps(module, new_context()):
            if callback is not None:
                callback(each, changed)

    def _steps(self, module: ModuleOp, context: Context) -> Iterator[tuple[ModulePass, ModuleOp]]:
        for each in remaining(self.passes, module):
            check_level(each, module)
            with part(each.name):
                apply_to(each, module, context)
            if each.name not in _UNVERIFIED or os.environ.get("MLFUSE_VERIFY") == "each":
                verify_module(module)
            yield each, module


def remaining(passes: Sequence[ModulePass], module: ModuleOp) -> list[ModulePass]:
    """These passes without the standard ones for levels that a loop- or kernel-level module has passed."""
    levels = levels_in(module)
    if not levels or "graph" in levels:
        return list(passes)
    level = min(levels, key=LEVELS.index)
    past = {
        name
        for stage in LEVELS[: LEVELS.index(level) + 1]
        for name in registry.STAGES[stage]
        if stage != level or level not in taken_by(registry.load(name))
    }
    return [each for each in passes if each.name not in past]


def passes_to(stage: str, device: str, precision: str = DEFAULT) -> list[ModulePass]:
    """The passes that take a module of any earlier stage to `stage`, scheduled for `device`.

    MlfuseError for an unknown stage or precision.
    """
    check_precision(precision)
    if stage not in STAGES:
        raise MlfuseError(f"unknown stage {stage!r}, expected one of: {', '.join(STAGES)}")
    names = [name for s in STAGES[: STAGES.index(stage) + 1] for name in registry.STAGES[s]]
    return [make(name, device, precision) for name in names]


def make(name: str, device: str, precision: str = DEFAULT) -> ModulePass:
    """One pass by its flag's name, for `device` and `precision` if it has such options."""
    options: dict[str, str] = {"device": device} if name in _TAKES_DEVICE else {}
    if name in _TAKES_PRECISION:
        options["precision"] = precision
    return registry.load(name)(**options)  # pyright: ignore[reportCallIssue]


def run(
    module: ModuleOp,
    stage: str,
    device: str,
    *,
    callback: Callback | None = None,
    precision: str = DEFAULT,
    plan: SavedPlan | None = None,
    own: Sequence[ModulePass] = (),
) -> ModuleOp:
    """Take `module` to `stage`, in place; it is verified after each stage.

    With a `plan`, fusions are those that it names (docs/plans.md). `own` are passes of the user's, each run where
    the module is at the level that it takes.
    """
    planned = current() if plan is None else Session(device, precision, plan)
    pipeline = Pipeline.standard(stage, device=device, precision=precision)
    levels = LEVELS[: STAGES.index(stage) + 1]
    with session(planned):
        pipeline.with_passes(at_levels(own, *levels)).apply(module, callback=callback)
    return module


def placing(devices: Sequence[str], device: str, own: Sequence[ModulePass]) -> Pipeline:
    """The passes that lead to the graph level, with these devices for `--place`, and the user's own of that level."""
    place = make("place", device)
    if devices:
        place = replace(cast(Place, place), devices=tuple(devices))
    return (
        Pipeline.standard("graph", device=device)
        .replacing("place", place)
        .with_passes(at_levels(own, "graph"))
    )


def at_levels(own: Sequence[ModulePass], *levels: str) -> list[ModulePass]:
    """The user's passes that run at the given levels."""
    return [each for each in own if _level_of(each) in levels]


def _level_of(each: ModulePass) -> str:
    """The level at which a user's pass runs: the first that it takes, or `graph`."""
    return (taken_by(each) or ("graph",))[0]


def apply(module: ModuleOp, names: Sequence[str], device: str, precision: str = DEFAULT) -> None:
    """Apply passes by name, in place."""
    Pipeline(tuple(make(name, device, precision) for name in names)).apply(module)


def _flag(each: ModulePass) -> str:
    """A pass as a flag, with its non-default options in quotes."""
    spec = each.pipeline_pass_spec()
    options = " ".join(
        f"{key.replace('_', '-')}={','.join(map(_text, value))}"
        for key, value in spec.parameters.items()
    )
    return f'--{each.name}="{options}"' if options else f"--{each.name}"


def _text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
