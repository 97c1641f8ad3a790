"""Ways to make a module smaller: each lists possible removals, and makes some of them."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import cast

import numpy as np
from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, ModuleOp, TensorType
from xdsl.dialects.func import CallOp, FuncOp
from xdsl.ir import Attribute, Operation
from xdsl.traits import IsTerminator

from mlfuse.cli.reducing.boundary import (
    drop_arguments,
    drop_results,
    functions,
    make_argument,
    return_of,
    tidy,
)
from mlfuse.dialects import dtypes
from mlfuse.dialects.graph.creation import ConstantOp


@dataclass(frozen=True)
class Edit:
    """`count` gives the number of possible removals in a module; `apply` makes some, in place."""

    name: str
    count: Callable[[ModuleOp], int]
    apply: Callable[[ModuleOp, Collection[int]], None]


def _results(module: ModuleOp) -> list[tuple[FuncOp, int]]:
    return [(f, k) for f in functions(module) for k in range(len(return_of(f).operands))]


def _drop_results(module: ModuleOp, chosen: Collection[int]) -> None:
    spots = _results(module)
    for func in list(functions(module)):
        mine = {k for n, (f, k) in enumerate(spots) if f is func and n in chosen}
        if mine:
            drop_results(func, mine)
    tidy(module)


def _arguments(module: ModuleOp) -> list[tuple[FuncOp, int]]:
    return [(f, k) for f in functions(module) for k, a in enumerate(f.args) if not a.uses]


def _drop_arguments(module: ModuleOp, chosen: Collection[int]) -> None:
    spots = _arguments(module)
    for func in list(functions(module)):
        drop_arguments(func, {k for n, (f, k) in enumerate(spots) if f is func and n in chosen})


def _ops(module: ModuleOp) -> list[tuple[FuncOp, Operation]]:
    """The ops of functions that have results."""
    return [(f, op) for f in functions(module) for op in f.body.block.ops if op.results]


def _cut(module: ModuleOp, chosen: Collection[int]) -> None:
    """Results become arguments; ops that only they needed are removed."""
    spots = _ops(module)
    for number in chosen:
        func, op = spots[number]
        for result in op.results:
            if result.uses:
                make_argument(func, result)
    tidy(module)


def _forward(module: ModuleOp, chosen: Collection[int]) -> None:
    """Replace a result by an operand of the same type."""
    spots = _ops(module)
    for number in chosen:
        _, op = spots[number]
        for result in op.results:
            alike = [each for each in op.operands if each.type == result.type]
            if alike:
                result.replace_all_uses_with(alike[0])
    tidy(module)


def _to_constant(module: ModuleOp, chosen: Collection[int]) -> None:
    """Replace a result by a constant of ones."""
    spots = _ops(module)
    for number in chosen:
        _, op = spots[number]
        for result in op.results:
            constant = _ones(result.type) if op.operands else None
            if constant is not None and op.parent is not None:
                op.parent.insert_op_before(constant, op)
                result.replace_all_uses_with(constant.result)
    tidy(module)


def _ones(given: Attribute) -> ConstantOp | None:
    if not isinstance(given, TensorType):
        return None
    type_ = cast("TensorType[Attribute]", given)
    dtype = dtypes.of_element(type_.element_type)
    if dtype is None or -1 in type_.get_shape():
        return None
    return ConstantOp(dtypes.dense(np.ones(type_.get_shape(), dtype.numpy), type_))


def _constants(module: ModuleOp) -> list[ConstantOp]:
    return [
        op for op in module.walk() if isinstance(op, ConstantOp) and not dtypes.is_splat(op.value)
    ]


def _to_splat(module: ModuleOp, chosen: Collection[int]) -> None:
    spots = _constants(module)
    for number in chosen:
        old = spots[number]
        new = _ones(old.result.type)
        if new is not None:
            old.properties["value"] = new.value


def _attributes(module: ModuleOp) -> list[tuple[Operation, str]]:
    return [(op, name) for op in module.walk() for name in op.attributes]


def _drop_attributes(module: ModuleOp, chosen: Collection[int]) -> None:
    for number, (op, name) in enumerate(_attributes(module)):
        if number in chosen:
            del op.attributes[name]


def _listed(func: FuncOp, kind: str) -> list[dict[str, Attribute]]:
    """The attributes of arguments (`arg_attrs`) or results (`res_attrs`)."""
    listed = func.properties.get(kind)
    if listed is None:
        return []
    return [dict(each.data) for each in cast("ArrayAttr[DictionaryAttr]", listed)]


def _notes(module: ModuleOp) -> list[tuple[FuncOp, str, int, str]]:
    return [
        (func, kind, k, name)
        for func in functions(module)
        for kind in ("arg_attrs", "res_attrs")
        for k, each in enumerate(_listed(func, kind))
        for name in each
    ]


def _drop_notes(module: ModuleOp, chosen: Collection[int]) -> None:
    gone = [note for number, note in enumerate(_notes(module)) if number in chosen]
    for func, kind, k, name in gone:
        each = _listed(func, kind)
        del each[k][name]
        func.properties[kind] = ArrayAttr([DictionaryAttr(own) for own in each])


def _steps(module: ModuleOp) -> list[Operation]:
    """Ops without readers, even with side effects, and functions without callers."""
    called = {op.callee.root_reference.data for op in module.walk() if isinstance(op, CallOp)}

    def can_go(op: Operation) -> bool:
        if op is module or op.has_trait(IsTerminator) or any(r.uses for r in op.results):
            return False
        return not isinstance(op, FuncOp) or op.sym_name.data not in called

    return [op for op in module.walk() if can_go(op)]


def _erase(module: ModuleOp, chosen: Collection[int]) -> None:
    spots = _steps(module)
    for number in sorted(chosen, reverse=True):
        op = spots[number]
        if op.parent is not None and not any(result.uses for result in op.results):
            op.detach()
            op.erase()
    tidy(module)


EDITS: Sequence[Edit] = (
    Edit("erase unused ops", lambda m: len(_steps(m)), _erase),
    Edit("drop results", lambda m: len(_results(m)), _drop_results),
    Edit("make results arguments", lambda m: len(_ops(m)), _cut),
    Edit("replace results by operands", lambda m: len(_ops(m)), _forward),
    Edit("make results constants", lambda m: len(_ops(m)), _to_constant),
    Edit("drop arguments", lambda m: len(_arguments(m)), _drop_arguments),
    Edit("make constants splats", lambda m: len(_constants(m)), _to_splat),
    Edit("drop attributes", lambda m: len(_attributes(m)), _drop_attributes),
    Edit("drop attributes of arguments", lambda m: len(_notes(m)), _drop_notes),
)

_SHAPED = re.compile(r"\b(tensor|memref)<([^<>]*)>")


def sizes_in(text: str) -> list[int]:
    """The sizes above 1 of all types, largest first."""
    shapes = [match[2] for match in _SHAPED.finditer(text)]
    sizes = {int(s) for shape in shapes for s in re.findall(r"(?:^|(?<=x))(\d+)(?=x)", shape)}
    return sorted((size for size in sizes if size > 1), reverse=True)


def resized(text: str, old: str, new: str) -> str:
    """Change one size (or `?`) to another in all types; the verifier finds modules that become invalid."""
    dim = re.compile(rf"(?<![\w?]){re.escape(old)}(?=x)|(?<=x){re.escape(old)}(?=x)")
    return _SHAPED.sub(lambda match: f"{match[1]}<{dim.sub(new, match[2])}>", text)
