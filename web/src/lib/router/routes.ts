// Owns the client's addresses: what each means and how it is written. Independent of the browser, tested as plain functions.

export type Route =
  | { page: 'start' }
  | { page: 'account' }
  | { page: 'device' }
  | { page: 'admin' }
  | { page: 'new'; game?: string; who?: string }
  | { page: 'games' }
  | { page: 'settings' }
  | { page: 'daily'; day?: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id?: string; at?: number; as?: string; best?: boolean }
  | { page: 'rules'; game: string; clause?: string }
  | { page: 'learn'; game: string; lesson?: string }
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
    const [game, who] = ['game', 'who'].map((name) => url.searchParams.get(name));
    return { page: 'new', ...(game && { game }), ...(who && { who }) };
  }
  if (parts.length === 1 && (first === 'account' || first === 'device' || first === 'admin')) {
    return { page: first };
  }
  if (first === 'replay' && parts.length <= 3) return replay(parts, url);
  if (parts.length === 1 && first === 'games') return { page: 'games' };
  if (parts.length === 1 && first === 'settings') return { page: 'settings' };
  if (parts.length === 1 && first === 'daily') return { page: 'daily' };
  if (first === 'learn' && second && parts.length <= 3 && parts[2] !== null) {
    return { page: 'learn', game: second, ...(parts[2] && { lesson: parts[2] }) };
  }
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
    case 'account':
    case 'device':
    case 'admin':
      return `./${route.page}`;
    case 'new':
      return address('./new', { game: route.game, who: route.who });
    case 'games':
      return './games';
    case 'settings':
      return './settings';
    case 'daily':
      return route.day ? `./daily/${encodeURIComponent(route.day)}` : './daily';
    case 'table':
      return `./t/${encodeURIComponent(route.id)}`;
    case 'replay': {
      if (!route.id) return './replay';
      const at = route.at === undefined ? '' : `/${route.at}`;
      const query = new URLSearchParams();
      if (route.as !== undefined) query.set('as', route.as);
      if (route.best) query.set('best', '');
      const as = query.size > 0 ? `?${query}` : '';
      return `./replay/${encodeURIComponent(route.id)}${at}${as}`;
    }
    case 'learn': {
      const page = `./learn/${encodeURIComponent(route.game)}`;
      return route.lesson ? `${page}/${encodeURIComponent(route.lesson)}` : page;
    }
    case 'rules': {
      const page = `./rules/${encodeURIComponent(route.game)}`;
      return route.clause ? `${page}#${encodeURIComponent(route.clause)}` : page;
    }
  }
}

/** The address of a moment: `replay/ID/42?as=1`. */
function replay([, id, at]: (string | null)[], url: URL): Route {
  const as = url.searchParams.get('as');
  if (id === null || (at !== undefined && !/^\d{1,9}$/.test(at ?? ''))) {
    return { page: 'missing', path: url.pathname };
  }
  if (id === undefined) return { page: 'replay' };
  return {
    page: 'replay',
    id,
    ...(at ? { at: Number(at) } : {}),
    ...(as ? { as } : {}),
    ...(url.searchParams.has('best') ? { best: true } : {}),
  };
}

/** An address with those parameters that have a value. */
function address(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
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
