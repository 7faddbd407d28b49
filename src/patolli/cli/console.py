"""Where commands say what is not their result: progress, and what went wrong."""

from rich.console import Console

errors = Console(stderr=True)
