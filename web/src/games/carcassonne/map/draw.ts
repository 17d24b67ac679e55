// Owns putting shapes of the art on the page without a component for each: maps and pictures have thousands of them.
import type { Attachment } from 'svelte/attachments';
import { attributes, type Shape } from '../art';

const SVG = 'http://www.w3.org/2000/svg';

/** Fills an SVG group with these shapes. */
export function drawn(shapes: readonly Shape[]): Attachment<SVGElement> {
  return (group) => {
    group.replaceChildren(
      ...shapes.map((shape) => {
        const element = document.createElementNS(SVG, shape.kind);
        for (const [name, value] of Object.entries(attributes(shape)))
          element.setAttribute(name, String(value));
        return element;
      }),
    );
  };
}
