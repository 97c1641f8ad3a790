"""`--inline`: replaces calls by the bodies of the called functions.

Callees come first, so each body is flat when it is copied. The last call of a private function
takes the body itself instead of a copy; a function that is called once waits until its caller
is flat, so no op is moved twice, however deep calls go. Each op keeps its location.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import cast

from xdsl.context import Context
from xdsl.dialects.builtin import ArrayAttr, ModuleOp, SymbolRefAttr
from xdsl.dialects.func import CallOp, FuncOp, ReturnOp
from xdsl.ir import Attribute, Block, Operation, SSAValue
from xdsl.passes import ModulePass
from xdsl.rewriter import InsertPoint, Rewriter

from mlfuse.diagnostics.errors import MlfuseError, OpError
from mlfuse.dialects.graph.marks import DEVICE, forward

COMPOSITE = "mlfuse.composite"
"""Marks a function as a composite of that name, whose calls `--decompose` expands."""
GRADIENT = "mlfuse.gradient"
"""Names the function that computes a composite's gradient, see `--differentiate`."""
_CALLS = ("plain", "composites", "all", "without-gradient")
MAX_OPS = 2_000_000
"""Limit of the ops after inlining: n functions that call each other twice grow to 2^n."""


@dataclass(frozen=True)
class Inline(ModulePass):
    """Inlines calls; raises OpError on recursion and on functions with branches.

    `calls` chooses: `plain` ones, of functions that aren't marked as composites, those of `composites`,
    `all`, or those `without-gradient`: all but composites that name their gradient. Calls of declarations stay.
    Private functions without remaining references are removed.
    """

    name = "inline"
    takes = "graph"

    calls: str = "plain"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        if self.calls not in _CALLS:
            raise MlfuseError(
                f"inline: calls is {self.calls!r}, expected one of: {', '.join(_CALLS)}"
            )
        functions = {f.sym_name.data: f for f in op.ops if isinstance(f, FuncOp)}
        plan = _Plan(functions, self.calls)
        order = plan.callees_first()
        _check_growth(plan, order)
        referenced = _referenced(op, {call for each in plan.calls.values() for call in each})
        live = plan.reachable(
            name
            for name, f in functions.items()
            if name in referenced or f.is_declaration or not _is_private(f)
        )
        left = Counter(_callee(call) for name in live for call in plan.calls[name])
        once = {name for name, calls in left.items() if calls == 1} - plan.roots
        for name in order:
            if name not in live:
                _erase(functions[name])
            elif name not in once:
                _flatten(plan, name, left, once)


def _flatten(plan: _Plan, name: str, left: Counter[str], once: set[str]) -> None:
    """Inline all calls in a function; `left` counts the remaining calls by callee."""
    todo = list(plan.calls[name])
    while todo:
        call = todo.pop()
        callee = _callee(call)
        left[callee] -= 1
        last = left[callee] == 0 and callee not in plan.roots
        if callee in once:
            todo += plan.calls[callee]
        _inline(call, plan.functions[callee], move=last)
        if last:
            _erase(plan.functions[callee])


