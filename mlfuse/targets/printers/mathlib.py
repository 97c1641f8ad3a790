"""The math library of generated C and CUDA C. `helpers` gives the part of it that a text uses.

The text is the headers in this folder, each needing those before it. `ULP` is what they promise.
"""

from functools import cache
from importlib.resources import files
from typing import Final

_HEADERS = ("mlfuse_types.h", "mlfuse_math.h", "mlfuse_trig.h", "mlfuse_special.h")
_BY_CALL = {"mlf_stream(": "mlfuse_stream.h", "mlf_transpose(": "mlfuse_square.h"}
"""Headers for C alone, and the calls that need them."""

ULP: Final[dict[str, float]] = {
    "exp": 0.98,
    "exp2": 1.05,
    "expm1": 0.90,
    "log": 0.85,
    "log2": 0.88,
    "log10": 0.51,
    "log1p": 0.85,
    "pow": 0.51,
    "tanh": 0.98,
    "erf": 1.15,
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
    "erf_inv": 0.51,
    "lgamma": 0.51,
    "digamma": 0.51,
    "bessel_i1e": 0.51,
    "zeta": 0.51,
    "polygamma": 0.51,
    "sqrt": 0.50,
    "rsqrt": 1.50,
}
"""The largest error of `mlf_<name>_f32` in units in the last place of the exact result.

Measured over all 2**32 arguments and rounded up; for pow, over 40 million pairs of arguments, for
atan2 over 16 million; for tan, cbrt and the inverse and hyperbolic functions but tanh, over 70 million
arguments from everywhere, for erfc over 4 million, for log10 over 55 million, for lgamma and digamma over
1.4 million, for erf_inv and bessel_i1e over 0.3 million, for zeta and polygamma over 12,000 pairs.
A result that rounds to the nearest f32 has an error of at most 0.5.
"""

ULP_F64: Final[dict[str, float]] = {
    "erf_inv": 2.0,
    "lgamma": 6.0,
    "digamma": 5.0,
    "bessel_i1e": 6.0,
    "zeta": 9.0,
    "polygamma": 10.0,
}
"""The largest error of `mlf_<name>_f64` where that isn't the platform's library, likewise. Measured over
30,000 arguments each against mpmath, with glibc's log, exp, erf and erfc. Of lgamma and
digamma below 0 it is relative to the larger of the result and 1 + |x|, for they have zeros there; of
zeta and polygamma there (12,000 pairs; orders up to 170) to the sum of all terms' sizes."""


@cache
def header_text() -> str:
    """The headers as one text, ready to stand before code that calls `mlf_*` functions."""
    return "\n".join(map(_read, _HEADERS))


def c_headers_for(code: str) -> str:
    """What C code needs besides that: headers that are taken whole."""
    return "".join(f"{_read(name)}" for call, name in _BY_CALL.items() if call in code)


@cache
def _read(name: str) -> str:
    return (files("mlfuse.targets.printers") / name).read_text(encoding="utf-8")
