"""The kernels that test the CPU schedules: the GPU's cases at sizes for a CPU, and more."""

from typing import Any

import numpy as np
from kernel_cases import (
    Case,
    add,
    argmax,
    bf16_scale,
    bias,
    column_softmax,
    full,
    gather,
    group_norm_sum,
    layer_norm,
    memref,
    mixed,
    normalize,
    output,
    reduce_dims,
    reduce_rows,
    reshape,
    scalar,
    shifted,
    siblings,
    softmax,
    transpose,
    values,
)

Array = np.ndarray[Any, np.dtype[Any]]
Size = int | str
"""A number, or the name of an index argument."""
Source = tuple[tuple[Size, ...], str]
"""A buffer's shape and the results of the map it is read by."""


def _grid(space: tuple[int, ...]) -> dict[str, Array]:
    """The index variables of a space as arrays, by their names in a map."""
    return {f"d{k}": index for k, index in enumerate(np.indices(space))}


def _typed(shape: tuple[Size, ...], dtype: str = "f32") -> str:
    return memref(tuple("?" if isinstance(size, str) else size for size in shape), dtype)


def _arg_dims(shapes: list[tuple[Size, ...]], names: list[str]) -> str:
    rows = [
        ", ".join(f"{-1 - names.index(s) if isinstance(s, str) else s} : i64" for s in shape)
        for shape in shapes
    ]
    return f"arg_dims = [{', '.join(f'[{row}]' for row in rows)}]"


def pointwise(name: str, space: tuple[Size, ...], sources: list[Source], **sizes: int) -> Case:
    """The sum of buffers that are read by affine maps; `sizes` are the index arguments."""

    def actual(shape: tuple[Size, ...]) -> tuple[int, ...]:
        return tuple(sizes[size] if isinstance(size, str) else size for size in shape)

    rng = np.random.default_rng(len(name))
    names = list(sizes)
    inputs = [values(rng, actual(shape)) for shape, _ in sources]
    grid = _grid(actual(space))
    dims = ", ".join(grid)
    at = ", ".join(f"%{dim}" for dim in grid)
    shapes = [*(shape for shape, _ in sources), space]
    args = [f"%x{k}: {_typed(shape)}" for k, shape in enumerate(shapes)]
    args += [f"%{size}: index" for size in names]
    lines: list[str] = []
    want = np.zeros(actual(space), np.float32)
    for k, (shape, results) in enumerate(sources):
        lines.append(f"%l{k} = loop.load %x{k}[{at}] by affine_map<({dims}) -> ({results})>")
        lines.append(f"  : {_typed(shape)}")
        lines.append(f"%s{k + 1} = arith.addf %s{k}, %l{k} : f32")
        places = _places(results, grid)
        want = want + inputs[k][tuple(np.broadcast_to(p, actual(space)) for p in places)]
    body = "\n        ".join(lines)
    bounds = ", ".join(f"%{size}" if isinstance(size, str) else str(size) for size in space)
    text = f"""
    loop.kernel @{name}({", ".join(args)}) attributes {{{_arg_dims(shapes, names)}}} {{
      %s0 = arith.constant 0.0 : f32
      loop.parallel ({at}) in ({bounds}) {{
        {body}
        loop.store %s{len(sources)}, %x{len(sources)}[{at}] : {_typed(space)}
      }}
    }}"""
    buffers = [*inputs, output(actual(space))]
    return Case(name, text, buffers, list(sizes.values()), {len(sources): want}, 1e-6)


def _places(results: str, grid: dict[str, Array]) -> list[Array]:
    """The results of a map for all indices at once."""
    code = results.replace("floordiv", "//").replace("mod", "%")
    return list(eval(f"[{code}]", {}, dict(grid)))


_SUM = """combine (%a, %b) {
          %sum = arith.addf %a, %b : f32
          loop.yield %sum : f32
        }"""


