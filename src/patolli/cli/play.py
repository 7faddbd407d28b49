"""placeholder"""


def play() -> None:
    """Play."""
