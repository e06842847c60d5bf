"""Truth on disk: one contract (`store.py`), kept by SQLite and by PostgreSQL."""