def column_norm(rows: int, cols: int) -> Case:
    """Standardized columns: values between the nests are used by several of them."""
    rng = np.random.default_rng(cols)
    x, scale = values(rng, (rows, cols)), values(rng, (cols,))
    type_ = f"memref<{rows}x{cols}xf32>"
    text = f"""
    loop.kernel @column_norm_{rows}_{cols}(%x: {type_}, %scale: memref<{cols}xf32>, %y: {type_},
                                           %mean: memref<{cols}xf32>) {{
      %zero = arith.constant 0.0 : f32
      loop.parallel (%j) in ({cols}) {{
        %g = loop.load %scale[%j] : memref<{cols}xf32>
        %g2 = arith.addf %g, %g : f32
        %n = arith.constant {float(rows)} : f32
        %s = loop.reduce (%i) in ({rows}) init (%zero : f32) {{
          %0 = loop.load %x[%i, %j] : {type_}
          loop.yield %0 : f32
        }} {_SUM}
        %m = arith.divf %s, %n : f32
        loop.store %m, %mean[%j] : memref<{cols}xf32>
        %q = loop.reduce (%i) in ({rows}) init (%zero : f32) {{
          %1 = loop.load %x[%i, %j] : {type_}
          %2 = arith.subf %1, %m : f32
          %3 = arith.mulf %2, %2 : f32
          loop.yield %3 : f32
        }} {_SUM}
        %v = arith.divf %q, %n : f32
        %k = math.rsqrt %v : f32
        loop.parallel (%i) in ({rows}) {{
          %4 = loop.load %x[%i, %j] : {type_}
          %5 = arith.subf %4, %m : f32
          %6 = arith.mulf %5, %k : f32
          %7 = arith.mulf %6, %g2 : f32
          loop.store %7, %y[%i, %j] : {type_}
        }}
      }}
    }}"""
    wide = x.astype(np.float64)
    want = (wide - wide.mean(axis=0)) / wide.std(axis=0) * 2 * scale
    expected = {2: want.astype(np.float32), 3: wide.mean(axis=0).astype(np.float32)}
    buffers = [x, scale, output((rows, cols)), output((cols,))]
    return Case(f"column_norm_{rows}_{cols}", text, buffers, [], expected, 1e-4)


def vector_softmax(n: int) -> Case:
    """Softmax of a whole vector: top-level nests, with a local between them."""
    x = values(np.random.default_rng(n), (n,))
    text = f"""
    loop.kernel @vector_softmax_{n}(%x: memref<{n}xf32>, %y: memref<{n}xf32>) {{
      %zero = arith.constant 0.0 : f32
      %t = loop.local : memref<{n}xf32>
      loop.parallel (%i) in ({n}) {{
        %0 = loop.load %x[%i] : memref<{n}xf32>
        %1 = math.exp %0 : f32
        loop.store %1, %t[%i] : memref<{n}xf32>
      }}
      %s = loop.reduce (%i) in ({n}) init (%zero : f32) {{
        %2 = loop.load %t[%i] : memref<{n}xf32>
        loop.yield %2 : f32
      }} {_SUM}
      loop.parallel (%i) in ({n}) {{
        %3 = loop.load %t[%i] : memref<{n}xf32>
        %4 = arith.divf %3, %s : f32
        loop.store %4, %y[%i] : memref<{n}xf32>
      }}
    }}"""
    e = np.exp(x.astype(np.float64))
    expected = {1: (e / e.sum()).astype(np.float32)}
    return Case(f"vector_softmax_{n}", text, [x, output((n,))], [], expected, 1e-5)


def moments(rows: int, n: int) -> Case:
    """Sum and sum of squares in one read, of rows that are two dims of a transposed buffer."""
    x = values(np.random.default_rng(n), (n, rows, 3))
    type_, out = f"memref<{n}x{rows}x3xf32>", f"memref<{rows}xf32>"
    load = f"loop.load %x[%i, %j, %k] by affine_map<(i, j, k) -> (j, i, k)> : {type_}"
    text = f"""
    loop.kernel @moments_{rows}_{n}(%x: {type_}, %s: {out}, %q: {out}) {{
      %zero = arith.constant 0.0 : f32
      loop.parallel (%i) in ({rows}) {{
        %0, %1 = loop.reduce (%j, %k) in ({n}, 3) init (%zero : f32, %zero : f32) {{
          %2 = {load}
          %3 = arith.mulf %2, %2 : f32
          loop.yield %2, %3 : f32, f32
        }} combine (%a, %b, %c, %d) {{
          %4 = arith.addf %a, %c : f32
          %5 = arith.addf %b, %d : f32
          loop.yield %4, %5 : f32, f32
        }}
        loop.store %0, %s[%i] : {out}
        loop.store %1, %q[%i] : {out}
      }}
    }}"""
    wide = x.astype(np.float64)
    sums, squares = wide.sum(axis=(0, 2)), (wide**2).sum(axis=(0, 2))
    expected = {1: sums.astype(np.float32), 2: squares.astype(np.float32)}
    buffers = [x, output((rows,)), output((rows,))]
    return Case(f"moments_{rows}_{n}", text, buffers, [], expected, 1e-4)


