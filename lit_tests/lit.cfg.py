"""lit: text in, text out, one folder per dialect and per pass. Run as `lit lit_tests`.

Tools are those of the Python that runs lit. `REQUIRES: mlir-opt` marks tests against upstream MLIR,
which run where a real mlir-opt of version 20 or newer is found.
"""

# pyright: reportUndefinedVariable=false, reportUnknownMemberType=false
from __future__ import annotations

import os
import sys
from pathlib import Path

from mlfuse.testing.lit_format import TOOLS, ForkingShTest, words
from mlfuse.testing.mlir_opt import find

config.name = "mlfuse"  # noqa: F821
config.test_format = ForkingShTest()  # noqa: F821
config.suffixes = [".mlir"]  # noqa: F821
config.excludes = ["Inputs", "Output"]  # noqa: F821
config.test_source_root = str(Path(__file__).parent)  # noqa: F821
if "PYTHONPATH" in os.environ:  # of a checkout that isn't the installed one
    config.environment["PYTHONPATH"] = os.environ["PYTHONPATH"]  # noqa: F821


scripts = Path(sys.executable).parent
config.substitutions += [(rf"(?<![\w-]){tool}\b", words(tool)) for tool in TOOLS]  # noqa: F821
config.substitutions += [  # noqa: F821
    (r"(?<![\w-])mlfuse-irdl\b", f'"{sys.executable}" -m mlfuse.ir.irdl'),
    (r"(?<![\w-])xdsl-opt\b", str(scripts / "xdsl-opt")),
]
mlir_opt = find()
if mlir_opt is not None:
    config.available_features.add("mlir-opt")  # noqa: F821
    config.substitutions.append((r"(?<![\w-])mlir-opt\b", mlir_opt))  # noqa: F821
