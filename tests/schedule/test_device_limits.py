"""Device descriptions: what a multiprocessor holds, by architecture."""

import json
from pathlib import Path

import pytest

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.targets import devices


@pytest.mark.parametrize(
    ("name", "threads", "shared", "cluster"),
    [
        ("sm_70", 1024, 64, 1),  # older than every description: the oldest one's limits
        ("sm_75", 1024, 64, 1),
        ("sm_80", 2048, 163, 1),
        ("sm_89", 1536, 99, 1),
        ("sm_90", 2048, 227, 16),
        ("sm_103", 2048, 227, 16),
        ("sm_121", 1536, 99, 8),
    ],
)
def test_limits_are_the_nearest_older_architecture_s(
    name: str, threads: int, shared: int, cluster: int
):
    """As in the table of compute capabilities of NVIDIA's programming guide."""
    device = devices.get(name)
    assert device.name == name
    assert device.unit_threads == threads
    assert device.block_shared_bytes == shared * 1024
    assert device.max_cluster == cluster


def test_limits_may_be_left_out(tmp_path: Path):
    """A description written before they were there is read with the least of all GPUs."""
    text = Path(devices.__file__).with_name("sm_90.json").read_text("utf-8")
    old = {key: value for key, value in json.loads(text).items() if "unit_" not in key}
    path = tmp_path / "old.json"
    path.write_text(json.dumps(old), "utf-8")
    assert devices.get(str(path)).unit_threads == 1024
    path = tmp_path / "wrong.json"
    path.write_text(json.dumps(old | {"max_clusters": 8}), "utf-8")
    with pytest.raises(MlfuseError, match="max_clusters is not a field of a device"):
        devices.get(str(path))
