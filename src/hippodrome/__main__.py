"""Run the command line: `python -m hippodrome`."""

from hippodrome.cli import main

main()
