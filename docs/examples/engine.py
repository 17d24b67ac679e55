#!/usr/bin/env python3
"""A small engine: plays the legal action with the longest notation, which tends to do more than a pass.

    duchy arena --game carcassonne --engine "mine=python3 docs/examples/engine.py" --bots random

The protocol is described in docs/engines.md.
"""

import json
import sys


def choose(question: dict) -> str:
    """The action to play; replace this with something clever."""
    return max(question["legal"], key=len)


def main() -> None:
    for line in sys.stdin:
        question = json.loads(line)
        answer = {"id": question["id"], "action": choose(question)}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
