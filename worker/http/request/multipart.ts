import { Refusal } from '../response/refusal.ts';
import { TOO_LONG } from './body.ts';

export interface Multipart {
  data: FormData;
  isWhole: boolean;
}

const MAX_PARTS = 200;

const REPLACEMENT = '\ufffd';

/** Matches a valid boundary: RFC 2046, 5.1.1. */
const BOUNDARY = /^[\w'()+,./:=? -]{1,70}$/;

/**
 * Parses a multipart form. Keeps at most `limit` bytes, so that the fields before oversized files are available, but
 * reads to the end, because browsers ignore an earlier response. @returns undefined if malformed, truncated, over
 * `MAX_PARTS`, or with a text that isn’t UTF-8
 */
export async function readMultipart(
  request: Pick<Request, 'body' | 'headers'>,
  limit: number,
): Promise<Multipart | undefined> {
  const type = request.headers.get('Content-Type') ?? '';
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(type) ?? [];
  const boundary = quoted ?? plain ?? '';
  if (!BOUNDARY.test(boundary)) return undefined;
  const end = new TextEncoder().encode(`\r\n--${boundary}--\r\n`);
  const parts = countMatches(`--${boundary}`);
  const replacements = countMatches(REPLACEMENT);
  let [room, sentReplacements] = [limit, 0];
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      if (parts(chunk) > MAX_PARTS) return controller.error(new Error('Too many parts'));
      sentReplacements = replacements(chunk);
      if (room > 0) controller.enqueue(chunk.subarray(0, room));
      room -= chunk.byteLength;
    },
    flush(controller) {
      if (room < 0) controller.enqueue(end);
    },
  });
  const body = request.body?.pipeThrough(bounded) ?? null;
  // The parser uses the boundary that was counted, whatever else the header says.
  const ofBoundary = `multipart/form-data; boundary="${boundary}"`;
  try {
    const data = await new Response(body, { headers: { 'Content-Type': ofBoundary } }).formData();
    // The parser replaces bytes that are not UTF-8.
    const texts = [...data.values()].filter((value) => typeof value === 'string').join('');
    if (texts.split(REPLACEMENT).length - 1 > sentReplacements) return undefined;
    return { data, isWhole: room >= 0 };
  } catch {
    return undefined;
  }
}

/** Maximum UTF-16 units of all text fields with their names; the API has the same limit in bytes. */
const MAX_TEXT = 256 * 1024;

/** The text fields by name; blank ones are '', which schemas treat as missing. */
export function getTexts(data: FormData): Record<string, string[]> {
  const values = Object.create(null) as Record<string, string[]>;
  let length = 0;
  for (const [name, value] of data) {
    if (typeof value !== 'string') continue;
    (values[name] ??= []).push(value.trim() && value);
    length += name.length + value.length;
  }
  if (length > MAX_TEXT) throw new Refusal(413, TOO_LONG);
  return values;
}

/** The files of a field. A browser sends an empty one if none is chosen. */
export function getFiles(data: FormData, name: string): File[] {
  return data
    .getAll(name)
    .filter((part) => typeof part !== 'string')
    .filter((file) => file.name !== '' || file.size > 0);
}

function countMatches(text: string): (chunk: Uint8Array) => number {
  const wanted = Buffer.from(text);
  let [count, rest] = [0, Buffer.alloc(0)];
  return (chunk) => {
    const bytes = Buffer.concat([rest, chunk]);
    let end = 0;
    for (let at = bytes.indexOf(wanted); at >= 0; at = bytes.indexOf(wanted, end)) {
      count += 1;
      end = at + wanted.length;
    }
    rest = bytes.subarray(Math.max(end, bytes.length - wanted.length + 1));
    return count;
  };
}
