"""What games hand to people: component reader, texts and, later, scenes and their renderers; knows no game."""
