"""Networks in torch, tiny for the time of their host part (`benchmarks.torch_host_time`), and larger (`cases/models.py`)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import torch
from torch import nn
from torch.nn import functional as f


class Transformer(nn.Module):
    """Four blocks of causal attention and a gated MLP."""

    def __init__(self, width: int, heads: int, words: int):
        super().__init__()
        self.heads = heads
        self.embed, self.last = nn.Embedding(words, width), nn.Linear(width, words, bias=False)
        self.blocks = nn.ModuleList(
            nn.ModuleDict(
                {
                    "norms": nn.ModuleList([nn.RMSNorm(width), nn.RMSNorm(width)]),
                    "qkv": nn.Linear(width, 3 * width, bias=False),
                    "out": nn.Linear(width, width, bias=False),
                    "gate": nn.Linear(width, 4 * width, bias=False),
                    "down": nn.Linear(2 * width, width, bias=False),
                }
            )
            for _ in range(4)
        )

    def forward(self, tokens: Any) -> Any:
        x = self.embed(tokens)
        for each in self.blocks:
            block: Any = each
            qkv = block["qkv"](block["norms"][0](x)).unflatten(-1, (3, self.heads, -1))
            q, k, v = (part.transpose(1, 2) for part in qkv.unbind(-3))
            heads = f.scaled_dot_product_attention(q, k, v, is_causal=True)
            x = x + block["out"](heads.transpose(1, 2).flatten(-2))
            gate, up = block["gate"](block["norms"][1](x)).chunk(2, -1)
            x = x + block["down"](f.silu(gate) * up)
        return self.last(x)


class Residual(nn.Module):
    """Six residual blocks of two convolutions with batch norm."""

    def __init__(self, width: int):
        super().__init__()
        self.first = nn.Conv2d(3, width, 3, padding=1)
        self.blocks = nn.ModuleList(
            nn.Sequential(
                nn.Conv2d(width, width, 3, padding=1, bias=False),
                nn.BatchNorm2d(width),
                nn.ReLU(),
                nn.Conv2d(width, width, 3, padding=1, bias=False),
                nn.BatchNorm2d(width),
            )
            for _ in range(6)
        )
        self.last = nn.Linear(width, 10)

    def forward(self, x: Any) -> Any:
        x = self.first(x)
        for block in self.blocks:
            x = f.relu(x + block(x))
        return self.last(x.mean((2, 3)))


class Lstm(nn.Module):
    """An LSTM, step by step."""

    def __init__(self, given: int, width: int):
        super().__init__()
        self.width = width
        self.given, self.before = nn.Linear(given, 4 * width), nn.Linear(width, 4 * width)
        self.last = nn.Linear(width, 10)

    def forward(self, x: Any) -> Any:
        given = self.given(x)
        h = c = x.new_zeros(x.shape[0], self.width)
        for t in range(x.shape[1]):
            i, g, z, o = (given[:, t] + self.before(h)).chunk(4, 1)
            c = torch.sigmoid(g) * c + torch.sigmoid(i) * torch.tanh(z)
            h = torch.sigmoid(o) * torch.tanh(c)
        return self.last(h)


@dataclass(frozen=True)
class Network:
    """How to make a network and its input."""

    make: Callable[[], nn.Module]
    shape: tuple[int, ...]
    words: int = 0
    """If it isn't 0, the input are numbers below it."""

    def seeded(self) -> nn.Module:
        """The network, with the same parameters each time."""
        torch.manual_seed(0)
        return self.make()

    def input(self, seed: int = 0) -> Any:
        """A random input, the same for a seed."""
        random = torch.Generator().manual_seed(seed)
        if self.words:
            return torch.randint(0, self.words, self.shape, generator=random)
        return torch.randn(self.shape, generator=random)


TINY = {
    "transformer": Network(lambda: Transformer(16, 2, 50), (1, 4), 50),
    "residual": Network(lambda: Residual(4), (2, 3, 8, 8)),
    "lstm": Network(lambda: Lstm(8, 16), (2, 24, 8)),
}
WHOLE = {
    "transformer": Network(lambda: Transformer(256, 4, 2000), (2, 128), 2000),
    "residual": Network(lambda: Residual(32), (8, 3, 32, 32)),
    "lstm": Network(lambda: Lstm(128, 256), (16, 24, 128)),
}


def step_of(run: Any, network: nn.Module, x: Any, *, training: bool) -> Callable[[], Any]:
    """A call of a network as `run` makes it: forward alone, or forward and backward of the mean square. It gives the
    outputs."""

    def infer() -> Any:
        with torch.no_grad():
            return run(x)

    def train() -> Any:
        for parameter in network.parameters():
            parameter.grad = None
        y = run(x)
        (y**2).mean().backward()
        return y.detach()

    return train if training else infer
