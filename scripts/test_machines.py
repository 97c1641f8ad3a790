"""Runs tests whose last bits depend on the processor, as on several processors: `python -m scripts.test_machines`.

BLAS, NumPy, PyTorch, oneDNN, XLA and our own C choose their code by the processor's instructions. Each row lowers
all of them to one level, which shows what an older processor computes, though not how another vendor's differs. The
table goes to docs/reliability.md.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "reliability.md"
BEGIN, END = "<!-- test-machines: begin -->", "<!-- test-machines: end -->"

TESTS = (
    *("tests/driver/test_driver.py", "tests/driver/test_stored_modules.py", "tests/stablehlo", "tests/graph/test_dot_general.py"),
    *("tests/graph/test_convolution.py", "tests/runtime/library/test_products.py", "tests/runtime/library/test_onednn.py"),
    *("tests/schedule/products/test_cpu_products.py", "tests/schedule/products/test_products_in_kernels.py"),
    *("tests/optim", "tests/optim_api", "tests/torch_optim", "tests/torch_compile", "tests/torch_ops"),
    *("tests/onnx", "tests/onnx_ops", "tests/jax_frontend", "tests/jax_programs"),
)  # fmt: skip
SAMPLE = "not jax_programs or contractions or convolutions or activations or layers or training"
"""Of the JAX programs, only the families whose results come from products or from functions."""


@dataclass(frozen=True)
class Machine:
    """A kind of processor, with its name in each library."""

    core: str
    """OPENBLAS_CORETYPE."""
    march: str
    onednn: str
    aten: str
    mkl: str
    xla: str
    threads: int
    needs: str = ""
    """The CPU flag that its code requires; empty if none."""

    @property
    def available(self) -> bool:
        """Whether this CPU has the instructions."""
        return not self.needs or self.needs in cpu_flags()

    def environment(self) -> dict[str, str]:
        """This process's environment, with the variables that set every library to this level."""
        return os.environ | {
            "OPENBLAS_CORETYPE": self.core,
            "MLFUSE_CC": f"cc -O1 -march={self.march}",
            "ONEDNN_MAX_CPU_ISA": self.onednn,
            "ATEN_CPU_CAPABILITY": self.aten,
            "MKL_ENABLE_INSTRUCTIONS": self.mkl,
            "XLA_FLAGS": f"--xla_cpu_max_isa={self.xla}",
            "NPY_DISABLE_CPU_FEATURES": " ".join(numpy_features_above(self.xla)),
            "OMP_NUM_THREADS": str(self.threads),
            "OPENBLAS_NUM_THREADS": str(self.threads),
        }


MACHINES = (
    Machine("Prescott", "x86-64", "SSE41", "default", "SSE4_2", "SSE4_2", threads=1),
    Machine("Nehalem", "x86-64-v2", "SSE41", "default", "SSE4_2", "SSE4_2", threads=2),
    Machine("Sandybridge", "sandybridge", "AVX", "default", "AVX", "AVX", 1, "avx"),
    Machine("Haswell", "x86-64-v3", "AVX2", "avx2", "AVX2", "AVX2", 2, "avx2"),
    Machine("Zen", "native", "AVX2", "avx2", "AVX2", "AVX2", 1, "avx2"),
    Machine("SkylakeX", "native", "AVX512_CORE", "avx512", "AVX512", "AVX512", 2, "avx512f"),
)
"""The machines: each BLAS kernel with its level, and one or two threads in turn."""


def cpu_flags() -> frozenset[str]:
    """The CPU flags that Linux lists; empty on other systems."""
    info = Path("/proc/cpuinfo")
    found = re.search(r"^flags\s*:(.*)$", info.read_text(), re.M) if info.exists() else None
    return frozenset(found[1].split()) if found else frozenset()


def numpy_features_above(level: str) -> list[str]:
    """The CPU features above `level` that this CPU has and NumPy dispatches on, by NumPy's names."""
    wide = ("X86_V4", "AVX512")
    above = {"AVX2": wide, "AVX512": ()}.get(level, ("X86_V3", "AVX2", "FMA3", *wide))
    program = "import json, numpy._core._multiarray_umath as m; print(json.dumps([m.__cpu_dispatch__, m.__cpu_features__]))"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    dispatched, has = json.loads(done.stdout)
    return [name for name in dispatched if has.get(name) and name.startswith(above or ("-",))]


