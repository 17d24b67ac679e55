// Prints how much the browser loads before a question is on the screen, compressed: the shell (start page and table) and each
// game's board, with the texts of the language that takes more. Ends with 1 if one is larger than it may be. Builds into a folder
// of its own, since the server embeds dist/. e2e/start.spec.ts counts what a browser really loads.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { constants, gzipSync } from 'node:zlib';
import { build } from 'vite';

const KB = 1024;
const SHELL = 80 * KB;
const GAME = 45 * KB;

const folder = mkdtempSync(join(tmpdir(), 'duchy-sizes-'));
try {
  await build({
    root: fileURLToPath(new URL('..', import.meta.url)),
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, manifest: true },
  });
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));

  /** Scripts and style sheets of a chunk and of everything it imports. */
  const files = (key, found = new Set()) => {
    const { file, css = [], imports = [] } = manifest[key];
    if (found.has(file)) return found;
    found.add(file);
    for (const sheet of css) found.add(sheet);
    for (const other of imports) files(other, found);
    return found;
  };
  const size = (names) =>
    [...names]
      .map(
        (name) => gzipSync(readFileSync(join(folder, name)), { level: constants.Z_BEST_COMPRESSION }).length,
      )
      .reduce((sum, bytes) => sum + bytes, 0);

  /** The language that takes more; readers get only theirs. */
  const texts = (folder) =>
    Math.max(...['en', 'ru'].map((locale) => size(files(`${folder}/${locale}.ftl?raw`))));

  // The first script loads the page, and that the picture.
  const shell = files('index.html');
  for (const page of manifest['index.html'].dynamicImports) files(page, shell);
  files('src/pages/start/DuchyMap.svelte', shell);
  const rows = [['shell', size(shell) + texts('src/text'), SHELL]];
  for (const key of Object.keys(manifest).sort()) {
    const [, game] = /^src\/games\/([^/]+)\/ui\.ts$/.exec(key) ?? [];
    if (!game) continue;
    const own = [...files(key)].filter((file) => !shell.has(file));
    rows.push([game, size(own) + texts(`src/games/${game}/text`), GAME]);
  }
  for (const [name, bytes, most] of rows) {
    const verdict = bytes <= most ? '' : `  over ${most / KB} KB`;
    process.stdout.write(`${name.padEnd(16)}${(bytes / KB).toFixed(1).padStart(6)} KB${verdict}\n`);
  }
  if (rows.some(([, bytes, most]) => bytes > most)) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
