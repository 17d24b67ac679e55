import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// Where `duchy serve` listens while the client is developed with `npm run dev`.
const server = process.env.DUCHY_DEV_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  // Relative addresses, so that the client works under any sub-path: <base> in index.html names it.
  base: './',
  plugins: [svelte()],
  resolve: {
    alias: { $lib: fileURLToPath(new URL('./src/lib', import.meta.url)) },
    // Component tests need Svelte's browser half; Node would choose the server half.
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  build: {
    target: ['chrome123', 'firefox128', 'safari17.5'],
    // Every font and picture stays a file of its own: data: addresses would need a looser content policy.
    assetsInlineLimit: 0,
  },
  server: {
    proxy: { '/api': { target: server, ws: true } },
  },
  preview: {
    // The same policy as the server's, so that a page that breaks it is noticed here already.
    headers: {
      'Content-Security-Policy':
        "default-src 'self'; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'",
    },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    restoreMocks: true,
  },
});