_KERNEL = """
import numpy, threadpoolctl
print(*{each["architecture"] for each in threadpoolctl.threadpool_info() if each["internal_api"] == "openblas"})
"""


def kernel_in_use(environment: Mapping[str, str]) -> str:
    """The kernel that NumPy's OpenBLAS reports. A kernel may have several names (Zen uses Haswell's)."""
    done = subprocess.run([sys.executable, "-c", _KERNEL], env=environment, capture_output=True, text=True, check=True)  # fmt: skip
    return done.stdout.strip() or "no OpenBLAS"


@dataclass(frozen=True)
class Row:
    """The result of the tests on one machine."""

    machine: Machine
    kernel: str
    counts: str
    failed: tuple[str, ...]
    minutes: float

    @property
    def text(self) -> str:
        """A row of the table."""
        m = self.machine
        cells = [m.core, self.kernel, f"`-march={m.march}`", m.xla, str(m.threads), self.counts]
        return f"| {' | '.join(cells)} | {self.minutes:.1f} |"


def run(machine: Machine, tests: Sequence[str], jobs: int) -> Row:
    """Run the tests as on one machine, in `jobs` processes."""
    environment = machine.environment()
    started = time.monotonic()
    command = [sys.executable, "-m", "pytest", "-q", "-m", "not slow", "--tb=no", "-rfE"]
    done = subprocess.run(
        [*command, "-n", str(jobs), "-k", SAMPLE, *tests],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode not in (0, 1):
        raise SystemExit(f"pytest ended with {done.returncode}:\n{done.stdout}{done.stderr}")
    counts = re.findall(r"(\d+) (passed|failed|errors?|skipped)", done.stdout.splitlines()[-1])
    failed = re.findall(r"^(?:FAILED|ERROR) (\S+)", done.stdout, re.M)
    said = ", ".join(f"{number} {what}" for number, what in counts)
    minutes = (time.monotonic() - started) / 60
    return Row(machine, kernel_in_use(environment), said, tuple(failed), minutes)


def table(rows: Sequence[Row]) -> str:
    """The table, as Markdown."""
    head = "| OPENBLAS_CORETYPE | kernel that NumPy ran | our C | other libraries up to | threads | tests | minutes |"
    lines = [head, "|---|---|---|---|---|---|---|", *(row.text for row in rows)]
    lines += [
        f"\nFailed on {row.machine.core}: {', '.join(row.failed)}." for row in rows if row.failed
    ]
    return "\n".join(lines)


def written(page: str, text: str) -> str:
    """The page with `text` between its two comments."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    if not after:
        raise SystemExit(f"{PAGE} has no {BEGIN} ... {END}")
    return f"{before}{BEGIN}\n{text}\n{END}{after}"


def main() -> None:
    """Print the table and write it to the page. Exits with 1 if a test failed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--cores", nargs="*", default=[m.core for m in MACHINES], help="rows to run"
    )
    parser.add_argument("--jobs", type=int, default=2, help="processes of pytest")
    parser.add_argument(
        "--no-write", action="store_true", help="leave docs/reliability.md as it is"
    )
    parser.add_argument("tests", nargs="*", default=list(TESTS))
    options = parser.parse_args()
    rows: list[Row] = []
    with tempfile.TemporaryDirectory(prefix="mlfuse-machines-") as cache:
        os.environ["XDG_CACHE_HOME"] = cache
        for machine in (m for m in MACHINES if m.core in options.cores):
            if not machine.available:
                print(f"{machine.core}: left out, this CPU has no {machine.needs}")
                continue
            rows.append(run(machine, options.tests, options.jobs))
            print(rows[-1].text, flush=True)
    if not options.no_write:
        PAGE.write_text(written(PAGE.read_text("utf-8"), table(rows)), encoding="utf-8")
    for row in rows:
        print(*(f"{row.machine.core}: {name}" for name in row.failed), sep="\n")
    sys.exit(any(row.failed for row in rows))


if __name__ == "__main__":
    main()
