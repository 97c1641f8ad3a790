"""Short inputs that ask for much: each is refused in a process of its own, which reports its time and memory.

`python tests/hostile/refusals.py` runs all and prints a line of JSON for each: the error, seconds of CPU, and
megabytes that the process grew by.
"""

from __future__ import annotations

import json
import os
import resource
import sys
import tempfile
import time
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from onnx import NodeProto, TensorProto, helper, numpy_helper

import mlfuse.onnx
from mlfuse.cli.arrays import load_arrays, parse_input
from mlfuse.cli.shield import UsageError
from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.ir.parsing import parse_module
from mlfuse.ir.verify import verify_module

LIMIT_S = 20
"""Of CPU, after which a process is ended: a case that hangs is found, too."""
HUGE = 2**40


def _text(text: str) -> None:
    verify_module(parse_module(text, "x.mlir"))


def _node(
    op: str,
    *inputs: object,
    shape: tuple[int, ...] = (4,),
    outputs: int = 1,
    opset: int = 18,
    **attributes: Any,
) -> None:
    """Load a model of one node, whose inputs are x of a shape and known arrays."""
    names: list[str] = []
    known: list[TensorProto] = []
    for number, each in enumerate(inputs):
        names.append(each if isinstance(each, str) else f"known{number}")
        if not isinstance(each, str):
            known.append(numpy_helper.from_array(np.asarray(each), names[-1]))
    made = [f"y{number}" for number in range(outputs)]
    _load([helper.make_node(op, names, made, **attributes)], shape, known, made[0], opset)


def _load(
    nodes: list[NodeProto],
    shape: tuple[int, ...],
    known: list[TensorProto],
    result: str,
    opset: int = 18,
) -> None:
    x = helper.make_tensor_value_info("x", TensorProto.FLOAT, shape)
    y = helper.make_empty_tensor_value_info(result)
    graph = helper.make_graph(nodes, "g", [x], [y], known)
    imports = [helper.make_opsetid("", opset)]
    mlfuse.onnx.load(helper.make_model(graph, opset_imports=imports), device="interpreter")


def _concat(count: int) -> None:
    _load([helper.make_node("Concat", ["x"] * count, ["y"], axis=0)], (4,), [], "y")


def _texts() -> None:
    tensor = TensorProto(data_type=TensorProto.STRING, dims=[2000], name="t")
    tensor.string_data.extend([b"a" * 1_000_000, *[b"b"] * 1999])
    _load([helper.make_node("Identity", ["t"], ["y"])], (4,), [tensor], "y")


def _archive(unpacked: int, copies: int = 1) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "x.npz")
        header = (
            f"{{'descr': '<f4', 'fortran_order': False, 'shape': ({unpacked >> 2},)}}\n".encode()
        )
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
            for number in range(copies):
                with archive.open(f"in{number}.npy", "w") as member:
                    member.write(b"\x93NUMPY\x02\x00" + len(header).to_bytes(4, "little") + header)
                    for _ in range(unpacked >> 20):
                        member.write(bytes(2**20))
        load_arrays(path, "in")


