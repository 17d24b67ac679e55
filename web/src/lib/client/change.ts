// Owns applying a change to the JSON of a state: the server sends only what differs from the last one.

/** From this place, this many characters are replaced by this. */
type Splice = [at: number, remove: number, insert: string];

export type Change = {
  /** Length of the new text. */
  length: number;
  splices: Splice[];
};

/** The new text, or null if the change does not belong to this one. */
export function changed(text: string, { length, splices }: Change): string | null {
  let next = '';
  let from = 0;
  for (const [at, remove, insert] of splices) {
    next += text.slice(from, at) + insert;
    from = at + remove;
  }
  next += text.slice(from);
  return next.length === length ? next : null;
}
