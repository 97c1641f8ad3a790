"""Models that PyPI packages ship, against ONNX Runtime: `pytest -m slow` with the extra `test-models`.

`OMP_NUM_THREADS=1 python tests/onnx/test_real_models.py` measures them, for docs/frontends.md.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module, util
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import mlfuse.onnx

pytestmark = pytest.mark.quick_c

Arrays = dict[str, np.ndarray]
RNG = np.random.default_rng(0)


@dataclass(frozen=True)
class Real:
    """A model: the package and the file in it, inputs, and how far results may be from ONNX Runtime's."""

    package: str
    file: str
    inputs: Callable[[], Arrays]
    atol: float
    """Absolute, for results of about 1."""

    @property
    def path(self) -> Path | None:
        """The file; None where the package isn't installed."""
        spec = util.find_spec(self.package)
        places = spec.submodule_search_locations if spec is not None else None
        found = sorted(Path(place) / self.file for place in places or ())
        return next((path for path in found if path.exists()), None)


def _image(height: int, width: int) -> Callable[[], Arrays]:
    return lambda: {"x": RNG.random((1, 3, height, width), dtype=np.float32)}


def _sound() -> Arrays:
    return {
        "input": RNG.standard_normal((1, 576)).astype(np.float32) * 0.1,
        "state": RNG.standard_normal((2, 1, 128)).astype(np.float32) * 0.1,
        "sr": np.asarray(16000, np.int64),
    }


def _bytes() -> Arrays:
    return {"bytes": RNG.integers(0, 257, (4, 2048)).astype(np.int32)}


MODELS = {
    "magika": Real("magika", "models/standard_v3_3/model.onnx", _bytes, 1e-5),
    "rapidocr, detector": Real("rapidocr", "models/PP-OCRv6_det_small.onnx", _image(96, 96), 1e-5),
    "rapidocr, recognizer": Real(
        "rapidocr", "models/PP-OCRv6_rec_small.onnx", _image(48, 160), 1e-4
    ),
    "rapidocr, orientation": Real(
        "rapidocr", "models/ch_ppocr_mobile_v2.0_cls_mobile.onnx", _image(48, 192), 1e-5
    ),
    "silero-vad": Real("silero_vad", "data/silero_vad.onnx", _sound, 1e-5),
}


def _runtime(path: Path) -> Callable[[Arrays], list[Any]]:
    onnxruntime: Any = import_module("onnxruntime")
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = int(os.environ.get("OMP_NUM_THREADS", "0"))  # as many as ours
    # Its threads would spin after a run, on the cores that the others need.
    options.add_session_config_entry("session.force_spinning_stop", "1")
    session = onnxruntime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])
    return lambda inputs: list(session.run(None, inputs))


@pytest.mark.slow
@pytest.mark.parametrize("name", MODELS)
def test_a_real_model_agrees_with_onnxruntime(name: str):
    real = MODELS[name]
    if real.path is None:
        pytest.skip(f"needs the package {real.package} (extra test-models)")
    inputs = real.inputs()
    got = mlfuse.onnx.load(real.path, device="cpu").run(inputs)
    for mine, theirs in zip(got.values(), _runtime(real.path)(inputs), strict=True):
        # Both round in f32, in many layers. These constants are chosen by model; no bound is derived here.
        np.testing.assert_allclose(mine, theirs, rtol=1e-4, atol=real.atol)


def measure(wanted: str) -> None:
    """Print a line for each model of that name: the largest difference, and milliseconds a call."""
    for name, real in MODELS.items():
        if wanted not in name:
            continue
        if real.path is None:
            print(f"{name}: not installed")
            continue
        inputs, runtime = real.inputs(), _runtime(real.path)
        start = time.perf_counter()
        model = mlfuse.onnx.load(real.path, device="cpu")
        got = model.run(inputs)
        first = time.perf_counter() - start
        error = max(
            float(np.abs(mine - theirs).max())
            for mine, theirs in zip(got.values(), runtime(inputs), strict=True)
        )
        made = model.executable(*inputs.values())
        ours, theirs = _milliseconds([model.run, runtime], inputs)
        print(
            f"| {name} | {made.launches} + {made.calls} | {error:.1e} | {first:.1f} s "
            f"| {ours:.2f} ms | {theirs:.2f} ms |"
        )


def _milliseconds(calls: Sequence[Callable[[Arrays], object]], inputs: Arrays) -> list[float]:
    """The median time of each; they take turns. With one thread it is CPU time, which others' work hardly changes. With
    more it is the time that passes: CPU time would count threads that wait."""
    clock = time.process_time if os.environ.get("OMP_NUM_THREADS") == "1" else time.perf_counter
    seconds: list[list[float]] = [[] for _ in calls]
    for _ in range(21):
        for call, found in zip(calls, seconds, strict=True):
            call(inputs)
            start = clock()
            call(inputs)
            found.append(clock() - start)
    return [1e3 * sorted(each)[10] for each in seconds]


if __name__ == "__main__":
    measure(sys.argv[1] if len(sys.argv) > 1 else "")
