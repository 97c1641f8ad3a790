"""Reports: one HTML file with the graph, its fusions, every stage's text and the reasons, all linked."""
