"""Small networks as they are written in plain torch, each with an input: what torch.compile is tested on."""

# pyright: basic, reportMissingImports=false, reportOptionalMemberAccess=false, reportCallIssue=false
# pyright: reportArgumentType=false, reportAttributeAccessIssue=false, reportIndexIssue=false

from __future__ import annotations

import math

import torch
from torch import nn
from torch.nn import functional as f


class LeNet(nn.Module):
    """LeNet-5 with ReLU and max pooling, for images of 3x32x32."""

    def __init__(self, classes: int = 10):
        super().__init__()
        self.conv1, self.conv2 = nn.Conv2d(3, 6, 5), nn.Conv2d(6, 16, 5)
        self.fc1, self.fc2, self.fc3 = (
            nn.Linear(400, 120),
            nn.Linear(120, 84),
            nn.Linear(84, classes),
        )

    def forward(self, x):
        x = f.max_pool2d(f.relu(self.conv1(x)), 2)
        x = f.max_pool2d(f.relu(self.conv2(x)), 2)
        x = f.relu(self.fc1(x.flatten(1)))
        return self.fc3(f.relu(self.fc2(x)))


class BasicBlock(nn.Module):
    """Two 3x3 convolutions and a way around them."""

    expansion = 1

    def __init__(self, inner: int, width: int, stride: int):
        super().__init__()
        self.conv1 = nn.Conv2d(inner, width, 3, stride, 1, bias=False)
        self.bn1 = nn.BatchNorm2d(width)
        self.conv2 = nn.Conv2d(width, width, 3, 1, 1, bias=False)
        self.bn2 = nn.BatchNorm2d(width)
        self.around = shortcut(inner, width, stride)

    def forward(self, x):
        y = f.relu(self.bn1(self.conv1(x)))
        return f.relu(self.bn2(self.conv2(y)) + self.around(x))


class Bottleneck(nn.Module):
    """1x1, 3x3, 1x1."""

    expansion = 4

    def __init__(self, inner: int, width: int, stride: int):
        super().__init__()
        self.conv1 = nn.Conv2d(inner, width, 1, bias=False)
        self.bn1 = nn.BatchNorm2d(width)
        self.conv2 = nn.Conv2d(width, width, 3, stride, 1, bias=False)
        self.bn2 = nn.BatchNorm2d(width)
        self.conv3 = nn.Conv2d(width, 4 * width, 1, bias=False)
        self.bn3 = nn.BatchNorm2d(4 * width)
        self.around = shortcut(inner, 4 * width, stride)

    def forward(self, x):
        y = f.relu(self.bn1(self.conv1(x)))
        y = f.relu(self.bn2(self.conv2(y)))
        return f.relu(self.bn3(self.conv3(y)) + self.around(x))


def shortcut(inner: int, outer: int, stride: int) -> nn.Module:
    if stride == 1 and inner == outer:
        return nn.Identity()
    return nn.Sequential(nn.Conv2d(inner, outer, 1, stride, bias=False), nn.BatchNorm2d(outer))


class ResNet(nn.Module):
    """He et al. (2015) with the stem that CIFAR's images take."""

    def __init__(self, block, counts, width: int = 64, classes: int = 10):
        super().__init__()
        self.stem = nn.Sequential(
            nn.Conv2d(3, width, 3, 1, 1, bias=False), nn.BatchNorm2d(width), nn.ReLU()
        )
        blocks, inner = [], width
        for stage, count in enumerate(counts):
            for number in range(count):
                stride = 2 if stage and not number else 1
                blocks.append(block(inner, width << stage, stride))
                inner = (width << stage) * block.expansion
        self.blocks = nn.Sequential(*blocks)
        self.head = nn.Linear(inner, classes)

    def forward(self, x):
        return self.head(self.blocks(self.stem(x)).mean((2, 3)))


def resnet18(width: int = 64) -> nn.Module:
    return ResNet(BasicBlock, [2, 2, 2, 2], width)


def resnet50(width: int = 64) -> nn.Module:
    return ResNet(Bottleneck, [3, 4, 6, 3], width)


