"""Lessons: steps on the real engine that say something, point at places, and wait for the learner to act."""
