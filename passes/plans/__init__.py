"""Plans as text: the decisions of the fusing passes, saved, edited by a person and applied again."""
