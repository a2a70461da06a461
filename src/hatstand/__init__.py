"""Hatstand: family games of hidden hats, to play, to study and to learn."""

__version__ = "0.1.0"
