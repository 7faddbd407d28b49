"""A bot as a program of its own, for any language: it reads lines of JSON and answers with lines of JSON.

    patolli arena tzolkin --agents "cmd:python3 examples/line_bot.py,random" --players 2 --games 20 --out results

Nothing of Patolli is imported: write the same in the language of your choice. The bot knows tokens, not rules: it takes
what it likes best. docs/bots.md describes the lines, docs/records.md the tokens and the state.
"""

import json
import sys

# What tokens begin with, from what it likes best to what it likes least. Others come last.
LIKES = [
    "monument:", "build:", "tech:", "temple:", "gain:gold", "gain:stone", "gain:wood", "pay:",
    "harvest:wood", "harvest:corn", "advance:2", "pick:", "end", "done", "skip",
    "place:palenque", "place:yaxchilan", "place:uxmal", "place:tikal", "place:",
]  # fmt: skip
MUCH_CORN = 20


def rank(token, me):
    """The place of a token in the list: the lower, the better."""
    # A turn is for one worker, but with much corn for more.
    if token.startswith("place:") and me["corn"] >= MUCH_CORN:
        return LIKES.index("pick:")
    for place, beginning in enumerate(LIKES):
        if token.startswith(beginning):
            return place
    # `use:none` leaves the action of a worker unused: only if there is no other way.
    return len(LIKES) + (token == "use:none")


def choose(message):
    """One of the legal tokens."""
    me = message["state"]["seats"][message["seat"]]
    return min(message["legal"], key=lambda token: rank(token, me))


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "start":
        # Notes go to standard error: standard output is for answers.
        print("playing", message["game"], "on seat", message["seat"], file=sys.stderr)
    elif message["type"] == "choose":
        # The flush sends the line now; without it, the answer would wait in a buffer for ever.
        print(json.dumps({"move": choose(message)}), flush=True)
# Standard input has ended, so the program ends.
