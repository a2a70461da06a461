"""Many games at once: play-outs in batches and what they add up to."""
