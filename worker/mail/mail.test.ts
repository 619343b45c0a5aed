import { users } from '@desert/drizzle/schema';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import { type MockInstance, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readHealth } from '../figures/health.ts';
import type { JobEnv } from '../jobs/handler.ts';
import { claimJobs, LEASE_MS } from '../jobs/queue.ts';
import { writeBatch } from '../platform/database/retry.ts';
import { env, rowCount } from '../test/account.ts';
import { endingAt } from '../test/ending.ts';
import { type Fan, signedInFan } from '../test/fan.ts';
import { jobsOf, makeDue, runDue } from '../test/jobs.ts';
import { mailbox } from '../test/mail.ts';
import { enqueueMail } from './write.ts';

const MINUTE = 60_000;
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
  await env.DB.exec("DELETE FROM mails; DELETE FROM jobs WHERE kind = 'mail'");
  fan = await signedInFan();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const write = (key = 'one', owner = fan.id) =>
  writeBatch(
    database,
    enqueueMail(database, { key, letter: LETTER, owner: eq(users.id, owner), now: Date.now() }),
  );
const logged = () => log.mock.calls.map(([line]) => JSON.parse(String(line)) as object);
const send = (platform: JobEnv) => runDue(['mail'], platform);
const mail = () => env.DB.prepare('SELECT * FROM mails').first();

/** An error of the mail platform with this code, and the address in its message. */
const refusal = (code: string) => Object.assign(new Error(`fan@example.com: ${code}`), { code });

it('an enqueued mail is sent once, and its text is deleted then', async () => {
  await write();
  const { sent, env: platform } = mailbox();
  await send(platform);
  await send(platform);
  expect(sent).toEqual([
    expect.objectContaining({
      to: `${fan.username}@example.com`,
      subject: 'A letter',
      text: expect.stringContaining('https://desert.test/reset?token=secret\n'),
      headers: expect.objectContaining({ 'Auto-Submitted': 'auto-generated' }),
    }),
  ]);
  expect(await mail()).toMatchObject({ text: '', html: '', sent_at: Date.now() });
  expect(await jobsOf('mail')).toEqual([]);
  expect(log).not.toHaveBeenCalled();
});

it('a sent mail is counted, and a failure to count it sends no second mail', async () => {
  await env.DB.exec('DELETE FROM figures');
  await write();
  const { sent, env: platform } = mailbox();
  await send(platform);
  const { hours } = await readHealth(database, database);
  expect(hours.at(-1)).toMatchObject({ mails: 1 });
  await write('two');
  await env.DB.exec('ALTER TABLE figures RENAME TO no_figures');
  await send(platform);
  await env.DB.exec('ALTER TABLE no_figures RENAME TO figures');
  expect(sent).toHaveLength(2);
  expect(await jobsOf('mail')).toEqual([]);
  expect(logged()).toMatchObject([{ event: 'figures.lost' }]);
});

it('a mail is stored at most once, and only for an existing account', async () => {
  await write();
  await write();
  await write('two', 99_999);
  expect(await rowCount('mails')).toBe(1);
});

const claim = () => claimJobs(database, 'mail', { now: Date.now(), limit: 1, isSerial: false });

it('a mail whose runner stopped before noting the delivery is sent again, with the same X-Entity-Ref-ID', async () => {
  await write();
  const { sent, env: platform } = mailbox();
  await claim();
  const { id } = (await mail())!;
  await platform.EMAIL!.send({ headers: { 'X-Entity-Ref-ID': `mail-${Number(id)}` } } as never);
  vi.setSystemTime(Date.now() + LEASE_MS);
  await send(platform);
  expect(new Set(sent.map(({ headers }) => headers['X-Entity-Ref-ID'])).size).toBe(1);
  expect(sent).toHaveLength(2);
});

it('a mail that fails temporarily is retried with backoff until its last attempt', async () => {
  await write();
  const { env: platform } = mailbox(() => refusal('E_INTERNAL_SERVER_ERROR'));
  const waits: number[] = [];
  for (let attempt = 0; attempt < 7; attempt += 1) {
    await send(platform);
    const [{ run_at } = { run_at: 0 }] = await jobsOf('mail');
    waits.push((run_at - Date.now()) / MINUTE);
    vi.setSystemTime(Math.max(run_at, Date.now()));
  }
  expect(waits.slice(0, 6)).toEqual([1, 5, 30, 120, 360, 1440]);
  expect(await mail()).toMatchObject({
    text: '',
    html: '',
    sent_at: null,
    failed_at: Date.now(),
  });
  expect(await jobsOf('mail')).toMatchObject([
    { failed_at: Date.now(), last_error: 'E_INTERNAL_SERVER_ERROR' },
  ]);
  await send(platform);
  expect(logged()).toHaveLength(7);
  expect(logged().at(-1)).toMatchObject({ event: 'job.given-up', kind: 'mail', attempts: 7 });
  expect(JSON.stringify(logged())).not.toMatch(/example\.com|secret/);
});

it.each(['E_RECIPIENT_SUPPRESSED', 'E_VALIDATION_ERROR'])(
  'a mail that cannot be sent because the address bounces or is invalid (%s) is given up at once',
  async (code) => {
    await write();
    await send(mailbox(() => refusal(code)).env);
    expect(await mail()).toMatchObject({ failed_at: Date.now(), text: '' });
    expect(await jobsOf('mail')).toMatchObject([{ attempts: 1, last_error: code }]);
  },
);

it('a mail waits until a sender is configured', async () => {
  await write();
  await send({ ...mailbox().env, MAIL_FROM: '' });
  expect(logged()).toMatchObject([{ event: 'job.failed', error: 'not configured' }]);
  vi.setSystemTime(Date.now() + MINUTE);
  const { sent, env: platform } = mailbox();
  await send(platform);
  expect(sent).toHaveLength(1);
});

it('a mail that cannot be sent does not count toward the limit of mails', async () => {
  await env.DB.exec('DELETE FROM rate_limits');
  await write();
  await send(mailbox(() => refusal('E_INTERNAL_SERVER_ERROR')).env);
  expect(await rowCount('rate_limits')).toBe(0);
});

it('a mail whose last attempt was cut off is given up', async () => {
  await write();
  await env.DB.exec('UPDATE jobs SET attempts = 7');
  const { sent, env: platform } = mailbox();
  await send(platform);
  expect(sent).toEqual([]);
  expect(logged()).toMatchObject([{ event: 'job.given-up', error: 'cut off' }]);
});

it('a killed mail runner loses no mail, and repeats a mail only if it was delivered before', async () => {
  for (let request = 1; ; request += 1) {
    await env.DB.exec("DELETE FROM mails; DELETE FROM jobs WHERE kind = 'mail'");
    await write(`cut off ${request}`);
    const { sent, env: platform } = mailbox();
    // The Worker stops alternately before and after the database ran the call.
    const calls = { left: request, after: request % 2 === 0 };
    await send({ ...platform, DB: endingAt(env.DB, calls) });
    const handedOver = sent.length;
    await makeDue();
    await send(platform);
    const isTwice = sent.length === 2;
    expect({ request, sent: sent.length - Number(isTwice) }).toEqual({ request, sent: 1 });
    expect({ request, isFault: isTwice && handedOver === 0 }).toEqual({ request, isFault: false });
    expect(await jobsOf('mail')).toEqual([]);
    expect(await mail()).toMatchObject({ text: '', sent_at: expect.any(Number) as number });
    if (calls.left > 0) return;
  }
});
