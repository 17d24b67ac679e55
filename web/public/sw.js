// Caches hashed assets, which never change, and the page shown without a connection. Everything else comes from the server.
const ASSETS = 'duchy-assets';
const OFFLINE = 'duchy-offline-1';
/** The page shown without a connection, and what it needs. */
const PAGE = 'offline.html';
const NEEDED = ['offline.css', 'offline.js', 'early.js', 'icon.svg'];
/** More than two builds' worth of assets. */
const MOST = 300;

const at = (path) => new URL(path, self.registration.scope).href;

self.addEventListener('install', (event) => {
  event.waitUntil(prepare().then(() => self.skipWaiting()));
});

async function prepare() {
  const cache = await caches.open(OFFLINE);
  await cache.addAll(NEEDED.map(at));
  // The page is shown at any address, so it has to know the folder its files are in.
  const answer = await fetch(at(PAGE), { cache: 'no-cache' });
  const page = (await answer.text()).replace(
    '<base href="/" />',
    `<base href="${self.registration.scope}" />`,
  );
  await cache.put(at(PAGE), new Response(page, { headers: answer.headers }));
}

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        names.filter((name) => name.startsWith('duchy-') && name !== ASSETS && name !== OFFLINE),
      )
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return;
  if (request.url.startsWith(at('assets/'))) event.respondWith(asset(request));
  else if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match(at(PAGE))));
  else if (NEEDED.some((path) => request.url === at(path))) {
    event.respondWith(fetch(request).catch(() => caches.match(request.url)));
  }
});

async function asset(request) {
  const cache = await caches.open(ASSETS);
  const known = await cache.match(request.url);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request.url, answer.clone());
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST)).map((key) => cache.delete(key)));
  }
  return answer;
}
