"""Browser push messages: encrypted for one browser (RFC 8291), signed with this server's key (RFC 8292).

The push service that a browser names delivers them, and learns nothing but their time and length.
"""

from __future__ import annotations

import base64
import os
import time
from urllib.parse import urlsplit

import msgspec
from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from patolli.server.alerts.outside import Failed, post

CURVE = ec.SECP256R1()
RECORD = 4096
KEPT = 12 * 3600
"""Seconds for which the push service keeps a message for a browser that is off."""
SIGNED = 6 * 3600
"""Seconds for which a signature is valid; services accept no more than a day."""
PADDED = 1024
"""Bytes: all messages have this length, so that it does not reveal who plays with whom."""


def encoded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> str:
    """A private key, as it is stored."""
    return encoded(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big"))


def read_key(kept: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(decoded(kept), "big"), CURVE)


def public_part(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def check_browser(p256dh: str, auth: str) -> None:
    """Failed if these are not a browser's keys."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(p256dh))
        if len(decoded(auth)) != 16:
            raise ValueError("16 bytes")
    except (ValueError, InvalidKey):
        raise Failed("bad-keys") from None


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def encrypt(
    text: bytes, p256dh: str, auth: str, *, key: ec.EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """A message that only this browser can read, encoded as `aes128gcm`; `key` and `salt` are for tests."""
    key, salt = key or ec.generate_private_key(CURVE), salt or os.urandom(16)
    browser = decoded(p256dh)
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, browser))
    ours = public_part(key)
    secret = _derived(shared, decoded(auth), b"WebPush: info\0" + browser + ours, 32)
    content = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(content).encrypt(nonce, text + b"\x02", None)


def signed(key: ec.EllipticCurvePrivateKey, endpoint: str, contact: str, at: float | None = None) -> str:
    """The header that identifies the sender: a token for this endpoint's push service."""
    parts = urlsplit(endpoint)
    claims: dict[str, str | int] = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int((time.time() if at is None else at) + SIGNED),
    }
    if contact:
        claims["sub"] = contact
    told = ".".join(encoded(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = decode_dss_signature(key.sign(told.encode(), ec.ECDSA(SHA256())))
    token = f"{told}.{encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
    return f"vapid t={token}, k={encoded(public_part(key))}"


async def send(
    key: ec.EllipticCurvePrivateKey, contact: str, endpoint: str, p256dh: str, auth: str, text: bytes, private: bool
) -> int:
    """Hand it to the push service; returns its status."""
    body = encrypt(text.ljust(PADDED), p256dh, auth)  # spaces after JSON mean nothing
    headers = {
        "Authorization": signed(key, endpoint, contact),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT),
        "Urgency": "normal",
    }
    return await post(endpoint, body, headers, private)
