import { expect, it, vi } from 'vitest';
import { env } from '../../test/account.ts';
import { tokenTo } from '../../test/mail.ts';
import { PASSWORD, signedInOwner } from '../../test/owner.ts';
import { guardedOwner } from '../../test/passkeys.ts';
import { plainRequest } from '../../test/posted.ts';
import { postForm } from '../form-post.ts';

const send = (path: string, fields: Record<string, string>) =>
  postForm(plainRequest(path, fields), env);

async function linkOf(email: string) {
  const sent = await send('/forgotten', { email });
  expect((sent as Response).headers.get('Location')).toBe('/forgotten?sent=1');
  // A form's background work is not one of `allSettled`.
  return vi.waitFor(() => tokenTo(email));
}

const reset = (token: string, password = 'howl at the sun', confirmPassword = password) =>
  send(`/reset?token=${token}`, { token, password, confirmPassword });

it('a forgotten password is mended without a script, and the token is gone from the address', async () => {
  const token = await linkOf(`${(await signedInOwner()).username}@example.com`);
  const differing = await reset(token, 'howl at the sun', PASSWORD);
  expect(differing).toMatchObject({ status: 400, values: {} });
  const done = (await reset(token)) as Response;
  expect([done.status, done.headers.get('Location')]).toEqual([303, '/']);
  expect(done.headers.getSetCookie()[0]).toMatch(/^__Host-session=[\w-]{43};/);
  expect(await reset(token)).toMatchObject({ status: 400, errors: { token: expect.any(String) } });
});

it('leads who has a second factor to the log-in', async () => {
  const { email } = await guardedOwner();
  const confirm = 'UPDATE users SET email_confirmed_at = 1 WHERE email = ?';
  await env.DB.prepare(confirm).bind(email).run();
  const outcome = await reset(await linkOf(email));
  expect(outcome).toMatchObject({
    status: 403,
    errors: { message: expect.stringMatching(/^Your password has been changed/) },
  });
});
