"""Makes a page for each pass, docs/passes/FLAG.md: the docstrings of its module and class, its options, and
docs/passes/FLAG.mlir before and after the pass. The first line of that file is the command to run.
"""

from __future__ import annotations

import contextlib
import inspect
import io
import sys
from collections.abc import Iterator
from dataclasses import MISSING, fields
from importlib import import_module
from pathlib import Path

from mlfuse.cli import opt
from mlfuse.passes.registry import FUSE, MLFUSE_PASSES, UPSTREAM_PASSES, load

FOLDER = Path(__file__).parents[1] / "docs" / "passes"
NOTE = "<!-- Written by `python -m scripts.pages` from the pass and docs/passes/{}.mlir: change those, not this page. -->\n"
_FUSIONS = "A fusion that isn't a kernel after the pass is planned again (`vertical.simplified`)."
UPSTREAM = {
    "canonicalize": (
        "xDSL's own pass runs the patterns of our ops: algebra that keeps every bit, folding of constants by ops "
        "that IEEE 754 fixes to the bit, and movement brought to where it costs nothing. The rules stand in "
        "`passes/canonicalization/`, a file a family; each rule's docstring says why no bit changes. "
        + _FUSIONS
    ),
    "cse": f"xDSL's own pass: of equal ops with equal operands and equal marks, one stays. {_FUSIONS}",
    "dce": f"xDSL's own pass: ops that nothing reads go, unless they have an effect. {_FUSIONS}",
}
ESSAYS = {
    "fuse-vertical": "mlfuse.passes.fusion.planner",
    "fuse-contractions": "mlfuse.passes.horizontal.contractions",
}
"""The modules whose docstrings describe how a pass decides, if that isn't the pass's own module."""
_PATTERNS = "mlfuse.passes.patterns"
PATTERNS = {
    "simplify-kernels": (
        "mlfuse.passes.simplification.indices:SimplifySum",
        "mlfuse.passes.simplification.indices:SimplifyProduct",
        "mlfuse.passes.simplification.indices:SimplifyQuotient",
        "mlfuse.passes.simplification.indices:SimplifyRemainder",
        "mlfuse.passes.simplification.indices:SimplifyDifference",
        "mlfuse.passes.simplification.indices:NarrowCast",
        "mlfuse.passes.simplification.control:ImpliedGuard",
        "mlfuse.passes.simplification.control:OneWay",
        "mlfuse.passes.simplification.control:OneIteration",
        "mlfuse.passes.simplification.control:OneChoice",
        "mlfuse.passes.simplification.control:SureLoad",
    ),
    "bucket-collectives": [f"{_PATTERNS}.join_collectives:JoinCollectives"],
    "fuse-contractions": [f"{_PATTERNS}.join_contractions:JoinContractions"],
    "fuse-horizontal": [f"{_PATTERNS}.fuse_tuples:FuseTuples"],
    "fuse-vertical": [
        f"{_PATTERNS}.fuse_group:FuseGroup",
        *(f"{_PATTERNS}.start_fusion:StartFusion", f"{_PATTERNS}.fuse_producer:FuseProducer"),
        f"{_PATTERNS}.merge_fusions:MergeFusions",
    ],
    "lower-to-loop": [
        f"mlfuse.passes.lowering.patterns:{name}"
        for name in (
            *("LowerFusion", "LowerForeach", "LowerKernelOp", "LowerLibraryCall", "LowerAllReduce"),
            *("LowerReshape", "LowerPart", "LowerConstant", "LowerReturn"),
        )
    ],
}
"""The rewrite patterns of a pass, as "module:class". For --fuse-vertical, the pass runs the first; the others are
steps that other planners can use."""
ORDER = (
    *FUSE,
    *(
        "lower-to-loop",
        "match-epilogues",
        "lower-products",
        "chain-products",
        "share-launches",
        "plan-memory",
        "merge-equal-kernels",
        "schedule",
        "simplify-kernels",
        "hoist-constants",
        "lower-to-host",
    ),
    *("channels-last", "differentiate"),
)
"""The order of the pages: that of pipelines, then the passes that frontends and users call."""


