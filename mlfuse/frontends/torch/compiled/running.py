"""A region as a callable that takes and returns tensors."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from xdsl.dialects.builtin import ModuleOp

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.explain.executable import Executable
from mlfuse.frontends.torch.compiled.layouts import Layout
from mlfuse.frontends.torch.compiled.region import Region, Runner, Sizes
from mlfuse.frontends.torch.compiled.runners import Function, runner_of
from mlfuse.frontends.torch.compiled.values import is_tensor, value_of
from mlfuse.frontends.torch.library import Tensor, data_ptr, increment_version, torch

Shapes = tuple[tuple[int, ...], ...]
Numbers = tuple[int, ...]


class Compiler(Protocol):
    """Compiles a region's module."""

    def __call__(self, module: ModuleOp, device: str) -> Executable: ...


@dataclass(frozen=True)
class CallingConvention:
    """How a region is called: with its inputs, its numbers, its seed, then tensors for results."""

    inputs: tuple[Layout, ...]
    """The layouts of the input tensors, the seed among them."""
    outputs: tuple[Layout, ...]
    tensors: int
    """The number of input tensors, without the seed."""
    numbers: int
    has_seed: bool
    into: tuple[int, ...]
    """The numbers of the results that are written to tensors given as the last arguments."""
    written: Mapping[int, int]
    """For each result that replaces an input, the number of that input."""
    device: Any
    shapes: Shapes | None
    """The sizes of the inputs, if they are known."""

    @staticmethod
    def of(region: Region, into: tuple[int, ...]) -> CallingConvention:
        values = [value_of(each) for each in region.inputs]
        every = [value_of(each) for each in (*region.inputs, *region.nodes)]
        return CallingConvention(
            inputs=(*map(Layout.of, values), *[Layout()] * (region.seed is not None)),
            outputs=tuple(Layout.of(value_of(each)) for each in region.outputs),
            tensors=len(values),
            numbers=len(region.numbers),
            has_seed=region.seed is not None,
            into=into,
            written=region.written,
            device=next(each.device for each in every if is_tensor(each)),
            shapes=None if region.is_open else tuple(tuple(v.shape) for v in values),
        )


class RegionCode:
    """Compiles a region: once for all sizes, or for the sizes of each call where that can't be expressed; `note` gets the
    reason."""

    def __init__(
        self,
        region: Region,
        name: str,
        shapes: Shapes | None,
        compile: Compiler,
        note: Callable[[str], None],
    ):
        """`shapes` are the sizes of its inputs, if they are known."""
        self._region, self._compile = region, compile
        self.once: Executable | None = None
        """The code for all calls, if there is one."""
        if shapes is not None:
            self.once = self._compiled(shapes, ())
            return
        try:
            self.once = compile(region.open_module(), region.device)
        except MlfuseError as error:
            note(f"{name} is compiled for the sizes of each call: {error}")

    def __call__(self, shapes: Shapes, numbers: Numbers) -> Executable:
        return self.once or self._compiled(shapes, numbers)

    def _compiled(self, shapes: Shapes, numbers: Numbers) -> Executable:
        with torch.utils._python_dispatch._disable_current_modes():
            return self._compile(self._region.module(shapes, numbers), self._region.device)


class RegionCall:
    """A region in the sequence of calls: `code` gives the function for the sizes of a call."""

    def __init__(
        self,
        name: str,
        convention: CallingConvention,
        code: Callable[[Shapes, Numbers], Function],
    ):
        self.__name__ = self.__qualname__ = name
        self.__module__ = __name__
        self.convention, self.code = convention, code
        self._fixed: Runner | None = None
        self._runners = Sizes(self._make)

    def _make(self, key: tuple[Shapes, Numbers]) -> Runner:
        """The runner for arguments of these sizes."""
        shapes, numbers = key
        return self._runner(self.code(shapes, numbers), shapes)

    def _runner(self, function: Function, shapes: Shapes) -> Runner:
        how = self.convention
        shapes = (*shapes, ()) if how.has_seed else shapes
        with torch.utils._python_dispatch._disable_current_modes():
            return runner_of(function, shapes, how.inputs, how.outputs, how.device)

    def finish(self) -> None:
        """Make the runner now if sizes are known. This waits for the kernels to compile, so it is called after all
        regions have started compiling."""
        if (shapes := self.convention.shapes) is not None:
            self._fixed = self._runner(self.code(shapes, ()), shapes)

    @property
    def function(self) -> Callable[..., list[Tensor]]:
        """The function to call: this object, or the runner alone if all arguments are tensors of known sizes."""
        run, how = self._fixed, self.convention
        if run is None or how.into or how.written:
            return self

        def call(*tensors: Tensor) -> list[Tensor]:
            return run(tensors, ())

        call.__name__ = call.__qualname__ = self.__name__
        return call

    def __call__(self, *args: Any) -> list[Tensor]:
        how, count = self.convention, self.convention.tensors
        tensors = args[:count]
        end = count + how.numbers
        run = self._fixed
        if run is None:
            shapes = tuple([tuple(tensor.shape) for tensor in tensors])
            run = self._runners((shapes, args[count:end]))
        if how.has_seed:
            tensors += (args[end],)
            end += 1
        written = {result: tensors[n] for result, n in how.written.items()}
        into = dict(zip(how.into, args[end:], strict=True))
        results = run(tensors, [into.get(n) for n in range(len(how.outputs))])
        for n, target in (written | into).items():
            if data_ptr(results[n]) != data_ptr(target):  # its layout isn't the declared one
                results[n] = target.copy_(results[n])
            else:
                increment_version([target])
        return results
