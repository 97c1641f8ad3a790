"""Executables with timed schedules: tuned at once if all sizes are known, else at the first call."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from mlfuse.diagnostics.remarks import Remarks, collect
from mlfuse.driver.executable import CompiledFunction
from mlfuse.runtime.arguments.signature import Shapes
from mlfuse.runtime.process import forks

if TYPE_CHECKING:
    from mlfuse.runtime.cuda.graph import CudaGraph

Make = Callable[[Shapes | None], CompiledFunction]
"""Makes the executable, tuned for arguments of some shapes, or for none."""


def executable(make: Make, remarks: Remarks) -> CompiledFunction:
    """An executable tuned for the signature's shapes, or for those of the first call; later calls, of
    any sizes, run the schedules chosen then. `remarks` get those of the choices."""
    plain = make(None)
    specs = plain.signature.inputs
    if not any(spec.is_dynamic for spec in specs):
        remarks.clear()
        return make(tuple(spec.shape for spec in specs))
    first = _FirstCall(make, plain, remarks)
    return replace(plain, run=first, _capture=first.capture)


class _FirstCall:
    """Runs the tuned executable, which is made at the first call."""

    def __init__(self, make: Make, plain: CompiledFunction, remarks: Remarks):
        self._make = make
        self._plain = plain
        self._remarks = remarks
        self._tuned: CompiledFunction | None = None
        self._lock = forks.lock()

    def __call__(self, *args: object, **options: Any) -> list[Any]:
        tuned = self._tuned or self._tune(args)
        return tuned.run(*args, **options)

    def capture(self, args: Sequence[object], out: Sequence[object] | None) -> CudaGraph:
        return (self._tuned or self._tune(args)).graph(*args, out=out)

    def _tune(self, args: Sequence[object]) -> CompiledFunction:
        with self._lock:
            if self._tuned is None:
                shapes = tuple(tuple(getattr(arg, "shape", ())) for arg in args)
                shapes = self._plain.signature.check_shapes(shapes)
                with collect() as found:
                    self._tuned = self._make(shapes)
                self._remarks += [each for each in found if each.rule == "autotune.choice"]
            return self._tuned
