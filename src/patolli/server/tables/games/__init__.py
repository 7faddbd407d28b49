"""What the server says about games, whatever the table."""
