# make play: everything up to a table in the browser. make help: the rest.

PYTHON ?= $(shell for python in python3 python python3.14 python3.13 python3.12 python3.11; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && break; done)
BIN := .venv/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
INSTALL := $(PIP) install --constraint constraints.txt
NPM := $(BIN)/python tools/build_page.py npm
NEWEST := $(subst .venv/,.venv/newest/,$(BIN))/python -m pip
CHECKED := src tests tools hatch_build.py $(wildcard bench)

.PHONY: help play page types compiled test test-python test-page soak lint lint-style lint-types lint-page format constraints clean

help:
	@echo 'make play         install, build the page, start the server, open its address'
	@echo 'make test         install what the tests need and run all of them'
	@echo 'make soak         the heavy tests, whole'
	@echo 'make lint         linters and type checkers; make format repairs what can be'
	@echo 'make page         the page alone; make types: the message types it uses'
	@echo 'make constraints  newest versions that fit pyproject.toml, to be tested and committed'
	@echo 'make clean        removes all that was made here'

play: .venv/installed page
	$(BIN)/hatstand $(ARGS)

page: .venv/installed
	@needed="$$($(BIN)/python tools/build_page.py needs)" && { test -z "$$needed" || $(INSTALL) --group node; }
	@$(BIN)/python tools/build_page.py

types: .venv/installed
	@$(BIN)/python -m hatstand.server.typescript web/src/messages.ts

test: test-python test-page

# Once, and not in each of the processes that the tests run in.
compiled: .venv/developed
	@$(BIN)/python -m hatstand.server.warm

test-python: .venv/developed page compiled
	$(BIN)/python tools/find_chromium.py
	$(BIN)/python -m pytest --numprocesses=logical --maxprocesses=4 --dist=loadgroup --no-loadscope-reorder $(ARGS)

test-page: page types
	$(NPM) test

soak: .venv/developed page
	$(BIN)/python tools/find_chromium.py
	HATSTAND_SOAK=1 $(BIN)/python -m pytest -m soak --timeout 0 $(ARGS)

lint: lint-style lint-types lint-page

lint-style: .venv/developed
	$(BIN)/ruff check
	$(BIN)/ruff format --check

lint-types: .venv/developed
	$(BIN)/mypy $(CHECKED)
	@for each in $(wildcard tests/*/conftest.py); do $(BIN)/mypy $$each || exit 1; done

lint-page: page types
	$(NPM) run lint

format: .venv/developed page
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(NPM) run format

# pip is pinned too: the one that a new environment brings may be too old for dependency groups.
.venv/pip: constraints.txt
	@test -n '$(PYTHON)' || { echo 'Hatstand needs Python 3.11 or newer'; exit 1; }
	$(PYTHON) -m venv .venv
	$(INSTALL) pip
	@touch $@

.venv/installed: .venv/pip pyproject.toml
	$(INSTALL) --group build
	$(INSTALL) --no-build-isolation --editable .
	@touch $@

.venv/developed: .venv/installed
	$(INSTALL) --group dev
	@touch $@

constraints: .venv/pip
	$(PYTHON) -m venv --clear .venv/newest
	$(NEWEST) install --quiet --upgrade pip
	$(NEWEST) install --quiet --group dev --group node --editable .
	$(NEWEST) freeze --all --exclude-editable --exclude setuptools > constraints.txt

clean:
	rm -rf .venv web/node_modules web/src/messages.ts src/hatstand/server/page
