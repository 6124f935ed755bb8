"""Pages written without a script: elements of HTML, in which whatever is no element is text and escaped."""

from __future__ import annotations

from html import escape


class Html(str):
    """What is HTML already."""

    __slots__ = ()


def tag(name: str, /, *children: str, **attributes: str | bool | None) -> Html:
    """An element. An attribute that is None or False is left out; an underscore stands for a dash, or ends a word that
    Python has taken.

    >>> tag("p", "4 < 5", tag("br"), class_="note", hidden=True)
    '<p class="note" hidden>4 &lt; 5<br></p>'
    """
    written = "".join(
        f" {key.rstrip('_').replace('_', '-')}" + ("" if value is True else f'="{escape(value)}"')
        for key, value in attributes.items()
        if value is not None and value is not False
    )
    start = f"<{name}{written}>"
    return Html(start if name in _EMPTY else f"{start}{together(*children)}</{name}>")


def together(*children: str) -> Html:
    """Text and elements one after the other."""
    return Html("".join(child if isinstance(child, Html) else escape(child) for child in children))


_EMPTY = {"br", "img", "input", "link", "meta", "source"}
