import { env } from 'cloudflare:workers';
import { drizzle } from 'drizzle-orm/d1';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeFlag } from '../../flags/flags.ts';
import { type Handler, readPage, rendering, visit } from '../../test/visit.ts';
import { findArchivedFile } from './build-archive.ts';

afterEach(() => vi.restoreAllMocks());

const files: Handler = (request) => {
  const { pathname } = new URL(request.url);
  if (pathname === '/mf/history/aaaa/x.js') return new Response('code');
  return new Response('', { status: 404 });
};

it('a section’s files are immutable, also at the second address for a retry', async () => {
  for (const build of ['aaaa', 'aaaa~2']) {
    const { response, html } = await readPage(`/mf/history/${build}/x.js`, files);
    expect(html).toBe('code');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  }
});

it.each(['text/html', 'text/html; charset=utf-8', 'image/x+xml', undefined])(
  'a file of a section is never served as a page: %s',
  async (type) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const headers: HeadersInit = type === undefined ? {} : { 'content-type': type };
    const page = new Response(new TextEncoder().encode('<script src="x.js">'), { headers });
    const response = await visit('/mf/history/aaaa/x.html', () => page);
    expect(response.status).toBe(503);
    expect(response.headers.get('content-type')).toContain('text/plain');
    expect(log.mock.calls.join()).toContain(`the file is ${type ?? 'nothing'}`);
  },
);

it.each(['text/javascript', 'text/css', 'application/json', 'image/svg+xml'])(
  'a file of a section can have the type %s',
  async (type) => {
    const text = '@scope([data-section="history"]){}';
    const file = new Response(text, { headers: { 'content-type': type } });
    const { headers } = await visit('/mf/history/aaaa/x', () => file);
    expect(headers.get('content-type')).toContain(type);
    const policy = headers.get('content-security-policy');
    expect(policy?.includes('sandbox')).toBe(type === 'image/svg+xml');
    expect(policy).toContain("frame-ancestors 'none'");
  },
);

it.each([
  '/mf/history/..~1/history/section.json',
  '/mf/history/aaaa/..~1/x.js',
  '/mf/history/aaaa/%2e%2e%2fx.js',
  '/mf/history/aaaa/..%5cx.js',
  '/mf/history/~1/section.json',
  '/mf/history//section.json',
])('a path that climbs out of a section’s build is a 404 without a request: %s', async (path) => {
  const requested: string[] = [];
  const response = await visit(path, (request) => {
    requested.push(new URL(request.url).pathname);
    return new Response('{}', { headers: { 'content-type': 'application/json' } });
  });
  expect([response.status, requested]).toEqual([404, []]);
});

it.each([
  '/mf/history/aaaa/none.js',
  '/mf/nobody/aaaa/x.js',
  '/mf/',
  '/assets/none.js',
  '/assets/none',
])('a missing file of a section is a plain-text 404: %s', async (path) => {
  const response = await visit(path, files);
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toContain('text/plain');
});

it('a section’s files are requested without the visitor’s cookies', async () => {
  let headers = new Headers();
  const section: Handler = (request) => {
    headers = request.headers;
    return new Response('');
  };
  await visit('/mf/history/aaaa/x.js', section, { headers: { Cookie: 'session=secret' } });
  expect(headers.has('cookie')).toBe(false);
  const { status, html } = await readPage('/fragment', rendering('secret'));
  expect(status).toBe(404);
  expect(html).not.toContain('secret');
});

it.each([
  ['/icon.svg', ['/icon.svg']],
  ['/favicon.ico', ['/icons/192.png']],
  ['/', []],
  ['/history/2011-12', []],
  ['/widgets/home/history', []],
])('only the address of a file is looked up among the shell’s files: %s', async (path, looked) => {
  const paths: string[] = [];
  const assets: Handler = (request) => {
    paths.push(new URL(request.url).pathname);
    return new Response('', { status: 404 });
  };
  await visit(path, rendering('A page'), {}, assets);
  expect(paths.filter((requested) => !requested.startsWith('/assets/'))).toEqual(looked);
});

