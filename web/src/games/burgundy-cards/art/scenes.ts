// Owns the pictures on action cards of the six plain types, each in a box of 100 × 100.
import type { Kind } from '../types';
import { PAINT as P } from './palette';
import { battlements, box, disc, drawn, fill, line, type Shape } from './shapes';

/** The sky, far hills and the ground everything stands on. */
export function land(ground: string, hills = '#a9bd8a'): Shape[] {
  return [
    fill('#d6e6ea', box(0, 0, 100, 100)),
    fill('#fdf3d8', box(0, 40, 100, 60)),
    fill('#e9edd8', box(0, 30, 100, 16)),
    fill(hills, 'M0 62c14-14 28-16 42-6 16-16 38-16 58 0v40H0z'),
    fill(ground, 'M0 74c20-8 38-7 54-4 18-4 32-3 46 2v30H0z'),
  ];
}

function cloud(x: number, y: number): Shape {
  return fill('#ffffffb8', `M${x} ${y}q2-6 8-4 4-6 10-1 7-1 7 5z`);
}

const CASTLE: Shape[] = [
  ...land('#6f9a52'),
  cloud(8, 20),
  fill('#5d8145', 'M8 100c8-22 22-30 42-31s36 10 43 31z'),
  drawn(P.wall, battlements(27, 48, 46, 6, 80)),
  fill(P.shade, box(56, 53, 17, 27)),
  drawn(P.wall, battlements(40, 26, 20, 4, 62)),
  fill(P.shade, 'M52 30h8v32h-8z'),
  drawn(P.wall, box(18, 40, 15, 42)),
  drawn(P.wall, box(67, 40, 15, 42)),
  fill(P.shade, 'M27 41h5v40h-5zM76 41h5v40h-5z'),
  drawn(P.roof, 'M15 41l10.5-21L36 41z'),
  drawn(P.roof, 'M64 41l10.5-21L85 41z'),
  drawn(P.roof, 'M42 27l8-15 8 15z'),
  line('M50 12V3'),
  fill(P.cloth, 'M50 3l12 3-12 4z'),
  fill(P.dark, 'M43 82V70a7 7 0 0 1 14 0v12zM24 52h4v8h-4zM73 52h4v8h-4zM48 38h4v8h-4z'),
  line('M46 72v10M50 70v12M54 72v10M44 76h12', P.plank, 1),
];

const MINE: Shape[] = [
  ...land('#9c9484', '#b8bda9'),
  cloud(66, 14),
  drawn('#9a958d', 'M-4 86L24 26l10 12L54 8l16 26 10-8 26 60z'),
  fill('#b5b0a6', 'M24 26l10 12L22 64 8 78zM54 8l6 22-14 14-12 30 4-34z'),
  fill('#ffffffd0', 'M54 8l9 15-6-2-4 6-6-4zM24 26l5 6-6 5-5 1z'),
  fill('#8c8272', 'M0 82c20-4 40-3 100 0v20H0z'),
  fill('#231b15', 'M34 84V62a16 16 0 0 1 32 0v22z'),
  drawn(P.wood, 'M28 84V58h7v26zM65 84V58h7v26z'),
  drawn(P.plank, 'M25 52h50v8H25z'),
  line('M38 84l-8 16M62 84l8 16M34 92h32M31 98h38', '#4c4036', 2),
  drawn('#6b6660', 'M37 76h26l-4 13H41z'),
  drawn(P.silver, 'M38 76l5-8 6 4 6-6 5 5 2 5z'),
  line('M46 72l2 3M55 70l-1 4', '#8b96a0', 1.4),
  drawn(P.dark, disc(44, 91, 3.4), 1),
  drawn(P.dark, disc(56, 91, 3.4), 1),
];

const CLOISTER: Shape[] = [
  ...land('#88a562'),
  cloud(10, 16),
  drawn(P.wall, box(12, 50, 76, 34)),
  drawn(P.slate, 'M8 51l8-14h68l8 14z'),
  drawn(P.wall, 'M34 84V44l16-16 16 16v40z'),
  drawn(P.slate, 'M30 46l20-22 20 22-4 3-16-17-16 17z'),
  drawn(P.wall, box(43, 12, 14, 20)),
  drawn(P.slate, 'M40 13l10-11 10 11z'),
  fill(P.dark, 'M47 29v-9a3 3 0 0 1 6 0v9z'),
  drawn(P.gold, disc(50, 50, 6.5), 1.2),
  line('M50 44v12M44 50h12', '#6b4a86', 1.3),
  fill('#4a3560', 'M44 84V72a6 6 0 0 1 12 0v12z'),
  ...[16, 25, 70, 79].map((x) => fill('#6a5a74', `M${x} 84V66a3.5 3.5 0 0 1 7 0v18z`)),
  line('M12 61h21M67 61h21', P.shade, 1.6),
  fill('#5f7f42', 'M6 86c6-8 12-4 14 1zM82 87c4-9 12-5 13 1z'),
];

