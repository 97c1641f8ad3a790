"""ATen ops as graph ops, a file a family; `table` says which there are."""

from mlfuse.torch.ops import activations as activations
from mlfuse.torch.ops import binary as binary
from mlfuse.torch.ops import contractions as contractions
from mlfuse.torch.ops import indexing as indexing
from mlfuse.torch.ops import movement as movement
from mlfuse.torch.ops import pooling as pooling
from mlfuse.torch.ops import random as random
from mlfuse.torch.ops import reductions as reductions
from mlfuse.torch.ops import selection as selection
from mlfuse.torch.ops import shapes as shapes
from mlfuse.torch.ops import softmax as softmax
from mlfuse.torch.ops import unary as unary

from mlfuse.torch.ops import foreach as foreach  # isort: skip (it looks up those above by name)
