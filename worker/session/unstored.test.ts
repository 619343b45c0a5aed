import { users } from '@desert/drizzle/schema';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import { beforeEach, expect, it } from 'vitest';
import { findById, type User } from '../accounts/users.ts';
import { countRowsRead } from '../database/rows-read.ts';
import { cookiesOf, env } from '../test/account.ts';
import { signedInOwner } from '../test/owner.ts';
import { sessionOf } from './resolve.ts';
import { unstoredCookie } from './unstored.ts';

const MINUTE = 60_000;
const NOW = 1_790_000_000_000;
const database = drizzle(env.DB);
let owner: User;
let browser: string;

const request = (cookies: string) =>
  new Request('https://desert.test/', { headers: { Cookie: cookies } });
const at = (minute: number, cookies = browser) =>
  sessionOf(request(cookies), database, NOW + minute * MINUTE);
const set = (change: Partial<User>) =>
  database.update(users).set(change).where(eq(users.id, owner.id));

beforeEach(async () => {
  const { id } = await signedInOwner();
  owner = (await findById(database, id))!;
  browser = cookiesOf({ cookies: [await unstoredCookie(request(''), owner, NOW)] });
});

it('an unstored session and its cookie last an hour, and are not renewed', async () => {
  const session = await at(59);
  expect(session).toEqual({
    account: expect.objectContaining({ id: owner.id }),
    token_hash: expect.any(String),
    authenticated_at: NOW,
  });
  expect(await unstoredCookie(request(''), owner, NOW)).toMatch(/; Max-Age=3600; .*HttpOnly/);
  expect(await at(60)).toBeNull();
  expect(await at(-1)).toBeNull();
});

it('a session that is not stored ends with a new password, a suspension and the account', async () => {
  await set({ suspended_until: NOW + MINUTE });
  expect(await at(0)).toBeNull();
  expect(await at(1)).not.toBeNull();
  await set({ password: 'another' });
  expect(await at(1)).toBeNull();
  await set({ password: owner.password });
  expect(await at(1)).not.toBeNull();
  const gone = await unstoredCookie(request(''), { ...owner, id: 999_999 }, NOW);
  expect(await at(0, cookiesOf({ cookies: [gone] }))).toBeNull();
});

it('a session that is not stored is nobody else’s, and of no other time', async () => {
  const other = await signedInOwner();
  const [, id = '', issued = '', signature = ''] = /=(\d+)\.(\d+)\.([\w-]+)/.exec(browser) ?? [];
  const name = browser.split('=', 1)[0]!;
  const cookie = (...parts: (string | number)[]) => `${name}=${parts.join('.')}`;
  expect(await at(0, cookie(id, issued, signature))).not.toBeNull();
  for (const forged of [
    cookie(other.id, issued, signature),
    cookie(id, Number(issued) + 1, signature),
    cookie(id, issued, 'A'.repeat(43)),
    cookie(`${id}9`, issued, signature),
    cookie(id, issued, signature, signature),
    cookie(id, issued),
  ])
    expect({ forged, session: await at(1, forged) }).toEqual({ forged, session: null });
});

it('a session that is not stored is not signed by what the database has', async () => {
  const { createHmac } = await import('node:crypto');
  const key = `unstored-session undefined ${owner.password}`;
  const forged = createHmac('sha256', key).update(`${owner.id} ${NOW}`).digest('base64url');
  expect(await at(0, browser.replace(/[\w-]+$/, forged))).toBeNull();
});

it('a session that is not stored reads one row', async () => {
  const counted = countRowsRead(env.DB);
  await sessionOf(request(browser), drizzle(counted.database), NOW);
  expect(counted.rowsRead()).toBe(1);
});
