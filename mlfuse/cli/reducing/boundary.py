"""Changes a function's signature: adds and removes arguments, removes results."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import cast

from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, IntegerAttr, IntegerType, ModuleOp
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.traits import is_side_effect_free

ALIASES = ("mlfuse.alias", "tf.aliasing_output")
"""Attributes of an argument that name a result by its number."""


def functions(module: ModuleOp) -> Iterator[FuncOp]:
    """The functions that have a body of one block and a return."""
    for op in module.walk():
        if isinstance(op, FuncOp) and len(op.body.blocks) == 1:
            yield op


def return_of(func: FuncOp) -> Operation:
    """The terminator of a function."""
    last = func.body.block.last_op
    assert last is not None
    return last


def drop_results(func: FuncOp, dropped: Collection[int]) -> None:
    """Remove results by number; arguments lose their alias to them."""
    old = return_of(func)
    kept = [k for k in range(len(old.operands)) if k not in dropped]
    func.body.block.insert_op_before(ReturnOp(*(old.operands[k] for k in kept)), old)
    old.detach()
    old.erase()
    _filter(func, "res_attrs", kept)
    for name in ALIASES:
        _rewrite_attributes(func, lambda each, name=name: _renumbered(each, name, kept))
    func.update_function_type()


def _renumbered(attributes: DictionaryAttr, name: str, kept: Sequence[int]) -> DictionaryAttr:
    data = dict(attributes.data)
    number = data.pop(name, None)
    if (
        isinstance(number, IntegerAttr)
        and cast("IntegerAttr[IntegerType]", number).value.data in kept
    ):
        old = cast("IntegerAttr[IntegerType]", number)
        data[name] = IntegerAttr(kept.index(old.value.data), old.type)
    return DictionaryAttr(data)


def _rewrite_attributes(func: FuncOp, rewrite: Callable[[DictionaryAttr], DictionaryAttr]) -> None:
    attributes = func.properties.get("arg_attrs")
    if attributes is not None:
        func.properties["arg_attrs"] = ArrayAttr([rewrite(each) for each in _listed(attributes)])


def _filter(func: FuncOp, name: str, kept: Sequence[int]) -> None:
    attributes = func.properties.get(name)
    if attributes is not None:
        listed = _listed(attributes)
        func.properties[name] = ArrayAttr([listed[k] for k in kept])


def _listed(attributes: Attribute) -> list[DictionaryAttr]:
    return list(cast("ArrayAttr[DictionaryAttr]", attributes))


def make_argument(func: FuncOp, value: SSAValue) -> None:
    """Replace a value by a new argument with its name."""
    block = func.body.block
    new = block.insert_arg(value.type, len(block.args))
    name = value.name_hint
    value.replace_all_uses_with(new)
    new.name_hint = name
    attributes = func.properties.get("arg_attrs")
    if attributes is not None:
        func.properties["arg_attrs"] = ArrayAttr([*_listed(attributes), DictionaryAttr({})])
    func.update_function_type()


def tidy(module: ModuleOp) -> None:
    """Remove ops without readers."""
    for func in functions(module):
        for op in reversed(list(func.body.block.ops)):
            unread = op.results and not any(result.uses for result in op.results)
            if unread and is_side_effect_free(op):
                op.detach()
                op.erase()


def drop_arguments(func: FuncOp, dropped: Collection[int]) -> None:
    """Remove unread arguments by number."""
    block = func.body.block
    kept = [k for k in range(len(block.args)) if k not in dropped or block.args[k].uses]
    _filter(func, "arg_attrs", kept)
    for k in reversed(range(len(block.args))):
        if k not in kept:
            block.erase_arg(block.args[k])
    func.update_function_type()
