"""`--differentiate`: a function's gradient, in reverse mode, as another function of graph ops.

The forward ops are copied, then walked last to first: the cotangent of an op's result, summed over its
uses, goes through the rule of the op's class (`GraphOp.gradient`) to its operands (Griewank and Walther,
"Evaluating Derivatives", 2008, chapter 3.2). Forward and backward ops are in one function, so the
fusion planner decides which forward values are stored and which are cheaper to recompute.

Only ops between the chosen arguments and the results are differentiated: composites among them
without a rule of their own are decomposed, all other ops stay as they are.

A function marked as a composite may name another one by `mlfuse.gradient = @name`, which takes the composite's
arguments and a cotangent for each of its float results, and returns a gradient for each float argument, of its
type: its body replaces the rule.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import cast

from xdsl.context import Context
from xdsl.dialects.builtin import (
    ArrayAttr,
    DictionaryAttr,
    ModuleOp,
    StringAttr,
    SymbolRefAttr,
    TensorType,
)
from xdsl.dialects.func import CallOp, FuncOp, ReturnOp
from xdsl.ir import Attribute, Block, Operation, SSAValue
from xdsl.passes import ModulePass
from xdsl.pattern_rewriter import PatternRewriteWalker
from xdsl.rewriter import InsertPoint, Rewriter
from xdsl.transforms.dead_code_elimination import is_trivially_dead

from mlfuse.diagnostics.errors import MlfuseError, OpError
from mlfuse.diagnostics.numbers import counted
from mlfuse.dialects import dtypes
from mlfuse.dialects.donation import ATTRIBUTES as DONATION
from mlfuse.dialects.graph.base import (
    AnyTensor,
    GraphOp,
    copy_location,
    shape_of,
    shapes_match,
    tensor_type,
)
from mlfuse.dialects.graph.composite import CompositeOp, expand
from mlfuse.dialects.graph.compound import CompoundOp, expand_compound
from mlfuse.dialects.graph.creation import ConstantOp
from mlfuse.dialects.graph.gradient import Backward
from mlfuse.dialects.graph.marks import made_for
from mlfuse.dialects.graph.selection import CastOp
from mlfuse.passes.inline import GRADIENT, Inline
from mlfuse.passes.patterns.written_sigmoids import WrittenSigmoid


@dataclass(frozen=True)
class Differentiate(ModulePass):
    """Adds a function that returns the results of `function` and its gradients.

    `@main_grad(arguments, cotangents) -> (results, gradients)`, a gradient for each argument of
    `argnums` (by default all floats), of its type. For a single rank-0 float result it is the
    gradient; otherwise each float result has a cotangent argument, of its type, that weights it.
    `outputs` are the results to differentiate (by default all floats), such as the loss without the
    metrics. `values=false` leaves the results out; `into` is the new function's name.

    OpError for an op without a rule, MlfuseError for arguments and results that don't exist or
    aren't floats.
    """

    name = "differentiate"
    takes = "graph"

    function: str = "main"
    argnums: tuple[int, ...] = ()
    outputs: tuple[int, ...] = ()
    values: bool = True
    into: str | None = None

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        into = self.into or f"{self.function}_grad"
        source = _function(op, self.function)
        if any(isinstance(each, FuncOp) and each.sym_name.data == into for each in op.ops):
            raise MlfuseError(
                f"differentiate: a function @{into} exists already; choose another name with into=NAME"
            )
        func = _flat(ctx, op, source)
        func.sym_name = StringAttr(into)
        PatternRewriteWalker(WrittenSigmoid(), apply_recursively=False).rewrite_region(func.body)
        arguments = _chosen(func, self.argnums, [arg.type for arg in func.args], "argument")
        last = func.body.block.last_op
        if len(func.body.blocks) != 1 or not isinstance(last, ReturnOp):
            raise OpError(func, "has branches; only functions of one block have gradients")
        outputs = _chosen(func, self.outputs, [value.type for value in last.arguments], "result")
        functions = {each.sym_name.data: each for each in op.ops if isinstance(each, FuncOp)}
        block = func.body.block
        reverse = Reverse(block, [block.args[number] for number in arguments], outputs, functions)
        reverse.run(last, values=self.values)
        _drop_dead(block)
        _retype(func)
        Rewriter.insert_op(func, InsertPoint.after(source))


def _function(module: ModuleOp, name: str) -> FuncOp:
    functions = [each for each in module.ops if isinstance(each, FuncOp)]
    for each in functions:
        if each.sym_name.data != name:
            continue
        if each.is_declaration:
            raise OpError(each, f"@{name} has no body to differentiate")
        return each
    names = ", ".join(f"@{each.sym_name.data}" for each in functions) or "none"
    raise MlfuseError(f"differentiate: there is no function @{name}; there are: {names}")


def _flat(ctx: Context, module: ModuleOp, source: FuncOp) -> FuncOp:
    """A copy of the function with its calls inlined, except composites that name their gradient."""
    copy = module.clone()
    func = _function(copy, source.sym_name.data)
    func.sym_visibility = None  # else a private copy would be removed
    Inline(calls="without-gradient").apply(ctx, copy)
    func.sym_visibility = source.sym_visibility
    func.detach()
    return func


def _chosen(
    func: FuncOp, numbers: Sequence[int], types: Sequence[Attribute], what: str
) -> list[int]:
    """The numbers asked for, or all floats."""
    for number in numbers:
        if not 0 <= number < len(types):
            raise OpError(func, f"has no {what} {number}; there are {len(types)}, from 0 on")
        if not _is_float(types[number]):
            raise OpError(func, f"{what} {number} is a {types[number]}; only floats have gradients")
    chosen = list(numbers) or [n for n, each in enumerate(types) if _is_float(each)]
    if not chosen:
        raise OpError(func, f"has no float {what} to differentiate")
    return chosen


class Reverse:
    """The backward ops of one block, appended to it: gradients of the results `outputs` by the float values
    `arguments` of the block. `functions` are the possible callees of calls in the block."""

    def __init__(
        self,
        block: Block,
        arguments: Sequence[SSAValue],
        outputs: Sequence[int],
        functions: Mapping[str, FuncOp],
    ):
        self.block = block
        self.arguments = arguments
        self.outputs = outputs
        self.functions = functions
        self.parts: defaultdict[SSAValue, list[SSAValue]] = defaultdict(list)
        """By value: the parts of its cotangent, one per use."""
        self.varied: set[SSAValue] = set(self.arguments)
        """The floats that depend on the arguments."""

    def run(self, last: ReturnOp, *, values: bool) -> None:
        """Replace the block's last op by one that also returns the gradients."""
        results = list(last.arguments)
        differentiated = [results[number] for number in self.outputs]
        active = self._active(differentiated)
        results = list(last.arguments)  # composites were replaced
        self._seed([results[number] for number in self.outputs], last)
        for op in reversed(active):
            self._back(op)
        gradients = [self._gradient(arg) for arg in self.arguments]
        for arg, grad in zip(self.arguments, gradients, strict=True):
            grad.name_hint = grad.name_hint or (arg.name_hint and f"d_{arg.name_hint}")
        returned = [*(results if values else ()), *gradients]
        Rewriter.replace_op(last, copy_location(ReturnOp(*returned), last))

    # Which ops.

    def _active(self, outputs: Sequence[SSAValue]) -> list[GraphOp | CallOp]:
        """The ops between arguments and outputs, in order, with composites decomposed."""
        useful = _leading_to(outputs)
        found: list[GraphOp | CallOp] = []
        todo = [op for op in self.block.ops if op in useful][::-1]
        while todo:
            op = todo.pop()
            if not any(self._passes(op, number) for number in range(len(op.operands))):
                continue
            if isinstance(op, CallOp) and self._gradient_function(op) is not None:
                self.varied.update(value for value in op.results if _is_float(value.type))
                found.append(op)
                continue
            if isinstance(op, CallOp) and op.callee.string_value() in self.functions:
                todo += self._inlined(op)[::-1]
                continue
            if not isinstance(op, GraphOp):
                raise OpError(op, _STRANGERS.get(op.name.partition(".")[0], _STRANGER))
            if isinstance(op, CompositeOp | CompoundOp) and not op.has_gradient():
                todo += _expanded(op)[::-1]
                continue
            floats = [value for value in op.results if _is_float(value.type)]
            if floats and not op.NO_GRADIENT:
                self.varied.update(floats)
                found.append(op)
        return found

    def _passes(self, op: Operation, number: int) -> bool:
        """Whether the op reads an operand that depends on the arguments."""
        if isinstance(op, GraphOp) and op.size_only(number):
            return False
        return op.operands[number] in self.varied

    def _gradient_function(self, call: CallOp) -> FuncOp | None:
        """The function that a call's callee names as its gradient."""
        callee = self.functions.get(call.callee.string_value())
        named = None if callee is None else callee.attributes.get(GRADIENT)
        if callee is None or named is None:
            return None
        found = (
            self.functions.get(named.string_value()) if isinstance(named, SymbolRefAttr) else None
        )
        if found is None or found.is_declaration:
            raise OpError(callee, f"{GRADIENT} is {named}, which isn't a function of the module")
        inputs, outputs = callee.function_type.inputs.data, callee.function_type.outputs.data
        wanted = [*inputs, *filter(_is_float, outputs)], [*filter(_is_float, inputs)]
        type_ = found.function_type
        if (list(type_.inputs), list(type_.outputs)) != wanted:
            types = [", ".join(map(str, each)) for each in wanted]
            raise OpError(
                found,
                f"the gradient of @{callee.sym_name.data} takes its arguments and a cotangent for each float "
                f"result, and returns a gradient for each float argument: ({types[0]}) -> ({types[1]})",
            )
        return found

    def _inlined(self, call: CallOp) -> list[Operation]:
        """The ops that replace a call."""
        ops, results = copied(self.functions[call.callee.string_value()], list(call.arguments))
        Rewriter.replace_op(call, ops, results)
        return ops

    # The walk back.

    def _seed(self, outputs: Sequence[SSAValue], last: ReturnOp) -> None:
        if len(outputs) == 1 and shape_of(outputs[0]) == ():
            one = copy_location(ConstantOp.scalar_of(1, dtypes.of(outputs[0].type)), last)
            self._append([one])
            self.parts[outputs[0]].append(one.results[0])
            return
        for value in outputs:
            cotangent = self.block.insert_arg(value.type, len(self.block.args))
            cotangent.name_hint = value.name_hint and f"d_{value.name_hint}"
            self.parts[value].append(cotangent)

    def _back(self, op: GraphOp | CallOp) -> None:
        """Pass the cotangent of the op's result on to its operands."""
        known = [value for value in op.results if self.parts[value]]
        if not known:
            return
        if isinstance(op, CallOp):
            self._back_through_call(op)
            return
        wanted = frozenset(n for n in range(len(op.operands)) if self._passes(op, n))
        e = Backward(op=op, wanted=wanted)
        grads = op.gradient(e, self._gradient(known[0]))
        if len(op.results) != 1:
            raise OpError(op, "has several results; gradient rules are for ops with one")
        if len(grads) != len(op.operands):
            raise OpError(
                op,
                f"the gradient rule returns {counted(len(grads), 'value')} for {counted(len(op.operands), 'operand')}",
            )
        for number in sorted(wanted):
            grad = grads[number]
            if grad is not None:
                operand = op.operands[number]
                self.parts[operand].append(_fitted(e, op, number, grad))
        for each in e.ops:
            made_for(each, op)
        self._append(e.ops)

    def _back_through_call(self, call: CallOp) -> None:
        """Insert the body of the function that the callee names as its gradient."""
        function = self._gradient_function(call)
        assert function is not None
        cotangents = [self._gradient(value) for value in call.results if _is_float(value.type)]
        ops, grads = copied(function, [*call.arguments, *cotangents])
        self._append(ops)
        floats = [value for value in call.arguments if _is_float(value.type)]
        for value, grad in zip(floats, grads, strict=True):
            if value in self.varied:
                self.parts[value].append(grad)

    def _gradient(self, value: SSAValue) -> SSAValue:
        """The sum of the parts of a value's cotangent."""
        e = Backward()
        parts = self.parts[value]
        total = parts[0] if parts else e.zeros(value)
        for part in parts[1:]:
            total = e.add(total, part)
        if isinstance(value.owner, Operation):
            for each in e.ops:
                made_for(each, value.owner)
        self.parts[value] = [total]
        self._append(e.ops)
        return total

    def _append(self, ops: Iterable[Operation]) -> None:
        last = self.block.last_op
        assert last is not None
        self.block.insert_ops_before(list(ops), last)


