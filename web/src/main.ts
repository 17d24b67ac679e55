// The first script: it asks for the reader's texts while the rest of the client is still on its way.
import { fetchTexts } from '$lib/text/files';
import { firstLocale } from '$lib/text/locales';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

void fetchTexts('first', firstLocale()).catch(() => undefined);
void import('./page').then(({ open }) => open());

// It opens the start page without a connection and keeps hashed assets; the client works without it too.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  navigator.serviceWorker.register(new URL('./sw.js', document.baseURI)).catch(() => undefined);
}
