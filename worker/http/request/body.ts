import { parseFields } from '@desert/contract/text/body';
import type { GenericSchema } from 'valibot';
import { Refusal } from '../response/refusal.ts';
import { isSameOrigin } from './same-origin.ts';

type Body = Pick<Request | Response, 'body' | 'headers'>;

export const MAX_BODY_BYTES = 64 * 1024;

/** Throws for bytes that are not UTF-8, instead of replacing them. */
const UTF_8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Reads a text of at most `limit` bytes. @returns undefined for a longer one, and for one that is not UTF-8 */
export async function readText(request: Body, limit: number): Promise<string | undefined> {
  const bytes = await readBytes(request, limit);
  return bytes && parseText(bytes, (text) => text);
}

/** Parses UTF-8. @returns undefined for other bytes, and for a text for which `parse` throws */
export function parseText<T>(bytes: Buffer, parse: (text: string) => T): T | undefined {
  try {
    return parse(UTF_8.decode(bytes));
  } catch {
    return undefined;
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

/** Validates input with a contract schema. Refuses with the first error of each field. */
export function parseInput<Values>(schema: GenericSchema<unknown, Values>, input: unknown): Values {
  const { problems, values } = parseFields(schema, input);
  if (values === undefined) throw new Refusal(400, problems);
  return values;
}

export const TOO_LONG = 'That’s more than this form can hold. Please shorten it.';

export const CUT_OFF = 'Part of the form didn’t come through. Please submit it again.';

/** Refuses a form of another site (403) or of another type (415). */
export function checkForm(request: Request, type: string): void {
  const elsewhere = 'Please submit the form from this page.';
  if (!isSameOrigin(request)) throw new Refusal(403, elsewhere);
  if (!hasContentType(request, type)) throw new Refusal(415, elsewhere);
}

/** Reads a posted form without validating its fields. */
export async function readForm(request: Request): Promise<URLSearchParams> {
  checkForm(request, 'application/x-www-form-urlencoded');
  const bytes = await readBytes(request, MAX_BODY_BYTES);
  if (!bytes) throw new Refusal(413, TOO_LONG);
  const fields = parseText(bytes, (text) => {
    // Throws for wrong bytes, which `URLSearchParams` would replace.
    decodeURIComponent(text);
    return new URLSearchParams(text);
  });
  if (!fields) throw new Refusal(400, CUT_OFF);
  return fields;
}
