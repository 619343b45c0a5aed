/** The files of photos, at their addresses under `/photos/`. */
import { PHOTO_TYPES, photoFileAt } from '@desert/contract/photos';
import type { Env } from '../env.ts';
import { IMMUTABLE, noFile } from '../files/file-response.ts';
import { log } from '../log/log.ts';
import { byteRange } from './byte-range.ts';
import { fileKey } from './row.ts';

/** Nothing runs in a photo, whatever somebody hid in it; feed readers may show it on their own pages. */
const HEADERS = {
  'cache-control': IMMUTABLE,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'accept-ranges': 'bytes',
};

/** Answers for a photo's file: all of it, the part that is asked for, or 304 for who has it. */
export async function photoFile({ PHOTOS }: Env, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const file = photoFileAt(pathname);
  if (!file) return noFile('Not found', 404);
  const etag = `"${file.hash}-${file.width}"`;
  const headers = new Headers({ ...HEADERS, etag });
  // Whoever has it has it whole, also where it is gone: the bucket need not be asked.
  if (request.headers.get('if-none-match')?.includes(etag)) {
    return new Response(null, { status: 304, headers });
  }
  headers.set('content-type', PHOTO_TYPES[file.format]);
  try {
    return await send(PHOTOS, fileKey(file), request, headers);
  } catch (error) {
    log('photos.file', { path: pathname, fault: String(error) });
    return noFile('This photo isn’t available right now', 503);
  }
}

async function send(
  bucket: R2Bucket,
  key: string,
  request: Request,
  headers: Headers,
): Promise<Response> {
  const isHead = request.method === 'HEAD';
  const asked = isHead ? null : rangeOf(request, headers.get('etag'));
  // Its size is needed first only where a part of it is asked for.
  const found = await (isHead || asked !== null ? bucket.head(key) : bucket.get(key));
  if (!found) return noFile('Not found', 404);
  const { size } = found;
  const range = asked === null ? undefined : byteRange(asked, size);
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${size}`);
    headers.set('cache-control', 'no-store');
    return new Response(null, { status: 416, headers });
  }
  headers.set('content-length', String(range?.length ?? size));
  if (range) {
    const { offset, length } = range;
    headers.set('content-range', `bytes ${offset}-${offset + length - 1}/${size}`);
  }
  const status = range ? 206 : 200;
  if (isHead) return new Response(null, { status, headers });
  const sent = isWhole(found) ? found : await bucket.get(key, range && { range });
  return sent ? new Response(sent.body, { status, headers }) : noFile('Not found', 404);
}

function isWhole(found: R2Object): found is R2ObjectBody {
  return 'body' in found;
}

/** What the request says of a range; null where it wants all of it, since what it has a part of is another file. */
function rangeOf({ headers }: Request, etag: string | null): string | null {
  const condition = headers.get('if-range');
  return condition === null || condition === etag ? headers.get('range') : null;
}
