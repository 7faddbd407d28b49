"""Everything that knows of requests: connections, limits, routes, answers."""
