"""A compiled function: call it with arrays, or read the text of every stage."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, cast

from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.diagnostics.remarks import Remarks
from mlfuse.driver import pipelines
from mlfuse.passes.plans.session import SavedPlan, Session, session
from mlfuse.passes.plans.text import text_of
from mlfuse.passes.utils.ledger import Entry, ledger_of
from mlfuse.passes.utils.levels import LEVELS, TENSORS, levels_in
from mlfuse.passes.utils.precision import DEFAULT
from mlfuse.runtime.arguments.libraries import ArrayLibrary, library_of, on_host
from mlfuse.runtime.arguments.signature import Shapes, Signature
from mlfuse.runtime.cpu.entry import CallInC, LearnedCalls
from mlfuse.runtime.cuda.streams import current
from mlfuse.runtime.host.memory import Memory

if TYPE_CHECKING:
    from mlfuse.runtime.cuda.graph import CudaGraph

Run = Callable[..., list[Any]]
"""Arguments in, results out."""
Capture = Callable[[Sequence[object], Sequence[object] | None], "CudaGraph"]
"""Arguments and, if given, arrays for the results."""


@dataclass(frozen=True)
class CompiledFunction:
    """A compiled function.

    Called with one array per argument (of the signature's dtype, rank and static dims;
    `?` dims that the function requires to be equal must be), it returns one array, or a tuple if
    the function has several results. MlfuseError if an argument doesn't fit.

    Results are NumPy arrays (CuPy's on a GPU), or arrays of the library that an argument comes from (torch, JAX, any
    of the array API standard: `runtime.arguments.libraries`). They are fresh, except those that take the memory of a donated
    argument (by attributes of the function, see `dialects.donation`), and those written to `out`: an array for each
    result, None for a fresh one, row-major, of the result's type, not overlapping the arguments.

    On a CUDA device a call returns before its kernels have run; `stream` chooses their stream
    (docs/running.md).
    """

    source: ModuleOp
    """The module as given; never changed."""
    function: str
    device: str
    """`interpreter`, `cpu` or `cuda`."""
    target: str
    """The device description that the kernels are scheduled for: `cpu`, `sm_90`, ..."""
    signature: Signature
    """Types of the arguments and results."""
    run: Run
    """The call itself: on a device a `runtime.calls.repeated_calls.LaunchPlan`."""
    launches: int
    """Kernels started by one call."""
    calls: int
    """Library calls made by one call."""
    _said: Callable[[], Remarks] = field(repr=False)
    """Gives the remarks."""
    precision: str = DEFAULT
    """The precision of results: `default` or `strict` (docs/numerics.md)."""
    _measure: Callable[[Shapes], Memory] | None = field(default=None, repr=False)
    _capture: Capture | None = field(default=None, repr=False)
    _stages: dict[str, str] = field(default_factory=dict[str, str], repr=False)
    _saved: SavedPlan | None = field(default=None, repr=False)
    """The plan given by the user."""
    passes: Sequence[ModulePass] = field(default=(), repr=False)
    """The user's own passes."""
    _planned_for: str = field(default="", repr=False)
    """The device description that fusions were planned for: the guard may have asked for smaller fusions."""
    stored_under: str | None = field(default=None, repr=False)
    """The name of its entry on disk, if it is stored (`driver/stored.py`)."""

    def __call__(
        self, *args: object, out: Sequence[object] | object | None = None, stream: object = None
    ) -> Any:
        if self._call_in_c is not None and stream is None:
            results = self._call_in_c(*args, out=out)
            if results is not NotImplemented:
                return results
        return self._call(*args, out=out, stream=stream)

    @cached_property
    def _call_in_c(self) -> CallInC | None:
        """Makes calls like earlier ones, if there is something that knows them."""
        learned = self.learned_calls
        return None if learned is None else learned.call

    @property
    def learned_calls(self) -> LearnedCalls | None:
        """The calls that C knows, if there are any: see `runtime.cpu.entry`."""
        return getattr(self.run, "learned_calls", None)

    def _call(
        self, *args: object, out: Sequence[object] | object | None = None, stream: object = None
    ) -> Any:
        """A call that C doesn't know."""
        out = None if out is None else self._outputs(out)
        try:
            if (found := library_of(args)) is not None:
                results = self._run_in(*found, args, out, stream)
            elif stream is not None:
                results = self._run_on(stream, args, out)
            else:
                results = self.run(*args) if out is None else self.run(*args, out=out)
        except MemoryError as error:  # NumPy's and CuPy's messages give the size
            raise MlfuseError(f"@{self.function}: not enough memory: {error}") from error
        return results[0] if len(results) == 1 else tuple(results)

    def _outputs(self, out: Sequence[object] | object) -> Sequence[object]:
        """`out` as a list: if there is one result, the array itself may be given."""
        if isinstance(out, list | tuple):
            return cast(Sequence[object], out)
        count = len(self.signature.results)
        if count != 1:
            raise MlfuseError(
                f"@{self.function}: out is a {type(out).__name__}, and there are {count} results: pass a list with an "
                "array, or None, for each"
            )
        return [out]

    def _run_in(
        self,
        library: ArrayLibrary,
        example: object,
        args: Sequence[object],
        out: Sequence[object] | None,
        stream: object,
    ) -> list[Any]:
        """Results as arrays of the arguments' library; those in `out` already are."""
        outputs = out
        if self.device != "cuda":  # CUDA's own reader takes arrays on the device
            args = on_host(args)
            outputs = None if out is None else on_host(out, "out[{}]")
        if stream is None:
            results = self.run(*args, out=outputs)
            return _given(library, example, results, out)
        results = self._run_on(stream, args, outputs)
        with current(stream):  # later users of the results must wait for it
            return _given(library, example, results, out)

    def _run_on(
        self, stream: object, args: Sequence[object], out: Sequence[object] | None
    ) -> list[Any]:
        if self.device != "cuda":
            raise MlfuseError(f"the device {self.device} has no streams; leave stream= out")
        return self.run(*args, out=out, stream=stream)

    def graph(self, *args: object, out: Sequence[object] | object | None = None) -> CudaGraph:
        """A call with these arguments as a CUDA graph: launched by one call of the driver.

        The arguments, arrays on the device, and the results get fixed addresses in the graph:
        see `CudaGraph`. Results are new arrays, or those of `out`. MlfuseError, with the reason and the
        remedy, if the call can't be captured.
        """
        if self._capture is None:
            raise MlfuseError(
                f"the device {self.device} has no CUDA graphs; call the executable itself"
            )
        return self._capture(args, None if out is None else self._outputs(out))

    def stage(self, name: str) -> str:
        """The text of a stage: `graph`, `fused`, `loop`, `kernel`, `host` or `source`."""
        if name not in pipelines.STAGES:
            known = ", ".join(pipelines.STAGES)
            raise MlfuseError(f"unknown stage {name!r}, expected one of: {known}")
        if name in TENSORS:
            self._check_graph(f"there is no stage {name}")
        if name not in self._stages:
            self._stages[name] = stage_text(
                self.source,
                name,
                self.target,
                precision=self.precision,
                plan=self._saved,
                own=self.passes,
            )
        return self._stages[name]

    def _check_graph(self, what: str) -> None:
        """MlfuseError if the module came in below the graph level."""
        levels = levels_in(self.source)
        if levels and "graph" not in levels:
            level = min(levels, key=LEVELS.index)
            raise MlfuseError(f"{what}: the module came in at the {level} level")

    def memory(self, shapes: Sequence[Sequence[int]] | None = None) -> Memory:
        """The memory that a call takes in addition to its arguments.

        `shapes` are the arguments'; they may be left out if none has a `?` dim. MlfuseError
        if they don't fit, and for the interpreter, which plans no memory.
        """
        if self._measure is None:
            raise MlfuseError(f"there is no memory plan for the device {self.device}")
        if shapes is None:
            unknown = [str(n) for n, spec in enumerate(self.signature.inputs) if spec.is_dynamic]
            if unknown:
                raise MlfuseError(
                    f"arguments {', '.join(unknown)} have `?` dims: pass the shapes of all arguments"
                )
            shapes = [spec.shape for spec in self.signature.inputs]
        return self._measure(self.signature.check_shapes(shapes))

    @property
    def remarks(self) -> Remarks:
        """The decisions made, in order. For a function that was loaded from disk the passes run, once."""
        return self._said()

    @cached_property
    def ledger(self) -> Sequence[Entry]:
        """Bytes per kernel and call: the least possible, and those that the plan moves."""
        loops = pipelines.run(
            self.source.clone(),
            "loop",
            self.target,
            precision=self.precision,
            plan=self._saved,
            own=self.passes,
        )
        return ledger_of(loops)

    @cached_property
    def plan(self) -> str:
        """The fusions as text that can be edited and given to `mlfuse.compile(..., plan=)`."""
        self._check_graph("there is no plan")
        planned_for = self._planned_for or self.target
        return plan_text(
            self.source, self.target, planned_for, self.precision, self._saved, self.passes
        )


