import { LINK_LIFETIME_MS, MAIL_LIFETIME_MS } from '@desert/drizzle/retention';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { logIn } from '../../accounts/log-in.ts';
import { signUp } from '../../accounts/sign-up.ts';
import { authContextBy, env, newAddress, newFan, rowCount } from '../../test/account.ts';
import { captureOutcome } from '../../test/outcome.ts';
import { newOwner } from '../../test/owner.ts';
import { runScheduledJobs } from './scheduled.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

let log: MockInstance<typeof console.error>;

beforeEach(async () => {
  log = vi.spyOn(console, 'error').mockReturnValue();
  const tables = 'mail_links mails used_passkey_challenges sessions rate_limits news users';
  await env.DB.batch(tables.split(' ').map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
});
afterEach(() => vi.restoreAllMocks());

const run = (now: number, environment = env) =>
  runScheduledJobs({ scheduledTime: now } as ScheduledController, environment);
const guess = (fan: ReturnType<typeof newFan>, now: number) =>
  captureOutcome(
    logIn(authContextBy({ address: newAddress(), now }), { ...fan, password: 'a guess' }),
  );
const counts = (...tables: string[]) => Promise.all(tables.map((table) => rowCount(table)));
const logged = () => log.mock.calls.map(([line]) => JSON.parse(line as string) as object);

it('the cron removes only expired sessions and log-in attempts', async () => {
  const { fan } = await newOwner({ now: 0 });
  await guess(fan, 1);
  await logIn(authContextBy({ address: newAddress(), now: 1 }), fan);
  await run(15 * 60_000);
  // Two for the sign-up, and one for each of three policies of the wrong log-in.
  expect(await counts('users', 'sessions', 'rate_limits')).toEqual([1, 2, 5]);
  await run(30 * DAY);
  expect(await counts('users', 'sessions', 'rate_limits')).toEqual([1, 1, 0]);
  await run(30 * DAY + 1);
  expect(await counts('users', 'sessions', 'rate_limits')).toEqual([1, 0, 0]);
  expect(logged().slice(-3)).toEqual([
    {
      event: 'database.cleaned',
      sessions: 1,
      rate_limits: 0,
      notifications: 0,
      used_passkey_challenges: 0,
      mail_links: 0,
      figures: 0,
      notices: 0,
      mails: 0,
    },
    { event: 'records.purged', purged: 0 },
    { event: 'photos.removed', unused: 0, files: 0 },
  ]);
});

it('the cron removes sessions and log-in attempts dated more than a minute ahead by a wrong clock', async () => {
  const { fan } = await newOwner({ now: DAY });
  await guess(fan, DAY);
  await run(DAY - 60_000);
  const before = await counts('sessions', 'rate_limits');
  expect(before).toEqual([1, 5]);
  await run(DAY - 60_001);
  expect(await counts('sessions', 'rate_limits')).toEqual([0, 0]);
});

it('the cron removes expired rows even while the search database is down', async () => {
  const down = { prepare: () => ({ first: async () => Promise.reject(new Error('Down')) }) };
  await run(Date.now(), { ...env, SEARCH: down as unknown as D1Database });
  const events = [
    'job.failed',
    'database.cleaned',
    'records.purged',
    'photos.removed',
    'job.failed',
  ];
  expect(logged()).toMatchObject(events.map((event) => ({ event })));
});

it('the cron removes mailed links and mails when their lifetimes end', async () => {
  await signUp(authContextBy({ address: newAddress(), now: 0 }), newFan());
  // Marks the mail as sent: no sender is configured here.
  await env.DB.exec('UPDATE mails SET sent_at = 1');
  await run(LINK_LIFETIME_MS - 1);
  expect(await counts('mail_links', 'mails')).toEqual([1, 1]);
  await run(LINK_LIFETIME_MS);
  expect(await counts('mail_links', 'mails')).toEqual([0, 1]);
  await run(MAIL_LIFETIME_MS);
  expect(await counts('mail_links', 'mails')).toEqual([0, 0]);
});
