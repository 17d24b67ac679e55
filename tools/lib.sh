# Sourced by the other scripts: output, prerequisites, and counted steps.
# shellcheck shell=bash disable=SC2034  # variables are used by the scripts that source this
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# Colours only on a terminal.
if [ -t 1 ]; then bold=$'\e[1m' red=$'\e[31m' green=$'\e[32m' plain=$'\e[0m'; else bold='' red='' green='' plain=''; fi

say() { printf '%s\n' "${bold}$*${plain}"; }
fail() {
  printf '%s\n' "${red}$*${plain}" >&2
  exit 1
}

# Cargo's target folder, as an absolute path.
target=${CARGO_TARGET_DIR:-target}
[[ $target = /* ]] || target=$PWD/$target

# need_toolchain: checks for Rust, a C compiler (for SQLite) and Node; lists what is missing and how to get it.
need_toolchain() {
  local missing=()
  command -v cargo >/dev/null || missing+=("Rust 1.95 or newer: install it with rustup (https://rustup.rs)")
  command -v cc >/dev/null || missing+=("a C compiler: apt-get install build-essential (macOS: xcode-select --install)")
  if ! command -v node >/dev/null; then
    missing+=("Node.js 20.19 or newer: https://nodejs.org")
  elif ! node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)'; then
    missing+=("Node.js 20.19 or newer (this one is $(node --version)): https://nodejs.org")
  fi
  command -v npm >/dev/null || missing+=("npm: it comes with Node.js (https://nodejs.org)")
  [ ${#missing[@]} -eq 0 ] || fail "Install these first:$(printf '\n  - %s' "${missing[@]}")"
}

# need_debian PACKAGE…: installs the packages with apt-get, if permitted.
need_debian() {
  local as_root=()
  [ "$(id -u)" -eq 0 ] || as_root=(sudo -n)
  if ! command -v apt-get >/dev/null || ! "${as_root[@]}" true 2>/dev/null; then
    fail "Missing: $*. They can't be installed from here; on Debian or Ubuntu run:
  sudo apt-get update && sudo apt-get install $*"
  fi
  say "Installing $*"
  "${as_root[@]}" apt-get update -qq
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null
}

# step NAME COMMAND…: runs a command under a heading and records the result, so that one failure doesn't hide the next.
passed=() failed=()
step() {
  local name=$1 start=$SECONDS
  shift
  say $'\n'"── $name"
  if "$@"; then passed+=("$name ($((SECONDS - start)) s)"); else failed+=("$name"); fi
}

# total: prints a summary of all steps; fails if any step failed.
total() {
  say $'\n'"── Total after $SECONDS s"
  [ ${#passed[@]} -eq 0 ] || printf "  ${green}passed${plain}  %s\n" "${passed[@]}"
  [ ${#failed[@]} -eq 0 ] || printf "  ${red}failed${plain}  %s\n" "${failed[@]}"
  echo "steps: ${#passed[@]} passed, ${#failed[@]} failed"
  [ ${#failed[@]} -eq 0 ]
}
