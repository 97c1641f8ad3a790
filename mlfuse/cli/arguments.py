"""The flags of `mlfuse-opt` that aren't passes."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import NoReturn

from mlfuse.cli.loading import LOAD_HELP, load_files
from mlfuse.cli.onnx import DIM_HELP
from mlfuse.cli.shield import UsageError, near
from mlfuse.cli.steps import Step, split_steps
from mlfuse.passes import registry

TARGETS = ("mlir", "c", "cuda", "ptx", "cubin")
_BARE = {"verify-each": "true", "remarks": "all"}
"""Flags with an optional value."""

_EPILOG = f"""\
passes run in the order of their flags:
  --fuse                     the fusion pipeline: {", ".join(registry.FUSE)}
  --fuse="max-ops=64 force=true"   the same, with options for these passes
  --PASS, --PASS="x=1 y=2"   one pass; --list-passes lists them
  -p, --passes, --pass-pipeline=SPEC   several passes: "canonicalize,fuse-vertical{{max-ops=64}}"
  --compile-to=LEVEL         the standard pipeline up to graph, fused, loop, kernel, host or source
  --load=FILE                passes of your own become flags, too

examples:
  mlfuse-opt --fuse model.mlir
  mlfuse-opt --fuse --remarks=missed model.mlir -o fused.mlir
  mlfuse-opt --compile-to=source --device=cpu model.mlir
  mlfuse-opt --fuse --lower-to-loop --print-ir-after-all model.mlir

The spellings of mlir-opt (--mlir-print-ir-after-all, --mlir-timing, ...) work too.
exit codes: 0; 1 for a mistake in the input or the flags; 2 for a bug in mlfuse.
"""


class Parser(argparse.ArgumentParser):
    """An argument parser that raises instead of exiting."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(message)


