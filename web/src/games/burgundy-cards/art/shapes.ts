// Owns the primitives the pictures are drawn with: filled shapes and inked lines, as paths.

/** A shape: its path, what fills it, and its outline. */
export type Shape = { d: string; fill?: string; line?: string; width?: number };

export const INK = '#3b2a1c';

export function fill(colour: string, d: string): Shape {
  return { d, fill: colour };
}

/** Filled, with a thin outline. */
export function drawn(colour: string, d: string, width = 1.4): Shape {
  return { d, fill: colour, line: INK, width };
}

export function line(d: string, colour = INK, width = 1.4): Shape {
  return { d, line: colour, width };
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

export function disc(x: number, y: number, radius: number): string {
  const across = 2 * radius;
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${across} 0a${radius} ${radius} 0 1 0 ${-across} 0z`;
}

/** The top of a wall with `count` merlons, from left to right. */
export function battlements(x: number, y: number, width: number, count: number, foot: number): string {
  const step = width / (2 * count - 1);
  const teeth = Array.from({ length: count }, (_, index) => {
    const gap = index < count - 1 ? `v4h${step}v-4` : '';
    return `h${step}${gap}`;
  });
  return `M${x} ${foot}V${y}${teeth.join('')}V${foot}z`;
}
