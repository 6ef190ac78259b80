# Hippodrome: `make play` races, `make test` checks and tests everything, `make check` is its quick part. Each sets up what it needs.
SHELL := /bin/bash
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PAGE_SOURCES := $(shell find web -path web/node_modules -prune -o -path web/wheels -prune -o -type f -print 2>/dev/null) \
  $(shell find src/hippodrome -path src/hippodrome/server -prune -o -name '*.py' -print -o -path '*/atlas/*' -type f -print) \
  $(wildcard src/hippodrome/language/catalogues/*/*.ftl docs/rules/*.md docs/rules/*/*.md)

# On few cores, two workers a core: many tests wait for a browser, a database or a clock.
WORKERS := $(shell cores=$$(nproc 2>/dev/null || echo 2); echo $$((cores < 4 ? 2 * cores : cores)))

# Servers, workers and commands are started many times: what is compiled once is kept, whatever the surroundings say.
export PYTHONDONTWRITEBYTECODE :=

# What does not wait for each other, two at a time.
SIDE_BY_SIDE := $(MAKE) --no-print-directory --jobs=2

.PHONY: play terminal serve page pictures showcase advice test test-page check lint lint-python lint-page bench unfriendly soak mutants types lock audit wheel clean format system

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

web/wheels/.ready: requirements-offline.lock | $(VENV)/uv
	@rm -rf web/wheels
	@$(BIN)/python -m pip download --quiet --disable-pip-version-check --no-deps --require-hashes --only-binary=:all: \
	  --platform pyemscripten_2026_0_wasm32 --python-version 3.14 --implementation cp --abi cp314 \
	  --dest web/wheels -r requirements-offline.lock 2>/dev/null \
	  || { echo "The page needs msgspec for Pyodide (requirements-offline.lock), which could not be downloaded: check the network and run make again." >&2; exit 1; }
	@touch $@

src/hippodrome/page/index.html: web/node_modules/.ready web/wheels/.ready $(PAGE_SOURCES)
	cd web && npm run --silent build -- --logLevel error
	@touch $@

test: $(VENV)/ready-dev system page ## check everything and run every test
	@$(SIDE_BY_SIDE) lint-python lint-page test-page
	$(BIN)/pytest -n $(WORKERS) --dist loadgroup --no-loadscope-reorder

test-page: web/node_modules/.ready
	cd web && npm test --silent

system: ## what the tests need of the system, installed here where we may: a real PostgreSQL and a real Chromium
	@missing=""; \
	command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || missing="$$missing postgresql"; \
	command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || missing="$$missing chromium"; \
	if [ -n "$$missing" ]; then \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    echo "Installing$$missing …"; \
	    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $$missing >/dev/null; \
	  else echo "The tests need$$missing: install it and run make test again." >&2; exit 1; fi; fi

check: lint ## what is quick to check: lint, and the tests of documents and catalogues
	$(BIN)/pytest -q tests/test_docs.py tests/test_language.py tests/catalogues

lint: $(VENV)/ready-dev web/node_modules/.ready ## format, lint, types, import contracts, generated files, changelog
	@$(SIDE_BY_SIDE) lint-python lint-page

lint-python: $(VENV)/ready-dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/towncrier build --draft --version next >/dev/null

lint-page: $(VENV)/ready-dev web/node_modules/.ready
	$(BIN)/python -m hippodrome.server.http.typescript --check web/src
	$(BIN)/python -m hippodrome.drawing.typescript | diff -q - web/src/board/art.ts >/dev/null || { echo "web/src/board/art.ts is not what the drawings say: run make types" >&2; exit 1; }
	cd web && npm run --silent check

bench: $(VENV)/ready-dev ## measure beside the peers, and print the tables
	$(BIN)/python benchmarks/engine.py
	$(BIN)/python benchmarks/server.py

unfriendly: $(VENV)/ready-dev ## honest tables beside unfriendly clients: how long moves take, in five minutes
	$(BIN)/python benchmarks/unfriendly.py

