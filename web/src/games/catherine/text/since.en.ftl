since-goods = { $seat } built in { $city } and took goods your order needs: { $goods }.
since-near = { $seat } built in { $city }, next to your network.
