"""Ops that a text may hold and that have no graph op yet, so that an error can say just that."""

from __future__ import annotations

_STABLEHLO = """
add_dependency after_all all_gather all_reduce all_to_all async_done async_start atan2
batch_norm_grad batch_norm_inference batch_norm_training bitcast_convert broadcast case
cbrt ceil cholesky collective_broadcast collective_permute complex composite concatenate
convolution cosine count_leading_zeros create_token dynamic_broadcast_in_dim
dynamic_conv dynamic_gather dynamic_iota dynamic_pad dynamic_reshape dynamic_slice
dynamic_update_slice einsum exponential_minus_one fft floor gather get_dimension_size
get_tuple_element if imag infeed is_finite log_plus_one map outfeed pad partition_id
popcnt real real_dynamic_slice recv reduce_precision reduce_scatter reduce_window
replica_id reverse rng rng_bit_generator round_nearest_afz round_nearest_even scatter
select_and_scatter send set_dimension_size shift_left shift_right_arithmetic
shift_right_logical sine sort tan torch_index_select triangular_solve tuple
unary_einsum uniform_dequantize uniform_quantize while
"""
_CHLO = """
acos acosh asin asinh atan atanh bessel_i1e broadcast_add broadcast_and
broadcast_compare broadcast_divide broadcast_maximum broadcast_minimum
broadcast_multiply broadcast_or broadcast_power broadcast_remainder broadcast_select
broadcast_subtract broadcast_xor conj constant constant_like cosh digamma dynamic_reshape
erf_inv erfc is_inf is_neg_inf is_pos_inf lgamma next_after polygamma ragged_dot sinh
square tan top_k zeta
"""
UNSUPPORTED = frozenset(
    [
        *(f"stablehlo.{name}" for name in _STABLEHLO.split()),
        *(f"chlo.{name}" for name in _CHLO.split()),
        "check.expect_serialized_eq",
        "sdy.manual_computation",
        "sdy.sharding_constraint",
    ]
)
"""Full names of ops."""
