import { users } from '@desert/drizzle/schema';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import { type MockInstance, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeBatch } from '../database/retry.ts';
import { env, rowCount } from '../test/account.ts';
import { type Fan, signedInFan } from '../test/fan.ts';
import { mailbox } from '../test/mail.ts';
import { claimMail } from './claim.ts';
import { tryMail, workAtMail } from './work.ts';
import { writeMail } from './write.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const LETTER = {
  subject: 'A letter',
  before: ['Hello'],
  link: { label: 'Go', address: 'https://desert.test/reset?token=secret' },
  after: [],
};

const database = drizzle(env.DB);
let fan: Fan;
let log: MockInstance<typeof console.error>;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  log = vi.spyOn(console, 'error').mockReturnValue();
  await env.DB.exec('DELETE FROM mails');
  fan = await signedInFan();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const write = (key = 'one', owner = fan.id) =>
  writeBatch(database, [
    writeMail(database, { key, letter: LETTER, owner: eq(users.id, owner), now: Date.now() }),
  ]);
const logged = () => log.mock.calls.map(([line]) => JSON.parse(String(line)) as object);
const mail = () => env.DB.prepare('SELECT * FROM mails').first();

/** A platform's error with a code of its own, and the address in its words. */
const refusal = (code: string) => Object.assign(new Error(`fan@example.com: ${code}`), { code });

it('a mail is sent once, as from a machine, and its text is kept no longer', async () => {
  await write();
  const { sent, env: platform } = mailbox();
  await workAtMail(platform);
  await workAtMail(platform);
  expect(sent).toEqual([
    expect.objectContaining({
      to: `${fan.username}@example.com`,
      subject: 'A letter',
      text: expect.stringContaining('https://desert.test/reset?token=secret\n'),
      headers: expect.objectContaining({ 'Auto-Submitted': 'auto-generated' }),
    }),
  ]);
  expect(await mail()).toMatchObject({ text: '', html: '', tries: 1, sent_at: Date.now() });
  expect(log).not.toHaveBeenCalled();
});

it('a mail written twice is one, and is none for an account that there is not', async () => {
  await write();
  await write();
  await write('two', 99_999);
  expect(await rowCount('mails')).toBe(1);
});

it('a mail is taken by one of two workers, and of one that died left to the next', async () => {
  await write();
  const claims = await Promise.all([1, 2, 3].map(() => claimMail(database, Date.now())));
  expect(claims.filter(Boolean)).toHaveLength(1);
  const { sent, env: platform } = mailbox();
  await workAtMail(platform);
  expect(sent).toEqual([]);
  vi.setSystemTime(Date.now() + MINUTE);
  await workAtMail(platform);
  expect(sent).toHaveLength(1);
});

it('a mail that was handed over by a worker which died before it said so goes again, by the same name', async () => {
  await write();
  const { sent, env: platform } = mailbox();
  const claimed = await claimMail(database, Date.now());
  await tryMail(platform, database, claimed!);
  await env.DB.exec('UPDATE mails SET sent_at = NULL');
  vi.setSystemTime(Date.now() + MINUTE);
  await workAtMail(platform);
  expect(sent.map(({ headers }) => headers['X-Entity-Ref-ID'])).toEqual([
    `mail-${claimed!.id}`,
    `mail-${claimed!.id}`,
  ]);
});

it('a mail of a queue that stood still for a day is sent; one that cannot be stands in no other’s way', async () => {
  await write('one');
  await write('two');
  await write('three');
  vi.setSystemTime(Date.now() + DAY);
  const errors = [refusal('E_INTERNAL_SERVER_ERROR')];
  const { sent, env: platform } = mailbox(() => errors.pop());
  await workAtMail(platform);
  expect(sent).toHaveLength(2);
});

it('a mail that cannot be sent is tried again after growing waits, and given up loudly, without its address', async () => {
  await write();
  const { env: platform } = mailbox(() => refusal('E_INTERNAL_SERVER_ERROR'));
  const waits: number[] = [];
  for (let attempt = 0; attempt < 7; attempt += 1) {
    await workAtMail(platform);
    const { next_at } = (await mail())!;
    waits.push((Number(next_at) - Date.now()) / MINUTE);
    vi.setSystemTime(Number(next_at));
  }
  expect(waits.slice(0, 6)).toEqual([1, 5, 30, 120, 360, 1440]);
  expect(await mail()).toMatchObject({
    text: '',
    html: '',
    sent_at: null,
    error: 'E_INTERNAL_SERVER_ERROR',
  });
  await workAtMail(platform);
  expect(logged()).toHaveLength(7);
  expect(logged().at(-1)).toMatchObject({ event: 'mail.given-up', tries: 7 });
  expect(JSON.stringify(logged())).not.toMatch(/example\.com|secret/);
});

it.each(['E_RECIPIENT_SUPPRESSED', 'E_VALIDATION_ERROR'])(
  'a mail that cannot be sent since the address bounces or is none (%s) is given up at once',
  async (code) => {
    await write();
    await workAtMail(mailbox(() => refusal(code)).env);
    expect(await mail()).toMatchObject({ tries: 1, failed_at: Date.now(), error: code });
  },
);

it('a mail that cannot be sent where nothing is set up says that, and goes out when it is', async () => {
  await write();
  await workAtMail({ ...mailbox().env, MAIL_FROM: '' });
  expect(logged()).toMatchObject([{ event: 'mail.failed', error: 'not configured' }]);
  vi.setSystemTime(Date.now() + MINUTE);
  const { sent, env: platform } = mailbox();
  await workAtMail(platform);
  expect(sent).toHaveLength(1);
});

it('a mail that cannot be sent is given up where the last who tried it did not say what came of it', async () => {
  await write();
  await env.DB.exec('UPDATE mails SET tries = 7');
  const { sent, env: platform } = mailbox();
  await workAtMail(platform);
  expect(sent).toEqual([]);
  expect(logged()).toMatchObject([{ event: 'mail.given-up', error: 'cut off' }]);
});
