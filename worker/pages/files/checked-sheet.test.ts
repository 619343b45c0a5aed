import { openScope } from '@desert/contract/pages/section-sheet';
import { afterEach, expect, it, vi } from 'vitest';
import { computeSha256 } from '../../http/response/security-headers.ts';
import { type Handler, manifest, rendering, revisit, visit } from '../../test/visit.ts';

afterEach(() => vi.restoreAllMocks());

const SHEET = `${openScope('history')}.a{color:red}}`;

const serve = (path: string, body: string | null, headers: HeadersInit = {}, init?: RequestInit) =>
  visit(`/mf/history/aaaa/${path}`, () => new Response(body, { headers }), init);

it.each([
  ['style.css', {}],
  ['style.css', { 'content-type': 'text/plain' }],
  ['style.txt', { 'content-type': 'Text/CSS' }],
])(
  'a style sheet is served as CSS, with its text and ETag unchanged: %s, %o',
  async (path, sent) => {
    const response = await serve(path, SHEET, { ...sent, etag: '"1"' });
    expect(await response.text()).toBe(SHEET);
    const headers = Object.fromEntries(response.headers);
    expect(headers).toMatchObject({ 'content-type': 'text/css; charset=utf-8', etag: '"1"' });
    expect(headers['cache-control']).toContain('immutable');
  },
);

it('a HEAD request for a style sheet gets no body', async () => {
  const type = { 'content-type': 'text/css' };
  const response = await serve('style.css', null, type, { method: 'HEAD' });
  expect([response.status, await response.text()]).toEqual([200, '']);
});

it.each([
  ['is not in the section’s scope', 'body{display:none}', /section\.sheet.*does not begin/],
  ['is in another section’s scope', SHEET.replace('history', 'news'), /does not begin/],
  ['is too long', `${openScope('history')}${' '.repeat(200_000)}}`, /more than 200000 bytes/],
])('a style sheet that %s is refused, and the refusal is logged', async (_, css, fault) => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const response = await serve('style.css', css);
  expect(response.status).toBe(503);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(log.mock.calls.join()).toMatch(fault);
});

it.each(['aaaa', 'aaaa~1'])(
  'a style sheet is served only if it has the hash of its build’s manifest: %s',
  async (build) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const integrity = { '/mf/history/aaaa/style.css': await computeSha256(SHEET) };
    const page = rendering('', {}, { ...manifest, integrity });
    const status = async (css: string) => {
      const section: Handler = (request) =>
        request.url.endsWith('.css') ? new Response(css) : page(request);
      await visit('/history/2011-12', section);
      return (await revisit(`/mf/history/${build}/style.css`, section)).status;
    };
    expect(await status(SHEET)).toBe(200);
    expect(log).not.toHaveBeenCalled();
    expect(await status(`${SHEET}.b{}`)).toBe(503);
    expect(log.mock.calls.join()).toMatch(/not the one of the manifest/);
  },
);

it('files that are not style sheets are served unchanged', async () => {
  const response = await serve('x.js', '}', { 'content-type': 'text/javascript', etag: '"1"' });
  expect([await response.text(), response.headers.get('etag')]).toEqual(['}', '"1"']);
});
