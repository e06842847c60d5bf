# Two commands matter: `make play` and `make test`. Both set up all they need.
PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
BIN := .venv/bin
ENGINE := build/engine
RUN := PYTHONPATH=$(CURDIR)/$(ENGINE) $(BIN)/python -m cabale
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.toml' -o -name '*.md' 2>/dev/null)
PAGE := $(shell find web -path web/node_modules -prune -o -type f -print 2>/dev/null)

.PHONY: play test check page engine fuzz bench golden wire lock docs sdist wheel clean

play: build/.page $(ENGINE)/.done  ## build everything and open the page
	@$(RUN) serve --open $(ARGS)

test: build/.dev build/.docs build/.page $(ENGINE)/.done  ## everything that proves the project
	@BIN=$(BIN) ENGINE=$(ENGINE) scripts/test

check: build/.dev  ## types, style and layers only
	@BIN=$(BIN) scripts/check

build/.venv: requirements.txt requirements-build.txt
	@test -n "$(PYTHON)" || { echo "Cabale needs Python 3.11 or later." >&2; exit 1; }
	@echo "Setting up Python packages ..."
	@$(PYTHON) -m venv .venv
	@$(BIN)/pip install -q --disable-pip-version-check --require-hashes \
		-r requirements.txt -r requirements-build.txt
	@mkdir -p build && touch $@

build/.dev: build/.venv requirements-dev.txt
	@echo "Setting up test packages ..."
	@$(BIN)/pip install -q --disable-pip-version-check --require-hashes -r requirements-dev.txt
	@touch $@

build/.docs: build/.dev requirements-docs.txt
	@echo "Setting up the packages of the docs ..."
	@$(BIN)/pip install -q --disable-pip-version-check --require-hashes -r requirements-docs.txt
	@touch $@

page: build/.page
build/.page: build/.venv $(PAGE) $(SOURCES)
	@$(BIN)/python hatch_build.py page
	@touch $@

engine: $(ENGINE)/.done
$(ENGINE)/.done: build/.venv hatch_build.py $(SOURCES)
	@$(BIN)/python hatch_build.py engine $(ENGINE)
	@touch $@

fuzz: $(ENGINE)/.done  ## random games until stopped: make fuzz GAME=cape_epee
	@$(RUN) fuzz $(GAME)

bench: build/.dev build/.page $(ENGINE)/.done  ## measure, beside the peers
	@ENGINE=$(ENGINE) BIN=$(BIN) scripts/bench

golden: build/.dev  ## write anew what is generated: records, playthroughs, tables in docs
	@PYTHONPATH=src:tests $(BIN)/python -m cabale.conformance.golden
	@PYTHONPATH=src:tests $(BIN)/python -m adapters.playing_through
	@PYTHONPATH=src $(BIN)/python tests/vocabulary.py
	@PYTHONPATH=src $(BIN)/python -m cabale.adapters.describe
	@PYTHONPATH=src $(BIN)/python -m cabale.rulebook

wire: build/.dev  ## write the page's types of the wire anew
	@PYTHONPATH=src $(BIN)/python -m cabale.server.schema

lock: build/.venv  ## write the lock files anew
	@scripts/lock

docs: build/.docs  ## the docs site, which the server then serves under /docs
	@$(BIN)/python scripts/site.py

sdist: build/.page  ## the source with the built page, in dist/
	@CABALE_WEB=0 $(BIN)/python -m hatchling build -t sdist

wheel: build/.page $(if $(PLAIN),,$(ENGINE)/.done)  ## a wheel for this machine, and with PLAIN=1 one for all
	@CABALE_WEB=0 $(if $(PLAIN),CABALE_COMPILE=0,CABALE_ENGINE=$(ENGINE)) \
		$(BIN)/python -m hatchling build -t wheel

clean:
	@rm -rf build dist .venv web/node_modules src/cabale/server/static src/cabale/server/docs
