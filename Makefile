.PHONY: build
build:
	uv sync --reinstall-package triktrak
