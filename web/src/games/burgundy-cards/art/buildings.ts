// Owns the pictures of the eight buildings, each in a box of 100 × 100.
import type { Building } from '../types';
import { PAINT as P } from './palette';
import { land } from './scenes';
import { battlements, box, disc, drawn, fill, line, type Shape } from './shapes';

const ground = () => land('#c8b183', '#bccb9f');
const paving = line('M6 90h18M40 94h22M74 89h16M20 97h14M64 98h20', '#a58d60', 1.6);

const CARPENTER: Shape[] = [
  ...ground(),
  drawn(P.wall, box(18, 42, 50, 42)),
  line('M18 58h50M30 42v42M54 42v42M18 58l12-16M68 58L54 42', '#7a5430', 2.6),
  drawn(P.roof, 'M12 43l12-22h38l12 22z'),
  fill(P.dark, 'M36 84V66h14v18z'),
  drawn(P.wood, 'M58 96l6-20h4l-6 20zM88 96l-6-20h-4l6 20z'),
  drawn(P.plank, box(50, 70, 46, 7)),
  drawn('#e3e0d8', 'M58 70l28-15 5 7-21 10z', 1.2),
  line('M60 70l3-1 1 2 3-3 1 2 3-3 1 2 3-3', '#8b96a0', 1.1),
  drawn(P.wood, 'M84 56l6-6 7 4-2 9z', 1.2),
  paving,
];

const CHURCH: Shape[] = [
  ...ground(),
  drawn(P.wall, box(40, 52, 46, 33)),
  drawn(P.roof, 'M36 53l8-16h40l8 16z'),
  drawn(P.wall, box(18, 34, 24, 51)),
  fill(P.shade, box(34, 35, 7, 50)),
  drawn(P.slate, 'M14 35l16-29 16 29z'),
  line('M30 8V-2M26 2h8', '#3b2a1c', 2),
  line('M30 12V2M26.5 5.5h7', '#e3b23c', 2),
  fill(P.dark, 'M25 50v-6a5 5 0 0 1 10 0v6z'),
  drawn(P.gold, 'M27 50c0-6 6-6 6 0z', 1),
  fill('#6a3f24', 'M24 85V74a6 6 0 0 1 12 0v11z'),
  ...[50, 62, 74].map((x) => drawn(P.glass, `M${x} 72v-8a3.5 3.5 0 0 1 7 0v8z`, 1.1)),
  paving,
];

const MARKET: Shape[] = [
  ...ground(),
  fill('#d9c79c', 'M4 44h22v36H4zM76 40h22v40H76z'),
  fill(P.roof, 'M2 45l13-13 13 13zM74 41l13-13 13 13z'),
  line('M14 52v36M86 52v36', '#7a5430', 3.4),
  drawn(P.plank, box(10, 70, 80, 18)),
  fill('#a97b45', box(10, 76, 80, 3)),
  drawn('#c8543a', disc(22, 68, 5)),
  drawn('#c8543a', disc(31, 68, 5)),
  drawn('#c8543a', disc(26.5, 61, 5)),
  drawn('#e3b23c', 'M40 71c0-8 14-8 14 0z'),
  drawn('#e3b23c', 'M50 71c0-8 14-8 14 0z'),
  drawn('#7c9b45', disc(74, 67, 5)),
  drawn('#7c9b45', disc(82, 67, 5)),
  drawn(P.cream, 'M8 34h84l6 18q-6 6-12 0-6 6-12 0-6 6-12 0-6 6-12 0-6 6-12 0-6 6-12 0-6 6-12 0-6 6-12 0z'),
  fill(P.cloth, 'M20 34h12l-6 18q-6 6-12 0zM44 34h12v18q-6 6-12 0zM68 34h12l6 18q-6 6-12 0z'),
  paving,
];

const WATCHTOWER: Shape[] = [
  ...ground(),
  fill('#8aa761', 'M10 100c8-16 24-20 40-20s34 4 40 20z'),
  drawn(P.stone, 'M38 88l3-54h18l3 54z'),
  fill('#9b968c', 'M52 34h7l3 54H53z'),
  line('M41 46h8M50 54h10M40 62h9M51 70h9M39 78h10', '#857f74', 1.2),
  drawn(P.stone, battlements(33, 24, 34, 5, 38)),
  fill('#7d776c', 'M36 38h28v3H36z'),
  drawn(P.wood, 'M38 24V12h3v12zM59 24V12h3v12z', 1),
  drawn(P.roof, 'M33 13L50 0l17 13z'),
  drawn('#f08a2c', 'M46 24c-3-6 3-7 4-12 3 4 7 7 4 12z', 1),
  fill('#fbd24b', 'M48 24c-1-4 2-4 2-7 2 3 4 5 2 7z'),
  fill(P.dark, 'M45 88V76a5 5 0 0 1 10 0v12zM48 48h4v8h-4z'),
];

