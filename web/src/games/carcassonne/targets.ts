// Owns what can be pressed on the map: the open choices, gathered by the place each is about. Knows no rule: a choice says by
// its key what it does, and by its references where.
import type { Point } from '$lib/board/camera';
import type { Seat } from '$lib/client/types';
import { refsOf, type BoardRef, type Choice, type Decision } from '../old';
import type { FigureKind } from './art';
import { castleOn, centreOf, corner, pointOf, quarterYard, type Scene } from './layout';
import { parseRef, squareName } from './refs';
import type { Square } from './types';

/** What pressing it does, as far as drawing it goes. */
export type Look =
  | 'lay'
  | 'bridge'
  | 'figure'
  | 'home'
  | 'fairy'
  | 'dragon'
  | 'quarter'
  | 'move'
  | 'count'
  | 'castle'
  | 'points'
  | 'reward';

export type Target = {
  /** Names it among the others. */
  key: string;
  /** What the selection picks. */
  path: readonly BoardRef[];
  ref: BoardRef;
  look: Look;
  at: Point;
  /** Where the figure comes from that would stand there, if it is on the map already. */
  from: Point | null;
  /** The square it is on, where it is all of a square. */
  square: Square | null;
  /** The place of the figure on the map it is about, where it is about one. */
  figure: BoardRef | null;
  choices: Choice[];
};

const LOOKS: readonly (readonly [RegExp, Look])[] = [
  [/^action-lay/, 'lay'],
  [/^action-bridge/, 'bridge'],
  [/^action-(princess|abbot-back)/, 'home'],
  [/^action-fairy/, 'fairy'],
  [/^action-dragon/, 'dragon'],
  [/^action-quarter/, 'quarter'],
  [/^action-move/, 'move'],
  [/^action-count/, 'count'],
  [/^action-castle/, 'castle'],
  [/^action-points/, 'points'],
  [/^action-reward/, 'reward'],
];

export function lookOf({ text }: Choice): Look {
  return LOOKS.find(([key]) => key.test(text.key))?.[1] ?? 'figure';
}

/** The figure a choice is about, as it would stand there. */
export function figureOf(choice: Choice, ref: BoardRef): FigureKind {
  const look = lookOf(choice);
  if (look === 'fairy' || look === 'count' || look === 'castle' || look === 'dragon') return look;
  if (/abbot/.test(choice.text.key)) return 'abbot';
  const place = parseRef(ref);
  return place?.kind === 'part' && place.feature === 'field' ? 'farmer' : 'meeple';
}

/** Everything that can be pressed now, where it lies on the map. */
export function targetsOf(decision: Decision | null, scene: Scene): Target[] {
  const targets = new Map<string, Target>();
  for (const choice of decision?.choices ?? []) {
    const found = decision && placed(choice, scene, decision);
    if (!found) continue;
    const look = lookOf(choice);
    const figure = look === 'home' || look === 'fairy' ? figureRef(found.ref, scene, decision.seat) : null;
    const key = `${look} ${found.path.join(' ')}`;
    const known = targets.get(key);
    if (known) known.choices.push(choice);
    else targets.set(key, { ...found, key, look, figure, choices: [choice] });
  }
  return [...targets.values()];
}

/** The answers that lie nowhere on the map, such as passing. */
export function placeless(decision: Decision | null, targets: readonly Target[]): Choice[] {
  const placed = new Set(targets.flatMap(({ choices }) => choices));
  return (decision?.choices ?? []).filter((choice) => !placed.has(choice));
}

type Placed = Pick<Target, 'path' | 'ref' | 'at' | 'from' | 'square'>;

/** The first place a choice names that lies on the map. */
function placed(choice: Choice, scene: Scene, decision: Decision): Placed | null {
  const refs = refsOf(choice);
  if (lookOf(choice) === 'move') return moved(refs, scene, decision);
  for (const [depth, ref] of refs.entries()) {
    const at = choicePoint(ref, scene, decision);
    if (!at) continue;
    const place = parseRef(ref);
    const square = place?.kind === 'cell' || place?.kind === 'bridge' ? place.square : null;
    return { path: refs.slice(0, depth + 1), ref, at, from: null, square };
  }
  return null;
}

/** Out of a quarter to what the question is about: pressed where the figure would come to stand, on the newest tile of it. */
function moved(refs: readonly BoardRef[], scene: Scene, { prompt }: Decision): Placed | null {
  const quarter = parseRef(refs[0] ?? '');
  const from = quarter?.kind === 'quarter' ? quarterYard(scene, quarter.quarter) : null;
  const newest = (ref: BoardRef) => {
    const place = parseRef(ref);
    return place?.kind === 'part' ? (scene.tiles.get(squareName(place.square))?.turn ?? 0) : 0;
  };
  const ref = (prompt.places ?? []).toSorted((a, b) => newest(b) - newest(a))[0];
  const at = ref === undefined ? null : pointOf(ref, scene);
  if (ref === undefined || !at) return null;
  return { path: refs.slice(0, 1), ref, at, from: from?.at ?? null, square: null };
}

function choicePoint(ref: BoardRef, scene: Scene, { seat, prompt }: Decision): Point | null {
  const place = parseRef(ref);
  // A castle that is not there yet would stand in the middle of the city in question; its points are taken there.
  if (place?.kind === 'points' || (place?.kind === 'castle' && !castleOn(scene.view, ref))) {
    const squares = (prompt.places ?? [])
      .map(parseRef)
      .flatMap((one) => (one?.kind === 'part' ? [one.square] : []));
    return (
      centreOf(
        squares.map((square) => `cell:${squareName(square)}`),
        scene,
      ) ?? pointOf(ref, scene)
    );
  }
  // Two bridges on a tile would cross in the middle: each is taken hold of on its own half.
  if (place?.kind === 'bridge') {
    const { x, y } = corner(place.square);
    return place.axis === 'NS' ? { x: x + 50, y: y + 22 } : { x: x + 22, y: y + 50 };
  }
  // Who comes to a quarter stands beside those who are there.
  if (place?.kind === 'quarter') {
    const yard = quarterYard(scene, place.quarter);
    return yard && { x: yard.at.x + yard.reach.x * 0.68, y: yard.at.y - 4 };
  }
  const figure = figureRef(ref, scene, seat);
  return figure === null ? null : pointOf(figure, scene);
}

/** One's own abbot is known by his name alone; anything else by its place. */
function figureRef(ref: BoardRef, scene: Scene, seat: Seat): BoardRef | null {
  if (ref !== 'abbot') return ref;
  const own = scene.view.figures.find((figure) => figure.kind === 'abbot' && figure.seat === seat);
  return own?.at ?? null;
}
