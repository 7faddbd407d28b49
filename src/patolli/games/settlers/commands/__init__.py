"""Commands about the cards of Imperial Settlers; `patolli` finds them by the entry point group `patolli.commands`."""
