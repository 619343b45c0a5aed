import { isSameOrigin } from './same-origin.ts';

type Body = Pick<Request | Response, 'body' | 'headers'>;

export const BODY_LIMIT = 64 * 1024;

export async function readText(request: Body, limit: number): Promise<string | undefined> {
  return (await readBytes(request, limit))?.toString();
}

/** Reads a body of at most `limit` bytes. @returns undefined for a longer one @throws if the connection breaks */
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

export function hasContentType(request: Request, type: string): boolean {
  const [given = ''] = (request.headers.get('Content-Type') ?? '').split(';');
  return given.trim().toLowerCase() === type;
}

/** Status of a form that is not parsed: 403 if cross-origin, 413 if longer than `BODY_LIMIT`, 415 for another type. */
export type NoForm = 403 | 413 | 415;

/** Reads a posted form. @returns the unvalidated fields, or the status of the refusal */
export async function readForm(request: Request): Promise<URLSearchParams | NoForm> {
  if (!isSameOrigin(request)) return 403;
  if (!hasContentType(request, 'application/x-www-form-urlencoded')) return 415;
  const text = await readText(request, BODY_LIMIT);
  return text === undefined ? 413 : new URLSearchParams(text);
}
