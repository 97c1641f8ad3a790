"""`torch.compile(model, backend="mlfuse")`: what Dynamo and AOTAutograd hand over, fused.

In the order in which a graph goes through them: `backend` (torch's passes, options), `judging` (which nodes
mlfuse takes, and why not the others), `splitting` (regions of those, calls of ATen between), `region` (a region
as a graph module), `runners` and `running` (its code, called on tensors), `memory` (torch's tensors as the
runtime's arrays), `program` (the calls in a row), `reporting`.
"""
