"""What a user is told: errors, remarks and their places, the names of ops, progress."""
