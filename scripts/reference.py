"""Makes the dialect reference, docs/reference/*.md: a section for each op, from its class and from an example in
docs/reference/DIALECT.mlir or in the class's docstring.
"""

from __future__ import annotations

import inspect
import sys
from collections import Counter
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Dialect, Operation
from xdsl.irdl import IRDLOperation
from xdsl.printer import Printer

from mlfuse.dialects.graph import Graph
from mlfuse.dialects.graph.composite import CompositeOp
from mlfuse.dialects.graph.compound import CompoundOp
from mlfuse.dialects.kernel import Kernel
from mlfuse.dialects.loop import Loop
from mlfuse.dialects.optim import Optim
from mlfuse.ir.context import new_context
from mlfuse.ir.parsing import parse_module
from mlfuse.ir.verify import verify_module
from mlfuse.passes.decompose import Decompose
from scripts.op_words import elements_of, errors_of, gradient_of, numpy_of, parts_of, text_of

FOLDER = Path(__file__).parents[1] / "docs" / "reference"
DIALECTS: dict[str, tuple[Dialect, str]] = {
    "graph": (
        Graph,
        "Tensor operators with value semantics, and the regions that the fusion passes make of them. Each family is a "
        "file of `dialects/graph/`. Operands and results whose types are the same letter have the same type. If an op "
        "has no list of element types, its text names the types that it takes, or it takes all. 16-bit floats are "
        "computed in f32 and rounded once for each op ([numerics](../numerics.md)). In a *NumPy meaning*, `args` are "
        "the operands as NumPy arrays, with 16-bit floats widened. *Errors* are the verifier's messages, with `...` "
        "for the parts that it fills in. Operands and results of all ops must be ranked tensors of an element type "
        "that mlfuse has ([numerics](../numerics.md)).",
    ),
    "optim": (
        Optim,
        "Optimizer steps; each decomposes into `graph` ops ([optimizers](../optimizers.md)). Hyperparameters "
        "are f64 tensors of rank 0.",
    ),
    "loop": (
        Loop,
        "The computation of a kernel, as nests over named index spaces, and the host function that launches kernels. "
        "Scalar ops are upstream's `arith` and `math`. [The levels by example](../ir-by-example.md) has whole modules.",
    ),
    "kernel": (
        Kernel,
        "The work of one thread of one device: the ops that upstream dialects don't have. They are used with `scf`, "
        "`memref`, `arith` and `math`. [The levels by example](../ir-by-example.md) has whole modules.",
    ),
}
NOTE = "<!-- Written by `python -m scripts.pages` from the op classes: change those, not this page. -->\n"


def page(name: str) -> str:
    """The page of one dialect."""
    dialect, text = DIALECTS[name]
    ops = [op for op in dialect.operations if issubclass(op, IRDLOperation)]
    families: dict[str, list[type[IRDLOperation]]] = {}
    for op in sorted(ops, key=lambda op: (op.__module__, op.name)):
        families.setdefault(op.__module__, []).append(op)
    examples = examples_of(name)
    parts = decomposed(name)
    lines = [NOTE, f"# The {name} dialect\n", f"{text}\n", *_contents(families)]
    for module, members in families.items():
        lines.append(f"## {_title(module)}\n")
        lines.append(f"{inspect.getdoc(sys.modules[module])}\n")
        for op in members:
            lines.extend(_section(op, examples.get(op.name), parts.get(op.name)))
    return "\n".join(lines)


def _title(module: str) -> str:
    return module.rpartition(".")[2].replace("_", " ").capitalize()


def _contents(families: dict[str, list[type[IRDLOperation]]]) -> Iterator[str]:
    yield "| family | ops |\n|---|---|"
    for module, members in families.items():
        links = ", ".join(
            f"[{op.name.partition('.')[2]}](#{op.name.replace('.', '')})" for op in members
        )
        yield f"| {_title(module)} | {links} |"
    yield ""


def _section(
    op: type[IRDLOperation], example: str | None, parts: Counter[str] | None
) -> Iterator[str]:
    yield f"### {op.name}\n"
    yield f"{text_of(op)}\n"
    if example is not None:
        yield f"```mlir\n{example}\n```\n"
    table = [f"| {kind} | `{name}` | {words} |" for kind, name, words in parts_of(op)]
    if table:
        yield "| | name | type |\n|---|---|---|\n" + "\n".join(table) + "\n"
    facts = {
        "Element types": elements_of(op),
        "Gradient": gradient_of(op),
        "Decomposes into": _counted(parts) if parts else None,
    }
    said = [f"**{title}:** {words}." for title, words in facts.items() if words]
    if said:
        yield "  \n".join(line.replace("..", ".") for line in said) + "\n"
    if errors := errors_of(op):
        yield "Errors:\n\n" + "\n".join(f"- `{each.replace('`', '')}`" for each in errors) + "\n"
    if (meaning := numpy_of(op)) is not None:
        yield f"NumPy meaning:\n\n```python\n{meaning}\n```\n"


def _counted(parts: Counter[str]) -> str:
    return ", ".join(f"`{name}`" + (f" x {n}" if n > 1 else "") for name, n in parts.items())


def _functions(name: str) -> Iterator[FuncOp]:
    path = FOLDER / f"{name}.mlir"
    if not path.exists():
        return
    module = parse_module(path.read_text("utf-8"), path.name)
    verify_module(module)
    for func in list(module.ops):
        assert isinstance(func, FuncOp)
        yield func


def examples_of(name: str) -> dict[str, str]:
    """The printed example of each op, by the op's name."""
    found: dict[str, str] = {}
    for func in _functions(name):
        op = func.body.block.first_op
        assert op is not None
        found[op.name] = printed(op)
    return found


def printed(op: Operation) -> str:
    """The text of an op, with the names of its operands."""
    out = StringIO()
    printer = Printer(out)
    for operand in op.operands:
        printer.print_operand(operand)
    out.seek(0)
    out.truncate()
    printer.print_op(op)
    return out.getvalue()


def decomposed(name: str) -> dict[str, Counter[str]]:
    """For the example of each composite, how many ops of each name its decomposition has."""
    found: dict[str, Counter[str]] = {}
    for func in _functions(name):
        op = func.body.block.first_op
        if not isinstance(op, CompositeOp | CompoundOp):
            continue
        original = op.name
        func.detach()
        Decompose().apply(new_context(), ModuleOp([func]))
        rest = [each.name for each in func.body.block.ops if not isinstance(each, ReturnOp)]
        found[original] = Counter(rest)
    return found
