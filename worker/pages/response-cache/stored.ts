import { createHash } from 'node:crypto';

export interface StoredResponse {
  /** Start of the rendering, in ms since 1970: the response reflects the state of that time. */
  at: number;
  /** false for an incomplete response, which is shared for a shorter time. */
  whole: boolean;
  status: number;
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
}

/** Cacheable statuses: pages and records, permanent redirects, not found. */
const STORED_STATUS = new Set([200, 301, 404]);

const EMPTY_STATUS = new Set([204, 304]);

export function isStorable({ status }: Pick<Response, 'status'>): boolean {
  return STORED_STATUS.has(status);
}

/**
 * Headers that let browsers keep a storable response, which they must revalidate, except on back navigation. `Vary`
 * makes them request it again after a log-in.
 */
export function toSharedHeaders(response: Response): Headers {
  const headers = new Headers(response.headers);
  if (isStorable(response) && headers.get('cache-control') === 'no-store') {
    headers.set('cache-control', 'private, no-cache');
    headers.append('vary', 'Cookie');
  }
  return headers;
}

export function setETag({ status, headers, body }: StoredResponse): void {
  if (status !== 200 || headers.has('etag')) return;
  headers.set('etag', `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`);
}

export function toResponse(
  { at, status, headers, body }: StoredResponse,
  request: Request,
): Response {
  const isKnown = hasETag(request, headers.get('etag'));
  const empty = isKnown || request.method === 'HEAD' || EMPTY_STATUS.has(status);
  const response = new Response(empty ? null : body, { status: isKnown ? 304 : status, headers });
  const stages = headers.get('server-timing');
  if (stages !== null) {
    const age = `stored;desc="made ${Date.now() - at} ms ago"`;
    response.headers.set('server-timing', `${age}, ${stages}`);
  }
  return response;
}

/** Whether a request has this ETag, by weak comparison: https://www.rfc-editor.org/rfc/rfc9110#name-if-none-match */
function hasETag(request: Request, etag: string | null): boolean {
  const etags = request.headers.get('if-none-match');
  if (etags === null || etag === null) return false;
  const tags = new Set(etags.split(',').map((tag) => tag.trim().replace(/^W\//, '')));
  return tags.has('*') || tags.has(etag.replace(/^W\//, ''));
}
