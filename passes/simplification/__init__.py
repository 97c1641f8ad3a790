"""What `--simplify-kernels` rewrites: a pattern for each kind of op, a file for each family."""
