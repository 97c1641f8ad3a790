"""Two CPUs in one program: some ops in code for AVX2, the others in code for a CPU without it.

Each device is a description, a JSON file. On a machine with AVX2 both can run, so the program can be tried here before the old
machine gets its part. Run it with `python examples/two_cpus.py`.
"""

from __future__ import annotations

import json
import tempfile
from importlib import resources
from pathlib import Path
from typing import Any

import numpy as np

import mlfuse

PROGRAM = """
func.func @main(%x: tensor<1000x64xf32> {mlfuse.device = "cpu"}) -> tensor<1000xf32> {
  %e = graph.gelu %x {mlfuse.device = "cpu"} : tensor<1000x64xf32>
  %s = graph.reduce add %e dims [1] {mlfuse.device = "cpu:1"} : tensor<1000x64xf32> -> tensor<1000xf32>
  %r = graph.sqrt %s {mlfuse.device = "cpu:1"} : tensor<1000xf32>
  func.return %r : tensor<1000xf32>
}"""


def description(folder: Path, name: str, **changed: Any) -> str:
    """The path of a description: mlfuse's own of a CPU, with other numbers."""
    cpu = (resources.files("mlfuse.targets.devices") / "cpu.json").read_text("utf-8")
    path = folder / f"{name}.json"
    path.write_text(json.dumps({**json.loads(cpu), "name": name, **changed}), "utf-8")
    return str(path)


def compiled(folder: Path) -> mlfuse.Executable:
    """The program for both."""
    new = description(folder, "with_avx2", architecture="x86-64-v3", vector_bytes=32)
    old = description(folder, "without", architecture="x86-64-v2", vector_bytes=16, units=1)
    return mlfuse.compile(PROGRAM, device="cpu", devices=(f"cpu={new}", f"cpu:1={old}"))


def main() -> Any:
    """Compile and run it."""
    x = np.random.default_rng(0).standard_normal((1000, 64), dtype=np.float32)
    with tempfile.TemporaryDirectory() as folder:
        program = compiled(Path(folder))
        result = program(x)
    print(f"{program.launches} launches; the first results are {result[:3]}")
    return result


if __name__ == "__main__":
    main()
