"""The web application: tables, seats, live updates, storage, and identities without accounts."""