it.each([
  [true, '/service-worker.js'],
  [false, '/service-worker-off.js'],
])('if the flag `offline` is %s, the service worker is the file %s', async (isOn, file) => {
  await changeFlag(drizzle(env.DB), 'offline', isOn);
  const paths: string[] = [];
  const assets: Handler = (request) => {
    paths.push(new URL(request.url).pathname);
    return new Response('');
  };
  await visit('/service-worker.js', undefined, {}, assets);
  expect(paths).toEqual([file]);
});

it.each(['/assets/shell.js', '/icon.svg'])(
  'a failed response for %s is not cached',
  async (path) => {
    const response = await visit(path, undefined, {}, () => new Response('', { status: 500 }));
    expect(response.status).toBe(500);
    expect(response.headers.get('cache-control')).toBe('no-store');
  },
);

it.each([301, 403, 500])('a section’s file with status %i becomes a 503', async (status) => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const page = new Response('<html>', { status, headers: { 'content-type': 'text/html' } });
  const response = await visit('/mf/history/aaaa/x.js', () => page);
  expect(response.status).toBe(503);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-type')).toContain('text/plain');
  expect(log.mock.calls.join()).toContain(`the file answered ${status}`);
});

describe('the files of an earlier build', () => {
  const { BUILDS } = env as unknown as { BUILDS: R2Bucket };
  const gone: Handler = () => new Response('', { status: 404 });

  beforeEach(async () => {
    await BUILDS.put('mf/history/old/assets/form.js', 'old form');
    await BUILDS.put('mf/history/old/style.css', '@scope([data-section="history"]){.old{}}');
    await BUILDS.put('mf/history/old/page.html', '<script>');
    await BUILDS.put('assets/shell-old.js', 'old shell');
  });

  it.each([
    ['/mf/history/old/assets/form.js', 'old form', 'text/javascript; charset=utf-8'],
    ['/mf/history/old~1/assets/form.js', 'old form', 'text/javascript; charset=utf-8'],
    [
      '/mf/history/old/style.css',
      '@scope([data-section="history"]){.old{}}',
      'text/css; charset=utf-8',
    ],
    ['/assets/shell-old.js', 'old shell', 'text/javascript; charset=utf-8'],
  ])('archived files are still served at %s', async (path, text, type) => {
    const { response, status, html } = await readPage(path, gone);
    expect([status, html]).toEqual([200, text]);
    expect(response.headers.get('content-type')).toContain(type);
    expect(response.headers.get('cache-control')).toContain('immutable');
  });

  it.each([
    '/mf/history/old/page.html',
    '/mf/history/older/style.css',
    '/mf/history/section.json',
    '/mf/nobody/old/style.css',
  ])('archived files are not served at %s', async (path) => {
    expect((await visit(path, gone)).status).toBe(404);
  });

  it.each([
    ['the longest key of a bucket', 'a'.repeat(1024 - 'mf/history/old/.js'.length)],
    ['one byte more', 'a'.repeat(1025 - 'mf/history/old/.js'.length)],
    ['any length', 'a'.repeat(8000)],
    ['few characters of many bytes', '例'.repeat(340)],
  ])('archived files are a 404 at an address of %s', async (_, name) => {
    expect((await visit(`/mf/history/old/${name}.js`, gone)).status).toBe(404);
    expect((await visit(`/assets/${name}.js`, gone)).status).toBe(404);
    expect(await findArchivedFile(BUILDS, `/mf/history/old/${name}.js`)).toBeUndefined();
  });

  it('archived files are a 503, which is logged, while the bucket fails', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(BUILDS, 'get').mockRejectedValue(new Error('bucket is away'));
    const response = await visit('/mf/history/old/style.css', gone);
    expect(response.status).toBe(503);
    expect(log.mock.calls.join()).toContain('bucket is away');
  });
});
