"""Where commands print what is not their result: progress and errors."""

from rich.console import Console

errors = Console(stderr=True)
