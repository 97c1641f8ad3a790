"""A function under construction: graph ops are appended one by one, with the user's source lines.

**Numbers.** A Python number is weakly typed: it takes the type of the tensor it is combined with. So
does a
*weak* value, a rank-0 f64 computed from hyperparameters and numbers: among themselves they are
computed
in f64 (a *weak* integer is an i64, and stays one among integers), and cast once to the type
in which the tensor is computed. That is how torch treats Python numbers. The type in which
floats of 16 and 8 bits are computed is f32: `x * 0.9` of a bf16 x multiplies by 0.9 in f32, not by its
neighbor in bf16, and rounds once.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Generator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field, replace
from functools import reduce
from itertools import chain, count
from typing import TYPE_CHECKING, TypeGuard, cast

import numpy as np
from xdsl.dialects.builtin import (
    ArrayAttr,
    DictionaryAttr,
    ModuleOp,
    StringAttr,
    TensorType,
    UnitAttr,
)
from xdsl.dialects.func import CallOp, FuncOp, ReturnOp
from xdsl.ir import Attribute, Block, Operation, OpResult, Region, SSAValue
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC, Array, DType
from mlfuse.dialects.graph.arithmetic import AddOp, MulOp
from mlfuse.dialects.graph.base import (
    AnyTensor,
    Dim,
    GraphOp,
    OpKind,
    Shape,
    SizeFormula,
    shape_of,
    tensor_type,
    with_element,
)
from mlfuse.dialects.graph.creation import ConstantOp, DimOp
from mlfuse.dialects.graph.movement import BroadcastOp
from mlfuse.dialects.graph.selection import CastOp, SelectOp
from mlfuse.dialects.graph.sized import SizedOp
from mlfuse.dialects.sizes import Polynomial
from mlfuse.frontends.exact_key import exact_key
from mlfuse.frontends.tracing import registry
from mlfuse.frontends.tracing.place import TraceError, here, location
from mlfuse.frontends.tracing.promotion import DEFAULT_FLOAT, broadcast_sizes, promote
from mlfuse.frontends.tracing.sizes import Size, Sizes

if TYPE_CHECKING:
    from mlfuse.frontends.tracing.array import TracedArray

Number = bool | int | float
Operand = SSAValue | Number | Size | Array
"""A value of the function, a number that has no type, a size, or an array that is a constant."""
SizeList = Sequence[int | Size]
"""A shape."""

_CURRENT: ContextVar[Trace | None] = ContextVar("trace", default=None)


@dataclass(frozen=True, eq=False)
class Marker:
    """An attribute for what is traced meanwhile (`tracing.hints`); each marker has a name of its own in the
    function, or none."""

    attribute: str
    name: str


MARKS: ContextVar[tuple[Marker, ...]] = ContextVar("marks", default=())
"""The innermost first."""


def current() -> Trace | None:
    """The trace of the function that is being traced; None outside of one."""
    return _CURRENT.get()


@dataclass(frozen=True)
class Input:
    """One argument of the function. `weak`: see the module's text; it is a rank-0 f64 or i64 then."""

    name: str
    type: AnyTensor
    weak: bool = False
    attributes: Mapping[str, Attribute] = field(default_factory=dict[str, Attribute])


