/** The CSRF check: missing or conflicting headers count as cross-origin. */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site');
  const origin = request.headers.get('Origin');
  if (site === null && origin === null) return false;
  return (
    (site === null || site === 'same-origin') &&
    (origin === null || origin === new URL(request.url).origin)
  );
}

/** Whether a page of another origin led here, rather than this site, a typed address or a bookmark. */
export function isCrossSite(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const from = request.headers.get('Origin') ?? request.headers.get('Referer');
  return from !== null && !hasOrigin(new URL(request.url).origin, from);
}

function hasOrigin(origin: string, address: string): boolean {
  return URL.canParse(address) && new URL(address).origin === origin;
}

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
