"""Tzolk'in: The Mayan Calendar. What a place on the board does is in `rules/`, in the file named after it."""
