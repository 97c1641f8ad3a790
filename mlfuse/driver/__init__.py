"""Text or module in, executable out."""
