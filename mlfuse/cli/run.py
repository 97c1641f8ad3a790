"""`mlfuse-run`: runs a function of an MLIR file. See `--help`."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mlfuse.cli.onnx import DIM_HELP, is_model, prepared
from mlfuse.cli.shield import MISTAKE, UsageError, shielded
from mlfuse.diagnostics.errors import MlfuseError, SourceError
from mlfuse.diagnostics.numbers import counted
from mlfuse.diagnostics.progress import shown

if TYPE_CHECKING:
    from xdsl.dialects.builtin import ModuleOp
    from xdsl.dialects.func import FuncOp
    from xdsl.ir import Dialect

    from mlfuse.dialects.dtypes import Array
    from mlfuse.driver.executable import Run

TOOL = "mlfuse-run"
_EPILOG = """\
inputs, one for each argument, in order:
  --input=4x8xf32=0.5         all elements 0.5; f32=1 is a scalar
  --input=2x2xi32=1,2,3,4     the elements in row-major order
  --input=@x.npy              a NumPy file
  --inputs=@in.npz            all arguments: the arrays in0, in1, ...

examples:
  mlfuse-run model.mlir --input=4x8xf32=0.5
  mlfuse-run model.mlir --inputs=@data.npz --expect=@data.npz --device=cpu

exit codes: 0; 1 if results or checks differ, or for a mistake in the input; 2 for a bug in mlfuse.
A module is a program: it may take any time and memory.
"""


def main(argv: Sequence[str] | None = None) -> int:
    """Run with the given arguments (default: the process's); the exit code."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    return shielded(TOOL, lambda: _run(arguments), debug="--debug" in arguments)


def _device(name: str) -> str:
    if name.startswith("sm_"):
        raise argparse.ArgumentTypeError(
            f"{name!r} is an architecture; mlfuse-run uses the GPU that is present: --device=cuda"
        )
    return name


def _parse(argv: Sequence[str]) -> argparse.Namespace:
    from mlfuse.cli.arguments import Parser

    parser = Parser(
        prog=TOOL,
        description="Compiles a function of an MLIR file or an ONNX model, and runs it.",
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    add = parser.add_argument
    add("file", nargs="?", help="MLIR text or an ONNX model; - is standard input")
    add("--dim", action="append", default=[], metavar="NAME=SIZE", help=DIM_HELP)
    add("--load", action="append", default=[], metavar="FILE",
        help="run a Python file and take dialects from it (mlfuse-opt --doc add-a-pass)")  # fmt: skip
    add("--function", default="main", metavar="NAME", help="the function to run (default: main)")
    add(
        "--device",
        type=_device,
        choices=("cpu", "cuda", "interpreter"),
        help="default: the first available one of cuda, cpu and interpreter",
    )
    add("--precision", default="default", metavar="NAME",
        help="strict or default: how exact results are (mlfuse-opt --doc numerics)")  # fmt: skip
    add(
        "--use-plan",
        metavar="FILE",
        help="fuse as in a file of --save-plan (mlfuse-opt --doc plans)",
    )
    add("--save-plan", metavar="FILE", help="write the fusion decisions")
    add("--autotune", action="store_true",
        help="time several schedules of each kernel on the device and keep the fastest")  # fmt: skip
    add("--input", action="append", default=[], metavar="ARRAY", help="one argument")
    add("--inputs", metavar="@FILE.npz", help="all arguments")
    add("--output", metavar="@FILE.npy", help="write the first result")
    add("--outputs", metavar="@FILE.npz", help="write all results: out0, out1, ...")
    add("--expect", metavar="@FILE.npz", help="compare the results with out0, out1, ...")
    add("--rtol", type=float, help="relative tolerance of --expect (default: 1e-4 for f32, 1e-10 for f64, "
        "larger for 16 bits, 0 for integers)")  # fmt: skip
    add("--atol", type=float, help="absolute tolerance of --expect (default: 1e-5 for f32, ...)")
    add(
        "--print",
        action="store_true",
        help="print the results even if they are written or compared",
    )
    add("--time", type=int, metavar="N", help="run N more times and print the time of a call")
    add("-v", "--verbose", action="store_true", help="print launches, library calls and memory")
    add("--debug", action="store_true", help="show tracebacks")
    add("--version", action="store_true", help="versions of mlfuse and xDSL")
    return parser.parse_args(argv)


def _run(argv: list[str]) -> int:
    options = _parse(argv)
    if options.version:
        from mlfuse.cli.listing import version

        print(version())
        return 0
    _check_options(options)
    if is_model(options.file):
        with shown(TOOL):
            run, args, summary = prepared(options)
        return _finish(options, run, args, summary)
    name, text = _read(options.file)
    try:
        return _execute(options, name, text)
    except SourceError as error:
        if options.debug:
            raise
        print(error.render({name: text}), file=sys.stderr)
        return MISTAKE


def _check_options(options: argparse.Namespace) -> None:
    from mlfuse.cli.files import check_outputs

    if options.file is None:
        raise UsageError(
            "no file to run; give the path of an MLIR file or an ONNX model (see --help)"
        )
    if options.inputs and options.input:
        raise UsageError("give either --input for each argument or --inputs for all")
    if options.dim and not is_model(options.file):
        raise UsageError("--dim is for ONNX models")
    if options.time is not None and options.time < 1:
        raise UsageError("--time takes a positive number of calls")
    for value in (options.rtol, options.atol):
        if value is not None and not value >= 0:
            raise UsageError("--rtol and --atol take a number that is not negative")
    check_outputs(options, options.file)


def _read(path: str) -> tuple[str, str]:
    from mlfuse.cli.opt import read_input

    return read_input(path)


def _execute(options: argparse.Namespace, name: str, text: str) -> int:
    from mlfuse.ir.context import new_context
    from mlfuse.ir.parsing import parse_module

    dialects = _dialects(options)
    module = parse_module(text, name, ctx=new_context(dialects))
    function = _function(module, options.function)
    args = _arguments(options, function)
    run, summary = _runner(options, module, args, dialects)
    return _finish(options, run, args, lambda: summary)


def _dialects(options: argparse.Namespace) -> list[Dialect]:
    if not options.load:
        return []
    from mlfuse.cli.loading import load_files

    return list(load_files(options.load).dialects.values())


def _finish(
    options: argparse.Namespace, run: Run, args: Sequence[Array], summary: Callable[[], str]
) -> int:
    """Run, then write, compare or print the results."""
    results = [_host(result) for result in run(*args)]
    if options.verbose or options.print:
        print(summary(), file=sys.stderr)
    if options.time:
        print(_timing(run, args, options.time), file=sys.stderr)
    _deliver(options, results)
    return _compare(options, results) if options.expect else 0


def _runner(
    options: argparse.Namespace,
    module: ModuleOp,
    args: Sequence[Array],
    dialects: Sequence[Dialect],
) -> tuple[Run, str]:
    """The function that runs, and a line or two about its device and compilation."""
    from mlfuse.cli.files import write
    from mlfuse.explain.executable import compile
    from mlfuse.runtime.calls.dispatches import Dispatches
    from mlfuse.runtime.host.memory import text

    with shown(TOOL):
        made = compile(
            module,
            device=options.device or _device_of(module),
            function=options.function,
            dialects=dialects,
            precision=options.precision,
            autotune=options.autotune,
            plan=options.use_plan,
        )
    if options.save_plan:
        write(Path(options.save_plan), made.plan)
    summary = f"{made.device}: {counted(made.launches, 'launch', 'launches')}, {counted(made.calls, 'library call')}"
    if isinstance(made.run, Dispatches):
        moved = sum(entry.least for entry in made.ledger if entry.name.startswith("transfer_to_"))
        summary += f", {counted(len(made.run.transfers), 'transfer')} of {text(moved)}"
    if options.verbose and made.device != "interpreter":
        summary += f"\nmemory: {made.memory([arg.shape for arg in args])}"
    return made.run, summary


def _device_of(module: ModuleOp) -> str | None:
    """The default device of loop-level text: the interpreter, if the text was planned for an absent device. That of
    host-level text is always the interpreter."""
    from mlfuse.driver.device import choose
    from mlfuse.passes.utils.levels import levels_in
    from mlfuse.passes.utils.planned_for import planned_for
    from mlfuse.targets import devices

    if "host" in levels_in(module):
        return "interpreter"
    planned = planned_for(module) if "loop" in levels_in(module) else None
    if planned is None or devices.get(planned).kind == choose(None):
        return None
    return "interpreter"


def _function(module: ModuleOp, name: str) -> FuncOp:
    from xdsl.dialects.func import FuncOp

    functions = {op.sym_name.data: op for op in module.ops if isinstance(op, FuncOp)}
    if name not in functions:
        from mlfuse.cli.shield import near

        known = ", ".join(f"@{known}" for known in functions) or "none"
        raise MlfuseError(
            f"there is no function @{name}{near(name, functions)}; there are: {known}"
        )
    return functions[name]


def _arguments(options: argparse.Namespace, function: FuncOp) -> list[Array]:
    from xdsl.dialects.builtin import ShapedType

    from mlfuse.cli.arrays import as_declared, load_arrays, parse_input
    from mlfuse.dialects.host_function import given_arguments, takes_results

    types = list(function.function_type.inputs)
    if takes_results(function):
        types = types[: len(given_arguments(function))]
    arrays: list[Array] = []
    if options.inputs:
        arrays = load_arrays(_path(options.inputs, "--inputs"), "in")
    else:
        arrays = [
            parse_input(
                text,
                type_.get_shape() if isinstance(type_, ShapedType) else None,
                _argument(function, number),
            )
            for number, (text, type_) in enumerate(zip(options.input, types, strict=False))
        ]
    given = max(len(arrays), len(options.input))
    if given != len(types):
        wanted = ", ".join(str(type_) for type_ in types) or "nothing"
        raise MlfuseError(
            f"@{function.sym_name.data} takes {counted(len(types), 'argument')} ({wanted}), "
            f"{given} given; use --input for each array, or --inputs for all at once"
        )
    arrays = [as_declared(array, type_) for array, type_ in zip(arrays, types, strict=True)]
    for number, array in enumerate(arrays):
        _check_type(function, number, array)
    return arrays


def _argument(function: FuncOp, number: int) -> str:
    """An argument in an error: `argument 2 (%scale)`."""
    hint = None if function.is_declaration else function.args[number].name_hint
    return f"argument {number}" + (f" (%{hint})" if hint else "")


def _check_type(function: FuncOp, number: int, array: Array) -> None:
    """MlfuseError if an array of a file or an `--input` has another element type than the argument."""
    from mlfuse.dialects.signedness import element_of

    wanted = element_of(function.function_type.inputs.data[number], function.arg_attrs, number)
    if wanted is None or array.dtype.newbyteorder("=") == wanted.numpy:
        return
    if array.dtype.kind == "u" and array.dtype.itemsize == wanted.numpy.itemsize:
        return  # may be the bits of a bf16 or f8: the device decides
    raise MlfuseError(
        f"{_argument(function, number)} is {array.dtype.name}, expected {wanted.numpy.name} ({wanted.name})"
    )


def _path(text: str, flag: str) -> Path:
    """The file of `@file`."""
    if not text.startswith("@") or len(text) < 2:
        raise UsageError(f"{flag} takes a file, written {flag}=@FILE, not {text!r}")
    return Path(text[1:])


def _host(result: Any) -> Array:
    import numpy as np

    return np.asarray(result.get() if hasattr(result, "get") else result)


def _timing(run: Run, args: Sequence[Array], count: int) -> str:
    """Milliseconds per call, including the copy of results to the host."""
    seconds: list[float] = []
    for _ in range(count):
        start = time.perf_counter()
        for result in run(*args):
            _host(result)
        seconds.append(time.perf_counter() - start)
    middle = sorted(seconds)[count // 2]
    return f"{count} calls: median {1e3 * middle:.3f} ms, best {1e3 * min(seconds):.3f} ms"


def _deliver(options: argparse.Namespace, results: Sequence[Array]) -> None:
    from mlfuse.cli.arrays import save_array, save_arrays

    if options.output:
        if not results:
            raise MlfuseError("--output: the function has no results")
        save_array(_path(options.output, "--output"), results[0])
    if options.outputs:
        save_arrays(_path(options.outputs, "--outputs"), results)
    if options.print or not (options.output or options.outputs or options.expect):
        for number, result in enumerate(results):
            shape = "x".join(map(str, (*result.shape, result.dtype)))
            print(f"out{number}: {shape}\n{result}")


def _compare(options: argparse.Namespace, results: Sequence[Array]) -> int:
    from mlfuse.cli.arrays import load_arrays
    from mlfuse.interpreter.compare import default_tolerance, mismatch

    path = _path(options.expect, "--expect")
    expected = load_arrays(path, "out")
    if len(expected) != len(results):
        raise MlfuseError(
            f"the function has {counted(len(results), 'result')}, but {path} expects {len(expected)}"
        )
    differ = False
    for number, (got, want) in enumerate(zip(results, expected, strict=True)):
        if want.dtype.kind == "V" and want.dtype.itemsize == got.dtype.itemsize:
            want = want.view(got.dtype)  # NumPy's files have no bf16
        problem = mismatch(got, want, default_tolerance(got.dtype, options.rtol, options.atol))
        if problem is not None:
            differ = True
            print(f"{TOOL}: error: out{number}: {problem}", file=sys.stderr)
    return MISTAKE if differ else 0


if __name__ == "__main__":
    sys.exit(main())
