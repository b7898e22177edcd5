"""`python -m meldbook`: the command line."""

from meldbook.command.main import main

if __name__ == "__main__":
    main()
