since-label = Since your last turn
since-scored = { $name } scored { $points } { $first ->
        [yes] before your first turn.
       *[no] since your last turn.
    }
since-moved = { $names } moved { $first ->
        [yes] before you.
       *[no] since your last turn.
    }
since-play = Replay
since-skip = Skip

motion-heading = Motion and sound
motion-label = Motion
motion-off = Off
motion-500 = Slow
motion-250 = Normal
motion-120 = Fast
motion-help = Moves are played on the board one after another. Press anything to skip to the end.
motion-reduced = Your system asks for reduced motion, so nothing moves. The log and the outlines show each player’s last move.
sound-volume = Volume
notify-insecure = Notifications only work on a secure (https) address.
notify-unsupported = This browser has no notifications.
