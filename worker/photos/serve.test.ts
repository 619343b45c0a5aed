import type { Photo } from '@desert/contract/photos/photos';
import { beforeAll, expect, it, vi } from 'vitest';
import { env } from '../test/account.ts';
import { ORIGIN } from '../test/api.ts';
import { signedInFan } from '../test/fan.ts';
import { pngOf } from '../test/png.ts';
import { contextOf } from '../test/request-context.ts';
import { uploadPhoto } from '../test/uploads.ts';
import { visit } from '../test/visit.ts';
import { servePhoto } from './serve.ts';

const file = pngOf(40, 30);
const { byteLength: size } = file;

let photo: Photo;

beforeAll(async () => {
  photo = await uploadPhoto(await signedInFan(), file);
});

const get = (headers: Record<string, string> = {}, method = 'GET') =>
  visit(photo.url, undefined, { headers, method });

const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

it('a photo’s address serves its file as immutable and sandboxed', async () => {
  const response = await get();
  expect(response.status).toBe(200);
  expect(await bytesOf(response)).toEqual(new Uint8Array(file));
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/png',
    'content-length': `${size}`,
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  });
  expect(response.headers.has('set-cookie')).toBe(false);
});

it('a photo’s address sends no body for a matching ETag or a HEAD request', async () => {
  const etag = (await get()).headers.get('etag')!;
  for (const has of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const response = await get({ 'If-None-Match': has });
    expect([response.status, await response.text()]).toEqual([304, '']);
  }
  expect((await get({ 'If-None-Match': '"other"' })).status).toBe(200);
  const head = await get({ Range: 'bytes=0-1' }, 'HEAD');
  expect([head.status, head.headers.get('content-length')]).toEqual([200, `${size}`]);
  expect(await head.text()).toBe('');
  expect((await get({}, 'DELETE')).status).toBe(405);
});

it('a range request for a photo gets the whole file', async () => {
  const response = await get({ Range: 'bytes=0-9' });
  expect([response.status, (await bytesOf(response)).byteLength]).toEqual([200, size]);
});

it.each([
  '/photos/',
  `/photos/${'f'.repeat(32)}-320.webp`,
  `/photos/${'F'.repeat(32)}-320.webp`,
  `/photos/${'f'.repeat(32)}-320.svg`,
  `/photos/${'a'.repeat(3000)}`,
  '/photos/%00',
  '/photos/%ff-1.png',
])('a photo path without a photo is a 404: %s', async (path) => {
  expect((await visit(path)).status).toBe(404);
});

it('a photo is a 503, which is logged, if its bucket fails', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const get = vi.spyOn(env.PHOTOS, 'get').mockRejectedValue(new Error('R2'));
  const response = await visit(photo.url);
  expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect(log.mock.lastCall![0]).toContain('photos.file');
  get.mockRestore();
  log.mockRestore();
});

it('a photo of a bucket with a domain comes through the zone’s cache unless the scan blocked it', async () => {
  const PHOTOS_ORIGIN = 'https://photos.desert.test';
  // The zone’s cache exists only at Cloudflare.
  const zone = vi.spyOn(globalThis, 'fetch');
  zone.mockImplementation(async () => new Response(file, { status: 200 }));
  const read = () => servePhoto(contextOf(new Request(ORIGIN + photo.url), { PHOTOS_ORIGIN }));
  const served = await read();
  expect(zone.mock.calls[0]).toEqual([
    PHOTOS_ORIGIN + photo.url,
    expect.objectContaining({ cf: expect.objectContaining({ cacheEverything: true }) }),
  ]);
  expect(await bytesOf(served!)).toEqual(new Uint8Array(file));
  expect(served!.headers.get('content-type')).toBe('image/png');
  for (const [status, expected] of [
    [451, 451],
    [404, 404],
    [500, 503],
  ] as const) {
    zone.mockImplementation(async () => new Response('', { status }));
    const failed = await read();
    expect([failed?.status, failed?.headers.get('cache-control')]).toEqual([expected, 'no-store']);
  }
  zone.mockRestore();
});
