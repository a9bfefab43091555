"""Cablecar: four board games on one small kernel."""

from cablecar import modes

modes.install()
