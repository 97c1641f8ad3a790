"""Chains of products: programs, their kernel run by itself, and the same program with the products apart."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import sqrt

import numpy as np
from cpu_run import Array, Compiled, compile_kernel
from product_cases import Guarded, target

import mlfuse
from mlfuse.diagnostics.remark import Remark
from mlfuse.diagnostics.remarks import collect
from mlfuse.dialects.loop.host import LaunchOp, LibraryOp
from mlfuse.driver.pipelines import Pipeline
from mlfuse.targets import devices

EPS = float(np.finfo(np.float32).eps)
RULE = "library.chain"
PASS = "chain-products"


def type_of(shape: Sequence[int], element: str = "f32") -> str:
    return "tensor<" + "".join(f"{n}x" for n in shape) + f"{element}>"


@dataclass(frozen=True)
class Program:
    """A function of named tensors. `ops` compute `results` by name, each with its shape."""

    inputs: Mapping[str, tuple[int, ...]]
    ops: str
    results: Mapping[str, tuple[int, ...]]
    bools: frozenset[str] = frozenset()
    """The inputs that are masks of i1."""

    @property
    def text(self) -> str:
        given = ", ".join(
            f"%{name}: {type_of(shape, 'i1' if name in self.bools else 'f32')}"
            for name, shape in self.inputs.items()
        )
        types = ", ".join(map(type_of, self.results.values()))
        names = ", ".join(f"%{name}" for name in self.results)
        return f"func.func @main({given}) -> ({types}) {{\n{self.ops}\n  func.return {names} : {types}\n}}"

    def draw(self, seed: int = 0) -> dict[str, Array]:
        rng = np.random.default_rng(seed)
        return {
            name: rng.random(shape) < 0.7 if name in self.bools else rng.standard_normal(shape, np.float32)
            for name, shape in self.inputs.items()
        }  # fmt: skip

    @cached_property
    def loops(self) -> str:
        """The loop level, with what the pass makes of it."""
        return str(Pipeline.standard("loop", device=target()).run(self.text))

    @cached_property
    def kernel(self) -> Compiled:
        """The only kernel of the program, a chain."""
        assert "loop.library" not in self.loops and self.loops.count("loop.launch") == 1
        # What the products pass on are locals at the top of the kernel.
        assert re.search(r"\n    %\S+ = loop.local", self.loops)
        return compile_kernel(self.loops, device=devices.get(target()))

    def chained(self, given: Mapping[str, Array]) -> list[Array]:
        """The results of the kernel: the same with 1, 2 and 3 threads, and nothing else is written."""
        (launch,) = re.findall(r"loop.launch @\w+\((.*?)\)", self.loops)
        (returned,) = re.findall(r"func.return (.*?) :", self.loops)
        found: list[str] = re.findall(r"%(\w+)", returned)
        own = dict(zip(found, self.results, strict=True))
        arguments: list[str] = re.findall(r"%(\w+)", launch)
        names = [own.get(name, name) for name in arguments]
        runs: list[list[Array]] = []
        for threads in (1, 2, 3):
            inputs = {
                name: x.astype(np.uint8) if x.dtype == bool else Guarded(x, np.nan)
                for name, x in given.items()
            }
            results = {
                name: Guarded(np.full(s, 55, np.float32), 77) for name, s in self.results.items()
            }
            arrays = inputs | results
            buffers = [
                each.array if isinstance(each := arrays[n], Guarded) else each for n in names
            ]
            self.kernel(buffers, [], threads)
            for name, each in arrays.items():
                if isinstance(each, Guarded):
                    each.check()
                    assert name in results or each.array.tobytes() == given[name].tobytes()
            runs.append([each.array for each in results.values()])
        assert all(
            one.tobytes() == other.tobytes()
            for run in runs[1:]
            for one, other in zip(runs[0], run, strict=True)
        )
        return runs[0]

    def apart(self, given: Mapping[str, Array]) -> list[Array]:
        """The results with the products in kernels of their own: mlfuse's, too, so that their bits are known."""
        module = Pipeline.standard("kernel", device=target()).without(PASS).run(self.text)
        exe = mlfuse.compile(module, "cpu", target=target())
        assert exe.launches >= 2 and not exe.calls
        got = exe(*given.values())
        return [got] if len(self.results) == 1 else list(got)

    def check_bits(self, given: Mapping[str, Array] | None = None) -> list[Array]:
        """Raise unless the chain has the bits of its parts; returns the results."""
        inputs = self.draw() if given is None else given
        got, want = self.chained(inputs), self.apart(inputs)
        for one, other in zip(got, want, strict=True):
            np.testing.assert_array_equal(np.isnan(one), np.isnan(other))
            numbers = ~np.isnan(one)
            np.testing.assert_array_equal(
                one[numbers].view(np.uint32), other[numbers].view(np.uint32)
            )
        return got


def remarks_of(
    text: str, device: str | None = None
) -> tuple[list[LaunchOp | LibraryOp], list[Remark]]:
    """The launches and calls at the loop level, and what is said of chains."""
    with collect() as remarks:
        module = Pipeline.standard("loop", device=device or target()).run(text)
    ops = [op for op in module.walk() if isinstance(op, LaunchOp | LibraryOp)]
    return ops, [remark for remark in remarks if remark.rule == RULE]


