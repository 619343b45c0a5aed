import { expect, it, vi } from 'vitest';
import { env, rowCount } from '../../test/account.ts';
import { ORIGIN } from '../../test/api.ts';
import { signedInFan } from '../../test/fan.ts';
import { mailsTo, tokenTo } from '../../test/mail.ts';
import { PASSWORD, signedInOwner } from '../../test/owner.ts';
import { guardedOwner } from '../../test/passkeys.ts';
import { formRequest, plainRequest } from '../../test/posted.ts';
import { contextOf } from '../../test/request-context.ts';
import { postForm } from '../form-post.ts';
import { openLink } from '../open-link.ts';

const send = (path: string, fields: Record<string, string>) =>
  postForm(contextOf(plainRequest(path, fields)));

async function linkOf(email: string) {
  const sent = await send('/forgotten', { email });
  expect((sent as Response).headers.get('Location')).toBe('/forgotten?sent=1');
  // `allSettled` does not wait for the background work of forms.
  return vi.waitFor(() => tokenTo(email));
}

const reset = (token: string, password = 'howl at the sun', confirmPassword = password) =>
  send(`/reset?token=${token}`, { token, password, confirmPassword });

it('a forgotten password can be reset once by the mailed link, without scripts', async () => {
  const token = await linkOf(`${(await signedInOwner()).username}@example.com`);
  const differing = await reset(token, 'howl at the sun', PASSWORD);
  expect(differing).toMatchObject({ status: 400, values: {} });
  const done = (await reset(token)) as Response;
  expect([done.status, done.headers.get('Location')]).toEqual([303, '/']);
  expect(done.headers.getSetCookie()[0]).toMatch(/^__Host-session=[\w-]{43};/);
  expect(await reset(token)).toMatchObject({ status: 400, errors: { token: expect.any(String) } });
});

it('a reset password is not enough to log in an account with a second factor', async () => {
  const { email } = await guardedOwner();
  const confirm = 'UPDATE users SET email_confirmed_at = 1 WHERE email = ?';
  await env.DB.prepare(confirm).bind(email).run();
  const outcome = await reset(await linkOf(email));
  expect(outcome).toMatchObject({
    status: 403,
    errors: { message: expect.stringMatching(/^Your password has been changed/) },
  });
});

const opened = (address: string, method = 'GET') =>
  openLink(contextOf(new Request(ORIGIN + address, { method })));
const DEAD = {
  status: 410,
  errors: { token: 'This link has expired or was already used.' },
  values: {},
};

it('opening a mailed link shows whether it is still valid, and does not use it up', async () => {
  const { username } = await signedInOwner();
  const token = await linkOf(`${username}@example.com`);
  // The mail is counted after the response.
  const countAttempts = () => rowCount('rate_limits', "key NOT LIKE 'mails%'");
  const attempts = await countAttempts();
  for (const method of ['GET', 'HEAD', 'GET'])
    expect(await opened(`/reset/?token=${token}`, method)).toMatchObject({
      status: 200,
      values: { username: [username] },
    });
  expect(await countAttempts()).toBe(attempts);
  // A reset token does not confirm an address.
  expect(await opened(`/confirm?token=${token}`)).toEqual(DEAD);
  expect(await reset(token)).toBeInstanceOf(Response);
  expect(await opened(`/reset?token=${token}`)).toEqual(DEAD);
});

it.each(['/reset', '/reset?token=', '/confirm?token=x', `/reset?token=${'A'.repeat(500)}`])(
  'the page %s says that its link has expired',
  async (address) => expect(await opened(address)).toEqual(DEAD),
);

it.each(['/confirm?done=1', '/forgotten', '/confirm/new', '/?token=x'])(
  'the page %s works without a mailed link',
  async (address) => expect(await opened(address)).toBeUndefined(),
);

it('a link that confirms an email is invalid after the account’s email changed', async () => {
  const fan = await signedInFan();
  const email = `${fan.username}@example.com`;
  const resend = () => postForm(contextOf(formRequest(fan, '/confirm/new', new URLSearchParams())));
  const sent = (await resend()) as Response;
  expect([sent.status, sent.headers.get('Location')]).toEqual([303, '/confirm/new?sent=1']);
  const token = await tokenTo(email);
  expect(await opened(`/confirm?token=${token}`)).toMatchObject({ status: 200 });
  await env.DB.exec(`UPDATE users SET email_key = 'x${fan.id}@example.com' WHERE id = ${fan.id}`);
  expect(await opened(`/confirm?token=${token}`)).toEqual(DEAD);
  // A confirmed member is redirected to the page that says so, and gets no mail.
  await env.DB.exec(`UPDATE users SET email_confirmed_at = 1 WHERE id = ${fan.id}`);
  const response = (await resend()) as Response;
  expect(response.headers.get('Location')).toBe('/confirm/new');
  expect(await mailsTo(email)).toHaveLength(1);
});
