"""The calls of the driver that a host function for CUDA makes, in order: its C runs under sanitizers, with a driver that prints its calls."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Mapping
from pathlib import Path

import pytest

from mlfuse.driver import pipelines
from mlfuse.driver.source import hosts_of
from mlfuse.ir.parsing import parse_module
from mlfuse.targets.printers.host_cuda import CudaHostPrinter, header

PROGRAM = Path(__file__).with_name("driver_trace.c")
SANITIZERS = ["-O0", "-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"]

STEPS = """
func.func @main(%x: tensor<?x4xf32>, %state: tensor<4x4xf32> {mlfuse.alias = 1 : i64}, %w: tensor<4x4xf32>)
    -> (tensor<?x4xf32>, tensor<4x4xf32>) {
  %c = graph.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %b = graph.broadcast %c dims [1] like %x : tensor<4xf32>, tensor<?x4xf32> -> tensor<?x4xf32>
  %y = graph.add %x, %b : tensor<?x4xf32>
  %p = graph.dot_general %y, %w contract [1] x [0] : tensor<?x4xf32>, tensor<4x4xf32> -> tensor<?x4xf32>
  func.return %p, %w : tensor<?x4xf32>, tensor<4x4xf32>
}"""
TABLE = """
func.func @main(%x: tensor<3xf32>, %y: tensor<2x4xf32>) -> (tensor<3xf32>, tensor<2x4xf32>) {
  %a, %b = graph.foreach "fused_twice" (%p = [%x : tensor<3xf32>, %y : tensor<2x4xf32>]) -> [tensor<3xf32>, tensor<2x4xf32>] {
    %t = graph.add %p, %p : tensor<?xf32>
    graph.yield %t : tensor<?xf32>
  }
  func.return %a, %b : tensor<3xf32>, tensor<2x4xf32>
}"""


GRID = """
func.func @main(%x: memref<?xf32>) -> (memref<?xf32>, memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  %g = arith.ceildivsi %n, %c128 : index
  %y = memref.alloc(%n) : memref<?xf32>
  kernel.launch @fused_neg grid (%g) block (128) args (%x, %y, %n : memref<?xf32>, memref<?xf32>, index)
    {dynamic_shared = 65536 : i64}
  func.return %y, %x : memref<?xf32>, memref<?xf32>
}
kernel.func @fused_neg(%x: memref<?xf32>, %y: memref<?xf32>, %n: index)
    attributes {device = "sm_90", block = 128 : i64, index_bits = 64 : i64, dynamic_shared = 65536 : i64} {
}"""


def trace(
    text: str, folder: Path, given: Mapping[str, object], fault: tuple[str, str] = ("", "")
) -> str:
    """What the program prints; a fault is put into the host function first."""
    module = pipelines.run(parse_module(text), "kernel", "sm_90")
    ((_, host),) = hosts_of(module)
    function = CudaHostPrinter(names=False).print_host(host)
    assert fault[0] in function
    macros = "".join(f"#define {name} {value}\n" for name, value in given.items())
    parts = [header(function), function.replace(*fault), "#include <string.h>", macros]
    source = folder / "trace.c"
    source.write_text("\n".join([*parts, PROGRAM.read_text("utf-8")]), "utf-8")
    program = folder / "trace"
    command = ["gcc", "-std=gnu11", "-Wall", "-Werror", "-Wno-unused", *SANITIZERS]
    subprocess.run([*command, str(source), "-o", str(program)], check=True, timeout=120)
    environment = {"ASAN_OPTIONS": "detect_leaks=0"}
    done = subprocess.run(
        [program], capture_output=True, text=True, env=environment, timeout=60, check=False
    )
    return done.stdout + re.sub(r"(?s)^.*(AddressSanitizer: \S+).*$", r"\1", done.stderr)


def has_sanitizer() -> bool:
    """Whether gcc is here, with its libasan."""
    try:
        asked = subprocess.run(
            ["gcc", "-print-file-name=libasan.so"], capture_output=True, text=True, check=False
        )
    except OSError:
        return False
    return asked.returncode == 0 and Path(asked.stdout.strip()).is_absolute()


pytestmark = pytest.mark.skipif(not has_sanitizer(), reason="no gcc with libasan")


def steps(rows: int) -> dict[str, object]:
    """How `STEPS` is called: with buffers of 3 arguments and 2 results."""
    return {
        "BUFFERS": 5,
        "CALLED": 3,
        "REPEATS": 0,
        "SIZES": f"1, (const int64_t[]){{{rows}}}",
        "FUNCTIONS": '{{"add", 4}}',
    }


@pytest.mark.slow
def test_steps_are_made_in_order_with_the_addresses_of_the_call(tmp_path: Path) -> None:
    got = trace(STEPS, tmp_path, steps(3))
    once = [
        "launch add grid 1 block 256 shared 0 stream 7: 50000 1000 100000 3",
        "call 0: 100000 3000 4000",
        "copy 3000 to 100000, 64 bytes, stream 7",
        "copy 100000 to 2000, 64 bytes, stream 7",
        "done",
    ]
    failed = [once[0].replace("stream 7", "stream 8"), "failed with 719 at step 0"]
    assert got.splitlines() == [*once, *once, *failed]


def test_an_empty_grid_is_not_launched_and_nothing_is_copied(tmp_path: Path) -> None:
    given = {"BUFFERS": 3, "CALLED": 0, "REPEATS": 0, "FUNCTIONS": '{{"neg", 3}}'}
    for rows in (0, 129):
        got = trace(GRID, tmp_path, given | {"SIZES": f"1, (const int64_t[]){{{rows}}}"})
        launch = "launch neg grid 2 block 128 shared 65536 stream 7: 1000 2000 129"
        copy = f"copy 1000 to 3000, {4 * rows} bytes, stream 7"
        assert got.splitlines()[:3] == ([launch, copy, "done"] if rows else ["done"] * 3)


def test_a_table_is_copied_in_stream_order_when_its_addresses_change(tmp_path: Path) -> None:
    given = {"BUFFERS": 4, "CALLED": 0, "REPEATS": 9, "ROWS": 2, "COLUMNS": 2}
    got = trace(TABLE, tmp_path, given | {"SIZES": "0, NULL", "FUNCTIONS": '{{"twice", 2}}'})
    launch = "launch twice grid 2 block 256 shared 0 stream 7: table 60000"
    want = ["wait for event 1", "table of 80 bytes, stream 7", "record 1, stream 7", launch, "done"]
    want += [launch, "done"]  # nothing changed
    launch = launch.replace("stream 7", "stream 8")
    want += ["wait for stream 7"]  # whose kernels may read the old addresses
    for call in range(10):  # the last one is refused
        event = (call + 1) % 8 + 1
        want += [f"wait for event {event}", "table of 80 bytes, stream 8"]
        want += [f"record {event}, stream 8", launch]
        want += ["done" if call < 9 else "failed with 719 at step 1"]
    assert got.split("\n")[:-2] == want
    assert got.split("\n")[-2].split() == ["1000", "3000", "2000", "4000"]


@pytest.mark.slow
@pytest.mark.parametrize(
    "fault",
    [
        ("host->sizes[0]", "host->sizes[1]"),
        ("host->functions[0]", "host->functions[1]"),
        ("buffers[3]", "buffers[5]"),
        ("host->constants[0]", "host->constants[1]"),
    ],
)
def test_a_fault_is_found(fault: tuple[str, str], tmp_path: Path) -> None:
    """The test itself: a host function that reads beyond what it is given."""
    assert "heap-buffer-overflow" in trace(STEPS, tmp_path, steps(3), fault)
