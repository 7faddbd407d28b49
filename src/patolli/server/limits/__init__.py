"""Who may have how much: requests and their cost, connections, work in fair turns."""
