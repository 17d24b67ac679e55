# Every task, one readable line each; longer ones are scripts in tools/.
SHELL := /bin/bash
.DEFAULT_GOAL := help
.PHONY: help play test lint format bench arena analysis audit types package torture load client screenshots link-pictures sizes

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

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

arena: client ## Measure the computer opponents (hours); DEALS=20 for a short round
	@tools/arena

sizes: web/node_modules/.installed ## Print how much the browser loads, page and boards
	@cd web && node bench/sizes.mjs

screenshots: client ## Take pictures of every page and board into screenshots/
	@tools/screenshots

link-pictures: web/node_modules/.installed ## Draw the pictures that messengers show of links
	@tools/link-pictures

analysis: ## Test the analysis on simulated games: the tables of docs/analysis.md
	DUCHY_ANALYSIS_GAMES=50 cargo test --release -p duchy-games --test analysis -- --nocapture --test-threads=1

torture: client ## Kill servers, crash databases and fill disks under load
	DUCHY_TORTURE_KILLS=100 tools/with-postgres --durable cargo nextest run -p duchy --test operating torture --no-capture --test-threads 1

load: client ## Measure moves, viewers and stored games of a release build (minutes)
	DUCHY_LOAD=1 tools/with-postgres --durable cargo nextest run --release -p duchy --test operating load_of --no-capture

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
