"""Commands for the cards of Imperial Settlers; `patolli` finds them through the entry point group
`patolli.commands`."""
