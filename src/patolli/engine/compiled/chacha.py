# pyright: basic
"""ChaCha8, a stream cipher: nobody can compute later random numbers from earlier ones without the key.

The original layout: a key of eight words, a counter of 64 bits, and a nonce, which is zero here. `block` turns key and
counter into sixteen words; consecutive blocks make up the key stream. docs/server.md says why eight rounds.
"""

from patolli.engine.compiled.jit import kernel

MASK = 0xFFFFFFFF
KEY_WORDS = 8
BLOCK_WORDS = 16
_DOUBLE_ROUNDS = 4


@kernel
def _mix(x, a, b, c, d):
    """A quarter round, on four words of x."""
    x[a] = (int(x[a]) + int(x[b])) & MASK
    t = int(x[d]) ^ int(x[a])
    x[d] = ((t << 16) | (t >> 16)) & MASK
    x[c] = (int(x[c]) + int(x[d])) & MASK
    t = int(x[b]) ^ int(x[c])
    x[b] = ((t << 12) | (t >> 20)) & MASK
    x[a] = (int(x[a]) + int(x[b])) & MASK
    t = int(x[d]) ^ int(x[a])
    x[d] = ((t << 8) | (t >> 24)) & MASK
    x[c] = (int(x[c]) + int(x[d])) & MASK
    t = int(x[b]) ^ int(x[c])
    x[b] = ((t << 7) | (t >> 25)) & MASK


@kernel
def block(key, counter, x, at):
    """Write the sixteen words of a block into x[at:], from the eight words of a key."""
    x[at] = 0x61707865  # "expand 32-byte k"
    x[at + 1] = 0x3320646E
    x[at + 2] = 0x79622D32
    x[at + 3] = 0x6B206574
    for i in range(8):
        x[at + 4 + i] = key[i]
    low = int(counter) & MASK
    high = (int(counter) >> 32) & MASK
    x[at + 12] = low
    x[at + 13] = high
    x[at + 14] = 0
    x[at + 15] = 0
    for _ in range(_DOUBLE_ROUNDS):
        for i in range(4):
            _mix(x, at + i, at + 4 + i, at + 8 + i, at + 12 + i)
        for i in range(4):
            _mix(x, at + i, at + 4 + (i + 1) % 4, at + 8 + (i + 2) % 4, at + 12 + (i + 3) % 4)
    x[at] = (int(x[at]) + 0x61707865) & MASK
    x[at + 1] = (int(x[at + 1]) + 0x3320646E) & MASK
    x[at + 2] = (int(x[at + 2]) + 0x79622D32) & MASK
    x[at + 3] = (int(x[at + 3]) + 0x6B206574) & MASK
    for i in range(8):
        x[at + 4 + i] = (int(x[at + 4 + i]) + int(key[i])) & MASK
    x[at + 12] = (int(x[at + 12]) + low) & MASK
    x[at + 13] = (int(x[at + 13]) + high) & MASK
