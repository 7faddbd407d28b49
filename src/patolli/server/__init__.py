"""Hosting: tables, seats, live updates, storage. docs/server.md explains how it is built and why."""
