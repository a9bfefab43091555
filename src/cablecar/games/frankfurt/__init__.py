"""Bürger, Baumeister & Co.: building nineteenth-century Frankfurt."""
