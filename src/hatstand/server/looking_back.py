"""After the game: how good each move of a seat was, for whoever may open the table."""

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from . import messages, tables
from .refusal import Refusal
from .running import Server, TheServer

TableId = Annotated[str, PathParameter(max_length=64)]
Seat = Annotated[int, QueryParameter(ge=0, le=15)]


@post("/tables/{table_id:str}/review", status_code=202, summary="Begin the review of a seat, after the end")
async def post_review(
    server: TheServer, table_id: TableId, data: JSONBody[messages.WantedReview]
) -> messages.ReviewState:
    return await _review(server, table_id, data.seat)


@get("/tables/{table_id:str}/review", summary="How far it is, and in the end the review")
async def get_review(server: TheServer, table_id: TableId, seat: Seat) -> messages.ReviewState:
    return await _review(server, table_id, seat)


async def _review(server: Server, table_id: str, seat: int) -> messages.ReviewState:
    """Begun where this process does not know of it."""
    state = server.reviews.state(table_id, seat)
    if state is None:
        await server.ready(table_id)
        table = await tables.load(server.log, table_id)
        table.sitter(seat)  # a Refusal where there is no such seat
        server.reviews.begin(table_id, seat, table.record())
        state = server.reviews.state(table_id, seat)
    if state is None:
        raise Refusal("error-busy")
    return state
