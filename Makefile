# Hippodrome: `make play` races, `make test` tests, `make check` checks. Both set up everything they need.
SHELL := /bin/bash
PYTHON ?= python3
UV_VERSION := 0.13.7
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play test check bench mutants lock clean format

play: $(VENV)/ready ## race in the terminal
	@$(BIN)/hippodrome play $(ARGS)

test: $(VENV)/ready-dev ## run every test
	$(BIN)/pytest -n auto --dist worksteal

check: $(VENV)/ready-dev ## format, lint, types, import contracts, documents
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/towncrier build --draft --version next >/dev/null
	$(BIN)/pytest -q tests/test_docs.py tests/test_language.py

bench: $(VENV)/ready-dev ## measure beside the peers, and print the tables
	$(BIN)/python benchmarks/engine.py

mutants: $(VENV)/ready-dev ## mutation-test the rules of Ave Caesar
	$(BIN)/mutmut run
	$(BIN)/mutmut results

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
