"""Benchmarks: `make bench`. Figures of one run are compared with each other and with a calibration, never asserted."""
