"""A policy that `ppo.py` trained, as a bot: it looks at the position once, without any search.

    patolli arena tzolkin --agents examples/ppo_bot.py:PpoBot,greedy --players 2 --games 200 --out results

It plays the network beside this file, which was trained as docs/research.md tells; PPO_NETWORK=trained/network.npz in
the environment names your own.
"""

import os
from pathlib import Path

import numpy as np

from patolli.agents.network.file import Network
from patolli.agents.network.values import forward, preferences


class PpoBot:
    """Plays what the network likes most."""

    def __init__(self):
        self.network = Network.load(Path(os.environ.get("PPO_NETWORK") or Path(__file__).with_name("ppo_network.npz")))

    def choose(self, sight):
        self.network.check(sight.game)
        _, second, _ = forward(self.network, sight.observe()[None])
        liking = preferences(self.network, second)[0]
        legal = sight.legal_ids()
        return sight.token(legal[int(np.argmax(liking[legal]))])
