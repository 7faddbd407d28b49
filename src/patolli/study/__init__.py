"""Learning and studying: what helps people play better. It knows games only through the contract."""
