"""How much each client may use: requests and their cost, connections, work in fair turns."""
