"""A region as a callable that takes and returns tensors."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from xdsl.dialects.builtin import ModuleOp

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.explain.executable import Executable
from mlfuse.frontends.torch.compiled.region import Region, Runner, Sizes
from mlfuse.frontends.torch.compiled.runners import Layout, runner_of
from mlfuse.frontends.torch.compiled.values import is_tensor, value_of
from mlfuse.frontends.torch.library import Tensor, data_ptr, increment_version, torch

Shapes = tuple[tuple[int, ...], ...]


class Compiler(Protocol):
    """Compiles a region's module."""

    def __call__(self, module: ModuleOp, device: str) -> Executable: ...


class RegionCall:
    """A region in the sequence of calls. It is called with its inputs, sizes, seed, and tensors for results.

    If Dynamo leaves sizes dynamic, one code serves all sizes. If that can't be expressed, code is made for the sizes of
    each call, and `note` gets the reason.
    """

    def __init__(
        self,
        region: Region,
        name: str,
        into: Sequence[int],
        compile: Compiler,
        note: Callable[[str], None],
    ):
        """`into` has the numbers of the results that are written to tensors given as the last arguments."""
        self.__name__ = self.__qualname__ = name
        self.__module__ = __name__
        self._region, self._into, self._compile = region, tuple(into), compile
        values = [value_of(each) for each in region.inputs]
        self._inputs = [Layout.of(value) for value in values]
        self._inputs += [Layout()] * (region.seed is not None)
        self._outputs = [Layout.of(value_of(each)) for each in region.outputs]
        every = [value_of(each) for each in (*region.inputs, *region.nodes)]
        self._device = next(each.device for each in every if is_tensor(each))
        self._count = len(values)
        self._open: Executable | None = None
        self._code: Executable | None = None
        self._shapes: Shapes = ()
        self._fixed: Runner | None = None
        self._runners = Sizes(self._make)
        if not region.is_open:
            self._shapes = tuple(tuple(v.shape) for v in values)
            self._code = self._compiled(self._shapes, ())
            return
        try:
            self._open = compile(region.open_module(), region.device)
        except MlfuseError as error:
            note(f"{name} is compiled for the sizes of each call: {error}")

    def _make(self, key: tuple[Shapes, tuple[int, ...]]) -> Runner:
        """The runner for arguments of these sizes."""
        shapes, numbers = key
        return self._runner(self._open or self._compiled(shapes, numbers), shapes)

    def _compiled(self, shapes: Shapes, numbers: tuple[int, ...]) -> Executable:
        with torch.utils._python_dispatch._disable_current_modes():
            return self._compile(self._region.module(shapes, numbers), self._region.device)

    def _runner(self, code: Executable, shapes: Shapes) -> Runner:
        shapes = (*shapes, ()) if self._region.seed is not None else shapes
        with torch.utils._python_dispatch._disable_current_modes():
            return runner_of(code, shapes, self._inputs, self._outputs, self._device)

    def finish(self) -> None:
        """Make the runner now if sizes are known. This waits for the kernels to compile, so it is called after all
        regions have started compiling."""
        if self._code is not None:
            self._fixed = self._runner(self._code, self._shapes)

    @property
    def function(self) -> Callable[..., list[Tensor]]:
        """The function to call: this object, or the runner alone if all arguments are tensors of known sizes."""
        run, region = self._fixed, self._region
        if run is None or self._into or region.written:
            return self

        def call(*tensors: Tensor) -> list[Tensor]:
            return run(tensors, ())

        call.__name__ = call.__qualname__ = self.__name__
        return call

    def __call__(self, *args: Any) -> list[Tensor]:
        region, count = self._region, self._count
        tensors = args[:count]
        end = count + len(region.numbers)
        run = self._fixed
        if run is None:
            shapes = tuple([tuple(tensor.shape) for tensor in tensors])
            run = self._runners((shapes, args[count:end]))
        if region.seed is not None:
            tensors += (args[end],)
            end += 1
        written = {result: tensors[n] for result, n in region.written.items()}
        into = dict(zip(self._into, args[end:], strict=True))
        results = run(tensors, [into.get(n) for n in range(len(region.outputs))])
        for n, target in (written | into).items():
            if data_ptr(results[n]) != data_ptr(target):  # its layout isn't the declared one
                results[n] = target.copy_(results[n])
            else:
                increment_version([target])
        return results
