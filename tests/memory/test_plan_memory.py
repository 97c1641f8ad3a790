"""The memory plan of whole modules: no bit changes, and how much memory it takes."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from xdsl.dialects import memref

import mlfuse
from mlfuse.dialects.dtypes import Array
from mlfuse.ir.parsing import parse_module
from mlfuse.passes.memory.uses import returned_by
from mlfuse.passes.utils.ledger import nbytes
from mlfuse.runtime.arguments.signature import Signature
from mlfuse.runtime.compilers import cc
from mlfuse.testing.memory_plan import Lowered, main_of

MODULES = Path(__file__).parents[1] / "data" / "modules"
NAMES = sorted(path.stem for path in MODULES.glob("*.mlir"))

pytestmark = [
    pytest.mark.skipif(cc.find_compiler() is None, reason="no C compiler"),
    pytest.mark.quick_c,
]


def inputs_of(signature: Signature) -> list[Array]:
    """Small numbers of every type, the same every time."""
    random = np.random.default_rng(0)
    return [
        np.asarray(random.integers(0, 4, spec.shape)).astype(spec.dtype.numpy)
        if not spec.dtype.is_float
        else np.asarray(random.standard_normal(spec.shape) * 0.1).astype(spec.dtype.numpy)
        for spec in signature.inputs
    ]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.sampled(8)
def test_the_plan_changes_no_bit(name: str):
    module = parse_module((MODULES / f"{name}.mlir").read_text(), name)
    plain = Lowered.of(module, planned=False)
    inputs = inputs_of(plain.signature)
    want = plain.compile()(*inputs)
    for donated in (False, True):
        planned = Lowered.of(module, planned=True, donated=donated).compile()
        got = planned(*[each.copy() for each in inputs])
        for a, b in zip(got, want, strict=True):
            assert a.tobytes() == b.tobytes()


@pytest.mark.slow
@pytest.mark.parametrize("name", ["gpt_block", "lenet_momentum"])
def test_the_peak_is_less_than_half_of_all_buffers(name: str):
    """With results on both sides, and without on both.

    The buffers are those of the host function before the plan, and what library calls work in
    (convolutions copy their windows).
    """
    path = MODULES / f"{name}.mlir"
    memory = mlfuse.compile(path, device="cpu").memory()
    host = main_of(Lowered.of(parse_module(path.read_text()), planned=False).module)
    returned = set(returned_by(host))
    buffers = [op.memref for op in host.walk() if isinstance(op, memref.AllocOp)]
    assert memory.results == sum(nbytes(buffer) for buffer in returned)
    assert memory.intermediates >= sum(nbytes(b) for b in buffers if b not in returned)
    assert 2 * memory.peak <= memory.unplanned
    assert 2 * memory.arena <= memory.intermediates
    assert memory.lower_bound <= memory.peak


def test_a_chain_of_maps_is_done_in_place():
    """The product is a library call: it has f64."""
    text = """
    func.func @main(%x: tensor<32x32xf64>) -> tensor<32x32xf64> {
      %a = graph.dot_general %x, %x contract [1] x [0] : tensor<32x32xf64>, tensor<32x32xf64> -> tensor<32x32xf64>
      %b = graph.exp %a : tensor<32x32xf64>
      func.return %b : tensor<32x32xf64>
    }"""
    memory = mlfuse.compile(text, device="cpu").memory()
    assert (memory.unplanned, memory.peak, memory.arena) == (16384, 8192, 0)


def test_sizes_come_with_the_shapes():
    text = """
    func.func @main(%x: tensor<?x?xf32>) -> tensor<?x?xf32> {
      %b = graph.exp %x : tensor<?x?xf32>
      func.return %b : tensor<?x?xf32>
    }"""
    executable = mlfuse.compile(text, device="cpu")
    assert executable.memory([(3, 5)]).peak == 60
    with pytest.raises(mlfuse.MlfuseError, match="arguments 0 have `\\?` dims"):
        executable.memory()
    with pytest.raises(mlfuse.MlfuseError, match="argument 0 has shape \\(3,\\) of rank 1"):
        executable.memory([(3,)])


def test_the_interpreter_has_no_plan():
    executable = mlfuse.compile(MODULES / "sigmoid.mlir", device="interpreter")
    with pytest.raises(mlfuse.MlfuseError, match="no memory plan for the device interpreter"):
        executable.memory()
