"""Host time of whole networks in torch: sizes so small that kernels take almost no time.

    python -m benchmarks.torch_host_time [--network transformer ...] [--seconds 10]

Inference, and forward and backward without an optimizer, by one thread: eager, compiled by mlfuse, and compiled by
Inductor. The three take turns, call by call. Prints medians and quartiles in microseconds, and eager's time divided by mlfuse's.
"""

from __future__ import annotations

import argparse
import copy
from collections.abc import Callable
from typing import Any

import torch
from torch import nn
from torch.nn import functional as f

from benchmarks.torch_training import WAYS, interleaved, row


class Transformer(nn.Module):
    """Four blocks of causal attention and a gated MLP, of 16 features in two heads."""

    def __init__(self) -> None:
        super().__init__()
        self.embed, self.last = nn.Embedding(50, 16), nn.Linear(16, 50, bias=False)
        self.blocks = nn.ModuleList(
            nn.ModuleDict(
                {
                    "norms": nn.ModuleList([nn.RMSNorm(16), nn.RMSNorm(16)]),
                    "qkv": nn.Linear(16, 48, bias=False),
                    "out": nn.Linear(16, 16, bias=False),
                    "gate": nn.Linear(16, 64, bias=False),
                    "down": nn.Linear(32, 16, bias=False),
                }
            )
            for _ in range(4)
        )

    def forward(self, tokens: Any) -> Any:
        x = self.embed(tokens)
        for each in self.blocks:
            block: Any = each
            q, k, v = block["qkv"](block["norms"][0](x)).unflatten(-1, (3, 2, 8)).unbind(-3)
            heads = f.scaled_dot_product_attention(
                q.transpose(1, 2), k.transpose(1, 2), v.transpose(1, 2), is_causal=True
            )
            x = x + block["out"](heads.transpose(1, 2).flatten(-2))
            gate, up = block["gate"](block["norms"][1](x)).chunk(2, -1)
            x = x + block["down"](f.silu(gate) * up)
        return self.last(x)


class Residual(nn.Module):
    """Six residual blocks of two convolutions with batch norm, of four features."""

    def __init__(self) -> None:
        super().__init__()
        self.first = nn.Conv2d(3, 4, 3, padding=1)
        self.blocks = nn.ModuleList(
            nn.Sequential(
                *(nn.Conv2d(4, 4, 3, padding=1, bias=False), nn.BatchNorm2d(4), nn.ReLU()),
                *(nn.Conv2d(4, 4, 3, padding=1, bias=False), nn.BatchNorm2d(4)),
            )
            for _ in range(6)
        )
        self.last = nn.Linear(4, 10)

    def forward(self, x: Any) -> Any:
        x = self.first(x)
        for block in self.blocks:
            x = f.relu(x + block(x))
        return self.last(x.mean((2, 3)))


class Lstm(nn.Module):
    """An LSTM of 16 features, step by step, over 24 steps."""

    def __init__(self) -> None:
        super().__init__()
        self.given, self.before, self.last = nn.Linear(8, 64), nn.Linear(16, 64), nn.Linear(16, 10)

    def forward(self, x: Any) -> Any:
        given = self.given(x)
        h = c = x.new_zeros(x.shape[0], 16)
        for t in range(x.shape[1]):
            i, g, z, o = (given[:, t] + self.before(h)).chunk(4, 1)
            c = torch.sigmoid(g) * c + torch.sigmoid(i) * torch.tanh(z)
            h = torch.sigmoid(o) * torch.tanh(c)
        return self.last(h)


NETWORKS: dict[str, tuple[Callable[[], Any], Callable[[], Any]]] = {
    "transformer": (Transformer, lambda: torch.randint(0, 50, (1, 4))),
    "residual": (Residual, lambda: torch.randn(2, 3, 8, 8)),
    "lstm": (Lstm, lambda: torch.randn(2, 24, 8)),
}


def call_of(way: str, network: Any, x: Any, *, training: bool) -> Callable[[], None]:
    """A call, warmed up."""
    net = copy.deepcopy(network).train(training)
    compiled: Any = net if way == "eager" else torch.compile(net, backend=way, dynamic=False)

    def infer() -> None:
        with torch.no_grad():
            compiled(x)

    def train() -> None:
        for parameter in net.parameters():
            parameter.grad = None
        (compiled(x) ** 2).mean().backward()

    call = train if training else infer
    for _ in range(20):
        call()
    return call


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--network", choices=list(NETWORKS), action="append")
    parser.add_argument("--seconds", type=float, default=10.0)
    options = parser.parse_args()
    torch.set_num_threads(1)
    for name in options.network or list(NETWORKS):
        make, inputs = NETWORKS[name]
        torch.manual_seed(0)
        network, x = make(), inputs()
        for training in (False, True):
            torch.compiler.reset()
            calls: dict[str, Callable[[], object]] = {
                way: call_of(way, network, x, training=training) for way in WAYS
            }
            label = f"{name}, {'training' if training else 'inference'}, us"
            row(label, interleaved(calls, options.seconds), 1e6)


if __name__ == "__main__":
    main()
