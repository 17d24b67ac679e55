// For the tests: every text of the client in every language, without waiting.
import { LOCALES } from './locales';
import { addTexts } from './text.svelte';

const FILES = import.meta.glob<string>(['../../text/*.ftl', '../../text/later/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

for (const [path, source] of Object.entries(FILES)) {
  for (const locale of LOCALES) if (path.endsWith(`/${locale}.ftl`)) addTexts(locale, source);
}
