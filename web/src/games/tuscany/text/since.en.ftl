since-affordable = { $seat } took a tile you could have paid for: { $tile }.
since-last = { $seat } took the last open tile of its type: { $tile }.
