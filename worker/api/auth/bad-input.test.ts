import type { ErrorBody } from '@desert/contract/errors';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newFan, rowCount } from '../../test/account.ts';
import { ask, type Asking, post } from '../../test/api.ts';

const FORMS = ['/auth/signup', '/auth/login'];

async function refusal(path: string, asking: Asking): Promise<[number, ErrorBody]> {
  const response = await ask(path, { method: 'POST', ...asking });
  return [response.status, await response.json()];
}

const json = (body: BodyInit) => ({ body, headers: { 'Content-Type': 'application/json' } });

describe.each(FORMS)('%s', (path) => {
  it.each(['', '{', '{"email":', 'email=fan', '\u0000', '{"a":1}x', 'undefined'])(
    'answers malformed JSON 400: %j',
    async (body) => {
      const answer = await refusal(path, json(body));
      expect(answer).toEqual([400, { errors: { message: 'The body is not JSON.' } }]);
    },
  );

  it.each(['null', '7', '"text"', 'true'])('answers what is no object 400: %s', async (body) => {
    const answer = await refusal(path, json(body));
    expect(answer).toEqual([400, { errors: { message: 'A JSON object is expected.' } }]);
  });

  it.each([[[]], [{}], [{ email: null }], [{ email: 1, username: {}, password: [] }]])(
    'answers missing and wrong fields 400, under their names: %j',
    async (body) => {
      const [status, { errors }] = await refusal(path, json(JSON.stringify(body)));
      expect(status).toBe(400);
      const fields = path.endsWith('signup')
        ? ['email', 'username', 'password']
        : ['email', 'password'];
      expect(Object.keys(errors)).toEqual(fields);
    },
  );

  it.each([undefined, 'text/plain', 'application/x-www-form-urlencoded', 'application/json2'])(
    'answers a body of type %j 415',
    async (type) => {
      const body = new TextEncoder().encode(JSON.stringify(newFan()));
      const headers = type ? { 'Content-Type': type } : {};
      const [status, { errors }] = await refusal(path, { body, headers });
      expect([status, errors]).toEqual([415, { message: expect.stringContaining('json') }]);
    },
  );

  it('answers a body of 1 MB 413, also one that does not say how long it is', async () => {
    const long = JSON.stringify({ ...newFan(), filler: 'x'.repeat(1_000_000) });
    const bytes = new TextEncoder().encode(long);
    for (const body of [long, new Blob([bytes]).stream()]) {
      const [status, { errors }] = await refusal(path, json(body));
      expect([status, errors]).toEqual([413, { message: 'At most 65536 bytes are expected.' }]);
    }
  });

  it('takes a type with a charset', async () => {
    const headers = { 'Content-Type': 'Application/JSON; charset=utf-8' };
    const [status] = await refusal(path, { body: '{}', headers });
    expect(status).toBe(400);
  });
});

it('never stores a field that nobody asked for', async () => {
  const fan = newFan();
  const more = { id: 123_456, is_admin: true, created_at: 1, password_hash: '!' };
  const response = await post('/auth/signup', { ...fan, ...more });
  expect(response.status).toBe(201);
  expect(Object.keys(await response.json())).toEqual([
    'id',
    'username',
    'email',
    'email_confirmed',
  ]);
  expect(await rowCount('users', 'id = 123456 OR created_at = 1')).toBe(0);
});

it('stores a password in any script, with what looks like SQL, HTML and a NUL', async () => {
  for (const password of [
    'العواء في الصحراء',
    '🏒🐺🌵🌙🏜️⭐️🐾🔥',
    "'; DROP TABLE users --",
    '<b>\u0000</b>xx',
  ]) {
    const fan = { ...newFan(), password };
    expect((await post('/auth/signup', fan)).status).toBe(201);
    const { status } = await post('/auth/login', { email: fan.email, password });
    expect(status).toBe(200);
  }
});

it('answers any JSON with 4xx in the error shape', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('\u0000', '\ud800', '‮fan', '🏒', "' OR 1=1 --", '<script>', 'fan@example.com'),
  );
  const field = fc.oneof(text, fc.jsonValue());
  // Too short for an account: nothing is hashed.
  const password = fc.oneof(fc.string({ maxLength: 3 }), fc.integer(), fc.constant(null));
  const body = fc.record({ email: field, username: field, password }, { requiredKeys: [] });
  await fc.assert(
    fc.asyncProperty(body, async (input) => {
      const [status, { errors }] = await refusal('/auth/signup', json(JSON.stringify(input)));
      expect(status).toBe(400);
      expect(Object.values(errors).every((m) => typeof m === 'string' && m !== '')).toBe(true);
    }),
    { numRuns: 200 },
  );
});
