// Owns the names of places on the table, as the server writes them: display:4:mine 2, hand:mine 2, estate:0:ship, pile:goods:left.
import type { BoardRef } from '../old';
import type { Kind } from './types';

export type Owner = number | 'rival';

export type Place =
  | { kind: 'row'; row: number }
  | { kind: 'display'; row: number; card: string }
  | { kind: 'hand' | 'offer'; card: string }
  | { kind: 'project'; seat: number; card: string }
  | { kind: 'estate'; owner: Owner; type: Kind }
  | { kind: 'stored'; seat: number; what: string }
  | { kind: 'animals'; seat: number }
  | { kind: 'pile'; of: 'goods' | 'animals'; side: 'left' | 'right' }
  | { kind: 'bonus'; number: number }
  | { kind: (typeof SINGLE)[number] };

const SINGLE = [
  'deck',
  'discard',
  'workers',
  'silver',
  'points',
  'round',
  'sevens',
  'start-card',
  'pass',
  'end',
] as const;

/** What a name means; null for a name this table does not know. */
export function parseRef(ref: BoardRef): Place | null {
  const [kind = '', first = '', second = ''] = ref.split(':');
  const single = SINGLE.find((one) => one === ref);
  if (single) return { kind: single };
  switch (kind) {
    case 'row':
      return numbered(first, (row) => ({ kind, row }));
    case 'display':
      return second ? numbered(first, (row) => ({ kind, row, card: second })) : null;
    case 'hand':
    case 'offer':
      return first ? { kind, card: first } : null;
    case 'project':
      return second ? numbered(first, (seat) => ({ kind, seat, card: second })) : null;
    case 'estate':
      if (!second) return null;
      if (first === 'rival') return { kind, owner: first, type: second as Kind };
      return numbered(first, (owner) => ({ kind, owner, type: second as Kind }));
    case 'stored':
      return second ? numbered(first, (seat) => ({ kind, seat, what: second })) : null;
    case 'animals':
      return numbered(first, (seat) => ({ kind, seat }));
    case 'bonus':
      return numbered(first, (number) => ({ kind, number }));
    case 'pile':
      if ((first === 'goods' || first === 'animals') && (second === 'left' || second === 'right'))
        return { kind, of: first, side: second };
      return null;
    default:
      return null;
  }
}

function numbered(text: string, make: (number: number) => Place): Place | null {
  return /^\d+$/.test(text) ? make(Number(text)) : null;
}

/** Whose tableau a place lies in; null for what lies in the middle of the table. */
export function ownerOf(ref: BoardRef): Owner | null {
  const place = parseRef(ref);
  if (place?.kind === 'estate') return place.owner;
  return place && 'seat' in place ? place.seat : null;
}

/** What somebody who presses a place probably means, in the server's words. Only for asking why it can't be done. */
export function meantBy(ref: BoardRef, seat: number): string | null {
  const place = parseRef(ref);
  switch (place?.kind) {
    case 'display':
      return `take ${place.card} from ${place.row}`;
    case 'hand':
      return `play ${place.card}`;
    case 'project':
      return place.seat === seat ? `place ${place.card}` : null;
    case 'stored':
      return place.seat === seat && ['light', 'medium', 'dark'].includes(place.what)
        ? `sell ${place.what}`
        : null;
    case 'workers':
    case 'silver':
      return place.kind;
    case 'deck':
      return 'buy';
    default:
      return null;
  }
}
