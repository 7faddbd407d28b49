"""Bots that people bring, each in a process of its own."""
