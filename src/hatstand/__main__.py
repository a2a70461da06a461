"""`python -m hatstand`: the command, where its folder is not on the path."""

from .cli import main

if __name__ == "__main__":
    main()
