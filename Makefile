# Every target is a script in tools/, run with the first Python that is new enough.
tool = sh tools/python tools/
cpp = core core/bindings tests/core tools
PORT =
ARGS =

.DEFAULT_GOAL = help
.PHONY: help play build web test lint format coverage soak clean

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' Makefile | expand -t 16

play: ## build what is not built, serve the board and open it (PORT=8000, ARGS="--no-browser")
	@$(tool)play.py $(if $(PORT),--port $(PORT)) $(ARGS)

build: ## .venv with everything for developers, the core built into it, its stub written
	@$(tool)environment.py
	@.venv/bin/python tools/stubs.py

web: ## the web bundle, where its sources changed
	@$(tool)web_bundle.py

test: ## everything CI runs
	@$(tool)check.py

lint: ## style, types and clang-tidy only
	@$(tool)check.py style types tidy

format: ## put Python and C++ in the project's style
	@.venv/bin/ruff check --quiet --fix-only
	@.venv/bin/ruff format --quiet
	@.venv/bin/clang-format -i $(wildcard $(addsuffix /*.h,$(cpp)) $(addsuffix /*.cpp,$(cpp)))

coverage: build ## which lines no test runs, of Python and of the core
	@.venv/bin/python -m pytest --quiet --cov --cov-report=term-missing
	@.venv/bin/python tools/core_coverage.py

soak: build ## the long property tests
	@TRIKTRAK_SOAK=1 .venv/bin/python -m pytest -m soak

clean: ## remove what was built; .venv stays
	rm -rf build dist src/triktrak/server/static web/node_modules web/.svelte-kit web/test-results web/playwright-report
