import { isSameOrigin } from './same-origin.ts';

/** A request, or an answer. */
type Body = Pick<Request | Response, 'body' | 'headers'>;

/** Bytes: plenty for a form without files. */
export const BODY_LIMIT = 64 * 1024;

/** Reads a body as UTF-8: as `readBytes`. */
export async function readText(request: Body, limit: number): Promise<string | undefined> {
  return (await readBytes(request, limit))?.toString();
}

/**
 * Reads the body of a request, or of an answer.
 * @param limit bytes; of a longer body no more than that is read
 * @returns undefined where the body is longer
 * @throws where the connection is cut
 */
export async function readBytes(
  request: Body,
  limit: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('Content-Length') ?? 0) > limit) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Whether a request's body is of a media type, like 'application/json'. */
export function hasContentType(request: Request, type: string): boolean {
  const [given = ''] = (request.headers.get('Content-Type') ?? '').split(';');
  return given.trim().toLowerCase() === type;
}

/** Why a request is no form of this site: another site's, longer than `BODY_LIMIT`, of another type. */
export type NoForm = 403 | 413 | 415;

/**
 * Reads the fields of a form that a page of this site posts without JavaScript.
 * @returns the fields as they were sent, or the status to refuse the request with
 */
export async function readForm(request: Request): Promise<URLSearchParams | NoForm> {
  if (!isSameOrigin(request)) return 403;
  if (!hasContentType(request, 'application/x-www-form-urlencoded')) return 415;
  const text = await readText(request, BODY_LIMIT);
  return text === undefined ? 413 : new URLSearchParams(text);
}
