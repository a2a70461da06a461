"""The log of the tables, and the key that signs identities."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision: str | None = None
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    op.create_table(
        "entries",
        sql.Column("table_id", sql.String(64), primary_key=True),
        sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("schema", sql.Integer, nullable=False),
        sql.Column("time", sql.BigInteger, nullable=False),
        sql.Column("kind", sql.String(32), nullable=False),
        sql.Column("seat", sql.Integer),
        sql.Column("person", sql.String(64)),
        sql.Column("client", sql.String(64)),
        sql.Column("data", sql.JSON, nullable=False),
        sql.UniqueConstraint("table_id", "client", name="entries_client"),
    )
    op.create_index("entries_person", "entries", ["person", "kind"])
    op.create_table(
        "keys",
        sql.Column("name", sql.String(32), primary_key=True),
        sql.Column("value", sql.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("keys")
    op.drop_table("entries")
