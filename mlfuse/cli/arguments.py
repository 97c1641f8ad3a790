"""The flags of `mlfuse-opt` that aren't passes."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import NoReturn

from mlfuse import registry
from mlfuse.cli.onnx import DIM_HELP
from mlfuse.cli.shield import UsageError, near
from mlfuse.cli.steps import Step, pass_names, split_steps

TARGETS = ("mlir", "c", "cuda", "ptx", "cubin")
_BARE = {"verify-each": "true", "remarks": "all"}
"""Flags that may stand without their value."""

_EPILOG = f"""\
passes, applied in the order of their flags:
  --fuse                     the fusion pipeline: {", ".join(registry.FUSE)}
  --fuse="max-ops=64 force=true"   with options of these passes
  --PASS, --PASS="x=1 y=2"   one pass; --list-passes says which there are
  -p, --passes, --pass-pipeline=SPEC   several: "canonicalize,fuse-vertical{{max-ops=64}}"
  --compile-to=LEVEL         the standard pipeline up to graph, fused, loop, kernel or source

examples:
  mlfuse-opt --fuse model.mlir
  mlfuse-opt --fuse --remarks=missed model.mlir -o fused.mlir
  mlfuse-opt --compile-to=source --device=cpu model.mlir
  mlfuse-opt --fuse --lower-to-loop --print-ir-after-all model.mlir

mlir-opt's spellings (--mlir-print-ir-after-all, --mlir-timing, ...) work too.
exit codes: 0, 1 for a mistake in the input or the flags, 2 for a fault of mlfuse.
"""


class Parser(argparse.ArgumentParser):
    """Argparse that raises instead of exiting."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(message)


def make_parser() -> Parser:
    """The parser of everything but passes."""
    parser = Parser(
        prog="mlfuse-opt",
        usage="mlfuse-opt [input.mlir | model.onnx | -] [-o FILE] [passes] [options]",
        description="Reads MLIR text (or an ONNX model), applies passes, prints the result.",
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    add = parser.add_argument
    add("input", nargs="?", default="-", help="a file; - or nothing is standard input")
    add("--dim", action="append", default=[], metavar="NAME=SIZE", help=DIM_HELP)
    add("-o", dest="output", metavar="FILE", help="where to write instead of standard output")
    add("-t", "--target", choices=TARGETS, help="what to print (default: mlir)")
    add("--device", metavar="NAME", help="cpu, sm_80, sm_90, other sm_NN, or a .json description "
        "(default: sm_90; cpu for -t c)")  # fmt: skip
    add("--precision", default="default", metavar="NAME",
        help="strict or default: what results may depend on, see docs/numerics.md")  # fmt: skip
    add("--split-input-file", action="store_true", help="treat the parts between // ----- apart")
    add("--verify-diagnostics", action="store_true",
        help="compare errors and remarks with // expected-error {{...}} comments")  # fmt: skip
    add("--verify-each", choices=("true", "false", "1", "0"), default="true",
        help="verify after every pass (default: true)")  # fmt: skip
    add("--allow-unregistered-dialect", action="store_true", help="read ops of unknown dialects")

    plans = parser.add_argument_group(
        "plans: what is fused, as text that can be edited (docs/plans.md)"
    )
    plans.add_argument("--save-plan", metavar="FILE", help="what the fusion passes decided")
    plans.add_argument(
        "--use-plan", metavar="FILE", help="fuse as it says, and check that it may be"
    )

    see = parser.add_argument_group("to see what happens (on standard error)")
    add = see.add_argument
    add(
        "--remarks", choices=("fused", "missed", "all"), help="what was fused and what not, and why"
    )
    add("--remarks-filter", action="append", default=[], metavar="TERMS",
        help='of the remarks those that meet all: "vertical.* op=exp kernel=fused_* line=7 verdict=missed"')  # fmt: skip
    add("--remarks-format", "--remark-format", choices=("text", "json"), default="text",
        help="json: a line for each remark (docs/remarks.md)")  # fmt: skip
    add(
        "--remarks-file",
        "--remarks-output-file",
        metavar="FILE",
        help="where to write remarks instead",
    )
    add("--explain", metavar="OP[,OP]",
        help="instead of the module: whether one kernel computes both, and why; or all about one op. "
        "exp, exp#2, %%y, model.mlir:7")  # fmt: skip
    add("-v", "--verbose", action="store_true",
        help="a line on ops, kernels, launches and bytes; with remarks, the ops of each")  # fmt: skip
    add(
        "--html",
        metavar="FILE",
        help="a report of every stage, kernel and reason as one page (docs/report.md)",
    )
    add("--ledger", action="store_true", help="the bytes that every kernel moves at least")
    add("--print-ir-before-all", action="store_true")
    add("--print-ir-after-all", action="store_true")
    add("--print-ir-before", action="append", default=[], metavar="PASS")
    add("--print-ir-after", action="append", default=[], metavar="PASS")
    add("--print-ir-after-change", action="store_true", help="after passes that changed something")
    add("--dump-ir-dir", metavar="DIR", help="one numbered file for the input and after each pass")
    add("--timing", action="store_true", help="how long each pass took, and its parts")
    add("--crash-reproducer", metavar="FILE", help="where a pass fails: its input and the command")
    add("--debug", action="store_true", help="tracebacks")

    form = parser.add_argument_group("form of the text")
    form.add_argument("--print-op-generic", action="store_true", help="the generic form of ops")
    form.add_argument("--print-debuginfo", action="store_true", help="with locations")

    about = parser.add_argument_group("about mlfuse-opt")
    about.add_argument("--list-passes", action="store_true")
    about.add_argument("--show-dialects", action="store_true")
    about.add_argument("--version", action="store_true")
    return parser


def parse(argv: Sequence[str]) -> tuple[argparse.Namespace, list[Step]]:
    """Options and steps."""
    parser = make_parser()
    flags = sorted({o.lstrip("-") for a in parser._actions for o in a.option_strings})  # pyright: ignore[reportPrivateUsage]
    steps, rest = split_steps([_own_spelling(argument, flags) for argument in argv], flags)
    options, unknown = parser.parse_known_args(rest)
    for argument in unknown:
        if not argument.startswith("-"):
            raise UsageError(f"one input at a time: {options.input} and {argument}")
        known = ["--" + name for name in (*flags, *pass_names(), "fuse", "compile-to", "passes")]
        name = argument.partition("=")[0]
        raise UsageError(f"unknown flag {name}{near(name, known)}; --help lists the flags")
    return options, steps


def _own_spelling(argument: str, flags: Sequence[str]) -> str:
    """mlir-opt's spelling as ours, and values for flags that stand bare."""
    if not argument.startswith("-"):
        return argument
    name, equals, value = argument.lstrip("-").partition("=")
    if name.removeprefix("mlir-") in flags and name.startswith("mlir-"):
        name = name.removeprefix("mlir-")
        argument = f"--{name}{equals}{value}"
    return f"--{name}={_BARE[name]}" if name in _BARE and not equals else argument
