"""Every argument is checked, and the error for one that doesn't fit says what to do."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from xdsl.dialects.builtin import DYNAMIC_INDEX
from xdsl.dialects.func import FuncOp
from xdsl.parser import Parser

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.dialects import dtypes
from mlfuse.ir.context import new_context
from mlfuse.runtime.arguments.arrays import HostReader
from mlfuse.runtime.arguments.signature import Shapes, Signature

READER = HostReader()


def signature(types: str) -> Signature:
    text = f"func.func private @f({types}) -> tensor<f32>"
    function = Parser(new_context(), text).parse_module().body.block.first_op
    assert isinstance(function, FuncOp)
    return Signature.of(function)


def refuse(types: str, *args: object) -> str:
    with pytest.raises(MlfuseError) as raised:
        signature(types).check(args, READER)
    return str(raised.value)


def accept(types: str, arg: object) -> np.ndarray[Any, Any]:
    (array,), shapes = signature(types).check([arg], READER)
    assert shapes == (array.shape,)
    assert array.flags.c_contiguous and array.flags.aligned
    return array


def test_types_and_unknown_sizes_are_read():
    read = signature("tensor<4x?xf32>, tensor<ui8>")
    assert [str(spec) for spec in read.inputs] == ["tensor<4x?xf32>", "tensor<ui8>"]
    assert read.inputs[0].shape == (4, DYNAMIC_INDEX)
    assert [str(spec) for spec in read.results] == ["tensor<f32>"]


def test_other_types_are_refused():
    with pytest.raises(MlfuseError, match="must be tensors"):
        signature("index")
    with pytest.raises(MlfuseError, match="must be tensors"):
        signature("tensor<4xf80>")


def test_below_the_graph_level_unsigned_integers_are_marked():
    text = "func.func @f(%x: memref<4xi8> {mlfuse.unsigned}, %y: memref<4xi8>, %z: memref<4xi1>) { func.return }"
    function = Parser(new_context(), text).parse_module().body.block.first_op
    assert isinstance(function, FuncOp)
    read = Signature.of(function)
    assert [spec.dtype.name for spec in read.inputs] == ["ui8", "i8", "i1"]


def test_a_fitting_array_is_taken_as_it_is():
    x = np.ones((4, 3), np.float32)
    assert accept("tensor<4x?xf32>", x) is x
    assert accept("tensor<4x?xf32>", x) is x


def test_wrong_number_of_arguments():
    assert refuse("tensor<f32>") == "expected 1 argument, got 0"


def test_dtype():
    message = refuse("tensor<4xf32>", np.ones(4))
    assert message == (
        "argument 0 has dtype float64, expected float32 (f32); pass x.astype('float32')"
    )
    message = refuse("tensor<f32>, tensor<2xbf16>", np.float32(0), np.ones(2, np.uint16))
    assert "argument 1 has dtype uint16" in message and "astype(ml_dtypes.bfloat16)" in message
    assert "int8" in refuse("tensor<2xui8>", np.ones(2, np.int8))
    assert "expected bool (i1)" in refuse("tensor<2xi1>", np.ones(2, np.uint8))
    assert "object" in refuse("tensor<1xf32>", np.array([None]))


@pytest.mark.parametrize("name", dtypes.names())
def test_every_element_type(name: str):
    dtype = dtypes.of(dtypes._MLIR_TYPES[name]).numpy  # pyright: ignore[reportPrivateUsage]
    x = np.ones(3, dtype)
    assert accept(f"tensor<3x{name}>", x) is x


def test_byte_order():
    message = refuse("tensor<2xf32>", np.ones(2, ">f4"))
    assert "foreign byte order" in message and "newbyteorder('=')" in message


def test_rank_and_sizes():
    message = refuse("tensor<4x?xf32>", np.ones(4, np.float32))
    assert message == "argument 0 has shape (4,) of rank 1, expected tensor<4x?xf32>"
    message = refuse("tensor<4x?xf32>", np.ones((3, 2), np.float32))
    assert message.startswith("argument 0 dim 0 is 3, expected 4")


def test_sizes_that_do_not_fit_together():
    """Checked for shapes that are new, and for these only."""
    asked: list[Shapes] = []

    def check(shapes: Shapes) -> None:
        asked.append(shapes)
        if shapes[0] != shapes[1]:
            raise MlfuseError("they must be equal")

    made = replace(signature("tensor<?xf32>, tensor<?xf32>"), check_sizes=check)
    x, y = np.ones(8, np.float32), np.ones(7, np.float32)
    for _ in range(2):
        made.check([x, x], READER)
    assert asked == [((8,), (8,))]
    with pytest.raises(MlfuseError, match="must be equal"):
        made.check([x, y], READER)


def test_views_are_copied_to_row_major():
    x = np.arange(24, dtype=np.float32).reshape(4, 6)
    views = [x[:, ::2], x[::-1], x.T, np.asfortranarray(x), np.broadcast_to(x[0], (3, 6))]
    for view in views:
        rows, columns = view.shape
        np.testing.assert_array_equal(accept(f"tensor<{rows}x{columns}xf32>", view), view)


def test_read_only_and_misaligned_arrays():
    x = np.arange(4, dtype=np.float32)
    x.flags.writeable = False
    assert accept("tensor<4xf32>", x) is x
    misaligned = np.frombuffer(b"\0" + x.tobytes(), np.float32, offset=1)
    assert not misaligned.flags.aligned
    np.testing.assert_array_equal(accept("tensor<4xf32>", misaligned), x)


def test_scalars_at_rank_0():
    assert accept("tensor<f32>", 2).dtype == np.float32
    assert accept("tensor<f32>", 0.1) == np.float32(0.1)
    assert accept("tensor<bf16>", 1.5).dtype == ml_dtypes.bfloat16
    assert accept("tensor<ui8>", 255) == 255
    assert accept("tensor<i1>", True).dtype == np.bool_
    assert accept("tensor<f32>", np.float32(3)) == 3
    assert accept("tensor<f32>", 1e300) == np.inf
    assert "outside the range of ui8" in refuse("tensor<ui8>", 256)
    assert "outside the range of f32" in refuse("tensor<f32>", 10**400)
    for type_ in ("i32", "f16", "bf16", "f32", "f64"):  # more digits than Python writes
        assert "a very large integer is outside" in refuse(f"tensor<{type_}>", 10**5000)
    assert accept("tensor<bf16>", 2**63) == 2.0**63
    assert "is the float 0.5" in refuse("tensor<i32>", 0.5)
    assert "is the bool True" in refuse("tensor<f32>", True)
    assert "is the int 1" in refuse("tensor<i1>", 1)
    assert "is the float 1.0, expected tensor<1xf32>" in refuse("tensor<1xf32>", 1.0)
    assert "float64" in refuse("tensor<f32>", np.float64(3))


class Speaks:
    """Lets itself be read by one protocol only."""

    def __init__(self, array: np.ndarray[Any, Any]):
        self.array = array


class SpeaksArray(Speaks):
    def __array__(self, dtype: object = None, copy: object = None) -> np.ndarray[Any, Any]:
        return self.array


class SpeaksDlpack(Speaks):
    def __dlpack__(self, **options: Any) -> object:
        return self.array.__dlpack__(**options)

    def __dlpack_device__(self) -> object:
        return self.array.__dlpack_device__()


class Fails:
    def __array__(self, dtype: object = None, copy: object = None) -> object:
        raise TypeError("it lies on a device\nand so on")


def test_other_libraries_arrays():
    x = np.ones(3, np.float32)
    assert accept("tensor<3xf32>", SpeaksArray(x)) is x
    assert np.shares_memory(accept("tensor<3xf32>", SpeaksDlpack(x)), x)
    message = refuse("tensor<3xf32>", Fails())
    assert message == (
        "argument 0 is a Fails, which can't be read as a NumPy array: it lies on a device; "
        "pass numpy.asarray(x)"
    )
    assert "is a list" in refuse("tensor<1xf32>", [1.0])
    assert "is a NoneType" in refuse("tensor<f32>", None)
    assert "masked" in refuse("tensor<2xf32>", np.ma.masked_array(x[:2], mask=[True, False]))
