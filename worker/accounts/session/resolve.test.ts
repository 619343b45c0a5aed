import { drizzle } from 'drizzle-orm/d1';
import { beforeEach, expect, it } from 'vitest';
import { countRowsRead } from '../../platform/database/rows-read.ts';
import { env, type newFan, rowCount } from '../../test/account.ts';
import { newOwner } from '../../test/owner.ts';
import { isAuthenticatedLately } from './authentication.ts';
import { readSession, shareSession } from './resolve.ts';
import { hashToken, readToken } from './token.ts';

const DAY = 24 * 60 * 60 * 1000;

const database = drizzle(env.DB);
let fan: ReturnType<typeof newFan>;
let browser: string;
let token: string;

const request = (cookies = browser) =>
  new Request('https://desert.test/', { headers: { Cookie: cookies } });

const at = (day: number, cookies = browser) => readSession(request(cookies), database, day * DAY);

beforeEach(async () => {
  await env.DB.exec('DELETE FROM sessions');
  ({ fan, browser } = await newOwner({ now: 0 }));
  token = readToken(request())!;
});

it('a session identifies its member', async () => {
  expect((await at(0))!.account).toEqual({
    id: expect.any(Number),
    username: fan.username,
    email: fan.email,
    email_confirmed: false,
    is_new: true,
  });
});

it('a session ends 30 days after it was last renewed', async () => {
  expect(await at(29.999)).not.toBeNull();
  await env.DB.exec('UPDATE sessions SET renewed_at = 0');
  expect(await at(30)).toBeNull();
});

it('a session and its cookie end 90 days after the log-in, however often the session is used', async () => {
  for (let day = 20; day < 80; day += 20) expect(await at(day)).not.toBeNull();
  expect((await at(80))!.renewed).toContain('; Max-Age=864000;');
  expect(await at(89.999)).not.toBeNull();
  expect(await at(90)).toBeNull();
});

it('a session that was started by a clock more than a minute ahead is not accepted', async () => {
  const minute = 1 / (24 * 60);
  expect(await at(-minute)).not.toBeNull();
  expect(await at(-2 * minute)).toBeNull();
});

it.each([
  [0, true],
  [9.99, true],
  [10, false],
  [-1, true],
  [-1.01, false],
])(
  'a session authenticated %f minutes ago counts as authenticated recently: %s',
  async (minutes, is) => {
    const session = { ...(await at(0))!, authenticated_at: 0 };
    expect(isAuthenticatedLately(session, minutes * 60_000)).toBe(is);
  },
);

it('a session in use is renewed together with its cookie', async () => {
  expect((await at(20))!.renewed).toBe(
    `__Host-session=${token}; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax`,
  );
  expect(await at(40)).not.toBeNull();
  expect(await at(70)).toBeNull();
});

it('a session is renewed once a day at most', async () => {
  expect((await at(0.99))!.renewed).toBeUndefined();
  expect((await at(1))!.renewed).toBeDefined();
  expect((await at(1.99))!.renewed).toBeUndefined();
  expect(await rowCount('sessions', `renewed_at = ${DAY}`)).toBe(1);
});

it('the token hash that the database stores opens no session', async () => {
  const stolen = hashToken(token);
  expect(await rowCount('sessions', `token_hash = '${stolen}'`)).toBe(1);
  for (const value of [
    stolen,
    stolen.slice(0, 43),
    Buffer.from(stolen, 'hex').toString('base64url'),
  ]) {
    expect(await at(0, `__Host-session=${value}`)).toBeNull();
  }
});

it.each(['', 'x', 'A'.repeat(43), "' OR 1=1 --", '%00', 'A'.repeat(10_000)])(
  'no session is opened by %j',
  async (value) => expect(await at(0, `__Host-session=${value}`)).toBeNull(),
);

async function rowsRead(...requests: Request[]): Promise<number> {
  const counted = countRowsRead(env.DB);
  const sessions = requests.map((each) => readSession(each, drizzle(counted.database), 0));
  await Promise.all(sessions);
  return counted.rowsRead();
}

it('a request looks up its session at most once, and only with a token', async () => {
  expect(await rowsRead(request(''), request('__Host-session=x'))).toBe(0);
  const ownRequest = request();
  const once = await rowsRead(ownRequest);
  expect(once).toBeGreaterThan(0);
  expect(once).toBeLessThanOrEqual(4);
  expect(await rowsRead(ownRequest, ownRequest)).toBe(0);
});

it('a read of the API that shares the session of its page reads no rows', async () => {
  const page = request();
  await readSession(page, database, 0);
  const read = shareSession(page, request(''), database);
  expect(await rowsRead(read)).toBe(0);
  expect((await readSession(read, database))!.account.username).toBe(fan.username);
});
