"""A call from its arguments to its results: the launch plan and its workspaces."""
