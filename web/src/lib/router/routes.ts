// Owns the client's addresses: what each means and how it is written. Independent of the browser, tested as plain functions.

export type Route =
  | { page: 'start' }
  | { page: 'new'; game?: string }
  | { page: 'daily'; day?: string }
  | { page: 'table'; id: string }
  | { page: 'rules'; game: string; clause?: string }
  | { page: 'missing'; path: string };

/** The route of an address, where `base` is the folder the client is served from ("https://example.org/games/"). */
export function parse(address: string | URL, base: string | URL): Route {
  const url = new URL(address, base);
  const root = new URL('.', base).pathname;
  // "/games" without its slash is the start page too.
  const inside = `${url.pathname}/`.startsWith(root) && url.origin === new URL(base).origin;
  const parts = inside ? url.pathname.slice(root.length).split('/').filter(Boolean).map(decode) : [null];

  const [first, second] = parts;
  if (parts.length === 0) return { page: 'start' };
  if (parts.length === 1 && first === 'new') {
    const game = url.searchParams.get('game');
    return game ? { page: 'new', game } : { page: 'new' };
  }
  if (parts.length === 1 && first === 'daily') return { page: 'daily' };
  if (parts.length === 2 && second) {
    if (first === 'daily') return { page: 'daily', day: second };
    if (first === 't') return { page: 'table', id: second };
    if (first === 'rules') {
      const clause = decode(url.hash.slice(1));
      return clause ? { page: 'rules', game: second, clause } : { page: 'rules', game: second };
    }
  }
  return { page: 'missing', path: url.pathname };
}

/** The address of a route, relative to <base>, for use in an `href`. */
export function href(route: Exclude<Route, { page: 'missing' }>): string {
  switch (route.page) {
    case 'start':
      return './';
    case 'new':
      return route.game ? `./new?game=${encodeURIComponent(route.game)}` : './new';
    case 'daily':
      return route.day ? `./daily/${encodeURIComponent(route.day)}` : './daily';
    case 'table':
      return `./t/${encodeURIComponent(route.id)}`;
    case 'rules': {
      const page = `./rules/${encodeURIComponent(route.game)}`;
      return route.clause ? `${page}#${encodeURIComponent(route.clause)}` : page;
    }
  }
}

/** The absolute address of a relative one. */
export function absolute(address: string, base: string): string {
  return new URL(address, base).href;
}

/** Decodes percent-encoding; null if the address is malformed. */
function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
