"""The time of the log's entries."""

import time


def now() -> int:
    """In milliseconds since 1970, UTC."""
    return time.time_ns() // 1_000_000
