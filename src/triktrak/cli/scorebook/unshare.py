"""The verb that shows what is shared, and takes it back."""

from __future__ import annotations

from typing import Annotated

import typer

from ...errors import TriktrakError
from ...scorebook.sharing import show as shown
from ...text import text
from ..output import Json, Lang, language, line, say, show
from ..table import table
from .home import now_us, opened

Link = Annotated[str | None, typer.Argument(metavar="LINK", show_default=False)]


def unshare(link: Link = None, lang: Lang = None, as_json: Json = False) -> None:
    """Take back what LINK shows; without it, list what is shared."""
    from ...store.books import HOME

    reader = language(lang)
    with opened() as books:
        if link is not None:
            slug = link.partition("?")[0].rstrip("/").rpartition("/")[2]
            if not books.shares.revoke(HOME, slug, now_us()):
                raise TriktrakError("share_unknown", slug=slug)
            show({"revoked": slug}) if as_json else say("cli-share-revoked", reader, slug=slug)
            return
        book, rows = books.book(HOME), []
        for share in books.shares.of(HOME, now_us()):
            try:
                sentence = shown(book, share.scope, share.names, reader).sentence
            except TriktrakError as deleted:
                sentence = deleted.message(reader)
            rows.append((share.slug, share.names, sentence))
    if as_json:
        show([dict(zip(("slug", "names", "sentence"), row, strict=True)) for row in rows])
    elif rows:
        for each in table(
            [text(f"cli-share-column-{name}", reader) for name in ("link", "names", "result")], rows, left=3
        ):
            line(each)
    else:
        say("cli-share-none", reader)
