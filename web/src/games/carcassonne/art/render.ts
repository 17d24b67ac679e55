//! From shapes to markup. A component spreads `attributes(shape)` onto the element named by `shape.kind`; the
//! string form is for tests, sample sheets and exports.

import { PATTERNS } from './defs';
import { SEAT_PATTERNS } from './figures';
import type { Shape } from './types';

export function attributes(shape: Shape): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(shape).filter(([name, value]) => name !== 'kind' && value !== undefined),
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
