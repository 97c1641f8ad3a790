"""Loop-level kernels written by hand, their inputs, and what NumPy says they compute.

Every case is one `loop.kernel` of a shape that the lowering makes, sized so that one of the GPU
schedules has to handle it.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

import ml_dtypes
import numpy as np

Array = np.ndarray[Any, np.dtype[Any]]

_DTYPES = {
    "f64": np.dtype(np.float64),
    "f32": np.dtype(np.float32),
    "f16": np.dtype(np.float16),
    "bf16": np.dtype(ml_dtypes.bfloat16),
    "i64": np.dtype(np.int64),
    "i32": np.dtype(np.int32),
    "i8": np.dtype(np.int8),
    "i1": np.dtype(np.bool_),
}


@dataclass(frozen=True)
class Case:
    """A kernel's text and arguments. `expected` maps a buffer's position to what it must hold.

    `buffers` are the arguments in order, outputs filled with a value no kernel stores; `sizes`
    the index arguments.
    """

    name: str
    text: str
    buffers: list[Array]
    sizes: list[int]
    expected: Mapping[int, Array]
    rtol: float = 0.0
    """Relative to a value, or the largest one; 0 where every bit is fixed.

    A constant of each case: these are loop kernels, which the measured tolerances of graphs don't cover, and the bound
    n eps sum |x| is so wide for thousands of terms that a missing term would pass. The constant is above the error of a
    tree, which is about log2 n eps, and below the share of a term: 1 / n of positive ones, 1 / sqrt(n) of random ones.
    """

    def renamed(self, suffix: str) -> "Case":
        """The same case under another name, so that one source may hold both."""
        name = f"{self.name}_{suffix}"
        return replace(self, name=name, text=self.text.replace(f"@{self.name}(", f"@{name}("))


def values(rng: np.random.Generator, shape: tuple[int, ...], dtype: str = "f32") -> Array:
    """Inputs that are neither zero nor alike."""
    if dtype == "i1":
        return rng.random(shape) < 0.5
    if dtype.startswith("i"):
        return rng.integers(-40, 40, shape).astype(_DTYPES[dtype])
    return rng.standard_normal(shape).astype(_DTYPES[dtype])


def output(shape: tuple[int, ...], dtype: str = "f32") -> Array:
    """An output before the kernel ran."""
    return np.full(shape, 99).astype(_DTYPES[dtype])


def f32(array: Array) -> Array:
    """As 16-bit floats are computed with."""
    return array.astype(np.float32)


def memref(shape: tuple[int | str, ...], dtype: str = "f32") -> str:
    """`memref<4x?xf32>`."""
    return f"memref<{''.join(f'{size}x' for size in shape)}{dtype}>"


# Pointwise


def add(n: int, *, dynamic: bool = False) -> Case:
    """`z = x + y` over one dim."""
    rng = np.random.default_rng(n)
    x, y = values(rng, (n,)), values(rng, (n,))
    size, args, bound = ("?", ", %n: index", "%n") if dynamic else (str(n), "", str(n))
    name = f"add_{'dynamic_' if dynamic else ''}{n}"
    text = f"""
    loop.kernel @{name}(%x: {memref((size,))}, %y: {memref((size,))}, %z: {memref((size,))}{args}) {{
      loop.parallel (%i) in ({bound}) {{
        %a = loop.load %x[%i] : {memref((size,))}
        %b = loop.load %y[%i] : {memref((size,))}
        %c = arith.addf %a, %b : f32
        loop.store %c, %z[%i] : {memref((size,))}
      }}
    }}"""
    return Case(name, text, [x, y, output((n,))], [n] if dynamic else [], {2: x + y})


def bf16_scale(n: int) -> Case:
    """bf16 in, bf16 out: eight elements an access."""
    x = values(np.random.default_rng(n), (n,), "bf16")
    text = f"""
    loop.kernel @bf16_scale_{n}(%x: memref<{n}xbf16>, %y: memref<{n}xbf16>) {{
      %s = arith.constant 1.5 : f32
      loop.parallel (%i) in ({n}) {{
        %a = loop.load %x[%i] : memref<{n}xbf16>
        %b = arith.extf %a : bf16 to f32
        %c = arith.mulf %b, %s : f32
        %d = arith.truncf %c : f32 to bf16
        loop.store %d, %y[%i] : memref<{n}xbf16>
      }}
    }}"""
    want = (f32(x) * np.float32(1.5)).astype(ml_dtypes.bfloat16)
    return Case(f"bf16_scale_{n}", text, [x, output((n,), "bf16")], [], {1: want})


def mixed(n: int) -> Case:
    """bf16, i1 and f32 together: four elements of each."""
    rng = np.random.default_rng(n)
    x, y, p = values(rng, (n,), "bf16"), values(rng, (n,)), values(rng, (n,), "i1")
    text = f"""
    loop.kernel @mixed_{n}(%x: memref<{n}xbf16>, %y: memref<{n}xf32>, %p: memref<{n}xi1>,
                           %z: memref<{n}xf32>, %q: memref<{n}xi1>) {{
      loop.parallel (%i) in ({n}) {{
        %a = loop.load %x[%i] : memref<{n}xbf16>
        %b = arith.extf %a : bf16 to f32
        %c = loop.load %y[%i] : memref<{n}xf32>
        %d = loop.load %p[%i] : memref<{n}xi1>
        %e = arith.select %d, %b, %c : f32
        %f = arith.cmpf olt, %b, %c : f32
        loop.store %e, %z[%i] : memref<{n}xf32>
        loop.store %f, %q[%i] : memref<{n}xi1>
      }}
    }}"""
    want = np.where(p, f32(x), y)
    buffers = [x, y, p, output((n,)), np.zeros(n, np.bool_)]
    return Case(f"mixed_{n}", text, buffers, [], {3: want, 4: f32(x) < y})


def bias(rows: int, cols: int, *, dynamic: bool = False) -> Case:
    """`y = x + b[col]`, a row-level factor besides."""
    rng = np.random.default_rng(cols)
    x, b, s = values(rng, (rows, cols)), values(rng, (cols,)), values(rng, (rows,))
    n, arg = ("?", ", %n: index") if dynamic else (str(rows), "")
    name = f"bias_{rows}_{cols}{'_dynamic' if dynamic else ''}"
    text = f"""
    loop.kernel @{name}(%x: memref<{n}x{cols}xf32>, %b: memref<{cols}xf32>, %s: memref<{n}xf32>,
                        %y: memref<{n}x{cols}xf32>{arg}) {{
      loop.parallel (%i, %j) in ({"%n" if dynamic else rows}, {cols}) {{
        %0 = loop.load %x[%i, %j] : memref<{n}x{cols}xf32>
        %1 = loop.load %b[%j] : memref<{cols}xf32>
        %2 = loop.load %s[%i] : memref<{n}xf32>
        %3 = arith.addf %0, %1 : f32
        %4 = arith.mulf %3, %2 : f32
        loop.store %4, %y[%i, %j] : memref<{n}x{cols}xf32>
      }}
    }}"""
    want = (x + b) * s[:, None]
    buffers = [x, b, s, output((rows, cols))]
    return Case(name, text, buffers, [rows] if dynamic else [], {3: want})


def transpose(rows: int, cols: int) -> Case:
    """`y[i, j] = x[j, i]`."""
    x = values(np.random.default_rng(rows), (cols, rows))
    text = f"""
    loop.kernel @transpose_{rows}_{cols}(%x: memref<{cols}x{rows}xf32>, %y: memref<{rows}x{cols}xf32>) {{
      loop.parallel (%i, %j) in ({rows}, {cols}) {{
        %0 = loop.load %x[%i, %j] by affine_map<(d0, d1) -> (d1, d0)> : memref<{cols}x{rows}xf32>
        loop.store %0, %y[%i, %j] : memref<{rows}x{cols}xf32>
      }}
    }}"""
    want = x.T.copy()
    return Case(f"transpose_{rows}_{cols}", text, [x, output((rows, cols))], [], {1: want})


def reshape(rows: int, cols: int) -> Case:
    """`y[i, j] = x[(i * cols + j) / 6, (i * cols + j) mod 6]`."""
    x = values(np.random.default_rng(rows), (rows * cols // 6, 6))
    text = f"""
    loop.kernel @reshape_{rows}_{cols}(%x: memref<{rows * cols // 6}x6xf32>, %y: memref<{rows}x{cols}xf32>) {{
      loop.parallel (%i, %j) in ({rows}, {cols}) {{
        %0 = loop.load %x[%i, %j]
          by affine_map<(d0, d1) -> ((d0 * {cols} + d1) floordiv 6, (d0 * {cols} + d1) mod 6)>
          : memref<{rows * cols // 6}x6xf32>
        loop.store %0, %y[%i, %j] : memref<{rows}x{cols}xf32>
      }}
    }}"""
    want = x.reshape(rows, cols)
    return Case(f"reshape_{rows}_{cols}", text, [x, output((rows, cols))], [], {1: want})


def shifted(n: int) -> Case:
    """`y[i] = x[i + 1] - x[i]`: one of the loads can't be a vector."""
    x = values(np.random.default_rng(n), (n + 1,))
    text = f"""
    loop.kernel @shifted_{n}(%x: memref<{n + 1}xf32>, %y: memref<{n}xf32>) {{
      loop.parallel (%i) in ({n}) {{
        %0 = loop.load %x[%i] by affine_map<(d0) -> (d0 + 1)> : memref<{n + 1}xf32>
        %1 = loop.load %x[%i] : memref<{n + 1}xf32>
        %2 = arith.subf %0, %1 : f32
        loop.store %2, %y[%i] : memref<{n}xf32>
      }}
    }}"""
    return Case(f"shifted_{n}", text, [x, output((n,))], [], {1: x[1:] - x[:-1]})


def gather(rows: int, cols: int, table: int) -> Case:
    """`y[i, j] = x[index[i], j]`."""
    rng = np.random.default_rng(rows)
    x, index = values(rng, (table, cols)), rng.integers(0, table, rows).astype(np.int32)
    text = f"""
    loop.kernel @gather_{rows}_{cols}(%x: memref<{table}x{cols}xf32>, %index: memref<{rows}xi32>,
                                      %y: memref<{rows}x{cols}xf32>) {{
      loop.parallel (%i, %j) in ({rows}, {cols}) {{
        %0 = loop.load %index[%i] : memref<{rows}xi32>
        %1 = arith.index_cast %0 : i32 to index
        %2 = loop.load %x[%1, %j] : memref<{table}x{cols}xf32>
        loop.store %2, %y[%i, %j] : memref<{rows}x{cols}xf32>
      }}
    }}"""
    buffers = [x, index, output((rows, cols))]
    return Case(f"gather_{rows}_{cols}", text, buffers, [], {2: x[index]})


def scalar() -> Case:
    """No nest at all."""
    x = np.array(2.5, np.float32)
    text = """
    loop.kernel @scalar(%x: memref<f32>, %y: memref<f32>) {
      %0 = loop.load %x[] : memref<f32>
      %1 = arith.mulf %0, %0 : f32
      loop.store %1, %y[] : memref<f32>
    }"""
    return Case("scalar", text, [x, output(())], [], {1: x * x})


# Rows


def softmax(
    rows: int, n: int, dtype: str = "f32", *, dynamic_rows: bool = False, dynamic: bool = False
) -> Case:
    """Row softmax: two reductions and a nest that read the same row."""
    x = values(np.random.default_rng(n), (rows, n), dtype)
    name = f"softmax_{dtype}_{rows}_{n}" + "_r" * dynamic_rows + "_n" * dynamic
    type_ = memref(("?" if dynamic_rows else rows, "?" if dynamic else n), dtype)
    bound_r, bound_n = "%r" if dynamic_rows else rows, "%n" if dynamic else n
    args = ", %r: index" * dynamic_rows + ", %n: index" * dynamic
    attributes = ""
    if dynamic:
        dim = f"[{-1 if dynamic_rows else rows} : i64, {-1 - dynamic_rows} : i64]"
        attributes = f" attributes {{arg_dims = [{dim}, {dim}]}}"
    half = dtype in ("bf16", "f16")

    def load(out: str) -> str:
        if not half:
            return f"%{out} = loop.load %x[%i, %j] : {type_}"
        return f"""%{out}h = loop.load %x[%i, %j] : {type_}
          %{out} = arith.extf %{out}h : {dtype} to f32"""

    c = "f64" if dtype == "f64" else "f32"
    narrow = f"%w = arith.truncf %q : f32 to {dtype}" if half else ""
    text = f"""
    loop.kernel @{name}(%x: {type_}, %y: {type_}{args}){attributes} {{
      %ninf = arith.constant {"0xFFF0000000000000" if c == "f64" else "0xFF800000"} : {c}
      %zero = arith.constant 0.0 : {c}
      loop.parallel (%i) in ({bound_r}) {{
        %m = loop.reduce (%j) in ({bound_n}) init (%ninf : {c}) {{
          {load("v")}
          loop.yield %v : {c}
        }} combine (%a, %b) {{
          %o = arith.maximumf %a, %b : {c}
          loop.yield %o : {c}
        }}
        %s = loop.reduce (%j) in ({bound_n}) init (%zero : {c}) {{
          {load("v")}
          %d = arith.subf %v, %m : {c}
          %e = math.exp %d : {c}
          loop.yield %e : {c}
        }} combine (%a, %b) {{
          %o = arith.addf %a, %b : {c}
          loop.yield %o : {c}
        }}
        loop.parallel (%j) in ({bound_n}) {{
          {load("v")}
          %d = arith.subf %v, %m : {c}
          %e = math.exp %d : {c}
          %q = arith.divf %e, %s : {c}
          {narrow}
          loop.store %{"w" if half else "q"}, %y[%i, %j] : {type_}
        }}
      }}
    }}"""
    e = np.exp(x.astype(np.float64) - x.astype(np.float64).max(axis=1, keepdims=True, initial=-50))
    want = (e / e.sum(axis=1, keepdims=True)).astype(x.dtype)
    sizes = [rows] * dynamic_rows + [n] * dynamic
    rtol = {"f64": 1e-12, "f32": 1e-5}.get(dtype, 2.0**-7)
    return Case(name, text, [x, output((rows, n), dtype)], sizes, {1: want}, rtol)


def layer_norm(rows: int, n: int, *, again: bool = False) -> Case:
    """Layer norm of a residual sum, which is kept in a local; the mean is an output too.

    With `again`, the last nest reads one of the inputs once more.
    """
    rng = np.random.default_rng(n)
    x, r, g, b = (values(rng, shape) for shape in ((rows, n), (rows, n), (n,), (n,)))
    name, type_ = f"layer_norm_{rows}_{n}{'_again' * again}", f"memref<{rows}x{n}xf32>"
    more = f"""%15 = loop.load %x[%i, %j] : {type_}
          %16 = arith.addf %14, %15 : f32"""
    text = f"""
    loop.kernel @{name}(%x: {type_}, %r: {type_}, %g: memref<{n}xf32>, %b: memref<{n}xf32>,
                        %y: {type_}, %mean: memref<{rows}xf32>) {{
      %zero = arith.constant 0.0 : f32
      %n = arith.constant {float(n)} : f32
      %eps = arith.constant 1.0e-05 : f32
      loop.parallel (%i) in ({rows}) {{
        %t = loop.local : memref<{n}xf32>
        %s = loop.reduce (%j) in ({n}) init (%zero : f32) {{
          %0 = loop.load %x[%i, %j] : {type_}
          %1 = loop.load %r[%i, %j] : {type_}
          %2 = arith.addf %0, %1 : f32
          loop.store %2, %t[%j] : memref<{n}xf32>
          loop.yield %2 : f32
        }} combine (%a, %c) {{
          %3 = arith.addf %a, %c : f32
          loop.yield %3 : f32
        }}
        %m = arith.divf %s, %n : f32
        loop.store %m, %mean[%i] : memref<{rows}xf32>
        %q = loop.reduce (%j) in ({n}) init (%zero : f32) {{
          %4 = loop.load %t[%j] : memref<{n}xf32>
          %5 = arith.subf %4, %m : f32
          %6 = arith.mulf %5, %5 : f32
          loop.yield %6 : f32
        }} combine (%a, %c) {{
          %7 = arith.addf %a, %c : f32
          loop.yield %7 : f32
        }}
        %v = arith.divf %q, %n : f32
        %w = arith.addf %v, %eps : f32
        %k = math.rsqrt %w : f32
        loop.parallel (%j) in ({n}) {{
          %8 = loop.load %t[%j] : memref<{n}xf32>
          %9 = arith.subf %8, %m : f32
          %10 = arith.mulf %9, %k : f32
          %11 = loop.load %g[%j] : memref<{n}xf32>
          %12 = arith.mulf %10, %11 : f32
          %13 = loop.load %b[%j] : memref<{n}xf32>
          %14 = arith.addf %12, %13 : f32
          {more if again else ""}
          loop.store {"%16" if again else "%14"}, %y[%i, %j] : {type_}
        }}
      }}
    }}"""
    t = x.astype(np.float64) + r
    mean = t.mean(axis=1)
    want = (t - mean[:, None]) / np.sqrt(t.var(axis=1) + 1e-5)[:, None] * g + b + x * again
    buffers = [x, r, g, b, output((rows, n)), output((rows,))]
    expected = {4: want.astype(np.float32), 5: mean.astype(np.float32)}
    return Case(name, text, buffers, [], expected, 1e-4)


def argmax(rows: int, n: int) -> Case:
    """Value and place of the first maximum: a combiner over pairs."""
    x = np.random.default_rng(n).integers(0, 9, (rows, n)).astype(np.float32)
    name = f"argmax_{rows}_{n}"
    text = f"""
    loop.kernel @{name}(%x: memref<{rows}x{n}xf32>, %v: memref<{rows}xf32>, %p: memref<{rows}xi64>) {{
      %ninf = arith.constant 0xFF800000 : f32
      %far = arith.constant 9223372036854775807 : i64
      loop.parallel (%i) in ({rows}) {{
        %0, %1 = loop.reduce (%j) in ({n}) init (%ninf : f32, %far : i64) {{
          %2 = loop.load %x[%i, %j] : memref<{rows}x{n}xf32>
          %3 = arith.index_cast %j : index to i64
          loop.yield %2, %3 : f32, i64
        }} combine (%a, %b, %c, %d) {{
          %4 = arith.cmpf ogt, %a, %c : f32
          %5 = arith.cmpf oeq, %a, %c : f32
          %6 = arith.cmpi slt, %b, %d : i64
          %7 = arith.andi %5, %6 : i1
          %8 = arith.ori %4, %7 : i1
          %9 = arith.select %8, %a, %c : f32
          %10 = arith.select %8, %b, %d : i64
          loop.yield %9, %10 : f32, i64
        }}
        loop.store %0, %v[%i] : memref<{rows}xf32>
        loop.store %1, %p[%i] : memref<{rows}xi64>
      }}
    }}"""
    buffers = [x, output((rows,)), output((rows,), "i64")]
    return Case(name, text, buffers, [], {1: x.max(axis=1), 2: x.argmax(axis=1)})


_COMBINERS: dict[str, tuple[str, str, str, Callable[..., Array]]] = {
    "any": ("i1", "false", "arith.ori", np.any),
    "all": ("i1", "true", "arith.andi", np.all),
    "min": ("f32", "0x7F800000 : f32", "arith.minimumf", np.min),
    "product": ("f64", "1.0 : f64", "arith.mulf", np.prod),
    "isum": ("i32", "0 : i32", "arith.addi", np.sum),
}


def reduce_rows(kind: str, rows: int, n: int) -> Case:
    """One reduction with another combiner; over no elements it stores the identity."""
    dtype, init, op, reference = _COMBINERS[kind]
    x = values(np.random.default_rng(n), (rows, n), dtype)
    name = f"rows_{kind}_{rows}_{n}"
    text = f"""
    loop.kernel @{name}(%x: {memref((rows, n), dtype)}, %y: {memref((rows,), dtype)}) {{
      %init = arith.constant {init}
      loop.parallel (%i) in ({rows}) {{
        %0 = loop.reduce (%j) in ({n}) init (%init : {dtype}) {{
          %1 = loop.load %x[%i, %j] : {memref((rows, n), dtype)}
          loop.yield %1 : {dtype}
        }} combine (%a, %b) {{
          %2 = {op} %a, %b : {dtype}
          loop.yield %2 : {dtype}
        }}
        loop.store %0, %y[%i] : {memref((rows,), dtype)}
      }}
    }}"""
    if kind == "min":
        want = np.min(x, axis=1, initial=np.inf)
    else:
        want = reference(x, axis=1).astype(x.dtype)
    return Case(name, text, [x, output((rows,), dtype)], [], {1: want}, 1e-12)


def group_norm_sum(batch: int, channels: int, pixels: int) -> Case:
    """Sums over channels and pixels, a factor per channel: the row is two dims."""
    rng = np.random.default_rng(pixels)
    x, w = values(rng, (batch, channels, pixels)), values(rng, (channels,))
    name, type_ = f"group_{batch}_{channels}_{pixels}", f"memref<{batch}x{channels}x{pixels}xf32>"
    text = f"""
    loop.kernel @{name}(%x: {type_}, %w: memref<{channels}xf32>, %y: {type_}) {{
      %zero = arith.constant 0.0 : f32
      loop.parallel (%i) in ({batch}) {{
        %0 = loop.reduce (%c, %p) in ({channels}, {pixels}) init (%zero : f32) {{
          %1 = loop.load %x[%i, %c, %p] : {type_}
          %2 = loop.load %w[%c] : memref<{channels}xf32>
          %3 = arith.mulf %1, %2 : f32
          loop.yield %3 : f32
        }} combine (%a, %b) {{
          %4 = arith.addf %a, %b : f32
          loop.yield %4 : f32
        }}
        loop.parallel (%c, %p) in ({channels}, {pixels}) {{
          %5 = loop.load %x[%i, %c, %p] : {type_}
          %6 = arith.subf %5, %0 : f32
          loop.store %6, %y[%i, %c, %p] : {type_}
        }}
      }}
    }}"""
    sums = (x.astype(np.float64) * w[:, None]).sum(axis=(1, 2)).astype(np.float32)
    want = x - sums[:, None, None]
    return Case(name, text, [x, w, output(x.shape)], [], {2: want}, 1e-4)


def reduce_dims(name: str, shape: tuple[int, ...], dims: tuple[int, ...]) -> Case:
    """A sum over any dims: columns, middle ones, outer and inner ones."""
    x = values(np.random.default_rng(len(shape)), shape)
    kept = [d for d in range(len(shape)) if d not in dims]
    out = tuple(shape[d] for d in kept)
    at = ", ".join(f"%{'r' if d in dims else 'k'}{d}" for d in range(len(shape)))
    text = f"""
    loop.kernel @{name}(%x: {memref(shape)}, %y: {memref(out)}) {{
      %zero = arith.constant 0.0 : f32
      loop.parallel ({", ".join(f"%k{d}" for d in kept)}) in ({", ".join(str(s) for s in out)}) {{
        %0 = loop.reduce ({", ".join(f"%r{d}" for d in dims)})
            in ({", ".join(str(shape[d]) for d in dims)}) init (%zero : f32) {{
          %1 = loop.load %x[{at}] : {memref(shape)}
          loop.yield %1 : f32
        }} combine (%a, %b) {{
          %2 = arith.addf %a, %b : f32
          loop.yield %2 : f32
        }}
        loop.store %0, %y[{", ".join(f"%k{d}" for d in kept)}] : {memref(out)}
      }}
    }}"""
    want = x.astype(np.float64).sum(axis=dims).astype(np.float32)
    return Case(name, text, [x, output(out)], [], {1: want}, 1e-4)


def column_softmax(n: int, cols: int) -> Case:
    """Softmax over the leading dim: two reductions and a nest that walk columns."""
    x = values(np.random.default_rng(cols), (n, cols))
    name, type_ = f"column_softmax_{n}_{cols}", f"memref<{n}x{cols}xf32>"
    text = f"""
    loop.kernel @{name}(%x: {type_}, %y: {type_}) {{
      %zero = arith.constant 0.0 : f32
      loop.parallel (%j) in ({cols}) {{
        %s = loop.reduce (%i) in ({n}) init (%zero : f32) {{
          %v = loop.load %x[%i, %j] : {type_}
          %e = math.exp %v : f32
          loop.yield %e : f32
        }} combine (%a, %b) {{
          %o = arith.addf %a, %b : f32
          loop.yield %o : f32
        }}
        loop.parallel (%i) in ({n}) {{
          %v = loop.load %x[%i, %j] : {type_}
          %e = math.exp %v : f32
          %q = arith.divf %e, %s : f32
          loop.store %q, %y[%i, %j] : {type_}
        }}
      }}
    }}"""
    e = np.exp(x.astype(np.float64))
    return Case(
        name, text, [x, output((n, cols))], [], {1: (e / e.sum(axis=0)).astype(np.float32)}, 1e-5
    )


# Full reductions


def sensitive_softmax(rows: int, n: int, threads: int, *, dynamic_rows: bool = False) -> Case:
    """Softmax of rows whose maximum is lost with a single thread: in each row another thread has it.

    Everything else is far below it, and all is far below 0: a wrong maximum overflows, and so does
    a 0 from somewhere else.
    """
    case = softmax(rows, n, dynamic_rows=dynamic_rows)
    x = case.buffers[0].copy() - np.float32(700)
    row = np.arange(rows)
    lane = row % min(threads, 32) if rows > 6 else (1 << row) >> 1  # each bit once
    warp = row % max(threads // 32, 1)
    x[row, (warp * 32 + lane) * 4 % n] += np.float32(300)
    e = np.exp(x.astype(np.float64) - x.max(axis=1, keepdims=True, initial=-np.inf))
    want = (e / e.sum(axis=1, keepdims=True)).astype(np.float32)
    return replace(case, buffers=[x, case.buffers[1]], expected={1: want})


def full(n: int, *, dynamic: bool = False) -> Case:
    """Sum and largest value of everything, then a scalar epilogue."""
    x = values(np.random.default_rng(n), (n,))
    scale = np.array(0.5, np.float32)
    name = f"full_{'dynamic_' if dynamic else ''}{n}"
    size, arg, bound = ("?", ", %n: index", "%n") if dynamic else (str(n), "", str(n))
    text = f"""
    loop.kernel @{name}(%x: memref<{size}xf32>, %scale: memref<f32>, %y: memref<f32>,
                        %z: memref<f32>{arg}) {{
      %zero = arith.constant 0.0 : f32
      %ninf = arith.constant 0xFF800000 : f32
      %k = loop.load %scale[] : memref<f32>
      %s, %m = loop.reduce (%i) in ({bound}) init (%zero : f32, %ninf : f32) {{
        %0 = loop.load %x[%i] : memref<{size}xf32>
        %1 = arith.mulf %0, %k : f32
        loop.yield %1, %0 : f32, f32
      }} combine (%a, %b, %c, %d) {{
        %2 = arith.addf %a, %c : f32
        %3 = arith.maximumf %b, %d : f32
        loop.yield %2, %3 : f32, f32
      }}
      %4 = arith.mulf %s, %k : f32
      loop.store %4, %y[] : memref<f32>
      loop.store %m, %z[] : memref<f32>
    }}"""
    total = np.array(x.astype(np.float64).sum() * 0.25, np.float32)
    expected = {2: total, 3: np.max(x, initial=-np.inf)}
    buffers = [x, scale, output(()), output(())]
    return Case(name, text, buffers, [n] if dynamic else [], expected, 1e-4)


def full_sums(n: int) -> Case:
    """Two sums at once, of unlike types."""
    x = values(np.random.default_rng(n), (n,), "i32")
    name = f"full_sums_{n}"
    text = f"""
    loop.kernel @{name}(%x: memref<{n}xi32>, %y: memref<i32>, %z: memref<i64>) {{
      %zero = arith.constant 0 : i32
      %long = arith.constant 0 : i64
      %0, %1 = loop.reduce (%i) in ({n}) init (%zero : i32, %long : i64) {{
        %2 = loop.load %x[%i] : memref<{n}xi32>
        %3 = arith.extsi %2 : i32 to i64
        %4 = arith.muli %3, %3 : i64
        loop.yield %2, %4 : i32, i64
      }} combine (%a, %b, %c, %d) {{
        %5 = arith.addi %a, %c : i32
        %6 = arith.addi %b, %d : i64
        loop.yield %5, %6 : i32, i64
      }}
      loop.store %0, %y[] : memref<i32>
      loop.store %1, %z[] : memref<i64>
    }}"""
    expected = {1: x.sum(dtype=np.int32), 2: (x.astype(np.int64) ** 2).sum()}
    buffers = [x, output((), "i32"), output((), "i64")]
    return Case(name, text, buffers, [], {k: np.array(v) for k, v in expected.items()})


def normalize(n: int) -> Case:
    """A full reduction whose value flows into a nest over everything."""
    x = values(np.random.default_rng(n), (n,))
    name = f"normalize_{n}"
    text = f"""
    loop.kernel @{name}(%x: memref<{n}xf32>, %y: memref<{n}xf32>, %norm: memref<f32>) {{
      %zero = arith.constant 0.0 : f32
      %s = loop.reduce (%i) in ({n}) init (%zero : f32) {{
        %0 = loop.load %x[%i] : memref<{n}xf32>
        %1 = arith.mulf %0, %0 : f32
        loop.yield %1 : f32
      }} combine (%a, %b) {{
        %2 = arith.addf %a, %b : f32
        loop.yield %2 : f32
      }}
      %r = math.sqrt %s : f32
      loop.store %r, %norm[] : memref<f32>
      loop.parallel (%i) in ({n}) {{
        %3 = loop.load %x[%i] : memref<{n}xf32>
        %4 = arith.divf %3, %r : f32
        loop.store %4, %y[%i] : memref<{n}xf32>
      }}
    }}"""
    norm = np.sqrt((x.astype(np.float64) ** 2).sum())
    expected = {1: (x / norm).astype(np.float32), 2: np.array(norm, np.float32)}
    return Case(name, text, [x, output((n,)), output(())], [], expected, 1e-5)


def siblings(n: int, rows: int) -> Case:
    """Nests of unlike spaces in one kernel."""
    rng = np.random.default_rng(n)
    x, z = values(rng, (n,)), values(rng, (rows, 40))
    name = f"siblings_{n}_{rows}"
    text = f"""
    loop.kernel @{name}(%x: memref<{n}xf32>, %z: memref<{rows}x40xf32>, %y: memref<{n}xf32>,
                        %w: memref<{rows}xf32>, %o: memref<f32>) {{
      %zero = arith.constant 0.0 : f32
      %two = arith.constant 2.0 : f32
      loop.store %two, %o[] : memref<f32>
      loop.parallel (%i) in ({n}) {{
        %0 = loop.load %x[%i] : memref<{n}xf32>
        %1 = arith.mulf %0, %two : f32
        loop.store %1, %y[%i] : memref<{n}xf32>
      }}
      loop.parallel (%i) in ({rows}) {{
        %2 = loop.reduce (%j) in (40) init (%zero : f32) {{
          %3 = loop.load %z[%i, %j] : memref<{rows}x40xf32>
          loop.yield %3 : f32
        }} combine (%a, %b) {{
          %4 = arith.addf %a, %b : f32
          loop.yield %4 : f32
        }}
        loop.store %2, %w[%i] : memref<{rows}xf32>
      }}
    }}"""
    buffers = [x, z, output((n,)), output((rows,)), output(())]
    expected = {
        2: x * 2,
        3: z.astype(np.float64).sum(axis=1).astype(np.float32),
        4: np.array(2, np.float32),
    }
    return Case(name, text, buffers, [], expected, 1e-4)