def copied(
    function: FuncOp, arguments: Sequence[SSAValue]
) -> tuple[list[Operation], list[SSAValue]]:
    """A copy of a function's body, called with these arguments: its ops and results."""
    block = function.body.block
    last = block.last_op
    if len(function.body.blocks) != 1 or not isinstance(last, ReturnOp):
        raise OpError(function, "has branches; only functions of one block have gradients")
    values: dict[SSAValue, SSAValue] = dict(zip(block.args, arguments, strict=True))
    ops = [op.clone(values) for op in block.ops if op is not last]
    return ops, [values.get(value, value) for value in last.arguments]


_STRANGER = "only graph ops have gradients; write this part of the program as graph ops"
_STRANGERS = {
    "stablehlo": "has no gradient of its own; run --import-stablehlo before --differentiate",
    "chlo": "has no gradient of its own; run --import-stablehlo before --differentiate",
    "graph": "--differentiate comes before --fuse-vertical",
}
"""What to do about ops that aren't graph ops, by dialect."""


def _is_float(type_: Attribute) -> bool:
    return isinstance(type_, TensorType) and dtypes.of(cast(AnyTensor, type_)).is_float


def _leading_to(outputs: Sequence[SSAValue]) -> set[Operation]:
    """The ops that some output depends on."""
    found: set[Operation] = set()
    todo = [value.owner for value in outputs]
    while todo:
        op = todo.pop()
        if isinstance(op, Operation) and op not in found:
            found.add(op)
            todo += [value.owner for value in op.operands]
    return found