CASES = [
    add(0),
    add(1),
    add(1000),
    add(100_000),
    add(0, dynamic=True),
    add(77_777, dynamic=True),
    bf16_scale(1003),
    mixed(20_001),
    bias(3, 5),
    bias(300, 129),
    bias(2, 100_000),
    bias(7, 129, dynamic=True),
    bias(0, 129, dynamic=True),
    transpose(33, 65),
    transpose(300, 200),
    reshape(40, 60),
    reshape(40, 9),
    shifted(5000),
    gather(50, 33, 100),
    scalar(),
    softmax(5, 1),
    softmax(5, 7),
    softmax(70, 100),
    softmax(9, 5000),
    softmax(9, 129, "bf16"),
    softmax(9, 129, "f64"),
    softmax(9, 129, dynamic_rows=True),
    softmax(9, 129, dynamic=True),
    softmax(0, 129, dynamic_rows=True, dynamic=True),
    softmax(1, 40, dynamic_rows=True, dynamic=True),
    layer_norm(20, 384),
    layer_norm(3, 5000),
    argmax(7, 1000),
    *(
        reduce_rows(kind, 9, n)
        for kind in ("any", "all", "min", "product", "isum")
        for n in (0, 5, 100)
    ),
    group_norm_sum(3, 8, 50),
    reduce_dims("columns", (32, 128), (0,)),
    reduce_dims("columns_wide", (50, 3000), (0,)),
    reduce_dims("middle", (5, 40, 70), (1,)),
    reduce_dims("outer_two", (5, 40, 70), (0, 1)),
    reduce_dims("outer_inner", (5, 40, 70), (0, 2)),
    reduce_dims("inner_two", (5, 40, 70), (1, 2)),
    reduce_dims("two_of_four", (4, 6, 8, 10), (1, 3)),
    column_softmax(50, 700),
    column_softmax(5, 3),
    *(full(n) for n in (0, 1, 5, 33, 10_000, 1_000_000)),
    *(full(n, dynamic=True) for n in (0, 1, 33, 1_000_000)),
    normalize(100),
    normalize(100_000),
    siblings(1000, 30),
    # Slices, strides, broadcasts and reshapes, static and not.
    pointwise("slice_1d", (10,), [((100,), "d0 * 3 + 7")]),
    pointwise("slice_2d", (10, 20), [((40, 50), "d0 * 2 + 1, d1 + 5"), ((20,), "d1")]),
    pointwise("broadcast_outer", (50, 40, 30), [((50, 30), "d0, d2"), ((40, 1), "d1, 0")]),
    pointwise("many_rows", (200, 6, 7, 9), [((200, 6, 7, 9), "d0, d1, d2, d3"), ((7,), "d2")]),
    pointwise("few_long", (3, 50_000), [((3, 1), "d0, 0"), ((50_000,), "d1")]),
    pointwise("rotate", (5, 6, 7), [((7, 5, 6), "d2, d0, d1")]),
    pointwise("rotate_back", (50, 60, 70), [((60, 70, 50), "d1, d2, d0")]),
    pointwise("heads", (4, 10, 96), [((4, 3, 10, 32), "d0, d2 floordiv 32, d1, d2 mod 32")]),
    pointwise(
        "cut_twice",
        (4, 24),
        [((2, 3, 4, 4), "d1 floordiv 12, (d1 floordiv 4) mod 3, d1 mod 4, d0")],
    ),
    pointwise("no_cut", (4, 10), [((4, 4), "d0, d1 floordiv 3")]),
    pointwise("diagonal", (30,), [((30, 30), "d0, d0")]),
    pointwise("one", (1, 1), [((1,), "0"), ((4, 4), "d0 + 1, d1 + 2")]),
    pointwise("empty", (4, 0, 3), [((4,), "d0")]),
    pointwise("leading", ("n", 30), [(("n", 30), "d0, d1"), ((30,), "d1")], n=333),
    pointwise("inner", (30, "n"), [((30, "n"), "d0, d1"), (("n",), "d1"), ((30,), "d0")], n=333),
    pointwise("inner_slice", (3, "n"), [((8, "n"), "d0 * 2 + 1, d1")], n=50),
    pointwise("two", ("m", "n"), [(("n", "m"), "d1, d0"), (("m", "n"), "d0, d1")], m=50, n=37),
    pointwise("square", ("n", "n", 4), [(("n", "n", 4), "d1, d0, d2")], n=21),
    pointwise("dynamic_middle", (4, "n", 5), [((4, 5, "n"), "d0, d2, d1")], n=77),
    pointwise("dynamic_empty", (4, "n", 5), [((4, 5, "n"), "d0, d2, d1")], n=0),
    pointwise("dynamic_heads", ("n", 96), [((3, "n", 32), "d1 floordiv 32, d0, d1 mod 32")], n=9),
    reduce_dims("columns_blocks", (5000, 40), (0,)),
    reduce_dims("columns_blocks_two", (2, 5000, 700), (1,)),
    column_softmax(3000, 20),
    column_norm(30, 50),
    column_norm(200, 1500),
    vector_softmax(50),
    vector_softmax(50_000),
    moments(20, 70),
]
