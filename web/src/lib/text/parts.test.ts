// Which texts are needed first: those of every module that the page and the boards load before anything else.
import { expect, test } from 'vitest';
import first from '../../text/en.ftl?raw';
import later from '../../text/later/en.ftl?raw';

const SOURCES = import.meta.glob<string>(['../../**/*.ts', '../../**/*.svelte', '!../../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
  base: '/src',
});
/** Analysis marks entries of the log only in a replay, whose page has loaded them. */
const ELSEWHERE = ['analysis-'];

const modules = new Map(
  Object.entries(SOURCES).map(([path, source]) => [path.replace(/^.*?src\/|^\.\//, ''), source]),
);

function resolve(from: string, name: string): string | undefined {
  const path = name.startsWith('$lib/')
    ? `lib/${name.slice(5)}`
    : new URL(name, `file:///${from}`).pathname.slice(1);
  return [path, `${path}.ts`, `${path}/index.ts`].find((one) => modules.has(one));
}

/** A module and all that it imports at once. */
function closure(from: string, found = new Set<string>()): Set<string> {
  if (found.has(from)) return found;
  found.add(from);
  const imports = (modules.get(from) ?? '').matchAll(
    /^\s*(?:import|export)\s+(?!type\b)(?:[^;'"]*?\sfrom\s+)?'([$.][^']+)'/gm,
  );
  for (const [, name = ''] of imports) {
    const module = resolve(from, name);
    if (module) closure(module, found);
  }
  return found;
}

test('texts of the start page and the table are there from the first', () => {
  const roots = [...modules.keys()].filter(
    (path) => path === 'page.ts' || /^games\/[^/]+\/ui\.ts$/.test(path),
  );
  expect(roots.length).toBe(6);
  const used = new Set(roots.flatMap((root) => [...closure(root)]));
  expect(used.size).toBeGreaterThan(150);
  const postponed = [...later.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(([, key = '']) => key);
  const missing = [...used].flatMap((path) => {
    const calls = [...(modules.get(path) ?? '').matchAll(/\bt\(\s*(?:'([a-z0-9-]+)'|`([a-z0-9-]+-)\$\{)/g)];
    return calls.flatMap(([, key, prefix]) => {
      const known = first.includes(key === undefined ? `\n${prefix}` : `\n${key} =`);
      if (key !== undefined) return known ? [] : [`${path}: ${key}`];
      if (ELSEWHERE.includes(prefix ?? '')) return [];
      return known || !postponed.some((one) => one.startsWith(prefix ?? '')) ? [] : [`${path}: ${prefix}`];
    });
  });
  expect(missing).toEqual([]);
});
