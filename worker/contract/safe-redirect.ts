/** Where to go back to after a log-in. */

/** Stands for this site where an address is taken apart; nothing is asked of it. */
const SITE = 'https://site.invalid';

/**
 * An address to go on to, if it is a page of this site: never another site's, never the API's.
 * @param next as it came with the address or the form
 * @returns path, query and hash; '/' for anything else
 */
export function safeRedirectPath(next: unknown): string {
  // Browsers take '\' for '/', and drop tabs and line breaks before they read an address.
  if (typeof next !== 'string' || !/^\/(?![/\\])[^\p{Cc}]*$/u.test(next)) return '/';
  const { origin, pathname, search, hash } = new URL(next, SITE);
  const isPage = origin === SITE && !/^\/(?:\/|api(?:\/|$))/i.test(pathname);
  return isPage ? pathname + search + hash : '/';
}
