import type { ErrorBody } from '@desert/contract/text/errors';
import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { seedHistory } from '../test/history.ts';
import { appBindings } from '../test/request-context.ts';
import { api } from './app.ts';

const request = (path: string, init: RequestInit = {}) => api.request(path, init, appBindings());

beforeAll(seedHistory);

it.each(['/api/health', '/api/history/teams', '/api/history/teams/2011-12'])(
  '%s responds the same with and without a trailing slash',
  async (path) => {
    const [without, withSlash] = await Promise.all([request(path), request(`${path}/`)]);
    expect(without.status).toBe(200);
    expect(without.headers.get('Content-Type')).toBe('application/json');
    expect(withSlash.status).toBe(200);
    expect(await withSlash.json()).toEqual(await without.json());
  },
);

it.each(['/api', '/api/', '/api/nothing', '/api/history', '/api/history//teams', '/api//health'])(
  '%s is unknown to the API, which responds with an uncached 404 in the error shape',
  async (path) => {
    const response = await request(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toEqual({
      errors: { message: 'There’s nothing at this address.' },
    });
  },
);

it('an API address ignores a query it does not know', async () => {
  const path = '/api/history/teams/2011-12/';
  const response = await request(`${path}?limit=%E0%A4%A&id=1&__proto__=x&id=2`);
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(await (await request(path)).text());
});

it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  '%s on a read-only path is a 405 that says what is allowed',
  async (method) => {
    for (const path of ['/api/health', '/api/history/teams/', '/api/history/teams/2011-12']) {
      const response = await request(path, { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('Allow')).toBe('GET, HEAD');
      expect(await response.json()).toEqual({
        errors: { message: 'This address only accepts GET, HEAD.' },
      });
    }
  },
);

it.each([
  ['POST', '/api/nothing', 404, null],
  ['PUT', '/api/merch/new/', 405, 'POST'],
  ['POST', '/api/merch/1/', 405, 'GET, HEAD'],
  ['GET', '/api/merch/1/delete/', 405, 'DELETE'],
  ['GET', '/api/auth/login', 405, 'POST'],
  ['POST', '/api/auth/logout', 405, 'GET, HEAD'],
  ['POST', '/api/account/', 405, 'DELETE'],
  ['PUT', '/api/account/sessions/', 405, 'GET, HEAD, DELETE'],
])('%s %s responds with %i', async (method, path, status, allow) => {
  const headers = { 'Sec-Fetch-Site': 'same-origin' };
  const response = await request(path, { method, headers });
  expect([response.status, response.headers.get('Allow')]).toEqual([status, allow]);
});

it.each(['/api/health', '/api/history/teams/', '/api/history/teams/1900-01', '/api/nothing'])(
  'the API responds to HEAD %s as to GET, without the body',
  async (path) => {
    const [get, head] = [await request(path), await request(path, { method: 'HEAD' })];
    expect(head.status).toBe(get.status);
    expect([...head.headers]).toEqual([...get.headers]);
    expect(await head.text()).toBe('');
  },
);

it('any address under the API gives a known route’s body or a 4xx in the error shape', async () => {
  const segment = fc.oneof(
    fc.string({ unit: 'binary' }).map((text) => encodeURIComponent(text.toWellFormed())),
    fc.string(),
    fc.constantFrom('..', '%2e%2e', '%2F', '%', '%E0%A4%A', '%00', 'teams', 'history', 'health'),
    fc.bigInt().map(String),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(segment, { maxLength: 4 }), async (segments) => {
      const url = new URL(`http://localhost/api/history/teams/${segments.join('/')}`);
      const response = await api.request(url.href, {}, appBindings());
      const body = await response.json<ErrorBody>();
      if (response.status === 200) return;
      expect([400, 404]).toContain(response.status);
      expect(Object.values(body.errors).every((m) => typeof m === 'string' && m !== '')).toBe(true);
    }),
  );
});
