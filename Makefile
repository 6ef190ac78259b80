# Hippodrome: `make play` races, `make test` tests, `make check` checks. Both set up everything they need.
SHELL := /bin/bash
PYTHON ?= python3
UV_VERSION := 0.13.7
VENV := .venv
BIN := $(VENV)/bin
PAGE_SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print 2>/dev/null) \
  $(wildcard src/hippodrome/language/catalogues/*/*.ftl docs/rules/*.md docs/rules/*/*.md)

.PHONY: play terminal serve page pictures test check bench soak mutants types lock clean format system

play: $(VENV)/ready page ## race in the browser, on an embedded database
	@$(BIN)/hippodrome open $(ARGS)

terminal: $(VENV)/ready ## race in the terminal
	@$(BIN)/hippodrome play $(ARGS)

serve: $(VENV)/ready ## the server, on an embedded database
	@$(BIN)/hippodrome serve $(ARGS)

page: src/hippodrome/page/index.html ## build the page, if anything in it has changed

web/node_modules/.ready: web/package-lock.json
	@command -v npm >/dev/null || { echo "The page is built with node: install node 20 or newer (with npm) and run make again." >&2; exit 1; }
	cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

src/hippodrome/page/index.html: web/node_modules/.ready $(PAGE_SOURCES)
	cd web && npm run --silent build -- --logLevel error
	@touch $@

test: $(VENV)/ready-dev system page ## run every test
	cd web && npm test --silent
	$(BIN)/pytest -n auto --dist worksteal

system: ## what the tests need of the system, installed here where we may: a real PostgreSQL and a real Chromium
	@missing=""; \
	command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || missing="$$missing postgresql"; \
	command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || missing="$$missing chromium"; \
	if [ -n "$$missing" ]; then \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    echo "Installing$$missing …"; \
	    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $$missing >/dev/null; \
	  else echo "The tests need$$missing: install it and run make test again." >&2; exit 1; fi; fi

check: $(VENV)/ready-dev web/node_modules/.ready ## format, lint, types, import contracts, documents
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m hippodrome.server.typescript --check web/src/protocol.ts
	cd web && npm run --silent check
	$(BIN)/towncrier build --draft --version next >/dev/null
	$(BIN)/pytest -q tests/test_docs.py tests/test_language.py tests/catalogues

bench: $(VENV)/ready-dev ## measure beside the peers, and print the tables
	$(BIN)/python benchmarks/engine.py
	$(BIN)/python benchmarks/server.py

pictures: $(VENV)/ready-dev page ## take a picture of every screen: make pictures OUT=folder
	$(BIN)/python -m tests.page.pictures $(or $(OUT),out/pictures) $(ONLY)

soak: $(VENV)/ready-dev ## kill a server 200 times under load; nothing acknowledged may be lost
	$(BIN)/python benchmarks/soak.py 200

types: $(VENV)/ready-dev ## write the page's types from the server's messages
	$(BIN)/python -m hippodrome.server.typescript web/src/protocol.ts
	$(BIN)/python -m hippodrome.drawing.typescript > web/src/board/art.ts

AVE_CAESAR := src/hippodrome/games/ave_caesar
AVE_CAESAR_TESTS := tests/games/ave_caesar
RULES := $(addprefix $(AVE_CAESAR)/,$(addsuffix .py,six alley ending moving turn unmanned start tournament refusing kit game state moves))
RULE_TESTS := $(sort $(wildcard $(AVE_CAESAR_TESTS)/test_section_*.py)) $(AVE_CAESAR_TESTS)/test_conformance.py \
  $(addprefix $(AVE_CAESAR_TESTS)/test_,$(addsuffix .py,roads moves advance refusing position views track))

mutants: $(VENV)/ready-dev ## mutation-test the rules of Ave Caesar
	nice $(BIN)/python benchmarks/mutants.py $(RULES) -- $(RULE_TESTS)
	nice $(BIN)/python benchmarks/mutants.py -s 1 $(AVE_CAESAR)/track.py -- $(RULE_TESTS) \
	  $(AVE_CAESAR_TESTS)/test_second_reading.py::test_six_steps_that_gain_more_than_a_lap_count_it
	nice $(BIN)/python benchmarks/mutants.py -s 0.3 $(AVE_CAESAR)/view.py -- $(AVE_CAESAR_TESTS)/test_views.py $(AVE_CAESAR_TESTS)/test_section_8_variants.py
	nice $(BIN)/python benchmarks/mutants.py -s 5 $(AVE_CAESAR)/quick.py -- $(AVE_CAESAR_TESTS)/test_advance.py

format: $(VENV)/ready-dev ## put the code into shape
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

lock: $(VENV)/uv ## pin the dependencies anew
	$(BIN)/uv pip compile -q --universal --generate-hashes --python-version 3.11 pyproject.toml -o requirements.lock
	$(BIN)/uv pip compile -q --universal --generate-hashes --python-version 3.11 --all-extras --group dev pyproject.toml -o requirements-dev.lock

clean: ## remove what was built
	rm -rf $(VENV) mutants .pytest_cache .mypy_cache .ruff_cache .hypothesis

$(VENV)/uv:
	$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Hippodrome needs Python 3.11 or newer: make PYTHON=python3.12 $(MAKECMDGOALS)")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv==$(UV_VERSION)
	@touch $@

$(VENV)/ready: requirements.lock pyproject.toml | $(VENV)/uv
	$(BIN)/uv pip install --quiet --require-hashes -r requirements.lock
	$(BIN)/uv pip install --quiet --no-deps -e .
	@touch $@

$(VENV)/ready-dev: requirements-dev.lock pyproject.toml | $(VENV)/uv
	$(BIN)/uv pip sync --quiet --require-hashes requirements-dev.lock
	$(BIN)/uv pip install --quiet --no-deps -e .
	@touch $@ $(VENV)/ready
