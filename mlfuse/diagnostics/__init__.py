"""Messages to users: errors, remarks and their places, the names of ops, progress."""
