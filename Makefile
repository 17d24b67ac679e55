# Every task, one readable line each; longer ones are scripts in tools/.
SHELL := /bin/bash
.DEFAULT_GOAL := help
.PHONY: help play test lint format bench audit types package torture client

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: ## Build Duchy and start it on http://localhost:8080
	@tools/play

test: ## Run all tests; installs what they need
	@tools/test

lint: ## Check formatting, lints and wording; changes nothing
	@tools/lint

format: web/node_modules/.installed ## Format Rust and web sources
	cargo fmt --all
	cd web && npm run --silent format

bench: ## Measure speed: games per second, instructions per game
	@tools/bench

torture: client ## Kill servers under load, 100 times on each database
	DUCHY_TORTURE_KILLS=100 tools/with-postgres cargo nextest run -p duchy --test operating torture --no-capture

package: ## Build the release: binary, Debian package, container files
	@tools/package

audit: client ## Check every rule clause against its code, test and translations
	cargo run -q -p duchy-testkit --bin audit

types: client ## Regenerate the client's types from the Rust ones
	@tools/types

# The server embeds the built client, so the client is built before any Rust. Rebuilt only when a source is newer; folders
# are listed too, since removing a file changes only its folder.
client: web/dist/index.html ## Build the web client into web/dist

WEB_SOURCES := $(shell find web/src web/public web/index.html web/*.config.* -not -name '*.test.ts' 2>/dev/null)

web/dist/index.html: $(WEB_SOURCES) web/node_modules/.installed
	@echo "Building the web client"
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@

web/node_modules/.installed: web/package.json web/package-lock.json
	@echo "Installing the web client's packages"
	@cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@
