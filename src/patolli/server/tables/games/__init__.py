"""What the server says about games, independent of any table."""
