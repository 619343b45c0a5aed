/**
 * Whether a request is a navigation or a script's fetch, by Fetch Metadata; true if the browser sends none. Images,
 * frames and prefetches must change nothing, because a member could post an image with the address of the log-out.
 * https://www.w3.org/TR/fetch-metadata/, and for `Sec-Purpose` https://fetch.spec.whatwg.org/
 */
export function isNavigationOrFetch({ headers }: Request): boolean {
  const purpose = headers.get('Sec-Purpose') ?? headers.get('Purpose') ?? '';
  if (/prefetch/i.test(purpose)) return false;
  const dest = headers.get('Sec-Fetch-Dest');
  const mode = headers.get('Sec-Fetch-Mode');
  if (dest === null && mode === null) return true;
  return dest === 'empty' || (dest === 'document' && mode === 'navigate');
}
