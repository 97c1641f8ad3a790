"""Tests marked `gpu` are skipped, with the reason, where no CUDA device can be used."""

from __future__ import annotations

import os

import pytest

from mlfuse.runtime.cuda import cuda_available

os.environ.setdefault("MLFUSE_VERIFY", "each")  # a pass that breaks a module is found at once


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    marked = [item for item in items if item.get_closest_marker("gpu") is not None]
    if not marked or cuda_available():
        return
    skip = pytest.mark.skip(reason="needs CuPy, NVRTC and a CUDA device")
    for item in marked:
        item.add_marker(skip)
