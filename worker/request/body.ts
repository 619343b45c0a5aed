import { isSameOrigin } from './same-origin.ts';

type Body = Pick<Request | Response, 'body' | 'headers'>;

export const BODY_LIMIT = 64 * 1024;

/** Status of a text that is not read: 400 if it isn’t UTF-8, 413 if it is too long. */
export type NoText = 400 | 413;

/** Throws for bytes that are not UTF-8, instead of replacing them. */
const UTF_8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

export async function readText(request: Body, limit: number): Promise<string | NoText> {
  const bytes = await readBytes(request, limit);
  return bytes ? orBadRequest(() => UTF_8.decode(bytes)) : 413;
}

function orBadRequest<T>(decode: () => T): T | 400 {
  try {
    return decode();
  } catch {
    return 400;
  }
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

/** Whether a body has this type. One in a charset other than UTF-8 has not. */
export function hasContentType(request: Request, type: string): boolean {
  const header = (request.headers.get('Content-Type') ?? '').toLowerCase();
  const [given = '', ...parameters] = header.split(';').map((part) => part.trim());
  return given === type && !parameters.some((part) => /^charset=(?!"?utf-?8"?$)/.test(part));
}

/** Status of a form that is not parsed: 403 if cross-origin, 415 for another type. */
export type NoForm = NoText | 403 | 415;

/** Reads a posted form. @returns the unvalidated fields, or the status of the refusal */
export async function readForm(request: Request): Promise<URLSearchParams | NoForm> {
  if (!isSameOrigin(request)) return 403;
  if (!hasContentType(request, 'application/x-www-form-urlencoded')) return 415;
  const text = await readText(request, BODY_LIMIT);
  if (typeof text === 'number') return text;
  return orBadRequest(() => {
    // Throws for wrong bytes, which `URLSearchParams` would replace.
    decodeURIComponent(text);
    return new URLSearchParams(text);
  });
}
