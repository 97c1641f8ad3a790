"""CPU schedules on AArch64: the same text, cross-compiled, run by an emulator, gives the bits of this machine.

The tree of a sum and every function of the math header are the same on all CPUs, so results are, too. Where the cross
compiler (Debian's gcc-aarch64-linux-gnu) or the emulator (qemu-user) isn't installed, nothing is run.
"""

from __future__ import annotations

import shutil
import struct
import subprocess
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from cpu_cases import CASES, Case
from cpu_run import Compiled, compile_kernel, evaluate

from mlfuse.dialects import dtypes
from mlfuse.passes.scheduling.phases import Scratch
from mlfuse.targets.printers.cfamily import signature

CC, EMULATOR = shutil.which("aarch64-linux-gnu-gcc"), shutil.which("qemu-aarch64")
FLAGS = ("-std=c11", "-O3", "-ffp-contract=off", "-fno-math-errno", "-fno-trapping-math", "-w")
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        CC is None or EMULATOR is None, reason="needs aarch64-linux-gnu-gcc and qemu-aarch64"
    ),
]

MAIN = """
#include <stdio.h>
#include <stdlib.h>
int main(int argc, char **argv) {
  FILE *file = fopen(argv[1], "r+b");
  int64_t count, number, bytes[64], sizes[64];
  void *buffers[64];
  fread(&count, 8, 1, file); fread(bytes, 8, count, file);
  fread(&number, 8, 1, file); fread(sizes, 8, number, file);
  for (int64_t k = 0; k < count; k++) {
    buffers[k] = aligned_alloc(64, (bytes[k] / 64 + 1) * 64);
    fread(buffers[k], 1, bytes[k], file);
  }
  CALLS
  rewind(file);
  for (int64_t k = 0; k < count; k++) fwrite(buffers[k], 1, bytes[k], file);
  return fclose(file);
}
"""


def calls_of(compiled: Compiled, buffers: int) -> Iterator[str]:
    """The phases as C: scratch memory comes after the case's buffers."""
    scratch = list(compiled.scheduled.scratch)
    for phase in compiled.scheduled.phases:
        arrays: list[str] = []
        numbers: list[str] = []
        for argument in phase.arguments:
            if isinstance(argument, Scratch):
                arrays.append(f"buffers[{buffers + scratch.index(argument)}]")
                continue
            assert isinstance(argument, int)
            if argument < buffers:
                arrays.append(f"buffers[{argument}]")
            else:
                numbers.append(f"sizes[{argument - buffers}]")
        yield (
            f"{signature(phase.func).name}((void *[]){{{', '.join(arrays) or '0'}}}, "
            f"(int64_t[]){{{', '.join(numbers) or '0'}}});"
        )


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_bits_of_another_architecture(case: Case, tmp_path: Path):
    assert CC is not None and EMULATOR is not None
    compiled = compile_kernel(case.text)
    here = [buffer.copy() for buffer in case.buffers]
    compiled(here, case.sizes)

    blobs = [buffer.tobytes() for buffer in case.buffers]
    for scratch in compiled.scheduled.scratch:
        dtype = dtypes.of_element(scratch.element)
        assert dtype is not None
        blobs.append(
            np.full(evaluate(scratch.by_size, case.sizes), 77).astype(dtype.numpy).tobytes()
        )
    calls = "\n".join(calls_of(compiled, len(case.buffers)))
    text, program, data = (tmp_path / name for name in ("k.c", "k", "data"))
    text.write_text(compiled.source + MAIN.replace("CALLS", calls))
    subprocess.run([CC, *FLAGS, "-static", str(text), "-o", str(program), "-lm"], check=True)
    header = struct.pack(
        f"<{2 + len(blobs) + len(case.sizes)}q",
        *(len(blobs), *map(len, blobs), len(case.sizes), *case.sizes),
    )
    data.write_bytes(header + b"".join(blobs))
    subprocess.run([EMULATOR, str(program), str(data)], check=True)

    there = data.read_bytes()
    for position, buffer in enumerate(here):
        got, there = np.frombuffer(there[: buffer.nbytes], np.uint8), there[buffer.nbytes :]
        theirs = got.view(buffer.dtype).reshape(buffer.shape)
        np.testing.assert_array_equal(theirs, buffer)
        if position in case.expected and buffer.dtype.kind not in "biu":
            np.testing.assert_allclose(
                theirs.astype(np.float64),
                case.expected[position].astype(np.float64),
                case.rtol,
                case.rtol,
            )
