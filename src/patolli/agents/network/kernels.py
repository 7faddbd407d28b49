"""The forward pass of a network: features in, per seat a share of the win and points, per action a preference out.

All weights are one flat float32 array, in the order of `parts`. Sums are written out in the order in which they are
added, which every machine keeps to: the same seed gives the same game everywhere.
"""

# pyright: basic
import numpy as np

from patolli.engine.compiled.jit import kernel

INPUTS, FIRST, SECOND, SEATS, ACTIONS, OBSERVED = range(6)  # places in `shape`


@kernel
def add_rows(net, at, width, places, amounts, n, out):
    """Add n rows of weights, each so many times, to `out`; four rows at a time, so that `out` is touched less often."""
    k = 0
    while k + 4 <= n:
        a = net[at + places[k] * width : at + (places[k] + 1) * width]
        b = net[at + places[k + 1] * width : at + (places[k + 1] + 1) * width]
        c = net[at + places[k + 2] * width : at + (places[k + 2] + 1) * width]
        d = net[at + places[k + 3] * width : at + (places[k + 3] + 1) * width]
        of_a = amounts[k]
        of_b = amounts[k + 1]
        of_c = amounts[k + 2]
        of_d = amounts[k + 3]
        for j in range(width):
            out[j] += (of_a * a[j] + of_b * b[j]) + (of_c * c[j] + of_d * d[j])
        k += 4
    while k < n:
        a = net[at + places[k] * width : at + (places[k] + 1) * width]
        of_a = amounts[k]
        for j in range(width):
            out[j] += of_a * a[j]
        k += 1


@kernel
def first_layer(net, shape, features, places, amounts, first):
    """The sums of the first hidden layer, from its biases on. `places` and `amounts` are scratch space."""
    inputs = shape[INPUTS]
    width = shape[FIRST]
    for j in range(width):
        first[j] = net[inputs * width + j]
    n = 0
    for i in range(inputs):
        if features[i] != 0.0:  # most features are zero
            places[n] = i
            amounts[n] = features[i]
            n += 1
    add_rows(net, 0, width, places, amounts, n, first)


@kernel
def first_layer_from(net, shape, features, known, known_first, places, amounts, first):
    """The same from the features and sums of another position: only what differs is added."""
    n = 0
    for i in range(shape[INPUTS]):
        # Written always, kept only where they differ: without a branch, which would often be guessed wrong.
        places[n] = i
        amounts[n] = features[i] - known[i]
        n += features[i] != known[i]
    for j in range(shape[FIRST]):
        first[j] = known_first[j]
    add_rows(net, 0, shape[FIRST], places, amounts, n, first)


@kernel
def second_layer(net, shape, first, places, amounts, second):
    """The second hidden layer from the sums of the first."""
    width = shape[FIRST]
    narrow = shape[SECOND]
    at = shape[INPUTS] * width + width
    for j in range(narrow):
        second[j] = net[at + width * narrow + j]
    n = 0
    for i in range(width):
        places[n] = i
        amounts[n] = first[i]
        n += first[i] > 0.0
    add_rows(net, at, narrow, places, amounts, n, second)
    for j in range(narrow):
        second[j] = max(second[j], np.float32(0.0))


@kernel
def seat_values(net, shape, second, values):
    """For every seat, counted from the observer: the logit of its share, and then its points / 100."""
    wide = shape[FIRST]
    narrow = shape[SECOND]
    outputs = 2 * shape[SEATS]
    at = shape[INPUTS] * wide + wide + wide * narrow + narrow
    for k in range(outputs):
        values[k] = net[at + narrow * outputs + k]
    for i in range(narrow):
        x = second[i]
        if x > 0.0:
            row = net[at + i * outputs : at + (i + 1) * outputs]
            for k in range(outputs):
                values[k] += x * row[k]


@kernel
def action_priors(net, shape, second, out, n, priors):
    """How much the network prefers each of these actions; they add up to 1."""
    wide = shape[FIRST]
    narrow = shape[SECOND]
    outputs = 2 * shape[SEATS]
    at = shape[INPUTS] * wide + wide + wide * narrow + narrow + narrow * outputs + outputs
    bias = at + shape[ACTIONS] * narrow
    top = np.float32(-1e9)
    for i in range(n):
        action = int(out[i])
        row = net[at + action * narrow : at + (action + 1) * narrow]
        total = net[bias + action]
        for j in range(narrow):
            total += second[j] * row[j]
        priors[i] = total
        top = max(top, total)
    total = np.float32(0.0)
    for i in range(n):
        priors[i] = np.exp(priors[i] - top)
        total += priors[i]
    for i in range(n):
        priors[i] /= total
