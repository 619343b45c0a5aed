/** Validates the redirect after a log-in, against open redirects. */

/** Base for parsing relative addresses; never requested. */
const SITE = 'https://site.invalid';

/**
 * A redirect target, if it is a page of this site: not another site, not the API. @param next
 * untrusted @returns path, query and hash; '/' for anything else
 */
export function safeRedirectPath(next: unknown): string {
  // Browsers treat '\' as '/', and drop tabs and line breaks.
  if (typeof next !== 'string' || !/^\/(?![/\\])[^\p{Cc}]*$/u.test(next)) return '/';
  const { origin, pathname, search, hash } = new URL(next, SITE);
  const isPage = origin === SITE && !/^\/(?:\/|api(?:\/|$))/i.test(pathname);
  return isPage ? pathname + search + hash : '/';
}