class Trace:
    """The function, until `finish` makes a module of it.

    `one_size`: all arguments that aren't of rank 0 have the same sizes at run time.
    """

    def __init__(self, inputs: Sequence[Input], *, one_size: bool = False):
        self._inputs = tuple(inputs)
        self._block = Block(arg_types=[each.type for each in inputs])
        self._memo: dict[tuple[object, ...], SSAValue] = {}
        self._weak: set[SSAValue] = set()
        self._holders: dict[tuple[int | Polynomial, ...], SSAValue] = {}
        self._finished = False
        self._names: dict[Marker, str] = {}
        self.sizes = Sizes()
        """The facts about `?` sizes."""
        self.static_options: dict[SSAValue, str] = {}
        """Arguments of rank 0 that may be Python values of the function: what its caller is to write for that."""
        self.functions: dict[str, FuncOp] = {}
        """Other functions of the module, by name: those that calls are of."""
        for value, each in zip(self._block.args, inputs, strict=True):
            value.name_hint = each.name
            if each.weak:
                self._weak.add(value)
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

    @contextmanager
    def active(self) -> Generator[None]:
        """While the function runs that is being traced: what `mlfuse.zeros(...)` and its kind, which
        get no traced array, are written to."""
        around = _CURRENT.get() is self  # a transformed function, in the trace of that around it
        token, marks = _CURRENT.set(self), MARKS.set(MARKS.get() if around else ())
        try:
            yield
        finally:
            MARKS.reset(marks)
            _CURRENT.reset(token)

    @property
    def is_lazy(self) -> bool:
        """Whether its values can be read, since they are computed on demand."""
        return False

    @property
    def is_full(self) -> bool:
        """Whether so much is pending that it should be computed before more is written down."""
        return False

    def compute(self, wanted: SSAValue | None = None) -> None:
        """Compute what is pending, `wanted` above all, where values are computed on demand."""

    def known(self, array: Array) -> SSAValue:
        """An array that has values, as a constant."""
        return self.as_type(array, known_type(array))

    def array(self, value: SSAValue) -> TracedArray:
        """A value of the function, as it gets and returns it."""
        return registry.call("TracedArray", self, value)

    def shape(self, value: SSAValue) -> tuple[int | Size, ...]:
        """The sizes of a value."""
        return tuple(
            Size(self, self.sizes.of(value, position)) if size == DYNAMIC else size
            for position, size in enumerate(shape_of(value))
        )

    def like(self, shape: SizeList) -> SSAValue | None:
        """What ops take `?` sizes from: a value of that shape, the first if there is one; None where all
        sizes are known. Its type has `?` just where `shape` has a `Size`."""
        key = tuple(each.formula if isinstance(each, Size) else each for each in shape)
        if all(isinstance(each, int) for each in key):
            return None
        held = self._holders.get(key)
        return held or self._renewed().get(key) or self.emit(SizedOp(self._formulas(shape)))

    def forget(self, going: Container[SSAValue] = ()) -> None:
        """Values that were erased, and those that are going to be, aren't used again by what looks for
        one that is there."""

        def stays(value: SSAValue) -> bool:
            return self.owns(value) and value not in going

        self._memo = {key: value for key, value in self._memo.items() if stays(value)}
        self._holders = {key: value for key, value in self._holders.items() if stays(value)}

    def is_weak(self, value: SSAValue) -> bool:
        """Whether the value takes the type of what it meets."""
        return value in self._weak

    def weaken(self, value: SSAValue) -> None:
        """Let a value of rank 0 take the type of what it meets."""
        self._weak.add(value)

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
        if not (marks := MARKS.get()) or self.is_lazy:
            return
        if isinstance(op, GraphOp) and op.KIND in (OpKind.SOURCE, OpKind.INJECTIVE):
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

    def apply(
        self, make: Callable[..., Operation], operands: Sequence[Operand], *, widens: bool = True
    ) -> SSAValue:
        """Append an elementwise op of operands that are given one type and one shape.

        `widens`: whether a number or weak value among 16-bit floats takes the op to f32 (its result
        is rounded back), and isn't itself rounded to 16 bits.
        """
        dtype, weak = self.common_type(operands)
        loose = any(is_number(each) or self._is_loose(each) for each in operands)
        computed = dtypes.compute(dtype) if widens and loose else dtype
        values = self.spread([self.as_type(each, computed) for each in operands])
        result = self.emit(make(*values))
        if computed != dtype and dtypes.of(result.type) == computed:
            result = self.as_type(result, dtype)
        if weak and dtypes.of(result.type) in (dtypes.F64, dtypes.I64):
            self._weak.add(result)
        return result

    def select(self, condition: Operand, a: Operand, b: Operand) -> SSAValue:
        """Append a `graph.select`; the branches are given one type, all three one shape."""
        dtype, weak = self.common_type((a, b))
        holds = (
            condition if isinstance(condition, SSAValue) else self.as_type(condition, dtypes.BOOL)
        )
        values = self.spread([holds, self.as_type(a, dtype), self.as_type(b, dtype)])
        result = self.emit(SelectOp(*values))
        if weak:
            self._weak.add(result)
        return result

    def common_type(self, operands: Sequence[Operand]) -> tuple[DType, bool]:
        """The type that operands have in common, and whether that is weak."""
        numbers = [each for each in operands if is_number(each) or isinstance(each, Size)]
        strong = [_dtype(each) for each in operands if self._is_strong(each)]
        loose = [_dtype(each) for each in operands if self._is_loose(each)]
        fraction = any(isinstance(each, float) for each in numbers) or dtypes.F64 in loose
        whole = dtypes.I64 in loose or any(not isinstance(each, bool) for each in numbers)
        if not strong:
            return (dtypes.I64 if dtypes.I64 in loose and not fraction else dtypes.F64), True
        dtype = reduce(promote, strong)
        if dtype.is_integer and fraction:
            raise TraceError(
                f"a {dtype.numpy.name} array and a float have no common type: "
                "write x.astype('float32')"
            )
        if dtype.is_bool and fraction:
            return dtypes.F64, True
        if dtype.is_bool and whole:
            raise TraceError("truth values and a number: write x.astype('int32') first")
        return dtype, False

    def _is_strong(self, operand: Operand) -> bool:
        """Whether an operand has an element type of its own."""
        return not (is_number(operand) or isinstance(operand, Size) or self._is_loose(operand))

    def as_floats(self, operands: Sequence[Operand]) -> list[Operand]:
        """Operands of a quotient: where no array is of floats, integers become the default float type."""
        strong = [each for each in operands if self._is_strong(each)]
        if any(_dtype(each).is_float for each in strong):
            return list(operands)
        return [
            self.as_type(each, DEFAULT_FLOAT) if self._is_strong(each) else each
            for each in operands
        ]

    def as_type(self, operand: Operand, dtype: DType) -> SSAValue:
        """An operand as a value of that element type, cast where it has another."""
        if isinstance(operand, SSAValue):
            return self._cast(operand, dtype)
        if is_number(operand):
            return self._constant(operand, dtype)
        if isinstance(operand, Size):
            return self._size(operand, dtype)
        array = np.asarray(operand)
        own = known_type(array)
        type_ = TensorType(own.mlir, array.shape)
        return self._cast(self.emit(ConstantOp(dtypes.dense(array, type_))), dtype)

    def loose(self, size: Size) -> SSAValue:
        """A size as a weak number."""
        value = self._size(size, dtypes.F64)
        self._weak.add(value)
        return value

    def constant(self, number: Number, dtype: DType) -> SSAValue:
        """A number that has a type: unlike those of `as_type`, an f64 one isn't weak."""
        check_range(number, dtype)
        return self.emit(ConstantOp.scalar_of(number, dtype))

    def spread(self, values: Sequence[SSAValue]) -> list[SSAValue]:
        """Values broadcast to the shape that they have in common."""
        shape = broadcast_sizes([self.shape(value) for value in values])
        return [self.broadcast(value, shape) for value in values]

    def broadcast(self, value: SSAValue, shape: SizeList) -> SSAValue:
        """A value repeated to a shape that it broadcasts to."""
        target = as_shape(shape)
        source = shape_of(value)
        if source == target:
            return value
        sizes = self.like(shape)
        key = ("broadcast", value, target, sizes)
        if key not in self._memo:
            dims = range(len(target) - len(source), len(target))
            type_ = TensorType(tensor_type(value).element_type, target)
            spread = self.emit(BroadcastOp(value, list(dims), type_, sizes))
            self._memo[key] = spread
            if value in self._weak:
                self._weak.add(spread)
        return self._memo[key]

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

    def _is_loose(self, operand: Operand) -> bool:
        return isinstance(operand, SSAValue) and operand in self._weak

    def _hold(self, value: SSAValue) -> None:
        """Note whose sizes a value has, if it is the first."""
        shape = shape_of(value)
        if DYNAMIC in shape:
            self._holders.setdefault(self._key(value), value)

    def _key(self, value: SSAValue) -> tuple[int | Polynomial, ...]:
        return tuple(
            self.sizes.of(value, position) if size == DYNAMIC else size
            for position, size in enumerate(shape_of(value))
        )

    def _renewed(self) -> dict[tuple[int | Polynomial, ...], SSAValue]:
        """The holders by what is known of their sizes now."""
        held, self._holders = list(self._holders.values()), {}
        for value in held:
            self._hold(value)
        return self._holders

    def _formulas(self, shape: SizeList) -> list[int | SizeFormula]:
        return [self._formula(each.formula) if isinstance(each, Size) else each for each in shape]

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
        return SizeFormula(total, tuple(map(self._dim, symbols)))

    def _dim(self, symbol: int) -> Dim:
        """A dim that has the size of a symbol; for a quotient, one is made."""
        origin = self.sizes.origin(symbol)
        if origin is not None:
            return origin
        value = self.like([Size(self, Polynomial.symbol(symbol))])
        assert value is not None
        return value, 0

    def _size(self, size: Size, dtype: DType) -> SSAValue:
        """A size as a number."""
        formula = size.formula
        known = formula.static
        if known is not None:
            return self._constant(known, dtype)
        total: SSAValue | None = None
        wide = dtypes.integer(64)
        for term in formula:
            needed = term.factor != 1 or not term.symbols
            product = self.constant(term.factor, wide) if needed else None
            for symbol in term.symbols:
                each = self.emit(DimOp(*self._dim(symbol)))
                product = each if product is None else self.emit(MulOp(product, each))
            assert product is not None
            total = product if total is None else self.emit(AddOp(total, product))
        assert total is not None
        return self._cast(total, dtype)

    def _cast(self, value: SSAValue, dtype: DType) -> SSAValue:
        if dtypes.of(value.type) == dtype:
            return value
        key = ("cast", value, dtype)
        if key not in self._memo:
            self._memo[key] = self._new_cast(value, dtype)
        return self._memo[key]

    def _new_cast(self, value: SSAValue, dtype: DType) -> SSAValue:
        op = value.op if isinstance(value, OpResult) and value in self._weak else None
        match op:
            case ConstantOp():
                return self._constant(dtypes.dense_values(op.value).item(), dtype)
            case BroadcastOp():
                return self.broadcast(self._cast(op.operand, dtype), self.shape(value))
            case SelectOp():  # of numbers: they are cast, and the tensor is never an f64 one
                branches = [self._cast(each, dtype) for each in (op.on_true, op.on_false)]
                return self.emit(SelectOp(op.condition, *branches))
            case _:
                pass
        return self.emit(CastOp(value, with_element(tensor_type(value), dtype.mlir)))

    def _constant(self, number: Number, dtype: DType) -> SSAValue:
        key = ("constant", exact_key(number), dtype)
        if key not in self._memo:
            check_range(number, dtype)
            self._memo[key] = self.emit(ConstantOp.scalar_of(number, dtype))
            self._weak.update([self._memo[key]] if dtype == dtypes.F64 else [])
        return self._memo[key]


