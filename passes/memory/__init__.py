"""What `--plan-memory` is made of."""
