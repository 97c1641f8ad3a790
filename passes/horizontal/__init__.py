"""Horizontal fusion: what no data connects, in one launch."""
