"""Horizontal fusion: ops that no data connects, in one launch."""
