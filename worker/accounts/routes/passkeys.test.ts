import type { ListedPasskey, PasskeySettings } from '@desert/contract/accounts/passkeys';
import { SettingsService } from '@simplewebauthn/server';
import { expect, it, vi } from 'vitest';
import { env, rowCount } from '../../test/account.ts';
import { authenticator } from '../../test/authenticator.ts';
import { type Fan, signedInFan } from '../../test/fan.ts';
import { PASSWORD, signedInOwner } from '../../test/owner.ts';
import {
  addKey,
  askForKey,
  fiveMinutesLater,
  guardedOwner,
  ownerWithKey,
} from '../../test/passkeys.ts';
import { upTo } from '../../test/rows-read.ts';

const settingsOf = async (owner: Fan) =>
  (await owner.get('/account/passkeys/')).json<PasskeySettings>();
const removal = (owner: Fan, id: number, password = PASSWORD) =>
  owner.delete(`/account/passkeys/${id}/`, { password });

it('an added passkey is listed once per device, by its name and without key material', async () => {
  const { owner, added, device } = await ownerWithKey();
  expect(added.status).toBe(201);
  const passkey = await added.json<ListedPasskey>();
  expect(passkey).toMatchObject({ name: 'My phone', last_used_at: null, backed_up: true });
  expect(await settingsOf(owner)).toEqual({
    passkeys: [passkey],
    user_handle: Buffer.from(`user-${owner.id}`).toString('base64url'),
    second_factor: false,
    recovery_codes_left: 0,
  });
  const fields = ['backed_up', 'created_at', 'credential_id', 'id', 'last_used_at', 'name'];
  expect(Object.keys(passkey).toSorted()).toEqual(fields);
  // It counts as a write by the account.
  expect(await rowCount('rate_limits', `key = 'write ${owner.id}'`)).toBe(2);
  expect((await askForKey(owner)).options).toMatchObject({
    rp: { id: 'desert.test' },
    excludeCredentials: [{ id: device.id, transports: ['internal'] }],
  });
});

it('adding a passkey requires the password', async () => {
  const owner = await signedInOwner();
  const refused = await owner.post('/account/passkeys/options/', { password: 'a guess' });
  const errors = { password: 'That password isn’t correct' };
  expect([refused.status, await refused.json()]).toEqual([400, { errors }]);
});

it.each([
  ['another site', { origin: 'https://evil.test' }],
  ['another host', { rpId: 'evil.test' }],
])('a passkey made for %s is 400', async (_, flaws) => {
  const owner = await signedInOwner();
  const { ticket, options } = await askForKey(owner);
  const response = (await authenticator()).register(options, flaws);
  const refused = await owner.post('/account/passkeys/new/', { ticket, response, name: 'x' });
  expect(refused.status).toBe(400);
  expect((await settingsOf(owner)).passkeys).toEqual([]);
});

it('a passkey with attestation certificates is rejected before they are verified, and uses up its ticket', async () => {
  const owner = await signedInOwner();
  const device = await authenticator();
  const { ticket, options } = await askForKey(owner);
  const verified = vi.spyOn(SettingsService, 'getRootCertificates');
  const attestation = { format: 'apple', statement: { x5c: [new Uint8Array(2)] } };
  for (const response of [device.register(options, { attestation }), device.register(options)]) {
    const body = { ticket, response, name: 'x' };
    expect((await owner.post('/account/passkeys/new/', body)).status).toBe(400);
  }
  expect(verified).not.toHaveBeenCalled();
});

it('a passkey challenge works once, for its own account, for five minutes', async () => {
  const [owner, other] = [await signedInOwner(), await signedInOwner()];
  const device = await authenticator();
  const { ticket, options } = await askForKey(owner);
  const body = { ticket, response: device.register(options), name: 'x' };
  expect((await other.post('/account/passkeys/new/', body)).status).toBe(400);
  expect(await fiveMinutesLater(() => owner.post('/account/passkeys/new/', body))).toBe(400);
  expect((await owner.post('/account/passkeys/new/', body)).status).toBe(201);
  expect((await owner.post('/account/passkeys/new/', body)).status).toBe(400);
});

it('adding another account’s passkey responds with 409', async () => {
  const { device } = await ownerWithKey();
  const other = await signedInOwner();
  const { ticket, options } = await askForKey(other);
  const body = { ticket, response: device.register(options), name: 'x' };
  const refused = await other.post('/account/passkeys/new/', body);
  expect([refused.status, (await settingsOf(other)).passkeys]).toEqual([409, []]);
});

