"""`make sanitize-gpu`, as far as it goes without a GPU: what it starts, and what it takes for a clean run."""

from __future__ import annotations

from pathlib import Path

import pytest

import mlfuse.runtime.cuda.backend as cuda
from scripts import sanitize_gpu

CLEAN = "1 passed\n========= ERROR SUMMARY: 0 errors\n"
HAZARDS = "========= RACECHECK SUMMARY: 0 hazards displayed (0 errors, 0 warnings)\n"


def results(path: Path, tests: int, failures: int = 0, skipped: int = 0) -> Path:
    path.write_text(
        f'<testsuites><testsuite tests="{tests}" failures="{failures}" errors="0" skipped="{skipped}"/></testsuites>'
    )
    return path


def test_without_a_gpu_it_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cuda, "why_unavailable", lambda: "there is no device")
    assert sanitize_gpu.main([]) == 2
    assert (
        "needs a GPU, CuPy and NVRTC (extra `cuda`): there is no device" in capsys.readouterr().err
    )


def test_without_the_tool_it_says_where_it_comes_from(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cuda, "why_unavailable", lambda: None)
    monkeypatch.setattr(sanitize_gpu, "find", lambda: None)
    assert sanitize_gpu.main([]) == 2
    assert "pip install nvidia-cuda-sanitizer-api" in capsys.readouterr().err


def test_the_tests_that_it_names_are_there() -> None:
    line = sanitize_gpu.command(["compute-sanitizer"], "racecheck", Path("t.xml"), "softmax")
    assert line[:3] == ["compute-sanitizer", "--tool", "racecheck"]
    tests = [each for each in line if each.startswith("tests/")]
    assert tests
    assert all((sanitize_gpu.ROOT / each).is_file() for each in tests)


@pytest.mark.parametrize("output", [CLEAN, HAZARDS])
def test_a_clean_run(output: str, tmp_path: Path) -> None:
    assert sanitize_gpu.verdict(0, output, results(tmp_path / "t.xml", tests=3)) is None


def test_what_is_no_clean_run(tmp_path: Path) -> None:
    """Errors, a tool that crashed, tests that failed or were all skipped."""
    fine = results(tmp_path / "fine.xml", tests=3)
    failed = results(tmp_path / "failed.xml", tests=3, failures=1)
    skipped = results(tmp_path / "skipped.xml", tests=3, skipped=3)
    verdict = sanitize_gpu.verdict
    assert verdict(99, "========= ERROR SUMMARY: 2 errors", fine) == "it reports errors, above"
    crashed = verdict(0, "Target application terminated before first instrumented API call", fine)
    assert crashed == "it gave no summary without errors"
    assert verdict(0, CLEAN, tmp_path / "none.xml") == "pytest did not end"
    assert verdict(1, CLEAN, failed) == "of 3 tests 1 failed and 0 were skipped"
    assert verdict(0, CLEAN, skipped) == "of 3 tests 0 failed and 3 were skipped"
