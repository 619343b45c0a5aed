import { createHash, scrypt as nativeScrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { anySessionOf, sessionOf } from '../session/resolve.ts';
import { readToken } from '../session/token.ts';
import {
  cookiesOf,
  env,
  newAddress,
  newFan,
  rowCount,
  authContextBy,
  type Visitor,
} from '../test/account.ts';
import type { SignedIn } from './auth-result.ts';
import { logIn } from './log-in.ts';
import { createPasswords, type Scrypt } from './passwords.ts';
import { signUp } from './sign-up.ts';
import { findByLogin } from './users.ts';

const CHEAP = { ln: 1, r: 1, p: 1 };
const fan = newFan();
let id: number;

beforeAll(async () => {
  const outcome = await signUp(authContextBy(), fan);
  if (!outcome.ok) throw new Error('refused');
  id = outcome.account.id;
});

const attempt = (input: Partial<typeof fan> = {}, visitor: Visitor = {}) =>
  logIn(authContextBy({ address: newAddress(), ...visitor }), { ...fan, ...input });

async function succeed(visitor?: Visitor): Promise<SignedIn> {
  const outcome = await attempt({}, visitor);
  if (!outcome.ok) throw new Error('refused');
  return outcome;
}

const tokenOf = (outcome: SignedIn) =>
  readToken(authContextBy({ cookies: cookiesOf(outcome) }).request) ?? '';

describe('a log-in', () => {
  it.each([
    ['e-mail', fan.email],
    ['username', fan.username],
  ])('signs in with the %s and the password, in any case', async (_, name) => {
    const outcome = await attempt({ email: name.toUpperCase() });
    expect(outcome).toMatchObject({
      ok: true,
      account: { id, username: fan.username, email: fan.email },
    });
  });

  it.each([
    ['another password', { password: 'howl at the sun' }],
    ['the password in another case', { password: fan.password.toUpperCase() }],
    ['the password with a space', { password: `${fan.password} ` }],
    ['an e-mail that nobody has', { email: 'nobody@example.com' }],
    ['a username that nobody has', { email: 'nobody' }],
    ['the stored hash for a password', {}],
  ])('is refused in the same words with %s', async (what, input) => {
    const { password } = (await findByLogin(authContextBy().database, fan.email))!;
    const typed = what.startsWith('the stored') ? { password } : input;
    expect(await attempt(typed)).toEqual({
      ok: false,
      status: 401,
      errors: { message: 'The e-mail or the password is wrong.' },
    });
  });

  it('works as hard where nobody has the e-mail', async () => {
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

  it('hashes the password again when the parameters changed, and only then', async () => {
    const before = (await findByLogin(authContextBy().database, fan.email))!.password;
    await attempt({ password: 'wrong' }, { passwords: createPasswords({ ...CHEAP, p: 2 }) });
    await succeed();
    expect((await findByLogin(authContextBy().database, fan.email))!.password).toBe(before);
    await succeed({ passwords: createPasswords({ ...CHEAP, p: 2 }) });
    const after = (await findByLogin(authContextBy().database, fan.email))!.password;
    expect(after).toMatch(/^\$scrypt\$ln=1,r=1,p=2\$/);
    await succeed();
    expect(await attempt({ password: 'wrong' })).toMatchObject({ status: 401 });
  });
});

describe('the session of a log-in', () => {
  it('a session that starts during a suspension is restricted', async () => {
    const other = newFan();
    await signUp(authContextBy({ address: newAddress() }), other);
    const isTheirs = `username = '${other.username}'`;
    const cheap = createPasswords(CHEAP);
    const passwords = {
      ...cheap,
      async verify(...asked: Parameters<typeof cheap.verify>) {
        await env.DB.exec(`UPDATE users SET suspended_until = 9e15 WHERE ${isTheirs}`);
        return cheap.verify(...asked);
      },
    };
    const outcome = await attempt(other, { passwords });
    expect(outcome).toMatchObject({ status: 403, suspended: true });
    const cookies = cookiesOf({ cookies: outcome.ok ? [] : (outcome.cookies ?? []) });
    const { request, database } = authContextBy({ cookies });
    expect(await sessionOf(request, database, 0)).toBeNull();
    expect(await anySessionOf(request, database, 0)).toMatchObject({ suspended_until: 9e15 });
  });

  it('has a new token each time, of 256 bits, which is stored only as its hash', async () => {
    const tokens = [tokenOf(await succeed()), tokenOf(await succeed()), tokenOf(await succeed())];
    expect(new Set(tokens).size).toBe(3);
    for (const token of tokens) {
      expect(Buffer.from(token, 'base64url')).toHaveLength(32);
      const hash = createHash('sha256').update(token).digest('hex');
      expect(await rowCount('sessions', `token_hash = '${hash}'`)).toBe(1);
      expect(await rowCount('sessions', `token_hash = '${token}'`)).toBe(0);
    }
  });

  it('does not take over a token that the browser came with', async () => {
    const planted = 'A'.repeat(43);
    const outcome = await succeed({ cookies: `__Host-session=${planted}` });
    expect(tokenOf(outcome)).not.toBe(planted);
  });

  it('ends the one that the browser had, and no other', async () => {
    const [first, other] = [await succeed(), await succeed()];
    const before = await rowCount('sessions', `user_id = ${id}`);
    const second = await succeed({ cookies: cookiesOf(first) });
    expect(await rowCount('sessions', `user_id = ${id}`)).toBe(before);
    const hashes = [first, other, second].map((outcome) =>
      createHash('sha256').update(tokenOf(outcome)).digest('hex'),
    );
    const counts = hashes.map((hash) => rowCount('sessions', `token_hash = '${hash}'`));
    expect(await Promise.all(counts)).toEqual([0, 1, 1]);
  });

  it('says when and where it began, the device shortened', async () => {
    const outcome = await succeed({ now: 1234, device: `Mozilla ${'x'.repeat(500)}` });
    const hash = createHash('sha256').update(tokenOf(outcome)).digest('hex');
    const is = `created_at = 1234 AND renewed_at = 1234 AND device = 'Mozilla ${'x'.repeat(192)}'`;
    expect(await rowCount('sessions', `token_hash = '${hash}' AND ${is}`)).toBe(1);
  });
});