it('an account can have 20 passkeys at most', async () => {
  const owner = await signedInOwner();
  const request = await askForKey(owner);
  await env.DB.prepare(
    `INSERT INTO passkeys (user_id, credential_id, public_key, counter, backed_up, name, created_at)
      SELECT ${owner.id}, 'made-' || value, '', 0, 0, 'x', 1 FROM ${upTo(20)}`,
  ).run();
  const device = await authenticator();
  const body = { ticket: request.ticket, response: device.register(request.options), name: 'x' };
  expect((await owner.post('/account/passkeys/new/', body)).status).toBe(409);
  const refused = await owner.post('/account/passkeys/options/', { password: PASSWORD });
  expect(refused.status).toBe(409);
});

it('only the owner of a passkey can rename it or, with the password, remove it', async () => {
  const { owner, id } = await ownerWithKey();
  const renamed = await owner.put(`/account/passkeys/${id}/`, { name: ' Key ring ' });
  expect(await renamed.json()).toMatchObject({ id, name: 'Key ring' });
  expect((await owner.put(`/account/passkeys/${id}/`, { name: ' ' })).status).toBe(400);
  const other = await signedInFan();
  expect((await other.put(`/account/passkeys/${id}/`, { name: 'Mine' })).status).toBe(404);
  expect((await removal(owner, id, 'a guess')).status).toBe(400);
  expect((await removal(await signedInOwner(), id)).status).toBe(404);
  expect((await settingsOf(owner)).passkeys).toMatchObject([{ name: 'Key ring' }]);
  expect((await removal(owner, id)).status).toBe(200);
  expect((await settingsOf(owner)).passkeys).toEqual([]);
});

const turn = (owner: Fan, on: boolean, password = PASSWORD) =>
  owner.put('/account/second-factor/', { on, password });

it('turning on the second factor without a passkey responds with 409', async () => {
  const owner = await signedInOwner();
  const refused = await turn(owner, true);
  const errors = { message: 'Add a passkey first.' };
  expect([refused.status, await refused.json()]).toEqual([409, { errors }]);
  expect(await settingsOf(owner)).toMatchObject({ second_factor: false, recovery_codes_left: 0 });
});

it('turning on the second factor returns ten recovery codes, which can be replaced with the password', async () => {
  const { owner, codes } = await guardedOwner();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes)
    expect(code).toMatch(/^([\da-hjkmnp-tv-z]{4}-){6}[\da-hjkmnp-tv-z]{2}$/);
  expect(await settingsOf(owner)).toMatchObject({ second_factor: true, recovery_codes_left: 10 });
  const stored = `SELECT group_concat(code_hash) AS all_of FROM recovery_codes WHERE user_id = ?`;
  const text = await env.DB.prepare(stored).bind(owner.id).first<string>('all_of');
  expect(text).toMatch(/^([\da-f]{64},?){10}$/);

  const renew = (password: string) => owner.post('/account/recovery-codes/', { password });
  expect((await renew('a guess')).status).toBe(400);
  const renewed = await renew(PASSWORD);
  const { recovery_codes } = await renewed.json<{ recovery_codes: string[] }>();
  expect(new Set([...codes, ...recovery_codes]).size).toBe(20);
  expect(await settingsOf(owner)).toMatchObject({ recovery_codes_left: 10 });
});

it('turning the second factor on or off requires the password, and turning it off deletes the codes', async () => {
  const { owner } = await guardedOwner();
  expect((await turn(owner, false, 'a guess')).status).toBe(400);
  expect(await settingsOf(owner)).toMatchObject({ second_factor: true });
  expect(await (await turn(owner, false)).json()).toEqual({ recovery_codes: [] });
  expect(await settingsOf(owner)).toMatchObject({ second_factor: false, recovery_codes_left: 0 });
  expect((await turn(owner, true, 'a guess')).status).toBe(400);
  const renewed = await owner.post('/account/recovery-codes/', { password: PASSWORD });
  expect(renewed.status).toBe(409);
  expect(await settingsOf(owner)).toMatchObject({ second_factor: false });
});

it('only the removal of an account’s last passkey turns the second factor off', async () => {
  const { owner, id } = await guardedOwner();
  const second = await addKey(owner, 'Another');
  await removal(owner, id);
  expect(await settingsOf(owner)).toMatchObject({ second_factor: true, recovery_codes_left: 10 });
  await removal(owner, second.id);
  expect(await settingsOf(owner)).toEqual({
    passkeys: [],
    user_handle: expect.any(String) as string,
    second_factor: false,
    recovery_codes_left: 0,
  });
});
