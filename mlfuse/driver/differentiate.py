"""Differentiates a module's functions, from Python."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Dialect

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.driver import pipelines
from mlfuse.driver.parsing import parse


def differentiate(
    source: str | Path | ModuleOp,
    *,
    argnums: int | Sequence[int] | None = None,
    outputs: int | Sequence[int] | None = None,
    function: str = "main",
    values: bool = True,
    into: str | None = None,
    dialects: Sequence[Dialect] = (),
) -> ModuleOp:
    """A copy of the module with one more function, `@main_grad` unless `into` names it.

    `source` is a path, MLIR text or a module, of graph ops or StableHLO. The new function takes the
    arguments of `function` and returns its results (not with `values=False`), then the gradient of each
    argument in `argnums`, of that argument's type; by default of every float argument. If one float
    result of rank 0 is differentiated, these are its derivatives. Otherwise each float result has a
    cotangent, of its type, as a further argument: they are the derivatives of the sum of all results'
    elements, each multiplied by its cotangent's. `outputs` selects the results that count (by default every
    float), such as the loss without the metrics. `dialects` are those of other packages.

    It compiles like any other function: `mlfuse.compile(mlfuse.differentiate(source), function="main_grad")`.
    MlfuseError, with the place, if an op has no gradient (docs/gradients.md lists those).
    """
    from mlfuse.ir.context import new_context
    from mlfuse.ir.verify import verify_module
    from mlfuse.passes.differentiate import Differentiate

    module = pipelines.run(parse(source, dialects), "graph", "cpu")
    each = Differentiate(function, _numbers(argnums), _numbers(outputs), values, into)
    each.apply(new_context(dialects), module)
    verify_module(module)
    return module


def _numbers(given: int | Sequence[int] | None) -> tuple[int, ...]:
    if given is None:
        return ()
    numbers = (given,) if isinstance(given, int) else tuple(given)
    if not numbers:
        raise MlfuseError("differentiate: the list of numbers is empty; omit it for all floats")
    return numbers