def _given(
    library: ArrayLibrary, example: object, results: list[Any], out: Sequence[object] | None
) -> list[Any]:
    return [
        library.give(result, example) if array is None else array
        for result, array in zip(results, out or [None] * len(results), strict=True)
    ]


def stage_text(
    source: ModuleOp,
    stage: str,
    target: str,
    *,
    precision: str = DEFAULT,
    plan: SavedPlan | None = None,
    own: Sequence[ModulePass] = (),
) -> str:
    """The text of a module lowered to `stage`; the source without the math header."""
    from mlfuse.ir.printing import print_module

    module = pipelines.run(source.clone(), stage, target, precision=precision, plan=plan, own=own)
    if stage != "source":
        return print_module(module)
    from mlfuse.driver.source import source_text

    return source_text(module, target)


def plan_text(
    source: ModuleOp,
    target: str,
    planned_for: str,
    precision: str = DEFAULT,
    plan: SavedPlan | None = None,
    own: Sequence[ModulePass] = (),
) -> str:
    """The fusions of a module as a plan's text; those that another `plan` led to, if one was used.
    They are planned for the device description `planned_for`."""
    opened = Session(target, precision, plan, saves=True)
    with session(opened):
        pipelines.run(source.clone(), "loop", planned_for, precision=precision, own=own)
    return text_of(opened.saved())
