"""A Tzolk'in position as one SVG picture, for files, notebooks and pages: `picture(view, names)`."""

from patolli.tzolkin.picture.page import picture

__all__ = ["picture"]
