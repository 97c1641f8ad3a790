"""Every rule about movement and reductions: it applies, and each element arrives where it did.

All sizes differ and permutations are 3-cycles, so that a wrong way round shows.
"""

from __future__ import annotations

import re

import numpy as np
import pytest
from bits import Canonicalized

pytestmark = pytest.mark.quick_c

CASES = {
    "transpose of transpose": (
        """%0 = graph.transpose %x perm [1, 2, 0] : 2x3x4 -> 3x4x2
        %r = graph.transpose %0 perm [2, 1, 0] : 3x4x2 -> 2x4x3""",
        "transpose",
    ),
    "transpose back": (
        """%0 = graph.transpose %x perm [1, 2, 0] : 2x3x4 -> 3x4x2
        %r = graph.transpose %0 perm [2, 0, 1] : 3x4x2 -> 2x3x4""",
        "",
    ),
    "transpose of broadcast": (
        """%0 = graph.broadcast %x dims [3, 0, 2] : 2x3x4 -> 3x5x4x2
        %r = graph.transpose %0 perm [1, 3, 0, 2] : 3x5x4x2 -> 5x2x3x4""",
        "broadcast",
    ),
    "transpose of units": (
        """%0 = graph.reshape %x : 2x3x4 -> 1x2x3x1x4
        %r = graph.transpose %0 perm [3, 1, 2, 4, 0] : 1x2x3x1x4 -> 1x2x3x4x1""",
        "reshape",
    ),
    "broadcast of transpose": (
        """%0 = graph.transpose %x perm [1, 2, 0] : 2x3x4 -> 3x4x2
        %r = graph.broadcast %0 dims [2, 0, 1] : 3x4x2 -> 4x2x3x5""",
        "broadcast",
    ),
    "broadcast of broadcast": (
        """%0 = graph.broadcast %x dims [2, 3, 1] : 2x3x4 -> 5x4x2x3
        %r = graph.broadcast %0 dims [1, 2, 4, 0] : 5x4x2x3 -> 3x5x4x6x2""",
        "broadcast",
    ),
    "broadcast of units": (
        """%0 = graph.reshape %x : 2x3x4 -> 2x1x3x4
        %r = graph.broadcast %0 dims [3, 1, 0, 2] : 2x1x3x4 -> 3x7x4x2""",
        "broadcast",
    ),
    "broadcast of nothing": (
        "%r = graph.broadcast %x dims [0, 2, 3] : 2x3x4 -> 2x1x3x4",
        "reshape",
    ),
    "broadcast that permutes": (
        "%r = graph.broadcast %x dims [1, 2, 0] : 2x3x4 -> 4x2x3",
        "broadcast",
    ),
    "reshape of reshape": (
        """%0 = graph.reshape %x : 2x3x4 -> 6x4
        %r = graph.reshape %0 : 6x4 -> 3x8""",
        "reshape",
    ),
    "reshape back": (
        """%0 = graph.reshape %x : 2x3x4 -> 24
        %r = graph.reshape %0 : 24 -> 2x3x4""",
        "",
    ),
    "reshape of broadcast": (
        """%0 = graph.broadcast %x dims [1, 0, 3] : 2x3x4 -> 3x2x5x4
        %r = graph.reshape %0 : 3x2x5x4 -> 1x3x2x1x5x4""",
        "broadcast",
    ),
    "slice of slice": (
        """%0 = graph.slice %x [0:2:1, 1:3:1, 0:4:2] : 2x3x4 -> 2x2x2
        %r = graph.slice %0 [1:2:1, 0:2:1, 1:2:1] : 2x2x2 -> 1x2x1""",
        "slice",
    ),
    "slice of strided slice": (
        """%0 = graph.reshape %x : 2x3x4 -> 24
        %1 = graph.slice %0 [3:22:2] : 24 -> 10
        %r = graph.slice %1 [2:10:3] : 10 -> 3""",
        "reshape slice",
    ),
    "slice of nothing": (
        """%0 = graph.slice %x [0:2:1, 1:3:1, 0:4:1] : 2x3x4 -> 2x2x4
        %r = graph.slice %0 [0:2:1, 1:1:1, 0:4:2] : 2x2x4 -> 2x0x2""",
        "slice",
    ),
    "slice of broadcast": (
        """%0 = graph.broadcast %x dims [3, 0, 2] : 2x3x4 -> 3x6x4x2
        %r = graph.slice %0 [1:3:1, 1:6:2, 0:4:3, 0:2:1] : 3x6x4x2 -> 2x3x2x2""",
        "slice broadcast",
    ),
    "maximum of repetitions": (
        """%0 = graph.broadcast %x dims [3, 0, 2] : 2x3x4 -> 3x5x4x2
        %r = graph.reduce max %0 dims [1, 2] : 3x5x4x2 -> 3x2""",
        "reduce broadcast",
    ),
    "sum of repetitions": (
        """%0 = graph.broadcast %x dims [3, 0, 2] : 2x3x4 -> 3x5x4x2
        %r = graph.reduce add %0 dims [1, 3] : 3x5x4x2 -> 3x4""",
        "reduce constant broadcast mul",
    ),
    "xor of repetitions": (
        """%0 = graph.broadcast %x dims [1, 2, 3] : 2x3x4 -> 6x2x3x4
        %r = graph.reduce xor %0 dims [0] : 6x2x3x4 -> 2x3x4""",
        "broadcast reduce",
    ),
    "maximum of no repetitions": (
        """%0 = graph.broadcast %x dims [1, 2, 3] : 2x3x4 -> 0x2x3x4
        %r = graph.reduce max %0 dims [0] : 0x2x3x4 -> 2x3x4""",
        "broadcast reduce",
    ),
    "sum of sums": (
        """%0 = graph.reduce add %x dims [1] : 2x3x4 -> 2x4
        %r = graph.reduce add %0 dims [1] : 2x4 -> 2""",
        "reduce",
    ),
    "sum of products": (
        """%0 = graph.reduce mul %x dims [1] : 2x3x4 -> 2x4
        %r = graph.reduce add %0 dims [1] : 2x4 -> 2""",
        "reduce reduce",
    ),
    "op on what is permuted": (
        """%0 = graph.broadcast %x dims [3, 0, 2] : 2x3x4 -> 3x5x4x2
        %1 = graph.reduce max %x dims [0] : 2x3x4 -> 3x4
        %2 = graph.broadcast %1 dims [0, 2] : 3x4 -> 3x5x4x2
        %r = graph.sub %0, %2 : 3x5x4x2""",
        "reduce broadcast broadcast sub broadcast",
    ),
    "reverse of units and repetitions": (
        """%0 = graph.broadcast %x dims [1, 2, 4] : 2x3x4 -> 5x2x3x1x4
        %r = graph.reverse %0 dims [0, 2, 3] : 5x2x3x1x4 -> 5x2x3x1x4""",
        "broadcast reverse",
    ),
    "reverse of reverse": (
        """%0 = graph.reverse %x dims [0, 2] : 2x3x4 -> 2x3x4
        %r = graph.reverse %0 dims [1, 2] : 2x3x4 -> 2x3x4""",
        "reverse",
    ),
    "reverse back": (
        """%0 = graph.reverse %x dims [0, 2] : 2x3x4 -> 2x3x4
        %r = graph.reverse %0 dims [2, 0] : 2x3x4 -> 2x3x4""",
        "",
    ),
    "pad of nothing": (
        """%0 = graph.constant dense<7> : tensor<i32>
        %r = graph.pad %x low [0, 0, 0] high [0, 0, 0] interior [0, 0, 0] value %0 : 2x3x4, tensor<i32> -> 2x3x4""",
        "",
    ),
    "pad of less": (
        """%0 = graph.constant dense<7> : tensor<i32>
        %r = graph.pad %x low [0, -1, -2] high [-1, 0, -1] interior [0, 0, 0] value %0 : 2x3x4, tensor<i32> -> 1x2x1""",
        "slice",
    ),
    "pad of more": (
        """%0 = graph.constant dense<7> : tensor<i32>
        %r = graph.pad %x low [0, -1, -2] high [0, 0, 1] interior [0, 0, 0] value %0 : 2x3x4, tensor<i32> -> 2x2x3""",
        "constant pad",
    ),
    "concat of one": ("%r = graph.concat dim 1 %x : 2x3x4 -> 2x3x4", ""),
    "concat of nothing more": (
        """%0 = graph.slice %x [0:2:1, 1:1:1, 0:4:1] : 2x3x4 -> 2x0x4
        %r = graph.concat dim 1 %x, %0, %x : 2x3x4, 2x0x4, 2x3x4 -> 2x6x4""",
        "concat",
    ),
    "dynamic slice at constants": (
        """%0 = graph.constant dense<-5> : tensor<i32>
        %1 = graph.constant dense<1> : tensor<i32>
        %2 = graph.constant dense<9> : tensor<i32>
        %r = graph.dynamic_slice %x [%0, %1, %2] sizes [1, 2, 3] : 2x3x4, tensor<i32>, tensor<i32>, tensor<i32> -> 1x2x3""",
        "slice",
    ),
    "update of everything": (
        """%0 = graph.constant dense<1> : tensor<i32>
        %1 = graph.not %x : 2x3x4
        %r = graph.dynamic_update_slice %1, %x [%0, %0, %0] : 2x3x4, 2x3x4, tensor<i32>, tensor<i32>, tensor<i32> -> 2x3x4""",
        "",
    ),
    "bits back": (
        """%0 = graph.bitcast %x : 2x3x4 -> tensor<2x3x4xf32>
        %1 = graph.bitcast %0 : tensor<2x3x4xf32> -> tensor<2x3x4xui32>
        %r = graph.bitcast %1 : tensor<2x3x4xui32> -> 2x3x4""",
        "",
    ),
    "indices": (
        """%0 = graph.iota dim 1 : 3x5x2
        %1 = graph.transpose %0 perm [1, 2, 0] : 3x5x2 -> 5x2x3
        %r = graph.slice %1 [1:5:2, 0:2:1, 0:3:1] : 5x2x3 -> 2x2x3""",
        "iota slice broadcast",
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_movement(name: str) -> None:
    body, left = CASES[name]
    shape = r"\b(?:\d+x)+\d+\b(?!x)|(?<=[:>] )\d+(?= |$)"
    typed = re.sub(rf"(?<!<)({shape})", r"tensor<\1xi32>", body, flags=re.MULTILINE)
    result = typed.rsplit(" ", 1)[1]
    text = (
        f"func.func @main(%x: tensor<2x3x4xi32>) -> {result} {{\n{typed}\n"
        f"func.return %r : {result}\n}}"
    )
    module = Canonicalized.of(text)
    assert module.ops == left
    x = np.random.default_rng(0).permutation(24).astype(np.int32).reshape(2, 3, 4)
    assert module.differences([x]) == []
