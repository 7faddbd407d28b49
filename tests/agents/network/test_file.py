"""Networks as files: what is written is read again, and anything else is refused with a reason."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from patolli.agents.network.file import BadNetwork, Network, Shape, game_network
from patolli.engine.game import find_game

GAME = find_game("tzolkin")
SMALL = Shape.of(GAME, 4, 3)


def test_parts_cover_all_weights_once() -> None:
    network = Network(SMALL, np.zeros(SMALL.size, np.float32))
    for part in network.parts().values():
        part += 1
    assert (network.weights == 1).all()


def test_a_file_gives_the_network_back_in_half_precision(tmp_path: Path) -> None:
    network = Network.random(SMALL, 1)
    network.save(tmp_path / "net.npz")
    loaded = Network.load(tmp_path / "net.npz").check(GAME)
    assert loaded.shape == SMALL
    assert loaded.weights.dtype == np.float32
    np.testing.assert_array_equal(loaded.weights, network.weights.astype(np.float16).astype(np.float32))
    assert [path.name for path in tmp_path.iterdir()] == ["net.npz"]


def test_the_network_of_the_game_is_for_the_game() -> None:
    network = game_network("tzolkin")
    assert network is not None
    assert network.check(GAME) is network


def test_a_network_of_another_game_is_refused(tmp_path: Path) -> None:
    shape = Shape(10, 4, 3, 4, 20)
    Network.random(shape, 1).save(tmp_path / "other.npz")
    with pytest.raises(BadNetwork, match="not a network for Tzolk'in: its layers are"):
        Network.load(tmp_path / "other.npz").check(GAME)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadNetwork, match="nowhere"):
        Network.load(tmp_path / "nowhere.npz")


def save(path: Path, **changes: object) -> Path:
    """A good file with some arrays replaced (None: omitted)."""
    network = Network.random(SMALL, 1)
    arrays: dict[str, object] = {name: part.astype(np.float16) for name, part in network.parts().items()}
    arrays["shape"] = SMALL.as_array()
    arrays |= changes
    np.savez(path, **{name: array for name, array in arrays.items() if array is not None})  # type: ignore[arg-type]
    return path


BAD = {
    "no shape": {"shape": None},
    "a shape of floats": {"shape": SMALL.as_array().astype(float)},
    "a negative shape": {"shape": np.array([812, -4, 3, 4, 452])},
    "a huge shape": {"shape": np.array([65536, 65536, 65536, 4, 452])},
    "a missing part": {"second": None},
    "a part of the wrong size": {"second": np.zeros((3, 3), np.float16)},
    "a part of words": {"second": np.full((4, 3), "x")},
    "a weight that is no number": {"second": np.full((4, 3), np.nan, np.float16)},
    "objects": {"second": np.full((4, 3), None, object)},
}


@pytest.mark.parametrize("changes", BAD.values(), ids=BAD.keys())
def test_a_bad_file_is_refused(tmp_path: Path, changes: dict[str, object]) -> None:
    with pytest.raises(BadNetwork):
        Network.load(save(tmp_path / "bad.npz", **changes))


def with_byte(raw: bytes, mark: bytes, offset: int, value: int) -> bytes:
    """Change a byte this far after the first mark."""
    at = raw.index(mark) + offset
    return raw[:at] + bytes([value]) + raw[at + 1 :]


HUGE = b"(8120000000000, 400000), }"
DAMAGED: dict[str, Callable[[bytes], bytes]] = {
    "a comment in a header": lambda raw: raw.replace(b"'fortran_order'", b"#fortran_order'", 1),
    "a header that is no Python": lambda raw: raw.replace(b"{'descr'", b"('descr'", 1),
    "bytes for a name": lambda raw: raw.replace(b" 'fortran_order'", b"b'fortran_order'", 1),
    "more numbers than there is memory": lambda raw: raw.replace(b"(812, 4), }".ljust(len(HUGE)), HUGE, 1),
    "a zip file of the future": lambda raw: with_byte(raw, b"PK\x01\x02", 6, 109),
    "a part that is encrypted": lambda raw: with_byte(raw, b"PK\x01\x02", 8, 1),
    "a part that is said to be compressed": lambda raw: with_byte(raw, b"PK\x01\x02", 10, 8),
    "a part that is compressed in an unknown way": lambda raw: with_byte(raw, b"PK\x01\x02", 10, 77),
    "another checksum": lambda raw: with_byte(raw, b"PK\x01\x02", 16, raw[raw.index(b"PK\x01\x02") + 16] ^ 1),
}
"""What a few bytes can do: all kinds found by chance, and by changing every byte that is not a weight."""


@pytest.mark.parametrize("damage", DAMAGED.values(), ids=DAMAGED.keys())
def test_a_file_with_a_wrong_spot_is_refused(tmp_path: Path, damage: Callable[[bytes], bytes]) -> None:
    path = save(tmp_path / "net.npz")
    raw = path.read_bytes()
    path.write_bytes(damage(raw))
    assert path.read_bytes() != raw
    with pytest.raises(BadNetwork, match="not a network file"):
        Network.load(path)


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_a_damaged_file_is_refused_or_read(tmp_path: Path, data: st.DataObject) -> None:
    path = save(tmp_path / "net.npz")
    raw = bytearray(path.read_bytes())
    cut = data.draw(st.integers(0, len(raw)))
    for place in data.draw(st.lists(st.integers(0, len(raw) - 1), max_size=8)):
        raw[place] ^= data.draw(st.integers(1, 255))
    path.write_bytes(raw[:cut] if data.draw(st.booleans()) else raw)
    try:
        network = Network.load(path)
    except BadNetwork:
        return
    assert np.isfinite(network.weights).all()
