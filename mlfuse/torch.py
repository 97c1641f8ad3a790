"""mlfuse for PyTorch: fused optimizers (`optim`), and the backend of `torch.compile(model, backend="mlfuse")`.

`report()` describes each graph that the backend compiled, `explain(f, *args)` those of one call.
"""

import sys

from mlfuse.frontends.torch import optim
from mlfuse.frontends.torch.compiled.backend import backend
from mlfuse.frontends.torch.compiled.explaining import explain
from mlfuse.frontends.torch.compiled.reporting import report

__all__ = ["backend", "explain", "optim", "report"]

sys.modules[f"{__name__}.optim"] = (
    optim  # for `import mlfuse.torch.optim`, as `os` does for os.path
)
