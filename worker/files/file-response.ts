/** What answers for files have in common, those of builds and those of photos. */

/** For a file whose address says what is in it: it never changes. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** In place of a file: a sentence, which nobody keeps. */
export function noFile(message: string, status: 404 | 503): Response {
  return new Response(message, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