const BANK: Shape[] = [
  ...ground(),
  drawn(P.wall, box(14, 42, 72, 42)),
  drawn(P.shade, 'M8 43l42-25 42 25z'),
  drawn(P.wall, 'M20 40l30-18 30 18z', 1),
  ...[18, 34, 58, 74].map((x) => drawn(P.cream, box(x, 46, 8, 34))),
  drawn(P.stone, 'M10 80h80v5H10zM6 85h88v6H6z'),
  fill(P.dark, 'M45 80V62a5 5 0 0 1 10 0v18z'),
  drawn(P.silver, disc(50, 33, 7), 1.4),
  line('M47 33h6M50 30v6', '#6d7278', 1.4),
  ...[88, 92, 96].map((y) => drawn(P.silver, `M66 ${y}c0-4 18-4 18 0v3c0 4-18 4-18 0z`, 1)).reverse(),
  paving,
];

const INN: Shape[] = [
  ...ground(),
  drawn(P.wall, box(24, 58, 56, 28)),
  drawn('#efdcb2', box(20, 38, 64, 22)),
  line('M20 49h64M32 38v22M52 38v22M72 38v22M20 60l12-11M84 60L72 49', '#7a5430', 2.4),
  drawn(P.roof, 'M14 39l14-24h48l14 24z'),
  drawn(P.wall, box(66, 10, 8, 14)),
  drawn('#f7d774', 'M36 41h10v7H36zM58 41h10v7H58zM60 64h12v10H60z', 1.2),
  fill('#6a3f24', 'M40 86V70a6 6 0 0 1 12 0v16z'),
  line('M24 62H6', '#3b2a1c', 2.4),
  line('M9 62v5M19 62v5', '#3b2a1c', 1.2),
  drawn(P.plank, box(4, 67, 20, 18)),
  drawn(P.gold, 'M9 72h8v9H9zM17 74h3v5h-3z', 1),
  fill(P.cream, 'M8 72c0-4 10-4 10 0z'),
  paving,
];

const WAREHOUSE: Shape[] = [
  ...ground(),
  drawn('#c48a55', box(16, 40, 60, 46)),
  line('M26 40v46M36 40v46M56 40v46M66 40v46', '#9a6738', 1.2),
  drawn('#7b4a2b', 'M10 42l36-26 36 26z'),
  drawn(P.plank, 'M44 19h30v4H44z', 1.2),
  line('M70 23v14', '#3b2a1c', 1.4),
  drawn('#d9c08a', box(64, 36, 12, 10), 1.2),
  fill(P.dark, box(34, 58, 24, 28)),
  fill('#8a5b31', 'M34 58h6v28h-6zM52 58h6v28h-6z'),
  drawn(P.plank, box(60, 74, 20, 18)),
  line('M60 74l20 18M80 74L60 92', '#8a5b31', 1.6),
  drawn(P.wood, 'M82 74c0-3 14-3 14 0 2 6 2 14 0 20 0 3-14 3-14 0-2-6-2-14 0-20z'),
  line('M81 80h16M81 88h16', '#3b2a1c', 1.6),
  drawn('#e7dbb8', 'M8 94c-2-10 2-16 6-18l-1-4h6l-1 4c4 2 8 8 6 18z'),
  paving,
];

const CITY_HALL: Shape[] = [
  ...ground(),
  drawn(P.wall, box(12, 50, 76, 36)),
  drawn(P.slate, 'M8 51l8-12h68l8 12z'),
  drawn(P.wall, 'M32 86V36l6-6v-7h6v-6h12v6h6v7l6 6v50z'),
  drawn(P.cream, disc(50, 40, 8)),
  line('M50 35v5l4 3', '#3b2a1c', 1.6),
  line('M50 17V3', '#3b2a1c', 1.8),
  fill(P.cloth, 'M50 3q7-3 14 0v8q-7-3-14 0z'),
  fill(P.gold, 'M55 5h4v4h-4z'),
  fill('#6a3f24', 'M42 86V72a8 8 0 0 1 16 0v14z'),
  ...[38, 46, 54].map((x) => drawn(P.glass, `M${x} 62v-6a3 3 0 0 1 6 0v6z`, 1)),
  ...[16, 24, 71, 79].map((x) => drawn(P.glass, `M${x} 72v-9a3 3 0 0 1 6 0v9z`, 1)),
  drawn(P.stone, 'M36 86h28v4H36zM32 90h36v4H32z', 1.1),
  paving,
];

export const BUILDINGS: Record<Building, readonly Shape[]> = {
  carpenter: CARPENTER,
  church: CHURCH,
  market: MARKET,
  watchtower: WATCHTOWER,
  bank: BANK,
  inn: INN,
  warehouse: WAREHOUSE,
  'city-hall': CITY_HALL,
};
