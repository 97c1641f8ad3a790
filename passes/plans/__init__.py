"""Plans as text: what the fusing passes decided, saved, edited by a person and made again."""
