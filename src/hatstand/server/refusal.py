"""Why a message changes nothing."""

from ..core.errors import HatstandError


class Refusal(HatstandError):
    """A message that changes nothing. stale: whether the page should look at the newest scene."""

    def __init__(self, code: str, *, stale: bool = False, **arguments: str | int) -> None:
        super().__init__(code, **arguments)
        self.stale = stale
