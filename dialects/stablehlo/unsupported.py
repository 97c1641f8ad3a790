"""StableHLO and CHLO ops that have no graph op yet; they are known so that an error can say so."""

from __future__ import annotations

_STABLEHLO = """
add_dependency after_all all_gather all_to_all async_done async_start
cholesky collective_broadcast collective_permute complex create_token
dynamic_conv einsum fft get_tuple_element imag infeed map outfeed partition_id real
recv reduce_scatter replica_id send set_dimension_size sort triangular_solve tuple
unary_einsum uniform_dequantize uniform_quantize while
"""
_CHLO = """
broadcast_compare broadcast_select conj constant constant_like dynamic_reshape
ragged_dot top_k
"""
UNSUPPORTED = frozenset(
    [
        *(f"stablehlo.{name}" for name in _STABLEHLO.split()),
        *(f"chlo.{name}" for name in _CHLO.split()),
        "check.expect_serialized_eq",
        "sdy.manual_computation",
    ]
)
"""Full names of ops."""