def _expanded(op: CompositeOp | CompoundOp) -> list[Operation]:
    """The ops that replace a composite."""
    if isinstance(op, CompoundOp):
        ops, results = expand_compound(op)
    else:
        ops, result = expand(op)
        results = [result]
    for each in ops:
        made_for(each, op)
    Rewriter.replace_op(op, ops, results)
    return ops


def _fitted(e: Backward, op: GraphOp, number: int, grad: SSAValue) -> SSAValue:
    """The result of a rule, in the operand's own type: rounded, and with the operand's `?` dims."""
    own = tensor_type(op.operands[number])
    given = tensor_type(grad)
    if given == own:
        return grad
    shapes = given.get_shape(), own.get_shape()
    if not (dtypes.of(given).is_float and shapes_match(*shapes)):
        raise OpError(
            op, f"the gradient rule returns a {given} for operand {number}, which is a {own}"
        )
    return e.emit(CastOp(grad, own))


def _drop_dead(block: Block) -> None:
    for op in reversed(list(block.ops)):
        if is_trivially_dead(op):
            Rewriter.erase_op(op)


def _retype(func: FuncOp) -> None:
    """Set the function's type from its body. Donations are dropped: the gradient returns
    other results and reads its arguments longer."""
    func.update_function_type()
    func.res_attrs = None
    if func.arg_attrs is None:
        return
    kept = [
        DictionaryAttr({k: v for k, v in each.data.items() if k not in DONATION})
        for each in func.arg_attrs
    ]
    kept += [DictionaryAttr({})] * (len(func.args) - len(kept))
    func.arg_attrs = ArrayAttr(kept)
