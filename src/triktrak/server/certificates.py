"""A certificate for the house: an authority made on the spot, and a certificate that it issues for this computer.

The authority can vouch for private addresses, `localhost` and `.local` names only (and for an address of the internet
if this computer has one): no site elsewhere can be counterfeited to a device that trusts it, even with its key stolen.
Both keys lie in the data directory, readable by the owner.
"""

from __future__ import annotations

import os
from datetime import UTC, datetime, timedelta
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from pathlib import Path

from cryptography import x509
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from ..errors import TriktrakError
from .config import Tls

_AUTHORITY_DAYS = 3650
_LEAF_DAYS = 397
"""As long as Apple's devices accept (398 days, counted to the second)."""
_LEFT_DAYS = 30
_HOUSE: tuple[IPv4Network | IPv6Network, ...] = tuple(
    ip_network(net) for net in ("127.0.0.0/8", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "::1/128", "fc00::/7")
)


def house_certificate(home: Path, names: tuple[str, ...]) -> Tls:
    """Return a certificate for this computer under `names`, made anew where there is none that fits.

    >>> house_certificate(home, ("192.168.1.7", "study.local")).authority
    PosixPath('/home/ann/.local/share/triktrak/tls/ca.crt')
    """
    folder = home / "tls"
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    tls = Tls(folder / "server.crt", folder / "server.key", folder / "ca.crt")
    wanted = ("localhost", "127.0.0.1", "::1", *names)
    authority = _load(folder / "ca.crt", folder / "ca.key")
    if authority is None or not all(_may_vouch(authority[0], name) for name in wanted):
        authority = _authority(wanted)
        _save(folder / "ca.crt", folder / "ca.key", *authority)
    leaf = _load(tls.cert, tls.key)
    if leaf is None or not _fits(leaf[0], authority[0], wanted):
        _save(tls.cert, tls.key, *_leaf(*authority, wanted))
    return tls


def given_names(cert: Path) -> tuple[str, ...]:
    """Return the names a certificate was issued for, those with an asterisk apart."""
    try:
        names = x509.load_pem_x509_certificate(cert.read_bytes()).extensions.get_extension_for_class(
            x509.SubjectAlternativeName
        )
    except (OSError, ValueError, x509.ExtensionNotFound) as error:
        raise TriktrakError("certificate", path=str(cert), detail=str(error)) from error
    dns = names.value.get_values_for_type(x509.DNSName)
    return tuple(name for name in dns if "*" not in name) + tuple(
        str(address) for address in names.value.get_values_for_type(x509.IPAddress)
    )


def fingerprint(cert: Path) -> str:
    """Return what a person can compare: the certificate's SHA-256, two signs at a time."""
    return x509.load_pem_x509_certificate(cert.read_bytes()).fingerprint(hashes.SHA256()).hex(":").upper()


def _authority(names: tuple[str, ...]) -> tuple[x509.Certificate, ec.EllipticCurvePrivateKey]:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Triktrak at home")])
    here = [
        x509.IPAddress(ip_network(address)) for name in names if (address := _address(name)) and not _private(address)
    ]
    permitted = [x509.IPAddress(net) for net in _HOUSE] + here + [x509.DNSName("localhost"), x509.DNSName("local")]
    builder = (
        _builder(name, name, key.public_key(), _AUTHORITY_DAYS)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(_usage(signs=True), critical=True)
        .add_extension(x509.NameConstraints(permitted, None), critical=True)
    )
    return builder.sign(key, hashes.SHA256()), key


def _leaf(
    authority: x509.Certificate, signer: ec.EllipticCurvePrivateKey, names: tuple[str, ...]
) -> tuple[x509.Certificate, ec.EllipticCurvePrivateKey]:
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Triktrak")])
    builder = (
        _builder(subject, authority.subject, key.public_key(), _LEAF_DAYS)
        .add_extension(x509.SubjectAlternativeName([_general(name) for name in names]), critical=False)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(_usage(signs=False), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .add_extension(x509.AuthorityKeyIdentifier.from_issuer_public_key(signer.public_key()), critical=False)
    )
    return builder.sign(signer, hashes.SHA256()), key


def _builder(
    subject: x509.Name, issuer: x509.Name, key: ec.EllipticCurvePublicKey, days: int
) -> x509.CertificateBuilder:
    # An hour ago: the clocks of a house do not agree.
    start = datetime.now(UTC) - timedelta(hours=1)
    return (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(issuer)
        .public_key(key)
        .serial_number(x509.random_serial_number())
        .not_valid_before(start)
        .not_valid_after(start + timedelta(days=days))
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key), critical=False)
    )


def _usage(*, signs: bool) -> x509.KeyUsage:
    return x509.KeyUsage(
        digital_signature=not signs, key_cert_sign=signs, crl_sign=signs, content_commitment=False,
        key_encipherment=False, data_encipherment=False, key_agreement=False, encipher_only=False, decipher_only=False,
    )  # fmt: skip


def _fits(leaf: x509.Certificate, authority: x509.Certificate, names: tuple[str, ...]) -> bool:
    """Whether a certificate is the authority's and has all names."""
    try:
        leaf.verify_directly_issued_by(authority)
    except (ValueError, TypeError, InvalidSignature):
        return False
    held = leaf.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    return all(_general(name) in held for name in names)


def _load(cert: Path, key: Path) -> tuple[x509.Certificate, ec.EllipticCurvePrivateKey] | None:
    """Return a certificate with its key; None when there is none, or none that will last."""
    if not (cert.exists() and key.exists()):
        return None
    try:
        held = x509.load_pem_x509_certificate(cert.read_bytes())
        secret = serialization.load_pem_private_key(key.read_bytes(), None)
    except ValueError as error:
        raise TriktrakError("certificate", path=str(cert), detail=str(error)) from error
    if not isinstance(secret, ec.EllipticCurvePrivateKey) or secret.public_key() != held.public_key():
        return None
    lasts = held.not_valid_after_utc - datetime.now(UTC) > timedelta(days=_LEFT_DAYS)
    return (held, secret) if lasts else None


def _save(cert: Path, key: Path, held: x509.Certificate, secret: ec.EllipticCurvePrivateKey) -> None:
    text = secret.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    # Never readable by others, not even for a moment.
    key.unlink(missing_ok=True)
    with os.fdopen(os.open(key, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(text)
    cert.write_bytes(held.public_bytes(serialization.Encoding.PEM))


def _may_vouch(authority: x509.Certificate, name: str) -> bool:
    """Whether the authority's constraints allow it to certify `name`."""
    permitted = authority.extensions.get_extension_for_class(x509.NameConstraints).value.permitted_subtrees or []
    address = _address(name)
    if address is None:
        return any(name == p.value or name.endswith(f".{p.value}") for p in permitted if isinstance(p, x509.DNSName))
    nets = [p.value for p in permitted if isinstance(p.value, IPv4Network | IPv6Network)]
    return any(address in net for net in nets if net.version == address.version)


def _private(address: IPv4Address | IPv6Address) -> bool:
    return any(address in net for net in _HOUSE if net.version == address.version)


def _address(name: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(name)
    except ValueError:
        return None


def _general(name: str) -> x509.GeneralName:
    address = _address(name)
    return x509.DNSName(name) if address is None else x509.IPAddress(address)
