// Owns what all boards may know of a place: its kind, and when two places are the same. The rest is up to the
// game.

/** The kinds of a game's places. */
export type Kind<P> = P extends { kind: infer K extends string } ? K : never;

/** One function for every kind of place: leaving one out does not compile. */
export type ByKind<P, R, More extends unknown[] = []> = {
  [K in Kind<P>]: (place: Extract<P, { kind: K }>, ...more: More) => R;
};

/** Builds a function over places from one per kind: `const nameOf = byKind<Place, string>({ die: …, depot: … })`. */
export function byKind<P, R, More extends unknown[] = []>(
  table: ByKind<P, R, More>,
): (place: P, ...more: More) => R {
  // The table has exactly the function for this kind, which TypeScript can't follow through a union.
  const functions = table as Record<string, (place: P, ...more: More) => R>;
  return (place, ...more) => {
    const own = functions[kindOf(place)];
    if (!own) throw new RangeError(`no place ${keyOf(place)}`);
    return own(place, ...more);
  };
}

/** The kind of a place; empty for a place without kinds. */
export function kindOf(place: unknown): string {
  const kind = typeof place === 'object' && place !== null && 'kind' in place ? place.kind : '';
  return typeof kind === 'string' ? kind : '';
}

/** A key that equal places share: `space seat=0 space=d4`. Also the value of `data-place` on a board. */
export function keyOf(place: unknown): string {
  if (typeof place !== 'object' || place === null) return String(place);
  let key = keys.get(place);
  if (key === undefined) keys.set(place, (key = written(place)));
  return key;
}

/** Keys by place: a board asks for the same ones many times, and places never change. */
const keys = new WeakMap<object, string>();

function written(place: object): string {
  let key = kindOf(place);
  for (const name of Object.keys(place).sort()) {
    const value: unknown = place[name as keyof typeof place];
    if (name === 'kind' || value === null || value === undefined) continue;
    if (key) key += ' ';
    key += `${name}=${typeof value === 'object' ? `(${keyOf(value)})` : String(value)}`;
  }
  return key;
}

export function isSame(a: unknown, b: unknown): boolean {
  return a === b || keyOf(a) === keyOf(b);
}
