"""A process that has imported mlfuse and forks for each script it is sent: the other end of `fresh_python`."""

import json
import os
import signal
import sys
from types import ModuleType
from typing import Any

import numpy as np  # noqa: F401  # pyright: ignore[reportUnusedImport]

import mlfuse.explain.executable  # noqa: F401  # pyright: ignore[reportUnusedImport]
from mlfuse.passes import registry

SECONDS = 120
"""A script that takes longer is ended by SIGALRM."""


def wait_for_a_script() -> dict[str, Any]:
    """Fork for each request. The child returns from here with the request; this process waits for it and answers with its
    exit status."""
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            signal.alarm(SECONDS)
            return json.loads(line)
        print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
    sys.exit()


for _names in registry.STAGES.values():
    for _name in _names:
        registry.load(_name)
# From here on this is a child. It ends where the script ends, as any process: with its threads, exit functions and status.
_request = wait_for_a_script()
for _stream, _path in enumerate(_request["streams"]):
    _file = os.open(_path, os.O_RDWR)
    os.dup2(_file, _stream)
    os.close(_file)
os.environ.clear()
os.environ.update(_request["environment"])
sys.argv = ["-c", *_request["arguments"]]
sys.path[0] = ""
_main = ModuleType("__main__")  # without the names of this file; pickle looks for functions there
sys.modules["__main__"] = _main
exec(compile(_request["script"], "<string>", "exec"), _main.__dict__)
