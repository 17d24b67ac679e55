import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { constants, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

// Where `duchy serve` listens while the client is developed with `npm run dev`.
const server = process.env.DUCHY_DEV_SERVER ?? 'http://127.0.0.1:8080';

/** Writes a compressed copy beside every script and style sheet: the server sends it and compresses nothing itself. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle)) {
        if (!dir || !/\.(js|css|svg|json)$/.test(name)) continue;
        const whole = readFileSync(join(dir, name));
        const small = gzipSync(whole, { level: constants.Z_BEST_COMPRESSION });
        if (small.length < whole.length * 0.9) writeFileSync(join(dir, `${name}.gz`), small);
      }
    },
  };
}

export default defineConfig({
  // Relative addresses, so that the client works under any sub-path: <base> in index.html names it.
  base: './',
  plugins: [svelte(), compressed()],
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
    // The same policy as the server's, so violations show up in development already.
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
