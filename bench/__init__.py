"""Benchmarks: `make bench`. Figures from one run are compared with each other and with a calibration, never
asserted."""
