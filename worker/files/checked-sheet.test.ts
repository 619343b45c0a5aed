import { afterEach, expect, it, vi } from 'vitest';
import { visit } from '../test/visit.ts';

afterEach(() => vi.restoreAllMocks());

const asked = (path: string, body: string | null, headers: HeadersInit = {}, init?: RequestInit) =>
  visit(`/mf/history/aaaa/${path}`, () => new Response(body, { headers }), init);

it.each([
  ['style.css', {}],
  ['style.css', { 'content-type': 'text/plain' }],
  ['style.txt', { 'content-type': 'Text/CSS' }],
])('scopes what browsers take for a style sheet: %s, %o', async (path, said) => {
  const ofFile = { ...said, etag: '"1"', 'content-length': '9' };
  const response = await asked(path, '\ufeffbody{}', ofFile);
  expect(await response.text()).toBe('@scope([data-section="history"]){body{}}');
  const headers = Object.fromEntries(response.headers);
  expect(headers).toMatchObject({ 'content-type': 'text/css; charset=utf-8' });
  expect(headers).not.toHaveProperty('etag');
  expect(headers['content-length']).not.toBe('9');
  expect(headers['cache-control']).toContain('immutable');
});

it('answers HEAD without a body', async () => {
  const type = { 'content-type': 'text/css' };
  const response = await asked('style.css', null, type, { method: 'HEAD' });
  expect([response.status, await response.text()]).toEqual([200, '']);
});

it.each([
  ['would reach beyond', '}body{display:none}', /section\.sheet.*closes nothing/],
  ['is longer than any', `a{${'color:red;'.repeat(30_000)}}`, /more than 200000 bytes/],
])('keeps back a style sheet that %s, and says so in the log', async (_, css, fault) => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const response = await asked('style.css', css);
  expect(response.status).toBe(503);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(log.mock.calls.join()).toMatch(fault);
});

it('leaves other files as they are', async () => {
  const response = await asked('x.js', '}', { 'content-type': 'text/javascript', etag: '"1"' });
  expect([await response.text(), response.headers.get('etag')]).toEqual(['}', '"1"']);
});
