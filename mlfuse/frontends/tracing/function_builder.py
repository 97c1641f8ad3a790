"""Builds a function: ops are appended one by one, with the user's source lines, and their sizes are recorded."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from contextvars import ContextVar
from dataclasses import dataclass, field, replace
from itertools import chain, count

from xdsl.dialects.builtin import (
    ArrayAttr,
    DictionaryAttr,
    ModuleOp,
    StringAttr,
    UnitAttr,
)
from xdsl.dialects.func import CallOp, FuncOp, ReturnOp
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException

from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.graph.base import AnyTensor, Dim, GraphOp, SizeFormula, shape_of
from mlfuse.dialects.graph.marks import DEVICE
from mlfuse.dialects.graph.sized import SizedOp
from mlfuse.dialects.sizes import Polynomial
from mlfuse.frontends.tracing.place import TraceError, here, location
from mlfuse.frontends.tracing.sizes import Sizes

SizeKey = tuple[int | Polynomial, ...]
"""A shape: numbers, and for `?` polynomials over the symbols of the function's `sizes`."""


@dataclass(frozen=True, eq=False)
class Marker:
    """An attribute for what is traced meanwhile (`tracing.hints`); each marker has a name of its own in the
    function, or none. That of a device has the device's."""

    attribute: str
    name: str


MARKS: ContextVar[tuple[Marker, ...]] = ContextVar("marks", default=())
"""The innermost first."""


@dataclass(frozen=True)
class Input:
    """One argument of the function. `weak`: see the module's text; it is a rank-0 f64 or i64 then."""

    name: str
    type: AnyTensor
    weak: bool = False
    attributes: Mapping[str, Attribute] = field(default_factory=dict[str, Attribute])


