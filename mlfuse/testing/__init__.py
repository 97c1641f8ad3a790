"""What the tests of mlfuse share: runs of generated code where there is no device for it, random programs, stored
modules, comparisons, and the format of the lit tests."""
