import { PHOTO_TYPES, parsePhotoPath, PHOTOS_PATH } from '@desert/contract/photos/photos';
import { IMMUTABLE } from '../http/response/cache-control.ts';
import { createTextError } from '../http/response/errors.ts';
import { log } from '../platform/log/log.ts';
import { toFileKey } from '../records/photo-row.ts';
import type { RequestContext } from '../request-context.ts';

/** Headers of a photo: scripts hidden in it never run, and other sites, such as feed readers, may embed it. */
const HEADERS = {
  'cache-control': IMMUTABLE,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
};

/** How long the zone's cache keeps a photo, in s: one that is deleted is gone everywhere a day later. */
const ZONE_CACHE_S = 24 * 60 * 60;

/**
 * Serves a whole photo: 304 for its ETag, 404, 451 if the zone's scan blocks it, or 503 if R2 fails. Ignores ranges:
 * photos have at most 8 MB.
 */
export async function servePhoto({
  request,
  url: { pathname },
  env: { PHOTOS, PHOTOS_ORIGIN },
}: RequestContext): Promise<Response | undefined> {
  if (!pathname.startsWith(PHOTOS_PATH)) return undefined;
  const file = parsePhotoPath(pathname);
  if (!file) return createTextError('Not found', 404);
  const etag = `"${file.hash}-${file.width}"`;
  const headers = new Headers({ ...HEADERS, etag });
  // Names are never reused, so a known ETag needs no R2 read.
  if (request.headers.get('if-none-match')?.includes(etag)) {
    return new Response(null, { status: 304, headers });
  }
  headers.set('content-type', PHOTO_TYPES[file.format]);
  try {
    return PHOTOS_ORIGIN
      ? await servePhotoThroughZone(`${PHOTOS_ORIGIN}/${toFileKey(file)}`, request, headers)
      : await servePhotoFromBucket(PHOTOS, toFileKey(file), request, headers);
  } catch (error) {
    log('photos.file', { path: pathname, fault: String(error) });
    return createTextError('This photo isn’t available right now', 503);
  }
}

async function servePhotoFromBucket(
  bucket: R2Bucket,
  key: string,
  request: Request,
  headers: Headers,
): Promise<Response> {
  const isHead = request.method === 'HEAD';
  const object = await (isHead ? bucket.head(key) : bucket.get(key));
  if (!object) return createTextError('Not found', 404);
  headers.set('content-length', String(object.size));
  return new Response(isHead ? null : (object as R2ObjectBody).body, { headers });
}

/** Sends a photo through the zone's cache, so that its CSAM scan sees it. */
async function servePhotoThroughZone(address: string, { method }: Request, headers: Headers) {
  const object = await fetch(address, {
    method,
    cf: { cacheEverything: true, cacheTtlByStatus: { '200': ZONE_CACHE_S, '400-599': 0 } },
  });
  if (object.status === 451) return createTextError('This photo isn’t available', 451);
  if (object.status === 404) return createTextError('Not found', 404);
  if (!object.ok) throw new Error(`the photos’ domain responded ${object.status}`);
  const length = object.headers.get('content-length');
  if (length !== null) headers.set('content-length', length);
  return new Response(object.body, { headers });
}
