"""Child processes: functions of ours (`ours.py`) and other people's programs (`program.py`).

Whatever they do, they can neither block us nor outlive us, and `ending.py` says in words how they ended.
"""
