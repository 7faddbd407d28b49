"""`python -m patolli.cli`."""

from patolli.cli import main

main()
