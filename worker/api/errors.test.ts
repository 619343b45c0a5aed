import type { ErrorBody } from '@desert/contract/errors';
import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from './app.ts';

afterEach(() => vi.restoreAllMocks());

/** A query fails for real: this database has no tables. */
async function fail() {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const response = await api.request('/api/history/teams/2011-12', {}, { DB: env.EMPTY });
  const body = await response.json<ErrorBody>();
  return { response, body, lines: log.mock.calls.map(([line]) => JSON.parse(line as string)) };
}

describe('an unexpected error', () => {
  it('is answered 500 with the id of the log line and nothing of the cause', async () => {
    const { response, body, lines } = await fail();
    expect(response.status).toBe(500);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(lines).toHaveLength(1);
    expect(body).toEqual({
      errors: { message: `Something went wrong on our side (error ${lines[0].id}).` },
    });
  });

  it('is logged as one line of JSON with the cause and where it happened', async () => {
    const { lines } = await fail();
    expect(lines[0]).toMatchObject({
      event: 'api.error',
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      method: 'GET',
      path: '/api/history/teams/2011-12',
      message: expect.stringContaining('no such table'),
      stack: expect.stringContaining('at '),
    });
  });
});
