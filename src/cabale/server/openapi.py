"""The OpenAPI description: bodies by msgspec's own word, and how every request may be refused."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from cabale.server import api, boxes, handing, hosting, keys
from cabale.server.calls import bells
from cabale.server.club import wire as club

PROBLEM: Final = {
    "type": "object",
    "properties": {"reason": {"type": "string"}, "detail": {"type": "string"}},
    "required": ["reason", "detail"],
}
REFUSALS: Final = {
    "400": "cannot be read, or asks for what cannot be",
    "403": "not for whoever asks",
    "404": "there is no such thing",
    "409": "not now",
    "413": "too long",
    "421": "the server does not go by that name",
    "429": "too much at once",
    "503": "it could not be stored",
}


class TrueJson(JsonRenderPlugin):
    """The description as JSON."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, with_refusals(openapi_schema))


def bodies() -> dict[str, Any]:
    """The structures that requests carry; Litestar forgets bounds and what is forbidden."""
    kinds = [
        kind
        for part in (api, boxes, keys, bells, hosting, handing, club)
        for kind in vars(part).values()
        if isinstance(kind, type)
        and issubclass(kind, msgspec.Struct)
        and kind.__struct_config__.forbid_unknown_fields
    ]
    return msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")[1]


def with_refusals(schema: dict[str, Any]) -> dict[str, Any]:
    """The description, in which every operation may be refused by a Problem."""
    paths = {
        path: {method: with_replies(operation) for method, operation in ways.items()}
        for path, ways in schema["paths"].items()
    }
    schemas = {**schema["components"]["schemas"], **bodies()}
    return {**schema, "paths": paths, "components": {**schema["components"], "schemas": schemas}}


def with_replies(operation: dict[str, Any]) -> dict[str, Any]:
    """One operation with its refusals."""
    content = {"application/json": {"schema": PROBLEM}}
    refusals = {
        status: {"description": why, "content": content} for status, why in REFUSALS.items()
    }
    return {**operation, "responses": {**operation["responses"], **refusals}}
