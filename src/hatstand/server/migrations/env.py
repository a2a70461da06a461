"""Run by Alembic; the connection comes from `hatstand.server.database`, which migrates whenever a server starts."""

from __future__ import annotations

from alembic import context

from hatstand.server.database import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,  # SQLite can alter a table only by making it anew.
)
with context.begin_transaction():
    context.run_migrations()
