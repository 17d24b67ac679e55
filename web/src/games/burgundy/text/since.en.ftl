since-completing = { $seat } took { $tile }, which could have completed a region of yours.
since-last = { $seat } took { $tile }: none of that colour is left on the depots.
since-bonus = { $seat } covered a colour before you: { $colour }.
