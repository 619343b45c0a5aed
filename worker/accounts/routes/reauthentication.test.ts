import type { ListedSession } from '@desert/contract/accounts/account-settings';
import type { PasskeyRequest } from '@desert/contract/accounts/passkeys';
import { REAUTHENTICATE } from '@desert/contract/text/errors';
import { beforeEach, describe, expect, it } from 'vitest';
import { cookiesOf, env, newFan, rowCount } from '../../test/account.ts';
import { callApi, post } from '../../test/api.ts';
import type { Fan } from '../../test/fan.ts';
import { mailsTo } from '../../test/mail.ts';
import { PASSWORD, signedInOwner, signInElsewhere } from '../../test/owner.ts';
import { ownerWithKey } from '../../test/passkeys.ts';

const MINUTE = 60_000;

let owner: Fan;
let other: string;
/** An email address without an account. */
let to: string;

/** Makes the last authentication of all of the fan’s sessions `ms` older. */
const age = (fan: Fan, ms = 10 * MINUTE) =>
  env.DB.prepare('UPDATE sessions SET authenticated_at = authenticated_at - ? WHERE user_id = ?')
    .bind(ms, fan.id)
    .run();

async function otherId(fan: Fan): Promise<string> {
  const listed = await (await fan.get('/account/sessions/')).json<ListedSession[]>();
  return listed.find(({ current }) => !current)!.id;
}

beforeEach(async () => {
  owner = await signedInOwner();
  other = await signInElsewhere(owner);
  to = newFan().email;
});

const ACTS: [string, (fan: Fan) => Promise<Response>][] = [
  ['ending all other sessions', (fan) => fan.delete('/account/sessions/')],
  ['ending another', async (fan) => fan.delete(`/account/sessions/${await otherId(fan)}/`)],
  ['changing the address', (fan) => fan.put('/account/email/', { email: to })],
  ['deleting the account', (fan) => fan.delete('/account/', {})],
];

describe.each(ACTS)('%s', (_, act) => {
  it('the change needs no password within ten minutes of a log-in', async () => {
    await age(owner, 9 * MINUTE);
    expect((await act(owner)).status).toBe(200);
  });

  it('the change needs the password first in an older session', async () => {
    await age(owner);
    const refused = await act(owner);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toEqual({
      errors: { message: REAUTHENTICATE },
      reauthenticate: { passkey: false },
    });
    expect(await rowCount('sessions', `user_id = ${owner.id}`)).toBe(2);
    expect(await mailsTo(to)).toEqual([]);
    const response = await owner.post('/account/reauthentication/', { password: PASSWORD });
    expect(response.status).toBe(200);
    expect((await act(owner)).status).toBe(200);
  });
});

const end = () => owner.delete('/account/sessions/');

it('reauthentication requires the correct password, with the rate limit of a log-in', async () => {
  await age(owner);
  const guess = () => owner.post('/account/reauthentication/', { password: 'a guess' });
  const first = await guess();
  expect(first.status).toBe(400);
  expect(await first.json()).toEqual({ errors: { password: 'That password isn’t correct' } });
  for (let time = 1; time < 10; time += 1) expect((await guess()).status).toBe(400);
  const refused = await guess();
  expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true]);
  expect((await end()).status).toBe(403);
});

it('reauthentication by password lasts ten minutes, in its own session', async () => {
  await age(owner);
  const response = await post(
    '/account/reauthentication/',
    { password: PASSWORD },
    { cookies: other },
  );
  expect((await end()).status).toBe(403);
  const inOther = { cookies: cookiesOf(response), method: 'DELETE' };
  await age(owner, 10 * MINUTE);
  expect((await callApi('/account/sessions/', inOther)).status).toBe(403);
});

it('reauthentication replaces the session’s token, and keeps the session’s age', async () => {
  await age(owner);
  const session = () =>
    env.DB.prepare('SELECT token_hash, created_at FROM sessions WHERE user_id = ? ORDER BY rowid')
      .bind(owner.id)
      .first<{ token_hash: string; created_at: number }>();
  const before = await session();
  const response = await owner.post('/account/reauthentication/', { password: PASSWORD });
  expect(await session()).toMatchObject({ created_at: before!.created_at });
  expect((await session())!.token_hash).not.toBe(before!.token_hash);
  expect((await callApi('/auth/', { cookies: owner.cookies })).status).toBe(401);
  const cookies = cookiesOf(response);
  expect((await callApi('/auth/', { cookies })).status).toBe(200);
  expect(response.headers.getSetCookie()[0]).toMatch(/Max-Age=2592000; .*HttpOnly/);
});

it('reauthentication does not restart a session that ended while its owner was asked for the password', async () => {
  await env.DB.prepare('DELETE FROM sessions WHERE user_id = ?').bind(owner.id).run();
  const response = await owner.post('/account/reauthentication/', { password: PASSWORD });
  expect(response.status).toBe(401);
  expect(await rowCount('sessions', `user_id = ${owner.id}`)).toBe(0);
});

it('reauthentication accepts a passkey with user verification, once per challenge', async () => {
  const { owner: fan, device } = await ownerWithKey();
  await age(fan);
  const refused = await fan.delete('/account/sessions/');
  expect(await refused.json()).toMatchObject({ reauthenticate: { passkey: true } });
  const sign = async (flaws: object = {}) => {
    const options = await fan.post('/account/reauthentication/options/');
    const request = await options.json<PasskeyRequest>();
    return { ticket: request.ticket, response: await device.sign(request.options, flaws) };
  };
  const send = async (signed: object, by = fan) =>
    (await by.post('/account/reauthentication/passkey/', signed)).status;
  expect(await send(await sign({ verified: false }))).toBe(400);
  expect((await fan.delete('/account/sessions/')).status).toBe(403);
  const signed = await sign();
  expect(await send(signed, owner)).toBe(400);
  expect(await send(signed)).toBe(200);
  expect((await fan.delete('/account/sessions/')).status).toBe(200);
  expect(await send(signed)).toBe(400);
});

it('reauthentication does not offer a passkey to an account without one', async () => {
  expect((await owner.post('/account/reauthentication/options/')).status).toBe(409);
});

it('logging out needs no reauthentication', async () => {
  await age(owner);
  const listed = await (await owner.get('/account/sessions/')).json<ListedSession[]>();
  const own = listed.find(({ current }) => current)!.id;
  expect((await owner.delete(`/account/sessions/${own}/`)).status).toBe(200);
  expect((await callApi('/auth/logout', { cookies: other })).status).toBe(200);
  expect(await rowCount('sessions', `user_id = ${owner.id}`)).toBe(0);
});

it('a member who used up the daily byte quota can still reauthenticate with a passkey', async () => {
  const full = { ...env, BYTES_PER_DAY: 1 };
  const known = await ownerWithKey();
  const headers = { method: 'POST', cookies: known.owner.cookies, environment: full };
  expect((await callApi('/account/reauthentication/options/', headers)).status).toBe(200);
});
