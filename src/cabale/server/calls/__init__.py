"""Calling people to the table whose page is closed: by push, e-mail or webhook."""
