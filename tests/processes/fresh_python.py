"""Runs scripts in processes of their own, as `python -c` does, where mlfuse is imported already.

Starting Python and importing mlfuse takes longer than most scripts. One process does it for all tests of a worker and
forks for each script. Settings that are read when a module is imported or a process starts (`OPENBLAS_CORETYPE`,
`LD_PRELOAD`, `PYTHONHASHSEED`) have the values of that process; a test of one starts Python itself.
"""

import atexit
import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

_SERVER = Path(__file__).with_name("python_server.py")


def run(
    script: str, *arguments: str, environment: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """What the script prints, and its exit status; the environment is that of the tests if none is given."""
    server = _server()
    assert server.stdin is not None and server.stdout is not None
    with TemporaryDirectory(prefix="mlfuse_fresh_python_") as folder:
        streams = [Path(folder, name) for name in ("in", "out", "err")]
        for each in streams:
            each.touch()
        request = {
            "script": script,
            "arguments": arguments,
            "environment": dict(os.environ if environment is None else environment),
            "streams": [str(each) for each in streams],
        }
        server.stdin.write(json.dumps(request) + "\n")
        server.stdin.flush()
        answer = server.stdout.readline()
        assert answer, "the process that forks for scripts has ended"
        out, error = (each.read_text("utf-8") for each in streams[1:])
    return subprocess.CompletedProcess([sys.executable, "-c", script], int(answer), out, error)


@cache
def _server() -> subprocess.Popen[str]:
    server = subprocess.Popen(
        [sys.executable, str(_SERVER)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    atexit.register(server.communicate)  # it ends when its input does
    return server