def is_number(operand: object) -> TypeGuard[Number]:
    """Whether it is a number without a type; NumPy's f64 scalars, which are Python floats, too."""
    return isinstance(operand, bool | int | float)


def as_shape(shape: SizeList) -> Shape:
    """A shape as types have it: `?` for each `Size`."""
    return tuple(DYNAMIC if isinstance(each, Size) else each for each in shape)


def known_type(array: Array) -> DType:
    """The element type of a NumPy array; TraceError where mlfuse has none such."""
    own = dtypes.of_numpy(array.dtype.newbyteorder("="))
    if own is not None:
        return own
    if array.dtype.kind == "c":
        raise TraceError("there are no complex numbers: keep real and imaginary parts apart")
    raise TraceError(f"mlfuse has no element type {array.dtype}: write x.astype(...)")


def check_range(number: Number, dtype: DType) -> None:
    """TraceError where an integer type doesn't hold a number."""
    if not dtype.is_integer:
        return
    low, high = int(dtype.lowest), int(dtype.highest)
    if not low <= number <= high:
        raise TraceError(f"{number} is outside the range of {dtype.numpy.name}")


def _dtype(operand: Operand) -> DType:
    if isinstance(operand, SSAValue):
        return dtypes.of(operand.type)
    return known_type(np.asarray(cast(Array, operand)))
