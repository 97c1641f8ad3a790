"""The parts of `--plan-memory`."""
