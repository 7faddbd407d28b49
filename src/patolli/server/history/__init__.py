"""Looking back: records, forks, hints, results."""
