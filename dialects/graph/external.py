"""`graph.call_external`: a call of a function on the host."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, cast

import numpy as np
from xdsl.dialects.builtin import (
    DenseArrayBase,
    DictionaryAttr,
    FloatAttr,
    IntegerAttr,
    IntegerType,
    StringAttr,
    i1,
    i64,
)
from xdsl.ir import Attribute, SSAValue
from xdsl.irdl import irdl_op_definition, prop_def, traits_def, var_operand_def, var_result_def
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import Pure

from mlfuse import externals
from mlfuse.diagnostics.errors import MlfuseError, OpError
from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC, Array
from mlfuse.dialects.graph.base import (
    AnyTensor,
    Dim,
    Dims,
    GraphOp,
    OpKind,
    dims_of,
    parse_tensor,
    require,
    shape_of,
    tensor_type,
)

if TYPE_CHECKING:
    from mlfuse.dialects.graph.gradient import Backward


@irdl_op_definition
class CallExternalOp(GraphOp):
    """`graph.call_external "topk" (%x, %y) {k = 3 : i64} : (tensor<8xf32>, tensor<8xf32>) ->
    tensor<3xf32>`: a function registered in `mlfuse.externals`, never fused.

    Options are integers, floats, truth values and texts. A result with `?` dims has the shape of the
    first operand with the same dims. A function that returns several arrays has several results:
    `graph.call_external "sort" (%x) : (tensor<8xf32>) -> (tensor<8xf32>, tensor<8xi64>)`.
    """

    name = "graph.call_external"
    KIND: ClassVar[OpKind] = OpKind.OPAQUE
    WIDENS: ClassVar[bool] = False
    function = prop_def(StringAttr)
    options = prop_def(DictionaryAttr)
    inputs = var_operand_def()
    made = var_result_def()
    traits = traits_def(Pure())

    def __init__(
        self,
        function: str,
        inputs: Sequence[SSAValue],
        result_types: AnyTensor | Sequence[AnyTensor],
        options: Mapping[str, Attribute] | None = None,
    ):
        types = result_types if isinstance(result_types, Sequence) else [result_types]
        super().__init__(
            operands=[inputs],
            properties={
                "function": StringAttr(function),
                "options": DictionaryAttr(dict(options or {})),
            },
            result_types=[types],
        )

    @property
    def result(self) -> SSAValue:
        """The only result, or the first one."""
        return self.results[0]

    def _twin(self, result: SSAValue) -> SSAValue | None:
        """The operand that a result with `?` dims takes its sizes from."""
        shape = shape_of(result)
        if DYNAMIC not in shape:
            return None
        return next((value for value in self.inputs if shape_of(value) == shape), None)

    def verify_(self) -> None:
        super().verify_()
        name = self.function.data
        require(bool(self.results), f"graph.call_external {name!r} has no result")
        for result in self.results:
            require(
                DYNAMIC not in shape_of(result) or self._twin(result) is not None,
                f"graph.call_external {name!r}: the sizes of the `?` dims of {result.type} are unknown; "
                "the result must have the dims of an operand",
            )
        keywords(self.options)

    def element_checks(self) -> str | None:
        for value in (*self.inputs, *self.results):
            dtype = dtypes.of(value.type)
            if dtype.is_integer and not dtype.is_signed:
                return f"passes no {dtype.name}: that it is unsigned is lost below the graph; graph.bitcast it"
        return None

    def equal_dims(self) -> Iterator[tuple[Dim, Dim]]:
        for result in self.results:
            twin = self._twin(result)
            for position in range(len(shape_of(twin)) if twin is not None else 0):
                yield (cast(SSAValue, twin), position), (result, position)

    def numpy(self, *args: Array) -> Any:
        """The result; a tuple of them if there are several."""
        try:
            function = externals.lookup(self.function.data)
        except MlfuseError as error:
            raise OpError(self, str(error)) from error
        found = function(*args, **keywords(self.options))
        if len(self.results) == 1:
            return self._checked(found, self.result)
        if not isinstance(found, tuple | list) or len(found) != len(self.results):  # pyright: ignore
            count = len(self.results)
            raise OpError(
                self, f"the external function {self.function.data!r} must return {count} arrays"
            )
        return tuple(map(self._checked, found, self.results))  # pyright: ignore

    def _checked(self, found: Any, result: SSAValue) -> Array:
        array = np.asarray(found)
        if array.dtype != dtypes.of(result.type).numpy:
            raise OpError(
                self,
                f"the external function {self.function.data!r} gave {array.dtype}, its result is "
                f"declared as {result.type}",
            )
        return array

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        """Calls of the function's registered gradient, one for each operand that needs a gradient."""
        name = externals.gradient_of(self.function.data)
        if len(self.results) > 1:
            e.refuse(f"the external function {self.function.data!r} has several results")
        if not externals.is_registered(name):
            e.refuse(
                f"the external function {self.function.data!r} has none; register one with "
                "mlfuse.externals.register(..., gradient=...), or put graph.stop_gradient around its "
                "operands"
            )
        if "operand" in self.options.data:
            e.refuse(
                'the gradient is called with an option "operand"; rename the option of that name'
            )
        return [
            self._call_of_gradient(e, name, grad, number) if e.wants(number) else None
            for number in range(len(self.inputs))
        ]

    def _call_of_gradient(self, e: Backward, name: str, grad: SSAValue, number: int) -> SSAValue:
        options = {**self.options.data, "operand": IntegerAttr(number, i64)}
        type_ = tensor_type(self.inputs[number])
        return e.emit(CallExternalOp(name, [grad, *self.inputs], type_, options))

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_attribute(self.function)
        printer.print_string(" (")
        printer.print_list(self.inputs, printer.print_operand)
        printer.print_string(")")
        printer.print_op_attributes({**self.options.data, **self.attributes})
        printer.print_string(" : (")
        printer.print_list(self.inputs.types, printer.print_attribute)
        printer.print_string(") -> ")
        if len(self.results) == 1:
            printer.print_attribute(self.result.type)
            return
        with printer.in_parens():
            printer.print_list(self.results.types, printer.print_attribute)

    @classmethod
    def parse(cls, parser: Parser) -> CallExternalOp:
        name = parser.parse_str_literal()
        start = parser.pos
        operands = parser.parse_comma_separated_list(
            parser.Delimiter.PAREN, parser.parse_unresolved_operand
        )
        given = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        types = parser.parse_comma_separated_list(
            parser.Delimiter.PAREN, lambda: parse_tensor(parser)
        )
        parser.parse_punctuation("->")
        values = parser.resolve_operands(operands, types, start)
        # Names with a dot are attributes, for example `mlfuse.no_fuse`.
        options = {name: attr for name, attr in given.items() if "." not in name}
        several = parser.parse_optional_comma_separated_list(
            parser.Delimiter.PAREN, lambda: parse_tensor(parser)
        )
        made = parse_tensor(parser) if several is None else several
        op = cls(name, values, made, options)
        op.attributes.update({name: attr for name, attr in given.items() if "." in name})
        return op


def keywords(options: DictionaryAttr) -> dict[str, int | float | str | bool | list[int]]:
    """Options as Python's keyword arguments. VerifyException where one isn't a plain value."""
    found: dict[str, int | float | str | bool | list[int]] = {}
    for name, attr in options.data.items():
        value = _plain(attr)
        require(
            value is not None and name.isidentifier(),
            f"option {name} = {attr} can't be passed; options are integers, floats, truth values "
            "and texts",
        )
        assert value is not None
        found[name] = value
    return found


def _plain(attr: Attribute) -> int | float | str | bool | list[int] | None:
    match attr:
        case IntegerAttr():
            number = cast(IntegerAttr[IntegerType], attr)
            return bool(number.value.data) if number.type == i1 else number.value.data
        case FloatAttr():
            return cast(FloatAttr[Any], attr).value.data
        case StringAttr():
            return attr.data
        case DenseArrayBase():
            return list(dims_of(cast(Dims, attr)))
        case _:
            return None
