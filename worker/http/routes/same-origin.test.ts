import { expect, it } from 'vitest';
import { api } from '../../api/app.ts';
import { newFan, rowCount } from '../../test/account.ts';
import { ORIGIN } from '../../test/api.ts';
import { appBindings } from '../../test/request-context.ts';

/** A path parameter, such as `:id`, with its optional pattern in braces. */
const PARAMETER = /:\w+(\{([^{}]|\{[^{}]*\})*\})?/g;

/** Every method and path of the API that is not only read, with 1 for each parameter. */
const changes = [
  ...new Set(
    api.routes
      .filter(({ method }) => !['GET', 'ALL'].includes(method))
      .map(({ method, path }) => `${method} ${path.replaceAll(PARAMETER, '1')}`),
  ),
];

/** A request with exactly these headers. */
const send = (path: string, init: RequestInit) =>
  api.request(`${ORIGIN}${path}`, init, appBindings());

it.each(changes)(
  'the request %s is refused with 403 unless it comes from this site',
  async (change) => {
    const [method = '', path = ''] = change.split(' ');
    const json = { 'Content-Type': 'application/json' };
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
    for (const headers of [
      json,
      form,
      { ...json, Origin: 'https://evil.test', 'Sec-Fetch-Site': 'cross-site' },
      { ...form, Origin: 'https://evil.test', 'Sec-Fetch-Site': 'cross-site' },
    ]) {
      const response = await send(path, { method, headers, body: '{}' });
      expect(response.status).toBe(403);
      expect(await response.json()).toEqual({
        errors: { message: 'That request can only come from a page on this site.' },
      });
    }
  },
);

it('a refused cross-site request changes nothing in the database', async () => {
  const headers = { 'Content-Type': 'application/json', Origin: 'https://evil.test' };
  const body = JSON.stringify(newFan());
  await send('/api/auth/signup', { method: 'POST', headers, body });
  expect(await rowCount('users')).toBe(0);
  expect(await rowCount('rate_limits')).toBe(0);
});

it('changes from this site pass the CSRF check with Sec-Fetch-Site or Origin', async () => {
  for (const headers of [{ Origin: ORIGIN }, { 'Sec-Fetch-Site': 'same-origin' }]) {
    expect((await send('/api/auth/login', { method: 'POST', headers })).status).toBe(415);
  }
});
