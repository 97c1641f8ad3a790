"""The base class of optimizer steps: one op is one step of one parameter tensor.

```mlir
%p1, %m1, %v1 = optim.adamw %p, %g, %m, %v step %t lr %lr beta1 %b1 beta2 %b2 eps %eps
                  weight_decay %wd {maximize} : tensor<8x16xf32>
```
Operands are the parameter, its gradient, the state tensors, and the step's numbers by name, each a `tensor<f64>`. All
of them are run-time values, so new values need no compilation. Results are the new parameter and the new states.
Options, which choose the formula, are properties. After the colon is the type of all tensors, or one type for each
(parameter, gradient, states). Types may differ: bf16 parameters with f32 states, or an f32 master with bf16 gradients.

`step` is the number of this step, from 1: torch's `state["step"]` after its increment.

A class lists its states and numbers (`STATES`, `NUMBERS`) and has one property for each option. Its method `update`
computes the step, with torch's ops on `values.Tensor`.
"""

from __future__ import annotations

import abc
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from xdsl.dialects.builtin import IntegerAttr, TensorType, UnitAttr, f64
from xdsl.ir import Attribute, SSAValue
from xdsl.irdl import traits_def, var_operand_def, var_result_def
from xdsl.parser import Parser, UnresolvedOperand
from xdsl.printer import Printer
from xdsl.traits import Pure

from mlfuse.dialects import dtypes
from mlfuse.dialects.graph.base import (
    Dim,
    check_tensor,
    parse_tensor,
    require,
    shape_of,
    shapes_match,
    tensor_type,
)
from mlfuse.dialects.graph.composite import Emitter
from mlfuse.dialects.graph.compound import CompoundOp
from mlfuse.dialects.optim.values import Number, Tensor, wider

NUMBER = TensorType(f64, [])
"""The type of a step count or hyperparameter."""


@dataclass(frozen=True)
class State:
    """A tensor that is kept from step to step for each parameter, under torch's name."""

    name: str
    when: str | None = None
    """The option that brings it; always there if None."""
    start: float | str = 0.0
    """Its value before the first step, or the argument of torch's optimizer that has it."""
    scalar: bool = False
    """Whether it has rank 0 (an f32 or f64) instead of the parameter's shape."""


@dataclass(frozen=True)
class Hyperparameter:
    """A number of the step, under torch's name (a pair like `betas` is two numbers)."""

    name: str
    default: float | None
    """Torch's default; None if a value must be given."""
    when: str | None = None
    """The option that brings it; always there if None."""


STEP = Hyperparameter("step", None)


