"""Processes that this one starts: functions of ours (`ours.py`) and programs of others (`program.py`).

Whatever they do, they can neither block us nor outlive us, and how they ended is told in words (`ending.py`).
"""
