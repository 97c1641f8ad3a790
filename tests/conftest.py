"""What all tests share: how C is compiled, which sampled cases are slow, and skips without a GPU."""

from __future__ import annotations

import gc
import os
import shlex
from collections import Counter
from collections.abc import Iterator
from typing import Any

import hypothesis
import pytest

from mlfuse.runtime.compilers.cc import find_compiler
from mlfuse.runtime.cuda.backend import cuda_available

# How long an example takes says how busy the machine is.
hypothesis.settings.register_profile("mlfuse", deadline=None)
hypothesis.settings.load_profile("mlfuse")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> object:
    """A file's tests go to one process: what they share is then made once, not in each process."""
    from xdist.scheduler import LoadFileScheduling  # pyright: ignore[reportMissingTypeStubs]

    config.option.loadscopereorder = (
        False  # by number of tests: a file of few long ones would come last
    )
    return LoadFileScheduling(config, log)


@pytest.fixture(scope="module", autouse=True)
def compiled(request: pytest.FixtureRequest) -> Iterator[None]:
    """C is compiled as users compile it; in modules marked `quick_c`, which compile many programs, by `-O1`, which is cheaper.

    Modules are verified as users' are, too: after each stage. `MLFUSE_VERIFY=each`, as in `make test-slow`, verifies after
    each pass: a test then fails at the pass whose fault it is.
    """
    marked = request.node.get_closest_marker("quick_c") is not None
    compiler = find_compiler() if marked else None
    with pytest.MonkeyPatch.context() as patch:
        if compiler is not None and "MLFUSE_CC" not in os.environ:
            patch.setenv("MLFUSE_CC", shlex.join([*compiler.command, "-O1"]))
        yield


@pytest.hookimpl(tryfirst=True)
def pytest_collection() -> None:
    """Nothing that is imported or collected is garbage: looking for some takes a third of the time."""
    gc.disable()


def pytest_collection_finish() -> None:
    """Take what was imported and collected out of the garbage collector's sight.

    These are a million objects. Without this, each collection would look at all of them, also one that a test starts on
    purpose. The collector starts by itself less often, because it then looks at what all tests before have left. It can't
    stay off: the compiled code of all tests would stay loaded.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 10)
    gc.enable()


@pytest.hookimpl(tryfirst=True)  # before `-m` looks at the marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    _leave_the_rest_to_slow_runs(items)
    marked = [item for item in items if item.get_closest_marker("gpu") is not None]
    if not marked or cuda_available():
        return
    skip = pytest.mark.skip(reason="needs CuPy, NVRTC and a CUDA device")
    for item in marked:
        item.add_marker(skip)


def _leave_the_rest_to_slow_runs(items: list[pytest.Item]) -> None:
    """Of the cases of a function that is marked `sampled(n)` mark all but each n-th as slow, always the same ones."""
    seen: Counter[str] = Counter()
    for item in items:
        mark = item.get_closest_marker("sampled")
        if mark is None:
            continue
        function = item.nodeid.partition("[")[0]
        if seen[function] % mark.args[0]:
            item.add_marker(pytest.mark.slow)
        seen[function] += 1
