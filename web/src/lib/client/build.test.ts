import { afterEach, expect, test, vi } from 'vitest';
import { reloadIfOutdated } from './build';

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  sessionStorage.clear();
});

function page(build: string) {
  const meta = document.createElement('meta');
  [meta.name, meta.content] = ['duchy-build', build];
  document.head.append(meta);
}

test('a page from an older build reloads itself, once for each new build', () => {
  page('one');
  const reload = vi.fn();
  expect(reloadIfOutdated('one', reload)).toBe(false);
  expect(reloadIfOutdated('two', reload)).toBe(true);
  expect(reloadIfOutdated('two', reload)).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
  expect(reloadIfOutdated('three', reload)).toBe(true);
});

test('a page that does not know its build does not reload', () => {
  const reload = vi.fn();
  expect(reloadIfOutdated('two', reload)).toBe(false);
  page('');
  expect(reloadIfOutdated('two', reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('a browser without storage does not reload forever', () => {
  page('one');
  const reload = vi.fn();
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('denied');
    },
  });
  expect(reloadIfOutdated('two', reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
