# Texts of the terminal itself; each game has its own.
play-help =
    Type the number of a choice, or the choice as shown in brackets. Also:
      undo         undo your last decision, if nothing has been revealed since
      why ACTION   explain why an action is not allowed
      rule ID      show a clause of the rules
      log          show the log
      board        show the table again
      save FILE    save the record
      quit         quit (save first if you want to resume later)
play-reconstructed = These values are reconstructed. If you own the box, you can correct them in a data file (--data FILE):
play-choices = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
play-to-act = { $name }’s turn.
play-your-choice = Your choice (help for more):
play-thinking = { $name } is thinking
play-not-understood = “{ $given }” is not one of the choices. Type help for a list of commands.
play-refused = Not allowed ({ $rule }): { $clause }
play-legal = That is allowed.
play-no-clause = There is no clause “{ $given }”.
play-saved = Saved to { $file }.
play-save-how = Type save and a file name: save game.jsonl
play-undo-blocked = Can’t undo: { $reason }.
play-over = The game is over.
play-place = { $place }. { $name }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}
play-left = The game is not over. { $saved ->
    [yes] Resume it with: duchy play --resume { $file }
   *[no] It was not saved; next time give --record FILE.
}
undo-nothing = nothing to undo
undo-others = another player has acted since, or it is their turn
undo-chance = new tiles, cards or dice have been revealed
undo-reveal = secret choices have been revealed
undo-over = the game is over
replay-unfinished = The record ends here. The game is not over.
analyse-settings = Depth { $depth }, seed { $seed }.
analyse-unfinished = The game is not over: values at the end are expectations.
analyse-agreed = The players agreed to end the game: values at the end are expectations.
analyse-verdict = { $name }: margin { $result }, of which luck { $luck } ± { $error } and decisions { $decisions }.
analyse-verdict-close = { $name }: margin { $result }, of which luck { $luck } ± { $error } and decisions { $decisions }: too close to call.
analyse-known = As known: decisions judged by what the player could know
analyse-open = All open: decisions judged with all cards on the table
analyse-win = Chance to win
analyse-margin = Margin
analyse-ledger = Where the result came from
analyse-start = Start
analyse-luck = Luck
analyse-own = Own mistakes
analyse-others = Others’ mistakes
analyse-estimation = Estimation error
analyse-result = Result
analyse-counted = Counted decisions
analyse-rate-win = Chance to win lost per decision, ‰
analyse-rate-margin = Points lost per decision
analyse-sizes-win = Inaccuracies / mistakes / blunders (win)
analyse-sizes-margin = Inaccuracies / mistakes / blunders (points)
analyse-turning-points = Turning points
analyse-turning-point = Turn { $turn } (entry { $entry }), { $name }: “{ $played }” cost { $points } points, chance to win { $before } → { $after }%. Better: “{ $better }”.
analyse-swing = The largest difference: { $name } { $points } for { $what } ({ $rule }).
analyse-mistakes = Mistakes
analyse-mistake = Entry { $entry }, { $name }: “{ $played }” cost { $points } points and lowered the chance to win by { $win } percentage points
analyse-action = Action
analyse-behind = Behind the best
analyse-sources = expected final points
analyse-played = Played
analyse-best = Best
analyse-draws = Luck of the draws
analyse-entry = Entry
analyse-as-table = As a table
analyse-footnote = ± is one standard error. Margin: own points minus the mean of the others’. Differences within 2.33 standard errors are too close to call and count as no loss.
hint-close = The first two are too close to call.
