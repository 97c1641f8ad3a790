"""The run-time library that is pasted in front of generated C and CUDA C.

The text is the three headers beside this file, each needing those before it. `ULP` is what they promise.
"""

from functools import cache
from importlib.resources import files
from typing import Final

_HEADERS = ("mlfuse_types.h", "mlfuse_math.h", "mlfuse_trig.h")

ULP: Final[dict[str, float]] = {
    "exp": 0.77,
    "exp2": 0.88,
    "expm1": 0.90,
    "log": 0.85,
    "log2": 0.88,
    "log1p": 0.85,
    "pow": 0.51,
    "tanh": 4.9,
    "erf": 1.10,
    "sin": 0.51,
    "cos": 0.51,
    "tan": 0.51,
    "asin": 2.30,
    "acos": 1.10,
    "atan": 1.40,
    "atan2": 1.60,
    "sinh": 1.60,
    "cosh": 1.10,
    "asinh": 1.80,
    "acosh": 2.00,
    "atanh": 2.00,
    "cbrt": 0.51,
    "erfc": 0.51,
    "sqrt": 0.50,
    "rsqrt": 1.50,
}
"""The largest error of `mlf_<name>_f32` in units in the last place of the exact result.

Measured over all 2**32 arguments and rounded up; for pow, over 40 million pairs of arguments, for
atan2 over 16 million; for tan, cbrt and the inverse and hyperbolic functions but tanh, over 70 million
arguments from everywhere, for erfc over 4 million.
A result that rounds to the nearest f32 has an error of at most 0.5.
"""


@cache
def header_text() -> str:
    """All headers as one text, ready to stand before code that calls `mlf_*` functions."""
    folder = files("mlfuse.targets")
    return "\n".join((folder / name).read_text(encoding="utf-8") for name in _HEADERS)
