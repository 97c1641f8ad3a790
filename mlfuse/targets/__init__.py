"""Targets: descriptions of devices, and printers of source code for them."""
