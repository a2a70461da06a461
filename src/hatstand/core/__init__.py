"""What every game rests on: chance, compiled verbs over records, errors. It knows no game."""
