# What the terminal itself says; the games have words of their own.
play-help =
    Type the number of a choice, or the choice as it stands in brackets. Also:
      undo         take back your last decision, if nothing was revealed since
      why ACTION   why an action is refused
      rule ID      read a clause of the rules
      log          what has happened so far
      board        show the table again
      save FILE    write the record of the game
      quit         stop (save first if you want to go on later)
play-reconstructed = Nobody has checked these values against the box; your own data file (--data FILE) can correct them:
play-choices = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
play-to-act = { $name } is to act.
play-your-choice = Your choice (help for more):
play-thinking = { $name } is thinking
play-not-understood = "{ $given }" is not one of the choices. Type help to see what can be typed.
play-refused = Refused ({ $rule }): { $clause }
play-legal = That is allowed.
play-no-clause = There is no clause "{ $given }".
play-saved = Saved to { $file }.
play-save-how = Type save and a file name: save game.jsonl
play-undo-blocked = That can't be taken back: { $reason }.
play-over = The game is over.
play-place = { $place }. { $name }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}
play-left = The game is not over. { $saved ->
    [yes] Go on with: duchy play --resume { $file }
   *[no] It was not saved; next time give --record FILE.
}
undo-nothing = there is nothing to take back
undo-others = another player has decided since, or is to act
undo-chance = chance has been seen since
undo-reveal = something has been revealed since
undo-over = the game is over
