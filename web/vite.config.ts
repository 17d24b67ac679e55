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

const FIRST = fileURLToPath(new URL('./src/main.ts', import.meta.url));
const PAGE = fileURLToPath(new URL('./src/page.ts', import.meta.url));

type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

/** A module and all that it imports. */
function closure(from: string, graph: Graph, found = new Set<string>()): Set<string> {
  if (found.has(from)) return found;
  found.add(from);
  for (const id of graph.getModuleInfo(from)?.importedIds ?? []) closure(id, graph, found);
  return found;
}

/**
 * Keeps what the client opens with in one script and one style sheet, although other pages share parts of it, and has the browser
 * fetch it along with the first script (src/main.ts), which asks for the reader's texts meanwhile.
 */
function together(): Plugin {
  let first: Set<string> | undefined;
  let page: Set<string> | undefined;
  /** The script a module belongs in; the first one's modules are also used by others. */
  const name = (id: string, graph: Graph) => {
    first ??= closure(FIRST, graph);
    page ??= closure(PAGE, graph);
    if (id === FIRST) return null;
    return first.has(id) ? 'first' : page.has(id) ? 'page' : null;
  };
  return {
    name: 'together',
    apply: 'build',
    buildStart() {
      first = page = undefined;
    },
    config: () => ({
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: [{ debugName: 'together', name }] } } },
      },
    }),
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const page = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.moduleIds.includes(PAGE),
        );
        if (page?.type !== 'chunk') throw new Error('src/page.ts has no script');
        const link = (rel: string, file: string) => ({
          tag: 'link',
          attrs: { rel, crossorigin: true, href: `./${file}` },
          injectTo: 'head' as const,
        });
        const sheets = [...(page.viteMetadata?.importedCss ?? [])];
        return [link('modulepreload', page.fileName), ...sheets.map((file) => link('stylesheet', file))];
      },
    },
  };
}

export default defineConfig({
  // Relative addresses, so that the client works under any sub-path: <base> in index.html names it.
  base: './',
  plugins: [svelte(), compressed(), together()],
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
    setupFiles: ['src/lib/text/all.ts'],
    restoreMocks: true,
  },
});
