/** Cache-Control of a file with a content hash or build in its address. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** A plain text error that is not cached. */
export function noFile(message: string, status: 404 | 503): Response {
  return new Response(message, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
