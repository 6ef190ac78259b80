"""Run the migrations over the connection that the ledger hands in."""

from alembic import context

from hippodrome.server.ledger.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
