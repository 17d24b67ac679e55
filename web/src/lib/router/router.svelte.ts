// Owns the current page: follows the browser's history and turns clicks on our own links into navigation without a reload.
import { absolute, parse, type Route } from './routes';

let route = $state<Route>(parse(location.href, document.baseURI));

// How often this page was left for another: the first page keeps the browser's focus.
let moves = 0;

/** Whether the current page was reached from another one. */
export function hasMoved(): boolean {
  return moves > 0;
}

export function currentRoute(): Route {
  return route;
}

/** Goes to an address (relative ones are relative to <base>), adding it to the history. */
export function navigate(address: string): void {
  history.pushState(null, '', absolute(address, document.baseURI));
  route = parse(address, document.baseURI);
  moves += 1;
  window.scrollTo(0, 0);
}

/** Goes to an address in place of the current one: the back button leads to where you were before. */
export function replace(address: string): void {
  history.replaceState(null, '', absolute(address, document.baseURI));
  route = parse(address, document.baseURI);
}

/** Starts following clicks and the back button; returns a function that stops it. */
export function startRouter(): () => void {
  const back = () => {
    route = parse(location.href, document.baseURI);
    moves += 1;
  };
  window.addEventListener('popstate', back);
  document.addEventListener('click', follow);
  return () => {
    window.removeEventListener('popstate', back);
    document.removeEventListener('click', follow);
  };
}

function follow(event: MouseEvent): void {
  // Leave anything but a plain left click to the browser: new tab, download, context menu.
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
  const address = link.getAttribute('href') ?? '';
  // Leave addresses that are not our pages (the API, other sites) to the browser.
  if (parse(address, document.baseURI).page === 'missing') return;
  event.preventDefault();
  navigate(address);
}
