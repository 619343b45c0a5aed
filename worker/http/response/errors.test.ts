import type { ErrorBody } from '@desert/contract/text/errors';
import { teams } from '@desert/drizzle/schema';
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import { Hono } from 'hono';
import { afterEach, expect, it, vi } from 'vitest';
import { handleUnexpectedError } from './errors.ts';
import { Refusal } from './refusal.ts';

const app = new Hono();
app.onError(handleUnexpectedError);
app.all('/internal', () => {
  throw new Error('D1_ERROR: internal error; reference = ar94rt9l8a2m39cn77a5dse2');
});
app.get('/refused', () => {
  const cookies = ['a=1', 'b=2'];
  throw new Refusal(403, 'Not you.', { retryAfter: 7, cookies, suspended: true });
});
app.get('/failing', async (c) => {
  // A real error: this database has no tables.
  const found = await drizzle(env.EMPTY).select().from(teams).where(eq(teams.year, 'secret'));
  return c.json(found);
});

async function fail() {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const response = await app.request('/failing');
  const body = await response.json<ErrorBody>();
  return { response, body, lines: log.mock.calls.map(([line]) => line as string) };
}

afterEach(() => vi.restoreAllMocks());

it('an unexpected error gives a 500 with the id of its log line, which leaves out the query’s values', async () => {
  const { response, body, lines } = await fail();
  expect(response.status).toBe(500);
  expect(lines).toHaveLength(1);
  const { id } = JSON.parse(lines[0]!);
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  const message = `Something went wrong on our end (error ${id}).`;
  expect(body).toEqual({ errors: { message } });
  expect(JSON.parse(lines[0]!)).toMatchObject({
    event: 'api.error',
    method: 'GET',
    path: '/failing',
    message: expect.stringContaining('no such table'),
    query: expect.stringContaining('"year" = ?'),
    stack: expect.stringContaining('at '),
  });
  expect(lines.join()).not.toContain('secret');
});

it.each([
  ['GET', 500, ['api.error']],
  ['POST', 507, ['database.full', 'api.error']],
])(
  'an unexplained D1 error in a %s request is logged and gives a %i',
  async (method, status, events) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const response = await app.request('/internal', { method });
    expect(response.status).toBe(status);
    const logged = log.mock.calls.map(([line]) => JSON.parse(line as string) as object);
    expect(logged).toMatchObject(events.map((event) => ({ event })));
  },
);

it('a thrown Refusal becomes the response with its headers and fields, without a log line', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const response = await app.request('/refused');
  expect(response.status).toBe(403);
  expect(await response.json()).toEqual({ errors: { message: 'Not you.' }, suspended: true });
  expect(response.headers.get('Retry-After')).toBe('7');
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(log).not.toHaveBeenCalled();
});
