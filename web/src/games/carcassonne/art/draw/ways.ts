//! Roads, rivers and the bridges where they cross.

import { bled, crossing, disc, pairs, shifted, trace } from '../geometry';
import { COLOURS, INK } from '../palette';
import { RIVER, ROAD, ROAD_CASING, type Plan } from '../plan';
import type { Point, Shape } from '../types';

const stroke = (d: string, colour: string, width: number, dash?: string): Shape => ({
  kind: 'path',
  d,
  fill: 'none',
  stroke: colour,
  'stroke-width': width,
  'stroke-linejoin': 'round',
  ...(dash === undefined ? {} : { 'stroke-dasharray': dash }),
});

export function drawRiver({ river }: Plan): Shape[] {
  if (!river) return [];
  const course = river.lines.map((line) => trace(line.map(bled))).join('');
  const { pond } = river;
  const shapes = [stroke(course, COLOURS.waterRim, RIVER + 2)];
  if (pond)
    shapes.push({ kind: 'circle', cx: pond.at.x, cy: pond.at.y, r: pond.r + 1, fill: COLOURS.waterRim });
  shapes.push(stroke(course, COLOURS.water, RIVER));
  if (pond) shapes.push({ kind: 'path', d: disc(pond.at, pond.r), fill: COLOURS.water });
  const waves = river.lines
    .flatMap((line) => [trace(shifted(line, 2.4)), trace(shifted(line, -2.4))])
    .join('');
  shapes.push(stroke(waves, COLOURS.wave, 0.9, '5 7 3 9'));
  if (pond && pond.r > 10) {
    shapes.push(
      stroke(`${disc(pond.at, pond.r * 0.62)}${disc(pond.at, pond.r * 0.28)}`, COLOURS.wave, 0.9, '6 5'),
    );
  }
  return shapes;
}

export function drawRoads(plan: Plan): Shape[] {
  if (plan.roads.length === 0) return [];
  const d = plan.roads.map((road) => trace(road.line.map(bled))).join('');
  return [
    { ...stroke(d, COLOURS.meadowShade, ROAD_CASING + 5), opacity: 0.55 },
    ...bridges(plan),
    stroke(d, COLOURS.roadRim, ROAD_CASING),
    stroke(d, COLOURS.road, ROAD),
    stroke(d, COLOURS.rut, 1.1, '5 3.5 2.5 4'),
  ];
}

function bridges({ roads, river }: Plan): Shape[] {
  if (!river) return [];
  const decks: Point[][] = [];
  for (const road of roads) {
    for (const course of river.lines) {
      for (const [a, b] of pairs(course)) {
        for (const [c, d] of pairs(road.line)) {
          const at = crossing(a, b, c, d);
          if (!at) continue;
          const size = Math.hypot(d.x - c.x, d.y - c.y);
          const reach = { x: ((d.x - c.x) / size) * 9, y: ((d.y - c.y) / size) * 9 };
          decks.push([
            { x: at.x - reach.x, y: at.y - reach.y },
            { x: at.x + reach.x, y: at.y + reach.y },
          ]);
        }
      }
    }
  }
  if (decks.length === 0) return [];
  const d = decks.map((deck) => trace(deck)).join('');
  return [stroke(d, INK, ROAD_CASING + 5.4), stroke(d, COLOURS.stone, ROAD_CASING + 3.4)];
}
