"""Hosting: tables, seats, live updates, storage. docs/server.md says how it is built and why."""
