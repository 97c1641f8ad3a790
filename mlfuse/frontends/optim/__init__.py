"""Optimizers over lists of arrays: `update` -> `rules`, `named` -> `program` -> `launches` -> `optimizer`."""