def attention(
    batch: tuple[int, ...],
    t: int,
    s: int,
    e: int,
    f: int,
    *,
    causal: bool = False,
    mask: tuple[int, ...] = (),
    is_bool: bool = False,
) -> Program:
    """`graph.attention` of t queries and s keys of e numbers, with values of f."""
    q, k, v, y = ((*batch, *each) for each in ((t, e), (s, e), (s, f), (t, f)))
    inputs = {"q": q, "k": k, "v": v} | ({"m": mask} if mask else {})
    names = ", ".join(f"%{name}" for name in inputs)
    element = {"m": "i1"} if is_bool else {}
    types = ", ".join(type_of(shape, element.get(name, "f32")) for name, shape in inputs.items())
    causes = " {causal = true}" if causal else ""
    ops = f"  %y = graph.attention {names}{causes} : {types} -> {type_of(y)}"
    return Program(inputs, ops, {"y": y}, frozenset({"m"}) if is_bool and mask else frozenset())


def heads_in_groups(g: int, t: int, s: int) -> Program:
    """Attention as `jax.nn.dot_product_attention` writes it, with g heads of queries for each of two heads of keys, 16 elements, and a
    batch of two. The scores, their softmax, and the last product have their dims in other orders."""
    shapes = {"q": (2, t, 2, g, 16), "k": (2, s, 2, 16), "v": (2, s, 2, 16)}
    q, k, v = map(type_of, shapes.values())
    z, p, y = type_of((2, 2, t, g, s)), type_of((g, 2, 2, t, s)), type_of((2, 2, 16, g, t))
    ops = f"""  %z = graph.dot_general %q, %k batch [0, 2] x [0, 2] contract [4] x [3] : {q}, {k} -> {z}
  %c = graph.constant dense<0.25> : {z}
  %m = graph.mul %z, %c : {z}
  %t = graph.transpose %m perm [3, 0, 1, 2, 4] : {z} -> {p}
  %p = graph.softmax %t {{axis = 4 : i64}} : {p}
  %r = graph.dot_general %v, %p batch [0, 2] x [1, 2] contract [1] x [4] : {v}, {p} -> {y}
  %y = graph.transpose %r perm [0, 4, 1, 3, 2] : {y} -> {q}"""
    return Program(shapes, ops, {"y": shapes["q"]})


def reference_in_groups(given: Mapping[str, Array]) -> tuple[Array, Array]:
    """What `heads_in_groups` computes, and the bound of its error."""
    heads = {"q": given["q"].transpose(0, 2, 3, 1, 4)}
    heads |= {name: given[name].transpose(0, 2, 1, 3)[:, :, None] for name in "kv"}
    want, bound = reference(heads, np.array(True))
    return want.transpose(0, 3, 1, 2, 4), bound.transpose(0, 3, 1, 2, 4)


def by_hand(
    t: int,
    s: int,
    e: int,
    f: int,
    between: str,
    *,
    skips: bool = False,
    more: str = "",
    causal: str = "ge",
) -> Program:
    """q k^T as `%d`, `between` with the types `T`, `I` (i64), `B` (i1) and `R` (a number for each row), which computes `%w` from it, and `%w` v.

    `%i` and `%j` are the numbers of rows and columns, `%c` is a comparison of them, `%low` is -inf, `%x` another tensor of
    T. `more`: the name of a second result of the type T, or one that begins with r of the type R.
    """  # fmt: skip
    full = type_of((t, s))
    sizes = {"q": (t, e), "k": (s, e), "v": (s, f), "x": (t, s)}
    q, k, v = (type_of(sizes[name]) for name in "qkv")
    skip = " skips_zeros" if skips else ""
    lines = f"""  %d = graph.dot_general %q, %k contract [1] x [1] : {q}, {k} -> {full}
  %i = graph.iota dim 0 : I
  %j = graph.iota dim 1 : I
  %c = graph.compare {causal} %i, %j : I
  %low = graph.constant dense<0xFF800000> : T
{between}
  %y = graph.dot_general %w, %v contract [1] x [0]{skip} : {full}, {v} -> {type_of((t, f))}"""
    named = {"T": full, "I": type_of((t, s), "i64"), "B": type_of((t, s), "i1"), "R": type_of((t,))}
    ops = re.sub(r"\b[TIBR]\b", lambda m: named[m.group()], lines)
    results: dict[str, tuple[int, ...]] = {"y": (t, f)}
    if more:
        results[more] = (t,) if more.startswith("r") else (t, s)
    return Program(sizes if "%x" in between else {n: z for n, z in sizes.items() if n != "x"}, ops, results)  # fmt: skip


SOFTMAX = "  %w = graph.softmax %m {axis = 1 : i64} : T"
MASKED = "  %m = graph.select %c, %d, %low : T\n" + SOFTMAX


def reference(given: Mapping[str, Array], seen: Array) -> tuple[Array, Array]:
    """Attention in f64, and the bound of the error of its f32 sums."""
    q, k, v = (given[name].astype(np.float64) for name in "qkv")
    (s, e), factor = k.shape[-2:], 1 / sqrt(q.shape[-1])
    scores = np.where(seen, q @ np.swapaxes(k, -1, -2) * factor, -np.inf)
    weights = np.exp(scores - scores.max(-1, keepdims=True))
    weights /= weights.sum(-1, keepdims=True)
    # A score has the error of a sum of e products, and 2 roundings for the factor. It moves a weight by as much, and the row's sum.
    # Then follow a subtraction (of at most `spread`), an exponential, a sum of s, a division, and the last product of s terms.
    terms = np.where(seen, np.abs(q) @ np.abs(np.swapaxes(k, -1, -2)) * factor, 0).max(
        -1, keepdims=True
    )
    spread = np.where(seen, scores.max(-1, keepdims=True) - scores, 0).max(-1, keepdims=True)
    relative = 2 * (e + 2) * EPS * terms + 2 * EPS * spread + (s + 4) * EPS
    return weights @ v, (relative + s * EPS) * (weights @ np.abs(v))
