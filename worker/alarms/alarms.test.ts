import { FIGURE_HOUR_MS, type SiteHealth } from '@desert/contract/pages/figures';
import { beforeEach, expect, it } from 'vitest';
import { countFigures, type FieldFigure } from '../figures/count.ts';
import { readHealth } from '../figures/health.ts';
import { openD1 } from '../platform/database/open.ts';
import { env } from '../test/account.ts';
import { signedInModerator } from '../test/moderators.ts';
import { checkAlarms } from './alarms.ts';

const NOON = Date.UTC(2026, 10, 29, 12);
const FIVE_MINUTES_MS = 5 * 60_000;
const GOOD: SiteHealth = {
  builds: [],
  jobs: { waiting: 0, oldest_minutes: 0, failed: 0 },
  mails: { waiting: 0 },
  hours: [],
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

const count = (responses: number, figure: Pick<FieldFigure, 'metric' | 'value'>, now = NOON) =>
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

it('the hourly number of waiting jobs is the highest number that a check counted', async () => {
  for (const waiting of [3, 8, 1])
    await checkAlarms(env, NOON, { ...GOOD, jobs: { ...GOOD.jobs, waiting } });
  const database = openD1(env.DB);
  const { hours, builds } = await readHealth(database, database, NOON);
  expect(hours.at(-1)).toEqual({ hour: NOON / FIGURE_HOUR_MS, waiting: 8, mails: 0 });
  expect(hours).toHaveLength(24);
  expect(builds).toEqual([]);
  await checkAlarms({ ...env, FIELD_FIGURES: 'off' }, NOON - FIGURE_HOUR_MS, GOOD);
  const rows = env.DB.prepare('SELECT count(*) AS n FROM figures WHERE hour < ?');
  expect(await rows.bind(NOON / FIGURE_HOUR_MS).first('n')).toBe(0);
});

it('an alarm is mailed to every moderator, and to no other member', async () => {
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
])('after %s, moderators get exactly the alarms for it', async (_, health, subjects) => {
  await signedInModerator();
  await checkAlarms(env, NOON, { ...GOOD, ...health });
  expect(await readSubjects()).toEqual(subjects);
});
