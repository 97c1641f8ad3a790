"""`python -m mlfuse.testing.fuzz`."""

import sys

from mlfuse.testing.fuzz.tool import main

if __name__ == "__main__":
    sys.exit(main())
