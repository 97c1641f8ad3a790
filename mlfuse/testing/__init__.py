"""Helpers that the tests of mlfuse share: they run generated GPU code without a GPU, draw random programs, load stored
modules, compare results, and run the lit tests."""
