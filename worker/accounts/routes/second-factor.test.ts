import { expect, it } from 'vitest';
import { LIMITS } from '../../http/rate-limits/policies.ts';
import { cookiesOf, newAddress, rowCount } from '../../test/account.ts';
import { callApi, post } from '../../test/api.ts';
import { PASSWORD } from '../../test/owner.ts';
import { addKey, fiveMinutesLater, givePassword, guardedOwner } from '../../test/passkeys.ts';

const send = (body: object, headers = {}) => post('/auth/second-factor/', body, { headers });

it('a log-in with only the password responds with 403 without a session if the account has a second factor', async () => {
  const { email, owner, device } = await guardedOwner();
  const before = await rowCount('sessions', `user_id = ${owner.id}`);
  const response = await post('/auth/login', { email, password: PASSWORD });
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({
    errors: { message: 'This account also needs a passkey or a recovery code to log in.' },
    second_factor: { options: { allowCredentials: [{ id: device.id }] } },
  });
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(await rowCount('sessions', `user_id = ${owner.id}`)).toBe(before);
  const guess = await post('/auth/login', { email, password: 'a guess' });
  expect(guess.status).toBe(401);
  expect(Object.keys(await guess.json<object>())).toEqual(['errors']);
});

it('a passkey completes the second factor once, also without user verification', async () => {
  const { email, owner, device } = await guardedOwner();
  const { ticket, options } = await givePassword(email);
  const response = await device.sign(options, { verified: false });
  const done = await send({ ticket, response });
  expect(done.status).toBe(200);
  const knownResponse = await callApi('/auth/', { cookies: cookiesOf(done) });
  expect(await knownResponse.json()).toMatchObject({ username: owner.username });
  expect((await send({ ticket, response })).status).toBe(401);
});

it('a recovery code completes the second factor once, however it is typed', async () => {
  const { email, codes } = await guardedOwner();
  const [code = ''] = codes;
  const { ticket } = await givePassword(email);
  const typed = ` ${code.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O')} `;
  expect((await send({ ticket, recovery_code: typed })).status).toBe(200);
  const again = await givePassword(email);
  const refused = await send({ ticket: again.ticket, recovery_code: code });
  const recovery_code = 'That recovery code is incorrect or was already used';
  expect([refused.status, await refused.json()]).toEqual([401, { errors: { recovery_code } }]);
});

it('only one of two browsers that send the same recovery code at the same time logs in', async () => {
  const { email, codes } = await guardedOwner();
  const tickets = [await givePassword(email), await givePassword(email)];
  const responses = await Promise.all(
    tickets.map(({ ticket }) => send({ ticket, recovery_code: codes[0] })),
  );
  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
});

it('a second factor refuses other members’ passkeys and codes, and codes that were replaced', async () => {
  const [own, other] = [await guardedOwner(), await guardedOwner()];
  const { ticket, options } = await givePassword(own.email);
  expect((await send({ ticket, response: await other.device.sign(options) })).status).toBe(401);
  expect((await send({ ticket, recovery_code: other.codes[0] })).status).toBe(401);
  await own.owner.post('/account/recovery-codes/', { password: PASSWORD });
  expect((await send({ ticket, recovery_code: own.codes[0] })).status).toBe(401);
});

it('a second-factor ticket survives a wrong code, and expires when used or after five minutes', async () => {
  const { email, codes } = await guardedOwner();
  const { ticket } = await givePassword(email);
  expect((await send({ ticket })).status).toBe(400);
  expect((await send({ ticket, recovery_code: ' ' })).status).toBe(400);
  expect((await send({ ticket, recovery_code: 'wrong' })).status).toBe(401);
  expect(await fiveMinutesLater(() => send({ ticket, recovery_code: codes[0] }))).toBe(401);
  expect((await send({ ticket, recovery_code: codes[0] })).status).toBe(200);
  expect((await send({ ticket, recovery_code: codes[1] })).status).toBe(401);
});

it('second factors share the password’s limit of attempts: 429 with Retry-After', async () => {
  const { email, codes } = await guardedOwner();
  const { ticket } = await givePassword(email);
  const headers = { 'CF-Connecting-IP': newAddress() };
  const most = LIMITS.LOGIN_FAILURES_PER_ACCOUNT.limit;
  for (let time = 0; time < most; time += 1) {
    expect((await send({ ticket, recovery_code: 'wrong' }, headers)).status).toBe(401);
  }
  const refused = await send({ ticket, recovery_code: codes[0] }, headers);
  expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true]);
});

it('a new password revokes a second-factor ticket', async () => {
  const { email, codes, owner } = await guardedOwner();
  const { ticket } = await givePassword(email);
  await owner.put('/account/password/', {
    current_password: PASSWORD,
    password: 'howl at the sun',
  });
  expect((await send({ ticket, recovery_code: codes[0] })).status).toBe(401);
});

it('a log-in needs only the password once the second factor is turned off', async () => {
  const { email, owner } = await guardedOwner();
  await addKey(owner);
  await owner.put('/account/second-factor/', { password: PASSWORD, on: false });
  expect((await post('/auth/login', { email, password: PASSWORD })).status).toBe(200);
});
