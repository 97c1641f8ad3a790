"""`torch.compile(model, backend="mlfuse")`: fuses the graphs of Dynamo and AOTAutograd.

The modules, in the order of processing: `backend` (torch's passes, options), `judging` (which nodes mlfuse takes, and
why not the others), `splitting` (regions of these nodes, with calls into ATen between them), `region` (a region as a
graph module), `runners` and `running` (its code, called on tensors), `memory` (torch's tensors as the runtime's
arrays), `program` (the sequence of calls), `reporting`.
"""
