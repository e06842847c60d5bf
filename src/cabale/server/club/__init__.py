"""The club around the tables: members, open tables, ratings, tournaments, seasons."""
