import type { ErrorBody } from '@desert/contract/text/errors';
import { describe, expect, it } from 'vitest';
import { newFan, rowCount } from '../../test/account.ts';
import { callApi, type CallOptions, post } from '../../test/api.ts';

async function refusal(path: string, options: CallOptions): Promise<[number, ErrorBody['errors']]> {
  const response = await callApi(path, { method: 'POST', ...options });
  return [response.status, (await response.json<ErrorBody>()).errors];
}

const json = (body: BodyInit) => ({ body, headers: { 'Content-Type': 'application/json' } });

describe.each(['/auth/signup', '/auth/login'])('%s', (path) => {
  it.each([
    ...['', '{', '{"a":1}x', 'email=fan', '\u0000'].map((body) => [
      body,
      'The body isn’t valid JSON.',
    ]),
    ...['null', '7', '"text"'].map((body) => [body, 'Send a JSON object.']),
  ])('the body %j is a 400: %s', async (body, message) => {
    expect(await refusal(path, json(body))).toEqual([400, { message }]);
  });

  it.each([
    [undefined, 415],
    ['text/plain', 415],
    ['application/x-www-form-urlencoded', 415],
    ['Application/JSON; charset=utf-8', 400],
  ])('a body of type %j is a %i', async (type, expected) => {
    const headers = type ? { 'Content-Type': type } : {};
    const [status] = await refusal(path, { body: new TextEncoder().encode('{}'), headers });
    expect(status).toBe(expected);
  });

  it('a body of 1 MB is a 413, also without a declared length', async () => {
    const long = JSON.stringify({ ...newFan(), filler: 'x'.repeat(1_000_000) });
    for (const body of [long, new Blob([long]).stream()])
      expect(await refusal(path, json(body))).toEqual([
        413,
        { message: 'The body is too large. The limit is 65536 bytes.' },
      ]);
  });
});

it('a sign-up ignores unknown fields, and takes a password in any script', async () => {
  const fan = { ...newFan(), password: "العواء 🏒🐺 '; DROP TABLE users -- <b>\u0000</b>" };
  const more = { id: 123_456, is_admin: true, created_at: 1, password_hash: '!' };
  const response = await post('/auth/signup', { ...fan, ...more });
  expect(response.status).toBe(201);
  const fields = ['id', 'username', 'email', 'email_confirmed', 'is_new', 'unconfirmed_may'];
  expect(Object.keys(await response.json())).toEqual(fields);
  expect(await rowCount('users', 'id = 123456 OR created_at = 1')).toBe(0);
  const { status } = await post('/auth/login', { email: fan.email, password: fan.password });
  expect(status).toBe(200);
});