class UpdateOp(CompoundOp, abc.ABC):
    """One step of an optimizer on one parameter."""

    STATES: ClassVar[tuple[State, ...]] = ()
    NUMBERS: ClassVar[tuple[Hyperparameter, ...]]
    inputs = var_operand_def()
    outputs = var_result_def()
    traits = traits_def(Pure())

    @abc.abstractmethod
    def update(
        self, p: Tensor, g: Tensor, s: Mapping[str, Tensor], h: Mapping[str, Number]
    ) -> tuple[Tensor, ...]:
        """The new parameter and the new states, from the parameter p, gradient g, states s and numbers h. g has the
        wider of the types of p and the gradient, and is negated if the op maximizes."""

    @classmethod
    def options(cls) -> tuple[str, ...]:
        """The names of all options."""
        return tuple(cls.get_irdl_definition().properties)

    @classmethod
    def states(cls, options: Sequence[str] = ()) -> tuple[State, ...]:
        """The states that a step with these options has, in operand order."""
        return tuple(each for each in cls.STATES if each.when is None or each.when in options)

    @classmethod
    def numbers(cls, options: Sequence[str] = ()) -> tuple[Hyperparameter, ...]:
        """The numbers that a step with these options takes, in operand order."""
        return tuple(each for each in cls.NUMBERS if each.when is None or each.when in options)

    @classmethod
    def make(
        cls,
        tensors: Sequence[SSAValue],
        numbers: Mapping[str, SSAValue],
        options: Mapping[str, bool] | None = None,
    ) -> Self:
        """The op from Python values: parameter, gradient and states in order; numbers by name; options that differ
        from their default. KeyError if a number is missing."""
        properties = cls._defaults()
        for name, value in (options or {}).items():
            if cls._is_flag(name):
                properties |= {name: UnitAttr()} if value else {}
            else:
                properties[name] = IntegerAttr.from_bool(value)
        needed = cls.numbers([name for name, attr in properties.items() if _holds(attr)])
        values = [*tensors, *(numbers[each.name] for each in needed)]
        return cls.create(
            operands=values,
            result_types=[tensors[0].type, *(each.type for each in tensors[2:])],
            properties=properties,
        )

    @property
    def chosen(self) -> list[str]:
        """The options that are on."""
        return [name for name, attr in self.properties.items() if _holds(attr)]

    @property
    def tensors(self) -> Sequence[SSAValue]:
        """Parameter, gradient and states."""
        return self.operands[: 2 + len(self.states(self.chosen))]

    def decompose(self, e: Emitter, *args: SSAValue) -> Sequence[SSAValue]:
        states, numbers = self.states(self.chosen), self.numbers(self.chosen)
        p, g, *rest = (Tensor(e, value) for value in args[: 2 + len(states)])
        g = g.to(wider(g.dtype, p.dtype))
        if "maximize" in self.chosen:
            g = g.neg()
        s = {state.name: value for state, value in zip(states, rest, strict=True)}
        given = args[2 + len(states) :]
        h = {each.name: Number(e, value) for each, value in zip(numbers, given, strict=True)}
        return [result.value for result in self.update(p, g, s, h)]

    def equal_dims(self) -> Iterator[tuple[Dim, Dim]]:
        for value in (*self.tensors, *self.results):
            for position in range(len(shape_of(value))):
                yield (self.operands[0], position), (value, position)

    def verify_(self) -> None:
        name, states, numbers = self.name, self.states(self.chosen), self.numbers(self.chosen)
        wanted = ", ".join(("parameter", "gradient", *(state.name for state in states)))
        require(
            len(self.operands) == 2 + len(states) + len(numbers),
            f"{name}: takes {wanted} and {len(numbers)} numbers, but has {len(self.operands)} operands",
        )
        for value in (*self.operands, *self.results):
            check_tensor(value)
        for value, each in zip(self.operands[2 + len(states) :], numbers, strict=True):
            require(value.type == NUMBER, f"{name}: {each.name} is a {value.type}, not a {NUMBER}")
        shape = shape_of(self.operands[0])
        roles = ("parameter", "gradient", *(state.name for state in states))
        for value, role in zip(self.tensors, roles, strict=True):
            scalar = any(state.scalar for state in states if state.name == role)
            type_, dtype = tensor_type(value), dtypes.of(value.type)
            wanted = "rank 0" if scalar else f"the shape of {self.operands[0].type}"
            require(
                shapes_match(type_.get_shape(), () if scalar else shape),
                f"{name}: {role} is a {type_}; it must have {wanted}",
            )
            least = 32 if scalar else 16
            require(
                dtype.is_float and dtype.bits >= least,
                f"{name}: {role} is a {type_}; it takes floats of {least} to 64 bits",
            )
        types = [self.operands[0].type, *(value.type for value in self.tensors[2:])]
        require(
            [result.type for result in self.results] == types,
            f"{name}: the results must have the types of the parameter and the states",
        )

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_list(self.tensors, printer.print_operand)
        values = self.operands[len(self.tensors) :]
        for each, value in zip(self.numbers(self.chosen), values, strict=True):
            printer.print_string(f" {each.name} ")
            printer.print_operand(value)
        unsaid = self._defaults()
        said = {k: self.properties[k] for k in self.options() if k in self.properties}
        shown = {k: v for k, v in said.items() if unsaid.get(k) != v}
        printer.print_op_attributes(shown | self.attributes)
        printer.print_string(" : ")
        types = [value.type for value in self.tensors]
        printer.print_list(types[:1] if len(set(types)) == 1 else types, printer.print_attribute)

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        start = parser.pos
        tensors = parser.parse_comma_separated_list(
            parser.Delimiter.NONE, parser.parse_unresolved_operand
        )
        known = [each.name for each in cls.NUMBERS]
        given: dict[str, UnresolvedOperand] = {}
        while (name := parser.parse_optional_identifier()) is not None:
            if name not in known or name in given:
                unknown = f"unknown number {name!r}, expected one of: {', '.join(known)}"
                fault = f"{name} is given twice" if name in given else unknown
                parser.raise_error(f"{cls.name}: {fault}", start)
            given[name] = parser.parse_unresolved_operand()
        attributes = parser.parse_optional_attr_dict()
        names = cls.options()
        properties = cls._defaults() | {
            k: attributes.pop(k) for k in list(attributes) if k in names
        }
        options = [name for name, attr in properties.items() if _holds(attr)]
        states, numbers = cls.states(options), cls.numbers(options)
        wanted = [each.name for each in numbers]
        if set(wanted) != set(given):
            parser.raise_error(f"{cls.name}: takes the numbers {', '.join(wanted)}", start)
        roles = ["parameter", "gradient", *(state.name for state in states)]
        if len(tensors) != len(roles):
            parser.raise_error(f"{cls.name}: takes the tensors {', '.join(roles)}", start)
        parser.parse_punctuation(":")
        types = parser.parse_comma_separated_list(
            parser.Delimiter.NONE, lambda: parse_tensor(parser)
        )
        if len(types) == 1:
            types = types * len(tensors)
        values = list(parser.resolve_operands(tensors, types, start))
        values.extend(parser.resolve_operand(given[name], NUMBER) for name in wanted)
        return cls.create(
            operands=values,
            result_types=[types[0], *types[2:]],
            properties=properties,
            attributes=attributes,
        )

    @classmethod
    def _defaults(cls) -> dict[str, Attribute]:
        found = cls.get_irdl_definition().properties.items()
        return {name: each.default_value for name, each in found if each.default_value is not None}

    @classmethod
    def _is_flag(cls, name: str) -> bool:
        """Whether an option is off by default; if not, `name = false` turns it off."""
        return cls.get_irdl_definition().properties[name].default_value is None


def _holds(attr: Attribute) -> bool:
    """Whether an option's property turns it on."""
    return not isinstance(attr, IntegerAttr) or bool(attr.value.data)


def decayed(g: Tensor, p: Tensor, weight_decay: Number) -> Tensor:
    """The gradient of the loss plus weight_decay / 2 * |p|^2. Without decay it is g, also where p isn't finite."""
    return g.add(p, alpha=weight_decay).where(weight_decay.compare("ne", 0.0), g)
