"""Push messages: encrypted as the standard says, for one browser, signed by the server; a browser may go."""

from __future__ import annotations

import json
from collections.abc import Generator
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from patolli.server.alerts.push import CURVE, PADDED, decoded, encoded, encrypt, public_part, read_key
from tests.server.alerts.people import PUBLIC, Alerted, alerted
from tests.server.alerts.receivers import Request
from tests.server.rooms import problem


class Browser:
    """What a browser does: it makes keys, and reads what is sent to it."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(CURVE)
        self.auth = b"0123456789abcdef"

    def body(self, endpoint: str) -> dict[str, str]:
        keys = {"p256dh": encoded(public_part(self.key)), "auth": encoded(self.auth)}
        return {"kind": "push", "endpoint": endpoint, "label": "Firefox, Linux", **keys}

    def read(self, body: bytes) -> bytes:
        """By RFC 8188 and 8291, from the receiver's side."""
        salt, length = body[:16], body[20]
        assert int.from_bytes(body[16:20], "big") >= len(body) - 21 - length
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))

        def derived(secret: bytes, salt: bytes, info: bytes, size: int) -> bytes:
            return HKDF(SHA256(), size, salt, info).derive(secret)

        secret = derived(shared, self.auth, b"WebPush: info\0" + public_part(self.key) + sender, 32)
        content = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(content).decrypt(nonce, sealed, None)
        assert plain[-1:] == b"\x02", "the last record"
        return plain[:-1]


def claims(got: Request) -> dict[str, Any]:
    """What the server says about itself, with its signature checked against the key that it names."""
    kind, _, rest = got.headers["authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    head, body, signature = parts["t"].split(".")
    raw = decoded(signature)
    written = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(parts["k"]))
    key.verify(written, f"{head}.{body}".encode(), ec.ECDSA(SHA256()))
    assert kind == "vapid"
    assert json.loads(decoded(head))["alg"] == "ES256"
    return json.loads(decoded(body)) | {"key": parts["k"]}


@pytest.fixture
def here(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> Generator[Alerted]:
    with alerted(sqlite_url, monkeypatch) as found:
        yield found


def test_the_example_of_the_standard() -> None:
    """RFC 8291, appendix A."""
    sent = encrypt(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        key=read_key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
        salt=decoded("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert encoded(sent) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
        "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_turn_is_told_to_a_browser(here: Alerted) -> None:
    browser = Browser()
    channel = here.good("POST", "/alerts/channels", browser.body(here.web.url))
    assert channel["shown"] == "Firefox, Linux"
    at = here.table()
    here.until(at, 0)
    here.web.statuses = [201]
    here.rounds(3)
    (got,) = here.web.got
    text = browser.read(got.body)
    assert len(text) == PADDED, "nobody can tell by its length what it says"
    assert json.loads(text) == {
        "title": "Your turn: Tzolk'in with Ben",
        "tag": f"turn-{at.id}",
        "path": f"/t/{at.id}",
    }
    assert at.id.encode() not in got.body
    assert got.headers["content-encoding"] == "aes128gcm"
    assert int(got.headers["ttl"]) > 0
    said = claims(got)
    assert said["aud"] == f"http://127.0.0.1:{here.web.port}"
    assert said["sub"] == PUBLIC
    assert said["key"] == here.good("GET", "/alerts")["push_key"]


def test_the_key_stays_when_the_server_starts_anew(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    keys: list[str] = []
    for name in ("Ana", "Ben"):
        with alerted(sqlite_url, monkeypatch, name=name) as here:
            keys.append(here.good("GET", "/alerts")["push_key"])
    assert keys[0] == keys[1]
    assert len(decoded(keys[0])) == 65


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(here: Alerted, status: int) -> None:
    here.good("POST", "/alerts/channels", Browser().body(here.web.url))
    here.web.statuses = [status]
    at = here.table()
    here.until(at, 0)
    here.rounds(3)
    assert len(here.web.got) == 1
    assert here.good("GET", "/alerts")["channels"] == []


def test_the_same_browser_again_is_one(here: Alerted) -> None:
    for _ in range(2):
        here.good("POST", "/alerts/channels", Browser().body(here.web.url))
    assert len(here.good("GET", "/alerts")["channels"]) == 1


def test_what_no_browser_says(here: Alerted) -> None:
    good = Browser().body(here.web.url)
    for wrong in ({"p256dh": "A" * 87}, {"auth": "A" * 30}, {"p256dh": good["auth"]}, {"endpoint": "ftp://x.example/"}):
        problem(here.ask("POST", "/alerts/channels", good | wrong), 400)


def test_push_services_have_tls(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with alerted(sqlite_url, monkeypatch, private_alerts=False) as here:
        problem(here.ask("POST", "/alerts/channels", Browser().body("http://push.example/x")), 400)
        id = here.good("POST", "/alerts/channels", Browser().body("https://127.0.0.1:8443/x"))["id"]
        assert here.good("POST", f"/alerts/channels/{id}/test")["last"] == "not-public"
