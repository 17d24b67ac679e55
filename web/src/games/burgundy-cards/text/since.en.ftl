since-needed = { $seat } took the card you needed for a triple: { $card }.
since-first = { $seat } got the bonus for the first triple: { $kind }.
since-seven = { $seat } collected all seven types before you.
