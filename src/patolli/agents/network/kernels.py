"""The forward pass of a network: features in, per seat a share of the win and points, per action a preference out.

All weights are one flat float32 array, in the order of `parts`. Sums run over the inputs one by one, so that every
machine adds in the same order: the same seed gives the same game everywhere.
"""

# pyright: basic
import numpy as np

from patolli.engine.compiled.jit import kernel

INPUTS, FIRST, SECOND, SEATS, ACTIONS = range(5)  # places in `shape`


@kernel
def hidden_layers(net, shape, features, first, second):
    """The two hidden layers into `first` and `second`."""
    inputs = shape[INPUTS]
    wide = shape[FIRST]
    narrow = shape[SECOND]
    at = inputs * wide
    for j in range(wide):
        first[j] = net[at + j]
    for i in range(inputs):
        x = features[i]
        if x != 0.0:  # most features are zero
            row = net[i * wide : (i + 1) * wide]
            for j in range(wide):
                first[j] += x * row[j]
    at += wide
    bias = at + wide * narrow
    for j in range(narrow):
        second[j] = net[bias + j]
    for i in range(wide):
        x = first[i]
        if x > 0.0:
            row = net[at + i * narrow : at + (i + 1) * narrow]
            for j in range(narrow):
                second[j] += x * row[j]
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