class FunctionBuilder:
    """A function, until `finish` makes a module of it.

    `one_size`: all arguments that aren't of rank 0 have the same sizes at run time.
    """

    def __init__(self, inputs: Sequence[Input], *, one_size: bool = False):
        self._inputs = tuple(inputs)
        self._block = Block(arg_types=[each.type for each in inputs])
        self._holders: dict[SizeKey, SSAValue] = {}
        self._finished = False
        self._names: dict[Marker, str] = {}
        self.sizes = Sizes()
        """The facts about `?` sizes."""
        self.functions: dict[str, FuncOp] = {}
        """Other functions of the module, by name: those that calls are of."""
        for value, each in zip(self._block.args, inputs, strict=True):
            value.name_hint = each.name
        tensors = [value for value in self._block.args if shape_of(value)]
        for value in tensors[1:] if one_size else ():
            for position in range(len(shape_of(value))):
                self.sizes.tie((tensors[0], position), (value, position))
        for value in tensors:
            self._hold(value)

    @property
    def arguments(self) -> list[SSAValue]:
        """The function's arguments."""
        return list(self._block.args)

    @property
    def block(self) -> Block:
        """The body so far; it has no terminator before `finish`."""
        return self._block

    @property
    def is_finished(self) -> bool:
        """Whether nothing can be added any more."""
        return self._finished

    def owns(self, value: SSAValue) -> bool:
        """Whether the value stands in the function now, and isn't one of a transformed function's
        (of `mlfuse.vmap`, `mlfuse.grad`) that has ended."""
        owner = value.owner
        return owner is self._block or (
            isinstance(owner, Operation) and owner.parent is self._block
        )

    def emit(self, op: Operation) -> SSAValue:
        """Append an op of one result; TraceError, in the op's own words, where it doesn't verify."""
        return self.emit_all(op)[0]

    def emit_all(self, op: Operation) -> Sequence[SSAValue]:
        """Append an op."""
        place = here()
        if self._finished:
            raise TraceError(
                "this traced array leaked out of its function, which has been traced already: return it from the "
                "function instead"
            )
        if not all(self.owns(operand) for operand in op.operands):
            raise TraceError(
                "this array belongs to a function that mlfuse.vmap or mlfuse.grad has transformed and "
                "that has ended: return it from that function"
            )
        try:
            if isinstance(op, GraphOp):
                op.verify_()
            else:
                op.verify(verify_nested_ops=False)
        except VerifyException as error:
            raise TraceError(str(error), place) from error
        op.location = location(place) or op.location
        self._block.add_op(op)
        self.mark(op)
        self.note(op)
        return op.results

    def mark(self, op: Operation) -> None:
        """Write the active fusion hints on a new op."""
        marks = MARKS.get()
        for each in marks:
            if each.attribute == DEVICE:  # the innermost decides
                op.attributes.setdefault(DEVICE, StringAttr(each.name))
        marks = [each for each in marks if each.attribute != DEVICE]
        if isinstance(op, GraphOp) and op.KIND.is_read_in_place:
            return  # part of every kernel that reads it
        for each in marks:
            if not each.name:
                op.attributes.setdefault(each.attribute, UnitAttr())
                continue
            if each not in self._names:
                taken = {*self._names.values()}
                numbered = (f"{each.name}_{number}" for number in count(2))
                names = chain([each.name], numbered)
                self._names[each] = next(name for name in names if name not in taken)
            op.attributes.setdefault(each.attribute, StringAttr(self._names[each]))

    def note(self, op: Operation) -> None:
        """Record the sizes of an op of the block; `emit` does so for the ops that it appends."""
        if any(DYNAMIC in shape_of(each) for each in (*op.results, *op.operands)):
            if isinstance(op, GraphOp):
                self.sizes.include(op)
            for result in op.results:
                self._hold(result)

    def finish(self, results: Sequence[SSAValue], name: str = "main") -> ModuleOp:
        """The module of the function that returns `results`, verified; nothing can be added then.

        What no result needs is left out.
        """
        from mlfuse.ir.verify import verify_module

        self._block.add_op(ReturnOp(*results))
        for op in reversed(list(self._block.ops)):
            pure = isinstance(op, CallOp) or (isinstance(op, GraphOp) and op.has_trait(Pure))
            if pure and not any(r.uses for r in op.results):
                op.detach()
                op.erase()
        self._finished = True
        attributes = ArrayAttr([DictionaryAttr(dict(each.attributes)) for each in self._inputs])
        types = [each.type for each in self._inputs], [value.type for value in results]
        function = FuncOp(name, types, Region(self._block), arg_attrs=attributes)
        module = ModuleOp([function, *self.functions.values()])
        verify_module(module)
        return module

    # Sizes.

    def tensor_of(self, key: SizeKey) -> SSAValue:
        """A value of that shape: the first if there is one, else a new `graph.sized`."""
        held = self._holders.get(key) or self._renewed().get(key)
        if held is not None:
            return held
        return self.emit(SizedOp([s if isinstance(s, int) else self._formula(s) for s in key]))

    def forget(self, going: Container[SSAValue] = ()) -> None:
        """Values that were erased, and those that will be, aren't used again."""
        self._holders = {k: value for k, value in self._holders.items() if self.stays(value, going)}

    def stays(self, value: SSAValue, going: Container[SSAValue]) -> bool:
        """Whether a value is in the function, and not among those that will be erased."""
        return self.owns(value) and value not in going

    def _hold(self, value: SSAValue) -> None:
        """Note whose sizes a value has, if it is the first."""
        shape = shape_of(value)
        if DYNAMIC in shape:
            self._holders.setdefault(self._key(value), value)

    def _key(self, value: SSAValue) -> SizeKey:
        return tuple(
            self.sizes.of(value, position) if size == DYNAMIC else size
            for position, size in enumerate(shape_of(value))
        )

    def _renewed(self) -> dict[SizeKey, SSAValue]:
        """The holders by what is known of their sizes now."""
        held, self._holders = list(self._holders.values()), {}
        for value in held:
            self._hold(value)
        return self._holders

    def _formula(self, size: Polynomial) -> SizeFormula:
        """A size over dims of values."""
        whole = size.only_symbol
        if whole is not None and self.sizes.origin(whole) is None:
            dividend, divisor = self.sizes.quotient_of(whole)
            inner = self._formula(dividend)
            if inner.divisor == 1:
                return replace(inner, divisor=divisor)
        symbols = sorted(size.symbols)
        total = size.substitute(lambda symbol: Polynomial.symbol(symbols.index(symbol)))
        return SizeFormula(total, tuple(map(self.dim_of, symbols)))

    def dim_of(self, symbol: int) -> Dim:
        """A dim that has the size of a symbol; for a quotient, one is made."""
        origin = self.sizes.origin(symbol)
        if origin is not None:
            return origin
        return self.tensor_of((Polynomial.symbol(symbol),)), 0
