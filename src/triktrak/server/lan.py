"""By which addresses other devices in the house reach this computer."""

from __future__ import annotations

import contextlib
import socket
from ipaddress import ip_address

# One address of each range that homes use, and one of the internet's that is reserved for documentation
# (RFC 1918, RFC 5737). Asking the system how it would get there sends nothing.
_ELSEWHERE = ("192.0.2.1", "192.168.255.254", "10.255.255.254", "172.31.255.254")


def addresses() -> tuple[str, ...]:
    """Return this computer's addresses in its networks, that of the way to the internet first.

    >>> addresses()
    ('192.168.1.7',)
    """
    found = [address for target in _ELSEWHERE if (address := _towards(target)) is not None]
    with contextlib.suppress(OSError):  # a computer need not know its own name
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    usable = [a for a in found if not (ip := ip_address(a)).is_loopback and not ip.is_link_local]
    return tuple(dict.fromkeys(usable))


def local_name() -> str:
    """Return the name by which Apple's, Android's and most Linux devices find this computer (RFC 6762).

    >>> local_name()
    'study.local'
    """
    return socket.gethostname().partition(".")[0].lower() + ".local"


def _towards(target: str) -> str | None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sock:
        try:
            sock.connect((target, 9))
            return str(sock.getsockname()[0])
        except OSError:
            return None
