// Applies the remembered theme and language before anything is painted.
// The keys are those of src/lib/theme.svelte.ts and src/lib/text/text.svelte.ts.
(function () {
  try {
    const theme = localStorage.getItem('duchy.theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
    const locale = localStorage.getItem('duchy.locale');
    if (locale === 'en' || locale === 'ru') document.documentElement.lang = locale;
  } catch {
    // Storage is switched off: the system's theme and the browser's language will do.
  }
})();
