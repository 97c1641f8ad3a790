"""The process: its threads, forks, and work side by side."""
