"""A bot as a Python class: it tries every move and takes the one after which it owns most.

    patolli arena tzolkin --agents examples/corn_bot.py:CornBot,random --players 2 --games 20 --out results

A bot is a class with a method `choose`, which is given a sight of the decision and returns one of `sight.legal()`:
docs/bots.md tells more.
"""

# What things are worth to this bot, in corn.
GOODS = {"corn": 1, "wood": 10, "stone": 6, "gold": 10, "skulls": 50, "points": 4}
TEMPLE_STEP = 35
TECHNOLOGY = 5
BUILDING = 45
WORKER = 4
ON_GEAR = 6  # for a worker on a gear: it will earn something when it is picked up
HUNGER = 3  # for each corn that is missing to feed the workers
PROMISES = {"use": 7, "harvest": 1, "technology": 5, "gain": 2, "temple": 8, "build": 20}  # decisions about to come


class CornBot:
    """Looks one decision ahead."""

    def choose(self, sight):
        # A match that begins with this decision, to try things on. What I cannot know is drawn at random in it.
        trial = sight.redeal(seed=sight.number)
        return max(sight.legal(), key=lambda token: self.worth(trial.preview(token, sight.seat), sight.seat))

    def worth(self, view, seat):
        """How good a view is for a seat; docs/records.md says what is in a view."""
        me = view["seats"][seat]
        worth = sum(price * me[goods] for goods, price in GOODS.items())
        worth += TEMPLE_STEP * sum(me["temples"].values())
        worth += TECHNOLOGY * sum(me["technologies"].values())
        worth += BUILDING * (len(me["buildings"]) + 2 * len(me["monuments"]))
        worth += WORKER * me["workers"]
        worth += ON_GEAR * sum(gear.count(seat) for gear in view["gears"].values())
        # On a food day every worker eats two corn, and hungry ones cost points.
        worth -= HUNGER * max(0, 2 * me["workers"] - me["corn"])
        # What I must decide next is about to give me something, and the view does not show it yet.
        decision = view["decision"]
        if decision and decision["player"] == seat:
            worth += PROMISES.get(decision["kind"], 0)
        return worth
