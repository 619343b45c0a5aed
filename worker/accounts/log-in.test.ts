import { createHash, scrypt as nativeScrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import { findByLogin } from '../members/users/users.ts';
import {
  authContextBy,
  cookiesOf,
  env,
  newAddress,
  type newFan,
  rowCount,
  type Visitor,
} from '../test/account.ts';
import { captureOutcome } from '../test/outcome.ts';
import { newOwner } from '../test/owner.ts';
import type { SignedIn } from './finish-sign-in.ts';
import { logIn } from './log-in.ts';
import { createPasswords, type Scrypt } from './passwords.ts';
import { readAnySession, readSession } from './session/resolve.ts';
import { readToken } from './session/token.ts';

const CHEAP = { ln: 1, r: 1, p: 1 };
let fan: ReturnType<typeof newFan>;
let id: number;

beforeAll(async () => void ({ fan, id } = await newOwner()));

const attempt = (input: Partial<typeof fan> = {}, visitor: Visitor = {}) =>
  captureOutcome(logIn(authContextBy({ address: newAddress(), ...visitor }), { ...fan, ...input }));

async function succeed(visitor?: Visitor): Promise<SignedIn> {
  const outcome = await attempt({}, visitor);
  if (!outcome.ok) throw new Error('refused');
  return outcome;
}

const tokenOf = (outcome: SignedIn) =>
  readToken(authContextBy({ cookies: cookiesOf(outcome) }).request) ?? '';
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
const stored = (hash: string, is = 'true') =>
  rowCount('sessions', `token_hash = '${hash}' AND ${is}`);

it('a log-in signs in with the e-mail or the username, in any case, and the password', async () => {
  for (const name of [fan.email, fan.username.toUpperCase()])
    expect(await attempt({ email: name })).toMatchObject({
      ok: true,
      account: { id, username: fan.username, email: fan.email },
    });
});

it('a log-in is refused in the same words, whatever is wrong', async () => {
  const stored = (await findByLogin(authContextBy().database, fan.email))!;
  for (const input of [
    { password: 'howl at the sun' },
    { password: fan.password.toUpperCase() },
    { password: `${fan.password} ` },
    { email: 'nobody@example.com' },
    { email: 'nobody' },
    { password: stored.password },
  ])
    expect({ input, outcome: await attempt(input) }).toEqual({
      input,
      outcome: {
        ok: false,
        status: 401,
        errors: { message: 'Incorrect email or password.' },
      },
    });
});

it('a log-in with an unknown email address takes as long as with a known one', async () => {
  const work: unknown[] = [];
  const passwords = createPasswords(CHEAP, (password, salt, length, options) => {
    work.push([salt.length, length, options]);
    return (promisify(nativeScrypt) as Scrypt)(password, salt, length, options);
  });
  await attempt({ email: 'nobody@example.com' }, { passwords });
  const forNobody = work.splice(0);
  await attempt({ password: 'wrong' }, { passwords });
  const forSomebody = work.splice(0);
  await attempt({}, { passwords });
  expect(forNobody).toHaveLength(1);
  expect(forNobody).toEqual(forSomebody);
  expect(work).toEqual(forSomebody);
});

it('a log-in hashes the password again only if it succeeds and the hash parameters changed', async () => {
  const stored = async () => (await findByLogin(authContextBy().database, fan.email))!.password;
  const before = await stored();
  await attempt({ password: 'wrong' }, { passwords: createPasswords({ ...CHEAP, p: 2 }) });
  await succeed();
  expect(await stored()).toBe(before);
  await succeed({ passwords: createPasswords({ ...CHEAP, p: 2 }) });
  expect(await stored()).toMatch(/^\$scrypt\$ln=1,r=1,p=2\$/);
  await succeed();
  expect(await attempt({ password: 'wrong' })).toMatchObject({ status: 401 });
});

it('a session that starts during a suspension is restricted', async () => {
  const { fan: other } = await newOwner();
  const isTheirs = `username = '${other.username}'`;
  const cheap = createPasswords(CHEAP);
  const passwords = {
    ...cheap,
    async verify(...args: Parameters<typeof cheap.verify>) {
      await env.DB.exec(`UPDATE users SET suspended_until = 9e15 WHERE ${isTheirs}`);
      return cheap.verify(...args);
    },
  };
  const outcome = await attempt(other, { passwords });
  expect(outcome).toMatchObject({ status: 403, suspended: true });
  const cookies = cookiesOf({ cookies: outcome.ok ? [] : (outcome.cookies ?? []) });
  const { request, database } = authContextBy({ cookies });
  expect(await readSession(request, database, 0)).toBeNull();
  expect(await readAnySession(request, database, 0)).toMatchObject({ suspended_until: 9e15 });
});

it('each log-in gets a new session token of 256 bits, of which only the hash is stored', async () => {
  const planted = 'A'.repeat(43);
  const outcomes = [await succeed(), await succeed({ cookies: `__Host-session=${planted}` })];
  const tokens = outcomes.map(tokenOf);
  expect(new Set([planted, ...tokens]).size).toBe(3);
  for (const token of tokens) {
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(await stored(hashOf(token))).toBe(1);
    expect(await stored(token)).toBe(0);
  }
});

it('a log-in replaces the browser’s earlier session by one with its time and a short device name', async () => {
  const [first, other] = [await succeed(), await succeed()];
  const before = await rowCount('sessions', `user_id = ${id}`);
  const second = await succeed({ cookies: cookiesOf(first) });
  expect(await rowCount('sessions', `user_id = ${id}`)).toBe(before);
  const left = [first, other, second].map((outcome) => stored(hashOf(tokenOf(outcome))));
  expect(await Promise.all(left)).toEqual([0, 1, 1]);
  const outcome = await succeed({ now: 1234, device: `Mozilla ${'x'.repeat(500)}` });
  const is = `created_at = 1234 AND renewed_at = 1234 AND device = 'Mozilla ${'x'.repeat(192)}'`;
  expect(await stored(hashOf(tokenOf(outcome)), is)).toBe(1);
});
