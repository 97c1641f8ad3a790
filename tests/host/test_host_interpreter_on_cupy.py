"""The interpreter of the host level drives CuPy, here on a fake device: it gives the bits of the launch plan."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from xdsl.dialects.func import FuncOp
from xdsl.traits import SymbolTable

import mlfuse
from mlfuse.driver.parsing import parse
from mlfuse.runtime.cuda.backend import CudaBackend
from mlfuse.runtime.host.device import BackendDevice, call
from mlfuse.testing import host_cuda, host_gpu
from mlfuse.testing.stored_modules import Case

pytestmark = pytest.mark.skipif(not host_cuda.available(), reason="needs a C++ compiler")


def host_function(text: str) -> FuncOp:
    found = SymbolTable.lookup_symbol(parse(text), "main")
    assert isinstance(found, FuncOp)
    return found


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", ["bias_relu", "softmax_cross_entropy", "clip_momentum"])
def test_a_stored_module(name: str) -> None:
    case = Case.load(name)
    with host_gpu.installed() as cupy:
        exe = mlfuse.compile(case.path, device="cuda")
        want = [np.asarray(each) for each in exe.run(*case.inputs)]
        run: Any = exe.run
        func = host_function(exe.stage("host"))
        device = BackendDevice(CudaBackend(), run.plan._function.launched)
        got = call(func, device, [cupy.asarray(each.copy()) for each in case.inputs])
        found = [each.get() for each in got]
    case.check(found)
    for one, other in zip(found, want, strict=True):
        assert one.tobytes() == other.tobytes()


def test_a_branch_reads_the_device() -> None:
    """Reading a number waits for the kernels before it."""
    text = """
    func.func @main(%x: memref<1xi32>, %y: memref<1xi32> {mlfuse.result = 0 : i64}) {
      %n = loop.view %x() : memref<1xi32> -> memref<i32>
      %0 = memref.load %n[] : memref<i32>
      %i = arith.index_cast %0 : i32 to index
      %c2 = arith.constant 2 : index
      %more = arith.cmpi sgt, %i, %c2 : index
      scf.if %more {
        "memref.copy"(%x, %y) : (memref<1xi32>, memref<1xi32>) -> ()
      } else {
        %k = loop.constant dense<-1> : tensor<1xi32> -> memref<1xi32>
        "memref.copy"(%k, %y) : (memref<1xi32>, memref<1xi32>) -> ()
      }
      func.return
    }"""
    with host_gpu.installed() as cupy:
        device = BackendDevice(CudaBackend(), {})
        for number in (1, 3):
            x = cupy.asarray(np.array([number], np.int32))
            (y,) = call(host_function(text), device, [x])
            assert y.get().tolist() == [number if number > 2 else -1]