pictures: $(VENV)/ready-dev page ## take a picture of every screen: make pictures OUT=folder
	$(BIN)/python -m tests.page.pictures $(or $(OUT),out/pictures) $(ONLY)

showcase: $(VENV)/ready-dev page ## take the pictures of the README again
	$(BIN)/python -m tests.page.showcase docs/pictures $(ONLY)

advice: $(VENV)/ready-dev ## draw the pictures of the advice for charioteers again
	$(BIN)/hippodrome draw --position docs/advice/positions/ave-caesar-bottleneck.json --out docs/pictures/advice-ave-caesar-bottleneck.svg
	$(BIN)/hippodrome draw --position docs/advice/positions/ave-caesar-outside.json --out docs/pictures/advice-ave-caesar-outside.svg
	$(BIN)/hippodrome draw --position docs/advice/positions/ave-caesar-entrance.json --out docs/pictures/advice-ave-caesar-entrance.svg
	$(BIN)/hippodrome draw --position docs/advice/positions/ave-caesar-exit.json --out docs/pictures/advice-ave-caesar-exit.svg
	$(BIN)/hippodrome draw --position docs/advice/positions/ben-hur-bend.json --card II --ruler +30 --out docs/pictures/advice-ben-hur-bend.svg
	$(BIN)/hippodrome draw --position docs/advice/positions/ben-hur-ram.json --card II --out docs/pictures/advice-ben-hur-ram.svg
	$(BIN)/hippodrome draw --position docs/advice/positions/ben-hur-accident.json --card +III+ --out docs/pictures/advice-ben-hur-accident.svg

soak: $(VENV)/ready-dev ## kill a server 200 times under load; nothing acknowledged may be lost
	$(BIN)/python benchmarks/soak.py 200

types: $(VENV)/ready-dev ## write the page's types from the messages and views, and its art from the drawings
	$(BIN)/python -m hippodrome.server.http.typescript web/src
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

COMPILE := pip compile -q --universal --generate-hashes --python-version 3.11

lock: $(VENV)/uv ## pin the dependencies anew, what builds the wheel and the page among them
	$(BIN)/uv $(COMPILE) pyproject.toml -o requirements.lock
	$(BIN)/uv $(COMPILE) --all-extras --group dev -c requirements.lock pyproject.toml -o requirements-dev.lock
	$(BIN)/uv $(COMPILE) --group build -c requirements-dev.lock -o requirements-build.lock
	cd web && npm install --package-lock-only --omit-lockfile-registry-resolved --no-audit --no-fund --loglevel=error

wheel: $(VENV)/ready-dev page ## build the wheel into dist, page and licences in it, and its bill of materials (CycloneDX) beside it
	$(BIN)/python -m tools.sbom build/hippodrome.cdx.json
	rm -rf dist && $(BIN)/python -m hatchling build -t wheel -d dist
	cp build/hippodrome.cdx.json dist/

audit: $(VENV)/ready-dev ## ask for known vulnerabilities of everything that is pinned; says what could not be checked
	$(BIN)/python -m tools.audit

clean: ## remove what was built
	rm -rf $(VENV) build dist mutants .pytest_cache .mypy_cache .ruff_cache .hypothesis

# Everything comes with its hash: pip, which Python brings along, fetches uv and the build backend; uv fetches the rest, and
# builds with the backend that is there instead of one of its own choosing.
INSTALL_OURS := $(BIN)/uv pip install --quiet --no-deps --no-build-isolation -e .

$(VENV)/uv: requirements-build.lock
	$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Hippodrome needs Python 3.11 or newer: make PYTHON=python3.12 $(MAKECMDGOALS)")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-build.lock
	@touch $@

$(VENV)/ready: requirements.lock pyproject.toml $(VENV)/uv
	$(BIN)/uv pip install --quiet --require-hashes -r requirements.lock
	$(INSTALL_OURS)
	@touch $@

$(VENV)/ready-dev: requirements-dev.lock pyproject.toml $(VENV)/uv
	$(BIN)/uv pip sync --quiet --require-hashes requirements-dev.lock
	$(INSTALL_OURS)
	@touch $@ $(VENV)/ready
