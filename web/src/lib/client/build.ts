// Owns noticing that the server has been updated: a page from an older build reloads itself.

const KEY = 'duchy.reloaded-for';

/** The build this page belongs to; null in development, where the server does not write it into the page. */
export function pageBuild(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="duchy-build"]')?.content || null;
}

/** Reloads the page if the server runs another build, but only once for each: a cache may serve the old page again. */
export function reloadIfOutdated(build: string, reload = () => location.reload()): boolean {
  const own = pageBuild();
  if (own === null || own === build) return false;
  try {
    if (sessionStorage.getItem(KEY) === build) return false;
    sessionStorage.setItem(KEY, build);
  } catch {
    // Without storage we could not stop a reload loop; carry on with the old page.
    return false;
  }
  reload();
  return true;
}
