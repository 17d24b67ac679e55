since-affordable = { $seat } took { $tile }, which you could have paid for.
since-last = { $seat } took { $tile }: none of that type is left on the table.
