"""ATen ops as graph ops, a file a family; `table` says which there are."""

from mlfuse.torch.ops import binary as binary
from mlfuse.torch.ops import contractions as contractions
from mlfuse.torch.ops import movement as movement
from mlfuse.torch.ops import reductions as reductions
from mlfuse.torch.ops import selection as selection
from mlfuse.torch.ops import shapes as shapes
from mlfuse.torch.ops import softmax as softmax
from mlfuse.torch.ops import unary as unary