CASES: dict[str, tuple[Callable[[], None], str]] = {
    "signs": (lambda: _text("- " * 10_000_000), "more than 2500000 brackets, numbers"),
    "spaces": (lambda: _text(" " * 50_000_000 + "x"), "there is no op x"),
    "spaces at the end": (lambda: _text("graph" + " " * 50_000_000), "there is no op graph"),
    "escapes": (lambda: _text('"' + "\\0A" * 5_000_000 + '"'), "1000000 are read"),
    "elements of dense": (
        lambda: _text("module attributes {a = dense<[" + "true," * 100_000 + "true]> : tensor<4xi1>} {}"),
        "elements in lists with other than plain numbers",
    ),
    "elements of array": (
        lambda: _text("module attributes {a = array<i64: " + "1," * 600_000 + "1>, a = 1} {}"),
        "Duplicate key",
    ),
    "functions that call": (
        lambda: _text(
            "".join(
                f"func.func private @f{n}() {{ func.call @f{n + 1}() : () -> ()\n return }}\n"
                for n in range(1_500)
            )
        ),
        "f1500",
    ),
    "a splat in --input": (lambda: _input("1000000000xf32=1", [4]), "the argument has shape 4, not 1000000000"),
    "an archive": (lambda: _archive(2**27), "134217803, more than 100 times as many"),
    "an archive of many": (lambda: _archive(2**23, 16), "134218912, more than 100 times as many"),
    "Range": (lambda: _node("Range", np.int64(0), np.int64(2**62), np.int64(1)), "absurdly large"),
    "Split": (lambda: _node("Split", "x", outputs=250_000), "200000 are read"),
    "Concat": (lambda: _concat(1_700_000), "200000 are read"),
    "texts": (_texts, "2000 texts, one of 1000000 bytes"),
    "many texts": (
        lambda: _node("Constant", value_strings=["a" * 1_000_000, *["b"] * 2_000]),
        "a table of",
    ),
    "EyeLike": (lambda: _node("EyeLike", "x", shape=(2**31, 2**31)), "absurdly large"),
    "Resize": (
        lambda: _node("Resize", "x", "", np.array([1e12], np.float32), mode="linear"),
        "a table of 3999999983616 numbers",
    ),
    "Upsample": (
        lambda: _node("Upsample", "x", np.array([1e12], np.float32), opset=9),
        "a table of 3999999983616 numbers",
    ),
    "Pad": (lambda: _node("Pad", "x", np.array([HUGE, 0]), mode="edge"), "a table of"),
    "AveragePool": (
        lambda: _node("AveragePool", "x", shape=(1, 1, HUGE), kernel_shape=[3], pads=[1, 1]),
        "a table of",
    ),
    "RoiAlign": (
        lambda: _node(
            "RoiAlign", "x", np.zeros((1, 4), np.float32), np.zeros(1, np.int64),
            shape=(1, 1, 4, 4), output_height=2**30, output_width=2**30, sampling_ratio=1,
        ),
        "a table of",
    ),
    "Col2Im": (
        lambda: _node(
            "Col2Im", "x", np.array([2**20, 2**20]), np.array([1, 1]), shape=(1, 1, 2**40)
        ),
        "a table of",
    ),
    "DFT": (lambda: _node("DFT", "x", shape=(1, HUGE, 1), axis=1), "up to 4096"),
    "GRU": (
        lambda: _node(
            "GRU", "x", np.zeros((1, 6, 1), np.float32), np.zeros((1, 6, 2), np.float32),
            shape=(HUGE, 1, 1), hidden_size=2,
        ),
        "up to 512 are written out",
    ),
    "Tile": (lambda: _node("Tile", "x", np.array([2**62])), "large"),
    "Expand": (lambda: _node("Expand", "x", np.array([2**62, 4])), "large"),
    "ConstantOfShape": (lambda: _node("ConstantOfShape", np.array([2**62])), "large"),
    "OneHot": (
        lambda: _node("OneHot", np.zeros(4, np.int64), np.int64(2**62), np.zeros(2, np.float32)),
        "large",
    ),
}  # fmt: skip


def _input(text: str, shape: list[int]) -> None:
    try:
        parse_input(text, shape)
    except UsageError as error:
        raise MlfuseError(str(error)) from error


def _report(name: str) -> None:
    """Run a case, and say what came of it."""
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    start, error = time.process_time(), "nothing was refused"
    try:
        CASES[name][0]()
    except MlfuseError as raised:
        error = str(raised)
    except BaseException as raised:
        error = f"{type(raised).__name__}: {raised}"
    seconds = time.process_time() - start
    grown = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) >> 10
    print(json.dumps([name, error, seconds, grown]), flush=True)


def main() -> None:
    """Run all cases, each in a fork of this process."""
    verify_module(parse_module("func.func @f() { return }"))
    _node("Neg", "x")
    for name in sys.argv[1:] or CASES:
        child = os.fork()
        if not child:
            resource.setrlimit(resource.RLIMIT_CPU, (LIMIT_S, LIMIT_S + 1))
            _report(name)
            os._exit(0)
        os.waitpid(child, 0)


if __name__ == "__main__":
    main()
