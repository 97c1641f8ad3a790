"""`torch.compile(model, backend="mlfuse")`: fuses the graphs of Dynamo and AOTAutograd.

The modules, in the order of processing: `backend` (torch's passes, options), `judging` (which nodes mlfuse takes, and
why not the others), `calls` (calls into ATen as external functions), `splitting` (regions: all nodes of a graph, unless
a call into ATen isn't a function), `region` (a region as a graph module), `runners` and `running` (its code, called on
tensors), `memory` (torch's tensors as the runtime's arrays), `blas` (torch's products), `program` (the sequence of
calls), `reporting`, `stored` (a compiled graph as data), `torchs_cache` (who keeps it).
"""
