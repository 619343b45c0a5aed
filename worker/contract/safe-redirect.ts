/** Base for parsing relative addresses; never requested. */
const SITE = 'https://site.invalid';

/** Accepts only addresses of this site's pages (no open redirects). @returns path, query and hash; '/' if unsafe */
export function safeRedirectPath(next: unknown): string {
  // Browsers treat '\' as '/', and drop tabs and line breaks.
  if (typeof next !== 'string' || !/^\/(?![/\\])[^\p{Cc}]*$/u.test(next)) return '/';
  const { origin, pathname, search, hash } = new URL(next, SITE);
  const isPage = origin === SITE && !/^\/(?:\/|api(?:\/|$))/i.test(pathname);
  return isPage ? pathname + search + hash : '/';
}
