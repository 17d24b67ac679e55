import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let stop: () => void;
let router: typeof import('./router.svelte');

beforeEach(async () => {
  vi.resetModules();
  history.replaceState(null, '', '/');
  document.head.innerHTML = '<base href="/">';
  document.body.innerHTML = `
    <a id="ours" href="./rules/tuscany"><b>Rules</b></a>
    <a id="api" href="./api/games">API</a>
    <a id="tab" href="./new" target="_blank">New tab</a>`;
  router = await import('./router.svelte');
  stop = router.startRouter();
});
afterEach(() => stop());

function click(selector: string, init: MouseEventInit = {}): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  // Keep links the router ignores from navigating the test browser.
  const last = (e: Event) => e.preventDefault();
  let taken = false;
  window.addEventListener('click', (e) => (taken = e.defaultPrevented), { once: true });
  window.addEventListener('click', last, { once: true });
  document.querySelector(selector)?.dispatchEvent(event);
  return taken;
}

test('a click on an internal link changes the page without a reload', () => {
  expect(click('#ours b')).toBe(true);
  expect(router.currentRoute()).toEqual({ page: 'rules', game: 'tuscany' });
  expect(location.pathname).toBe('/rules/tuscany');
});

test.each([
  ['a held Ctrl', '#ours', { ctrlKey: true }],
  ['the middle button', '#ours', { button: 1 }],
  ['an address that is no page', '#api', {}],
  ['a link to a new tab', '#tab', {}],
])('%s is left to the browser', (_, selector, init) => {
  expect(click(selector, init)).toBe(false);
  expect(router.currentRoute()).toEqual({ page: 'start' });
});

test('the back button works', () => {
  router.navigate('./new');
  expect(router.currentRoute()).toEqual({ page: 'new' });
  history.replaceState(null, '', '/t/abc');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(router.currentRoute()).toEqual({ page: 'table', id: 'abc' });
});
