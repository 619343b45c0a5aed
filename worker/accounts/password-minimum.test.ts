import { PASSWORDS_DIFFER } from '@desert/contract/accounts/account';
import { expect, it } from 'vitest';
import { api } from '../api/app.ts';
import { getMinimumPasswordLength } from '../limits.ts';
import { postForm } from '../pages/form-post.ts';
import { env, newFan } from '../test/account.ts';
import { ORIGIN } from '../test/api.ts';
import { signedInOwner } from '../test/owner.ts';
import { plainRequest } from '../test/posted.ts';
import { appBindings, contextOf } from '../test/request-context.ts';

const SITE = { ...env, PASSWORD_MIN: 15 };

async function send(path: string, body: object, { method = 'POST', cookies = '' } = {}) {
  const headers = { 'Content-Type': 'application/json', Origin: ORIGIN, Cookie: cookies };
  const init = { method, headers, body: JSON.stringify(body) };
  const response = await api.request(ORIGIN + path, init, appBindings(SITE));
  return [response.status, (await response.json<{ errors?: object }>()).errors];
}

const short = { password: 'Password must be at least 15 characters' };

it.each([
  ['a sign-up', '/api/auth/signup', {}],
  ['a new password by link', '/api/auth/password/', { token: 'x' }],
])('%s needs a password of the site’s minimum length', async (_, path, more) => {
  const body = { ...newFan(), ...more, password: 'howl at a moon' };
  expect(await send(path, body)).toEqual([400, short]);
  const [, errors] = await send(path, { ...body, password: 'howl at the moon' });
  expect(errors ?? {}).not.toHaveProperty('password');
});

it('a password of 15 characters is long enough for a sign-up, and a shorter one is refused by a change', async () => {
  const fan = { ...newFan(), password: 'howl at the sun' };
  expect((await send('/api/auth/signup', fan))[0]).toBe(201);
  const owner = await signedInOwner();
  const body = { current_password: 'x', password: 'too short' };
  const options = { method: 'PUT', cookies: owner.cookies };
  expect(await send('/api/account/password/', body, options)).toEqual([400, short]);
});

it('the sign-up form without scripts reports a too short password along with its other errors', async () => {
  const fields = { email: 'fan', username: 'x-fan', password: 'too short', confirmPassword: 'x' };
  const context = contextOf(plainRequest('/signup', fields), SITE);
  expect(await postForm(context)).toMatchObject({
    status: 400,
    errors: { ...short, email: expect.any(String), confirmPassword: PASSWORDS_DIFFER },
  });
});

it.each([7, 0, 'ten', ''])('the Worker refuses a minimum password length of %j', (PASSWORD_MIN) => {
  expect(() => getMinimumPasswordLength({ PASSWORD_MIN })).toThrow('PASSWORD_MIN');
});
