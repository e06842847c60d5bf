"""Calling people to the table whose page is closed."""
