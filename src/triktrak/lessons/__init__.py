"""The lessons: files of positions and texts, read strictly and judged by the core. Knows no browser and no server."""