class Gpt2Block(nn.Module):
    """A block of GPT-2: causal attention and an MLP with the tanh form of GELU, before each a layer norm."""

    def __init__(self, width: int = 32, heads: int = 4, dropout: float = 0.0):
        super().__init__()
        self.heads, self.dropout = heads, dropout
        self.ln1, self.ln2 = nn.LayerNorm(width), nn.LayerNorm(width)
        self.qkv, self.out = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.up, self.down = nn.Linear(width, 4 * width), nn.Linear(4 * width, width)

    def forward(self, x):
        batch, length, width = x.shape
        q, k, v = self.qkv(self.ln1(x)).split(width, dim=2)
        q, k, v = (
            each.view(batch, length, self.heads, width // self.heads).transpose(1, 2)
            for each in (q, k, v)
        )
        scores = q @ k.transpose(-2, -1) / math.sqrt(width // self.heads)
        mask = torch.tril(torch.ones(length, length, dtype=torch.bool, device=x.device))
        scores = scores.masked_fill(~mask, float("-inf"))
        mixed = f.dropout(scores.softmax(-1), self.dropout, self.training) @ v
        x = x + self.out(mixed.transpose(1, 2).reshape(batch, length, width))
        return x + self.down(f.gelu(self.up(self.ln2(x)), approximate="tanh"))


class Gpt2(nn.Module):
    """Embeddings, blocks, and the head that shares the embedding."""

    def __init__(
        self,
        words: int = 50,
        length: int = 16,
        width: int = 32,
        depth: int = 2,
        dropout: float = 0.0,
    ):
        super().__init__()
        self.words, self.places = nn.Embedding(words, width), nn.Embedding(length, width)
        self.blocks = nn.ModuleList(Gpt2Block(width, dropout=dropout) for _ in range(depth))
        self.norm = nn.LayerNorm(width)

    def forward(self, tokens):
        x = self.words(tokens) + self.places(torch.arange(tokens.shape[1], device=tokens.device))
        for block in self.blocks:
            x = block(x)
        return self.norm(x) @ self.words.weight.T


class RmsNorm(nn.Module):
    def __init__(self, width: int):
        super().__init__()
        self.weight = nn.Parameter(torch.ones(width))

    def forward(self, x):
        return x * torch.rsqrt(x.pow(2).mean(-1, keepdim=True) + 1e-6) * self.weight


def rotated(x, base: float = 10000.0):
    """Rotary position embedding (Su et al., 2021) of `[batch, heads, length, width]`."""
    half = x.shape[-1] // 2
    speed = base ** (-torch.arange(half, dtype=torch.float32, device=x.device) / half)
    angle = torch.outer(torch.arange(x.shape[-2], dtype=torch.float32, device=x.device), speed)
    cos, sin = angle.cos().to(x.dtype), angle.sin().to(x.dtype)
    a, b = x[..., :half], x[..., half:]
    return torch.cat([a * cos - b * sin, b * cos + a * sin], -1)


class LlamaBlock(nn.Module):
    """RMSNorm, rotary positions, grouped queries, SwiGLU."""

    def __init__(self, width: int = 32, heads: int = 4, groups: int = 2):
        super().__init__()
        self.heads, self.groups, self.size = heads, groups, width // heads
        self.norm1, self.norm2 = RmsNorm(width), RmsNorm(width)
        self.q = nn.Linear(width, width, bias=False)
        self.k = nn.Linear(width, groups * self.size, bias=False)
        self.v = nn.Linear(width, groups * self.size, bias=False)
        self.o = nn.Linear(width, width, bias=False)
        self.gate = nn.Linear(width, 3 * width, bias=False)
        self.up = nn.Linear(width, 3 * width, bias=False)
        self.down = nn.Linear(3 * width, width, bias=False)

    def forward(self, x):
        batch, length, width = x.shape
        y = self.norm1(x)
        q = rotated(self.q(y).view(batch, length, self.heads, self.size).transpose(1, 2))
        k = rotated(self.k(y).view(batch, length, self.groups, self.size).transpose(1, 2))
        v = self.v(y).view(batch, length, self.groups, self.size).transpose(1, 2)
        k, v = (each.repeat_interleave(self.heads // self.groups, dim=1) for each in (k, v))
        mixed = f.scaled_dot_product_attention(q, k, v, is_causal=True)
        x = x + self.o(mixed.transpose(1, 2).reshape(batch, length, width))
        y = self.norm2(x)
        return x + self.down(f.silu(self.gate(y)) * self.up(y))


class VitBlock(nn.Module):
    """An encoder block of a vision transformer, with torch's own attention module."""

    def __init__(self, width: int = 32, heads: int = 4):
        super().__init__()
        self.norm1, self.norm2 = nn.LayerNorm(width), nn.LayerNorm(width)
        self.attention = nn.MultiheadAttention(width, heads, batch_first=True)
        self.mlp = nn.Sequential(
            nn.Linear(width, 2 * width), nn.GELU(), nn.Linear(2 * width, width)
        )

    def forward(self, x):
        y = self.norm1(x)
        x = x + self.attention(y, y, y, need_weights=False)[0]
        return x + self.mlp(self.norm2(x))


class MixerBlock(nn.Module):
    """MLP-Mixer: over the places, then over the features."""

    def __init__(self, places: int = 12, width: int = 16):
        super().__init__()
        self.norm1, self.norm2 = nn.LayerNorm(width), nn.LayerNorm(width)
        self.along = nn.Sequential(nn.Linear(places, 24), nn.GELU(), nn.Linear(24, places))
        self.across = nn.Sequential(nn.Linear(width, 40), nn.GELU(), nn.Linear(40, width))

    def forward(self, x):
        x = x + self.along(self.norm1(x).transpose(1, 2)).transpose(1, 2)
        return x + self.across(self.norm2(x))


class LstmLoop(nn.Module):
    """An LSTM cell, step by step."""

    def __init__(self, inner: int = 8, width: int = 12):
        super().__init__()
        self.cell, self.width = nn.LSTMCell(inner, width), width

    def forward(self, x):
        h = c = x.new_zeros(x.shape[0], self.width)
        for step in range(x.shape[1]):
            h, c = self.cell(x[:, step], (h, c))
        return h


class UnetBlock(nn.Module):
    """Down and up again, with a skip connection: group norm, SiLU, pooling, upsampling, concatenation."""

    def __init__(self, width: int = 8):
        super().__init__()
        self.first = nn.Conv2d(3, width, 3, padding=1)
        self.norm1 = nn.GroupNorm(2, width)
        self.inner = nn.Conv2d(width, 2 * width, 3, padding=1)
        self.norm2 = nn.GroupNorm(4, 2 * width)
        self.last = nn.Conv2d(3 * width, 3, 3, padding=1)

    def forward(self, x):
        skip = f.silu(self.norm1(self.first(x)))
        y = f.silu(self.norm2(self.inner(f.avg_pool2d(skip, 2))))
        y = f.interpolate(y, scale_factor=2.0, mode="nearest")
        return self.last(torch.cat([skip, y], 1))


class DropoutNet(nn.Module):
    def __init__(self, rate: float = 0.3):
        super().__init__()
        self.up, self.down, self.rate = nn.Linear(8, 64), nn.Linear(64, 4), rate

    def forward(self, x):
        return self.down(f.dropout(f.relu(self.up(x)), self.rate, self.training))


def images(batch: int = 2, size: int = 32):
    return torch.randn(batch, 3, size, size)


NETWORKS = {
    "lenet": (LeNet, images),
    "resnet18": (lambda: resnet18(8), images),
    "resnet50": (lambda: resnet50(4), lambda: images(2, 16)),
    "gpt2": (Gpt2, lambda: torch.randint(0, 50, (2, 16))),
    "llama_block": (LlamaBlock, lambda: torch.randn(2, 8, 32)),
    "vit_block": (VitBlock, lambda: torch.randn(2, 8, 32)),
    "mixer_block": (MixerBlock, lambda: torch.randn(3, 12, 16)),
    "lstm_loop": (LstmLoop, lambda: torch.randn(3, 5, 8)),
    "unet_block": (UnetBlock, lambda: images(2, 16)),
}
"""By name: what makes the network, and what makes an input of it."""
