"""Random loop kernels: a product of two operands, reduced over any dims, and what follows.

One operand is stored with its dims in any order, the other lacks some; sizes are static or `?`, empty
and 1 among them. So all kinds of strides, collapsed dims and schedules come up.
"""

import random

import numpy as np
from kernel_cases import Case, memref, output

_SIZES = (1, 2, 3, 4, 5, 7, 8, 12, 16, 33, 64)
_MOST = 60000
"""Elements of the index space at most."""


class _Kernel:
    """The text of one random kernel, as it is put together."""

    def __init__(self, seed: int):
        self.draw = random.Random(seed)
        rank = self.draw.randint(1, 4)
        self.dims = list(range(rank))
        self.shape = [self.draw.choice(_SIZES) for _ in self.dims]
        if self.draw.random() < 0.15:
            self.shape[self.draw.randrange(rank)] = self.draw.choice((0, 300, 1500))
        while np.prod(self.shape) > _MOST:
            self.shape[int(np.argmax(self.shape))] //= 3
        self.args = [d for d in self.dims if self.draw.random() < 0.35]

    def some(self) -> list[int]:
        """Some of the dims."""
        return [d for d in self.dims if self.draw.random() < 0.5]

    def sizes(self, dims: list[int]) -> tuple[int, ...]:
        """Sizes of dims."""
        return tuple(self.shape[d] for d in dims)

    def type_of(self, dims: list[int]) -> str:
        """A buffer over dims."""
        return memref(tuple("?" if d in self.args else self.shape[d] for d in dims))

    def arg_dims(self, dims: list[int]) -> str:
        """A buffer's sizes for the kernel's attribute."""
        sizes = [-1 - self.args.index(d) if d in self.args else self.shape[d] for d in dims]
        return f"[{', '.join(f'{size} : i64' for size in sizes)}]"

    def indices(self, dims: list[int]) -> str:
        """Index variables."""
        return ", ".join(f"%i{d}" for d in dims)

    def space(self, dims: list[int]) -> str:
        """Index variables and their bounds."""
        bounds = ", ".join(f"%n{d}" if d in self.args else str(self.shape[d]) for d in dims)
        return f"({self.indices(dims)}) in ({bounds})"


def random_case(seed: int) -> Case:
    """One kernel, its inputs and its results."""
    k = _Kernel(seed)
    dims, reduced, weighted = k.dims, k.some(), k.some()
    kept = [d for d in dims if d not in reduced]
    stored = k.draw.sample(dims, len(dims)) if k.draw.random() < 0.4 else dims
    walks_again = not reduced or k.draw.random() < 0.7
    x_type, w_type, s_type, y_type = (k.type_of(of) for of in (stored, weighted, kept, dims))

    product = f"""
        %x = loop.load %0[{k.indices(stored)}] : {x_type}
        %w = loop.load %1[{k.indices(weighted)}] : {w_type}
        %v = arith.mulf %x, %w : f32"""
    reduce = f"""
      %s = loop.reduce {k.space(reduced)} init (%zero : f32) {{{product}
        loop.yield %v : f32
      }} combine (%a, %b) {{
        %c = arith.addf %a, %b : f32
        loop.yield %c : f32
      }}
      loop.store %s, %2[{k.indices(kept)}] : {s_type}"""
    again = f"""
      loop.parallel {k.space(reduced or dims)} {{{product}
        %z = arith.subf %v, {"%s" if reduced else "%x"} : f32
        loop.store %z, %3[{k.indices(dims)}] : {y_type}
      }}"""
    body = reduce * bool(reduced) + again * walks_again
    if reduced and kept:
        body = f"\n    loop.parallel {k.space(kept)} {{{body}\n    }}"
    lists = ", ".join(k.arg_dims(of) for of in (stored, weighted, kept, dims))
    arguments = "".join(f", %n{d}: index" for d in k.args)
    name = f"random_{seed}"
    text = f"""
  loop.kernel @{name}(%0: {x_type}, %1: {w_type}, %2: {s_type}, %3: {y_type}{arguments})
      attributes {{arg_dims = [{lists}]}} {{
    %zero = arith.constant 0.0 : f32{body}
  }}"""

    rng = np.random.default_rng(seed)
    # Integers, whose products and sums are exact.
    x, w = (rng.integers(-9, 10, k.sizes(of)).astype(np.float32) for of in (stored, weighted))
    wide = x.transpose([stored.index(d) for d in dims]).astype(np.float64)
    v = wide * w.reshape([size if d in weighted else 1 for d, size in enumerate(k.shape)])
    total = v.sum(axis=tuple(reduced), keepdims=True)
    expected = {2: total.reshape(k.sizes(kept)).astype(np.float32)} if reduced else {}
    if walks_again:
        expected[3] = (v - (total if reduced else wide)).astype(np.float32)
    buffers = [x, w, output(k.sizes(kept)), output(k.sizes(dims))]
    return Case(name, text, buffers, [k.shape[d] for d in k.args], expected)
