import {
  LINK_LIFETIME,
  MAIL_LIFETIME,
  PASSKEY_CHALLENGE_LIFETIME,
  RESTORE_WINDOW,
  UNUSED_PHOTO_LIFETIME,
} from '@desert/drizzle/retention';
import { drizzle } from 'drizzle-orm/d1';
import { beforeEach, expect, it, vi } from 'vitest';
import { admitWrite } from './accounts/limits.ts';
import { logIn } from './accounts/log-in.ts';
import { askForPasskey } from './accounts/passkeys/passkey-log-in.ts';
import { signUp } from './accounts/sign-up.ts';
import { scheduled } from './scheduled.ts';
import { env, newAddress, newFan, rowCount, authContextBy } from './test/account.ts';
import { signedInFan } from './test/fan.ts';
import { keptFiles, uploadPhoto } from './test/uploads.ts';

const DAY = 24 * 60 * 60 * 1000;

beforeEach(async () => {
  const tables = [
    'mail_links',
    'mails',
    'passkey_challenges',
    'sessions',
    'attempts',
    'deleted_rows',
    'news',
    'users',
  ];
  await env.DB.batch(tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
});

it('removes the sessions that are over and the attempts that no longer count, and nothing else', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const fan = newFan();
  await signUp(authContextBy({ address: newAddress(), now: 0 }), fan);
  await logIn(authContextBy({ address: newAddress(), now: 1 }), { ...fan, password: 'a guess' });
  await logIn(authContextBy({ address: newAddress(), now: 1 }), fan);

  const run = (now: number) => scheduled({ scheduledTime: now } as ScheduledController, env);
  const counts = () => Promise.all(['users', 'sessions', 'attempts'].map((t) => rowCount(t)));

  await run(60 * 60 * 1000);
  expect(await counts()).toEqual([1, 2, 1]);
  await run(30 * DAY);
  expect(await counts()).toEqual([1, 1, 0]);
  await run(30 * DAY + 1);
  expect(await counts()).toEqual([1, 0, 0]);
  expect(log.mock.calls.slice(-2).map(([line]) => JSON.parse(line as string) as object)).toEqual([
    {
      event: 'database.cleaned',
      sessions: 1,
      attempts: 0,
      deleted_rows: 0,
      notifications: 0,
      passkey_challenges: 0,
      mail_links: 0,
      mails: 0,
      written_bytes: 0,
    },
    { event: 'photos.removed', unused: 0, files: 0 },
  ]);
  log.mockRestore();
});

it('removes how much was written on days that are over', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const run = (now: number) => scheduled({ scheduledTime: now } as ScheduledController, env);
  await admitWrite(drizzle(env.DB), env, 1, { bytes: 10, now: 3 * DAY });
  await run(4 * DAY - 1);
  expect(await rowCount('written_bytes')).toBe(1);
  await run(4 * DAY);
  expect(await rowCount('written_bytes')).toBe(0);
  log.mockRestore();
});

it('removes what browsers were asked to sign and can sign no more', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const run = (now: number) => scheduled({ scheduledTime: now } as ScheduledController, env);
  const context = authContextBy({ address: newAddress(), now: 0 });
  await askForPasskey(context);
  await run(PASSKEY_CHALLENGE_LIFETIME - 1);
  expect(await rowCount('passkey_challenges')).toBe(1);
  await run(PASSKEY_CHALLENGE_LIFETIME);
  expect(await rowCount('passkey_challenges')).toBe(0);
  log.mockRestore();
});

it('removes the photos that nothing uses, with their files', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  await uploadPhoto(await signedInFan());
  const run = (now: number) => scheduled({ scheduledTime: now } as ScheduledController, env);
  await run(Date.now());
  expect(await keptFiles()).toHaveLength(1);
  await run(Date.now() + UNUSED_PHOTO_LIFETIME + 1);
  expect(JSON.parse(log.mock.lastCall![0] as string)).toEqual({
    event: 'photos.removed',
    unused: 1,
    files: 1,
  });
  expect(await keptFiles()).toEqual([]);
  log.mockRestore();
});

it('removes what was deleted as soon as it cannot be put back', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const fan = await signedInFan();
  const { id } = await (
    await fan.post('/news/new/', { title: 'A', details: 'B' })
  ).json<{ id: number }>();
  const before = Date.now();
  await fan.delete(`/news/${id}/delete/`);
  const after = Date.now();
  const run = (now: number) => scheduled({ scheduledTime: now } as ScheduledController, env);

  await run(before + RESTORE_WINDOW - 1);
  expect(await rowCount('deleted_rows')).toBe(1);
  await run(after + RESTORE_WINDOW);
  expect(await rowCount('deleted_rows')).toBe(0);
  log.mockRestore();
});

it('removes what is over also while there is no search', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const down = { prepare: () => ({ first: async () => Promise.reject(new Error('Down')) }) };
  const environment = { ...env, SEARCH: down as unknown as D1Database };
  await scheduled({ scheduledTime: Date.now() } as ScheduledController, environment);
  const events = log.mock.calls.map(
    ([line]) => (JSON.parse(line as string) as { event: string }).event,
  );
  expect(events).toEqual([
    'search.behind',
    'database.cleaned',
    'photos.removed',
    'search.not-swept',
  ]);
  log.mockRestore();
});

it('removes links that no longer work, and mails a month after they were written', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const run = (now: number) => scheduled({ scheduledTime: now } as ScheduledController, env);
  const counts = () => Promise.all(['mail_links', 'mails'].map((table) => rowCount(table)));
  const outcome = await signUp(authContextBy({ address: newAddress(), now: 0 }), newFan());
  expect(outcome.ok).toBe(true);
  // Sent: nothing is set up here to try it with.
  await env.DB.exec('UPDATE mails SET sent_at = 1');
  await run(LINK_LIFETIME - 1);
  expect(await counts()).toEqual([1, 1]);
  await run(LINK_LIFETIME);
  expect(await counts()).toEqual([0, 1]);
  await run(MAIL_LIFETIME);
  expect(await counts()).toEqual([0, 0]);
  log.mockRestore();
});
