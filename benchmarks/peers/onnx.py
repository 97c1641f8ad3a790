"""ONNX Runtime's CPU provider, with all optimizations, and with inputs and outputs bound to allocated memory."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from importlib import import_module, util
from typing import Any

from benchmarks import memory
from benchmarks.case import LETTERS, Array, Case
from benchmarks.contestant import Contestant, Sets

TYPES = {"float32": "float", "int8": "int8", "int32": "int32", "int64": "int64", "bool": "bool"}


def model(case: Case, inputs: Sequence[Array]) -> bytes:
    """The case as a serialized model."""
    onnx = import_module("onnx")
    arguments = [
        f"{_type(array.dtype.name, array.shape)} {name}"
        for name, array in zip(LETTERS, inputs, strict=False)
    ]
    results = [
        f"{_type(dtype.name, shape)} y{n}" for n, (shape, dtype) in enumerate(case.results())
    ]
    constants = [
        f"{name} = Constant <value = float {{{value!r}}}> ()"
        for name, value in case.constants.items()
    ]
    text = (
        '<ir_version: 10, opset_import: ["" : 23]>\n'
        f"case ({', '.join(arguments)}) => ({', '.join(results)}) "
        f"{{ {' '.join(constants)} {case.onnx} }}"
    )
    parsed = onnx.parser.parse_model(text)
    onnx.checker.check_model(parsed)
    return parsed.SerializeToString()


def _type(name: str, shape: Sequence[int]) -> str:
    return TYPES[name] + (f"[{', '.join(map(str, shape))}]" if shape else "")


@dataclass(frozen=True)
class OnnxRuntime:
    """A session. Its threads stop spinning when a run ends, which costs it no time and helps the others."""

    name: str = "onnxruntime"

    def missing(self) -> str:
        found = util.find_spec("onnxruntime") and util.find_spec("onnx")
        return "" if found else "not installed"

    def prepare(self, case: Case, sets: Sets) -> Contestant | None:
        if not case.onnx:
            return None
        runtime = import_module("onnxruntime")
        start = time.perf_counter()
        options = runtime.SessionOptions()
        options.intra_op_num_threads = len(os.sched_getaffinity(0))
        options.add_session_config_entry("session.force_spinning_stop", "1")
        options.log_severity_level = 3
        session = runtime.InferenceSession(
            model(case, sets[0]), options, providers=["CPUExecutionProvider"]
        )
        took = time.perf_counter() - start
        out = memory.outputs_of(case)
        calls = [
            partial(session.run_with_iobinding, _binding(runtime, session, arrays, out))
            for arrays in sets
        ]
        return Contestant(self.name, calls, lambda _: out, prepared_s=took)


def _binding(runtime: Any, session: Any, inputs: Sequence[Array], outputs: Sequence[Array]) -> Any:
    binding = session.io_binding()
    for name, array in zip(LETTERS, inputs, strict=False):
        binding.bind_input(name, "cpu", 0, array.dtype.type, array.shape, array.ctypes.data)
    for n, array in enumerate(outputs):
        binding.bind_output(f"y{n}", "cpu", 0, array.dtype.type, array.shape, array.ctypes.data)
    return binding
