"""Describes op classes in words, for the dialect reference."""

from __future__ import annotations

import ast
import inspect
import sys
import textwrap
from collections.abc import Iterator
from functools import cache
from types import ModuleType

from xdsl.ir import Attribute, Operation
from xdsl.irdl import (
    AttrConstraint,
    BaseAttr,
    EqAttrConstraint,
    IRDLOperation,
    OptOperandDef,
    OptPropertyDef,
    OptRegionDef,
    OptResultDef,
    RangeConstraint,
    VarConstraint,
    VarOperandDef,
    VarRegionDef,
    VarResultDef,
)

from mlfuse.dialects.graph.base import GraphOp
from mlfuse.dialects.graph.composite import CompositeOp
from mlfuse.dialects.graph.compound import CompoundOp
from mlfuse.dialects.graph.elementwise import ElementwiseOp

_LONGEST = 14
"""The longest NumPy reference that is shown, in lines."""
_OPTIONAL = (OptOperandDef, OptResultDef, OptRegionDef)
_MANY = (VarOperandDef, VarResultDef, VarRegionDef)
_WORDS = {
    "array": "integers",
    "dense": "constant",
    "float": "number",
    "fun": "signature",
    "string": "text",
    "symbol_ref": "symbol",
    "unit": "flag",
}
"""Words for kinds of attributes whose own names say little."""


def text_of(op: type[Operation]) -> str:
    """The class's docstring as Markdown."""
    return inspect.cleandoc(op.__dict__.get("__doc__") or "")


def _type_words(constraint: AttrConstraint | RangeConstraint) -> str:
    while isinstance(constraint, RangeConstraint):
        inner = getattr(constraint, "constr", None) or getattr(constraint, "constraint", None)
        if inner is None:
            return ""
        constraint = inner
    if isinstance(constraint, VarConstraint):
        return f"type `{constraint.name}`"
    if isinstance(constraint, EqAttrConstraint):
        return f"`{constraint.attr}`"
    name = constraint.attr.name if isinstance(constraint, BaseAttr) else ""
    bases = constraint.get_bases()
    if not name and bases is not None and len(bases) == 1:
        name = next(iter(bases)).name
    return _WORDS.get(name, name)


def _how_many(definition: object) -> str:
    if isinstance(definition, _OPTIONAL):
        return "optional"
    return "any number" if isinstance(definition, _MANY) else ""


def parts_of(op: type[IRDLOperation]) -> Iterator[tuple[str, str, str]]:
    """The operands, attributes, regions and results of an op: for each its kind, its name, and a description."""
    definition = op.get_irdl_definition()
    plain = "tensor" if issubclass(op, GraphOp) else ""
    for name, operand in definition.operands:
        yield "operand", name, _joined(_type_words(operand.constr) or plain, _how_many(operand))
    for name, attribute in (*definition.properties.items(), *definition.attributes.items()):
        if name.endswith("SegmentSizes"):  # an attribute of the generic form only
            continue
        default = attribute.default_value
        said = f"{_shown(default)} by default" if default is not None else ""
        if isinstance(attribute, OptPropertyDef) and default is None:
            said = "optional"
        words = "truth value" if is_truth(default) else _type_words(attribute.constr)
        yield "attribute", name, _joined(words, said)
    for name, region in definition.regions:
        yield "region", name, _how_many(region)
    for name, result in definition.results:
        yield "result", name, _joined(_type_words(result.constr) or plain, _how_many(result))


def is_truth(default: Attribute | None) -> bool:
    """Whether a default is a boolean."""
    return str(default) in ("true", "false")


def _shown(default: Attribute) -> str:
    number, is_number, _ = str(default).partition(" : ")
    return f"`{float(number):.6g}`" if is_number else f"`{default}`"


def _joined(*words: str) -> str:
    return ", ".join(word for word in words if word)


def elements_of(op: type[IRDLOperation]) -> str | None:
    """The element types that an op takes; None if the class doesn't list them."""
    if issubclass(op, ElementwiseOp):
        return ", ".join(sorted(op.ACCEPTS))
    floats = issubclass(op, CompositeOp) and op.element_checks is CompositeOp.element_checks
    return "float" if floats else None


