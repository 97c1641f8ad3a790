"""C is compiled once, with flags that change no value; a compiler that is missing or broken is noticed."""

from __future__ import annotations

import ctypes
import gc
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.runtime.compilers import cc
from mlfuse.runtime.compilers import disk_cache as cache

needs_cc = pytest.mark.skipif(cc.find_compiler() is None, reason="no C compiler")

SQUARE = """
#include <stdint.h>
void square(void **b, const int64_t *s) {
  const double *x = b[0]; double *y = b[1];
  #pragma omp parallel for
  for (int64_t i = 0; i < s[0]; i++) y[i] = x[i] * x[i];
}
"""


def call_square(source: str = SQUARE) -> list[float]:
    x, y = (ctypes.c_double * 3)(1, 2, 3), (ctypes.c_double * 3)()
    pointers = (ctypes.c_void_p * 2)(ctypes.addressof(x), ctypes.addressof(y))
    cc.load(source, ["square"])["square"](pointers, (ctypes.c_int64 * 1)(3))
    return list(y)


def count_compiles(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is compiled from here on; nothing that was loaded before is known any more."""
    compiled: list[str] = []
    compile_ = cc._compile  # pyright: ignore[reportPrivateUsage]

    def counted(source: str, compiler: cc.Compiler) -> bytes:
        compiled.append(source)
        return compile_(source, compiler)

    monkeypatch.setattr(cc, "_libraries", {})
    monkeypatch.setattr(cc, "_compile", counted)
    return compiled


@needs_cc
def test_flags_change_no_value():
    compiler = cc.find_compiler()
    assert compiler is not None
    assert "-ffp-contract=off" in compiler.flags
    for flag in compiler.flags:
        assert "fast" not in flag and "unsafe" not in flag and "finite" not in flag


@needs_cc
def test_compiled_once_in_a_process_and_kept_for_others(monkeypatch: pytest.MonkeyPatch):
    compiled = count_compiles(monkeypatch)
    assert call_square() == [1, 4, 9]
    assert call_square() == [1, 4, 9]
    assert len(compiled) == 1
    monkeypatch.setattr(cc, "_libraries", {})  # as a new process
    assert call_square() == [1, 4, 9]
    assert len(compiled) == 1


@needs_cc
def test_a_spoiled_entry_is_compiled_again(monkeypatch: pytest.MonkeyPatch, cache_dir: Path):
    compiled = count_compiles(monkeypatch)
    call_square()
    for entry in cache_dir.iterdir():
        entry.write_bytes(entry.read_bytes()[:-1])
    monkeypatch.setattr(cc, "_libraries", {})
    assert call_square() == [1, 4, 9]
    assert len(compiled) == 2


@needs_cc
def test_sources_with_the_same_names_do_not_mix():
    cube = SQUARE.replace("x[i] * x[i]", "x[i] * x[i] * x[i]")
    assert call_square() == [1, 4, 9]
    assert call_square(cube) == [1, 8, 27]
    assert call_square() == [1, 4, 9]


@needs_cc
def test_the_key_tells_compilers_targets_and_flags_apart():
    one = cc.Compiler(("cc",), "1", "znver3", ("-O3",))
    others = [
        cc.Compiler(("gcc",), "1", "znver3", ("-O3",)),
        cc.Compiler(("cc",), "2", "znver3", ("-O3",)),
        cc.Compiler(("cc",), "1", "skylake", ("-O3",)),
        cc.Compiler(("cc",), "1", "znver3", ("-O2",)),
    ]
    assert len({compiler.key("x") for compiler in (one, *others)}) == 5
    assert one.key("x") != one.key("y")


@needs_cc
def test_threads_that_want_the_same_compile_it_once(monkeypatch: pytest.MonkeyPatch):
    compiled = count_compiles(monkeypatch)
    with ThreadPoolExecutor(8) as pool:
        running = [pool.submit(call_square) for _ in range(16)]
    assert [future.result() for future in running] == [[1, 4, 9]] * 16
    assert len(compiled) == 1


@needs_cc
@pytest.mark.skipif(not Path("/proc/self/maps").exists(), reason="needs Linux")
def test_code_is_unloaded_when_nothing_refers_to_it_any_more():
    def loaded() -> int:
        return Path("/proc/self/maps").read_text().count("(deleted)")

    square = cc.load(SQUARE.replace("square", "squared"), ["squared"])["squared"]
    gc.collect()
    before = loaded()
    kept = [cc.load(SQUARE.replace("square", f"s{n}"), [f"s{n}"])[f"s{n}"] for n in range(3)]
    assert loaded() > before
    del kept
    gc.collect()
    assert loaded() <= before  # code of other tests may go, too
    x, y = (ctypes.c_double * 1)(3), (ctypes.c_double * 1)()
    pointers = (ctypes.c_void_p * 2)(ctypes.addressof(x), ctypes.addressof(y))
    square(pointers, (ctypes.c_int64 * 1)(1))
    assert y[0] == 9


@pytest.mark.slow
@needs_cc
def test_processes_may_compile_the_same_at_once(cache_dir: Path):
    program = (
        "import ctypes; from mlfuse.runtime.compilers import cc\n"
        f"f = cc.load({SQUARE!r}, ['square'])['square']\n"
        "x, y = (ctypes.c_double * 1)(3), (ctypes.c_double * 1)()\n"
        "f((ctypes.c_void_p * 2)(ctypes.addressof(x), ctypes.addressof(y)), "
        "(ctypes.c_int64 * 1)(1)); print(y[0])"
    )
    running = [
        subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True)
        for _ in range(4)
    ]
    assert [process.communicate()[0].strip() for process in running] == ["9.0"] * 4
    entries = list(cache_dir.iterdir())
    assert entries and all(cache.lookup(entry.name) is not None for entry in entries)


@needs_cc
def test_refused_code_says_what_the_compiler_said():
    with pytest.raises(MlfuseError, match=r"bug in mlfuse[\s\S]*kernels\.c:1"):
        cc.load("this is no C", ["f"])
    with pytest.raises(MlfuseError, match="has no 'circle'"):
        cc.load(SQUARE, ["circle"])


@pytest.mark.parametrize(
    ("chosen", "reason"),
    [
        ("/no/such/compiler", "no C compiler was found .* no '/no/such/compiler', which MLFUSE_CC"),
        ("not-a-command -x", "no C compiler was found"),
        ("true", r"'true' \(from MLFUSE_CC\) fails: exit 0: no message"),
        ("false", r"'false' \(from MLFUSE_CC\) fails: exit 1"),
    ],
)
def test_a_compiler_that_does_not_work_is_none(
    chosen: str, reason: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("MLFUSE_CC", chosen)
    assert cc.find_compiler() is None
    with pytest.raises(MlfuseError, match=reason):
        cc.load(SQUARE, ["square"])


def test_a_command_that_can_not_be_read(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("MLFUSE_CC", "gcc 'x")
    with pytest.raises(MlfuseError, match=r"^MLFUSE_CC: .* isn't a command: no closing quotation"):
        cc.find_compiler()


def test_an_empty_path_has_no_compiler(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.delenv("MLFUSE_CC", raising=False)
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert cc.find_compiler() is None


@needs_cc
@pytest.mark.parametrize("refused", ["-fopenmp", "-march=native", "-march=native|-fopenmp"])
def test_a_compiler_that_lacks_something_still_works(
    refused: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    """Without OpenMP there is one thread; not every compiler knows the CPU by `-march`, or at all."""
    real = cc.find_compiler()
    assert real is not None
    plain = tmp_path / "plain-cc"
    script = f'for a in "$@"; do case $a in {refused}|-mcpu=native) exit 1;; esac; done\nexec {real.path} "$@"\n'
    plain.write_text("#!/bin/sh\n" + script)
    plain.chmod(0o755)
    monkeypatch.setenv("MLFUSE_CC", str(plain))
    found = cc.find_compiler()
    assert found is not None and set(cc.FLAGS) - set(found.flags) == set(refused.split("|")) - {
        "-fopenmp"
    }
    assert ("-fopenmp" in found.flags) == ("-fopenmp" not in refused)
    assert call_square() == [1, 4, 9]


@needs_cc
def test_loading_leaves_subnormals_alone():
    call_square()
    assert 5e-324 * 1.0 == 5e-324 and 1e-310 / 10 > 0
