"""The math library of generated C and CUDA C. `helpers` gives the part of it that a text uses.

The library is the headers in this folder; each needs the ones before it. `ULP` has their largest errors.
"""

from functools import cache
from importlib.resources import files
from typing import Final

_HEADERS = (
    *("mlfuse_types.h", "mlfuse_math.h", "mlfuse_exp_log.h", "mlfuse_powers.h"),
    *("mlfuse_trig.h", "mlfuse_special.h", "mlfuse_zeta.h", "mlfuse_mma.h"),
)
_BY_CALL = {
    "mlf_stream(": "mlfuse_stream.h",
    "mlf_transpose(": "mlfuse_square.h",
    "mlf_outer_products(": "mlfuse_products.h",
    "mlf_add_products(": "mlfuse_products.h",
}
"""Headers only for C, and the calls that need them."""

ULP: Final[dict[str, float]] = {
    "exp": 0.98,
    "exp2": 1.05,
    "expm1": 0.90,
    "log": 0.85,
    "log2": 0.88,
    "log10": 0.51,
    "log1p": 0.85,
    "pow": 0.51,
    "powi": 0.51,
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
"""The largest error of `mlf_<name>_f32` in units in the last place of the exact result. powi isn't a function of the library: the
products of `graph.powi`.

Errors are measured over all 2**32 arguments and rounded up, with these exceptions: pow, 40 million pairs of
arguments; atan2, 16 million pairs; tan, cbrt, the inverse functions and the hyperbolic functions except tanh,
70 million arguments from the whole range; erfc, 4 million; log10, 55 million; lgamma and digamma, 1.4 million;
erf_inv and bessel_i1e, 0.3 million; zeta and polygamma, 12,000 pairs. A correctly rounded result has an error
of at most 0.5.
"""

ULP_F64: Final[dict[str, float]] = {
    "erf_inv": 2.0,
    "lgamma": 6.0,
    "digamma": 5.0,
    "bessel_i1e": 6.0,
    "zeta": 9.0,
    "polygamma": 10.0,
}
"""The same for `mlf_<name>_f64` if it isn't the platform's library function. Errors are measured against mpmath
over 30,000 arguments each, with glibc's log, exp, erf and erfc. Below 0, where these functions have zeros, errors
of lgamma and digamma are relative to the larger of the result and 1 + |x|, and errors of zeta and polygamma
(12,000 pairs; orders up to 170) to the sum of the absolute values of all terms."""


@cache
def header_text() -> str:
    """The headers as one text, to put before code that calls `mlf_*` functions."""
    return "\n".join(map(_read, _HEADERS))


def c_headers_for(code: str) -> str:
    """The headers for C that `code` needs in addition; they are used as a whole."""
    return "".join(f"{_read(name)}" for call, name in _BY_CALL.items() if call in code)


@cache
def _read(name: str) -> str:
    return (files("mlfuse.targets.printers") / name).read_text(encoding="utf-8")
