import { describe, expect, test } from 'vitest';
import { fit, moveOf, pan, reveal, toBoard, toView, viewBox, zoom } from './camera';
import { closest, nearest } from './compass';

const SIZE = { width: 400, height: 200 };

describe('the camera', () => {
  test('a drawing for another camera is moved to where it was', () => {
    const at = { x: 10, y: 20, scale: 2 };
    expect(moveOf(at, at)).toBeNull();
    expect(moveOf(at, { x: 15, y: 20, scale: 1 })).toBe('translate(10px, 0px) scale(2)');
  });

  test('fits a box into the view, centred and not too large', () => {
    expect(fit({ x: 0, y: 0, width: 800, height: 200 }, SIZE, 2)).toEqual({ x: 400, y: 100, scale: 0.5 });
    expect(fit({ x: 0, y: 0, width: 10, height: 10 }, SIZE, 2).scale).toBe(2);
  });

  test('converts a point to the view and back', () => {
    const camera = { x: 30, y: -20, scale: 1.5 };
    const at = { x: 12, y: 34 };
    expect(toBoard(camera, SIZE, toView(camera, SIZE, at))).toEqual(at);
  });

  test('zooming keeps the point under the pointer in place and has limits', () => {
    const camera = { x: 0, y: 0, scale: 1 };
    const at = { x: 350, y: 20 };
    const before = toBoard(camera, SIZE, at);
    const closer = zoom(camera, SIZE, 2, at, [0.5, 4]);
    expect(closer.scale).toBe(2);
    expect(toBoard(closer, SIZE, at)).toEqual(before);
    expect(zoom(camera, SIZE, 100, at, [0.5, 4]).scale).toBe(4);
  });

  test('dragging moves the board with the pointer', () => {
    expect(pan({ x: 0, y: 0, scale: 2 }, { x: 20, y: -10 })).toEqual({ x: -10, y: 5, scale: 2 });
  });

  test('scrolls to what is out of view and leaves visible parts alone', () => {
    const camera = { x: 0, y: 0, scale: 1 };
    expect(reveal(camera, SIZE, { x: 0, y: 0, width: 50, height: 50 })).toEqual(camera);
    expect(reveal(camera, SIZE, { x: 300, y: 0, width: 50, height: 50 }).x).toBe(150);
    expect(reveal(camera, SIZE, { x: 0, y: -200, width: 50, height: 50 }).y).toBe(-100);
  });

  test('the SVG shows what the camera sees', () => {
    expect(viewBox({ x: 0, y: 0, scale: 2 }, SIZE)).toBe('-100 -50 200 100');
  });
});

describe('arrow keys', () => {
  const target = (x: number, y: number) => ({ at: { x, y } });
  const targets = [target(0, 0), target(100, 0), target(200, 100), target(0, -100), target(-300, 10)];

  test.each([
    ['right', 1],
    ['up', 3],
    ['left', 4],
  ] as const)('%s moves to the target in that direction', (direction, index) => {
    expect(nearest(targets, { x: 0, y: 0 }, direction)).toBe(targets[index]);
  });

  test('there is nothing beyond the last target', () => {
    expect(nearest(targets, { x: 200, y: 100 }, 'right')).toBeNull();
  });

  test('the keyboard starts at the closest target', () => {
    expect(closest(targets, { x: 190, y: 90 })).toBe(targets[2]);
    expect(closest([], { x: 0, y: 0 })).toBeNull();
  });
});
