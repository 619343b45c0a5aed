/**
 * Whether a request opens a page in a tab, or is one that a script makes: as its browser says, and yes
 * where it says nothing. A picture, a frame and a prefetch are loaded for a page unasked, from addresses
 * that whoever wrote in it chose.
 * See https://www.w3.org/TR/fetch-metadata/ and, of `Sec-Purpose`, https://fetch.spec.whatwg.org/.
 */
export function isNavigationOrFetch({ headers }: Request): boolean {
  const purpose = headers.get('Sec-Purpose') ?? headers.get('Purpose') ?? '';
  if (/prefetch/i.test(purpose)) return false;
  const dest = headers.get('Sec-Fetch-Dest');
  const mode = headers.get('Sec-Fetch-Mode');
  if (dest === null && mode === null) return true;
  return dest === 'empty' || (dest === 'document' && mode === 'navigate');
}
