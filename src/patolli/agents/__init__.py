"""Players that know games only by the contract of `patolli.engine.game`; `names.find_agent` finds them by name.

Nothing is imported here: compiled code depends on all that this package imports when it is loaded.
"""
