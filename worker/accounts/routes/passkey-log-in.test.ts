import { expect, it, vi } from 'vitest';
import { LIMITS } from '../../http/rate-limits/policies.ts';
import { openD1 } from '../../platform/database/open.ts';
import { cookiesOf, env, newAddress, rowCount } from '../../test/account.ts';
import { callApi, post } from '../../test/api.ts';
import { authenticator } from '../../test/authenticator.ts';
import { PASSWORD } from '../../test/owner.ts';
import {
  askLogIn,
  fiveMinutesLater,
  guardedOwner,
  ownerWithKey,
  sendKey,
} from '../../test/passkeys.ts';
import { findChallenge, hashChallenge } from '../passkeys/challenges.ts';

const whoIs = async (response: Response) =>
  (await callApi('/auth/', { cookies: cookiesOf(response) })).json<{ username: string }>();
const row = (id: number) =>
  env.DB.prepare('SELECT counter, last_used_at FROM passkeys WHERE id = ?').bind(id).first();

it('a log-in with a passkey needs no account name, and logs in the owner of the passkey', async () => {
  const { owner, device, id } = await ownerWithKey();
  const { ticket, options } = await askLogIn();
  expect(options).toMatchObject({ rpId: 'desert.test', userVerification: 'required' });
  expect(options).not.toHaveProperty('allowCredentials');
  expect(JSON.stringify(options)).not.toContain(owner.username);
  const response = await sendKey(ticket, await device.sign(options));
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ id: owner.id, username: owner.username });
  expect(await whoIs(response)).toMatchObject({ username: owner.username });
  expect(await row(id)).toEqual({ counter: 2, last_used_at: expect.any(Number) as number });
});

it('a passkey challenge works for one log-in, which also satisfies the second factor', async () => {
  const { device } = await guardedOwner();
  const { ticket, options } = await askLogIn();
  const signed = await device.sign(options);
  const responses = await Promise.all([sendKey(ticket, signed), sendKey(ticket, signed)]);
  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
  expect((await sendKey(ticket, signed)).status).toBe(401);
});

it('a passkey challenge expires after five minutes', async () => {
  const { device } = await ownerWithKey();
  const { ticket, options } = await askLogIn();
  const signed = await device.sign(options);
  expect(await fiveMinutesLater(() => sendKey(ticket, signed))).toBe(401);
  expect((await sendKey(ticket, signed)).status).toBe(200);
});

it.each([
  ['of another site', { origin: 'https://evil.test' }],
  ['for another host', { rpId: 'evil.test' }],
  ['without user verification', { verified: false }],
  ['whose counter went back, as a copy’s does', { counter: 1 }],
])('a log-in is refused with a passkey %s', async (_, flaws) => {
  const { device } = await ownerWithKey();
  const { ticket, options } = await askLogIn();
  const response = await sendKey(ticket, await device.sign(options, flaws));
  expect(response.status).toBe(401);
  expect(response.headers.getSetCookie()).toEqual([]);
});

it('a log-in with a passkey is refused if another challenge was signed, or another key signed', async () => {
  const { device } = await ownerWithKey();
  const [first, second] = [await askLogIn(), await askLogIn()];
  const signed = await device.sign(second.options);
  expect((await sendKey(first.ticket, signed)).status).toBe(401);
  const stranger = { ...(await (await authenticator()).sign(first.options)), id: device.id };
  expect((await sendKey(first.ticket, { ...stranger, rawId: device.id })).status).toBe(401);
  expect((await sendKey('no ticket', signed)).status).toBe(401);
  expect((await sendKey(second.ticket, signed)).status).toBe(200);
});

it('a removed passkey no longer logs in', async () => {
  const { owner, device, id } = await ownerWithKey();
  const { ticket, options } = await askLogIn();
  const signed = await device.sign(options);
  await owner.delete(`/account/passkeys/${id}/`, { password: PASSWORD });
  expect((await sendKey(ticket, signed)).status).toBe(401);
});

it('a passkey challenge is stored when it is used, not when it is requested', async () => {
  const { device } = await ownerWithKey();
  await askLogIn();
  const before = [await rowCount('used_passkey_challenges'), await rowCount('rate_limits')];
  const { ticket, options } = await askLogIn();
  await askLogIn();
  expect([await rowCount('used_passkey_challenges'), await rowCount('rate_limits')]).toEqual(
    before,
  );
  expect((await sendKey(ticket, await device.sign(options))).status).toBe(200);
  expect(await rowCount('used_passkey_challenges')).toBe(before[0]! + 1);
});

it.each<[string, (parts: string[]) => string[]]>([
  ['a later time', ([purpose, user, time, ...rest]) => [purpose!, user!, `${time}0`, ...rest]],
  ['another account', ([purpose, , ...rest]) => [purpose!, '1', ...rest]],
  ['another purpose', ([, ...rest]) => ['second-factor', ...rest]],
  ['another signature', (parts) => [...parts.slice(0, -1), 'A'.repeat(43)]],
  ['no signature', (parts) => parts.slice(0, -1)],
])('a passkey ticket that was changed to have %s is refused', async (_, change) => {
  const { device } = await ownerWithKey();
  const { ticket, options } = await askLogIn();
  const changed = change(ticket.split('.')).join('.');
  const challenge = hashChallenge(changed);
  const signed = await device.sign({ ...options, challenge });
  const response = await sendKey(changed, signed);
  const errors = { message: 'That took too long. Please try again.' };
  expect([response.status, await response.json()]).toEqual([401, { errors }]);
});

it('a malformed passkey ticket is refused without a database read', async () => {
  const prepare = vi.spyOn(env.DB, 'prepare');
  const of = { purpose: 'log-in', now: Date.now() } as const;
  for (const ticket of [
    '',
    'log-in',
    `log-in.7.${of.now}.nonce.signature`,
    `log-in.${'7'.repeat(500)}`,
  ])
    expect(await findChallenge(openD1(env.DB), { ticket, ...of })).toBeUndefined();
  expect(prepare).not.toHaveBeenCalled();
  prepare.mockRestore();
});

it('only a wrong passkey counts as a failed log-in', async () => {
  const { device } = await ownerWithKey();
  const headers = { 'CF-Connecting-IP': newAddress() };
  const from = `key = 'log-in from ${headers['CF-Connecting-IP']}'`;
  async function send(by: typeof device) {
    const { ticket, options } = await askLogIn();
    return post('/auth/passkey/', { ticket, response: await by.sign(options) }, { headers });
  }
  expect((await send(device)).status).toBe(200);
  expect(await rowCount('rate_limits', from)).toBe(0);
  const stranger = await authenticator();
  const most = LIMITS.LOGIN_FAILURES_PER_ADDRESS.limit;
  for (let time = 0; time < most; time += 1) expect((await send(stranger)).status).toBe(401);
  const refused = await send(device);
  expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true]);
});
