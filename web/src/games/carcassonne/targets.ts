// Owns what can be pressed on the map: the open choices, grouped by the place each is about. Knows no rules: a choice itself
// says what it does, and where.
import type { Point } from '$lib/board/camera';
import type { Seat } from '$lib/client/types';
import { isSame, keyOf } from '$lib/play/places';
import type { FigureKind } from './art';
import { castleOn, cellOf, centreOf, corner, pointOf, quarterYard, type Scene } from './layout';
import type { Does, MapChoice, MapDecision, Place } from './types';

/** How a target is drawn. */
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

/** Null: not on the map, but a button over it. */
const LOOKS: Record<Does['kind'], Look | null> = {
  lay: 'lay',
  figure: 'figure',
  bridge: 'bridge',
  expel: 'home',
  abbot_back: 'home',
  fairy: 'fairy',
  dragon: 'dragon',
  move: 'move',
  castle: 'castle',
  points: 'points',
  reward: 'reward',
  quarter: 'quarter',
  count: 'count',
  offer: null,
  bid: null,
  buy: null,
  sell: null,
  take: null,
  pass: null,
};

export type Target = {
  /** What is pressed. */
  place: Place;
  look: Look;
  at: Point;
  /** Where it ends up on the map: the part of a feature, the castle, the quarter. */
  subject: Place;
  /** Where the figure comes from, if it is on the map already. */
  from: Point | null;
  /** The place of the figure it is about, if that is on the map. */
  figure: Place | null;
  choices: MapChoice[];
};

/** The figure a choice is about, as it would stand there. */
export function figureOf({ does }: MapChoice): FigureKind {
  switch (does.kind) {
    case 'fairy':
    case 'count':
    case 'castle':
    case 'dragon':
    case 'bridge':
      return does.kind;
    case 'figure':
      return does.feature === 'field' ? 'farmer' : does.figure;
    case 'move':
    case 'quarter':
      return does.figure;
    default:
      return 'meeple';
  }
}

/** All current targets with a position on the map. */
export function targetsOf(decision: MapDecision | null, scene: Scene): Target[] {
  const targets = new Map<string, Target>();
  for (const choice of decision?.choices ?? []) {
    const look = LOOKS[choice.does.kind];
    const place = choice.text.places?.[0];
    if (!decision || !look || !place) continue;
    const known = targets.get(keyOf(place));
    const found = known ? null : placed(place, look, scene, decision);
    if (known) known.choices.push(choice);
    else if (found) targets.set(keyOf(place), { place, look, ...found, choices: [choice] });
  }
  return [...targets.values()];
}

/** Whether it is about a figure on a tile other than the newest: the whole map may be open. */
export function isAway({ look, place }: Target, { newest }: Scene): boolean {
  return (
    look === 'figure' && place.kind === 'part' && !(newest && isSame(cellOf(place), cellOf(newest.square)))
  );
}

type Placed = Pick<Target, 'at' | 'subject' | 'from' | 'figure'>;

function placed(place: Place, look: Look, scene: Scene, decision: MapDecision): Placed | null {
  if (look === 'move') return moved(place, scene, decision);
  const figure = look === 'home' || look === 'fairy' ? figurePlace(place, scene, decision.seat) : null;
  const at = targetPoint(figure ?? place, scene, decision);
  return at && { at, subject: figure ?? place, from: null, figure };
}

/** From a quarter to what the question is about: pressed at the figure's destination, on the newest tile of it. */
function moved(place: Place, scene: Scene, { prompt }: MapDecision): Placed | null {
  const from = place.kind === 'quarter' ? quarterYard(scene, place.quarter) : null;
  const age = (one: Place) => (one.kind === 'part' ? (scene.tileAt(one)?.turn ?? 0) : 0);
  const [to] = (prompt.places ?? []).toSorted((a, b) => age(b) - age(a));
  const at = to && pointOf(to, scene);
  return to && at ? { at, subject: to, from: from?.at ?? null, figure: null } : null;
}

function targetPoint(place: Place, scene: Scene, { prompt }: MapDecision): Point | null {
  // A castle that is not built yet would stand in the middle of the city in question; the points instead are pressed there too.
  if (place.kind === 'points' || (place.kind === 'castle' && !castleOn(scene.view, place))) {
    const cells = (prompt.places ?? []).flatMap((one) => (one.kind === 'part' ? [cellOf(one)] : []));
    return centreOf(cells, scene) ?? pointOf(place, scene);
  }
  // Two bridges on a tile would cross in the middle: each is pressed on its own half.
  if (place.kind === 'bridge') {
    const { x, y } = corner(place);
    return place.axis === 'NS' ? { x: x + 50, y: y + 22 } : { x: x + 22, y: y + 50 };
  }
  // A figure that moves to a quarter stands beside those already there.
  if (place.kind === 'quarter') {
    const yard = quarterYard(scene, place.quarter);
    return yard && { x: yard.at.x + yard.reach.x * 0.68, y: yard.at.y - 4 };
  }
  return pointOf(place, scene);
}

/** Your own abbot is identified by name alone; anything else by its place. */
function figurePlace(place: Place, scene: Scene, seat: Seat): Place | null {
  if (place.kind !== 'abbot') return place;
  return scene.view.figures.find(({ kind, seat: whose }) => kind === 'abbot' && whose === seat)?.at ?? null;
}
