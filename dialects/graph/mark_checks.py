"""Checks of attributes. An unknown one whose name begins with `mlfuse.` is an error, and so is a fusion mark or an
argument attribute in a place where it has no effect. On graph ops, an unknown one without a dot in its name is an error
too: it may be a misspelled option, such as `aproximate`. All other names with a dot belong to the user.

The attributes are documented in docs/plans.md (fusion), `dialects/donation.py` and `constant_arguments.py` (arguments),
`dialects/signedness.py` (arguments and results), `dialects/scalar.py` (`math.exp`), `passes/inline.py` (composites) and `passes/scheduling/options.py` (kernels).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import cast

from xdsl.dialects import math
from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, ModuleOp, StringAttr, UnitAttr
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Attribute, Operation

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects import upstream
from mlfuse.dialects.graph.base import GraphOp
from mlfuse.dialects.graph.foreach import ForeachOp
from mlfuse.dialects.graph.fusion import FusionOp, YieldOp
from mlfuse.dialects.graph.marks import DEVICE, MUST_FUSE, NO_FUSE, USER
from mlfuse.dialects.graph.placement import is_device
from mlfuse.dialects.scalar import NEAR, NEVER_POSITIVE

PREFIX = "mlfuse."
FRONTEND = "mhlo.frontend_attributes"
"""A dictionary of strings, for tools that can't write other attributes."""
_PLANS = ("again", "joined", "joined_operand", "joined_result", "foreach", "tuple", "bucket")
ON_OPS = (*USER, *(PREFIX + name for name in _PLANS))
_HELD = ("mlfuse.result", "mlfuse.result_unsigned")
ON_ARGUMENTS = ("mlfuse.each", "mlfuse.alias", "mlfuse.donated", "mlfuse.constant", *_HELD)
ON_SIGNATURES = ("mlfuse.unsigned",)
ANYWHERE = (DEVICE,)
"""On arguments and results."""
ON_FUNCTIONS = ("mlfuse.composite", "mlfuse.gradient", "mlfuse.launches")
ON_MODULES = ("mlfuse.plan", "mlfuse.planned_for", "mlfuse.devices")
ON_KERNELS = ("mlfuse.schedule",)
ON_SCALARS: dict[str, tuple[type[Operation], ...]] = {
    NEVER_POSITIVE: (math.ExpOp,),
    NEAR: (math.SinOp, math.CosOp, math.TanOp, upstream.RemFOp),
}
KNOWN = (
    *ON_OPS,
    *ANYWHERE,
    *ON_ARGUMENTS,
    *ON_SIGNATURES,
    *ON_FUNCTIONS,
    *ON_MODULES,
    *ON_KERNELS,
    *ON_SCALARS,
)
_BARE = {name.removeprefix(PREFIX).replace("_", ""): name for name in (NO_FUSE, MUST_FUSE)}
"""The marks whose words no other dialect uses, without prefix and underscores."""
_BOOLEANS = ("", "true", "false", "yes", "no")


def check_marks(op: Operation) -> OpError | None:
    """What is wrong with an op's `mlfuse.` attributes, or with unknown ones; None if nothing is."""
    for where, attributes in _attributes_of(op):
        for name, attr in attributes.items():
            wrong = _wrong(op, where, name, attr)
            if wrong is not None:
                return OpError(op, wrong)
    return None


def _attributes_of(op: Operation) -> Iterator[tuple[str, Mapping[str, Attribute]]]:
    """Each place of attributes, in words, with the attributes there."""
    if isinstance(op, FuncOp):
        yield "a function", op.attributes
        yield from ((f"argument {n}", each) for n, each in enumerate(_each(op.arg_attrs)))
        yield from ((f"result {n}", each) for n, each in enumerate(_each(op.res_attrs)))
    elif isinstance(op, ReturnOp) or op.name == "graph.yield":
        yield f"a {op.name.partition('.')[2]}", op.attributes
    elif isinstance(op, ModuleOp):
        yield "a module", op.attributes
    else:
        yield "an op", op.attributes
        said = op.attributes.get(FRONTEND)
        if isinstance(said, DictionaryAttr):
            yield FRONTEND, said.data


def _each(attributes: ArrayAttr[DictionaryAttr] | None) -> Sequence[Mapping[str, Attribute]]:
    parts = () if attributes is None else cast("ArrayAttr[Attribute]", attributes).data
    return [part.data for part in parts if isinstance(part, DictionaryAttr)]


def _wrong(op: Operation, where: str, name: str, attr: Attribute) -> str | None:
    if not name.startswith(PREFIX):
        prefix, dot, own = name.rpartition(".")
        if dot and prefix.lower() != "mlfuse":
            return None  # another dialect's
        meant = _BARE.get(own.replace("_", "").replace("-", "").lower())
        if meant is not None:
            return f"unknown attribute {name}, did you mean {meant}?"
        return None if dot or where == FRONTEND else _unknown_option(op, name)
    if name not in KNOWN:
        own = name.removeprefix(PREFIX)
        for names in (USER, KNOWN):
            near = get_close_matches(own, [each.removeprefix(PREFIX) for each in names], 1)
            if near:
                return f"unknown attribute {name}, did you mean {PREFIX}{near[0]}?"
        return f"unknown attribute {name}; on ops there are: {', '.join(USER)}"
    if where == FRONTEND:
        return (
            None
            if name in (*USER, DEVICE)
            else f"{name} can't be in {where}, expected one of: {', '.join(USER)}"
        )
    if name in USER and where != "an op":
        return f"{name} has no effect on {where}: {_where_marks_belong(where)}"
    if name in ON_ARGUMENTS and not where.startswith("argument"):
        return f"{name} has no effect on {where}: it belongs on an argument of a function"
    if name in ON_SIGNATURES and not where.startswith(("argument", "result")):
        return (
            f"{name} has no effect on {where}: it belongs on an argument or a result of a function"
        )
    scalars = ON_SCALARS.get(name)
    if scalars is not None and not isinstance(op, scalars):
        names = ", ".join(each.name for each in scalars)
        return f"{name} has no effect on {where}: it belongs on {names}"
    if name == DEVICE and not (isinstance(attr, StringAttr) and is_device(attr.data)):
        return f'{name} names a device: "cpu" or "cuda", or "cuda:1" for the second one'
    if name == MUST_FUSE and not isinstance(attr, UnitAttr):
        return f"{name} takes no value: write {{{name}}}, or leave it out"
    if name == NO_FUSE and not _is_no_fuse(attr):
        return f"{name} takes no value: write {{{name}}}, or leave it out"
    return None


def _unknown_option(op: Operation, name: str) -> str | None:
    """The error if a graph op's definition doesn't have an attribute of this name."""
    if not isinstance(op, GraphOp | FusionOp | ForeachOp | YieldOp):
        return None
    definition = op.get_irdl_definition()
    if name in definition.attributes:
        return None
    near = get_close_matches(name, definition.properties, 1)
    if near:
        return f"unknown attribute {name}, did you mean {near[0]}?"
    return f"unknown attribute {name}; an attribute of your own needs a dot: my.{name}"


def _where_marks_belong(where: str) -> str:
    if where.startswith("argument"):
        return "no op computes that; write it on the op that reads the argument"
    if where == "a function":
        return "write it on ops in it (in Python, a decorator marks a function)"
    return "write it on the op that computes the value"


def _is_no_fuse(attr: Attribute) -> bool:
    """Whether the mark has no value, or the name of the device that asks for it (`no_fuse` in its description)."""
    return isinstance(attr, UnitAttr) or (
        isinstance(attr, StringAttr) and attr.data.lower() not in _BOOLEANS
    )
