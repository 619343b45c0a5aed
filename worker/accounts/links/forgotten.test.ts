import { MAIL_IS_ON_ITS_WAY } from '@desert/contract/accounts/account-links';
import { drizzle } from 'drizzle-orm/d1';
import { beforeEach, expect, it } from 'vitest';
import { countRowsRead } from '../../platform/database/rows-read.ts';
import { authContextBy, env, newAddress, newFan, rowCount } from '../../test/account.ts';
import { post } from '../../test/api.ts';
import { allSettled } from '../../test/background.ts';
import { signedInFan } from '../../test/fan.ts';
import { withMethod } from '../../test/faulty.ts';
import { mailsTo } from '../../test/mail.ts';
import { captureOutcome } from '../../test/outcome.ts';
import { requestPasswordReset } from './forgotten.ts';

const requestLink = (email: string, address = newAddress()) =>
  post('/auth/forgotten/', { email }, { headers: { 'CF-Connecting-IP': address } });

let email: string;

beforeEach(async () => {
  email = `${(await signedInFan()).username}@example.com`;
});

it('a password reset request gets the same response for any address, but only a known address gets a mail', async () => {
  const nobody = newFan().email;
  for (const address of [email.toUpperCase(), nobody]) {
    const response = await requestLink(address);
    expect([response.status, await response.json()]).toEqual([
      200,
      { message: MAIL_IS_ON_ITS_WAY },
    ]);
  }
  expect(await mailsTo(nobody)).toEqual([]);
  expect(await mailsTo(email)).toEqual([
    expect.stringMatching(/^https:\/\/desert\.test\/reset\?token=[\w-]{43}$/m),
  ]);
});

it('a password reset request gets its response before the mail is written', async () => {
  const written = Promise.withResolvers<never>();
  const stuck = withMethod(env.DB, 'batch', () => written.promise);
  const context = authContextBy({ address: newAddress(), now: Date.now() });
  const outcome = requestPasswordReset({ ...context, database: drizzle(stuck) }, { email });
  expect(await captureOutcome(outcome)).toEqual({ ok: true });
  written.reject(new Error('It was stuck.'));
});

it('a password reset request reads few rows', async () => {
  const { database, rowsRead } = countRowsRead(env.DB);
  const context = authContextBy({ address: newAddress(), now: Date.now() });
  await requestPasswordReset({ ...context, database: drizzle(database) }, { email });
  await allSettled();
  // SQLite reads about twelve of them: it looks up the last id of `mails` in `sqlite_sequence`.
  expect(rowsRead()).toBeLessThanOrEqual(35);
});

it('after five password reset requests in an hour for one account, more get the same response and send nothing', async () => {
  for (let time = 0; time < 7; time += 1) expect((await requestLink(email)).status).toBe(200);
  expect(await mailsTo(email)).toHaveLength(5);
});

it('password reset requests by strangers do not use up the owner’s own mails', async () => {
  const owner = await signedInFan();
  for (let time = 0; time < 7; time += 1) await requestLink(`${owner.username}@example.com`);
  const other = newFan().email;
  expect((await owner.put('/account/email/', { email: other })).status).toBe(200);
  expect(await mailsTo(other)).toHaveLength(1);
  expect((await owner.post('/account/confirmation/', {})).status).toBe(200);
});

it('after five password reset requests in an hour from one IP address, more are refused with the reason', async () => {
  const address = newAddress();
  for (let time = 0; time < 5; time += 1) await requestLink(newFan().email, address);
  const refused = await requestLink(email, address);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(await mailsTo(email)).toEqual([]);
});

it('the link in a password reset mail uses the site’s configured URL, whatever host the request names', async () => {
  const vars = { SITE_URL: 'https://desert.example.com' };
  await requestPasswordReset(authContextBy({ address: newAddress(), vars }), { email });
  expect((await mailsTo(email)).join('')).toContain('https://desert.example.com/reset?token=');
});

it('a password reset request for the demo account sends nothing', async () => {
  const context = authContextBy({ address: newAddress(), vars: { DEMO_ACCOUNT: 'demo' } });
  await allSettled();
  const before = await rowCount('mails');
  await requestPasswordReset(context, { email: 'demo@example.com' });
  await allSettled();
  expect(await rowCount('mails')).toBe(before);
});
