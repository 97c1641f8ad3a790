"""A network trained through torch.compile: fused by mlfuse, forward and backward.

python examples/torch_compile.py
"""

import torch

import mlfuse.torch

torch.manual_seed(0)
net = torch.nn.Sequential(torch.nn.Linear(8, 64), torch.nn.GELU(), torch.nn.Linear(64, 1))
fused = torch.compile(net, backend="mlfuse")
optimizer = torch.optim.SGD(net.parameters(), lr=0.05, momentum=0.9)
x = torch.randn(256, 8)
for step in range(41):
    optimizer.zero_grad()
    loss = torch.nn.functional.mse_loss(fused(x), x.norm(dim=1, keepdim=True))
    loss.backward()
    optimizer.step()
    if step % 10 == 0:
        print(f"step {step}: loss {loss.item():.4f}")
print(mlfuse.torch.report())
