//! A whole tile, layer by layer.

import { along, dice, trace } from './geometry';
import { COLOURS, INK } from './palette';
import { drawBastions, drawCityGround, drawHouses, drawWalls, towerFeet, type Taken } from './draw/city';
import { drawEmblem, placeEmblems } from './draw/emblems';
import { drawGround, drawMeadow, drawTrees } from './draw/land';
import { drawLandmark } from './draw/landmarks';
import { drawRiver, drawRoads } from './draw/ways';
import { featureSpots } from './spots';
import { survey } from './survey';
import type { Shape, Shapes, TileArt } from './types';

/** Room kept free of houses and trees round every figure's spot. */
const SPOT = 6.5;

/** Everything to draw for a tile in a 100×100 box. The seed only affects decoration, so that equal tiles can look different. */
export function tileShapes(tile: TileArt, seed: number): Shapes {
  const { plan } = survey(tile);
  const roll = dice(Math.imul(seed + 1, 0x9e3779b1) ^ hash(tile.id));
  const spots: Taken[] = [...featureSpots(tile).values()].map((at) => ({ at, r: SPOT }));
  const landmarks: Taken[] = plan.landmarks.map(({ at, radius }) => ({ at, r: radius }));
  const towers: Taken[] = towerFeet(tile).map(({ x, y }) => ({ at: { x, y: y - 6 }, r: 5 }));
  const bridges: Taken[] = plan.cities.flatMap(({ bridge }) =>
    bridge ? [{ at: along(bridge, 0.5), r: 24 }] : [],
  );
  const emblems = placeEmblems(tile, [...spots, ...landmarks, ...towers]);
  const taken: Taken[] = [...spots, ...landmarks, ...emblems.map(({ at }) => ({ at, r: 8.5 }))];
  return {
    ground: [
      drawMeadow(),
      ...drawGround(tile, taken, roll),
      ...drawRiver(plan),
      ...drawRoads(plan),
      ...drawCityGround(tile),
      ...drawHouses(tile, taken, roll),
      ...drawWalls(tile),
      ...drawCityBridges(tile),
      ...plan.landmarks.flatMap((landmark) => drawLandmark(landmark, roll)),
      ...drawTrees(tile, [...taken, ...towers, ...bridges], roll),
      ...emblems.flatMap(drawEmblem),
    ],
    over: drawBastions(tile),
  };
}

/** The stone bridge that joins two parts of one city over whatever lies between them. */
function drawCityBridges(tile: TileArt): Shape[] {
  return survey(tile).plan.cities.flatMap(({ bridge }): Shape[] => {
    if (!bridge) return [];
    const d = trace(bridge);
    const stroke = (colour: string, width: number, dash?: string): Shape => ({
      kind: 'path',
      d,
      fill: 'none',
      stroke: colour,
      'stroke-width': width,
      ...(dash === undefined ? {} : { 'stroke-dasharray': dash }),
    });
    return [
      stroke(INK, 15),
      stroke(COLOURS.stone, 13, '3.2 1.9'),
      stroke(INK, 9.6),
      stroke(COLOURS.street, 8.4),
    ];
  });
}

function hash(text: string): number {
  let value = 2166136261;
  for (const letter of text) value = Math.imul(value ^ letter.charCodeAt(0), 16777619);
  return value;
}
