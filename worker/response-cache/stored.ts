/** An answer that is the same for every visitor without a session, as it is stored. */
import { createHash } from 'node:crypto';

export interface Stored {
  /** When its making started, in ms since 1970: it says what was so then. */
  at: number;
  /** Whether all of it is as it should be: other answers are shared, but not stored for long. */
  whole: boolean;
  status: number;
  /** With an `ETag`, without cookies. */
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
}

/** What may be stored: a page or a record, that it moved, that there is none. */
const STORED_STATUS = new Set([200, 301, 404]);

/** What has no body. */
const EMPTY_STATUS = new Set([204, 304]);

/** Whether a response may be stored, as far as its status says. */
export function isStorable({ status }: Pick<Response, 'status'>): boolean {
  return STORED_STATUS.has(status);
}

/**
 * The headers of an answer that is the same for every visitor without a session. A browser may store it, for
 * going back, and asks before it shows it otherwise; after a log-in it has another cookie, and asks in any case.
 */
export function sharedHeaders(response: Response): Headers {
  const headers = new Headers(response.headers);
  if (isStorable(response) && headers.get('cache-control') === 'no-store') {
    headers.set('cache-control', 'private, no-cache');
    headers.append('vary', 'Cookie');
  }
  return headers;
}

/** Names what is in a body, where its headers do not. */
export function withETag({ status, headers, body }: Stored): void {
  if (status !== 200 || headers.has('etag')) return;
  headers.set('etag', `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`);
}

/** Answers a request with what is stored; 304 where the browser has it. */
export function answerOf({ at, status, headers, body }: Stored, request: Request): Response {
  const isKnown = hasETag(request, headers.get('etag'));
  const empty = isKnown || request.method === 'HEAD' || EMPTY_STATUS.has(status);
  const response = new Response(empty ? null : body, { status: isKnown ? 304 : status, headers });
  // The stages are those of the visit that it was made for.
  const stages = headers.get('server-timing');
  if (stages !== null) {
    const age = `stored;desc="made ${Date.now() - at} ms ago"`;
    response.headers.set('server-timing', `${age}, ${stages}`);
  }
  return response;
}

/** https://www.rfc-editor.org/rfc/rfc9110#name-if-none-match: compares weakly. */
function hasETag(request: Request, etag: string | null): boolean {
  const known = request.headers.get('if-none-match');
  if (known === null || etag === null) return false;
  const tags = new Set(known.split(',').map((tag) => tag.trim().replace(/^W\//, '')));
  return tags.has('*') || tags.has(etag.replace(/^W\//, ''));
}
