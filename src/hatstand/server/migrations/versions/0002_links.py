"""Links by which a person goes on in another browser: a digest of the secret in the link, and whose it is."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0002"
down_revision: str | None = "0001"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    op.create_table(
        "links",
        sql.Column("digest", sql.String(64), primary_key=True),
        sql.Column("person", sql.String(64), nullable=False),
        sql.Column("expires", sql.BigInteger, nullable=False),
        sql.Column("spent", sql.Boolean, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("links")
