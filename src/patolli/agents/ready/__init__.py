"""Getting games ready: their rules, and then their bots, are compiled once on a machine.

`stages.py` says what there is to compile, `crew.py` has it done in other processes on all cores, `child.py` is one of
these. `background.py` is for a process that has to answer meanwhile: its rules are interpreted until they are compiled.
"""
