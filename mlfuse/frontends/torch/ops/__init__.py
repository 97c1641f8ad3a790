"""Converters from ATen ops to graph ops, a file for each family; `table` lists them."""

from mlfuse.frontends.torch.ops import activations as activations
from mlfuse.frontends.torch.ops import attention as attention
from mlfuse.frontends.torch.ops import average_pooling as average_pooling
from mlfuse.frontends.torch.ops import binary as binary
from mlfuse.frontends.torch.ops import contractions as contractions
from mlfuse.frontends.torch.ops import convolution as convolution
from mlfuse.frontends.torch.ops import indexing as indexing
from mlfuse.frontends.torch.ops import max_pooling as max_pooling
from mlfuse.frontends.torch.ops import movement as movement
from mlfuse.frontends.torch.ops import random as random
from mlfuse.frontends.torch.ops import reductions as reductions
from mlfuse.frontends.torch.ops import selection as selection
from mlfuse.frontends.torch.ops import shapes as shapes
from mlfuse.frontends.torch.ops import softmax as softmax
from mlfuse.frontends.torch.ops import unary as unary
from mlfuse.frontends.torch.ops import upsampling as upsampling

from mlfuse.frontends.torch.ops import foreach as foreach  # isort: skip (it looks up the converters of those above)
