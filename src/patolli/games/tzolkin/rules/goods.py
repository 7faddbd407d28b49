"""Blocks and skulls: paying blocks of any kind, gaining blocks of choice, taking skulls from the bank."""

from patolli.engine.compiled.jit import kernel
from patolli.games.tzolkin.rules.catalogue import FIRST_GAIN, FIRST_PAY, PAYMENT, PAYMENT_FROM, SKIP
from patolli.games.tzolkin.rules.state import GAIN, PAY, pop, push

# What a payment is for: 0 to 3, the technology to advance, or
FOR_TWO_TEMPLES = 4  # Tikal 5
FOR_THEOLOGY = 5  # the offer of theology 2, which may be declined


@kernel
def block_count(s, p):
    return s.blocks[p, 0] + s.blocks[p, 1] + s.blocks[p, 2]


@kernel
def take_skulls(s, p, n):
    """T24: take skulls as long as the bank has any."""
    n = min(n, s.bank_skulls)
    s.bank_skulls -= n
    s.skulls[p] += n


# Decision `pay`: a = how many blocks, b = what for. What the payment buys is `rules.do_pay`'s business.


@kernel
def ask_pay(s, size, purpose):
    push(s, PAY, size, purpose)


@kernel
def legal_pay(s, size, purpose, out):
    """Every multiset of that size that the seat can pay."""
    p = s.seat
    n = 0
    for i in range(PAYMENT_FROM[size], PAYMENT_FROM[size + 1]):
        if PAYMENT[i, 0] <= s.blocks[p, 0] and PAYMENT[i, 1] <= s.blocks[p, 1] and PAYMENT[i, 2] <= s.blocks[p, 2]:
            out[n] = FIRST_PAY + i
            n += 1
    if purpose == FOR_THEOLOGY:
        out[n] = SKIP
        n += 1
    return n


@kernel
def pay_blocks(s, action):
    for kind in range(3):
        s.blocks[s.seat, kind] -= PAYMENT[action - FIRST_PAY, kind]


# Decision `gain`: a = blocks still to take, b = the first kind allowed (the second is not earlier than the first).


@kernel
def ask_gain(s, count):
    push(s, GAIN, count, 0)


@kernel
def legal_gain(first_kind, out):
    n = 0
    for kind in range(first_kind, 3):
        out[n] = FIRST_GAIN + kind
        n += 1
    return n


@kernel
def do_gain(s, count, action):
    kind = action - FIRST_GAIN
    pop(s)
    s.blocks[s.seat, kind] += 1
    if count > 1:
        push(s, GAIN, count - 1, kind)
