"""A person goes on in another browser, or at another address of this server: one and the same identity there."""

import re
from typing import Annotated
from urllib.parse import quote, urlencode

from litestar import Response, get, post
from litestar.params import FromQuery, JSONBody, QueryParameter

from . import addresses, messages
from .identity import origin_of
from .problems import AnyRequest
from .refusal import Refusal
from .running import TheServer

CARRY = "/api/identity/carry"
#: A path here, and none that a browser takes for another host.
OWN_PATH = re.compile(r"/(?![/\\])[^\\\s\x00-\x1f]*")
Token = Annotated[str, QueryParameter(max_length=64)]


@post("/identity/link", summary="An address that makes another browser the caller's, once")
async def post_link(
    request: AnyRequest, server: TheServer, data: JSONBody[messages.WantedLink]
) -> messages.IdentityLink:
    person = server.identities.of(request)
    if person is None:
        raise Refusal("error-identity")
    own, to = origin_of(request), addresses.read(data.to)
    here = addresses.Origin(own.scheme, addresses.LOOPBACK, own.port)
    if to not in (own, here, *addresses.answering(own, server.settings.host)) or not OWN_PATH.fullmatch(
        data.then
    ):
        raise Refusal("error-address")
    query = urlencode({"token": await server.log.links.make(person), "then": data.then})
    return messages.IdentityLink(url=f"{to}{CARRY}?{query}")


@get("/identity/carry", summary="Where such an address leads: the identity is taken on, and the page opened")
async def get_carry(
    request: AnyRequest, server: TheServer, token: Token, then: FromQuery[str] = "/"
) -> Response[bytes]:
    person = await server.log.links.spend(token, server.identities.of(request))
    path = then if OWN_PATH.fullmatch(then) else "/"
    headers = {"Location": quote(path, safe="/?=&%#:@!$'()*+,;~-._"), "Cache-Control": "no-store"}
    cookie = server.identities.cookie(person, secure=request.url.scheme == "https")
    return Response(b"", status_code=303, headers=headers, cookies=[cookie])