@dataclass
class _Plan:
    """The call graph."""

    functions: dict[str, FuncOp]
    inlined: str
    calls: dict[str, list[CallOp]] = field(init=False)
    roots: set[str] = field(default_factory=set[str], init=False)

    def __post_init__(self) -> None:
        self.calls = {
            name: [op for op in f.walk() if isinstance(op, CallOp) and self._is_inlined(op)]
            for name, f in self.functions.items()
        }

    def _is_inlined(self, call: CallOp) -> bool:
        callee = self.functions.get(_callee(call))
        if callee is None or callee.is_declaration:
            return False
        if self.inlined == "without-gradient":
            return GRADIENT not in callee.attributes
        return self.inlined == "all" or (COMPOSITE in callee.attributes) == (
            self.inlined == "composites"
        )

    def callees_first(self) -> list[str]:
        """All functions, each after those it calls; OpError if they are recursive."""
        order: list[str] = []
        active: set[str] = set()
        done: set[str] = set()
        for root in self.functions:
            stack = [] if root in done else [(root, iter(self.calls[root]))]
            active.update(name for name, _ in stack)
            while stack:
                name, rest = stack[-1]
                call = next(rest, None)
                if call is None:
                    stack.pop()
                    active.discard(name)
                    done.add(name)
                    order.append(name)
                elif _callee(call) in active:
                    raise OpError(call, f"@{_callee(call)} is recursive and can't be inlined")
                elif _callee(call) not in done:
                    active.add(_callee(call))
                    stack.append((_callee(call), iter(self.calls[_callee(call)])))
        return order

    def reachable(self, roots: Iterable[str]) -> set[str]:
        """The functions to keep until their calls are inlined; `roots` always stay."""
        self.roots = set(roots)
        found, todo = set(self.roots), list(self.roots)
        while todo:
            for call in self.calls[todo.pop()]:
                if _callee(call) not in found:
                    found.add(_callee(call))
                    todo.append(_callee(call))
        return found


def _is_private(function: FuncOp) -> bool:
    visibility = function.sym_visibility
    return visibility is not None and visibility.data == "private"


def _callee(call: CallOp) -> str:
    return call.callee.root_reference.data


def _check_growth(plan: _Plan, order: list[str]) -> None:
    sizes: dict[str, int] = {}
    for name in order:
        sizes[name] = sum(1 for _ in plan.functions[name].walk())
        for call in plan.calls[name]:
            sizes[name] += sizes[_callee(call)]
            if sizes[name] > MAX_OPS:
                raise OpError(call, f"inlining would make more than {MAX_OPS} ops")


def _referenced(module: ModuleOp, inlined: set[CallOp]) -> set[str]:
    """Functions that are referenced by anything but the calls to be inlined."""
    names: set[str] = set()
    for op in module.walk():
        if op in inlined:
            continue
        for attr in (*op.attributes.values(), *op.properties.values()):
            names.update(_symbols(attr))
    return names


def _symbols(attr: Attribute) -> list[str]:
    if isinstance(attr, SymbolRefAttr):
        return [attr.root_reference.data]
    if isinstance(attr, ArrayAttr):
        parts = cast(ArrayAttr[Attribute], attr).data
        return [name for part in parts for name in _symbols(part)]
    return []


def _inline(call: CallOp, callee: FuncOp, *, move: bool) -> None:
    """Replace `call` by the body of `callee`, or by a copy."""
    if len(callee.body.blocks) != 1:
        raise OpError(call, f"@{_callee(call)} has branches and can't be inlined")
    block = callee.body.block
    last = block.last_op
    if not isinstance(last, ReturnOp):
        raise OpError(callee, "the function must end in a return")
    point = InsertPoint.before(call)
    if DEVICE in callee.attributes:
        call.attributes.setdefault(DEVICE, callee.attributes[DEVICE])
    for arg in block.args:
        arg.name_hint = None  # else the values that replace them are named so
    if move:
        forward(call, [op for op in block.ops if op is not last])
        Rewriter.inline_block(block, point, list(call.arguments))
        results = list(last.arguments)
        _erase(last)
    else:
        results = _copy(block, last, call, point)
    for old, new in zip(call.results, results, strict=True):
        old.replace_all_uses_with(new)
    _erase(call)


def _copy(block: Block, last: ReturnOp, call: CallOp, point: InsertPoint) -> list[SSAValue]:
    values: dict[SSAValue, SSAValue] = dict(zip(block.args, call.arguments, strict=True))
    copies: list[Operation] = []
    for op in block.ops:
        if op is not last:
            copies.append(op.clone(values))
    forward(call, copies)
    Rewriter.insert_op(copies, point)
    return [values[value] for value in last.arguments]


def _erase(op: Operation) -> None:
    op.detach()
    op.erase()
