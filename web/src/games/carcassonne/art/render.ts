//! From shapes to markup. A component spreads `attributes(shape)` onto the element named by `shape.kind`; the
//! string form is for tests, sample sheets and exports.

import { PATTERNS } from './defs';
import { SEAT_PATTERNS } from './figures';
import type { Shape } from './types';

export function attributes(shape: Shape): Record<string, string | number> {
  // A browser paints a transparent element apart from its neighbours, which takes time on a full map. A transparent fill or line
  // looks the same where there is only one of them.
  const line = shape.stroke !== undefined && shape.stroke !== 'none';
  const filled = shape.fill !== 'none';
  const opacity = line === filled ? 'opacity' : line ? 'stroke-opacity' : 'fill-opacity';
  return Object.fromEntries(
    Object.entries(shape)
      .filter(([name, value]) => name !== 'kind' && value !== undefined)
      .map(([name, value]) => [name === 'opacity' ? opacity : name, value]),
  );
}

export function markup(shapes: readonly Shape[]): string {
  return shapes
    .map((shape) => {
      const list = Object.entries(attributes(shape)).map(
        ([name, value]) => ` ${name}="${escaped(String(value))}"`,
      );
      return `<${shape.kind}${list.join('')}/>`;
    })
    .join('');
}

export function defsMarkup(): string {
  return [...PATTERNS, ...SEAT_PATTERNS]
    .map(
      ({ id, size, turn, shapes }) =>
        `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">${markup(shapes)}</pattern>`,
    )
    .join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
