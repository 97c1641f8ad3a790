"""A loaded model, which is called with arrays."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Mapping, Sequence
from math import prod
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from xdsl.dialects.builtin import ModuleOp

from mlfuse.diagnostics.errors import MlfuseError, Place
from mlfuse.diagnostics.remark import Remark
from mlfuse.diagnostics.remarks import record
from mlfuse.dialects.dtypes import Array
from mlfuse.driver.collector import gc_paused
from mlfuse.explain.executable import Executable
from mlfuse.frontends.onnx.convert import Converted, convert, node_names
from mlfuse.frontends.onnx.errors import (
    NeedsValuesError,
    NoConverterError,
    OnnxError,
    UnsupportedError,
)
from mlfuse.frontends.onnx.inputs import MAX_VALUES, Shapes, Types
from mlfuse.frontends.onnx.reading import Info, Loaded
from mlfuse.frontends.tracing.node_hints import NodeHints
from mlfuse.ir.context import new_context
from mlfuse.passes.channels_last import ChannelsLast
from mlfuse.passes.plans.text import PlanSource, read_plan
from mlfuse.passes.utils.precision import DEFAULT, check_precision
from mlfuse.runtime.cpu.entry import Front
from mlfuse.runtime.process import forks

if TYPE_CHECKING:
    from mlfuse.frontends.transforms.stages import Explanation

MAX_SPECIALISED = 16
"""The number of executables that a model keeps: those for the latest shapes and values."""


class Model(Front):
    """An ONNX model. `load` makes it; several threads may call it.

    It is called with one array for each input, by position or by name, and returns the outputs: one array, or a tuple
    if there are several. `run` takes and returns mappings by name. Inputs with a default value can be given by name;
    `defaults` lists them.

    If possible, a model is compiled when it is loaded, for all sizes of its dynamic dims. Otherwise it is compiled for
    each set of shapes, and if an input decides shapes, as for a Reshape, for each of its values (remarks say so; the
    last 16 are kept).
    """

    def __init__(
        self,
        loaded: Loaded,
        device: str | None = None,
        dims: Mapping[str, int] | None = None,
        precision: str = DEFAULT,
        hints: NodeHints | None = None,
        plan: PlanSource | None = None,
    ):
        from mlfuse.driver.device import check_device

        check_precision(precision)
        check_device(device)
        self._loaded = loaded
        self._hints = hints or NodeHints()
        self._hints.check(node_names(loaded))
        self._device, self._precision = device, precision
        self._plan = None if plan is None else read_plan(plan)
        self._dims = dict(dims or {})
        self.types = Types.of(loaded.inputs, dims or {})
        """The types of its inputs."""
        self.outputs: tuple[Info, ...] = loaded.outputs
        """Its outputs, as the file declares them."""
        self.remarks: list[Remark] = []
        """Remarks about its sizes; `explain` has those about fusion."""
        self._wanted: frozenset[int] = frozenset()
        """The inputs whose values must be known."""
        self._by_shape = False
        self._taking: dict[frozenset[str], Model] = {}
        """This model with some of `defaults` as inputs, by their names."""
        self._made: OrderedDict[object, tuple[Converted, Executable]] = OrderedDict()
        self._lock = forks.reentrant_lock()
        self._only: tuple[Converted, Executable] | None = self._prepared()
        """The code for all calls, if one code serves them all."""

    @property
    def inputs(self) -> tuple[Info, ...]:
        """Its required inputs, as the file declares them."""
        return self.types.infos

    @property
    def defaults(self) -> frozenset[str]:
        """The names of inputs that can be left out: the file has values for them."""
        return self._loaded.defaults

    def taking(self, names: Iterable[str]) -> Model:
        """The model with those of `defaults` that are in `names` as additional inputs."""
        given = self.defaults.intersection(names)
        if not given:
            return self
        with self._lock:
            if given not in self._taking:
                loaded = self._loaded.taking(given)
                self._taking[given] = Model(
                    *(loaded, self._device, self._dims, self._precision, self._hints, self._plan)
                )
            return self._taking[given]

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """The outputs for one array per input; see the class."""
        return self._answer(*args, **kwargs)

    def _answer(self, *args: Any, **kwargs: Any) -> Any:
        outputs = self._called(args, kwargs)
        if not (kwargs or self._wanted) and {*map(type, args)} == {np.ndarray}:
            learned = self._serving(args)[1].learned_calls
            if learned is not None:
                self._make_in_c(learned, args)
        return outputs

    def _called(self, args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> Any:
        if (model := self.taking(kwargs)) is not self:
            return model._called(args, kwargs)
        if kwargs or len(args) != len(self.inputs):
            args = self.types.placed(args, kwargs)
        if self._only is not None:
            return self._only[1](*args) if not self.types.are_open else self._for_any_size(args)
        _, made = self._specialized(args)
        if self._wanted:
            args = tuple(arg for number, arg in enumerate(args) if number not in self._wanted)
        return made(*args)

    def _for_any_size(self, args: Sequence[Any]) -> Any:
        """Run the code for all sizes; if it rejects the arguments, run code for their sizes. That happens if two sizes
        that the first code assumes to be equal are different, and one of them is 1 and broadcasts."""
        assert self._only is not None
        if self.types.ties:
            self.types.check_ties(args)
        try:
            return self._only[1](*args)
        except MlfuseError:
            if not self.types.are_of_type(args):
                raise
            return self._specialized(args)[1](*args)

    def run(self, inputs: Mapping[str, Any]) -> dict[str, Any]:
        """The outputs by name, given the inputs by name."""
        names = [info.name for info in self.inputs]
        if set(inputs) == set(names):
            results = self(*[inputs[name] for name in names])  # in C, if it knows the call
        else:
            results = self._called((), inputs)
        several = results if len(self.outputs) != 1 else (results,)
        return {info.name: each for info, each in zip(self.outputs, several, strict=True)}

    def executable(self, *args: Any) -> Executable:
        """The executable for such arguments. They can be left out if one executable serves all calls."""
        return self._serving(args)[1]

    def module(self, *args: Any) -> ModuleOp:
        """The graph for such arguments. Its last arguments are the weights; see `bound`."""
        return self._serving(args)[0].module

    def bound(self, *args: Any) -> list[Array]:
        """The values of the module's last arguments."""
        return list(self._serving(args)[0].bound)

    def stage(self, name: str, *args: Any) -> str:
        """The text of a stage: `graph`, `fused`, `loop`, `kernel`, `host` or `source`."""
        return self.executable(*args).stage(name)

    def explain(self, *args: Any) -> Explanation:
        """A report of fusion: launches, calls, bytes, and every decision; `str(...)` is a text."""
        from mlfuse.frontends.transforms.stages import Explanation

        made = self.executable(*args)
        return Explanation.of(
            Path(self._loaded.file).name, made.source, made.target, self._precision, self._plan
        )

    def __repr__(self) -> str:
        outputs = ", ".join(map(str, self.outputs))
        return f"<mlfuse.onnx.Model {self._loaded.file}: ({self.types}) -> ({outputs})>"

    def _prepared(self) -> tuple[Converted, Executable] | None:
        """The code for all calls, made when the model is loaded; None if the code depends on the call."""
        try:
            converted = self._converted(None, {})
        except NoConverterError:
            raise
        except NeedsValuesError as error:
            self._want(error)
            self._by_shape = self.types.are_open
            return None
        except OnnxError as error:
            if not self.types.are_open:
                raise
            self._by_shape = True
            self._remark("onnx.shapes", f"{error}; compiled again for each set of shapes")
            return None
        return converted, self._compiled(converted)

    def _serving(self, args: Sequence[Any]) -> tuple[Converted, Executable]:
        if self._only is not None:
            return self._only
        if len(args) != len(self.inputs):
            raise MlfuseError(
                f"which code this model becomes depends on its inputs: pass {self.types}"
            )
        return self._specialized(args)

    def _specialized(self, args: Sequence[Any]) -> tuple[Converted, Executable]:
        """The code for arguments of these shapes, and of these values if they matter.

        The conversion may find that the values of more inputs matter; then it is repeated with these known.
        """
        by_shape = self._by_shape or self._only is not None
        shapes = self.types.shapes(args) if by_shape else None
        with self._lock:
            while True:
                values = {number: self.types.value(args[number], number) for number in self._wanted}
                key = shapes, tuple((n, a.shape, a.tobytes()) for n, a in sorted(values.items()))
                found = self._made.get(key)
                if found is not None:
                    self._made.move_to_end(key)
                    return found
                try:
                    converted = self._converted(shapes, values)
                    break
                except NeedsValuesError as error:
                    self._want(error)
            self._made[key] = converted, self._compiled(converted)
            if len(self._made) > MAX_SPECIALISED:
                self._made.popitem(last=False)
            return self._made[key]

    def _converted(self, shapes: Shapes | None, values: Mapping[int, Array]) -> Converted:
        with gc_paused():
            types = self.types.traced(shapes, values)
            ties = self.types.ties if shapes is None else ()
            return convert(self._loaded, types, values, ties, self._hints)

    def _compiled(self, converted: Converted) -> Executable:
        from mlfuse.driver.device import convolves_channels_last
        from mlfuse.explain.executable import compile

        module, bound = converted.module, converted.bound
        if convolves_channels_last(self._device):
            ChannelsLast().apply(new_context(), module)
        return compile(
            module,
            self._device,
            precision=self._precision,
            bound=bound,
            plan=self._plan,
            stored=True,
        )

    def _want(self, error: NeedsValuesError) -> None:
        """Make code for the values of more inputs from now on. Raises `error` if it depends on no input, or on large
        ones."""
        new = error.inputs - self._wanted
        if not new or any(self._is_large(number) for number in new):
            raise error
        self._wanted |= new
        names = ", ".join(repr(self.inputs[number].name) for number in sorted(new))
        self._remark("onnx.values", f"{error}; compiled again for each value of {names}")

    def _is_large(self, number: int) -> bool:
        shape = self.inputs[number].shape
        if shape is None:
            return False
        known = [size for size in shape if isinstance(size, int)]
        return prod(known) > MAX_VALUES or (len(shape) > 1 and len(known) < len(shape))

    def _remark(self, rule: str, reason: str) -> None:
        place = Place(self._loaded.file, 1, 1)
        remark = Remark(place, rule, False, "the model", reason)
        self.remarks.append(remark)
        record(remark)


def graph_of(loaded: Loaded, dims: Mapping[str, int]) -> ModuleOp:
    """The graph of a model that serves all calls.

    UnsupportedError if the graph depends on sizes or values that aren't known.
    """
    types = Types.of(loaded.inputs, dims)
    try:
        return convert(loaded, types.traced(None, {}), {}, types.ties).module
    except OnnxError as error:
        if not types.are_open or isinstance(error, NoConverterError):
            raise
        text = f"{error.message}; sizes that the model leaves open may be given (--dim=NAME=SIZE)"
        raise UnsupportedError(text, error.place) from error
