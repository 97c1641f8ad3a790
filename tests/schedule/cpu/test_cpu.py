"""CPU schedules: hand-written loop kernels, compiled and run against NumPy.

Every kernel is run with 1, 2 and 3 threads; the results must be the same to the last bit.
"""

import numpy as np
import pytest
from cpu_cases import CASES, Case
from cpu_run import compile_kernel


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_result(case: Case):
    compiled = compile_kernel(case.text)
    results: list[list[bytes]] = []
    for threads in (1, 2, 3):
        buffers = [buffer.copy() for buffer in case.buffers]
        compiled(buffers, case.sizes, threads)
        results.append([buffer.tobytes() for buffer in buffers])
        for position, want in case.expected.items():
            got = buffers[position]
            if got.dtype.kind in "biu":
                np.testing.assert_array_equal(got, want)
            else:
                np.testing.assert_allclose(
                    got.astype(np.float64), want.astype(np.float64), case.rtol, case.rtol
                )
    assert results[0] == results[1] == results[2]
