"""ONNX's own tests: its node tests, and the small models that its package brings, run by our backend.

What a case expects comes from ONNX (its reference implementation, or PyTorch's results); how closely a result
must agree is what ONNX's runner says.
"""

from __future__ import annotations

import importlib
import pkgutil
import re
import warnings
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, cast

import numpy as np
from onnx import ModelProto, TensorProto, numpy_helper
from onnx.backend.test.case import node
from onnx.backend.test.case.test_case import TestCase
from onnx.backend.test.loader import load_model_tests
from onnx.backend.test.runner import Runner

from mlfuse.onnx import Backend, UnsupportedError

FOLDERS = ("simple", "pytorch-operator", "pytorch-converted", "light")
"""Kinds of models whose files the package brings."""
UNSUPPORTED = Path(__file__).with_name("unsupported.txt")

HALF_ULP = {
    "test_attention_4d_causal_fp16": 2e-3,
    "test_attention_4d_causal_fp16_expanded": 2e-3,
}
"""f16 results that differ by a unit of the last place, which is more than the runner's 1e-3: ONNX's
reference rounds each step of the softmax, mlfuse rounds a softmax once."""

NOISE = {"test_dft_inverse": 1e-6, "test_dft_inverse_opset19": 1e-6}
"""What should be 0 and is 2e-7 in ONNX's f32 transforms, 3e-15 in mlfuse's; the runner's 1e-7 is less."""


@cache
def node_cases() -> dict[str, TestCase]:
    """The node tests by name; generated, which takes seconds."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return {case.name: case for case in load_model_tests(kind="node")}


def node_cases_of_every(nth: int) -> dict[str, TestCase]:
    """The node tests in each n-th of ONNX's files, which generates them when it is imported."""
    names = [file.name for file in pkgutil.iter_modules(node.__path__)]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for name in names[::nth]:
            importlib.import_module(f"{node.__name__}.{name}")
    generated: list[TestCase] = node._NodeTestCases  # pyright: ignore
    return {case.name: case for case in generated}


@cache
def model_cases() -> dict[str, TestCase]:
    """The models in files by name."""
    found = [case for kind in FOLDERS for case in load_model_tests(kind=kind)]
    return {case.name: case for case in found if case.model_dir is not None}


def reason(case: TestCase, device: str, *, opened: bool = False) -> str | None:
    """None where a case passes, why where it is unsupported. Any other exception for one that fails.

    `opened`: its inputs are declared with sizes that aren't known.
    """
    try:
        _run(case, device, opened=opened)
    except UnsupportedError as error:
        return _short(error.message)
    return None


def _opened(model: ModelProto) -> ModelProto:
    """The model with every size of its inputs left open."""
    copy = ModelProto()
    copy.CopyFrom(model)
    for each in copy.graph.input:
        for dim in each.type.tensor_type.shape.dim:
            dim.ClearField("value")
    return copy


def _run(case: TestCase, device: str, *, opened: bool) -> None:
    model = case.model
    if model is None:
        assert case.model_dir is not None
        model = ModelProto.FromString((Path(case.model_dir) / "model.onnx").read_bytes())
    assert isinstance(model, ModelProto)
    prepared = Backend.prepare(_opened(model) if opened else model, device)
    sets = case.data_sets or _stored(Path(str(case.model_dir)), model)
    assert sets
    for inputs, expected in sets:
        Runner.assert_similar_outputs(
            [_array(each) for each in expected],
            prepared.run(list(inputs)),
            rtol=HALF_ULP.get(case.name, case.rtol),
            atol=NOISE.get(case.name, case.atol),
        )


def _stored(folder: Path, model: ModelProto) -> list[tuple[list[Any], list[Any]]]:
    """The inputs and outputs in a model's folder."""
    found: list[tuple[list[Any], list[Any]]] = []
    for data in sorted(folder.glob("test_data_set*")):
        found.append((_protos(data, "input"), _protos(data, "output")))
    return found


def _protos(folder: Path, kind: str) -> list[TensorProto]:
    count = len(list(folder.glob(f"{kind}_*.pb")))
    files = [folder / f"{kind}_{number}.pb" for number in range(count)]
    return [TensorProto.FromString(file.read_bytes()) for file in files]


def _array(value: object) -> Any:
    if isinstance(value, TensorProto):
        return numpy_helper.to_array(value)
    if isinstance(value, list | tuple):
        return [_array(each) for each in cast("Sequence[object]", value)]
    return np.asarray(value)


def _short(message: str) -> str:
    """The op and why, without names of values."""
    return re.sub(r"'[^']*'", "...", message)[:100]


def listed() -> dict[str, str]:
    """What is known to be unsupported: the reason by case."""
    lines = UNSUPPORTED.read_text().splitlines()
    pairs = (line.split(": ", 1) for line in lines if line and not line.startswith("#"))
    return {line[0]: line[1] for line in pairs}
