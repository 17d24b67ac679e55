since-needed = { $seat } забирает карту, нужную вам для тройки: { $card }.
since-first = { $seat } получает бонус за первую тройку: { $kind }.
since-seven = { $seat } раньше вас собирает все семь типов.
