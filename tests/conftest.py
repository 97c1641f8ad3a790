"""Tests marked `gpu` are skipped, with the reason, where no CUDA device can be used."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from typing import Any

import pytest

from mlfuse.runtime.cuda import cuda_available

os.environ.setdefault("MLFUSE_VERIFY", "each")  # a pass that breaks a module is found at once
# Each of the processes of `-n` has as many threads as there are cores: to wait they are not to take a core.
os.environ.setdefault("OMP_WAIT_POLICY", "passive")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> object:
    """A file's tests go to one process: what they share is then made once, not in each process."""
    from xdist.scheduler import LoadFileScheduling  # pyright: ignore[reportMissingTypeStubs]

    config.option.loadscopereorder = (
        False  # by number of tests: a file of few long ones would come last
    )
    return LoadFileScheduling(config, log)


@pytest.fixture(scope="module")
def verified_by_stage() -> Iterator[None]:
    """Modules are verified after each stage, not after each pass: for tests of very many programs."""
    before = os.environ.pop("MLFUSE_VERIFY", None)
    yield
    if before is not None:
        os.environ["MLFUSE_VERIFY"] = before


@pytest.hookimpl(tryfirst=True)
def pytest_collection() -> None:
    """Nothing that is imported or collected is garbage: looking for some takes a third of the time."""
    gc.disable()


def pytest_collection_finish() -> None:
    """Take what was imported and collected out of the garbage collector's sight.

    It is a million objects, which every collection would go through: some tests collect on purpose. Its
    own collections are to be fewer, since each looks through what all tests before have left; without them the
    compiled code of all tests stays loaded.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 10)
    gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    marked = [item for item in items if item.get_closest_marker("gpu") is not None]
    if not marked or cuda_available():
        return
    skip = pytest.mark.skip(reason="needs CuPy, NVRTC and a CUDA device")
    for item in marked:
        item.add_marker(skip)
