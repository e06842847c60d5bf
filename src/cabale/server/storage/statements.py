"""What is said to PostgreSQL."""

from __future__ import annotations

from typing import Final

from cabale.server.storage.paper import COPYING
from cabale.server.storage.store import SCHEMA_VERSION

LEASE: Final = "5 seconds"
STEPS: Final = (  # each leads to the next version; the first is of the same number as a file's
    """
    CREATE SCHEMA IF NOT EXISTS cabale;
    CREATE TABLE cabale.version (version integer NOT NULL);
    INSERT INTO cabale.version VALUES (2);
    CREATE TABLE cabale.tables (
        id text COLLATE "C" PRIMARY KEY, game text NOT NULL, phase text NOT NULL,
        waiting bigint NOT NULL, touched double precision NOT NULL, seats text NOT NULL
    );
    CREATE TABLE cabale.lines (
        tab text COLLATE "C" NOT NULL, n integer NOT NULL, line bytea NOT NULL,
        PRIMARY KEY (tab, n)
    );
    """,
    """
    CREATE TABLE cabale.processes (id text PRIMARY KEY, seen timestamptz NOT NULL);
    CREATE TABLE cabale.leases (
        tab text COLLATE "C" PRIMARY KEY, process text NOT NULL, until timestamptz NOT NULL
    );
    CREATE TABLE cabale.presence (
        tab text COLLATE "C" NOT NULL, seat integer NOT NULL, process text NOT NULL,
        gone double precision, PRIMARY KEY (tab, seat, process)
    );
    """,
    """
    CREATE TABLE cabale.editions (
        id text COLLATE "C" PRIMARY KEY, game text NOT NULL, name text NOT NULL,
        vals bytea NOT NULL, made double precision NOT NULL
    );
    """,
    "ALTER TABLE cabale.lines ADD COLUMN words bytea",
    """
    CREATE TABLE cabale.papers (
        kind text COLLATE "C" NOT NULL, id text COLLATE "C" NOT NULL, owner text NOT NULL,
        text bytea NOT NULL, until double precision, PRIMARY KEY (kind, id)
    );
    CREATE INDEX by_owner ON cabale.papers (owner, kind);
    ALTER TABLE cabale.tables ADD COLUMN people text[] NOT NULL DEFAULT '{}';
    CREATE INDEX by_person ON cabale.tables USING gin (people);
    """,
    """
    ALTER TABLE cabale.tables ADD COLUMN pace text NOT NULL DEFAULT '{}';
    ALTER TABLE cabale.tables ADD COLUMN due double precision;
    CREATE INDEX by_due ON cabale.tables (due) WHERE due IS NOT NULL;
    """,
)
WORDS_INSIDE: Final = 4  # the last version whose lines held names and talk
FIRST: Final = 2  # the version that the first step leads to
assert FIRST + len(STEPS) - 1 == SCHEMA_VERSION, "each version has the step that leads to it"
PUT: Final = """
WITH appended AS (
    INSERT INTO cabale.lines (tab, n, line, words)
    SELECT * FROM unnest($1::text[], $2::integer[], $3::bytea[], $12::bytea[])
), touched AS (
INSERT INTO cabale.tables (id, game, phase, waiting, touched, seats, people, pace, due)
SELECT id, game, phase, waiting, touched, coalesce(seats, '[]'), string_to_array(people, ' '),
    pace, due
FROM unnest($4::text[], $5::text[], $6::text[], $7::bigint[], $8::float8[], $9::text[],
    $13::text[], $14::text[], $15::float8[])
    AS new (id, game, phase, waiting, touched, seats, people, pace, due)
ON CONFLICT (id) DO UPDATE SET phase = excluded.phase, waiting = excluded.waiting,
    touched = excluded.touched, pace = excluded.pace, due = excluded.due,
    seats = CASE excluded.seats WHEN '[]' THEN cabale.tables.seats ELSE excluded.seats END,
    people = CASE WHEN cabale.tables.people @> excluded.people THEN cabale.tables.people
        ELSE ARRAY(SELECT unnest(cabale.tables.people) UNION SELECT unnest(excluded.people)) END
)
SELECT pg_notify($10, $11), 1 / (NOT EXISTS (
    SELECT 1 FROM unnest($4::text[], $16::integer[]) AS run (tab, first)
    WHERE first > 0 AND NOT EXISTS (
        SELECT 1 FROM cabale.lines WHERE lines.tab = run.tab AND n = first - 1
    )
))::integer
"""  # who writes behind a gap, as at a table that was removed, divides by zero and stores nothing
AHEAD: Final = """
SELECT known.tab FROM unnest($1::text[], $2::integer[]) AS known (tab, n)
WHERE EXISTS (SELECT 1 FROM cabale.lines WHERE lines.tab = known.tab AND lines.n = known.n)
OR NOT EXISTS (SELECT 1 FROM cabale.tables WHERE id = known.tab)
"""
CLAIM: Final = f"""
INSERT INTO cabale.leases (tab, process, until)
SELECT tab, $2, now() + interval '{LEASE}' FROM unnest($1::text[]) AS new (tab) ORDER BY tab
ON CONFLICT (tab) DO UPDATE SET process = excluded.process, until = excluded.until
WHERE cabale.leases.process = excluded.process OR cabale.leases.until < now()
RETURNING tab
"""
LEAVE: Final = """
WITH led AS (DELETE FROM cabale.leases WHERE process = $1)
UPDATE cabale.presence SET gone = extract(epoch FROM now()) WHERE process = $1 AND gone IS NULL
"""
NOTE: Final = """
WITH old AS (
    DELETE FROM cabale.presence WHERE tab = $1 AND seat = $2 AND process <> $3 AND gone IS NOT NULL
)
INSERT INTO cabale.presence (tab, seat, process, gone)
SELECT $1, $2, $3, $4 FROM cabale.tables WHERE id = $1 FOR KEY SHARE
ON CONFLICT (tab, seat, process) DO UPDATE SET gone = excluded.gone
"""  # whoever takes the table away waits for this, and this for them
PRESENCE: Final = f"""
SELECT tab, seat,
    bool_or(gone IS NULL AND process <> $2 AND coalesce(seen > now() - interval '{LEASE}', false)),
    max(coalesce(gone, extract(epoch FROM seen)))
FROM cabale.presence LEFT JOIN cabale.processes ON id = process
WHERE tab = ANY($1::text[]) GROUP BY tab, seat
"""
UNTOUCHED: Final = """
SELECT id FROM cabale.tables WHERE phase = $1 AND touched < $2 ORDER BY touched, id LIMIT $3
"""
DROP: Final = """
WITH gone AS (DELETE FROM cabale.tables WHERE id = $1 AND touched < $2 RETURNING id),
    lines AS (DELETE FROM cabale.lines USING gone WHERE tab = gone.id),
    leases AS (DELETE FROM cabale.leases USING gone WHERE tab = gone.id)
SELECT count(*) FROM gone
"""
SWEEP: Final = "DELETE FROM cabale.presence WHERE tab = $1"  # also what was noted while it went
PROBE: Final = """
INSERT INTO cabale.processes VALUES ($1, now()) ON CONFLICT (id) DO UPDATE SET seen = now()
"""
KEEP: Final = "INSERT INTO cabale.editions VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING"
EDITION: Final = "SELECT id, game, name, vals, made FROM cabale.editions"
ERASE: Final = "UPDATE cabale.lines SET words = NULL WHERE tab = $1 AND n = ANY($2::integer[])"
LINES: Final = "SELECT line, words FROM cabale.lines WHERE tab = $1 AND n >= $2 ORDER BY n"
SUMMARY: Final = "SELECT id, game, phase, waiting, touched, seats, pace FROM cabale.tables"
DUE: Final = "SELECT id FROM cabale.tables WHERE due <= $1 ORDER BY due, id LIMIT $2"
PAPER: Final = "SELECT kind, id, owner, text, until FROM cabale.papers WHERE"
UNFINISHED: Final = f"SELECT EXISTS (SELECT 1 FROM cabale.papers WHERE kind = '{COPYING}')"
ALIVE: Final = "(until IS NULL OR until > extract(epoch FROM now()))"
ADD_PAPER: Final = "INSERT INTO cabale.papers VALUES ($1, $2, $3, $4, $5) ON CONFLICT (kind, id)"
PUT_PAPER: Final = f"""
{ADD_PAPER} DO UPDATE SET owner = excluded.owner, text = excluded.text, until = excluded.until
"""
SAME_PAPER: Final = f"WHERE kind = $1 AND id = $2 AND text = $3 AND {ALIVE} RETURNING id"
TALLY: Final = f"""
SELECT text, count(*) FROM cabale.papers WHERE kind = $1 AND {ALIVE} GROUP BY text
"""
