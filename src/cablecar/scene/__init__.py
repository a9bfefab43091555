"""What games hand to people: the reader of component files, texts, stage and look, and their renderers. Knows
no game.
"""
