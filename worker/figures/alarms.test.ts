import type { SiteHealth } from '@desert/contract/pages/figures';
import { beforeEach, expect, it } from 'vitest';
import { openD1 } from '../platform/database/open.ts';
import { env } from '../test/account.ts';
import { signedInModerator } from '../test/moderators.ts';
import { checkAlarms } from './alarms.ts';
import { countFigures, type Figure } from './count.ts';

const NOON = Date.UTC(2026, 10, 29, 12);
const FIVE_MINUTES_MS = 5 * 60_000;
const GOOD: SiteHealth = {
  builds: [],
  jobs: { waiting: 0, oldest_minutes: 0, failed: 0 },
  mails: { waiting: 0, sent: 0 },
  databases: [{ name: 'main', bytes: 100, limit: 1000 }],
};

beforeEach(async () => {
  const tables = ['figures', 'alarms', 'mails', 'jobs'];
  await env.DB.batch(tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
  await env.DB.prepare("UPDATE users SET role = 'member'").run();
});

async function readSubjects(): Promise<string[]> {
  const query = env.DB.prepare('SELECT subject FROM mails ORDER BY id');
  return (await query.all<{ subject: string }>()).results.map(({ subject }) => subject);
}

const count = (responses: number, figure: Pick<Figure, 'metric' | 'value'>, now = NOON) =>
  countFigures(
    openD1(env.DB),
    Array.from({ length: responses }, () => ({ section: 'news', build: 'aaaa', ...figure })),
    now,
  );

it('moderators get one email when a section fails, and one when that is over', async () => {
  await signedInModerator();
  await count(100, { metric: 'fragment', value: 30 });
  await checkAlarms(env, NOON);
  expect(await readSubjects()).toEqual([]);
  await count(6, { metric: 'error', value: 0 });
  for (const runs of [1, 2]) await checkAlarms(env, NOON + runs * FIVE_MINUTES_MS);
  expect(await readSubjects()).toEqual(['Alarm: errors of news']);
  const later = NOON + 3 * 60 * 60_000;
  await env.DB.prepare('DELETE FROM jobs').run();
  await count(100, { metric: 'fragment', value: 30 }, later);
  for (const runs of [1, 2]) await checkAlarms(env, later + runs * FIVE_MINUTES_MS);
  expect(await readSubjects()).toEqual(['Alarm: errors of news', 'Over: errors of news']);
});

it('every moderator is told, and no other member', async () => {
  await Promise.all([signedInModerator(), signedInModerator()]);
  await count(20, { metric: 'fragment', value: 3000 });
  await checkAlarms(env, NOON);
  expect(await readSubjects()).toEqual(['Alarm: slow news', 'Alarm: slow news']);
});

it.each<[string, Partial<SiteHealth>, string[]]>([
  ['few responses', {}, []],
  ['a job that was given up', { jobs: { ...GOOD.jobs, failed: 1 } }, ['Alarm: failed jobs']],
  [
    'a job that waits for an hour',
    { jobs: { ...GOOD.jobs, waiting: 1, oldest_minutes: 60 } },
    ['Alarm: waiting jobs'],
  ],
  [
    'a database that is nearly full',
    { databases: [{ name: 'main', bytes: 800, limit: 1000 }] },
    ['Alarm: size of the main database'],
  ],
  [
    'a database that does not respond',
    { databases: [{ name: 'search', bytes: null, limit: 1000 }] },
    ['Alarm: no search database'],
  ],
])('after %s, the alarms are right', async (_, health, subjects) => {
  await signedInModerator();
  await checkAlarms(env, NOON, { ...GOOD, ...health });
  expect(await readSubjects()).toEqual(subjects);
});
