"""For people who maintain the texts: samples of every message, banned terms, a sheet for native readers."""
