"""What one server process holds in memory: its tables, who is connected, what is announced."""
