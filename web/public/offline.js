// Opens the page again when there is a connection, or when asked to. Without a remembered language, the browser's decides.
(function () {
  const remembered = ['en', 'ru'].includes(read());
  if (!remembered && navigator.language.startsWith('ru')) document.documentElement.lang = 'ru';
  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('click', () => location.reload());
  }
  addEventListener('online', () => location.reload());

  function read() {
    try {
      return localStorage.getItem('duchy.locale') ?? '';
    } catch {
      return '';
    }
  }
})();
