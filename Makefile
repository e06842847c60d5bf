# Two commands matter: `make play` and `make test`. Both set up all they need (workshop/).
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
WORKSHOP := $(or $(PYTHON),echo "Cabale needs Python 3.11 or later." >&2; exit 1; :) -m workshop
NEED := $(WORKSHOP) need
BIN := .venv/bin
ENGINE := build/engine
RUN := PYTHONPATH=$(CURDIR)/$(ENGINE) $(BIN)/python -m cabale

.PHONY: play test quick check page engine fuzz puzzles sizes faults bench golden wire lock docs sdist wheel clean

play:  ## set up what is missing and open the page
	@$(WORKSHOP) play $(ARGS)

test:  ## everything that proves the project
	@$(NEED) play build test docs page engine
	@BIN=$(BIN) ENGINE=$(ENGINE) scripts/test

quick:  ## what to run between two edits: style, types, rules interpreted, changed games
	@$(NEED) play build test
	@BIN=$(BIN) scripts/quick

check:  ## types, style and layers only
	@$(NEED) play build test
	@BIN=$(BIN) scripts/check

page:  ## the page, as the server serves it
	@$(NEED) page

engine:  ## the compiled engine, in build/engine
	@$(NEED) engine

fuzz:  ## random games until stopped: make fuzz GAME=cape_epee
	@$(NEED) engine
	@$(RUN) fuzz $(GAME)

puzzles:  ## search every shipped puzzle anew, or a part (make puzzles PART=2/8); fails if one has changed
	@$(NEED) engine
	@set -e; for file in src/cabale/games/*/puzzles.jsonl; do \
		$(RUN) puzzles $$(basename $$(dirname $$file)) --prove $$file --part $(or $(PART),1/1); done

sizes:  ## every question of every game at every size; in make test some sizes take turns
	@$(NEED) play build test page engine
	@scripts/chromium
	@CABALE_SIZES=all PYTHONPATH=$(CURDIR)/$(ENGINE) $(BIN)/python -m pytest -q -n auto \
		tests/web/test_every_size.py

faults:  ## break the server while people play, for so long: make faults SECONDS=3600
	@$(NEED) play build test
	@scripts/postgres
	@PYTHONPATH=src $(BIN)/python tests/faults/ordeal.py --seconds $(or $(SECONDS),240)

bench:  ## measure, beside the peers
	@$(NEED) play build test page engine
	@ENGINE=$(ENGINE) BIN=$(BIN) scripts/bench

golden:  ## write anew what is generated: records, playthroughs, tables in docs
	@$(NEED) play build test
	@PYTHONPATH=src:tests $(BIN)/python -m cabale.conformance.golden
	@PYTHONPATH=src:tests $(BIN)/python -m adapters.playing_through
	@PYTHONPATH=src $(BIN)/python tests/vocabulary.py
	@PYTHONPATH=src $(BIN)/python tests/proving.py
	@PYTHONPATH=src $(BIN)/python tests/balancing.py
	@PYTHONPATH=src $(BIN)/python tests/matching.py
	@PYTHONPATH=src $(BIN)/python tests/picturing.py
	@PYTHONPATH=src $(BIN)/python tests/games/reigns/test_pitches.py page
	@$(BIN)/python tests/quoting.py
	@PYTHONPATH=src $(BIN)/python -m cabale.adapters.describe
	@PYTHONPATH=src $(BIN)/python -m cabale.rulebook

wire:  ## write the page's types of the wire anew
	@$(NEED) play build test
	@PYTHONPATH=src $(BIN)/python -m cabale.server.schema

lock:  ## write the lock files anew
	@scripts/lock

docs:  ## the docs site, which the server then serves under /docs
	@$(NEED) play build test docs
	@$(BIN)/python scripts/site.py

sdist:  ## the source with the built page, in dist/
	@$(NEED) play build page
	@CABALE_WEB=0 $(BIN)/python -m hatchling build -t sdist

wheel:  ## a wheel for this machine, and with PLAIN=1 one for all
	@$(NEED) play build page $(if $(PLAIN),,engine)
	@CABALE_WEB=0 $(if $(PLAIN),CABALE_COMPILE=0,CABALE_ENGINE=$(ENGINE)) \
		$(BIN)/python -m hatchling build -t wheel

clean:
	@rm -rf build dist .venv web/node_modules src/cabale/server/static src/cabale/server/docs
