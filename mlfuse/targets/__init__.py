"""What code is compiled for: descriptions of devices, and printers of source."""
