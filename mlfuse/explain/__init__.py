"""Explains how a function was fused: remarks filtered and as JSON, and answers about any two ops."""
