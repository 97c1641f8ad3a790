"""ONNX models on the command line: as text for `mlfuse-opt`, called by `mlfuse-run`."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mlfuse.cli.shield import UsageError
from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.diagnostics.numbers import counted

if TYPE_CHECKING:
    from mlfuse.dialects.dtypes import Array
    from mlfuse.frontends.onnx.model import Model

SUFFIX = ".onnx"
DIM_HELP = "the size of a named dim of an ONNX model, such as batch=8"


def is_model(path: str | None) -> bool:
    """Whether a path is an ONNX model's."""
    return path is not None and path.endswith(SUFFIX)


def text_of(path: str, dims: Sequence[str]) -> str:
    """A model's graph as text, with its nodes as locations. Its weights are the last arguments."""
    import mlfuse.onnx
    from mlfuse.ir.printing import print_module

    return print_module(mlfuse.onnx.graph(path, dims=parse_dims(dims)), locations=True)


def parse_dims(texts: Sequence[str]) -> dict[str, int]:
    """The sizes of `--dim=NAME=SIZE`."""
    found: dict[str, int] = {}
    for text in texts:
        name, equals, size = text.rpartition("=")
        if not equals or not name or not size.isdecimal() or len(size) > 18:
            raise UsageError(f"--dim={text}: expected NAME=SIZE such as batch=8")
        found[name] = int(size)
    return found


def prepared(
    options: argparse.Namespace,
) -> tuple[Callable[..., list[Any]], list[Array], Callable[[], str]]:
    """The function that runs a model, its arguments, and a function for a line about the run."""
    import mlfuse.onnx
    from mlfuse.cli.files import write

    if options.function != "main" or options.autotune:
        raise UsageError("an ONNX model has one function, and isn't autotuned")
    model = mlfuse.onnx.load(
        options.file,
        device=options.device,
        dims=parse_dims(options.dim),
        precision=options.precision,
        plan=options.use_plan,
    )
    model, args = _arguments(options, model)
    if options.save_plan:
        write(Path(options.save_plan), model.executable(*args).plan)

    def run(*given: Any) -> list[Any]:
        results = model(*given)
        return [results] if len(model.outputs) == 1 else list(results)

    def summary() -> str:
        made = model.executable(*args)
        return f"{made.device}: {counted(made.launches, 'launch', 'launches')}, {counted(made.calls, 'library call')}"

    return run, args, summary


def _arguments(options: argparse.Namespace, model: Model) -> tuple[Model, list[Array]]:
    """The arguments, by position, or, from a file, by the names of the model's inputs. And the model that takes them:
    it has those inputs with default values that are in the file."""
    from mlfuse.cli.arrays import load_named, parse_input

    if options.inputs:
        if not options.inputs.startswith("@"):
            raise UsageError(
                f"--inputs takes a file, written --inputs=@FILE, not {options.inputs!r}"
            )
        found = load_named(Path(options.inputs[1:]))
        model = model.taking(found)
        names = [info.name for info in model.inputs]
        if not all(name in found for name in names):
            names = [f"in{number}" for number in range(len(model.inputs))]
        missing = [name for name in names if name not in found]
        if missing:
            raise MlfuseError(
                f"{options.inputs[1:]} lacks {missing[0]!r}; the model takes {model.types}"
            )
        arrays = [found[name] for name in names]
    else:
        if len(options.input) != len(model.inputs):
            count = len(options.input)
            raise MlfuseError(f"the model takes {model.types or 'nothing'}; {count} are given")
        given = zip(options.input, model.types.infos, strict=True)
        arrays = [parse_input(text, info.shape, f"input {info.name!r}") for text, info in given]
    return model, [
        array.view(dtype) if array.dtype.kind == "V" and array.itemsize == dtype.itemsize else array
        for array, dtype in zip(
            arrays, model.types.dtypes, strict=True
        )  # NumPy's files have no bf16
    ]
