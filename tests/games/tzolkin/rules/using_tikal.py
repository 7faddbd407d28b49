"""What tests of Tikal share: blocks in short form, and using an action."""

from tests.games.tzolkin.table import Table

TEMPLE = ["temple:chaac", "temple:kukulcan", "temple:quetzalcoatl"]
BLOCKS = {"w": "wood", "s": "stone", "g": "gold", "k": "skulls"}


def goods(blocks: str) -> dict[str, int]:
    """goods("wws"): 2 wood, 1 stone."""
    return {name: blocks.count(letter) for letter, name in BLOCKS.items()}


def held(t: Table) -> str:
    me = t.me()
    return "".join(letter * me[name] for letter, name in BLOCKS.items())


def tikal(t: Table, action: int) -> Table:
    """Seat 0 uses an action of Tikal from its own space."""
    return t.put("tikal", action).run(f"pick:tikal{action}", f"use:tikal{action}")
