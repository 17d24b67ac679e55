//! Roads, rivers and the bridges where they cross.

import { BLEED, bledLine, crossing, disc, pairs, shifted, trace } from '../geometry';
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

const run = (lines: readonly Point[][], by: number): string =>
  lines.map((line) => trace(bledLine(line, by))).join('');

export function drawRiver({ river }: Plan): Shape[] {
  if (!river) return [];
  const { lines, pond } = river;
  const shapes = [stroke(run(lines, 2 * BLEED), COLOURS.waterRim, RIVER + 2)];
  if (pond)
    shapes.push({ kind: 'circle', cx: pond.at.x, cy: pond.at.y, r: pond.r + 1, fill: COLOURS.waterRim });
  shapes.push(stroke(run(lines, 4 * BLEED), COLOURS.water, RIVER));
  if (pond) shapes.push({ kind: 'path', d: disc(pond.at, pond.r), fill: COLOURS.water });
  const waves = lines.flatMap((line) => [trace(shifted(line, 2.4)), trace(shifted(line, -2.4))]).join('');
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
  const lines = plan.roads.map((road) => road.line);
  return [
    { ...stroke(run(lines, 0), COLOURS.meadowShade, ROAD_CASING + 5), opacity: 0.55 },
    ...bridges(plan),
    stroke(run(lines, 2 * BLEED), COLOURS.roadRim, ROAD_CASING),
    stroke(run(lines, 4 * BLEED), COLOURS.road, ROAD),
    stroke(run(lines, 0), COLOURS.rut, 1.1, '5 3.5 2.5 4'),
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