def make_parser() -> Parser:
    """The parser of all flags except passes."""
    parser = Parser(
        prog="mlfuse-opt",
        usage="mlfuse-opt [input.mlir | model.onnx | -] [-o FILE] [passes] [options]",
        description="Reads MLIR text or an ONNX model, runs passes on it, and prints the result.",
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    add = parser.add_argument
    add("input", nargs="?", default="-", help="a file; default: standard input, which is also -")
    add("--dim", action="append", default=[], metavar="NAME=SIZE", help=DIM_HELP)
    add("-o", dest="output", metavar="FILE", help="write to FILE instead of standard output")
    add("-t", "--target", choices=TARGETS, help="what to print (default: mlir)")
    add("--device", metavar="NAME", help="cpu, sm_80, sm_90, other sm_NN, or a .json description "
        "file (default: sm_90; cpu for -t c)")  # fmt: skip
    add("--precision", default="default", metavar="NAME",
        help="strict or default: how exact results are (--doc numerics)")  # fmt: skip
    add(
        "--split-input-file",
        action="store_true",
        help="process the parts between // ----- lines separately",
    )
    add("--load", action="append", default=[], metavar="FILE", help=LOAD_HELP)
    add("--verify-diagnostics", action="store_true",
        help="check errors and remarks against // expected-error {{...}} comments")  # fmt: skip
    add("--verify-each", choices=("true", "false", "1", "0"), default="true",
        help="verify after every pass (default: true)")  # fmt: skip
    add("--allow-unregistered-dialect", action="store_true", help="accept ops of unknown dialects")

    plans = parser.add_argument_group(
        "plans: the fusion decisions as text that can be edited (--doc plans)"
    )
    plans.add_argument(
        "--save-plan", metavar="FILE", help="write the decisions of the fusion passes"
    )
    plans.add_argument(
        "--use-plan", metavar="FILE", help="fuse as in FILE; an illegal fusion is an error"
    )

    see = parser.add_argument_group("what to show (on standard error)")
    add = see.add_argument
    add(
        "--remarks",
        choices=("fused", "missed", "all"),
        help="which fusions were made, which were not, and why (--doc remarks)",
    )
    add("--remarks-filter", action="append", default=[], metavar="TERMS",
        help='show only remarks that match every term: "vertical.* op=exp kernel=fused_* line=7 verdict=missed"')  # fmt: skip
    add("--remarks-format", "--remark-format", choices=("text", "json"), default="text",
        help="json: one line of JSON for each remark")  # fmt: skip
    add(
        "--remarks-file",
        "--remarks-output-file",
        metavar="FILE",
        help="write remarks to FILE instead",
    )
    add("--explain", metavar="OP[,OP]",
        help="print an answer instead of the module: whether one kernel computes both ops and why, or all "
        "decisions about one op. OP is exp, exp#2, %%y, 7 or model.mlir:7")  # fmt: skip
    add("-v", "--verbose", action="store_true",
        help="a line with ops, kernels, launches and bytes; with --remarks, the ops of each")  # fmt: skip
    add(
        "--html",
        metavar="FILE",
        help="write one page with every stage, kernel and decision (--doc report)",
    )
    add(
        "--ledger",
        action="store_true",
        help="the least bytes that each kernel can move, and the planned bytes",
    )
    add("--print-ir-before-all", action="store_true", help="the module before each pass")
    add("--print-ir-after-all", action="store_true", help="the module after each pass")
    add("--print-ir-before", action="append", default=[], metavar="PASS", help="before this pass")
    add("--print-ir-after", action="append", default=[], metavar="PASS", help="after this pass")
    add(
        "--print-ir-after-change",
        action="store_true",
        help="after each pass that changed the module",
    )
    add(
        "--dump-ir-dir",
        metavar="DIR",
        help="write the module to a numbered file before the first pass and after each",
    )
    add("--timing", action="store_true", help="the time of each pass and of its parts")
    add(
        "--crash-reproducer",
        metavar="FILE",
        help="if a pass fails, write its input and the command",
    )
    add("--debug", action="store_true", help="show tracebacks")

    form = parser.add_argument_group("form of the text")
    form.add_argument(
        "--print-op-generic", action="store_true", help="print ops in the generic form"
    )
    form.add_argument("--print-debuginfo", action="store_true", help="print locations")
    form.add_argument(
        "--print-library",
        action="store_true",
        help="print the whole math library before C or CUDA source, not only what it uses",
    )

    about = parser.add_argument_group("about mlfuse-opt")
    about.add_argument("--list-passes", action="store_true", help="all passes and their options")
    about.add_argument(
        "--show-dialects", action="store_true", help="the dialects that the tool reads"
    )
    about.add_argument("--doc", nargs="?", const="", metavar="NAME",
        help="print a page of the documentation, such as plans; without a name, list the pages")  # fmt: skip
    about.add_argument("--version", action="store_true", help="versions of mlfuse and xDSL")
    return parser


def parse(argv: Sequence[str]) -> tuple[argparse.Namespace, list[Step]]:
    """Options and steps."""
    parser = make_parser()
    flags = sorted({o.lstrip("-") for a in parser._actions for o in a.option_strings})  # pyright: ignore[reportPrivateUsage]
    spelled = [_own_spelling(argument, flags) for argument in argv]
    loaded = load_files(_files_to_load(spelled))
    steps, rest = split_steps(spelled, flags, loaded)
    options, unknown = parser.parse_known_args(rest)
    options.loaded = loaded
    for argument in unknown:
        if not argument.startswith("-"):
            raise UsageError(f"one input at a time: {options.input} and {argument}")
        known = [
            "--" + name
            for name in (*flags, *registry.names(), *loaded.passes, "fuse", "compile-to", "passes")
        ]
        name = argument.partition("=")[0]
        raise UsageError(f"unknown flag {name}{near(name, known)}; --help lists the flags")
    return options, steps


def _files_to_load(argv: Sequence[str]) -> list[str]:
    """The files of `--load`; they define flags, and so are read before all other arguments."""
    parser = Parser(allow_abbrev=False, add_help=False)
    parser.add_argument("--load", action="append", default=[])
    return parser.parse_known_args([each for each in argv if each != "--"])[0].load


def _own_spelling(argument: str, flags: Sequence[str]) -> str:
    """Translates mlir-opt's spellings, and adds values to flags without one."""
    if not argument.startswith("-"):
        return argument
    name, equals, value = argument.lstrip("-").partition("=")
    if name.removeprefix("mlir-") in flags and name.startswith("mlir-"):
        name = name.removeprefix("mlir-")
        argument = f"--{name}{equals}{value}"
    return f"--{name}={_BARE[name]}" if name in _BARE and not equals else argument
