import type { VisitReport } from '@desert/contract/pages/figure-input';
import {
  type BuildFigures,
  percentile75,
  type SiteHealth,
  toBucket,
} from '@desert/contract/pages/figures';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { env } from '../test/account.ts';
import { post } from '../test/api.ts';
import { allSettled } from '../test/background.ts';
import type { Fan } from '../test/fan.ts';
import { runHourly } from '../test/jobs.ts';
import { signedInModerator } from '../test/moderators.ts';
import { rendering, revisit, sectionWith, visit } from '../test/visit.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let moderator: Fan;

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM figures').run();
  moderator = await signedInModerator();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const report = (more: Partial<VisitReport> = {}): VisitReport => ({
  section: 'shell',
  build: 'ssss',
  page: '/',
  connection: '4g',
  vitals: { LCP: 900, INP: 80, CLS: 3, TTFB: 120 },
  ...more,
});

async function readBuild(section: string): Promise<BuildFigures | undefined> {
  const response = await moderator.get('/moderation/health/');
  const { builds } = await response.json<SiteHealth>();
  return builds.find((build) => build.section === section);
}

/** The p75 that a histogram of these values gives. */
const p75 = (values: number[]) =>
  percentile75(
    new Map(
      [...Map.groupBy(values.map(toBucket), (at) => at)].map(([at, all]) => [at, all.length]),
    ),
  );

it('the figures of 1,000 visits equal a count of what they sent', async () => {
  const values = Array.from({ length: 1000 }, (_, at) => 50 + ((at * 7919) % 3000));
  for (const [at, LCP] of values.entries()) {
    // The limit of reports is per minute.
    if (at % 500 === 0) vi.setSystemTime(Date.now() + MINUTE_MS);
    const body = report({ vitals: { LCP, TTFB: LCP / 4 } });
    expect((await post('/figures/', body)).status).toBe(204);
  }
  const found = await readBuild('shell');
  expect(found).toMatchObject({ build: 'ssss', visits: 1000, requests: 0, errors: 0 });
  const TTFB = p75(values.map((value) => value / 4));
  expect(found?.vitals).toEqual({ LCP: p75(values), INP: null, CLS: null, TTFB });
});

it('reports that name an unknown section, build or page add to one row', async () => {
  const vitals = { TTFB: 100 };
  for (const name of ['a', 'b', 'c'])
    await post('/figures/', report({ section: name, build: name, page: `/${name}`, vitals }));
  const { results } = await env.DB.prepare('SELECT section, build, page, count FROM figures').all();
  expect(results).toEqual([{ section: 'other', build: 'other', page: 'other', count: 3 }]);
});

it.each([
  ['a negative time', { vitals: { LCP: -1 } }],
  ['a connection of its own', { connection: 'carrier pigeon' }],
  ['markup as a section', { section: '<b>' }],
])('a report with %s is refused', async (_, more) => {
  expect((await post('/figures/', { ...report(), ...more })).status).toBe(400);
});

it('nothing is counted if the figures are off', async () => {
  const off = { ...env, FIELD_FIGURES: 'off' };
  expect((await post('/figures/', report(), { environment: off })).status).toBe(204);
  expect(await env.DB.prepare('SELECT count(*) AS n FROM figures').first('n')).toBe(0);
});

it('the edge counts its requests, and a section’s fragments and failures, and writes them after a minute', async () => {
  const render = rendering('<h1>2011-12</h1>');
  await visit('/history/2011-12', render);
  for (let visits = 0; visits < 2; visits += 1) await revisit('/history/2011-12', render);
  const fails = sectionWith(() => new Response('', { status: 500 }));
  vi.spyOn(console, 'error').mockReturnValue();
  await revisit('/history/2011-12', fails);
  await allSettled();
  expect(await readBuild('history')).toBeUndefined();
  vi.setSystemTime(Date.now() + MINUTE_MS);
  await revisit('/history/2011-12', render);
  await allSettled();
  expect(await readBuild('history')).toMatchObject({ build: 'aaaa', requests: 4, errors: 1 });
  expect(await readBuild('edge')).toMatchObject({ build: 'eeee', requests: 5 });
});

it('figures are deleted after 30 days', async () => {
  await post('/figures/', report());
  vi.setSystemTime(Date.now() + 31 * DAY_MS);
  await runHourly('clean');
  expect(await env.DB.prepare('SELECT count(*) AS n FROM figures').first('n')).toBe(0);
});
