"""The web client's files; every page of it is index.html, which finds its own way."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from ..text import text
from .answers import problem
from .guards import language


class Pages:
    """Serves the files under `root` as they were when the server started."""

    def __init__(self, root: Path) -> None:
        self._root = root
        # Only what was there is served: no path from outside ever reaches the file system.
        self._files = {p.relative_to(root).as_posix(): p for p in root.rglob("*") if p.is_file()}

    async def answer(self, request: Request) -> Response:
        """Answer a GET for a file or a page."""
        path = request.url.path.lstrip("/")
        lang = language(request.scope)
        if path == "api" or path.startswith("api/"):
            return problem(404, "not_found", lang, path="/" + path)
        if path in self._files and path != "index.html":
            # The build names what lies in assets/ after its content.
            kept = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
            return FileResponse(self._files[path], headers={"Cache-Control": kept})
        if path not in ("", "index.html") and "text/html" not in request.headers.get("accept", ""):
            return problem(404, "not_found", lang, path="/" + path)
        index = self._files.get("index.html")
        if index is None:
            return PlainTextResponse(text("error-bundle-missing", lang) + "\n", 503)
        return FileResponse(index, headers={"Cache-Control": "no-cache"})
