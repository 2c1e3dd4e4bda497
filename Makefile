# Everything is done from here. `make play` and `make test` set up what they need in .venv.

PYTHON ?= python3
PORT ?= 8642
HOST ?= 127.0.0.1
OPEN ?= yes
BIN = .venv/bin
PIP = $(BIN)/python -m pip --disable-pip-version-check --quiet

.PHONY: play setup test lint scripts types shapes rules mutants accept saves bench load attack campaigns endings picture locks clean

play: .venv/ready
	@$(BIN)/souterrain --host $(HOST) --port $(PORT) $(if $(filter no,$(OPEN)),--no-open)

setup: .venv/ready

test: lint types
	$(BIN)/python -m pytest -n auto --dist worksteal --rules-report=build/rules.json

lint: .venv/ready-to-develop scripts
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

ifeq ($(shell command -v npm),)
scripts:
	@echo "There is no Node here: the scripts of the browser client are not checked."
else
scripts: node_modules/ready ## the scripts and styles of the browser client: lint, format, types
	@test ! -e $< || { node_modules/.bin/biome check --error-on-warnings && node_modules/.bin/tsc; }
endif

types: .venv/ready-to-develop
	$(BIN)/mypy

shapes: .venv/ready-to-develop ## write down for the browser what a view is, after its Structs have changed
	$(BIN)/python -m tests.web.shapes

rules: .venv/ready-to-develop ## which rules have a passing test: build/rules.json and build/rules.md
	$(BIN)/python -m pytest -n auto --dist worksteal -m rule --rules-report=build/rules.json

GAME ?= chateau
SAMPLE ?= 200
SEED ?= 1
ONLY ?=
mutants: .venv/ready-to-develop ## mistakes put into the rules of a GAME: which of a SAMPLE of them no test notices
	$(BIN)/python -m tests.mutants $(GAME) --sample $(SAMPLE) --seed $(SEED) --only '$(ONLY)'

accept: .venv/ready-to-develop ## write the golden transcripts and the records of tests anew, after a change that is meant
	SOUTERRAIN_ACCEPT=1 $(BIN)/python -m pytest tests/test_kit.py -k golden
	SOUTERRAIN_ACCEPT=1 $(BIN)/python -m pytest tests/games

saves: .venv/ready-to-develop ## a saved game of each sample, for the version that is being made
	$(BIN)/python -m tests.saves.write

bench: .venv/ready-to-develop ## with AGAINST=path, ratios to another checkout
	$(BIN)/python -m bench $(if $(AGAINST),--against $(AGAINST))

LOAD ?=
load: .venv/ready-to-develop ## a growing crowd at tables: how soon it is answered; LOAD="--flat-out", "--against path", "--keep"
	$(BIN)/python -m bench.load $(LOAD)

ATTACK ?=
attack: .venv/ready-to-develop ## servers killed, words and files that make no sense: what came of it; ATTACK="--kills 5 --db postgresql://…"
	$(BIN)/python -m bench.attack $(ATTACK)

CAMPAIGNS ?= 200
campaigns: .venv/ready-to-develop ## campaigns of Advanced HeroQuest by bots, and what comes of them by quest
	@mkdir -p build
	$(BIN)/python -m bench.campaigns $(CAMPAIGNS) --jobs $$(nproc) --keep build/campaigns.jsonl

ENDINGS ?= 300
endings: .venv/ready-to-develop ## so many scripted games of each set-up of every game: each comes to its end
	SOUTERRAIN_ENDINGS=$(ENDINGS) $(BIN)/python -m pytest -n auto --dist worksteal tests/test_endings.py

picture: .venv/ready-to-develop ## the pictures in the pages, taken by the program itself
	$(BIN)/python -m tests.web.picture docs/table.png docs/phone.png docs/dungeon.png docs/vaults.png docs/village.png \
	  docs/plan.png docs/discs.png docs/discs-phone.png
	$(BIN)/python -m tests.terminal.picture docs/terminal.svg docs/alone.svg

LOCK ?=
LOCKED = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --no-annotate
locks: .venv/ready-to-develop ## what is installed, to the byte, after pyproject.toml has changed; LOCK=--upgrade takes newer ones
	@mkdir -p build && printf 'hatchling\neditables\n' > build/builders.in
	$(LOCKED) $(LOCK) pyproject.toml build/builders.in -o locks/play.txt
	$(LOCKED) $(LOCK) pyproject.toml --all-extras -c locks/play.txt -o locks/develop.txt

clean:
	rm -rf .venv node_modules build dist .mypy_cache .ruff_cache .pytest_cache

.venv/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Souterrain needs Python 3.11 or newer: make PYTHON=/path/to/python3.11"; exit 1; }
	@echo "Setting up Souterrain in .venv (once)…"
	@$(PYTHON) -m venv .venv
	@touch $@

.venv/ready: .venv/python pyproject.toml locks/play.txt
	@$(PIP) install --require-hashes -r locks/play.txt
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

.venv/ready-to-develop: .venv/ready locks/develop.txt
	@$(PIP) install --require-hashes -r locks/develop.txt
	@touch $@

node_modules/ready: package.json
	@npm install --no-package-lock --no-audit --no-fund --silent && touch $@ || \
	  { test -z "$$SOUTERRAIN_REQUIRE_NODE" && \
	    echo "Biome and TypeScript could not be fetched: the scripts of the browser client are not checked."; }
