"""How Alembic runs the migrations: on the connection it is handed, in that connection's transaction."""

from alembic import context

from triktrak.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