def page(flag: str) -> str:
    """The page of one pass."""
    before = (FOLDER / f"{flag}.mlir").read_text("utf-8")
    command, _, module = before.removeprefix("// ").partition("\n")
    cls = None if flag in UPSTREAM else load(flag)
    lines = [
        NOTE.format(flag),
        f"# --{flag}\n",
        *([UPSTREAM[flag] + "\n"] if cls is None else _own_text(flag, cls)),
        "## Before and after\n",
        f"```mlir\n{module}```\n",
        f"`{command} docs/passes/{flag}.mlir`, in a checkout, makes of it (without the module around the functions):\n",
        f"```mlir\n{_after(command, flag)}```\n",
    ]
    if cls is not None and (options := list(_options(cls))):
        lines += ["## Options\n", "| option | type | default |\n|---|---|---|", *options]
        name = fields(cls)[0].name.replace("_", "-")
        lines += ["", f'`--{flag}="{name}=..."` gives one; several are parted by spaces.\n']
    if flag in PATTERNS:
        lines += ["## Patterns\n", *map(_pattern, PATTERNS[flag])]
    if flag in ESSAYS:
        lines += ["## How it decides\n", f"{inspect.getdoc(import_module(ESSAYS[flag]))}\n"]
    return "\n".join(lines)


def _pattern(target: str) -> str:
    module, _, name = target.partition(":")
    return f"**{name}** (`{module}`): {inspect.getdoc(getattr(import_module(module), name))}\n"


def _own_text(flag: str, cls: type) -> list[str]:
    text = inspect.getdoc(sys.modules[cls.__module__]) or ""
    first, _, rest = text.partition("\n")
    first = first.removeprefix(f"`--{flag}`: ")
    if not first.startswith("x "):  # a formula
        first = first[:1].upper() + first[1:]
    return [f"{first}\n{rest}\n", f"{inspect.getdoc(cls)}\n"]


def _options(cls: type) -> Iterator[str]:
    for field in fields(cls):
        words = str(field.type).removesuffix(" | None")
        type_ = f"`{words}`" + (", or none" if words != str(field.type) else "")
        yield f"| `{field.name.replace('_', '-')}` | {type_} | {_default(field.default)} |"


def _default(value: object) -> str:
    if value is MISSING or value in (None, ()):
        return ""
    return f"`{str(value).lower() if isinstance(value, bool) else value}`"


def _after(command: str, flag: str) -> str:
    """The functions that the command prints, without the module around them."""
    out, err = io.StringIO(), io.StringIO()
    tool, *arguments = command.split()
    assert tool == "mlfuse-opt"
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = opt.main([*arguments, str(FOLDER / f"{flag}.mlir")])
    if code:
        raise SystemExit(f"docs/passes/{flag}.mlir: {command} failed:\n{err.getvalue()}")
    inner = out.getvalue().splitlines()[1:-1]
    return "".join(line.removeprefix("  ") + "\n" for line in inner)


def overview() -> str:
    """docs/passes/index.md: every pass in one line."""
    lines = [
        "<!-- Written by `python -m scripts.pages`: change scripts/pass_pages.py, not this page. -->\n",
        "# Passes\n",
        "One pass a file, named after its flag. Flags are applied in their order; `--fuse` stands for "
        f"{', '.join(f'`--{name}`' for name in FUSE)}; `--compile-to=LEVEL` for the standard pipeline up to a "
        "level. Each page shows a module before and after, as the pass prints it.\n",
        "| pass | does |\n|---|---|",
    ]
    for flag in ORDER:
        if flag in UPSTREAM:
            text = UPSTREAM[flag].removeprefix("xDSL's own pass").lstrip(" :").partition(". ")[0]
            text = text.partition(":")[0]
        else:
            doc = inspect.getdoc(sys.modules[load(flag).__module__]) or ""
            text = doc.removeprefix(f"`--{flag}`: ").partition("\n\n")[0].partition(". ")[0]
        text = " ".join(text.split()).rstrip(".:").replace("|", r"\|")
        lines.append(f"| [--{flag}]({flag}.md) | {text} |")
    return "\n".join(lines) + "\n"


assert set(ORDER) == {*MLFUSE_PASSES, *UPSTREAM_PASSES}, "every pass has a page"
