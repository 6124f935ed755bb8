"""Ways to hand a link on: addresses of other programs, which get it only when somebody follows them."""

from __future__ import annotations

from urllib.parse import quote

_GAP = "\n\n"


def mail(sentence: str, link: str) -> str:
    """A letter to write."""
    return f"mailto:?subject={_quoted(sentence)}&body={_quoted(sentence + _GAP + link)}"


def whatsapp(sentence: str, link: str) -> str:
    """A message of WhatsApp."""
    return f"https://wa.me/?text={_quoted(sentence + ' ' + link)}"


def facebook(_: str, link: str) -> str:
    """Facebook's dialogue, which takes the sentence from the page itself."""
    return f"https://www.facebook.com/sharer/sharer.php?u={_quoted(link)}"


def x(sentence: str, link: str) -> str:
    """A post on X."""
    return f"https://x.com/intent/post?text={_quoted(sentence)}&url={_quoted(link)}"


def telegram(sentence: str, link: str) -> str:
    """A message of Telegram.

    >>> telegram("Ann wins", "https://a.b/s/c?l=nl")
    'https://t.me/share/url?url=https%3A%2F%2Fa.b%2Fs%2Fc%3Fl%3Dnl&text=Ann%20wins'
    """
    return f"https://t.me/share/url?url={_quoted(link)}&text={_quoted(sentence)}"


def _quoted(text: str) -> str:
    return quote(text, safe="")