def gradient_of(op: type[IRDLOperation]) -> str | None:
    """Whether an op has a gradient, in words; None if it isn't an op on tensors."""
    if issubclass(op, CompoundOp):
        return "none"
    if not issubclass(op, GraphOp):
        return None
    if op.NO_GRADIENT:
        return f"zero: {op.NO_GRADIENT}"
    if op.has_gradient():
        note = inspect.getdoc(op.gradient) if "gradient" in op.__dict__ else None
        inherited = note is None or note == inspect.getdoc(GraphOp.gradient)
        return "yes" if inherited else f"yes: {' '.join((note or '').split())}"
    if issubclass(op, CompositeOp):
        return "that of what it decomposes into"
    return "no rule"


def errors_of(op: type[IRDLOperation]) -> list[str]:
    """The messages of an op's verifier: those in its class, in its base classes, and in functions of their files, with
    `...` for the parts that are filled in. The messages of all graph ops, those of `GraphOp`, are left out."""
    found: dict[str, None] = {}
    seen = set[str]()
    for cls in op.__mro__:
        if not cls.__module__.startswith("mlfuse.dialects.") or cls is GraphOp:
            continue
        helpers = _functions_of(_tree_of(sys.modules[cls.__module__]))
        own = _functions_of(_tree_of(cls).body[0])
        todo = [method for name, method in own.items() if name not in seen]
        seen.update(own)
        for function in todo:
            for node in ast.walk(function):
                if (message := _message(node)) is not None:
                    found.setdefault(message.removeprefix(f"{op.name}: ").removeprefix("...: "))
                if (called := helpers.pop(_called(node), None)) is not None:
                    todo.append(called)
    return list(found)


@cache
def _tree_of(place: ModuleType | type[object]) -> ast.Module:
    return ast.parse(textwrap.dedent(inspect.getsource(place)))


def _functions_of(tree: ast.AST) -> dict[str, ast.FunctionDef]:
    body = tree.body if isinstance(tree, ast.Module | ast.ClassDef) else []
    return {each.name: each for each in body if isinstance(each, ast.FunctionDef)}


def _called(node: ast.AST) -> str:
    return node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""


def _message(node: ast.AST) -> str | None:
    """The text of a `require(condition, text)` or a `raise VerifyException(text)`, if most of it is fixed; else
    None."""
    given = {"require": 1, "VerifyException": 0}.get(_called(node))
    if not isinstance(node, ast.Call) or given is None or len(node.args) <= given:
        return None
    text = node.args[given]
    text = text.body if isinstance(text, ast.Lambda) else text
    if isinstance(text, ast.Constant):
        return str(text.value)
    if not isinstance(text, ast.JoinedStr):
        return None
    fixed = "".join(map(_fixed, text.values))
    return fixed if len(fixed.replace("...", " ").split()) >= 3 else None


def _fixed(part: ast.expr) -> str:
    """What is the same in all texts, and `...` for the rest. `counted(n, "dim")` is `... dims`."""
    if isinstance(part, ast.Constant):
        return str(part.value)
    call = part.value if isinstance(part, ast.FormattedValue) else part
    if isinstance(call, ast.Call) and _called(call) == "counted":
        one, *many = [ast.literal_eval(word) for word in call.args[1:]]
        return f"... {many[0] if many else one + 's'}"
    return "..."


def numpy_of(op: type[IRDLOperation]) -> str | None:
    """The body of an op's `numpy` method, if its class defines a short one; else None."""
    if not issubclass(op, GraphOp):
        return None
    source = textwrap.dedent(inspect.getsource(op.numpy))
    function = ast.parse(source).body[0]
    assert isinstance(function, ast.FunctionDef)
    body = function.body[1:] if ast.get_docstring(function) else function.body
    lines = source.splitlines()[body[0].lineno - 1 :] if body else []
    if not lines or len(lines) > _LONGEST or function.name != "numpy":
        return None
    return textwrap.dedent("\n".join(lines))