const KNOWLEDGE: Shape[] = [
  fill('#6a4528', box(0, 0, 100, 100)),
  fill('#7d5431', 'M0 0h100v70H0z'),
  drawn('#cfe3ea', 'M32 62V26a18 18 0 0 1 36 0v36z'),
  fill('#f7e9bb', 'M34 60V40h32v20z'),
  line('M50 8v54M32 30h36M32 46h36', '#6a4528', 2),
  ...[
    [6, 12, '#a8332b'],
    [11, 9, '#2f6795'],
    [17, 14, '#86742f'],
    [78, 10, '#47613a'],
    [84, 13, '#a8332b'],
    [90, 9, '#6b4a86'],
  ].map(([x, y, colour]) => drawn(String(colour), box(Number(x), Number(y), 5, 34 - Number(y)), 1)),
  fill('#4d3019', 'M2 34h24v4H2zM74 34h24v4H74z'),
  fill('#a87443', 'M0 72h100v30H0z'),
  fill('#8a5b31', 'M0 72h100v4H0z'),
  drawn('#fff8e4', 'M50 66c-12-8-26-8-36-4v26c10-4 24-4 36 4 12-8 26-8 36-4V62c-10-4-24-4-36 4z'),
  line('M50 66v26', '#3b2a1c', 1.6),
  line(
    'M20 68c8-2 16-1 24 3M20 75c8-2 16-1 24 3M20 82c8-2 16-1 24 3M56 71c8-4 16-5 24-3M56 78c8-4 16-5 24-3',
    '#9d8a66',
    1.5,
  ),
  drawn(P.cream, 'M68 74c6-20 14-34 25-42-1 16-8 30-20 41z', 1.2),
  line('M68 75c7-16 14-28 24-42', '#3b2a1c', 1.2),
];

const SHIP: Shape[] = [
  fill('#cfe3ea', box(0, 0, 100, 100)),
  fill('#f8efd2', box(0, 34, 100, 40)),
  fill('#a9bd8a', 'M0 60c10-10 20-10 30-2 8-6 14-6 20-1 16-10 34-10 50 2v20H0z'),
  cloud(70, 18),
  fill(P.water, 'M0 66h100v40H0z'),
  line('M0 72q6-4 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0', P.foam, 1.8),
  line('M51 12v62', '#4a3522', 3),
  drawn(P.cream, 'M27 22q24-7 47 0 5 18 0 36-23-6-47 0 6-18 0-36z'),
  fill('#2f6795', 'M27 22q4-1 8-2 5 18 0 38-4 0-8 0 6-18 0-36zM62 20l12 2q5 18 0 36l-11-2q5-18-1-36z'),
  line('M25 22q25-7 51 0', '#4a3522', 2.4),
  drawn(P.gold, 'M48 30l3-6 3 6 6 1-4 5 1 6-6-3-6 3 1-6-4-5z', 1),
  fill(P.cloth, 'M51 12l13-5-13-5z'),
  drawn(P.wood, 'M16 68c10 4 20 5 34 5s26-2 36-8c-3 14-8 20-14 24H28c-7-5-10-12-12-21z'),
  line('M20 76c20 5 42 4 62-1M24 82c18 3 36 3 52-1', P.plank, 1.6),
  drawn(P.plank, box(64, 60, 12, 9)),
  drawn('#c8b07a', disc(34, 67, 5)),
  line(
    'M0 88q6-4 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0M4 96q6-4 12 0t12 0 12 0 12 0 12 0 12 0 12 0',
    P.foam,
    2,
  ),
];

const PASTURE: Shape[] = [
  ...land('#94bd5b', '#b9ce92'),
  cloud(12, 16),
  cloud(62, 24),
  fill('#6b8f46', disc(80, 46, 12)),
  fill('#7ba152', disc(72, 52, 9)),
  fill('#6b8f46', disc(88, 54, 8)),
  line('M80 54v18', '#5b4028', 4),
  fill('#7fab49', 'M0 82c24-8 60-8 100 0v20H0z'),
  line('M2 66h34M2 73h34M6 60v20M18 60v20M30 60v20', '#7a5430', 2.6),
  drawn(
    P.cream,
    'M34 78c-5-2-5-9 0-11 0-6 8-9 12-6 4-4 12-4 15 0 6-1 10 4 8 9 4 4 2 11-3 12-2 5-9 6-13 3-5 4-12 2-13-2-3 0-6-2-6-5z',
  ),
  line('M42 84v9M49 85v9M58 85v9M64 83v9', '#3b2a1c', 2.6),
  drawn('#4a3c33', 'M66 66c5-4 11-3 13 1 3 5 1 10-4 11-6 1-11-5-9-12z', 1.2),
  drawn('#4a3c33', 'M67 66c-4-2-7-1-8 1 3 2 6 2 8 1z', 1),
  fill(P.cream, disc(73, 70, 1.5)),
  line('M12 92l2-5 2 5M84 90l2-5 2 5M24 97l2-4 2 4', '#5c8236', 1.4),
  fill('#f0d24b', disc(22, 88, 1.6) + disc(88, 96, 1.6) + disc(50, 98, 1.4)),
];

export const SCENES: Record<Exclude<Kind, 'building'>, readonly Shape[]> = {
  castle: CASTLE,
  mine: MINE,
  cloister: CLOISTER,
  knowledge: KNOWLEDGE,
  ship: SHIP,
  pasture: PASTURE,
};
