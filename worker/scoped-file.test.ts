import { afterEach, expect, it, vi } from 'vitest';
import { visit } from './test/visit.ts';

afterEach(() => vi.restoreAllMocks());

/** A file of a section as it is answered to a browser. */
const asked = (path: string, body: string | null, headers: HeadersInit = {}, init?: RequestInit) =>
  visit(`/mf/history/aaaa/${path}`, () => new Response(body, { headers }), init);

it.each([
  ['style.css', {}],
  ['style.css', { 'content-type': 'text/plain' }],
  ['style.txt', { 'content-type': 'Text/CSS' }],
])(
  'has what browsers take for a style sheet in the section’s scope: %s, %o',
  async (path, headers) => {
    const ofFile = { ...headers, etag: '"1"', 'content-length': '9' };
    const response = await asked(path, '\ufeffbody{}', ofFile);
    expect(await response.text()).toBe('@scope([data-section="history"]){body{}}');
    const answered = Object.fromEntries(response.headers);
    expect(answered).toMatchObject({ 'content-type': 'text/css; charset=utf-8' });
    expect(answered).not.toHaveProperty('etag');
    expect(answered['content-length']).not.toBe('9');
    expect(answered['cache-control']).toContain('immutable');
  },
);

it('answers HEAD without a body', async () => {
  const response = await asked(
    'style.css',
    null,
    { 'content-type': 'text/css' },
    { method: 'HEAD' },
  );
  expect([response.status, await response.text()]).toEqual([200, '']);
});

it('keeps back a style sheet that would reach beyond, and says so in the log', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const response = await asked('style.css', '}body{display:none}');
  expect(response.status).toBe(503);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(log.mock.calls.join()).toMatch(/section\.sheet.*closes nothing/);
});

it('keeps back one that is longer than any', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const response = await asked('style.css', `a{${'color:red;'.repeat(30_000)}}`);
  expect(response.status).toBe(503);
  expect(log.mock.calls.join()).toContain('more than 200000 bytes');
});

it('leaves other files as they are', async () => {
  const response = await asked('x.js', '}', { 'content-type': 'text/javascript', etag: '"1"' });
  expect([await response.text(), response.headers.get('etag')]).toEqual(['}', '"1"']);
});
